//! Views, bounds and rules.

use super::cursor::Cursor;
use super::{Parsed, entity, expr, types};
use crate::ast::{Attributes, BoundDecl, BoundEntry, DomainDecl, Operand, RuleBodyDecl, RuleDecl, StepDecl, ViewDecl};
use crate::code::Code;
use crate::diagnostic::Diagnostic;
use crate::ir::{At, Name, RuleKind};
use crate::named::Named;
use proc_macro2::Delimiter;

/// `view Name of Entity { rows all; order none; fresh read_your_writes; show all; }`
pub(super) fn view(cursor: &mut Cursor<'_>, attributes: Attributes) -> Parsed<ViewDecl> {
    let before = cursor.parser().problems();
    let name = cursor.name("a view")?;
    cursor.word("of")?;
    let entity = cursor.name("the entity it reads")?;
    let body = cursor.group(Delimiter::Brace, "`{` and the view's promises")?;
    let mut view = ViewDecl { attributes, name, entity, filter: None, show: None, freshness: None, whole: true };
    let mut said = Named::default();
    let parser = cursor.parser();
    for mut piece in Cursor::inside(parser, &body).split(';') {
        let parsed =
            once(&piece, &mut said).and_then(|()| promise(&mut piece, &mut view)).and_then(|()| piece.finish());
        parser.keep(&piece, parsed);
    }
    view.whole = parser.problems() == before;
    Ok(view)
}

/// Nothing is promised twice.
fn once(cursor: &Cursor<'_>, said: &mut Named<At>) -> Parsed<()> {
    let Some(word) = cursor.peek_any_word() else { return Ok(()) };
    let at = cursor.at();
    match said.insert(word.as_str(), at) {
        None => Ok(()),
        Some(first) => {
            let problem = Diagnostic::new(Code::DuplicateName, at, format!("a second `{word}` of one view"));
            Err(problem.related(first, "the first one").into())
        }
    }
}

fn promise(cursor: &mut Cursor<'_>, view: &mut ViewDecl) -> Parsed<()> {
    if cursor.take_word("rows").is_some() {
        if cursor.take_word("when").is_some() {
            view.filter = Some(expr::expr(cursor)?);
        } else {
            cursor.take_word("all").ok_or_else(|| cursor.expected("`all` or `when` and a condition"))?;
        }
    } else if cursor.take_word("order").is_some() {
        // The only promise about order that can be made of a set.
        cursor.word("none")?;
    } else if cursor.take_word("fresh").is_some() {
        view.freshness = Some(cursor.name("`read_your_writes` or `eventual`")?);
    } else if cursor.take_word("show").is_some() {
        if cursor.take_word("all").is_none() {
            let body = cursor.group(Delimiter::Brace, "`all` or `{` and the fields")?;
            view.show = Some(entity::names(&mut Cursor::inside(cursor.parser(), &body), "a field"));
        }
    } else {
        return Err(cursor.expected("`rows`, `order`, `fresh` or `show`").into());
    }
    Ok(())
}

/// `bound name { subject: domain; ... }`
pub(super) fn bound(cursor: &mut Cursor<'_>, attributes: Attributes) -> Parsed<BoundDecl> {
    let before = cursor.parser().problems();
    let name = cursor.name("a bound")?;
    let body = cursor.group(Delimiter::Brace, "`{` and the domains")?;
    let parser = cursor.parser();
    let entries = parser.each(Cursor::inside(parser, &body).split(';'), |piece| {
        let mut subject = vec![piece.name("an entity, input or type")?];
        if piece.take_punct(".").is_some() {
            subject.push(piece.name("an input")?);
        }
        piece.punct(":")?;
        Ok(BoundEntry { subject, domain: domain(piece)? })
    });
    let whole = parser.problems() == before;
    Ok(BoundDecl { attributes, name, entries, whole })
}

/// `2`, `1..=3` or `{none, 0, 1}`
fn domain(cursor: &mut Cursor<'_>) -> Parsed<DomainDecl> {
    let at = cursor.at();
    if let Some(group) = cursor.take_group(Delimiter::Brace) {
        let parser = cursor.parser();
        let pieces = Cursor::inside(parser, &group).split(',');
        return Ok(DomainDecl::Set(at, parser.each(pieces, element)));
    }
    let Some((_, low)) = expr::integer(cursor)? else {
        return Err(cursor.expected("a number, a range `1..=3` or a set `{...}`").into());
    };
    if cursor.is_empty() {
        return Ok(DomainDecl::Count(at, low));
    }
    types::range_from(cursor, at, low).map(DomainDecl::Range)
}

fn element(cursor: &mut Cursor<'_>) -> Parsed<(At, Option<Operand>)> {
    let at = cursor.at();
    if cursor.take_word("none").is_some() {
        return Ok((at, None));
    }
    Ok((at, Some(expr::operand(cursor)?)))
}

/// `always name: condition;`, `never name: step of Entity: condition;`
pub(super) fn rule(cursor: &mut Cursor<'_>, attributes: Attributes, kind: RuleKind) -> Parsed<RuleDecl> {
    let name = cursor.name("a rule")?;
    let within = within(cursor)?;
    cursor.punct(":")?;
    let body = match cursor.take_word("step") {
        Some(_) => {
            cursor.word("of")?;
            let entity = cursor.name("an entity")?;
            let (mut command, mut outcome) = (None, None);
            if cursor.take_word("by").is_some() {
                command = Some(cursor.name("a command")?);
                if cursor.take_punct(".").is_some() {
                    outcome = Some(cursor.name("an outcome")?);
                }
            }
            cursor.punct(":")?;
            RuleBodyDecl::Step(StepDecl { entity, command, outcome, condition: expr::expr(cursor)? })
        }
        None => RuleBodyDecl::World(expr::expr(cursor)?),
    };
    Ok(RuleDecl { attributes, name, kind, within, body })
}

/// `within s, m`
pub(super) fn within(cursor: &mut Cursor<'_>) -> Parsed<Vec<Name>> {
    let mut bounds = Vec::new();
    if cursor.take_word("within").is_some() {
        bounds.push(cursor.name("a bound")?);
        while cursor.take_punct(",").is_some() {
            bounds.push(cursor.name("a bound")?);
        }
    }
    Ok(bounds)
}

/// `reach name: condition;` or `reach every outcome, every move;`
pub(super) fn reach(cursor: &mut Cursor<'_>, attributes: Attributes, rules: &mut Vec<RuleDecl>) -> Parsed<()> {
    if !cursor.peek_word("every") {
        rules.push(rule(cursor, attributes, RuleKind::Reach)?);
        return Ok(());
    }
    let parser = cursor.parser();
    rules.extend(parser.each(cursor.split(','), every));
    Ok(())
}

fn every(cursor: &mut Cursor<'_>) -> Parsed<RuleDecl> {
    let at = cursor.word("every")?;
    let what = cursor.any_name("`outcome`, `move` or `state`")?;
    let body = match what.text.as_str() {
        "outcome" => RuleBodyDecl::EveryOutcome,
        "move" => RuleBodyDecl::EveryMove,
        "state" => RuleBodyDecl::EveryState,
        _ => {
            let message = format!("`every {what}` is no rule");
            let problem = Diagnostic::new(Code::Syntax, what.at, message);
            return Err(problem.help("write `every outcome`, `every move` or `every state`").into());
        }
    };
    let name = Name { text: format!("every_{what}"), at };
    Ok(RuleDecl { attributes: Attributes::default(), name, kind: RuleKind::Reach, within: Vec::new(), body })
}
