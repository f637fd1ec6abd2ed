//! Paths: `input.a`, `self.a.b`, `before.a`, `row.a`.

use super::Place;
use crate::ast::PathDecl;
use crate::code::Code;
use crate::diagnostic::Diagnostic;
use crate::ir::{At, EntityId, Field, Lookup, Name, Path, Root, Slot, Step, Type, TypeKind};
use crate::names::nearest;

/// A path, the type of its value, and where its last name stands.
pub(super) struct Typed {
    pub(super) path: Path,
    pub(super) ty: Type,
    pub(super) at: At,
}

impl<'a> Place<'a> {
    /// The row a path starts at.
    pub(super) fn root(&self, path: &PathDecl) -> Option<(Root, EntityId)> {
        let name = path.first();
        if let Some(key) = &path.key {
            return self.other(name, key);
        }
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
            "before" | "after" | "basis" => self.outside_steps(&name.text, name.at),
            _ => self.scope.unknown("row", name, &mut self.roots().iter().map(String::as_str)),
        }
        found
    }

    /// `Entity[key]`: the row that a value names. What names the addressed row is that row.
    pub(in crate::check) fn other(&self, entity: &Name, key: &PathDecl) -> Option<(Root, EntityId)> {
        let id = self.scope.entity(entity)?;
        let typed = self.present_path(key)?;
        let identity = self.system.identity(id);
        if typed.ty != *identity && typed.ty != Type::Ref(id) {
            let (found, wanted) = (self.type_name(&typed.ty), self.type_name(identity));
            let message = format!("a `{entity}` is named by a `{wanted}` or a `ref {entity}`, and this is a `{found}`");
            self.scope.report(Diagnostic::new(Code::TypeMismatch, typed.at, message));
            return None;
        }
        if self.row == Some(id) && self.names_addressed(&typed.path) {
            return Some((Root::Row, id));
        }
        Some((Root::Other(Box::new(Lookup { entity: id, key: typed.path })), id))
    }

    /// Whether a value is what names the addressed row.
    fn names_addressed(&self, path: &Path) -> bool {
        match (&path.root, path.steps.as_slice()) {
            (Root::Input, [Step::Input(index)]) => self.key_input == Some(*index),
            (Root::Row, [Step::Slot(Slot::Key)]) => true,
            _ => false,
        }
    }

    /// Said once for all rules that are not over steps but meant to be.
    pub(super) fn outside_steps(&self, name: &str, at: At) {
        if self.scope.is_news("outside steps".to_owned()) {
            let message = format!("`{name}` is known in rules over steps only");
            let problem = Diagnostic::new(Code::UnknownName, at, message);
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
    pub(super) fn present_path(&self, path: &PathDecl) -> Option<Typed> {
        let (typed, optional) = self.path(path)?;
        if optional && !self.known.is_some(&typed.path) {
            return self.may_be_absent(&path.to_string(), typed.at);
        }
        Some(typed)
    }

    fn may_be_absent<T>(&self, text: &str, at: At) -> Option<T> {
        let message = format!("`{text}` may be absent here");
        self.report(Diagnostic::new(Code::MayBeAbsent, at, message).help(format!("put `{text} is some &&` before it")));
        None
    }

    /// A path anywhere a value is written, and whether it may be absent; what is known plays no part.
    pub(in crate::check) fn source_path(&self, path: &PathDecl) -> Option<(Path, Type, bool)> {
        let (typed, optional) = self.path(path)?;
        Some((typed.path, typed.ty, optional))
    }

    /// A path, and whether its value may be absent. What comes before the last name must be certainly there.
    pub(super) fn path(&self, decl: &PathDecl) -> Option<(Typed, bool)> {
        let [first, second, rest @ ..] = decl.names.as_slice() else {
            match decl.bare() {
                Some(word) => self.bare_word(word),
                None => self.row_is_no_value(decl),
            }
            return None;
        };
        let (root, step, field) = self.first_step(decl, second)?;
        let mut path = Path { root, steps: vec![step] };
        let (mut ty, mut optional, mut at) = (&field.ty, field.optional, second.at);
        let key = decl.key.as_ref().map_or(String::new(), |key| format!("[{key}]"));
        let mut read = format!("{first}{key}.{second}");
        for name in rest {
            if optional && !self.known.is_some(&path) {
                return self.may_be_absent(&read, at);
            }
            let (position, field) = self.record_field(ty, name)?;
            path.steps.push(Step::Field(position));
            (ty, optional, at) = (&field.ty, field.optional, name.at);
            read = format!("{read}.{name}");
        }
        Some((Typed { path, ty: ty.clone(), at }, optional))
    }

    fn row_is_no_value(&self, row: &PathDecl) {
        let message = format!("`{row}` is a row, not a value");
        let problem = Diagnostic::new(Code::TypeMismatch, row.first().at, message);
        self.report(problem.help(format!("read one of its fields, or ask `{row} is some` or `{row} in {{...}}`")));
    }

    fn first_step(&self, decl: &PathDecl, second: &Name) -> Option<(Root, Step, &'a Field)> {
        let first = decl.first();
        if let (Some(inputs), "input", None) = (self.inputs, first.text.as_str(), &decl.key) {
            let Some(index) = inputs.position(&second.text) else {
                self.scope.unknown("input", second, &mut inputs.names());
                return None;
            };
            self.scope.refer(second, inputs.fields[index].name.at);
            return Some((Root::Input, Step::Input(index), &inputs.fields[index]));
        }
        let (root, id) = self.root(decl)?;
        if !self.known.is_present(&root) {
            self.row_may_be_absent(&root, decl);
            return None;
        }
        let entity = self.system.entity(id);
        if entity.key.name.text == second.text {
            self.scope.refer(second, entity.key.name.at);
            return Some((root, Step::Slot(Slot::Key), &entity.key));
        }
        if let Some(field) = self.members.entity(id).fields.get(&second.text) {
            self.scope.refer(second, entity.field(*field).name.at);
            return Some((root, Step::Slot(Slot::Field(*field)), entity.field(*field)));
        }
        if second.text == "state" {
            let problem = Diagnostic::new(Code::UnknownName, second.at, "the state is no field");
            self.report(problem.help(format!("ask `{first} in {{...}}`")));
        } else {
            let mut names = std::iter::once(&entity.key).chain(&entity.fields).map(|field| field.name.as_str());
            self.scope.unknown("field", second, &mut names);
        }
        None
    }

    fn row_may_be_absent(&self, root: &Root, decl: &PathDecl) {
        let first = decl.first();
        let (message, help) = match (root, &decl.key) {
            (Root::Other(_), Some(key)) => {
                let row = format!("{first}[{key}]");
                (format!("there may be no `{row}` here"), format!("put `{row} is some &&` before it"))
            }
            _ => (
                "the row may not exist here".to_owned(),
                "let an outcome `when absent` answer before, or put `present &&` before it".to_owned(),
            ),
        };
        self.report(Diagnostic::new(Code::RowMayBeAbsent, first.at, message).help(help));
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
            self.scope.unknown("field", name, &mut fields.iter().map(|field| field.name.as_str()));
        }
        position.inspect(|position| self.scope.refer(name, fields[*position].name.at));
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
            is_key || self.members.entity(id).fields.contains(&word.text)
        };
        let root = if is_input { "input" } else { self.row.filter(|id| is_stored(*id)).map(|_| "self")? };
        Some(format!("did you mean `{root}.{word}`?"))
    }
}
