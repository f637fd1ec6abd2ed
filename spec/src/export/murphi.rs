//! Murphi, for rumur and `CMurphi`.

use super::machine::{Branch, Change, Claim, Columns, Machine, Param, Procedure, Table};
use super::symbolic::{Term, Test, When};
use super::writing::{Writing, head, next_bound};
use crate::ir::Comparison;
use std::collections::BTreeSet;
use std::fmt::Write as _;

/// Words that no identifier may be.
pub(super) const RESERVED: &[&str] = &[
    "alias",
    "array",
    "as",
    "assert",
    "assume",
    "begin",
    "bool",
    "boolean",
    "by",
    "case",
    "clear",
    "const",
    "cover",
    "do",
    "else",
    "elsif",
    "end",
    "endalias",
    "endexists",
    "endfor",
    "endforall",
    "endfunction",
    "endif",
    "endprocedure",
    "endrecord",
    "endrule",
    "endruleset",
    "endstartstate",
    "endswitch",
    "endwhile",
    "enum",
    "error",
    "exists",
    "external",
    "false",
    "finish",
    "for",
    "forall",
    "function",
    "if",
    "import",
    "in",
    "interface",
    "invariant",
    "ismember",
    "isundefined",
    "liveness",
    "log",
    "multiset",
    "multisetadd",
    "multisetcount",
    "multisetremove",
    "multisetremovepred",
    "of",
    "procedure",
    "process",
    "program",
    "property",
    "put",
    "real",
    "record",
    "return",
    "rule",
    "ruleset",
    "scalarset",
    "startstate",
    "switch",
    "then",
    "to",
    "traceuntil",
    "true",
    "type",
    "undefine",
    "union",
    "var",
    "while",
];

const COUNT: &str = "\
There is one state for each world, the first and empty one among them, and each command with each input is one
rule that is always enabled: the states that are found are the worlds, and the rules fired the steps.

  rumur --deadlock-detection off -o pan.c FILE && cc -O3 -march=native -o pan pan.c -lpthread && ./pan";

/// The machine in Murphi.
pub(super) fn render(machine: &Machine) -> String {
    let mut text = String::new();
    for line in head(machine, COUNT) {
        let _ = writeln!(text, "{}", format!("-- {line}").trim_end());
    }
    text.push_str("\nconst\n");
    let states = machine.tables.iter().flat_map(|table| &table.states);
    for constant in machine.constants.iter().chain(states) {
        let meaning = constant.meaning.replace(['\n', '\r'], " ");
        let _ = writeln!(text, "  {}: {}; -- {meaning}", constant.name, constant.code);
    }
    text.push_str("\ntype\n");
    for table in &machine.tables {
        text.push_str(&rows(table));
    }
    text.push_str("\nvar\n");
    for table in &machine.tables {
        let _ = writeln!(text, "  {}: {};", table.name, table.all_type);
    }
    for procedure in &machine.procedures {
        text.push_str(&definition(machine, procedure));
    }
    text.push_str("\nstartstate \"nothing is there\"\nbegin\n");
    for table in &machine.tables {
        let _ = writeln!(text, "  clear {}; -- all 0", table.name);
    }
    text.push_str("end;\n");
    for procedure in &machine.procedures {
        text.push_str(&rule(machine, procedure));
    }
    let murphi = Murphi { machine, procedure: None, kept: Columns::new() };
    for (_, claim) in &machine.invariants {
        let _ = write!(text, "\ninvariant \"{}\"\n  {};\n", claim.name, murphi.test(&claim.test, &[]));
    }
    text
}

fn rows(table: &Table) -> String {
    let mut text = format!("  {}: 0..{};\n", table.key_type, table.keys.len().saturating_sub(1));
    let _ = writeln!(text, "  {}: record", table.row_type);
    for column in &table.columns {
        let _ = writeln!(text, "    {}: 0..{}; -- {}", column.name, column.most, column.meaning);
    }
    let _ = writeln!(text, "  end;\n  {}: array [{}] of {};", table.all_type, table.key_type, table.row_type);
    text
}

/// A command: the first outcome whose guard holds answers.
fn definition(machine: &Machine, procedure: &Procedure) -> String {
    let table = &machine.tables[procedure.table];
    let row = format!("{}: {}", machine.own.row, table.key_type);
    let params = procedure.params.iter().map(|param| format!("{}: 0..{}", param.column.name, param.column.most));
    let params: Vec<String> = std::iter::once(row).chain(params).collect();
    let issued = procedure.actor.as_ref().map_or_else(String::new, |actor| format!("-- by {actor}\n"));
    let mut text = format!("\n{issued}procedure {}({});\n", procedure.name, params.join("; "));
    let kept = procedure.branches.iter().flat_map(Branch::kept).map(|(table, _)| table);
    for table in kept.collect::<BTreeSet<_>>() {
        let _ = writeln!(text, "var {}: {};", machine.tables[table].saved, machine.tables[table].all_type);
    }
    text.push_str("begin\n");
    let murphi = Murphi { machine, procedure: Some(procedure), kept: Columns::new() };
    for (index, branch) in procedure.branches.iter().enumerate() {
        let otherwise = branch.guard == Test::Decided(true);
        let head = match (index, otherwise) {
            (0, _) => format!("if {} then", murphi.test(&branch.guard, &[])),
            (_, true) => "else".to_owned(),
            (_, false) => format!("elsif {} then", murphi.test(&branch.guard, &[])),
        };
        let _ = writeln!(text, "  {head} -- {}: {}", branch.name, branch.effect);
        text.push_str(&Murphi { kept: branch.kept(), ..murphi }.body(branch));
        if otherwise {
            break;
        }
    }
    if procedure.branches.iter().all(|branch| branch.guard != Test::Decided(true)) {
        text.push_str("  else\n    error \"no outcome answers\";\n");
    }
    text.push_str("  end;\nend;\n");
    text
}

