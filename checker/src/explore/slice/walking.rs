//! From world to world, in the same order as without slicing; each step is judged, or taken over from one that is alike.

use super::Sliced;
use super::class::{Bits, Carried, Class, Held, Judged, Untold};
use super::content::{Content, Rows, Values, seen};
use super::reads::Reads;
use super::requests::{Kind, Request, Requests, carried, row_looks};
use super::shape::{Look, Shape};
use super::taking::Taking;
use crate::explore::atlas::Onward;
use crate::explore::lockstep::Lockstep;
use crate::explore::moment::{Act, Moment, Way};
use crate::explore::task::Task;
use crate::explore::walk::Walked;
use crate::rules::Builtin;
use crate::subject::Subject;
use selvedge_spec::ir::{CommandId, OutcomeId};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

// The order of this map never shows: a world is only looked for in it.
#[allow(clippy::disallowed_types)]
type Numbers = std::collections::HashMap<Content, u32, foldhash::fast::FixedState>;

pub(super) struct Walking<'a, S: Subject> {
    task: &'a Task<S>,
    lockstep: &'a Lockstep<S>,
    rows: Rows,
    requests: Requests,
    /// By lens of the requests, and last that of the views and of the rules over worlds: what was seen through it.
    sights: Vec<Sights>,
    /// By lens of the requests: the number of what is seen in the world at hand.
    at_hand: Vec<usize>,
    /// By kind of request, and by what is seen of the row.
    classes: Vec<Vec<Option<Class>>>,
    /// What worlds are looked at for.
    world_looks: Vec<Look>,
    world_carried: Carried,
    /// By what is seen of a world's row: what has not been told apart yet, and the rules that each of them puts to the test.
    kinds: Vec<Option<(Untold, Bits)>>,
    worlds: Vec<Arc<Moment<S::World>>>,
    /// By world: the last from which a step was seen to lead to it.
    follows: Vec<Option<u32>>,
    /// By world: what its row holds.
    contents: Vec<Content>,
    found: Numbers,
    /// The rules that are decided within the bound; what others would say depends on more than is read.
    decided: Bits,
    taking: Taking,
    judged: u64,
}

/// What is seen of rows through one lens, by number, and by world the number of what is seen there.
#[derive(Debug, Default)]
struct Sights {
    numbers: BTreeMap<Vec<u32>, usize>,
    of_worlds: Vec<usize>,
}

impl Sights {
    fn number(&mut self, looks: &[Look], content: &[u32]) -> usize {
        let next = self.numbers.len();
        *self.numbers.entry(seen(looks, content)).or_insert(next)
    }
}

impl<'a, S: Subject> Walking<'a, S> {
    /// `None` where there is no command, or no two are alike.
    pub(super) fn new(task: &'a Task<S>, lockstep: &'a Lockstep<S>, commands: &[usize]) -> Option<Self> {
        let (first, input) = &task.commands[*commands.first()?];
        let (entity, key_input) = (task.system.command(*first).entity, task.system.command(*first).key_input);
        let (shape, mut values) = (Shape::of_row(&task.system, entity), Values::default());
        let requests = Requests::of(task, commands, &shape, &mut values);
        if requests.kinds.len() == requests.all.len() {
            return None;
        }
        let world_looks = row_looks(&shape, &Reads::of_worlds(&task.system, task.bound, entity));
        let world_carried = carried(&world_looks, &shape, None);
        Some(Self {
            task,
            lockstep,
            rows: Rows { entity, key: input.0[key_input].clone()?, shape, values },
            sights: requests.lenses.iter().map(|_| Sights::default()).chain([Sights::default()]).collect(),
            at_hand: vec![0; requests.lenses.len()],
            classes: requests.kinds.iter().map(|_| Vec::new()).collect(),
            requests,
            world_looks,
            world_carried,
            kinds: Vec::new(),
            worlds: Vec::new(),
            follows: Vec::new(),
            contents: Vec::new(),
            found: Numbers::default(),
            decided: decided(task),
            taking: Taking::new(lockstep.ruled.rules),
            judged: 0,
        })
    }

