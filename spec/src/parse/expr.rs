//! Conditions. `implies` binds loosest, then `||`, `&&`, `!`; comparisons bind tightest.

use super::cursor::Cursor;
use super::{Parsed, entity};
use crate::ast::{Expr, LiteralDecl, Operand, PathDecl, RowsDecl, RowsWord};
use crate::code::Code;
use crate::diagnostic::Diagnostic;
use crate::ir::{At, Comparison, Name};
use proc_macro2::{Delimiter, Group, TokenTree};

const COMPARISONS: [(&str, Comparison); 6] = [
    ("==", Comparison::Eq),
    ("!=", Comparison::Ne),
    ("<=", Comparison::Le),
    (">=", Comparison::Ge),
    ("<", Comparison::Lt),
    (">", Comparison::Gt),
];

/// A condition.
pub(super) fn expr(cursor: &mut Cursor<'_>) -> Parsed<Expr> {
    cursor.parser().deeper(cursor, implication)
}

fn implication(cursor: &mut Cursor<'_>) -> Parsed<Expr> {
    let premise = disjunction(cursor)?;
    if cursor.take_word("implies").is_none() {
        return Ok(premise);
    }
    let conclusion = disjunction(cursor)?;
    if cursor.peek_word("implies") {
        let problem = Diagnostic::new(Code::Syntax, cursor.at(), "a second `implies` needs parentheses");
        return Err(problem.help("write `a implies (b implies c)` or `(a implies b) implies c`").into());
    }
    Ok(Expr::Implies(Box::new(premise), Box::new(conclusion)))
}

fn disjunction(cursor: &mut Cursor<'_>) -> Parsed<Expr> {
    joined(cursor, "||", conjunction, Expr::Any)
}

fn conjunction(cursor: &mut Cursor<'_>) -> Parsed<Expr> {
    joined(cursor, "&&", negation, Expr::All)
}

