//! One check: a declaration, a bound, a subject and an engine; in, what was found.

use crate::declaration::{Declaration, Refused};
use crate::explore::{Atlas, Engine, Exact, Limits, Lockstep, Site, Stateright, Stop};
use crate::report::{CellReport, Coverage, Finding, Report, RuleReport, Share, told_path};
use crate::rules::{Builtin, Kind, RuleInfo};
use crate::subject::{Interpreted, Subject};
use crate::verdict::Verdict;
use clap::ValueEnum;
use selvedge_spec::interpret::{self, Input};
use selvedge_spec::ir::{Bound, CommandId, RuleBody, System};
use selvedge_spec::names::nearest;
use std::hash::Hash;
use std::sync::Arc;

/// Which engine explores.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub enum EngineChoice {
    /// stateright's breadth-first search drives.
    #[default]
    Stateright,
    /// Our own, level by level over an exact set.
    Exact,
}

impl EngineChoice {
    /// As written.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Self::Stateright => "stateright",
            Self::Exact => "exact",
        }
    }
}

/// How to check.
#[derive(Clone, Debug, Default)]
pub struct Options {
    /// The bound's name; the first declared one if none is given.
    pub bound: Option<String>,
    /// The engine.
    pub engine: EngineChoice,
    /// Where to stop early.
    pub limits: Limits,
}

/// What came of a check.
pub type Outcome = Report;

/// A bound larger than this cannot even list its commands.
const MOST_COMMANDS: u128 = 1_000_000;

/// Checks the declaration by interpretation alone.
///
/// # Errors
/// If the bound is unknown or too large.
pub fn check_interpreted(declaration: &Declaration, options: &Options) -> Result<Outcome, Refused> {
    check_subject(declaration, options, |system, commands| Ok(Interpreted::new(Arc::clone(system), commands.into())))
}

/// Checks a subject made for the commands of the bound.
///
/// # Errors
/// If the bound is unknown or too large.
pub fn check_subject<S: Subject>(
    declaration: &Declaration,
    options: &Options,
    make: impl FnOnce(&Arc<System>, &[(CommandId, Input)]) -> Result<S, String>,
) -> Result<Outcome, Refused> {
    let system = &declaration.system;
    let bound = bound_of(declaration, options.bound.as_deref())?;
    let count = interpret::command_count(system, bound);
    if count > MOST_COMMANDS {
        let message = format!("the bound `{}` has {count} commands, and a million is the most", bound.name);
        return Err(Refused::usage(format!("{message}: give its inputs fewer values")));
    }
    let commands: Arc<[(CommandId, Input)]> = interpret::commands(system, bound).collect();
    let subject = match make(system, &commands) {
        Ok(subject) => subject,
        Err(fault) => return Ok(Report::unusable(declaration, bound, options.engine, fault)),
    };
    let lockstep = Arc::new(Lockstep::new(Arc::clone(system), commands, subject, options.limits));
    let explored = match options.engine {
        EngineChoice::Stateright => Stateright.explore(&lockstep),
        EngineChoice::Exact => Exact.explore(&lockstep),
    };
    Ok(report(declaration, bound, options.engine, &lockstep, explored.err()))
}

/// The bound of this name, or the first.
fn bound_of<'d>(declaration: &'d Declaration, name: Option<&str>) -> Result<&'d Bound, Refused> {
    let bounds = &declaration.system.bounds;
    let path = &declaration.path;
    let Some(first) = bounds.first() else {
        let message = format!("`{path}` declares no bound, so there is nothing finite to check");
        return Err(Refused::usage(format!("{message}: add `bound name {{ ... }}`")));
    };
    let Some(name) = name else { return Ok(first) };
    bounds.iter().find(|bound| bound.name.text == name).ok_or_else(|| {
        let names: Vec<&str> = bounds.iter().map(|bound| bound.name.as_str()).collect();
        let near =
            nearest(name, names.iter().copied()).map_or(String::new(), |near| format!(", did you mean `{near}`?"));
        Refused::usage(format!("`{path}` has no bound `{name}`{near} (declared: {})", names.join(", ")))
    })
}

