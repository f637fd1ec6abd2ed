//! Declarations with one thing left out: each word, each bracket with what is in it, and each statement, wherever they stand.

use crate::names::DECLARED;
use crate::survive::survive;
use crate::{loom_agent, stride};
use proc_macro2::{Delimiter, TokenStream, TokenTree};
use selvedge_spec::source;
use std::ops::Range;

const REFERENCE: &str = include_str!("../../LANGUAGE.md");

/// The reference's declarations.
fn shown() -> impl Iterator<Item = &'static str> {
    let blocks = REFERENCE.split("```selvedge").skip(1).filter_map(|block| block.split_once('\n'));
    blocks.filter_map(|(_, block)| block.split("```").next()).filter(|block| block.contains("context "))
}

/// Where something stands that can be left out.
fn parts(text: &str) -> Vec<Range<usize>> {
    let mut found = Vec::new();
    gather(source::tokens(text).expect("the text is made of tokens"), &mut found);
    found
}

/// A statement goes from behind the last one to its `;`, its `,` or its closing brace.
fn gather(tokens: TokenStream, found: &mut Vec<Range<usize>>) {
    let mut start = None;
    for token in tokens {
        let at = token.span().byte_range();
        let begins = *start.get_or_insert(at.start);
        found.push(at.clone());
        let ends = match &token {
            TokenTree::Punct(punct) => matches!(punct.as_char(), ';' | ','),
            TokenTree::Group(group) => {
                gather(group.stream(), found);
                group.delimiter() == Delimiter::Brace
            }
            _ => false,
        };
        if ends {
            found.push(begins..at.end);
            start = None;
        }
    }
}

fn without_each_part(text: &str, stride: usize) {
    let parts = parts(text);
    assert!(parts.len() > 10, "the text has lost its parts:\n{text}");
    for part in parts.into_iter().step_by(stride) {
        survive(&format!("{}{}", &text[..part.start], &text[part.end..]));
    }
}

#[test]
fn the_reference_with_one_thing_left_out() {
    for text in shown() {
        without_each_part(text, stride(3));
    }
}

#[test]
fn whole_systems_with_one_thing_left_out() {
    without_each_part(DECLARED, 1);
    without_each_part(loom_agent(), stride(40));
}

/// What an entity cannot do without, where something relies on it.
#[test]
fn an_entity_without_what_it_needs() {
    for (key, states, moves) in
        [("key k: Int;", "", ""), ("", "states initial final A;", ""), ("", "", "move m: any -> A;")]
    {
        for effect in [
            "create",
            "keep",
            "delete",
            "move m",
            "create, set { f = 1 }",
            "keep, also each x in E: x in {A} { delete }",
        ] {
            survive(&format!(
                "context a {{ entity E {{ {key} f: Int?; {states} {moves} }}
                 entity F {{ key k: Int; states initial final B; }}
                 command C(k: Int) on E[k] {{ o when absent => {effect}; p otherwise => {effect}; }}
                 command D(k: Int) on F[k] {{ o when absent => create; p when E[input.k] in {{A}} => keep, also each x in E: x in {{A}} {{ delete }}; q otherwise => keep; }}
                 view V of E {{ rows all; fresh read_your_writes; show all; }}
                 bound b {{ E: 1; F: 1; }}
                 always r: all e in E: e in {{A}};
                 reach every outcome, every move, every state; }}"
            ));
        }
    }
}
