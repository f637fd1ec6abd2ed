//! Doing what a plan says.

use super::{
    Action, ContainerId, DesiredState, Engine, Failures, Order, Others, Plan, Policy, StepFailure, WorkloadId,
    WorkloadSpec,
};
use std::collections::BTreeMap;

impl Policy {
    /// Does what a plan says, step by step.
    ///
    /// A stop or roll ends its container, a start creates one for its slot, a restart restarts in place (RC-23). A
    /// step that names no container, or is to start what is not desired, is passed over (RC-24).
    ///
    /// # Errors
    /// The failures of all steps: a step that fails stops none of the others (RC-25).
    pub fn apply<E: Engine>(
        self,
        plan: &Plan,
        desired: &DesiredState,
        engine: &mut E,
    ) -> Result<(), Failures<E::Error>> {
        let specs = self.specs(desired);
        let failures = plan.steps.iter().filter_map(|step| {
            let done = match (step.action, &step.container) {
                (Action::Start, _) => match specs.get(&step.workload) {
                    Some(spec) => self.start(spec, step.replica, desired, engine),
                    None => Ok(()),
                },
                (_, None) => Ok(()),
                (action, Some(container)) => self.touch(action, container, engine),
            };
            done.err().map(|error| StepFailure { step: step.clone(), error })
        });
        Failures::join(failures.collect())
    }

    /// The workloads by their names. Of two with one name the source has the last (RD-8).
    fn specs(self, desired: &DesiredState) -> BTreeMap<&WorkloadId, &WorkloadSpec> {
        match self {
            Self::Seed => desired.workloads.iter().map(|spec| (&spec.id, spec)).collect(),
            Self::Steady => desired.distinct().map(|spec| (&spec.id, spec)).collect(),
        }
    }

    fn start<E: Engine>(
        self,
        spec: &WorkloadSpec,
        replica: i32,
        desired: &DesiredState,
        engine: &mut E,
    ) -> Result<(), E::Error> {
        let others = match self {
            Self::Seed => Others::Replace,
            Self::Steady => Others::Keep,
        };
        engine.ensure_image(&spec.image)?;
        engine.create(&Order { spec, version: self.version(desired, spec), replica, others }).map(drop)
    }

    fn touch<E: Engine>(self, action: Action, container: &ContainerId, engine: &mut E) -> Result<(), E::Error> {
        match (self, action) {
            (_, Action::Restart) => engine.restart(container),
            (Self::Steady, Action::Roll) => engine.drain(container),
            _ => engine.stop(container),
        }
    }
}
