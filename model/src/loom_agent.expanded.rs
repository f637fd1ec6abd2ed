// What `selvedge::lifecycle!` makes of loom_agent.rs. Refreshed by `SELVEDGE_BLESS=1 cargo test -p selvedge-macros`.

/// The name of a LoomAgent, not interchangeable with any other text.
///
/// Not interchangeable with what it wraps.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::hash::Hash,
    ::core::cmp::PartialOrd,
    ::core::cmp::Ord
)]
pub struct ResourceName(::selvedge::__private::String);
impl ResourceName {
    /// Wraps a text.
    #[must_use]
    pub fn new(
        value: impl ::core::convert::Into<::selvedge::__private::String>,
    ) -> Self {
        Self(::core::convert::Into::into(value))
    }
    /// The text.
    #[must_use]
    pub fn as_str(&self) -> &::core::primitive::str {
        self.0.as_str()
    }
    /// The wrapped value itself.
    #[must_use]
    pub fn into_inner(self) -> ::selvedge::__private::String {
        self.0
    }
}
#[automatically_derived]
impl ::core::fmt::Display for ResourceName {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::core::fmt::Display::fmt(&self.0, f)
    }
}
::selvedge::__private::wrapper! {
    ResourceName
}
/// The agent's program, as loom.agent describes it.
///
/// `loom.agent.AgentSpec` of another context: opaque here.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::hash::Hash
)]
pub struct AgentSpec(
    /// The value.
    pub ::selvedge::Json,
);
::selvedge::__private::wrapper! {
    AgentSpec
}
/// One of a few.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::hash::Hash,
    ::core::marker::Copy,
    ::core::cmp::PartialOrd,
    ::core::cmp::Ord
)]
pub enum AgentVariant {
    /// `AgentServe`
    AgentServe,
    /// `Command`
    Command,
}
::selvedge::__private::names! {
    AgentVariant { AgentServe "AgentServe", Command "Command", }
}
/// One of a few.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::hash::Hash,
    ::core::marker::Copy,
    ::core::cmp::PartialOrd,
    ::core::cmp::Ord
)]
pub enum ConditionStatus {
    /// `True`
    True,
    /// `False`
    False,
    /// `Unknown`
    Unknown,
}
::selvedge::__private::names! {
    ConditionStatus { True "True", False "False", Unknown "Unknown", }
}
/// One of a few.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::hash::Hash,
    ::core::marker::Copy,
    ::core::cmp::PartialOrd,
    ::core::cmp::Ord
)]
pub enum ConditionType {
    /// `Checked`
    Checked,
    /// `Available`
    Available,
    /// `Completed`
    Completed,
    /// `LastRunSucceeded`
    LastRunSucceeded,
}
::selvedge::__private::names! {
    ConditionType { Checked "Checked", Available "Available", Completed "Completed",
    LastRunSucceeded "LastRunSucceeded", }
}
/// One of a few.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::hash::Hash,
    ::core::marker::Copy,
    ::core::cmp::PartialOrd,
    ::core::cmp::Ord
)]
pub enum ConfinementProfileKind {
    /// `RuntimeDefault`
    RuntimeDefault,
    /// `Localhost`
    Localhost,
    /// `Unconfined`
    Unconfined,
}
::selvedge::__private::names! {
    ConfinementProfileKind { RuntimeDefault "RuntimeDefault", Localhost "Localhost",
    Unconfined "Unconfined", }
}
/// One of a few.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::hash::Hash,
    ::core::marker::Copy,
    ::core::cmp::PartialOrd,
    ::core::cmp::Ord
)]
pub enum DeploymentAvailability {
    /// `Available`
    Available,
    /// `Unavailable`
    Unavailable,
}
::selvedge::__private::names! {
    DeploymentAvailability { Available "Available", Unavailable "Unavailable", }
}
/// One of a few.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::hash::Hash,
    ::core::marker::Copy,
    ::core::cmp::PartialOrd,
    ::core::cmp::Ord
)]
pub enum RunPhase {
    /// `Active`
    Active,
    /// `Succeeded`
    Succeeded,
    /// `Failed`
    Failed,
}
::selvedge::__private::names! {
    RunPhase { Active "Active", Succeeded "Succeeded", Failed "Failed", }
}
/// A record.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::hash::Hash
)]
pub struct Boundary {
    /// `model` on the wire; may be absent.
    pub model: ::core::option::Option<BoundaryUpstream>,
    /// `connectors` on the wire; may be absent.
    pub connectors: ::core::option::Option<ConnectorsBoundary>,
    /// `git` on the wire; may be absent.
    pub git: ::core::option::Option<GitBoundary>,
}
::selvedge::__private::record! {
    Boundary { optional model "model", optional connectors "connectors", optional git
    "git", }
}
/// A record.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::hash::Hash
)]
pub struct BoundaryUpstream {
    /// `upstream` on the wire.
    pub upstream: ::selvedge::__private::String,
    /// `audience` on the wire.
    pub audience: ::selvedge::__private::String,
}
::selvedge::__private::record! {
    BoundaryUpstream { required upstream "upstream", required audience "audience", }
}
/// A record.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::hash::Hash
)]
pub struct CheckResult {
    /// `exitCode` on the wire.
    pub exit_code: ::core::primitive::i64,
    /// `message` on the wire.
    pub message: ::selvedge::__private::String,
}
::selvedge::__private::record! {
    CheckResult { required exit_code "exitCode", required message "message", }
}
/// A record.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::hash::Hash
)]
pub struct CommandSpec {
    /// `entrypoint` on the wire; may be absent.
    pub entrypoint: ::core::option::Option<
        ::selvedge::__private::Vec<::selvedge::__private::String>,
    >,
    /// `args` on the wire; may be absent.
    pub args: ::core::option::Option<
        ::selvedge::__private::Vec<::selvedge::__private::String>,
    >,
}
::selvedge::__private::record! {
    CommandSpec { optional entrypoint "entrypoint", optional args "args", }
}
/// A record.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::hash::Hash
)]
pub struct Condition {
    /// `type` on the wire.
    pub r#type: ConditionType,
    /// `status` on the wire.
    pub status: ConditionStatus,
    /// `reason` on the wire.
    pub reason: ::selvedge::__private::String,
    /// `message` on the wire.
    pub message: ::selvedge::__private::String,
}
::selvedge::__private::record! {
    Condition { required r#type "type", required status "status", required reason
    "reason", required message "message", }
}
/// A record.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::hash::Hash
)]
pub struct ConfigFile {
    /// `name` on the wire.
    pub name: ::selvedge::__private::String,
    /// `content` on the wire.
    pub content: ::selvedge::__private::String,
}
::selvedge::__private::record! {
    ConfigFile { required name "name", required content "content", }
}
/// A record.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::hash::Hash
)]
pub struct ConfigMapKeyRef {
    /// `name` on the wire.
    pub name: ::selvedge::__private::String,
    /// `key` on the wire.
    pub key: ::selvedge::__private::String,
}
::selvedge::__private::record! {
    ConfigMapKeyRef { required name "name", required key "key", }
}
/// A record.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::hash::Hash
)]
pub struct ConfinementProfile {
    /// `type` on the wire.
    pub r#type: ConfinementProfileKind,
    /// `localhostProfile` on the wire; may be absent.
    pub localhost_profile: ::core::option::Option<::selvedge::__private::String>,
}
::selvedge::__private::record! {
    ConfinementProfile { required r#type "type", optional localhost_profile
    "localhostProfile", }
}
/// A record.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::hash::Hash
)]
pub struct ConnectorsBoundary {
    /// `upstream` on the wire.
    pub upstream: ::selvedge::__private::String,
    /// `audience` on the wire.
    pub audience: ::selvedge::__private::String,
    /// `operations` on the wire.
    pub operations: ::selvedge::__private::Vec<::selvedge::__private::String>,
}
::selvedge::__private::record! {
    ConnectorsBoundary { required upstream "upstream", required audience "audience",
    required operations "operations", }
}
/// A record.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::hash::Hash
)]
pub struct DeploymentStatus {
    /// `availability` on the wire.
    pub availability: DeploymentAvailability,
}
::selvedge::__private::record! {
    DeploymentStatus { required availability "availability", }
}
/// A record.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::hash::Hash
)]
pub struct EnvVar {
    /// `name` on the wire.
    pub name: ::selvedge::__private::String,
    /// `value` on the wire.
    pub value: ::selvedge::__private::String,
}
::selvedge::__private::record! {
    EnvVar { required name "name", required value "value", }
}
/// A record.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::hash::Hash
)]
pub struct GitBoundary {
    /// `upstream` on the wire.
    pub upstream: ::selvedge::__private::String,
    /// `audience` on the wire.
    pub audience: ::selvedge::__private::String,
    /// `repositories` on the wire.
    pub repositories: ::selvedge::__private::Vec<::selvedge::__private::String>,
}
::selvedge::__private::record! {
    GitBoundary { required upstream "upstream", required audience "audience", required
    repositories "repositories", }
}
/// A record.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::hash::Hash
)]
pub struct ImageRef {
    /// `repository` on the wire.
    pub repository: ::selvedge::__private::String,
    /// `tag` on the wire.
    pub tag: ::selvedge::__private::String,
}
::selvedge::__private::record! {
    ImageRef { required repository "repository", required tag "tag", }
}
/// A record.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::hash::Hash
)]
pub struct LastRun {
    /// `phase` on the wire.
    pub phase: RunPhase,
    /// `exitCode` on the wire; may be absent.
    pub exit_code: ::core::option::Option<::core::primitive::i64>,
    /// `finishedAt` on the wire; may be absent.
    pub finished_at: ::core::option::Option<::selvedge::Timestamp>,
    /// `reason` on the wire; may be absent.
    pub reason: ::core::option::Option<::selvedge::__private::String>,
}
::selvedge::__private::record! {
    LastRun { required phase "phase", optional exit_code "exitCode", optional finished_at
    "finishedAt", optional reason "reason", }
}
/// A record.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::hash::Hash
)]
pub struct LoomAgentSpec {
    /// `agent` on the wire; may be absent.
    pub agent: ::core::option::Option<AgentSpec>,
    /// `routes` on the wire.
    pub routes: ::selvedge::Json,
    /// `connectorsConfig` on the wire; may be absent.
    pub connectors_config: ::core::option::Option<::selvedge::__private::String>,
    /// `secretRef` on the wire; may be absent.
    pub secret_ref: ::core::option::Option<SecretRef>,
    /// `secretFiles` on the wire; may be absent.
    pub secret_files: ::core::option::Option<SecretFiles>,
    /// `env` on the wire; may be absent.
    pub env: ::core::option::Option<::selvedge::__private::Vec<EnvVar>>,
    /// `image` on the wire; may be absent.
    pub image: ::core::option::Option<ImageRef>,
    /// `command` on the wire; may be absent.
    pub command: ::core::option::Option<CommandSpec>,
    /// `workspace` on the wire; may be absent.
    pub workspace: ::core::option::Option<Workspace>,
    /// `configFiles` on the wire; may be absent.
    pub config_files: ::core::option::Option<::selvedge::__private::Vec<ConfigFile>>,
    /// `seccompProfile` on the wire; may be absent.
    pub seccomp_profile: ::core::option::Option<ConfinementProfile>,
    /// `appArmorProfile` on the wire; may be absent.
    pub app_armor_profile: ::core::option::Option<ConfinementProfile>,
    /// `boundary` on the wire; may be absent.
    pub boundary: ::core::option::Option<Boundary>,
    /// `schedule` on the wire; may be absent.
    pub schedule: ::core::option::Option<ScheduleSpec>,
}
::selvedge::__private::record! {
    LoomAgentSpec { optional agent "agent", required routes "routes", optional
    connectors_config "connectorsConfig", optional secret_ref "secretRef", optional
    secret_files "secretFiles", optional env "env", optional image "image", optional
    command "command", optional workspace "workspace", optional config_files
    "configFiles", optional seccomp_profile "seccompProfile", optional app_armor_profile
    "appArmorProfile", optional boundary "boundary", optional schedule "schedule", }
}
/// A record.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::hash::Hash
)]
pub struct RunEnd {
    /// `exitCode` on the wire; may be absent.
    pub exit_code: ::core::option::Option<::core::primitive::i64>,
    /// `finishedAt` on the wire; may be absent.
    pub finished_at: ::core::option::Option<::selvedge::Timestamp>,
    /// `reason` on the wire; may be absent.
    pub reason: ::core::option::Option<::selvedge::__private::String>,
}
::selvedge::__private::record! {
    RunEnd { optional exit_code "exitCode", optional finished_at "finishedAt", optional
    reason "reason", }
}
/// A record.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::hash::Hash
)]
pub struct ScheduleInput {
    /// `text` on the wire; may be absent.
    pub text: ::core::option::Option<::selvedge::__private::String>,
    /// `configMapKeyRef` on the wire; may be absent.
    pub config_map_key_ref: ::core::option::Option<ConfigMapKeyRef>,
}
::selvedge::__private::record! {
    ScheduleInput { optional text "text", optional config_map_key_ref "configMapKeyRef",
    }
}
/// A record.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::hash::Hash
)]
pub struct ScheduleSpec {
    /// `cron` on the wire.
    pub cron: ::selvedge::__private::String,
    /// `timeZone` on the wire; may be absent.
    pub time_zone: ::core::option::Option<::selvedge::__private::String>,
    /// `suspend` on the wire; may be absent.
    pub suspend: ::core::option::Option<::core::primitive::bool>,
    /// `startingDeadlineSeconds` on the wire; may be absent.
    pub starting_deadline_seconds: ::core::option::Option<::core::primitive::i64>,
    /// `input` on the wire; may be absent.
    pub input: ::core::option::Option<ScheduleInput>,
}
::selvedge::__private::record! {
    ScheduleSpec { required cron "cron", optional time_zone "timeZone", optional suspend
    "suspend", optional starting_deadline_seconds "startingDeadlineSeconds", optional
    input "input", }
}
/// A record.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::hash::Hash
)]
pub struct SecretFiles {
    /// `name` on the wire.
    pub name: ::selvedge::__private::String,
    /// `mountPath` on the wire.
    pub mount_path: ::selvedge::__private::String,
}
::selvedge::__private::record! {
    SecretFiles { required name "name", required mount_path "mountPath", }
}
/// A record.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::hash::Hash
)]
pub struct SecretRef {
    /// `name` on the wire.
    pub name: ::selvedge::__private::String,
}
::selvedge::__private::record! {
    SecretRef { required name "name", }
}
/// A record.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::hash::Hash
)]
pub struct Workspace {
    /// `mountPath` on the wire.
    pub mount_path: ::selvedge::__private::String,
    /// `claimName` on the wire; may be absent.
    pub claim_name: ::core::option::Option<::selvedge::__private::String>,
}
::selvedge::__private::record! {
    Workspace { required mount_path "mountPath", optional claim_name "claimName", }
}
/// Applies a generation of the spec: creates the LoomAgent, or sends it back to Pending.
///
/// The input of the command `ApplyLoomAgent`, which answers `created`, `stale`, `unchanged` and `respecified`.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::hash::Hash
)]
pub struct ApplyLoomAgent {
    /// `name` on the wire.
    pub name: ResourceName,
    /// `generation` on the wire.
    pub generation: ::core::primitive::i64,
}
::selvedge::__private::record! {
    ApplyLoomAgent { required name "name", required generation "generation", }
}
/// Removes the LoomAgent; no view shows it afterwards.
///
/// The input of the command `DeleteLoomAgent`, which answers `unknown` and `deleted`.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::hash::Hash
)]
pub struct DeleteLoomAgent {
    /// `name` on the wire.
    pub name: ResourceName,
}
::selvedge::__private::record! {
    DeleteLoomAgent { required name "name", }
}
/// Reports what the check of a generation's spec said.
///
/// The input of the command `RecordCheck`, which answers `unknown`, `stale`, `out-of-order`, `running` and `refused`.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::hash::Hash
)]
pub struct RecordCheck {
    /// `name` on the wire.
    pub name: ResourceName,
    /// `generation` on the wire.
    pub generation: ::core::primitive::i64,
    /// `exit_code` on the wire.
    pub exit_code: ::core::primitive::i64,
    /// `message` on the wire.
    pub message: ::selvedge::__private::String,
    /// `variant` on the wire.
    pub variant: AgentVariant,
}
::selvedge::__private::record! {
    RecordCheck { required name "name", required generation "generation", required
    exit_code "exit_code", required message "message", required variant "variant", }
}
/// Reports the availability of the child Deployment.
///
/// The input of the command `ObserveDeployment`, which answers `unknown`, `degraded`, `still-running`, `recovered`, `still-degraded` and `no-deployment`.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::hash::Hash
)]
pub struct ObserveDeployment {
    /// `name` on the wire.
    pub name: ResourceName,
    /// `availability` on the wire.
    pub availability: DeploymentAvailability,
}
::selvedge::__private::record! {
    ObserveDeployment { required name "name", required availability "availability", }
}
/// Reports the phase of the child Job's run and, where it has ended, how.
///
/// The input of the command `ObserveRun`, which answers `unknown`, `still-active`, `completed`, `failed`, `finished` and `no-run`.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::hash::Hash
)]
pub struct ObserveRun {
    /// `name` on the wire.
    pub name: ResourceName,
    /// `phase` on the wire.
    pub phase: RunPhase,
    /// `exit_code` on the wire; may be absent.
    pub exit_code: ::core::option::Option<::core::primitive::i64>,
    /// `finished_at` on the wire; may be absent.
    pub finished_at: ::core::option::Option<::selvedge::Timestamp>,
    /// `reason` on the wire; may be absent.
    pub reason: ::core::option::Option<::selvedge::__private::String>,
}
::selvedge::__private::record! {
    ObserveRun { required name "name", required phase "phase", optional exit_code
    "exit_code", optional finished_at "finished_at", optional reason "reason", }
}
/// Reports one run of a schedule; the LoomAgent keeps running.
///
/// The input of the command `ObserveScheduledRun`, which answers `unknown`, `last-run-succeeded`, `last-run-failed`, `run-active` and `not-running`.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::hash::Hash
)]
pub struct ObserveScheduledRun {
    /// `name` on the wire.
    pub name: ResourceName,
    /// `phase` on the wire.
    pub phase: RunPhase,
    /// `exit_code` on the wire; may be absent.
    pub exit_code: ::core::option::Option<::core::primitive::i64>,
    /// `finished_at` on the wire; may be absent.
    pub finished_at: ::core::option::Option<::selvedge::Timestamp>,
    /// `reason` on the wire; may be absent.
    pub reason: ::core::option::Option<::selvedge::__private::String>,
}
::selvedge::__private::record! {
    ObserveScheduledRun { required name "name", required phase "phase", optional
    exit_code "exit_code", optional finished_at "finished_at", optional reason "reason",
    }
}
/// The event `LoomAgentApplied`, emitted by `ApplyLoomAgent.created` and `ApplyLoomAgent.respecified`.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::hash::Hash
)]
pub struct LoomAgentApplied {
    /// `name` on the wire.
    pub name: ResourceName,
    /// `generation` on the wire.
    pub generation: ::core::primitive::i64,
}
::selvedge::__private::record! {
    LoomAgentApplied { required name "name", required generation "generation", }
}
/// The event `LoomAgentDeleted`, emitted by `DeleteLoomAgent.deleted`.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::hash::Hash
)]
pub struct LoomAgentDeleted {
    /// `name` on the wire.
    pub name: ResourceName,
}
::selvedge::__private::record! {
    LoomAgentDeleted { required name "name", }
}
/// The event `LoomAgentRunning`, emitted by `RecordCheck.running`.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::hash::Hash
)]
pub struct LoomAgentRunning {
    /// `name` on the wire.
    pub name: ResourceName,
    /// `exit_code` on the wire.
    pub exit_code: ::core::primitive::i64,
    /// `message` on the wire.
    pub message: ::selvedge::__private::String,
    /// `variant` on the wire.
    pub variant: AgentVariant,
}
::selvedge::__private::record! {
    LoomAgentRunning { required name "name", required exit_code "exit_code", required
    message "message", required variant "variant", }
}
/// The event `LoomAgentRefused`, emitted by `RecordCheck.refused`.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::hash::Hash
)]
pub struct LoomAgentRefused {
    /// `name` on the wire.
    pub name: ResourceName,
    /// `exit_code` on the wire.
    pub exit_code: ::core::primitive::i64,
    /// `message` on the wire.
    pub message: ::selvedge::__private::String,
    /// `variant` on the wire.
    pub variant: AgentVariant,
}
::selvedge::__private::record! {
    LoomAgentRefused { required name "name", required exit_code "exit_code", required
    message "message", required variant "variant", }
}
/// The event `LoomAgentDegraded`, emitted by `ObserveDeployment.degraded`.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::hash::Hash
)]
pub struct LoomAgentDegraded {
    /// `name` on the wire.
    pub name: ResourceName,
    /// `availability` on the wire.
    pub availability: DeploymentAvailability,
}
::selvedge::__private::record! {
    LoomAgentDegraded { required name "name", required availability "availability", }
}
/// The event `LoomAgentRecovered`, emitted by `ObserveDeployment.recovered`.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::hash::Hash
)]
pub struct LoomAgentRecovered {
    /// `name` on the wire.
    pub name: ResourceName,
    /// `availability` on the wire.
    pub availability: DeploymentAvailability,
}
::selvedge::__private::record! {
    LoomAgentRecovered { required name "name", required availability "availability", }
}
/// The event `LoomAgentObserved`, emitted by `ObserveDeployment.still-running` and `ObserveDeployment.still-degraded`.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::hash::Hash
)]
pub struct LoomAgentObserved {
    /// `name` on the wire.
    pub name: ResourceName,
    /// `availability` on the wire.
    pub availability: DeploymentAvailability,
}
::selvedge::__private::record! {
    LoomAgentObserved { required name "name", required availability "availability", }
}
/// The event `LoomAgentRunObserved`, emitted by `ObserveRun.still-active`.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::hash::Hash
)]
pub struct LoomAgentRunObserved {
    /// `name` on the wire.
    pub name: ResourceName,
    /// `phase` on the wire.
    pub phase: RunPhase,
}
::selvedge::__private::record! {
    LoomAgentRunObserved { required name "name", required phase "phase", }
}
/// The event `LoomAgentCompleted`, emitted by `ObserveRun.completed`.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::hash::Hash
)]
pub struct LoomAgentCompleted {
    /// `name` on the wire.
    pub name: ResourceName,
    /// `exit_code` on the wire; may be absent.
    pub exit_code: ::core::option::Option<::core::primitive::i64>,
    /// `finished_at` on the wire; may be absent.
    pub finished_at: ::core::option::Option<::selvedge::Timestamp>,
    /// `reason` on the wire; may be absent.
    pub reason: ::core::option::Option<::selvedge::__private::String>,
}
::selvedge::__private::record! {
    LoomAgentCompleted { required name "name", optional exit_code "exit_code", optional
    finished_at "finished_at", optional reason "reason", }
}
/// The event `LoomAgentFailed`, emitted by `ObserveRun.failed`.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::hash::Hash
)]
pub struct LoomAgentFailed {
    /// `name` on the wire.
    pub name: ResourceName,
    /// `exit_code` on the wire; may be absent.
    pub exit_code: ::core::option::Option<::core::primitive::i64>,
    /// `finished_at` on the wire; may be absent.
    pub finished_at: ::core::option::Option<::selvedge::Timestamp>,
    /// `reason` on the wire; may be absent.
    pub reason: ::core::option::Option<::selvedge::__private::String>,
}
::selvedge::__private::record! {
    LoomAgentFailed { required name "name", optional exit_code "exit_code", optional
    finished_at "finished_at", optional reason "reason", }
}
/// The event `LoomAgentLastRunObserved`, emitted by `ObserveScheduledRun.last-run-succeeded` and `ObserveScheduledRun.last-run-failed`.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::hash::Hash
)]
pub struct LoomAgentLastRunObserved {
    /// `name` on the wire.
    pub name: ResourceName,
    /// `phase` on the wire.
    pub phase: RunPhase,
    /// `exit_code` on the wire; may be absent.
    pub exit_code: ::core::option::Option<::core::primitive::i64>,
    /// `finished_at` on the wire; may be absent.
    pub finished_at: ::core::option::Option<::selvedge::Timestamp>,
    /// `reason` on the wire; may be absent.
    pub reason: ::core::option::Option<::selvedge::__private::String>,
}
::selvedge::__private::record! {
    LoomAgentLastRunObserved { required name "name", required phase "phase", optional
    exit_code "exit_code", optional finished_at "finished_at", optional reason "reason",
    }
}
/// No LoomAgent carries the name.
///
/// The error `LoomAgentNotFound`, reported by `DeleteLoomAgent.unknown`, `RecordCheck.unknown`, `ObserveDeployment.unknown`, `ObserveRun.unknown` and `ObserveScheduledRun.unknown`.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::hash::Hash
)]
pub struct LoomAgentNotFound {
    /// `name` on the wire.
    pub name: ResourceName,
}
::selvedge::__private::record! {
    LoomAgentNotFound { required name "name", }
}
#[automatically_derived]
impl ::core::fmt::Display for LoomAgentNotFound {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        let mut sentence = ::selvedge::__private::Sentence::begin(
            f,
            "loom agent not found",
        )?;
        sentence.field("name", &self.name)?;
        ::core::result::Result::Ok(())
    }
}
#[automatically_derived]
impl ::core::error::Error for LoomAgentNotFound {}
/// The LoomAgent rests in a state that the observation does not fit.
///
/// The error `LoomAgentStateConflict`, reported by `RecordCheck.out-of-order`, `ObserveDeployment.no-deployment`, `ObserveRun.no-run` and `ObserveScheduledRun.not-running`.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::hash::Hash
)]
pub struct LoomAgentStateConflict {
    /// `name` on the wire.
    pub name: ResourceName,
}
::selvedge::__private::record! {
    LoomAgentStateConflict { required name "name", }
}
#[automatically_derived]
impl ::core::fmt::Display for LoomAgentStateConflict {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        let mut sentence = ::selvedge::__private::Sentence::begin(
            f,
            "loom agent state conflict",
        )?;
        sentence.field("name", &self.name)?;
        ::core::result::Result::Ok(())
    }
}
#[automatically_derived]
impl ::core::error::Error for LoomAgentStateConflict {}
/// The command speaks of another generation than the one applied.
///
/// The error `StaleGeneration`, reported by `ApplyLoomAgent.stale` and `RecordCheck.stale`.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::hash::Hash
)]
pub struct StaleGeneration {
    /// `name` on the wire.
    pub name: ResourceName,
    /// `generation` on the wire.
    pub generation: ::core::primitive::i64,
    /// `observed_generation` on the wire.
    pub observed_generation: ::core::primitive::i64,
}
::selvedge::__private::record! {
    StaleGeneration { required name "name", required generation "generation", required
    observed_generation "observed_generation", }
}
#[automatically_derived]
impl ::core::fmt::Display for StaleGeneration {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        let mut sentence = ::selvedge::__private::Sentence::begin(
            f,
            "stale generation",
        )?;
        sentence.field("name", &self.name)?;
        sentence.field("generation", &self.generation)?;
        sentence.field("observed generation", &self.observed_generation)?;
        ::core::result::Result::Ok(())
    }
}
#[automatically_derived]
impl ::core::error::Error for StaleGeneration {}
/// The state in which a `LoomAgent` rests.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::hash::Hash,
    ::core::marker::Copy,
    ::core::cmp::PartialOrd,
    ::core::cmp::Ord
)]
pub enum LoomAgentState {
    /// Applied; the spec check has not answered yet.
    Pending,
    /// `Running`
    Running,
    /// The spec check refused this generation.
    Refused,
    /// The child Deployment is unavailable.
    Degraded,
    /// `Completed`
    Completed,
    /// `Failed`
    Failed,
}
::selvedge::__private::names! {
    LoomAgentState { Pending "Pending", Running "Running", Refused "Refused", Degraded
    "Degraded", Completed "Completed", Failed "Failed", }
}
/// Any command of `loom.resource`, with its input.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::hash::Hash
)]
pub enum Command {
    /// Applies a generation of the spec: creates the LoomAgent, or sends it back to Pending.
    ApplyLoomAgent(ApplyLoomAgent),
    /// Removes the LoomAgent; no view shows it afterwards.
    DeleteLoomAgent(DeleteLoomAgent),
    /// Reports what the check of a generation's spec said.
    RecordCheck(RecordCheck),
    /// Reports the availability of the child Deployment.
    ObserveDeployment(ObserveDeployment),
    /// Reports the phase of the child Job's run and, where it has ended, how.
    ObserveRun(ObserveRun),
    /// Reports one run of a schedule; the LoomAgent keeps running.
    ObserveScheduledRun(ObserveScheduledRun),
}
::selvedge::__private::tagged! {
    Command { 0 ApplyLoomAgent "ApplyLoomAgent", 1 DeleteLoomAgent "DeleteLoomAgent", 2
    RecordCheck "RecordCheck", 3 ObserveDeployment "ObserveDeployment", 4 ObserveRun
    "ObserveRun", else 5 ObserveScheduledRun "ObserveScheduledRun" }
}
/// Any event of `loom.resource`.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::hash::Hash
)]
pub enum Event {
    /// `LoomAgentApplied`
    LoomAgentApplied(LoomAgentApplied),
    /// `LoomAgentDeleted`
    LoomAgentDeleted(LoomAgentDeleted),
    /// `LoomAgentRunning`
    LoomAgentRunning(LoomAgentRunning),
    /// `LoomAgentRefused`
    LoomAgentRefused(LoomAgentRefused),
    /// `LoomAgentDegraded`
    LoomAgentDegraded(LoomAgentDegraded),
    /// `LoomAgentRecovered`
    LoomAgentRecovered(LoomAgentRecovered),
    /// `LoomAgentObserved`
    LoomAgentObserved(LoomAgentObserved),
    /// `LoomAgentRunObserved`
    LoomAgentRunObserved(LoomAgentRunObserved),
    /// `LoomAgentCompleted`
    LoomAgentCompleted(LoomAgentCompleted),
    /// `LoomAgentFailed`
    LoomAgentFailed(LoomAgentFailed),
    /// `LoomAgentLastRunObserved`
    LoomAgentLastRunObserved(LoomAgentLastRunObserved),
}
::selvedge::__private::tagged! {
    Event { 0 LoomAgentApplied "LoomAgentApplied", 1 LoomAgentDeleted "LoomAgentDeleted",
    2 LoomAgentRunning "LoomAgentRunning", 3 LoomAgentRefused "LoomAgentRefused", 4
    LoomAgentDegraded "LoomAgentDegraded", 5 LoomAgentRecovered "LoomAgentRecovered", 6
    LoomAgentObserved "LoomAgentObserved", 7 LoomAgentRunObserved "LoomAgentRunObserved",
    8 LoomAgentCompleted "LoomAgentCompleted", 9 LoomAgentFailed "LoomAgentFailed", else
    10 LoomAgentLastRunObserved "LoomAgentLastRunObserved" }
}
/// Any error of `loom.resource`.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::hash::Hash
)]
pub enum Error {
    /// No LoomAgent carries the name.
    LoomAgentNotFound(LoomAgentNotFound),
    /// The LoomAgent rests in a state that the observation does not fit.
    LoomAgentStateConflict(LoomAgentStateConflict),
    /// The command speaks of another generation than the one applied.
    StaleGeneration(StaleGeneration),
}
::selvedge::__private::tagged! {
    Error { 0 LoomAgentNotFound "LoomAgentNotFound", 1 LoomAgentStateConflict
    "LoomAgentStateConflict", else 2 StaleGeneration "StaleGeneration" }
}
#[automatically_derived]
impl ::core::fmt::Display for Error {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        match self {
            Self::LoomAgentNotFound(error) => ::core::fmt::Display::fmt(error, f),
            Self::LoomAgentStateConflict(error) => ::core::fmt::Display::fmt(error, f),
            Self::StaleGeneration(error) => ::core::fmt::Display::fmt(error, f),
        }
    }
}
#[automatically_derived]
impl ::core::error::Error for Error {}
/// Every declared outcome of every command of `loom.resource`.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::hash::Hash,
    ::core::marker::Copy,
    ::core::cmp::PartialOrd,
    ::core::cmp::Ord
)]
pub enum Outcome {
    /// `ApplyLoomAgent` accepts: `created`.
    ApplyLoomAgentCreated,
    /// `ApplyLoomAgent` rejects: `stale`.
    ApplyLoomAgentStale,
    /// `ApplyLoomAgent` accepts: `unchanged`.
    ApplyLoomAgentUnchanged,
    /// `ApplyLoomAgent` accepts: `respecified`.
    ApplyLoomAgentRespecified,
    /// `DeleteLoomAgent` rejects: `unknown`.
    DeleteLoomAgentUnknown,
    /// `DeleteLoomAgent` accepts: `deleted`.
    DeleteLoomAgentDeleted,
    /// `RecordCheck` rejects: `unknown`.
    RecordCheckUnknown,
    /// `RecordCheck` rejects: `stale`.
    RecordCheckStale,
    /// `RecordCheck` rejects: `out-of-order`.
    RecordCheckOutOfOrder,
    /// `RecordCheck` accepts: `running`.
    RecordCheckRunning,
    /// `RecordCheck` accepts: `refused`.
    RecordCheckRefused,
    /// `ObserveDeployment` rejects: `unknown`.
    ObserveDeploymentUnknown,
    /// `ObserveDeployment` accepts: `degraded`.
    ObserveDeploymentDegraded,
    /// `ObserveDeployment` accepts: `still-running`.
    ObserveDeploymentStillRunning,
    /// `ObserveDeployment` accepts: `recovered`.
    ObserveDeploymentRecovered,
    /// `ObserveDeployment` accepts: `still-degraded`.
    ObserveDeploymentStillDegraded,
    /// `ObserveDeployment` rejects: `no-deployment`.
    ObserveDeploymentNoDeployment,
    /// `ObserveRun` rejects: `unknown`.
    ObserveRunUnknown,
    /// `ObserveRun` accepts: `still-active`.
    ObserveRunStillActive,
    /// `ObserveRun` accepts: `completed`.
    ObserveRunCompleted,
    /// `ObserveRun` accepts: `failed`.
    ObserveRunFailed,
    /// `ObserveRun` accepts: `finished`.
    ObserveRunFinished,
    /// `ObserveRun` rejects: `no-run`.
    ObserveRunNoRun,
    /// `ObserveScheduledRun` rejects: `unknown`.
    ObserveScheduledRunUnknown,
    /// `ObserveScheduledRun` accepts: `last-run-succeeded`.
    ObserveScheduledRunLastRunSucceeded,
    /// `ObserveScheduledRun` accepts: `last-run-failed`.
    ObserveScheduledRunLastRunFailed,
    /// `ObserveScheduledRun` accepts: `run-active`.
    ObserveScheduledRunRunActive,
    /// `ObserveScheduledRun` rejects: `not-running`.
    ObserveScheduledRunNotRunning,
}
#[automatically_derived]
impl ::core::cmp::Eq for Outcome {}
impl Outcome {
    /// Every outcome, in declared order.
    pub const ALL: &'static [Self] = &[
        Self::ApplyLoomAgentCreated,
        Self::ApplyLoomAgentStale,
        Self::ApplyLoomAgentUnchanged,
        Self::ApplyLoomAgentRespecified,
        Self::DeleteLoomAgentUnknown,
        Self::DeleteLoomAgentDeleted,
        Self::RecordCheckUnknown,
        Self::RecordCheckStale,
        Self::RecordCheckOutOfOrder,
        Self::RecordCheckRunning,
        Self::RecordCheckRefused,
        Self::ObserveDeploymentUnknown,
        Self::ObserveDeploymentDegraded,
        Self::ObserveDeploymentStillRunning,
        Self::ObserveDeploymentRecovered,
        Self::ObserveDeploymentStillDegraded,
        Self::ObserveDeploymentNoDeployment,
        Self::ObserveRunUnknown,
        Self::ObserveRunStillActive,
        Self::ObserveRunCompleted,
        Self::ObserveRunFailed,
        Self::ObserveRunFinished,
        Self::ObserveRunNoRun,
        Self::ObserveScheduledRunUnknown,
        Self::ObserveScheduledRunLastRunSucceeded,
        Self::ObserveScheduledRunLastRunFailed,
        Self::ObserveScheduledRunRunActive,
        Self::ObserveScheduledRunNotRunning,
    ];
    /// The outcome of this wire name of the command of this name.
    #[must_use]
    pub fn named(
        command: &::core::primitive::str,
        name: &::core::primitive::str,
    ) -> ::core::option::Option<Self> {
        ::selvedge::__private::find(
            Self::ALL,
            |outcome| outcome.command() == command && outcome.name() == name,
        )
    }
    /// The command that answers so.
    #[must_use]
    pub const fn command(self) -> &'static ::core::primitive::str {
        match self {
            Self::ApplyLoomAgentCreated => "ApplyLoomAgent",
            Self::ApplyLoomAgentStale => "ApplyLoomAgent",
            Self::ApplyLoomAgentUnchanged => "ApplyLoomAgent",
            Self::ApplyLoomAgentRespecified => "ApplyLoomAgent",
            Self::DeleteLoomAgentUnknown => "DeleteLoomAgent",
            Self::DeleteLoomAgentDeleted => "DeleteLoomAgent",
            Self::RecordCheckUnknown => "RecordCheck",
            Self::RecordCheckStale => "RecordCheck",
            Self::RecordCheckOutOfOrder => "RecordCheck",
            Self::RecordCheckRunning => "RecordCheck",
            Self::RecordCheckRefused => "RecordCheck",
            Self::ObserveDeploymentUnknown => "ObserveDeployment",
            Self::ObserveDeploymentDegraded => "ObserveDeployment",
            Self::ObserveDeploymentStillRunning => "ObserveDeployment",
            Self::ObserveDeploymentRecovered => "ObserveDeployment",
            Self::ObserveDeploymentStillDegraded => "ObserveDeployment",
            Self::ObserveDeploymentNoDeployment => "ObserveDeployment",
            Self::ObserveRunUnknown => "ObserveRun",
            Self::ObserveRunStillActive => "ObserveRun",
            Self::ObserveRunCompleted => "ObserveRun",
            Self::ObserveRunFailed => "ObserveRun",
            Self::ObserveRunFinished => "ObserveRun",
            Self::ObserveRunNoRun => "ObserveRun",
            Self::ObserveScheduledRunUnknown => "ObserveScheduledRun",
            Self::ObserveScheduledRunLastRunSucceeded => "ObserveScheduledRun",
            Self::ObserveScheduledRunLastRunFailed => "ObserveScheduledRun",
            Self::ObserveScheduledRunRunActive => "ObserveScheduledRun",
            Self::ObserveScheduledRunNotRunning => "ObserveScheduledRun",
        }
    }
    /// The name on the wire; unique for each command.
    #[must_use]
    pub const fn name(self) -> &'static ::core::primitive::str {
        match self {
            Self::ApplyLoomAgentCreated => "created",
            Self::ApplyLoomAgentStale => "stale",
            Self::ApplyLoomAgentUnchanged => "unchanged",
            Self::ApplyLoomAgentRespecified => "respecified",
            Self::DeleteLoomAgentUnknown => "unknown",
            Self::DeleteLoomAgentDeleted => "deleted",
            Self::RecordCheckUnknown => "unknown",
            Self::RecordCheckStale => "stale",
            Self::RecordCheckOutOfOrder => "out-of-order",
            Self::RecordCheckRunning => "running",
            Self::RecordCheckRefused => "refused",
            Self::ObserveDeploymentUnknown => "unknown",
            Self::ObserveDeploymentDegraded => "degraded",
            Self::ObserveDeploymentStillRunning => "still-running",
            Self::ObserveDeploymentRecovered => "recovered",
            Self::ObserveDeploymentStillDegraded => "still-degraded",
            Self::ObserveDeploymentNoDeployment => "no-deployment",
            Self::ObserveRunUnknown => "unknown",
            Self::ObserveRunStillActive => "still-active",
            Self::ObserveRunCompleted => "completed",
            Self::ObserveRunFailed => "failed",
            Self::ObserveRunFinished => "finished",
            Self::ObserveRunNoRun => "no-run",
            Self::ObserveScheduledRunUnknown => "unknown",
            Self::ObserveScheduledRunLastRunSucceeded => "last-run-succeeded",
            Self::ObserveScheduledRunLastRunFailed => "last-run-failed",
            Self::ObserveScheduledRunRunActive => "run-active",
            Self::ObserveScheduledRunNotRunning => "not-running",
        }
    }
    /// Whether it reports an error and changes nothing.
    #[must_use]
    pub const fn is_rejection(self) -> ::core::primitive::bool {
        match self {
            Self::ApplyLoomAgentCreated => false,
            Self::ApplyLoomAgentStale => true,
            Self::ApplyLoomAgentUnchanged => false,
            Self::ApplyLoomAgentRespecified => false,
            Self::DeleteLoomAgentUnknown => true,
            Self::DeleteLoomAgentDeleted => false,
            Self::RecordCheckUnknown => true,
            Self::RecordCheckStale => true,
            Self::RecordCheckOutOfOrder => true,
            Self::RecordCheckRunning => false,
            Self::RecordCheckRefused => false,
            Self::ObserveDeploymentUnknown => true,
            Self::ObserveDeploymentDegraded => false,
            Self::ObserveDeploymentStillRunning => false,
            Self::ObserveDeploymentRecovered => false,
            Self::ObserveDeploymentStillDegraded => false,
            Self::ObserveDeploymentNoDeployment => true,
            Self::ObserveRunUnknown => true,
            Self::ObserveRunStillActive => false,
            Self::ObserveRunCompleted => false,
            Self::ObserveRunFailed => false,
            Self::ObserveRunFinished => false,
            Self::ObserveRunNoRun => true,
            Self::ObserveScheduledRunUnknown => true,
            Self::ObserveScheduledRunLastRunSucceeded => false,
            Self::ObserveScheduledRunLastRunFailed => false,
            Self::ObserveScheduledRunRunActive => false,
            Self::ObserveScheduledRunNotRunning => true,
        }
    }
}
/// What a command answered: exactly one outcome, with its event or its error.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::hash::Hash
)]
#[must_use]
pub struct Reply {
    /// The outcome.
    pub outcome: Outcome,
    /// The event it emitted.
    pub event: ::core::option::Option<Event>,
    /// The error it reported.
    pub error: ::core::option::Option<Error>,
}
#[automatically_derived]
impl ::core::cmp::Eq for Reply {}
impl Reply {
    #[inline]
    const fn accepted(outcome: Outcome, event: ::core::option::Option<Event>) -> Self {
        Self {
            outcome,
            event,
            error: ::core::option::Option::None,
        }
    }
    #[inline]
    const fn rejected(outcome: Outcome, error: Error) -> Self {
        Self {
            outcome,
            event: ::core::option::Option::None,
            error: ::core::option::Option::Some(error),
        }
    }
}
#[automatically_derived]
impl ::selvedge::__private::Serialize for Reply {
    fn serialize<Encoder: ::selvedge::__private::Serializer>(
        &self,
        serializer: Encoder,
    ) -> ::core::result::Result<Encoder::Ok, Encoder::Error> {
        let mut map = ::selvedge::__private::Members::of::<Self>(serializer, "Reply")?;
        map.required("command", self.outcome.command())?;
        map.required("outcome", self.outcome.name())?;
        map.optional("event", &self.event)?;
        map.optional("error", &self.error)?;
        map.end()
    }
}
#[automatically_derived]
impl ::selvedge::wire::Record for Reply {
    const KEYS: &'static [&'static ::core::primitive::str] = &[
        "command",
        "outcome",
        "event",
        "error",
    ];
    fn take<Origin: ::selvedge::wire::Source>(
        from: &mut Origin,
    ) -> ::core::result::Result<Self, Origin::Error> {
        let command: ::selvedge::__private::String = from.required("command")?;
        let name: ::selvedge::__private::String = from.required("outcome")?;
        let ::core::option::Option::Some(outcome) = Outcome::named(&command, &name) else {
            return ::core::result::Result::Err(
                ::selvedge::__private::no_outcome(&command, &name).into(),
            );
        };
        let (event, error) = (from.optional("event")?, from.optional("error")?);
        ::core::result::Result::Ok(Self { outcome, event, error })
    }
}
::selvedge::__private::deserialize! {
    Reply
}
#[allow(clippy::unused_self, clippy::needless_pass_by_value)]
impl ApplyLoomAgent {
    fn answer_created(self) -> (LoomAgentRow, LoomAgentApplied) {
        let told = LoomAgentApplied {
            name: ::core::clone::Clone::clone(&self.name),
            generation: self.generation,
        };
        let row = LoomAgentRow {
            name: self.name,
            observed_generation: self.generation,
            check: ::core::option::Option::None,
            deployment: ::core::option::Option::None,
            variant: ::core::option::Option::None,
            run: ::core::option::Option::None,
            last_run: ::core::option::Option::None,
            conditions: ::core::option::Option::None,
            state: LoomAgentState::Pending,
        };
        (row, told)
    }
    #[inline]
    fn answer_stale(self, row: &LoomAgentRow) -> StaleGeneration {
        StaleGeneration {
            name: self.name,
            generation: self.generation,
            observed_generation: row.observed_generation,
        }
    }
    #[inline]
    fn answer_respecified(self, row: &mut LoomAgentRow) -> LoomAgentApplied {
        let told = LoomAgentApplied {
            name: self.name,
            generation: self.generation,
        };
        row.observed_generation = self.generation;
        row.check = ::core::option::Option::None;
        row.deployment = ::core::option::Option::None;
        row.variant = ::core::option::Option::None;
        row.run = ::core::option::Option::None;
        row.last_run = ::core::option::Option::None;
        row.state = LoomAgentState::Pending;
        told
    }
}
#[allow(clippy::unused_self, clippy::needless_pass_by_value)]
impl DeleteLoomAgent {
    #[inline]
    fn answer_unknown(self) -> LoomAgentNotFound {
        LoomAgentNotFound {
            name: self.name,
        }
    }
    #[inline]
    fn answer_deleted(self) -> LoomAgentDeleted {
        LoomAgentDeleted {
            name: self.name,
        }
    }
}
#[allow(clippy::unused_self, clippy::needless_pass_by_value)]
impl RecordCheck {
    #[inline]
    fn answer_unknown(self) -> LoomAgentNotFound {
        LoomAgentNotFound {
            name: self.name,
        }
    }
    #[inline]
    fn answer_stale(self, row: &LoomAgentRow) -> StaleGeneration {
        StaleGeneration {
            name: self.name,
            generation: self.generation,
            observed_generation: row.observed_generation,
        }
    }
    #[inline]
    fn answer_out_of_order(self) -> LoomAgentStateConflict {
        LoomAgentStateConflict {
            name: self.name,
        }
    }
    #[inline]
    fn answer_running(self, row: &mut LoomAgentRow) -> LoomAgentRunning {
        let told = LoomAgentRunning {
            name: self.name,
            exit_code: self.exit_code,
            message: ::core::clone::Clone::clone(&self.message),
            variant: self.variant,
        };
        row.check = ::core::option::Option::Some(CheckResult {
            exit_code: self.exit_code,
            message: self.message,
        });
        row.variant = ::core::option::Option::Some(self.variant);
        row.state = LoomAgentState::Running;
        told
    }
    #[inline]
    fn answer_refused(self, row: &mut LoomAgentRow) -> LoomAgentRefused {
        let told = LoomAgentRefused {
            name: self.name,
            exit_code: self.exit_code,
            message: ::core::clone::Clone::clone(&self.message),
            variant: self.variant,
        };
        row.check = ::core::option::Option::Some(CheckResult {
            exit_code: self.exit_code,
            message: self.message,
        });
        row.variant = ::core::option::Option::Some(self.variant);
        row.state = LoomAgentState::Refused;
        told
    }
}
#[allow(clippy::unused_self, clippy::needless_pass_by_value)]
impl ObserveDeployment {
    #[inline]
    fn answer_unknown(self) -> LoomAgentNotFound {
        LoomAgentNotFound {
            name: self.name,
        }
    }
    #[inline]
    fn answer_degraded(self, row: &mut LoomAgentRow) -> LoomAgentDegraded {
        let told = LoomAgentDegraded {
            name: self.name,
            availability: self.availability,
        };
        row.deployment = ::core::option::Option::Some(DeploymentStatus {
            availability: self.availability,
        });
        row.state = LoomAgentState::Degraded;
        told
    }
    #[inline]
    fn answer_still_running(self, row: &mut LoomAgentRow) -> LoomAgentObserved {
        let told = LoomAgentObserved {
            name: self.name,
            availability: self.availability,
        };
        row.deployment = ::core::option::Option::Some(DeploymentStatus {
            availability: self.availability,
        });
        row.state = LoomAgentState::Running;
        told
    }
    #[inline]
    fn answer_recovered(self, row: &mut LoomAgentRow) -> LoomAgentRecovered {
        let told = LoomAgentRecovered {
            name: self.name,
            availability: self.availability,
        };
        row.deployment = ::core::option::Option::Some(DeploymentStatus {
            availability: self.availability,
        });
        row.state = LoomAgentState::Running;
        told
    }
    #[inline]
    fn answer_still_degraded(self, row: &mut LoomAgentRow) -> LoomAgentObserved {
        let told = LoomAgentObserved {
            name: self.name,
            availability: self.availability,
        };
        row.deployment = ::core::option::Option::Some(DeploymentStatus {
            availability: self.availability,
        });
        row.state = LoomAgentState::Degraded;
        told
    }
    #[inline]
    fn answer_no_deployment(self) -> LoomAgentStateConflict {
        LoomAgentStateConflict {
            name: self.name,
        }
    }
}
#[allow(clippy::unused_self, clippy::needless_pass_by_value)]
impl ObserveRun {
    #[inline]
    fn answer_unknown(self) -> LoomAgentNotFound {
        LoomAgentNotFound {
            name: self.name,
        }
    }
    #[inline]
    fn answer_still_active(self, row: &mut LoomAgentRow) -> LoomAgentRunObserved {
        let told = LoomAgentRunObserved {
            name: self.name,
            phase: self.phase,
        };
        row.state = LoomAgentState::Running;
        told
    }
    #[inline]
    fn answer_completed(self, row: &mut LoomAgentRow) -> LoomAgentCompleted {
        let told = LoomAgentCompleted {
            name: self.name,
            exit_code: self.exit_code,
            finished_at: self.finished_at,
            reason: ::core::clone::Clone::clone(&self.reason),
        };
        row.run = ::core::option::Option::Some(RunEnd {
            exit_code: self.exit_code,
            finished_at: self.finished_at,
            reason: self.reason,
        });
        row.state = LoomAgentState::Completed;
        told
    }
    #[inline]
    fn answer_failed(self, row: &mut LoomAgentRow) -> LoomAgentFailed {
        let told = LoomAgentFailed {
            name: self.name,
            exit_code: self.exit_code,
            finished_at: self.finished_at,
            reason: ::core::clone::Clone::clone(&self.reason),
        };
        row.run = ::core::option::Option::Some(RunEnd {
            exit_code: self.exit_code,
            finished_at: self.finished_at,
            reason: self.reason,
        });
        row.state = LoomAgentState::Failed;
        told
    }
    #[inline]
    fn answer_no_run(self) -> LoomAgentStateConflict {
        LoomAgentStateConflict {
            name: self.name,
        }
    }
}
#[allow(clippy::unused_self, clippy::needless_pass_by_value)]
impl ObserveScheduledRun {
    #[inline]
    fn answer_unknown(self) -> LoomAgentNotFound {
        LoomAgentNotFound {
            name: self.name,
        }
    }
    #[inline]
    fn answer_last_run_succeeded(
        self,
        row: &mut LoomAgentRow,
    ) -> LoomAgentLastRunObserved {
        let told = LoomAgentLastRunObserved {
            name: self.name,
            phase: self.phase,
            exit_code: self.exit_code,
            finished_at: self.finished_at,
            reason: ::core::clone::Clone::clone(&self.reason),
        };
        row.last_run = ::core::option::Option::Some(LastRun {
            phase: self.phase,
            exit_code: self.exit_code,
            finished_at: self.finished_at,
            reason: self.reason,
        });
        row.state = LoomAgentState::Running;
        told
    }
    #[inline]
    fn answer_last_run_failed(self, row: &mut LoomAgentRow) -> LoomAgentLastRunObserved {
        let told = LoomAgentLastRunObserved {
            name: self.name,
            phase: self.phase,
            exit_code: self.exit_code,
            finished_at: self.finished_at,
            reason: ::core::clone::Clone::clone(&self.reason),
        };
        row.last_run = ::core::option::Option::Some(LastRun {
            phase: self.phase,
            exit_code: self.exit_code,
            finished_at: self.finished_at,
            reason: self.reason,
        });
        row.state = LoomAgentState::Running;
        told
    }
    #[inline]
    fn answer_not_running(self) -> LoomAgentStateConflict {
        LoomAgentStateConflict {
            name: self.name,
        }
    }
}
/// One LoomAgent resource, as far as its status goes.
///
/// What is stored of a `LoomAgent`: it is read freely, and changed by commands only.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::hash::Hash
)]
pub struct LoomAgentRow {
    name: ResourceName,
    observed_generation: ::core::primitive::i64,
    check: ::core::option::Option<CheckResult>,
    deployment: ::core::option::Option<DeploymentStatus>,
    variant: ::core::option::Option<AgentVariant>,
    run: ::core::option::Option<RunEnd>,
    last_run: ::core::option::Option<LastRun>,
    conditions: ::core::option::Option<::selvedge::__private::Vec<Condition>>,
    state: LoomAgentState,
}
#[automatically_derived]
impl ::core::cmp::Eq for LoomAgentRow {}
impl LoomAgentRow {
    /// `name` on the wire.
    #[must_use]
    pub fn name(&self) -> &ResourceName {
        &self.name
    }
    /// The generation of the spec that the controller last applied.
    #[must_use]
    pub fn observed_generation(&self) -> ::core::primitive::i64 {
        self.observed_generation
    }
    /// What the spec check of this generation said.
    #[must_use]
    pub fn check(&self) -> ::core::option::Option<&CheckResult> {
        self.check.as_ref()
    }
    /// `deployment` on the wire; may be absent.
    #[must_use]
    pub fn deployment(&self) -> ::core::option::Option<&DeploymentStatus> {
        self.deployment.as_ref()
    }
    /// `variant` on the wire; may be absent.
    #[must_use]
    pub fn variant(&self) -> ::core::option::Option<AgentVariant> {
        self.variant
    }
    /// How the Job's run ended.
    #[must_use]
    pub fn run(&self) -> ::core::option::Option<&RunEnd> {
        self.run.as_ref()
    }
    /// How the schedule's last finished run ended.
    #[must_use]
    pub fn last_run(&self) -> ::core::option::Option<&LastRun> {
        self.last_run.as_ref()
    }
    /// `conditions` on the wire; may be absent.
    #[must_use]
    pub fn conditions(
        &self,
    ) -> ::core::option::Option<&::selvedge::__private::Vec<Condition>> {
        self.conditions.as_ref()
    }
    /// The state in which it rests.
    #[must_use]
    pub const fn state(&self) -> LoomAgentState {
        self.state
    }
    /// Whether the row has what the declaration proves of every row in the state.
    fn satisfies(
        &self,
        state: LoomAgentState,
    ) -> ::core::result::Result<(), ::selvedge::Unmet> {
        match state {
            LoomAgentState::Pending => {
                ::selvedge::__private::must(
                    self.check.is_none(),
                    "Pending",
                    "check",
                    "must be absent",
                )?;
                ::selvedge::__private::must(
                    self.deployment.is_none(),
                    "Pending",
                    "deployment",
                    "must be absent",
                )?;
                ::selvedge::__private::must(
                    self.variant.is_none(),
                    "Pending",
                    "variant",
                    "must be absent",
                )?;
                ::selvedge::__private::must(
                    self.run.is_none(),
                    "Pending",
                    "run",
                    "must be absent",
                )?;
                ::selvedge::__private::must(
                    self.last_run.is_none(),
                    "Pending",
                    "lastRun",
                    "must be absent",
                )?;
                ::selvedge::__private::must(
                    self.conditions.is_none(),
                    "Pending",
                    "conditions",
                    "must be absent",
                )?;
            }
            LoomAgentState::Running => {
                ::selvedge::__private::must(
                    self.check.is_some(),
                    "Running",
                    "check",
                    "must be present",
                )?;
                ::selvedge::__private::must(
                    self
                        .check
                        .as_ref()
                        .map(|inner| &inner.exit_code)
                        .is_none_or(|value| ::core::matches!(* value, 0)),
                    "Running",
                    "check.exitCode",
                    "must be 0",
                )?;
                ::selvedge::__private::must(
                    self
                        .deployment
                        .as_ref()
                        .map(|inner| &inner.availability)
                        .is_none_or(|value| {
                            ::core::matches!(* value, DeploymentAvailability::Available)
                        }),
                    "Running",
                    "deployment.availability",
                    "must be `Available`",
                )?;
                ::selvedge::__private::must(
                    self.variant.is_some(),
                    "Running",
                    "variant",
                    "must be present",
                )?;
                ::selvedge::__private::must(
                    self.run.is_none(),
                    "Running",
                    "run",
                    "must be absent",
                )?;
                ::selvedge::__private::must(
                    self
                        .last_run
                        .as_ref()
                        .map(|inner| &inner.phase)
                        .is_none_or(|value| {
                            ::core::matches!(
                                * value, RunPhase::Succeeded | RunPhase::Failed
                            )
                        }),
                    "Running",
                    "lastRun.phase",
                    "must be one of `Succeeded` and `Failed`",
                )?;
                ::selvedge::__private::must(
                    self.conditions.is_none(),
                    "Running",
                    "conditions",
                    "must be absent",
                )?;
            }
            LoomAgentState::Refused => {
                ::selvedge::__private::must(
                    self.check.is_some(),
                    "Refused",
                    "check",
                    "must be present",
                )?;
                ::selvedge::__private::must(
                    self
                        .check
                        .as_ref()
                        .map(|inner| &inner.exit_code)
                        .is_none_or(|value| {
                            ::core::matches!(
                                * value, - 9223372036854775808..= - 1 | 1..=
                                9223372036854775807
                            )
                        }),
                    "Refused",
                    "check.exitCode",
                    "must be other than 0",
                )?;
                ::selvedge::__private::must(
                    self.deployment.is_none(),
                    "Refused",
                    "deployment",
                    "must be absent",
                )?;
                ::selvedge::__private::must(
                    self.variant.is_some(),
                    "Refused",
                    "variant",
                    "must be present",
                )?;
                ::selvedge::__private::must(
                    self.run.is_none(),
                    "Refused",
                    "run",
                    "must be absent",
                )?;
                ::selvedge::__private::must(
                    self.last_run.is_none(),
                    "Refused",
                    "lastRun",
                    "must be absent",
                )?;
                ::selvedge::__private::must(
                    self.conditions.is_none(),
                    "Refused",
                    "conditions",
                    "must be absent",
                )?;
            }
            LoomAgentState::Degraded => {
                ::selvedge::__private::must(
                    self.check.is_some(),
                    "Degraded",
                    "check",
                    "must be present",
                )?;
                ::selvedge::__private::must(
                    self
                        .check
                        .as_ref()
                        .map(|inner| &inner.exit_code)
                        .is_none_or(|value| ::core::matches!(* value, 0)),
                    "Degraded",
                    "check.exitCode",
                    "must be 0",
                )?;
                ::selvedge::__private::must(
                    self.deployment.is_some(),
                    "Degraded",
                    "deployment",
                    "must be present",
                )?;
                ::selvedge::__private::must(
                    self
                        .deployment
                        .as_ref()
                        .map(|inner| &inner.availability)
                        .is_none_or(|value| {
                            ::core::matches!(
                                * value, DeploymentAvailability::Unavailable
                            )
                        }),
                    "Degraded",
                    "deployment.availability",
                    "must be `Unavailable`",
                )?;
                ::selvedge::__private::must(
                    self.variant.is_some(),
                    "Degraded",
                    "variant",
                    "must be present",
                )?;
                ::selvedge::__private::must(
                    self.run.is_none(),
                    "Degraded",
                    "run",
                    "must be absent",
                )?;
                ::selvedge::__private::must(
                    self
                        .last_run
                        .as_ref()
                        .map(|inner| &inner.phase)
                        .is_none_or(|value| {
                            ::core::matches!(
                                * value, RunPhase::Succeeded | RunPhase::Failed
                            )
                        }),
                    "Degraded",
                    "lastRun.phase",
                    "must be one of `Succeeded` and `Failed`",
                )?;
                ::selvedge::__private::must(
                    self.conditions.is_none(),
                    "Degraded",
                    "conditions",
                    "must be absent",
                )?;
            }
            LoomAgentState::Completed => {
                ::selvedge::__private::must(
                    self.check.is_some(),
                    "Completed",
                    "check",
                    "must be present",
                )?;
                ::selvedge::__private::must(
                    self
                        .check
                        .as_ref()
                        .map(|inner| &inner.exit_code)
                        .is_none_or(|value| ::core::matches!(* value, 0)),
                    "Completed",
                    "check.exitCode",
                    "must be 0",
                )?;
                ::selvedge::__private::must(
                    self
                        .deployment
                        .as_ref()
                        .map(|inner| &inner.availability)
                        .is_none_or(|value| {
                            ::core::matches!(* value, DeploymentAvailability::Available)
                        }),
                    "Completed",
                    "deployment.availability",
                    "must be `Available`",
                )?;
                ::selvedge::__private::must(
                    self.variant.is_some(),
                    "Completed",
                    "variant",
                    "must be present",
                )?;
                ::selvedge::__private::must(
                    self.run.is_some(),
                    "Completed",
                    "run",
                    "must be present",
                )?;
                ::selvedge::__private::must(
                    self
                        .last_run
                        .as_ref()
                        .map(|inner| &inner.phase)
                        .is_none_or(|value| {
                            ::core::matches!(
                                * value, RunPhase::Succeeded | RunPhase::Failed
                            )
                        }),
                    "Completed",
                    "lastRun.phase",
                    "must be one of `Succeeded` and `Failed`",
                )?;
                ::selvedge::__private::must(
                    self.conditions.is_none(),
                    "Completed",
                    "conditions",
                    "must be absent",
                )?;
            }
            LoomAgentState::Failed => {
                ::selvedge::__private::must(
                    self.check.is_some(),
                    "Failed",
                    "check",
                    "must be present",
                )?;
                ::selvedge::__private::must(
                    self
                        .check
                        .as_ref()
                        .map(|inner| &inner.exit_code)
                        .is_none_or(|value| ::core::matches!(* value, 0)),
                    "Failed",
                    "check.exitCode",
                    "must be 0",
                )?;
                ::selvedge::__private::must(
                    self
                        .deployment
                        .as_ref()
                        .map(|inner| &inner.availability)
                        .is_none_or(|value| {
                            ::core::matches!(* value, DeploymentAvailability::Available)
                        }),
                    "Failed",
                    "deployment.availability",
                    "must be `Available`",
                )?;
                ::selvedge::__private::must(
                    self.variant.is_some(),
                    "Failed",
                    "variant",
                    "must be present",
                )?;
                ::selvedge::__private::must(
                    self.run.is_some(),
                    "Failed",
                    "run",
                    "must be present",
                )?;
                ::selvedge::__private::must(
                    self
                        .last_run
                        .as_ref()
                        .map(|inner| &inner.phase)
                        .is_none_or(|value| {
                            ::core::matches!(
                                * value, RunPhase::Succeeded | RunPhase::Failed
                            )
                        }),
                    "Failed",
                    "lastRun.phase",
                    "must be one of `Succeeded` and `Failed`",
                )?;
                ::selvedge::__private::must(
                    self.conditions.is_none(),
                    "Failed",
                    "conditions",
                    "must be absent",
                )?;
            }
        }
        ::core::result::Result::Ok(())
    }
}
#[automatically_derived]
impl ::selvedge::__private::Keyed for LoomAgentRow {
    type Key = ResourceName;
    fn key(&self) -> &Self::Key {
        &self.name
    }
}
#[automatically_derived]
impl ::selvedge::__private::Serialize for LoomAgentRow {
    fn serialize<Encoder: ::selvedge::__private::Serializer>(
        &self,
        serializer: Encoder,
    ) -> ::core::result::Result<Encoder::Ok, Encoder::Error> {
        let mut map = ::selvedge::__private::Members::of::<
            Self,
        >(serializer, "LoomAgentRow")?;
        map.required("name", &self.name)?;
        map.required("observedGeneration", &self.observed_generation)?;
        map.optional("check", &self.check)?;
        map.optional("deployment", &self.deployment)?;
        map.optional("variant", &self.variant)?;
        map.optional("run", &self.run)?;
        map.optional("lastRun", &self.last_run)?;
        map.optional("conditions", &self.conditions)?;
        map.required("state", &self.state)?;
        map.end()
    }
}
#[automatically_derived]
impl ::selvedge::wire::Record for LoomAgentRow {
    const KEYS: &'static [&'static ::core::primitive::str] = &[
        "name",
        "observedGeneration",
        "check",
        "deployment",
        "variant",
        "run",
        "lastRun",
        "conditions",
        "state",
    ];
    fn take<Origin: ::selvedge::wire::Source>(
        from: &mut Origin,
    ) -> ::core::result::Result<Self, Origin::Error> {
        let row = Self {
            name: from.required("name")?,
            observed_generation: from.required("observedGeneration")?,
            check: from.optional("check")?,
            deployment: from.optional("deployment")?,
            variant: from.optional("variant")?,
            run: from.optional("run")?,
            last_run: from.optional("lastRun")?,
            conditions: from.optional("conditions")?,
            state: from.required("state")?,
        };
        row.satisfies(row.state).map_err(::selvedge::wire::WireError::from)?;
        ::core::result::Result::Ok(row)
    }
}
::selvedge::__private::deserialize! {
    LoomAgentRow
}
/// One LoomAgent resource, as far as its status goes.
///
/// A `LoomAgent` which rests in the state `S`; owned, if `R` is not given.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::hash::Hash
)]
#[must_use = "a command that returns it has changed its state"]
pub struct LoomAgent<S, R = ::selvedge::__private::Box<LoomAgentRow>> {
    row: R,
    state: ::core::marker::PhantomData<S>,
}
#[automatically_derived]
impl<S: ::core::cmp::Eq, R: ::core::cmp::Eq> ::core::cmp::Eq for LoomAgent<S, R> {}
/// A `LoomAgent` which rests in the state `S`, borrowed from its store.
pub type LoomAgentMut<'a, S> = LoomAgent<S, &'a mut LoomAgentRow>;
impl<S, R: ::selvedge::Hold<LoomAgentRow>> LoomAgent<S, R> {
    #[inline]
    const fn of(row: R) -> Self {
        Self {
            row,
            state: ::core::marker::PhantomData,
        }
    }
    /// `name` on the wire.
    #[must_use]
    pub fn name(&self) -> &ResourceName {
        &self.row.name
    }
    /// The generation of the spec that the controller last applied.
    #[must_use]
    pub fn observed_generation(&self) -> ::core::primitive::i64 {
        self.row.observed_generation
    }
    /// What is stored of it.
    #[must_use]
    pub fn row(&self) -> &LoomAgentRow {
        &self.row
    }
    /// The same in the enum over all states, for code that does not care.
    pub fn into_any(self) -> AnyLoomAgent<R> {
        AnyLoomAgent::of(self.row)
    }
}
#[automatically_derived]
impl<S, R: ::selvedge::Hold<LoomAgentRow>> ::selvedge::__private::Serialize
for LoomAgent<S, R> {
    fn serialize<Encoder: ::selvedge::__private::Serializer>(
        &self,
        serializer: Encoder,
    ) -> ::core::result::Result<Encoder::Ok, Encoder::Error> {
        ::selvedge::__private::Serialize::serialize(&*self.row, serializer)
    }
}
/// A `LoomAgent` in any state; owned, if `R` is not given.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::hash::Hash
)]
#[must_use]
pub enum AnyLoomAgent<R = ::selvedge::__private::Box<LoomAgentRow>> {
    /// Applied; the spec check has not answered yet.
    ///
    /// It rests in `Pending`.
    Pending(LoomAgent<Pending, R>),
    /// It rests in `Running`.
    Running(LoomAgent<Running, R>),
    /// The spec check refused this generation.
    ///
    /// It rests in `Refused`.
    Refused(LoomAgent<Refused, R>),
    /// The child Deployment is unavailable.
    ///
    /// It rests in `Degraded`.
    Degraded(LoomAgent<Degraded, R>),
    /// It rests in `Completed`.
    Completed(LoomAgent<Completed, R>),
    /// It rests in `Failed`.
    Failed(LoomAgent<Failed, R>),
}
#[automatically_derived]
impl<R: ::core::cmp::Eq> ::core::cmp::Eq for AnyLoomAgent<R> {}
/// A `LoomAgent` in any state, borrowed from its store.
pub type AnyLoomAgentMut<'a> = AnyLoomAgent<&'a mut LoomAgentRow>;
impl<R: ::selvedge::Hold<LoomAgentRow>> AnyLoomAgent<R> {
    /// Takes up a row in the state in which it rests.
    fn of(row: R) -> Self {
        match row.state {
            LoomAgentState::Pending => Self::Pending(LoomAgent::of(row)),
            LoomAgentState::Running => Self::Running(LoomAgent::of(row)),
            LoomAgentState::Refused => Self::Refused(LoomAgent::of(row)),
            LoomAgentState::Degraded => Self::Degraded(LoomAgent::of(row)),
            LoomAgentState::Completed => Self::Completed(LoomAgent::of(row)),
            LoomAgentState::Failed => Self::Failed(LoomAgent::of(row)),
        }
    }
    /// The state in which it rests.
    #[must_use]
    pub fn state(&self) -> LoomAgentState {
        self.row().state
    }
    /// Its identity.
    #[must_use]
    pub fn name(&self) -> &ResourceName {
        self.row().name()
    }
    /// What is stored of it.
    #[must_use]
    pub fn row(&self) -> &LoomAgentRow {
        match self {
            Self::Pending(typed) => typed.row(),
            Self::Running(typed) => typed.row(),
            Self::Refused(typed) => typed.row(),
            Self::Degraded(typed) => typed.row(),
            Self::Completed(typed) => typed.row(),
            Self::Failed(typed) => typed.row(),
        }
    }
    /// The row itself.
    fn into_row(self) -> R {
        match self {
            Self::Pending(typed) => typed.row,
            Self::Running(typed) => typed.row,
            Self::Refused(typed) => typed.row,
            Self::Degraded(typed) => typed.row,
            Self::Completed(typed) => typed.row,
            Self::Failed(typed) => typed.row,
        }
    }
}
#[automatically_derived]
impl<R> ::core::convert::From<LoomAgent<Pending, R>> for AnyLoomAgent<R> {
    fn from(typed: LoomAgent<Pending, R>) -> Self {
        Self::Pending(typed)
    }
}
#[automatically_derived]
impl<R> ::core::convert::From<LoomAgent<Running, R>> for AnyLoomAgent<R> {
    fn from(typed: LoomAgent<Running, R>) -> Self {
        Self::Running(typed)
    }
}
#[automatically_derived]
impl<R> ::core::convert::From<LoomAgent<Refused, R>> for AnyLoomAgent<R> {
    fn from(typed: LoomAgent<Refused, R>) -> Self {
        Self::Refused(typed)
    }
}
#[automatically_derived]
impl<R> ::core::convert::From<LoomAgent<Degraded, R>> for AnyLoomAgent<R> {
    fn from(typed: LoomAgent<Degraded, R>) -> Self {
        Self::Degraded(typed)
    }
}
#[automatically_derived]
impl<R> ::core::convert::From<LoomAgent<Completed, R>> for AnyLoomAgent<R> {
    fn from(typed: LoomAgent<Completed, R>) -> Self {
        Self::Completed(typed)
    }
}
#[automatically_derived]
impl<R> ::core::convert::From<LoomAgent<Failed, R>> for AnyLoomAgent<R> {
    fn from(typed: LoomAgent<Failed, R>) -> Self {
        Self::Failed(typed)
    }
}
#[automatically_derived]
impl<R: ::selvedge::Hold<LoomAgentRow>> ::selvedge::__private::Serialize
for AnyLoomAgent<R> {
    fn serialize<Encoder: ::selvedge::__private::Serializer>(
        &self,
        serializer: Encoder,
    ) -> ::core::result::Result<Encoder::Ok, Encoder::Error> {
        ::selvedge::__private::Serialize::serialize(self.row(), serializer)
    }
}
#[automatically_derived]
impl ::selvedge::wire::Decode for AnyLoomAgent {
    fn decode(
        doc: ::selvedge::wire::Doc,
    ) -> ::core::result::Result<Self, ::selvedge::wire::WireError> {
        ::selvedge::wire::Decode::decode(doc)
            .map(|row: LoomAgentRow| Self::of(::selvedge::__private::Box::new(row)))
    }
    fn read(
        from: &mut ::selvedge::wire::Reader<'_>,
    ) -> ::core::result::Result<Self, ::selvedge::wire::GiveUp> {
        ::selvedge::wire::Decode::read(from)
            .map(|row: LoomAgentRow| Self::of(::selvedge::__private::Box::new(row)))
    }
}
::selvedge::__private::deserialize! {
    AnyLoomAgent
}
/// A state of a `LoomAgent`, as a type. Sealed: the declaration names them all.
pub trait State: __sealed::State {
    /// The state as a value.
    const STATE: LoomAgentState;
}
/// Applied; the spec check has not answered yet.
///
/// The state `Pending` of a `LoomAgent`, as a type.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::hash::Hash,
    ::core::marker::Copy
)]
pub struct Pending;
#[automatically_derived]
impl ::core::cmp::Eq for Pending {}
impl State for Pending {
    const STATE: LoomAgentState = LoomAgentState::Pending;
}
/// The state `Running` of a `LoomAgent`, as a type.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::hash::Hash,
    ::core::marker::Copy
)]
pub struct Running;
#[automatically_derived]
impl ::core::cmp::Eq for Running {}
impl State for Running {
    const STATE: LoomAgentState = LoomAgentState::Running;
}
/// The spec check refused this generation.
///
/// The state `Refused` of a `LoomAgent`, as a type.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::hash::Hash,
    ::core::marker::Copy
)]
pub struct Refused;
#[automatically_derived]
impl ::core::cmp::Eq for Refused {}
impl State for Refused {
    const STATE: LoomAgentState = LoomAgentState::Refused;
}
/// The child Deployment is unavailable.
///
/// The state `Degraded` of a `LoomAgent`, as a type.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::hash::Hash,
    ::core::marker::Copy
)]
pub struct Degraded;
#[automatically_derived]
impl ::core::cmp::Eq for Degraded {}
impl State for Degraded {
    const STATE: LoomAgentState = LoomAgentState::Degraded;
}
/// The state `Completed` of a `LoomAgent`, as a type.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::hash::Hash,
    ::core::marker::Copy
)]
pub struct Completed;
#[automatically_derived]
impl ::core::cmp::Eq for Completed {}
impl State for Completed {
    const STATE: LoomAgentState = LoomAgentState::Completed;
}
/// The state `Failed` of a `LoomAgent`, as a type.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::hash::Hash,
    ::core::marker::Copy
)]
pub struct Failed;
#[automatically_derived]
impl ::core::cmp::Eq for Failed {}
impl State for Failed {
    const STATE: LoomAgentState = LoomAgentState::Failed;
}
#[doc(hidden)]
mod __sealed {
    pub trait State {}
    impl State for super::Pending {}
    impl State for super::Running {}
    impl State for super::Refused {}
    impl State for super::Degraded {}
    impl State for super::Completed {}
    impl State for super::Failed {}
}
/// What commands answer in the state `Pending`.
pub mod pending {
    /// Applies a generation of the spec: creates the LoomAgent, or sends it back to Pending.
    ///
    /// How `ApplyLoomAgent` is accepted in `Pending`.
    #[derive(
        ::core::clone::Clone,
        ::core::fmt::Debug,
        ::core::cmp::PartialEq,
        ::core::hash::Hash
    )]
    #[must_use]
    pub enum ApplyLoomAgentOutcome<R = ::selvedge::__private::Box<super::LoomAgentRow>> {
        /// `unchanged`: nothing changes.
        Unchanged {
            /// The row, as it is now.
            loom_agent: super::LoomAgent<super::Pending, R>,
        },
        /// `respecified`: the move `respecify` to `Pending`.
        Respecified {
            /// The row, as it is now.
            loom_agent: super::LoomAgent<super::Pending, R>,
            /// What happened.
            event: super::LoomAgentApplied,
        },
    }
    #[automatically_derived]
    impl<R: ::core::cmp::Eq> ::core::cmp::Eq for ApplyLoomAgentOutcome<R> {}
    /// Removes the LoomAgent; no view shows it afterwards.
    ///
    /// How `DeleteLoomAgent` is accepted in `Pending`, `Running`, `Refused`, `Degraded`, `Completed` and `Failed`.
    #[derive(
        ::core::clone::Clone,
        ::core::fmt::Debug,
        ::core::cmp::PartialEq,
        ::core::hash::Hash
    )]
    #[must_use]
    pub enum DeleteLoomAgentOutcome {
        /// `deleted`: it is gone.
        Deleted {
            /// What happened.
            event: super::LoomAgentDeleted,
        },
    }
    #[automatically_derived]
    impl ::core::cmp::Eq for DeleteLoomAgentOutcome {}
    /// Reports what the check of a generation's spec said.
    ///
    /// How `RecordCheck` is accepted in `Pending`.
    #[derive(
        ::core::clone::Clone,
        ::core::fmt::Debug,
        ::core::cmp::PartialEq,
        ::core::hash::Hash
    )]
    #[must_use]
    pub enum RecordCheckOutcome<R = ::selvedge::__private::Box<super::LoomAgentRow>> {
        /// `running`: the move `run` to `Running`.
        Running {
            /// The row, as it is now.
            loom_agent: super::LoomAgent<super::Running, R>,
            /// What happened.
            event: super::LoomAgentRunning,
        },
        /// `refused`: the move `refuse` to `Refused`.
        Refused {
            /// The row, as it is now.
            loom_agent: super::LoomAgent<super::Refused, R>,
            /// What happened.
            event: super::LoomAgentRefused,
        },
    }
    #[automatically_derived]
    impl<R: ::core::cmp::Eq> ::core::cmp::Eq for RecordCheckOutcome<R> {}
}
/// What commands answer in the state `Running`.
pub mod running {
    /// Applies a generation of the spec: creates the LoomAgent, or sends it back to Pending.
    ///
    /// How `ApplyLoomAgent` is accepted in `Running`.
    #[derive(
        ::core::clone::Clone,
        ::core::fmt::Debug,
        ::core::cmp::PartialEq,
        ::core::hash::Hash
    )]
    #[must_use]
    pub enum ApplyLoomAgentOutcome<R = ::selvedge::__private::Box<super::LoomAgentRow>> {
        /// `unchanged`: nothing changes.
        Unchanged {
            /// The row, as it is now.
            loom_agent: super::LoomAgent<super::Running, R>,
        },
        /// `respecified`: the move `respecify` to `Pending`.
        Respecified {
            /// The row, as it is now.
            loom_agent: super::LoomAgent<super::Pending, R>,
            /// What happened.
            event: super::LoomAgentApplied,
        },
    }
    #[automatically_derived]
    impl<R: ::core::cmp::Eq> ::core::cmp::Eq for ApplyLoomAgentOutcome<R> {}
    pub use super::pending::DeleteLoomAgentOutcome;
    /// Reports the availability of the child Deployment.
    ///
    /// How `ObserveDeployment` is accepted in `Running`.
    #[derive(
        ::core::clone::Clone,
        ::core::fmt::Debug,
        ::core::cmp::PartialEq,
        ::core::hash::Hash
    )]
    #[must_use]
    pub enum ObserveDeploymentOutcome<
        R = ::selvedge::__private::Box<super::LoomAgentRow>,
    > {
        /// `degraded`: the move `degrade` to `Degraded`.
        Degraded {
            /// The row, as it is now.
            loom_agent: super::LoomAgent<super::Degraded, R>,
            /// What happened.
            event: super::LoomAgentDegraded,
        },
        /// `still-running`: the move `observe-running` to `Running`.
        StillRunning {
            /// The row, as it is now.
            loom_agent: super::LoomAgent<super::Running, R>,
            /// What happened.
            event: super::LoomAgentObserved,
        },
    }
    #[automatically_derived]
    impl<R: ::core::cmp::Eq> ::core::cmp::Eq for ObserveDeploymentOutcome<R> {}
    /// Reports the phase of the child Job's run and, where it has ended, how.
    ///
    /// How `ObserveRun` is accepted in `Running`.
    #[derive(
        ::core::clone::Clone,
        ::core::fmt::Debug,
        ::core::cmp::PartialEq,
        ::core::hash::Hash
    )]
    #[must_use]
    pub enum ObserveRunOutcome<R = ::selvedge::__private::Box<super::LoomAgentRow>> {
        /// `still-active`: the move `observe-running` to `Running`.
        StillActive {
            /// The row, as it is now.
            loom_agent: super::LoomAgent<super::Running, R>,
            /// What happened.
            event: super::LoomAgentRunObserved,
        },
        /// `completed`: the move `complete` to `Completed`.
        Completed {
            /// The row, as it is now.
            loom_agent: super::LoomAgent<super::Completed, R>,
            /// What happened.
            event: super::LoomAgentCompleted,
        },
        /// `failed`: the move `fail` to `Failed`.
        Failed {
            /// The row, as it is now.
            loom_agent: super::LoomAgent<super::Failed, R>,
            /// What happened.
            event: super::LoomAgentFailed,
        },
    }
    #[automatically_derived]
    impl<R: ::core::cmp::Eq> ::core::cmp::Eq for ObserveRunOutcome<R> {}
    /// Reports one run of a schedule; the LoomAgent keeps running.
    ///
    /// How `ObserveScheduledRun` is accepted in `Running`.
    #[derive(
        ::core::clone::Clone,
        ::core::fmt::Debug,
        ::core::cmp::PartialEq,
        ::core::hash::Hash
    )]
    #[must_use]
    pub enum ObserveScheduledRunOutcome<
        R = ::selvedge::__private::Box<super::LoomAgentRow>,
    > {
        /// `last-run-succeeded`: the move `observe-running` to `Running`.
        LastRunSucceeded {
            /// The row, as it is now.
            loom_agent: super::LoomAgent<super::Running, R>,
            /// What happened.
            event: super::LoomAgentLastRunObserved,
        },
        /// `last-run-failed`: the move `observe-running` to `Running`.
        LastRunFailed {
            /// The row, as it is now.
            loom_agent: super::LoomAgent<super::Running, R>,
            /// What happened.
            event: super::LoomAgentLastRunObserved,
        },
        /// `run-active`: nothing changes.
        RunActive {
            /// The row, as it is now.
            loom_agent: super::LoomAgent<super::Running, R>,
        },
    }
    #[automatically_derived]
    impl<R: ::core::cmp::Eq> ::core::cmp::Eq for ObserveScheduledRunOutcome<R> {}
}
/// What commands answer in the state `Refused`.
pub mod refused {
    /// Applies a generation of the spec: creates the LoomAgent, or sends it back to Pending.
    ///
    /// How `ApplyLoomAgent` is accepted in `Refused`.
    #[derive(
        ::core::clone::Clone,
        ::core::fmt::Debug,
        ::core::cmp::PartialEq,
        ::core::hash::Hash
    )]
    #[must_use]
    pub enum ApplyLoomAgentOutcome<R = ::selvedge::__private::Box<super::LoomAgentRow>> {
        /// `unchanged`: nothing changes.
        Unchanged {
            /// The row, as it is now.
            loom_agent: super::LoomAgent<super::Refused, R>,
        },
        /// `respecified`: the move `respecify` to `Pending`.
        Respecified {
            /// The row, as it is now.
            loom_agent: super::LoomAgent<super::Pending, R>,
            /// What happened.
            event: super::LoomAgentApplied,
        },
    }
    #[automatically_derived]
    impl<R: ::core::cmp::Eq> ::core::cmp::Eq for ApplyLoomAgentOutcome<R> {}
    pub use super::pending::DeleteLoomAgentOutcome;
}
/// What commands answer in the state `Degraded`.
pub mod degraded {
    /// Applies a generation of the spec: creates the LoomAgent, or sends it back to Pending.
    ///
    /// How `ApplyLoomAgent` is accepted in `Degraded`.
    #[derive(
        ::core::clone::Clone,
        ::core::fmt::Debug,
        ::core::cmp::PartialEq,
        ::core::hash::Hash
    )]
    #[must_use]
    pub enum ApplyLoomAgentOutcome<R = ::selvedge::__private::Box<super::LoomAgentRow>> {
        /// `unchanged`: nothing changes.
        Unchanged {
            /// The row, as it is now.
            loom_agent: super::LoomAgent<super::Degraded, R>,
        },
        /// `respecified`: the move `respecify` to `Pending`.
        Respecified {
            /// The row, as it is now.
            loom_agent: super::LoomAgent<super::Pending, R>,
            /// What happened.
            event: super::LoomAgentApplied,
        },
    }
    #[automatically_derived]
    impl<R: ::core::cmp::Eq> ::core::cmp::Eq for ApplyLoomAgentOutcome<R> {}
    pub use super::pending::DeleteLoomAgentOutcome;
    /// Reports the availability of the child Deployment.
    ///
    /// How `ObserveDeployment` is accepted in `Degraded`.
    #[derive(
        ::core::clone::Clone,
        ::core::fmt::Debug,
        ::core::cmp::PartialEq,
        ::core::hash::Hash
    )]
    #[must_use]
    pub enum ObserveDeploymentOutcome<
        R = ::selvedge::__private::Box<super::LoomAgentRow>,
    > {
        /// `recovered`: the move `recover` to `Running`.
        Recovered {
            /// The row, as it is now.
            loom_agent: super::LoomAgent<super::Running, R>,
            /// What happened.
            event: super::LoomAgentRecovered,
        },
        /// `still-degraded`: the move `observe-degraded` to `Degraded`.
        StillDegraded {
            /// The row, as it is now.
            loom_agent: super::LoomAgent<super::Degraded, R>,
            /// What happened.
            event: super::LoomAgentObserved,
        },
    }
    #[automatically_derived]
    impl<R: ::core::cmp::Eq> ::core::cmp::Eq for ObserveDeploymentOutcome<R> {}
}
/// What commands answer in the state `Completed`.
pub mod completed {
    /// Applies a generation of the spec: creates the LoomAgent, or sends it back to Pending.
    ///
    /// How `ApplyLoomAgent` is accepted in `Completed`.
    #[derive(
        ::core::clone::Clone,
        ::core::fmt::Debug,
        ::core::cmp::PartialEq,
        ::core::hash::Hash
    )]
    #[must_use]
    pub enum ApplyLoomAgentOutcome<R = ::selvedge::__private::Box<super::LoomAgentRow>> {
        /// `unchanged`: nothing changes.
        Unchanged {
            /// The row, as it is now.
            loom_agent: super::LoomAgent<super::Completed, R>,
        },
        /// `respecified`: the move `respecify` to `Pending`.
        Respecified {
            /// The row, as it is now.
            loom_agent: super::LoomAgent<super::Pending, R>,
            /// What happened.
            event: super::LoomAgentApplied,
        },
    }
    #[automatically_derived]
    impl<R: ::core::cmp::Eq> ::core::cmp::Eq for ApplyLoomAgentOutcome<R> {}
    pub use super::pending::DeleteLoomAgentOutcome;
    /// Reports the phase of the child Job's run and, where it has ended, how.
    ///
    /// How `ObserveRun` is accepted in `Completed`.
    #[derive(
        ::core::clone::Clone,
        ::core::fmt::Debug,
        ::core::cmp::PartialEq,
        ::core::hash::Hash
    )]
    #[must_use]
    pub enum ObserveRunOutcome<R = ::selvedge::__private::Box<super::LoomAgentRow>> {
        /// `finished`: nothing changes.
        Finished {
            /// The row, as it is now.
            loom_agent: super::LoomAgent<super::Completed, R>,
        },
    }
    #[automatically_derived]
    impl<R: ::core::cmp::Eq> ::core::cmp::Eq for ObserveRunOutcome<R> {}
}
/// What commands answer in the state `Failed`.
pub mod failed {
    /// Applies a generation of the spec: creates the LoomAgent, or sends it back to Pending.
    ///
    /// How `ApplyLoomAgent` is accepted in `Failed`.
    #[derive(
        ::core::clone::Clone,
        ::core::fmt::Debug,
        ::core::cmp::PartialEq,
        ::core::hash::Hash
    )]
    #[must_use]
    pub enum ApplyLoomAgentOutcome<R = ::selvedge::__private::Box<super::LoomAgentRow>> {
        /// `unchanged`: nothing changes.
        Unchanged {
            /// The row, as it is now.
            loom_agent: super::LoomAgent<super::Failed, R>,
        },
        /// `respecified`: the move `respecify` to `Pending`.
        Respecified {
            /// The row, as it is now.
            loom_agent: super::LoomAgent<super::Pending, R>,
            /// What happened.
            event: super::LoomAgentApplied,
        },
    }
    #[automatically_derived]
    impl<R: ::core::cmp::Eq> ::core::cmp::Eq for ApplyLoomAgentOutcome<R> {}
    pub use super::pending::DeleteLoomAgentOutcome;
    /// Reports the phase of the child Job's run and, where it has ended, how.
    ///
    /// How `ObserveRun` is accepted in `Failed`.
    #[derive(
        ::core::clone::Clone,
        ::core::fmt::Debug,
        ::core::cmp::PartialEq,
        ::core::hash::Hash
    )]
    #[must_use]
    pub enum ObserveRunOutcome<R = ::selvedge::__private::Box<super::LoomAgentRow>> {
        /// `finished`: nothing changes.
        Finished {
            /// The row, as it is now.
            loom_agent: super::LoomAgent<super::Failed, R>,
        },
    }
    #[automatically_derived]
    impl<R: ::core::cmp::Eq> ::core::cmp::Eq for ObserveRunOutcome<R> {}
}
/// What commands answer where no `LoomAgent` carries the identity.
pub mod absent {
    /// Applies a generation of the spec: creates the LoomAgent, or sends it back to Pending.
    ///
    /// How `ApplyLoomAgent` is accepted in absence.
    #[derive(
        ::core::clone::Clone,
        ::core::fmt::Debug,
        ::core::cmp::PartialEq,
        ::core::hash::Hash
    )]
    #[must_use]
    pub enum ApplyLoomAgentOutcome {
        /// `created`: a `LoomAgent` comes to be.
        Created {
            /// The row, as it is now.
            loom_agent: super::LoomAgent<super::Pending>,
            /// What happened.
            event: super::LoomAgentApplied,
        },
    }
    #[automatically_derived]
    impl ::core::cmp::Eq for ApplyLoomAgentOutcome {}
    /// Applies a generation of the spec: creates the LoomAgent, or sends it back to Pending.
    ///
    /// `ApplyLoomAgent` in absence: `created`.
    #[allow(clippy::needless_pass_by_value, clippy::result_large_err)]
    pub fn apply_loom_agent(input: super::ApplyLoomAgent) -> ApplyLoomAgentOutcome {
        {
            let (row, event) = input.answer_created();
            ApplyLoomAgentOutcome::Created {
                loom_agent: super::LoomAgent::of(::selvedge::__private::Box::new(row)),
                event,
            }
        }
    }
}
/// A state in which `ApplyLoomAgent` is a legal command. Sealed.
#[diagnostic::on_unimplemented(
    message = "`ApplyLoomAgent` is not a legal command in `{Self}`",
    note = "`ApplyLoomAgent` is legal in `Pending`, `Running`, `Refused`, `Degraded`, `Completed` and `Failed`, and where there is no row yet"
)]
pub trait AcceptsApplyLoomAgent: State {}
impl AcceptsApplyLoomAgent for Pending {}
impl AcceptsApplyLoomAgent for Running {}
impl AcceptsApplyLoomAgent for Refused {}
impl AcceptsApplyLoomAgent for Degraded {}
impl AcceptsApplyLoomAgent for Completed {}
impl AcceptsApplyLoomAgent for Failed {}
/// A state in which `DeleteLoomAgent` is a legal command. Sealed.
#[diagnostic::on_unimplemented(
    message = "`DeleteLoomAgent` is not a legal command in `{Self}`",
    note = "`DeleteLoomAgent` is legal in `Pending`, `Running`, `Refused`, `Degraded`, `Completed` and `Failed`"
)]
pub trait AcceptsDeleteLoomAgent: State {}
impl AcceptsDeleteLoomAgent for Pending {}
impl AcceptsDeleteLoomAgent for Running {}
impl AcceptsDeleteLoomAgent for Refused {}
impl AcceptsDeleteLoomAgent for Degraded {}
impl AcceptsDeleteLoomAgent for Completed {}
impl AcceptsDeleteLoomAgent for Failed {}
/// A state in which `RecordCheck` is a legal command. Sealed.
#[diagnostic::on_unimplemented(
    message = "`RecordCheck` is not a legal command in `{Self}`",
    note = "`RecordCheck` is legal in `Pending`"
)]
pub trait AcceptsRecordCheck: State {}
impl AcceptsRecordCheck for Pending {}
#[doc(hidden)]
#[allow(unused_lifetimes, clippy::extra_unused_lifetimes)]
impl AcceptsRecordCheck for Running
where
    for<'illegal> (RecordCheck, Running): __illegal::RecordCheckInRunning,
{}
#[doc(hidden)]
#[allow(unused_lifetimes, clippy::extra_unused_lifetimes)]
impl AcceptsRecordCheck for Refused
where
    for<'illegal> (RecordCheck, Refused): __illegal::RecordCheckInRefused,
{}
#[doc(hidden)]
#[allow(unused_lifetimes, clippy::extra_unused_lifetimes)]
impl AcceptsRecordCheck for Degraded
where
    for<'illegal> (RecordCheck, Degraded): __illegal::RecordCheckInDegraded,
{}
#[doc(hidden)]
#[allow(unused_lifetimes, clippy::extra_unused_lifetimes)]
impl AcceptsRecordCheck for Completed
where
    for<'illegal> (RecordCheck, Completed): __illegal::RecordCheckInCompleted,
{}
#[doc(hidden)]
#[allow(unused_lifetimes, clippy::extra_unused_lifetimes)]
impl AcceptsRecordCheck for Failed
where
    for<'illegal> (RecordCheck, Failed): __illegal::RecordCheckInFailed,
{}
/// A state in which `ObserveDeployment` is a legal command. Sealed.
#[diagnostic::on_unimplemented(
    message = "`ObserveDeployment` is not a legal command in `{Self}`",
    note = "`ObserveDeployment` is legal in `Running` and `Degraded`"
)]
pub trait AcceptsObserveDeployment: State {}
#[doc(hidden)]
#[allow(unused_lifetimes, clippy::extra_unused_lifetimes)]
impl AcceptsObserveDeployment for Pending
where
    for<'illegal> (ObserveDeployment, Pending): __illegal::ObserveDeploymentInPending,
{}
impl AcceptsObserveDeployment for Running {}
#[doc(hidden)]
#[allow(unused_lifetimes, clippy::extra_unused_lifetimes)]
impl AcceptsObserveDeployment for Refused
where
    for<'illegal> (ObserveDeployment, Refused): __illegal::ObserveDeploymentInRefused,
{}
impl AcceptsObserveDeployment for Degraded {}
#[doc(hidden)]
#[allow(unused_lifetimes, clippy::extra_unused_lifetimes)]
impl AcceptsObserveDeployment for Completed
where
    for<'illegal> (
        ObserveDeployment,
        Completed,
    ): __illegal::ObserveDeploymentInCompleted,
{}
#[doc(hidden)]
#[allow(unused_lifetimes, clippy::extra_unused_lifetimes)]
impl AcceptsObserveDeployment for Failed
where
    for<'illegal> (ObserveDeployment, Failed): __illegal::ObserveDeploymentInFailed,
{}
/// A state in which `ObserveRun` is a legal command. Sealed.
#[diagnostic::on_unimplemented(
    message = "`ObserveRun` is not a legal command in `{Self}`",
    note = "`ObserveRun` is legal in `Running`, `Completed` and `Failed`"
)]
pub trait AcceptsObserveRun: State {}
#[doc(hidden)]
#[allow(unused_lifetimes, clippy::extra_unused_lifetimes)]
impl AcceptsObserveRun for Pending
where
    for<'illegal> (ObserveRun, Pending): __illegal::ObserveRunInPending,
{}
impl AcceptsObserveRun for Running {}
#[doc(hidden)]
#[allow(unused_lifetimes, clippy::extra_unused_lifetimes)]
impl AcceptsObserveRun for Refused
where
    for<'illegal> (ObserveRun, Refused): __illegal::ObserveRunInRefused,
{}
#[doc(hidden)]
#[allow(unused_lifetimes, clippy::extra_unused_lifetimes)]
impl AcceptsObserveRun for Degraded
where
    for<'illegal> (ObserveRun, Degraded): __illegal::ObserveRunInDegraded,
{}
impl AcceptsObserveRun for Completed {}
impl AcceptsObserveRun for Failed {}
/// A state in which `ObserveScheduledRun` is a legal command. Sealed.
#[diagnostic::on_unimplemented(
    message = "`ObserveScheduledRun` is not a legal command in `{Self}`",
    note = "`ObserveScheduledRun` is legal in `Running`"
)]
pub trait AcceptsObserveScheduledRun: State {}
#[doc(hidden)]
#[allow(unused_lifetimes, clippy::extra_unused_lifetimes)]
impl AcceptsObserveScheduledRun for Pending
where
    for<'illegal> (
        ObserveScheduledRun,
        Pending,
    ): __illegal::ObserveScheduledRunInPending,
{}
impl AcceptsObserveScheduledRun for Running {}
#[doc(hidden)]
#[allow(unused_lifetimes, clippy::extra_unused_lifetimes)]
impl AcceptsObserveScheduledRun for Refused
where
    for<'illegal> (
        ObserveScheduledRun,
        Refused,
    ): __illegal::ObserveScheduledRunInRefused,
{}
#[doc(hidden)]
#[allow(unused_lifetimes, clippy::extra_unused_lifetimes)]
impl AcceptsObserveScheduledRun for Degraded
where
    for<'illegal> (
        ObserveScheduledRun,
        Degraded,
    ): __illegal::ObserveScheduledRunInDegraded,
{}
#[doc(hidden)]
#[allow(unused_lifetimes, clippy::extra_unused_lifetimes)]
impl AcceptsObserveScheduledRun for Completed
where
    for<'illegal> (
        ObserveScheduledRun,
        Completed,
    ): __illegal::ObserveScheduledRunInCompleted,
{}
#[doc(hidden)]
#[allow(unused_lifetimes, clippy::extra_unused_lifetimes)]
impl AcceptsObserveScheduledRun for Failed
where
    for<'illegal> (ObserveScheduledRun, Failed): __illegal::ObserveScheduledRunInFailed,
{}
/// Some declared move of `LoomAgent` leads from this state to `T`. Sealed.
#[diagnostic::on_unimplemented(
    message = "`{Self}` may not become `{T}`",
    label = "no declared move leads there"
)]
pub trait MayBecome<T: State>: State {}
impl MayBecome<Pending> for Pending {}
impl MayBecome<Running> for Pending {}
impl MayBecome<Refused> for Pending {}
impl MayBecome<Pending> for Running {}
impl MayBecome<Running> for Running {}
impl MayBecome<Degraded> for Running {}
impl MayBecome<Completed> for Running {}
impl MayBecome<Failed> for Running {}
impl MayBecome<Pending> for Refused {}
impl MayBecome<Pending> for Degraded {}
impl MayBecome<Running> for Degraded {}
impl MayBecome<Degraded> for Degraded {}
impl MayBecome<Pending> for Completed {}
impl MayBecome<Pending> for Failed {}
#[doc(hidden)]
#[allow(unused_lifetimes, clippy::extra_unused_lifetimes)]
impl MayBecome<Degraded> for Pending
where
    for<'illegal> (Pending, Degraded): __illegal::PendingToDegraded,
{}
#[doc(hidden)]
#[allow(unused_lifetimes, clippy::extra_unused_lifetimes)]
impl MayBecome<Completed> for Pending
where
    for<'illegal> (Pending, Completed): __illegal::PendingToCompleted,
{}
#[doc(hidden)]
#[allow(unused_lifetimes, clippy::extra_unused_lifetimes)]
impl MayBecome<Failed> for Pending
where
    for<'illegal> (Pending, Failed): __illegal::PendingToFailed,
{}
#[doc(hidden)]
#[allow(unused_lifetimes, clippy::extra_unused_lifetimes)]
impl MayBecome<Refused> for Running
where
    for<'illegal> (Running, Refused): __illegal::RunningToRefused,
{}
#[doc(hidden)]
#[allow(unused_lifetimes, clippy::extra_unused_lifetimes)]
impl MayBecome<Running> for Refused
where
    for<'illegal> (Refused, Running): __illegal::RefusedToRunning,
{}
#[doc(hidden)]
#[allow(unused_lifetimes, clippy::extra_unused_lifetimes)]
impl MayBecome<Refused> for Refused
where
    for<'illegal> (Refused, Refused): __illegal::RefusedToRefused,
{}
#[doc(hidden)]
#[allow(unused_lifetimes, clippy::extra_unused_lifetimes)]
impl MayBecome<Degraded> for Refused
where
    for<'illegal> (Refused, Degraded): __illegal::RefusedToDegraded,
{}
#[doc(hidden)]
#[allow(unused_lifetimes, clippy::extra_unused_lifetimes)]
impl MayBecome<Completed> for Refused
where
    for<'illegal> (Refused, Completed): __illegal::RefusedToCompleted,
{}
#[doc(hidden)]
#[allow(unused_lifetimes, clippy::extra_unused_lifetimes)]
impl MayBecome<Failed> for Refused
where
    for<'illegal> (Refused, Failed): __illegal::RefusedToFailed,
{}
#[doc(hidden)]
#[allow(unused_lifetimes, clippy::extra_unused_lifetimes)]
impl MayBecome<Refused> for Degraded
where
    for<'illegal> (Degraded, Refused): __illegal::DegradedToRefused,
{}
#[doc(hidden)]
#[allow(unused_lifetimes, clippy::extra_unused_lifetimes)]
impl MayBecome<Completed> for Degraded
where
    for<'illegal> (Degraded, Completed): __illegal::DegradedToCompleted,
{}
#[doc(hidden)]
#[allow(unused_lifetimes, clippy::extra_unused_lifetimes)]
impl MayBecome<Failed> for Degraded
where
    for<'illegal> (Degraded, Failed): __illegal::DegradedToFailed,
{}
#[doc(hidden)]
#[allow(unused_lifetimes, clippy::extra_unused_lifetimes)]
impl MayBecome<Running> for Completed
where
    for<'illegal> (Completed, Running): __illegal::CompletedToRunning,
{}
#[doc(hidden)]
#[allow(unused_lifetimes, clippy::extra_unused_lifetimes)]
impl MayBecome<Refused> for Completed
where
    for<'illegal> (Completed, Refused): __illegal::CompletedToRefused,
{}
#[doc(hidden)]
#[allow(unused_lifetimes, clippy::extra_unused_lifetimes)]
impl MayBecome<Degraded> for Completed
where
    for<'illegal> (Completed, Degraded): __illegal::CompletedToDegraded,
{}
#[doc(hidden)]
#[allow(unused_lifetimes, clippy::extra_unused_lifetimes)]
impl MayBecome<Completed> for Completed
where
    for<'illegal> (Completed, Completed): __illegal::CompletedToCompleted,
{}
#[doc(hidden)]
#[allow(unused_lifetimes, clippy::extra_unused_lifetimes)]
impl MayBecome<Failed> for Completed
where
    for<'illegal> (Completed, Failed): __illegal::CompletedToFailed,
{}
#[doc(hidden)]
#[allow(unused_lifetimes, clippy::extra_unused_lifetimes)]
impl MayBecome<Running> for Failed
where
    for<'illegal> (Failed, Running): __illegal::FailedToRunning,
{}
#[doc(hidden)]
#[allow(unused_lifetimes, clippy::extra_unused_lifetimes)]
impl MayBecome<Refused> for Failed
where
    for<'illegal> (Failed, Refused): __illegal::FailedToRefused,
{}
#[doc(hidden)]
#[allow(unused_lifetimes, clippy::extra_unused_lifetimes)]
impl MayBecome<Degraded> for Failed
where
    for<'illegal> (Failed, Degraded): __illegal::FailedToDegraded,
{}
#[doc(hidden)]
#[allow(unused_lifetimes, clippy::extra_unused_lifetimes)]
impl MayBecome<Completed> for Failed
where
    for<'illegal> (Failed, Completed): __illegal::FailedToCompleted,
{}
#[doc(hidden)]
#[allow(unused_lifetimes, clippy::extra_unused_lifetimes)]
impl MayBecome<Failed> for Failed
where
    for<'illegal> (Failed, Failed): __illegal::FailedToFailed,
{}
#[doc(hidden)]
#[allow(dead_code)]
pub mod __illegal {
    #[diagnostic::on_unimplemented(
        message = "`ObserveDeployment` is not a legal command in state `Pending`",
        label = "in state `Pending`, `ObserveDeployment` can only be rejected",
        note = "`ObserveDeployment` is legal in `Running` and `Degraded`",
        note = "legal commands in `Pending`: `ApplyLoomAgent`, `DeleteLoomAgent` and `RecordCheck`"
    )]
    pub trait ObserveDeploymentInPending {}
    #[diagnostic::on_unimplemented(
        message = "`ObserveRun` is not a legal command in state `Pending`",
        label = "in state `Pending`, `ObserveRun` can only be rejected",
        note = "`ObserveRun` is legal in `Running`, `Completed` and `Failed`",
        note = "legal commands in `Pending`: `ApplyLoomAgent`, `DeleteLoomAgent` and `RecordCheck`"
    )]
    pub trait ObserveRunInPending {}
    #[diagnostic::on_unimplemented(
        message = "`ObserveScheduledRun` is not a legal command in state `Pending`",
        label = "in state `Pending`, `ObserveScheduledRun` can only be rejected",
        note = "`ObserveScheduledRun` is legal in `Running`",
        note = "legal commands in `Pending`: `ApplyLoomAgent`, `DeleteLoomAgent` and `RecordCheck`"
    )]
    pub trait ObserveScheduledRunInPending {}
    #[diagnostic::on_unimplemented(
        message = "`degrade` is not a legal move from `Pending`",
        label = "`degrade` does not start in `Pending`",
        note = "`degrade` leads from `Running` to `Degraded`",
        note = "legal moves from `Pending`: `run`, `refuse` and `respecify`"
    )]
    pub trait DegradeFromPending {}
    #[diagnostic::on_unimplemented(
        message = "`recover` is not a legal move from `Pending`",
        label = "`recover` does not start in `Pending`",
        note = "`recover` leads from `Degraded` to `Running`",
        note = "legal moves from `Pending`: `run`, `refuse` and `respecify`"
    )]
    pub trait RecoverFromPending {}
    #[diagnostic::on_unimplemented(
        message = "`observe_running` is not a legal move from `Pending`",
        label = "`observe_running` does not start in `Pending`",
        note = "`observe_running` leads from `Running` to `Running`",
        note = "legal moves from `Pending`: `run`, `refuse` and `respecify`"
    )]
    pub trait ObserveRunningFromPending {}
    #[diagnostic::on_unimplemented(
        message = "`observe_degraded` is not a legal move from `Pending`",
        label = "`observe_degraded` does not start in `Pending`",
        note = "`observe_degraded` leads from `Degraded` to `Degraded`",
        note = "legal moves from `Pending`: `run`, `refuse` and `respecify`"
    )]
    pub trait ObserveDegradedFromPending {}
    #[diagnostic::on_unimplemented(
        message = "`complete` is not a legal move from `Pending`",
        label = "`complete` does not start in `Pending`",
        note = "`complete` leads from `Running` to `Completed`",
        note = "legal moves from `Pending`: `run`, `refuse` and `respecify`"
    )]
    pub trait CompleteFromPending {}
    #[diagnostic::on_unimplemented(
        message = "`fail` is not a legal move from `Pending`",
        label = "`fail` does not start in `Pending`",
        note = "`fail` leads from `Running` to `Failed`",
        note = "legal moves from `Pending`: `run`, `refuse` and `respecify`"
    )]
    pub trait FailFromPending {}
    #[diagnostic::on_unimplemented(
        message = "`RecordCheck` is not a legal command in state `Running`",
        label = "in state `Running`, `RecordCheck` can only be rejected",
        note = "`RecordCheck` is legal in `Pending`",
        note = "legal commands in `Running`: `ApplyLoomAgent`, `DeleteLoomAgent`, `ObserveDeployment`, `ObserveRun` and `ObserveScheduledRun`"
    )]
    pub trait RecordCheckInRunning {}
    #[diagnostic::on_unimplemented(
        message = "`run` is not a legal move from `Running`",
        label = "`run` does not start in `Running`",
        note = "`run` leads from `Pending` to `Running`",
        note = "legal moves from `Running`: `degrade`, `observe_running`, `complete`, `fail` and `respecify`"
    )]
    pub trait RunFromRunning {}
    #[diagnostic::on_unimplemented(
        message = "`refuse` is not a legal move from `Running`",
        label = "`refuse` does not start in `Running`",
        note = "`refuse` leads from `Pending` to `Refused`",
        note = "legal moves from `Running`: `degrade`, `observe_running`, `complete`, `fail` and `respecify`"
    )]
    pub trait RefuseFromRunning {}
    #[diagnostic::on_unimplemented(
        message = "`recover` is not a legal move from `Running`",
        label = "`recover` does not start in `Running`",
        note = "`recover` leads from `Degraded` to `Running`",
        note = "legal moves from `Running`: `degrade`, `observe_running`, `complete`, `fail` and `respecify`"
    )]
    pub trait RecoverFromRunning {}
    #[diagnostic::on_unimplemented(
        message = "`observe_degraded` is not a legal move from `Running`",
        label = "`observe_degraded` does not start in `Running`",
        note = "`observe_degraded` leads from `Degraded` to `Degraded`",
        note = "legal moves from `Running`: `degrade`, `observe_running`, `complete`, `fail` and `respecify`"
    )]
    pub trait ObserveDegradedFromRunning {}
    #[diagnostic::on_unimplemented(
        message = "`RecordCheck` is not a legal command in state `Refused`",
        label = "in state `Refused`, `RecordCheck` can only be rejected",
        note = "`RecordCheck` is legal in `Pending`",
        note = "legal commands in `Refused`: `ApplyLoomAgent` and `DeleteLoomAgent`"
    )]
    pub trait RecordCheckInRefused {}
    #[diagnostic::on_unimplemented(
        message = "`ObserveDeployment` is not a legal command in state `Refused`",
        label = "in state `Refused`, `ObserveDeployment` can only be rejected",
        note = "`ObserveDeployment` is legal in `Running` and `Degraded`",
        note = "legal commands in `Refused`: `ApplyLoomAgent` and `DeleteLoomAgent`"
    )]
    pub trait ObserveDeploymentInRefused {}
    #[diagnostic::on_unimplemented(
        message = "`ObserveRun` is not a legal command in state `Refused`",
        label = "in state `Refused`, `ObserveRun` can only be rejected",
        note = "`ObserveRun` is legal in `Running`, `Completed` and `Failed`",
        note = "legal commands in `Refused`: `ApplyLoomAgent` and `DeleteLoomAgent`"
    )]
    pub trait ObserveRunInRefused {}
    #[diagnostic::on_unimplemented(
        message = "`ObserveScheduledRun` is not a legal command in state `Refused`",
        label = "in state `Refused`, `ObserveScheduledRun` can only be rejected",
        note = "`ObserveScheduledRun` is legal in `Running`",
        note = "legal commands in `Refused`: `ApplyLoomAgent` and `DeleteLoomAgent`"
    )]
    pub trait ObserveScheduledRunInRefused {}
    #[diagnostic::on_unimplemented(
        message = "`run` is not a legal move from `Refused`",
        label = "`run` does not start in `Refused`",
        note = "`run` leads from `Pending` to `Running`",
        note = "legal moves from `Refused`: `respecify`"
    )]
    pub trait RunFromRefused {}
    #[diagnostic::on_unimplemented(
        message = "`refuse` is not a legal move from `Refused`",
        label = "`refuse` does not start in `Refused`",
        note = "`refuse` leads from `Pending` to `Refused`",
        note = "legal moves from `Refused`: `respecify`"
    )]
    pub trait RefuseFromRefused {}
    #[diagnostic::on_unimplemented(
        message = "`degrade` is not a legal move from `Refused`",
        label = "`degrade` does not start in `Refused`",
        note = "`degrade` leads from `Running` to `Degraded`",
        note = "legal moves from `Refused`: `respecify`"
    )]
    pub trait DegradeFromRefused {}
    #[diagnostic::on_unimplemented(
        message = "`recover` is not a legal move from `Refused`",
        label = "`recover` does not start in `Refused`",
        note = "`recover` leads from `Degraded` to `Running`",
        note = "legal moves from `Refused`: `respecify`"
    )]
    pub trait RecoverFromRefused {}
    #[diagnostic::on_unimplemented(
        message = "`observe_running` is not a legal move from `Refused`",
        label = "`observe_running` does not start in `Refused`",
        note = "`observe_running` leads from `Running` to `Running`",
        note = "legal moves from `Refused`: `respecify`"
    )]
    pub trait ObserveRunningFromRefused {}
    #[diagnostic::on_unimplemented(
        message = "`observe_degraded` is not a legal move from `Refused`",
        label = "`observe_degraded` does not start in `Refused`",
        note = "`observe_degraded` leads from `Degraded` to `Degraded`",
        note = "legal moves from `Refused`: `respecify`"
    )]
    pub trait ObserveDegradedFromRefused {}
    #[diagnostic::on_unimplemented(
        message = "`complete` is not a legal move from `Refused`",
        label = "`complete` does not start in `Refused`",
        note = "`complete` leads from `Running` to `Completed`",
        note = "legal moves from `Refused`: `respecify`"
    )]
    pub trait CompleteFromRefused {}
    #[diagnostic::on_unimplemented(
        message = "`fail` is not a legal move from `Refused`",
        label = "`fail` does not start in `Refused`",
        note = "`fail` leads from `Running` to `Failed`",
        note = "legal moves from `Refused`: `respecify`"
    )]
    pub trait FailFromRefused {}
    #[diagnostic::on_unimplemented(
        message = "`RecordCheck` is not a legal command in state `Degraded`",
        label = "in state `Degraded`, `RecordCheck` can only be rejected",
        note = "`RecordCheck` is legal in `Pending`",
        note = "legal commands in `Degraded`: `ApplyLoomAgent`, `DeleteLoomAgent` and `ObserveDeployment`"
    )]
    pub trait RecordCheckInDegraded {}
    #[diagnostic::on_unimplemented(
        message = "`ObserveRun` is not a legal command in state `Degraded`",
        label = "in state `Degraded`, `ObserveRun` can only be rejected",
        note = "`ObserveRun` is legal in `Running`, `Completed` and `Failed`",
        note = "legal commands in `Degraded`: `ApplyLoomAgent`, `DeleteLoomAgent` and `ObserveDeployment`"
    )]
    pub trait ObserveRunInDegraded {}
    #[diagnostic::on_unimplemented(
        message = "`ObserveScheduledRun` is not a legal command in state `Degraded`",
        label = "in state `Degraded`, `ObserveScheduledRun` can only be rejected",
        note = "`ObserveScheduledRun` is legal in `Running`",
        note = "legal commands in `Degraded`: `ApplyLoomAgent`, `DeleteLoomAgent` and `ObserveDeployment`"
    )]
    pub trait ObserveScheduledRunInDegraded {}
    #[diagnostic::on_unimplemented(
        message = "`run` is not a legal move from `Degraded`",
        label = "`run` does not start in `Degraded`",
        note = "`run` leads from `Pending` to `Running`",
        note = "legal moves from `Degraded`: `recover`, `observe_degraded` and `respecify`"
    )]
    pub trait RunFromDegraded {}
    #[diagnostic::on_unimplemented(
        message = "`refuse` is not a legal move from `Degraded`",
        label = "`refuse` does not start in `Degraded`",
        note = "`refuse` leads from `Pending` to `Refused`",
        note = "legal moves from `Degraded`: `recover`, `observe_degraded` and `respecify`"
    )]
    pub trait RefuseFromDegraded {}
    #[diagnostic::on_unimplemented(
        message = "`degrade` is not a legal move from `Degraded`",
        label = "`degrade` does not start in `Degraded`",
        note = "`degrade` leads from `Running` to `Degraded`",
        note = "legal moves from `Degraded`: `recover`, `observe_degraded` and `respecify`"
    )]
    pub trait DegradeFromDegraded {}
    #[diagnostic::on_unimplemented(
        message = "`observe_running` is not a legal move from `Degraded`",
        label = "`observe_running` does not start in `Degraded`",
        note = "`observe_running` leads from `Running` to `Running`",
        note = "legal moves from `Degraded`: `recover`, `observe_degraded` and `respecify`"
    )]
    pub trait ObserveRunningFromDegraded {}
    #[diagnostic::on_unimplemented(
        message = "`complete` is not a legal move from `Degraded`",
        label = "`complete` does not start in `Degraded`",
        note = "`complete` leads from `Running` to `Completed`",
        note = "legal moves from `Degraded`: `recover`, `observe_degraded` and `respecify`"
    )]
    pub trait CompleteFromDegraded {}
    #[diagnostic::on_unimplemented(
        message = "`fail` is not a legal move from `Degraded`",
        label = "`fail` does not start in `Degraded`",
        note = "`fail` leads from `Running` to `Failed`",
        note = "legal moves from `Degraded`: `recover`, `observe_degraded` and `respecify`"
    )]
    pub trait FailFromDegraded {}
    #[diagnostic::on_unimplemented(
        message = "`RecordCheck` is not a legal command in state `Completed`",
        label = "in state `Completed`, `RecordCheck` can only be rejected",
        note = "`RecordCheck` is legal in `Pending`",
        note = "legal commands in `Completed`: `ApplyLoomAgent`, `DeleteLoomAgent` and `ObserveRun`"
    )]
    pub trait RecordCheckInCompleted {}
    #[diagnostic::on_unimplemented(
        message = "`ObserveDeployment` is not a legal command in state `Completed`",
        label = "in state `Completed`, `ObserveDeployment` can only be rejected",
        note = "`ObserveDeployment` is legal in `Running` and `Degraded`",
        note = "legal commands in `Completed`: `ApplyLoomAgent`, `DeleteLoomAgent` and `ObserveRun`"
    )]
    pub trait ObserveDeploymentInCompleted {}
    #[diagnostic::on_unimplemented(
        message = "`ObserveScheduledRun` is not a legal command in state `Completed`",
        label = "in state `Completed`, `ObserveScheduledRun` can only be rejected",
        note = "`ObserveScheduledRun` is legal in `Running`",
        note = "legal commands in `Completed`: `ApplyLoomAgent`, `DeleteLoomAgent` and `ObserveRun`"
    )]
    pub trait ObserveScheduledRunInCompleted {}
    #[diagnostic::on_unimplemented(
        message = "`run` is not a legal move from `Completed`",
        label = "`run` does not start in `Completed`",
        note = "`run` leads from `Pending` to `Running`",
        note = "legal moves from `Completed`: `respecify`"
    )]
    pub trait RunFromCompleted {}
    #[diagnostic::on_unimplemented(
        message = "`refuse` is not a legal move from `Completed`",
        label = "`refuse` does not start in `Completed`",
        note = "`refuse` leads from `Pending` to `Refused`",
        note = "legal moves from `Completed`: `respecify`"
    )]
    pub trait RefuseFromCompleted {}
    #[diagnostic::on_unimplemented(
        message = "`degrade` is not a legal move from `Completed`",
        label = "`degrade` does not start in `Completed`",
        note = "`degrade` leads from `Running` to `Degraded`",
        note = "legal moves from `Completed`: `respecify`"
    )]
    pub trait DegradeFromCompleted {}
    #[diagnostic::on_unimplemented(
        message = "`recover` is not a legal move from `Completed`",
        label = "`recover` does not start in `Completed`",
        note = "`recover` leads from `Degraded` to `Running`",
        note = "legal moves from `Completed`: `respecify`"
    )]
    pub trait RecoverFromCompleted {}
    #[diagnostic::on_unimplemented(
        message = "`observe_running` is not a legal move from `Completed`",
        label = "`observe_running` does not start in `Completed`",
        note = "`observe_running` leads from `Running` to `Running`",
        note = "legal moves from `Completed`: `respecify`"
    )]
    pub trait ObserveRunningFromCompleted {}
    #[diagnostic::on_unimplemented(
        message = "`observe_degraded` is not a legal move from `Completed`",
        label = "`observe_degraded` does not start in `Completed`",
        note = "`observe_degraded` leads from `Degraded` to `Degraded`",
        note = "legal moves from `Completed`: `respecify`"
    )]
    pub trait ObserveDegradedFromCompleted {}
    #[diagnostic::on_unimplemented(
        message = "`complete` is not a legal move from `Completed`",
        label = "`complete` does not start in `Completed`",
        note = "`complete` leads from `Running` to `Completed`",
        note = "legal moves from `Completed`: `respecify`"
    )]
    pub trait CompleteFromCompleted {}
    #[diagnostic::on_unimplemented(
        message = "`fail` is not a legal move from `Completed`",
        label = "`fail` does not start in `Completed`",
        note = "`fail` leads from `Running` to `Failed`",
        note = "legal moves from `Completed`: `respecify`"
    )]
    pub trait FailFromCompleted {}
    #[diagnostic::on_unimplemented(
        message = "`RecordCheck` is not a legal command in state `Failed`",
        label = "in state `Failed`, `RecordCheck` can only be rejected",
        note = "`RecordCheck` is legal in `Pending`",
        note = "legal commands in `Failed`: `ApplyLoomAgent`, `DeleteLoomAgent` and `ObserveRun`"
    )]
    pub trait RecordCheckInFailed {}
    #[diagnostic::on_unimplemented(
        message = "`ObserveDeployment` is not a legal command in state `Failed`",
        label = "in state `Failed`, `ObserveDeployment` can only be rejected",
        note = "`ObserveDeployment` is legal in `Running` and `Degraded`",
        note = "legal commands in `Failed`: `ApplyLoomAgent`, `DeleteLoomAgent` and `ObserveRun`"
    )]
    pub trait ObserveDeploymentInFailed {}
    #[diagnostic::on_unimplemented(
        message = "`ObserveScheduledRun` is not a legal command in state `Failed`",
        label = "in state `Failed`, `ObserveScheduledRun` can only be rejected",
        note = "`ObserveScheduledRun` is legal in `Running`",
        note = "legal commands in `Failed`: `ApplyLoomAgent`, `DeleteLoomAgent` and `ObserveRun`"
    )]
    pub trait ObserveScheduledRunInFailed {}
    #[diagnostic::on_unimplemented(
        message = "`run` is not a legal move from `Failed`",
        label = "`run` does not start in `Failed`",
        note = "`run` leads from `Pending` to `Running`",
        note = "legal moves from `Failed`: `respecify`"
    )]
    pub trait RunFromFailed {}
    #[diagnostic::on_unimplemented(
        message = "`refuse` is not a legal move from `Failed`",
        label = "`refuse` does not start in `Failed`",
        note = "`refuse` leads from `Pending` to `Refused`",
        note = "legal moves from `Failed`: `respecify`"
    )]
    pub trait RefuseFromFailed {}
    #[diagnostic::on_unimplemented(
        message = "`degrade` is not a legal move from `Failed`",
        label = "`degrade` does not start in `Failed`",
        note = "`degrade` leads from `Running` to `Degraded`",
        note = "legal moves from `Failed`: `respecify`"
    )]
    pub trait DegradeFromFailed {}
    #[diagnostic::on_unimplemented(
        message = "`recover` is not a legal move from `Failed`",
        label = "`recover` does not start in `Failed`",
        note = "`recover` leads from `Degraded` to `Running`",
        note = "legal moves from `Failed`: `respecify`"
    )]
    pub trait RecoverFromFailed {}
    #[diagnostic::on_unimplemented(
        message = "`observe_running` is not a legal move from `Failed`",
        label = "`observe_running` does not start in `Failed`",
        note = "`observe_running` leads from `Running` to `Running`",
        note = "legal moves from `Failed`: `respecify`"
    )]
    pub trait ObserveRunningFromFailed {}
    #[diagnostic::on_unimplemented(
        message = "`observe_degraded` is not a legal move from `Failed`",
        label = "`observe_degraded` does not start in `Failed`",
        note = "`observe_degraded` leads from `Degraded` to `Degraded`",
        note = "legal moves from `Failed`: `respecify`"
    )]
    pub trait ObserveDegradedFromFailed {}
    #[diagnostic::on_unimplemented(
        message = "`complete` is not a legal move from `Failed`",
        label = "`complete` does not start in `Failed`",
        note = "`complete` leads from `Running` to `Completed`",
        note = "legal moves from `Failed`: `respecify`"
    )]
    pub trait CompleteFromFailed {}
    #[diagnostic::on_unimplemented(
        message = "`fail` is not a legal move from `Failed`",
        label = "`fail` does not start in `Failed`",
        note = "`fail` leads from `Running` to `Failed`",
        note = "legal moves from `Failed`: `respecify`"
    )]
    pub trait FailFromFailed {}
    #[diagnostic::on_unimplemented(
        message = "`Pending` may not become `Degraded`",
        label = "no declared move leads from `Pending` to `Degraded`",
        note = "`Pending` may become `Pending`, `Running` and `Refused`"
    )]
    pub trait PendingToDegraded {}
    #[diagnostic::on_unimplemented(
        message = "`Pending` may not become `Completed`",
        label = "no declared move leads from `Pending` to `Completed`",
        note = "`Pending` may become `Pending`, `Running` and `Refused`"
    )]
    pub trait PendingToCompleted {}
    #[diagnostic::on_unimplemented(
        message = "`Pending` may not become `Failed`",
        label = "no declared move leads from `Pending` to `Failed`",
        note = "`Pending` may become `Pending`, `Running` and `Refused`"
    )]
    pub trait PendingToFailed {}
    #[diagnostic::on_unimplemented(
        message = "`Running` may not become `Refused`",
        label = "no declared move leads from `Running` to `Refused`",
        note = "`Running` may become `Pending`, `Running`, `Degraded`, `Completed` and `Failed`"
    )]
    pub trait RunningToRefused {}
    #[diagnostic::on_unimplemented(
        message = "`Refused` may not become `Running`",
        label = "no declared move leads from `Refused` to `Running`",
        note = "`Refused` may become `Pending`"
    )]
    pub trait RefusedToRunning {}
    #[diagnostic::on_unimplemented(
        message = "`Refused` may not become `Refused`",
        label = "no declared move leads from `Refused` to `Refused`",
        note = "`Refused` may become `Pending`"
    )]
    pub trait RefusedToRefused {}
    #[diagnostic::on_unimplemented(
        message = "`Refused` may not become `Degraded`",
        label = "no declared move leads from `Refused` to `Degraded`",
        note = "`Refused` may become `Pending`"
    )]
    pub trait RefusedToDegraded {}
    #[diagnostic::on_unimplemented(
        message = "`Refused` may not become `Completed`",
        label = "no declared move leads from `Refused` to `Completed`",
        note = "`Refused` may become `Pending`"
    )]
    pub trait RefusedToCompleted {}
    #[diagnostic::on_unimplemented(
        message = "`Refused` may not become `Failed`",
        label = "no declared move leads from `Refused` to `Failed`",
        note = "`Refused` may become `Pending`"
    )]
    pub trait RefusedToFailed {}
    #[diagnostic::on_unimplemented(
        message = "`Degraded` may not become `Refused`",
        label = "no declared move leads from `Degraded` to `Refused`",
        note = "`Degraded` may become `Pending`, `Running` and `Degraded`"
    )]
    pub trait DegradedToRefused {}
    #[diagnostic::on_unimplemented(
        message = "`Degraded` may not become `Completed`",
        label = "no declared move leads from `Degraded` to `Completed`",
        note = "`Degraded` may become `Pending`, `Running` and `Degraded`"
    )]
    pub trait DegradedToCompleted {}
    #[diagnostic::on_unimplemented(
        message = "`Degraded` may not become `Failed`",
        label = "no declared move leads from `Degraded` to `Failed`",
        note = "`Degraded` may become `Pending`, `Running` and `Degraded`"
    )]
    pub trait DegradedToFailed {}
    #[diagnostic::on_unimplemented(
        message = "`Completed` may not become `Running`",
        label = "no declared move leads from `Completed` to `Running`",
        note = "`Completed` may become `Pending`"
    )]
    pub trait CompletedToRunning {}
    #[diagnostic::on_unimplemented(
        message = "`Completed` may not become `Refused`",
        label = "no declared move leads from `Completed` to `Refused`",
        note = "`Completed` may become `Pending`"
    )]
    pub trait CompletedToRefused {}
    #[diagnostic::on_unimplemented(
        message = "`Completed` may not become `Degraded`",
        label = "no declared move leads from `Completed` to `Degraded`",
        note = "`Completed` may become `Pending`"
    )]
    pub trait CompletedToDegraded {}
    #[diagnostic::on_unimplemented(
        message = "`Completed` may not become `Completed`",
        label = "no declared move leads from `Completed` to `Completed`",
        note = "`Completed` may become `Pending`"
    )]
    pub trait CompletedToCompleted {}
    #[diagnostic::on_unimplemented(
        message = "`Completed` may not become `Failed`",
        label = "no declared move leads from `Completed` to `Failed`",
        note = "`Completed` may become `Pending`"
    )]
    pub trait CompletedToFailed {}
    #[diagnostic::on_unimplemented(
        message = "`Failed` may not become `Running`",
        label = "no declared move leads from `Failed` to `Running`",
        note = "`Failed` may become `Pending`"
    )]
    pub trait FailedToRunning {}
    #[diagnostic::on_unimplemented(
        message = "`Failed` may not become `Refused`",
        label = "no declared move leads from `Failed` to `Refused`",
        note = "`Failed` may become `Pending`"
    )]
    pub trait FailedToRefused {}
    #[diagnostic::on_unimplemented(
        message = "`Failed` may not become `Degraded`",
        label = "no declared move leads from `Failed` to `Degraded`",
        note = "`Failed` may become `Pending`"
    )]
    pub trait FailedToDegraded {}
    #[diagnostic::on_unimplemented(
        message = "`Failed` may not become `Completed`",
        label = "no declared move leads from `Failed` to `Completed`",
        note = "`Failed` may become `Pending`"
    )]
    pub trait FailedToCompleted {}
    #[diagnostic::on_unimplemented(
        message = "`Failed` may not become `Failed`",
        label = "no declared move leads from `Failed` to `Failed`",
        note = "`Failed` may become `Pending`"
    )]
    pub trait FailedToFailed {}
}
impl<R: ::selvedge::Hold<LoomAgentRow>> LoomAgent<Pending, R> {
    /// Applies a generation of the spec: creates the LoomAgent, or sends it back to Pending.
    ///
    /// `ApplyLoomAgent` in `Pending`: `unchanged` and `respecified`; or rejected as `stale`.
    ///
    /// # Errors
    /// The rejection, which gives the unchanged row back.
    ///
    /// # Panics
    /// If the input names another row than this one.
    #[inline]
    #[track_caller]
    #[allow(clippy::needless_pass_by_value, clippy::result_large_err)]
    pub fn apply_loom_agent(
        mut self,
        input: ApplyLoomAgent,
    ) -> ::core::result::Result<
        pending::ApplyLoomAgentOutcome<R>,
        ::selvedge::Rejected<Self, StaleGeneration>,
    > {
        ::selvedge::__private::addressed(
            <R as ::selvedge::Hold<LoomAgentRow>>::FOUND || self.row.name == input.name,
            "ApplyLoomAgent",
        );
        if self.row.observed_generation > input.generation {
            ::core::result::Result::Err(::selvedge::Rejected {
                error: input.answer_stale(&self.row),
                subject: self,
            })
        } else if self.row.observed_generation == input.generation {
            ::core::result::Result::Ok(pending::ApplyLoomAgentOutcome::Unchanged {
                loom_agent: self,
            })
        } else {
            let event = input.answer_respecified(&mut self.row);
            ::core::result::Result::Ok(pending::ApplyLoomAgentOutcome::Respecified {
                loom_agent: LoomAgent::of(self.row),
                event,
            })
        }
    }
    /// Removes the LoomAgent; no view shows it afterwards.
    ///
    /// `DeleteLoomAgent` in `Pending`: `deleted`.
    ///
    /// # Panics
    /// If the input names another row than this one.
    #[inline]
    #[track_caller]
    #[allow(clippy::needless_pass_by_value, clippy::result_large_err)]
    pub fn delete_loom_agent(
        self,
        input: DeleteLoomAgent,
    ) -> pending::DeleteLoomAgentOutcome
    where
        R: ::selvedge::Owned<LoomAgentRow>,
    {
        ::selvedge::__private::addressed(
            <R as ::selvedge::Hold<LoomAgentRow>>::FOUND || self.row.name == input.name,
            "DeleteLoomAgent",
        );
        let event = input.answer_deleted();
        pending::DeleteLoomAgentOutcome::Deleted {
            event,
        }
    }
    /// Reports what the check of a generation's spec said.
    ///
    /// `RecordCheck` in `Pending`: `running` and `refused`; or rejected as `stale`.
    ///
    /// # Errors
    /// The rejection, which gives the unchanged row back.
    ///
    /// # Panics
    /// If the input names another row than this one.
    #[inline]
    #[track_caller]
    #[allow(clippy::needless_pass_by_value, clippy::result_large_err)]
    pub fn record_check(
        mut self,
        input: RecordCheck,
    ) -> ::core::result::Result<
        pending::RecordCheckOutcome<R>,
        ::selvedge::Rejected<Self, StaleGeneration>,
    > {
        ::selvedge::__private::addressed(
            <R as ::selvedge::Hold<LoomAgentRow>>::FOUND || self.row.name == input.name,
            "RecordCheck",
        );
        if self.row.observed_generation != input.generation {
            ::core::result::Result::Err(::selvedge::Rejected {
                error: input.answer_stale(&self.row),
                subject: self,
            })
        } else if input.exit_code == 0 {
            let event = input.answer_running(&mut self.row);
            ::core::result::Result::Ok(pending::RecordCheckOutcome::Running {
                loom_agent: LoomAgent::of(self.row),
                event,
            })
        } else {
            let event = input.answer_refused(&mut self.row);
            ::core::result::Result::Ok(pending::RecordCheckOutcome::Refused {
                loom_agent: LoomAgent::of(self.row),
                event,
            })
        }
    }
}
impl<R: ::selvedge::Hold<LoomAgentRow>> LoomAgent<Running, R> {
    /// What the spec check of this generation said.
    #[must_use]
    pub fn check(&self) -> &CheckResult {
        ::selvedge::__private::certain(self.row.check.as_ref())
    }
    /// `deployment` on the wire; may be absent.
    #[must_use]
    pub fn deployment(&self) -> ::core::option::Option<&DeploymentStatus> {
        self.row.deployment.as_ref()
    }
    /// `variant` on the wire; may be absent.
    #[must_use]
    pub fn variant(&self) -> AgentVariant {
        ::selvedge::__private::certain(self.row.variant)
    }
    /// How the schedule's last finished run ended.
    #[must_use]
    pub fn last_run(&self) -> ::core::option::Option<&LastRun> {
        self.row.last_run.as_ref()
    }
    /// Applies a generation of the spec: creates the LoomAgent, or sends it back to Pending.
    ///
    /// `ApplyLoomAgent` in `Running`: `unchanged` and `respecified`; or rejected as `stale`.
    ///
    /// # Errors
    /// The rejection, which gives the unchanged row back.
    ///
    /// # Panics
    /// If the input names another row than this one.
    #[inline]
    #[track_caller]
    #[allow(clippy::needless_pass_by_value, clippy::result_large_err)]
    pub fn apply_loom_agent(
        mut self,
        input: ApplyLoomAgent,
    ) -> ::core::result::Result<
        running::ApplyLoomAgentOutcome<R>,
        ::selvedge::Rejected<Self, StaleGeneration>,
    > {
        ::selvedge::__private::addressed(
            <R as ::selvedge::Hold<LoomAgentRow>>::FOUND || self.row.name == input.name,
            "ApplyLoomAgent",
        );
        if self.row.observed_generation > input.generation {
            ::core::result::Result::Err(::selvedge::Rejected {
                error: input.answer_stale(&self.row),
                subject: self,
            })
        } else if self.row.observed_generation == input.generation {
            ::core::result::Result::Ok(running::ApplyLoomAgentOutcome::Unchanged {
                loom_agent: self,
            })
        } else {
            let event = input.answer_respecified(&mut self.row);
            ::core::result::Result::Ok(running::ApplyLoomAgentOutcome::Respecified {
                loom_agent: LoomAgent::of(self.row),
                event,
            })
        }
    }
    /// Removes the LoomAgent; no view shows it afterwards.
    ///
    /// `DeleteLoomAgent` in `Running`: `deleted`.
    ///
    /// # Panics
    /// If the input names another row than this one.
    #[inline]
    #[track_caller]
    #[allow(clippy::needless_pass_by_value, clippy::result_large_err)]
    pub fn delete_loom_agent(
        self,
        input: DeleteLoomAgent,
    ) -> running::DeleteLoomAgentOutcome
    where
        R: ::selvedge::Owned<LoomAgentRow>,
    {
        ::selvedge::__private::addressed(
            <R as ::selvedge::Hold<LoomAgentRow>>::FOUND || self.row.name == input.name,
            "DeleteLoomAgent",
        );
        let event = input.answer_deleted();
        running::DeleteLoomAgentOutcome::Deleted {
            event,
        }
    }
    /// Reports the availability of the child Deployment.
    ///
    /// `ObserveDeployment` in `Running`: `degraded` and `still-running`.
    ///
    /// # Panics
    /// If the input names another row than this one.
    #[inline]
    #[track_caller]
    #[allow(clippy::needless_pass_by_value, clippy::result_large_err)]
    pub fn observe_deployment(
        mut self,
        input: ObserveDeployment,
    ) -> running::ObserveDeploymentOutcome<R> {
        ::selvedge::__private::addressed(
            <R as ::selvedge::Hold<LoomAgentRow>>::FOUND || self.row.name == input.name,
            "ObserveDeployment",
        );
        if input.availability == DeploymentAvailability::Unavailable {
            let event = input.answer_degraded(&mut self.row);
            running::ObserveDeploymentOutcome::Degraded {
                loom_agent: LoomAgent::of(self.row),
                event,
            }
        } else {
            let event = input.answer_still_running(&mut self.row);
            running::ObserveDeploymentOutcome::StillRunning {
                loom_agent: LoomAgent::of(self.row),
                event,
            }
        }
    }
    /// Reports the phase of the child Job's run and, where it has ended, how.
    ///
    /// `ObserveRun` in `Running`: `still-active`, `completed` and `failed`.
    ///
    /// # Panics
    /// If the input names another row than this one.
    #[inline]
    #[track_caller]
    #[allow(clippy::needless_pass_by_value, clippy::result_large_err)]
    pub fn observe_run(mut self, input: ObserveRun) -> running::ObserveRunOutcome<R> {
        ::selvedge::__private::addressed(
            <R as ::selvedge::Hold<LoomAgentRow>>::FOUND || self.row.name == input.name,
            "ObserveRun",
        );
        if input.phase == RunPhase::Active {
            let event = input.answer_still_active(&mut self.row);
            running::ObserveRunOutcome::StillActive {
                loom_agent: LoomAgent::of(self.row),
                event,
            }
        } else if input.phase == RunPhase::Succeeded {
            let event = input.answer_completed(&mut self.row);
            running::ObserveRunOutcome::Completed {
                loom_agent: LoomAgent::of(self.row),
                event,
            }
        } else {
            let event = input.answer_failed(&mut self.row);
            running::ObserveRunOutcome::Failed {
                loom_agent: LoomAgent::of(self.row),
                event,
            }
        }
    }
    /// Reports one run of a schedule; the LoomAgent keeps running.
    ///
    /// `ObserveScheduledRun` in `Running`: `last-run-succeeded`, `last-run-failed` and `run-active`.
    ///
    /// # Panics
    /// If the input names another row than this one.
    #[inline]
    #[track_caller]
    #[allow(clippy::needless_pass_by_value, clippy::result_large_err)]
    pub fn observe_scheduled_run(
        mut self,
        input: ObserveScheduledRun,
    ) -> running::ObserveScheduledRunOutcome<R> {
        ::selvedge::__private::addressed(
            <R as ::selvedge::Hold<LoomAgentRow>>::FOUND || self.row.name == input.name,
            "ObserveScheduledRun",
        );
        if input.phase == RunPhase::Succeeded {
            let event = input.answer_last_run_succeeded(&mut self.row);
            running::ObserveScheduledRunOutcome::LastRunSucceeded {
                loom_agent: LoomAgent::of(self.row),
                event,
            }
        } else if input.phase == RunPhase::Failed {
            let event = input.answer_last_run_failed(&mut self.row);
            running::ObserveScheduledRunOutcome::LastRunFailed {
                loom_agent: LoomAgent::of(self.row),
                event,
            }
        } else {
            running::ObserveScheduledRunOutcome::RunActive {
                loom_agent: self,
            }
        }
    }
}
impl<R: ::selvedge::Hold<LoomAgentRow>> LoomAgent<Refused, R> {
    /// What the spec check of this generation said.
    #[must_use]
    pub fn check(&self) -> &CheckResult {
        ::selvedge::__private::certain(self.row.check.as_ref())
    }
    /// `variant` on the wire; may be absent.
    #[must_use]
    pub fn variant(&self) -> AgentVariant {
        ::selvedge::__private::certain(self.row.variant)
    }
    /// Applies a generation of the spec: creates the LoomAgent, or sends it back to Pending.
    ///
    /// `ApplyLoomAgent` in `Refused`: `unchanged` and `respecified`; or rejected as `stale`.
    ///
    /// # Errors
    /// The rejection, which gives the unchanged row back.
    ///
    /// # Panics
    /// If the input names another row than this one.
    #[inline]
    #[track_caller]
    #[allow(clippy::needless_pass_by_value, clippy::result_large_err)]
    pub fn apply_loom_agent(
        mut self,
        input: ApplyLoomAgent,
    ) -> ::core::result::Result<
        refused::ApplyLoomAgentOutcome<R>,
        ::selvedge::Rejected<Self, StaleGeneration>,
    > {
        ::selvedge::__private::addressed(
            <R as ::selvedge::Hold<LoomAgentRow>>::FOUND || self.row.name == input.name,
            "ApplyLoomAgent",
        );
        if self.row.observed_generation > input.generation {
            ::core::result::Result::Err(::selvedge::Rejected {
                error: input.answer_stale(&self.row),
                subject: self,
            })
        } else if self.row.observed_generation == input.generation {
            ::core::result::Result::Ok(refused::ApplyLoomAgentOutcome::Unchanged {
                loom_agent: self,
            })
        } else {
            let event = input.answer_respecified(&mut self.row);
            ::core::result::Result::Ok(refused::ApplyLoomAgentOutcome::Respecified {
                loom_agent: LoomAgent::of(self.row),
                event,
            })
        }
    }
    /// Removes the LoomAgent; no view shows it afterwards.
    ///
    /// `DeleteLoomAgent` in `Refused`: `deleted`.
    ///
    /// # Panics
    /// If the input names another row than this one.
    #[inline]
    #[track_caller]
    #[allow(clippy::needless_pass_by_value, clippy::result_large_err)]
    pub fn delete_loom_agent(
        self,
        input: DeleteLoomAgent,
    ) -> refused::DeleteLoomAgentOutcome
    where
        R: ::selvedge::Owned<LoomAgentRow>,
    {
        ::selvedge::__private::addressed(
            <R as ::selvedge::Hold<LoomAgentRow>>::FOUND || self.row.name == input.name,
            "DeleteLoomAgent",
        );
        let event = input.answer_deleted();
        refused::DeleteLoomAgentOutcome::Deleted {
            event,
        }
    }
}
impl<R: ::selvedge::Hold<LoomAgentRow>> LoomAgent<Degraded, R> {
    /// What the spec check of this generation said.
    #[must_use]
    pub fn check(&self) -> &CheckResult {
        ::selvedge::__private::certain(self.row.check.as_ref())
    }
    /// `deployment` on the wire; may be absent.
    #[must_use]
    pub fn deployment(&self) -> &DeploymentStatus {
        ::selvedge::__private::certain(self.row.deployment.as_ref())
    }
    /// `variant` on the wire; may be absent.
    #[must_use]
    pub fn variant(&self) -> AgentVariant {
        ::selvedge::__private::certain(self.row.variant)
    }
    /// How the schedule's last finished run ended.
    #[must_use]
    pub fn last_run(&self) -> ::core::option::Option<&LastRun> {
        self.row.last_run.as_ref()
    }
    /// Applies a generation of the spec: creates the LoomAgent, or sends it back to Pending.
    ///
    /// `ApplyLoomAgent` in `Degraded`: `unchanged` and `respecified`; or rejected as `stale`.
    ///
    /// # Errors
    /// The rejection, which gives the unchanged row back.
    ///
    /// # Panics
    /// If the input names another row than this one.
    #[inline]
    #[track_caller]
    #[allow(clippy::needless_pass_by_value, clippy::result_large_err)]
    pub fn apply_loom_agent(
        mut self,
        input: ApplyLoomAgent,
    ) -> ::core::result::Result<
        degraded::ApplyLoomAgentOutcome<R>,
        ::selvedge::Rejected<Self, StaleGeneration>,
    > {
        ::selvedge::__private::addressed(
            <R as ::selvedge::Hold<LoomAgentRow>>::FOUND || self.row.name == input.name,
            "ApplyLoomAgent",
        );
        if self.row.observed_generation > input.generation {
            ::core::result::Result::Err(::selvedge::Rejected {
                error: input.answer_stale(&self.row),
                subject: self,
            })
        } else if self.row.observed_generation == input.generation {
            ::core::result::Result::Ok(degraded::ApplyLoomAgentOutcome::Unchanged {
                loom_agent: self,
            })
        } else {
            let event = input.answer_respecified(&mut self.row);
            ::core::result::Result::Ok(degraded::ApplyLoomAgentOutcome::Respecified {
                loom_agent: LoomAgent::of(self.row),
                event,
            })
        }
    }
    /// Removes the LoomAgent; no view shows it afterwards.
    ///
    /// `DeleteLoomAgent` in `Degraded`: `deleted`.
    ///
    /// # Panics
    /// If the input names another row than this one.
    #[inline]
    #[track_caller]
    #[allow(clippy::needless_pass_by_value, clippy::result_large_err)]
    pub fn delete_loom_agent(
        self,
        input: DeleteLoomAgent,
    ) -> degraded::DeleteLoomAgentOutcome
    where
        R: ::selvedge::Owned<LoomAgentRow>,
    {
        ::selvedge::__private::addressed(
            <R as ::selvedge::Hold<LoomAgentRow>>::FOUND || self.row.name == input.name,
            "DeleteLoomAgent",
        );
        let event = input.answer_deleted();
        degraded::DeleteLoomAgentOutcome::Deleted {
            event,
        }
    }
    /// Reports the availability of the child Deployment.
    ///
    /// `ObserveDeployment` in `Degraded`: `recovered` and `still-degraded`.
    ///
    /// # Panics
    /// If the input names another row than this one.
    #[inline]
    #[track_caller]
    #[allow(clippy::needless_pass_by_value, clippy::result_large_err)]
    pub fn observe_deployment(
        mut self,
        input: ObserveDeployment,
    ) -> degraded::ObserveDeploymentOutcome<R> {
        ::selvedge::__private::addressed(
            <R as ::selvedge::Hold<LoomAgentRow>>::FOUND || self.row.name == input.name,
            "ObserveDeployment",
        );
        if input.availability == DeploymentAvailability::Available {
            let event = input.answer_recovered(&mut self.row);
            degraded::ObserveDeploymentOutcome::Recovered {
                loom_agent: LoomAgent::of(self.row),
                event,
            }
        } else {
            let event = input.answer_still_degraded(&mut self.row);
            degraded::ObserveDeploymentOutcome::StillDegraded {
                loom_agent: LoomAgent::of(self.row),
                event,
            }
        }
    }
}
impl<R: ::selvedge::Hold<LoomAgentRow>> LoomAgent<Completed, R> {
    /// What the spec check of this generation said.
    #[must_use]
    pub fn check(&self) -> &CheckResult {
        ::selvedge::__private::certain(self.row.check.as_ref())
    }
    /// `deployment` on the wire; may be absent.
    #[must_use]
    pub fn deployment(&self) -> ::core::option::Option<&DeploymentStatus> {
        self.row.deployment.as_ref()
    }
    /// `variant` on the wire; may be absent.
    #[must_use]
    pub fn variant(&self) -> AgentVariant {
        ::selvedge::__private::certain(self.row.variant)
    }
    /// How the Job's run ended.
    #[must_use]
    pub fn run(&self) -> &RunEnd {
        ::selvedge::__private::certain(self.row.run.as_ref())
    }
    /// How the schedule's last finished run ended.
    #[must_use]
    pub fn last_run(&self) -> ::core::option::Option<&LastRun> {
        self.row.last_run.as_ref()
    }
    /// Applies a generation of the spec: creates the LoomAgent, or sends it back to Pending.
    ///
    /// `ApplyLoomAgent` in `Completed`: `unchanged` and `respecified`; or rejected as `stale`.
    ///
    /// # Errors
    /// The rejection, which gives the unchanged row back.
    ///
    /// # Panics
    /// If the input names another row than this one.
    #[inline]
    #[track_caller]
    #[allow(clippy::needless_pass_by_value, clippy::result_large_err)]
    pub fn apply_loom_agent(
        mut self,
        input: ApplyLoomAgent,
    ) -> ::core::result::Result<
        completed::ApplyLoomAgentOutcome<R>,
        ::selvedge::Rejected<Self, StaleGeneration>,
    > {
        ::selvedge::__private::addressed(
            <R as ::selvedge::Hold<LoomAgentRow>>::FOUND || self.row.name == input.name,
            "ApplyLoomAgent",
        );
        if self.row.observed_generation > input.generation {
            ::core::result::Result::Err(::selvedge::Rejected {
                error: input.answer_stale(&self.row),
                subject: self,
            })
        } else if self.row.observed_generation == input.generation {
            ::core::result::Result::Ok(completed::ApplyLoomAgentOutcome::Unchanged {
                loom_agent: self,
            })
        } else {
            let event = input.answer_respecified(&mut self.row);
            ::core::result::Result::Ok(completed::ApplyLoomAgentOutcome::Respecified {
                loom_agent: LoomAgent::of(self.row),
                event,
            })
        }
    }
    /// Removes the LoomAgent; no view shows it afterwards.
    ///
    /// `DeleteLoomAgent` in `Completed`: `deleted`.
    ///
    /// # Panics
    /// If the input names another row than this one.
    #[inline]
    #[track_caller]
    #[allow(clippy::needless_pass_by_value, clippy::result_large_err)]
    pub fn delete_loom_agent(
        self,
        input: DeleteLoomAgent,
    ) -> completed::DeleteLoomAgentOutcome
    where
        R: ::selvedge::Owned<LoomAgentRow>,
    {
        ::selvedge::__private::addressed(
            <R as ::selvedge::Hold<LoomAgentRow>>::FOUND || self.row.name == input.name,
            "DeleteLoomAgent",
        );
        let event = input.answer_deleted();
        completed::DeleteLoomAgentOutcome::Deleted {
            event,
        }
    }
    /// Reports the phase of the child Job's run and, where it has ended, how.
    ///
    /// `ObserveRun` in `Completed`: `finished`.
    ///
    /// # Panics
    /// If the input names another row than this one.
    #[inline]
    #[track_caller]
    #[allow(clippy::needless_pass_by_value, clippy::result_large_err)]
    pub fn observe_run(self, input: ObserveRun) -> completed::ObserveRunOutcome<R> {
        ::selvedge::__private::addressed(
            <R as ::selvedge::Hold<LoomAgentRow>>::FOUND || self.row.name == input.name,
            "ObserveRun",
        );
        completed::ObserveRunOutcome::Finished {
            loom_agent: self,
        }
    }
}
impl<R: ::selvedge::Hold<LoomAgentRow>> LoomAgent<Failed, R> {
    /// What the spec check of this generation said.
    #[must_use]
    pub fn check(&self) -> &CheckResult {
        ::selvedge::__private::certain(self.row.check.as_ref())
    }
    /// `deployment` on the wire; may be absent.
    #[must_use]
    pub fn deployment(&self) -> ::core::option::Option<&DeploymentStatus> {
        self.row.deployment.as_ref()
    }
    /// `variant` on the wire; may be absent.
    #[must_use]
    pub fn variant(&self) -> AgentVariant {
        ::selvedge::__private::certain(self.row.variant)
    }
    /// How the Job's run ended.
    #[must_use]
    pub fn run(&self) -> &RunEnd {
        ::selvedge::__private::certain(self.row.run.as_ref())
    }
    /// How the schedule's last finished run ended.
    #[must_use]
    pub fn last_run(&self) -> ::core::option::Option<&LastRun> {
        self.row.last_run.as_ref()
    }
    /// Applies a generation of the spec: creates the LoomAgent, or sends it back to Pending.
    ///
    /// `ApplyLoomAgent` in `Failed`: `unchanged` and `respecified`; or rejected as `stale`.
    ///
    /// # Errors
    /// The rejection, which gives the unchanged row back.
    ///
    /// # Panics
    /// If the input names another row than this one.
    #[inline]
    #[track_caller]
    #[allow(clippy::needless_pass_by_value, clippy::result_large_err)]
    pub fn apply_loom_agent(
        mut self,
        input: ApplyLoomAgent,
    ) -> ::core::result::Result<
        failed::ApplyLoomAgentOutcome<R>,
        ::selvedge::Rejected<Self, StaleGeneration>,
    > {
        ::selvedge::__private::addressed(
            <R as ::selvedge::Hold<LoomAgentRow>>::FOUND || self.row.name == input.name,
            "ApplyLoomAgent",
        );
        if self.row.observed_generation > input.generation {
            ::core::result::Result::Err(::selvedge::Rejected {
                error: input.answer_stale(&self.row),
                subject: self,
            })
        } else if self.row.observed_generation == input.generation {
            ::core::result::Result::Ok(failed::ApplyLoomAgentOutcome::Unchanged {
                loom_agent: self,
            })
        } else {
            let event = input.answer_respecified(&mut self.row);
            ::core::result::Result::Ok(failed::ApplyLoomAgentOutcome::Respecified {
                loom_agent: LoomAgent::of(self.row),
                event,
            })
        }
    }
    /// Removes the LoomAgent; no view shows it afterwards.
    ///
    /// `DeleteLoomAgent` in `Failed`: `deleted`.
    ///
    /// # Panics
    /// If the input names another row than this one.
    #[inline]
    #[track_caller]
    #[allow(clippy::needless_pass_by_value, clippy::result_large_err)]
    pub fn delete_loom_agent(
        self,
        input: DeleteLoomAgent,
    ) -> failed::DeleteLoomAgentOutcome
    where
        R: ::selvedge::Owned<LoomAgentRow>,
    {
        ::selvedge::__private::addressed(
            <R as ::selvedge::Hold<LoomAgentRow>>::FOUND || self.row.name == input.name,
            "DeleteLoomAgent",
        );
        let event = input.answer_deleted();
        failed::DeleteLoomAgentOutcome::Deleted {
            event,
        }
    }
    /// Reports the phase of the child Job's run and, where it has ended, how.
    ///
    /// `ObserveRun` in `Failed`: `finished`.
    ///
    /// # Panics
    /// If the input names another row than this one.
    #[inline]
    #[track_caller]
    #[allow(clippy::needless_pass_by_value, clippy::result_large_err)]
    pub fn observe_run(self, input: ObserveRun) -> failed::ObserveRunOutcome<R> {
        ::selvedge::__private::addressed(
            <R as ::selvedge::Hold<LoomAgentRow>>::FOUND || self.row.name == input.name,
            "ObserveRun",
        );
        failed::ObserveRunOutcome::Finished {
            loom_agent: self,
        }
    }
}
#[automatically_derived]
impl<R> ::core::convert::From<pending::ApplyLoomAgentOutcome<R>> for Reply {
    #[inline]
    fn from(outcome: pending::ApplyLoomAgentOutcome<R>) -> Self {
        match outcome {
            pending::ApplyLoomAgentOutcome::Unchanged { .. } => {
                Self::accepted(
                    Outcome::ApplyLoomAgentUnchanged,
                    ::core::option::Option::None,
                )
            }
            pending::ApplyLoomAgentOutcome::Respecified { event, .. } => {
                Self::accepted(
                    Outcome::ApplyLoomAgentRespecified,
                    ::core::option::Option::Some(Event::LoomAgentApplied(event)),
                )
            }
        }
    }
}
#[automatically_derived]
impl ::core::convert::From<pending::DeleteLoomAgentOutcome> for Reply {
    #[inline]
    fn from(outcome: pending::DeleteLoomAgentOutcome) -> Self {
        match outcome {
            pending::DeleteLoomAgentOutcome::Deleted { event, .. } => {
                Self::accepted(
                    Outcome::DeleteLoomAgentDeleted,
                    ::core::option::Option::Some(Event::LoomAgentDeleted(event)),
                )
            }
        }
    }
}
#[automatically_derived]
impl<R> ::core::convert::From<pending::RecordCheckOutcome<R>> for Reply {
    #[inline]
    fn from(outcome: pending::RecordCheckOutcome<R>) -> Self {
        match outcome {
            pending::RecordCheckOutcome::Running { event, .. } => {
                Self::accepted(
                    Outcome::RecordCheckRunning,
                    ::core::option::Option::Some(Event::LoomAgentRunning(event)),
                )
            }
            pending::RecordCheckOutcome::Refused { event, .. } => {
                Self::accepted(
                    Outcome::RecordCheckRefused,
                    ::core::option::Option::Some(Event::LoomAgentRefused(event)),
                )
            }
        }
    }
}
#[automatically_derived]
impl<R> ::core::convert::From<running::ApplyLoomAgentOutcome<R>> for Reply {
    #[inline]
    fn from(outcome: running::ApplyLoomAgentOutcome<R>) -> Self {
        match outcome {
            running::ApplyLoomAgentOutcome::Unchanged { .. } => {
                Self::accepted(
                    Outcome::ApplyLoomAgentUnchanged,
                    ::core::option::Option::None,
                )
            }
            running::ApplyLoomAgentOutcome::Respecified { event, .. } => {
                Self::accepted(
                    Outcome::ApplyLoomAgentRespecified,
                    ::core::option::Option::Some(Event::LoomAgentApplied(event)),
                )
            }
        }
    }
}
#[automatically_derived]
impl<R> ::core::convert::From<running::ObserveDeploymentOutcome<R>> for Reply {
    #[inline]
    fn from(outcome: running::ObserveDeploymentOutcome<R>) -> Self {
        match outcome {
            running::ObserveDeploymentOutcome::Degraded { event, .. } => {
                Self::accepted(
                    Outcome::ObserveDeploymentDegraded,
                    ::core::option::Option::Some(Event::LoomAgentDegraded(event)),
                )
            }
            running::ObserveDeploymentOutcome::StillRunning { event, .. } => {
                Self::accepted(
                    Outcome::ObserveDeploymentStillRunning,
                    ::core::option::Option::Some(Event::LoomAgentObserved(event)),
                )
            }
        }
    }
}
#[automatically_derived]
impl<R> ::core::convert::From<running::ObserveRunOutcome<R>> for Reply {
    #[inline]
    fn from(outcome: running::ObserveRunOutcome<R>) -> Self {
        match outcome {
            running::ObserveRunOutcome::StillActive { event, .. } => {
                Self::accepted(
                    Outcome::ObserveRunStillActive,
                    ::core::option::Option::Some(Event::LoomAgentRunObserved(event)),
                )
            }
            running::ObserveRunOutcome::Completed { event, .. } => {
                Self::accepted(
                    Outcome::ObserveRunCompleted,
                    ::core::option::Option::Some(Event::LoomAgentCompleted(event)),
                )
            }
            running::ObserveRunOutcome::Failed { event, .. } => {
                Self::accepted(
                    Outcome::ObserveRunFailed,
                    ::core::option::Option::Some(Event::LoomAgentFailed(event)),
                )
            }
        }
    }
}
#[automatically_derived]
impl<R> ::core::convert::From<running::ObserveScheduledRunOutcome<R>> for Reply {
    #[inline]
    fn from(outcome: running::ObserveScheduledRunOutcome<R>) -> Self {
        match outcome {
            running::ObserveScheduledRunOutcome::LastRunSucceeded { event, .. } => {
                Self::accepted(
                    Outcome::ObserveScheduledRunLastRunSucceeded,
                    ::core::option::Option::Some(Event::LoomAgentLastRunObserved(event)),
                )
            }
            running::ObserveScheduledRunOutcome::LastRunFailed { event, .. } => {
                Self::accepted(
                    Outcome::ObserveScheduledRunLastRunFailed,
                    ::core::option::Option::Some(Event::LoomAgentLastRunObserved(event)),
                )
            }
            running::ObserveScheduledRunOutcome::RunActive { .. } => {
                Self::accepted(
                    Outcome::ObserveScheduledRunRunActive,
                    ::core::option::Option::None,
                )
            }
        }
    }
}
#[automatically_derived]
impl<R> ::core::convert::From<refused::ApplyLoomAgentOutcome<R>> for Reply {
    #[inline]
    fn from(outcome: refused::ApplyLoomAgentOutcome<R>) -> Self {
        match outcome {
            refused::ApplyLoomAgentOutcome::Unchanged { .. } => {
                Self::accepted(
                    Outcome::ApplyLoomAgentUnchanged,
                    ::core::option::Option::None,
                )
            }
            refused::ApplyLoomAgentOutcome::Respecified { event, .. } => {
                Self::accepted(
                    Outcome::ApplyLoomAgentRespecified,
                    ::core::option::Option::Some(Event::LoomAgentApplied(event)),
                )
            }
        }
    }
}
#[automatically_derived]
impl<R> ::core::convert::From<degraded::ApplyLoomAgentOutcome<R>> for Reply {
    #[inline]
    fn from(outcome: degraded::ApplyLoomAgentOutcome<R>) -> Self {
        match outcome {
            degraded::ApplyLoomAgentOutcome::Unchanged { .. } => {
                Self::accepted(
                    Outcome::ApplyLoomAgentUnchanged,
                    ::core::option::Option::None,
                )
            }
            degraded::ApplyLoomAgentOutcome::Respecified { event, .. } => {
                Self::accepted(
                    Outcome::ApplyLoomAgentRespecified,
                    ::core::option::Option::Some(Event::LoomAgentApplied(event)),
                )
            }
        }
    }
}
#[automatically_derived]
impl<R> ::core::convert::From<degraded::ObserveDeploymentOutcome<R>> for Reply {
    #[inline]
    fn from(outcome: degraded::ObserveDeploymentOutcome<R>) -> Self {
        match outcome {
            degraded::ObserveDeploymentOutcome::Recovered { event, .. } => {
                Self::accepted(
                    Outcome::ObserveDeploymentRecovered,
                    ::core::option::Option::Some(Event::LoomAgentRecovered(event)),
                )
            }
            degraded::ObserveDeploymentOutcome::StillDegraded { event, .. } => {
                Self::accepted(
                    Outcome::ObserveDeploymentStillDegraded,
                    ::core::option::Option::Some(Event::LoomAgentObserved(event)),
                )
            }
        }
    }
}
#[automatically_derived]
impl<R> ::core::convert::From<completed::ApplyLoomAgentOutcome<R>> for Reply {
    #[inline]
    fn from(outcome: completed::ApplyLoomAgentOutcome<R>) -> Self {
        match outcome {
            completed::ApplyLoomAgentOutcome::Unchanged { .. } => {
                Self::accepted(
                    Outcome::ApplyLoomAgentUnchanged,
                    ::core::option::Option::None,
                )
            }
            completed::ApplyLoomAgentOutcome::Respecified { event, .. } => {
                Self::accepted(
                    Outcome::ApplyLoomAgentRespecified,
                    ::core::option::Option::Some(Event::LoomAgentApplied(event)),
                )
            }
        }
    }
}
#[automatically_derived]
impl<R> ::core::convert::From<completed::ObserveRunOutcome<R>> for Reply {
    #[inline]
    fn from(outcome: completed::ObserveRunOutcome<R>) -> Self {
        match outcome {
            completed::ObserveRunOutcome::Finished { .. } => {
                Self::accepted(Outcome::ObserveRunFinished, ::core::option::Option::None)
            }
        }
    }
}
#[automatically_derived]
impl<R> ::core::convert::From<failed::ApplyLoomAgentOutcome<R>> for Reply {
    #[inline]
    fn from(outcome: failed::ApplyLoomAgentOutcome<R>) -> Self {
        match outcome {
            failed::ApplyLoomAgentOutcome::Unchanged { .. } => {
                Self::accepted(
                    Outcome::ApplyLoomAgentUnchanged,
                    ::core::option::Option::None,
                )
            }
            failed::ApplyLoomAgentOutcome::Respecified { event, .. } => {
                Self::accepted(
                    Outcome::ApplyLoomAgentRespecified,
                    ::core::option::Option::Some(Event::LoomAgentApplied(event)),
                )
            }
        }
    }
}
#[automatically_derived]
impl<R> ::core::convert::From<failed::ObserveRunOutcome<R>> for Reply {
    #[inline]
    fn from(outcome: failed::ObserveRunOutcome<R>) -> Self {
        match outcome {
            failed::ObserveRunOutcome::Finished { .. } => {
                Self::accepted(Outcome::ObserveRunFinished, ::core::option::Option::None)
            }
        }
    }
}
#[automatically_derived]
impl ::core::convert::From<absent::ApplyLoomAgentOutcome> for Reply {
    #[inline]
    fn from(outcome: absent::ApplyLoomAgentOutcome) -> Self {
        match outcome {
            absent::ApplyLoomAgentOutcome::Created { event, .. } => {
                Self::accepted(
                    Outcome::ApplyLoomAgentCreated,
                    ::core::option::Option::Some(Event::LoomAgentApplied(event)),
                )
            }
        }
    }
}
impl<R: ::selvedge::Hold<LoomAgentRow>> LoomAgent<Pending, R> {
    /// The bare move `run` to `Running`, without a command: no field is written and no event emitted.
    ///
    /// # Errors
    /// If the row has not all that every row in `Running` has; it is given back unchanged.
    #[allow(clippy::result_large_err)]
    pub fn take_run(
        mut self,
    ) -> ::core::result::Result<
        LoomAgent<Running, R>,
        ::selvedge::Rejected<Self, ::selvedge::Unmet>,
    > {
        ::selvedge::__private::moved!(self, LoomAgent, LoomAgentState::Running)
    }
    /// The bare move `refuse` to `Refused`, without a command: no field is written and no event emitted.
    ///
    /// # Errors
    /// If the row has not all that every row in `Refused` has; it is given back unchanged.
    #[allow(clippy::result_large_err)]
    pub fn take_refuse(
        mut self,
    ) -> ::core::result::Result<
        LoomAgent<Refused, R>,
        ::selvedge::Rejected<Self, ::selvedge::Unmet>,
    > {
        ::selvedge::__private::moved!(self, LoomAgent, LoomAgentState::Refused)
    }
    /// The bare move `respecify` to `Pending`, without a command: no field is written and no event emitted.
    ///
    /// # Errors
    /// If the row has not all that every row in `Pending` has; it is given back unchanged.
    #[allow(clippy::result_large_err)]
    pub fn take_respecify(
        mut self,
    ) -> ::core::result::Result<
        LoomAgent<Pending, R>,
        ::selvedge::Rejected<Self, ::selvedge::Unmet>,
    > {
        ::selvedge::__private::moved!(self, LoomAgent, LoomAgentState::Pending)
    }
}
impl<R: ::selvedge::Hold<LoomAgentRow>> LoomAgent<Running, R> {
    /// The bare move `degrade` to `Degraded`, without a command: no field is written and no event emitted.
    ///
    /// # Errors
    /// If the row has not all that every row in `Degraded` has; it is given back unchanged.
    #[allow(clippy::result_large_err)]
    pub fn take_degrade(
        mut self,
    ) -> ::core::result::Result<
        LoomAgent<Degraded, R>,
        ::selvedge::Rejected<Self, ::selvedge::Unmet>,
    > {
        ::selvedge::__private::moved!(self, LoomAgent, LoomAgentState::Degraded)
    }
    /// The bare move `observe_running` to `Running`, without a command: no field is written and no event emitted.
    ///
    /// # Errors
    /// If the row has not all that every row in `Running` has; it is given back unchanged.
    #[allow(clippy::result_large_err)]
    pub fn take_observe_running(
        mut self,
    ) -> ::core::result::Result<
        LoomAgent<Running, R>,
        ::selvedge::Rejected<Self, ::selvedge::Unmet>,
    > {
        ::selvedge::__private::moved!(self, LoomAgent, LoomAgentState::Running)
    }
    /// The bare move `complete` to `Completed`, without a command: no field is written and no event emitted.
    ///
    /// # Errors
    /// If the row has not all that every row in `Completed` has; it is given back unchanged.
    #[allow(clippy::result_large_err)]
    pub fn take_complete(
        mut self,
    ) -> ::core::result::Result<
        LoomAgent<Completed, R>,
        ::selvedge::Rejected<Self, ::selvedge::Unmet>,
    > {
        ::selvedge::__private::moved!(self, LoomAgent, LoomAgentState::Completed)
    }
    /// The bare move `fail` to `Failed`, without a command: no field is written and no event emitted.
    ///
    /// # Errors
    /// If the row has not all that every row in `Failed` has; it is given back unchanged.
    #[allow(clippy::result_large_err)]
    pub fn take_fail(
        mut self,
    ) -> ::core::result::Result<
        LoomAgent<Failed, R>,
        ::selvedge::Rejected<Self, ::selvedge::Unmet>,
    > {
        ::selvedge::__private::moved!(self, LoomAgent, LoomAgentState::Failed)
    }
    /// The bare move `respecify` to `Pending`, without a command: no field is written and no event emitted.
    ///
    /// # Errors
    /// If the row has not all that every row in `Pending` has; it is given back unchanged.
    #[allow(clippy::result_large_err)]
    pub fn take_respecify(
        mut self,
    ) -> ::core::result::Result<
        LoomAgent<Pending, R>,
        ::selvedge::Rejected<Self, ::selvedge::Unmet>,
    > {
        ::selvedge::__private::moved!(self, LoomAgent, LoomAgentState::Pending)
    }
}
impl<R: ::selvedge::Hold<LoomAgentRow>> LoomAgent<Refused, R> {
    /// The bare move `respecify` to `Pending`, without a command: no field is written and no event emitted.
    ///
    /// # Errors
    /// If the row has not all that every row in `Pending` has; it is given back unchanged.
    #[allow(clippy::result_large_err)]
    pub fn take_respecify(
        mut self,
    ) -> ::core::result::Result<
        LoomAgent<Pending, R>,
        ::selvedge::Rejected<Self, ::selvedge::Unmet>,
    > {
        ::selvedge::__private::moved!(self, LoomAgent, LoomAgentState::Pending)
    }
}
impl<R: ::selvedge::Hold<LoomAgentRow>> LoomAgent<Degraded, R> {
    /// The bare move `recover` to `Running`, without a command: no field is written and no event emitted.
    ///
    /// # Errors
    /// If the row has not all that every row in `Running` has; it is given back unchanged.
    #[allow(clippy::result_large_err)]
    pub fn take_recover(
        mut self,
    ) -> ::core::result::Result<
        LoomAgent<Running, R>,
        ::selvedge::Rejected<Self, ::selvedge::Unmet>,
    > {
        ::selvedge::__private::moved!(self, LoomAgent, LoomAgentState::Running)
    }
    /// The bare move `observe_degraded` to `Degraded`, without a command: no field is written and no event emitted.
    ///
    /// # Errors
    /// If the row has not all that every row in `Degraded` has; it is given back unchanged.
    #[allow(clippy::result_large_err)]
    pub fn take_observe_degraded(
        mut self,
    ) -> ::core::result::Result<
        LoomAgent<Degraded, R>,
        ::selvedge::Rejected<Self, ::selvedge::Unmet>,
    > {
        ::selvedge::__private::moved!(self, LoomAgent, LoomAgentState::Degraded)
    }
    /// The bare move `respecify` to `Pending`, without a command: no field is written and no event emitted.
    ///
    /// # Errors
    /// If the row has not all that every row in `Pending` has; it is given back unchanged.
    #[allow(clippy::result_large_err)]
    pub fn take_respecify(
        mut self,
    ) -> ::core::result::Result<
        LoomAgent<Pending, R>,
        ::selvedge::Rejected<Self, ::selvedge::Unmet>,
    > {
        ::selvedge::__private::moved!(self, LoomAgent, LoomAgentState::Pending)
    }
}
impl<R: ::selvedge::Hold<LoomAgentRow>> LoomAgent<Completed, R> {
    /// The bare move `respecify` to `Pending`, without a command: no field is written and no event emitted.
    ///
    /// # Errors
    /// If the row has not all that every row in `Pending` has; it is given back unchanged.
    #[allow(clippy::result_large_err)]
    pub fn take_respecify(
        mut self,
    ) -> ::core::result::Result<
        LoomAgent<Pending, R>,
        ::selvedge::Rejected<Self, ::selvedge::Unmet>,
    > {
        ::selvedge::__private::moved!(self, LoomAgent, LoomAgentState::Pending)
    }
}
impl<R: ::selvedge::Hold<LoomAgentRow>> LoomAgent<Failed, R> {
    /// The bare move `respecify` to `Pending`, without a command: no field is written and no event emitted.
    ///
    /// # Errors
    /// If the row has not all that every row in `Pending` has; it is given back unchanged.
    #[allow(clippy::result_large_err)]
    pub fn take_respecify(
        mut self,
    ) -> ::core::result::Result<
        LoomAgent<Pending, R>,
        ::selvedge::Rejected<Self, ::selvedge::Unmet>,
    > {
        ::selvedge::__private::moved!(self, LoomAgent, LoomAgentState::Pending)
    }
}
::selvedge::__private::illegal! {
    LoomAgent < Pending > { observe_deployment(ObserveDeployment) [Pending :
    __illegal::ObserveDeploymentInPending]; observe_run(ObserveRun) [Pending :
    __illegal::ObserveRunInPending]; observe_scheduled_run(ObserveScheduledRun) [Pending
    : __illegal::ObserveScheduledRunInPending]; take_degrade() [Pending :
    __illegal::DegradeFromPending]; take_recover() [Pending :
    __illegal::RecoverFromPending]; take_observe_running() [Pending :
    __illegal::ObserveRunningFromPending]; take_observe_degraded() [Pending :
    __illegal::ObserveDegradedFromPending]; take_complete() [Pending :
    __illegal::CompleteFromPending]; take_fail() [Pending : __illegal::FailFromPending];
    }
}
::selvedge::__private::illegal! {
    LoomAgent < Running > { record_check(RecordCheck) [Running :
    __illegal::RecordCheckInRunning]; take_run() [Running : __illegal::RunFromRunning];
    take_refuse() [Running : __illegal::RefuseFromRunning]; take_recover() [Running :
    __illegal::RecoverFromRunning]; take_observe_degraded() [Running :
    __illegal::ObserveDegradedFromRunning]; }
}
::selvedge::__private::illegal! {
    LoomAgent < Refused > { record_check(RecordCheck) [Refused :
    __illegal::RecordCheckInRefused]; observe_deployment(ObserveDeployment) [Refused :
    __illegal::ObserveDeploymentInRefused]; observe_run(ObserveRun) [Refused :
    __illegal::ObserveRunInRefused]; observe_scheduled_run(ObserveScheduledRun) [Refused
    : __illegal::ObserveScheduledRunInRefused]; take_run() [Refused :
    __illegal::RunFromRefused]; take_refuse() [Refused : __illegal::RefuseFromRefused];
    take_degrade() [Refused : __illegal::DegradeFromRefused]; take_recover() [Refused :
    __illegal::RecoverFromRefused]; take_observe_running() [Refused :
    __illegal::ObserveRunningFromRefused]; take_observe_degraded() [Refused :
    __illegal::ObserveDegradedFromRefused]; take_complete() [Refused :
    __illegal::CompleteFromRefused]; take_fail() [Refused : __illegal::FailFromRefused];
    }
}
::selvedge::__private::illegal! {
    LoomAgent < Degraded > { record_check(RecordCheck) [Degraded :
    __illegal::RecordCheckInDegraded]; observe_run(ObserveRun) [Degraded :
    __illegal::ObserveRunInDegraded]; observe_scheduled_run(ObserveScheduledRun)
    [Degraded : __illegal::ObserveScheduledRunInDegraded]; take_run() [Degraded :
    __illegal::RunFromDegraded]; take_refuse() [Degraded :
    __illegal::RefuseFromDegraded]; take_degrade() [Degraded :
    __illegal::DegradeFromDegraded]; take_observe_running() [Degraded :
    __illegal::ObserveRunningFromDegraded]; take_complete() [Degraded :
    __illegal::CompleteFromDegraded]; take_fail() [Degraded :
    __illegal::FailFromDegraded]; }
}
::selvedge::__private::illegal! {
    LoomAgent < Completed > { record_check(RecordCheck) [Completed :
    __illegal::RecordCheckInCompleted]; observe_deployment(ObserveDeployment) [Completed
    : __illegal::ObserveDeploymentInCompleted];
    observe_scheduled_run(ObserveScheduledRun) [Completed :
    __illegal::ObserveScheduledRunInCompleted]; take_run() [Completed :
    __illegal::RunFromCompleted]; take_refuse() [Completed :
    __illegal::RefuseFromCompleted]; take_degrade() [Completed :
    __illegal::DegradeFromCompleted]; take_recover() [Completed :
    __illegal::RecoverFromCompleted]; take_observe_running() [Completed :
    __illegal::ObserveRunningFromCompleted]; take_observe_degraded() [Completed :
    __illegal::ObserveDegradedFromCompleted]; take_complete() [Completed :
    __illegal::CompleteFromCompleted]; take_fail() [Completed :
    __illegal::FailFromCompleted]; }
}
::selvedge::__private::illegal! {
    LoomAgent < Failed > { record_check(RecordCheck) [Failed :
    __illegal::RecordCheckInFailed]; observe_deployment(ObserveDeployment) [Failed :
    __illegal::ObserveDeploymentInFailed]; observe_scheduled_run(ObserveScheduledRun)
    [Failed : __illegal::ObserveScheduledRunInFailed]; take_run() [Failed :
    __illegal::RunFromFailed]; take_refuse() [Failed : __illegal::RefuseFromFailed];
    take_degrade() [Failed : __illegal::DegradeFromFailed]; take_recover() [Failed :
    __illegal::RecoverFromFailed]; take_observe_running() [Failed :
    __illegal::ObserveRunningFromFailed]; take_observe_degraded() [Failed :
    __illegal::ObserveDegradedFromFailed]; take_complete() [Failed :
    __illegal::CompleteFromFailed]; take_fail() [Failed : __illegal::FailFromFailed]; }
}
/// Every `LoomAgent` by its identity, and the dispatcher over them.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::hash::Hash,
    ::core::default::Default
)]
#[allow(clippy::struct_field_names)]
pub struct LoomAgents {
    rows: ::selvedge::__private::Rows<LoomAgentRow>,
}
#[automatically_derived]
impl ::core::cmp::Eq for LoomAgents {}
impl LoomAgents {
    /// A store without rows.
    #[must_use]
    pub const fn new() -> Self {
        Self {
            rows: ::selvedge::__private::Rows::new(),
        }
    }
    /// Executes a command: exactly one declared outcome answers, and every view is current when this returns.
    pub fn execute(&mut self, command: Command) -> Reply {
        match command {
            Command::ApplyLoomAgent(input) => self.execute_apply_loom_agent(input),
            Command::DeleteLoomAgent(input) => self.execute_delete_loom_agent(input),
            Command::RecordCheck(input) => self.execute_record_check(input),
            Command::ObserveDeployment(input) => self.execute_observe_deployment(input),
            Command::ObserveRun(input) => self.execute_observe_run(input),
            Command::ObserveScheduledRun(input) => {
                self.execute_observe_scheduled_run(input)
            }
        }
    }
    #[inline]
    #[allow(clippy::needless_pass_by_value)]
    fn execute_apply_loom_agent(&mut self, input: ApplyLoomAgent) -> Reply {
        let ::core::option::Option::Some(row) = self.rows.get_mut(&input.name) else {
            return match absent::apply_loom_agent(input) {
                absent::ApplyLoomAgentOutcome::Created {
                    loom_agent: created,
                    event,
                    ..
                } => {
                    self.rows.insert(created.row);
                    Reply::accepted(
                        Outcome::ApplyLoomAgentCreated,
                        ::core::option::Option::Some(Event::LoomAgentApplied(event)),
                    )
                }
            };
        };
        match row.state {
            LoomAgentState::Pending => {
                match LoomAgent::<Pending, _>::of(::selvedge::__private::Found(row))
                    .apply_loom_agent(input)
                {
                    ::core::result::Result::Ok(outcome) => {
                        ::core::convert::From::from(outcome)
                    }
                    ::core::result::Result::Err(rejected) => {
                        Reply::rejected(
                            Outcome::ApplyLoomAgentStale,
                            Error::StaleGeneration(rejected.error),
                        )
                    }
                }
            }
            LoomAgentState::Running => {
                match LoomAgent::<Running, _>::of(::selvedge::__private::Found(row))
                    .apply_loom_agent(input)
                {
                    ::core::result::Result::Ok(outcome) => {
                        ::core::convert::From::from(outcome)
                    }
                    ::core::result::Result::Err(rejected) => {
                        Reply::rejected(
                            Outcome::ApplyLoomAgentStale,
                            Error::StaleGeneration(rejected.error),
                        )
                    }
                }
            }
            LoomAgentState::Refused => {
                match LoomAgent::<Refused, _>::of(::selvedge::__private::Found(row))
                    .apply_loom_agent(input)
                {
                    ::core::result::Result::Ok(outcome) => {
                        ::core::convert::From::from(outcome)
                    }
                    ::core::result::Result::Err(rejected) => {
                        Reply::rejected(
                            Outcome::ApplyLoomAgentStale,
                            Error::StaleGeneration(rejected.error),
                        )
                    }
                }
            }
            LoomAgentState::Degraded => {
                match LoomAgent::<Degraded, _>::of(::selvedge::__private::Found(row))
                    .apply_loom_agent(input)
                {
                    ::core::result::Result::Ok(outcome) => {
                        ::core::convert::From::from(outcome)
                    }
                    ::core::result::Result::Err(rejected) => {
                        Reply::rejected(
                            Outcome::ApplyLoomAgentStale,
                            Error::StaleGeneration(rejected.error),
                        )
                    }
                }
            }
            LoomAgentState::Completed => {
                match LoomAgent::<Completed, _>::of(::selvedge::__private::Found(row))
                    .apply_loom_agent(input)
                {
                    ::core::result::Result::Ok(outcome) => {
                        ::core::convert::From::from(outcome)
                    }
                    ::core::result::Result::Err(rejected) => {
                        Reply::rejected(
                            Outcome::ApplyLoomAgentStale,
                            Error::StaleGeneration(rejected.error),
                        )
                    }
                }
            }
            LoomAgentState::Failed => {
                match LoomAgent::<Failed, _>::of(::selvedge::__private::Found(row))
                    .apply_loom_agent(input)
                {
                    ::core::result::Result::Ok(outcome) => {
                        ::core::convert::From::from(outcome)
                    }
                    ::core::result::Result::Err(rejected) => {
                        Reply::rejected(
                            Outcome::ApplyLoomAgentStale,
                            Error::StaleGeneration(rejected.error),
                        )
                    }
                }
            }
        }
    }
    #[inline]
    #[allow(clippy::needless_pass_by_value)]
    fn execute_delete_loom_agent(&mut self, input: DeleteLoomAgent) -> Reply {
        let ::core::option::Option::Some((vacancy, row)) = self.rows.lift(&input.name)
        else {
            return Reply::rejected(
                Outcome::DeleteLoomAgentUnknown,
                Error::LoomAgentNotFound(input.answer_unknown()),
            );
        };
        match row.state {
            LoomAgentState::Pending => {
                self.rows.give_up(vacancy);
                ::core::convert::From::from(
                    LoomAgent::<Pending, _>::of(::selvedge::__private::Found(row))
                        .delete_loom_agent(input),
                )
            }
            LoomAgentState::Running => {
                self.rows.give_up(vacancy);
                ::core::convert::From::from(
                    LoomAgent::<Running, _>::of(::selvedge::__private::Found(row))
                        .delete_loom_agent(input),
                )
            }
            LoomAgentState::Refused => {
                self.rows.give_up(vacancy);
                ::core::convert::From::from(
                    LoomAgent::<Refused, _>::of(::selvedge::__private::Found(row))
                        .delete_loom_agent(input),
                )
            }
            LoomAgentState::Degraded => {
                self.rows.give_up(vacancy);
                ::core::convert::From::from(
                    LoomAgent::<Degraded, _>::of(::selvedge::__private::Found(row))
                        .delete_loom_agent(input),
                )
            }
            LoomAgentState::Completed => {
                self.rows.give_up(vacancy);
                ::core::convert::From::from(
                    LoomAgent::<Completed, _>::of(::selvedge::__private::Found(row))
                        .delete_loom_agent(input),
                )
            }
            LoomAgentState::Failed => {
                self.rows.give_up(vacancy);
                ::core::convert::From::from(
                    LoomAgent::<Failed, _>::of(::selvedge::__private::Found(row))
                        .delete_loom_agent(input),
                )
            }
        }
    }
    #[inline]
    #[allow(clippy::needless_pass_by_value)]
    fn execute_record_check(&mut self, input: RecordCheck) -> Reply {
        let ::core::option::Option::Some(row) = self.rows.get_mut(&input.name) else {
            return Reply::rejected(
                Outcome::RecordCheckUnknown,
                Error::LoomAgentNotFound(input.answer_unknown()),
            );
        };
        match row.state {
            LoomAgentState::Pending => {
                match LoomAgent::<Pending, _>::of(::selvedge::__private::Found(row))
                    .record_check(input)
                {
                    ::core::result::Result::Ok(outcome) => {
                        ::core::convert::From::from(outcome)
                    }
                    ::core::result::Result::Err(rejected) => {
                        Reply::rejected(
                            Outcome::RecordCheckStale,
                            Error::StaleGeneration(rejected.error),
                        )
                    }
                }
            }
            LoomAgentState::Running
            | LoomAgentState::Refused
            | LoomAgentState::Degraded
            | LoomAgentState::Completed
            | LoomAgentState::Failed => {
                if row.observed_generation != input.generation {
                    Reply::rejected(
                        Outcome::RecordCheckStale,
                        Error::StaleGeneration(input.answer_stale(row)),
                    )
                } else {
                    Reply::rejected(
                        Outcome::RecordCheckOutOfOrder,
                        Error::LoomAgentStateConflict(input.answer_out_of_order()),
                    )
                }
            }
        }
    }
    #[inline]
    #[allow(clippy::needless_pass_by_value)]
    fn execute_observe_deployment(&mut self, input: ObserveDeployment) -> Reply {
        let ::core::option::Option::Some(row) = self.rows.get_mut(&input.name) else {
            return Reply::rejected(
                Outcome::ObserveDeploymentUnknown,
                Error::LoomAgentNotFound(input.answer_unknown()),
            );
        };
        match row.state {
            LoomAgentState::Pending
            | LoomAgentState::Refused
            | LoomAgentState::Completed
            | LoomAgentState::Failed => {
                Reply::rejected(
                    Outcome::ObserveDeploymentNoDeployment,
                    Error::LoomAgentStateConflict(input.answer_no_deployment()),
                )
            }
            LoomAgentState::Running => {
                ::core::convert::From::from(
                    LoomAgent::<Running, _>::of(::selvedge::__private::Found(row))
                        .observe_deployment(input),
                )
            }
            LoomAgentState::Degraded => {
                ::core::convert::From::from(
                    LoomAgent::<Degraded, _>::of(::selvedge::__private::Found(row))
                        .observe_deployment(input),
                )
            }
        }
    }
    #[inline]
    #[allow(clippy::needless_pass_by_value)]
    fn execute_observe_run(&mut self, input: ObserveRun) -> Reply {
        let ::core::option::Option::Some(row) = self.rows.get_mut(&input.name) else {
            return Reply::rejected(
                Outcome::ObserveRunUnknown,
                Error::LoomAgentNotFound(input.answer_unknown()),
            );
        };
        match row.state {
            LoomAgentState::Pending
            | LoomAgentState::Refused
            | LoomAgentState::Degraded => {
                Reply::rejected(
                    Outcome::ObserveRunNoRun,
                    Error::LoomAgentStateConflict(input.answer_no_run()),
                )
            }
            LoomAgentState::Running => {
                ::core::convert::From::from(
                    LoomAgent::<Running, _>::of(::selvedge::__private::Found(row))
                        .observe_run(input),
                )
            }
            LoomAgentState::Completed => {
                ::core::convert::From::from(
                    LoomAgent::<Completed, _>::of(::selvedge::__private::Found(row))
                        .observe_run(input),
                )
            }
            LoomAgentState::Failed => {
                ::core::convert::From::from(
                    LoomAgent::<Failed, _>::of(::selvedge::__private::Found(row))
                        .observe_run(input),
                )
            }
        }
    }
    #[inline]
    #[allow(clippy::needless_pass_by_value)]
    fn execute_observe_scheduled_run(&mut self, input: ObserveScheduledRun) -> Reply {
        let ::core::option::Option::Some(row) = self.rows.get_mut(&input.name) else {
            return Reply::rejected(
                Outcome::ObserveScheduledRunUnknown,
                Error::LoomAgentNotFound(input.answer_unknown()),
            );
        };
        match row.state {
            LoomAgentState::Pending
            | LoomAgentState::Refused
            | LoomAgentState::Degraded
            | LoomAgentState::Completed
            | LoomAgentState::Failed => {
                Reply::rejected(
                    Outcome::ObserveScheduledRunNotRunning,
                    Error::LoomAgentStateConflict(input.answer_not_running()),
                )
            }
            LoomAgentState::Running => {
                ::core::convert::From::from(
                    LoomAgent::<Running, _>::of(::selvedge::__private::Found(row))
                        .observe_scheduled_run(input),
                )
            }
        }
    }
    /// Every LoomAgent, current the moment the command that changed it returns.
    ///
    /// The rows of the view `LoomAgents`, current; in no promised order.
    pub fn view(&self) -> impl ::core::iter::Iterator<Item = LoomAgentsRow> + '_ {
        ::core::iter::Iterator::map(
            self.rows.values(),
            |row| LoomAgentsRow {
                name: ::core::clone::Clone::clone(&row.name),
                observed_generation: row.observed_generation,
                check: ::core::clone::Clone::clone(&row.check),
                deployment: ::core::clone::Clone::clone(&row.deployment),
                variant: row.variant,
                run: ::core::clone::Clone::clone(&row.run),
                last_run: ::core::clone::Clone::clone(&row.last_run),
                conditions: ::core::clone::Clone::clone(&row.conditions),
                state: row.state,
            },
        )
    }
    /// What is stored under an identity.
    #[must_use]
    pub fn get(&self, key: &ResourceName) -> ::core::option::Option<&LoomAgentRow> {
        self.rows.get(key)
    }
    /// The row under an identity, as the type of its state.
    #[must_use]
    pub fn get_mut(
        &mut self,
        key: &ResourceName,
    ) -> ::core::option::Option<AnyLoomAgent<&mut LoomAgentRow>> {
        self.rows.get_mut(key).map(AnyLoomAgent::of)
    }
    /// Takes a row in, and gives back the one that had its identity.
    pub fn insert(
        &mut self,
        any: impl ::core::convert::Into<AnyLoomAgent>,
    ) -> ::core::option::Option<AnyLoomAgent> {
        self.rows
            .insert(::core::convert::Into::<AnyLoomAgent>::into(any).into_row())
            .map(AnyLoomAgent::of)
    }
    /// Takes a row out.
    pub fn remove(
        &mut self,
        key: &ResourceName,
    ) -> ::core::option::Option<AnyLoomAgent> {
        self.rows.remove(key).map(AnyLoomAgent::of)
    }
    /// Every row, by identity.
    pub fn iter(&self) -> impl ::core::iter::Iterator<Item = &'_ LoomAgentRow> + '_ {
        ::core::iter::IntoIterator::into_iter(self.rows.sorted())
    }
    /// Where the row under an identity lies, for those who come back to it: without a look-up.
    #[must_use]
    pub fn slot(
        &self,
        key: &ResourceName,
    ) -> ::core::option::Option<::selvedge::Slot<LoomAgentRow>> {
        self.rows.slot(key)
    }
    /// What is stored in a slot; nothing, once that row has been deleted.
    #[must_use]
    pub fn at(
        &self,
        slot: ::selvedge::Slot<LoomAgentRow>,
    ) -> ::core::option::Option<&LoomAgentRow> {
        self.rows.at(slot)
    }
    /// The row in a slot, as the type of its state.
    #[must_use]
    pub fn at_mut(
        &mut self,
        slot: ::selvedge::Slot<LoomAgentRow>,
    ) -> ::core::option::Option<AnyLoomAgent<&mut LoomAgentRow>> {
        self.rows.at_mut(slot).map(AnyLoomAgent::of)
    }
    /// How many rows there are.
    #[must_use]
    pub fn len(&self) -> ::core::primitive::usize {
        self.rows.len()
    }
    /// Whether there is no row.
    #[must_use]
    pub fn is_empty(&self) -> ::core::primitive::bool {
        self.rows.is_empty()
    }
}
#[automatically_derived]
impl ::selvedge::Store for LoomAgents {
    type Command = Command;
    type Reply = Reply;
    const SYSTEM: &'static ::core::primitive::str = "loom.resource";
    fn execute(&mut self, command: Command) -> Reply {
        Self::execute(self, command)
    }
    fn rows(
        &self,
    ) -> ::selvedge::__private::Vec<
        (&'static ::core::primitive::str, ::selvedge::__private::Value),
    > {
        ::selvedge::__private::encode_all(
            self.iter(),
            |row| ("LoomAgent", ::selvedge::__private::encode(row)),
        )
    }
    fn views(
        &self,
    ) -> ::selvedge::__private::Vec<
        (
            &'static ::core::primitive::str,
            ::selvedge::__private::Vec<::selvedge::__private::Value>,
        ),
    > {
        ::selvedge::__private::list([
            (
                "LoomAgents",
                ::selvedge::__private::encode_all(
                    self.view(),
                    |row| ::selvedge::__private::encode(&row),
                ),
            ),
        ])
    }
    fn load(
        &mut self,
        entity: &::core::primitive::str,
        row: &::selvedge::__private::Value,
    ) -> ::core::result::Result<(), ::selvedge::wire::WireError> {
        match entity {
            "LoomAgent" => {
                self.insert(::selvedge::wire::from_value::<AnyLoomAgent>(row)?);
                ::core::result::Result::Ok(())
            }
            _ => ::core::result::Result::Err(::selvedge::__private::no_entity(entity)),
        }
    }
}
/// Every LoomAgent, current the moment the command that changed it returns.
///
/// What the view `LoomAgents` shows of a `LoomAgent`.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::hash::Hash
)]
pub struct LoomAgentsRow {
    /// `name` on the wire.
    pub name: ResourceName,
    /// The generation of the spec that the controller last applied.
    pub observed_generation: ::core::primitive::i64,
    /// What the spec check of this generation said.
    pub check: ::core::option::Option<CheckResult>,
    /// `deployment` on the wire; may be absent.
    pub deployment: ::core::option::Option<DeploymentStatus>,
    /// `variant` on the wire; may be absent.
    pub variant: ::core::option::Option<AgentVariant>,
    /// How the Job's run ended.
    pub run: ::core::option::Option<RunEnd>,
    /// How the schedule's last finished run ended.
    pub last_run: ::core::option::Option<LastRun>,
    /// `conditions` on the wire; may be absent.
    pub conditions: ::core::option::Option<::selvedge::__private::Vec<Condition>>,
    /// The state in which it rests.
    pub state: LoomAgentState,
}
::selvedge::__private::record! {
    LoomAgentsRow { required name "name", required observed_generation
    "observed_generation", optional check "check", optional deployment "deployment",
    optional variant "variant", optional run "run", optional last_run "last_run",
    optional conditions "conditions", required state "state", }
}
