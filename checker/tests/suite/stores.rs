//! Generated stores that panic, or break the wire format: each defect is found, and none crashes the checker.

use super::support::{ENGINES, LOOM_AGENT, assert_violated, generated, loom_agent, within};
use selvedge::Store;
use selvedge::wire::{self, Decode, Doc, WireError};
use selvedge_checker::check::EngineChoice;
use selvedge_checker::verdict::Verdict;
use selvedge_model::loom_agent::{Command, LoomAgents};
use serde::ser::Error as _;
use serde::{Serialize, Serializer};
use serde_json::{Value, json};

/// What is wrong with a store.
mod defect {
    pub(super) const NONE: u8 = 0;
    pub(super) const EXECUTE_PANICS: u8 = 1;
    pub(super) const ROWS_PANIC: u8 = 2;
    pub(super) const VIEWS_PANIC: u8 = 3;
    pub(super) const REPLY_CANNOT_BE_ENCODED: u8 = 4;
    pub(super) const REPLY_HAS_NULL: u8 = 5;
    pub(super) const ROW_HAS_NULL: u8 = 6;
    pub(super) const ROW_TWICE: u8 = 7;
    pub(super) const ROW_OF_NO_ENTITY: u8 = 8;
    pub(super) const ROW_IS_REFUSED: u8 = 9;
    pub(super) const ROW_IS_READ_AS_ANOTHER: u8 = 10;
    pub(super) const VIEW_IS_MISSING: u8 = 11;
    pub(super) const VIEW_IS_MISNAMED: u8 = 12;
    pub(super) const VIEW_ROW_HAS_MORE: u8 = 13;
    pub(super) const INTEGER_AS_FLOAT: u8 = 14;
    pub(super) const COMMAND_IS_REFUSED: u8 = 15;
    pub(super) const COMMAND_IS_ENCODED_OTHERWISE: u8 = 16;
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
struct Broken<const DEFECT: u8>(LoomAgents);

#[derive(Clone, Debug)]
struct Sent<const DEFECT: u8>(Command);

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Answer<const DEFECT: u8>(Value);

impl<const DEFECT: u8> Decode for Sent<DEFECT> {
    fn decode(doc: Doc) -> Result<Self, WireError> {
        match DEFECT {
            defect::COMMAND_IS_REFUSED => Err(wire::from_str::<Command>("{}").expect_err("no command")),
            _ => Command::decode(doc).map(Self),
        }
    }
}

impl<const DEFECT: u8> Serialize for Sent<DEFECT> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match DEFECT {
            defect::COMMAND_IS_ENCODED_OTHERWISE => "ApplyLoomAgent".serialize(serializer),
            _ => self.0.serialize(serializer),
        }
    }
}

impl<const DEFECT: u8> Serialize for Answer<DEFECT> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match DEFECT {
            defect::REPLY_CANNOT_BE_ENCODED => Err(S::Error::custom("out of ink")),
            _ => self.0.serialize(serializer),
        }
    }
}

impl<const DEFECT: u8> Store for Broken<DEFECT> {
    type Command = Sent<DEFECT>;
    type Reply = Answer<DEFECT>;
    const SYSTEM: &'static str = LoomAgents::SYSTEM;

    fn execute(&mut self, command: Self::Command) -> Self::Reply {
        let is_delete = matches!(command.0, Command::DeleteLoomAgent(_));
        assert!(DEFECT != defect::EXECUTE_PANICS || !is_delete, "this one is not for sale");
        let mut reply = wire::to_value(&self.0.execute(command.0)).expect("a reply can be encoded");
        if DEFECT == defect::REPLY_HAS_NULL {
            let object = reply.as_object_mut().expect("a reply is an object");
            object.entry("error").or_insert(Value::Null);
        }
        Answer(reply)
    }

    fn rows(&self) -> Vec<(&'static str, Value)> {
        let mut rows = Store::rows(&self.0);
        let Some((entity, row)) = rows.first_mut() else { return rows };
        match DEFECT {
            defect::ROWS_PANIC => panic!("the rows are in the other room"),
            defect::ROW_HAS_NULL => row["run"] = Value::Null,
            defect::ROW_OF_NO_ENTITY => *entity = "Agent",
            defect::INTEGER_AS_FLOAT => row["observedGeneration"] = json!(1.0),
            defect::ROW_TWICE => rows.extend(rows.clone()),
            _ => {}
        }
        rows
    }

