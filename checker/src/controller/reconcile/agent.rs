//! The agent as a controller: what it lists becomes the model's containers, its plans become the engine's commands.

use super::super::{Controller, Decision, Step};
use selvedge_model::container::{
    self, Command, Containers, ContainersRow, CreateContainer, DrainContainer, RestartContainer, StartContainer,
    StopContainer,
};
use selvedge_model::reconcile::{
    self, Action, Container, ContainerState, DesiredState, Memory, Plan, Policy, Version, WorkloadSpec,
};

/// How plans are made: by the model's own policies, or by something that is to be told from them.
pub struct Planner {
    /// Which version a container is created for.
    pub policy: Policy,
    /// Makes a plan.
    pub plan: Box<dyn Fn(&DesiredState, &[Container], &Memory) -> (Plan, Memory)>,
}

impl Planner {
    /// The policy itself.
    #[must_use]
    pub fn of(policy: Policy) -> Self {
        Self { policy, plan: Box::new(move |desired, actual, memory| policy.plan(desired, actual, memory)) }
    }
}

/// The agent, with the ids that containers can have.
pub struct Agent {
    /// How it plans.
    pub planner: Planner,
    /// The ids of the containers that there can be.
    pub ids: &'static [&'static str],
}

impl Controller for Agent {
    type Store = Containers;
    type Wanted = DesiredState;
    type Memory = Memory;

    fn observe(&self, wanted: &DesiredState, listed: &Containers, memory: &Memory) -> Decision<Self> {
        let actual: Vec<Container> = listed.view().map(|row| listed_container(&row)).collect();
        let (plan, memory) = (self.planner.plan)(wanted, &actual, memory);
        let mut free = self.free(&actual, &plan).into_iter();
        let steps = plan.steps.iter().map(|step| self.step(wanted, step, &mut free)).collect();
        Decision { steps, memory }
    }
}

impl Agent {
    /// The ids that no container will have when the plan begins to start some: those that none has, then those of
    /// containers that it ends.
    fn free(&self, actual: &[Container], plan: &Plan) -> Vec<&'static str> {
        let is_listed = |id: &&&str| actual.iter().any(|container| container.id.as_str() == **id);
        let ends = |id: &&&str| {
            let ending = plan.steps.iter().filter(|step| step.action.ends());
            ending.filter_map(|step| step.container.as_ref()).any(|ended| ended.as_str() == **id)
        };
        let unused = self.ids.iter().filter(|id| !is_listed(id));
        unused.chain(self.ids.iter().filter(|id| is_listed(id) && ends(id))).copied().collect()
    }

    /// The commands of one step. A start for which the bound has no room has none.
    fn step(
        &self,
        wanted: &DesiredState,
        step: &reconcile::Step,
        free: &mut impl Iterator<Item = &'static str>,
    ) -> Step<Command> {
        let says = step.to_string();
        let Some(id) = step.container.as_ref().map(reconcile::ContainerId::as_str) else {
            let spec = self.spec(wanted, step);
            let commands = spec.zip(free.next()).map(|(spec, id)| self.start(wanted, spec, step.replica, id));
            return Step::new(says, commands.unwrap_or_default());
        };
        let on = container::ContainerId::new(id);
        let command = match (step.action, self.planner.policy) {
            (Action::Roll, Policy::Steady) => Command::DrainContainer(DrainContainer { id: on }),
            (Action::Stop | Action::Roll, _) => Command::StopContainer(StopContainer { id: on }),
            (Action::Restart | Action::Start, _) => Command::RestartContainer(RestartContainer { id: on }),
        };
        let done = Step::new(says, [command]).on(id);
        if step.action.ends() { done.ending() } else { done }
    }

    /// What a container is created from: of two specs of one workload the last (RD-8), or, under `Steady`, the first.
    fn spec<'d>(&self, wanted: &'d DesiredState, step: &reconcile::Step) -> Option<&'d WorkloadSpec> {
        let mut specs = wanted.workloads.iter().filter(|spec| spec.id == step.workload);
        match self.planner.policy {
            Policy::Seed => specs.next_back(),
            Policy::Steady => specs.next(),
        }
    }

    /// Creates a container and starts it. The image called `b` has to be built first.
    fn start(&self, wanted: &DesiredState, spec: &WorkloadSpec, replica: i32, id: &str) -> Vec<Command> {
        let id = container::ContainerId::new(id);
        let version = version(self.planner.policy, wanted, spec);
        vec![
            Command::CreateContainer(CreateContainer {
                id: id.clone(),
                workload: container::WorkloadId::new(spec.id.as_str()),
                replica: replica.into(),
                image: container::ImageRef::new(spec.image.as_str()),
                version: container::Version::new(version.as_str()),
            }),
            Command::StartContainer(StartContainer { id, built: spec.image.as_str() != "b" }),
        ]
    }
}

/// The version that containers of a workload are created for.
pub(super) fn version(policy: Policy, wanted: &DesiredState, spec: &WorkloadSpec) -> Version {
    match policy {
        Policy::Seed => wanted.version.clone(),
        Policy::Steady => spec.version(),
    }
}

/// A listed row as the model's container.
pub(super) fn listed_container(row: &ContainersRow) -> Container {
    let workload = row.workload.as_ref().map_or("", |workload| workload.as_str());
    let replica = row.replica.and_then(|replica| i32::try_from(replica).ok());
    Container {
        id: row.id.as_str().into(),
        workload: workload.into(),
        egg: workload.into(),
        blob: workload.into(),
        image: row.image.as_ref().map(|image| image.as_str().into()),
        version: row.version.as_ref().map(|version| version.as_str().into()),
        state: state(row.state),
        healthy: row.healthy,
        restart_count: 0,
        replica: replica.unwrap_or(0),
        published_port: None,
        legacy: replica.is_none(),
    }
}

fn state(state: container::ContainerState) -> ContainerState {
    use container::ContainerState as Declared;
    match state {
        Declared::Pending => ContainerState::Pending,
        Declared::Building => ContainerState::Building,
        Declared::Starting => ContainerState::Starting,
        Declared::Running => ContainerState::Running,
        Declared::Stopped => ContainerState::Stopped,
        Declared::Crashed => ContainerState::Crashed,
        Declared::Unknown => ContainerState::Unknown,
    }
}
