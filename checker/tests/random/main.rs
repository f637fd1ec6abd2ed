//! Random declarations: whatever is declared, every engine finds the same.
//!
//! Each declaration is drawn from a number, so a difference is told by its number and found again by it.
//! `SELVEDGE_DECLARATIONS=10000` draws so many of each kind; `benches/long.sh` does, and its result is committed.

mod commands;
mod compiled;
mod draw;
mod planted;
mod typed;

use draw::Draw;
use selvedge_checker::check::{EngineChoice, Options, check_interpreted};
use selvedge_checker::declaration::Declaration;
use selvedge_checker::explore::Limits;
use selvedge_checker::report::Report;
use selvedge_checker::verdict::Verdict;
use std::collections::BTreeMap;

/// Declarations of more worlds say nothing that small ones do not, and take long.
const MOST_WORLDS: usize = 400;

/// How many declarations of each kind are checked.
fn count() -> usize {
    let asked = std::env::var("SELVEDGE_DECLARATIONS").ok();
    asked.map_or(150, |asked| asked.parse().expect("SELVEDGE_DECLARATIONS is a number"))
}

/// The declaration of this number, if it is sound.
fn sound(number: u64, draw: fn(&mut Draw) -> String) -> Option<(String, Declaration)> {
    let text = draw(&mut Draw::of(number));
    let declaration = Declaration::parse("random.life", &text, false).ok()?;
    Some((text, declaration))
}

/// Everything that does not depend on who explored, and how fast.
fn found(report: &Report) -> Vec<String> {
    let sizes = format!(
        "{:?} {} {} {} {:?} {:?}",
        report.verdict, report.worlds, report.steps, report.depth, report.coverage, report.not_applicable
    );
    let rules = report.rules.iter().map(|rule| {
        let steps = rule.path.as_ref().map(Vec::len);
        format!("{} {:?} {} {steps:?}", rule.name, rule.verdict, rule.worlds_exercised)
    });
    let findings = report.findings.iter().map(|finding| format!("{} {}", finding.name, finding.path.len()));
    std::iter::once(sizes).chain(rules).chain(findings).collect()
}

fn checked(declaration: &Declaration, engine: EngineChoice, threads: usize) -> Report {
    let limits = Limits { worlds: Some(MOST_WORLDS), ..Limits::default() };
    let options = Options { engine, limits, threads: Some(threads), ..Options::default() };
    check_interpreted(declaration, &options).unwrap_or_else(|refused| panic!("{}", refused.message))
}

/// Checks so many sound declarations under every engine; how often each verdict was given.
fn compare(count: usize, draw: fn(&mut Draw) -> String) -> BTreeMap<Verdict, usize> {
    let mut verdicts = BTreeMap::new();
    let mut numbers = 0..;
    while verdicts.values().sum::<usize>() < count {
        let number = numbers.next().expect("there are enough numbers");
        assert!(number < count as u64 * 60, "too many declarations are refused or too large");
        let Some((text, declaration)) = sound(number, draw) else { continue };
        let walk = checked(&declaration, EngineChoice::Walk, 1);
        if walk.incomplete.is_some() {
            continue;
        }
        for (engine, threads) in [(EngineChoice::Stateright, 1), (EngineChoice::Exact, 1), (EngineChoice::Exact, 2)] {
            let other = checked(&declaration, engine, threads);
            assert_eq!(found(&other), found(&walk), "declaration {number}, {engine:?} against the walk:\n{text}");
        }
        *verdicts.entry(walk.verdict).or_default() += 1;
    }
    verdicts
}

#[test]
fn engines_agree_on_declarations_whose_rows_are_independent() {
    let verdicts = compare(count(), Draw::independent);
    assert!(verdicts.len() >= 3, "declarations of all kinds are drawn: {verdicts:?}");
}

#[test]
fn engines_agree_on_declarations_whose_rows_are_related() {
    let verdicts = compare(count(), Draw::related);
    assert!(verdicts.len() >= 2, "declarations of all kinds are drawn: {verdicts:?}");
}
