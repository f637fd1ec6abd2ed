//! Commands, who issues them, and their outcomes.

use super::{
    ActorId, At, EntityId, ErrorId, EventId, Expr, Field, FieldId, Literal, Lookup, MoveId, Name, OutcomeId, Path,
    StateId, TypeId,
};

/// Who issues commands.
#[derive(Clone, Debug)]
pub struct Actor {
    /// Its name.
    pub name: Name,
    /// Its documentation comment.
    pub docs: String,
}

/// A request with every declared answer.
#[derive(Clone, Debug)]
pub struct Command {
    /// Its name.
    pub name: Name,
    /// Its documentation comment.
    pub docs: String,
    /// What a request carries.
    pub inputs: Vec<Field>,
    /// The entity it addresses.
    pub entity: EntityId,
    /// The index in `inputs` of the field that names the row.
    pub key_input: usize,
    /// Who issues it; anybody, where none is declared.
    pub actor: Option<ActorId>,
    /// Its outcomes; the first whose guard holds answers.
    pub outcomes: Vec<Outcome>,
    /// Which outcomes can answer where.
    pub answers: Answers,
}

impl Command {
    /// The outcome with this id.
    #[must_use]
    pub fn outcome(&self, id: OutcomeId) -> &Outcome {
        &self.outcomes[id.0]
    }

    /// All outcome ids, in declared order.
    pub fn outcome_ids(&self) -> impl Iterator<Item = OutcomeId> + use<> {
        (0..self.outcomes.len()).map(OutcomeId)
    }
}

/// Which outcomes can answer, by where the addressed row is; each list in declared order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Answers {
    /// Where no row carries the identity.
    pub absent: Vec<OutcomeId>,
    /// In each state, by [`StateId`].
    pub states: Vec<Vec<OutcomeId>>,
}

impl Answers {
    /// The outcomes that can answer in `place`: a state, or `None` for an absent row.
    #[must_use]
    pub fn at(&self, place: Option<StateId>) -> &[OutcomeId] {
        match place {
            None => &self.absent,
            Some(state) => &self.states[state.0],
        }
    }
}

/// One declared answer of a command.
#[derive(Clone, Debug)]
pub struct Outcome {
    /// Its name as declared, snake case.
    pub name: Name,
    /// Its documentation comment.
    pub docs: String,
    /// Its name on the wire and in reports.
    pub wire: String,
    /// When it answers; `None` is `otherwise`.
    pub guard: Option<Expr>,
    /// Where the guard stands.
    pub guard_at: At,
    /// What it does with the row.
    pub effect: Effect,
    /// Fields it writes, in declared order.
    pub sets: Vec<Assignment>,
    /// Fields it clears, in declared order.
    pub clears: Vec<FieldId>,
    /// What it does with other rows in the same step, in declared order.
    pub also: Vec<Also>,
    /// The event it emits.
    pub emits: Option<Emission>,
}

impl Outcome {
    /// What becomes of rows: first of the one that its command names, a row of `own`, then of others.
    pub fn changes(&self, own: EntityId) -> impl Iterator<Item = Change<'_>> {
        let own = Change { entity: own, effect: &self.effect, sets: &self.sets, clears: &self.clears };
        std::iter::once(own).chain(self.also.iter().map(Also::change))
    }

    /// All that it writes, emits and reports.
    pub fn sources(&self) -> impl Iterator<Item = &Source> {
        let also = self.also.iter().flat_map(|also| &also.sets);
        self.own_sources().chain(also.map(|set| &set.value))
    }

    /// What it writes into the row that its command names, emits and reports: no row is bound where these are read.
    pub fn own_sources(&self) -> impl Iterator<Item = &Source> {
        let reported = match &self.effect {
            Effect::Reject { payload, .. } => payload.as_slice(),
            _ => &[],
        };
        let emitted = self.emits.as_ref().map_or(&[][..], |emission| &emission.payload);
        self.sets.iter().map(|set| &set.value).chain(emitted).chain(reported)
    }

    /// Whether it reports an error and changes nothing.
    #[must_use]
    pub fn is_rejection(&self) -> bool {
        matches!(self.effect, Effect::Reject { .. })
    }

    /// The move it takes, if it takes one.
    #[must_use]
    pub fn taken_move(&self) -> Option<MoveId> {
        match self.effect {
            Effect::Move(id) => Some(id),
            _ => None,
        }
    }
}

/// What an outcome does with the addressed row.
#[derive(Clone, Debug)]
pub enum Effect {
    /// Creates it in the initial state.
    Create,
    /// Takes a move.
    Move(MoveId),
    /// Succeeds without change or event.
    Keep,
    /// Removes it.
    Delete,
    /// Reports an error; changes and emits nothing.
    Reject {
        /// The error.
        error: ErrorId,
        /// One source for each field of the error, in its order.
        payload: Vec<Source>,
    },
}

/// What becomes of one row, or of each of some.
#[derive(Clone, Copy, Debug)]
pub struct Change<'a> {
    /// The entity of the row.
    pub entity: EntityId,
    /// What becomes of it.
    pub effect: &'a Effect,
    /// Fields that are written.
    pub sets: &'a [Assignment],
    /// Fields that are cleared.
    pub clears: &'a [FieldId],
}

/// A change of rows that the command does not name, in the same step. Everything is read before the step.
#[derive(Clone, Debug)]
pub struct Also {
    /// Which rows.
    pub target: Target,
    /// What becomes of them: create, move or delete. The check of the declaration has made sure that it is possible
    /// wherever the outcome answers, and that no row is changed twice in one step.
    pub effect: Effect,
    /// Fields it writes, in declared order.
    pub sets: Vec<Assignment>,
    /// Fields it clears, in declared order.
    pub clears: Vec<FieldId>,
    /// Where it stands.
    pub at: At,
}

impl Also {
    /// What becomes of each of the rows.
    #[must_use]
    pub fn change(&self) -> Change<'_> {
        Change { entity: self.entity(), effect: &self.effect, sets: &self.sets, clears: &self.clears }
    }

    /// The entity of the rows.
    #[must_use]
    pub fn entity(&self) -> EntityId {
        match &self.target {
            Target::One(lookup) => lookup.entity,
            Target::Each { entity, .. } => *entity,
        }
    }
}

/// The rows that an [`Also`] changes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Target {
    /// `also Version[self.version] { ... }`: the row that a value names. Values read it as
    /// [`Root::Other`](super::Root::Other) of the same lookup.
    One(Lookup),
    /// `also each c in Context: condition { ... }`: every row that satisfies the condition, perhaps none. The condition
    /// and the values read the row as [`Root::Bound`](super::Root::Bound) of depth 0.
    Each {
        /// The entity.
        entity: EntityId,
        /// The condition.
        condition: Expr,
    },
}

/// A field written by an outcome.
#[derive(Clone, Debug)]
pub struct Assignment {
    /// The field.
    pub field: FieldId,
    /// What it becomes.
    pub value: Source,
    /// Where the assignment stands.
    pub at: At,
}

/// The event an outcome emits.
#[derive(Clone, Debug)]
pub struct Emission {
    /// The event.
    pub event: EventId,
    /// One source for each field of the event, in its order.
    pub payload: Vec<Source>,
}

/// Where a value comes from. Fields of the row are read *before* the change.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Source {
    /// A constant.
    Literal(Literal),
    /// An input or a stored field; absent stays absent.
    Path(Path),
    /// A record built field by field, in the record's order.
    Record(TypeId, Vec<Source>),
    /// Absent.
    Absent,
}
