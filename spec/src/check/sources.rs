//! Where the values of writes and payloads come from.

use super::conditions::Place;
use crate::ast::{AssignDecl, Operand, ValueDecl};
use crate::code::Code;
use crate::diagnostic::Diagnostic;
use crate::ir::{At, Field, Name, Path, Root, Slot, Source, Step, Type, TypeId, TypeKind};
use crate::named::Named;

/// The sources of an outcome's values: the place that its guard left.
pub(super) struct Sources<'p, 'a> {
    pub(super) place: &'p Place<'a>,
    /// Whether the outcome creates the row, so that nothing can be read of it.
    pub(super) creates: bool,
    /// Whether all inputs of the command and all fields of the row could be read.
    pub(super) whole: bool,
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
            ValueDecl::None(_) if target.optional => Some(Source::Absent),
            ValueDecl::None(at) => self.never_absent(*at, target),
            ValueDecl::Record(at, assigns) => self.record(*at, assigns, target),
            ValueDecl::Operand(Operand::Path(path)) if path.bare().is_none() => {
                if path.first().text == "self" && self.creates {
                    let problem = Diagnostic::new(Code::RowMayBeAbsent, path.first().at, "there is no row yet");
                    self.report(problem.help("take the value from `input`"));
                    return None;
                }
                let at = path.names.last().map_or(field.at, |name| name.at);
                let (path, ty, optional) = self.place.source_path(path)?;
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
        if !self.place.system.are_interchangeable(ty, target.ty) {
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
        let inputs = self.place.inputs?;
        let Some(index) = inputs.position(&name.text) else {
            self.place.scope.unknown("input", name, &mut inputs.names());
            return None;
        };
        let input = &inputs.fields[index];
        self.place.scope.refer(name, input.name.at);
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
        self.place.scope.distinct("field", &mut assigns.iter().map(|assign| &assign.field));
        let mut values: Vec<Option<Source>> = vec![None; fields.len()];
        let mut clean = true;
        for assign in assigns {
            let Some(index) = self.place.members.record_field(id, &assign.field.text) else {
                self.place.scope.unknown("field", &assign.field, &mut fields.iter().map(|field| field.name.as_str()));
                clean = false;
                continue;
            };
            self.place.scope.refer(&assign.field, fields[index].name.at);
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
        let scope = self.place.scope;
        scope.distinct("field", &mut written.iter().map(|assign| &assign.field));
        let positions: Named<usize> =
            fields.iter().enumerate().map(|(index, field)| (field.name.as_str(), index)).collect();
        let mut sources: Vec<Option<Source>> = vec![None; fields.len()];
        let mut clean = true;
        for assign in written {
            let Some(index) = positions.get(assign.field.as_str()).copied() else {
                scope.unknown("field", &assign.field, &mut fields.iter().map(|field| field.name.as_str()));
                clean = false;
                continue;
            };
            scope.refer(&assign.field, fields[index].name.at);
            sources[index] = self.assigned(assign, &Target::from(&fields[index]));
            clean &= sources[index].is_some();
        }
        if !clean {
            return None;
        }
        // The first that cannot be filled is told; the others are often of the same mistake.
        let filled = sources.into_iter().zip(fields);
        filled.map(|(source, field)| source.or_else(|| self.by_name(name, &Target::from(field)))).collect()
    }

    /// Of many outcomes that lack the same, the first is told: most often the payload is wrong.
    fn by_name(&self, payload: &Name, target: &Target<'_>) -> Option<Source> {
        // An input or field of this name may be among what could not be made out.
        if !self.whole || self.place.scope.is_lost(target.name) {
            return None;
        }
        let candidates = self.candidates(target.name);
        let are_one = |left: &Type, right: &Type| self.place.system.are_interchangeable(left, right);
        let fits = matches!(candidates.as_slice(), [(_, ty, optional), rest @ ..]
            if are_one(ty, target.ty) && (target.optional || !optional) && rest.iter().all(|(_, other, _)| are_one(other, ty)));
        if !fits && !self.place.scope.is_news(format!("{payload}.{}", target.name)) {
            return None;
        }
        let Some((path, ty, optional)) = candidates.first() else {
            let message = format!("nothing here is called `{}`, which `{payload}` carries", target.name);
            let help = format!("write where it comes from: `{payload} {{ {} = ... }}`", target.name);
            self.report(Diagnostic::new(Code::MissingPayload, payload.at, message).help(help));
            return None;
        };
        if let Some((_, other, _)) = candidates.iter().find(|(_, other, _)| !are_one(other, ty)) {
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
        let mut found = Vec::new();
        if let Some((inputs, index)) = self.place.inputs.and_then(|inputs| Some((inputs, inputs.position(name)?))) {
            let input = &inputs.fields[index];
            let path = Path { root: Root::Input, steps: vec![Step::Input(index)] };
            found.push((path, input.ty.clone(), input.optional));
        }
        if let Some(id) = self.place.row.filter(|_| !self.creates && self.place.known.is_present(&Root::Row)) {
            let entity = self.place.system.entity(id);
            let row = |slot| Path { root: Root::Row, steps: vec![Step::Slot(slot)] };
            if entity.key.name.text == name {
                found.push((row(Slot::Key), entity.key.ty.clone(), false));
            } else if let Some(field) = self.place.members.entity(id).fields.get(name) {
                let declared = entity.field(*field);
                found.push((row(Slot::Field(*field)), declared.ty.clone(), declared.optional));
            }
        }
        found
    }
}
