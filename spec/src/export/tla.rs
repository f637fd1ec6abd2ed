//! TLA+, for TLC.

use super::machine::{Branch, Change, Claim, Machine, Param, Procedure, Table};
use super::symbolic::{Test, When};
use super::writing::{Writing, head, next_bound};
use crate::ir::Comparison;
use std::fmt::Write as _;

/// Words that no identifier may be, and what the standard modules and this export define.
pub(super) const RESERVED: &[&str] = &[
    "action",
    "any",
    "append",
    "assert",
    "assume",
    "assumption",
    "axiom",
    "boolean",
    "by",
    "case",
    "choose",
    "constant",
    "constants",
    "corollary",
    "def",
    "define",
    "defs",
    "domain",
    "else",
    "enabled",
    "except",
    "extends",
    "false",
    "have",
    "hide",
    "if",
    "in",
    "init",
    "instance",
    "javatime",
    "lambda",
    "lemma",
    "let",
    "local",
    "module",
    "nat",
    "new",
    "next",
    "obvious",
    "omitted",
    "only",
    "other",
    "permutations",
    "pick",
    "print",
    "printt",
    "proof",
    "proposition",
    "prove",
    "qed",
    "randomelement",
    "recursive",
    "sf_",
    "sortseq",
    "spec",
    "string",
    "subset",
    "suffices",
    "take",
    "temporal",
    "tlceval",
    "tlcget",
    "tlcset",
    "then",
    "theorem",
    "tostring",
    "true",
    "types",
    "unchanged",
    "union",
    "use",
    "variable",
    "variables",
    "vars",
    "wf_",
    "with",
    "witness",
];

const COUNT: &str = "\
There is one state for each world, the first and empty one among them: the \"distinct states found\" of TLC are the
worlds. Each command with each input is one step, and what changes nothing is a step as well.

  java -cp tla2tools.jar tlc2.TLC -config MODULE.cfg MODULE.tla

The configuration stands behind the end of the module.";

/// The machine in TLA+.
pub(super) fn render(machine: &Machine) -> String {
    let mut text = format!("---- MODULE {} ----\n", machine.own.module);
    for line in head(machine, COUNT) {
        let _ = writeln!(text, "{}", format!("\\* {line}").trim_end());
    }
    text.push_str("EXTENDS Integers, TLC\n\n");
    let states = machine.tables.iter().flat_map(|table| &table.states);
    for constant in machine.constants.iter().chain(states) {
        let meaning = constant.meaning.replace(['\n', '\r'], " ");
        let _ = writeln!(text, "{} == {} \\* {meaning}", constant.name, constant.code);
    }
    let names: Vec<&str> = machine.tables.iter().map(|table| table.name.as_str()).collect();
    let _ = writeln!(text, "\nVARIABLES {}\nvars == <<{}>>", names.join(", "), names.join(", "));
    for table in &machine.tables {
        text.push_str(&rows(table));
    }
    text.push_str(&begin(machine));
    for procedure in &machine.procedures {
        text.push_str(&operator(machine, procedure));
    }
    text.push_str(&next(machine));
    let tla = Tla { machine, procedure: None };
    for (id, claim) in &machine.invariants {
        let _ = writeln!(text, "\n{id} == {}", tla.test(&claim.test, &[]));
    }
    text.push_str("====\n\n");
    text.push_str(&configuration(machine));
    text
}

fn rows(table: &Table) -> String {
    let mut text = format!("\n{} == 0..{}\n", table.key_type, table.keys.len().saturating_sub(1));
    let columns = table.columns.iter().map(|column| format!("{}: 0..{}", column.name, column.most));
    let _ = writeln!(text, "{} == [{}]", table.row_type, columns.collect::<Vec<_>>().join(", "));
    let columns = table.columns.iter().map(|column| format!("{} |-> 0", column.name));
    let _ = writeln!(text, "{} == [{}]", table.none, columns.collect::<Vec<_>>().join(", "));
    text
}

