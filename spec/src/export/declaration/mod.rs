//! The checked declaration as JSON, for programs that want to know what is declared without reading the language.
//!
//! The shape is told in `spec/EXPORTS.md` and held by `spec/schema/declaration.schema.json`. Names are as declared, `wire`
//! is how they are spelled on the wire. Conditions and values are text, as the language writes them. What is not there
//! is left out.

mod command;
mod told;

use crate::ir::{
    Bound, Entity, EntityId, Facts, Field, Freshness, Payload, Rule, Slot, State, StateId, System, TypeDef, TypeKind,
    View,
};
use crate::print::{Printer, presence};
use serde_json::{Map, Value, json};
use told::{Told, list};

/// The number of the shape. It grows when a reader of an earlier one would be misled, and not when something is added.
const SHAPE: u32 = 1;

/// The declaration.
#[must_use]
pub fn declaration(system: &System) -> Value {
    let tell = Tell { system, printer: Printer::new(system) };
    Told::of(&system.name, &system.docs)
        .with("selvedge", SHAPE)
        .with_some("version", system.version.as_deref())
        .with("actors", list(&system.actors, |actor| Told::of(&actor.name, &actor.docs)))
        .with("types", list(&system.types, |def| tell.type_def(def)))
        .with("entities", list((0..system.entities.len()).map(EntityId), |id| tell.entity(id)))
        .with("errors", list(&system.errors, |payload| tell.payload(payload)))
        .with("events", list(&system.events, |payload| tell.payload(payload)))
        .with("commands", list(&system.commands, |command| tell.command(command)))
        .with("views", list(&system.views, |view| tell.view(view)))
        .with("bounds", list(&system.bounds, |bound| tell.bound(bound)))
        .with("rules", list(&system.rules, |rule| tell.rule(rule)))
        .into()
}

/// Tells the things of one declaration.
struct Tell<'a> {
    system: &'a System,
    printer: Printer<'a>,
}

impl Tell<'_> {
    fn type_def(&self, def: &TypeDef) -> Told {
        let told = Told::of(&def.name, &def.docs);
        match &def.kind {
            TypeKind::Newtype(base, range) => told
                .with("kind", "newtype")
                .with("base", self.printer.ty(base))
                .with_some("range", range.map(|range| json!({ "low": range.low, "high": range.high }))),
            TypeKind::Enum(variants) => {
                told.with("kind", "enum").with("variants", list(variants, |(name, docs)| Told::of(name, docs)))
            }
            TypeKind::Record(fields) => told.with("kind", "record").with("fields", self.fields(fields)),
            TypeKind::External(name) => told.with("kind", "external").with("of", name.as_str()),
        }
    }

    fn fields(&self, fields: &[Field]) -> Value {
        list(fields, |field| self.field(field))
    }

    fn field(&self, field: &Field) -> Told {
        Told::of(&field.name, &field.docs)
            .with("wire", field.wire.as_str())
            .with("type", self.printer.ty(&field.ty))
            .with("optional", field.optional)
    }

    fn payload(&self, payload: &Payload) -> Told {
        Told::of(&payload.name, &payload.docs).with("fields", self.fields(&payload.fields))
    }

    fn entity(&self, id: EntityId) -> Told {
        let entity = self.system.entity(id);
        let moves = list(&entity.moves, |mv| {
            Told::of(&mv.name, &mv.docs)
                .with("wire", mv.wire.as_str())
                .with("from", list(&mv.from, |id| state_name(entity, *id)))
                .with("to", state_name(entity, mv.to))
        });
        Told::of(&entity.name, &entity.docs)
            .with("key", self.field(&entity.key))
            .with("fields", self.fields(&entity.fields))
            .with("initial", state_name(entity, entity.initial))
            .with("resettable", entity.is_resettable)
            .with("states", list(entity.state_ids(), |state| self.state(entity, state)))
            .with("moves", moves)
    }

    /// A state, with what is certain of each field there; without, where no row comes to rest.
    fn state(&self, entity: &Entity, id: StateId) -> Told {
        let State { name, docs, is_final } = entity.state(id);
        let facts = entity.facts[id.0].as_ref().map(|Facts { fields }| {
            list(entity.fields.iter().zip(fields), |(field, fact)| {
                Told::default()
                    .with("field", field.name.as_str())
                    .with("presence", presence(fact))
                    .with("known", self.printer.known_of(field, fact))
            })
        });
        Told::of(name, docs).with("final", *is_final).with_some("facts", facts)
    }

    fn view(&self, view: &View) -> Told {
        let entity = self.system.entity(view.entity);
        let fields = list(&view.fields, |shown| {
            let field = match shown.slot {
                Slot::Key => entity.key.name.as_str(),
                Slot::Field(id) => entity.field(id).name.as_str(),
                Slot::State => "state",
            };
            Told::default().with("field", field).with("wire", shown.wire.as_str())
        });
        let fresh = match view.freshness {
            Freshness::ReadYourWrites => "read_your_writes",
            Freshness::Eventual => "eventual",
        };
        let printer = self.printer.clone().on(view.entity);
        Told::of(&view.name, &view.docs)
            .with("entity", entity.name.as_str())
            .with("fields", fields)
            .with("fresh", fresh)
            .with_some("rows", view.filter.as_ref().map(|filter| printer.expr(filter)))
    }

    /// The identities of each entity and the values of each input; `null` is absent.
    fn bound(&self, bound: &Bound) -> Told {
        let rows = self.system.entities.iter().zip(&bound.keys).zip(&bound.late);
        let rows = list(rows, |((entity, keys), late)| {
            Told::default()
                .with("entity", entity.name.as_str())
                .with("identities", list(keys, |key| self.printer.literal(key)))
                .with("late", *late)
        });
        let commands = list(self.system.commands.iter().zip(&bound.inputs), |(command, inputs)| {
            let values = command.inputs.iter().zip(inputs).enumerate().filter(|(index, _)| *index != command.key_input);
            let values = values.map(|(_, (input, values))| {
                let values = list(values, |value| value.as_ref().map(|value| self.printer.literal(value)));
                (input.name.text.clone(), values)
            });
            Told::default().with("command", command.name.as_str()).with("inputs", values.collect::<Map<_, _>>())
        });
        Told::of(&bound.name, &bound.docs).with("rows", rows).with("commands", commands)
    }

    fn rule(&self, rule: &Rule) -> Told {
        Told::of(&rule.name, &rule.docs)
            .with("kind", rule.kind.keyword())
            .with("claims", self.printer.rule(&rule.body))
            .with("within", list(&rule.within, |index| self.system.bounds[*index].name.as_str()))
    }
}

fn state_name(entity: &Entity, id: StateId) -> &str {
    &entity.state(id).name.text
}
