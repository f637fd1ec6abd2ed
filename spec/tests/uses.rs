//! Which names stand for what: no name that a declaration uses is passed over.

use proc_macro2::{Span, TokenStream, TokenTree};
use selvedge_spec::ir::{At, Name, System, TypeKind};
use selvedge_spec::{Declared, declare, source};
use std::collections::BTreeMap;

const LOOM_AGENT: &str = include_str!("../../model/src/loom_agent.rs");
const CHECKOUT: &str = include_str!("../../runtime/tests/several/checkout.rs");

/// Line and column.
type Place = (usize, usize);

fn place(span: Span) -> Place {
    (span.start().line, span.start().column)
}

/// Every word with its place, but for those in attributes.
fn words(tokens: TokenStream, found: &mut Vec<(String, Place)>) {
    let mut is_attribute = false;
    for token in tokens {
        match &token {
            TokenTree::Ident(word) => found.push((word.to_string(), place(word.span()))),
            TokenTree::Group(group) if !is_attribute => words(group.stream(), found),
            TokenTree::Group(_) | TokenTree::Punct(_) | TokenTree::Literal(_) => {}
        }
        is_attribute = matches!(&token, TokenTree::Punct(sign) if sign.as_char() == '#');
    }
}

/// Everything that is declared.
fn names(system: &System) -> Vec<&Name> {
    let mut names: Vec<&Name> = Vec::new();
    for def in &system.types {
        names.push(&def.name);
        match &def.kind {
            TypeKind::Record(fields) => names.extend(fields.iter().map(|field| &field.name)),
            TypeKind::Enum(variants) => names.extend(variants.iter().map(|(variant, _)| variant)),
            TypeKind::Newtype(..) | TypeKind::External(_) => {}
        }
    }
    for entity in &system.entities {
        names.extend([&entity.name, &entity.key.name]);
        names.extend(entity.fields.iter().map(|field| &field.name));
        names.extend(entity.states.iter().map(|state| &state.name));
        names.extend(entity.moves.iter().map(|mv| &mv.name));
    }
    for payload in system.errors.iter().chain(&system.events) {
        names.push(&payload.name);
        names.extend(payload.fields.iter().map(|field| &field.name));
    }
    for command in &system.commands {
        names.push(&command.name);
        names.extend(command.inputs.iter().map(|input| &input.name));
        names.extend(command.outcomes.iter().map(|outcome| &outcome.name));
    }
    names.extend(system.views.iter().map(|view| &view.name));
    names.extend(system.bounds.iter().map(|bound| &bound.name));
    names.extend(system.rules.iter().map(|rule| &rule.name));
    names
}

/// Words of the language that are names in a declaration as well, and `agent`, as its rules call rows.
const WORDS: &[&str] = &["agent", "command", "input", "key", "late"];

/// Words that are called as something declared and that stand for nothing.
fn passed_over(text: &str) -> Vec<(String, Place)> {
    let tokens = source::lifecycles(text).expect("it is Rust").remove(0);
    let mut found = Vec::new();
    words(tokens.clone(), &mut found);
    let Declared { system, spans, uses, .. } = declare(tokens);
    let system = system.expect("it is sound");
    let declared: BTreeMap<&str, At> = names(&system).into_iter().map(|name| (name.as_str(), name.at)).collect();
    let own = names(&system).into_iter().map(|name| name.at);
    let known: Vec<Place> = own.chain(uses.declared.iter().map(|(at, _)| *at)).map(|at| spans.position(at)).collect();
    found.retain(|(word, place)| {
        declared.contains_key(word.as_str()) && !WORDS.contains(&word.as_str()) && !known.contains(place)
    });
    found
}

#[test]
fn every_name_stands_for_something() {
    assert_eq!(passed_over(LOOM_AGENT), []);
}

#[test]
fn a_name_stands_for_a_name_that_is_written_the_same() {
    for text in [LOOM_AGENT, CHECKOUT] {
        let tokens = source::lifecycles(text).expect("it is Rust").remove(0);
        let mut found = Vec::new();
        words(tokens.clone(), &mut found);
        let written: BTreeMap<Place, String> = found.into_iter().map(|(word, place)| (place, word)).collect();
        let Declared { spans, uses, .. } = declare(tokens);
        assert!(uses.declared.len() > 60 && uses.candidates.is_empty());
        for (at, declaration) in uses.declared {
            assert_eq!(written[&spans.position(at)], written[&spans.position(declaration)]);
        }
    }
}

#[test]
fn what_could_stand_for_an_unknown_name_is_told() {
    let text = LOOM_AGENT.replace("move recover: Degraded -> Running;", "move recover: Degraded -> Runnin;");
    let Declared { uses, .. } = declare(source::lifecycles(&text).expect("it is Rust").remove(0));
    let states = ["Completed", "Degraded", "Failed", "Pending", "Refused", "Running"];
    assert!(uses.candidates.iter().any(|(_, names)| *names == states), "{:?}", uses.candidates);
}
