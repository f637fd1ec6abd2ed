//! What stands in the macro call: the way to the runtime crate, then the declaration or the file that holds it.

use proc_macro2::{Delimiter, Literal, Span, TokenStream, TokenTree};

/// The macro's input.
pub(crate) struct Input {
    /// The runtime crate, as the invoking crate names it.
    pub(crate) krate: TokenStream,
    pub(crate) text: Text,
}

/// Where the declaration is.
pub(crate) enum Text {
    /// Between the braces.
    Inline(TokenStream),
    /// In the file of this name.
    File(Literal),
}

impl Input {
    /// Takes the crate from the first bracket, which `selvedge::lifecycle!` puts there.
    pub(crate) fn read(tokens: TokenStream) -> Result<Self, (Span, &'static str)> {
        let mut tokens = tokens.into_iter();
        match tokens.next() {
            Some(TokenTree::Group(group)) if group.delimiter() == Delimiter::Bracket => {
                let rest: TokenStream = tokens.collect();
                Ok(Self { krate: group.stream(), text: text(rest)? })
            }
            _ => Err((Span::call_site(), "call `selvedge::lifecycle!`, which names the runtime crate for this macro")),
        }
    }
}

/// `file = "path"`, or the declaration itself.
fn text(tokens: TokenStream) -> Result<Text, (Span, &'static str)> {
    let all: Vec<TokenTree> = tokens.clone().into_iter().collect();
    match all.as_slice() {
        [TokenTree::Ident(file), TokenTree::Punct(equals), rest @ ..] if file == "file" && equals.as_char() == '=' => {
            match rest {
                [TokenTree::Literal(name)] => Ok(Text::File(name.clone())),
                [TokenTree::Literal(name), TokenTree::Punct(comma)] if comma.as_char() == ',' => {
                    Ok(Text::File(name.clone()))
                }
                [other, ..] => {
                    Err((other.span(), "expected the file's name and nothing more, as `file = \"agent.life\"`"))
                }
                [] => Err((equals.span(), "expected the file's name, as `file = \"agent.life\"`")),
            }
        }
        _ => Ok(Text::Inline(tokens)),
    }
}
