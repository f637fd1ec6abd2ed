//! However broken a text is, reading it gives an error and never a panic, nor does anything that is done with it.
//!
//! Chance is the same every time. `SELVEDGE_CASES=1000000 cargo test -p selvedge-spec --test robust` tries longer.

mod edits;
mod gaps;
mod many;
mod names;
mod nesting;
mod random;
mod sizes;
mod survive;
mod texts;

use proc_macro2::{Delimiter, TokenStream, TokenTree};
use selvedge_spec::source;

const LOOM_AGENT: &str = include_str!("../../../model/src/loom_agent.rs");

/// The declaration of `LoomAgent`, from its first word to its closing brace.
fn loom_agent() -> &'static str {
    let declaration = source::lifecycles(LOOM_AGENT).expect("the file is made of tokens").remove(0);
    let mut places = declaration.into_iter().map(|token| token.span().byte_range());
    let first = places.next().expect("the declaration is not empty");
    let last = places.last().expect("the declaration has a body");
    &LOOM_AGENT[first.start..last.end]
}

/// The tokens of a text, brackets among them.
fn words(text: &str) -> Vec<String> {
    fn add(stream: TokenStream, words: &mut Vec<String>) {
        for token in stream {
            match token {
                TokenTree::Group(group) => {
                    let (open, close) = match group.delimiter() {
                        Delimiter::Parenthesis => ("(", ")"),
                        Delimiter::Brace => ("{", "}"),
                        Delimiter::Bracket => ("[", "]"),
                        Delimiter::None => ("", ""),
                    };
                    words.push(open.to_owned());
                    add(group.stream(), words);
                    words.push(close.to_owned());
                }
                other => words.push(other.to_string()),
            }
        }
    }
    let mut words = Vec::new();
    add(source::tokens(text).expect("the text is made of tokens"), &mut words);
    joined(words)
}

/// Characters of punctuation that stand together, as one word.
fn joined(words: Vec<String>) -> Vec<String> {
    let pairs = ["->", "..=", "=>", "==", "!=", "<=", ">=", "&&", "||", ".."];
    let mut joined: Vec<String> = Vec::new();
    for word in words {
        match joined.last_mut() {
            Some(last) if pairs.contains(&format!("{last}{word}").as_str()) => last.push_str(&word),
            _ => joined.push(word),
        }
    }
    joined
}

/// Of what can be listed in full, each so many-th case is tried; every one where time is given.
fn stride(usual: usize) -> usize {
    if cases() > 20_000 { 1 } else { usual }
}

/// How many cases are tried.
fn cases() -> usize {
    std::env::var("SELVEDGE_CASES").ok().and_then(|cases| cases.parse().ok()).unwrap_or(20_000)
}