    /// `None` where something is not as slicing supposes.
    pub(super) fn walk(mut self) -> Option<(Walked<S::World>, Sliced)> {
        let first = Arc::new(Moment::calm(self.task.subject.first()));
        self.lockstep.start_at(&first);
        self.arrive(0, first)?;
        let mut successors = Vec::new();
        while successors.len() < self.worlds.len() {
            let number = u32::try_from(successors.len()).ok()?;
            let may_expand = self.lockstep.may_expand_numbered(number);
            successors.push(if may_expand { self.expand(number)? } else { Vec::new() });
        }
        let sliced = Sliced { fields: self.unread(), judged: self.judged, steps: self.lockstep.steps() };
        self.lockstep.is_clean().then_some((Walked { worlds: self.worlds, successors }, sliced))
    }

    /// The names of the fields that nothing reads, and that hold more than one value.
    fn unread(&self) -> BTreeSet<String> {
        let is_read = |place: usize| {
            let mut lenses = self.requests.lenses.iter().chain([&self.world_looks]);
            lenses.any(|looks| looks[place] == Look::Full)
        };
        let varies = |place: usize| self.contents.windows(2).any(|two| two[0][place] != two[1][place]);
        let unread = (1..self.rows.size()).filter(|place| !is_read(*place) && varies(*place));
        unread.map(|place| self.rows.shape.name(place - 1).to_owned()).collect()
    }

    /// The worlds that one command leads to from this one, each once, itself left out.
    fn expand(&mut self, number: u32) -> Option<Vec<u32>> {
        let mut following = Vec::new();
        self.taking.begin(number);
        for (at_hand, sights) in self.at_hand.iter_mut().zip(&self.sights) {
            *at_hand = sights.of_worlds[number as usize];
        }
        for request in 0..self.requests.all.len() {
            let Some(to) = self.step(number, request) else {
                // Whoever interrupts gets what there is.
                self.task.watch.is_interrupted().then(|| self.lockstep.break_off(number))?;
                return Some(following);
            };
            if to != number && self.follows[to as usize].replace(number) != Some(number) {
                following.push(to);
            }
        }
        self.lockstep.take_over(&mut self.taking);
        Some(following)
    }

    fn step(&mut self, number: u32, request: usize) -> Option<u32> {
        let Request { command, input, kind } = &self.requests.all[request];
        let (command, held) = (*command, Held { row: &self.contents[number as usize], input });
        let sight = self.at_hand[self.requests.kinds[*kind].lens];
        let class = self.classes[*kind].get_mut(sight).and_then(Option::as_mut);
        let Some(class) = class.filter(|class| !class.untold.is_told_by(held)) else {
            return self.judge(number, request);
        };
        self.taking.step(&class.exercised);
        if class.keeps {
            return Some(number);
        }
        let (answer, after) = (class.answer, class.after(held)?);
        let act = at_once(command);
        let to = match self.found.get(&after) {
            Some(to) => *to,
            None => self.discover((number, act), answer, after)?,
        };
        if to != number {
            self.taking.lead_on(Onward { to, act, answer: Some(answer) });
        }
        Some(to)
    }

    /// Takes the step with the interpreter beside it.
    fn judge(&mut self, number: u32, request: usize) -> Option<u32> {
        self.lockstep.take_over(&mut self.taking);
        self.judged += 1;
        let act = at_once(self.requests.all[request].command);
        let (landed, exercised) = self.lockstep.judged_step(number, &self.worlds[number as usize], act)?;
        if landed.is_new {
            self.arrive(landed.number, landed.world)?;
        }
        let Request { input, kind, .. } = &self.requests.all[request];
        let held = Held { row: &self.contents[number as usize], input };
        let after = self.contents[landed.number as usize].clone();
        let judged = Judged { exercised: both(&exercised, &self.decided), answer: landed.answer?, after };
        let Kind { lens, carried } = &self.requests.kinds[*kind];
        match slot(&mut self.classes[*kind], self.at_hand[*lens]) {
            Some(class) => class.take(held, judged)?,
            class => *class = Some(Class::new(carried, held, judged)),
        }
        Some(landed.number)
    }

