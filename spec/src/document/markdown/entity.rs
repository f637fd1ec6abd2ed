//! An entity: its lifecycle, what may not happen in it, and what is certain of a row.

use super::table::{Table, code, codes};
use super::{differing, outcomes_where, paragraph};
use crate::document::Diagram;
use crate::document::diagram::AnyState;
use crate::ir::{Change, Effect, Entity, EntityId, MoveId, StateId, System};
use crate::print::{Printer, presence};
use std::fmt::Write as _;

pub(super) fn write(out: &mut String, system: &System, id: EntityId) {
    let entity = system.entity(id);
    let _ = writeln!(out, "## Entity {}\n", code(entity.name.as_str()));
    paragraph(out, &entity.docs);
    birth_and_death(out, system, id);
    let _ = writeln!(out, "### Lifecycle\n");
    let _ = writeln!(out, "```mermaid\n{}```\n", Diagram::of(system, id, AnyState::Once).mermaid());
    states(out, system, id);
    moves(out, system, id);
    no_moves(out, entity);
    fields(out, system, id);
    facts(out, system, id);
}

fn birth_and_death(out: &mut String, system: &System, id: EntityId) {
    let entity = system.entity(id);
    let whose = |is_meant: fn(&Effect) -> bool| changing(system, id, |change| is_meant(change.effect));
    let key = code(&Printer::new(system).field(&entity.key));
    let _ = writeln!(out, "- Identified by {key}.");
    let initial = code(entity.state(entity.initial).name.as_str());
    let created = whose(|effect| matches!(effect, Effect::Create));
    if !created.is_empty() {
        let _ = writeln!(out, "- Created in {initial} by {created}.");
    }
    let deleted = whose(|effect| matches!(effect, Effect::Delete));
    if deleted.is_empty() {
        out.push_str("- Never deleted.\n");
    } else {
        let _ = writeln!(out, "- Deleted by {deleted}.");
    }
    if entity.is_resettable {
        let _ = writeln!(out, "- Can come back to {initial} from every state that is not final.");
    }
    out.push('\n');
}

fn states(out: &mut String, system: &System, id: EntityId) {
    let entity = system.entity(id);
    let mut table = Table::new(["State", "", "Meaning", "Entered by", "Left by", "Legal commands"]);
    for state in entity.state_ids() {
        let declared = entity.state(state);
        let mark = match (state == entity.initial, declared.is_final) {
            (true, true) => "initial, final",
            (true, false) => "initial",
            (false, true) => "final",
            (false, false) => "",
        };
        let entered = entity.moves.iter().filter(|mv| mv.to == state && mv.from.iter().any(|from| *from != state));
        let left = entity.moves.iter().filter(|mv| mv.to != state && mv.from.contains(&state));
        let legal = system.commands_on(id).filter(|(command, _)| system.is_legal(*command, state));
        table.row([
            code(declared.name.as_str()),
            mark.to_owned(),
            declared.docs.clone(),
            codes(entered.map(|mv| &mv.wire)),
            codes(left.map(|mv| &mv.wire)),
            codes(legal.map(|(_, command)| command.name.as_str())),
        ]);
    }
    let _ = writeln!(out, "### States\n");
    table.write(out);
}

fn moves(out: &mut String, system: &System, id: EntityId) {
    let entity = system.entity(id);
    let mut table = Table::new(["Move", "From", "To", "Taken by", "Meaning"]);
    for (index, mv) in entity.moves.iter().enumerate() {
        let is_taken = |change: &Change<'_>| matches!(change.effect, Effect::Move(id) if *id == MoveId(index));
        let takers = changing(system, id, is_taken);
        let from = if mv.from.len() == entity.states.len() && mv.from.len() > 2 {
            "every state".to_owned()
        } else {
            codes(mv.from.iter().map(|state| entity.state(*state).name.as_str()))
        };
        table.row([code(&mv.wire), from, code(entity.state(mv.to).name.as_str()), takers, mv.docs.clone()]);
    }
    if !entity.moves.is_empty() {
        let _ = writeln!(out, "### Moves\n");
        table.write(out);
    }
}

