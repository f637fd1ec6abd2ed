//! Types, fields, payloads and the attributes before them.

use super::cursor::Cursor;
use super::{Parsed, expr};
use crate::ast::{Allow, Attributes, FieldDecl, PayloadDecl, RangeDecl, TypeDecl, TypeDeclKind, TypeRef};
use crate::code::Code;
use crate::diagnostic::Diagnostic;
use crate::ir::At;
use proc_macro2::Delimiter;
use std::cell::Cell;

/// `/// documentation` and `#[allow(code, reason = "...")]`.
pub(super) fn attributes(cursor: &mut Cursor<'_>) -> Parsed<Attributes> {
    let mut attributes = Attributes::default();
    while let Some(at) = cursor.take_punct("#") {
        if cursor.take_punct("!").is_some() {
            let problem = Diagnostic::new(Code::Syntax, at, "documentation of what encloses it has no place here");
            return Err(problem.help("write `///` before the thing itself").into());
        }
        let group = cursor.group(Delimiter::Bracket, "`[` of an attribute")?;
        let mut inside = Cursor::inside(cursor.parser(), &group);
        if inside.take_word("doc").is_some() {
            inside.punct("=")?;
            let line = inside.text("documentation text")?;
            push_doc_line(&mut attributes.docs, &line);
        } else if inside.take_word("allow").is_some() {
            let list = inside.group(Delimiter::Parenthesis, "`(code, reason = \"...\")`")?;
            attributes.allows.push(allow(&mut Cursor::inside(cursor.parser(), &list))?);
        } else {
            return Err(inside.expected("`allow` or documentation").into());
        }
        inside.end("`]`")?;
    }
    Ok(attributes)
}

fn push_doc_line(docs: &mut String, line: &str) {
    if !docs.is_empty() {
        docs.push('\n');
    }
    // What is blank at the end of a line is nobody's to see, and setting a declaration takes it away.
    docs.push_str(line.strip_prefix(' ').unwrap_or(line).trim_end());
}

fn allow(cursor: &mut Cursor<'_>) -> Parsed<Allow> {
    let code = cursor.name("a lint")?;
    let mut reason = None;
    if cursor.take_punct(",").is_some() {
        cursor.word("reason")?;
        cursor.punct("=")?;
        reason = Some(cursor.text("the reason in quotes")?);
    }
    cursor.end("`)`")?;
    Ok(Allow { code, reason, used: Cell::new(false) })
}

/// `name: Type?`, perhaps `as "wireName"`.
pub(super) fn field(cursor: &mut Cursor<'_>) -> Parsed<FieldDecl> {
    let attributes = attributes(cursor)?;
    let name = cursor.name("a field")?;
    cursor.punct(":")?;
    let ty = type_ref(cursor)?;
    let optional = cursor.take_punct("?").is_some();
    let wire = match cursor.take_word("as") {
        Some(_) => Some(cursor.text("a wire name in quotes")?),
        None => None,
    };
    Ok(FieldDecl { attributes, name, ty, optional, wire })
}

/// Fields separated by commas inside `{ }` or `( )`.
pub(super) fn fields(cursor: &mut Cursor<'_>, delimiter: Delimiter) -> Parsed<Vec<FieldDecl>> {
    let what = if delimiter == Delimiter::Brace { "`{` and the fields" } else { "`(` and the inputs" };
    let body = cursor.group(delimiter, what)?;
    let parser = cursor.parser();
    Ok(parser.each(Cursor::inside(parser, &body).split(','), field))
}

