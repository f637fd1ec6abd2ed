//! What becomes of each mutant.

use super::bounds::{Bounds, Within};
use super::compare::{Compared, compare};
use super::subject::Mutated;
use super::{Mutant, mutants_of};
use crate::check::{EngineChoice, Options, bound_of, check_interpreted, check_subject};
use crate::declaration::{Declaration, Refused};
use crate::explore::Limits;
use crate::report::{Report, RuleReport};
use crate::sync::atomic::{AtomicUsize, Ordering};
use crate::sync::thread;
use crate::verdict::{Exit, Verdict};
use std::collections::BTreeSet;

/// What became of a mutant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fate {
    /// A rule is violated.
    Killed {
        /// The rules that the shortest path violates, in the order of a check.
        rules: Vec<String>,
        /// How many steps that path has; none where something that must be reached is not, which no path shows.
        path_length: Option<usize>,
        /// Within which bound.
        bound: String,
    },
    /// No rule can be violated: it changes nothing that can be seen.
    Equivalent(Vec<Proof>),
    /// It changes what can be seen, and no rule is violated.
    Survived {
        /// Within which bound it shows.
        bound: String,
        /// After how many steps.
        shows_after: u32,
    },
    /// Neither was found out.
    Undecided {
        /// Within which bound there is too much to compare.
        bound: String,
    },
}

/// That a mutant is equal to the system within a bound.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proof {
    /// The bound.
    pub bound: String,
    /// How many pairs of worlds were compared, in each of which every command was tried.
    pub worlds: usize,
}

/// A mutant and what became of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Case {
    /// Its kind.
    pub operator: &'static str,
    /// Its name.
    pub id: String,
    /// What became of it.
    pub fate: Fate,
}

/// What became of every mutant of a system.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Survey {
    /// The system's declared name.
    pub system: String,
    /// Where its declaration stands.
    pub path: String,
    /// The bounds in which mutants were sought, the given one first.
    pub bounds: Vec<String>,
    /// The bounds derived from it that were left out, because the declaration violates its rules there as it is.
    pub left_out: Vec<String>,
    /// The rules that were disregarded.
    pub without: Vec<String>,
    /// Every mutant, in order.
    pub cases: Vec<Case>,
}

impl Survey {
    /// How many mutants met a fate of this kind.
    #[must_use]
    pub fn count(&self, is: impl Fn(&Fate) -> bool) -> usize {
        self.cases.iter().filter(|case| is(&case.fate)).count()
    }

    /// How the command ends: a survivor is a violation, and no mutant at all says nothing.
    #[must_use]
    pub fn exit(&self) -> Exit {
        if self.cases.is_empty() {
            Exit::Vacuous
        } else if self.count(|fate| matches!(fate, Fate::Survived { .. })) > 0 {
            Exit::Violated
        } else if self.count(|fate| matches!(fate, Fate::Undecided { .. })) > 0 {
            Exit::Inconclusive
        } else {
            Exit::Holds
        }
    }
}

/// Steps that may be taken to tell one mutant from the system.
const MOST_STEPS: usize = 20_000_000;

/// Plants every mutant of a declaration and sees what becomes of it. The rules in `without` are disregarded, as if the
/// checker did not have them.
///
/// # Errors
/// If the bound is unknown or too large, or if the declaration without any mutant violates a rule.
pub fn run(
    declaration: &Declaration,
    bound: Option<&str>,
    without: &BTreeSet<String>,
    threads: usize,
) -> Result<Survey, Refused> {
    let mut bounds = Bounds::of(&declaration.system, bound_of(declaration, bound)?)?;
    if !holds(declaration, &bounds.given)? {
        let message = format!("`{}` violates its rules within `{}` as it is", declaration.path, bounds.given.name);
        return Err(Refused { message: format!("error: {message}: see `selvedge check`"), exit: Exit::Violated });
    }
    bounds.leave_out(|within| holds(declaration, within))?;
    let mutants = mutants_of(&declaration.system);
    let fates = fates(declaration, &bounds, &mutants, without, threads)?;
    let cases = mutants.into_iter().zip(fates);
    Ok(Survey {
        system: declaration.system.name.text.clone(),
        path: declaration.path.clone(),
        bounds: bounds.all().map(|within| within.name.clone()).collect(),
        left_out: bounds.left_out,
        without: without.iter().cloned().collect(),
        cases: cases.map(|(mutant, fate)| Case { operator: mutant.operator, id: mutant.id, fate }).collect(),
    })
}

