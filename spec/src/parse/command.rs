//! Commands, their outcomes and effects.

use super::cursor::Cursor;
use super::{Parsed, entity, expr, types, unknown_word};
use crate::ast::{AlsoDecl, AssignDecl, Attributes, CommandDecl, EffectDecl, OutcomeDecl, TargetDecl, ValueDecl};
use proc_macro2::Delimiter;

const EFFECTS: [&str; 9] = ["create", "move", "keep", "delete", "set", "clear", "emit", "reject", "also"];

/// `command Name(inputs) on Entity[key] by actor { outcomes }`
pub(super) fn command(cursor: &mut Cursor<'_>, attributes: Attributes) -> Parsed<CommandDecl> {
    let before = cursor.parser().problems();
    let name = cursor.name("a command")?;
    let inputs = types::fields(cursor, Delimiter::Parenthesis)?;
    cursor.word("on")?;
    let entity = cursor.name("the entity it addresses")?;
    let key = cursor.group(Delimiter::Bracket, "`[` and the input that names the row")?;
    let mut inside = Cursor::inside(cursor.parser(), &key);
    let key_input = inside.name("the input that names the row")?;
    inside.end("`]`")?;
    let actor = match cursor.take_word("by") {
        Some(_) => Some(cursor.name("the actor that issues it")?),
        None => None,
    };
    let body = cursor.group(Delimiter::Brace, "`{` and the outcomes")?;
    let parser = cursor.parser();
    let outcomes = parser.each(Cursor::inside(parser, &body).split(';'), outcome);
    let whole = parser.problems() == before;
    Ok(CommandDecl { attributes, name, inputs, entity, key_input, actor, outcomes, whole })
}

/// `name when guard => effects` or `name otherwise => effects`
fn outcome(cursor: &mut Cursor<'_>) -> Parsed<OutcomeDecl> {
    let attributes = types::attributes(cursor)?;
    let name = cursor.name("an outcome")?;
    let (guard, guard_at) = if let Some(at) = cursor.take_word("otherwise") {
        (None, at)
    } else if cursor.take_word("when").is_some() {
        let at = cursor.at();
        (Some(expr::expr(cursor)?), at)
    } else {
        return Err(cursor.expected("`when` and a guard, or `otherwise`").into());
    };
    cursor.punct("=>")?;
    let parser = cursor.parser();
    let before = parser.problems();
    let effects = parser.each(cursor.split(','), effect);
    let whole = parser.problems() == before;
    Ok(OutcomeDecl { attributes, name, guard, guard_at, effects, whole })
}

fn effect(cursor: &mut Cursor<'_>) -> Parsed<EffectDecl> {
    let word = cursor.any_name("an effect")?;
    let at = word.at;
    Ok(match word.text.as_str() {
        "create" => EffectDecl::Create(at),
        "keep" => EffectDecl::Keep(at),
        "delete" => EffectDecl::Delete(at),
        "move" => EffectDecl::Move(at, cursor.name("a declared move")?),
        "set" => EffectDecl::Set(at, assignments(cursor)?),
        "clear" => {
            let body = cursor.group(Delimiter::Brace, "`{` and the fields to clear")?;
            EffectDecl::Clear(at, entity::names(&mut Cursor::inside(cursor.parser(), &body), "a field"))
        }
        "emit" => EffectDecl::Emit(at, cursor.name("a declared event")?, optional_assignments(cursor)?),
        "also" => EffectDecl::Also(at, also(cursor)?),
        "reject" => EffectDecl::Reject(at, cursor.name("a declared error")?, optional_assignments(cursor)?),
        _ => {
            let message = format!("`{word}` is no effect");
            return Err(unknown_word(&word.text, at, message, "effects", &EFFECTS).into());
        }
    })
}

/// `Entity[key] { effects }` or `each row in Entity: condition { effects }`
fn also(cursor: &mut Cursor<'_>) -> Parsed<AlsoDecl> {
    let (entity, target) = if cursor.take_word("each").is_some() {
        let row = cursor.name("a name for the row")?;
        cursor.word("in")?;
        let entity = cursor.name("an entity")?;
        let condition = match cursor.take_punct(":") {
            Some(_) => Some(expr::expr(cursor)?),
            None => None,
        };
        (entity, TargetDecl::Each(row, condition))
    } else {
        let entity = cursor.name("the entity of another row, or `each`")?;
        let key = cursor.group(Delimiter::Bracket, "`[` and what names the row")?;
        (entity, TargetDecl::One(expr::row_key(cursor, &key)?))
    };
    let body = cursor.group(Delimiter::Brace, "`{` and what becomes of the row")?;
    let parser = cursor.parser();
    let effects = parser.each(Cursor::inside(parser, &body).split(','), effect);
    Ok(AlsoDecl { entity, target, effects })
}

fn optional_assignments(cursor: &mut Cursor<'_>) -> Parsed<Vec<AssignDecl>> {
    if cursor.peek_group(Delimiter::Brace) { assignments(cursor) } else { Ok(Vec::new()) }
}

/// `{ a = value, b }`
fn assignments(cursor: &mut Cursor<'_>) -> Parsed<Vec<AssignDecl>> {
    let body = cursor.group(Delimiter::Brace, "`{` and the fields")?;
    let parser = cursor.parser();
    Ok(parser.each(Cursor::inside(parser, &body).split(','), |piece| {
        let field = piece.name("a field")?;
        let value = match piece.take_punct("=") {
            Some(_) => Some(value(piece)?),
            None => None,
        };
        Ok(AssignDecl { field, value })
    }))
}

/// `{ a, b = input.c }`, `none`, a path or a literal
fn value(cursor: &mut Cursor<'_>) -> Parsed<ValueDecl> {
    let at = cursor.at();
    if cursor.take_word("none").is_some() {
        return Ok(ValueDecl::None(at));
    }
    if cursor.peek_group(Delimiter::Brace) {
        return Ok(ValueDecl::Record(at, cursor.parser().deeper(cursor, assignments)?));
    }
    Ok(ValueDecl::Operand(expr::operand(cursor)?))
}