/// A type where it is used.
pub(super) fn type_ref(cursor: &mut Cursor<'_>) -> Parsed<TypeRef> {
    let name = cursor.name("a type")?;
    if name.text == "ref" {
        return Ok(TypeRef::Ref(cursor.name("the entity whose rows it names")?));
    }
    if cursor.take_punct("<").is_none() {
        return Ok(TypeRef::Named(name));
    }
    if name.text != "List" {
        let message = format!("`{name}` takes no type in `<>`");
        return Err(Diagnostic::new(Code::Syntax, name.at, message).help("only `List<T>` does").into());
    }
    let element = cursor.parser().deeper(cursor, type_ref)?;
    if let Some(at) = cursor.take_punct("?") {
        let problem = Diagnostic::new(Code::Syntax, at, "the elements of a list are never absent");
        return Err(problem.help("leave the `?` out: an absent element is one that is not in the list").into());
    }
    cursor.punct(">")?;
    Ok(TypeRef::List(Box::new(element)))
}

/// `newtype Name(Base);` or `newtype Name(Int in 1..=10);`
pub(super) fn newtype(cursor: &mut Cursor<'_>, attributes: Attributes) -> Parsed<TypeDecl> {
    let name = cursor.name("a type")?;
    let base = cursor.group(Delimiter::Parenthesis, "`(` and the base type")?;
    let mut inside = Cursor::inside(cursor.parser(), &base);
    let ty = type_ref(&mut inside)?;
    let range = match inside.take_word("in") {
        Some(_) => Some(range(&mut inside)?),
        None => None,
    };
    inside.end("`)`")?;
    Ok(TypeDecl { attributes, name, kind: TypeDeclKind::Newtype(ty, range) })
}

/// `1..=10`
fn range(cursor: &mut Cursor<'_>) -> Parsed<RangeDecl> {
    match expr::integer(cursor)? {
        Some((at, low)) => range_from(cursor, at, low),
        None => Err(cursor.expected("a range `1..=10`").into()),
    }
}

/// `..=10`, behind the first number.
pub(super) fn range_from(cursor: &mut Cursor<'_>, at: At, low: i64) -> Parsed<RangeDecl> {
    cursor.punct("..=")?;
    match expr::integer(cursor)? {
        Some((_, high)) => Ok(RangeDecl { at, low, high }),
        None => Err(cursor.expected("the last number of the range").into()),
    }
}

/// `enum Name { A, B }`
pub(super) fn enumeration(cursor: &mut Cursor<'_>, attributes: Attributes) -> Parsed<TypeDecl> {
    let before = cursor.parser().problems();
    let name = cursor.name("a type")?;
    let body = cursor.group(Delimiter::Brace, "`{` and the variants")?;
    let parser = cursor.parser();
    let variants = parser.each(Cursor::inside(parser, &body).split(','), |piece| {
        let attributes = self::attributes(piece)?;
        if let Some(allow) = attributes.allows.first() {
            let problem = Diagnostic::new(Code::UnknownLint, allow.code.at, "no lint speaks of a variant");
            return Err(problem.help("put it before the enum").into());
        }
        Ok((piece.name("a variant")?, attributes.docs))
    });
    let whole = parser.problems() == before;
    Ok(TypeDecl { attributes, name, kind: TypeDeclKind::Enum(variants, whole) })
}

/// `record Name { field: Type, ... }`
pub(super) fn record(cursor: &mut Cursor<'_>, attributes: Attributes) -> Parsed<TypeDecl> {
    let name = cursor.name("a type")?;
    let fields = fields(cursor, Delimiter::Brace)?;
    Ok(TypeDecl { attributes, name, kind: TypeDeclKind::Record(fields) })
}

/// `external Name = "other.context.Name";`
pub(super) fn external(cursor: &mut Cursor<'_>, attributes: Attributes) -> Parsed<TypeDecl> {
    let name = cursor.name("a type")?;
    cursor.punct("=")?;
    let home = cursor.text("the type's full name in its own context, in quotes")?;
    Ok(TypeDecl { attributes, name, kind: TypeDeclKind::External(home) })
}

/// `event Name { ... }` or `error Name { ... }`
pub(super) fn payload(cursor: &mut Cursor<'_>, attributes: Attributes, what: &str) -> Parsed<PayloadDecl> {
    let name = cursor.name(what)?;
    let fields = fields(cursor, Delimiter::Brace)?;
    Ok(PayloadDecl { attributes, name, fields })
}
