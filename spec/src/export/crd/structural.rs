//! Structural schemas, as a definition needs them: every type written out in its place, nothing referred to.

use super::super::Unexportable;
use super::super::schema::documented;
use crate::ir::{Entity, Field, IntRange, System, Type, TypeId, TypeKind};
use serde_json::{Map, Value, json};

/// Writes types as structural schemas.
pub(super) struct Structural<'a> {
    pub(super) system: &'a System,
}

impl Structural<'_> {
    /// The schema of a field with its documentation.
    pub(super) fn field(&self, field: &Field, around: &mut Vec<TypeId>) -> Result<Value, Unexportable> {
        Ok(documented(self.ty(&field.ty, around)?, &field.docs))
    }

    /// The schema of a type; `around` are the types inside which it stands.
    pub(super) fn ty(&self, ty: &Type, around: &mut Vec<TypeId>) -> Result<Value, Unexportable> {
        Ok(match ty {
            Type::Bool => json!({ "type": "boolean" }),
            Type::Int => json!({ "type": "integer", "format": "int64" }),
            Type::String => json!({ "type": "string" }),
            Type::Timestamp => json!({ "type": "string", "format": "date-time" }),
            Type::Json => any(),
            Type::List(item) => {
                json!({ "type": "array", "items": self.ty(item, around)?, "x-kubernetes-list-type": "atomic" })
            }
            Type::Ref(entity) => self.ty(self.system.identity(*entity), around)?,
            Type::Named(id) => self.named(*id, around)?,
        })
    }

    fn named(&self, id: TypeId, around: &mut Vec<TypeId>) -> Result<Value, Unexportable> {
        let def = self.system.type_def(id);
        if around.contains(&id) {
            let words = "it holds values of itself, and a structural schema has an end: declare one of them as `Json`";
            return Err(Unexportable::new(def.name.text.clone(), words));
        }
        around.push(id);
        let schema = match &def.kind {
            TypeKind::Newtype(_, Some(IntRange { low, high })) => {
                json!({ "type": "integer", "format": "int64", "minimum": low, "maximum": high })
            }
            TypeKind::Newtype(base, None) => self.ty(base, around)?,
            TypeKind::Enum(variants) => {
                json!({ "type": "string", "enum": variants.iter().map(|(name, _)| name.as_str()).collect::<Vec<_>>() })
            }
            TypeKind::Record(fields) => self.record(fields, around)?,
            TypeKind::External(_) => any(),
        };
        around.pop();
        Ok(documented(schema, &def.docs))
    }

    fn record(&self, fields: &[Field], around: &mut Vec<TypeId>) -> Result<Value, Unexportable> {
        let properties: Result<Map<_, _>, _> =
            fields.iter().map(|field| Ok((field.wire.clone(), self.field(field, around)?))).collect();
        let required: Vec<&str> =
            fields.iter().filter(|field| !field.optional).map(|field| field.wire.as_str()).collect();
        let mut schema = json!({ "type": "object", "properties": properties? });
        // An empty list is no schema of Kubernetes.
        if !required.is_empty() {
            schema["required"] = json!(required);
        }
        Ok(schema)
    }
}

/// Any JSON value.
fn any() -> Value {
    json!({ "nullable": true, "x-kubernetes-preserve-unknown-fields": true })
}

/// The record of this name.
pub(super) fn record_named(system: &System, name: &str) -> Option<Type> {
    let index = system.types.iter().position(|def| def.name.text == name)?;
    matches!(system.types[index].kind, TypeKind::Record(_)).then_some(Type::Named(TypeId(index)))
}

/// The field of an entity that holds its conditions: a list `conditions` of records with a `type` and a `status` of
/// declared enums, a `reason` and a `message`. With it, the types that conditions have.
pub(super) fn conditions<'a>(system: &'a System, entity: &'a Entity) -> Option<(usize, Vec<&'a str>)> {
    let index = entity.fields.iter().position(|field| field.wire == "conditions")?;
    let Type::List(item) = &entity.fields[index].ty else { return None };
    let Some(TypeKind::Record(fields)) = system.kind_behind(item) else { return None };
    let ty = |name: &str| fields.iter().find(|field| field.wire == name && !field.optional).map(|field| &field.ty);
    let variants = |ty: &'a Type| match system.kind_behind(ty) {
        Some(TypeKind::Enum(variants)) => Some(variants.iter().map(|(name, _)| name.as_str()).collect::<Vec<_>>()),
        _ => None,
    };
    let is_standard = ty("reason") == Some(&Type::String)
        && ty("message") == Some(&Type::String)
        && variants(ty("status")?)? == ["True", "False", "Unknown"];
    Some((index, variants(ty("type")?)?)).filter(|_| is_standard)
}

/// Conditions as Kubernetes has them, a map by their type: what `meta/v1` asks of a `Condition`.
pub(super) fn condition_map(types: &[&str]) -> Value {
    json!({
        "type": "array",
        "description": "What the row comes to, for whoever waits for it. Derived from the row, and not stored in it.",
        "x-kubernetes-list-type": "map",
        "x-kubernetes-list-map-keys": ["type"],
        "items": {
            "type": "object",
            "required": ["type", "status", "lastTransitionTime", "reason", "message"],
            "properties": {
                "type": { "type": "string", "enum": types },
                "status": { "type": "string", "enum": ["True", "False", "Unknown"] },
                "observedGeneration": { "type": "integer", "format": "int64", "minimum": 0 },
                "lastTransitionTime": { "type": "string", "format": "date-time" },
                "reason": {
                    "type": "string",
                    "minLength": 1,
                    "maxLength": 1024,
                    "pattern": "^[A-Za-z]([A-Za-z0-9_,:]*[A-Za-z0-9_])?$",
                },
                "message": { "type": "string", "maxLength": 32768 },
            },
        },
    })
}
