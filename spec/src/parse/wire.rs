//! The wire block.

use super::Parsed;
use super::cursor::Cursor;
use crate::ast::WireSetting;
use crate::ir::Name;
use proc_macro2::Delimiter;

/// `wire { record fields: camelCase; outcomes: "kebab-case" }`
pub(super) fn wire(cursor: &mut Cursor<'_>) -> Parsed<Vec<WireSetting>> {
    let body = cursor.group(Delimiter::Brace, "`{` and the wire settings")?;
    let parser = cursor.parser();
    let pieces = Cursor::inside(parser, &body).split(';');
    Ok(parser.each(pieces, |piece| {
        let mut subject = vec![piece.any_name("what is named on the wire, such as `record fields`")?];
        while piece.peek_any_word().is_some() {
            subject.push(piece.any_name("`:`")?);
        }
        piece.punct(":")?;
        let at = piece.at();
        let style = match piece.peek_literal() {
            Some(_) => Name { text: piece.text("a style, such as `camelCase`")?, at },
            None => piece.any_name("a style, such as `camelCase`")?,
        };
        Ok(WireSetting { subject, style })
    }))
}
