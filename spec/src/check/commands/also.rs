//! Changes of other rows in the step of an outcome. What the conditions have not made certain is refused: that a row to
//! be created is not there, that one to be changed is, and that no two changes meet on one row.

use super::effects::{Gathered, bad_effect, gather, taken_move};
use super::writes;
use crate::ast::{AlsoDecl, EffectDecl, OutcomeDecl, TargetDecl};
use crate::check::conditions::Place;
use crate::check::sources::Sources;
use crate::code::Code;
use crate::diagnostic::Diagnostic;
use crate::ir::{Also, At, Effect, EntityId, Expr, MoveId, Name, Path, Root, Slot, Step, Target};

/// A row that the step changes, as conditions read it.
struct Changed<'a> {
    /// As it is written, in words for the row that the command names.
    name: String,
    root: Root,
    entity: EntityId,
    /// With all that is certain of it.
    place: Place<'a>,
    at: At,
}

/// The changes of other rows, or `None` if one of them is wrong, which has been said.
pub(super) fn also(decl: &OutcomeDecl, gathered: &Gathered<'_>, sources: &Sources<'_, '_>) -> Option<Vec<Also>> {
    let own = Changed {
        name: "the row that the command names".to_owned(),
        root: Root::Row,
        entity: sources.place.row?,
        place: sources.place.clone(),
        at: gathered.main.map_or(decl.name.at, EffectDecl::at),
    };
    let mut changed = vec![own];
    let mut all = Vec::new();
    for (at, also) in &gathered.also {
        let (this, target) = target(*at, also, sources.place)?;
        all.push(change(decl, also, &this, target, sources)?);
        if let Some(other) = changed.iter().find(|other| may_meet(other, &this)) {
            meets(other, &this);
            return None;
        }
        changed.push(this);
    }
    Some(all)
}

/// Which rows are meant.
fn target<'a>(at: At, decl: &AlsoDecl, place: &Place<'a>) -> Option<(Changed<'a>, Target)> {
    match &decl.target {
        TargetDecl::One(key) => {
            let (root, entity) = place.other(&decl.entity, key)?;
            let Root::Other(lookup) = &root else {
                let message = format!("`{}[{key}]` is the row that the command names", decl.entity);
                bad_effect(place.scope, decl.entity.at, message, "write what becomes of it outside of `also`");
                return None;
            };
            let target = Target::One((**lookup).clone());
            let name = format!("`{}[{key}]`", decl.entity);
            Some((Changed { name, root, entity, place: place.clone(), at }, target))
        }
        TargetDecl::Each(row, condition) => {
            let (entity, mut inner) = place.bind(row, &decl.entity)?;
            let condition = match condition {
                Some(condition) => inner.condition(condition)?,
                None => Expr::All(Vec::new()),
            };
            inner.known.learn(Some(&condition), true);
            let name = format!("`{row}`");
            let changed = Changed { name, root: Root::Bound(0), entity, place: inner, at };
            Some((changed, Target::Each { entity, condition }))
        }
    }
}

/// What becomes of the rows.
fn change(
    outcome: &OutcomeDecl,
    decl: &AlsoDecl,
    changed: &Changed<'_>,
    target: Target,
    outer: &Sources<'_, '_>,
) -> Option<Also> {
    let place = &changed.place;
    let gathered = gather(&decl.effects, place.scope)?;
    let effect = effect(&outcome.name, decl, changed, &gathered)?;
    let sources = Sources { place, creates: outer.creates, whole: outer.whole };
    let sets = writes::sets(changed.entity, &gathered, &sources);
    let clears = writes::clears(changed.entity, &gathered, place);
    if let (Effect::Create, Some(_)) = (&effect, &sets) {
        writes::all_set(&outcome.name, changed.entity, &gathered, place);
    }
    Some(Also { target, effect, sets: sets?, clears, at: changed.at })
}

fn effect(outcome: &Name, decl: &AlsoDecl, changed: &Changed<'_>, gathered: &Gathered<'_>) -> Option<Effect> {
    let (place, scope) = (&changed.place, changed.place.scope);
    let is_each = matches!(decl.target, TargetDecl::Each(..));
    if let Some((at, _)) = gathered.also.first() {
        bad_effect(scope, *at, "an `also` inside another one".to_owned(), "write them side by side");
        return None;
    }
    if let Some(EffectDecl::Emit(at, ..)) = decl.effects.iter().find(|effect| matches!(effect, EffectDecl::Emit(..))) {
        let help = "emit it outside of `also`: one event tells of the whole step";
        bad_effect(scope, *at, "an `also` emits nothing".to_owned(), help);
        return None;
    }
    match gathered.main {
        Some(EffectDecl::Create(at)) if is_each => {
            let message = "`each` speaks of rows that are there, so it creates none".to_owned();
            bad_effect(scope, *at, message, "name the row: `also Entity[...] { create }`");
            None
        }
        Some(EffectDecl::Create(_)) => is_absent(outcome, changed).then_some(Effect::Create),
        Some(EffectDecl::Delete(_)) => is_present(outcome, changed).then_some(Effect::Delete),
        Some(EffectDecl::Move(_, name)) => {
            let taken = taken_move(name, changed.entity, place)?;
            (is_present(outcome, changed) && starts_here(outcome, changed, taken)).then_some(Effect::Move(taken))
        }
        other => {
            let at = other.map_or(changed.at, EffectDecl::at);
            let message = "an `also` says what becomes of a row: it creates, moves or deletes it".to_owned();
            bad_effect(scope, at, message, "add `create`, `move ...` or `delete`");
            None
        }
    }
}

