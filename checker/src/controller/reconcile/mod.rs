//! The agent of `Reconcile` in its loop: its real plans, on the generated store of `Container`.

mod agent;
mod bounds;
mod claims;
mod hosts;
mod together;
mod weigh;

pub use agent::{Agent, Ids, Planner};
pub use bounds::{BOUNDS, reconcile_alone, reconcile_loop};

use super::{Loop, Permits};
use crate::check::Options;
use crate::declaration::{Declaration, Refused};
use crate::replay::{Replayed, SavedPath};
use crate::report::Report;
use clap::ValueEnum;
use selvedge_model::reconcile;
use selvedge_spec::names::nearest;

/// By which rules the agent decides.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub enum Policy {
    /// As the source has it: its defects are reported as hazards
    #[default]
    Seed,
    /// Without those defects: that it has none is proved
    Steady,
}

impl Policy {
    /// The policy of the model.
    #[must_use]
    pub fn model(self) -> reconcile::Policy {
        match self {
            Self::Seed => reconcile::Policy::Seed,
            Self::Steady => reconcile::Policy::Steady,
        }
    }

    /// As written.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Self::Seed => "seed",
            Self::Steady => "steady",
        }
    }

    /// What the policy permits.
    ///
    /// `Seed` is held to its goal wherever no slot is kept by a container that it never touches (RD-1); of no other world is
    /// that left unclaimed. It is held to the same end of an interrupted round where that is so before the round and after the
    /// interruption, since one between creating and starting leaves such a container. Of two specs of one workload only RD-8
    /// is claimed of it: each of its rounds undoes what the other spec had it do.
    fn permits(self) -> Permits<Agent> {
        match self {
            Self::Steady => Permits::NONE,
            Self::Seed => Permits {
                wedged: Some(
                    "A container that was created and never started, or that the engine says nothing of, keeps its slot and \
                     is never touched again (RD-1).",
                ),
                unbounded: Some(
                    "A container that crashes again is restarted again, without bound: nothing is remembered of it (RD-5).",
                ),
                another_end: Some(
                    "A round that is interrupted and run again comes to another end: after a crash between creating and \
                     starting, or where a slot had two containers beforehand (RC-30).",
                ),
                speaks_of: weigh::is_well_formed,
                reaches_from: |wanted, listed| !weigh::keeps_the_stuck(wanted, listed),
                same_end_from: |wanted, listed| !weigh::keeps_the_stuck(wanted, listed),
            },
        }
    }
}

/// Checks the agent under a policy.
///
/// # Errors
/// If the bound is unknown.
pub fn check(declaration: &Declaration, policy: Policy, options: &Options) -> Result<Report, Refused> {
    let bound = options.bound.as_deref().unwrap_or(BOUNDS[0]);
    let report = agent_loop(policy, bound)?.check(declaration, options)?;
    Ok(Report { system: format!("reconcile, policy {}", policy.word()), policy: Some(policy.word()), ..report })
}

/// Takes a path of the agent's loop again.
///
/// # Errors
/// If the bound is unknown.
pub fn replay(declaration: &Declaration, policy: Policy, bound: &str, saved: &SavedPath) -> Result<Replayed, Refused> {
    Ok(agent_loop(policy, bound)?.replay(declaration, saved))
}

fn agent_loop(policy: Policy, bound: &str) -> Result<Loop<Agent>, Refused> {
    if BOUNDS.contains(&bound) {
        return Ok(reconcile_loop(Planner::of(policy.model()), policy, bound));
    }
    let near = nearest(bound, BOUNDS.iter().copied());
    let near = near.map_or(String::new(), |near| format!(", did you mean `{near}`?"));
    let known = BOUNDS.join(", ");
    Err(Refused::usage(format!("the loop of `reconcile` has no bound `{bound}`{near} (there are: {known})")))
}
