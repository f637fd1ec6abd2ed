//! Entities: identity, fields, states, moves, and what is certain of a row in each state.

use super::{Field, FieldId, MoveId, Name, StateId};
use std::collections::BTreeSet;

/// A declared thing with identity.
#[derive(Clone, Debug)]
pub struct Entity {
    /// Its name.
    pub name: Name,
    /// Its documentation comment.
    pub docs: String,
    /// The identity field.
    pub key: Field,
    /// The stored fields, without the key.
    pub fields: Vec<Field>,
    /// The states a row can rest in.
    pub states: Vec<State>,
    /// The state a created row starts in.
    pub initial: StateId,
    /// Whether every row can come back to the initial state from each state that is not final.
    pub is_resettable: bool,
    /// Declared transitions.
    pub moves: Vec<Move>,
    /// What is certain in each state, by [`StateId`]; `None` where no row ever comes to rest.
    pub facts: Vec<Option<Facts>>,
}

impl Entity {
    /// The state with this id.
    #[must_use]
    pub fn state(&self, id: StateId) -> &State {
        &self.states[id.0]
    }

    /// The move with this id.
    #[must_use]
    pub fn move_(&self, id: MoveId) -> &Move {
        &self.moves[id.0]
    }

    /// The field with this id.
    #[must_use]
    pub fn field(&self, id: FieldId) -> &Field {
        &self.fields[id.0]
    }

    /// All state ids, in declared order.
    pub fn state_ids(&self) -> impl Iterator<Item = StateId> + use<> {
        (0..self.states.len()).map(StateId)
    }

    /// Whether some declared move leads from `from` to `to`.
    #[must_use]
    pub fn may_become(&self, from: StateId, to: StateId) -> bool {
        self.moves.iter().any(|mv| mv.to == to && mv.from.contains(&from))
    }
}

/// A state of an entity.
#[derive(Clone, Debug)]
pub struct State {
    /// Its name.
    pub name: Name,
    /// Its documentation comment.
    pub docs: String,
    /// Whether it is declared `final`: no move leaves it, on purpose.
    pub is_final: bool,
}

/// A named, declared transition.
#[derive(Clone, Debug)]
pub struct Move {
    /// Its name as declared, snake case.
    pub name: Name,
    /// Its documentation comment.
    pub docs: String,
    /// Its name on the wire and in reports.
    pub wire: String,
    /// The states it starts from.
    pub from: BTreeSet<StateId>,
    /// The state it ends in.
    pub to: StateId,
}

/// One column of a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Slot {
    /// The identity.
    Key,
    /// A stored field.
    Field(FieldId),
    /// The state the row rests in.
    State,
}

/// What is certain of a row's fields in one state, by [`FieldId`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Facts {
    /// One fact for each field of the entity.
    pub fields: Vec<Fact>,
}

/// What is certain of one field.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fact {
    /// Whether the field is there.
    pub presence: Presence,
    /// What is known of its value where it is there.
    pub value: Known,
}

/// Whether a field is certainly there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Presence {
    /// Certainly absent.
    Absent,
    /// Certainly present.
    Present,
    /// Either.
    Either,
}

/// What is known of a value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Known {
    /// Nothing.
    Any,
    /// This truth value.
    Bool(bool),
    /// An integer in this set.
    Int(IntSet),
    /// One of these variants, by index.
    Enum(BTreeSet<usize>),
    /// A record, field by field.
    Record(Vec<Fact>),
}

/// A set of 64-bit integers: sorted, disjoint, non-adjacent inclusive ranges.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct IntSet {
    /// The ranges, ascending.
    pub ranges: Vec<(i64, i64)>,
}