/// `part op part op ...`
fn joined(
    cursor: &mut Cursor<'_>,
    operator: &str,
    part: fn(&mut Cursor<'_>) -> Parsed<Expr>,
    join: fn(Vec<Expr>) -> Expr,
) -> Parsed<Expr> {
    let first = part(cursor)?;
    let mut parts = vec![first];
    while cursor.take_punct(operator).is_some() {
        parts.push(part(cursor)?);
    }
    Ok(if parts.len() == 1 { parts.remove(0) } else { join(parts) })
}

fn negation(cursor: &mut Cursor<'_>) -> Parsed<Expr> {
    if cursor.take_punct("!").is_some() {
        let inner = cursor.parser().deeper(cursor, negation)?;
        return Ok(Expr::Not(Box::new(inner)));
    }
    atom(cursor)
}

fn atom(cursor: &mut Cursor<'_>) -> Parsed<Expr> {
    if let Some(group) = cursor.take_group(Delimiter::Parenthesis) {
        let mut inside = Cursor::inside(cursor.parser(), &group);
        let inner = expr(&mut inside)?;
        inside.end("`)`")?;
        return Ok(inner);
    }
    if let Some(at) = cursor.take_word("absent") {
        return Ok(Expr::Exists(at, false));
    }
    if let Some(at) = cursor.take_word("present") {
        return Ok(Expr::Exists(at, true));
    }
    if let Some(at) = cursor.take_word("elsewhere") {
        return Ok(Expr::Elsewhere(at));
    }
    if let Some(at) = cursor.take_word("in") {
        return Ok(Expr::In(None, at, states(cursor)?));
    }
    for (word, all) in [("all", true), ("some", false)] {
        if cursor.take_word(word).is_some() {
            return quantified(cursor, all);
        }
    }
    comparison(cursor)
}

/// `all row in Entity: condition`
fn quantified(cursor: &mut Cursor<'_>, all: bool) -> Parsed<Expr> {
    let (row, entity) = row_of(cursor)?;
    let body = Box::new(expr(cursor)?);
    Ok(Expr::Quantified { all, row, entity, body })
}

/// `row in Entity:`
pub(super) fn row_of(cursor: &mut Cursor<'_>) -> Parsed<(Name, Name)> {
    let row = cursor.name("a name for the row")?;
    cursor.word("in")?;
    let entity = cursor.name("an entity")?;
    cursor.punct(":")?;
    Ok((row, entity))
}

fn states(cursor: &mut Cursor<'_>) -> Parsed<Vec<Name>> {
    let Some(group) = cursor.take_group(Delimiter::Brace) else {
        return Ok(vec![cursor.name("a state, or `{` and states")?]);
    };
    Ok(entity::names(&mut Cursor::inside(cursor.parser(), &group), "a state"))
}

/// `path is some`, `row in {...}`, `a == b`, or a truth value alone
fn comparison(cursor: &mut Cursor<'_>) -> Parsed<Expr> {
    let left = operand(cursor)?;
    let left = match left {
        Operand::Path(path) => match asked(cursor, path)? {
            Asked::Question(question) => return Ok(question),
            Asked::Nothing(path) => Operand::Path(path),
        },
        other => other,
    };
    let found = COMPARISONS.into_iter().find_map(|(text, op)| cursor.take_punct(text).map(|at| (op, at)));
    match found {
        Some((op, at)) => Ok(Expr::Compare(op, at, left, operand(cursor)?)),
        None => Ok(Expr::Operand(left)),
    }
}

/// What stands behind a path.
enum Asked {
    Question(Expr),
    Nothing(PathDecl),
}

/// `path is some`, `path is none`, `basis is gone`, `row in {...}`
fn asked(cursor: &mut Cursor<'_>, path: PathDecl) -> Parsed<Asked> {
    if cursor.take_word("is").is_some() {
        if let (Some(basis), Some(at)) = (path.bare(), cursor.take_word("gone")) {
            return gone(basis, at).map(Asked::Question);
        }
        let some = cursor.take_word("some").is_some();
        if !some {
            cursor.take_word("none").ok_or_else(|| cursor.expected("`some` or `none`"))?;
        }
        return Ok(Asked::Question(Expr::Is(path, some)));
    }
    if path.names.len() == 1
        && let Some(at) = cursor.take_word("in")
    {
        return Ok(Asked::Question(Expr::In(Some(path), at, states(cursor)?)));
    }
    Ok(Asked::Nothing(path))
}

/// `basis is gone`: only of the row that a command was issued on can be asked whether it is gone.
fn gone(row: &Name, at: At) -> Parsed<Expr> {
    if row.text == "basis" {
        return Ok(Expr::Gone(at));
    }
    let problem = Diagnostic::new(Code::Syntax, at, format!("`{row} is gone` is no condition"));
    Err(Box::new(problem.help("only `basis is gone` is one")))
}

/// A path, a literal, or what is asked of several rows.
pub(super) fn operand(cursor: &mut Cursor<'_>) -> Parsed<Operand> {
    let at = cursor.at();
    if let Some(literal) = literal(cursor)? {
        return Ok(Operand::Literal(at, literal));
    }
    for (word, meaning) in [("count", RowsWord::Count), ("sum", RowsWord::Sum), ("unique", RowsWord::Unique)] {
        if cursor.peek_word(word) && cursor.peek_second().is_some_and(is_bracketed) {
            cursor.next();
            return rows(cursor, meaning, at).map(|rows| Operand::Rows(Box::new(rows)));
        }
    }
    path(cursor).map(Operand::Path)
}

fn is_bracketed(token: &TokenTree) -> bool {
    matches!(token, TokenTree::Group(group) if group.delimiter() == Delimiter::Parenthesis)
}

/// `(row in Entity: condition)`, `(row.field for row in Entity)`
fn rows(cursor: &mut Cursor<'_>, word: RowsWord, at: At) -> Parsed<RowsDecl> {
    let group = cursor.group(Delimiter::Parenthesis, "`(` and the rows")?;
    let mut inside = Cursor::inside(cursor.parser(), &group);
    let of = match word {
        RowsWord::Count => None,
        RowsWord::Sum | RowsWord::Unique => {
            let of = path(&mut inside)?;
            inside.word("for")?;
            Some(of)
        }
    };
    let row = inside.name("a name for the row")?;
    inside.word("in")?;
    let entity = inside.name("an entity")?;
    let condition = match inside.take_punct(":") {
        Some(_) => Some(expr(&mut inside)?),
        None => None,
    };
    inside.end("`)`")?;
    Ok(RowsDecl { word, at, of, row, entity, condition })
}

/// `input.a.b`, `Worker[input.worker].a`, or one word.
pub(super) fn path(cursor: &mut Cursor<'_>) -> Parsed<PathDecl> {
    let mut names = vec![cursor.any_name("a value")?];
    let key = match cursor.take_group(Delimiter::Bracket) {
        Some(group) => Some(Box::new(row_key(cursor, &group)?)),
        None => None,
    };
    while cursor.take_punct(".").is_some() {
        names.push(cursor.name("a field")?);
    }
    Ok(PathDecl { key, names })
}

/// What names a row, inside its brackets.
pub(super) fn row_key(cursor: &mut Cursor<'_>, group: &Group) -> Parsed<PathDecl> {
    let mut inside = Cursor::inside(cursor.parser(), group);
    let key = cursor.parser().deeper(&mut inside, path)?;
    inside.end("`]`")?;
    Ok(key)
}

fn literal(cursor: &mut Cursor<'_>) -> Parsed<Option<LiteralDecl>> {
    if cursor.take_word("true").is_some() {
        return Ok(Some(LiteralDecl::Bool(true)));
    }
    if cursor.take_word("false").is_some() {
        return Ok(Some(LiteralDecl::Bool(false)));
    }
    if matches!(cursor.peek_literal(), Some(syn::Lit::Str(_))) {
        return cursor.text("a text without suffix").map(|text| Some(LiteralDecl::Text(text)));
    }
    Ok(integer(cursor)?.map(|(_, number)| LiteralDecl::Int(number)))
}

/// An integer, perhaps negative, if one is next.
pub(super) fn integer(cursor: &mut Cursor<'_>) -> Parsed<Option<(At, i64)>> {
    let start = cursor.at();
    let negative = cursor.take_punct("-").is_some();
    let at = if negative { cursor.at() } else { start };
    let digits = match cursor.peek_literal() {
        None if !negative => return Ok(None),
        Some(syn::Lit::Int(literal)) if literal.suffix().is_empty() => literal.base10_digits().to_owned(),
        _ => return Err(cursor.expected("an integer").into()),
    };
    let text = if negative { format!("-{digits}") } else { digits };
    let Ok(number) = text.parse::<i64>() else {
        let message = format!("`{text}` does not fit: integers have 64 bits with a sign");
        return Err(Diagnostic::new(Code::Syntax, at, message).into());
    };
    cursor.next();
    Ok(Some((start, number)))
}
