//! What an answer depends on: the contents of some places, and what some conditions over all rows of an entity amount to.
//! The declaration says so; that the code under check depends on nothing else is looked at afterwards.

use super::aggregate::{Aggregates, is_closed};
use super::alike::{Alike, Glimpse, Glimpses};
use super::hoist::hoisted;
use super::place::{Places, addressed};
use selvedge_spec::interpret::Input;
use selvedge_spec::ir::{Also, CommandId, EntityId, Expr, Lookup, Path, Root, RuleBody, Source, Step, System, Target};
use std::collections::{BTreeMap, BTreeSet};

/// What can be asked of a world, and what the answer depends on.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Question {
    /// What is there is read or changed; ascending.
    pub(super) places: Vec<usize>,
    /// What is there is changed, or the whole of it is read; ascending.
    pub(super) changed: Vec<usize>,
    /// What is read of the rows at the other places.
    pub(super) glimpses: Glimpses,
    /// What these amount to is read; ascending.
    pub(super) aggregates: Vec<usize>,
    pub(super) about: About,
}

/// What a question is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum About {
    /// What these commands do, given by number in ascending order.
    Commands(Vec<usize>),
    /// What the world means for the declared rule of this index.
    Rule(usize),
}

impl Question {
    /// Which contents of its places are alike to it, before any was looked at.
    pub(super) fn alike(&self, places: &Places) -> Alike {
        let glimpse = |place: &usize| {
            let is_read = self.changed.binary_search(place).is_err();
            is_read.then(|| self.glimpses.get(&places.entity(*place)).cloned().unwrap_or_default())
        };
        Alike::of(self.places.iter().map(|place| (*place, glimpse(place))))
    }
}

impl About {
    /// Whether it is about commands.
    pub(super) fn is_commands(&self) -> bool {
        matches!(self, Self::Commands(_))
    }
}

/// Commands whose answers depend on the same are one question; so are those of one row whose answers depend on the places
/// of another of them and no others: fewer questions are fewer look-ups in every world.
pub(super) fn about_commands(
    system: &System,
    commands: &[(CommandId, Input)],
    places: &mut Places,
    aggregates: &mut Aggregates,
) -> Vec<Question> {
    let mut groups: BTreeMap<(Option<usize>, Footprint), Vec<usize>> = BTreeMap::new();
    for (number, request) in commands.iter().enumerate() {
        let own = addressed(system, request).map(|identity| places.place(&identity));
        let (id, input) = request;
        let mut reading = Reading::new(Some((*id, input)), places, aggregates);
        reading.found.places.extend(own);
        reading.found.changed.extend(own);
        reading.command(system, *id);
        groups.entry((own, reading.found)).or_default().push(number);
    }
    let mut merged: Vec<(Option<usize>, Footprint, Vec<usize>)> = Vec::new();
    let mut groups: Vec<_> = groups.into_iter().collect();
    groups.sort_by_key(|((_, found), _)| std::cmp::Reverse(found.places.len()));
    for ((own, found), commands) in groups {
        let mut others = merged.iter_mut().filter(|(of, other, _)| *of == own && other.takes(&found, aggregates));
        match others.next() {
            None => merged.push((own, found, commands)),
            Some((_, other, known)) => {
                other.and(found);
                known.extend(commands);
                known.sort_unstable();
            }
        }
    }
    merged.into_iter().map(|(_, found, commands)| found.question(About::Commands(commands))).collect()
}

/// Each declared rule over worlds is a question.
pub(super) fn about_rules(
    system: &System,
    premises: &[Expr],
    places: &mut Places,
    aggregates: &mut Aggregates,
) -> Vec<Question> {
    let rules = system.rules.iter().zip(premises).enumerate();
    let mut questions = Vec::new();
    for (index, (rule, premise)) in rules {
        let RuleBody::World(body) = &rule.body else { continue };
        let mut reading = Reading::new(None, places, aggregates);
        reading.condition(&hoisted(body));
        reading.condition(&hoisted(premise));
        questions.push(reading.found.question(About::Rule(index)));
    }
    questions
}

#[derive(Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
struct Footprint {
    places: BTreeSet<usize>,
    changed: BTreeSet<usize>,
    glimpses: Glimpses,
    aggregates: BTreeSet<usize>,
}

/// Commands that were not one question before depend on no more places than so many, and on no more conditions over all rows:
/// what depends on more has too many answers to ask for more of them.
const MOST_PLACES: usize = 3;
const MOST_AGGREGATES: usize = 6;

impl Footprint {
    /// Whether what depends on the other depends on little more if it is asked together with what depends on this.
    fn takes(&self, other: &Self, aggregates: &Aggregates) -> bool {
        let mut read = self.aggregates.union(&other.aggregates);
        self.places.len() <= MOST_PLACES
            && other.places.is_subset(&self.places)
            && read.clone().count() <= MOST_AGGREGATES
            && read.all(|number| aggregates.is_narrow(*number))
    }

    /// What depends on both.
    fn and(&mut self, other: Self) {
        self.places.extend(other.places);
        self.changed.extend(other.changed);
        self.aggregates.extend(other.aggregates);
        for (entity, glimpse) in other.glimpses {
            let known = self.glimpses.entry(entity).or_default();
            known.states.extend(glimpse.states);
            known.slots.extend(glimpse.slots);
        }
    }

