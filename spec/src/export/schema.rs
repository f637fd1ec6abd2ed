//! JSON Schema of what goes over the wire: commands, replies, rows and view rows, as strict as the decoders.
//!
//! What JSON Schema cannot tell is told in `spec/EXPORTS.md`: a key that stands twice, and `1.0` from `1`.

use crate::ir::{
    Command, Entity, Fact, Facts, Field, IntRange, IntSet, Known, Payload, Presence, Slot, System, Type, TypeKind, View,
};
use serde_json::{Map, Value, json};

/// RFC 3339, as far as a pattern can say it; `format` says the rest.
const INSTANT: &str =
    "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](\\.[0-9]{1,9})?(Z|[+-][0-9]{2}:[0-9]{2})$";

/// The schema of a system: `#/$defs/command`, `reply`, `event`, `error`, `row.ENTITY`, `view.VIEW` and `type.TYPE`.
#[must_use]
pub fn schema(system: &System) -> Value {
    json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": system.name.text,
        "description": system.docs,
        "$defs": Schema { system, place: "#/$defs/" }.definitions(),
    })
}

/// Writes schemas of the JSON values of one system.
pub(super) struct Schema<'a> {
    pub(super) system: &'a System,
    /// Where definitions lie: what stands before their names in a reference.
    pub(super) place: &'static str,
}