    /// Enters a world that was judged. `None` if it is known by its rows already, so that there is more to it than these.
    fn arrive(&mut self, number: u32, world: Arc<Moment<S::World>>) -> Option<()> {
        let rows = self.lockstep.rows(number)?;
        let content = self.rows.content(&rows);
        let is_all = self.task.subject.restore(&rows).is_some_and(|restored| restored == world.store);
        if !is_all || self.found.contains_key(&content) {
            return None;
        }
        let exercised = both(&self.lockstep.exercised(number), &self.decided);
        let held = Held { row: &content, input: &[] };
        let sight = self.sights.last_mut()?.number(&self.world_looks, &content);
        match slot(&mut self.kinds, sight) {
            Some((untold, known)) if *known == exercised => untold.tell(held),
            Some(_) => return None,
            kind => *kind = Some((Untold::new(&self.world_carried, held), exercised)),
        }
        self.enter(number, world, content)
    }

    /// Enters a world to which a step leads that is taken over. The code under check takes it, so that the world is its own.
    fn discover(&mut self, from: (u32, Act), answer: (CommandId, OutcomeId), content: Content) -> Option<u32> {
        let before = &self.worlds[from.0 as usize].store;
        let (store, reply) = self.task.subject.step(before, from.1.command as usize).ok()?;
        if (reply.command, reply.outcome) != answer {
            return None;
        }
        let world = Arc::new(Moment::calm(store));
        let rows = self.rows.world(&self.task.system, &content);
        let sight = self.sights.last_mut()?.number(&self.world_looks, &content);
        let held = Held { row: &content, input: &[] };
        let kind = slot(&mut self.kinds, sight).as_ref().filter(|(untold, _)| !untold.is_told_by(held));
        if let Some((_, exercised)) = kind {
            let number = self.lockstep.enter_alike(from, Arc::clone(&world), rows, exercised)?;
            self.enter(number, world, content)?;
            return Some(number);
        }
        let number = self.lockstep.enter_judged(from, Arc::clone(&world))?;
        let is_as_said = self.lockstep.rows(number).is_some_and(|seen| *seen == rows);
        is_as_said.then(|| self.arrive(number, world))??;
        Some(number)
    }

    fn enter(&mut self, number: u32, world: Arc<Moment<S::World>>, content: Content) -> Option<()> {
        for (sights, looks) in self.sights.iter_mut().zip(&self.requests.lenses) {
            let sight = sights.number(looks, &content);
            sights.of_worlds.push(sight);
        }
        let is_next = number as usize == self.worlds.len();
        self.worlds.push(world);
        self.follows.push(None);
        self.contents.push(content.clone());
        self.found.insert(content, number);
        is_next.then_some(())
    }
}

/// One bit for each rule: whether it is decided within the bound.
fn decided<S>(task: &Task<S>) -> Bits {
    let declared = task.system.rules.iter().map(|rule| rule.is_decided_within(task.bound));
    let mut bits = vec![0; (Builtin::ALL.len() + task.system.rules.len()).div_ceil(64)];
    let rules = Builtin::ALL.iter().map(|_| true).chain(declared).enumerate();
    rules.filter(|(_, is_decided)| *is_decided).for_each(|(rule, _)| bits[rule / 64] |= 1 << (rule % 64));
    bits.into()
}

/// The bits that are set in both.
fn both(left: &Bits, right: &Bits) -> Bits {
    left.iter().zip(right).map(|(left, right)| left & right).collect()
}

fn at_once(command: usize) -> Act {
    Act { command: u32::try_from(command).expect("a bound has fewer than 2^32 commands"), way: Way::AtOnce }
}

/// The entry at this place, made if it is not there yet.
fn slot<T: Default>(entries: &mut Vec<T>, place: usize) -> &mut T {
    if entries.len() <= place {
        entries.resize_with(place + 1, T::default);
    }
    &mut entries[place]
}