    fn question(self, about: About) -> Question {
        Question {
            places: self.places.into_iter().collect(),
            changed: self.changed.into_iter().collect(),
            glimpses: self.glimpses,
            aggregates: self.aggregates.into_iter().collect(),
            about,
        }
    }
}

/// What is found while the parts of one command of the bound, or of one rule, are gone through.
struct Reading<'a> {
    of: Option<(CommandId, &'a Input)>,
    places: &'a mut Places,
    aggregates: &'a mut Aggregates,
    /// The entities of the rows that quantifiers bind here, the outermost first.
    bound: Vec<EntityId>,
    found: Footprint,
}

impl<'a> Reading<'a> {
    fn new(of: Option<(CommandId, &'a Input)>, places: &'a mut Places, aggregates: &'a mut Aggregates) -> Self {
        Self { of, places, aggregates, bound: Vec::new(), found: Footprint::default() }
    }

    fn command(&mut self, system: &System, id: CommandId) {
        for outcome in &system.command(id).outcomes {
            if let Some(guard) = &outcome.guard {
                self.condition(&hoisted(guard));
            }
            outcome.own_sources().for_each(|source| self.source(source));
            outcome.also.iter().for_each(|also| self.also(also));
        }
        for rule in &system.rules {
            if let RuleBody::Step(body) = &rule.body
                && body.command.is_none_or(|command| command == id)
            {
                self.condition(&hoisted(&body.condition));
            }
        }
    }

    fn also(&mut self, also: &Also) {
        match &also.target {
            Target::One(lookup) => {
                let places = self.lookup(lookup);
                self.found.changed.extend(places);
                also.sets.iter().for_each(|set| self.source(&set.value));
            }
            Target::Each { entity, condition } => {
                let places = self.whole(*entity);
                self.found.changed.extend(places);
                self.within(*entity, |reading| {
                    reading.condition(condition);
                    also.sets.iter().for_each(|set| reading.source(&set.value));
                });
            }
        }
    }

    fn source(&mut self, source: &Source) {
        match source {
            Source::Path(path) => self.path(path),
            Source::Record(_, fields) => fields.iter().for_each(|field| self.source(field)),
            Source::Literal(_) | Source::Absent => {}
        }
    }

    fn condition(&mut self, condition: &Expr) {
        match condition {
            Expr::Quantified { .. } | Expr::Count(_) | Expr::Sum(..) if is_closed(condition) => {
                self.found.aggregates.insert(self.aggregates.number(condition, self.of));
            }
            Expr::Quantified { entity, body, .. } => {
                self.whole(*entity);
                self.within(*entity, |reading| reading.condition(body));
            }
            Expr::Count(rows) => {
                self.whole(rows.entity);
                self.within(rows.entity, |reading| reading.condition(&rows.condition));
            }
            Expr::Sum(path, rows) | Expr::Unique(path, rows) => {
                self.whole(rows.entity);
                self.within(rows.entity, |reading| {
                    reading.path(path);
                    reading.condition(&rows.condition);
                });
            }
            Expr::Path(path) | Expr::Is(path, _) => self.path(path),
            Expr::In(root, states) => {
                self.glimpse(root, |glimpse| _ = glimpse.states.insert(states.clone()));
                self.root(root);
            }
            Expr::Exists(root, _) => self.root(root),
            Expr::Compare(_, left, right) | Expr::Implies(left, right) => {
                self.condition(left);
                self.condition(right);
            }
            Expr::Not(inner) => self.condition(inner),
            Expr::All(parts) | Expr::Any(parts) => parts.iter().for_each(|part| self.condition(part)),
            Expr::Literal(_) | Expr::Gone => {}
        }
    }

    fn root(&mut self, root: &Root) {
        if let Root::Other(lookup) = root {
            self.lookup(lookup);
        }
    }

    fn path(&mut self, path: &Path) {
        if let Some(Step::Slot(slot)) = path.steps.first() {
            self.glimpse(&path.root, |glimpse| _ = glimpse.slots.insert(*slot));
        }
        self.root(&path.root);
    }

    /// Something is read of a row. Of the one that the command names, everything is.
    fn glimpse(&mut self, root: &Root, more: impl FnOnce(&mut Glimpse)) {
        let entity = match root {
            Root::Bound(depth) => self.bound[*depth],
            Root::Other(lookup) => lookup.entity,
            Root::Input | Root::Row | Root::Before | Root::After | Root::Basis => return,
        };
        more(self.found.glimpses.entry(entity).or_default());
    }

    /// Goes through what stands inside a quantifier.
    fn within(&mut self, entity: EntityId, inside: impl FnOnce(&mut Self)) {
        self.bound.push(entity);
        inside(self);
        self.bound.pop();
    }

    /// A row that an input names is at one place; one that a stored value names can be at any of its entity.
    fn lookup(&mut self, lookup: &Lookup) -> Vec<usize> {
        let Path { root, steps } = &lookup.key;
        if let (Root::Input, [Step::Input(index)], Some((_, input))) = (root, steps.as_slice(), self.of) {
            let named = input.0[*index].clone().map(|key| self.places.place(&(lookup.entity, key)));
            self.found.places.extend(named);
            named.into_iter().collect()
        } else {
            self.path(&lookup.key);
            self.whole(lookup.entity)
        }
    }

    fn whole(&mut self, entity: EntityId) -> Vec<usize> {
        let places: Vec<usize> = self.places.of_entity(entity).collect();
        self.found.places.extend(&places);
        places
    }
}
