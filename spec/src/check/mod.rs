//! The declaration as written to the checked declaration: names resolved, types agreed, every command total.
//!
//! Stages run in this order; each reports all it finds and leaves what it could make out for the next. What a mistake
//! made unreadable is *poisoned*: later stages pass over it without a second message.

mod allows;
mod bounds;
mod cases;
mod collisions;
mod commands;
mod conditions;
mod facts;
mod lifecycle;
mod lints;
mod members;
mod promises;
mod runs;
mod scope;
mod shapes;
mod sources;
mod wire_names;

use crate::ast::{ActorDecl, Context};
use crate::diagnostic::Sink;
use crate::ir::{Actor, CommandId, System};
use crate::named::Names;
use crate::uses::Uses;
use members::Members;
use scope::Scope;

/// Checks a declaration. The system is complete if the sink stayed empty, and a best effort for naming its types
/// otherwise. `poisoned` names what the parser had to drop. With it, which names stand for what.
pub(crate) fn check(context: &Context, poisoned: Names, sink: &Sink) -> (System, Uses) {
    let scope = Scope::new(context, poisoned, sink);
    let styles = wire_names::Styles::read(&context.wire, &scope);
    let mut system = System {
        name: context.name.clone(),
        version: context.version.clone(),
        docs: context.attributes.docs.clone(),
        actors: context.actors.iter().map(actor).collect(),
        types: shapes::types(context, &scope, &styles),
        entities: Vec::new(),
        errors: shapes::payloads(&context.errors, &scope, styles.error_fields),
        events: shapes::payloads(&context.events, &scope, styles.event_fields),
        commands: Vec::new(),
        views: Vec::new(),
        bounds: Vec::new(),
        rules: Vec::new(),
    };
    system.entities = lifecycle::entities(context, &scope, &styles);
    lifecycle::keys_without_references(&mut system, &scope);
    let members = Members::of(&system);
    let (commands, sound): (Vec<_>, Vec<_>) =
        commands::commands(context, &scope, &styles, &system, &members).into_iter().unzip();
    system.commands = commands;
    let by_entity = commands_by_entity(&system);
    facts::analyse(&mut system, &sound, &by_entity, &scope);
    system.views = promises::views(context, &scope, &styles, &system, &members);
    system.bounds = bounds::bounds(context, &scope, &system, &members);
    system.rules = promises::rules(context, &scope, &system, &members);
    lints::missing_causation(context, &scope);
    collisions::check(&system, &by_entity, &scope);
    // What is used is known only of a declaration without mistakes.
    let clean = sink.count() == 0;
    if clean {
        lints::check(context, &system, &by_entity, &scope);
    }
    allows::check(context, &scope, clean);
    (system, scope.into_uses())
}

fn actor(decl: &ActorDecl) -> Actor {
    Actor { name: decl.name.clone(), docs: decl.attributes.docs.clone() }
}

/// The commands on each entity, by [`EntityId`](crate::ir::EntityId).
fn commands_by_entity(system: &System) -> Vec<Vec<CommandId>> {
    let mut by_entity = vec![Vec::new(); system.entities.len()];
    for (index, command) in system.commands.iter().enumerate() {
        by_entity[command.entity.0].push(CommandId(index));
    }
    by_entity
}
