//! Effects: one of create, move, keep, delete and reject, and what may stand beside it.

use crate::ast::{AlsoDecl, AssignDecl, EffectDecl, OutcomeDecl};
use crate::check::conditions::Place;
use crate::check::scope::{Reported, Scope};
use crate::check::sources::Sources;
use crate::code::Code;
use crate::diagnostic::Diagnostic;
use crate::ir::{At, Effect, Emission, EntityId, MoveId, Name};

/// The effects on one row, sorted out.
#[derive(Default)]
pub(super) struct Gathered<'d> {
    pub(super) main: Option<&'d EffectDecl>,
    pub(super) sets: Vec<&'d AssignDecl>,
    pub(super) clears: Vec<&'d Name>,
    pub(super) also: Vec<(At, &'d AlsoDecl)>,
    emit: Option<(&'d Name, &'d [AssignDecl])>,
}

/// Sorts the effects out; `None` if they do not go together, which has been said.
pub(super) fn gather<'d>(effects: &'d [EffectDecl], scope: &Scope<'_>) -> Option<Gathered<'d>> {
    let mut gathered = Gathered::default();
    for effect in effects {
        match effect {
            EffectDecl::Set(_, assigns) => gathered.sets.extend(assigns),
            EffectDecl::Clear(_, fields) => gathered.clears.extend(fields),
            EffectDecl::Also(at, also) => gathered.also.push((*at, also)),
            EffectDecl::Emit(at, name, _) if gathered.emit.is_some() => {
                let message = format!("a second event, `{name}`: an outcome emits at most one");
                bad_effect(scope, *at, message, "keep one `emit`");
                return None;
            }
            EffectDecl::Emit(_, name, written) => gathered.emit = Some((name, written)),
            main if gathered.main.is_some() => {
                let help = "an outcome does one of create, move, keep, delete, reject";
                bad_effect(scope, main.at(), "a second main effect".to_owned(), help);
                return None;
            }
            main => gathered.main = Some(main),
        }
    }
    companions(gathered.main, effects, scope).then_some(gathered)
}

/// Whether all that stands beside the main effect may stand there; the first that may not is told.
fn companions(main: Option<&EffectDecl>, effects: &[EffectDecl], scope: &Scope<'_>) -> bool {
    let (word, may_write, may_emit) = match main {
        None | Some(EffectDecl::Create(_) | EffectDecl::Move(..)) => return true,
        Some(EffectDecl::Delete(_)) => ("delete", false, true),
        Some(EffectDecl::Keep(_)) => ("keep", false, false),
        Some(_) => ("reject", false, false),
    };
    let bad = effects.iter().find_map(|effect| match effect {
        EffectDecl::Set(..) | EffectDecl::Clear(..) if !may_write => {
            Some((effect.at(), "writes no field", "only `create` and `move` go with `set` and `clear`"))
        }
        EffectDecl::Emit(..) if !may_emit => {
            Some((effect.at(), "emits nothing", "only `create`, `move` and `delete` go with `emit`"))
        }
        EffectDecl::Also(..) if !may_emit => {
            Some((effect.at(), "changes no other row", "only `create`, `move` and `delete` go with `also`"))
        }
        _ => None,
    });
    if let Some((at, what, help)) = bad {
        bad_effect(scope, at, format!("an outcome that does `{word}` {what}"), help);
    }
    bad.is_none()
}

pub(super) fn bad_effect(scope: &Scope<'_>, at: At, message: String, help: &str) {
    scope.report(Diagnostic::new(Code::BadEffect, at, message).help(help));
}

/// The main effect.
pub(super) fn effect(decl: &OutcomeDecl, gathered: &Gathered<'_>, sources: &Sources<'_, '_>) -> Option<Effect> {
    let place = sources.place;
    match gathered.main {
        Some(EffectDecl::Create(_)) => Some(Effect::Create),
        Some(EffectDecl::Move(_, name)) => taken_move(name, place.row?, place).map(Effect::Move),
        Some(EffectDecl::Keep(_)) => Some(Effect::Keep),
        Some(EffectDecl::Delete(_)) => Some(Effect::Delete),
        Some(EffectDecl::Reject(_, name, written)) => {
            let error = place.scope.find("error", name, &place.scope.errors)?;
            let fields = &place.system.errors[error.0].fields;
            Some(Effect::Reject { error, payload: sources.payload(name, fields, written)? })
        }
        _ => {
            let message = format!("the outcome `{}` does not say what happens with the row", decl.name);
            let help = "add `create`, `move ...`, `keep`, `delete` or `reject ...`";
            bad_effect(place.scope, decl.name.at, message, help);
            None
        }
    }
}

/// A declared move of an entity.
pub(super) fn taken_move(name: &Name, entity: EntityId, place: &Place<'_>) -> Option<MoveId> {
    let moves = &place.members.entity(entity).moves;
    let found = moves.get(&name.text).copied();
    if found.is_none() {
        place.scope.unknown("move", name, &mut moves.names());
    }
    found.inspect(|id| place.scope.refer(name, place.system.entity(entity).move_(*id).name.at))
}

/// The event, if one is emitted.
pub(super) fn emission(gathered: &Gathered<'_>, sources: &Sources<'_, '_>) -> Result<Option<Emission>, Reported> {
    let Some((name, written)) = gathered.emit else { return Ok(None) };
    let place = sources.place;
    let event = place.scope.find("event", name, &place.scope.events).ok_or(Reported)?;
    let payload = sources.payload(name, &place.system.events[event.0].fields, written).ok_or(Reported)?;
    Ok(Some(Emission { event, payload }))
}
