//! Places: the identities that rows can have, and what has been found at each.

use super::super::moment::{Act, Flight, Moment};
use super::super::task::Task;
use crate::subject::Subject;
use selvedge_spec::interpret::{Input, Row, Value, World};
use selvedge_spec::ir::{CommandId, EntityId, System};
use std::collections::BTreeMap;
use std::sync::Arc;

/// One identity.
pub(super) type Identity = (EntityId, Value);

/// What is at a place: its row, if there is one, and the commands under way to it.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Content {
    pub(super) row: Option<Arc<Row>>,
    pub(super) flights: Vec<Flight>,
}

/// All places, and what has been found at each, numbered as it was found. Nothing at all has the number 0, so that the
/// first world is made of zeros.
#[derive(Debug, Default)]
pub(super) struct Places {
    numbers: BTreeMap<Identity, usize>,
    entities: Vec<EntityId>,
    contents: Vec<Vec<Arc<Content>>>,
    known: Vec<BTreeMap<Arc<Content>, u32>>,
}

impl Places {
    /// The places that the commands of a task name.
    pub(super) fn of<S>(task: &Task<S>) -> Self {
        let mut places = Self::default();
        for request in &*task.commands {
            if let Some(identity) = addressed(&task.system, request) {
                places.place(&identity);
            }
        }
        places
    }

    /// The number of a place; a place that is not known yet gets the next one.
    pub(super) fn place(&mut self, identity: &Identity) -> usize {
        if let Some(place) = self.numbers.get(identity) {
            return *place;
        }
        let place = self.contents.len();
        self.numbers.insert(identity.clone(), place);
        self.entities.push(identity.0);
        let nothing = Arc::new(Content::default());
        self.contents.push(vec![Arc::clone(&nothing)]);
        self.known.push(BTreeMap::from([(nothing, 0)]));
        place
    }

    /// Whose rows can be at a place.
    pub(super) fn entity(&self, place: usize) -> EntityId {
        self.entities[place]
    }

    /// How many places there are.
    pub(super) fn len(&self) -> usize {
        self.contents.len()
    }

    /// How many contents of a place were found.
    pub(super) fn found(&self, place: usize) -> usize {
        self.contents[place].len()
    }

    /// The content of this number.
    pub(super) fn content(&self, place: usize, number: u32) -> &Content {
        &self.contents[place][number as usize]
    }

    /// Whether there is a row where the content has this number.
    pub(super) fn has_row(&self, place: usize, number: u32) -> bool {
        self.content(place, number).row.is_some()
    }

    /// The place that a step's command names.
    pub(super) fn named_by<S>(&self, task: &Task<S>, act: Act) -> Option<usize> {
        let identity = addressed(&task.system, &task.commands[act.command as usize])?;
        self.numbers.get(&identity).copied()
    }

    /// The places at which rows of this entity can be.
    pub(super) fn of_entity(&self, entity: EntityId) -> impl Iterator<Item = usize> + '_ {
        self.numbers.iter().filter(move |((of, _), _)| *of == entity).map(|(_, place)| *place)
    }

    /// The rows and the commands under way of a world, given by the number of what is at each place.
    pub(super) fn assemble(&self, system: &System, digits: &[u32]) -> (World, Vec<Flight>) {
        let mut rows = World::empty(system);
        let mut flights = Vec::new();
        for ((entity, _), place) in &self.numbers {
            let content = self.content(*place, digits[*place]);
            if let Some(row) = &content.row {
                rows.put(*entity, (**row).clone());
            }
            flights.extend(content.flights.iter().cloned());
        }
        flights.sort();
        (rows, flights)
    }

    /// The number of what is at each place of a world; places and contents that are new are numbered.
    pub(super) fn digits<S: Subject>(&mut self, task: &Task<S>, rows: &World, moment: &Moment<S::World>) -> Vec<u32> {
        let mut contents: BTreeMap<Identity, Content> = BTreeMap::new();
        for (entity, row) in rows.all_rows() {
            contents.entry((entity, row.key.clone())).or_default().row = Some(Arc::new(row.clone()));
        }
        for flight in &moment.flights {
            if let Some(identity) = addressed(&task.system, &task.commands[flight.command as usize]) {
                contents.entry(identity).or_default().flights.push(flight.clone());
            }
        }
        let numbered: Vec<(usize, u32)> =
            contents.into_iter().map(|(identity, content)| self.number(&identity, content)).collect();
        let mut digits = vec![0; self.len()];
        for (place, number) in numbered {
            digits[place] = number;
        }
        digits
    }

    fn number(&mut self, identity: &Identity, content: Content) -> (usize, u32) {
        let place = self.place(identity);
        let next = u32::try_from(self.contents[place].len()).expect("fewer than 2^32 contents of one place");
        if let Some(number) = self.known[place].get(&content) {
            return (place, *number);
        }
        let content = Arc::new(content);
        self.contents[place].push(Arc::clone(&content));
        self.known[place].insert(content, next);
        (place, next)
    }
}

/// The identity that a command names; `None` if the bound leaves it out.
pub(super) fn addressed(system: &System, (id, input): &(CommandId, Input)) -> Option<Identity> {
    let command = system.command(*id);
    input.0[command.key_input].clone().map(|key| (command.entity, key))
}