fn report<S: Subject>(
    declaration: &Declaration,
    bound: &Bound,
    engine: EngineChoice,
    lockstep: &Arc<Lockstep<S>>,
    fault: Option<String>,
) -> Report {
    let elapsed = lockstep.elapsed();
    let (atlas, stop) = lockstep.finish();
    let coverage = coverage(&declaration.system, &atlas);
    let decided = Decided { declaration, lockstep, atlas: &atlas, coverage: &coverage, stop };
    let (mut rules, mut findings, mut not_applicable) = (Vec::new(), Vec::new(), Vec::new());
    for (index, info) in lockstep.rules.iter().enumerate() {
        let rule = decided.rule(index, info);
        if decided.is_not_applicable(index, &rule, bound) {
            not_applicable.push(rule.name);
            continue;
        }
        if info.kind == Kind::Hazard && rule.verdict == Verdict::Holds {
            findings.push(Finding::of(&rule));
        }
        rules.push(rule);
    }
    let worst = rules.iter().map(|rule| rule.verdict).max().unwrap_or(Verdict::Vacuous);
    let incomplete = stop.map(|stop| stop.reason().to_owned()).or(fault);
    let verdict = if incomplete.is_some() { worst.max(Verdict::Incomplete) } else { worst };
    let verdict = if atlas.steps == 0 { verdict.max(Verdict::Vacuous) } else { verdict };
    Report {
        declaration: declaration.clone(),
        system: declaration.system.name.text.clone(),
        path: declaration.path.clone(),
        bound: bound.name.text.clone(),
        bound_says: bound.docs.clone(),
        engine: engine.word(),
        subject: lockstep.subject.describe(),
        verdict,
        incomplete,
        factors: factors(&declaration.system, bound),
        commands: lockstep.commands.len(),
        worlds: atlas.worlds(),
        steps: atlas.steps,
        depth: atlas.depth(),
        coverage,
        cells: CellReport::all(&declaration.system, |cell| atlas.cells.contains(cell)),
        rules,
        not_applicable,
        findings,
        seconds: elapsed.as_secs_f64(),
        peak_bytes: peak_bytes(),
    }
}

fn factors(system: &System, bound: &Bound) -> Vec<(String, u128)> {
    let factors = interpret::factors(system, bound);
    factors.iter().map(|factors| (system.command(factors.command).name.text.clone(), factors.count())).collect()
}

/// What an exploration decided, rule by rule.
struct Decided<'a, S: Subject> {
    declaration: &'a Declaration,
    lockstep: &'a Lockstep<S>,
    atlas: &'a Atlas<S::World>,
    coverage: &'a Coverage,
    stop: Option<Stop>,
}

