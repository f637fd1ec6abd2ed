//! The places in a row, or in an input, each of which holds one number.

use super::reads::{Origin, Reads};
use selvedge_spec::ir::{CommandId, EntityId, Field, FieldId, Slot, Step, System, Type, TypeKind};

/// The places of a row, or of an input.
#[derive(Debug)]
pub(super) struct Shape {
    pub(super) fields: Vec<Node>,
    places: Vec<Place>,
    origin: Origin,
}

/// One field.
#[derive(Debug)]
pub(super) enum Node {
    /// A value, or none: one place.
    Value,
    /// A record's fields; before them, whether it is there, where it need not be.
    Record { is_optional: bool, fields: Vec<Node> },
}

/// Where something is held.
#[derive(Debug)]
struct Place {
    steps: Vec<Step>,
    /// Whether it holds no value, but that there is a record.
    is_presence: bool,
    /// The type of the value or of the record.
    ty: Type,
    name: String,
}

/// What is read of a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Look {
    /// Nothing: what it holds is only carried.
    Away,
    /// Whether it holds anything.
    Glance,
    /// What it holds.
    Full,
}

impl Shape {
    /// The fields of a row.
    pub(super) fn of_row(system: &System, entity: EntityId) -> Self {
        let entity = system.entity(entity);
        let steps = (0..entity.fields.len()).map(|index| Step::Slot(Slot::Field(FieldId(index))));
        Plan::new(system, entity.name.as_str()).shape(Origin::Row, entity.fields.iter().zip(steps))
    }

    /// The inputs of a command.
    pub(super) fn of_input(system: &System, id: CommandId) -> Self {
        let command = system.command(id);
        let steps = (0..command.inputs.len()).map(Step::Input);
        Plan::new(system, command.name.as_str()).shape(Origin::Input(id), command.inputs.iter().zip(steps))
    }

    /// How many places there are.
    pub(super) fn size(&self) -> usize {
        self.places.len()
    }

    /// The type of what this place holds.
    pub(super) fn ty(&self, place: usize) -> &Type {
        &self.places[place].ty
    }

    /// The name of the field.
    pub(super) fn name(&self, place: usize) -> &str {
        &self.places[place].name
    }

    /// By place: how it is looked at.
    pub(super) fn looks(&self, reads: &Reads) -> Vec<Look> {
        self.places.iter().map(|place| place.look(self.origin, reads)).collect()
    }
}

impl Place {
    fn look(&self, origin: Origin, reads: &Reads) -> Look {
        match self.is_presence {
            true if reads.depend_on_presence(origin, &self.steps) => Look::Full,
            false if reads.depend_on_value(origin, &self.steps) => Look::Full,
            false if reads.depend_on_presence(origin, &self.steps) => Look::Glance,
            _ => Look::Away,
        }
    }
}

/// How the places are found.
struct Plan<'a> {
    system: &'a System,
    places: Vec<Place>,
    /// The way to the field at hand, and its name.
    steps: Vec<Step>,
    words: Vec<&'a str>,
}

impl<'a> Plan<'a> {
    fn new(system: &'a System, name: &'a str) -> Self {
        Self { system, places: Vec::new(), steps: Vec::new(), words: vec![name] }
    }

    fn shape(mut self, origin: Origin, fields: impl Iterator<Item = (&'a Field, Step)>) -> Shape {
        let fields = fields.map(|(field, step)| self.node(field, step)).collect();
        Shape { fields, places: self.places, origin }
    }

    fn node(&mut self, field: &'a Field, step: Step) -> Node {
        self.steps.push(step);
        self.words.push(field.name.as_str());
        let ty = self.system.behind(&field.ty);
        let node = if let Some(TypeKind::Record(fields)) = self.system.kind_behind(ty) {
            if field.optional {
                self.place(ty, true);
            }
            let fields = fields.iter().enumerate().map(|(index, field)| self.node(field, Step::Field(index)));
            Node::Record { is_optional: field.optional, fields: fields.collect() }
        } else {
            self.place(ty, false);
            Node::Value
        };
        self.steps.pop();
        self.words.pop();
        node
    }

    fn place(&mut self, ty: &Type, is_presence: bool) {
        let (steps, name) = (self.steps.clone(), self.words.join("."));
        self.places.push(Place { steps, is_presence, ty: ty.clone(), name });
    }
}
