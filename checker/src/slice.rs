//! Slicing: of an input that only fills what nothing reads, two values are tried, one fresh and one stale.
//!
//! Such a value is carried and shown, but no guard, view, rule or other value depends on which it is, so that more of them
//! multiply the worlds and decide nothing. One would not do: where what is written and what was there are the same,
//! stale data passes for fresh. Absence is no such value: it stays as the bound has it.

use selvedge_spec::ir::{
    Bound, Command, CommandId, EntityId, Expr, Path, Root, Rows, RuleBody, Slot, Source, Step, System,
};
use std::collections::BTreeSet;

/// An input of which not every value is tried.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Slice {
    /// The command.
    pub command: CommandId,
    /// The input's place among the command's.
    pub input: usize,
    /// How many values the bound gives it, absence among them where the bound has it.
    pub values: usize,
    /// How many of them are tried.
    pub tried: usize,
}

/// One value that is there before, another that is written.
const FRESH_AND_STALE: usize = 2;

/// The bound with fewer values for inputs that nothing reads, and which these are. None where commands read or change
/// rows that they do not name: there a value may pass from row to row.
#[must_use]
pub fn sliced(system: &System, bound: &Bound) -> (Bound, Vec<Slice>) {
    let (mut sliced, mut slices) = (bound.clone(), Vec::new());
    if system.relates_rows() {
        return (sliced, slices);
    }
    let reads = Reads::of(system);
    for (index, command) in system.commands.iter().enumerate() {
        let id = CommandId(index);
        for input in (0..command.inputs.len()).filter(|input| *input != command.key_input) {
            let domain = &mut sliced.inputs[index][input];
            let values = domain.len();
            if domain.iter().flatten().count() <= FRESH_AND_STALE || reads.depend_on(id, command, input) {
                continue;
            }
            let mut left = FRESH_AND_STALE;
            domain.retain(|value| {
                let stays = value.is_none() || left > 0;
                left -= usize::from(value.is_some() && stays);
                stays
            });
            slices.push(Slice { command: id, input, values, tried: domain.len() });
        }
    }
    (sliced, slices)
}

/// A place in a row: a column, and the fields of records in it.
type Place<'a> = (EntityId, &'a [Step]);

/// What some condition or value depends on.
#[derive(Default)]
struct Reads<'a> {
    values: BTreeSet<Place<'a>>,
    /// Where only presence is asked for.
    presences: BTreeSet<Place<'a>>,
    inputs: BTreeSet<(CommandId, usize)>,
}

/// What a condition speaks of, besides the rows that it binds.
#[derive(Clone, Copy, Default)]
struct About {
    entity: Option<EntityId>,
    command: Option<CommandId>,
}

impl<'a> Reads<'a> {
    fn of(system: &'a System) -> Self {
        let mut reads = Self::default();
        for (index, command) in system.commands.iter().enumerate() {
            let about = About { entity: Some(command.entity), command: Some(CommandId(index)) };
            for outcome in &command.outcomes {
                outcome.guard.iter().for_each(|guard| reads.condition(guard, about, &mut Vec::new()));
                outcome.sets.iter().for_each(|set| reads.copied(&set.value, about));
            }
        }
        for view in &system.views {
            let about = About { entity: Some(view.entity), command: None };
            view.filter.iter().for_each(|filter| reads.condition(filter, about, &mut Vec::new()));
        }
        for rule in &system.rules {
            match &rule.body {
                RuleBody::World(body) => reads.condition(body, About::default(), &mut Vec::new()),
                RuleBody::Step(body) => {
                    let about = About { entity: Some(body.entity), command: body.command };
                    reads.condition(&body.condition, about, &mut Vec::new());
                }
                RuleBody::Run(body) => {
                    let bound: Vec<EntityId> = body.entity.into_iter().collect();
                    let about = About { entity: body.entity, command: None };
                    for condition in body.premise.iter().chain([&body.goal]) {
                        reads.condition(condition, about, &mut bound.clone());
                    }
                }
                RuleBody::EveryOutcome | RuleBody::EveryMove | RuleBody::EveryState => {}
            }
        }
        reads
    }