/// What is in every world, and the first one.
fn begin(machine: &Machine) -> String {
    let mut text = String::from("\nTypes ==\n");
    for Table { name, key_type, row_type, .. } in &machine.tables {
        let _ = writeln!(text, "  /\\ {name} \\in [{key_type} -> {row_type}]");
    }
    text.push_str("\nInit ==\n");
    for Table { name, key_type, none, .. } in &machine.tables {
        let _ = writeln!(text, "  /\\ {name} = [{} \\in {key_type} |-> {none}]", machine.own.row);
    }
    text
}

/// A command: the first outcome whose guard holds answers.
fn operator(machine: &Machine, procedure: &Procedure) -> String {
    let params = procedure.params.iter().map(|param| param.column.name.as_str());
    let params: Vec<&str> = std::iter::once(machine.own.row.as_str()).chain(params).collect();
    let issued = procedure.actor.as_ref().map_or_else(String::new, |actor| format!("\\* by {actor}\n"));
    let mut text = format!("\n{issued}{}({}) ==\n", procedure.name, params.join(", "));
    let tla = Tla { machine, procedure: Some(procedure) };
    let mut closed = false;
    for (index, branch) in procedure.branches.iter().enumerate() {
        let otherwise = if index == 0 { "  " } else { "  ELSE " };
        closed = branch.guard == Test::Decided(true);
        let told = format!("\\* {}: {}", branch.name, branch.effect);
        if closed {
            let _ = writeln!(text, "{otherwise}{told}");
        } else {
            let _ = writeln!(text, "{otherwise}IF {} THEN {told}", tla.test(&branch.guard, &[]));
        }
        text.push_str(&tla.body(branch));
        if closed {
            break;
        }
    }
    if !closed {
        let _ = writeln!(text, "  ELSE Assert(FALSE, \"no outcome answers\")");
    }
    text
}

/// Every command with every input of the bound.
fn next(machine: &Machine) -> String {
    let mut text = String::from("\nNext ==\n");
    for procedure in &machine.procedures {
        let tla = Tla { machine, procedure: Some(procedure) };
        let table = &machine.tables[procedure.table];
        let named: Vec<String> = procedure.rows.iter().map(ToString::to_string).collect();
        let every = procedure.rows.len() == table.keys.len();
        let rows = if every { table.key_type.clone() } else { format!("{{{}}}", named.join(", ")) };
        let mut ranges = vec![format!("{} \\in {rows}", machine.own.row)];
        let mut arguments = vec![machine.own.row.clone()];
        for param in &procedure.params {
            let values: Vec<String> = param.values.iter().map(|value| tla.term(value, &[])).collect();
            ranges.push(format!("{} \\in {{{}}}", param.column.name, values.join(", ")));
            arguments.push(param.column.name.clone());
        }
        let _ = writeln!(text, "  \\/ \\E {}: {}({})", ranges.join(", "), procedure.name, arguments.join(", "));
    }
    text.push_str("\nSpec == Init /\\ [][Next]_vars\n");
    text
}

fn configuration(machine: &Machine) -> String {
    let invariants = machine.invariants.iter().map(|(id, _)| id.as_str());
    let invariants: Vec<&str> = std::iter::once("Types").chain(invariants).collect();
    format!(
        "{}.cfg:\n\nSPECIFICATION Spec\nCHECK_DEADLOCK FALSE\nINVARIANTS {}\n",
        machine.own.module,
        invariants.join(" ")
    )
}

struct Tla<'m> {
    machine: &'m Machine,
    procedure: Option<&'m Procedure>,
}

