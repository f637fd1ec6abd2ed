//! Some value of a type, where any will do.

use selvedge_spec::interpret::Value;
use selvedge_spec::ir::{EntityId, Step, System, Type, TypeKind};

/// Some value of a type: the simplest that there is.
pub(crate) fn default(system: &System, ty: &Type) -> Value {
    match ty {
        Type::Bool => Value::Bool(false),
        Type::Int => Value::Int(0),
        Type::String => Value::text(""),
        Type::Timestamp => Value::Timestamp(jiff::Timestamp::UNIX_EPOCH),
        Type::Json => Value::json(&serde_json::Value::Null),
        Type::List(_) => Value::List([].into()),
        Type::Ref(entity) => default(system, system.identity(*entity)),
        Type::Named(id) => match &system.type_def(*id).kind {
            TypeKind::Newtype(_, Some(range)) => Value::Int(0.clamp(range.low, range.high)),
            TypeKind::Newtype(base, None) => default(system, base),
            TypeKind::Enum(_) => Value::Variant(0),
            TypeKind::External(_) => Value::json(&serde_json::Value::Null),
            TypeKind::Record(fields) => {
                let fields = fields.iter().map(|field| (!field.optional).then(|| default(system, &field.ty)));
                Value::Record(fields.collect())
            }
        },
    }
}

/// Some value of a type that differs from those of other ways.
pub(crate) fn sample(system: &System, ty: &Type, way: &[Step]) -> Value {
    let number = way.iter().fold(3, |number: i64, step| {
        let (Step::Input(index) | Step::Field(index)) = step else { return number };
        number.wrapping_mul(7).wrapping_add(i64::try_from(*index).unwrap_or_default())
    });
    match ty {
        Type::Bool => Value::Bool(true),
        Type::Int => Value::Int(number),
        Type::String => Value::text(&format!("text {number}")),
        Type::Timestamp => Value::Timestamp(jiff::Timestamp::from_second(number).unwrap_or_default()),
        Type::Json => Value::json(&serde_json::json!({ "any": number })),
        Type::List(item) => Value::List([sample(system, item, way)].into()),
        Type::Ref(entity) => sample(system, system.identity(*entity), way),
        Type::Named(id) => match &system.type_def(*id).kind {
            TypeKind::Newtype(_, Some(range)) => Value::Int(number.clamp(range.low, range.high)),
            TypeKind::Newtype(base, None) => sample(system, base, way),
            TypeKind::Enum(variants) => Value::Variant(variants.len().saturating_sub(1)),
            TypeKind::External(_) => Value::json(&serde_json::json!({ "any": number })),
            TypeKind::Record(fields) => {
                let fields = fields.iter().enumerate();
                let values = fields.map(|(index, field)| {
                    let way = [way, &[Step::Field(index)]].concat();
                    Some(sample(system, &field.ty, &way))
                });
                Value::Record(values.collect())
            }
        },
    }
}

/// Some identity of an entity.
pub(crate) fn key(system: &System, entity: EntityId) -> Value {
    sample(system, &system.entity(entity).key.ty, &[])
}
