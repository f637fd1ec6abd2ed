//! Answers judged one by one.

use super::process::{Process, Silence};
use super::vectors::{Vector, Vectors};
use crate::verdict::Verdict;
use selvedge_spec::interpret::{World, wire};
use selvedge_spec::ir::{Entity, EntityId, System};
use serde::Serialize;
use serde_json::{Value as Json, json};
use std::time::Duration;

/// The version of the protocol.
const PROTOCOL: u64 = 1;
/// So much of a line that is no answer is shown.
const SHOWN: usize = 200;

/// How an implementation fares.
#[derive(Clone, Debug, Default)]
pub struct Conformance {
    /// How many vectors there are.
    pub vectors: usize,
    /// How many it passes.
    pub passed: usize,
    /// Those that it fails.
    pub failed: Vec<Failure>,
    /// Those that it does not support: the cell, and what it says.
    pub unsupported: Vec<(String, String)>,
    /// Why the others were not put to it.
    pub ended: Option<Ended>,
    /// Cells that no vector is of.
    pub missing: Vec<String>,
}

/// A vector that is failed.
#[derive(Clone, Debug, Serialize)]
pub struct Failure {
    /// The vector's number.
    pub vector: usize,
    /// Its cell.
    pub cell: String,
    /// The line that was sent.
    pub question: Json,
    /// What differs from what is expected, in words.
    pub differences: Vec<String>,
}

/// Why an implementation was asked no further.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ended {
    /// It died: how, in words.
    Dead(String),
    /// It did not answer in this time.
    Hangs(Duration),
    /// It answered with what is no answer, in words.
    Babbles(String),
}

impl Conformance {
    /// The verdict: what it does not support is neither passed nor failed.
    #[must_use]
    pub fn verdict(&self) -> Verdict {
        if self.ended.is_some() || !self.failed.is_empty() {
            Verdict::Violated
        } else if self.passed == 0 {
            Verdict::Vacuous
        } else if !self.unsupported.is_empty() || !self.missing.is_empty() {
            Verdict::Incomplete
        } else {
            Verdict::Holds
        }
    }
}

/// Puts every vector to an implementation.
///
/// # Errors
/// If the command cannot be started.
pub fn conform(
    system: &System,
    vectors: &Vectors,
    command: &[String],
    timeout: Duration,
) -> std::io::Result<Conformance> {
    let process = Process::start(command, timeout)?;
    let mut found = Conformance {
        vectors: vectors.all.len(),
        missing: vectors.missing.iter().map(ToString::to_string).collect(),
        ..Conformance::default()
    };
    let mut talk = Talk { system, process, timeout };
    found.ended = talk.all(vectors, &mut found).err();
    Ok(found)
}

struct Talk<'a> {
    system: &'a System,
    process: Process,
    timeout: Duration,
}

impl Talk<'_> {
    fn all(&mut self, vectors: &Vectors, found: &mut Conformance) -> Result<(), Ended> {
        let hello = json!({ "protocol": PROTOCOL, "system": self.system.name.text, "version": self.system.version });
        let answer = self.ask(&hello)?;
        if answer["protocol"] != PROTOCOL {
            let wanted = json!({ "protocol": PROTOCOL });
            return Err(Ended::Babbles(format!("{wanted} answers the first line, and it said {}", shown(&answer))));
        }
        for vector in &vectors.all {
            let answer = self.ask(&vector.question(self.system))?;
            if answer["id"] != vector.number {
                let words = format!(
                    "the answer to vector {} has `\"id\": {}`, and it said {}",
                    vector.number,
                    vector.number,
                    shown(&answer)
                );
                return Err(Ended::Babbles(words));
            }
            self.judge(vector, &answer, found);
        }
        match self.process.unasked() {
            Some(line) => Err(Ended::Babbles(format!("nobody asked for {}", shown(&String::from_utf8_lossy(&line))))),
            None => Ok(()),
        }
    }

    fn ask(&mut self, question: &Json) -> Result<Json, Ended> {
        let line = self.process.ask(&question.to_string()).map_err(|silence| match silence {
            Silence::Dead(words) => Ended::Dead(words),
            Silence::Hangs => Ended::Hangs(self.timeout),
        })?;
        serde_json::from_slice(&line)
            .map_err(|_| Ended::Babbles(format!("a line is no JSON: {}", shown(&String::from_utf8_lossy(&line)))))
    }

    fn judge(&self, vector: &Vector, answer: &Json, found: &mut Conformance) {
        let cell = vector.cell(self.system);
        if let Some(why) = answer.get("unsupported") {
            let why = why.as_str().map_or_else(|| why.to_string(), str::to_owned);
            found.unsupported.push((cell, why));
            return;
        }
        let differences = self.differences(vector, answer);
        if differences.is_empty() {
            found.passed += 1;
        } else {
            let question = vector.question(self.system);
            found.failed.push(Failure { vector: vector.number, cell, question, differences });
        }
    }

    /// What is otherwise than expected, in words.
    fn differences(&self, vector: &Vector, answer: &Json) -> Vec<String> {
        let expected = vector.exported(self.system);
        let mut differences = Vec::new();
        let reply = wire::decode_reply(self.system, &answer["reply"]);
        match reply {
            Err(error) => differences.push(format!("the reply is none: {error}; found {}", shown(&answer["reply"]))),
            Ok(reply) if reply != vector.reply() => {
                differences.push(format!(
                    "the reply is {}, and {} is expected",
                    answer["reply"], expected["expected"]["reply"]
                ));
            }
            Ok(_) => {}
        }
        match self.rows(&answer["rows"]) {
            Err(words) => differences.push(words),
            Ok(world) if world != vector.after() => {
                differences
                    .push(format!("the rows are {}, and {} is expected", answer["rows"], expected["expected"]["rows"]));
            }
            Ok(_) => {}
        }
        differences
    }

    /// All rows, in whatever order; each identity once.
    fn rows(&self, json: &Json) -> Result<World, String> {
        let Some(rows) = json.as_array() else { return Err(format!("`rows` is a list; found {}", shown(json))) };
        let mut world = World::empty(self.system);
        for json in rows {
            let named = |entity: &Entity| json["entity"] == entity.name.text.as_str();
            let entity = self.system.entities.iter().position(named);
            let entity = EntityId(entity.ok_or_else(|| format!("a row is of no entity: {}", shown(json)))?);
            let row = wire::decode_row(self.system, entity, &json["row"]);
            let row = row.map_err(|error| format!("a row is none: {error}"))?;
            if world.row(entity, &row.key).is_some() {
                return Err(format!("a row is there twice: {}", shown(json)));
            }
            world.put(entity, row);
        }
        Ok(world)
    }
}

/// The beginning of what was said.
fn shown(said: &impl ToString) -> String {
    let said = said.to_string();
    let said = said.trim();
    let end = said.char_indices().nth(SHOWN).map_or(said.len(), |(end, _)| end);
    let more = if end < said.len() { "..." } else { "" };
    format!("`{}{more}`", &said[..end])
}
