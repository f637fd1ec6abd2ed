//! The survey for people.

use super::super::{Case, Fate, Proof, Survey};
use super::{Counts, by_operator, why};
use std::collections::BTreeMap;
use std::fmt::Write as _;

/// The survey for people. `verbose` tells of every mutant.
#[must_use]
pub fn text(survey: &Survey, verbose: bool) -> String {
    let mut text = format!("{} ({})\n", survey.system, survey.path);
    let _ = writeln!(text, "mutants of the declaration, interpreted, within {}", quoted(&survey.bounds));
    if !survey.left_out.is_empty() {
        let _ = writeln!(text, "not within {}, where the rules are violated as it is", quoted(&survey.left_out));
    }
    if !survey.without.is_empty() {
        let _ = writeln!(text, "the rules {} are disregarded", quoted(&survey.without));
    }
    text.push('\n');
    operators(&mut text, survey);
    killers(&mut text, survey);
    equivalents(&mut text, survey);
    if verbose {
        fates(&mut text, survey, "killed", killed);
    }
    fates(&mut text, survey, "undecided", undecided);
    fates(&mut text, survey, "survived", survived);
    let _ = writeln!(text, "{}", summary(survey));
    text
}

fn quoted(names: &[String]) -> String {
    names.iter().map(|name| format!("`{name}`")).collect::<Vec<_>>().join(", ")
}

fn operators(text: &mut String, survey: &Survey) {
    let _ = writeln!(text, "  {:<22} {:>7} {:>7} {:>10} {:>8}", "fault", "mutants", "killed", "equivalent", "survived");
    for (operator, says, counts) in by_operator(survey) {
        let Counts { planted, killed, equivalent, survived, undecided } = counts;
        let alive = survived + undecided;
        let _ = writeln!(text, "  {operator:<22} {planted:>7} {killed:>7} {equivalent:>10} {alive:>8}  {says}");
    }
    text.push('\n');
}

/// Which rule killed how many, and how long the paths are.
fn killers(text: &mut String, survey: &Survey) {
    let mut killers: BTreeMap<&str, (usize, Option<usize>)> = BTreeMap::new();
    for case in &survey.cases {
        if let Fate::Killed { rules, path_length, .. } = &case.fate {
            let (count, longest) = killers.entry(rules.first().map_or("", String::as_str)).or_default();
            *count += 1;
            *longest = (*longest).max(*path_length);
        }
    }
    let mut killers: Vec<_> = killers.into_iter().collect();
    killers.sort_by_key(|(_, (count, _))| std::cmp::Reverse(*count));
    let _ = writeln!(text, "  {:<28} {:>7} {:>13}", "first rule to see it", "mutants", "longest path");
    for (rule, (count, longest)) in killers {
        let longest = longest.map_or("none".to_owned(), |longest| longest.to_string());
        let _ = writeln!(text, "  {rule:<28} {count:>7} {longest:>13}");
    }
    text.push('\n');
}

/// The equivalent mutants, those with one proof together.
fn equivalents(text: &mut String, survey: &Survey) {
    let mut proved: Vec<(&[Proof], Vec<&Case>)> = Vec::new();
    for case in &survey.cases {
        if let Fate::Equivalent(proofs) = &case.fate {
            match proved.iter_mut().find(|(other, _)| other == proofs) {
                Some((_, cases)) => cases.push(case),
                None => proved.push((proofs, vec![case])),
            }
        }
    }
    for (proofs, cases) in proved {
        let bounds: Vec<_> =
            proofs.iter().map(|proof| format!("in all {} worlds of `{}`", proof.worlds, proof.bound)).collect();
        let _ = writeln!(text, "equivalent: the same rows, views and replies {}", bounds.join(" and "));
        for case in cases {
            let _ = writeln!(text, "  {}\n    {}", case.id, why(case.operator));
        }
        text.push('\n');
    }
}

fn fates(text: &mut String, survey: &Survey, title: &str, words: impl Fn(&Fate) -> Option<String>) {
    let told = survey.cases.iter().filter_map(|case| Some((&case.id, words(&case.fate)?)));
    let lines: Vec<String> = told.map(|(id, words)| format!("  {id}\n    {words}\n")).collect();
    if !lines.is_empty() {
        let _ = writeln!(text, "{title}\n{}", lines.concat());
    }
}

fn killed(fate: &Fate) -> Option<String> {
    let Fate::Killed { rules, path_length, bound } = fate else { return None };
    let path = path_length.map_or("in the end".to_owned(), |length| format!("after {}", steps(length)));
    Some(format!("{path} within `{bound}`: {}", rules.join(", ")))
}

fn undecided(fate: &Fate) -> Option<String> {
    let Fate::Undecided { bound } = fate else { return None };
    Some(format!("too many worlds to compare within `{bound}`"))
}

fn survived(fate: &Fate) -> Option<String> {
    let Fate::Survived { bound, shows_after } = fate else { return None };
    Some(format!("shows after {} within `{bound}`, and no rule is violated", steps(*shows_after as usize)))
}

fn steps(count: usize) -> String {
    if count == 1 { "1 step".to_owned() } else { format!("{count} steps") }
}

fn summary(survey: &Survey) -> String {
    let Counts { planted, killed, equivalent, survived, undecided } = Counts::of(&survey.cases);
    if planted == 0 {
        return "no mutant: there is nothing to change".to_owned();
    }
    let undecided = if undecided > 0 { format!(", {undecided} undecided") } else { String::new() };
    let verdict = if survived > 0 { "survived" } else { "survived: every fault that can be seen is found" };
    format!("{planted} mutants: {killed} killed, {equivalent} proved equivalent{undecided}, {survived} {verdict}")
}
