//! Paths: `input.a`, `self.a.b`, `before.a`, `row.a`.

use super::Place;
use crate::code::Code;
use crate::diagnostic::Diagnostic;
use crate::ir::{At, EntityId, Field, Name, Path, Root, Slot, Step, Type, TypeKind};
use crate::names::nearest;

/// A path, the type of its value, and where its last name stands.
pub(super) struct Typed {
    pub(super) path: Path,
    pub(super) ty: Type,
    pub(super) at: At,
}

impl<'a> Place<'a> {
    /// The row a path starts at.
    pub(super) fn root(&self, name: &Name) -> Option<(Root, EntityId)> {
        let found = match name.text.as_str() {
            "self" => self.row.map(|entity| (Root::Row, entity)),
            "before" => self.step.map(|entity| (Root::Before, entity)),
            "after" => self.step.map(|entity| (Root::After, entity)),
            "basis" => self.step.map(|entity| (Root::Basis, entity)),
            text => self
                .bound
                .iter()
                .rposition(|(bound, _)| bound == text)
                .map(|depth| (Root::Bound(depth), self.bound[depth].1)),
        };
        match name.text.as_str() {
            _ if found.is_some() => {}
            "input" if self.step.is_some() => {
                let message = "steps of every command are meant here, so `input` has no type";
                let problem = Diagnostic::new(Code::UnknownName, name.at, message);
                self.scope.report(problem.help("name the command: `step of Entity by Command:`"));
            }
            "before" | "after" | "basis" => self.outside_steps(name),
            _ => self.scope.unknown("row", name, self.roots().iter().map(String::as_str)),
        }
        found
    }

    /// Said once for all rules that are not over steps but meant to be.
    pub(super) fn outside_steps(&self, name: &Name) {
        if self.scope.is_news("outside steps".to_owned()) {
            let message = format!("`{name}` is known in rules over steps only");
            let problem = Diagnostic::new(Code::UnknownName, name.at, message);
            self.scope.report(problem.help("begin the rule's condition with `step of Entity:`"));
        }
    }

    /// What a path may start with here.
    fn roots(&self) -> Vec<String> {
        let mut roots: Vec<String> = self.bound.iter().map(|(name, _)| name.clone()).collect();
        roots.extend(self.inputs.map(|_| "input".to_owned()));
        roots.extend(self.row.map(|_| "self".to_owned()));
        if self.step.is_some() {
            roots.extend(["before", "after", "basis"].map(str::to_owned));
        }
        roots
    }

    /// A path whose value is certainly there.
    pub(super) fn present_path(&self, names: &[Name]) -> Option<Typed> {
        let (typed, optional) = self.path(names)?;
        if optional && !self.known.is_some(&typed.path) {
            return self.may_be_absent(names, typed.at);
        }
        Some(typed)
    }

    fn may_be_absent<T>(&self, names: &[Name], at: At) -> Option<T> {
        let text = dotted(names);
        let message = format!("`{text}` may be absent here");
        self.report(Diagnostic::new(Code::MayBeAbsent, at, message).help(format!("put `{text} is some &&` before it")));
        None
    }

    /// A path anywhere a value is written, and whether it may be absent; what is known plays no part.
    pub(in crate::check) fn source_path(&self, names: &[Name]) -> Option<(Path, Type, bool)> {
        let (typed, optional) = self.path(names)?;
        Some((typed.path, typed.ty, optional))
    }

    /// A path, and whether its value may be absent. What comes before the last name must be certainly there.
    pub(super) fn path(&self, names: &[Name]) -> Option<(Typed, bool)> {
        let [first, second, rest @ ..] = names else {
            if let [word] = names {
                self.bare_word(word);
            }
            return None;
        };
        let (root, step, field) = self.first_step(first, second)?;
        let mut path = Path { root, steps: vec![step] };
        let (mut ty, mut optional, mut at) = (&field.ty, field.optional, second.at);
        for (index, name) in rest.iter().enumerate() {
            if optional && !self.known.is_some(&path) {
                return self.may_be_absent(&names[..index + 2], at);
            }
            let (position, field) = self.record_field(ty, name)?;
            path.steps.push(Step::Field(position));
            (ty, optional, at) = (&field.ty, field.optional, name.at);
        }
        Some((Typed { path, ty: ty.clone(), at }, optional))
    }

