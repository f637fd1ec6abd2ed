//! What is read of the rows of one entity, and of the inputs of the commands that name them: by guards and rules over steps,
//! or by views and rules over worlds. All else is only carried: copied from an input to a row, from there to an event.

use selvedge_spec::ir::{
    Command, CommandId, EntityId, Expr, Outcome, Path, Root, Rows, RuleBody, Slot, Source, Step, System,
};
use std::collections::BTreeSet;

/// Where a value is found.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Origin {
    /// In a row of the entity.
    Row,
    /// In the input of this command.
    Input(CommandId),
}

/// What is read where.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Read {
    origin: Origin,
    steps: Vec<Step>,
    /// Whether only its presence is asked for.
    only_presence: bool,
}

/// What is read of one entity's rows and of its commands' inputs.
#[derive(Debug)]
pub(super) struct Reads {
    entity: EntityId,
    found: BTreeSet<Read>,
}

/// What a condition speaks of, besides the rows that it binds.
#[derive(Clone, Copy, Default)]
struct About {
    entity: Option<EntityId>,
    command: Option<CommandId>,
}

impl Reads {
    /// What the answer of a command and the rules over its steps depend on. Only the rules count that are decided within the
    /// bound of this index.
    pub(super) fn of_steps(system: &System, bound: usize, id: CommandId) -> Self {
        let command = system.command(id);
        let mut reads = Self { entity: command.entity, found: BTreeSet::new() };
        let about = About { entity: Some(command.entity), command: Some(id) };
        command.outcomes.iter().for_each(|outcome| reads.outcome(outcome, about));
        for rule in system.rules.iter().filter(|rule| rule.is_decided_within(bound)) {
            if let RuleBody::Step(body) = &rule.body
                && body.command.is_none_or(|command| command == id)
            {
                reads.condition(&body.condition, About { entity: Some(body.entity), ..about }, &mut Vec::new());
            }
        }
        reads.close(command, about);
        reads
    }

    /// What the views' choice of rows and the rules over worlds and runs depend on.
    pub(super) fn of_worlds(system: &System, bound: usize, entity: EntityId) -> Self {
        let mut reads = Self { entity, found: BTreeSet::new() };
        for view in &system.views {
            let about = About { entity: Some(view.entity), command: None };
            view.filter.iter().for_each(|filter| reads.condition(filter, about, &mut Vec::new()));
        }
        for rule in system.rules.iter().filter(|rule| rule.is_decided_within(bound)) {
            match &rule.body {
                RuleBody::World(body) => reads.condition(body, About::default(), &mut Vec::new()),
                RuleBody::Run(body) => {
                    let about = About { entity: body.entity, command: None };
                    for condition in body.premise.iter().chain([&body.goal]) {
                        reads.condition(condition, about, &mut body.entity.into_iter().collect());
                    }
                }
                RuleBody::Step(_) | RuleBody::EveryOutcome | RuleBody::EveryMove | RuleBody::EveryState => {}
            }
        }
        reads
    }

    /// Whether some answer, choice or rule depends on which value is at this place, or on whether one is.
    pub(super) fn depend_on_value(&self, origin: Origin, place: &[Step]) -> bool {
        self.at(origin).any(|read| !read.only_presence && place.starts_with(&read.steps))
    }

    /// Whether some answer, choice or rule depends on whether there is something at this place.
    pub(super) fn depend_on_presence(&self, origin: Origin, place: &[Step]) -> bool {
        self.depend_on_value(origin, place) || self.at(origin).any(|read| read.steps.starts_with(place))
    }

    fn at(&self, origin: Origin) -> impl Iterator<Item = &Read> {
        self.found.iter().filter(move |read| read.origin == origin)
    }

    fn outcome(&mut self, outcome: &Outcome, about: About) {
        outcome.guard.iter().for_each(|guard| self.condition(guard, about, &mut Vec::new()));
        outcome.sources().for_each(|source| self.source(source, about));
    }

    fn condition(&mut self, condition: &Expr, about: About, bound: &mut Vec<EntityId>) {
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
    fn rows(&mut self, path: Option<&Path>, rows: &Rows, about: About, bound: &mut Vec<EntityId>) {
        bound.push(rows.entity);
        path.into_iter().for_each(|path| self.path(path, about, bound, false));
        self.condition(&rows.condition, about, bound);
        bound.pop();
    }

    /// The value that names a row.
    fn names(&mut self, root: &Root, about: About, bound: &[EntityId]) {
        if let Root::Other(lookup) = root {
            self.path(&lookup.key, about, bound, false);
        }
    }

    fn path(&mut self, path: &Path, about: About, bound: &[EntityId], only_presence: bool) {
        self.names(&path.root, about, bound);
        if let Some(origin) = self.origin(&path.root, about, bound) {
            self.found.insert(Read { origin, steps: path.steps.clone(), only_presence });
        }
    }

    /// `None` for a row of another entity.
    fn origin(&self, root: &Root, about: About, bound: &[EntityId]) -> Option<Origin> {
        let entity = match root {
            Root::Input => return about.command.map(Origin::Input),
            Root::Bound(depth) => bound.get(*depth).copied(),
            Root::Other(lookup) => Some(lookup.entity),
            Root::Row | Root::Before | Root::After | Root::Basis => about.entity,
        };
        (entity == Some(self.entity)).then_some(Origin::Row)
    }

    /// A value that is only copied is not read; but what it is a part of must be there.
    fn source(&mut self, source: &Source, about: About) {
        match source {
            Source::Path(path) => {
                self.names(&path.root, about, &[]);
                let origin = self.origin(&path.root, about, &[]);
                if let (Some(origin), [whole @ .., _]) = (origin, path.steps.as_slice())
                    && !whole.is_empty()
                {
                    self.found.insert(Read { origin, steps: whole.to_vec(), only_presence: true });
                }
            }
            Source::Record(_, fields) => fields.iter().for_each(|field| self.source(field, about)),
            Source::Literal(_) | Source::Absent => {}
        }
    }

    /// What becomes a value that is read afterwards is read as well.
    fn close(&mut self, command: &Command, about: About) {
        loop {
            let before = self.found.len();
            for set in command.outcomes.iter().flat_map(|outcome| &outcome.sets) {
                self.flow(&set.value, about, &mut vec![Step::Slot(Slot::Field(set.field))]);
            }
            if self.found.len() == before {
                return;
            }
        }
    }

    fn flow(&mut self, source: &Source, about: About, place: &mut Vec<Step>) {
        match source {
            Source::Path(path) => {
                let Some(origin) = self.origin(&path.root, about, &[]) else { return };
                let read: Vec<Read> =
                    self.at(Origin::Row).filter_map(|read| read.through(place, origin, path)).collect();
                self.found.extend(read);
            }
            Source::Record(_, fields) => {
                for (index, field) in fields.iter().enumerate() {
                    place.push(Step::Field(index));
                    self.flow(field, about, place);
                    place.pop();
                }
            }
            Source::Literal(_) | Source::Absent => {}
        }
    }
}

impl Read {
    /// What is read of a value that is copied to `place`, by what is read there; `None` if that is nothing.
    fn through(&self, place: &[Step], origin: Origin, path: &Path) -> Option<Self> {
        if let Some(inside) = self.steps.strip_prefix(place) {
            let steps = [path.steps.as_slice(), inside].concat();
            return Some(Self { origin, steps, only_presence: self.only_presence });
        }
        // Of what the place is a part of, the whole is read.
        let whole = !self.only_presence && place.starts_with(&self.steps);
        whole.then(|| Self { origin, steps: path.steps.clone(), only_presence: false })
    }
}
