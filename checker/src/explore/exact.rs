//! The exact engine: a table for each identity, then all combinations of their worlds, one bit for each.

use super::explored::{Explored, Method, Ruling, Taken};
use super::joined;
use super::joint::Joint;
use super::orbits::{Orbits, Place, tells_apart};
use super::product::{Component, Product, SweepLimits, Swept};
use super::ruled::Ruled;
use super::runs::{self, Runs};
use super::slice::Sliced;
use super::table::{Table, tables};
use super::task::{Stop, Task, USUAL_BYTES};
use super::{Engine, Site, Walk};
use crate::rules::Builtin;
use crate::subject::Subject;
use crate::sync::atomic::Ordering;
use selvedge_spec::interpret::World;
use std::collections::BTreeSet;
use std::hash::Hash;
use std::sync::{Arc, PoisonError};

/// Explores by tables and bits.
#[derive(Clone, Copy, Debug, Default)]
pub struct Exact;

/// More combinations than this are counted, not gone through, where no rule needs them one by one.
const MOST_SWEPT: u128 = 1 << 29;

impl Engine for Exact {
    fn explore<S: Subject>(&self, task: &Task<S>) -> Result<Explored, String> {
        // Where rows depend on each other, no identity has a table of its own.
        if task.system.relates_rows() {
            return joined::explore(task).map_or_else(|| Walk.explore(task), Ok);
        }
        let ruled = Ruled::of(&task.system);
        let tables = tables(task)?;
        let joint = Joint::of(&task.system, &ruled.premises);
        let components: Vec<Component> =
            tables.iter().map(|table| Component { successors: table.successors.clone() }).collect();
        let product = Product::new(&components);
        let combined = Combined { task, tables: &tables, product: &product, joint: &joint };
        combined.explored()
    }
}

struct Combined<'a, S: Subject> {
    task: &'a Task<S>,
    tables: &'a [Table<S::World>],
    product: &'a Product,
    joint: &'a [Joint<'a>],
}

