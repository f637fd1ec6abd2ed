//! Where the values of writes and payloads come from.

use super::conditions::Place;
use crate::ast::{AssignDecl, Operand, ValueDecl};
use crate::code::Code;
use crate::diagnostic::Diagnostic;
use crate::ir::{At, Field, FieldId, Name, Path, Root, Slot, Source, Step, Type, TypeId, TypeKind};

/// The sources of an outcome's values: the place its guard left, and whether the row's stored fields may be read.
pub(super) struct Sources<'p, 'a> {
    pub(super) place: &'p Place<'a>,
    /// Whether the row exists before the change, so that its stored fields can be read.
    pub(super) row_exists: bool,
}

/// What a value is written into.
pub(super) struct Target<'a> {
    pub(super) name: &'a str,
    pub(super) ty: &'a Type,
    pub(super) optional: bool,
}

impl<'a> From<&'a Field> for Target<'a> {
    fn from(field: &'a Field) -> Self {
        Self { name: field.name.as_str(), ty: &field.ty, optional: field.optional }
    }
}

impl Sources<'_, '_> {
    fn report(&self, diagnostic: Diagnostic) {
        self.place.scope.report(diagnostic);
    }

    /// The value of `field = value`, or of `field` alone.
    pub(super) fn assigned(&self, assign: &AssignDecl, target: &Target<'_>) -> Option<Source> {
        match &assign.value {
            None => self.input_of_same_name(&assign.field, target),
            Some(value) => self.value(value, &assign.field, target),
        }
    }

    fn value(&self, value: &ValueDecl, field: &Name, target: &Target<'_>) -> Option<Source> {
        match value {
            ValueDecl::None(at) if target.optional => {
                let _ = at;
                Some(Source::Absent)
            }
            ValueDecl::None(at) => self.never_absent(*at, target),
            ValueDecl::Record(at, assigns) => self.record(*at, assigns, target),
            ValueDecl::Operand(Operand::Path(names)) if names.len() > 1 => {
                if names[0].text == "self" && !self.row_exists {
                    let problem = Diagnostic::new(Code::RowMayBeAbsent, names[0].at, "there is no row yet");
                    self.report(problem.help("take the value from `input`"));
                    return None;
                }
                let (path, ty, optional) = self.place.source_path(names)?;
                let at = names.last().map_or(field.at, |name| name.at);
                self.fits(path, &ty, optional, at, target)
            }
            ValueDecl::Operand(constant) => self.place.literal(constant, target.ty).map(Source::Literal),
        }
    }

    fn never_absent<T>(&self, at: At, target: &Target<'_>) -> Option<T> {
        let message = format!("`{}` is never absent", target.name);
        self.report(Diagnostic::new(Code::TypeMismatch, at, message).help("give it a value"));
        None
    }

    /// The path, if what it leads to may stand in the target.
    fn fits(&self, path: Path, ty: &Type, optional: bool, at: At, target: &Target<'_>) -> Option<Source> {
        if ty != target.ty {
            let (found, wanted) = (self.place.type_name(ty), self.place.type_name(target.ty));
            let message = format!("`{}` is a `{wanted}`, and this is a `{found}`", target.name);
            self.report(Diagnostic::new(Code::TypeMismatch, at, message));
            return None;
        }
        if optional && !target.optional {
            let message = format!("`{}` is never absent, and this may be", target.name);
            self.report(
                Diagnostic::new(Code::MayBeAbsent, at, message).help(format!("make it `{}: ...?`", target.name)),
            );
            return None;
        }
        Some(Source::Path(path))
    }

    fn input_of_same_name(&self, name: &Name, target: &Target<'_>) -> Option<Source> {
        let inputs = self.place.inputs.unwrap_or(&[]);
        let Some(index) = inputs.iter().position(|field| field.name.text == name.text) else {
            self.place.scope.unknown("input", name, inputs.iter().map(|field| field.name.as_str()));
            return None;
        };
        let input = &inputs[index];
        let path = Path { root: Root::Input, steps: vec![Step::Input(index)] };
        self.fits(path, &input.ty, input.optional, name.at, target)
    }