/// What a drawing cannot show: the arrows that are not there.
fn no_moves(out: &mut String, entity: &Entity) {
    let mut states: Vec<StateId> = entity.state_ids().collect();
    states.sort_by_key(|state| entity.state(*state).name.as_str());
    let name = |state: StateId| entity.state(state).name.as_str();
    let pairs = states.iter().flat_map(|from| states.iter().map(move |to| (*from, *to)));
    let (same, other): (Vec<_>, Vec<_>) =
        pairs.filter(|(from, to)| !entity.may_become(*from, *to)).partition(|(from, to)| from == to);
    if !other.is_empty() {
        out.push_str("### What may not happen\n\nNo move leads from the one to the other:\n\n");
        for (from, to) in &other {
            let _ = writeln!(out, "- {} may not become {}", name(*from), name(*to));
        }
        out.push('\n');
    }
    if !same.is_empty() {
        let names = codes(same.iter().map(|(state, _)| name(*state)));
        let _ = writeln!(out, "No move leads from a state back to itself for {names}.\n");
    }
}

fn fields(out: &mut String, system: &System, id: EntityId) {
    let entity = system.entity(id);
    let printer = Printer::new(system);
    let mut table = Table::new(["Field", "Type", "On the wire", "Set by", "Cleared by", "Meaning"]);
    let key = &entity.key;
    let [name, ty, wire] =
        [code(key.name.as_str()), code(&printer.field_type(key)), differing(key.name.as_str(), &key.wire)];
    table.row([name, ty, wire, "the identity".to_owned(), String::new(), key.docs.clone()]);
    for (index, field) in entity.fields.iter().enumerate() {
        let set = |change: &Change<'_>| change.sets.iter().any(|assignment| assignment.field.0 == index);
        let clear = |change: &Change<'_>| change.clears.iter().any(|cleared| cleared.0 == index);
        let set = changing(system, id, set);
        table.row([
            code(field.name.as_str()),
            code(&printer.field_type(field)),
            differing(field.name.as_str(), &field.wire),
            if set.is_empty() { "nothing".to_owned() } else { set },
            changing(system, id, clear),
            field.docs.clone(),
        ]);
    }
    let _ = writeln!(out, "### Fields\n");
    table.write(out);
}

/// The outcomes that change rows of an entity in this way, those of other rows' commands among them.
fn changing(system: &System, id: EntityId, way: impl Fn(&Change<'_>) -> bool) -> String {
    outcomes_where(system, |command, outcome| {
        outcome.changes(command.entity).any(|change| change.entity == id && way(&change))
    })
}

/// What follows from the declaration for a row at rest, field by state.
fn facts(out: &mut String, system: &System, id: EntityId) {
    let entity = system.entity(id);
    if entity.fields.is_empty() {
        return;
    }
    let printer = Printer::new(system).on(id);
    let states = entity.state_ids().map(|state| code(entity.state(state).name.as_str()));
    let mut table = Table::new(std::iter::once("Field".to_owned()).chain(states));
    for (index, field) in entity.fields.iter().enumerate() {
        let cells = entity.facts.iter().map(|facts| match facts {
            None => "no row comes here".to_owned(),
            Some(facts) => {
                let fact = &facts.fields[index];
                let known = printer.known_of(field, fact).into_iter().map(|known| code(&known));
                std::iter::once(presence(fact).to_owned()).chain(known).collect::<Vec<_>>().join(", ")
            }
        });
        table.row(std::iter::once(code(field.name.as_str())).chain(cells));
    }
    let _ = writeln!(out, "### What is certain in each state\n");
    let _ = writeln!(out, "Derived from the outcomes; the checker confirms it in every world.\n");
    table.write(out);
}