impl<S: Subject> Combined<'_, S> {
    fn explored(&self) -> Result<Explored, String> {
        let too_many = (self.product.size() > u128::from(u64::MAX)).then_some(Stop::Numbers);
        let mut stop = self.tables.iter().find_map(|table| table.stop).or(too_many);
        let counted = self.counted();
        let (swept, method) = match self.orbits() {
            Some(orbits) => self.by_orbits(&orbits),
            None => self.by_combinations(&counted),
        };
        stop = stop.or(swept.stop);
        if stop.is_none() && swept.levels != counted {
            return Err("the combinations that were gone through are not those that were counted".to_owned());
        }
        let atlases: Vec<_> = self.tables.iter().map(|table| &table.atlas).collect();
        let runs = runs::decide(self.task, &atlases)?;
        stop = stop.or(runs.stop);
        Ok(self.report(&swept, stop, method, &runs))
    }

    /// Goes through all combinations, where they fit into memory and somebody needs that; else they are only counted.
    fn by_combinations(&self, counted: &[u64]) -> (Swept, Method) {
        let fits = self.product.bytes() <= u128::from(self.task.limits.bytes.unwrap_or(USUAL_BYTES));
        let needed = !self.joint.is_empty() || self.limited();
        if fits && (needed || self.product.size() <= MOST_SWEPT) {
            let method = if self.task.subject.lags() { Method::OneByOne } else { Method::Exhaustion(self.sizes()) };
            return (self.sweep(), method);
        }
        let swept = Swept { levels: counted.to_vec(), expanded: sum(counted), stop: needed.then_some(Stop::Memory) };
        (swept, Method::Decomposition(self.sizes()))
    }

    /// The orbits of the combinations, where they are wanted, can be numbered, and are fewer than these.
    fn orbits(&self) -> Option<Orbits> {
        let tells = |joint: &Joint<'_>| tells_apart(joint.body) || tells_apart(joint.premise);
        let are_numbered = self.product.size() <= u128::from(u64::MAX);
        if !self.task.symmetry || self.limited() || !are_numbered || self.joint.iter().any(tells) {
            return None;
        }
        let before = std::iter::once(None).chain(self.tables.iter().map(Some));
        let places = self.tables.iter().zip(before).map(|(table, before)| Place {
            depths: table.depths(),
            joined: before.is_some_and(|before| before.is_but_for_the_name(table)),
        });
        Some(Orbits::new(places.collect())).filter(Orbits::are_fewer)
    }

    fn by_orbits(&self, orbits: &Orbits) -> (Swept, Method) {
        let gone = orbits.each(self.task.threads, &self.limits(), &|orbit| {
            self.visit((orbit.level, orbit.number), orbit.weight, orbit.digits);
        });
        let swept = Swept { expanded: sum(&gone.levels), levels: gone.levels, stop: gone.stop };
        (swept, Method::Symmetry { sizes: self.sizes(), orbits: gone.orbits })
    }

    fn sizes(&self) -> Vec<usize> {
        self.tables.iter().map(|table| table.successors.len()).collect()
    }

    fn limited(&self) -> bool {
        let limits = self.task.limits;
        limits.depth.is_some() || limits.worlds.is_some()
    }

    /// How many worlds there are at each distance: a combination is as far as its parts are together.
    fn counted(&self) -> Vec<u64> {
        let mut levels: Vec<u64> = vec![1];
        for table in self.tables {
            let mut part: Vec<u64> = Vec::new();
            for world in 0..table.successors.len() {
                let depth = table.atlas.depth_of(u32::try_from(world).unwrap_or(u32::MAX)) as usize;
                part.resize(part.len().max(depth + 1), 0);
                part[depth] += 1;
            }
            let mut both = vec![0u64; levels.len() + part.len() - 1];
            for (left, count) in levels.iter().enumerate() {
                for (right, more) in part.iter().enumerate() {
                    both[left + right] = both[left + right].saturating_add(count.saturating_mul(*more));
                }
            }
            levels = both;
        }
        levels
    }

    fn sweep(&self) -> Swept {
        self.product.sweep(self.task.threads, &self.limits(), &|level, number, digits| {
            self.visit((level, number), 1, digits);
        })
    }

    fn limits(&self) -> SweepLimits {
        let limits = self.task.limits;
        SweepLimits {
            depth: limits.depth,
            worlds: limits.worlds.map(|worlds| worlds as u64),
            until: limits.time.map(|time| self.task.started + time),
            watch: Arc::clone(&self.task.watch),
        }
    }

    /// Decides the rules that relate rows in one combination, which stands for as many as its weight says.
    fn visit(&self, place: (u32, u64), weight: u64, digits: &[u32]) {
        if self.joint.is_empty() {
            return;
        }
        let Some(world) = self.world(digits) else { return };
        for rule in self.joint {
            rule.visit(&self.task.system, place, weight, &world);
        }
    }

    /// The rows of a combination; `None` where some cannot be read.
    fn world(&self, digits: &[u32]) -> Option<World> {
        let rows: Vec<Arc<World>> =
            self.tables.iter().zip(digits).map(|(table, digit)| table.atlas.rows(*digit)).collect::<Option<_>>()?;
        Some(World::together(&self.task.system, rows.iter().map(|rows| &**rows)))
    }

    /// How many steps were taken: in every world, those that each identity's part of it offers. Where a limit left
    /// worlds unexpanded, only what every expanded world offers is counted: each command at once.
    fn steps(&self, swept: &Swept, worlds: u64) -> u128 {
        if swept.stop.is_some() {
            return u128::from(swept.expanded) * self.task.commands.len() as u128;
        }
        let others = |table: &Table<S::World>| u128::from(worlds) / (table.successors.len() as u128).max(1);
        self.tables.iter().map(|table| u128::from(table.atlas.steps) * others(table)).sum()
    }

    fn report(&self, swept: &Swept, stop: Option<Stop>, method: Method, runs: &Runs) -> Explored {
        let mut worlds = sum(&swept.levels);
        let mut depth = u32::try_from(swept.levels.len() - 1).unwrap_or(u32::MAX);
        let mut steps = self.steps(swept, worlds);
        if stop.is_some() {
            // However few combinations were gone through, each identity's worlds without the others are among them.
            let alone = self.tables.iter().map(|table| table.successors.len() as u64 - 1);
            worlds = worlds.max(alone.sum::<u64>() + 1);
            steps = steps.max(self.tables.iter().map(|table| u128::from(table.atlas.steps)).sum());
            depth = depth.max(self.tables.iter().map(|table| table.atlas.depth()).max().unwrap_or(0));
        }
        let rules = self.tables.first().map_or(0, |table| table.atlas.rules());
        Explored {
            worlds,
            steps,
            depth,
            cells: self.union(|table| &table.atlas.cells),
            moves: self.union(|table| &table.atlas.moves),
            states: self.union(|table| &table.atlas.states),
            rulings: (0..rules).map(|rule| self.ruling(rule, worlds, runs)).collect(),
            stop,
            method,
            sliced: self.sliced(),
        }
    }

    /// What was sliced of each identity's steps, together.
    fn sliced(&self) -> Option<Sliced> {
        let parts = self.tables.iter().map(|table| (table.sliced.as_ref(), table.atlas.steps));
        let is_any = self.tables.iter().any(|table| table.sliced.is_some());
        is_any.then(|| parts.fold(Sliced::default(), |all, (part, steps)| all.and(part, steps)))
    }

    fn union<T: Ord + Clone>(&self, part: impl Fn(&Table<S::World>) -> &BTreeSet<T>) -> BTreeSet<T> {
        self.tables.iter().flat_map(|table| part(table).iter().cloned()).collect()
    }

    fn ruling(&self, rule: usize, worlds: u64, runs: &Runs) -> Ruling {
        if let Some(ruling) = runs.rulings.get(&rule) {
            return ruling.clone();
        }
        if rule == Builtin::RowsComeBack.index() {
            return self.rows_come_back(worlds);
        }
        if let Some(joint) = self.joint.iter().find(|joint| joint.rule == rule) {
            return self.joint_ruling(joint);
        }
        let mut ruling = Ruling { exercised: self.exercised(rule, worlds), ..Ruling::default() };
        for table in self.tables {
            merge(&mut ruling, &table.atlas, rule, &[]);
            for (atlas, before) in &table.beside {
                merge(&mut ruling, atlas, rule, before);
            }
        }
        ruling
    }

    /// In how many combinations some part puts the rule to the test: in all but those in which none does.
    fn exercised(&self, rule: usize, worlds: u64) -> u64 {
        if rule == Builtin::OthersUntouched.index() {
            // Wherever there is a row, the commands of every other identity must leave it alone.
            let bare = |table: &Table<S::World>| table.without_rows();
            let idle = self.tables.iter().map(bare).fold(1, u64::saturating_mul);
            return if self.tables.len() > 1 { worlds.saturating_sub(idle) } else { 0 };
        }
        let idle = |table: &Table<S::World>| table.successors.len() as u64 - table.atlas.tally(rule).exercised;
        let idle = self.tables.iter().map(idle).fold(1, u64::saturating_mul);
        // Where a limit cut the combinations short, this is a lower bound.
        worlds
            .saturating_sub(idle)
            .max(self.tables.iter().map(|table| table.atlas.tally(rule).exercised).max().unwrap_or(0))
            .min(worlds)
    }

    /// The nearest row that cannot come back, of all identities.
    fn rows_come_back(&self, worlds: u64) -> Ruling {
        let each = self.tables.iter().map(|table| runs::rows_come_back(&self.task.system, &table.atlas));
        let each: Vec<Ruling> = each.collect();
        let idle =
            self.tables.iter().zip(&each).map(|(table, ruling)| table.successors.len() as u64 - ruling.exercised);
        let exercised = worlds.saturating_sub(idle.fold(1, u64::saturating_mul));
        let length = |ruling: &Ruling| ruling.decided.as_ref().map_or(usize::MAX, Vec::len);
        let nearest = each.into_iter().min_by_key(length).unwrap_or_default();
        Ruling { exercised, ..nearest }
    }

    fn joint_ruling(&self, joint: &Joint<'_>) -> Ruling {
        let decided = *joint.decided.lock().unwrap_or_else(PoisonError::into_inner);
        let meaningless = joint.meaningless.lock().unwrap_or_else(PoisonError::into_inner).clone();
        let path = |number: u64| self.path(&self.product.digits(number));
        Ruling {
            again: None,
            exercised: joint.exercised.load(Ordering::Relaxed),
            decided: decided.map(|(_, number)| path(number)),
            detail: meaningless
                .as_ref()
                .map_or(String::new(), |(_, _, error)| format!("the rule cannot be evaluated here: {error}")),
            meaningless: meaningless.map(|(_, number, _)| path(number)),
        }
    }

    /// The steps to a combination: those of its parts, one part after the other.
    fn path(&self, digits: &[u32]) -> Vec<Taken> {
        let mut before = World::empty(&self.task.system);
        let mut path = Vec::new();
        for (table, digit) in self.tables.iter().zip(digits) {
            for step in table.atlas.taken(Site { world: *digit, act: None }) {
                path.push(beside(&self.task.system, &before, &step));
            }
            if let Some(rows) = table.atlas.rows(*digit) {
                before = World::together(&self.task.system, [&before, &*rows]);
            }
        }
        path
    }
}

