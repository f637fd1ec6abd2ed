//! Entities: key, fields, states and moves.

use super::cursor::Cursor;
use super::{Parsed, types};
use crate::ast::{Attributes, EntityDecl, FromStates, MoveDecl, StateDecl};
use crate::code::Code;
use crate::diagnostic::Diagnostic;
use crate::ir::Name;
use crate::names::nearest;
use proc_macro2::Delimiter;

/// `entity Name { key k: T; field: T?; states ...; move ...; resettable; }`
pub(super) fn entity(cursor: &mut Cursor<'_>, attributes: Attributes) -> Parsed<EntityDecl> {
    let before = cursor.parser().problems();
    let name = cursor.name("an entity")?;
    let body = cursor.group(Delimiter::Brace, "`{` and the entity's members")?;
    let (fields, states, moves) = (Vec::new(), Vec::new(), Vec::new());
    let mut entity = EntityDecl { attributes, name, key: None, fields, states, moves, resettable: None, whole: true };
    let parser = cursor.parser();
    for mut piece in Cursor::inside(parser, &body).split(';') {
        let parsed = member(&mut piece, &mut entity).and_then(|()| piece.finish());
        parser.keep(&piece, parsed);
    }
    entity.whole = parser.problems() == before;
    Ok(entity)
}

fn member(cursor: &mut Cursor<'_>, entity: &mut EntityDecl) -> Parsed<()> {
    let attributes = types::attributes(cursor)?;
    // `key: T`, `states: T`, `move: T` and `resettable: T` are fields of that name.
    if cursor.peek_word("key") && !cursor.is_followed_by(':') {
        let at = cursor.word("key")?;
        let mut key = types::field(cursor)?;
        key.attributes = attributes;
        if let Some(first) = &entity.key {
            let problem = Diagnostic::new(Code::DuplicateName, at, "an entity has one key");
            return Err(problem.related(first.name.at, "the first one").into());
        }
        entity.key = Some(key);
    } else if cursor.peek_word("states") && !cursor.is_followed_by(':') {
        cursor.word("states")?;
        let parser = cursor.parser();
        entity.states.extend(parser.each(cursor.split(','), state));
    } else if cursor.peek_word("move") && !cursor.is_followed_by(':') {
        cursor.word("move")?;
        entity.moves.push(declared_move(cursor, attributes)?);
    } else if cursor.peek_word("resettable") && !cursor.is_followed_by(':') {
        let at = cursor.word("resettable")?;
        if let Some(first) = entity.resettable.replace(at) {
            let problem = Diagnostic::new(Code::DuplicateName, at, "a second `resettable` of one entity");
            return Err(problem.related(first, "the first one").into());
        }
    } else {
        let near = cursor.peek_any_word().and_then(|word| nearest(&word, ["key", "states", "move", "resettable"]));
        let is_field = cursor.is_followed_by(':');
        // Without its colon it may be another member, misspelt.
        let mut field = types::field(cursor).map_err(|problem| match near {
            Some(near) if !is_field => problem.maybe_help(Some(format!("or did you mean `{near}`?"))).into(),
            _ => problem,
        })?;
        field.attributes = attributes;
        entity.fields.push(field);
    }
    Ok(())
}

/// `initial Pending`, `Running`, `final Gone`
fn state(cursor: &mut Cursor<'_>) -> Parsed<StateDecl> {
    let attributes = types::attributes(cursor)?;
    let mut first = cursor.name("a state")?;
    let (mut is_initial, mut is_final) = (false, false);
    while !cursor.is_empty() && matches!(first.text.as_str(), "initial" | "final") {
        is_initial |= first.text == "initial";
        is_final |= first.text == "final";
        first = cursor.name("a state")?;
    }
    Ok(StateDecl { attributes, name: first, is_initial, is_final })
}

/// `name: A -> B`, `name: {A, B} -> C`, `name: any -> C`
fn declared_move(cursor: &mut Cursor<'_>, attributes: Attributes) -> Parsed<MoveDecl> {
    let name = cursor.name("a move")?;
    cursor.punct(":")?;
    let from = match cursor.take_group(Delimiter::Brace) {
        Some(group) => FromStates::Named(names(&mut Cursor::inside(cursor.parser(), &group), "a state")),
        None if cursor.take_word("any").is_some() => FromStates::Any,
        None => FromStates::Named(vec![cursor.name("the state the move starts from, `{A, B}` or `any`")?]),
    };
    cursor.punct("->")?;
    let to = cursor.name("the state the move ends in")?;
    Ok(MoveDecl { attributes, name, from, to })
}

/// Names separated by commas.
pub(super) fn names(cursor: &mut Cursor<'_>, what: &str) -> Vec<Name> {
    let parser = cursor.parser();
    parser.each(cursor.split(','), |piece| piece.name(what))
}