impl Schema<'_> {
    /// A definition for everything that goes over the wire, by name.
    pub(super) fn definitions(&self) -> Map<String, Value> {
        let Self { system, .. } = self;
        let mut defs = Map::new();
        for def in &system.types {
            defs.insert(format!("type.{}", def.name), documented(self.kind(&def.kind), &def.docs));
        }
        for entity in &system.entities {
            defs.insert(format!("row.{}", entity.name), documented(self.row(entity), &entity.docs));
        }
        for view in &system.views {
            defs.insert(format!("view.{}", view.name), documented(self.view_row(view), &view.docs));
        }
        defs.insert("command".to_owned(), self.command());
        defs.insert("event".to_owned(), self.payloads(&system.events));
        defs.insert("error".to_owned(), self.payloads(&system.errors));
        defs.insert("reply".to_owned(), self.reply());
        defs
    }

    fn kind(&self, kind: &TypeKind) -> Value {
        match kind {
            TypeKind::Newtype(_, Some(IntRange { low, high })) => {
                json!({ "type": "integer", "minimum": low, "maximum": high })
            }
            TypeKind::Newtype(base, None) => self.ty(base),
            TypeKind::Enum(variants) => {
                json!({ "enum": variants.iter().map(|(name, _)| name.as_str()).collect::<Vec<_>>() })
            }
            TypeKind::Record(fields) => self.object(fields.iter(), None),
            TypeKind::External(name) => json!({ "description": format!("{name}, which another context declares") }),
        }
    }

    fn ty(&self, ty: &Type) -> Value {
        match ty {
            Type::Bool => json!({ "type": "boolean" }),
            Type::Int => json!({ "type": "integer", "minimum": i64::MIN, "maximum": i64::MAX }),
            Type::String => json!({ "type": "string" }),
            Type::Timestamp => json!({ "type": "string", "format": "date-time", "pattern": INSTANT }),
            Type::Json => json!({}),
            Type::List(item) => json!({ "type": "array", "items": self.ty(item) }),
            Type::Ref(entity) => self.ty(self.system.identity(*entity)),
            Type::Named(id) => json!({ "$ref": format!("{}type.{}", self.place, self.system.type_def(*id).name) }),
        }
    }

    /// Whether every JSON value is of the type.
    fn is_any(&self, ty: &Type) -> bool {
        match self.system.behind(ty) {
            Type::Json => true,
            ty => matches!(self.system.kind_behind(ty), Some(TypeKind::External(_))),
        }
    }

    /// An object with these fields and no others; `facts` says what is certain of them.
    pub(super) fn object<'f>(&self, fields: impl Iterator<Item = &'f Field>, facts: Option<&[Fact]>) -> Value {
        let (mut properties, mut required) = (Map::new(), Vec::new());
        for (index, field) in fields.enumerate() {
            let fact = facts.and_then(|facts| facts.get(index));
            let presence = fact.map_or(Presence::Either, |fact| fact.presence);
            if presence == Presence::Absent {
                continue;
            }
            properties.insert(field.wire.clone(), documented(self.field(field, fact), &field.docs));
            if presence == Presence::Present || !field.optional {
                required.push(field.wire.clone());
            }
        }
        closed(properties, &required)
    }

    fn field(&self, field: &Field, fact: Option<&Fact>) -> Value {
        if field.optional && self.is_any(&field.ty) {
            // An absent field is left out, even where `null` would be a value.
            return json!({ "not": { "type": "null" } });
        }
        match fact.map(|fact| &fact.value) {
            None | Some(Known::Any) => self.ty(&field.ty),
            Some(known) => self.known(&field.ty, known),
        }
    }

    fn known(&self, ty: &Type, known: &Known) -> Value {
        match (known, self.system.kind_behind(ty)) {
            (Known::Bool(value), _) => json!({ "enum": [value] }),
            (Known::Int(set), _) => integers(set),
            (Known::Enum(variants), Some(TypeKind::Enum(names))) => {
                json!({ "enum": variants.iter().map(|index| names[*index].0.as_str()).collect::<Vec<_>>() })
            }
            (Known::Record(facts), Some(TypeKind::Record(fields))) => self.object(fields.iter(), Some(facts)),
            (Known::Any | Known::Enum(_) | Known::Record(_), _) => self.ty(ty),
        }
    }

    /// A row: in each state, what is certain there.
    fn row(&self, entity: &Entity) -> Value {
        let states = entity.state_ids().map(|id| {
            let facts = entity.facts[id.0].as_ref().map(|Facts { fields }| fields.as_slice());
            let mut object = self.object(entity.fields.iter(), facts);
            add(&mut object, &entity.key.wire, documented(self.ty(&entity.key.ty), &entity.key.docs));
            add(
                &mut object,
                "state",
                documented(json!({ "const": entity.state(id).name.text }), &entity.state(id).docs),
            );
            object
        });
        json!({ "anyOf": states.collect::<Vec<_>>() })
    }

    fn view_row(&self, view: &View) -> Value {
        let entity = self.system.entity(view.entity);
        let mut object = closed(Map::new(), &[]);
        for shown in &view.fields {
            let field = match shown.slot {
                Slot::Key => &entity.key,
                Slot::Field(id) => entity.field(id),
                Slot::State => {
                    let names: Vec<&str> = entity.states.iter().map(|state| state.name.as_str()).collect();
                    add(&mut object, &shown.wire, json!({ "enum": names }));
                    continue;
                }
            };
            let schema = documented(self.field(field, None), &field.docs);
            if field.optional {
                object["properties"][&shown.wire] = schema;
            } else {
                add(&mut object, &shown.wire, schema);
            }
        }
        object
    }

    fn command(&self) -> Value {
        let command =
            |command: &Command| named(&command.name.text, self.object(command.inputs.iter(), None), &command.docs);
        json!({ "anyOf": self.system.commands.iter().map(command).collect::<Vec<_>>() })
    }

    fn payloads(&self, payloads: &[Payload]) -> Value {
        match payloads {
            [] => json!(false),
            payloads => json!({ "anyOf": payloads.iter().map(|payload| self.payload(payload)).collect::<Vec<_>>() }),
        }
    }

    /// An event or an error under its name.
    pub(super) fn payload(&self, payload: &Payload) -> Value {
        named(&payload.name.text, self.object(payload.fields.iter(), None), &payload.docs)
    }

    /// What a command answers. As for the decoder, any event and error can stand in a reply.
    fn reply(&self) -> Value {
        let answers = self.system.commands.iter().map(|command| {
            let outcomes: Vec<&str> = command.outcomes.iter().map(|outcome| outcome.wire.as_str()).collect();
            json!({ "properties": { "command": { "const": command.name.text }, "outcome": { "enum": outcomes } } })
        });
        let properties = json!({
            "command": { "type": "string" },
            "outcome": { "type": "string" },
            "event": { "$ref": format!("{}event", self.place) },
            "error": { "$ref": format!("{}error", self.place) },
        });
        json!({
            "type": "object",
            "properties": properties,
            "required": ["command", "outcome"],
            "additionalProperties": false,
            "anyOf": answers.collect::<Vec<_>>(),
        })
    }
}

/// Adds a field that must be there.
fn add(object: &mut Value, wire: &str, schema: Value) {
    object["properties"][wire] = schema;
    if let Some(required) = object["required"].as_array_mut() {
        required.push(wire.into());
    }
}

pub(super) fn closed(properties: Map<String, Value>, required: &[String]) -> Value {
    let mut object = json!({ "type": "object", "required": required, "additionalProperties": false });
    object["properties"] = properties.into();
    object
}

/// `{"NAME": ...}`
fn named(name: &str, schema: Value, docs: &str) -> Value {
    let properties = std::iter::once((name.to_owned(), documented(schema, docs))).collect();
    closed(properties, &[name.to_owned()])
}

pub(super) fn documented(mut schema: Value, docs: &str) -> Value {
    if let Some(object) = schema.as_object_mut().filter(|_| !docs.is_empty()) {
        object.insert("description".to_owned(), docs.trim().into());
    }
    schema
}

fn integers(set: &IntSet) -> Value {
    let range = |(low, high): &(i64, i64)| json!({ "type": "integer", "minimum": low, "maximum": high });
    match set.ranges.as_slice() {
        [one] => range(one),
        ranges => json!({ "anyOf": ranges.iter().map(range).collect::<Vec<_>>() }),
    }
}