    /// `{ a, b = input.c }` as a record of the target's type.
    fn record(&self, at: At, assigns: &[AssignDecl], target: &Target<'_>) -> Option<Source> {
        let Some((id, fields)) = self.record_type(target.ty) else {
            let message = format!("`{}` is a `{}`, not a record", target.name, self.place.type_name(target.ty));
            self.report(Diagnostic::new(Code::TypeMismatch, at, message));
            return None;
        };
        let mut values: Vec<Option<Source>> = vec![None; fields.len()];
        let mut clean = true;
        for assign in assigns {
            let Some(index) = fields.iter().position(|field| field.name.text == assign.field.text) else {
                self.place.scope.unknown("field", &assign.field, fields.iter().map(|field| field.name.as_str()));
                clean = false;
                continue;
            };
            if values[index].is_some() {
                let message = format!("`{}` is given twice", assign.field);
                self.report(Diagnostic::new(Code::DuplicateName, assign.field.at, message));
            }
            values[index] = self.assigned(assign, &Target::from(&fields[index]));
            clean &= values[index].is_some();
        }
        if !clean {
            return None;
        }
        let missing = fields.iter().zip(&values).find(|(field, value)| value.is_none() && !field.optional);
        if let Some((field, _)) = missing {
            let message = format!("`{}` lacks its field `{}`", self.place.type_name(target.ty), field.name);
            self.report(Diagnostic::new(Code::MissingPayload, at, message).help(format!("add `{} = ...`", field.name)));
            return None;
        }
        Some(Source::Record(id, values.into_iter().map(|value| value.unwrap_or(Source::Absent)).collect()))
    }

    fn record_type(&self, ty: &Type) -> Option<(TypeId, &[Field])> {
        let Type::Named(id) = ty else { return None };
        match &self.place.system.type_def(*id).kind {
            TypeKind::Record(fields) => Some((*id, fields)),
            _ => None,
        }
    }

    /// One source for each field of an event or error: as written, else by name from the input, the key, and the
    /// stored field before the change.
    pub(super) fn payload(&self, name: &Name, fields: &[Field], written: &[AssignDecl]) -> Option<Vec<Source>> {
        let mut clean = true;
        for (index, assign) in written.iter().enumerate() {
            if !fields.iter().any(|field| field.name.text == assign.field.text) {
                self.place.scope.unknown("field", &assign.field, fields.iter().map(|field| field.name.as_str()));
                clean = false;
            }
            if let Some(first) = written[..index].iter().find(|first| first.field.text == assign.field.text) {
                self.place.scope.duplicate("field", &assign.field, first.field.at);
                clean = false;
            }
        }
        let sources: Vec<Option<Source>> = fields
            .iter()
            .map(|field| {
                let target = Target::from(field);
                match written.iter().find(|assign| assign.field.text == field.name.text) {
                    Some(assign) => self.assigned(assign, &target),
                    None => self.by_name(name, &target),
                }
            })
            .collect();
        let sources: Option<Vec<Source>> = sources.into_iter().collect();
        if clean { sources } else { None }
    }

    fn by_name(&self, payload: &Name, target: &Target<'_>) -> Option<Source> {
        let candidates = self.candidates(target.name);
        let Some((path, ty, optional)) = candidates.first() else {
            if !self.place.scope.is_poisoned(target.name) {
                let message = format!("nothing here is called `{}`, which `{payload}` carries", target.name);
                let help = format!("write where it comes from: `{payload} {{ {} = ... }}`", target.name);
                self.report(Diagnostic::new(Code::MissingPayload, payload.at, message).help(help));
            }
            return None;
        };
        if let Some((_, other, _)) = candidates.iter().find(|(_, other, _)| other != ty) {
            let (a, b) = (self.place.type_name(ty), self.place.type_name(other));
            let message = format!("`{}` of `{payload}` could be the input's `{a}` or the row's `{b}`", target.name);
            let help = format!("write which: `{payload} {{ {0} = input.{0} }}`", target.name);
            self.report(Diagnostic::new(Code::AmbiguousPayload, payload.at, message).help(help));
            return None;
        }
        self.fits(path.clone(), ty, *optional, payload.at, target)
    }

    /// What carries this name, in the order of preference.
    fn candidates(&self, name: &str) -> Vec<(Path, Type, bool)> {
        let inputs = self.place.inputs.unwrap_or(&[]);
        let mut found: Vec<(Path, Type, bool)> = inputs
            .iter()
            .enumerate()
            .filter(|(_, input)| input.name.text == name)
            .map(|(index, input)| {
                let path = Path { root: Root::Input, steps: vec![Step::Input(index)] };
                (path, input.ty.clone(), input.optional)
            })
            .collect();
        let entity = self.place.row.filter(|_| self.row_exists).map(|id| self.place.system.entity(id));
        if let Some(entity) = entity {
            let row = |slot| Path { root: Root::Row, steps: vec![Step::Slot(slot)] };
            if entity.key.name.text == name {
                found.push((row(Slot::Key), entity.key.ty.clone(), false));
            }
            let field = entity.fields.iter().position(|field| field.name.text == name);
            found.extend(field.map(|index| {
                let field = &entity.fields[index];
                (row(Slot::Field(FieldId(index))), field.ty.clone(), field.optional)
            }));
        }
        found
    }
}