    fn views(&self) -> Vec<(&'static str, Vec<Value>)> {
        let mut views = Store::views(&self.0);
        let (name, rows) = &mut views[0];
        match DEFECT {
            defect::VIEWS_PANIC => assert!(rows.is_empty(), "nothing to see here"),
            defect::VIEW_IS_MISNAMED => *name = "Agents",
            defect::VIEW_ROW_HAS_MORE => rows.iter_mut().for_each(|row| row["since"] = json!("yesterday")),
            defect::VIEW_IS_MISSING => views.clear(),
            _ => {}
        }
        views
    }

    fn load(&mut self, entity: &str, row: &Value) -> Result<(), WireError> {
        match DEFECT {
            defect::ROW_IS_REFUSED => self.0.load("Agent", row),
            defect::ROW_IS_READ_AS_ANOTHER => {
                let mut row = row.clone();
                row["name"] = json!("someone else");
                self.0.load(entity, &row)
            }
            _ => self.0.load(entity, row),
        }
    }
}

#[track_caller]
fn assert_found<const DEFECT: u8>(rule: &str, steps: usize, detail: &str) {
    let declaration = loom_agent(LOOM_AGENT);
    for engine in ENGINES {
        let report = generated::<Broken<DEFECT>>(&declaration, &within("s", engine));
        assert_violated(&report, rule, steps, detail);
        let found = &super::support::rule(&report, rule).detail;
        assert!(found.contains(detail), "{found}");
    }
}

#[test]
fn a_panic_is_a_fault_of_the_code_under_check() {
    assert_found::<{ defect::EXECUTE_PANICS }>("one_outcome", 1, "panicked: this one is not for sale");
    assert_found::<{ defect::ROWS_PANIC }>("wire_as_declared", 1, "panicked: the rows are in the other room");
    assert_found::<{ defect::VIEWS_PANIC }>("wire_as_declared", 1, "panicked: nothing to see here");
}

#[test]
fn a_reply_is_on_the_wire_as_declared() {
    assert_found::<{ defect::REPLY_CANNOT_BE_ENCODED }>("wire_as_declared", 1, "out of ink");
    assert_found::<{ defect::REPLY_HAS_NULL }>("wire_as_declared", 1, "a reply is not as declared: error");
}

#[test]
fn a_row_is_on_the_wire_as_declared() {
    assert_found::<{ defect::ROW_HAS_NULL }>("wire_as_declared", 1, "run: `null`");
    assert_found::<{ defect::ROW_TWICE }>("wire_as_declared", 1, "one identity");
    assert_found::<{ defect::ROW_OF_NO_ENTITY }>("wire_as_declared", 1, "an undeclared entity `Agent`");
    assert_found::<{ defect::ROW_IS_REFUSED }>("wire_as_declared", 1, "cannot be read back");
    assert_found::<{ defect::ROW_IS_READ_AS_ANOTHER }>("wire_as_declared", 1, "not the rows in the store");
    assert_found::<{ defect::INTEGER_AS_FLOAT }>("wire_as_declared", 1, "observedGeneration: an integer");
}

/// A view that is missing or misnamed is so in the first world, before any command.
#[test]
fn a_view_is_on_the_wire_as_declared() {
    assert_found::<{ defect::VIEW_IS_MISSING }>("wire_as_declared", 0, "1 views are declared, 0 are there");
    assert_found::<{ defect::VIEW_IS_MISNAMED }>("wire_as_declared", 0, "is called `Agents`");
    assert_found::<{ defect::VIEW_ROW_HAS_MORE }>("wire_as_declared", 1, "since: unknown key");
}

#[test]
fn a_command_is_on_the_wire_as_declared() {
    assert_found::<{ defect::COMMAND_IS_REFUSED }>("wire_as_declared", 0, "the decoder refuses the command");
    assert_found::<{ defect::COMMAND_IS_ENCODED_OTHERWISE }>("wire_as_declared", 0, "is encoded as");
}

#[test]
fn the_store_without_a_defect_holds() {
    let report = generated::<Broken<{ defect::NONE }>>(&loom_agent(LOOM_AGENT), &within("s", EngineChoice::Exact));
    assert_eq!(report.verdict, Verdict::Holds);
}