/// How many there are on all levels.
fn sum(levels: &[u64]) -> u64 {
    levels.iter().fold(0, |sum, level| sum.saturating_add(*level))
}

/// A step of one part, taken where the rows of other parts are there as well.
fn beside(system: &selvedge_spec::ir::System, others: &World, step: &Taken) -> Taken {
    let join = |world: &World| Arc::new(World::together(system, [others, world]));
    Taken { before: join(&step.before), act: step.act, after: step.after.as_ref().map(|after| join(after)) }
}

/// Takes over what one atlas found of a rule, if its path is shorter than what is there.
fn merge<W: Eq + Hash>(ruling: &mut Ruling, atlas: &super::Atlas<W>, rule: usize, before: &[Taken]) {
    let tally = atlas.tally(rule);
    let path = |site: Option<Site>| site.map(|site| [before, &atlas.taken(site)].concat());
    let is_shorter = |new: &Option<Vec<Taken>>, old: &Option<Vec<Taken>>| match (new, old) {
        (Some(new), Some(old)) => new.len() < old.len(),
        (new, old) => new.is_some() && old.is_none(),
    };
    let (decided, meaningless) = (path(tally.decided), path(tally.meaningless));
    let is_news = if ruling.meaningless.is_none() && meaningless.is_none() {
        is_shorter(&decided, &ruling.decided)
    } else {
        is_shorter(&meaningless, &ruling.meaningless)
    };
    if is_shorter(&decided, &ruling.decided) {
        ruling.decided = decided;
    }
    if is_shorter(&meaningless, &ruling.meaningless) {
        ruling.meaningless = meaningless;
    }
    if is_news {
        ruling.detail.clone_from(&tally.detail);
    }
}
