//! What commands do: each vector of either declaration, taken through both.

use super::{Changes, Concern};
use crate::conform::{Missing, Vector, vectors};
use selvedge_spec::interpret::wire::{self, Reply};
use selvedge_spec::interpret::{self, Row, StepResult, World, view_rows};
use selvedge_spec::ir::{Command, CommandId, EntityId, Outcome, System};
use selvedge_spec::print::Printer;
use serde_json::{Value as Json, json};
use std::collections::BTreeSet;

/// A step as the wire tells it: whether it rejects, the reply, the row afterwards, the other rows, and what each view
/// shows.
#[derive(PartialEq, Eq)]
struct Told {
    rejects: bool,
    reply: Json,
    row: Json,
    beside: Json,
    views: Vec<(String, Json)>,
}

/// Takes the vectors of both through both, and tells what could not be compared.
pub(super) fn compare(old: &System, new: &System, changes: &mut Changes) -> Vec<String> {
    let (of_old, of_new) = (vectors(old), vectors(new));
    let undecided = [(old, new, &of_old.missing), (new, old, &of_new.missing)].map(|(one, other, missing)| {
        let is_same = |missing: &&Missing| !is_declared_alike(one, other, missing.command);
        missing.iter().filter(is_same).map(ToString::to_string).collect::<BTreeSet<_>>()
    });
    for vector in of_old.all {
        let taken = taken(old, &vector);
        if let Some(again) = again(new, &taken) {
            differ(changes, &taken, &again);
        }
    }
    for vector in of_new.all {
        let taken = taken(new, &vector);
        if let Some(before) = again(old, &taken) {
            differ(changes, &Taken { told: before, ..taken.clone_question() }, &taken.told);
        }
    }
    undecided.into_iter().reduce(|one, other| one.union(&other).cloned().collect()).into_iter().flatten().collect()
}

/// Whether both declare the command with the same guards and effects, so that both answer alike.
fn is_declared_alike(one: &System, other: &System, id: CommandId) -> bool {
    let command = one.command(id);
    let same = other.commands.iter().find(|same| same.name.text == command.name.text);
    same.is_some_and(|same| outcomes(one, command) == outcomes(other, same))
}

/// The outcomes of a command as declared.
fn outcomes(system: &System, command: &Command) -> Vec<(String, String, Vec<String>)> {
    let printer = Printer::new(system).in_command(command);
    let outcome = |outcome: &Outcome| {
        (outcome.wire.clone(), printer.guard(outcome.guard.as_ref()), printer.effects_in_full(outcome))
    };
    command.outcomes.iter().map(outcome).collect()
}

/// A question and what was told of it.
struct Taken {
    /// The row that the command names, if there is one.
    row: Option<Json>,
    /// All rows, each with its entity.
    rows: Vec<(String, Json)>,
    place: String,
    command: Json,
    name: String,
    told: Told,
}

impl Taken {
    fn clone_question(&self) -> Self {
        Self {
            row: self.row.clone(),
            rows: self.rows.clone(),
            place: self.place.clone(),
            command: self.command.clone(),
            name: self.name.clone(),
            told: Told { rejects: false, reply: Json::Null, row: Json::Null, beside: Json::Null, views: Vec::new() },
        }
    }
}

fn taken(system: &System, vector: &Vector) -> Taken {
    let id = vector.step.entity;
    let entity = system.entity(id);
    let before = vector.before();
    let row = |(entity, row)| (system.entity(entity).name.text.clone(), wire::encode_row(system, entity, row));
    let state = before.map(|row| format!("in {}", entity.state(row.state).name));
    Taken {
        row: before.map(|row| wire::encode_row(system, id, row)),
        rows: vector.world.all_rows().map(row).collect(),
        place: state.unwrap_or_else(|| "where absent".to_owned()),
        command: wire::encode_command(system, vector.command, &vector.input),
        name: system.command(vector.command).name.text.clone(),
        told: told(system, &vector.reply(), &vector.step, &vector.after()),
    }
}

/// The same question put to the other declaration, if it can read it.
fn again(system: &System, taken: &Taken) -> Option<Told> {
    let mut world = World::empty(system);
    for (name, row) in &taken.rows {
        let entity = EntityId(system.entities.iter().position(|entity| entity.name.text == *name)?);
        world.put(entity, wire::decode_row(system, entity, row).ok()?);
    }
    let (command, input) = wire::decode_command(system, &taken.command).ok()?;
    let step = interpret::step(system, &world, command, &input).ok()?;
    interpret::apply(&mut world, &step);
    Some(told(system, &Reply::of(command, &step), &step, &world))
}

fn told(system: &System, reply: &Reply, step: &StepResult, after: &World) -> Told {
    let views = system.views.iter().map(|view| {
        let rows = view_rows(system, view, after).unwrap_or_default();
        let rows: Json = rows.iter().map(|row| wire::encode_view_row(system, view, row)).collect();
        (view.name.text.clone(), rows)
    });
    let is_own = |entity, row: &Row| entity == step.entity && row.key == step.key;
    let row = |(entity, row): (EntityId, &Row)| {
        (!is_own(entity, row))
            .then(|| json!({ "entity": system.entity(entity).name.text, "row": wire::encode_row(system, entity, row) }))
    };
    let own = after.row(step.entity, &step.key);
    Told {
        rejects: reply.error.is_some(),
        reply: wire::encode_reply(system, reply),
        row: own.map_or(Json::Null, |row| wire::encode_row(system, step.entity, row)),
        beside: after.all_rows().filter_map(row).collect(),
        views: views.collect(),
    }
}

fn differ(changes: &mut Changes, before: &Taken, after: &Told) {
    if before.told == *after {
        return;
    }
    let (name, place, told) = (&before.name, &before.place, &before.told);
    let witness = |old: &Json, new: &Json| {
        let mut witness = json!({ "row": before.row, "command": before.command, "old": old, "new": new });
        if before.rows.len() > usize::from(before.row.is_some()) {
            let row = |(entity, row): &(String, Json)| json!({ "entity": entity, "row": row });
            witness["rows"] = before.rows.iter().map(row).collect();
        }
        Some(witness.to_string())
    };
    let (old, new) = (&told.reply["outcome"], &after.reply["outcome"]);
    if old != new {
        let what = format!("`{name}` {place}: {old} answered, and {new} does");
        let witness = witness(&told.reply, &after.reply);
        if told.rejects && !after.rejects {
            changes.fits(Concern::Behaviour, format!("{what}: what was rejected is accepted"), witness);
        } else {
            changes.breaks(Concern::Behaviour, what, witness);
        }
    } else if told.reply != after.reply {
        let what = format!("`{name}` {place}: {old} tells something else");
        changes.breaks(Concern::Behaviour, what, witness(&told.reply, &after.reply));
    } else if told.row != after.row {
        let what = format!("`{name}` {place}: {old} leaves another row");
        changes.breaks(Concern::Behaviour, what, witness(&told.row, &after.row));
    } else if told.beside != after.beside {
        let what = format!("`{name}` {place}: {old} leaves other rows otherwise");
        changes.breaks(Concern::Behaviour, what, witness(&told.beside, &after.beside));
    } else {
        let shown = told.views.iter().filter_map(|(view, rows)| {
            let (_, other) = after.views.iter().find(|(other, _)| other == view)?;
            (other != rows).then_some((view, rows, other))
        });
        for (view, old, new) in shown {
            let what = format!("the view `{view}` shows something else of a row {place} after `{name}`");
            changes.breaks(Concern::Behaviour, what, witness(old, new));
        }
    }
}
