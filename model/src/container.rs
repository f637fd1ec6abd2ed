//! `Container`: the lifecycle of a container as an engine keeps it and an agent converges it.
//!
//! Three issue its commands: the agent, which only ever does what its plans say; the engine, which carries on with what
//! it has begun; and the environment, which does what nobody asked for. A check of an agent in its loop takes them from
//! here. The rules RC-01 to RC-33 that the agent follows are those of the module `reconcile`.

selvedge::lifecycle! {
    /// The containers of one engine, as far as a host agent deals with them: created for a replica of a workload,
    /// started (perhaps after its image is built), answering or not, ended well or badly, out of sight, and gone.
    context reconcile.container @ "v1" {
        wire {
            entity fields: camelCase;
            command inputs: camelCase;
            event fields: camelCase;
            view fields: camelCase;
            outcomes: "kebab-case";
            moves: "kebab-case"
        }

        /// The agent of the host.
        actor agent;
        /// The engine, carrying on with what it has begun.
        actor engine;
        /// What nobody asked for: faults, other people, older agents.
        actor environment;

        /// The engine's name of a container.
        newtype ContainerId(String);
        newtype WorkloadId(String);
        newtype ImageRef(String);
        /// A hash of what should run on the host, opaque.
        newtype Version(String);

        /// One container.
        entity Container {
            key id: ContainerId;
            /// The workload that it serves; a container without this label is not managed.
            workload: WorkloadId?;
            /// The slot that it fills; an older agent wrote no such label.
            replica: Int?;
            /// The image that it was created from, as its label tells it.
            image: ImageRef?;
            /// The version that it was created for, as its label tells it.
            version: Version?;
            /// Whether it answered when it was last asked.
            healthy: Bool;

            states
                /// Created, and never started.
                initial Pending,
                /// Its image is being built; it starts when that is done.
                Building,
                /// Started, and has not answered yet.
                Starting,
                Running,
                /// Ended of itself, without fault.
                Stopped,
                Crashed,
                /// The engine says neither that it runs nor that it has ended, as of one that is paused.
                Unknown;

            move build: Pending -> Building;
            move start: {Pending, Building, Stopped, Crashed} -> Starting;
            move restart: {Pending, Starting, Running, Stopped, Crashed} -> Starting;
            move answer: {Starting, Running} -> Running;
            move fall_silent: Running -> Running;
            move exit: {Starting, Running} -> Stopped;
            move crash: {Starting, Running} -> Crashed;
            move pause: Running -> Unknown;
            move resume: Unknown -> Running;
        }

        /// No container carries the id.
        error NoSuchContainer { id: ContainerId }
        /// A container carries the id already.
        error IdTaken { id: ContainerId }
        /// The container rests in a state in which that cannot be done.
        error StateConflict { id: ContainerId }

        event ContainerCreated {
            id: ContainerId,
            workload: WorkloadId?,
            replica: Int?,
            image: ImageRef?,
            version: Version?
        }
        event ContainerStarted { id: ContainerId }
        event ImageBuilding { id: ContainerId }
        event ContainerAnswered { id: ContainerId }
        event ContainerFellSilent { id: ContainerId }
        event ContainerExited { id: ContainerId }
        event ContainerCrashed { id: ContainerId }
        event ContainerPaused { id: ContainerId }
        event ContainerResumed { id: ContainerId }
        event ContainerRemoved { id: ContainerId }

        /// Creates a container for a slot of a workload. It does not run yet.
        command CreateContainer(
            id: ContainerId,
            workload: WorkloadId,
            replica: Int,
            image: ImageRef,
            version: Version
        ) on Container[id] by agent {
            created when absent => create, set { workload, replica, image, version, healthy = false }, emit ContainerCreated;
            taken   otherwise   => reject IdTaken;
        }

        /// Starts a created container, or has its image built first. Of one that runs already it is a success.
        command StartContainer(id: ContainerId, built: Bool) on Container[id] by agent {
            unknown  when absent                           => reject NoSuchContainer;
            building when in {Pending} && !input.built     => move build, emit ImageBuilding;
            started  when in {Pending, Stopped, Crashed}   => move start, emit ContainerStarted;
            running  when in {Building, Starting, Running} => keep;
            conflict otherwise                             => reject StateConflict;
        }

        /// Restarts a container in place.
        command RestartContainer(id: ContainerId) on Container[id] by agent {
            unknown   when absent    => reject NoSuchContainer;
            conflict  when elsewhere => reject StateConflict;
            restarted otherwise      => move restart, set { healthy = false }, emit ContainerStarted;
        }

        /// Ends a container and removes it.
        command StopContainer(id: ContainerId) on Container[id] by agent {
            unknown when absent => reject NoSuchContainer;
            removed otherwise   => delete, emit ContainerRemoved;
        }

        /// Lets a container end its work, then removes it.
        command DrainContainer(id: ContainerId) on Container[id] by agent {
            unknown when absent => reject NoSuchContainer;
            drained otherwise   => delete, emit ContainerRemoved;
        }

        /// The image is there: the container starts.
        command FinishBuild(id: ContainerId) on Container[id] by engine {
            unknown     when absent        => reject NoSuchContainer;
            started     when in {Building} => move start, emit ContainerStarted;
            not_awaited otherwise          => reject StateConflict;
        }

        /// The container answers.
        command BecomeHealthy(id: ContainerId) on Container[id] by engine {
            unknown  when absent                       => reject NoSuchContainer;
            same     when in {Running} && self.healthy => keep;
            conflict when elsewhere                    => reject StateConflict;
            answered otherwise                         => move answer, set { healthy = true }, emit ContainerAnswered;
        }

        /// The container runs and answers no longer.
        command BecomeUnhealthy(id: ContainerId) on Container[id] by environment {
            unknown  when absent                       => reject NoSuchContainer;
            silent   when in {Running} && self.healthy => move fall_silent, set { healthy = false }, emit ContainerFellSilent;
            same     when in {Running}                 => keep;
            conflict otherwise                         => reject StateConflict;
        }

        /// The container ends with a fault.
        command Crash(id: ContainerId) on Container[id] by environment {
            unknown  when absent    => reject NoSuchContainer;
            conflict when elsewhere => reject StateConflict;
            crashed  otherwise      => move crash, set { healthy = false }, emit ContainerCrashed;
        }

        /// The container ends of itself, without fault.
        command Exit(id: ContainerId) on Container[id] by environment {
            unknown  when absent    => reject NoSuchContainer;
            conflict when elsewhere => reject StateConflict;
            exited   otherwise      => move exit, set { healthy = false }, emit ContainerExited;
        }

        /// Somebody pauses the container.
        command Pause(id: ContainerId) on Container[id] by environment {
            unknown  when absent    => reject NoSuchContainer;
            conflict when elsewhere => reject StateConflict;
            paused   otherwise      => move pause, set { healthy = false }, emit ContainerPaused;
        }

        /// Somebody resumes the container.
        command Resume(id: ContainerId) on Container[id] by environment {
            unknown  when absent    => reject NoSuchContainer;
            conflict when elsewhere => reject StateConflict;
            resumed  otherwise      => move resume, emit ContainerResumed;
        }

        /// Somebody removes the container by hand.
        command RemoveByHand(id: ContainerId) on Container[id] by environment {
            unknown when absent => reject NoSuchContainer;
            removed otherwise   => delete, emit ContainerRemoved;
        }

        /// Somebody else creates a container: an older agent, whose labels may be missing, or a person, who writes none.
        command PlaceByHand(
            id: ContainerId,
            workload: WorkloadId?,
            replica: Int?,
            image: ImageRef?,
            version: Version?
        ) on Container[id] by environment {
            placed when absent => create, set { workload, replica, image, version, healthy = false }, emit ContainerCreated;
            taken  otherwise   => reject IdTaken;
        }

        /// What an agent lists: the containers that carry its label (RC-31).
        view Containers of Container { rows when self.workload is some; order none; fresh read_your_writes; show all; }

        /// One id, with and without labels: a fraction of a second.
        bound s {
            Container: 1;
            WorkloadId: {"w"};
            ImageRef: {"a", "b"};
            Version: {"1"};
            replica: {0};
            PlaceByHand.workload: {none, "w"};
            PlaceByHand.replica: {none, 0};
            PlaceByHand.image: {none, "a"};
            PlaceByHand.version: {none, "1"};
        }

        /// Two ids, to see that they do not touch each other.
        bound t {
            Container: 2;
            WorkloadId: {"w"};
            ImageRef: {"a"};
            Version: {"1", "2"};
            replica: {0, 1};
            PlaceByHand.workload: {none, "w"};
            PlaceByHand.replica: {none};
            PlaceByHand.image: {none};
            PlaceByHand.version: {none};
        }

        /// One id, and one command that lands later than it was issued: an agent that acts on what it listed before.
        bound late {
            Container: 1;
            Container.late: 1;
            WorkloadId: {"w"};
            ImageRef: {"a"};
            Version: {"1"};
            replica: {0};
            PlaceByHand.workload: {none};
            PlaceByHand.replica: {none};
            PlaceByHand.image: {none};
            PlaceByHand.version: {none};
        }

        /// Only what runs answers.
        always healthy_runs: all container in Container: container.healthy implies container in {Running};
        /// What was paused does not answer until it is asked again.
        never resumed_healthy: step of Container by Resume.resumed: after.healthy;
        /// Nothing but a start or a restart wakes a container that was created and never started, or that ended.
        never answers_unstarted: step of Container by BecomeHealthy:
            before in {Pending, Building, Stopped, Crashed, Unknown} && after.healthy;
        /// A container keeps the slot that it was created for.
        always same_slot: step of Container:
            before.replica is some implies after.replica is some && before.replica == after.replica;
        /// A container keeps the version that it was created for: another version is another container.
        always same_version: step of Container:
            before.version is some implies after.version is some && before.version == after.version;
        reach every outcome, every move, every state;

        /// The agent restarts a container that answers: nothing but its listing keeps it from that.
        hazard restarts_the_healthy: step of Container by RestartContainer.restarted: before.healthy;
        /// A container is paused while it serves, and rests where the agent takes no step.
        hazard paused_in_service: step of Container by Pause.paused: before.healthy;
        /// The agent restarts a container that it saw down and that has recovered since.
        hazard restarts_the_recovered within late: step of Container by RestartContainer.restarted:
            basis in {Crashed, Stopped} && before.healthy;
        /// The agent restarts a container that carries the id of the one that it listed, and is another.
        hazard restarts_another within late: step of Container by RestartContainer.restarted: basis is gone;
    }
}

/// The text of this file, so that whoever checks the generated code reads the declaration that it was generated from.
pub const SOURCE: &str = include_str!("container.rs");
