//! `LoomAgent`: the lifecycle of a Kubernetes custom resource as its controller reconciles it.
//!
//! The rules LA-01 to LA-85 that this declaration follows are restated, with their numbers, by the tests. What is
//! called *ours* below is not in the source: the events other than `LoomAgentApplied` carry the identity and what they
//! announce, so that folding the events alone rebuilds every view row.

mod conditions;

pub use conditions::conditions;

selvedge::lifecycle! {
    /// The LoomAgent custom resource (group loom.beyond10x.dev, version v1alpha1): its spec, the loom.agent/1 document
    /// and what the pod needs beside it, and its lifecycle as the controller reconciles it: applied into Pending,
    /// Running or Refused by the spec check, Degraded and back by the child Deployment's availability, Completed or
    /// Failed when the child Job's run ends, or, on a schedule, Running with each finished run's end recorded in turn,
    /// Pending again on a new generation, and gone on delete.
    context loom.resource @ "v1alpha1" {
        wire { record fields: camelCase; entity fields: camelCase; outcomes: "kebab-case"; moves: "kebab-case" }

        /// The name of a LoomAgent, not interchangeable with any other text.
        newtype ResourceName(String);
        /// The agent's program, as loom.agent describes it.
        external AgentSpec = "loom.agent.AgentSpec";

        enum AgentVariant { AgentServe, Command }
        enum ConditionStatus { True, False, Unknown }
        enum ConditionType { Checked, Available, Completed, LastRunSucceeded }
        enum ConfinementProfileKind { RuntimeDefault, Localhost, Unconfined }
        enum DeploymentAvailability { Available, Unavailable }
        enum RunPhase { Active, Succeeded, Failed }

        record Boundary { model: BoundaryUpstream?, connectors: ConnectorsBoundary?, git: GitBoundary? }
        record BoundaryUpstream { upstream: String, audience: String }
        record CheckResult { exit_code: Int, message: String }
        record CommandSpec { entrypoint: List<String>?, args: List<String>? }
        record Condition { type: ConditionType, status: ConditionStatus, reason: String, message: String }
        record ConfigFile { name: String, content: String }
        record ConfigMapKeyRef { name: String, key: String }
        record ConfinementProfile { type: ConfinementProfileKind, localhost_profile: String? }
        record ConnectorsBoundary { upstream: String, audience: String, operations: List<String> }
        record DeploymentStatus { availability: DeploymentAvailability }
        record EnvVar { name: String, value: String }
        record GitBoundary { upstream: String, audience: String, repositories: List<String> }
        record ImageRef { repository: String, tag: String }
        record LastRun { phase: RunPhase, exit_code: Int?, finished_at: Timestamp?, reason: String? }
        #[allow(unused_type, reason = "the resource's spec is read by the controller, not by its lifecycle (LA-09)")]
        record LoomAgentSpec {
            agent: AgentSpec?,
            routes: Json,
            connectors_config: String?,
            secret_ref: SecretRef?,
            secret_files: SecretFiles?,
            env: List<EnvVar>?,
            image: ImageRef?,
            command: CommandSpec?,
            workspace: Workspace?,
            config_files: List<ConfigFile>?,
            seccomp_profile: ConfinementProfile?,
            app_armor_profile: ConfinementProfile?,
            boundary: Boundary?,
            schedule: ScheduleSpec?,
        }
        record RunEnd { exit_code: Int?, finished_at: Timestamp?, reason: String? }
        record ScheduleInput { text: String?, config_map_key_ref: ConfigMapKeyRef? }
        record ScheduleSpec {
            cron: String,
            time_zone: String?,
            suspend: Bool?,
            starting_deadline_seconds: Int?,
            input: ScheduleInput?,
        }
        record SecretFiles { name: String, mount_path: String }
        record SecretRef { name: String }
        record Workspace { mount_path: String, claim_name: String? }

        /// One LoomAgent resource, as far as its status goes.
        entity LoomAgent {
            key name: ResourceName;
            /// The generation of the spec that the controller last applied.
            observed_generation: Int;
            /// What the spec check of this generation said.
            check: CheckResult?;
            deployment: DeploymentStatus?;
            variant: AgentVariant?;
            /// How the Job's run ended.
            run: RunEnd?;
            /// How the schedule's last finished run ended.
            last_run: LastRun?;
            #[allow(field_never_written, reason = "the source declares it and no outcome writes it (LA-08)")]
            conditions: List<Condition>?;

            states
                /// Applied; the spec check has not answered yet.
                initial Pending,
                Running,
                /// The spec check refused this generation.
                Refused,
                /// The child Deployment is unavailable.
                Degraded,
                Completed,
                Failed;

            move run: Pending -> Running;
            move refuse: Pending -> Refused;
            move degrade: Running -> Degraded;
            move recover: Degraded -> Running;
            move observe_running: Running -> Running;
            move observe_degraded: Degraded -> Degraded;
            move complete: Running -> Completed;
            move fail: Running -> Failed;
            move respecify: any -> Pending;
        }

        /// No LoomAgent carries the name.
        error LoomAgentNotFound { name: ResourceName }
        /// The LoomAgent rests in a state that the observation does not fit.
        error LoomAgentStateConflict { name: ResourceName }
        /// The command speaks of another generation than the one applied.
        error StaleGeneration { name: ResourceName, generation: Int, observed_generation: Int }

        event LoomAgentApplied { name: ResourceName, generation: Int }
        event LoomAgentDeleted { name: ResourceName }
        event LoomAgentRunning { name: ResourceName, exit_code: Int, message: String, variant: AgentVariant }
        event LoomAgentRefused { name: ResourceName, exit_code: Int, message: String, variant: AgentVariant }
        event LoomAgentDegraded { name: ResourceName, availability: DeploymentAvailability }
        event LoomAgentRecovered { name: ResourceName, availability: DeploymentAvailability }
        event LoomAgentObserved { name: ResourceName, availability: DeploymentAvailability }
        event LoomAgentRunObserved { name: ResourceName, phase: RunPhase }
        event LoomAgentCompleted { name: ResourceName, exit_code: Int?, finished_at: Timestamp?, reason: String? }
        event LoomAgentFailed { name: ResourceName, exit_code: Int?, finished_at: Timestamp?, reason: String? }
        event LoomAgentLastRunObserved {
            name: ResourceName,
            phase: RunPhase,
            exit_code: Int?,
            finished_at: Timestamp?,
            reason: String?,
        }

        /// Applies a generation of the spec: creates the LoomAgent, or sends it back to Pending.
        command ApplyLoomAgent(name: ResourceName, generation: Int) on LoomAgent[name] {
            created     when absent                                       => create, set { observed_generation = input.generation }, emit LoomAgentApplied;
            stale       when self.observed_generation > input.generation  => reject StaleGeneration;
            unchanged   when self.observed_generation == input.generation => keep;
            respecified otherwise                                         => move respecify, set { observed_generation = input.generation }, clear { check, deployment, variant, run, last_run }, emit LoomAgentApplied;
        }

        /// Removes the LoomAgent; no view shows it afterwards.
        command DeleteLoomAgent(name: ResourceName) on LoomAgent[name] {
            unknown when absent => reject LoomAgentNotFound;
            deleted otherwise   => delete, emit LoomAgentDeleted;
        }

        /// Reports what the check of a generation's spec said.
        command RecordCheck(
            name: ResourceName,
            generation: Int,
            exit_code: Int,
            message: String,
            variant: AgentVariant
        ) on LoomAgent[name] {
            unknown      when absent                                       => reject LoomAgentNotFound;
            stale        when self.observed_generation != input.generation => reject StaleGeneration;
            out_of_order when elsewhere                                    => reject LoomAgentStateConflict;
            running      when input.exit_code == 0                         => move run, set { check = { exit_code, message }, variant }, emit LoomAgentRunning;
            refused      otherwise                                         => move refuse, set { check = { exit_code, message }, variant }, emit LoomAgentRefused;
        }

        /// Reports the availability of the child Deployment.
        command ObserveDeployment(name: ResourceName, availability: DeploymentAvailability) on LoomAgent[name] {
            unknown        when absent                                            => reject LoomAgentNotFound;
            degraded       when in {Running} && input.availability == Unavailable => move degrade, set { deployment = { availability } }, emit LoomAgentDegraded;
            still_running  when in {Running}                                      => move observe_running, set { deployment = { availability } }, emit LoomAgentObserved;
            recovered      when in {Degraded} && input.availability == Available  => move recover, set { deployment = { availability } }, emit LoomAgentRecovered;
            still_degraded when in {Degraded}                                     => move observe_degraded, set { deployment = { availability } }, emit LoomAgentObserved;
            no_deployment  otherwise                                              => reject LoomAgentStateConflict;
        }

        /// Reports the phase of the child Job's run and, where it has ended, how.
        command ObserveRun(
            name: ResourceName,
            phase: RunPhase,
            exit_code: Int?,
            finished_at: Timestamp?,
            reason: String?
        ) on LoomAgent[name] {
            unknown      when absent                                   => reject LoomAgentNotFound;
            still_active when in {Running} && input.phase == Active    => move observe_running, emit LoomAgentRunObserved;
            completed    when in {Running} && input.phase == Succeeded => move complete, set { run = { exit_code, finished_at, reason } }, emit LoomAgentCompleted;
            failed       when in {Running} && input.phase == Failed    => move fail, set { run = { exit_code, finished_at, reason } }, emit LoomAgentFailed;
            finished     when in {Completed, Failed}                   => keep;
            no_run       otherwise                                     => reject LoomAgentStateConflict;
        }

        /// Reports one run of a schedule; the LoomAgent keeps running.
        command ObserveScheduledRun(
            name: ResourceName,
            phase: RunPhase,
            exit_code: Int?,
            finished_at: Timestamp?,
            reason: String?
        ) on LoomAgent[name] {
            unknown            when absent                                   => reject LoomAgentNotFound;
            last_run_succeeded when in {Running} && input.phase == Succeeded => move observe_running, set { last_run = { phase, exit_code, finished_at, reason } }, emit LoomAgentLastRunObserved;
            last_run_failed    when in {Running} && input.phase == Failed    => move observe_running, set { last_run = { phase, exit_code, finished_at, reason } }, emit LoomAgentLastRunObserved;
            run_active         when in {Running}                             => keep;
            not_running        otherwise                                     => reject LoomAgentStateConflict;
        }

        /// Every LoomAgent, current the moment the command that changed it returns.
        view LoomAgents of LoomAgent { rows all; order none; fresh read_your_writes; show all; }

        /// One name and two generations: a fraction of a second.
        bound s {
            LoomAgent: 1;
            generation: {1, 2};
            RecordCheck.exit_code: {0, 1};
            message: {"m"};
            exit_code: {none, 0};
            finished_at: {none};
            reason: {none};
        }

        /// One name, three generations, and every optional of a run's end both absent and present.
        bound m {
            LoomAgent: 1;
            generation: 1..=3;
            RecordCheck.exit_code: {0, 1};
            message: {"m"};
            exit_code: {none, 0, 1};
            finished_at: {none, "2026-01-01T00:00:00Z"};
            reason: {none, "r"};
        }

        /// Two names, to see that they do not touch each other.
        bound t {
            LoomAgent: 2;
            generation: {1, 2};
            RecordCheck.exit_code: {0, 1};
            message: {"m"};
            variant: {AgentServe};
            exit_code: {none};
            finished_at: {none};
            reason: {none};
        }

        /// One name, with one command under way that was issued on what the view showed then.
        bound late {
            LoomAgent: 1;
            LoomAgent.late: 1;
            generation: {1, 2};
            RecordCheck.exit_code: {0, 1};
            message: {"m"};
            variant: {AgentServe};
            exit_code: {none};
            finished_at: {none};
            reason: {none};
        }

        /// One name, and runs that end at two different times.
        bound times {
            LoomAgent: 1;
            generation: {1, 2};
            RecordCheck.exit_code: {0, 1};
            message: {"m"};
            variant: {AgentServe};
            exit_code: {none};
            finished_at: {"2026-01-01T00:00:00Z", "2026-01-02T00:00:00Z"};
            reason: {none};
        }

        /// Three names, each with the worlds of `times`: what other checkers are raced on.
        bound peers {
            LoomAgent: 3;
            generation: {1, 2};
            RecordCheck.exit_code: {0, 1};
            message: {"m"};
            variant: {AgentServe};
            exit_code: {none};
            finished_at: {"2026-01-01T00:00:00Z", "2026-01-02T00:00:00Z"};
            reason: {none};
        }

        /// Four names: over three hundred million worlds.
        bound xl {
            LoomAgent: 4;
            generation: 1..=3;
            RecordCheck.exit_code: {0, 1};
            message: {"m"};
            exit_code: {none};
            finished_at: {none};
            reason: {none};
        }

        /// The observed generation of a LoomAgent only grows while it lives (LA-85).
        always only_growing: step of LoomAgent: before.observed_generation <= after.observed_generation;
        /// A LoomAgent whose check failed does nothing but wait for another generation.
        always failed_check_refuses: all agent in LoomAgent:
            agent.check is some && agent.check.exit_code != 0 implies agent in {Refused};
        /// Nothing runs before its check has passed.
        never unchecked_run: some agent in LoomAgent:
            agent in {Running, Degraded, Completed, Failed} && agent.check is none;
        /// A finished run is recorded once and stays as it was until another generation is applied.
        never second_ending: step of LoomAgent:
            before in {Completed, Failed} && after in {Completed, Failed} && after.run is none;
        /// Conditions are declared and never written (LA-08).
        never condition: some agent in LoomAgent: agent.conditions is some;
        /// A LoomAgent whose check is recorded in time does not stay Pending (LA-33, LA-34).
        eventually checked under fair RecordCheck: all agent in LoomAgent:
            agent in {Pending} leads to agent in {Running, Refused};
        reach every outcome, every move, every state;

        /// A run of an earlier generation fails the LoomAgent at a later one: observations carry no generation (LH-1).
        hazard crossed_generation within late: step of LoomAgent by ObserveRun.failed:
            basis in {Running} && basis.observed_generation != before.observed_generation;
        /// A check of a LoomAgent that was deleted passes for another of the same name: an identity has no uid (LH-2).
        hazard check_of_the_deleted within late: step of LoomAgent by RecordCheck.running: basis is gone;
        /// A Deployment degrades a LoomAgent that runs a Command: no outcome consults the variant (LH-3).
        hazard deployment_of_a_command within s, m, xl: some agent in LoomAgent:
            agent in {Degraded} && agent.variant is some && agent.variant == Command;
        /// A Job completes a LoomAgent that serves: no outcome consults the variant (LH-3).
        hazard job_of_a_server: some agent in LoomAgent:
            agent in {Completed} && agent.variant is some && agent.variant == AgentServe;
        /// One LoomAgent has both a run that ended and a schedule's last run (LH-4).
        hazard run_and_last_run: some agent in LoomAgent: agent.run is some && agent.last_run is some;
        /// One LoomAgent has both a run that ended and a deployment (LH-4).
        hazard run_and_deployment: some agent in LoomAgent: agent.run is some && agent.deployment is some;
        /// A run completes without saying with which exit code (LH-5).
        hazard completed_without_exit_code: some agent in LoomAgent:
            agent in {Completed} && agent.run is some && agent.run.exit_code is none;
        /// A run fails with exit code 0 (LH-5).
        hazard failed_with_exit_code_0 within s, m: some agent in LoomAgent:
            agent in {Failed} && agent.run is some && agent.run.exit_code is some && agent.run.exit_code == 0;
        /// A run that ends while the LoomAgent is Degraded is refused, and lost unless it is sent again (LH-6).
        hazard end_while_degraded: step of LoomAgent by ObserveRun.no_run:
            before in {Degraded} && input.phase != Active;
        /// A late observation of an earlier run sets the time of the last run back (LH-8).
        hazard last_run_goes_back within times: step of LoomAgent by ObserveScheduledRun:
            before.last_run is some && before.last_run.finished_at is some && after.last_run is some
            && after.last_run.finished_at is some && after.last_run.finished_at < before.last_run.finished_at;
        /// A run that failed after it had completed is kept silently: nobody hears of the contradiction (LH-9).
        hazard contradicting_end: step of LoomAgent by ObserveRun.finished:
            before in {Completed} && input.phase == Failed;
    }
}

/// The API group of the custom resource whose status a row is.
pub const GROUP: &str = "loom.beyond10x.dev";

/// The text of this file, so that whoever checks the generated code reads the declaration that it was generated from.
pub const SOURCE: &str = include_str!("loom_agent.rs");