/// The command with every input of the bound.
fn rule(machine: &Machine, procedure: &Procedure) -> String {
    let table = &machine.tables[procedure.table];
    let mut sets = vec![format!("{}: {}", machine.own.row, table.key_type)];
    let unnamed = (0..table.keys.len()).filter(|row| !procedure.rows.contains(row));
    let mut left_out: Vec<String> = unnamed.map(|row| format!("{} != {row}", machine.own.row)).collect();
    let mut arguments = vec![machine.own.row.clone()];
    for param in &procedure.params {
        let name = &param.column.name;
        let codes: Vec<i64> = param.values.iter().filter_map(Term::code).collect();
        let (low, high) = (codes.iter().min().unwrap_or(&0), codes.iter().max().unwrap_or(&0));
        sets.push(format!("{name}: {low}..{high}"));
        left_out.extend((*low..*high).filter(|code| !codes.contains(code)).map(|code| format!("{name} != {code}")));
        arguments.push(name.clone());
    }
    let guard = if left_out.is_empty() { "true".to_owned() } else { left_out.join(" & ") };
    format!(
        "\nruleset {} do\n  rule \"{}\" {guard} ==> begin\n    {}({});\n  end;\nend;\n",
        sets.join("; "),
        procedure.command,
        procedure.name,
        arguments.join(", ")
    )
}

struct Murphi<'m> {
    machine: &'m Machine,
    procedure: Option<&'m Procedure>,
    /// The columns that are read from a copy of their table, as they were.
    kept: Columns,
}

impl Murphi<'_> {
    fn body(&self, branch: &Branch) -> String {
        let mut text = String::new();
        let still = Murphi { kept: Columns::new(), ..*self };
        for claim in branch.claims(false) {
            text.push_str(&still.claim(claim));
        }
        for table in self.kept.iter().map(|(table, _)| *table).collect::<BTreeSet<_>>() {
            let Table { name, saved, .. } = &self.machine.tables[table];
            let _ = writeln!(text, "    {saved} := {name};");
        }
        for change in &branch.changes {
            text.push_str(&self.change(change));
        }
        for claim in branch.claims(true) {
            text.push_str(&self.claim(claim));
        }
        text
    }

    fn claim(&self, claim: &Claim) -> String {
        format!("    assert {} \"{}\";\n", self.test(&claim.test, &[]), claim.name)
    }

    /// What becomes of a row, or of each of some.
    fn change(&self, change: &Change) -> String {
        let Some(condition) = &change.each else { return self.writes(change, &[]) };
        let bound = [next_bound(self.machine, &[])];
        let (row, key) = (&bound[0], &self.machine.tables[change.row.table].key_type);
        let (condition, writes) = (self.test(condition, &bound), self.writes(change, &bound));
        format!("    for {row}: {key} do if {condition} then\n{writes}    end; end;\n")
    }

    fn writes(&self, change: &Change, bound: &[String]) -> String {
        let row = self.row(&change.row, bound);
        let cell = |column| self.cell(change.row.table, column, When::After, &row);
        let write = |(column, term): &(usize, _)| format!("    {} := {};\n", cell(*column), self.term(term, bound));
        change.writes.iter().map(write).collect()
    }
}

impl Writing for Murphi<'_> {
    fn machine(&self) -> &Machine {
        self.machine
    }

    fn params(&self) -> &[Param] {
        self.procedure.map_or(&[], |procedure| &procedure.params)
    }

    fn symbol(&self, comparison: Comparison) -> &'static str {
        if comparison == Comparison::Eq { "=" } else { comparison.symbol() }
    }

    fn joint(&self, all: bool) -> &'static str {
        if all { " & " } else { " | " }
    }

    fn negation(&self) -> &'static str {
        "!"
    }

    fn decided(&self, holds: bool) -> &'static str {
        if holds { "true" } else { "false" }
    }

    fn choice(&self, test: &str, yes: &str, no: &str) -> String {
        format!("({test} ? {yes} : {no})")
    }

    /// What is written is read from its copy where it is read as it was.
    fn cell(&self, table: usize, column: usize, when: When, row: &str) -> String {
        let Table { name, saved, columns, .. } = &self.machine.tables[table];
        let copied = when == When::Before && self.kept.contains(&(table, column));
        format!("{}[{row}].{}", if copied { saved } else { name }, columns[column].name)
    }

    fn each(&self, all: bool, table: usize, body: &Test, bound: &[String]) -> String {
        let row = next_bound(self.machine, bound);
        let body = self.test(body, &[bound, std::slice::from_ref(&row)].concat());
        let (word, key) = (if all { "forall" } else { "exists" }, &self.machine.tables[table].key_type);
        format!("{word} {row}: {key} do {body} end")
    }
}