    fn condition(&mut self, condition: &'a Expr, about: About, bound: &mut Vec<EntityId>) {
        match condition {
            Expr::Path(path) => self.path(path, about, bound, false),
            Expr::Is(path, _) => self.path(path, about, bound, true),
            Expr::Compare(_, left, right) | Expr::Implies(left, right) => {
                self.condition(left, about, bound);
                self.condition(right, about, bound);
            }
            Expr::Not(inner) => self.condition(inner, about, bound),
            Expr::All(parts) | Expr::Any(parts) => parts.iter().for_each(|part| self.condition(part, about, bound)),
            Expr::Quantified { entity, body, .. } => {
                bound.push(*entity);
                self.condition(body, about, bound);
                bound.pop();
            }
            Expr::Count(rows) => self.rows(None, rows, about, bound),
            Expr::Sum(path, rows) | Expr::Unique(path, rows) => self.rows(Some(path), rows, about, bound),
            Expr::In(root, _) | Expr::Exists(root, _) => self.names(root, about, bound),
            Expr::Literal(_) | Expr::Gone => {}
        }
    }

    /// The rows of an entity that satisfy a condition, and what is read of each.
    fn rows(&mut self, path: Option<&'a Path>, rows: &'a Rows, about: About, bound: &mut Vec<EntityId>) {
        bound.push(rows.entity);
        path.into_iter().for_each(|path| self.path(path, about, bound, false));
        self.condition(&rows.condition, about, bound);
        bound.pop();
    }

    /// The value that names a row.
    fn names(&mut self, root: &'a Root, about: About, bound: &[EntityId]) {
        if let Root::Other(lookup) = root {
            self.path(&lookup.key, about, bound, false);
        }
    }

    fn path(&mut self, path: &'a Path, about: About, bound: &[EntityId], only_presence: bool) {
        self.names(&path.root, about, bound);
        let entity = match &path.root {
            Root::Input => {
                if let (Some(command), Some(Step::Input(input))) = (about.command, path.steps.first()) {
                    self.inputs.insert((command, *input));
                }
                return;
            }
            Root::Bound(depth) => bound.get(*depth).copied(),
            Root::Other(lookup) => Some(lookup.entity),
            Root::Row | Root::Before | Root::After | Root::Basis => about.entity,
        };
        let places = if only_presence { &mut self.presences } else { &mut self.values };
        places.extend(entity.map(|entity| (entity, path.steps.as_slice())));
    }

    /// A stored value that becomes another: whatever depends on that depends on this.
    fn copied(&mut self, source: &'a Source, about: About) {
        match source {
            Source::Path(path) if path.root != Root::Input => self.path(path, about, &[], false),
            Source::Record(_, fields) => fields.iter().for_each(|field| self.copied(field, about)),
            Source::Path(_) | Source::Literal(_) | Source::Absent => {}
        }
    }

    /// Whether anything depends on which value the input has.
    fn depend_on(&self, id: CommandId, command: &Command, input: usize) -> bool {
        let mut filled = Vec::new();
        for set in command.outcomes.iter().flat_map(|outcome| &outcome.sets) {
            fills(&set.value, input, &mut vec![Step::Slot(Slot::Field(set.field))], &mut filled);
        }
        let depends = |place: &Vec<Step>| {
            let meets = |read: &[Step]| read.starts_with(place) || place.starts_with(read);
            let own = |(entity, _): &&Place<'_>| *entity == command.entity;
            // Whether a value is there does not depend on which it is; what is in a record may.
            let within = |read: &[Step]| read.len() > place.len() && read.starts_with(place);
            self.values.iter().filter(own).any(|(_, read)| meets(read))
                || self.presences.iter().filter(own).any(|(_, read)| within(read))
        };
        self.inputs.contains(&(id, input)) || filled.iter().any(depends)
    }
}

/// The places that an input fills.
fn fills(source: &Source, input: usize, place: &mut Vec<Step>, filled: &mut Vec<Vec<Step>>) {
    match source {
        Source::Path(path) if path.root == Root::Input && path.steps.first() == Some(&Step::Input(input)) => {
            filled.push(place.clone());
        }
        Source::Record(_, fields) => {
            for (index, field) in fields.iter().enumerate() {
                place.push(Step::Field(index));
                fills(field, input, place, filled);
                place.pop();
            }
        }
        Source::Path(_) | Source::Literal(_) | Source::Absent => {}
    }
}
