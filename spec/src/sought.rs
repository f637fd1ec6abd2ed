//! A condition by itself: what a search asks for, in the words of the declaration's rules.

use crate::code::Code;
use crate::diagnostic::Diagnostic;
use crate::ir::{At, Expr, RuleBody};
use crate::source;
use proc_macro2::{Group, Ident, Punct, Spacing, Span, TokenStream, TokenTree};

/// Reads a condition over worlds, such as `some a in LoomAgent: a in {Failed}`, as if it stood in the last rule of the
/// declaration.
///
/// # Errors
/// What is wrong with the condition; the declaration is taken to be sound.
pub fn condition(declaration: TokenStream, text: &str) -> Result<Expr, Vec<Diagnostic>> {
    let wrong = |message: &str| vec![Diagnostic::new(Code::Syntax, At::default(), message)];
    let sought = source::tokens(text).map_err(|error| wrong(&error.message))?;
    if sought.clone().into_iter().any(|token| matches!(token, TokenTree::Punct(punct) if punct.as_char() == ';')) {
        return Err(wrong("a search takes one condition, without a `;`"));
    }
    let declared = crate::declare(with_rule(declaration, sought));
    let (system, _) = declared.sound().map_err(|declared| declared.diagnostics)?;
    match system.rules.into_iter().next_back().map(|rule| rule.body) {
        Some(RuleBody::World(condition)) => Ok(condition),
        _ => Err(wrong("a search is for a world, and a condition over a step speaks of none")),
    }
}

/// The declaration with `reach sought: ...;` as its last item.
fn with_rule(declaration: TokenStream, condition: TokenStream) -> TokenStream {
    let name = unused_name(&declaration);
    let mut tokens: Vec<TokenTree> = declaration.into_iter().collect();
    if let Some(TokenTree::Group(body)) = tokens.pop() {
        let word = |text: &str| TokenTree::from(Ident::new(text, Span::call_site()));
        let mark = |mark: char| TokenTree::from(Punct::new(mark, Spacing::Alone));
        let mut items = body.stream();
        items.extend([word("reach"), word(&name), mark(':')]);
        items.extend(condition);
        items.extend([mark(';')]);
        tokens.push(Group::new(body.delimiter(), items).into());
    }
    tokens.into_iter().collect()
}

/// A name for the rule that the declaration does not know.
fn unused_name(declaration: &TokenStream) -> String {
    let known = declaration.to_string();
    let mut name = "sought".to_owned();
    while known.contains(&name) {
        name.push('_');
    }
    name
}

#[cfg(test)]
mod tests {
    use super::*;

    const DOOR: &str = r"
        context door {
            newtype Name(String);
            entity Door { key name: Name; states initial Shut, final Open; move open: Shut -> Open; }
            event Hung { name: Name }
            event Opened { name: Name }
            error Unknown { name: Name }
            error Twice { name: Name }
            command Hang(name: Name) on Door[name] {
                hung when absent => create, emit Hung;
                again otherwise  => reject Twice;
            }
            command Unlock(name: Name) on Door[name] {
                unknown when absent  => reject Unknown;
                opened when in {Shut} => move open, emit Opened;
                open otherwise       => keep;
            }
            view Doors of Door { rows all; order none; fresh read_your_writes; show all; }
            bound one { Door: 1; }
            always sought: all d in Door: d in {Shut, Open};
        }
    ";

    fn read(text: &str) -> Result<Expr, String> {
        let declaration = source::tokens(DOOR).expect("it is made of tokens");
        condition(declaration, text).map_err(|problems| problems[0].message.clone())
    }

    #[test]
    fn a_condition_is_read_in_the_words_of_the_declaration() {
        let read_one = read("some d in Door: d in {Open}");
        assert!(matches!(read_one, Ok(Expr::Quantified { all: false, .. })), "{read_one:?}");
        let unknown = read("some d in Door: d in {Opened}").unwrap_err();
        assert!(unknown.contains("`Opened`"), "{unknown}");
    }

    #[test]
    fn nothing_but_one_condition_over_worlds_is_read() {
        for text in
            ["", "every state", "step of Door: before in {Shut}", "some d in Door: d in {Open}; always a: true", "("]
        {
            assert!(read(text).is_err(), "{text}");
        }
    }
}
