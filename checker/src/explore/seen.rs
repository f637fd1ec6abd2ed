//! One step as the subject and the interpreter saw it, and how to speak of it.

use super::atlas::Site;
use super::moment::Flight;
use selvedge_spec::interpret::wire::Reply;
use selvedge_spec::interpret::{Input, OtherChange, Row, Value, World};
use selvedge_spec::ir::{EntityId, Outcome, Slot, StepBody};
use std::collections::BTreeSet;

/// One step as both sides saw it.
pub(super) struct Seen<'a, W> {
    /// The world after it, as the subject has it.
    pub(super) world: &'a W,
    pub(super) site: Site,
    pub(super) entity: EntityId,
    pub(super) key: &'a Value,
    pub(super) outcome: &'a Outcome,
    pub(super) input: &'a Input,
    pub(super) reply: &'a Reply,
    /// What the command was issued on, if it landed late.
    pub(super) late: Option<&'a Flight>,
    /// What the declaration does with other rows; nothing where another outcome answered than it says.
    pub(super) others: &'a [OtherChange],
    pub(super) before: &'a World,
    pub(super) after: &'a World,
}

impl<'a, W> Seen<'a, W> {
    pub(super) fn row_before(&self) -> Option<&'a Row> {
        self.before.row(self.entity, self.key)
    }

    pub(super) fn row_after(&self) -> Option<&'a Row> {
        self.after.row(self.entity, self.key)
    }
}

/// Whether a rule over steps is about what this command did.
pub(super) fn speaks_of<W>(body: &StepBody, seen: &Seen<'_, W>) -> bool {
    body.command.is_none_or(|command| command == seen.reply.command)
        && body.outcome.is_none_or(|outcome| outcome == seen.reply.outcome)
}

/// The rows of a world without those that the step may change.
pub(super) fn others<'w, W>(world: &'w World, seen: &Seen<'_, W>) -> Vec<(EntityId, &'w Row)> {
    let is_other = |(entity, row): &(EntityId, &Row)| {
        let is_own = *entity == seen.entity && row.key == *seen.key;
        !is_own && !seen.others.iter().any(|other| other.entity == *entity && other.key == row.key)
    };
    world.all_rows().filter(is_other).collect()
}

/// Whether two rows are one as far as these columns show.
pub(super) fn alike(shown: &BTreeSet<Slot>, left: Option<&Row>, right: Option<&Row>) -> bool {
    match (left, right) {
        (Some(left), Some(right)) => shown.iter().all(|slot| left.slot(*slot) == right.slot(*slot)),
        (left, right) => left.is_none() == right.is_none(),
    }
}

pub(super) fn changed<W>(verb: &str, seen: &Seen<'_, W>) -> String {
    let what = if seen.reply.event.is_some() { "emitted an event" } else { "changed a row" };
    format!("`{}`, which {verb}, {what}", seen.outcome.wire)
}

pub(super) fn told(what: &str, found: &str, expected: &str) -> String {
    if found == expected {
        format!("the payload of the {what} `{found}` is not as declared")
    } else {
        format!("the {what} is `{found}`, and the declaration says `{expected}`")
    }
}

/// In what two rows differ.
pub(super) fn difference(entity: &selvedge_spec::ir::Entity, expected: Option<&Row>, found: Option<&Row>) -> String {
    match (expected, found) {
        (None, None) => "nothing differs".to_owned(),
        (None, Some(_)) => "there is a row where there should be none".to_owned(),
        (Some(_), None) => "there is no row where there should be one".to_owned(),
        (Some(expected), Some(found)) if expected.state != found.state => {
            let (expected, found) = (&entity.state(expected.state).name, &entity.state(found.state).name);
            format!("the row rests in `{found}` and should rest in `{expected}`")
        }
        (Some(expected), Some(found)) => {
            let fields = entity.fields.iter().zip(expected.fields.iter().zip(&found.fields));
            let wrong: Vec<String> = fields
                .filter(|(_, (expected, found))| expected != found)
                .map(|(field, _)| format!("`{}`", field.name))
                .collect();
            format!("these fields are not as declared: {}", wrong.join(", "))
        }
    }
}
