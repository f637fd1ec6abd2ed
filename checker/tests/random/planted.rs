//! Code that answers otherwise, or shows other rows than it should, is found by random commands, and the way to it told.

use selvedge::Store;
use selvedge::wire::{self, Decode, Doc, WireError};
use selvedge_checker::declaration::Declaration;
use selvedge_checker::drive::{Difference, Drive, drive, drive_by};
use selvedge_model::loom_agent::{self, Command, LoomAgents, Reply};
use serde::{Serialize, Serializer};
use serde_json::{Value, json};

/// What is wrong with a store.
mod defect {
    pub(super) const ROW_IS_MISSING: u8 = 0;
    pub(super) const ROW_IS_OLD: u8 = 1;
    pub(super) const VIEW_IS_EMPTY: u8 = 2;
    pub(super) const VIEW_ROW_IS_OLD: u8 = 3;
    pub(super) const COMMAND_IS_REFUSED: u8 = 4;
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
struct Broken<const DEFECT: u8>(LoomAgents);

#[derive(Clone, Debug)]
struct Sent<const DEFECT: u8>(Command);

impl<const DEFECT: u8> Decode for Sent<DEFECT> {
    fn decode(doc: Doc) -> Result<Self, WireError> {
        match Command::decode(doc)? {
            Command::DeleteLoomAgent(_) if DEFECT == defect::COMMAND_IS_REFUSED => {
                wire::from_str::<Command>("{}").map(Self)
            }
            command => Ok(Self(command)),
        }
    }
}

impl<const DEFECT: u8> Serialize for Sent<DEFECT> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}

impl<const DEFECT: u8> Store for Broken<DEFECT> {
    type Command = Sent<DEFECT>;
    type Reply = Reply;
    const SYSTEM: &'static str = LoomAgents::SYSTEM;

    fn execute(&mut self, command: Self::Command) -> Reply {
        self.0.execute(command.0)
    }

    fn rows(&self) -> Vec<(&'static str, Value)> {
        let mut rows = Store::rows(&self.0);
        match rows.last_mut() {
            Some((_, row)) if DEFECT == defect::ROW_IS_OLD => row["observedGeneration"] = json!(-1),
            Some(_) if DEFECT == defect::ROW_IS_MISSING => drop(rows.pop()),
            _ => {}
        }
        rows
    }

    fn views(&self) -> Vec<(&'static str, Vec<Value>)> {
        let mut views = Store::views(&self.0);
        match DEFECT {
            defect::VIEW_IS_EMPTY => views[0].1.clear(),
            defect::VIEW_ROW_IS_OLD => views[0].1.iter_mut().for_each(|row| row["observedGeneration"] = json!(-1)),
            _ => {}
        }
        views
    }

    fn load(&mut self, entity: &str, row: &Value) -> Result<(), WireError> {
        self.0.load(entity, row)
    }
}

fn found<const DEFECT: u8>() -> Difference {
    let declaration = Declaration::parse("system.rs", loom_agent::SOURCE, false).expect("it is sound");
    let how = Drive { bound: Some("m".to_owned()), ..Drive::default() };
    let difference = drive::<Broken<DEFECT>>(&declaration.system, &how).expect_err("it is not as declared");
    assert!(!difference.commands.is_empty() && difference.commands.len() <= how.life);
    difference
}

#[test]
fn what_a_store_shows_is_looked_at() {
    let shown = [
        found::<{ defect::ROW_IS_MISSING }>(),
        found::<{ defect::ROW_IS_OLD }>(),
        found::<{ defect::VIEW_IS_EMPTY }>(),
        found::<{ defect::VIEW_ROW_IS_OLD }>(),
    ];
    for difference in shown {
        assert!(difference.what.starts_with("rows or views differ\n  the code: "), "{difference}");
    }
}

#[test]
fn the_way_to_a_difference_is_told() {
    let difference = found::<{ defect::COMMAND_IS_REFUSED }>();
    assert!(difference.what.starts_with("the command is not decoded\n  the code: "), "{difference}");
    let told = difference.to_string();
    let (what, commands) = told.split_once("after these commands, the last of which shows it:\n").expect("a way");
    assert_eq!(what.trim_end(), difference.what);
    let commands: Vec<&str> = commands.lines().map(str::trim).collect();
    assert_eq!(commands, difference.commands);
    assert!(commands.last().is_some_and(|last| last.contains("DeleteLoomAgent")), "{told}");
}

#[test]
fn a_reply_that_is_none_of_the_declared_is_found() {
    let declaration = Declaration::parse("system.rs", loom_agent::SOURCE, false).expect("it is sound");
    let forgetful = |store: &mut LoomAgents, command: Command| {
        let is_delete = matches!(command, Command::DeleteLoomAgent(_));
        let reply = LoomAgents::execute(store, command);
        if is_delete && reply.error.is_none() {
            *store = LoomAgents::new();
        }
        reply
    };
    let how = Drive { bound: Some("m".to_owned()), ..Drive::default() };
    let found = drive_by::<LoomAgents>(&declaration.system, &how, forgetful).expect_err("other rows are gone as well");
    assert!(found.what.contains("the code: ") && found.what.contains("the declaration: "), "{found}");
    let mut store = LoomAgents::new();
    for text in &found.commands {
        let command = wire::from_str(text).expect("what is told can be taken again");
        drop(forgetful(&mut store, command));
    }
    assert!(!found.commands.is_empty() && found.commands.len() <= how.life);
}
