//! The steps of each row, taken once through the generated dispatcher and, beside it, by the interpreter.
//!
//! In this language a command reads and writes the row it names and no other, so what it does to a row does not depend
//! on the others. A world is then a number for each row, and a step is looked up.

use super::world::{Codes, MOST_ROWS};
use selvedge::{Store, wire};
use selvedge_spec::interpret::wire as oracle;
use selvedge_spec::interpret::{self, Input, World};
use selvedge_spec::ir::{CommandId, EntityId, OutcomeId, StateId, System};
use std::collections::BTreeMap;
use std::sync::Arc;

// The order of these maps never shows.
#[allow(clippy::disallowed_types)]
type Map<K, V> = std::collections::HashMap<K, V>;

/// A command that has been named, with the row that it addresses.
pub(super) struct Named<K> {
    pub(super) id: CommandId,
    pub(super) input: Input,
    pub(super) row: usize,
    pub(super) typed: K,
}

/// What a command does to a row.
#[derive(Clone, Copy, Debug)]
pub(super) struct Answer {
    pub(super) after: u8,
    pub(super) outcome: OutcomeId,
    pub(super) accepted: bool,
}

/// Where an outcome answered: (command, state or absent, outcome).
pub(super) type Cell = (CommandId, Option<StateId>, OutcomeId);

/// All that is known of one identity.
struct Line<S> {
    entity: EntityId,
    /// The identity as a person writes it.
    text: String,
    /// By number, the store that holds this row alone.
    stores: Vec<S>,
    numbers: Map<S, u8>,
    /// By number: whether the first view shows it, its state, and what it is besides its identity.
    known: Vec<Known>,
    answers: Map<(u8, u16), Answer>,
}

/// A row, as far as it is compared.
#[derive(Clone, Copy)]
struct Known {
    is_shown: bool,
    state: Option<StateId>,
    kind: u16,
}

/// The rows of a loop.
pub(super) struct Rows<S: Store> {
    system: Arc<System>,
    lines: Vec<Line<S>>,
    commands: Vec<Named<S::Command>>,
    numbers: BTreeMap<String, u16>,
    kinds: BTreeMap<String, u16>,
}

impl<S: Store> Rows<S> {
    pub(super) fn new(system: Arc<System>) -> Self {
        Self { system, lines: Vec::new(), commands: Vec::new(), numbers: BTreeMap::new(), kinds: BTreeMap::new() }
    }

    /// The number of a command.
    ///
    /// # Errors
    /// If it is not as declared, or there are too many commands or rows.
    pub(super) fn name(&mut self, typed: &S::Command) -> Result<u16, String> {
        let json = wire::to_value(typed).map_err(|error| format!("a command cannot be encoded: {error}"))?;
        let text = json.to_string();
        if let Some(number) = self.numbers.get(&text) {
            return Ok(*number);
        }
        let (id, input) = oracle::decode_command(&self.system, &json)
            .map_err(|error| format!("a command is not as declared: {error}, in {json}"))?;
        let row = self.line(id, &input)?;
        let number = u16::try_from(self.commands.len()).map_err(|_| "more than 65,536 commands".to_owned())?;
        self.commands.push(Named { id, input, row, typed: typed.clone() });
        self.numbers.insert(text, number);
        Ok(number)
    }

    /// The row that a command addresses.
    fn line(&mut self, id: CommandId, input: &Input) -> Result<usize, String> {
        let command = self.system.command(id);
        let (entity, ty) = (command.entity, &command.inputs[command.key_input].ty);
        let key = input.0[command.key_input].as_ref().ok_or("a command names no row")?;
        let json = oracle::encode_value(&self.system, ty, key);
        let text = json.as_str().map_or_else(|| json.to_string(), str::to_owned);
        if let Some(row) = self.lines.iter().position(|line| line.entity == entity && line.text == text) {
            return Ok(row);
        }
        if self.lines.len() == MOST_ROWS {
            return Err(format!("the loop has more than {MOST_ROWS} rows: `{text}` is one too many"));
        }
        let absent = Known { is_shown: false, state: None, kind: 0 };
        let stores = vec![S::default()];
        let numbers = Map::from([(S::default(), 0)]);
        self.lines.push(Line { entity, text, stores, numbers, known: vec![absent], answers: Map::new() });
        Ok(self.lines.len() - 1)
    }

    pub(super) fn command(&self, number: u16) -> &Named<S::Command> {
        &self.commands[usize::from(number)]
    }

    /// Who issues a command, if the declaration says so.
    pub(super) fn actor(&self, number: u16) -> Option<&str> {
        let command = self.system.command(self.command(number).id);
        self.system.actor_of(command).map(|actor| actor.name.as_str())
    }

    /// How many commands have been named.
    pub(super) fn commands(&self) -> usize {
        self.commands.len()
    }

    /// The row of this identity, if some command addresses it.
    pub(super) fn row(&self, text: &str) -> Option<usize> {
        self.lines.iter().position(|line| line.text == text)
    }

    /// How many rows there can be.
    pub(super) fn count(&self) -> usize {
        self.lines.len()
    }

    /// The identity of a row as a person writes it.
    pub(super) fn text(&self, row: usize) -> &str {
        &self.lines[row].text
    }

