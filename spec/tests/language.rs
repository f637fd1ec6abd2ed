//! The reference, `LANGUAGE.md`: each of its blocks is run.
//!
//! A block opened by ` ```selvedge ` alone is a complete declaration and must be accepted without a word. After
//! `refused CODE` the one problem found must carry that code. A `fragment` only has to be made of tokens.

use selvedge_spec::{Code, Declared, declare, source};
use std::collections::BTreeSet;

const REFERENCE: &str = include_str!("../LANGUAGE.md");

/// A block of the reference.
struct Block {
    /// The line on which its fence stands.
    line: usize,
    /// What follows `selvedge` on that line.
    mark: String,
    text: String,
}

fn blocks() -> Vec<Block> {
    let mut blocks = Vec::new();
    let mut lines = REFERENCE.lines().enumerate();
    while let Some((index, line)) = lines.next() {
        if let Some(mark) = line.strip_prefix("```selvedge") {
            let inside = lines.by_ref().map(|(_, line)| line).take_while(|line| *line != "```");
            let text = inside.collect::<Vec<_>>().join("\n");
            blocks.push(Block { line: index + 1, mark: mark.trim().to_owned(), text });
        }
    }
    blocks
}

fn declared(block: &Block) -> Declared {
    let tokens = source::tokens(&block.text);
    declare(tokens.unwrap_or_else(|error| panic!("LANGUAGE.md:{}: {error}", block.line)))
}

/// What is wrong with the block, if it does not do what its mark says.
fn verdict(block: &Block) -> Result<(), String> {
    if block.mark == "fragment" {
        return source::tokens(&block.text).map(drop).map_err(|error| error.to_string());
    }
    let found = declared(block).diagnostics;
    let told: Vec<_> = found.iter().map(|problem| format!("{}: {}", problem.code, problem.message)).collect();
    match block.mark.split_whitespace().collect::<Vec<_>>()[..] {
        [] if found.is_empty() => Ok(()),
        ["refused", code] if Code::named(code).is_none() => Err(format!("no code is called `{code}`")),
        ["refused", code] if found.len() == 1 && found[0].code.name() == code => Ok(()),
        [] | ["refused", _] => Err(format!("marked `{}`, found {told:?}", block.mark)),
        _ => Err(format!("the mark `{}` means nothing", block.mark)),
    }
}

#[test]
fn every_block_does_what_it_is_marked_with() {
    let blocks = blocks();
    assert!(blocks.len() > 10, "the reference has lost its blocks");
    let wrong = blocks.iter().filter_map(|block| Some((block.line, verdict(block).err()?)));
    let wrong: Vec<_> = wrong.map(|(line, why)| format!("LANGUAGE.md:{line}: {why}")).collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_code_has_a_refused_block() {
    let shown: BTreeSet<_> =
        blocks().iter().filter_map(|block| block.mark.strip_prefix("refused ").map(String::from)).collect();
    // Deeper nesting than 128 brackets is no reading matter; its test is below.
    let missing = Code::ALL.iter().filter(|code| **code != Code::NestingTooDeep && !shown.contains(code.name()));
    let missing: Vec<_> = missing.map(|code| code.name()).collect();
    assert!(missing.is_empty(), "no refused block in LANGUAGE.md for: {}", missing.join(", "));
}

#[test]
fn nesting_has_a_limit() {
    let nested = |depth: usize| {
        let guard = format!("{}absent{}", "(".repeat(depth), ")".repeat(depth));
        let text = format!(
            "context example {{ entity Door {{ key number: Int; states initial final Shut; }}
             command Hang(number: Int) on Door[number] {{ hung when {guard} => create; stays otherwise => keep; }} }}"
        );
        let found = declare(source::tokens(&text).expect("the text is made of tokens")).diagnostics;
        found.iter().map(|problem| problem.code).collect::<Vec<_>>()
    };
    assert_eq!(nested(100), []);
    assert_eq!(nested(200), [Code::NestingTooDeep]);
    assert_eq!(nested(20_000), [Code::NestingTooDeep]);
}

/// The grammar for editors colours every word that the grammar of the reference has.
#[test]
fn editors_know_every_word() {
    let grammar = include_str!("../editors/life.tmLanguage.json");
    let notation = REFERENCE.split("```ebnf").skip(1).filter_map(|block| block.split("```").next());
    let words = notation.flat_map(|block| block.split('\'').skip(1).step_by(2));
    let words: BTreeSet<&str> =
        words.filter(|word| word.chars().all(|c| c.is_ascii_alphabetic() || c == '_')).collect();
    let names = ["_", "Self", "super", "crate"];
    let known: BTreeSet<&str> = grammar.split(|c: char| !c.is_ascii_alphabetic() && c != '_').collect();
    let missing: Vec<_> = words.iter().filter(|word| !names.contains(word) && !known.contains(*word)).collect();
    assert!(words.len() > 60 && missing.is_empty(), "{missing:?}");
}
