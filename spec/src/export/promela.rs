//! Promela, for SPIN.

use super::machine::{Branch, Change, Claim, Columns, Machine, Param, Procedure, Table};
use super::symbolic::{Test, When};
use super::writing::{Writing, head};
use crate::ir::Comparison;
use std::fmt::Write as _;

/// Words that no identifier may be: Promela's, and those of C, in which `pan` is written.
pub(super) const RESERVED: &[&str] = &[
    "active",
    "assert",
    "atomic",
    "auto",
    "bit",
    "bool",
    "break",
    "byte",
    "case",
    "chan",
    "char",
    "const",
    "continue",
    "d_proctype",
    "d_step",
    "default",
    "do",
    "double",
    "else",
    "empty",
    "enabled",
    "enum",
    "eval",
    "extern",
    "false",
    "fi",
    "float",
    "for",
    "full",
    "get_priority",
    "goto",
    "hidden",
    "if",
    "in",
    "init",
    "inline",
    "int",
    "len",
    "local",
    "long",
    "ltl",
    "main",
    "mtype",
    "nempty",
    "never",
    "nfull",
    "notrace",
    "now",
    "np_",
    "o_ltl",
    "od",
    "of",
    "pc_value",
    "pid",
    "print",
    "printf",
    "printm",
    "priority",
    "proctype",
    "provided",
    "register",
    "return",
    "run",
    "select",
    "set_priority",
    "short",
    "show",
    "signed",
    "sizeof",
    "skip",
    "static",
    "struct",
    "switch",
    "timeout",
    "trace",
    "true",
    "typedef",
    "union",
    "unless",
    "unsigned",
    "void",
    "volatile",
    "while",
    "world",
    "xr",
    "xs",
];

const COUNT: &str = "\
One process rests at the head of its loop between steps, and each step is one `d_step`, so that there is one
state for each world: \"states, stored\" of `pan` is the number of worlds, the first and empty one among them.
The rules over worlds are asserted in a step of their own, which leads from each world to itself.

  spin -a FILE && cc -O2 -DSAFETY -DNOREDUCE -o pan pan.c && ./pan -m1000000";

/// The machine in Promela.
pub(super) fn render(machine: &Machine) -> String {
    let mut text = String::from("/*\n");
    for line in head(machine, COUNT) {
        let _ = writeln!(text, "{}", format!(" * {line}").trim_end());
    }
    text.push_str(" */\n\n");
    let states = machine.tables.iter().flat_map(|table| &table.states);
    for constant in machine.constants.iter().chain(states) {
        let meaning = constant.meaning.replace("*/", "* /");
        let _ = writeln!(text, "#define {} {} /* {meaning} */", constant.name, constant.code);
    }
    let branches = machine.procedures.iter().flat_map(|procedure| &procedure.branches);
    let kept: Columns = branches.flat_map(Branch::kept).collect();
    for (index, table) in machine.tables.iter().enumerate() {
        text.push_str(&rows(table));
        if kept.iter().any(|(kept, _)| *kept == index) {
            let _ = writeln!(text, "hidden {} {}[{}];", table.row_type, table.saved, table.keys.len());
        }
    }
    for procedure in &machine.procedures {
        text.push_str(&inline(machine, procedure));
    }
    text.push_str(&rules(machine));
    text.push_str(&process(machine));
    text
}

fn rows(table: &Table) -> String {
    let mut text = format!("\ntypedef {} {{\n", table.row_type);
    for column in &table.columns {
        let holder = match column.most {
            0..=255 => "byte",
            256..=32_767 => "short",
            _ => "int",
        };
        let _ = writeln!(text, "    {holder} {}; /* {}, to {} */", column.name, column.meaning, column.most);
    }
    let _ = writeln!(text, "}};\n{} {}[{}];", table.row_type, table.name, table.keys.len());
    text
}

/// A command: the first outcome whose guard holds answers.
fn inline(machine: &Machine, procedure: &Procedure) -> String {
    let params = procedure.params.iter().map(|param| param.column.name.as_str());
    let params: Vec<&str> = std::iter::once(machine.own.row.as_str()).chain(params).collect();
    let mut text = format!("\n{}inline {}({}) {{\n", issued(procedure), procedure.name, params.join(", "));
    let promela = Promela { machine, procedure: Some(procedure), kept: Columns::new() };
    let mut open = 0;
    for branch in &procedure.branches {
        let answering = Promela { kept: branch.kept(), ..promela };
        let body = format!("{} /* {}: {} */", answering.body(branch), branch.name, branch.effect);
        if branch.guard == Test::Decided(true) {
            let _ = writeln!(text, "    {body}");
            break;
        }
        let _ = writeln!(text, "    if\n    :: ({}) -> {body}", promela.test(&branch.guard, &[]));
        open += 1;
        // Without an `otherwise` the last guard must hold; SPIN reports a step that blocks.
        if !std::ptr::eq(branch, &raw const procedure.branches[procedure.branches.len() - 1]) {
            text.push_str("    :: else ->\n");
        }
    }
    let _ = writeln!(text, "    {}", vec!["fi"; open].join(" "));
    text.push_str("}\n");
    text
}

fn rules(machine: &Machine) -> String {
    if machine.invariants.is_empty() {
        return String::new();
    }
    let promela = Promela { machine, procedure: None, kept: Columns::new() };
    let claims = machine.invariants.iter().map(|(_, claim)| format!("    {};\n", promela.claim(claim)));
    format!("\ninline {}() {{\n{}}}\n", machine.own.rules, claims.collect::<String>())
}

