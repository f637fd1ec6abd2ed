//! The generated code as the system under check, reached only through what a downstream crate can reach: commands
//! in, replies, rows and views out, all on the wire. So the wire format is under check as well.

use super::{Fault, Observed, Subject, ViewRows};
use crate::sync::RwLock;
use selvedge::Store;
use selvedge::wire;
use selvedge_spec::interpret::wire as oracle;
use selvedge_spec::interpret::{Input, World};
use selvedge_spec::ir::{CommandId, EntityId, System};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, PoisonError};

// The order of this map never shows.
#[allow(clippy::disallowed_types)]
type Read<R> = std::collections::HashMap<R, oracle::Reply>;

/// A generated store as the system under check.
#[derive(Debug)]
pub struct Generated<S: Store> {
    system: Arc<System>,
    commands: Vec<S::Command>,
    /// Replies that have been encoded and read back. Equal replies have one encoding, so each is read once.
    read: RwLock<Read<S::Reply>>,
}

impl<S: Store> Generated<S> {
    /// A subject that dispatches `commands` to the generated store.
    ///
    /// # Errors
    /// If the generated decoder refuses a command of the bound, or encodes it to something else.
    pub fn new(system: Arc<System>, commands: &[(CommandId, Input)]) -> Result<Self, String> {
        let typed = commands.iter().map(|(command, input)| {
            let json = oracle::encode_command(&system, *command, input);
            let typed: S::Command =
                wire::from_value(&json).map_err(|error| format!("the decoder refuses the command {json}: {error}"))?;
            let back =
                wire::to_value(&typed).map_err(|error| format!("the command {json} cannot be encoded: {error}"))?;
            if back == json { Ok(typed) } else { Err(format!("the command {json} is encoded as {back}")) }
        });
        let commands = typed.collect::<Result<_, _>>()?;
        Ok(Self { system, commands, read: RwLock::default() })
    }

    /// A reply as the interpreter reads it off the wire.
    fn read(&self, reply: S::Reply) -> Result<oracle::Reply, Fault> {
        if let Some(read) = self.read.read().unwrap_or_else(PoisonError::into_inner).get(&reply) {
            return Ok(read.clone());
        }
        let json = caught(|| wire::to_value(&reply)).map_err(Fault::Wire)?;
        let json = json.map_err(|error| Fault::Wire(format!("a reply cannot be encoded: {error}")))?;
        let read = oracle::decode_reply(&self.system, &json)
            .map_err(|error| Fault::Wire(format!("a reply is not as declared: {error}, in {json}")))?;
        self.read.write().unwrap_or_else(PoisonError::into_inner).insert(reply, read.clone());
        Ok(read)
    }

    fn rows(&self, store: &S) -> Result<World, String> {
        let mut world = World::empty(&self.system);
        let mut loaded = S::default();
        for (name, json) in store.rows() {
            let entity = self.system.entities.iter().position(|entity| entity.name.text == name);
            let entity = EntityId(entity.ok_or_else(|| format!("a row of an undeclared entity `{name}`"))?);
            let row = oracle::decode_row(&self.system, entity, &json)
                .map_err(|error| format!("a row is not as declared: {error}, in {json}"))?;
            if world.row(entity, &row.key).is_some() {
                return Err(format!("two rows of `{name}` have one identity, one of them {json}"));
            }
            loaded.load(name, &json).map_err(|error| format!("a row cannot be read back: {error}, in {json}"))?;
            world.put(entity, row);
        }
        // What was loaded does not lag, so of a store that does only the rows are compared.
        if loaded == *store || S::LAGS && loaded.rows() == store.rows() {
            Ok(world)
        } else {
            Err("the rows on the wire are not the rows in the store".to_owned())
        }
    }

    fn views(&self, store: &S) -> Result<Vec<ViewRows>, String> {
        let encoded = store.views();
        if encoded.len() != self.system.views.len() {
            return Err(format!("{} views are declared, {} are there", self.system.views.len(), encoded.len()));
        }
        let mut views = Vec::new();
        for (view, (name, rows)) in self.system.views.iter().zip(encoded) {
            if view.name.text != name {
                return Err(format!("the view `{}` is called `{name}`", view.name));
            }
            let rows = rows.iter().map(|json| oracle::decode_view_row(&self.system, view, json));
            let mut rows = rows
                .collect::<Result<ViewRows, _>>()
                .map_err(|error| format!("a row of the view `{name}` is not as declared: {error}"))?;
            rows.sort();
            views.push(rows);
        }
        Ok(views)
    }
}

impl<S: Store + 'static> Subject for Generated<S> {
    type World = S;

    fn first(&self) -> S {
        S::default()
    }

    fn step(&self, world: &S, command: usize) -> Result<(S, oracle::Reply), Fault> {
        let mut after = world.clone();
        let command = self.commands[command].clone();
        let reply = caught(|| after.execute(command)).map_err(Fault::NoAnswer)?;
        Ok((after, self.read(reply)?))
    }

    fn restore(&self, rows: &World) -> Option<S> {
        let mut store = S::default();
        for (entity, row) in rows.all_rows() {
            let json = oracle::encode_row(&self.system, entity, row);
            caught(|| store.load(self.system.entity(entity).name.as_str(), &json)).ok()?.ok()?;
        }
        Some(store)
    }

    fn observe(&self, world: &S) -> Result<Observed, Fault> {
        let look = || Ok(Observed { rows: self.rows(world)?, views: self.views(world)? });
        caught(look).and_then(|observed: Result<_, String>| observed).map_err(Fault::Wire)
    }

    fn lags(&self) -> bool {
        S::LAGS
    }

    fn project(&self, world: &S, view: usize) -> Result<Option<S>, Fault> {
        let mut after = world.clone();
        let name = self.system.views[view].name.as_str();
        let is_news = caught(|| after.project(name)).map_err(Fault::NoAnswer)?;
        Ok(is_news.then_some(after))
    }

    fn describe(&self) -> &'static str {
        "the generated code, the interpreter in lock-step"
    }
}

/// What the generated code gives, or how it panicked.
fn caught<T>(act: impl FnOnce() -> T) -> Result<T, String> {
    catch_unwind(AssertUnwindSafe(act)).map_err(|panic| format!("the generated code panicked: {}", panic_text(&*panic)))
}

fn panic_text(panic: &(dyn std::any::Any + Send)) -> &str {
    panic
        .downcast_ref::<&str>()
        .copied()
        .or_else(|| panic.downcast_ref::<String>().map(String::as_str))
        .unwrap_or("without a message")
}
