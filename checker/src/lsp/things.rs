//! What is declared, by place: how it is declared, and what is said of it.

use selvedge_spec::ir::{At, Command, Entity, EntityId, Field, Name, System, TypeKind};
use selvedge_spec::print::Printer;
use std::collections::BTreeMap;

/// A declared thing.
pub(super) struct Thing {
    /// As declared, on one line or a few.
    pub(super) signature: String,
    pub(super) docs: String,
}

impl Thing {
    /// The page that an editor shows.
    pub(super) fn page(&self) -> String {
        let docs = if self.docs.is_empty() { String::new() } else { format!("\n\n{}", self.docs) };
        format!("```selvedge\n{}\n```{docs}", self.signature)
    }
}

/// Everything that is declared.
pub(super) fn things(system: &System) -> BTreeMap<At, Thing> {
    let mut found = Found { printer: Printer::new(system), things: BTreeMap::new() };
    let version = system.version.as_ref().map_or(String::new(), |version| format!(" @ {version:?}"));
    found.add(&system.name, format!("context {}{version}", system.name), &system.docs);
    system.actors.iter().for_each(|actor| found.add(&actor.name, format!("actor {}", actor.name), &actor.docs));
    found.types(system);
    (0..system.entities.len()).for_each(|id| found.entity(system, EntityId(id)));
    for (word, payloads) in [("error", &system.errors), ("event", &system.events)] {
        for payload in payloads {
            let fields = found.list(&payload.fields);
            found.add(&payload.name, format!("{word} {} {{ {fields} }}", payload.name), &payload.docs);
            found.fields(&payload.fields, &format!("of the {word} {}", payload.name));
        }
    }
    system.commands.iter().for_each(|command| found.command(system, command));
    for view in &system.views {
        let entity = &system.entity(view.entity).name;
        found.add(&view.name, format!("view {} of {entity}", view.name), &view.docs);
    }
    system.bounds.iter().for_each(|bound| found.add(&bound.name, format!("bound {}", bound.name), &bound.docs));
    for rule in &system.rules {
        let claims = found.printer.rule(&rule.body);
        found.add(&rule.name, format!("{} {}: {claims}", rule.kind.keyword(), rule.name), &rule.docs);
    }
    found.things
}

struct Found<'a> {
    printer: Printer<'a>,
    things: BTreeMap<At, Thing>,
}

impl Found<'_> {
    fn add(&mut self, name: &Name, signature: String, docs: &str) {
        // Names that the language adds stand where something declared stands already.
        self.things.entry(name.at).or_insert_with(|| Thing { signature, docs: docs.trim().to_owned() });
    }

    fn list(&self, fields: &[Field]) -> String {
        fields.iter().map(|field| self.printer.field(field)).collect::<Vec<_>>().join(", ")
    }

    fn fields(&mut self, fields: &[Field], of: &str) {
        for field in fields {
            let signature = format!("{}   // {of}, on the wire {:?}", self.printer.field(field), field.wire);
            self.add(&field.name, signature, &field.docs);
        }
    }

    fn types(&mut self, system: &System) {
        for def in &system.types {
            let name = &def.name;
            let signature = match &def.kind {
                TypeKind::Newtype(base, range) => format!("newtype {name}({});", self.printer.wrapped(base, *range)),
                TypeKind::Enum(variants) => {
                    let names: Vec<&str> = variants.iter().map(|(variant, _)| variant.as_str()).collect();
                    format!("enum {name} {{ {} }}", names.join(", "))
                }
                TypeKind::Record(fields) => format!("record {name} {{ {} }}", self.list(fields)),
                TypeKind::External(of) => format!("external {name} = {of:?};"),
            };
            self.add(name, signature, &def.docs);
            match &def.kind {
                TypeKind::Record(fields) => self.fields(fields, &format!("of the record {name}")),
                TypeKind::Enum(variants) => {
                    variants.iter().for_each(|(variant, docs)| self.add(variant, format!("{name}: {variant}"), docs));
                }
                TypeKind::Newtype(..) | TypeKind::External(_) => {}
            }
        }
    }

    fn entity(&mut self, system: &System, id: EntityId) {
        let entity: &Entity = system.entity(id);
        let name = &entity.name;
        self.add(name, format!("entity {name} {{ key {} }}", self.printer.field(&entity.key)), &entity.docs);
        self.fields(std::slice::from_ref(&entity.key), &format!("the key of {name}"));
        self.fields(&entity.fields, &format!("of {name}"));
        for (state, facts) in entity.states.iter().zip(&entity.facts) {
            let certain = facts.as_ref().map(|facts| self.printer.clone().on(id).facts(facts)).unwrap_or_default();
            let certain = if certain.is_empty() { certain } else { format!("\n// certain there: {certain}") };
            self.add(&state.name, format!("state {} of {name}{certain}", state.name), &state.docs);
        }
        for mv in &entity.moves {
            let from: Vec<&str> = mv.from.iter().map(|id| entity.state(*id).name.as_str()).collect();
            let to = &entity.state(mv.to).name;
            self.add(&mv.name, format!("move {}: {{{}}} -> {to};", mv.name, from.join(", ")), &mv.docs);
        }
    }

    fn command(&mut self, system: &System, command: &Command) {
        let (name, entity) = (&command.name, &system.entity(command.entity).name);
        let key = command.inputs.get(command.key_input).map_or("", |input| input.name.as_str());
        let inputs = self.list(&command.inputs);
        self.add(name, format!("command {name}({inputs}) on {entity}[{key}]"), &command.docs);
        self.fields(&command.inputs, &format!("an input of {name}"));
        let printer = self.printer.clone().in_command(command);
        for outcome in &command.outcomes {
            let guard =
                outcome.guard.as_ref().map_or("otherwise".to_owned(), |guard| format!("when {}", printer.expr(guard)));
            let effects = printer.effects_in_full(outcome).join(", ");
            self.add(&outcome.name, format!("{name}.{} {guard} => {effects};", outcome.name), &outcome.docs);
        }
    }
}
