//! Values that show how a type is written: every variant, every field there and every optional one absent.

use crate::solve::sample;
use selvedge_spec::interpret::Value;
use selvedge_spec::ir::{Step, System, Type, TypeKind};

/// Values of a type of which one cannot be read where the type cannot.
pub(super) fn samples(system: &System, ty: &Type) -> Vec<Value> {
    match ty {
        Type::Named(id) => match &system.type_def(*id).kind {
            TypeKind::Newtype(_, Some(range)) => vec![Value::Int(range.low), Value::Int(range.high)],
            TypeKind::Newtype(base, None) => samples(system, base),
            TypeKind::Enum(variants) => (0..variants.len()).map(Value::Variant).collect(),
            TypeKind::External(_) => vec![sample(system, ty, &[])],
            TypeKind::Record(fields) => {
                let whole = |index: usize| Some(sample(system, &fields[index].ty, &[Step::Field(index)]));
                let all: Vec<Option<Value>> = (0..fields.len()).map(whole).collect();
                let with = |index: usize, value: Option<Value>| {
                    let mut fields = all.clone();
                    fields[index] = value;
                    Value::Record(fields.into())
                };
                let others = fields.iter().enumerate().flat_map(|(index, field)| {
                    let absent = field.optional.then_some(None);
                    samples(system, &field.ty).into_iter().map(Some).chain(absent).map(move |value| (index, value))
                });
                let others = others.map(|(index, value)| with(index, value));
                std::iter::once(Value::Record(all.clone().into())).chain(others).collect()
            }
        },
        Type::Ref(entity) => samples(system, system.identity(*entity)),
        Type::List(item) => samples(system, item).into_iter().map(|item| Value::List([item].into())).collect(),
        ty => vec![sample(system, ty, &[])],
    }
}
