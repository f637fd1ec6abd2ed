//! The agent of `Reconcile` in its loop: its real plans, on the generated store of `Container`.

mod agent;
mod bounds;
mod claims;

pub use agent::{Agent, Planner};
pub use bounds::{BOUNDS, reconcile_loop};

use super::Permits;
use crate::check::Options;
use crate::declaration::{Declaration, Refused};
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
                speaks_of: claims::is_well_formed,
                reaches_from: |_, listed| !claims::is_stuck(listed),
                same_end_from: |_, listed| !claims::is_stuck(listed) && !claims::has_duplicates(listed),
            },
        }
    }
}

/// Checks the agent under a policy.
///
/// # Errors
/// If the bound is unknown.
pub fn check(declaration: &Declaration, policy: Policy, options: &Options) -> Result<Report, Refused> {
    let name = options.bound.as_deref().unwrap_or(BOUNDS[0]);
    let Some(bound) = BOUNDS.iter().find(|bound| **bound == name) else {
        let near = nearest(name, BOUNDS.iter().copied());
        let near = near.map_or(String::new(), |near| format!(", did you mean `{near}`?"));
        let known = BOUNDS.join(", ");
        return Err(Refused::usage(format!(
            "the loop of `reconcile` has no bound `{name}`{near} (there are: {known})"
        )));
    };
    let planner = Planner::of(policy.model());
    let report = reconcile_loop(planner, policy, bound).check(declaration, options)?;
    Ok(Report { system: format!("reconcile, policy {}", policy.word()), ..report })
}
