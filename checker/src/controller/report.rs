//! From what a loop's exploration saw to its report.

use super::explore::Explorer;
use super::rules::{Common, What};
use super::{Controller, Loop};
use crate::check::Options;
use crate::decide::coverage;
use crate::declaration::{Declaration, Refused};
use crate::memory::peak_bytes;
use crate::report::{CellReport, Finding, Report, RuleReport};
use crate::rules::Kind;
use crate::verdict::{Exit, Verdict};
use selvedge_spec::ir::Effect;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use std::time::Instant;

impl<C: Controller> Loop<C> {
    /// Explores the loop and decides its rules. Of the options, the limits count.
    ///
    /// # Errors
    /// If the loop does not fit the declaration: a command that is not declared, or that another actor issues.
    pub fn check(&self, declaration: &Declaration, options: &Options) -> Result<Report, Refused> {
        let started = Instant::now();
        let report = || {
            let mut explorer = Explorer::new(self, &declaration.system)?;
            explorer.explore(options)?;
            explorer.report(declaration)
        };
        let report = report().map_err(|fault| Refused {
            message: format!("error: the loop of `{}` cannot be checked: {fault}", self.agent),
            exit: Exit::Usage,
        })?;
        Ok(Report { seconds: started.elapsed().as_secs_f64(), ..report })
    }
}

impl<C: Controller> Explorer<'_, C> {
    fn report(&mut self, declaration: &Declaration) -> Result<Report, String> {
        let mut rules = Vec::new();
        for index in 0..self.rules.len() {
            rules.push(self.rule(declaration, index)?);
        }
        let mut method = self.method();
        if let Some((rule, tried)) = self.together(declaration)? {
            method = format!("{method}; {tried}");
            rules.push(rule);
        }
        let system = Arc::clone(&self.system);
        let cells: BTreeSet<_> = self.rows.cells().collect();
        let taken = cells.iter().filter_map(|(command, _, outcome)| {
            let command = system.command(*command);
            let Effect::Move(id) = command.outcome(*outcome).effect else { return None };
            Some((command.entity.0, id))
        });
        let states = self.rows.states().map(|(entity, state)| (entity.0, state)).collect();
        let coverage = coverage(&system, &cells, &taken.collect(), &states);
        let worst = rules.iter().map(|rule| rule.verdict).max().unwrap_or(Verdict::Vacuous);
        let unfinished = if self.stop.is_some() { Verdict::Incomplete } else { Verdict::Holds };
        Ok(Report {
            declaration: declaration.clone(),
            system: format!("{}, {} in its loop", system.name, self.it.agent),
            path: declaration.path.clone(),
            bound: self.it.bound.name.to_owned(),
            bound_says: self.it.bound.says.to_owned(),
            policy: None,
            engine: "loop",
            subject: "the controller itself, its commands on the generated code, the interpreter in lock-step",
            verdict: worst.max(unfinished),
            incomplete: self.stop.map(|stop| stop.reason().to_owned()),
            method,
            sliced: None,
            orbits: None,
            factors: self.factors(),
            commands: self.rows.commands(),
            worlds: self.entries.len(),
            steps: u128::from(self.steps),
            depth: self.depth(),
            coverage,
            cells: CellReport::all(&system, |cell| cells.contains(cell)),
            findings: rules.iter().filter(|rule| is_finding(rule)).map(Finding::of).collect(),
            rules,
            not_applicable: Vec::new(),
            seconds: 0.0,
            peak_bytes: peak_bytes(),
        })
    }

    fn rule(&mut self, declaration: &Declaration, index: usize) -> Result<RuleReport, String> {
        let tally = self.tallies[index].clone();
        let path = match &tally.decided {
            None => None,
            Some((world, acts)) => Some(self.told(declaration, *world, acts)?),
        };
        let rule = &self.rules[index];
        let verdict = match (rule.kind, &path) {
            (Kind::Hazard, Some(_)) => Verdict::Holds,
            (Kind::Hazard, None) if self.stop.is_none() => Verdict::Violated,
            (_, Some(_)) => Verdict::Violated,
            _ if self.stop.is_some() => Verdict::Incomplete,
            _ if tally.exercised == 0 => Verdict::Vacuous,
            _ => Verdict::Holds,
        };
        let detail = match rule.what {
            What::Common(Common::WithinRounds) => format!("so many are needed: {}", self.most_rounds),
            _ => String::new(),
        };
        Ok(RuleReport {
            name: rule.name.to_owned(),
            kind: rule.kind,
            says: rule.says.clone(),
            verdict,
            worlds_exercised: tally.exercised,
            detail,
            path,
            loop_from: None,
        })
    }

    /// How many commands of each name were issued or happened.
    fn factors(&self) -> Vec<(String, u128)> {
        let mut counts: BTreeMap<usize, u128> = BTreeMap::new();
        for number in 0..self.rows.commands() {
            let number = u16::try_from(number).unwrap_or(u16::MAX);
            *counts.entry(self.rows.command(number).id.0).or_default() += 1;
        }
        counts.into_iter().map(|(id, count)| (self.system.commands[id].name.text.clone(), count)).collect()
    }

    fn method(&self) -> String {
        let faults = match self.it.bound.faults {
            None => "any number of faults".to_owned(),
            Some(1) => "at most one fault".to_owned(),
            Some(most) => format!("at most {most} faults"),
        };
        let stale = if self.it.bound.stale { ", listings fresh or of the round before" } else { "" };
        let parts = self.it.parts.as_ref().filter(|parts| parts.count > 1);
        let parts = parts.map_or(String::new(), |parts| format!(" in each of {} parts, by decomposition", parts.count));
        format!("by exhaustion of every interleaving with {faults}{parts}{stale}")
    }
}

fn is_finding(rule: &RuleReport) -> bool {
    rule.kind == Kind::Hazard && rule.verdict == Verdict::Holds
}
