//! Murphi, for rumur and `CMurphi`.

use super::machine::{Branch, Machine, Param, Procedure, Table};
use super::symbolic::{Term, Test};
use super::writing::{Writing, head, next_bound};
use crate::ir::Comparison;
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
        let _ = writeln!(text, "  {}: array [{}] of {};", table.name, table.key_type, table.row_type);
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
    let murphi = Murphi { machine, procedure: None };
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
    text.push_str("  end;\n");
    text
}

/// A command: the first outcome whose guard holds answers.
fn definition(machine: &Machine, procedure: &Procedure) -> String {
    let table = &machine.tables[procedure.table];
    let row = format!("{}: {}", machine.own.row, table.key_type);
    let params = procedure.params.iter().map(|param| format!("{}: 0..{}", param.column.name, param.column.most));
    let params: Vec<String> = std::iter::once(row).chain(params).collect();
    let mut text = format!("\nprocedure {}({});\n", procedure.name, params.join("; "));
    for index in 0..procedure.branches.iter().map(|branch| branch.sequence().saved.len()).max().unwrap_or(0) {
        let _ = writeln!(text, "var {}{index}: 0..{};", machine.own.saved, widest(table));
    }
    text.push_str("begin\n");
    let murphi = Murphi { machine, procedure: Some(procedure) };
    for (index, branch) in procedure.branches.iter().enumerate() {
        let otherwise = branch.guard == Test::Decided(true);
        let head = match (index, otherwise) {
            (0, _) => format!("if {} then", murphi.test(&branch.guard, &[])),
            (_, true) => "else".to_owned(),
            (_, false) => format!("elsif {} then", murphi.test(&branch.guard, &[])),
        };
        let _ = writeln!(text, "  {head} -- {}: {}", branch.name, branch.effect);
        text.push_str(&murphi.body(branch, procedure));
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

fn widest(table: &Table) -> usize {
    table.columns.iter().map(|column| column.most).max().unwrap_or(0)
}

/// The command with every input of the bound.
fn rule(machine: &Machine, procedure: &Procedure) -> String {
    let table = &machine.tables[procedure.table];
    let mut sets = vec![format!("{}: {}", machine.own.row, table.key_type)];
    let (mut left_out, mut arguments) = (Vec::new(), vec![machine.own.row.clone()]);
    for param in &procedure.params {
        let name = &param.column.name;
        let codes: Vec<usize> = param.values.iter().filter_map(Term::code).collect();
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
}

impl Murphi<'_> {
    fn body(&self, branch: &Branch, procedure: &Procedure) -> String {
        let Self { machine, .. } = self;
        let table = &machine.tables[procedure.table];
        let cell = |column: usize| format!("{}[{}].{}", table.name, machine.own.row, table.columns[column].name);
        let mut text = String::new();
        for claim in &branch.claims {
            let _ = writeln!(text, "    assert {} \"{}\";", self.test(&claim.test, &[]), claim.name);
        }
        let sequence = branch.sequence();
        for (index, column) in sequence.saved.iter().enumerate() {
            let _ = writeln!(text, "    {}{index} := {};", machine.own.saved, cell(*column));
        }
        for (column, term) in &sequence.writes {
            let _ = writeln!(text, "    {} := {};", cell(*column), self.term(term, &[]));
        }
        text
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

    fn each(&self, all: bool, table: usize, body: &Test, bound: &[String]) -> String {
        let row = next_bound(self.machine, bound);
        let body = self.test(body, &[bound, std::slice::from_ref(&row)].concat());
        let (word, key) = (if all { "forall" } else { "exists" }, &self.machine.tables[table].key_type);
        format!("{word} {row}: {key} do {body} end")
    }
}
