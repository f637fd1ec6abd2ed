//! The agent as a controller: what it lists becomes the model's containers, its plans are done by the model's own code,
//! and the calls which that makes become the engine's commands.

use super::super::{Controller, Decision, Step};
use selvedge_model::container::{
    self, Command, Containers, ContainersRow, CreateContainer, DrainContainer, RestartContainer, StartContainer,
    StopContainer,
};
use selvedge_model::reconcile::{
    self, Container, ContainerId, ContainerState, DesiredState, Engine, ImageRef, Memory, Order, Plan, Policy,
};
use std::fmt;

/// How plans are made: by the model's own policies, or by something that is to be told from them.
pub struct Planner {
    /// How plans are done, and what is demanded of them.
    pub policy: Policy,
    /// Makes a plan.
    #[allow(clippy::type_complexity, reason = "the signature of `Policy::plan`, in full")]
    pub plan: Box<dyn Fn(&DesiredState, &[Container], &Memory) -> (Plan, Memory)>,
}

impl Planner {
    /// The policy itself.
    #[must_use]
    pub fn of(policy: Policy) -> Self {
        Self { policy, plan: Box::new(move |desired, actual, memory| policy.plan(desired, actual, memory)) }
    }
}

/// A workload, and the ids that its containers can have.
pub type Ids = (&'static str, &'static [&'static str]);

/// The agent, with the ids that containers can have.
pub struct Agent {
    /// How it plans.
    pub planner: Planner,
    /// The ids that there can be.
    pub ids: &'static [Ids],
}

impl Controller for Agent {
    type Store = Containers;
    type Wanted = DesiredState;
    type Memory = Memory;

    fn observe(&self, wanted: &DesiredState, listed: &Containers, memory: &Memory) -> Decision<Self> {
        let actual = containers(listed);
        let (plan, memory) = (self.planner.plan)(wanted, &actual, memory);
        let checked = self.planner.policy.check_plan(wanted, &actual, &plan);
        let mut engine = Recorder { free: self.free(&actual, &plan), commands: Vec::new() };
        let steps = plan.steps.iter().map(|step| self.step(wanted, step, &mut engine)).collect();
        Decision { steps, memory, breaks: checked.err().map(|broken| broken.to_string()) }
    }
}

impl Agent {
    /// The ids that no container will have when the plan begins to start some: those that none has, then those of
    /// containers that it ends.
    fn free(&self, actual: &[Container], plan: &Plan) -> Vec<(&'static str, &'static str)> {
        let is_listed = |id: &str| actual.iter().any(|container| container.id.as_str() == id);
        let ends = |id: &str| {
            let ending = plan.steps.iter().filter(|step| step.action.ends());
            ending.filter_map(|step| step.container.as_ref()).any(|ended| ended.as_str() == id)
        };
        let all = || self.ids.iter().flat_map(|(workload, ids)| ids.iter().map(move |id| (*workload, *id)));
        all().filter(|(_, id)| !is_listed(id)).chain(all().filter(|(_, id)| is_listed(id) && ends(id))).collect()
    }

    /// One step, with the commands by which it is done.
    fn step(&self, wanted: &DesiredState, step: &reconcile::Step, engine: &mut Recorder) -> Step<Command> {
        let alone = Plan { steps: vec![step.clone()] };
        // A start for which the bound has no room has no command.
        let _no_room = self.planner.policy.apply(&alone, wanted, engine);
        let done = Step::new(step.to_string(), std::mem::take(&mut engine.commands));
        match &step.container {
            Some(id) if step.action.ends() => done.on(id.as_str()).ending(),
            Some(id) => done.on(id.as_str()),
            None => done,
        }
    }
}

/// An engine that does nothing, and notes what would be done.
struct Recorder {
    /// Workloads, each with an id that one more of its containers can have.
    free: Vec<(&'static str, &'static str)>,
    commands: Vec<Command>,
}

/// There is no id left for another container.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct NoRoom;

impl fmt::Display for NoRoom {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the bound has no room for another container")
    }
}

impl std::error::Error for NoRoom {}

impl Engine for Recorder {
    type Error = NoRoom;

    fn list(&mut self) -> Result<Vec<Container>, NoRoom> {
        Ok(Vec::new())
    }

    fn ensure_image(&mut self, _: &ImageRef) -> Result<(), NoRoom> {
        Ok(())
    }

    /// Creates a container and starts it. The image called `b` has to be built first.
    fn create(&mut self, order: &Order<'_>) -> Result<ContainerId, NoRoom> {
        let fits = |(workload, _): &(&str, &str)| *workload == order.spec.id.as_str();
        let (_, id) = self.free.remove(self.free.iter().position(fits).ok_or(NoRoom)?);
        self.commands.push(Command::CreateContainer(CreateContainer {
            id: container::ContainerId::new(id),
            workload: container::WorkloadId::new(order.spec.id.as_str()),
            replica: order.replica.into(),
            image: container::ImageRef::new(order.spec.image.as_str()),
            version: container::Version::new(order.version.as_str()),
        }));
        let start = StartContainer { id: container::ContainerId::new(id), built: order.spec.image.as_str() != "b" };
        self.commands.push(Command::StartContainer(start));
        Ok(id.into())
    }

    fn stop(&mut self, container: &ContainerId) -> Result<(), NoRoom> {
        self.commands.push(Command::StopContainer(StopContainer { id: named(container) }));
        Ok(())
    }

    fn drain(&mut self, container: &ContainerId) -> Result<(), NoRoom> {
        self.commands.push(Command::DrainContainer(DrainContainer { id: named(container) }));
        Ok(())
    }

    fn restart(&mut self, container: &ContainerId) -> Result<(), NoRoom> {
        self.commands.push(Command::RestartContainer(RestartContainer { id: named(container) }));
        Ok(())
    }
}

fn named(container: &ContainerId) -> container::ContainerId {
    container::ContainerId::new(container.as_str())
}

/// The listed rows as the model's containers.
pub(super) fn containers(listed: &Containers) -> Vec<Container> {
    listed.view().map(|row| listed_container(&row)).collect()
}

fn listed_container(row: &ContainersRow) -> Container {
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