    fn first_step(&self, first: &Name, second: &Name) -> Option<(Root, Step, &'a Field)> {
        if let (Some(inputs), "input") = (self.inputs, first.text.as_str()) {
            let Some(index) = inputs.position(&second.text) else {
                self.scope.unknown("input", second, inputs.names());
                return None;
            };
            return Some((Root::Input, Step::Input(index), &inputs.fields[index]));
        }
        let (root, id) = self.root(first)?;
        if root == Root::Row && !self.known.is_present() {
            let problem = Diagnostic::new(Code::RowMayBeAbsent, first.at, "the row may not exist here");
            self.report(problem.help("let an outcome `when absent` answer before, or put `present &&` before it"));
            return None;
        }
        let entity = self.system.entity(id);
        if entity.key.name.text == second.text {
            return Some((root, Step::Slot(Slot::Key), &entity.key));
        }
        if let Some(field) = self.members.entity(id).fields.get(&second.text) {
            return Some((root, Step::Slot(Slot::Field(*field)), entity.field(*field)));
        }
        if second.text == "state" {
            let problem = Diagnostic::new(Code::UnknownName, second.at, "the state is no field");
            self.report(problem.help(format!("ask `{first} in {{...}}`")));
        } else {
            let names = std::iter::once(&entity.key).chain(&entity.fields).map(|field| field.name.as_str());
            self.scope.unknown("field", second, names);
        }
        None
    }

    fn record_field(&self, ty: &Type, name: &Name) -> Option<(usize, &'a Field)> {
        let record = match ty {
            Type::Named(id) => match &self.system.type_def(*id).kind {
                TypeKind::Record(fields) => Some((*id, fields)),
                _ => None,
            },
            _ => None,
        };
        let Some((id, fields)) = record else {
            let message = format!("`{}` has no fields, so no `{name}` either", self.type_name(ty));
            self.report(Diagnostic::new(Code::UnknownName, name.at, message));
            return None;
        };
        let position = self.members.record_field(id, &name.text);
        if position.is_none() {
            self.scope.unknown("field", name, fields.iter().map(|field| field.name.as_str()));
        }
        position.map(|position| (position, &fields[position]))
    }

    /// Says that a word alone is no value, and which value was probably meant.
    pub(super) fn bare_word(&self, word: &Name) {
        if self.scope.is_poisoned(&word.text) {
            return;
        }
        let message = format!("`{word}` alone is no value here");
        let near = nearest(&word.text, ["absent", "present", "elsewhere"]).filter(|_| self.row.is_some());
        let near = near.map(|near| format!("did you mean `{near}`?"));
        let help = self.qualified(word).or(near).unwrap_or_else(|| {
            let roots: Vec<String> = self.roots().iter().map(|root| format!("`{root}.`")).collect();
            if roots.is_empty() {
                "nothing can be read here".to_owned()
            } else {
                format!("a value starts with {}", roots.join(" or "))
            }
        });
        self.report(Diagnostic::new(Code::UnknownName, word.at, message).help(help));
    }

    /// The input or the stored field that a bare word was probably meant to be.
    pub(super) fn qualified(&self, word: &Name) -> Option<String> {
        let is_input = self.inputs.is_some_and(|inputs| inputs.position(&word.text).is_some());
        let is_stored = |id: EntityId| {
            let is_key = self.system.entity(id).key.name.text == word.text;
            is_key || self.members.entity(id).fields.contains_key(&word.text)
        };
        let root = if is_input { "input" } else { self.row.filter(|id| is_stored(*id)).map(|_| "self")? };
        Some(format!("did you mean `{root}.{word}`?"))
    }
}

pub(super) fn dotted(names: &[Name]) -> String {
    names.iter().map(Name::as_str).collect::<Vec<_>>().join(".")
}
