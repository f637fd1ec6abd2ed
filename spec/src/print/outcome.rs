//! What an outcome does, as the phrases of its declaration.

use super::Printer;
use crate::ir::{Also, Change, Effect, Field, Outcome, Path, Payload, Root, Slot, Source, Step, Target, TypeKind};

impl Printer<'_> {
    /// What an outcome does, in short phrases: `move run`, `set check, variant`, `emit LoomAgentRunning`.
    #[must_use]
    pub fn effects(&self, outcome: &Outcome) -> Vec<String> {
        self.phrases(outcome, false)
    }

    /// The same as declared: `set { check = { exit_code, message }, variant }`.
    #[must_use]
    pub fn effects_in_full(&self, outcome: &Outcome) -> Vec<String> {
        self.phrases(outcome, true)
    }

    fn phrases(&self, outcome: &Outcome, full: bool) -> Vec<String> {
        let mut phrases = self.row_effects(outcome, full);
        if let Effect::Reject { error, payload } = &outcome.effect {
            phrases.push(format!("reject {}", self.filled(&self.system.errors[error.0], payload, full)));
        }
        if let Some(emission) = &outcome.emits {
            let event = &self.system.events[emission.event.0];
            phrases.push(format!("emit {}", self.filled(event, &emission.payload, full)));
        }
        phrases
    }

    /// What an outcome does with rows, in short phrases or in full; nothing for a rejection.
    #[must_use]
    pub fn row_effects(&self, outcome: &Outcome, full: bool) -> Vec<String> {
        let Some(entity) = self.entity else { return Vec::new() };
        let own = outcome.changes(entity).take(1).flat_map(|own| self.change(own, full));
        own.chain(outcome.also.iter().map(|also| self.also(also, full))).collect()
    }

    /// `also Version[self.version] { move retire }`
    fn also(&self, also: &Also, full: bool) -> String {
        let (target, inner) = match &also.target {
            Target::One(lookup) => (self.root(&Root::Other(Box::new(lookup.clone()))), self.clone()),
            Target::Each { entity, condition } => {
                let (row, inner) = self.bind(*entity);
                let name = &self.system.entity(*entity).name;
                (format!("each {row} in {name}: {}", inner.expr(condition)), inner)
            }
        };
        let change = inner.change(also.change(), full);
        format!("also {target} {{ {} }}", change.join(", "))
    }

    /// What becomes of one row.
    fn change(&self, change: Change<'_>, full: bool) -> Vec<String> {
        let Change { entity, effect, sets, clears } = change;
        let entity = self.system.entity(entity);
        let mut phrases = match effect {
            Effect::Create => vec!["create".to_owned()],
            Effect::Move(id) => vec![format!("move {}", entity.move_(*id).name)],
            Effect::Keep => vec!["keep".to_owned()],
            Effect::Delete => vec!["delete".to_owned()],
            Effect::Reject { .. } => Vec::new(),
        };
        if !sets.is_empty() {
            let sets = sets.iter().map(|assignment| {
                let field = entity.field(assignment.field);
                if full { self.named(field, &assignment.value) } else { field.name.text.clone() }
            });
            phrases.push(listed("set", sets, full));
        }
        if !clears.is_empty() {
            let names = clears.iter().map(|id| entity.field(*id).name.text.clone());
            phrases.push(listed("clear", names, full));
        }
        phrases
    }

    /// An event or error; in full also with the fields that are not filled by their name.
    fn filled(&self, what: &Payload, payload: &[Source], full: bool) -> String {
        let written = what.fields.iter().zip(payload);
        let written = written.filter(|(field, source)| full && !self.fills_by_name(field, source));
        let written: Vec<_> =
            written.map(|(field, source)| format!("{} = {}", field.name, self.source(source))).collect();
        if written.is_empty() { what.name.text.clone() } else { format!("{} {{ {} }}", what.name, written.join(", ")) }
    }

    /// Where a value comes from: `input.generation`, `{ exit_code, message }`, `none`.
    #[must_use]
    pub fn source(&self, source: &Source) -> String {
        match source {
            Source::Literal(literal) => self.literal(literal),
            Source::Path(path) => self.path(path),
            Source::Absent => "none".into(),
            Source::Record(id, values) => {
                let TypeKind::Record(fields) = &self.system.type_def(*id).kind else { return "{ }".into() };
                let values = fields.iter().zip(values).filter(|(_, value)| !matches!(value, Source::Absent));
                let values = values.map(|(field, value)| self.named(field, value));
                format!("{{ {} }}", values.collect::<Vec<_>>().join(", "))
            }
        }
    }

    /// `field` alone where it is the input of its own name, else `field = source`.
    fn named(&self, field: &Field, source: &Source) -> String {
        if self.is_input_named(field, source) {
            field.name.text.clone()
        } else {
            format!("{} = {}", field.name, self.source(source))
        }
    }

    /// Whether the source is the input of the field's own name.
    fn is_input_named(&self, field: &Field, source: &Source) -> bool {
        let Source::Path(Path { root: Root::Input, steps }) = source else { return false };
        let [Step::Input(index)] = steps[..] else { return false };
        let input = self.command.and_then(|command| command.inputs.get(index));
        input.is_some_and(|input| input.name.text == field.name.text)
    }

    /// Whether a payload field takes the value it would take by its name: the input, else the key, else the stored
    /// field before the change.
    fn fills_by_name(&self, field: &Field, source: &Source) -> bool {
        if self.is_input_named(field, source) {
            return true;
        }
        let (Some(command), Some(entity)) = (self.command, self.entity) else { return false };
        if command.inputs.iter().any(|input| input.name.text == field.name.text) {
            return false;
        }
        let Source::Path(Path { root: Root::Row, steps }) = source else { return false };
        let entity = self.system.entity(entity);
        match steps[..] {
            [Step::Slot(Slot::Key)] => entity.key.name.text == field.name.text,
            [Step::Slot(Slot::Field(id))] => {
                entity.field(id).name.text == field.name.text && entity.key.name.text != field.name.text
            }
            _ => false,
        }
    }
}

/// `set check, variant`, or as declared `set { check, variant }`.
fn listed(word: &str, names: impl Iterator<Item = String>, full: bool) -> String {
    let names = names.collect::<Vec<_>>().join(", ");
    if full { format!("{word} {{ {names} }}") } else { format!("{word} {names}") }
}
