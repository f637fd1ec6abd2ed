//! Where fuzzing starts: the committed declarations and what the compiled systems say, gathered anew for each run.
//!
//! A target writes them itself before it starts, since a program of its own would not link: the marks of coverage call libFuzzer.

#[path = "../../spec/tests/format/corpus.rs"]
#[allow(dead_code)]
mod corpus;

use crate::wire::{KINDS, System};
use selvedge::{Store, wire};
use selvedge_model::{container, loom_agent, worker_deployment};
use selvedge_spec::interpret::{self, wire as oracle};
use serde_json::Value;
use std::collections::BTreeSet;
use std::ffi::OsStr;
use std::path::Path;
use std::{env, fs, io};

/// The folder that seeds are wanted in, if any.
const WANTED: &str = "SELVEDGE_SEEDS";

/// Writes every committed declaration into the folder that the environment names, and a dictionary beside it.
///
/// # Panics
/// If it cannot be written.
pub fn write_declarations() {
    let Some(folder) = env::var_os(WANTED) else { return };
    let texts: Vec<String> = corpus::declarations().into_iter().map(|(_, text)| text).collect();
    let words = fs::write(Path::new(&folder).with_extension("dict"), dictionary(&texts));
    words.and_then(|()| write(&folder, texts.iter().map(String::as_bytes))).expect("seeds can be written");
}

/// Writes documents of every kind into the folder that the environment names, and a dictionary of their keys beside it.
///
/// # Panics
/// If it cannot be written.
pub fn write_documents() {
    let Some(folder) = env::var_os(WANTED) else { return };
    let found = documents();
    let texts: Vec<_> = found.iter().map(|document| String::from_utf8_lossy(&document[1..]).into_owned()).collect();
    let words = fs::write(Path::new(&folder).with_extension("dict"), dictionary(&texts));
    words.and_then(|()| write(&folder, found.iter().map(Vec::as_slice))).expect("seeds can be written");
}

fn write<'t>(folder: &OsStr, texts: impl Iterator<Item = &'t [u8]>) -> io::Result<()> {
    let folder = Path::new(folder);
    fs::create_dir_all(folder)?;
    texts.enumerate().try_for_each(|(number, text)| fs::write(folder.join(format!("seed{number:04}")), text))
}

/// The words of all texts and the signs of the language, as libFuzzer reads them.
fn dictionary(texts: &[String]) -> String {
    let words = texts.iter().flat_map(|text| text.split(|c: char| !c.is_alphanumeric() && c != '_'));
    let signs = ["->", "..=", "=>", "==", "!=", "<=", ">=", "&&", "||", "r#", "#[allow(", "reason = "];
    let words: BTreeSet<&str> = words.filter(|word| word.is_ascii() && (2..30).contains(&word.len())).chain(signs).collect();
    words.iter().map(|word| format!("\"{word}\"\n")).collect()
}

/// Documents of every kind, each behind the number of its kind.
fn documents() -> BTreeSet<Vec<u8>> {
    let mut found = BTreeSet::new();
    said::<loom_agent::LoomAgents>(0, &mut found);
    said::<container::Containers>(1, &mut found);
    said::<worker_deployment::WorkerDeploymentStore>(2, &mut found);
    found
}

/// How many commands each system is given.
const COMMANDS: usize = 300;

/// What a store says of itself on the way through some commands of its first bound.
fn said<S: Store>(system: usize, found: &mut BTreeSet<Vec<u8>>) {
    let declared = &System::all()[system].declared;
    let commands: Vec<Value> = interpret::commands(declared, &declared.bounds[0])
        .map(|(command, input)| oracle::encode_command(declared, command, &input))
        .collect();
    let (mut store, mut rng) = (S::default(), fastrand::Rng::with_seed(1));
    let mut add = |what: &str, document: &Value| {
        let kind = KINDS.iter().position(|kind| kind.system == system && kind.what == what).expect("every kind is known");
        let number = u8::try_from(kind).expect("there are few kinds");
        found.insert([&[number], document.to_string().as_bytes()].concat());
    };
    for _ in 0..COMMANDS {
        let command = &commands[rng.usize(..commands.len())];
        add("command", command);
        let reply = store.execute(wire::from_value(command).expect("it is a command"));
        add("reply", &wire::to_value(&reply).expect("it is encoded"));
        store.rows().iter().for_each(|(entity, row)| add(entity, row));
        store.views().iter().for_each(|(view, rows)| rows.iter().for_each(|row| add(view, row)));
    }
}
