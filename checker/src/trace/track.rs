//! Where every row is, as far as the lines read so far tell; and whether the next line fits.

use super::Options;
use super::explain::Explainer;
use super::line::{Line, Told};
use super::why::{Why, no_facts, no_step, other_reply};
use crate::explore::contradiction;
use selvedge_spec::interpret::wire::{self, Reply};
use selvedge_spec::interpret::{self, Input, Row, Value, World};
use selvedge_spec::ir::{CommandId, Effect, EntityId, System};
use std::collections::BTreeSet;

/// What becomes of a line.
#[derive(Debug)]
pub(super) enum Seen {
    /// Steps of the declaration explain it.
    Explained,
    /// It is explained by what the log does not have.
    Gap,
    /// Nothing explains it.
    Unexplained(Box<Why>),
    /// Too much could have happened to decide it, in words.
    Undecided(String),
}

/// Follows a log through the worlds of its system.
pub(super) struct Tracker<'a> {
    explainer: Explainer<'a>,
    system: &'a System,
    options: Options,
    world: World,
    /// Identities of which it is not known where they are; with `midway` those of which it is.
    except: BTreeSet<(EntityId, Value)>,
    /// Whether a line told of a command.
    has_commands: bool,
}

impl<'a> Tracker<'a> {
    pub(super) fn new(system: &'a System, options: Options) -> Self {
        let (explainer, world) = (Explainer::new(system), World::empty(system));
        Self { explainer, system, options, world, except: BTreeSet::new(), has_commands: false }
    }

    /// Takes a line in, if something explains it.
    pub(super) fn see(&mut self, line: &Line) -> Seen {
        match &line.told {
            Told::Row(entity, row) => self.observe(*entity, &row.key, Some(row)),
            Told::Deleted(entity, key) => self.observe(*entity, key, None),
            Told::Command(command, input, reply) => self.exchange(*command, input, reply.as_ref()),
        }
    }

    /// Takes a line for true that nothing explains, so that those behind it are judged by it.
    pub(super) fn believe(&mut self, line: &Line) {
        match &line.told {
            Told::Row(entity, row) => self.put(*entity, &row.key, Some(row)),
            Told::Deleted(entity, key) => self.put(*entity, key, None),
            Told::Command(command, input, _) => self.lose(*command, input),
        }
    }

    fn observe(&mut self, entity: EntityId, key: &Value, after: Option<&Row>) -> Seen {
        let broken = || after.and_then(|row| Some((row, contradiction(self.system.entity(entity), row)?)));
        if self.is_lost(entity, key) {
            if let Some((row, words)) = broken() {
                return Seen::Unexplained(Box::new(no_facts(self.system, entity, row, &words)));
            }
            self.put(entity, key, after);
            return Seen::Explained;
        }
        let before = self.world.row(entity, key);
        if before == after {
            return Seen::Explained;
        }
        let most = self.options.coalesced.unwrap_or(u32::from(!self.has_commands));
        let seen = match self.explainer.steps(&self.world, entity, key, (before, after), most) {
            Some(true) => Seen::Explained,
            Some(false) if self.options.gaps && broken().is_none() => Seen::Gap,
            Some(false) => {
                return Seen::Unexplained(Box::new(no_step(&self.explainer, &self.world, entity, key, after, most)));
            }
            None => {
                let key = wire::encode_value(self.system, &self.system.entity(entity).key.ty, key);
                let words = format!("too much could have happened to {key} in {most} steps: allow fewer");
                return Seen::Undecided(words);
            }
        };
        self.put(entity, key, after);
        seen
    }

    fn exchange(&mut self, id: CommandId, input: &Input, reply: Option<&Reply>) -> Seen {
        self.has_commands = true;
        let command = self.system.command(id);
        let Some(key) = &input.0[command.key_input] else { return Seen::Explained };
        if self.is_lost(command.entity, key) {
            // What a reply tells of a row that nobody has seen is whether it is there now.
            return match reply.map(|reply| &command.outcome(reply.outcome).effect) {
                Some(Effect::Create) => {
                    self.put(command.entity, key, None);
                    self.exchange(id, input, reply)
                }
                Some(Effect::Delete) => {
                    self.put(command.entity, key, None);
                    Seen::Explained
                }
                _ => Seen::Explained,
            };
        }
        let step = match interpret::step(self.system, &self.world, id, input) {
            Ok(step) => step,
            Err(error) => return Seen::Undecided(error.to_string()),
        };
        let expected = Reply::of(id, &step);
        if let Some(found) = reply.filter(|found| **found != expected) {
            let before = self.world.row(command.entity, key);
            let why = other_reply(&self.explainer, before, input, found, &expected);
            if self.options.gaps && found.outcome != expected.outcome {
                self.lose(id, input);
                return Seen::Gap;
            }
            return Seen::Unexplained(Box::new(why));
        }
        interpret::apply(&mut self.world, &step);
        Seen::Explained
    }

    fn is_lost(&self, entity: EntityId, key: &Value) -> bool {
        let listed = !self.except.is_empty() && self.except.contains(&(entity, key.clone()));
        listed != self.options.midway
    }

    fn lose(&mut self, id: CommandId, input: &Input) {
        let command = self.system.command(id);
        let Some(key) = &input.0[command.key_input] else { return };
        self.mark(command.entity, key, true);
        self.world.remove(command.entity, key);
    }

    fn put(&mut self, entity: EntityId, key: &Value, row: Option<&Row>) {
        self.mark(entity, key, false);
        match row {
            Some(row) => self.world.put(entity, row.clone()),
            None => self.world.remove(entity, key),
        }
    }

    fn mark(&mut self, entity: EntityId, key: &Value, is_lost: bool) {
        if is_lost != self.options.midway {
            self.except.insert((entity, key.clone()));
        } else if !self.except.is_empty() {
            self.except.remove(&(entity, key.clone()));
        }
    }
}
