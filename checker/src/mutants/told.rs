//! How a survey of mutants is told.

use super::{Fate, OPERATORS, Result, Survey};
use serde::Serialize;
use std::collections::BTreeMap;
use std::fmt::Write as _;

/// Raised when a field changes its meaning or goes; new fields do not raise it.
const SCHEMA_VERSION: u32 = 1;

/// How many mutants of one kind met which fate.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
struct Counts {
    mutants: usize,
    killed: usize,
    equivalent: usize,
    survived: usize,
    undecided: usize,
}

impl Counts {
    fn of<'r>(results: impl IntoIterator<Item = &'r Result>) -> Self {
        let mut counts = Self::default();
        for result in results {
            counts.mutants += 1;
            match &result.fate {
                Fate::Killed { .. } => counts.killed += 1,
                Fate::Equivalent(_) => counts.equivalent += 1,
                Fate::Survived { .. } => counts.survived += 1,
                Fate::Undecided { .. } => counts.undecided += 1,
            }
        }
        counts
    }
}

/// The kinds of fault that were planted, with what each does and how its mutants fared.
fn by_operator(survey: &Survey) -> Vec<(&'static str, &'static str, Counts)> {
    let counts = OPERATORS.iter().map(|(operator, says)| {
        let of_it = survey.results.iter().filter(|result| result.operator == *operator);
        (*operator, *says, Counts::of(of_it))
    });
    counts.filter(|(_, _, counts)| counts.mutants > 0).collect()
}

/// The survey for people. `verbose` tells of every mutant.
#[must_use]
pub fn text(survey: &Survey, verbose: bool) -> String {
    let mut text = format!("{} ({})\n", survey.system, survey.path);
    let _ = writeln!(text, "mutants of the declaration, interpreted, within {}", quoted(&survey.bounds));
    if !survey.without.is_empty() {
        let _ = writeln!(text, "the rules {} are disregarded", quoted(&survey.without));
    }
    text.push('\n');
    operators(&mut text, survey);
    killers(&mut text, survey);
    fates(&mut text, survey, "equivalent: no rule can see them", |fate| matches!(fate, Fate::Equivalent(_)));
    if verbose {
        fates(&mut text, survey, "killed", |fate| matches!(fate, Fate::Killed { .. }));
    }
    fates(&mut text, survey, "undecided", |fate| matches!(fate, Fate::Undecided { .. }));
    fates(&mut text, survey, "survived", |fate| matches!(fate, Fate::Survived { .. }));
    let _ = writeln!(text, "{}", summary(survey));
    text
}

fn quoted(names: &[String]) -> String {
    names.iter().map(|name| format!("`{name}`")).collect::<Vec<_>>().join(", ")
}

fn operators(text: &mut String, survey: &Survey) {
    let _ = writeln!(text, "  {:<22} {:>7} {:>7} {:>10} {:>8}", "fault", "mutants", "killed", "equivalent", "survived");
    for (operator, says, counts) in by_operator(survey) {
        let Counts { mutants, killed, equivalent, survived, undecided } = counts;
        let alive = survived + undecided;
        let _ = writeln!(text, "  {operator:<22} {mutants:>7} {killed:>7} {equivalent:>10} {alive:>8}  {says}");
    }
    text.push('\n');
}

/// Which rule killed how many, and how long the paths are.
fn killers(text: &mut String, survey: &Survey) {
    let mut killers: BTreeMap<&str, (usize, usize)> = BTreeMap::new();
    for result in &survey.results {
        if let Fate::Killed { rules, path_length, .. } = &result.fate {
            let (count, longest) = killers.entry(rules.first().map_or("", String::as_str)).or_default();
            *count += 1;
            *longest = (*longest).max(*path_length);
        }
    }
    let mut killers: Vec<_> = killers.into_iter().collect();
    killers.sort_by_key(|(_, (count, _))| std::cmp::Reverse(*count));
    let _ = writeln!(text, "  {:<28} {:>7} {:>13}", "first rule to see it", "mutants", "longest path");
    for (rule, (count, longest)) in killers {
        let _ = writeln!(text, "  {rule:<28} {count:>7} {longest:>13}");
    }
    text.push('\n');
}

