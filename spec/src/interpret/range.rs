//! Ranges: a newtype of `Int` may admit some integers only.

use super::{EvalError, Input, Value};
use crate::ir::{Command, Field, System, Type, TypeKind};

/// Nothing in the input is outside of its type's range.
///
/// # Errors
/// Where something is.
pub(super) fn admitted(system: &System, command: &Command, input: &Input) -> Result<(), EvalError> {
    match command.inputs.iter().zip(&input.0).find(|(field, value)| !admits_field(system, field, value.as_ref())) {
        None => Ok(()),
        Some((field, _)) => Err(EvalError::new(format!("`input.{}` is outside of its type's range", field.name))),
    }
}

fn admits_field(system: &System, field: &Field, value: Option<&Value>) -> bool {
    value.is_none_or(|value| admits(system, &field.ty, value))
}

fn admits(system: &System, ty: &Type, value: &Value) -> bool {
    match (ty, value) {
        (Type::Ref(entity), value) => admits(system, system.identity(*entity), value),
        (Type::List(item), Value::List(items)) => items.iter().all(|value| admits(system, item, value)),
        (Type::Named(id), value) => match (&system.type_def(*id).kind, value) {
            (TypeKind::Newtype(_, Some(range)), Value::Int(number)) => range.contains(*number),
            (TypeKind::Newtype(base, _), value) => admits(system, base, value),
            (TypeKind::Record(fields), Value::Record(values)) => {
                fields.iter().zip(values.iter()).all(|(field, value)| admits_field(system, field, value.as_ref()))
            }
            _ => true,
        },
        _ => true,
    }
}
