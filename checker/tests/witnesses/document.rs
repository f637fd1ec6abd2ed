//! The table in `spec/WITNESSES.md` is what the witnesses find now.
//!
//! After a change that is meant, `SELVEDGE_BLESS=1 cargo test -p selvedge-checker --test witnesses` writes it anew.

use super::systems::{Line, lines};
use super::tools::{Found, Witnesses};
use std::fmt::Write as _;

const PAGE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../spec/WITNESSES.md");

/// The table stands between these two.
const MARKS: [&str; 2] = ["<!-- the witnesses' table -->\n", "<!-- its end -->\n"];

#[test]
fn the_table_is_what_three_checkers_find() {
    let Some(witnesses) = Witnesses::at_hand() else { return };
    let table = table(&lines(&witnesses));
    let page = std::fs::read_to_string(PAGE).expect("the page is there");
    let (before, rest) = page.split_once(MARKS[0]).expect("the table begins");
    let (committed, after) = rest.split_once(MARKS[1]).expect("the table ends");
    if std::env::var_os("SELVEDGE_BLESS").is_some() {
        let page = [before, MARKS[0], &table, MARKS[1], after].concat();
        std::fs::write(PAGE, page).expect("the page can be written");
    } else {
        assert_eq!(committed, table, "spec/WITNESSES.md is out of date: run with SELVEDGE_BLESS=1");
    }
}

fn table(lines: &[Line]) -> String {
    let mut table = String::from(
        "| system | bound | worlds: Selvedge | SPIN | rumur | steps: Selvedge | SPIN | rumur |\n\
         | --- | --- | ---: | ---: | ---: | ---: | ---: | ---: |\n",
    );
    for Line { system, bound, ours, spin, rumur } in lines {
        let three = [ours, spin, rumur];
        let worlds = three.map(|found: &Found| grouped(found.worlds as u128)).join(" | ");
        let steps = three.map(|found: &Found| grouped(found.steps)).join(" | ");
        let _ = writeln!(table, "| {system} | {bound} | {worlds} | {steps} |");
    }
    table
}

/// `689,400`
fn grouped(number: u128) -> String {
    let digits = number.to_string();
    let from_end = |index: usize| digits.len() - index;
    let digit = |(index, digit): (usize, char)| {
        let comma = index > 0 && from_end(index).is_multiple_of(3);
        format!("{}{digit}", if comma { "," } else { "" })
    };
    digits.chars().enumerate().map(digit).collect()
}
