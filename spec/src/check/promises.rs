//! Views and rules.

use super::conditions::{Known, Place};
use super::scope::Scope;
use super::wire_names::{Styles, distinct_names};
use crate::ast::{Context, RuleBodyDecl, RuleDecl, ViewDecl};
use crate::code::Code;
use crate::diagnostic::Diagnostic;
use crate::ir::{Entity, EntityId, FieldId, Freshness, Name, Rule, RuleBody, RuleKind, Slot, System, View, ViewField};

/// Adds the views to the system.
pub(super) fn views(context: &Context, scope: &Scope<'_>, styles: &Styles, system: &mut System) {
    let _ = scope.table("view", context.views.iter().map(|decl| &decl.name), |index| index);
    let views = context.views.iter().filter_map(|decl| view(decl, scope, styles, system)).collect();
    system.views = views;
}

/// What a condition may read where no command is under way.
fn place<'a>(system: &'a System, scope: &'a Scope<'a>) -> Place<'a> {
    Place {
        system,
        scope,
        inputs: None,
        row: None,
        step: None,
        bound: Vec::new(),
        elsewhere: None,
        known: Known::default(),
    }
}

fn view(decl: &ViewDecl, scope: &Scope<'_>, styles: &Styles, system: &System) -> Option<View> {
    let id = scope.find("entity", &decl.entity, &scope.entities)?;
    let entity = system.entity(id);
    let filter = decl.filter.as_ref().and_then(|filter| {
        let mut place = place(system, scope);
        place.row = Some(id);
        place.known.present = true;
        place.condition(filter)
    });
    let slots: Vec<(Name, Slot)> = match &decl.show {
        None => all_columns(entity),
        Some(names) => names.iter().filter_map(|name| column(name, entity, scope)).collect(),
    };
    distinct_names(slots.iter().map(|(name, _)| (name, name.as_str())), "columns", scope);
    let fields =
        slots.into_iter().map(|(name, slot)| ViewField { slot, wire: styles.view_fields.spell(&name.text) }).collect();
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

fn column(name: &Name, entity: &Entity, scope: &Scope<'_>) -> Option<(Name, Slot)> {
    let columns = all_columns(entity);
    let found = columns.iter().find(|(column, _)| column.text == name.text);
    if found.is_none() {
        scope.unknown("column", name, columns.iter().map(|(column, _)| column.as_str()));
    }
    found.map(|(_, slot)| (name.clone(), *slot))
}

fn freshness(decl: &ViewDecl, scope: &Scope<'_>) -> Freshness {
    match &decl.freshness {
        Some(word) if word.text == "eventual" => Freshness::Eventual,
        Some(word) if word.text == "read_your_writes" => Freshness::ReadYourWrites,
        Some(word) => {
            scope.unknown("freshness", word, ["read_your_writes", "eventual"].into_iter());
            Freshness::ReadYourWrites
        }
        None => {
            let message = format!("the view `{}` does not say how soon it reflects a command", decl.name);
            let problem = Diagnostic::new(Code::Syntax, decl.name.at, message);
            scope.report(problem.help("add `fresh read_your_writes;` or `fresh eventual;`"));
            Freshness::ReadYourWrites
        }
    }
}

/// Adds the rules to the system.
pub(super) fn rules(context: &Context, scope: &Scope<'_>, system: &mut System) {
    let _ = scope.table("rule", context.rules.iter().map(|decl| &decl.name), |index| index);
    let rules = context.rules.iter().filter_map(|decl| rule(decl, scope, system)).collect();
    system.rules = rules;
}

fn rule(decl: &RuleDecl, scope: &Scope<'_>, system: &System) -> Option<Rule> {
    let mut place = place(system, scope);
    let within = within(decl, scope, system);
    let body = match &decl.body {
        RuleBodyDecl::EveryOutcome => RuleBody::EveryOutcome,
        RuleBodyDecl::EveryMove => RuleBody::EveryMove,
        RuleBodyDecl::EveryState => RuleBody::EveryState,
        RuleBodyDecl::World(condition) => RuleBody::World(place.condition(condition)?),
        RuleBodyDecl::Step(entity, condition) => {
            let entity: EntityId = scope.find("entity", entity, &scope.entities)?;
            place.step = Some(entity);
            RuleBody::Step(entity, place.condition(condition)?)
        }
    };
    if decl.kind == RuleKind::Hazard && decl.attributes.docs.is_empty() {
        let message = format!("the hazard `{}` does not say what the danger is", decl.name);
        let problem = Diagnostic::new(Code::Syntax, decl.name.at, message);
        scope.report(problem.help("describe it in a documentation comment: the report prints it"));
    }
    Some(Rule { name: decl.name.clone(), docs: decl.attributes.docs.clone(), kind: decl.kind, within, body })
}

/// The bounds within which a rule is decided.
fn within(decl: &RuleDecl, scope: &Scope<'_>, system: &System) -> Vec<usize> {
    let position = |name: &Name| {
        let found = system.bounds.iter().position(|bound| bound.name.text == name.text);
        if found.is_none() {
            scope.unknown("bound", name, system.bounds.iter().map(|bound| bound.name.as_str()));
        }
        found
    };
    decl.within.iter().filter_map(position).collect()
}
