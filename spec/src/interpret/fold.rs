//! Folding: what an event alone tells of its row.
//!
//! A reader of events knows the row as earlier events left it, the event's payload, and the declaration; not the
//! command that was sent. So the outcomes that emit the event are replayed with whatever the payload carries of the
//! input, and all of them that could have answered must leave the same row behind.

use super::effect::{Refused, effect};
use super::step::place;
use super::{FoldError, Row, RowChange, Value};
use crate::ir::{Change, Command, EntityId, EventId, FieldId, Outcome, Path, Root, Slot, Source, Step, System};
use std::borrow::Cow;
use std::collections::BTreeSet;

/// A value that may be absent, where it is known at all.
type Told = Result<Option<Value>, Untold>;

/// The event does not tell the value.
struct Untold;

/// The row after an event, `None` where it is gone.
///
/// # Errors
/// Where the event does not tell: see [`FoldError`].
pub fn fold(
    system: &System,
    entity: EntityId,
    before: Option<&Row>,
    event: EventId,
    payload: &[Option<Value>],
) -> Result<Option<Row>, FoldError> {
    let everything = (0..system.entity(entity).fields.len()).map(|index| Slot::Field(FieldId(index))).collect();
    fold_kept(system, entity, &everything, before, event, payload)
}

/// As [`fold`], for a reader who keeps only these columns, besides the identity and the state. The other fields are
/// absent from the row, and nothing is read from them.
///
/// # Errors
/// Where the event does not tell: see [`FoldError`].
pub fn fold_kept(
    system: &System,
    entity: EntityId,
    kept: &BTreeSet<Slot>,
    before: Option<&Row>,
    event: EventId,
    payload: &[Option<Value>],
) -> Result<Option<Row>, FoldError> {
    let before = before.map(|row| as_kept(row, kept));
    let before = before.as_ref();
    let mut rows = Vec::new();
    for emitted in emissions(system, entity, event, (kept, before), payload) {
        if let Replay::Leaves(row) = emitted.replay(system)? {
            rows.push((emitted.name(), row));
        }
    }
    agreed(system, event, rows)?.ok_or_else(|| FoldError::Impossible {
        event: event_name(system, event),
        place: before.map_or("absent", |row| system.entity(entity).state(row.state).name.as_str()).to_owned(),
    })
}

/// The identity of the row that an event speaks of.
///
/// # Errors
/// Where no outcome that emits it carries the identity, or two carry different ones.
pub fn event_key(
    system: &System,
    entity: EntityId,
    event: EventId,
    payload: &[Option<Value>],
) -> Result<Value, FoldError> {
    let kept = BTreeSet::new();
    let emissions = emissions(system, entity, event, (&kept, None), payload);
    let keys = emissions.filter_map(|emitted| Some((emitted.name(), emitted.key()?))).collect();
    agreed(system, event, keys)?.ok_or_else(|| FoldError::NoIdentity { event: event_name(system, event) })
}

/// What a reader of these columns has of a row.
fn as_kept(row: &Row, kept: &BTreeSet<Slot>) -> Row {
    let fields = row.fields.iter().enumerate();
    let fields = fields.map(|(index, value)| value.clone().filter(|_| kept.contains(&Slot::Field(FieldId(index)))));
    Row { fields: fields.collect(), ..row.clone() }
}

/// What all outcomes say, each named; `None` where none says anything.
fn agreed<T: PartialEq>(system: &System, event: EventId, told: Vec<(String, T)>) -> Result<Option<T>, FoldError> {
    let mut told = told.into_iter();
    let Some((first, value)) = told.next() else { return Ok(None) };
    match told.find(|(_, other)| *other != value) {
        None => Ok(Some(value)),
        Some((second, _)) => Err(FoldError::Ambiguous { event: event_name(system, event), first, second }),
    }
}

fn event_name(system: &System, event: EventId) -> String {
    system.events[event.0].name.text.clone()
}

/// An outcome that emits the event, with what the payload tells if it was this one.
struct Emitted<'a> {
    command: &'a Command,
    outcome: &'a Outcome,
    event: EventId,
    sources: &'a [Source],
    payload: &'a [Option<Value>],
    kept: &'a BTreeSet<Slot>,
    before: Option<&'a Row>,
}

/// What one outcome would have left behind.
enum Replay {
    /// It cannot have been this one.
    Impossible,
    /// This row, or none.
    Leaves(Option<Row>),
}

fn emissions<'a>(
    system: &'a System,
    entity: EntityId,
    event: EventId,
    (kept, before): (&'a BTreeSet<Slot>, Option<&'a Row>),
    payload: &'a [Option<Value>],
) -> impl Iterator<Item = Emitted<'a>> {
    system.commands_on(entity).flat_map(move |(_, command)| {
        command.outcomes.iter().filter_map(move |outcome| {
            let emission = outcome.emits.as_ref().filter(|emission| emission.event == event)?;
            Some(Emitted { command, outcome, event, sources: &emission.payload, payload, kept, before })
        })
    })
}

