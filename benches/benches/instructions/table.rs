//! The table of counts, and how it is held against the committed one.

use super::count;
use crate::work::{self, Work};
use std::collections::BTreeMap;
use std::fmt;
use std::fs;
use std::path::PathBuf;

/// How much worse a ratio may be than the committed one.
const TOLERANCE: f64 = 1.05;

/// The width of the longest bar.
const BAR: u64 = 30;

/// Groups, each with who does its work and the instructions of a unit; the generated code comes first.
pub(crate) struct Table(Vec<(&'static str, Vec<(&'static str, u64)>)>);

/// Counts everything.
pub(crate) fn counted() -> Result<Table, String> {
    let mut table: Vec<(&'static str, Vec<(&'static str, u64)>)> = Vec::new();
    for work in work::all() {
        let Work { group, name, .. } = work;
        let count = count::instructions(&work)?;
        match table.last_mut() {
            Some((last, rows)) if *last == group => rows.push((name, count)),
            _ => table.push((group, vec![(name, count)])),
        }
    }
    Ok(Table(table))
}

impl fmt::Display for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (group, rows) in &self.0 {
            let own = rows[0].1;
            let most = rows.iter().map(|row| row.1).max().unwrap_or(own);
            writeln!(f, "| {group} | instructions | selvedge takes | |\n| --- | ---: | ---: | --- |")?;
            for (name, count) in rows {
                let bar: String = (0..(count * BAR).div_ceil(most)).map(|_| '█').collect();
                writeln!(f, "| {name} | {count} | {:.2} times | {bar} |", ratio(own, *count))?;
            }
            writeln!(f)?;
        }
        Ok(())
    }
}

impl Table {
    /// By group and name, what the generated code takes for one instruction of theirs.
    fn ratios(&self) -> BTreeMap<(String, String), f64> {
        let rows = self.0.iter().flat_map(|(group, rows)| rows.iter().map(move |row| (group, rows[0].1, row)));
        rows.map(|(group, own, (name, count))| (((*group).to_owned(), (*name).to_owned()), ratio(own, *count)))
            .collect()
    }
}

#[allow(clippy::cast_precision_loss, reason = "nobody counts so far")]
fn ratio(own: u64, theirs: u64) -> f64 {
    own as f64 / theirs as f64
}

fn place() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("INSTRUCTIONS.md")
}

/// Where the table stands in the committed page.
const MARKS: [&str; 2] = ["<!-- counted -->\n", "<!-- end -->"];

/// The committed page: what is before the table, the table, what is after it.
fn page() -> Result<[String; 3], String> {
    let text = fs::read_to_string(place()).map_err(|error| format!("INSTRUCTIONS.md: {error}"))?;
    let parts = text.split_once(MARKS[0]).and_then(|(before, rest)| Some((before, rest.split_once(MARKS[1])?)));
    let (before, (table, after)) = parts.ok_or("INSTRUCTIONS.md has no marks for the table")?;
    Ok([before, table, after].map(str::to_owned))
}

/// Makes the committed table anew.
pub(crate) fn write(table: &Table) -> Result<(), String> {
    let [before, _, after] = page()?;
    let text = format!("{before}{}{table}{}{after}", MARKS[0], MARKS[1]);
    fs::write(place(), text).map_err(|error| format!("INSTRUCTIONS.md: {error}"))
}

/// Holds what was counted against the committed table.
pub(crate) fn check(table: &Table) -> Result<(), String> {
    let [_, committed, _] = page()?;
    let committed = read(&committed);
    let counted = table.ratios();
    print!("{table}");
    if !committed.keys().eq(counted.keys()) {
        return Err("INSTRUCTIONS.md is about other work: run with `--write`".to_owned());
    }
    let worse = counted.iter().filter(|(work, ratio)| **ratio > committed[*work] * TOLERANCE);
    let worse: Vec<_> = worse
        .map(|((group, name), ratio)| {
            let before = committed[&(group.clone(), name.clone())];
            format!("{group}: {ratio:.2} times {name}, and {before:.2} times in INSTRUCTIONS.md")
        })
        .collect();
    if worse.is_empty() { Ok(()) } else { Err(worse.join("\n")) }
}

/// The ratios of a committed table.
fn read(table: &str) -> BTreeMap<(String, String), f64> {
    let mut group = String::new();
    let mut ratios = BTreeMap::new();
    for line in table.lines() {
        match line.split('|').map(str::trim).collect::<Vec<_>>().as_slice() {
            ["", heading, "instructions", ..] => (*heading).clone_into(&mut group),
            ["", name, _, times, ..] => {
                if let Some(ratio) = times.strip_suffix(" times").and_then(|times| times.parse().ok()) {
                    ratios.insert((group.clone(), (*name).to_owned()), ratio);
                }
            }
            _ => {}
        }
    }
    ratios
}
