//! From what an exploration saw to the verdict on every rule.

use crate::check::EngineChoice;
use crate::declaration::Declaration;
use crate::explore::{Cell, Explored, Method, Ruling, Sliced, Taken};
use crate::memory::peak_bytes;
use crate::report::{CellReport, Coverage, Finding, Report, RuleReport, ToldStep, grouped, told_path};
use crate::rules::{Builtin, Kind, RuleInfo, rules_of};
use crate::verdict::Verdict;
use selvedge_spec::interpret::{self, Input};
use selvedge_spec::ir::{Bound, CommandId, Expr, MoveId, RuleBody, StateId, System};
use std::collections::BTreeSet;
use std::time::Duration;

/// What was checked, besides what was seen.
pub(crate) struct Checked<'a> {
    pub(crate) declaration: &'a Declaration,
    pub(crate) bound: &'a Bound,
    pub(crate) commands: &'a [(CommandId, Input)],
    pub(crate) engine: EngineChoice,
    pub(crate) subject: &'static str,
    pub(crate) took: Duration,
}

impl Checked<'_> {
    /// The report on what was seen.
    pub(crate) fn report(&self, explored: &Explored) -> Report {
        let system = &self.declaration.system;
        let decided = Decided {
            checked: self,
            explored,
            coverage: coverage(system, &explored.cells, &explored.moves, &explored.states),
        };
        let (mut rules, mut findings, mut not_applicable) = (Vec::new(), Vec::new(), Vec::new());
        for (index, info) in rules_of(system).iter().enumerate() {
            let rule = decided.rule(index, info);
            if decided.is_not_applicable(index, &rule) {
                not_applicable.push(rule.name);
                continue;
            }
            if info.kind == Kind::Hazard && rule.verdict == Verdict::Holds {
                findings.push(Finding::of(&rule));
            }
            rules.push(rule);
        }
        let incomplete = explored.stop.map(|stop| stop.reason().to_owned());
        let worst = rules.iter().map(|rule| rule.verdict).max().unwrap_or(Verdict::Vacuous);
        let unfinished = if incomplete.is_some() { Verdict::Incomplete } else { Verdict::Holds };
        let untried = if explored.steps == 0 { Verdict::Vacuous } else { Verdict::Holds };
        Report {
            declaration: self.declaration.clone(),
            system: system.name.text.clone(),
            path: self.declaration.path.clone(),
            bound: self.bound.name.text.clone(),
            bound_says: self.bound.docs.clone(),
            policy: None,
            engine: self.engine.word(),
            subject: self.subject,
            verdict: worst.max(unfinished).max(untried),
            incomplete,
            method: method(&explored.method) + &sliced(explored.sliced.as_ref()),
            sliced: explored.sliced.clone(),
            orbits: match explored.method {
                Method::Symmetry { orbits, .. } => Some(orbits),
                _ => None,
            },
            factors: factors(system, self.bound),
            commands: self.commands.len(),
            worlds: usize::try_from(explored.worlds).unwrap_or(usize::MAX),
            steps: explored.steps,
            depth: explored.depth,
            coverage: decided.coverage,
            cells: CellReport::all(system, |cell| explored.cells.contains(cell)),
            rules,
            not_applicable,
            findings,
            seconds: self.took.as_secs_f64(),
            peak_bytes: peak_bytes(),
        }
    }
}

/// How the worlds were gone through, and what that rests on.
fn method(method: &Method) -> String {
    let product = |sizes: &[usize]| sizes.iter().map(ToString::to_string).collect::<Vec<_>>().join(" × ");
    let rests = "a command reads and writes only the row it names";
    match method {
        Method::OneByOne => "by exhaustion: each world was built, each command tried in it".to_owned(),
        Method::Joined(answers) => format!(
            "by exhaustion of the worlds, each step looked up among {answers} that were taken: a command depends on the \
             rows that its declaration reads and on no others"
        ),
        Method::Exhaustion(sizes) if sizes.len() < 2 => "by exhaustion of the one identity's worlds".to_owned(),
        Method::Exhaustion(sizes) => {
            format!("by exhaustion of {} combinations of the identities' worlds; {rests}", product(sizes))
        }
        Method::Symmetry { sizes, orbits } => format!(
            "by exhaustion of {} orbits of {} combinations of the identities' worlds: names are interchangeable; {rests}",
            grouped(u128::from(*orbits)),
            product(sizes)
        ),
        Method::Decomposition(sizes) => {
            format!("by decomposition into {} worlds of each identity, not gone through; {rests}", product(sizes))
        }
    }
}

/// How many steps were judged where not each was.
fn sliced(sliced: Option<&Sliced>) -> String {
    let Some(Sliced { fields, judged, steps }) = sliced else { return String::new() };
    let [judged, steps] = [judged, steps].map(|count| grouped(u128::from(*count)));
    let fields: Vec<&str> = fields.iter().map(String::as_str).collect();
    let unread =
        if fields.is_empty() { String::new() } else { format!("; nothing at all reads {}", fields.join(", ")) };
    format!(
        "; sliced: of {steps} steps of single identities {judged} were judged, and the others differ from these only in \
         what no guard and no rule over steps reads{unread}"
    )
}

fn factors(system: &System, bound: &Bound) -> Vec<(String, u128)> {
    let factors = interpret::factors(system, bound);
    factors.iter().map(|factors| (system.command(factors.command).name.text.clone(), factors.count())).collect()
}

/// The rules of one check, each with what was found of it.
struct Decided<'a> {
    checked: &'a Checked<'a>,
    explored: &'a Explored,
    coverage: Coverage,
}

