//! Terms and tests as text, in any language that writes them infix.

use super::machine::{Machine, Param, Table};
use super::symbolic::{Holder, Term, Test, Which};
use crate::ir::Comparison;

/// How one language writes terms and tests. `bound` names the rows bound so far, the outermost first.
pub(super) trait Writing {
    /// What is written.
    fn machine(&self) -> &Machine;

    /// The inputs of the command at hand.
    fn params(&self) -> &[Param];

    /// `==`
    fn symbol(&self, comparison: Comparison) -> &'static str;

    /// What stands between tests that all hold, or of which some does.
    fn joint(&self, all: bool) -> &'static str;

    /// What stands before a test in parentheses that does not hold.
    fn negation(&self) -> &'static str;

    /// What always holds, or never.
    fn decided(&self, holds: bool) -> &'static str;

    /// One of two terms, as a test decides.
    fn choice(&self, test: &str, yes: &str, no: &str) -> String;

    /// A test of every row of a table, or of some.
    fn each(&self, all: bool, table: usize, body: &Test, bound: &[String]) -> String;

    /// A term.
    fn term(&self, term: &Term, bound: &[String]) -> String {
        match term {
            Term::Absent => "0".to_owned(),
            Term::There => "1".to_owned(),
            Term::Constant(name, _) => name.clone(),
            Term::Param(index) => self.params()[*index].column.name.clone(),
            Term::Cell(holder, column) => {
                let table = &self.machine().tables[holder.table];
                format!("{}[{}].{}", table.name, self.row(*holder, bound), table.columns[*column].name)
            }
            Term::Key(holder) => self.key(&self.machine().tables[holder.table], &self.row(*holder, bound)),
            Term::Saved(index) => format!("{}{index}", self.machine().own.saved),
        }
    }

    /// A test.
    fn test(&self, test: &Test, bound: &[String]) -> String {
        match test {
            Test::Decided(holds) => self.decided(*holds).to_owned(),
            Test::Compare(comparison, left, right) => {
                format!("{} {} {}", self.term(left, bound), self.symbol(*comparison), self.term(right, bound))
            }
            Test::Not(inner) => format!("{}({})", self.negation(), self.test(inner, bound)),
            Test::All(parts) => self.joined(parts, true, bound),
            Test::Any(parts) => self.joined(parts, false, bound),
            Test::Each { all, table, body, .. } => self.each(*all, *table, body, bound),
        }
    }

    /// Tests side by side.
    fn joined(&self, parts: &[Test], all: bool, bound: &[String]) -> String {
        let part = |part: &Test| match part {
            Test::All(_) | Test::Any(_) | Test::Each { .. } => format!("({})", self.test(part, bound)),
            _ => self.test(part, bound),
        };
        parts.iter().map(part).collect::<Vec<_>>().join(self.joint(all))
    }

    /// The number of a row.
    fn row(&self, holder: Holder, bound: &[String]) -> String {
        match holder.which {
            Which::Own => self.machine().own.row.clone(),
            Which::Bound(depth) => bound[depth].clone(),
        }
    }

    /// The identity of the row with this number.
    fn key(&self, table: &Table, row: &str) -> String {
        if let Some(key) = row.parse().ok().and_then(|row: usize| table.keys.get(row)) {
            return key.name.clone();
        }
        let Some((last, others)) = table.keys.split_last() else { return "0".to_owned() };
        others.iter().enumerate().rev().fold(last.name.clone(), |rest, (index, key)| {
            let test = format!("{row} {} {index}", self.symbol(Comparison::Eq));
            self.choice(&test, &key.name, &rest)
        })
    }
}

/// The name of the row that the next quantifier binds.
pub(super) fn next_bound(machine: &Machine, bound: &[String]) -> String {
    format!("{}{}", machine.own.bound, bound.len())
}

/// The head of every export: what it is, and how its count corresponds to the worlds.
pub(super) fn head(machine: &Machine, count: &str) -> Vec<String> {
    let mut lines = vec![
        format!("{} within the bound {}: {} commands.", machine.title, machine.bound, machine.commands()),
        String::new(),
        "Written by `selvedge export`; change the declaration instead.".to_owned(),
        String::new(),
        "A row is flat: every single value of a record is a column, 0 is what is absent, and a row whose state"
            .to_owned(),
        "is 0 is not there; all its other columns are 0 then. Values of one type count from 1 in their order."
            .to_owned(),
        "Events and errors are told and not stored, so they are left out.".to_owned(),
        String::new(),
    ];
    lines.extend(count.lines().map(str::to_owned));
    if !machine.unclaimed.is_empty() {
        lines.extend([String::new(), "Rules that are not claimed here:".to_owned()]);
        lines.extend(machine.unclaimed.iter().map(|(rule, reason)| format!("  {rule}: {reason}")));
    }
    lines
}