fn is_absent(outcome: &Name, changed: &Changed<'_>) -> bool {
    let certain = changed.place.known.is_absent(&changed.root);
    if !certain {
        let message = format!("`{outcome}` creates {}, and there may be one", changed.name);
        let help = "make sure in its guard that it `is none`, or let an outcome before it answer there";
        changed.place.scope.report(Diagnostic::new(Code::WrongPresence, changed.at, message).help(help));
    }
    certain
}

fn is_present(outcome: &Name, changed: &Changed<'_>) -> bool {
    let certain = changed.place.known.is_present(&changed.root);
    if !certain {
        let message = format!("`{outcome}` changes {}, and there may be none", changed.name);
        let help = "make sure in its guard that it `is some`, or let an outcome before it answer there";
        changed.place.scope.report(Diagnostic::new(Code::WrongPresence, changed.at, message).help(help));
    }
    certain
}

fn starts_here(outcome: &Name, changed: &Changed<'_>, taken: MoveId) -> bool {
    let place = &changed.place;
    let entity = place.system.entity(changed.entity);
    let mv = entity.move_(taken);
    let resting = place.known.states(&changed.root, entity.states.len());
    let wrong: Vec<_> = resting.difference(&mv.from).map(|state| format!("`{}`", entity.state(*state).name)).collect();
    let certain = wrong.is_empty() || place.known.is_in_doubt();
    if !certain {
        let (row, states, name) = (&changed.name, wrong.join(", "), &mv.name);
        let message =
            format!("{row} may rest in {states} where `{outcome}` answers, and `{name}` does not start there");
        let from: Vec<_> = mv.from.iter().map(|state| entity.state(*state).name.as_str()).collect();
        let help = format!("make sure that it rests `in {{{}}}`", from.join(", "));
        let problem = Diagnostic::new(Code::MoveNotFromHere, changed.at, message);
        place.scope.report(problem.related(mv.name.at, "the move").help(help));
    }
    certain
}

/// Whether two changes of one step could meet on one row, for all that is certain.
fn may_meet(one: &Changed<'_>, two: &Changed<'_>) -> bool {
    if one.entity != two.entity || two.place.known.is_in_doubt() {
        return false;
    }
    let (left, right) = (&one.place.known, &two.place.known);
    let is_apart = (left.is_present(&one.root) && right.is_absent(&two.root))
        || (left.is_absent(&one.root) && right.is_present(&two.root));
    let count = one.place.system.entity(one.entity).states.len();
    let rests_apart = left.is_present(&one.root)
        && right.is_present(&two.root)
        && left.states(&one.root, count).is_disjoint(&right.states(&two.root, count));
    // Of two `each`, both rows have one name in their conditions, so that no comparison tells them apart.
    let are_both_bound = one.root == two.root;
    let names = |changed: &Changed<'_>| identities(&changed.root, &changed.place);
    let is_named_apart =
        !are_both_bound && names(one).iter().any(|left| names(two).iter().any(|other| right.differ(left, other)));
    !(is_apart || rests_apart || is_named_apart)
}

/// What is known to be the identity of a row.
fn identities(root: &Root, place: &Place<'_>) -> Vec<Path> {
    let key = Path { root: root.clone(), steps: vec![Step::Slot(Slot::Key)] };
    match root {
        Root::Other(lookup) => vec![lookup.key.clone(), key],
        Root::Row => {
            let input = place.key_input.map(|index| Path { root: Root::Input, steps: vec![Step::Input(index)] });
            input.into_iter().chain([key]).collect()
        }
        _ => vec![key],
    }
}

fn meets(other: &Changed<'_>, this: &Changed<'_>) {
    let message = format!("{} may be {}, and no row is changed twice in one step", this.name, other.name);
    let problem = Diagnostic::new(Code::BadEffect, this.at, message).related(other.at, "the other change");
    let help = "make sure that it is another one: compare their identities with `!=`, or their states with `in {...}`";
    this.place.scope.report(problem.help(help));
}
