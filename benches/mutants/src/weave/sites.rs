//! Where in a file mutants go, and what is written there.

use crate::list::{Genre, Mutant};
use crate::weave::nodes::Nodes;
use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::ops::Range;

/// A place of a file, and what is written there.
pub(super) struct Site {
    pub(super) bytes: Range<usize>,
    pub(super) form: Form,
}

/// What is written at a place.
pub(super) enum Form {
    /// This text, at a place without length.
    Insert(Change),
    /// The expression as each mutant has it, one behind the switch of each, and then as it is.
    Choice(Vec<Change>),
    /// What is there: a `match`, of which these mutants take an arm away each, so that it may lack cases.
    Match(Vec<usize>),
}

/// A mutant by its number, and the text that it has.
pub(super) struct Change {
    pub(super) id: usize,
    pub(super) text: String,
}

/// The sites of a file while they are collected.
pub(super) struct Sites<'f> {
    text: &'f str,
    nodes: &'f Nodes,
    inserts: Vec<(usize, Change)>,
    choices: BTreeMap<(usize, usize), Vec<Change>>,
    matches: BTreeMap<(usize, usize), Vec<usize>>,
}

impl<'f> Sites<'f> {
    pub(super) fn of(text: &'f str, nodes: &'f Nodes) -> Self {
        Self { text, nodes, inserts: vec![], choices: BTreeMap::new(), matches: BTreeMap::new() }
    }

    /// Finds the site of a mutant; nothing if it cannot be woven.
    pub(super) fn add(&mut self, id: usize, mutant: &Mutant) -> Option<()> {
        let change = mutant.span.bytes(self.text)?;
        let is_constant = |constant: &Range<usize>| constant.start <= change.start && change.end <= constant.end;
        if self.nodes.constants.iter().any(is_constant) {
            return None;
        }
        match mutant.genre {
            Genre::FnValue if self.nodes.opaque.contains(&change.start) => None,
            Genre::FnValue => {
                let text = format!("if {} {{ return {}; }} ", asked(id), mutant.replacement);
                self.insert(change.start, id, text);
                Some(())
            }
            Genre::BinaryOperator => {
                self.choice(id, self.chain(&change, &mutant.replacement)?, &change, &mutant.replacement)
            }
            Genre::UnaryOperator => self.choice(id, self.nodes.unaries.get(&change.start)?.clone(), &change, ""),
            Genre::StructField => self.choice(id, self.nodes.fields.get(&change.start)?.clone(), &change, ""),
            Genre::MatchArmGuard => self.guard(id, change.start, &mutant.replacement),
            Genre::MatchArm => self.arm(id, change.start),
            Genre::Unknown => None,
        }
    }

    fn insert(&mut self, at: usize, id: usize, text: String) {
        self.inserts.push((at, Change { id, text }));
    }

    /// An expression in which a part is changed.
    fn choice(&mut self, id: usize, all: Range<usize>, change: &Range<usize>, replacement: &str) -> Option<()> {
        let text = [&self.text[all.start..change.start], replacement, &self.text[change.end..all.end]].concat();
        syn::parse_str::<syn::Expr>(&text).ok()?;
        self.choices.entry((all.start, all.end)).or_default().push(Change { id, text });
        Some(())
    }

    /// The expression that must be written anew where an operator is changed: one that binds otherwise takes other operands.
    fn chain(&self, operator: &Range<usize>, replacement: &str) -> Option<Range<usize>> {
        let binding = |at: usize| binding(operator_at(&self.text[at..]));
        let (was, becomes) = (binding(operator.start), self::binding(replacement));
        let mut node = self.nodes.binaries.get(&operator.start)?;
        if was != becomes {
            while let Some(parent) = node.parent.filter(|parent| binding(*parent) >= was.min(becomes)) {
                node = &self.nodes.binaries[&parent];
            }
        }
        (!node.lets).then(|| node.bytes.clone())
    }

    /// A guard that is `true` or `false`. Of one with `let` the arm may use names, so that it cannot be left out.
    fn guard(&mut self, id: usize, start: usize, value: &str) -> Option<()> {
        let guard = self.nodes.guards.get(&start).filter(|guard| !guard.lets)?;
        self.choice(id, guard.bytes.clone(), &guard.bytes, value)
    }

    /// An arm that is not there is one that is never taken.
    fn arm(&mut self, id: usize, start: usize) -> Option<()> {
        let arm = self.nodes.arms.get(&start)?;
        if let Some(guard) = arm.guard {
            return self.guard(id, guard, "false");
        }
        self.matches.entry((arm.all.start, arm.all.end)).or_default().push(id);
        self.insert(arm.pattern_end, id, format!(" if !{}", asked(id)));
        Some(())
    }

    /// All of them, each before those within it.
    pub(super) fn in_order(self) -> Vec<Site> {
        let inserts = self.inserts.into_iter().map(|(at, mutant)| Site { bytes: at..at, form: Form::Insert(mutant) });
        let choices =
            self.choices.into_iter().map(|(at, mutants)| Site { bytes: at.0..at.1, form: Form::Choice(mutants) });
        let matches = self.matches.into_iter().map(|(at, ids)| Site { bytes: at.0..at.1, form: Form::Match(ids) });
        let mut sites: Vec<Site> = inserts.chain(choices).chain(matches).collect();
        // A function's statements start where a value is inserted before them; a guard that is a `match` is first a guard.
        sites.sort_by_key(|site| {
            let Site { bytes, form } = site;
            (bytes.start, !matches!(form, Form::Insert(_)), Reverse(bytes.end), matches!(form, Form::Match(_)))
        });
        sites
    }
}

/// The question whether a mutant is on.
pub(super) fn asked(id: usize) -> String {
    format!("::mutant_switch::on({id})")
}

/// The operator that a text starts with.
fn operator_at(text: &str) -> &str {
    let known =
        ["<<=", ">>=", "&&", "||", "==", "!=", "<=", ">=", "<<", ">>", "+=", "-=", "*=", "/=", "%=", "^=", "&=", "|="];
    known.into_iter().find(|operator| text.starts_with(operator)).unwrap_or(&text[..1])
}

/// How strongly an operator binds its operands: the Rust Reference, "Expression precedence".
fn binding(operator: &str) -> u8 {
    match operator {
        "*" | "/" | "%" => 9,
        "+" | "-" => 8,
        "<<" | ">>" => 7,
        "&" => 6,
        "^" => 5,
        "|" => 4,
        "==" | "!=" | "<" | ">" | "<=" | ">=" => 3,
        "&&" => 2,
        "||" => 1,
        _ => 0,
    }
}