/// The fate of each mutant, in order, however many threads work.
fn fates(
    declaration: &Declaration,
    bounds: &Bounds,
    mutants: &[Mutant],
    without: &BTreeSet<String>,
    threads: usize,
) -> Result<Vec<Fate>, Refused> {
    let next = AtomicUsize::new(0);
    let (path, text) = (&declaration.path, &declaration.text);
    let work = || {
        // The places of a declaration may not cross threads, so each thread reads it again.
        let declaration = Declaration::parse(path, text, false)?;
        let hunt = Hunt { declaration: &declaration, without };
        let mut fates = Vec::new();
        while let Some((index, mutant)) = take(&next, mutants) {
            fates.push((index, hunt.fate(bounds, mutant)?));
        }
        Ok(fates)
    };
    let done: Vec<Result<Vec<_>, Refused>> = thread::scope(|scope| {
        let running: Vec<_> = (0..threads.clamp(1, mutants.len().max(1))).map(|_| scope.spawn(work)).collect();
        running.into_iter().map(|handle| handle.join().unwrap_or_else(|_| Err(panicked()))).collect()
    });
    let mut fates: Vec<(usize, Fate)> =
        done.into_iter().collect::<Result<Vec<_>, _>>()?.into_iter().flatten().collect();
    fates.sort_by_key(|(index, _)| *index);
    Ok(fates.into_iter().map(|(_, fate)| fate).collect())
}

fn panicked() -> Refused {
    let message = "error: the checker panicked while it sought a mutant, please report it".to_owned();
    Refused { message, exit: Exit::Internal }
}

/// The next that nobody has taken yet, and its place.
fn take<'i, T>(next: &AtomicUsize, items: &'i [T]) -> Option<(usize, &'i T)> {
    let index = next.fetch_add(1, Ordering::Relaxed);
    items.get(index).map(|item| (index, item))
}

/// Whether no rule is violated without any mutant: such a rule would kill every mutant and say nothing.
fn holds(declaration: &Declaration, within: &Within) -> Result<bool, Refused> {
    let declaration = within.declaration(declaration);
    let report = check_interpreted(&declaration, &options(within, EngineChoice::Exact, None))?;
    Ok(report.verdict != Verdict::Violated)
}

fn options(within: &Within, engine: EngineChoice, depth: Option<u32>) -> Options {
    let limits = Limits { depth, ..Limits::default() };
    Options { bound: Some(within.name.clone()), engine, limits, threads: Some(1), ..Options::default() }
}

/// What one thread needs to see what becomes of a mutant.
struct Hunt<'a> {
    declaration: &'a Declaration,
    without: &'a BTreeSet<String>,
}

