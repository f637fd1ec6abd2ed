//! Rules over runs.

use super::cursor::Cursor;
use super::{Parsed, expr, promise};
use crate::ast::{Attributes, Expr, FairDecl, RuleBodyDecl, RuleDecl, RunDecl};
use crate::code::Code;
use crate::diagnostic::Diagnostic;
use crate::ir::{At, Name, RuleKind};

/// `eventually name under fair Command: all row in Entity: premise leads to goal;`
pub(super) fn eventually(cursor: &mut Cursor<'_>, attributes: Attributes) -> Parsed<RuleDecl> {
    let name = cursor.name("a rule")?;
    let within = promise::within(cursor)?;
    let fair = fairness(cursor)?;
    cursor.punct(":")?;
    let body = RuleBodyDecl::Run(RunDecl { fair, ..claim(cursor)? });
    Ok(RuleDecl { attributes, name, kind: RuleKind::Eventually, within, body })
}

/// `under fair Command, strongly fair Command.outcome`
fn fairness(cursor: &mut Cursor<'_>) -> Parsed<Vec<FairDecl>> {
    let mut fair = Vec::new();
    if cursor.take_word("under").is_some() {
        fair.push(fair_command(cursor)?);
        while cursor.take_punct(",").is_some() {
            fair.push(fair_command(cursor)?);
        }
    }
    Ok(fair)
}

fn fair_command(cursor: &mut Cursor<'_>) -> Parsed<FairDecl> {
    let strong = cursor.take_word("strongly").is_some();
    if cursor.take_word("fair").is_none() {
        let expected = if strong { "`fair`" } else { "`fair` or `strongly fair`, and a command" };
        return Err(cursor.expected(expected).into());
    }
    let command = cursor.name("a command")?;
    let outcome = match cursor.take_punct(".") {
        Some(_) => Some(cursor.name("an outcome")?),
        None => None,
    };
    Ok(FairDecl { strong, command, outcome })
}

/// What comes about. A quantifier at its beginning reaches across `leads to`: each row owes for itself.
fn claim(cursor: &mut Cursor<'_>) -> Parsed<RunDecl> {
    let at = cursor.at();
    let quantifier = quantifier(cursor)?;
    let first = expr::expr(cursor)?;
    let fair = Vec::new();
    if cursor.take_word("leads").is_none() {
        return Ok(RunDecl { row: None, premise: None, goal: quantified(quantifier, first), fair });
    }
    cursor.word("to")?;
    let goal = expr::expr(cursor)?;
    match quantifier {
        Some((false, row, _)) => Err(of_some_row(at, &row).into()),
        Some((true, row, entity)) => Ok(RunDecl { row: Some((row, entity)), premise: Some(first), goal, fair }),
        None => Ok(RunDecl { row: None, premise: Some(first), goal, fair }),
    }
}

/// Whether it is `all`, the name of the row, and its entity.
type Quantifier = (bool, Name, Name);

/// `all row in Entity:`
fn quantifier(cursor: &mut Cursor<'_>) -> Parsed<Option<Quantifier>> {
    let all = cursor.take_word("all").is_some();
    if !all && cursor.take_word("some").is_none() {
        return Ok(None);
    }
    let (row, entity) = expr::row_of(cursor)?;
    Ok(Some((all, row, entity)))
}

fn quantified(quantifier: Option<Quantifier>, body: Expr) -> Expr {
    match quantifier {
        Some((all, row, entity)) => Expr::Quantified { all, row, entity, body: Box::new(body) },
        None => body,
    }
}

fn of_some_row(at: At, row: &Name) -> Diagnostic {
    let message = "what leads to something is said of all rows, or of the world";
    Diagnostic::new(Code::Syntax, at, message)
        .help(format!("write `all {row} in ...`, or `(some {row} in ...: ...) leads to ...`"))
}