impl Tla<'_> {
    fn body(&self, branch: &Branch) -> String {
        let claim = |claim: &Claim| format!("    /\\ Assert({}, \"{}\")\n", self.test(&claim.test, &[]), claim.name);
        let mut text: String = branch.claims(false).map(claim).collect();
        let (mut written, mut unchanged) = (String::new(), Vec::new());
        for (index, table) in self.machine.tables.iter().enumerate() {
            let changes: Vec<&Change> = branch.changes.iter().filter(|change| change.row.table == index).collect();
            if changes.is_empty() {
                unchanged.push(table.name.as_str());
            } else {
                let _ = writeln!(written, "    /\\ {}' = {}", table.name, self.changed(table, &changes));
            }
        }
        if written.is_empty() {
            text.push_str("    /\\ UNCHANGED vars\n");
        } else {
            text.push_str(&written);
            if !unchanged.is_empty() {
                let _ = writeln!(text, "    /\\ UNCHANGED <<{}>>", unchanged.join(", "));
            }
        }
        // A primed variable can be read once it is written.
        text.extend(branch.claims(true).map(claim));
        text
    }

    /// The rows of a table after these changes, none of which meets another on one row.
    fn changed(&self, table: &Table, changes: &[&Change]) -> String {
        let single = changes.iter().filter(|change| change.each.is_none());
        let writes: Vec<String> = single.flat_map(|change| self.writes(change, &[])).collect();
        let base = if writes.is_empty() {
            table.name.clone()
        } else {
            format!("[{} EXCEPT {}]", table.name, writes.join(", "))
        };
        if changes.iter().all(|change| change.each.is_none()) {
            return base;
        }
        let bound = [next_bound(self.machine, &[])];
        let row = &bound[0];
        let rows = changes.iter().rev().fold(format!("{base}[{row}]"), |rest, change| {
            let Some(condition) = &change.each else { return rest };
            let writes = self.writes(change, &bound).join(", ");
            let condition = self.test(condition, &bound);
            self.choice(&condition, &format!("[{}[{row}] EXCEPT {writes}]", table.name), &rest)
        });
        format!("[{row} \\in {} |-> {rows}]", table.key_type)
    }

    /// `![row].column = term`; of each of some rows, `!.column = term`.
    fn writes(&self, change: &Change, bound: &[String]) -> Vec<String> {
        let row = if change.each.is_some() { String::new() } else { format!("[{}]", self.row(&change.row, bound)) };
        let columns = &self.machine.tables[change.row.table].columns;
        let write =
            |(column, term): &(usize, _)| format!("!{row}.{} = {}", columns[*column].name, self.term(term, bound));
        change.writes.iter().map(write).collect()
    }
}

impl Writing for Tla<'_> {
    fn machine(&self) -> &Machine {
        self.machine
    }

    fn params(&self) -> &[Param] {
        self.procedure.map_or(&[], |procedure| &procedure.params)
    }

    fn symbol(&self, comparison: Comparison) -> &'static str {
        match comparison {
            Comparison::Eq => "=",
            Comparison::Ne => "#",
            Comparison::Le => "=<",
            other => other.symbol(),
        }
    }

    fn joint(&self, all: bool) -> &'static str {
        if all { " /\\ " } else { " \\/ " }
    }

    fn negation(&self) -> &'static str {
        "~"
    }

    fn decided(&self, holds: bool) -> &'static str {
        if holds { "TRUE" } else { "FALSE" }
    }

    fn choice(&self, test: &str, yes: &str, no: &str) -> String {
        format!("(IF {test} THEN {yes} ELSE {no})")
    }

    fn cell(&self, table: usize, column: usize, when: When, row: &str) -> String {
        let Table { name, columns, .. } = &self.machine.tables[table];
        format!("{name}{}[{row}].{}", if when == When::After { "'" } else { "" }, columns[column].name)
    }

    fn each(&self, all: bool, table: usize, body: &Test, bound: &[String]) -> String {
        let row = next_bound(self.machine, bound);
        let body = self.test(body, &[bound, std::slice::from_ref(&row)].concat());
        let (word, key) = (if all { "A" } else { "E" }, &self.machine.tables[table].key_type);
        format!("(\\{word} {row} \\in {key}: {body})")
    }
}
