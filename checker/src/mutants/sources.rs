//! Where a value could wrongly come from.

use super::Spot;
use selvedge_spec::ir::{
    Command, Effect, Entity, Expr, Field, FieldId, Literal, Path, Payload, Root, Slot, Source, Step, System, Type,
    TypeKind,
};

/// What a source is written into: its type, and whether it may be absent.
pub(super) struct Target<'a> {
    pub(super) ty: &'a Type,
    pub(super) optional: bool,
}

impl<'a> From<&'a Field> for Target<'a> {
    fn from(field: &'a Field) -> Self {
        Self { ty: &field.ty, optional: field.optional }
    }
}

/// Every source of the same shape that differs from `source` in one place, each with words for where and for what is
/// there instead: `=input.generation`, `.exit_code=none`.
pub(super) fn wrong(system: &System, spot: &Spot<'_>, source: &Source, target: &Target<'_>) -> Vec<(String, Source)> {
    if let Source::Record(id, parts) = source
        && let TypeKind::Record(fields) = &system.type_def(*id).kind
    {
        let mut all = Vec::new();
        for (index, (part, field)) in parts.iter().zip(fields).enumerate() {
            for (words, wrong) in wrong(system, spot, part, &Target::from(field)) {
                let mut parts = parts.clone();
                parts[index] = wrong;
                all.push((format!(".{}{words}", field.name), Source::Record(*id, parts)));
            }
        }
        return all;
    }
    let mut all = paths(system.entity(spot.command.entity), spot, target.ty);
    all.extend(
        constants(system, target.ty).into_iter().map(|literal| (constant(system, &literal), Source::Literal(literal))),
    );
    if target.optional {
        all.push(("none".to_owned(), Source::Absent));
    }
    all.retain(|(_, wrong)| wrong != source);
    all.into_iter().map(|(words, wrong)| (format!("={words}"), wrong)).collect()
}

/// The inputs and stored fields of a type. The identity is left out: the row's and the input's are one.
fn paths(entity: &Entity, spot: &Spot<'_>, ty: &Type) -> Vec<(String, Source)> {
    let inputs = spot.command.inputs.iter().enumerate();
    let inputs = inputs.filter(|(index, field)| field.ty == *ty && *index != spot.command.key_input);
    let mut all: Vec<_> =
        inputs.map(|(index, field)| (format!("input.{}", field.name), path(Root::Input, Step::Input(index)))).collect();
    if has_row(spot) {
        let stored = entity.fields.iter().enumerate().filter(|(_, field)| field.ty == *ty);
        all.extend(stored.map(|(index, field)| {
            (format!("self.{}", field.name), path(Root::Row, Step::Slot(Slot::Field(FieldId(index)))))
        }));
    }
    all
}

fn path(root: Root, step: Step) -> Source {
    Source::Path(Path { root, steps: vec![step] })
}

/// Whether the outcome can read a row.
fn has_row(spot: &Spot<'_>) -> bool {
    !matches!(spot.outcome.effect, Effect::Create) && spot.outcome.guard != Some(Expr::Exists(Root::Row, false))
}

/// Values of a type that a careless programmer might write down.
pub(super) fn constants(system: &System, ty: &Type) -> Vec<Literal> {
    match ty {
        Type::Bool => vec![Literal::Bool(false), Literal::Bool(true)],
        Type::Int => vec![Literal::Int(-7)],
        Type::String => vec![Literal::Text("mutant".to_owned())],
        Type::Timestamp => vec![Literal::Timestamp("1970-01-01T00:00:00Z".to_owned())],
        Type::Json | Type::List(_) => Vec::new(),
        Type::Ref(entity) => constants(system, system.identity(*entity)),
        Type::Named(id) => match &system.type_def(*id).kind {
            TypeKind::Newtype(_, Some(range)) => {
                [range.low, range.high].map(|end| Literal::Newtype(*id, Box::new(Literal::Int(end)))).to_vec()
            }
            TypeKind::Newtype(base, None) => {
                constants(system, base).into_iter().map(|base| Literal::Newtype(*id, Box::new(base))).collect()
            }
            TypeKind::Enum(variants) => (0..variants.len()).map(|index| Literal::Variant(*id, index)).collect(),
            TypeKind::Record(_) | TypeKind::External(_) => Vec::new(),
        },
    }
}

fn constant(system: &System, literal: &Literal) -> String {
    match literal {
        Literal::Bool(value) => value.to_string(),
        Literal::Int(value) => value.to_string(),
        Literal::Text(text) | Literal::Timestamp(text) => format!("{text:?}"),
        Literal::Newtype(_, base) => constant(system, base),
        Literal::Variant(id, index) => match &system.type_def(*id).kind {
            TypeKind::Enum(variants) => variants.get(*index).map_or("?".to_owned(), |(name, _)| name.text.clone()),
            _ => "?".to_owned(),
        },
    }
}

/// A payload filled by name, as a declaration fills it; `None` where something it needs is not there.
pub(super) fn filled(system: &System, spot: &Spot<'_>, payload: &Payload) -> Option<Vec<Source>> {
    let entity = system.entity(spot.command.entity);
    payload.fields.iter().map(|field| named(entity, spot.command, field, has_row(spot))).collect()
}

fn named(entity: &Entity, command: &Command, field: &Field, has_row: bool) -> Option<Source> {
    let fits = |other: &Field| {
        other.name.text == field.name.text && other.ty == field.ty && (field.optional || !other.optional)
    };
    if let Some(index) = command.inputs.iter().position(fits) {
        return Some(path(Root::Input, Step::Input(index)));
    }
    let stored = entity.fields.iter().position(fits).filter(|_| has_row);
    let stored = stored.map(|index| path(Root::Row, Step::Slot(Slot::Field(FieldId(index)))));
    stored.or_else(|| field.optional.then_some(Source::Absent))
}
