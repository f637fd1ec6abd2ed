//! Faults of what an outcome tells: its event, its error, and which of the two.

use super::sources::{Target, filled, wrong};
use super::subject::Planted;
use super::{Mutant, Spot, spots};
use selvedge_spec::ir::{Effect, Emission, ErrorId, EventId, Source, System};

/// Every fault of this family.
pub(super) fn mutants(system: &System) -> Vec<Mutant> {
    let mut mutants = Vec::new();
    for spot in spots(system) {
        match &spot.outcome.emits {
            Some(emission) => mutants.extend(of_event(system, &spot, emission)),
            None => mutants.extend(added(system, &spot)),
        }
        match &spot.outcome.effect {
            Effect::Reject { error, payload } => mutants.extend(of_error(system, &spot, *error, payload)),
            _ => mutants.extend(rejecting(system, &spot, None).into_iter().take(1)),
        }
    }
    mutants
}

fn of_event(system: &System, spot: &Spot<'_>, emission: &Emission) -> Vec<Mutant> {
    let name = spot.name();
    let mut mutants = vec![spot.mutant("event-dropped", &name, |outcome| outcome.emits = None)];
    mutants.extend(
        emitting(system, spot, "event-exchanged")
            .into_iter()
            .filter_map(|(event, mutant)| (event != emission.event).then_some(mutant)),
    );
    mutants.push(Mutant::planted("event-repeated", &name, Planted::EventRepeated(spot.id)));
    let fields = &system.events[emission.event.0].fields;
    for (index, (source, field)) in emission.payload.iter().zip(fields).enumerate() {
        for (words, source) in wrong(system, spot, source, &Target::from(field)) {
            let place = format!("{name}/{}{words}", field.name);
            mutants.push(spot.mutant("event-source", &place, move |outcome| {
                if let Some(emission) = &mut outcome.emits {
                    emission.payload[index] = source.clone();
                }
            }));
        }
    }
    mutants
}

/// The first event that an outcome without one could emit.
fn added(system: &System, spot: &Spot<'_>) -> Option<Mutant> {
    emitting(system, spot, "event-added").into_iter().next().map(|(_, mutant)| mutant)
}

/// The outcome emits an event that it can fill; each such event.
fn emitting(system: &System, spot: &Spot<'_>, operator: &'static str) -> Vec<(EventId, Mutant)> {
    let events = system.events.iter().enumerate();
    let mutants = events.filter_map(|(index, event)| {
        let emission = Emission { event: EventId(index), payload: filled(system, spot, event)? };
        let place = format!("{}/{}", spot.name(), event.name);
        let change = move |outcome: &mut selvedge_spec::ir::Outcome| outcome.emits = Some(emission.clone());
        Some((EventId(index), spot.mutant(operator, &place, change)))
    });
    mutants.collect()
}

fn of_error(system: &System, spot: &Spot<'_>, error: ErrorId, payload: &[Source]) -> Vec<Mutant> {
    let name = spot.name();
    let mut mutants = vec![spot.mutant("error-to-success", &name, |outcome| outcome.effect = Effect::Keep)];
    mutants.extend(rejecting(system, spot, Some(error)));
    for (index, (source, field)) in payload.iter().zip(&system.errors[error.0].fields).enumerate() {
        for (words, source) in wrong(system, spot, source, &Target::from(field)) {
            let place = format!("{name}/{}{words}", field.name);
            mutants.push(spot.mutant("error-source", &place, move |outcome| {
                if let Effect::Reject { payload, .. } = &mut outcome.effect {
                    payload[index] = source.clone();
                }
            }));
        }
    }
    mutants
}

/// The outcome reports an error that it can fill, other than its own; each such error.
fn rejecting(system: &System, spot: &Spot<'_>, own: Option<ErrorId>) -> Vec<Mutant> {
    let operator = if own.is_some() { "error-exchanged" } else { "success-to-error" };
    let errors = system.errors.iter().enumerate().filter(|(index, _)| own != Some(ErrorId(*index)));
    let mutants = errors.filter_map(|(index, error)| {
        let effect = Effect::Reject { error: ErrorId(index), payload: filled(system, spot, error)? };
        let place = format!("{}/{}", spot.name(), error.name);
        Some(spot.mutant(operator, &place, move |outcome| {
            outcome.effect = effect.clone();
            outcome.emits = None;
        }))
    });
    mutants.collect()
}
