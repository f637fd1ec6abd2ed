//! TLA+, for TLC.

use super::machine::{Branch, Machine, Param, Procedure, Table};
use super::symbolic::Test;
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
    text.push_str("EXTENDS Naturals, TLC\n\n");
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
    let mut text = format!("\n{}({}) ==\n", procedure.name, params.join(", "));
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
        text.push_str(&tla.body(branch, procedure));
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
        let mut ranges = vec![format!("{} \\in {}", machine.own.row, machine.tables[procedure.table].key_type)];
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
    fn body(&self, branch: &Branch, procedure: &Procedure) -> String {
        let table = &self.machine.tables[procedure.table];
        let mut text = String::new();
        for claim in &branch.claims {
            let _ = writeln!(text, "    /\\ Assert({}, \"{}\")", self.test(&claim.test, &[]), claim.name);
        }
        if branch.writes.is_empty() {
            text.push_str("    /\\ UNCHANGED vars\n");
            return text;
        }
        let write = |(column, term): &(usize, _)| {
            let column = &table.columns[*column].name;
            format!("![{}].{column} = {}", self.machine.own.row, self.term(term, &[]))
        };
        let writes: Vec<String> = branch.writes.iter().map(write).collect();
        let _ = writeln!(text, "    /\\ {0}' = [{0} EXCEPT {1}]", table.name, writes.join(", "));
        let others = self.machine.tables.iter().map(|other| other.name.as_str()).filter(|name| *name != table.name);
        let others: Vec<&str> = others.collect();
        if !others.is_empty() {
            let _ = writeln!(text, "    /\\ UNCHANGED <<{}>>", others.join(", "));
        }
        text
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

    fn each(&self, all: bool, table: usize, body: &Test, bound: &[String]) -> String {
        let row = next_bound(self.machine, bound);
        let body = self.test(body, &[bound, std::slice::from_ref(&row)].concat());
        let (word, key) = (if all { "A" } else { "E" }, &self.machine.tables[table].key_type);
        format!("(\\{word} {row} \\in {key}: {body})")
    }
}