impl Emitted<'_> {
    /// The row after this outcome.
    fn replay(&self, system: &System) -> Result<Replay, FoldError> {
        let Some(key) = self.key() else { return Err(FoldError::NoIdentity { event: event_name(system, self.event) }) };
        if self.contradicted() {
            return Ok(Replay::Impossible);
        }
        let (entity, outcome) = (self.command.entity, self.outcome);
        let change = Change { entity, effect: &outcome.effect, sets: &outcome.sets, clears: &outcome.clears };
        match effect(system, change, &key, self.before, |set| {
            if self.keeps(Slot::Field(set.field)) {
                self.carried(&set.value).map_err(|Untold| set.field)
            } else {
                Ok(None)
            }
        }) {
            Ok(RowChange::Created(row) | RowChange::Replaced(row)) => Ok(Replay::Leaves(Some(row))),
            Ok(RowChange::Deleted) => Ok(Replay::Leaves(None)),
            Ok(RowChange::Unchanged) => Ok(Replay::Leaves(self.before.cloned())),
            Err(Refused::Presence | Refused::Start) => Ok(Replay::Impossible),
            Err(Refused::Value(field)) => Err(self.not_carried(system, field)),
        }
    }

    /// The identity: the row's where there is one, or the one that the payload carries.
    fn key(&self) -> Option<Value> {
        if let Some(row) = self.before {
            return Some(row.key.clone());
        }
        let position = self.sources.iter().position(|source| self.is_key(source))?;
        self.payload[position].clone()
    }

    fn is_key(&self, source: &Source) -> bool {
        let Source::Path(path) = source else { return false };
        match (&path.root, path.steps.as_slice()) {
            (Root::Input, [Step::Input(index)]) => *index == self.command.key_input,
            (Root::Row, [Step::Slot(Slot::Key)]) => true,
            _ => false,
        }
    }

    /// Whether the payload holds something else than this outcome would have put there.
    fn contradicted(&self) -> bool {
        let mut pairs = self.sources.iter().zip(self.payload);
        pairs.any(|(source, carried)| self.known(source).is_ok_and(|expected| expected != *carried))
    }

    /// What a source gives whatever the input was, where that does not depend on it.
    fn known(&self, source: &Source) -> Told {
        match source {
            Source::Literal(literal) => Ok(Some(Value::from(literal))),
            Source::Absent => Ok(None),
            Source::Record(_, fields) => {
                let fields: Result<Vec<_>, Untold> = fields.iter().map(|field| self.known(field)).collect();
                Ok(Some(Value::Record(fields?.into())))
            }
            Source::Path(_) if self.is_key(source) => self.before.map(|row| Some(row.key.clone())).ok_or(Untold),
            Source::Path(path) => self.stored(path),
        }
    }

    fn keeps(&self, slot: Slot) -> bool {
        !matches!(slot, Slot::Field(_)) || self.kept.contains(&slot)
    }

    /// A value of the row before the event.
    fn stored(&self, path: &Path) -> Told {
        let (Root::Row, Step::Slot(slot)) = (&path.root, path.steps[0]) else { return Err(Untold) };
        if !self.keeps(slot) {
            return Err(Untold);
        }
        let row = self.before.ok_or(Untold)?;
        project(row.slot(slot), &path.steps[1..])
    }

    /// What a source gives as far as the payload carries it.
    fn carried(&self, source: &Source) -> Told {
        if let Ok(value) = self.known(source) {
            return Ok(value);
        }
        if let Some(position) = self.sources.iter().position(|carrier| carrier == source) {
            return Ok(self.payload[position].clone());
        }
        match source {
            Source::Record(_, fields) => {
                let fields: Result<Vec<_>, Untold> = fields.iter().map(|field| self.carried(field)).collect();
                Ok(Some(Value::Record(fields?.into())))
            }
            Source::Path(path) if path.steps.len() > 1 => self.within(path),
            _ => Err(Untold),
        }
    }

    /// A field of a record that the payload carries as a whole.
    fn within(&self, path: &Path) -> Told {
        let (last, outer) = path.steps.split_last().ok_or(Untold)?;
        let outer = self.carried(&Source::Path(Path { root: path.root.clone(), steps: outer.to_vec() }))?;
        project(outer.map(Cow::Owned), std::slice::from_ref(last))
    }

    fn name(&self) -> String {
        place(self.command, self.outcome)
    }

    fn not_carried(&self, system: &System, field: FieldId) -> FoldError {
        FoldError::NotCarried {
            event: event_name(system, self.event),
            field: system.entity(self.command.entity).field(field).name.text.clone(),
            outcome: self.name(),
        }
    }
}

/// The field that `steps` lead to. There is none in an absent record.
fn project(value: Option<Cow<'_, Value>>, steps: &[Step]) -> Told {
    let mut value = value.map(Cow::into_owned);
    for step in steps {
        value = match (value, step) {
            (Some(Value::Record(fields)), Step::Field(index)) => fields[*index].clone(),
            _ => return Err(Untold),
        };
    }
    Ok(value)
}