impl Decided<'_> {
    fn rule(&self, index: usize, info: &RuleInfo) -> RuleReport {
        let ruling = &self.explored.rulings[index];
        let missing = self.missing(index);
        let verdict = match missing {
            Some([]) => Verdict::Holds,
            Some(_) => self.unmet(info.kind),
            None => self.verdict(info.kind, ruling),
        };
        let shows_path = verdict == Verdict::Violated || (info.kind.is_search() && verdict == Verdict::Holds);
        let decided = ruling.meaningless.as_ref().or(ruling.decided.as_ref());
        RuleReport {
            name: info.name.clone(),
            kind: info.kind,
            says: info.says.clone(),
            verdict,
            worlds_exercised: if missing.is_some() { self.explored.worlds } else { ruling.exercised },
            detail: missing
                .filter(|missing| !missing.is_empty())
                .map_or(ruling.detail.clone(), |missing| format!("never reached: {}", missing.join(", "))),
            path: decided.filter(|_| shows_path).map(|path| self.told(path)),
            loop_from: ruling.again.filter(|_| shows_path && ruling.meaningless.is_none()),
        }
    }

    fn verdict(&self, kind: Kind, ruling: &Ruling) -> Verdict {
        let is_found = ruling.decided.is_some();
        match kind {
            _ if ruling.meaningless.is_some() => Verdict::Violated,
            kind if kind.is_search() && is_found => Verdict::Holds,
            kind if kind.is_search() => self.unmet(kind),
            _ if is_found => Verdict::Violated,
            _ if self.explored.stop.is_some() => Verdict::Incomplete,
            Kind::Builtin => Verdict::Holds,
            _ if ruling.exercised == 0 => Verdict::Vacuous,
            _ => Verdict::Holds,
        }
    }

    /// Whether the bound has no instance of a built-in rule, or a declared rule is decided within other bounds.
    fn is_not_applicable(&self, index: usize, rule: &RuleReport) -> bool {
        let system = &self.checked.declaration.system;
        match index.checked_sub(Builtin::ALL.len()) {
            None => rule.worlds_exercised == 0,
            Some(declared) => {
                let name = &self.checked.bound.name.text;
                let bound = system.bounds.iter().position(|other| other.name.text == *name);
                bound.is_some_and(|bound| !system.rules[declared].is_decided_within(bound))
            }
        }
    }

    /// What a search that found nothing amounts to.
    fn unmet(&self, kind: Kind) -> Verdict {
        match kind {
            _ if self.explored.stop.is_some() => Verdict::Incomplete,
            Kind::Builtin => Verdict::Vacuous,
            _ => Verdict::Violated,
        }
    }

    /// For a rule about coverage: what was never reached.
    fn missing(&self, index: usize) -> Option<&[String]> {
        let share = match index.checked_sub(Builtin::ALL.len()) {
            None => match Builtin::ALL[index] {
                Builtin::EveryOutcomeReached => &self.coverage.outcomes,
                Builtin::EveryMoveReached => &self.coverage.moves,
                Builtin::EveryStateReached => &self.coverage.states,
                Builtin::EveryCellReached => &self.coverage.cells,
                _ => return None,
            },
            Some(declared) => match self.checked.declaration.system.rules[declared].body {
                RuleBody::EveryOutcome => &self.coverage.outcomes,
                RuleBody::EveryMove => &self.coverage.moves,
                RuleBody::EveryState => &self.coverage.states,
                RuleBody::World(_) | RuleBody::Step(_) | RuleBody::Run(_) => return None,
            },
        };
        Some(&share.missing)
    }

    fn told(&self, path: &[Taken]) -> Vec<ToldStep> {
        told_path(self.checked.declaration, self.checked.commands, path)
    }
}

/// What was reached of what is declared.
pub(crate) fn coverage(
    system: &System,
    cells: &BTreeSet<Cell>,
    moves: &BTreeSet<(usize, MoveId)>,
    states: &BTreeSet<(usize, StateId)>,
) -> Coverage {
    let answered: BTreeSet<_> = cells.iter().map(|(command, _, outcome)| (*command, *outcome)).collect();
    let mut coverage = Coverage::default();
    for (index, command) in system.commands.iter().enumerate() {
        let (id, entity) = (CommandId(index), system.entity(command.entity));
        let mut guards = command.outcomes.iter().filter_map(|outcome| outcome.guard.as_ref());
        let relates = guards.any(Expr::relates_rows);
        for outcome in command.outcome_ids() {
            let name = || format!("{}.{}", command.name, command.outcome(outcome).wire);
            coverage.outcomes.count(answered.contains(&(id, outcome)), name);
        }
        for place in std::iter::once(None).chain(entity.state_ids().map(Some)) {
            for outcome in command.answers.at(place) {
                // Where guards read other rows, which outcomes can answer is known to be no more than these.
                let is_reached = cells.contains(&(id, place, *outcome));
                if relates && !is_reached {
                    continue;
                }
                let at = place.map_or("absent", |state| entity.state(state).name.as_str());
                let name = || format!("{}.{} in {at}", command.name, command.outcome(*outcome).wire);
                coverage.cells.count(is_reached, name);
            }
        }
    }
    for (index, entity) in system.entities.iter().enumerate() {
        for (id, mv) in entity.moves.iter().enumerate() {
            coverage.moves.count(moves.contains(&(index, MoveId(id))), || mv.wire.clone());
        }
        for state in entity.state_ids() {
            let name = || entity.state(state).name.text.clone();
            coverage.states.count(states.contains(&(index, state)), name);
        }
    }
    coverage
}