    /// The rows after a command, and how it was answered.
    ///
    /// # Errors
    /// If the generated code does not do what the interpreter says.
    pub(super) fn step(&mut self, rows: &Codes, number: u16) -> Result<(Codes, Answer), String> {
        let row = self.command(number).row;
        let answer = match self.lines[row].answers.get(&(rows[row], number)) {
            Some(answer) => *answer,
            None => self.answer(row, rows[row], number)?,
        };
        let mut after = *rows;
        after[row] = answer.after;
        Ok((after, answer))
    }

    fn answer(&mut self, row: usize, before: u8, number: u16) -> Result<Answer, String> {
        let Named { id, input, typed, .. } = &self.commands[usize::from(number)];
        let mut store = self.lines[row].stores[usize::from(before)].clone();
        let mut expected = self.decoded(&store)?;
        let step = interpret::step(&self.system, &expected, *id, input).map_err(|error| error.to_string())?;
        let reply = wire::to_value(&store.execute(typed.clone())).map_err(|error| error.to_string())?;
        let reply = oracle::decode_reply(&self.system, &reply).map_err(|error| error.to_string())?;
        interpret::apply(&mut expected, &step);
        if reply.outcome != step.outcome || self.decoded(&store)? != expected {
            let command = oracle::encode_command(&self.system, *id, input);
            return Err(format!("the generated code does not do what is declared: {command}"));
        }
        let (outcome, accepted) = (step.outcome, !self.system.command(*id).outcome(step.outcome).is_rejection());
        let answer = Answer { after: self.number(row, store)?, outcome, accepted };
        self.lines[row].answers.insert((before, number), answer);
        Ok(answer)
    }

    /// The number of the row that this store holds.
    fn number(&mut self, row: usize, store: S) -> Result<u8, String> {
        if let Some(number) = self.lines[row].numbers.get(&store) {
            return Ok(*number);
        }
        let world = self.decoded(&store)?;
        let kind = self.kind(&store);
        let line = &mut self.lines[row];
        let number = u8::try_from(line.stores.len()).map_err(|_| format!("`{}` is more than 256 rows", line.text))?;
        let is_shown = store.views().first().is_some_and(|(_, rows)| !rows.is_empty());
        let state = world.rows(line.entity).next().map(|row| row.state);
        line.known.push(Known { is_shown, state, kind });
        line.stores.push(store.clone());
        line.numbers.insert(store, number);
        Ok(number)
    }

    /// What a row is besides its identity.
    fn kind(&mut self, store: &S) -> u16 {
        let mut kind = String::new();
        for (name, mut json) in store.rows() {
            let entity = self.system.entities.iter().find(|entity| entity.name.text == name);
            if let (Some(entity), Some(fields)) = (entity, json.as_object_mut()) {
                fields.remove(&entity.key.wire);
            }
            kind.push_str(&format!("{name} {json}"));
        }
        let next = u16::try_from(self.kinds.len() + 1).unwrap_or(u16::MAX);
        *self.kinds.entry(kind).or_insert(next)
    }

    fn decoded(&self, store: &S) -> Result<World, String> {
        let mut world = World::empty(&self.system);
        for (name, json) in store.rows() {
            let entity = self.system.entities.iter().position(|entity| entity.name.text == name);
            let entity = EntityId(entity.ok_or_else(|| format!("a row of an undeclared entity `{name}`"))?);
            let row = oracle::decode_row(&self.system, entity, &json).map_err(|error| error.to_string())?;
            world.put(entity, row);
        }
        Ok(world)
    }

    /// The rows that the first view shows; the others are left out.
    pub(super) fn listed(&self, rows: &Codes) -> Codes {
        let mut listed = [0; MOST_ROWS];
        for (row, line) in self.lines.iter().enumerate() {
            if line.known[usize::from(rows[row])].is_shown {
                listed[row] = rows[row];
            }
        }
        listed
    }

    /// The store that holds all these rows.
    pub(super) fn store(&self, rows: &Codes) -> Result<S, String> {
        let mut store = S::default();
        for (line, code) in self.lines.iter().zip(rows) {
            for (name, json) in line.stores[usize::from(*code)].rows() {
                store.load(name, &json).map_err(|error| format!("a row cannot be read back: {error}"))?;
            }
        }
        Ok(store)
    }

    /// The rows for the interpreter.
    pub(super) fn world(&self, rows: &Codes) -> Result<World, String> {
        self.decoded(&self.store(rows)?)
    }

    /// What the listed rows are, whatever their identities.
    pub(super) fn kinds(&self, rows: &Codes) -> [u16; MOST_ROWS] {
        let mut kinds = [0; MOST_ROWS];
        for (row, line) in self.lines.iter().enumerate() {
            let known = line.known[usize::from(rows[row])];
            kinds[row] = if known.is_shown { known.kind } else { 0 };
        }
        kinds.sort_unstable();
        kinds
    }

    /// Where each outcome answered.
    pub(super) fn cells(&self) -> impl Iterator<Item = Cell> + '_ {
        self.lines.iter().flat_map(move |line| {
            line.answers.iter().map(move |((before, number), answer)| {
                (self.command(*number).id, line.known[usize::from(*before)].state, answer.outcome)
            })
        })
    }

    /// The states in which a row rested.
    pub(super) fn states(&self) -> impl Iterator<Item = (EntityId, StateId)> + '_ {
        self.lines
            .iter()
            .flat_map(|line| line.known.iter().filter_map(move |known| known.state.map(|state| (line.entity, state))))
    }
}
