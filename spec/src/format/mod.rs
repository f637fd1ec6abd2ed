//! Declarations set in one style: what a person may write in any way comes out in one.
//!
//! ```text
//! text -> nodes (tokens with comments) -> statements -> lines
//! ```
//!
//! Only white space changes. Comments and documentation stay with what they stand at; one empty line between two
//! things stays, more become one. A list with a comma behind its last element gets a line for each.

mod inline;
mod layout;
mod node;
mod outcome;
mod statement;

use crate::code::Code;
use crate::source::{self, LexError};
use crate::{Declared, declare};
use node::{Kind, Node, nodes};
use proc_macro2::TokenStream;
use statement::Ends;
use std::ops::Range;

/// Why a text cannot be set.
#[derive(Debug)]
pub enum Unset {
    /// It is not made of tokens.
    Lex(LexError),
    /// A declaration in it cannot be parsed; the diagnostics are those of its syntax alone.
    Syntax(Box<Declared>),
    /// Setting it would have changed more than white space: a fault of this module.
    Changed,
}

/// The text of a `.life` file, set.
///
/// # Errors
/// If it cannot be parsed.
pub fn life(text: &str) -> Result<String, Unset> {
    let (mark, bare) = text.strip_prefix('\u{feff}').map_or(("", text), |bare| ("\u{feff}", bare));
    let tokens = source::tokens(bare).map_err(Unset::Lex)?;
    parsed(&tokens)?;
    let set = in_lines_of(text, &layout::block(&nodes(bare, &tokens, 0..bare.len()), 0, Ends::Items));
    let again = source::tokens(&set).map_err(|_| Unset::Changed)?;
    same(&nodes(bare, &tokens, 0..bare.len()), &nodes(&set, &again, 0..set.len()))?;
    Ok(format!("{mark}{set}"))
}

/// The text of a Rust file with each `lifecycle! { ... }` in it set; everything else stays as it is.
///
/// # Errors
/// If the file is not made of Rust's tokens, or a declaration in it cannot be parsed.
pub fn rust(text: &str) -> Result<String, Unset> {
    let (mark, bare) = text.strip_prefix('\u{feff}').map_or(("", text), |bare| ("\u{feff}", bare));
    let mut set = bare.to_owned();
    for group in source::blocks(bare).map_err(Unset::Lex)?.iter().rev() {
        parsed(&group.stream())?;
        let inside = group.span_open().byte_range().end..group.span_close().byte_range().start;
        let inner = nodes(bare, &group.stream(), inside.clone());
        let indent = indent(bare, &inside);
        let lines = layout::block(&inner, indent + 4, Ends::Items);
        set.replace_range(inside, &in_lines_of(text, &format!("\n{lines}{}", " ".repeat(indent))));
    }
    let (before, after) = (source::tokens(bare).map_err(Unset::Lex)?, source::tokens(&set));
    let after = after.map_err(|_| Unset::Changed)?;
    same(&nodes(bare, &before, 0..bare.len()), &nodes(&set, &after, 0..set.len()))?;
    Ok(format!("{mark}{set}"))
}

/// Refuses what cannot be parsed. Other mistakes do not hinder.
fn parsed(tokens: &TokenStream) -> Result<(), Unset> {
    let mut declared = declare(tokens.clone());
    declared.diagnostics.retain(|problem| matches!(problem.code, Code::Syntax | Code::NestingTooDeep));
    if declared.diagnostics.is_empty() { Ok(()) } else { Err(Unset::Syntax(Box::new(declared))) }
}

/// The indentation of the line on which a block is opened, in spaces.
fn indent(text: &str, inside: &Range<usize>) -> usize {
    let line = text[..inside.start].rsplit('\n').next().unwrap_or_default();
    line.len() - line.trim_start_matches(' ').len()
}

/// Lines that end as those of `text` do.
fn in_lines_of(text: &str, set: &str) -> String {
    let first = text.find('\n').unwrap_or_default();
    if text[..first].ends_with('\r') { set.replace("\r\n", "\n").replace('\n', "\r\n") } else { set.to_owned() }
}

/// Sees to it that only white space has changed.
fn same(before: &[Node], after: &[Node]) -> Result<(), Unset> {
    if told(before) == told(after) { Ok(()) } else { Err(Unset::Changed) }
}

/// Tokens and comments without the white space between them.
fn told(nodes: &[Node]) -> Vec<String> {
    let (mut told, mut comments) = (Vec::new(), Vec::new());
    gather(nodes, &mut told, &mut comments);
    told.append(&mut comments);
    told
}

fn gather(nodes: &[Node], told: &mut Vec<String>, comments: &mut Vec<String>) {
    for node in nodes {
        match &node.kind {
            Kind::Comment(text) => comments.push(text.replace("\r\n", "\n")),
            Kind::Word(text) | Kind::Literal(text) | Kind::Operator(text) | Kind::Docs(text) => {
                told.push(text.replace("\r\n", "\n"));
            }
            Kind::Attribute(inner) => {
                told.push("#[".to_owned());
                gather(inner, told, comments);
                told.push("]".to_owned());
            }
            Kind::Group(open, inner, close) => {
                told.push((*open).to_owned());
                gather(inner, told, comments);
                told.push((*close).to_owned());
            }
        }
    }
}
