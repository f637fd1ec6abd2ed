//! Terms and tests as text, in any language that writes them infix.

use super::machine::{Machine, Param, Table};
use super::symbolic::{Holder, Sum, Term, Test, When, Which};
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

    /// A column of the row with this number.
    fn cell(&self, table: usize, column: usize, when: When, row: &str) -> String;

    /// A term.
    fn term(&self, term: &Term, bound: &[String]) -> String {
        match term {
            Term::Absent => "0".to_owned(),
            Term::There => "1".to_owned(),
            Term::Constant(name, _) => name.clone(),
            Term::Param(index) => self.params()[*index].column.name.clone(),
            Term::Cell(Holder { table, which: Which::Named(key) }, column, when) => {
                let cell = |row: usize| self.cell(*table, *column, *when, &row.to_string());
                self.by_key(*table, key, bound, "0".to_owned(), cell)
            }
            Term::Cell(holder, column, when) => self.cell(holder.table, *column, *when, &self.row(holder, bound)),
            Term::Key(Holder { which: Which::Named(key), .. }) => self.term(key, bound),
            Term::Key(holder) => self.key(&self.machine().tables[holder.table], &self.row(holder, bound)),
            Term::Amount(amount) => integer(*amount),
            Term::Integer(of) => self.integer(of, bound),
            Term::Sum(sum) => self.sum(sum, bound),
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
            Test::Each { all, table, body } => self.each(*all, *table, body, bound),
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

    /// The number of a row. That a value names must be there.
    fn row(&self, holder: &Holder, bound: &[String]) -> String {
        match &holder.which {
            Which::Own => self.machine().own.row.clone(),
            Which::Bound(depth) => bound[*depth].clone(),
            Which::Named(key) => {
                let last = self.machine().tables[holder.table].keys.len().saturating_sub(1);
                self.by_key(holder.table, key, bound, last.to_string(), |row| row.to_string())
            }
        }
    }

    /// What is written of the row that a value names; `otherwise` where it names none.
    fn by_key(
        &self,
        table: usize,
        key: &Term,
        bound: &[String],
        otherwise: String,
        of: impl Fn(usize) -> String,
    ) -> String {
        let (key, keys) = (self.term(key, bound), &self.machine().tables[table].keys);
        keys.iter().enumerate().rev().fold(otherwise, |rest, (row, identity)| {
            let found = of(row);
            if found == rest {
                return rest;
            }
            self.choice(&format!("{key} {} {}", self.symbol(Comparison::Eq), identity.name), &found, &rest)
        })
    }

    /// The integer for which a number stands.
    fn integer(&self, of: &Term, bound: &[String]) -> String {
        let of = self.term(of, bound);
        let integers = self.machine().constants.iter().filter_map(|constant| Some((&constant.name, constant.integer?)));
        integers.rev().fold("0".to_owned(), |rest, (name, value)| {
            self.choice(&format!("{of} {} {name}", self.symbol(Comparison::Eq)), &integer(value), &rest)
        })
    }

    /// No language sums over rows by itself: they are written out.
    fn sum(&self, sum: &Sum, bound: &[String]) -> String {
        let of = |row: usize| {
            let bound = [bound, &[row.to_string()]].concat();
            let of = self.term(&sum.of, &bound);
            self.choice(&self.test(&sum.condition, &bound), &of, "0")
        };
        let rows: Vec<String> = (0..self.machine().tables[sum.table].keys.len()).map(of).collect();
        if rows.is_empty() { "0".to_owned() } else { format!("({})", rows.join(" + ")) }
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

/// An integer that may stand anywhere in a term.
fn integer(value: i64) -> String {
    if value < 0 { format!("({value})") } else { value.to_string() }
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
