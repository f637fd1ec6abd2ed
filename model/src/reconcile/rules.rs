//! What every plan and every end must be, whoever made it: decided here once, for plans that a checker explores and for
//! those that a real agent has made.

use super::{Action, Container, ContainerId, DesiredState, Plan, Policy, Step, WorkloadSpec};
use std::collections::BTreeSet;
use std::fmt;

/// A rule that a plan or an end breaks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Broken {
    /// The rule.
    pub rule: Rule,
    /// Where it is broken.
    pub at: String,
}

/// What is demanded.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Rule {
    /// What ends containers stands before what starts them (RC-02).
    EndsFirst,
    /// A start names no container; every other step names a listed one, with its workload and slot (RC-19 to RC-21,
    /// RC-31).
    ListedOnly,
    /// No container is named twice (RC-32).
    OneActionEach,
    /// A start is for a slot of a desired workload (RC-06), and no slot is started twice.
    SlotsOnly,
    /// Under `Steady`, no plan ends or restarts all containers of a stateless slot that serve.
    KeepsServing,
    /// Under `Steady`, nothing is started or restarted in a stateful slot in which there is another container.
    OneOnVolume,
    /// In the end every slot has one container, of the wanted image and version, that serves; and there is no other.
    Goal,
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} is broken: {}", self.rule, self.at)
    }
}

impl std::error::Error for Broken {}

impl Policy {
    /// Whether a plan for these containers is one that the policy may make.
    ///
    /// # Errors
    /// The first rule that the plan breaks. Under `Seed`, workloads that are desired twice break some (RD-8).
    pub fn check_plan(self, desired: &DesiredState, listed: &[Container], plan: &Plan) -> Result<(), Broken> {
        ends_first(plan)?;
        listed_only(listed, plan)?;
        one_action_each(plan)?;
        slots_only(desired, plan)?;
        if self == Self::Steady {
            for spec in desired.distinct() {
                for replica in 0..spec.replicas {
                    let of_slot = |other: &&Container| other.workload == spec.id && other.replica == replica;
                    let slot: Vec<_> = listed.iter().filter(of_slot).collect();
                    if spec.is_stateful() { one_on_volume(spec, &slot, plan) } else { keeps_serving(&slot, plan) }?;
                }
            }
        }
        Ok(())
    }

    /// Whether these containers are what is desired. Of two workloads with one name the first is meant.
    ///
    /// # Errors
    /// The first slot or container that is not as it should be.
    pub fn check_goal(self, desired: &DesiredState, listed: &[Container]) -> Result<(), Broken> {
        let mut counted = 0;
        for spec in desired.distinct() {
            let version = self.version(desired, spec);
            for replica in 0..spec.replicas {
                let fits = |other: &&Container| {
                    other.workload == spec.id
                        && other.replica == replica
                        && !other.legacy
                        && other.serves()
                        && !other.is_stale(&spec.image, &version)
                };
                let count = listed.iter().filter(fits).count();
                if count != 1 {
                    return Err(Rule::Goal.broken(format!("{count} in {}/{replica} serve as they should", spec.id)));
                }
                counted += 1;
            }
        }
        if listed.len() == counted {
            Ok(())
        } else {
            Err(Rule::Goal.broken(format!("{} containers, {counted} slots", listed.len())))
        }
    }
}

impl Rule {
    fn broken(self, at: impl fmt::Display) -> Broken {
        Broken { rule: self, at: at.to_string() }
    }
}

fn ends_first(plan: &Plan) -> Result<(), Broken> {
    match plan.steps.windows(2).find(|pair| !pair[0].action.ends() && pair[1].action.ends()) {
        Some(pair) => Err(Rule::EndsFirst.broken(&pair[1])),
        None => Ok(()),
    }
}

fn listed_only(listed: &[Container], plan: &Plan) -> Result<(), Broken> {
    let fits = |step: &Step| match &step.container {
        None => step.action == Action::Start,
        Some(id) => {
            step.action != Action::Start
                && listed.iter().any(|container| {
                    container.id == *id && container.workload == step.workload && container.replica == step.replica
                })
        }
    };
    plan.steps.iter().find(|step| !fits(step)).map_or(Ok(()), |step| Err(Rule::ListedOnly.broken(step)))
}

fn one_action_each(plan: &Plan) -> Result<(), Broken> {
    let mut named = BTreeSet::new();
    let twice = plan.steps.iter().find(|step| step.container.as_ref().is_some_and(|id| !named.insert(id)));
    twice.map_or(Ok(()), |step| Err(Rule::OneActionEach.broken(step)))
}

fn slots_only(desired: &DesiredState, plan: &Plan) -> Result<(), Broken> {
    let mut started = BTreeSet::new();
    let mut fits = |step: &Step| {
        let slots = desired.workloads.iter().filter(|spec| spec.id == step.workload);
        slots.map(|spec| 0..spec.replicas).any(|slots| slots.contains(&step.replica))
            && started.insert((step.workload.clone(), step.replica))
    };
    let mut starts = plan.steps.iter().filter(|step| step.action == Action::Start);
    starts.find(|step| !fits(step)).map_or(Ok(()), |step| Err(Rule::SlotsOnly.broken(step)))
}

fn keeps_serving(slot: &[&Container], plan: &Plan) -> Result<(), Broken> {
    let mut serving = slot.iter().filter(|container| container.serves()).peekable();
    let Some(first) = serving.peek().copied() else { return Ok(()) };
    let left_alone = |id: &ContainerId| plan.steps.iter().all(|step| step.container.as_ref() != Some(id));
    if serving.any(|container| left_alone(&container.id)) {
        Ok(())
    } else {
        Err(Rule::KeepsServing.broken(format!("nothing of {}/{} serves", first.workload, first.replica)))
    }
}

fn one_on_volume(spec: &WorkloadSpec, slot: &[&Container], plan: &Plan) -> Result<(), Broken> {
    let Some(replica) = slot.first().map(|container| container.replica) else { return Ok(()) };
    let wrong = plan.steps.iter().find(|step| {
        let others = slot.iter().filter(|other| step.container.as_ref() != Some(&other.id)).count();
        step.workload == spec.id && step.replica == replica && !step.action.ends() && others > 0
    });
    wrong.map_or(Ok(()), |step| Err(Rule::OneOnVolume.broken(step)))
}