impl Hunt<'_> {
    fn fate(&self, bounds: &Bounds, mutant: &Mutant) -> Result<Fate, Refused> {
        let (mut proofs, mut given_up) = (Vec::new(), String::new());
        for within in bounds.for_mutant(mutant.crosses_rows()) {
            let bound = within.name.clone();
            let (sound, mutated) = (Mutated::sound(within), Mutated::new(within, mutant));
            match compare(&sound, &mutated, within.commands.len(), MOST_STEPS) {
                Compared::Equal(worlds) => proofs.push(Proof { bound, worlds }),
                Compared::TooMany => given_up = bound,
                Compared::Differs(shows_after) => {
                    let killed = self.killed(within, mutant, shows_after)?;
                    return Ok(killed.unwrap_or(Fate::Survived { bound, shows_after }));
                }
            }
        }
        Ok(if proofs.is_empty() { Fate::Undecided { bound: given_up } } else { Fate::Equivalent(proofs) })
    }

    /// The check of the mutant: first as far as the first difference, where nearly all of them die by the shortest path
    /// there can be; then in full.
    fn killed(&self, within: &Within, mutant: &Mutant, depth: u32) -> Result<Option<Fate>, Refused> {
        let declaration = within.declaration(self.declaration);
        for (engine, depth) in [(EngineChoice::Walk, Some(depth)), (EngineChoice::Exact, None)] {
            let options = options(within, engine, depth);
            let report = check_subject(&declaration, &options, |_, _| Ok(Mutated::new(within, mutant)))?;
            if let Some(killed) = self.violated(&report, &within.name) {
                return Ok(Some(killed));
            }
        }
        Ok(None)
    }

    /// The rules that the shortest path violates. A search that finds nothing has no path, and counts last.
    fn violated(&self, report: &Report, bound: &str) -> Option<Fate> {
        let rules = report.rules.iter().filter(|rule| rule.verdict == Verdict::Violated);
        let rules: Vec<&RuleReport> = rules.filter(|rule| !self.without.contains(&rule.name)).collect();
        let length = |rule: &RuleReport| rule.path.as_ref().map(Vec::len);
        let path_length = rules.iter().filter_map(|rule| length(rule)).min();
        let shortest = rules.iter().filter(|rule| length(rule) == path_length);
        let rules: Vec<String> = shortest.map(|rule| rule.name.clone()).collect();
        (!rules.is_empty()).then(|| Fate::Killed { rules, path_length, bound: bound.to_owned() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::schedules::{on_all, on_many};

    const LAMP: &str = "context small.lamp {
        entity Lamp { key number: Int; states initial Off, On; move light: Off -> On; move quench: On -> Off; }
        command Press(number: Int) on Lamp[number] {
            hung  when absent => create;
            lit   when in Off => move light;
            spent otherwise   => move quench;
        }
        bound one { Lamp: 1; }
        never two: some lamp in Lamp: lamp in On && lamp.number == 2;
    }";

    #[test]
    fn fates_are_in_order_whoever_finds_them() {
        let alone = std::sync::OnceLock::new();
        on_many(20, move || {
            let declaration =
                Declaration::parse("lamp.life", LAMP, false).unwrap_or_else(|no| panic!("{}", no.message));
            let survey =
                |threads| run(&declaration, None, &BTreeSet::new(), threads).map_err(|refused| refused.message);
            assert_eq!(survey(3), *alone.get_or_init(|| survey(1)));
        });
    }

    /// Lets threads take numbers until there are none; all that were taken.
    fn taken(take: &(impl Fn() -> Option<usize> + Sync)) -> Vec<usize> {
        let work = || std::iter::from_fn(take).collect::<Vec<_>>();
        let mut taken: Vec<usize> = thread::scope(|scope| {
            let running = [scope.spawn(work), scope.spawn(work)];
            running.into_iter().flat_map(|thread| thread.join().expect("no panic")).collect()
        });
        taken.sort_unstable();
        taken
    }

    #[test]
    fn each_is_taken_once() {
        on_all(|| {
            let next = AtomicUsize::new(0);
            assert_eq!(taken(&|| take(&next, &[0; 3]).map(|(index, _)| index)), [0, 1, 2]);
        });
    }

    #[test]
    #[should_panic(expected = "taken twice")]
    fn what_is_taken_twice_is_found() {
        on_all(|| {
            let next = AtomicUsize::new(0);
            let split = || {
                let number = next.load(Ordering::Relaxed);
                next.store(number + 1, Ordering::Relaxed);
                Some(number).filter(|number| *number < 3)
            };
            assert_eq!(taken(&split), [0, 1, 2], "taken twice");
        });
    }
}