impl<S: Subject> Decided<'_, S> {
    fn rule(&self, index: usize, info: &RuleInfo) -> RuleReport {
        let tally = self.atlas.tally(index);
        let missing = self.missing(index);
        let decided = tally.decided;
        let verdict = match (info.kind, &missing) {
            (_, Some(missing)) if missing.is_empty() => Verdict::Holds,
            (_, Some(_)) => self.unmet(info.kind),
            (kind, None) if kind.is_search() => {
                if decided.is_some() {
                    Verdict::Holds
                } else {
                    self.unmet(kind)
                }
            }
            (_, None) if decided.is_some() => Verdict::Violated,
            (_, None) if self.stop.is_some() => Verdict::Incomplete,
            (Kind::Builtin, None) => Verdict::Holds,
            (_, None) if tally.exercised == 0 => Verdict::Vacuous,
            _ => Verdict::Holds,
        };
        let shows_path = verdict == Verdict::Violated || (info.kind.is_search() && verdict == Verdict::Holds);
        let exercised = if missing.is_some() { self.atlas.worlds() as u64 } else { tally.exercised };
        RuleReport {
            name: info.name.clone(),
            kind: info.kind,
            says: info.says.clone(),
            verdict,
            worlds_exercised: exercised,
            detail: missing
                .filter(|missing| !missing.is_empty())
                .map_or(tally.detail.clone(), |missing| format!("never reached: {}", missing.join(", "))),
            path: decided.filter(|_| shows_path).map(|site| self.path(site)),
        }
    }

    /// Whether the bound has no instance of a built-in rule, or a declared rule is decided within other bounds.
    fn is_not_applicable(&self, index: usize, rule: &RuleReport, bound: &Bound) -> bool {
        let system = &self.declaration.system;
        match index.checked_sub(Builtin::ALL.len()) {
            None => rule.worlds_exercised == 0,
            Some(declared) => {
                let bound = system.bounds.iter().position(|other| other.name.text == bound.name.text);
                bound.is_some_and(|bound| !system.rules[declared].is_decided_within(bound))
            }
        }
    }

    /// What a search that found nothing amounts to.
    fn unmet(&self, kind: Kind) -> Verdict {
        match kind {
            _ if self.stop.is_some() => Verdict::Incomplete,
            Kind::Builtin => Verdict::Vacuous,
            _ => Verdict::Violated,
        }
    }

    /// For a rule about coverage: what was never reached.
    fn missing(&self, index: usize) -> Option<Vec<String>> {
        let share = match index.checked_sub(Builtin::ALL.len()) {
            None => match Builtin::ALL[index] {
                Builtin::EveryOutcomeReached => &self.coverage.outcomes,
                Builtin::EveryMoveReached => &self.coverage.moves,
                Builtin::EveryStateReached => &self.coverage.states,
                Builtin::EveryCellReached => &self.coverage.cells,
                _ => return None,
            },
            Some(declared) => match self.lockstep.system.rules[declared].body {
                RuleBody::EveryOutcome => &self.coverage.outcomes,
                RuleBody::EveryMove => &self.coverage.moves,
                RuleBody::EveryState => &self.coverage.states,
                RuleBody::World(_) | RuleBody::Step(..) => return None,
            },
        };
        Some(share.missing.clone())
    }

    fn path(&self, site: Site) -> Vec<crate::report::ToldStep> {
        let steps = self.atlas.path(site);
        told_path(self.declaration, &self.lockstep.commands, &steps, |world| self.atlas.rows(world))
    }
}

/// What was reached of what is declared.
fn coverage<W: Eq + Hash>(system: &System, atlas: &Atlas<W>) -> Coverage {
    let reached: std::collections::BTreeSet<_> =
        atlas.cells.iter().map(|(command, _, outcome)| (*command, *outcome)).collect();
    let mut outcomes = Share::default();
    let mut cells = Share::default();
    for (index, command) in system.commands.iter().enumerate() {
        let (id, entity) = (CommandId(index), system.entity(command.entity));
        for outcome in command.outcome_ids() {
            let name = format!("{}.{}", command.name, command.outcome(outcome).wire);
            outcomes.count(reached.contains(&(id, outcome)), || name.clone());
        }
        for place in std::iter::once(None).chain(entity.state_ids().map(Some)) {
            for outcome in command.answers.at(place) {
                let name = place.map_or("absent", |state| entity.state(state).name.as_str());
                cells.count(atlas.cells.contains(&(id, place, *outcome)), || {
                    format!("{}.{} in {name}", command.name, command.outcome(*outcome).wire)
                });
            }
        }
    }
    let mut moves = Share::default();
    let mut states = Share::default();
    for (index, entity) in system.entities.iter().enumerate() {
        for (id, mv) in entity.moves.iter().enumerate() {
            moves.count(atlas.moves.contains(&(index, selvedge_spec::ir::MoveId(id))), || mv.wire.clone());
        }
        for state in entity.state_ids() {
            states.count(atlas.states.contains(&(index, state)), || entity.state(state).name.text.clone());
        }
    }
    Coverage { outcomes, moves, states, cells }
}

/// The most memory this process has used, in bytes; 0 where the system does not tell.
fn peak_bytes() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    let kilobytes = line.and_then(|line| line.trim().trim_end_matches("kB").trim().parse::<u64>().ok());
    kilobytes.unwrap_or(0) * 1024
}