/// Every command with every input of the bound, each a step.
fn process(machine: &Machine) -> String {
    let mut text = String::from("\nactive proctype world() {\n    do\n");
    if !machine.invariants.is_empty() {
        let _ = writeln!(text, "    :: d_step {{ {}() }}", machine.own.rules);
    }
    for procedure in &machine.procedures {
        let rows: Vec<String> = procedure.rows.iter().map(ToString::to_string).collect();
        let promela = Promela { machine, procedure: Some(procedure), kept: Columns::new() };
        let values =
            procedure.params.iter().map(|param| param.values.iter().map(|value| promela.term(value, &[])).collect());
        for arguments in combinations(&std::iter::once(rows).chain(values).collect::<Vec<_>>()) {
            let _ = writeln!(text, "    :: d_step {{ {}({}) }}", procedure.name, arguments.join(", "));
        }
    }
    text.push_str("    od\n}\n");
    text
}

/// One of each, the last changing fastest.
fn combinations(domains: &[Vec<String>]) -> Vec<Vec<String>> {
    domains.iter().fold(vec![Vec::new()], |begun, domain| {
        let with = |begun: &Vec<String>| {
            let begun = begun.clone();
            domain.iter().map(move |value| [begun.clone(), vec![value.clone()]].concat())
        };
        begun.iter().flat_map(with).collect()
    })
}

/// Who issues a command, if that is declared.
fn issued(procedure: &Procedure) -> String {
    procedure.actor.as_ref().map_or_else(String::new, |actor| format!("/* by {actor} */\n"))
}

struct Promela<'m> {
    machine: &'m Machine,
    procedure: Option<&'m Procedure>,
    /// The columns that are copied before they are written.
    kept: Columns,
}

impl Promela<'_> {
    fn claim(&self, claim: &Claim) -> String {
        format!("assert({}) /* {} */", self.test(&claim.test, &[]), claim.name)
    }

    fn body(&self, branch: &Branch) -> String {
        let still = Promela { kept: Columns::new(), ..*self };
        let mut statements: Vec<String> = branch.claims(false).map(|claim| still.claim(claim)).collect();
        statements.extend(self.kept.iter().flat_map(|kept| self.copies(*kept)));
        statements.extend(branch.changes.iter().flat_map(|change| self.change(change)));
        statements.extend(branch.claims(true).map(|claim| self.claim(claim)));
        if statements.is_empty() { "skip".to_owned() } else { statements.join("; ") }
    }

    fn copies(&self, (table, column): (usize, usize)) -> impl Iterator<Item = String> {
        let Table { name, saved, keys, columns, .. } = &self.machine.tables[table];
        (0..keys.len()).map(move |row| format!("{saved}[{row}].{0} = {name}[{row}].{0}", columns[column].name))
    }

    /// What becomes of a row, or of each of some: a statement for each column, or for each row.
    fn change(&self, change: &Change) -> Vec<String> {
        let Some(condition) = &change.each else { return self.writes(change, &[]) };
        let of = |row: usize| {
            let bound = [row.to_string()];
            let writes = self.writes(change, &bound).join("; ");
            format!("if :: ({}) -> {writes} :: else -> skip fi", self.test(condition, &bound))
        };
        (0..self.machine.tables[change.row.table].keys.len()).map(of).collect()
    }

    fn writes(&self, change: &Change, bound: &[String]) -> Vec<String> {
        let row = self.row(&change.row, bound);
        let cell = |column| self.cell(change.row.table, column, When::After, &row);
        change.writes.iter().map(|(column, term)| format!("{} = {}", cell(*column), self.term(term, bound))).collect()
    }
}

impl Writing for Promela<'_> {
    fn machine(&self) -> &Machine {
        self.machine
    }

    fn params(&self) -> &[Param] {
        self.procedure.map_or(&[], |procedure| &procedure.params)
    }

    fn symbol(&self, comparison: Comparison) -> &'static str {
        comparison.symbol()
    }

    fn joint(&self, all: bool) -> &'static str {
        if all { " && " } else { " || " }
    }

    fn negation(&self) -> &'static str {
        "!"
    }

    fn decided(&self, holds: bool) -> &'static str {
        if holds { "true" } else { "false" }
    }

    fn choice(&self, test: &str, yes: &str, no: &str) -> String {
        format!("({test} -> {yes} : {no})")
    }

    /// What is written is read from its copy where it is read as it was.
    fn cell(&self, table: usize, column: usize, when: When, row: &str) -> String {
        let Table { name, saved, columns, .. } = &self.machine.tables[table];
        let copied = when == When::Before && self.kept.contains(&(table, column));
        format!("{}[{row}].{}", if copied { saved } else { name }, columns[column].name)
    }

    /// Promela has no quantifiers: the rows are written out.
    fn each(&self, all: bool, table: usize, body: &Test, bound: &[String]) -> String {
        let of = |row: usize| {
            let bound = [bound, &[row.to_string()]].concat();
            format!("({})", self.test(body, &bound))
        };
        let rows: Vec<String> = (0..self.machine.tables[table].keys.len()).map(of).collect();
        if rows.is_empty() { self.decided(all).to_owned() } else { rows.join(self.joint(all)) }
    }
}
