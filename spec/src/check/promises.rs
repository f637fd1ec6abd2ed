//! Views and rules.

use super::conditions::{Known, Place};
use super::members::{Inputs, Members};
use super::runs;
use super::scope::Scope;
use super::wire_names::Styles;
use crate::ast::{Context, RuleBodyDecl, RuleDecl, StepDecl, ViewDecl};
use crate::code::Code;
use crate::diagnostic::Diagnostic;
use crate::ir::{
    Command, CommandId, Entity, EntityId, FieldId, Freshness, Name, OutcomeId, Rule, RuleBody, RuleKind, Slot,
    StepBody, System, View, ViewField,
};
use crate::named::Named;
use crate::names::BUILTIN_RULES;

/// The views that could be made out.
pub(super) fn views(
    context: &Context,
    scope: &Scope<'_>,
    styles: &Styles,
    system: &System,
    members: &Members,
) -> Vec<View> {
    scope.distinct("view", &mut context.views.iter().map(|decl| &decl.name));
    context.views.iter().filter_map(|decl| view(decl, scope, styles, system, members)).collect()
}

fn view(decl: &ViewDecl, scope: &Scope<'_>, styles: &Styles, system: &System, members: &Members) -> Option<View> {
    let id = scope.entity(&decl.entity)?;
    let filter = decl.filter.as_ref().and_then(|filter| {
        let mut place = Place::world(system, scope, members);
        (place.row, place.known) = (Some(id), Known::present());
        place.condition(filter)
    });
    let fields = columns(decl, system.entity(id), scope)
        .into_iter()
        .map(|(name, slot)| ViewField { slot, wire: styles.view_fields.spell(&name.text) })
        .collect();
    Some(View {
        name: decl.name.clone(),
        docs: decl.attributes.docs.clone(),
        entity: id,
        filter,
        fields,
        freshness: freshness(decl, scope),
    })
}

fn all_columns(entity: &Entity) -> Vec<(Name, Slot)> {
    let fields =
        entity.fields.iter().enumerate().map(|(index, field)| (field.name.clone(), Slot::Field(FieldId(index))));
    let state = Name { text: "state".to_owned(), at: entity.name.at };
    std::iter::once((entity.key.name.clone(), Slot::Key)).chain(fields).chain([(state, Slot::State)]).collect()
}

/// The columns that a view shows.
fn columns(decl: &ViewDecl, entity: &Entity, scope: &Scope<'_>) -> Vec<(Name, Slot)> {
    let all = all_columns(entity);
    let Some(names) = &decl.show else { return all };
    scope.distinct("column", &mut names.iter());
    let slots: Named<Slot> = all.iter().map(|(name, slot)| (name.as_str(), *slot)).collect();
    let column = |name: &Name| {
        let slot = slots.get(name.as_str()).copied();
        if slot.is_none() {
            scope.unknown("column", name, &mut slots.names());
        }
        match slot? {
            Slot::Key => scope.refer(name, entity.key.name.at),
            Slot::Field(id) => scope.refer(name, entity.field(id).name.at),
            Slot::State => {}
        }
        Some((name.clone(), slot?))
    };
    names.iter().filter_map(column).collect()
}

fn freshness(decl: &ViewDecl, scope: &Scope<'_>) -> Freshness {
    match &decl.freshness {
        Some(word) if word.text == "eventual" => Freshness::Eventual,
        Some(word) if word.text == "read_your_writes" => Freshness::ReadYourWrites,
        Some(word) => {
            scope.unknown("freshness", word, &mut ["read_your_writes", "eventual"].into_iter());
            Freshness::ReadYourWrites
        }
        None if !decl.whole => Freshness::ReadYourWrites,
        None => {
            let message = format!("the view `{}` does not say how soon it reflects a command", decl.name);
            let problem = Diagnostic::new(Code::Syntax, decl.name.at, message);
            scope.report(problem.help("add `fresh read_your_writes;` or `fresh eventual;`"));
            Freshness::ReadYourWrites
        }
    }
}

