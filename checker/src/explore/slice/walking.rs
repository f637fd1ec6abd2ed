//! From world to world, in the same order as without slicing; each step is judged, or taken over from one that is alike.

use super::Sliced;
use super::class::{Bits, Carried, Class, Held, Judged, Untold};
use super::content::{Content, Rows, Values, seen};
use super::reads::Reads;
use super::requests::{Requests, carried, row_looks, varies};
use super::shape::{Look, Shape};
use super::taking::Taking;
use crate::explore::atlas::Onward;
use crate::explore::lockstep::Lockstep;
use crate::explore::moment::{Act, Moment, Way};
use crate::explore::task::Task;
use crate::explore::walk::Walked;
use crate::subject::Subject;
use selvedge_spec::ir::{CommandId, OutcomeId};
use std::collections::{BTreeMap, BTreeSet};

pub(super) struct Walking<'a, S: Subject> {
    task: &'a Task<S>,
    lockstep: &'a Lockstep<S>,
    rows: Rows,
    requests: Requests,
    /// By lens of the requests, and last that of the views and of the rules over worlds: what was seen through it.
    sights: Vec<Sights>,
    /// By kind of request, and by what is seen of the row.
    classes: Vec<Vec<Option<Class>>>,
    /// What worlds are looked at for.
    world_looks: Vec<Look>,
    world_carried: Carried,
    /// By what is seen of a world's row: what has not been told apart yet, and the rules that each of them puts to the test.
    kinds: Vec<Option<(Untold, Bits)>>,
    worlds: Vec<Moment<S::World>>,
    /// By world: what its row holds.
    contents: Vec<Content>,
    found: BTreeMap<Content, u32>,
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
            classes: requests.kinds.iter().map(|_| Vec::new()).collect(),
            requests,
            world_looks,
            world_carried,
            kinds: Vec::new(),
            worlds: Vec::new(),
            contents: Vec::new(),
            found: BTreeMap::new(),
            taking: Taking::default(),
            judged: 0,
        })
    }

    /// `None` where something is not as slicing supposes.
    pub(super) fn walk(mut self) -> Option<(Walked<S::World>, Sliced)> {
        let first = Moment::calm(self.task.subject.first());
        self.lockstep.start_at(&first);
        self.arrive(0, first)?;
        let mut successors = Vec::new();
        while successors.len() < self.worlds.len() {
            let number = u32::try_from(successors.len()).ok()?;
            let may_expand = self.lockstep.may_expand_numbered(number);
            successors.push(if may_expand { self.expand(number)? } else { Vec::new() });
        }
        let sliced = Sliced { fields: self.carried(), judged: self.judged, steps: self.lockstep.steps() };
        self.lockstep.is_clean().then_some((Walked { worlds: self.worlds, successors }, sliced))
    }

    /// The names of the fields that are carried by some step or world, and hold more than one value.
    fn carried(&self) -> BTreeSet<String> {
        let contents: Vec<&Content> = self.contents.iter().collect();
        let lenses: Vec<&Vec<Look>> = self.requests.lenses.iter().chain([&self.world_looks]).collect();
        let is_carried =
            |place: &usize| lenses.iter().all(|looks| looks[*place] != Look::Full) && varies(*place, &contents);
        let names = (1..self.rows.size()).filter(is_carried).map(|place| self.rows.shape.name(place - 1).to_owned());
        names.chain(self.requests.carried.iter().cloned()).collect()
    }

    /// The worlds that one command leads to from this one, each once, itself left out.
    fn expand(&mut self, number: u32) -> Option<Vec<u32>> {
        let mut following = Vec::new();
        self.taking.begin(number);
        for request in 0..self.requests.all.len() {
            let Some(to) = self.step(number, request) else {
                // Whoever interrupts gets what there is.
                return self.task.watch.is_interrupted().then_some(following);
            };
            if to != number && !following.contains(&to) {
                following.push(to);
            }
        }
        self.lockstep.take_over(&mut self.taking);
        Some(following)
    }

    fn step(&mut self, number: u32, request: usize) -> Option<u32> {
        let kind = self.requests.all[request].kind;
        let held = Held { row: &self.contents[number as usize], input: &self.requests.all[request].input };
        let sight = self.sights[self.requests.kinds[kind].lens].of_worlds[number as usize];
        let class = slot(&mut self.classes[kind], sight).as_mut();
        let Some(class) = class.filter(|class| !class.untold.is_told_by(held)) else {
            return self.judge(number, request);
        };
        self.taking.step(&class.exercised);
        if class.keeps {
            return Some(number);
        }
        let (answer, after) = (class.answer, class.after(held)?);
        let act = at_once(self.requests.all[request].command);
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
        let kind = self.requests.all[request].kind;
        let held = Held { row: &self.contents[number as usize], input: &self.requests.all[request].input };
        let after = self.contents[landed.number as usize].clone();
        let judged = Judged { exercised, answer: landed.answer?, after };
        let sight = self.sights[self.requests.kinds[kind].lens].of_worlds[number as usize];
        match slot(&mut self.classes[kind], sight) {
            Some(class) => class.take(held, judged)?,
            class => *class = Some(Class::new(&self.requests.kinds[kind].carried, held, judged)),
        }
        Some(landed.number)
    }

    /// Enters a world that was judged. `None` if it is known by its rows already, so that there is more to it than these.
    fn arrive(&mut self, number: u32, world: Moment<S::World>) -> Option<()> {
        let rows = self.lockstep.rows(number)?;
        let content = self.rows.content(&rows);
        let is_all = self.task.subject.restore(&rows).is_some_and(|restored| restored == world.store);
        if !is_all || self.found.contains_key(&content) {
            return None;
        }
        let exercised = self.lockstep.exercised(number);
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
        let world = Moment::calm(store);
        let rows = self.rows.world(&self.task.system, &content);
        let sight = self.sights.last_mut()?.number(&self.world_looks, &content);
        let held = Held { row: &content, input: &[] };
        let kind = slot(&mut self.kinds, sight).as_ref().filter(|(untold, _)| !untold.is_told_by(held));
        if let Some((_, exercised)) = kind {
            let number = self.lockstep.enter_alike(from, world.clone(), rows, exercised)?;
            self.enter(number, world, content)?;
            return Some(number);
        }
        let number = self.lockstep.enter_judged(from, world.clone())?;
        let is_as_said = self.lockstep.rows(number).is_some_and(|seen| *seen == rows);
        is_as_said.then(|| self.arrive(number, world))??;
        Some(number)
    }

    fn enter(&mut self, number: u32, world: Moment<S::World>, content: Content) -> Option<()> {
        for (sights, looks) in self.sights.iter_mut().zip(&self.requests.lenses) {
            let sight = sights.number(looks, &content);
            sights.of_worlds.push(sight);
        }
        let is_next = number as usize == self.worlds.len();
        self.worlds.push(world);
        self.contents.push(content.clone());
        self.found.insert(content, number);
        is_next.then_some(())
    }
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
