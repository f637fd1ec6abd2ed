//! A path as a Rust test, for a crate that uses the generated code.

use super::{Replayed, SavedPath};
use crate::declaration::Declaration;
use crate::report::Late;
use selvedge_spec::interpret::wire;
use std::fmt::Write as _;

/// A whole file with one test that takes the path through the store of this path and must find it as it is now.
#[must_use]
pub fn promoted(declaration: &Declaration, saved: &SavedPath, replayed: &Replayed, store: &str, name: &str) -> String {
    let system = &declaration.system;
    let type_name = store.rsplit("::").next().unwrap_or(store);
    let mut steps = String::new();
    // A command under way changes nothing before it lands.
    for step in replayed.steps.iter().filter(|step| step.told.late != Some(Late::Issued)) {
        let _ = writeln!(steps, "    ({}, {:?}),", raw(&step.told.wire.to_string()), step.told.outcome);
    }
    let mut rows = String::new();
    for (entity, row) in replayed.rows.iter().flat_map(|rows| rows.all_rows()) {
        let json = wire::encode_row(system, entity, row).to_string();
        let _ = writeln!(rows, "    ({:?}, {}),", system.entity(entity).name.text, raw(&json));
    }
    format!(
        r#"//! `{system_name}`: {leads_to}. Written by `selvedge replay --promote`.

use selvedge::{{Store, wire}};
use {store};

/// Each command on the wire, and the outcome that answers it.
#[rustfmt::skip]
const STEPS: &[(&str, &str)] = &[
{steps}];

/// The rows afterwards: the entity, and the row on the wire.
#[rustfmt::skip]
const ROWS: &[(&str, &str)] = &[
{rows}];

#[test]
fn {name}() {{
    let mut store = {type_name}::default();
    for (command, outcome) in STEPS {{
        let command = wire::from_str(command).expect("the command is still declared");
        let reply = wire::to_value(&store.execute(command)).expect("a reply can be encoded");
        assert_eq!(reply["outcome"], *outcome, "{{reply}}");
    }}
    let read = |row: &str| serde_json::from_str::<serde_json::Value>(row).expect("a row is JSON");
    let rows: Vec<_> = ROWS.iter().map(|(entity, row)| (*entity, read(row))).collect();
    assert_eq!(Store::rows(&store), rows);
}}
"#,
        system_name = system.name,
        leads_to = saved.leads_to,
    )
}

/// A raw string with as many `#` as its text needs.
fn raw(text: &str) -> String {
    let longest = text.split('"').skip(1).map(|part| part.bytes().take_while(|byte| *byte == b'#').count()).max();
    let marks = "#".repeat(longest.map_or(1, |longest| longest + 1));
    format!("r{marks}\"{text}\"{marks}")
}

#[cfg(test)]
mod tests {
    use super::raw;

    #[test]
    fn a_raw_string_ends_where_it_should() {
        assert_eq!(raw("a"), "r#\"a\"#");
        assert_eq!(raw("\"#\"##"), "r###\"\"#\"##\"###");
    }
}