/// The rules that could be made out.
pub(super) fn rules(context: &Context, scope: &Scope<'_>, system: &System, members: &Members) -> Vec<Rule> {
    scope.distinct("rule", &mut context.rules.iter().map(|decl| &decl.name));
    for name in context.rules.iter().map(|decl| &decl.name).filter(|name| BUILTIN_RULES.contains(&name.as_str())) {
        let problem = Diagnostic::new(Code::ReservedName, name.at, format!("`{name}` is the name of a built-in rule"));
        scope.report(problem.help("choose another name: a report tells both by their names"));
    }
    context.rules.iter().filter_map(|decl| rule(decl, scope, system, members)).collect()
}

fn rule(decl: &RuleDecl, scope: &Scope<'_>, system: &System, members: &Members) -> Option<Rule> {
    let place = Place::world(system, scope, members);
    let within = within(decl, scope, system);
    let body = match &decl.body {
        RuleBodyDecl::EveryOutcome => RuleBody::EveryOutcome,
        RuleBodyDecl::EveryMove => RuleBody::EveryMove,
        RuleBodyDecl::EveryState => RuleBody::EveryState,
        RuleBodyDecl::World(condition) => RuleBody::World(place.condition(condition)?),
        RuleBodyDecl::Step(step) => RuleBody::Step(step_body(step, &place)?),
        RuleBodyDecl::Run(run) => RuleBody::Run(runs::run_body(run, &place)?),
    };
    if decl.kind == RuleKind::Hazard && decl.attributes.docs.is_empty() {
        let message = format!("the hazard `{}` does not say what the danger is", decl.name);
        let problem = Diagnostic::new(Code::Syntax, decl.name.at, message);
        scope.report(problem.help("describe it in a documentation comment: the report prints it"));
    }
    Some(Rule { name: decl.name.clone(), docs: decl.attributes.docs.clone(), kind: decl.kind, within, body })
}

/// What a rule says of steps.
fn step_body(decl: &StepDecl, place: &Place<'_>) -> Option<StepBody> {
    let (scope, system) = (place.scope, place.system);
    let entity = scope.entity(&decl.entity)?;
    let command = match &decl.command {
        Some(name) => Some(command_on(name, entity, scope, system)?),
        None => None,
    };
    let outcome = match (&decl.outcome, command) {
        (Some(name), Some(command)) => Some(outcome_of(name, system.command(command), scope)?),
        _ => None,
    };
    let inputs = command.map(|id| Inputs::of(&system.command(id).inputs));
    let mut place = place.clone();
    (place.inputs, place.step) = (inputs.as_ref(), Some(entity));
    Some(StepBody { entity, command, outcome, condition: place.condition(&decl.condition)? })
}

fn command_on(name: &Name, entity: EntityId, scope: &Scope<'_>, system: &System) -> Option<CommandId> {
    let found = system.commands_on(entity).find(|(_, command)| command.name.text == name.text).map(|(id, _)| id);
    if found.is_none() {
        scope.unknown(
            "command on the entity",
            name,
            &mut system.commands_on(entity).map(|(_, command)| command.name.as_str()),
        );
    }
    found.inspect(|id| scope.refer(name, system.command(*id).name.at))
}

pub(super) fn outcome_of(name: &Name, command: &Command, scope: &Scope<'_>) -> Option<OutcomeId> {
    let found = command.outcome_ids().find(|id| command.outcome(*id).name.text == name.text);
    if found.is_none() {
        scope.unknown("outcome", name, &mut command.outcomes.iter().map(|outcome| outcome.name.as_str()));
    }
    found.inspect(|id| scope.refer(name, command.outcome(*id).name.at))
}

/// The bounds within which a rule is decided.
fn within(decl: &RuleDecl, scope: &Scope<'_>, system: &System) -> Vec<usize> {
    let position = |name: &Name| {
        let found = system.bounds.iter().position(|bound| bound.name.text == name.text);
        if found.is_none() {
            scope.unknown("bound", name, &mut system.bounds.iter().map(|bound| bound.name.as_str()));
        }
        found.inspect(|index| scope.refer(name, system.bounds[*index].name.at))
    };
    decl.within.iter().filter_map(position).collect()
}