fn fates(text: &mut String, survey: &Survey, title: &str, is: impl Fn(&Fate) -> bool) {
    let those: Vec<_> = survey.results.iter().filter(|result| is(&result.fate)).collect();
    if those.is_empty() {
        return;
    }
    let _ = writeln!(text, "{title}:");
    for result in those {
        let _ = writeln!(text, "  {}  {}", result.id, words(&result.fate));
    }
    text.push('\n');
}

fn words(fate: &Fate) -> String {
    match fate {
        Fate::Killed { rules, path_length, bound } => {
            format!("{} after {} within `{bound}`", rules.join(", "), steps(*path_length))
        }
        Fate::Equivalent(proofs) => {
            let proofs = proofs.iter().map(|proof| format!("`{}` ({} worlds)", proof.bound, proof.worlds));
            format!("proved equal within {}", proofs.collect::<Vec<_>>().join(" and "))
        }
        Fate::Survived { bound, shows_after } => {
            format!("shows after {} within `{bound}`, and no rule is violated", steps(*shows_after as usize))
        }
        Fate::Undecided { bound } => format!("too many worlds to compare within `{bound}`"),
    }
}

fn steps(count: usize) -> String {
    if count == 1 { "1 step".to_owned() } else { format!("{count} steps") }
}

fn summary(survey: &Survey) -> String {
    let Counts { mutants, killed, equivalent, survived, undecided } = Counts::of(&survey.results);
    if mutants == 0 {
        return "no mutant: there is nothing to change".to_owned();
    }
    let undecided = if undecided > 0 { format!(", {undecided} undecided") } else { String::new() };
    let verdict = if survived > 0 { "survived" } else { "survived: every fault that can be seen is found" };
    format!("{mutants} mutants: {killed} killed, {equivalent} proved equivalent{undecided}, {survived} {verdict}")
}

#[derive(Serialize)]
struct Document<'a> {
    schema_version: u32,
    system: &'a str,
    declaration: &'a str,
    bounds: &'a [String],
    rules_disregarded: &'a [String],
    #[serde(flatten)]
    counts: Counts,
    operators: Vec<Operator>,
    results: Vec<Told<'a>>,
}

#[derive(Serialize)]
struct Operator {
    name: &'static str,
    says: &'static str,
    #[serde(flatten)]
    counts: Counts,
}

#[derive(Serialize)]
struct Told<'a> {
    id: &'a str,
    operator: &'static str,
    #[serde(flatten)]
    fate: ToldFate<'a>,
}

#[derive(Serialize)]
#[serde(tag = "fate", rename_all = "snake_case")]
enum ToldFate<'a> {
    Killed { rules: &'a [String], path_length: usize, bound: &'a str },
    Equivalent { proofs: Vec<ToldProof<'a>> },
    Survived { bound: &'a str, shows_after: u32 },
    Undecided { bound: &'a str },
}

#[derive(Serialize)]
struct ToldProof<'a> {
    bound: &'a str,
    worlds: usize,
}

/// The survey as one JSON object.
#[must_use]
pub fn json(survey: &Survey) -> String {
    let operator = |(name, says, counts)| Operator { name, says, counts };
    let document = Document {
        schema_version: SCHEMA_VERSION,
        system: &survey.system,
        declaration: &survey.path,
        bounds: &survey.bounds,
        rules_disregarded: &survey.without,
        counts: Counts::of(&survey.results),
        operators: by_operator(survey).into_iter().map(operator).collect(),
        results: survey.results.iter().map(told).collect(),
    };
    let mut text = serde_json::to_string_pretty(&document).unwrap_or_default();
    text.push('\n');
    text
}

fn told(result: &Result) -> Told<'_> {
    let fate = match &result.fate {
        Fate::Killed { rules, path_length, bound } => {
            ToldFate::Killed { rules, path_length: *path_length, bound }
        }
        Fate::Equivalent(proofs) => ToldFate::Equivalent {
            proofs: proofs.iter().map(|proof| ToldProof { bound: &proof.bound, worlds: proof.worlds }).collect(),
        },
        Fate::Survived { bound, shows_after } => ToldFate::Survived { bound, shows_after: *shows_after },
        Fate::Undecided { bound } => ToldFate::Undecided { bound },
    };
    Told { id: &result.id, operator: result.operator, fate }
}
