// What `selvedge::lifecycle!` makes of container.rs. Refreshed by `SELVEDGE_BLESS=1 cargo test -p selvedge-macros`.

/// The engine's name of a container.
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
pub struct ContainerId(::selvedge::__private::String);
impl ContainerId {
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
impl ::core::fmt::Display for ContainerId {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::core::fmt::Display::fmt(&self.0, f)
    }
}
::selvedge::__private::wrapper! {
    ContainerId
}
/// Not interchangeable with what it wraps.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::hash::Hash,
    ::core::cmp::PartialOrd,
    ::core::cmp::Ord
)]
pub struct WorkloadId(::selvedge::__private::String);
impl WorkloadId {
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
impl ::core::fmt::Display for WorkloadId {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::core::fmt::Display::fmt(&self.0, f)
    }
}
::selvedge::__private::wrapper! {
    WorkloadId
}
/// Not interchangeable with what it wraps.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::hash::Hash,
    ::core::cmp::PartialOrd,
    ::core::cmp::Ord
)]
pub struct ImageRef(::selvedge::__private::String);
impl ImageRef {
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
impl ::core::fmt::Display for ImageRef {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::core::fmt::Display::fmt(&self.0, f)
    }
}
::selvedge::__private::wrapper! {
    ImageRef
}
/// A hash of what should run on the host, opaque.
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
pub struct Version(::selvedge::__private::String);
impl Version {
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
impl ::core::fmt::Display for Version {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::core::fmt::Display::fmt(&self.0, f)
    }
}
::selvedge::__private::wrapper! {
    Version
}
/// Creates a container for a slot of a workload. It does not run yet.
///
/// The input of the command `CreateContainer`, which answers `created` and `taken`.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::hash::Hash
)]
pub struct CreateContainer {
    /// `id` on the wire.
    pub id: ContainerId,
    /// `workload` on the wire.
    pub workload: WorkloadId,
    /// `replica` on the wire.
    pub replica: ::core::primitive::i64,
    /// `image` on the wire.
    pub image: ImageRef,
    /// `version` on the wire.
    pub version: Version,
}
::selvedge::__private::record! {
    CreateContainer { required id "id", required workload "workload", required replica
    "replica", required image "image", required version "version", }
}
/// Starts a created container, or has its image built first. Of one that runs already it is a success.
///
/// The input of the command `StartContainer`, which answers `unknown`, `building`, `started`, `running` and `conflict`.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::hash::Hash
)]
pub struct StartContainer {
    /// `id` on the wire.
    pub id: ContainerId,
    /// `built` on the wire.
    pub built: ::core::primitive::bool,
}
::selvedge::__private::record! {
    StartContainer { required id "id", required built "built", }
}
/// Restarts a container in place.
///
/// The input of the command `RestartContainer`, which answers `unknown`, `conflict` and `restarted`.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::hash::Hash
)]
pub struct RestartContainer {
    /// `id` on the wire.
    pub id: ContainerId,
}
::selvedge::__private::record! {
    RestartContainer { required id "id", }
}
/// Ends a container and removes it.
///
/// The input of the command `StopContainer`, which answers `unknown` and `removed`.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::hash::Hash
)]
pub struct StopContainer {
    /// `id` on the wire.
    pub id: ContainerId,
}
::selvedge::__private::record! {
    StopContainer { required id "id", }
}
/// Lets a container end its work, then removes it.
///
/// The input of the command `DrainContainer`, which answers `unknown` and `drained`.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::hash::Hash
)]
pub struct DrainContainer {
    /// `id` on the wire.
    pub id: ContainerId,
}
::selvedge::__private::record! {
    DrainContainer { required id "id", }
}
/// The image is there: the container starts.
///
/// The input of the command `FinishBuild`, which answers `unknown`, `started` and `not-awaited`.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::hash::Hash
)]
pub struct FinishBuild {
    /// `id` on the wire.
    pub id: ContainerId,
}
::selvedge::__private::record! {
    FinishBuild { required id "id", }
}
/// The container answers.
///
/// The input of the command `BecomeHealthy`, which answers `unknown`, `same`, `conflict` and `answered`.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::hash::Hash
)]
pub struct BecomeHealthy {
    /// `id` on the wire.
    pub id: ContainerId,
}
::selvedge::__private::record! {
    BecomeHealthy { required id "id", }
}
/// The container runs and answers no longer.
///
/// The input of the command `BecomeUnhealthy`, which answers `unknown`, `silent`, `same` and `conflict`.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::hash::Hash
)]
pub struct BecomeUnhealthy {
    /// `id` on the wire.
    pub id: ContainerId,
}
::selvedge::__private::record! {
    BecomeUnhealthy { required id "id", }
}
/// The container ends with a fault.
///
/// The input of the command `Crash`, which answers `unknown`, `conflict` and `crashed`.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::hash::Hash
)]
pub struct Crash {
    /// `id` on the wire.
    pub id: ContainerId,
}
::selvedge::__private::record! {
    Crash { required id "id", }
}
/// The container ends of itself, without fault.
///
/// The input of the command `Exit`, which answers `unknown`, `conflict` and `exited`.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::hash::Hash
)]
pub struct Exit {
    /// `id` on the wire.
    pub id: ContainerId,
}
::selvedge::__private::record! {
    Exit { required id "id", }
}
/// Somebody pauses the container.
///
/// The input of the command `Pause`, which answers `unknown`, `conflict` and `paused`.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::hash::Hash
)]
pub struct Pause {
    /// `id` on the wire.
    pub id: ContainerId,
}
::selvedge::__private::record! {
    Pause { required id "id", }
}
/// Somebody resumes the container.
///
/// The input of the command `Resume`, which answers `unknown`, `conflict` and `resumed`.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::hash::Hash
)]
pub struct Resume {
    /// `id` on the wire.
    pub id: ContainerId,
}
::selvedge::__private::record! {
    Resume { required id "id", }
}
/// Somebody removes the container by hand.
///
/// The input of the command `RemoveByHand`, which answers `unknown` and `removed`.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::hash::Hash
)]
pub struct RemoveByHand {
    /// `id` on the wire.
    pub id: ContainerId,
}
::selvedge::__private::record! {
    RemoveByHand { required id "id", }
}
/// Somebody else creates a container: an older agent, whose labels may be missing, or a person, who writes none.
///
/// The input of the command `PlaceByHand`, which answers `placed` and `taken`.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::hash::Hash
)]
pub struct PlaceByHand {
    /// `id` on the wire.
    pub id: ContainerId,
    /// `workload` on the wire; may be absent.
    pub workload: ::core::option::Option<WorkloadId>,
    /// `replica` on the wire; may be absent.
    pub replica: ::core::option::Option<::core::primitive::i64>,
    /// `image` on the wire; may be absent.
    pub image: ::core::option::Option<ImageRef>,
    /// `version` on the wire; may be absent.
    pub version: ::core::option::Option<Version>,
}
::selvedge::__private::record! {
    PlaceByHand { required id "id", optional workload "workload", optional replica
    "replica", optional image "image", optional version "version", }
}
/// The event `ContainerCreated`, emitted by `CreateContainer.created` and `PlaceByHand.placed`.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::hash::Hash
)]
pub struct ContainerCreated {
    /// `id` on the wire.
    pub id: ContainerId,
    /// `workload` on the wire; may be absent.
    pub workload: ::core::option::Option<WorkloadId>,
    /// `replica` on the wire; may be absent.
    pub replica: ::core::option::Option<::core::primitive::i64>,
    /// `image` on the wire; may be absent.
    pub image: ::core::option::Option<ImageRef>,
    /// `version` on the wire; may be absent.
    pub version: ::core::option::Option<Version>,
}
::selvedge::__private::record! {
    ContainerCreated { required id "id", optional workload "workload", optional replica
    "replica", optional image "image", optional version "version", }
}
/// The event `ContainerStarted`, emitted by `StartContainer.started`, `RestartContainer.restarted` and `FinishBuild.started`.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::hash::Hash
)]
pub struct ContainerStarted {
    /// `id` on the wire.
    pub id: ContainerId,
}
::selvedge::__private::record! {
    ContainerStarted { required id "id", }
}
/// The event `ImageBuilding`, emitted by `StartContainer.building`.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::hash::Hash
)]
pub struct ImageBuilding {
    /// `id` on the wire.
    pub id: ContainerId,
}
::selvedge::__private::record! {
    ImageBuilding { required id "id", }
}
/// The event `ContainerAnswered`, emitted by `BecomeHealthy.answered`.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::hash::Hash
)]
pub struct ContainerAnswered {
    /// `id` on the wire.
    pub id: ContainerId,
}
::selvedge::__private::record! {
    ContainerAnswered { required id "id", }
}
/// The event `ContainerFellSilent`, emitted by `BecomeUnhealthy.silent`.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::hash::Hash
)]
pub struct ContainerFellSilent {
    /// `id` on the wire.
    pub id: ContainerId,
}
::selvedge::__private::record! {
    ContainerFellSilent { required id "id", }
}
/// The event `ContainerExited`, emitted by `Exit.exited`.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::hash::Hash
)]
pub struct ContainerExited {
    /// `id` on the wire.
    pub id: ContainerId,
}
::selvedge::__private::record! {
    ContainerExited { required id "id", }
}
/// The event `ContainerCrashed`, emitted by `Crash.crashed`.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::hash::Hash
)]
pub struct ContainerCrashed {
    /// `id` on the wire.
    pub id: ContainerId,
}
::selvedge::__private::record! {
    ContainerCrashed { required id "id", }
}
/// The event `ContainerPaused`, emitted by `Pause.paused`.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::hash::Hash
)]
pub struct ContainerPaused {
    /// `id` on the wire.
    pub id: ContainerId,
}
::selvedge::__private::record! {
    ContainerPaused { required id "id", }
}
/// The event `ContainerResumed`, emitted by `Resume.resumed`.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::hash::Hash
)]
pub struct ContainerResumed {
    /// `id` on the wire.
    pub id: ContainerId,
}
::selvedge::__private::record! {
    ContainerResumed { required id "id", }
}
/// The event `ContainerRemoved`, emitted by `StopContainer.removed`, `DrainContainer.drained` and `RemoveByHand.removed`.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::hash::Hash
)]
pub struct ContainerRemoved {
    /// `id` on the wire.
    pub id: ContainerId,
}
::selvedge::__private::record! {
    ContainerRemoved { required id "id", }
}
/// No container carries the id.
///
/// The error `NoSuchContainer`, reported by `StartContainer.unknown`, `RestartContainer.unknown`, `StopContainer.unknown`, `DrainContainer.unknown`, `FinishBuild.unknown`, `BecomeHealthy.unknown`, `BecomeUnhealthy.unknown`, `Crash.unknown`, `Exit.unknown`, `Pause.unknown`, `Resume.unknown` and `RemoveByHand.unknown`.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::hash::Hash
)]
pub struct NoSuchContainer {
    /// `id` on the wire.
    pub id: ContainerId,
}
::selvedge::__private::record! {
    NoSuchContainer { required id "id", }
}
#[automatically_derived]
impl ::core::fmt::Display for NoSuchContainer {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        let mut sentence = ::selvedge::__private::Sentence::begin(
            f,
            "no such container",
        )?;
        sentence.field("id", &self.id)?;
        ::core::result::Result::Ok(())
    }
}
#[automatically_derived]
impl ::core::error::Error for NoSuchContainer {}
/// A container carries the id already.
///
/// The error `IdTaken`, reported by `CreateContainer.taken` and `PlaceByHand.taken`.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::hash::Hash
)]
pub struct IdTaken {
    /// `id` on the wire.
    pub id: ContainerId,
}
::selvedge::__private::record! {
    IdTaken { required id "id", }
}
#[automatically_derived]
impl ::core::fmt::Display for IdTaken {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        let mut sentence = ::selvedge::__private::Sentence::begin(f, "id taken")?;
        sentence.field("id", &self.id)?;
        ::core::result::Result::Ok(())
    }
}
#[automatically_derived]
impl ::core::error::Error for IdTaken {}
/// The container rests in a state in which that cannot be done.
///
/// The error `StateConflict`, reported by `StartContainer.conflict`, `RestartContainer.conflict`, `FinishBuild.not-awaited`, `BecomeHealthy.conflict`, `BecomeUnhealthy.conflict`, `Crash.conflict`, `Exit.conflict`, `Pause.conflict` and `Resume.conflict`.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::hash::Hash
)]
pub struct StateConflict {
    /// `id` on the wire.
    pub id: ContainerId,
}
::selvedge::__private::record! {
    StateConflict { required id "id", }
}
#[automatically_derived]
impl ::core::fmt::Display for StateConflict {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        let mut sentence = ::selvedge::__private::Sentence::begin(f, "state conflict")?;
        sentence.field("id", &self.id)?;
        ::core::result::Result::Ok(())
    }
}
#[automatically_derived]
impl ::core::error::Error for StateConflict {}
/// The state in which a `Container` rests.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::hash::Hash,
    ::core::marker::Copy,
    ::core::cmp::PartialOrd,
    ::core::cmp::Ord
)]
pub enum ContainerState {
    /// Created, and never started.
    Pending,
    /// Its image is being built; it starts when that is done.
    Building,
    /// Started, and has not answered yet.
    Starting,
    /// `Running`
    Running,
    /// Ended of itself, without fault.
    Stopped,
    /// `Crashed`
    Crashed,
    /// The engine says neither that it runs nor that it has ended, as of one that is paused.
    Unknown,
}
::selvedge::__private::names! {
    ContainerState { Pending "Pending", Building "Building", Starting "Starting", Running
    "Running", Stopped "Stopped", Crashed "Crashed", Unknown "Unknown", }
}
/// Any command of `reconcile.container`, with its input.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::hash::Hash
)]
pub enum Command {
    /// Creates a container for a slot of a workload. It does not run yet.
    CreateContainer(CreateContainer),
    /// Starts a created container, or has its image built first. Of one that runs already it is a success.
    StartContainer(StartContainer),
    /// Restarts a container in place.
    RestartContainer(RestartContainer),
    /// Ends a container and removes it.
    StopContainer(StopContainer),
    /// Lets a container end its work, then removes it.
    DrainContainer(DrainContainer),
    /// The image is there: the container starts.
    FinishBuild(FinishBuild),
    /// The container answers.
    BecomeHealthy(BecomeHealthy),
    /// The container runs and answers no longer.
    BecomeUnhealthy(BecomeUnhealthy),
    /// The container ends with a fault.
    Crash(Crash),
    /// The container ends of itself, without fault.
    Exit(Exit),
    /// Somebody pauses the container.
    Pause(Pause),
    /// Somebody resumes the container.
    Resume(Resume),
    /// Somebody removes the container by hand.
    RemoveByHand(RemoveByHand),
    /// Somebody else creates a container: an older agent, whose labels may be missing, or a person, who writes none.
    PlaceByHand(PlaceByHand),
}
::selvedge::__private::tagged! {
    Command { 0 CreateContainer "CreateContainer", 1 StartContainer "StartContainer", 2
    RestartContainer "RestartContainer", 3 StopContainer "StopContainer", 4
    DrainContainer "DrainContainer", 5 FinishBuild "FinishBuild", 6 BecomeHealthy
    "BecomeHealthy", 7 BecomeUnhealthy "BecomeUnhealthy", 8 Crash "Crash", 9 Exit "Exit",
    10 Pause "Pause", 11 Resume "Resume", 12 RemoveByHand "RemoveByHand", else 13
    PlaceByHand "PlaceByHand" }
}
/// Any event of `reconcile.container`.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::hash::Hash
)]
pub enum Event {
    /// `ContainerCreated`
    ContainerCreated(ContainerCreated),
    /// `ContainerStarted`
    ContainerStarted(ContainerStarted),
    /// `ImageBuilding`
    ImageBuilding(ImageBuilding),
    /// `ContainerAnswered`
    ContainerAnswered(ContainerAnswered),
    /// `ContainerFellSilent`
    ContainerFellSilent(ContainerFellSilent),
    /// `ContainerExited`
    ContainerExited(ContainerExited),
    /// `ContainerCrashed`
    ContainerCrashed(ContainerCrashed),
    /// `ContainerPaused`
    ContainerPaused(ContainerPaused),
    /// `ContainerResumed`
    ContainerResumed(ContainerResumed),
    /// `ContainerRemoved`
    ContainerRemoved(ContainerRemoved),
}
::selvedge::__private::tagged! {
    Event { 0 ContainerCreated "ContainerCreated", 1 ContainerStarted "ContainerStarted",
    2 ImageBuilding "ImageBuilding", 3 ContainerAnswered "ContainerAnswered", 4
    ContainerFellSilent "ContainerFellSilent", 5 ContainerExited "ContainerExited", 6
    ContainerCrashed "ContainerCrashed", 7 ContainerPaused "ContainerPaused", 8
    ContainerResumed "ContainerResumed", else 9 ContainerRemoved "ContainerRemoved" }
}
/// Any error of `reconcile.container`.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::hash::Hash
)]
pub enum Error {
    /// No container carries the id.
    NoSuchContainer(NoSuchContainer),
    /// A container carries the id already.
    IdTaken(IdTaken),
    /// The container rests in a state in which that cannot be done.
    StateConflict(StateConflict),
}
::selvedge::__private::tagged! {
    Error { 0 NoSuchContainer "NoSuchContainer", 1 IdTaken "IdTaken", else 2
    StateConflict "StateConflict" }
}
#[automatically_derived]
impl ::core::fmt::Display for Error {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        match self {
            Self::NoSuchContainer(error) => ::core::fmt::Display::fmt(error, f),
            Self::IdTaken(error) => ::core::fmt::Display::fmt(error, f),
            Self::StateConflict(error) => ::core::fmt::Display::fmt(error, f),
        }
    }
}
#[automatically_derived]
impl ::core::error::Error for Error {}
/// Every declared outcome of every command of `reconcile.container`.
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
    /// `CreateContainer` accepts: `created`.
    CreateContainerCreated,
    /// `CreateContainer` rejects: `taken`.
    CreateContainerTaken,
    /// `StartContainer` rejects: `unknown`.
    StartContainerUnknown,
    /// `StartContainer` accepts: `building`.
    StartContainerBuilding,
    /// `StartContainer` accepts: `started`.
    StartContainerStarted,
    /// `StartContainer` accepts: `running`.
    StartContainerRunning,
    /// `StartContainer` rejects: `conflict`.
    StartContainerConflict,
    /// `RestartContainer` rejects: `unknown`.
    RestartContainerUnknown,
    /// `RestartContainer` rejects: `conflict`.
    RestartContainerConflict,
    /// `RestartContainer` accepts: `restarted`.
    RestartContainerRestarted,
    /// `StopContainer` rejects: `unknown`.
    StopContainerUnknown,
    /// `StopContainer` accepts: `removed`.
    StopContainerRemoved,
    /// `DrainContainer` rejects: `unknown`.
    DrainContainerUnknown,
    /// `DrainContainer` accepts: `drained`.
    DrainContainerDrained,
    /// `FinishBuild` rejects: `unknown`.
    FinishBuildUnknown,
    /// `FinishBuild` accepts: `started`.
    FinishBuildStarted,
    /// `FinishBuild` rejects: `not-awaited`.
    FinishBuildNotAwaited,
    /// `BecomeHealthy` rejects: `unknown`.
    BecomeHealthyUnknown,
    /// `BecomeHealthy` accepts: `same`.
    BecomeHealthySame,
    /// `BecomeHealthy` rejects: `conflict`.
    BecomeHealthyConflict,
    /// `BecomeHealthy` accepts: `answered`.
    BecomeHealthyAnswered,
    /// `BecomeUnhealthy` rejects: `unknown`.
    BecomeUnhealthyUnknown,
    /// `BecomeUnhealthy` accepts: `silent`.
    BecomeUnhealthySilent,
    /// `BecomeUnhealthy` accepts: `same`.
    BecomeUnhealthySame,
    /// `BecomeUnhealthy` rejects: `conflict`.
    BecomeUnhealthyConflict,
    /// `Crash` rejects: `unknown`.
    CrashUnknown,
    /// `Crash` rejects: `conflict`.
    CrashConflict,
    /// `Crash` accepts: `crashed`.
    CrashCrashed,
    /// `Exit` rejects: `unknown`.
    ExitUnknown,
    /// `Exit` rejects: `conflict`.
    ExitConflict,
    /// `Exit` accepts: `exited`.
    ExitExited,
    /// `Pause` rejects: `unknown`.
    PauseUnknown,
    /// `Pause` rejects: `conflict`.
    PauseConflict,
    /// `Pause` accepts: `paused`.
    PausePaused,
    /// `Resume` rejects: `unknown`.
    ResumeUnknown,
    /// `Resume` rejects: `conflict`.
    ResumeConflict,
    /// `Resume` accepts: `resumed`.
    ResumeResumed,
    /// `RemoveByHand` rejects: `unknown`.
    RemoveByHandUnknown,
    /// `RemoveByHand` accepts: `removed`.
    RemoveByHandRemoved,
    /// `PlaceByHand` accepts: `placed`.
    PlaceByHandPlaced,
    /// `PlaceByHand` rejects: `taken`.
    PlaceByHandTaken,
}
#[automatically_derived]
impl ::core::cmp::Eq for Outcome {}
impl Outcome {
    /// Every outcome, in declared order.
    pub const ALL: &'static [Self] = &[
        Self::CreateContainerCreated,
        Self::CreateContainerTaken,
        Self::StartContainerUnknown,
        Self::StartContainerBuilding,
        Self::StartContainerStarted,
        Self::StartContainerRunning,
        Self::StartContainerConflict,
        Self::RestartContainerUnknown,
        Self::RestartContainerConflict,
        Self::RestartContainerRestarted,
        Self::StopContainerUnknown,
        Self::StopContainerRemoved,
        Self::DrainContainerUnknown,
        Self::DrainContainerDrained,
        Self::FinishBuildUnknown,
        Self::FinishBuildStarted,
        Self::FinishBuildNotAwaited,
        Self::BecomeHealthyUnknown,
        Self::BecomeHealthySame,
        Self::BecomeHealthyConflict,
        Self::BecomeHealthyAnswered,
        Self::BecomeUnhealthyUnknown,
        Self::BecomeUnhealthySilent,
        Self::BecomeUnhealthySame,
        Self::BecomeUnhealthyConflict,
        Self::CrashUnknown,
        Self::CrashConflict,
        Self::CrashCrashed,
        Self::ExitUnknown,
        Self::ExitConflict,
        Self::ExitExited,
        Self::PauseUnknown,
        Self::PauseConflict,
        Self::PausePaused,
        Self::ResumeUnknown,
        Self::ResumeConflict,
        Self::ResumeResumed,
        Self::RemoveByHandUnknown,
        Self::RemoveByHandRemoved,
        Self::PlaceByHandPlaced,
        Self::PlaceByHandTaken,
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
            Self::CreateContainerCreated => "CreateContainer",
            Self::CreateContainerTaken => "CreateContainer",
            Self::StartContainerUnknown => "StartContainer",
            Self::StartContainerBuilding => "StartContainer",
            Self::StartContainerStarted => "StartContainer",
            Self::StartContainerRunning => "StartContainer",
            Self::StartContainerConflict => "StartContainer",
            Self::RestartContainerUnknown => "RestartContainer",
            Self::RestartContainerConflict => "RestartContainer",
            Self::RestartContainerRestarted => "RestartContainer",
            Self::StopContainerUnknown => "StopContainer",
            Self::StopContainerRemoved => "StopContainer",
            Self::DrainContainerUnknown => "DrainContainer",
            Self::DrainContainerDrained => "DrainContainer",
            Self::FinishBuildUnknown => "FinishBuild",
            Self::FinishBuildStarted => "FinishBuild",
            Self::FinishBuildNotAwaited => "FinishBuild",
            Self::BecomeHealthyUnknown => "BecomeHealthy",
            Self::BecomeHealthySame => "BecomeHealthy",
            Self::BecomeHealthyConflict => "BecomeHealthy",
            Self::BecomeHealthyAnswered => "BecomeHealthy",
            Self::BecomeUnhealthyUnknown => "BecomeUnhealthy",
            Self::BecomeUnhealthySilent => "BecomeUnhealthy",
            Self::BecomeUnhealthySame => "BecomeUnhealthy",
            Self::BecomeUnhealthyConflict => "BecomeUnhealthy",
            Self::CrashUnknown => "Crash",
            Self::CrashConflict => "Crash",
            Self::CrashCrashed => "Crash",
            Self::ExitUnknown => "Exit",
            Self::ExitConflict => "Exit",
            Self::ExitExited => "Exit",
            Self::PauseUnknown => "Pause",
            Self::PauseConflict => "Pause",
            Self::PausePaused => "Pause",
            Self::ResumeUnknown => "Resume",
            Self::ResumeConflict => "Resume",
            Self::ResumeResumed => "Resume",
            Self::RemoveByHandUnknown => "RemoveByHand",
            Self::RemoveByHandRemoved => "RemoveByHand",
            Self::PlaceByHandPlaced => "PlaceByHand",
            Self::PlaceByHandTaken => "PlaceByHand",
        }
    }
    /// The name on the wire; unique for each command.
    #[must_use]
    pub const fn name(self) -> &'static ::core::primitive::str {
        match self {
            Self::CreateContainerCreated => "created",
            Self::CreateContainerTaken => "taken",
            Self::StartContainerUnknown => "unknown",
            Self::StartContainerBuilding => "building",
            Self::StartContainerStarted => "started",
            Self::StartContainerRunning => "running",
            Self::StartContainerConflict => "conflict",
            Self::RestartContainerUnknown => "unknown",
            Self::RestartContainerConflict => "conflict",
            Self::RestartContainerRestarted => "restarted",
            Self::StopContainerUnknown => "unknown",
            Self::StopContainerRemoved => "removed",
            Self::DrainContainerUnknown => "unknown",
            Self::DrainContainerDrained => "drained",
            Self::FinishBuildUnknown => "unknown",
            Self::FinishBuildStarted => "started",
            Self::FinishBuildNotAwaited => "not-awaited",
            Self::BecomeHealthyUnknown => "unknown",
            Self::BecomeHealthySame => "same",
            Self::BecomeHealthyConflict => "conflict",
            Self::BecomeHealthyAnswered => "answered",
            Self::BecomeUnhealthyUnknown => "unknown",
            Self::BecomeUnhealthySilent => "silent",
            Self::BecomeUnhealthySame => "same",
            Self::BecomeUnhealthyConflict => "conflict",
            Self::CrashUnknown => "unknown",
            Self::CrashConflict => "conflict",
            Self::CrashCrashed => "crashed",
            Self::ExitUnknown => "unknown",
            Self::ExitConflict => "conflict",
            Self::ExitExited => "exited",
            Self::PauseUnknown => "unknown",
            Self::PauseConflict => "conflict",
            Self::PausePaused => "paused",
            Self::ResumeUnknown => "unknown",
            Self::ResumeConflict => "conflict",
            Self::ResumeResumed => "resumed",
            Self::RemoveByHandUnknown => "unknown",
            Self::RemoveByHandRemoved => "removed",
            Self::PlaceByHandPlaced => "placed",
            Self::PlaceByHandTaken => "taken",
        }
    }
    /// Whether it reports an error and changes nothing.
    #[must_use]
    pub const fn is_rejection(self) -> ::core::primitive::bool {
        match self {
            Self::CreateContainerCreated => false,
            Self::CreateContainerTaken => true,
            Self::StartContainerUnknown => true,
            Self::StartContainerBuilding => false,
            Self::StartContainerStarted => false,
            Self::StartContainerRunning => false,
            Self::StartContainerConflict => true,
            Self::RestartContainerUnknown => true,
            Self::RestartContainerConflict => true,
            Self::RestartContainerRestarted => false,
            Self::StopContainerUnknown => true,
            Self::StopContainerRemoved => false,
            Self::DrainContainerUnknown => true,
            Self::DrainContainerDrained => false,
            Self::FinishBuildUnknown => true,
            Self::FinishBuildStarted => false,
            Self::FinishBuildNotAwaited => true,
            Self::BecomeHealthyUnknown => true,
            Self::BecomeHealthySame => false,
            Self::BecomeHealthyConflict => true,
            Self::BecomeHealthyAnswered => false,
            Self::BecomeUnhealthyUnknown => true,
            Self::BecomeUnhealthySilent => false,
            Self::BecomeUnhealthySame => false,
            Self::BecomeUnhealthyConflict => true,
            Self::CrashUnknown => true,
            Self::CrashConflict => true,
            Self::CrashCrashed => false,
            Self::ExitUnknown => true,
            Self::ExitConflict => true,
            Self::ExitExited => false,
            Self::PauseUnknown => true,
            Self::PauseConflict => true,
            Self::PausePaused => false,
            Self::ResumeUnknown => true,
            Self::ResumeConflict => true,
            Self::ResumeResumed => false,
            Self::RemoveByHandUnknown => true,
            Self::RemoveByHandRemoved => false,
            Self::PlaceByHandPlaced => false,
            Self::PlaceByHandTaken => true,
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
impl CreateContainer {
    fn answer_created(self) -> (ContainerRow, ContainerCreated) {
        let told = ContainerCreated {
            id: ::core::clone::Clone::clone(&self.id),
            workload: ::core::option::Option::Some(
                ::core::clone::Clone::clone(&self.workload),
            ),
            replica: ::core::option::Option::Some(self.replica),
            image: ::core::option::Option::Some(
                ::core::clone::Clone::clone(&self.image),
            ),
            version: ::core::option::Option::Some(
                ::core::clone::Clone::clone(&self.version),
            ),
        };
        let row = ContainerRow {
            id: self.id,
            workload: ::core::option::Option::Some(self.workload),
            replica: ::core::option::Option::Some(self.replica),
            image: ::core::option::Option::Some(self.image),
            version: ::core::option::Option::Some(self.version),
            healthy: false,
            state: ContainerState::Pending,
        };
        (row, told)
    }
    #[inline]
    fn answer_taken(self) -> IdTaken {
        IdTaken { id: self.id }
    }
}
#[allow(clippy::unused_self, clippy::needless_pass_by_value)]
impl StartContainer {
    #[inline]
    fn answer_unknown(self) -> NoSuchContainer {
        NoSuchContainer { id: self.id }
    }
    #[inline]
    fn answer_building(self, row: &mut ContainerRow) -> ImageBuilding {
        let told = ImageBuilding { id: self.id };
        row.state = ContainerState::Building;
        told
    }
    #[inline]
    fn answer_started(self, row: &mut ContainerRow) -> ContainerStarted {
        let told = ContainerStarted { id: self.id };
        row.state = ContainerState::Starting;
        told
    }
    #[inline]
    fn answer_conflict(self) -> StateConflict {
        StateConflict { id: self.id }
    }
}
#[allow(clippy::unused_self, clippy::needless_pass_by_value)]
impl RestartContainer {
    #[inline]
    fn answer_unknown(self) -> NoSuchContainer {
        NoSuchContainer { id: self.id }
    }
    #[inline]
    fn answer_conflict(self) -> StateConflict {
        StateConflict { id: self.id }
    }
    #[inline]
    fn answer_restarted(self, row: &mut ContainerRow) -> ContainerStarted {
        let told = ContainerStarted { id: self.id };
        row.healthy = false;
        row.state = ContainerState::Starting;
        told
    }
}
#[allow(clippy::unused_self, clippy::needless_pass_by_value)]
impl StopContainer {
    #[inline]
    fn answer_unknown(self) -> NoSuchContainer {
        NoSuchContainer { id: self.id }
    }
    #[inline]
    fn answer_removed(self) -> ContainerRemoved {
        ContainerRemoved { id: self.id }
    }
}
#[allow(clippy::unused_self, clippy::needless_pass_by_value)]
impl DrainContainer {
    #[inline]
    fn answer_unknown(self) -> NoSuchContainer {
        NoSuchContainer { id: self.id }
    }
    #[inline]
    fn answer_drained(self) -> ContainerRemoved {
        ContainerRemoved { id: self.id }
    }
}
#[allow(clippy::unused_self, clippy::needless_pass_by_value)]
impl FinishBuild {
    #[inline]
    fn answer_unknown(self) -> NoSuchContainer {
        NoSuchContainer { id: self.id }
    }
    #[inline]
    fn answer_started(self, row: &mut ContainerRow) -> ContainerStarted {
        let told = ContainerStarted { id: self.id };
        row.state = ContainerState::Starting;
        told
    }
    #[inline]
    fn answer_not_awaited(self) -> StateConflict {
        StateConflict { id: self.id }
    }
}
#[allow(clippy::unused_self, clippy::needless_pass_by_value)]
impl BecomeHealthy {
    #[inline]
    fn answer_unknown(self) -> NoSuchContainer {
        NoSuchContainer { id: self.id }
    }
    #[inline]
    fn answer_conflict(self) -> StateConflict {
        StateConflict { id: self.id }
    }
    #[inline]
    fn answer_answered(self, row: &mut ContainerRow) -> ContainerAnswered {
        let told = ContainerAnswered { id: self.id };
        row.healthy = true;
        row.state = ContainerState::Running;
        told
    }
}
#[allow(clippy::unused_self, clippy::needless_pass_by_value)]
impl BecomeUnhealthy {
    #[inline]
    fn answer_unknown(self) -> NoSuchContainer {
        NoSuchContainer { id: self.id }
    }
    #[inline]
    fn answer_silent(self, row: &mut ContainerRow) -> ContainerFellSilent {
        let told = ContainerFellSilent { id: self.id };
        row.healthy = false;
        row.state = ContainerState::Running;
        told
    }
    #[inline]
    fn answer_conflict(self) -> StateConflict {
        StateConflict { id: self.id }
    }
}
#[allow(clippy::unused_self, clippy::needless_pass_by_value)]
impl Crash {
    #[inline]
    fn answer_unknown(self) -> NoSuchContainer {
        NoSuchContainer { id: self.id }
    }
    #[inline]
    fn answer_conflict(self) -> StateConflict {
        StateConflict { id: self.id }
    }
    #[inline]
    fn answer_crashed(self, row: &mut ContainerRow) -> ContainerCrashed {
        let told = ContainerCrashed { id: self.id };
        row.healthy = false;
        row.state = ContainerState::Crashed;
        told
    }
}
#[allow(clippy::unused_self, clippy::needless_pass_by_value)]
impl Exit {
    #[inline]
    fn answer_unknown(self) -> NoSuchContainer {
        NoSuchContainer { id: self.id }
    }
    #[inline]
    fn answer_conflict(self) -> StateConflict {
        StateConflict { id: self.id }
    }
    #[inline]
    fn answer_exited(self, row: &mut ContainerRow) -> ContainerExited {
        let told = ContainerExited { id: self.id };
        row.healthy = false;
        row.state = ContainerState::Stopped;
        told
    }
}
#[allow(clippy::unused_self, clippy::needless_pass_by_value)]
impl Pause {
    #[inline]
    fn answer_unknown(self) -> NoSuchContainer {
        NoSuchContainer { id: self.id }
    }
    #[inline]
    fn answer_conflict(self) -> StateConflict {
        StateConflict { id: self.id }
    }
    #[inline]
    fn answer_paused(self, row: &mut ContainerRow) -> ContainerPaused {
        let told = ContainerPaused { id: self.id };
        row.healthy = false;
        row.state = ContainerState::Unknown;
        told
    }
}
#[allow(clippy::unused_self, clippy::needless_pass_by_value)]
impl Resume {
    #[inline]
    fn answer_unknown(self) -> NoSuchContainer {
        NoSuchContainer { id: self.id }
    }
    #[inline]
    fn answer_conflict(self) -> StateConflict {
        StateConflict { id: self.id }
    }
    #[inline]
    fn answer_resumed(self, row: &mut ContainerRow) -> ContainerResumed {
        let told = ContainerResumed { id: self.id };
        row.state = ContainerState::Running;
        told
    }
}
#[allow(clippy::unused_self, clippy::needless_pass_by_value)]
impl RemoveByHand {
    #[inline]
    fn answer_unknown(self) -> NoSuchContainer {
        NoSuchContainer { id: self.id }
    }
    #[inline]
    fn answer_removed(self) -> ContainerRemoved {
        ContainerRemoved { id: self.id }
    }
}
#[allow(clippy::unused_self, clippy::needless_pass_by_value)]
impl PlaceByHand {
    fn answer_placed(self) -> (ContainerRow, ContainerCreated) {
        let told = ContainerCreated {
            id: ::core::clone::Clone::clone(&self.id),
            workload: ::core::clone::Clone::clone(&self.workload),
            replica: self.replica,
            image: ::core::clone::Clone::clone(&self.image),
            version: ::core::clone::Clone::clone(&self.version),
        };
        let row = ContainerRow {
            id: self.id,
            workload: self.workload,
            replica: self.replica,
            image: self.image,
            version: self.version,
            healthy: false,
            state: ContainerState::Pending,
        };
        (row, told)
    }
    #[inline]
    fn answer_taken(self) -> IdTaken {
        IdTaken { id: self.id }
    }
}
/// One container.
///
/// What is stored of a `Container`: it is read freely, and changed by commands only.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::hash::Hash
)]
pub struct ContainerRow {
    id: ContainerId,
    workload: ::core::option::Option<WorkloadId>,
    replica: ::core::option::Option<::core::primitive::i64>,
    image: ::core::option::Option<ImageRef>,
    version: ::core::option::Option<Version>,
    healthy: ::core::primitive::bool,
    state: ContainerState,
}
#[automatically_derived]
impl ::core::cmp::Eq for ContainerRow {}
impl ContainerRow {
    /// `id` on the wire.
    #[must_use]
    pub fn id(&self) -> &ContainerId {
        &self.id
    }
    /// The workload that it serves; a container without this label is not managed.
    #[must_use]
    pub fn workload(&self) -> ::core::option::Option<&WorkloadId> {
        self.workload.as_ref()
    }
    /// The slot that it fills; an older agent wrote no such label.
    #[must_use]
    pub fn replica(&self) -> ::core::option::Option<::core::primitive::i64> {
        self.replica
    }
    /// The image that it was created from, as its label tells it.
    #[must_use]
    pub fn image(&self) -> ::core::option::Option<&ImageRef> {
        self.image.as_ref()
    }
    /// The version that it was created for, as its label tells it.
    #[must_use]
    pub fn version(&self) -> ::core::option::Option<&Version> {
        self.version.as_ref()
    }
    /// Whether it answered when it was last asked.
    #[must_use]
    pub fn healthy(&self) -> ::core::primitive::bool {
        self.healthy
    }
    /// The state in which it rests.
    #[must_use]
    pub const fn state(&self) -> ContainerState {
        self.state
    }
    /// Whether the row has what the declaration proves of every row in the state.
    fn satisfies(
        &self,
        state: ContainerState,
    ) -> ::core::result::Result<(), ::selvedge::Unmet> {
        match state {
            ContainerState::Pending => {
                ::selvedge::__private::must(
                    ::core::matches!(self.healthy, false),
                    "Pending",
                    "healthy",
                    "must be false",
                )?;
            }
            ContainerState::Building => {
                ::selvedge::__private::must(
                    ::core::matches!(self.healthy, false),
                    "Building",
                    "healthy",
                    "must be false",
                )?;
            }
            ContainerState::Starting => {
                ::selvedge::__private::must(
                    ::core::matches!(self.healthy, false),
                    "Starting",
                    "healthy",
                    "must be false",
                )?;
            }
            ContainerState::Running => {}
            ContainerState::Stopped => {
                ::selvedge::__private::must(
                    ::core::matches!(self.healthy, false),
                    "Stopped",
                    "healthy",
                    "must be false",
                )?;
            }
            ContainerState::Crashed => {
                ::selvedge::__private::must(
                    ::core::matches!(self.healthy, false),
                    "Crashed",
                    "healthy",
                    "must be false",
                )?;
            }
            ContainerState::Unknown => {
                ::selvedge::__private::must(
                    ::core::matches!(self.healthy, false),
                    "Unknown",
                    "healthy",
                    "must be false",
                )?;
            }
        }
        ::core::result::Result::Ok(())
    }
}
#[automatically_derived]
impl ::selvedge::__private::Keyed for ContainerRow {
    type Key = ContainerId;
    fn key(&self) -> &Self::Key {
        &self.id
    }
}
#[automatically_derived]
impl ::selvedge::__private::Serialize for ContainerRow {
    fn serialize<Encoder: ::selvedge::__private::Serializer>(
        &self,
        serializer: Encoder,
    ) -> ::core::result::Result<Encoder::Ok, Encoder::Error> {
        let mut map = ::selvedge::__private::Members::of::<
            Self,
        >(serializer, "ContainerRow")?;
        map.required("id", &self.id)?;
        map.optional("workload", &self.workload)?;
        map.optional("replica", &self.replica)?;
        map.optional("image", &self.image)?;
        map.optional("version", &self.version)?;
        map.required("healthy", &self.healthy)?;
        map.required("state", &self.state)?;
        map.end()
    }
}
#[automatically_derived]
impl ::selvedge::wire::Record for ContainerRow {
    const KEYS: &'static [&'static ::core::primitive::str] = &[
        "id",
        "workload",
        "replica",
        "image",
        "version",
        "healthy",
        "state",
    ];
    fn take<Origin: ::selvedge::wire::Source>(
        from: &mut Origin,
    ) -> ::core::result::Result<Self, Origin::Error> {
        let row = Self {
            id: from.required("id")?,
            workload: from.optional("workload")?,
            replica: from.optional("replica")?,
            image: from.optional("image")?,
            version: from.optional("version")?,
            healthy: from.required("healthy")?,
            state: from.required("state")?,
        };
        row.satisfies(row.state).map_err(::selvedge::wire::WireError::from)?;
        ::core::result::Result::Ok(row)
    }
}
::selvedge::__private::deserialize! {
    ContainerRow
}
/// One container.
///
/// A `Container` which rests in the state `S`; owned, if `R` is not given.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::hash::Hash
)]
#[must_use = "a command that returns it has changed its state"]
pub struct Container<S, R = ::selvedge::__private::Box<ContainerRow>> {
    row: R,
    state: ::core::marker::PhantomData<S>,
}
#[automatically_derived]
impl<S: ::core::cmp::Eq, R: ::core::cmp::Eq> ::core::cmp::Eq for Container<S, R> {}
/// A `Container` which rests in the state `S`, borrowed from its store.
pub type ContainerMut<'a, S> = Container<S, &'a mut ContainerRow>;
impl<S, R: ::selvedge::Hold<ContainerRow>> Container<S, R> {
    #[inline]
    const fn of(row: R) -> Self {
        Self {
            row,
            state: ::core::marker::PhantomData,
        }
    }
    /// `id` on the wire.
    #[must_use]
    pub fn id(&self) -> &ContainerId {
        &self.row.id
    }
    /// Whether it answered when it was last asked.
    #[must_use]
    pub fn healthy(&self) -> ::core::primitive::bool {
        self.row.healthy
    }
    /// What is stored of it.
    #[must_use]
    pub fn row(&self) -> &ContainerRow {
        &self.row
    }
    /// The same in the enum over all states, for code that does not care.
    pub fn into_any(self) -> AnyContainer<R> {
        AnyContainer::of(self.row)
    }
}
#[automatically_derived]
impl<S, R: ::selvedge::Hold<ContainerRow>> ::selvedge::__private::Serialize
for Container<S, R> {
    fn serialize<Encoder: ::selvedge::__private::Serializer>(
        &self,
        serializer: Encoder,
    ) -> ::core::result::Result<Encoder::Ok, Encoder::Error> {
        ::selvedge::__private::Serialize::serialize(&*self.row, serializer)
    }
}
/// A `Container` in any state; owned, if `R` is not given.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::hash::Hash
)]
#[must_use]
pub enum AnyContainer<R = ::selvedge::__private::Box<ContainerRow>> {
    /// Created, and never started.
    ///
    /// It rests in `Pending`.
    Pending(Container<Pending, R>),
    /// Its image is being built; it starts when that is done.
    ///
    /// It rests in `Building`.
    Building(Container<Building, R>),
    /// Started, and has not answered yet.
    ///
    /// It rests in `Starting`.
    Starting(Container<Starting, R>),
    /// It rests in `Running`.
    Running(Container<Running, R>),
    /// Ended of itself, without fault.
    ///
    /// It rests in `Stopped`.
    Stopped(Container<Stopped, R>),
    /// It rests in `Crashed`.
    Crashed(Container<Crashed, R>),
    /// The engine says neither that it runs nor that it has ended, as of one that is paused.
    ///
    /// It rests in `Unknown`.
    Unknown(Container<Unknown, R>),
}
#[automatically_derived]
impl<R: ::core::cmp::Eq> ::core::cmp::Eq for AnyContainer<R> {}
/// A `Container` in any state, borrowed from its store.
pub type AnyContainerMut<'a> = AnyContainer<&'a mut ContainerRow>;
impl<R: ::selvedge::Hold<ContainerRow>> AnyContainer<R> {
    /// Takes up a row in the state in which it rests.
    fn of(row: R) -> Self {
        match row.state {
            ContainerState::Pending => Self::Pending(Container::of(row)),
            ContainerState::Building => Self::Building(Container::of(row)),
            ContainerState::Starting => Self::Starting(Container::of(row)),
            ContainerState::Running => Self::Running(Container::of(row)),
            ContainerState::Stopped => Self::Stopped(Container::of(row)),
            ContainerState::Crashed => Self::Crashed(Container::of(row)),
            ContainerState::Unknown => Self::Unknown(Container::of(row)),
        }
    }
    /// The state in which it rests.
    #[must_use]
    pub fn state(&self) -> ContainerState {
        self.row().state
    }
    /// Its identity.
    #[must_use]
    pub fn id(&self) -> &ContainerId {
        self.row().id()
    }
    /// What is stored of it.
    #[must_use]
    pub fn row(&self) -> &ContainerRow {
        match self {
            Self::Pending(typed) => typed.row(),
            Self::Building(typed) => typed.row(),
            Self::Starting(typed) => typed.row(),
            Self::Running(typed) => typed.row(),
            Self::Stopped(typed) => typed.row(),
            Self::Crashed(typed) => typed.row(),
            Self::Unknown(typed) => typed.row(),
        }
    }
    /// The row itself.
    fn into_row(self) -> R {
        match self {
            Self::Pending(typed) => typed.row,
            Self::Building(typed) => typed.row,
            Self::Starting(typed) => typed.row,
            Self::Running(typed) => typed.row,
            Self::Stopped(typed) => typed.row,
            Self::Crashed(typed) => typed.row,
            Self::Unknown(typed) => typed.row,
        }
    }
}
#[automatically_derived]
impl<R> ::core::convert::From<Container<Pending, R>> for AnyContainer<R> {
    fn from(typed: Container<Pending, R>) -> Self {
        Self::Pending(typed)
    }
}
#[automatically_derived]
impl<R> ::core::convert::From<Container<Building, R>> for AnyContainer<R> {
    fn from(typed: Container<Building, R>) -> Self {
        Self::Building(typed)
    }
}
#[automatically_derived]
impl<R> ::core::convert::From<Container<Starting, R>> for AnyContainer<R> {
    fn from(typed: Container<Starting, R>) -> Self {
        Self::Starting(typed)
    }
}
#[automatically_derived]
impl<R> ::core::convert::From<Container<Running, R>> for AnyContainer<R> {
    fn from(typed: Container<Running, R>) -> Self {
        Self::Running(typed)
    }
}
#[automatically_derived]
impl<R> ::core::convert::From<Container<Stopped, R>> for AnyContainer<R> {
    fn from(typed: Container<Stopped, R>) -> Self {
        Self::Stopped(typed)
    }
}
#[automatically_derived]
impl<R> ::core::convert::From<Container<Crashed, R>> for AnyContainer<R> {
    fn from(typed: Container<Crashed, R>) -> Self {
        Self::Crashed(typed)
    }
}
#[automatically_derived]
impl<R> ::core::convert::From<Container<Unknown, R>> for AnyContainer<R> {
    fn from(typed: Container<Unknown, R>) -> Self {
        Self::Unknown(typed)
    }
}
#[automatically_derived]
impl<R: ::selvedge::Hold<ContainerRow>> ::selvedge::__private::Serialize
for AnyContainer<R> {
    fn serialize<Encoder: ::selvedge::__private::Serializer>(
        &self,
        serializer: Encoder,
    ) -> ::core::result::Result<Encoder::Ok, Encoder::Error> {
        ::selvedge::__private::Serialize::serialize(self.row(), serializer)
    }
}
#[automatically_derived]
impl ::selvedge::wire::Decode for AnyContainer {
    fn decode(
        doc: ::selvedge::wire::Doc,
    ) -> ::core::result::Result<Self, ::selvedge::wire::WireError> {
        ::selvedge::wire::Decode::decode(doc)
            .map(|row: ContainerRow| Self::of(::selvedge::__private::Box::new(row)))
    }
    fn read(
        from: &mut ::selvedge::wire::Reader<'_>,
    ) -> ::core::result::Result<Self, ::selvedge::wire::GiveUp> {
        ::selvedge::wire::Decode::read(from)
            .map(|row: ContainerRow| Self::of(::selvedge::__private::Box::new(row)))
    }
}
::selvedge::__private::deserialize! {
    AnyContainer
}
/// A state of a `Container`, as a type. Sealed: the declaration names them all.
pub trait State: __sealed::State {
    /// The state as a value.
    const STATE: ContainerState;
}
/// Created, and never started.
///
/// The state `Pending` of a `Container`, as a type.
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
    const STATE: ContainerState = ContainerState::Pending;
}
/// Its image is being built; it starts when that is done.
///
/// The state `Building` of a `Container`, as a type.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::hash::Hash,
    ::core::marker::Copy
)]
pub struct Building;
#[automatically_derived]
impl ::core::cmp::Eq for Building {}
impl State for Building {
    const STATE: ContainerState = ContainerState::Building;
}
/// Started, and has not answered yet.
///
/// The state `Starting` of a `Container`, as a type.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::hash::Hash,
    ::core::marker::Copy
)]
pub struct Starting;
#[automatically_derived]
impl ::core::cmp::Eq for Starting {}
impl State for Starting {
    const STATE: ContainerState = ContainerState::Starting;
}
/// The state `Running` of a `Container`, as a type.
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
    const STATE: ContainerState = ContainerState::Running;
}
/// Ended of itself, without fault.
///
/// The state `Stopped` of a `Container`, as a type.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::hash::Hash,
    ::core::marker::Copy
)]
pub struct Stopped;
#[automatically_derived]
impl ::core::cmp::Eq for Stopped {}
impl State for Stopped {
    const STATE: ContainerState = ContainerState::Stopped;
}
/// The state `Crashed` of a `Container`, as a type.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::hash::Hash,
    ::core::marker::Copy
)]
pub struct Crashed;
#[automatically_derived]
impl ::core::cmp::Eq for Crashed {}
impl State for Crashed {
    const STATE: ContainerState = ContainerState::Crashed;
}
/// The engine says neither that it runs nor that it has ended, as of one that is paused.
///
/// The state `Unknown` of a `Container`, as a type.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::hash::Hash,
    ::core::marker::Copy
)]
pub struct Unknown;
#[automatically_derived]
impl ::core::cmp::Eq for Unknown {}
impl State for Unknown {
    const STATE: ContainerState = ContainerState::Unknown;
}
#[doc(hidden)]
mod __sealed {
    pub trait State {}
    impl State for super::Pending {}
    impl State for super::Building {}
    impl State for super::Starting {}
    impl State for super::Running {}
    impl State for super::Stopped {}
    impl State for super::Crashed {}
    impl State for super::Unknown {}
}
/// What commands answer in the state `Pending`.
pub mod pending {
    /// Starts a created container, or has its image built first. Of one that runs already it is a success.
    ///
    /// How `StartContainer` is accepted in `Pending`.
    #[derive(
        ::core::clone::Clone,
        ::core::fmt::Debug,
        ::core::cmp::PartialEq,
        ::core::hash::Hash
    )]
    #[must_use]
    pub enum StartContainerOutcome<R = ::selvedge::__private::Box<super::ContainerRow>> {
        /// `building`: the move `build` to `Building`.
        Building {
            /// The row, as it is now.
            container: super::Container<super::Building, R>,
            /// What happened.
            event: super::ImageBuilding,
        },
        /// `started`: the move `start` to `Starting`.
        Started {
            /// The row, as it is now.
            container: super::Container<super::Starting, R>,
            /// What happened.
            event: super::ContainerStarted,
        },
    }
    #[automatically_derived]
    impl<R: ::core::cmp::Eq> ::core::cmp::Eq for StartContainerOutcome<R> {}
    /// Restarts a container in place.
    ///
    /// How `RestartContainer` is accepted in `Pending`, `Starting`, `Running`, `Stopped` and `Crashed`.
    #[derive(
        ::core::clone::Clone,
        ::core::fmt::Debug,
        ::core::cmp::PartialEq,
        ::core::hash::Hash
    )]
    #[must_use]
    pub enum RestartContainerOutcome<
        R = ::selvedge::__private::Box<super::ContainerRow>,
    > {
        /// `restarted`: the move `restart` to `Starting`.
        Restarted {
            /// The row, as it is now.
            container: super::Container<super::Starting, R>,
            /// What happened.
            event: super::ContainerStarted,
        },
    }
    #[automatically_derived]
    impl<R: ::core::cmp::Eq> ::core::cmp::Eq for RestartContainerOutcome<R> {}
    /// Ends a container and removes it.
    ///
    /// How `StopContainer` is accepted in `Pending`, `Building`, `Starting`, `Running`, `Stopped`, `Crashed` and `Unknown`.
    #[derive(
        ::core::clone::Clone,
        ::core::fmt::Debug,
        ::core::cmp::PartialEq,
        ::core::hash::Hash
    )]
    #[must_use]
    pub enum StopContainerOutcome {
        /// `removed`: it is gone.
        Removed {
            /// What happened.
            event: super::ContainerRemoved,
        },
    }
    #[automatically_derived]
    impl ::core::cmp::Eq for StopContainerOutcome {}
    /// Lets a container end its work, then removes it.
    ///
    /// How `DrainContainer` is accepted in `Pending`, `Building`, `Starting`, `Running`, `Stopped`, `Crashed` and `Unknown`.
    #[derive(
        ::core::clone::Clone,
        ::core::fmt::Debug,
        ::core::cmp::PartialEq,
        ::core::hash::Hash
    )]
    #[must_use]
    pub enum DrainContainerOutcome {
        /// `drained`: it is gone.
        Drained {
            /// What happened.
            event: super::ContainerRemoved,
        },
    }
    #[automatically_derived]
    impl ::core::cmp::Eq for DrainContainerOutcome {}
    /// Somebody removes the container by hand.
    ///
    /// How `RemoveByHand` is accepted in `Pending`, `Building`, `Starting`, `Running`, `Stopped`, `Crashed` and `Unknown`.
    #[derive(
        ::core::clone::Clone,
        ::core::fmt::Debug,
        ::core::cmp::PartialEq,
        ::core::hash::Hash
    )]
    #[must_use]
    pub enum RemoveByHandOutcome {
        /// `removed`: it is gone.
        Removed {
            /// What happened.
            event: super::ContainerRemoved,
        },
    }
    #[automatically_derived]
    impl ::core::cmp::Eq for RemoveByHandOutcome {}
}
/// What commands answer in the state `Building`.
pub mod building {
    /// Starts a created container, or has its image built first. Of one that runs already it is a success.
    ///
    /// How `StartContainer` is accepted in `Building`.
    #[derive(
        ::core::clone::Clone,
        ::core::fmt::Debug,
        ::core::cmp::PartialEq,
        ::core::hash::Hash
    )]
    #[must_use]
    pub enum StartContainerOutcome<R = ::selvedge::__private::Box<super::ContainerRow>> {
        /// `running`: nothing changes.
        Running {
            /// The row, as it is now.
            container: super::Container<super::Building, R>,
        },
    }
    #[automatically_derived]
    impl<R: ::core::cmp::Eq> ::core::cmp::Eq for StartContainerOutcome<R> {}
    pub use super::pending::StopContainerOutcome;
    pub use super::pending::DrainContainerOutcome;
    /// The image is there: the container starts.
    ///
    /// How `FinishBuild` is accepted in `Building`.
    #[derive(
        ::core::clone::Clone,
        ::core::fmt::Debug,
        ::core::cmp::PartialEq,
        ::core::hash::Hash
    )]
    #[must_use]
    pub enum FinishBuildOutcome<R = ::selvedge::__private::Box<super::ContainerRow>> {
        /// `started`: the move `start` to `Starting`.
        Started {
            /// The row, as it is now.
            container: super::Container<super::Starting, R>,
            /// What happened.
            event: super::ContainerStarted,
        },
    }
    #[automatically_derived]
    impl<R: ::core::cmp::Eq> ::core::cmp::Eq for FinishBuildOutcome<R> {}
    pub use super::pending::RemoveByHandOutcome;
}
/// What commands answer in the state `Starting`.
pub mod starting {
    /// Starts a created container, or has its image built first. Of one that runs already it is a success.
    ///
    /// How `StartContainer` is accepted in `Starting`.
    #[derive(
        ::core::clone::Clone,
        ::core::fmt::Debug,
        ::core::cmp::PartialEq,
        ::core::hash::Hash
    )]
    #[must_use]
    pub enum StartContainerOutcome<R = ::selvedge::__private::Box<super::ContainerRow>> {
        /// `running`: nothing changes.
        Running {
            /// The row, as it is now.
            container: super::Container<super::Starting, R>,
        },
    }
    #[automatically_derived]
    impl<R: ::core::cmp::Eq> ::core::cmp::Eq for StartContainerOutcome<R> {}
    pub use super::pending::RestartContainerOutcome;
    pub use super::pending::StopContainerOutcome;
    pub use super::pending::DrainContainerOutcome;
    /// The container answers.
    ///
    /// How `BecomeHealthy` is accepted in `Starting`.
    #[derive(
        ::core::clone::Clone,
        ::core::fmt::Debug,
        ::core::cmp::PartialEq,
        ::core::hash::Hash
    )]
    #[must_use]
    pub enum BecomeHealthyOutcome<R = ::selvedge::__private::Box<super::ContainerRow>> {
        /// `answered`: the move `answer` to `Running`.
        Answered {
            /// The row, as it is now.
            container: super::Container<super::Running, R>,
            /// What happened.
            event: super::ContainerAnswered,
        },
    }
    #[automatically_derived]
    impl<R: ::core::cmp::Eq> ::core::cmp::Eq for BecomeHealthyOutcome<R> {}
    /// The container ends with a fault.
    ///
    /// How `Crash` is accepted in `Starting` and `Running`.
    #[derive(
        ::core::clone::Clone,
        ::core::fmt::Debug,
        ::core::cmp::PartialEq,
        ::core::hash::Hash
    )]
    #[must_use]
    pub enum CrashOutcome<R = ::selvedge::__private::Box<super::ContainerRow>> {
        /// `crashed`: the move `crash` to `Crashed`.
        Crashed {
            /// The row, as it is now.
            container: super::Container<super::Crashed, R>,
            /// What happened.
            event: super::ContainerCrashed,
        },
    }
    #[automatically_derived]
    impl<R: ::core::cmp::Eq> ::core::cmp::Eq for CrashOutcome<R> {}
    /// The container ends of itself, without fault.
    ///
    /// How `Exit` is accepted in `Starting` and `Running`.
    #[derive(
        ::core::clone::Clone,
        ::core::fmt::Debug,
        ::core::cmp::PartialEq,
        ::core::hash::Hash
    )]
    #[must_use]
    pub enum ExitOutcome<R = ::selvedge::__private::Box<super::ContainerRow>> {
        /// `exited`: the move `exit` to `Stopped`.
        Exited {
            /// The row, as it is now.
            container: super::Container<super::Stopped, R>,
            /// What happened.
            event: super::ContainerExited,
        },
    }
    #[automatically_derived]
    impl<R: ::core::cmp::Eq> ::core::cmp::Eq for ExitOutcome<R> {}
    pub use super::pending::RemoveByHandOutcome;
}
/// What commands answer in the state `Running`.
pub mod running {
    /// Starts a created container, or has its image built first. Of one that runs already it is a success.
    ///
    /// How `StartContainer` is accepted in `Running`.
    #[derive(
        ::core::clone::Clone,
        ::core::fmt::Debug,
        ::core::cmp::PartialEq,
        ::core::hash::Hash
    )]
    #[must_use]
    pub enum StartContainerOutcome<R = ::selvedge::__private::Box<super::ContainerRow>> {
        /// `running`: nothing changes.
        Running {
            /// The row, as it is now.
            container: super::Container<super::Running, R>,
        },
    }
    #[automatically_derived]
    impl<R: ::core::cmp::Eq> ::core::cmp::Eq for StartContainerOutcome<R> {}
    pub use super::pending::RestartContainerOutcome;
    pub use super::pending::StopContainerOutcome;
    pub use super::pending::DrainContainerOutcome;
    /// The container answers.
    ///
    /// How `BecomeHealthy` is accepted in `Running`.
    #[derive(
        ::core::clone::Clone,
        ::core::fmt::Debug,
        ::core::cmp::PartialEq,
        ::core::hash::Hash
    )]
    #[must_use]
    pub enum BecomeHealthyOutcome<R = ::selvedge::__private::Box<super::ContainerRow>> {
        /// `same`: nothing changes.
        Same {
            /// The row, as it is now.
            container: super::Container<super::Running, R>,
        },
        /// `answered`: the move `answer` to `Running`.
        Answered {
            /// The row, as it is now.
            container: super::Container<super::Running, R>,
            /// What happened.
            event: super::ContainerAnswered,
        },
    }
    #[automatically_derived]
    impl<R: ::core::cmp::Eq> ::core::cmp::Eq for BecomeHealthyOutcome<R> {}
    /// The container runs and answers no longer.
    ///
    /// How `BecomeUnhealthy` is accepted in `Running`.
    #[derive(
        ::core::clone::Clone,
        ::core::fmt::Debug,
        ::core::cmp::PartialEq,
        ::core::hash::Hash
    )]
    #[must_use]
    pub enum BecomeUnhealthyOutcome<
        R = ::selvedge::__private::Box<super::ContainerRow>,
    > {
        /// `silent`: the move `fall-silent` to `Running`.
        Silent {
            /// The row, as it is now.
            container: super::Container<super::Running, R>,
            /// What happened.
            event: super::ContainerFellSilent,
        },
        /// `same`: nothing changes.
        Same {
            /// The row, as it is now.
            container: super::Container<super::Running, R>,
        },
    }
    #[automatically_derived]
    impl<R: ::core::cmp::Eq> ::core::cmp::Eq for BecomeUnhealthyOutcome<R> {}
    pub use super::starting::CrashOutcome;
    pub use super::starting::ExitOutcome;
    /// Somebody pauses the container.
    ///
    /// How `Pause` is accepted in `Running`.
    #[derive(
        ::core::clone::Clone,
        ::core::fmt::Debug,
        ::core::cmp::PartialEq,
        ::core::hash::Hash
    )]
    #[must_use]
    pub enum PauseOutcome<R = ::selvedge::__private::Box<super::ContainerRow>> {
        /// `paused`: the move `pause` to `Unknown`.
        Paused {
            /// The row, as it is now.
            container: super::Container<super::Unknown, R>,
            /// What happened.
            event: super::ContainerPaused,
        },
    }
    #[automatically_derived]
    impl<R: ::core::cmp::Eq> ::core::cmp::Eq for PauseOutcome<R> {}
    pub use super::pending::RemoveByHandOutcome;
}
/// What commands answer in the state `Stopped`.
pub mod stopped {
    /// Starts a created container, or has its image built first. Of one that runs already it is a success.
    ///
    /// How `StartContainer` is accepted in `Stopped` and `Crashed`.
    #[derive(
        ::core::clone::Clone,
        ::core::fmt::Debug,
        ::core::cmp::PartialEq,
        ::core::hash::Hash
    )]
    #[must_use]
    pub enum StartContainerOutcome<R = ::selvedge::__private::Box<super::ContainerRow>> {
        /// `started`: the move `start` to `Starting`.
        Started {
            /// The row, as it is now.
            container: super::Container<super::Starting, R>,
            /// What happened.
            event: super::ContainerStarted,
        },
    }
    #[automatically_derived]
    impl<R: ::core::cmp::Eq> ::core::cmp::Eq for StartContainerOutcome<R> {}
    pub use super::pending::RestartContainerOutcome;
    pub use super::pending::StopContainerOutcome;
    pub use super::pending::DrainContainerOutcome;
    pub use super::pending::RemoveByHandOutcome;
}
/// What commands answer in the state `Crashed`.
pub mod crashed {
    pub use super::stopped::StartContainerOutcome;
    pub use super::pending::RestartContainerOutcome;
    pub use super::pending::StopContainerOutcome;
    pub use super::pending::DrainContainerOutcome;
    pub use super::pending::RemoveByHandOutcome;
}
/// What commands answer in the state `Unknown`.
pub mod unknown {
    pub use super::pending::StopContainerOutcome;
    pub use super::pending::DrainContainerOutcome;
    /// Somebody resumes the container.
    ///
    /// How `Resume` is accepted in `Unknown`.
    #[derive(
        ::core::clone::Clone,
        ::core::fmt::Debug,
        ::core::cmp::PartialEq,
        ::core::hash::Hash
    )]
    #[must_use]
    pub enum ResumeOutcome<R = ::selvedge::__private::Box<super::ContainerRow>> {
        /// `resumed`: the move `resume` to `Running`.
        Resumed {
            /// The row, as it is now.
            container: super::Container<super::Running, R>,
            /// What happened.
            event: super::ContainerResumed,
        },
    }
    #[automatically_derived]
    impl<R: ::core::cmp::Eq> ::core::cmp::Eq for ResumeOutcome<R> {}
    pub use super::pending::RemoveByHandOutcome;
}
/// What commands answer where no `Container` carries the identity.
pub mod absent {
    /// Creates a container for a slot of a workload. It does not run yet.
    ///
    /// How `CreateContainer` is accepted in absence.
    #[derive(
        ::core::clone::Clone,
        ::core::fmt::Debug,
        ::core::cmp::PartialEq,
        ::core::hash::Hash
    )]
    #[must_use]
    pub enum CreateContainerOutcome {
        /// `created`: a `Container` comes to be.
        Created {
            /// The row, as it is now.
            container: super::Container<super::Pending>,
            /// What happened.
            event: super::ContainerCreated,
        },
    }
    #[automatically_derived]
    impl ::core::cmp::Eq for CreateContainerOutcome {}
    /// Somebody else creates a container: an older agent, whose labels may be missing, or a person, who writes none.
    ///
    /// How `PlaceByHand` is accepted in absence.
    #[derive(
        ::core::clone::Clone,
        ::core::fmt::Debug,
        ::core::cmp::PartialEq,
        ::core::hash::Hash
    )]
    #[must_use]
    pub enum PlaceByHandOutcome {
        /// `placed`: a `Container` comes to be.
        Placed {
            /// The row, as it is now.
            container: super::Container<super::Pending>,
            /// What happened.
            event: super::ContainerCreated,
        },
    }
    #[automatically_derived]
    impl ::core::cmp::Eq for PlaceByHandOutcome {}
    /// Creates a container for a slot of a workload. It does not run yet.
    ///
    /// `CreateContainer` in absence: `created`.
    #[allow(clippy::needless_pass_by_value, clippy::result_large_err)]
    pub fn create_container(input: super::CreateContainer) -> CreateContainerOutcome {
        {
            let (row, event) = input.answer_created();
            CreateContainerOutcome::Created {
                container: super::Container::of(::selvedge::__private::Box::new(row)),
                event,
            }
        }
    }
    /// Somebody else creates a container: an older agent, whose labels may be missing, or a person, who writes none.
    ///
    /// `PlaceByHand` in absence: `placed`.
    #[allow(clippy::needless_pass_by_value, clippy::result_large_err)]
    pub fn place_by_hand(input: super::PlaceByHand) -> PlaceByHandOutcome {
        {
            let (row, event) = input.answer_placed();
            PlaceByHandOutcome::Placed {
                container: super::Container::of(::selvedge::__private::Box::new(row)),
                event,
            }
        }
    }
}
/// A state in which `CreateContainer` is a legal command. Sealed.
#[diagnostic::on_unimplemented(
    message = "`CreateContainer` is not a legal command in `{Self}`",
    note = "`CreateContainer` is legal only where there is no row yet"
)]
pub trait AcceptsCreateContainer: State {}
#[doc(hidden)]
#[allow(unused_lifetimes, clippy::extra_unused_lifetimes)]
impl AcceptsCreateContainer for Pending
where
    for<'illegal> (CreateContainer, Pending): __illegal::CreateContainerInPending,
{}
#[doc(hidden)]
#[allow(unused_lifetimes, clippy::extra_unused_lifetimes)]
impl AcceptsCreateContainer for Building
where
    for<'illegal> (CreateContainer, Building): __illegal::CreateContainerInBuilding,
{}
#[doc(hidden)]
#[allow(unused_lifetimes, clippy::extra_unused_lifetimes)]
impl AcceptsCreateContainer for Starting
where
    for<'illegal> (CreateContainer, Starting): __illegal::CreateContainerInStarting,
{}
#[doc(hidden)]
#[allow(unused_lifetimes, clippy::extra_unused_lifetimes)]
impl AcceptsCreateContainer for Running
where
    for<'illegal> (CreateContainer, Running): __illegal::CreateContainerInRunning,
{}
#[doc(hidden)]
#[allow(unused_lifetimes, clippy::extra_unused_lifetimes)]
impl AcceptsCreateContainer for Stopped
where
    for<'illegal> (CreateContainer, Stopped): __illegal::CreateContainerInStopped,
{}
#[doc(hidden)]
#[allow(unused_lifetimes, clippy::extra_unused_lifetimes)]
impl AcceptsCreateContainer for Crashed
where
    for<'illegal> (CreateContainer, Crashed): __illegal::CreateContainerInCrashed,
{}
#[doc(hidden)]
#[allow(unused_lifetimes, clippy::extra_unused_lifetimes)]
impl AcceptsCreateContainer for Unknown
where
    for<'illegal> (CreateContainer, Unknown): __illegal::CreateContainerInUnknown,
{}
/// A state in which `StartContainer` is a legal command. Sealed.
#[diagnostic::on_unimplemented(
    message = "`StartContainer` is not a legal command in `{Self}`",
    note = "`StartContainer` is legal in `Pending`, `Building`, `Starting`, `Running`, `Stopped` and `Crashed`"
)]
pub trait AcceptsStartContainer: State {}
impl AcceptsStartContainer for Pending {}
impl AcceptsStartContainer for Building {}
impl AcceptsStartContainer for Starting {}
impl AcceptsStartContainer for Running {}
impl AcceptsStartContainer for Stopped {}
impl AcceptsStartContainer for Crashed {}
#[doc(hidden)]
#[allow(unused_lifetimes, clippy::extra_unused_lifetimes)]
impl AcceptsStartContainer for Unknown
where
    for<'illegal> (StartContainer, Unknown): __illegal::StartContainerInUnknown,
{}
/// A state in which `RestartContainer` is a legal command. Sealed.
#[diagnostic::on_unimplemented(
    message = "`RestartContainer` is not a legal command in `{Self}`",
    note = "`RestartContainer` is legal in `Pending`, `Starting`, `Running`, `Stopped` and `Crashed`"
)]
pub trait AcceptsRestartContainer: State {}
impl AcceptsRestartContainer for Pending {}
#[doc(hidden)]
#[allow(unused_lifetimes, clippy::extra_unused_lifetimes)]
impl AcceptsRestartContainer for Building
where
    for<'illegal> (RestartContainer, Building): __illegal::RestartContainerInBuilding,
{}
impl AcceptsRestartContainer for Starting {}
impl AcceptsRestartContainer for Running {}
impl AcceptsRestartContainer for Stopped {}
impl AcceptsRestartContainer for Crashed {}
#[doc(hidden)]
#[allow(unused_lifetimes, clippy::extra_unused_lifetimes)]
impl AcceptsRestartContainer for Unknown
where
    for<'illegal> (RestartContainer, Unknown): __illegal::RestartContainerInUnknown,
{}
/// A state in which `StopContainer` is a legal command. Sealed.
#[diagnostic::on_unimplemented(
    message = "`StopContainer` is not a legal command in `{Self}`",
    note = "`StopContainer` is legal in `Pending`, `Building`, `Starting`, `Running`, `Stopped`, `Crashed` and `Unknown`"
)]
pub trait AcceptsStopContainer: State {}
impl AcceptsStopContainer for Pending {}
impl AcceptsStopContainer for Building {}
impl AcceptsStopContainer for Starting {}
impl AcceptsStopContainer for Running {}
impl AcceptsStopContainer for Stopped {}
impl AcceptsStopContainer for Crashed {}
impl AcceptsStopContainer for Unknown {}
/// A state in which `DrainContainer` is a legal command. Sealed.
#[diagnostic::on_unimplemented(
    message = "`DrainContainer` is not a legal command in `{Self}`",
    note = "`DrainContainer` is legal in `Pending`, `Building`, `Starting`, `Running`, `Stopped`, `Crashed` and `Unknown`"
)]
pub trait AcceptsDrainContainer: State {}
impl AcceptsDrainContainer for Pending {}
impl AcceptsDrainContainer for Building {}
impl AcceptsDrainContainer for Starting {}
impl AcceptsDrainContainer for Running {}
impl AcceptsDrainContainer for Stopped {}
impl AcceptsDrainContainer for Crashed {}
impl AcceptsDrainContainer for Unknown {}
/// A state in which `FinishBuild` is a legal command. Sealed.
#[diagnostic::on_unimplemented(
    message = "`FinishBuild` is not a legal command in `{Self}`",
    note = "`FinishBuild` is legal in `Building`"
)]
pub trait AcceptsFinishBuild: State {}
#[doc(hidden)]
#[allow(unused_lifetimes, clippy::extra_unused_lifetimes)]
impl AcceptsFinishBuild for Pending
where
    for<'illegal> (FinishBuild, Pending): __illegal::FinishBuildInPending,
{}
impl AcceptsFinishBuild for Building {}
#[doc(hidden)]
#[allow(unused_lifetimes, clippy::extra_unused_lifetimes)]
impl AcceptsFinishBuild for Starting
where
    for<'illegal> (FinishBuild, Starting): __illegal::FinishBuildInStarting,
{}
#[doc(hidden)]
#[allow(unused_lifetimes, clippy::extra_unused_lifetimes)]
impl AcceptsFinishBuild for Running
where
    for<'illegal> (FinishBuild, Running): __illegal::FinishBuildInRunning,
{}
#[doc(hidden)]
#[allow(unused_lifetimes, clippy::extra_unused_lifetimes)]
impl AcceptsFinishBuild for Stopped
where
    for<'illegal> (FinishBuild, Stopped): __illegal::FinishBuildInStopped,
{}
#[doc(hidden)]
#[allow(unused_lifetimes, clippy::extra_unused_lifetimes)]
impl AcceptsFinishBuild for Crashed
where
    for<'illegal> (FinishBuild, Crashed): __illegal::FinishBuildInCrashed,
{}
#[doc(hidden)]
#[allow(unused_lifetimes, clippy::extra_unused_lifetimes)]
impl AcceptsFinishBuild for Unknown
where
    for<'illegal> (FinishBuild, Unknown): __illegal::FinishBuildInUnknown,
{}
/// A state in which `BecomeHealthy` is a legal command. Sealed.
#[diagnostic::on_unimplemented(
    message = "`BecomeHealthy` is not a legal command in `{Self}`",
    note = "`BecomeHealthy` is legal in `Starting` and `Running`"
)]
pub trait AcceptsBecomeHealthy: State {}
#[doc(hidden)]
#[allow(unused_lifetimes, clippy::extra_unused_lifetimes)]
impl AcceptsBecomeHealthy for Pending
where
    for<'illegal> (BecomeHealthy, Pending): __illegal::BecomeHealthyInPending,
{}
#[doc(hidden)]
#[allow(unused_lifetimes, clippy::extra_unused_lifetimes)]
impl AcceptsBecomeHealthy for Building
where
    for<'illegal> (BecomeHealthy, Building): __illegal::BecomeHealthyInBuilding,
{}
impl AcceptsBecomeHealthy for Starting {}
impl AcceptsBecomeHealthy for Running {}
#[doc(hidden)]
#[allow(unused_lifetimes, clippy::extra_unused_lifetimes)]
impl AcceptsBecomeHealthy for Stopped
where
    for<'illegal> (BecomeHealthy, Stopped): __illegal::BecomeHealthyInStopped,
{}
#[doc(hidden)]
#[allow(unused_lifetimes, clippy::extra_unused_lifetimes)]
impl AcceptsBecomeHealthy for Crashed
where
    for<'illegal> (BecomeHealthy, Crashed): __illegal::BecomeHealthyInCrashed,
{}
#[doc(hidden)]
#[allow(unused_lifetimes, clippy::extra_unused_lifetimes)]
impl AcceptsBecomeHealthy for Unknown
where
    for<'illegal> (BecomeHealthy, Unknown): __illegal::BecomeHealthyInUnknown,
{}
/// A state in which `BecomeUnhealthy` is a legal command. Sealed.
#[diagnostic::on_unimplemented(
    message = "`BecomeUnhealthy` is not a legal command in `{Self}`",
    note = "`BecomeUnhealthy` is legal in `Running`"
)]
pub trait AcceptsBecomeUnhealthy: State {}
#[doc(hidden)]
#[allow(unused_lifetimes, clippy::extra_unused_lifetimes)]
impl AcceptsBecomeUnhealthy for Pending
where
    for<'illegal> (BecomeUnhealthy, Pending): __illegal::BecomeUnhealthyInPending,
{}
#[doc(hidden)]
#[allow(unused_lifetimes, clippy::extra_unused_lifetimes)]
impl AcceptsBecomeUnhealthy for Building
where
    for<'illegal> (BecomeUnhealthy, Building): __illegal::BecomeUnhealthyInBuilding,
{}
#[doc(hidden)]
#[allow(unused_lifetimes, clippy::extra_unused_lifetimes)]
impl AcceptsBecomeUnhealthy for Starting
where
    for<'illegal> (BecomeUnhealthy, Starting): __illegal::BecomeUnhealthyInStarting,
{}
impl AcceptsBecomeUnhealthy for Running {}
#[doc(hidden)]
#[allow(unused_lifetimes, clippy::extra_unused_lifetimes)]
impl AcceptsBecomeUnhealthy for Stopped
where
    for<'illegal> (BecomeUnhealthy, Stopped): __illegal::BecomeUnhealthyInStopped,
{}
#[doc(hidden)]
#[allow(unused_lifetimes, clippy::extra_unused_lifetimes)]
impl AcceptsBecomeUnhealthy for Crashed
where
    for<'illegal> (BecomeUnhealthy, Crashed): __illegal::BecomeUnhealthyInCrashed,
{}
#[doc(hidden)]
#[allow(unused_lifetimes, clippy::extra_unused_lifetimes)]
impl AcceptsBecomeUnhealthy for Unknown
where
    for<'illegal> (BecomeUnhealthy, Unknown): __illegal::BecomeUnhealthyInUnknown,
{}
/// A state in which `Crash` is a legal command. Sealed.
#[diagnostic::on_unimplemented(
    message = "`Crash` is not a legal command in `{Self}`",
    note = "`Crash` is legal in `Starting` and `Running`"
)]
pub trait AcceptsCrash: State {}
#[doc(hidden)]
#[allow(unused_lifetimes, clippy::extra_unused_lifetimes)]
impl AcceptsCrash for Pending
where
    for<'illegal> (Crash, Pending): __illegal::CrashInPending,
{}
#[doc(hidden)]
#[allow(unused_lifetimes, clippy::extra_unused_lifetimes)]
impl AcceptsCrash for Building
where
    for<'illegal> (Crash, Building): __illegal::CrashInBuilding,
{}
impl AcceptsCrash for Starting {}
impl AcceptsCrash for Running {}
#[doc(hidden)]
#[allow(unused_lifetimes, clippy::extra_unused_lifetimes)]
impl AcceptsCrash for Stopped
where
    for<'illegal> (Crash, Stopped): __illegal::CrashInStopped,
{}
#[doc(hidden)]
#[allow(unused_lifetimes, clippy::extra_unused_lifetimes)]
impl AcceptsCrash for Crashed
where
    for<'illegal> (Crash, Crashed): __illegal::CrashInCrashed,
{}
#[doc(hidden)]
#[allow(unused_lifetimes, clippy::extra_unused_lifetimes)]
impl AcceptsCrash for Unknown
where
    for<'illegal> (Crash, Unknown): __illegal::CrashInUnknown,
{}
/// A state in which `Exit` is a legal command. Sealed.
#[diagnostic::on_unimplemented(
    message = "`Exit` is not a legal command in `{Self}`",
    note = "`Exit` is legal in `Starting` and `Running`"
)]
pub trait AcceptsExit: State {}
#[doc(hidden)]
#[allow(unused_lifetimes, clippy::extra_unused_lifetimes)]
impl AcceptsExit for Pending
where
    for<'illegal> (Exit, Pending): __illegal::ExitInPending,
{}
#[doc(hidden)]
#[allow(unused_lifetimes, clippy::extra_unused_lifetimes)]
impl AcceptsExit for Building
where
    for<'illegal> (Exit, Building): __illegal::ExitInBuilding,
{}
impl AcceptsExit for Starting {}
impl AcceptsExit for Running {}
#[doc(hidden)]
#[allow(unused_lifetimes, clippy::extra_unused_lifetimes)]
impl AcceptsExit for Stopped
where
    for<'illegal> (Exit, Stopped): __illegal::ExitInStopped,
{}
#[doc(hidden)]
#[allow(unused_lifetimes, clippy::extra_unused_lifetimes)]
impl AcceptsExit for Crashed
where
    for<'illegal> (Exit, Crashed): __illegal::ExitInCrashed,
{}
#[doc(hidden)]
#[allow(unused_lifetimes, clippy::extra_unused_lifetimes)]
impl AcceptsExit for Unknown
where
    for<'illegal> (Exit, Unknown): __illegal::ExitInUnknown,
{}
/// A state in which `Pause` is a legal command. Sealed.
#[diagnostic::on_unimplemented(
    message = "`Pause` is not a legal command in `{Self}`",
    note = "`Pause` is legal in `Running`"
)]
pub trait AcceptsPause: State {}
#[doc(hidden)]
#[allow(unused_lifetimes, clippy::extra_unused_lifetimes)]
impl AcceptsPause for Pending
where
    for<'illegal> (Pause, Pending): __illegal::PauseInPending,
{}
#[doc(hidden)]
#[allow(unused_lifetimes, clippy::extra_unused_lifetimes)]
impl AcceptsPause for Building
where
    for<'illegal> (Pause, Building): __illegal::PauseInBuilding,
{}
#[doc(hidden)]
#[allow(unused_lifetimes, clippy::extra_unused_lifetimes)]
impl AcceptsPause for Starting
where
    for<'illegal> (Pause, Starting): __illegal::PauseInStarting,
{}
impl AcceptsPause for Running {}
#[doc(hidden)]
#[allow(unused_lifetimes, clippy::extra_unused_lifetimes)]
impl AcceptsPause for Stopped
where
    for<'illegal> (Pause, Stopped): __illegal::PauseInStopped,
{}
#[doc(hidden)]
#[allow(unused_lifetimes, clippy::extra_unused_lifetimes)]
impl AcceptsPause for Crashed
where
    for<'illegal> (Pause, Crashed): __illegal::PauseInCrashed,
{}
#[doc(hidden)]
#[allow(unused_lifetimes, clippy::extra_unused_lifetimes)]
impl AcceptsPause for Unknown
where
    for<'illegal> (Pause, Unknown): __illegal::PauseInUnknown,
{}
/// A state in which `Resume` is a legal command. Sealed.
#[diagnostic::on_unimplemented(
    message = "`Resume` is not a legal command in `{Self}`",
    note = "`Resume` is legal in `Unknown`"
)]
pub trait AcceptsResume: State {}
#[doc(hidden)]
#[allow(unused_lifetimes, clippy::extra_unused_lifetimes)]
impl AcceptsResume for Pending
where
    for<'illegal> (Resume, Pending): __illegal::ResumeInPending,
{}
#[doc(hidden)]
#[allow(unused_lifetimes, clippy::extra_unused_lifetimes)]
impl AcceptsResume for Building
where
    for<'illegal> (Resume, Building): __illegal::ResumeInBuilding,
{}
#[doc(hidden)]
#[allow(unused_lifetimes, clippy::extra_unused_lifetimes)]
impl AcceptsResume for Starting
where
    for<'illegal> (Resume, Starting): __illegal::ResumeInStarting,
{}
#[doc(hidden)]
#[allow(unused_lifetimes, clippy::extra_unused_lifetimes)]
impl AcceptsResume for Running
where
    for<'illegal> (Resume, Running): __illegal::ResumeInRunning,
{}
#[doc(hidden)]
#[allow(unused_lifetimes, clippy::extra_unused_lifetimes)]
impl AcceptsResume for Stopped
where
    for<'illegal> (Resume, Stopped): __illegal::ResumeInStopped,
{}
#[doc(hidden)]
#[allow(unused_lifetimes, clippy::extra_unused_lifetimes)]
impl AcceptsResume for Crashed
where
    for<'illegal> (Resume, Crashed): __illegal::ResumeInCrashed,
{}
impl AcceptsResume for Unknown {}
/// A state in which `RemoveByHand` is a legal command. Sealed.
#[diagnostic::on_unimplemented(
    message = "`RemoveByHand` is not a legal command in `{Self}`",
    note = "`RemoveByHand` is legal in `Pending`, `Building`, `Starting`, `Running`, `Stopped`, `Crashed` and `Unknown`"
)]
pub trait AcceptsRemoveByHand: State {}
impl AcceptsRemoveByHand for Pending {}
impl AcceptsRemoveByHand for Building {}
impl AcceptsRemoveByHand for Starting {}
impl AcceptsRemoveByHand for Running {}
impl AcceptsRemoveByHand for Stopped {}
impl AcceptsRemoveByHand for Crashed {}
impl AcceptsRemoveByHand for Unknown {}
/// A state in which `PlaceByHand` is a legal command. Sealed.
#[diagnostic::on_unimplemented(
    message = "`PlaceByHand` is not a legal command in `{Self}`",
    note = "`PlaceByHand` is legal only where there is no row yet"
)]
pub trait AcceptsPlaceByHand: State {}
#[doc(hidden)]
#[allow(unused_lifetimes, clippy::extra_unused_lifetimes)]
impl AcceptsPlaceByHand for Pending
where
    for<'illegal> (PlaceByHand, Pending): __illegal::PlaceByHandInPending,
{}
#[doc(hidden)]
#[allow(unused_lifetimes, clippy::extra_unused_lifetimes)]
impl AcceptsPlaceByHand for Building
where
    for<'illegal> (PlaceByHand, Building): __illegal::PlaceByHandInBuilding,
{}
#[doc(hidden)]
#[allow(unused_lifetimes, clippy::extra_unused_lifetimes)]
impl AcceptsPlaceByHand for Starting
where
    for<'illegal> (PlaceByHand, Starting): __illegal::PlaceByHandInStarting,
{}
#[doc(hidden)]
#[allow(unused_lifetimes, clippy::extra_unused_lifetimes)]
impl AcceptsPlaceByHand for Running
where
    for<'illegal> (PlaceByHand, Running): __illegal::PlaceByHandInRunning,
{}
#[doc(hidden)]
#[allow(unused_lifetimes, clippy::extra_unused_lifetimes)]
impl AcceptsPlaceByHand for Stopped
where
    for<'illegal> (PlaceByHand, Stopped): __illegal::PlaceByHandInStopped,
{}
#[doc(hidden)]
#[allow(unused_lifetimes, clippy::extra_unused_lifetimes)]
impl AcceptsPlaceByHand for Crashed
where
    for<'illegal> (PlaceByHand, Crashed): __illegal::PlaceByHandInCrashed,
{}
#[doc(hidden)]
#[allow(unused_lifetimes, clippy::extra_unused_lifetimes)]
impl AcceptsPlaceByHand for Unknown
where
    for<'illegal> (PlaceByHand, Unknown): __illegal::PlaceByHandInUnknown,
{}
/// Some declared move of `Container` leads from this state to `T`. Sealed.
#[diagnostic::on_unimplemented(
    message = "`{Self}` may not become `{T}`",
    label = "no declared move leads there"
)]
pub trait MayBecome<T: State>: State {}
impl MayBecome<Building> for Pending {}
impl MayBecome<Starting> for Pending {}
impl MayBecome<Starting> for Building {}
impl MayBecome<Starting> for Starting {}
impl MayBecome<Running> for Starting {}
impl MayBecome<Stopped> for Starting {}
impl MayBecome<Crashed> for Starting {}
impl MayBecome<Starting> for Running {}
impl MayBecome<Running> for Running {}
impl MayBecome<Stopped> for Running {}
impl MayBecome<Crashed> for Running {}
impl MayBecome<Unknown> for Running {}
impl MayBecome<Starting> for Stopped {}
impl MayBecome<Starting> for Crashed {}
impl MayBecome<Running> for Unknown {}
#[doc(hidden)]
#[allow(unused_lifetimes, clippy::extra_unused_lifetimes)]
impl MayBecome<Pending> for Pending
where
    for<'illegal> (Pending, Pending): __illegal::PendingToPending,
{}
#[doc(hidden)]
#[allow(unused_lifetimes, clippy::extra_unused_lifetimes)]
impl MayBecome<Running> for Pending
where
    for<'illegal> (Pending, Running): __illegal::PendingToRunning,
{}
#[doc(hidden)]
#[allow(unused_lifetimes, clippy::extra_unused_lifetimes)]
impl MayBecome<Stopped> for Pending
where
    for<'illegal> (Pending, Stopped): __illegal::PendingToStopped,
{}
#[doc(hidden)]
#[allow(unused_lifetimes, clippy::extra_unused_lifetimes)]
impl MayBecome<Crashed> for Pending
where
    for<'illegal> (Pending, Crashed): __illegal::PendingToCrashed,
{}
#[doc(hidden)]
#[allow(unused_lifetimes, clippy::extra_unused_lifetimes)]
impl MayBecome<Unknown> for Pending
where
    for<'illegal> (Pending, Unknown): __illegal::PendingToUnknown,
{}
#[doc(hidden)]
#[allow(unused_lifetimes, clippy::extra_unused_lifetimes)]
impl MayBecome<Pending> for Building
where
    for<'illegal> (Building, Pending): __illegal::BuildingToPending,
{}
#[doc(hidden)]
#[allow(unused_lifetimes, clippy::extra_unused_lifetimes)]
impl MayBecome<Building> for Building
where
    for<'illegal> (Building, Building): __illegal::BuildingToBuilding,
{}
#[doc(hidden)]
#[allow(unused_lifetimes, clippy::extra_unused_lifetimes)]
impl MayBecome<Running> for Building
where
    for<'illegal> (Building, Running): __illegal::BuildingToRunning,
{}
#[doc(hidden)]
#[allow(unused_lifetimes, clippy::extra_unused_lifetimes)]
impl MayBecome<Stopped> for Building
where
    for<'illegal> (Building, Stopped): __illegal::BuildingToStopped,
{}
#[doc(hidden)]
#[allow(unused_lifetimes, clippy::extra_unused_lifetimes)]
impl MayBecome<Crashed> for Building
where
    for<'illegal> (Building, Crashed): __illegal::BuildingToCrashed,
{}
#[doc(hidden)]
#[allow(unused_lifetimes, clippy::extra_unused_lifetimes)]
impl MayBecome<Unknown> for Building
where
    for<'illegal> (Building, Unknown): __illegal::BuildingToUnknown,
{}
#[doc(hidden)]
#[allow(unused_lifetimes, clippy::extra_unused_lifetimes)]
impl MayBecome<Pending> for Starting
where
    for<'illegal> (Starting, Pending): __illegal::StartingToPending,
{}
#[doc(hidden)]
#[allow(unused_lifetimes, clippy::extra_unused_lifetimes)]
impl MayBecome<Building> for Starting
where
    for<'illegal> (Starting, Building): __illegal::StartingToBuilding,
{}
#[doc(hidden)]
#[allow(unused_lifetimes, clippy::extra_unused_lifetimes)]
impl MayBecome<Unknown> for Starting
where
    for<'illegal> (Starting, Unknown): __illegal::StartingToUnknown,
{}
#[doc(hidden)]
#[allow(unused_lifetimes, clippy::extra_unused_lifetimes)]
impl MayBecome<Pending> for Running
where
    for<'illegal> (Running, Pending): __illegal::RunningToPending,
{}
#[doc(hidden)]
#[allow(unused_lifetimes, clippy::extra_unused_lifetimes)]
impl MayBecome<Building> for Running
where
    for<'illegal> (Running, Building): __illegal::RunningToBuilding,
{}
#[doc(hidden)]
#[allow(unused_lifetimes, clippy::extra_unused_lifetimes)]
impl MayBecome<Pending> for Stopped
where
    for<'illegal> (Stopped, Pending): __illegal::StoppedToPending,
{}
#[doc(hidden)]
#[allow(unused_lifetimes, clippy::extra_unused_lifetimes)]
impl MayBecome<Building> for Stopped
where
    for<'illegal> (Stopped, Building): __illegal::StoppedToBuilding,
{}
#[doc(hidden)]
#[allow(unused_lifetimes, clippy::extra_unused_lifetimes)]
impl MayBecome<Running> for Stopped
where
    for<'illegal> (Stopped, Running): __illegal::StoppedToRunning,
{}
#[doc(hidden)]
#[allow(unused_lifetimes, clippy::extra_unused_lifetimes)]
impl MayBecome<Stopped> for Stopped
where
    for<'illegal> (Stopped, Stopped): __illegal::StoppedToStopped,
{}
#[doc(hidden)]
#[allow(unused_lifetimes, clippy::extra_unused_lifetimes)]
impl MayBecome<Crashed> for Stopped
where
    for<'illegal> (Stopped, Crashed): __illegal::StoppedToCrashed,
{}
#[doc(hidden)]
#[allow(unused_lifetimes, clippy::extra_unused_lifetimes)]
impl MayBecome<Unknown> for Stopped
where
    for<'illegal> (Stopped, Unknown): __illegal::StoppedToUnknown,
{}
#[doc(hidden)]
#[allow(unused_lifetimes, clippy::extra_unused_lifetimes)]
impl MayBecome<Pending> for Crashed
where
    for<'illegal> (Crashed, Pending): __illegal::CrashedToPending,
{}
#[doc(hidden)]
#[allow(unused_lifetimes, clippy::extra_unused_lifetimes)]
impl MayBecome<Building> for Crashed
where
    for<'illegal> (Crashed, Building): __illegal::CrashedToBuilding,
{}
#[doc(hidden)]
#[allow(unused_lifetimes, clippy::extra_unused_lifetimes)]
impl MayBecome<Running> for Crashed
where
    for<'illegal> (Crashed, Running): __illegal::CrashedToRunning,
{}
#[doc(hidden)]
#[allow(unused_lifetimes, clippy::extra_unused_lifetimes)]
impl MayBecome<Stopped> for Crashed
where
    for<'illegal> (Crashed, Stopped): __illegal::CrashedToStopped,
{}
#[doc(hidden)]
#[allow(unused_lifetimes, clippy::extra_unused_lifetimes)]
impl MayBecome<Crashed> for Crashed
where
    for<'illegal> (Crashed, Crashed): __illegal::CrashedToCrashed,
{}
#[doc(hidden)]
#[allow(unused_lifetimes, clippy::extra_unused_lifetimes)]
impl MayBecome<Unknown> for Crashed
where
    for<'illegal> (Crashed, Unknown): __illegal::CrashedToUnknown,
{}
#[doc(hidden)]
#[allow(unused_lifetimes, clippy::extra_unused_lifetimes)]
impl MayBecome<Pending> for Unknown
where
    for<'illegal> (Unknown, Pending): __illegal::UnknownToPending,
{}
#[doc(hidden)]
#[allow(unused_lifetimes, clippy::extra_unused_lifetimes)]
impl MayBecome<Building> for Unknown
where
    for<'illegal> (Unknown, Building): __illegal::UnknownToBuilding,
{}
#[doc(hidden)]
#[allow(unused_lifetimes, clippy::extra_unused_lifetimes)]
impl MayBecome<Starting> for Unknown
where
    for<'illegal> (Unknown, Starting): __illegal::UnknownToStarting,
{}
#[doc(hidden)]
#[allow(unused_lifetimes, clippy::extra_unused_lifetimes)]
impl MayBecome<Stopped> for Unknown
where
    for<'illegal> (Unknown, Stopped): __illegal::UnknownToStopped,
{}
#[doc(hidden)]
#[allow(unused_lifetimes, clippy::extra_unused_lifetimes)]
impl MayBecome<Crashed> for Unknown
where
    for<'illegal> (Unknown, Crashed): __illegal::UnknownToCrashed,
{}
#[doc(hidden)]
#[allow(unused_lifetimes, clippy::extra_unused_lifetimes)]
impl MayBecome<Unknown> for Unknown
where
    for<'illegal> (Unknown, Unknown): __illegal::UnknownToUnknown,
{}
#[doc(hidden)]
#[allow(dead_code)]
pub mod __illegal {
    #[diagnostic::on_unimplemented(
        message = "`CreateContainer` is not a legal command in state `Pending`",
        label = "in state `Pending`, `CreateContainer` can only be rejected",
        note = "`CreateContainer` is legal only where there is no row yet",
        note = "legal commands in `Pending`: `StartContainer`, `RestartContainer`, `StopContainer`, `DrainContainer` and `RemoveByHand`"
    )]
    pub trait CreateContainerInPending {}
    #[diagnostic::on_unimplemented(
        message = "`FinishBuild` is not a legal command in state `Pending`",
        label = "in state `Pending`, `FinishBuild` can only be rejected",
        note = "`FinishBuild` is legal in `Building`",
        note = "legal commands in `Pending`: `StartContainer`, `RestartContainer`, `StopContainer`, `DrainContainer` and `RemoveByHand`"
    )]
    pub trait FinishBuildInPending {}
    #[diagnostic::on_unimplemented(
        message = "`BecomeHealthy` is not a legal command in state `Pending`",
        label = "in state `Pending`, `BecomeHealthy` can only be rejected",
        note = "`BecomeHealthy` is legal in `Starting` and `Running`",
        note = "legal commands in `Pending`: `StartContainer`, `RestartContainer`, `StopContainer`, `DrainContainer` and `RemoveByHand`"
    )]
    pub trait BecomeHealthyInPending {}
    #[diagnostic::on_unimplemented(
        message = "`BecomeUnhealthy` is not a legal command in state `Pending`",
        label = "in state `Pending`, `BecomeUnhealthy` can only be rejected",
        note = "`BecomeUnhealthy` is legal in `Running`",
        note = "legal commands in `Pending`: `StartContainer`, `RestartContainer`, `StopContainer`, `DrainContainer` and `RemoveByHand`"
    )]
    pub trait BecomeUnhealthyInPending {}
    #[diagnostic::on_unimplemented(
        message = "`Crash` is not a legal command in state `Pending`",
        label = "in state `Pending`, `Crash` can only be rejected",
        note = "`Crash` is legal in `Starting` and `Running`",
        note = "legal commands in `Pending`: `StartContainer`, `RestartContainer`, `StopContainer`, `DrainContainer` and `RemoveByHand`"
    )]
    pub trait CrashInPending {}
    #[diagnostic::on_unimplemented(
        message = "`Exit` is not a legal command in state `Pending`",
        label = "in state `Pending`, `Exit` can only be rejected",
        note = "`Exit` is legal in `Starting` and `Running`",
        note = "legal commands in `Pending`: `StartContainer`, `RestartContainer`, `StopContainer`, `DrainContainer` and `RemoveByHand`"
    )]
    pub trait ExitInPending {}
    #[diagnostic::on_unimplemented(
        message = "`Pause` is not a legal command in state `Pending`",
        label = "in state `Pending`, `Pause` can only be rejected",
        note = "`Pause` is legal in `Running`",
        note = "legal commands in `Pending`: `StartContainer`, `RestartContainer`, `StopContainer`, `DrainContainer` and `RemoveByHand`"
    )]
    pub trait PauseInPending {}
    #[diagnostic::on_unimplemented(
        message = "`Resume` is not a legal command in state `Pending`",
        label = "in state `Pending`, `Resume` can only be rejected",
        note = "`Resume` is legal in `Unknown`",
        note = "legal commands in `Pending`: `StartContainer`, `RestartContainer`, `StopContainer`, `DrainContainer` and `RemoveByHand`"
    )]
    pub trait ResumeInPending {}
    #[diagnostic::on_unimplemented(
        message = "`PlaceByHand` is not a legal command in state `Pending`",
        label = "in state `Pending`, `PlaceByHand` can only be rejected",
        note = "`PlaceByHand` is legal only where there is no row yet",
        note = "legal commands in `Pending`: `StartContainer`, `RestartContainer`, `StopContainer`, `DrainContainer` and `RemoveByHand`"
    )]
    pub trait PlaceByHandInPending {}
    #[diagnostic::on_unimplemented(
        message = "`answer` is not a legal move from `Pending`",
        label = "`answer` does not start in `Pending`",
        note = "`answer` leads from `Starting` and `Running` to `Running`",
        note = "legal moves from `Pending`: `build`, `start` and `restart`"
    )]
    pub trait AnswerFromPending {}
    #[diagnostic::on_unimplemented(
        message = "`fall_silent` is not a legal move from `Pending`",
        label = "`fall_silent` does not start in `Pending`",
        note = "`fall_silent` leads from `Running` to `Running`",
        note = "legal moves from `Pending`: `build`, `start` and `restart`"
    )]
    pub trait FallSilentFromPending {}
    #[diagnostic::on_unimplemented(
        message = "`exit` is not a legal move from `Pending`",
        label = "`exit` does not start in `Pending`",
        note = "`exit` leads from `Starting` and `Running` to `Stopped`",
        note = "legal moves from `Pending`: `build`, `start` and `restart`"
    )]
    pub trait ExitFromPending {}
    #[diagnostic::on_unimplemented(
        message = "`crash` is not a legal move from `Pending`",
        label = "`crash` does not start in `Pending`",
        note = "`crash` leads from `Starting` and `Running` to `Crashed`",
        note = "legal moves from `Pending`: `build`, `start` and `restart`"
    )]
    pub trait CrashFromPending {}
    #[diagnostic::on_unimplemented(
        message = "`pause` is not a legal move from `Pending`",
        label = "`pause` does not start in `Pending`",
        note = "`pause` leads from `Running` to `Unknown`",
        note = "legal moves from `Pending`: `build`, `start` and `restart`"
    )]
    pub trait PauseFromPending {}
    #[diagnostic::on_unimplemented(
        message = "`resume` is not a legal move from `Pending`",
        label = "`resume` does not start in `Pending`",
        note = "`resume` leads from `Unknown` to `Running`",
        note = "legal moves from `Pending`: `build`, `start` and `restart`"
    )]
    pub trait ResumeFromPending {}
    #[diagnostic::on_unimplemented(
        message = "`CreateContainer` is not a legal command in state `Building`",
        label = "in state `Building`, `CreateContainer` can only be rejected",
        note = "`CreateContainer` is legal only where there is no row yet",
        note = "legal commands in `Building`: `StartContainer`, `StopContainer`, `DrainContainer`, `FinishBuild` and `RemoveByHand`"
    )]
    pub trait CreateContainerInBuilding {}
    #[diagnostic::on_unimplemented(
        message = "`RestartContainer` is not a legal command in state `Building`",
        label = "in state `Building`, `RestartContainer` can only be rejected",
        note = "`RestartContainer` is legal in `Pending`, `Starting`, `Running`, `Stopped` and `Crashed`",
        note = "legal commands in `Building`: `StartContainer`, `StopContainer`, `DrainContainer`, `FinishBuild` and `RemoveByHand`"
    )]
    pub trait RestartContainerInBuilding {}
    #[diagnostic::on_unimplemented(
        message = "`BecomeHealthy` is not a legal command in state `Building`",
        label = "in state `Building`, `BecomeHealthy` can only be rejected",
        note = "`BecomeHealthy` is legal in `Starting` and `Running`",
        note = "legal commands in `Building`: `StartContainer`, `StopContainer`, `DrainContainer`, `FinishBuild` and `RemoveByHand`"
    )]
    pub trait BecomeHealthyInBuilding {}
    #[diagnostic::on_unimplemented(
        message = "`BecomeUnhealthy` is not a legal command in state `Building`",
        label = "in state `Building`, `BecomeUnhealthy` can only be rejected",
        note = "`BecomeUnhealthy` is legal in `Running`",
        note = "legal commands in `Building`: `StartContainer`, `StopContainer`, `DrainContainer`, `FinishBuild` and `RemoveByHand`"
    )]
    pub trait BecomeUnhealthyInBuilding {}
    #[diagnostic::on_unimplemented(
        message = "`Crash` is not a legal command in state `Building`",
        label = "in state `Building`, `Crash` can only be rejected",
        note = "`Crash` is legal in `Starting` and `Running`",
        note = "legal commands in `Building`: `StartContainer`, `StopContainer`, `DrainContainer`, `FinishBuild` and `RemoveByHand`"
    )]
    pub trait CrashInBuilding {}
    #[diagnostic::on_unimplemented(
        message = "`Exit` is not a legal command in state `Building`",
        label = "in state `Building`, `Exit` can only be rejected",
        note = "`Exit` is legal in `Starting` and `Running`",
        note = "legal commands in `Building`: `StartContainer`, `StopContainer`, `DrainContainer`, `FinishBuild` and `RemoveByHand`"
    )]
    pub trait ExitInBuilding {}
    #[diagnostic::on_unimplemented(
        message = "`Pause` is not a legal command in state `Building`",
        label = "in state `Building`, `Pause` can only be rejected",
        note = "`Pause` is legal in `Running`",
        note = "legal commands in `Building`: `StartContainer`, `StopContainer`, `DrainContainer`, `FinishBuild` and `RemoveByHand`"
    )]
    pub trait PauseInBuilding {}
    #[diagnostic::on_unimplemented(
        message = "`Resume` is not a legal command in state `Building`",
        label = "in state `Building`, `Resume` can only be rejected",
        note = "`Resume` is legal in `Unknown`",
        note = "legal commands in `Building`: `StartContainer`, `StopContainer`, `DrainContainer`, `FinishBuild` and `RemoveByHand`"
    )]
    pub trait ResumeInBuilding {}
    #[diagnostic::on_unimplemented(
        message = "`PlaceByHand` is not a legal command in state `Building`",
        label = "in state `Building`, `PlaceByHand` can only be rejected",
        note = "`PlaceByHand` is legal only where there is no row yet",
        note = "legal commands in `Building`: `StartContainer`, `StopContainer`, `DrainContainer`, `FinishBuild` and `RemoveByHand`"
    )]
    pub trait PlaceByHandInBuilding {}
    #[diagnostic::on_unimplemented(
        message = "`build` is not a legal move from `Building`",
        label = "`build` does not start in `Building`",
        note = "`build` leads from `Pending` to `Building`",
        note = "legal moves from `Building`: `start`"
    )]
    pub trait BuildFromBuilding {}
    #[diagnostic::on_unimplemented(
        message = "`restart` is not a legal move from `Building`",
        label = "`restart` does not start in `Building`",
        note = "`restart` leads from `Pending`, `Starting`, `Running`, `Stopped` and `Crashed` to `Starting`",
        note = "legal moves from `Building`: `start`"
    )]
    pub trait RestartFromBuilding {}
    #[diagnostic::on_unimplemented(
        message = "`answer` is not a legal move from `Building`",
        label = "`answer` does not start in `Building`",
        note = "`answer` leads from `Starting` and `Running` to `Running`",
        note = "legal moves from `Building`: `start`"
    )]
    pub trait AnswerFromBuilding {}
    #[diagnostic::on_unimplemented(
        message = "`fall_silent` is not a legal move from `Building`",
        label = "`fall_silent` does not start in `Building`",
        note = "`fall_silent` leads from `Running` to `Running`",
        note = "legal moves from `Building`: `start`"
    )]
    pub trait FallSilentFromBuilding {}
    #[diagnostic::on_unimplemented(
        message = "`exit` is not a legal move from `Building`",
        label = "`exit` does not start in `Building`",
        note = "`exit` leads from `Starting` and `Running` to `Stopped`",
        note = "legal moves from `Building`: `start`"
    )]
    pub trait ExitFromBuilding {}
    #[diagnostic::on_unimplemented(
        message = "`crash` is not a legal move from `Building`",
        label = "`crash` does not start in `Building`",
        note = "`crash` leads from `Starting` and `Running` to `Crashed`",
        note = "legal moves from `Building`: `start`"
    )]
    pub trait CrashFromBuilding {}
    #[diagnostic::on_unimplemented(
        message = "`pause` is not a legal move from `Building`",
        label = "`pause` does not start in `Building`",
        note = "`pause` leads from `Running` to `Unknown`",
        note = "legal moves from `Building`: `start`"
    )]
    pub trait PauseFromBuilding {}
    #[diagnostic::on_unimplemented(
        message = "`resume` is not a legal move from `Building`",
        label = "`resume` does not start in `Building`",
        note = "`resume` leads from `Unknown` to `Running`",
        note = "legal moves from `Building`: `start`"
    )]
    pub trait ResumeFromBuilding {}
    #[diagnostic::on_unimplemented(
        message = "`CreateContainer` is not a legal command in state `Starting`",
        label = "in state `Starting`, `CreateContainer` can only be rejected",
        note = "`CreateContainer` is legal only where there is no row yet",
        note = "legal commands in `Starting`: `StartContainer`, `RestartContainer`, `StopContainer`, `DrainContainer`, `BecomeHealthy`, `Crash`, `Exit` and `RemoveByHand`"
    )]
    pub trait CreateContainerInStarting {}
    #[diagnostic::on_unimplemented(
        message = "`FinishBuild` is not a legal command in state `Starting`",
        label = "in state `Starting`, `FinishBuild` can only be rejected",
        note = "`FinishBuild` is legal in `Building`",
        note = "legal commands in `Starting`: `StartContainer`, `RestartContainer`, `StopContainer`, `DrainContainer`, `BecomeHealthy`, `Crash`, `Exit` and `RemoveByHand`"
    )]
    pub trait FinishBuildInStarting {}
    #[diagnostic::on_unimplemented(
        message = "`BecomeUnhealthy` is not a legal command in state `Starting`",
        label = "in state `Starting`, `BecomeUnhealthy` can only be rejected",
        note = "`BecomeUnhealthy` is legal in `Running`",
        note = "legal commands in `Starting`: `StartContainer`, `RestartContainer`, `StopContainer`, `DrainContainer`, `BecomeHealthy`, `Crash`, `Exit` and `RemoveByHand`"
    )]
    pub trait BecomeUnhealthyInStarting {}
    #[diagnostic::on_unimplemented(
        message = "`Pause` is not a legal command in state `Starting`",
        label = "in state `Starting`, `Pause` can only be rejected",
        note = "`Pause` is legal in `Running`",
        note = "legal commands in `Starting`: `StartContainer`, `RestartContainer`, `StopContainer`, `DrainContainer`, `BecomeHealthy`, `Crash`, `Exit` and `RemoveByHand`"
    )]
    pub trait PauseInStarting {}
    #[diagnostic::on_unimplemented(
        message = "`Resume` is not a legal command in state `Starting`",
        label = "in state `Starting`, `Resume` can only be rejected",
        note = "`Resume` is legal in `Unknown`",
        note = "legal commands in `Starting`: `StartContainer`, `RestartContainer`, `StopContainer`, `DrainContainer`, `BecomeHealthy`, `Crash`, `Exit` and `RemoveByHand`"
    )]
    pub trait ResumeInStarting {}
    #[diagnostic::on_unimplemented(
        message = "`PlaceByHand` is not a legal command in state `Starting`",
        label = "in state `Starting`, `PlaceByHand` can only be rejected",
        note = "`PlaceByHand` is legal only where there is no row yet",
        note = "legal commands in `Starting`: `StartContainer`, `RestartContainer`, `StopContainer`, `DrainContainer`, `BecomeHealthy`, `Crash`, `Exit` and `RemoveByHand`"
    )]
    pub trait PlaceByHandInStarting {}
    #[diagnostic::on_unimplemented(
        message = "`build` is not a legal move from `Starting`",
        label = "`build` does not start in `Starting`",
        note = "`build` leads from `Pending` to `Building`",
        note = "legal moves from `Starting`: `restart`, `answer`, `exit` and `crash`"
    )]
    pub trait BuildFromStarting {}
    #[diagnostic::on_unimplemented(
        message = "`start` is not a legal move from `Starting`",
        label = "`start` does not start in `Starting`",
        note = "`start` leads from `Pending`, `Building`, `Stopped` and `Crashed` to `Starting`",
        note = "legal moves from `Starting`: `restart`, `answer`, `exit` and `crash`"
    )]
    pub trait StartFromStarting {}
    #[diagnostic::on_unimplemented(
        message = "`fall_silent` is not a legal move from `Starting`",
        label = "`fall_silent` does not start in `Starting`",
        note = "`fall_silent` leads from `Running` to `Running`",
        note = "legal moves from `Starting`: `restart`, `answer`, `exit` and `crash`"
    )]
    pub trait FallSilentFromStarting {}
    #[diagnostic::on_unimplemented(
        message = "`pause` is not a legal move from `Starting`",
        label = "`pause` does not start in `Starting`",
        note = "`pause` leads from `Running` to `Unknown`",
        note = "legal moves from `Starting`: `restart`, `answer`, `exit` and `crash`"
    )]
    pub trait PauseFromStarting {}
    #[diagnostic::on_unimplemented(
        message = "`resume` is not a legal move from `Starting`",
        label = "`resume` does not start in `Starting`",
        note = "`resume` leads from `Unknown` to `Running`",
        note = "legal moves from `Starting`: `restart`, `answer`, `exit` and `crash`"
    )]
    pub trait ResumeFromStarting {}
    #[diagnostic::on_unimplemented(
        message = "`CreateContainer` is not a legal command in state `Running`",
        label = "in state `Running`, `CreateContainer` can only be rejected",
        note = "`CreateContainer` is legal only where there is no row yet",
        note = "legal commands in `Running`: `StartContainer`, `RestartContainer`, `StopContainer`, `DrainContainer`, `BecomeHealthy`, `BecomeUnhealthy`, `Crash`, `Exit`, `Pause` and `RemoveByHand`"
    )]
    pub trait CreateContainerInRunning {}
    #[diagnostic::on_unimplemented(
        message = "`FinishBuild` is not a legal command in state `Running`",
        label = "in state `Running`, `FinishBuild` can only be rejected",
        note = "`FinishBuild` is legal in `Building`",
        note = "legal commands in `Running`: `StartContainer`, `RestartContainer`, `StopContainer`, `DrainContainer`, `BecomeHealthy`, `BecomeUnhealthy`, `Crash`, `Exit`, `Pause` and `RemoveByHand`"
    )]
    pub trait FinishBuildInRunning {}
    #[diagnostic::on_unimplemented(
        message = "`Resume` is not a legal command in state `Running`",
        label = "in state `Running`, `Resume` can only be rejected",
        note = "`Resume` is legal in `Unknown`",
        note = "legal commands in `Running`: `StartContainer`, `RestartContainer`, `StopContainer`, `DrainContainer`, `BecomeHealthy`, `BecomeUnhealthy`, `Crash`, `Exit`, `Pause` and `RemoveByHand`"
    )]
    pub trait ResumeInRunning {}
    #[diagnostic::on_unimplemented(
        message = "`PlaceByHand` is not a legal command in state `Running`",
        label = "in state `Running`, `PlaceByHand` can only be rejected",
        note = "`PlaceByHand` is legal only where there is no row yet",
        note = "legal commands in `Running`: `StartContainer`, `RestartContainer`, `StopContainer`, `DrainContainer`, `BecomeHealthy`, `BecomeUnhealthy`, `Crash`, `Exit`, `Pause` and `RemoveByHand`"
    )]
    pub trait PlaceByHandInRunning {}
    #[diagnostic::on_unimplemented(
        message = "`build` is not a legal move from `Running`",
        label = "`build` does not start in `Running`",
        note = "`build` leads from `Pending` to `Building`",
        note = "legal moves from `Running`: `restart`, `answer`, `fall_silent`, `exit`, `crash` and `pause`"
    )]
    pub trait BuildFromRunning {}
    #[diagnostic::on_unimplemented(
        message = "`start` is not a legal move from `Running`",
        label = "`start` does not start in `Running`",
        note = "`start` leads from `Pending`, `Building`, `Stopped` and `Crashed` to `Starting`",
        note = "legal moves from `Running`: `restart`, `answer`, `fall_silent`, `exit`, `crash` and `pause`"
    )]
    pub trait StartFromRunning {}
    #[diagnostic::on_unimplemented(
        message = "`resume` is not a legal move from `Running`",
        label = "`resume` does not start in `Running`",
        note = "`resume` leads from `Unknown` to `Running`",
        note = "legal moves from `Running`: `restart`, `answer`, `fall_silent`, `exit`, `crash` and `pause`"
    )]
    pub trait ResumeFromRunning {}
    #[diagnostic::on_unimplemented(
        message = "`CreateContainer` is not a legal command in state `Stopped`",
        label = "in state `Stopped`, `CreateContainer` can only be rejected",
        note = "`CreateContainer` is legal only where there is no row yet",
        note = "legal commands in `Stopped`: `StartContainer`, `RestartContainer`, `StopContainer`, `DrainContainer` and `RemoveByHand`"
    )]
    pub trait CreateContainerInStopped {}
    #[diagnostic::on_unimplemented(
        message = "`FinishBuild` is not a legal command in state `Stopped`",
        label = "in state `Stopped`, `FinishBuild` can only be rejected",
        note = "`FinishBuild` is legal in `Building`",
        note = "legal commands in `Stopped`: `StartContainer`, `RestartContainer`, `StopContainer`, `DrainContainer` and `RemoveByHand`"
    )]
    pub trait FinishBuildInStopped {}
    #[diagnostic::on_unimplemented(
        message = "`BecomeHealthy` is not a legal command in state `Stopped`",
        label = "in state `Stopped`, `BecomeHealthy` can only be rejected",
        note = "`BecomeHealthy` is legal in `Starting` and `Running`",
        note = "legal commands in `Stopped`: `StartContainer`, `RestartContainer`, `StopContainer`, `DrainContainer` and `RemoveByHand`"
    )]
    pub trait BecomeHealthyInStopped {}
    #[diagnostic::on_unimplemented(
        message = "`BecomeUnhealthy` is not a legal command in state `Stopped`",
        label = "in state `Stopped`, `BecomeUnhealthy` can only be rejected",
        note = "`BecomeUnhealthy` is legal in `Running`",
        note = "legal commands in `Stopped`: `StartContainer`, `RestartContainer`, `StopContainer`, `DrainContainer` and `RemoveByHand`"
    )]
    pub trait BecomeUnhealthyInStopped {}
    #[diagnostic::on_unimplemented(
        message = "`Crash` is not a legal command in state `Stopped`",
        label = "in state `Stopped`, `Crash` can only be rejected",
        note = "`Crash` is legal in `Starting` and `Running`",
        note = "legal commands in `Stopped`: `StartContainer`, `RestartContainer`, `StopContainer`, `DrainContainer` and `RemoveByHand`"
    )]
    pub trait CrashInStopped {}
    #[diagnostic::on_unimplemented(
        message = "`Exit` is not a legal command in state `Stopped`",
        label = "in state `Stopped`, `Exit` can only be rejected",
        note = "`Exit` is legal in `Starting` and `Running`",
        note = "legal commands in `Stopped`: `StartContainer`, `RestartContainer`, `StopContainer`, `DrainContainer` and `RemoveByHand`"
    )]
    pub trait ExitInStopped {}
    #[diagnostic::on_unimplemented(
        message = "`Pause` is not a legal command in state `Stopped`",
        label = "in state `Stopped`, `Pause` can only be rejected",
        note = "`Pause` is legal in `Running`",
        note = "legal commands in `Stopped`: `StartContainer`, `RestartContainer`, `StopContainer`, `DrainContainer` and `RemoveByHand`"
    )]
    pub trait PauseInStopped {}
    #[diagnostic::on_unimplemented(
        message = "`Resume` is not a legal command in state `Stopped`",
        label = "in state `Stopped`, `Resume` can only be rejected",
        note = "`Resume` is legal in `Unknown`",
        note = "legal commands in `Stopped`: `StartContainer`, `RestartContainer`, `StopContainer`, `DrainContainer` and `RemoveByHand`"
    )]
    pub trait ResumeInStopped {}
    #[diagnostic::on_unimplemented(
        message = "`PlaceByHand` is not a legal command in state `Stopped`",
        label = "in state `Stopped`, `PlaceByHand` can only be rejected",
        note = "`PlaceByHand` is legal only where there is no row yet",
        note = "legal commands in `Stopped`: `StartContainer`, `RestartContainer`, `StopContainer`, `DrainContainer` and `RemoveByHand`"
    )]
    pub trait PlaceByHandInStopped {}
    #[diagnostic::on_unimplemented(
        message = "`build` is not a legal move from `Stopped`",
        label = "`build` does not start in `Stopped`",
        note = "`build` leads from `Pending` to `Building`",
        note = "legal moves from `Stopped`: `start` and `restart`"
    )]
    pub trait BuildFromStopped {}
    #[diagnostic::on_unimplemented(
        message = "`answer` is not a legal move from `Stopped`",
        label = "`answer` does not start in `Stopped`",
        note = "`answer` leads from `Starting` and `Running` to `Running`",
        note = "legal moves from `Stopped`: `start` and `restart`"
    )]
    pub trait AnswerFromStopped {}
    #[diagnostic::on_unimplemented(
        message = "`fall_silent` is not a legal move from `Stopped`",
        label = "`fall_silent` does not start in `Stopped`",
        note = "`fall_silent` leads from `Running` to `Running`",
        note = "legal moves from `Stopped`: `start` and `restart`"
    )]
    pub trait FallSilentFromStopped {}
    #[diagnostic::on_unimplemented(
        message = "`exit` is not a legal move from `Stopped`",
        label = "`exit` does not start in `Stopped`",
        note = "`exit` leads from `Starting` and `Running` to `Stopped`",
        note = "legal moves from `Stopped`: `start` and `restart`"
    )]
    pub trait ExitFromStopped {}
    #[diagnostic::on_unimplemented(
        message = "`crash` is not a legal move from `Stopped`",
        label = "`crash` does not start in `Stopped`",
        note = "`crash` leads from `Starting` and `Running` to `Crashed`",
        note = "legal moves from `Stopped`: `start` and `restart`"
    )]
    pub trait CrashFromStopped {}
    #[diagnostic::on_unimplemented(
        message = "`pause` is not a legal move from `Stopped`",
        label = "`pause` does not start in `Stopped`",
        note = "`pause` leads from `Running` to `Unknown`",
        note = "legal moves from `Stopped`: `start` and `restart`"
    )]
    pub trait PauseFromStopped {}
    #[diagnostic::on_unimplemented(
        message = "`resume` is not a legal move from `Stopped`",
        label = "`resume` does not start in `Stopped`",
        note = "`resume` leads from `Unknown` to `Running`",
        note = "legal moves from `Stopped`: `start` and `restart`"
    )]
    pub trait ResumeFromStopped {}
    #[diagnostic::on_unimplemented(
        message = "`CreateContainer` is not a legal command in state `Crashed`",
        label = "in state `Crashed`, `CreateContainer` can only be rejected",
        note = "`CreateContainer` is legal only where there is no row yet",
        note = "legal commands in `Crashed`: `StartContainer`, `RestartContainer`, `StopContainer`, `DrainContainer` and `RemoveByHand`"
    )]
    pub trait CreateContainerInCrashed {}
    #[diagnostic::on_unimplemented(
        message = "`FinishBuild` is not a legal command in state `Crashed`",
        label = "in state `Crashed`, `FinishBuild` can only be rejected",
        note = "`FinishBuild` is legal in `Building`",
        note = "legal commands in `Crashed`: `StartContainer`, `RestartContainer`, `StopContainer`, `DrainContainer` and `RemoveByHand`"
    )]
    pub trait FinishBuildInCrashed {}
    #[diagnostic::on_unimplemented(
        message = "`BecomeHealthy` is not a legal command in state `Crashed`",
        label = "in state `Crashed`, `BecomeHealthy` can only be rejected",
        note = "`BecomeHealthy` is legal in `Starting` and `Running`",
        note = "legal commands in `Crashed`: `StartContainer`, `RestartContainer`, `StopContainer`, `DrainContainer` and `RemoveByHand`"
    )]
    pub trait BecomeHealthyInCrashed {}
    #[diagnostic::on_unimplemented(
        message = "`BecomeUnhealthy` is not a legal command in state `Crashed`",
        label = "in state `Crashed`, `BecomeUnhealthy` can only be rejected",
        note = "`BecomeUnhealthy` is legal in `Running`",
        note = "legal commands in `Crashed`: `StartContainer`, `RestartContainer`, `StopContainer`, `DrainContainer` and `RemoveByHand`"
    )]
    pub trait BecomeUnhealthyInCrashed {}
    #[diagnostic::on_unimplemented(
        message = "`Crash` is not a legal command in state `Crashed`",
        label = "in state `Crashed`, `Crash` can only be rejected",
        note = "`Crash` is legal in `Starting` and `Running`",
        note = "legal commands in `Crashed`: `StartContainer`, `RestartContainer`, `StopContainer`, `DrainContainer` and `RemoveByHand`"
    )]
    pub trait CrashInCrashed {}
    #[diagnostic::on_unimplemented(
        message = "`Exit` is not a legal command in state `Crashed`",
        label = "in state `Crashed`, `Exit` can only be rejected",
        note = "`Exit` is legal in `Starting` and `Running`",
        note = "legal commands in `Crashed`: `StartContainer`, `RestartContainer`, `StopContainer`, `DrainContainer` and `RemoveByHand`"
    )]
    pub trait ExitInCrashed {}
    #[diagnostic::on_unimplemented(
        message = "`Pause` is not a legal command in state `Crashed`",
        label = "in state `Crashed`, `Pause` can only be rejected",
        note = "`Pause` is legal in `Running`",
        note = "legal commands in `Crashed`: `StartContainer`, `RestartContainer`, `StopContainer`, `DrainContainer` and `RemoveByHand`"
    )]
    pub trait PauseInCrashed {}
    #[diagnostic::on_unimplemented(
        message = "`Resume` is not a legal command in state `Crashed`",
        label = "in state `Crashed`, `Resume` can only be rejected",
        note = "`Resume` is legal in `Unknown`",
        note = "legal commands in `Crashed`: `StartContainer`, `RestartContainer`, `StopContainer`, `DrainContainer` and `RemoveByHand`"
    )]
    pub trait ResumeInCrashed {}
    #[diagnostic::on_unimplemented(
        message = "`PlaceByHand` is not a legal command in state `Crashed`",
        label = "in state `Crashed`, `PlaceByHand` can only be rejected",
        note = "`PlaceByHand` is legal only where there is no row yet",
        note = "legal commands in `Crashed`: `StartContainer`, `RestartContainer`, `StopContainer`, `DrainContainer` and `RemoveByHand`"
    )]
    pub trait PlaceByHandInCrashed {}
    #[diagnostic::on_unimplemented(
        message = "`build` is not a legal move from `Crashed`",
        label = "`build` does not start in `Crashed`",
        note = "`build` leads from `Pending` to `Building`",
        note = "legal moves from `Crashed`: `start` and `restart`"
    )]
    pub trait BuildFromCrashed {}
    #[diagnostic::on_unimplemented(
        message = "`answer` is not a legal move from `Crashed`",
        label = "`answer` does not start in `Crashed`",
        note = "`answer` leads from `Starting` and `Running` to `Running`",
        note = "legal moves from `Crashed`: `start` and `restart`"
    )]
    pub trait AnswerFromCrashed {}
    #[diagnostic::on_unimplemented(
        message = "`fall_silent` is not a legal move from `Crashed`",
        label = "`fall_silent` does not start in `Crashed`",
        note = "`fall_silent` leads from `Running` to `Running`",
        note = "legal moves from `Crashed`: `start` and `restart`"
    )]
    pub trait FallSilentFromCrashed {}
    #[diagnostic::on_unimplemented(
        message = "`exit` is not a legal move from `Crashed`",
        label = "`exit` does not start in `Crashed`",
        note = "`exit` leads from `Starting` and `Running` to `Stopped`",
        note = "legal moves from `Crashed`: `start` and `restart`"
    )]
    pub trait ExitFromCrashed {}
    #[diagnostic::on_unimplemented(
        message = "`crash` is not a legal move from `Crashed`",
        label = "`crash` does not start in `Crashed`",
        note = "`crash` leads from `Starting` and `Running` to `Crashed`",
        note = "legal moves from `Crashed`: `start` and `restart`"
    )]
    pub trait CrashFromCrashed {}
    #[diagnostic::on_unimplemented(
        message = "`pause` is not a legal move from `Crashed`",
        label = "`pause` does not start in `Crashed`",
        note = "`pause` leads from `Running` to `Unknown`",
        note = "legal moves from `Crashed`: `start` and `restart`"
    )]
    pub trait PauseFromCrashed {}
    #[diagnostic::on_unimplemented(
        message = "`resume` is not a legal move from `Crashed`",
        label = "`resume` does not start in `Crashed`",
        note = "`resume` leads from `Unknown` to `Running`",
        note = "legal moves from `Crashed`: `start` and `restart`"
    )]
    pub trait ResumeFromCrashed {}
    #[diagnostic::on_unimplemented(
        message = "`CreateContainer` is not a legal command in state `Unknown`",
        label = "in state `Unknown`, `CreateContainer` can only be rejected",
        note = "`CreateContainer` is legal only where there is no row yet",
        note = "legal commands in `Unknown`: `StopContainer`, `DrainContainer`, `Resume` and `RemoveByHand`"
    )]
    pub trait CreateContainerInUnknown {}
    #[diagnostic::on_unimplemented(
        message = "`StartContainer` is not a legal command in state `Unknown`",
        label = "in state `Unknown`, `StartContainer` can only be rejected",
        note = "`StartContainer` is legal in `Pending`, `Building`, `Starting`, `Running`, `Stopped` and `Crashed`",
        note = "legal commands in `Unknown`: `StopContainer`, `DrainContainer`, `Resume` and `RemoveByHand`"
    )]
    pub trait StartContainerInUnknown {}
    #[diagnostic::on_unimplemented(
        message = "`RestartContainer` is not a legal command in state `Unknown`",
        label = "in state `Unknown`, `RestartContainer` can only be rejected",
        note = "`RestartContainer` is legal in `Pending`, `Starting`, `Running`, `Stopped` and `Crashed`",
        note = "legal commands in `Unknown`: `StopContainer`, `DrainContainer`, `Resume` and `RemoveByHand`"
    )]
    pub trait RestartContainerInUnknown {}
    #[diagnostic::on_unimplemented(
        message = "`FinishBuild` is not a legal command in state `Unknown`",
        label = "in state `Unknown`, `FinishBuild` can only be rejected",
        note = "`FinishBuild` is legal in `Building`",
        note = "legal commands in `Unknown`: `StopContainer`, `DrainContainer`, `Resume` and `RemoveByHand`"
    )]
    pub trait FinishBuildInUnknown {}
    #[diagnostic::on_unimplemented(
        message = "`BecomeHealthy` is not a legal command in state `Unknown`",
        label = "in state `Unknown`, `BecomeHealthy` can only be rejected",
        note = "`BecomeHealthy` is legal in `Starting` and `Running`",
        note = "legal commands in `Unknown`: `StopContainer`, `DrainContainer`, `Resume` and `RemoveByHand`"
    )]
    pub trait BecomeHealthyInUnknown {}
    #[diagnostic::on_unimplemented(
        message = "`BecomeUnhealthy` is not a legal command in state `Unknown`",
        label = "in state `Unknown`, `BecomeUnhealthy` can only be rejected",
        note = "`BecomeUnhealthy` is legal in `Running`",
        note = "legal commands in `Unknown`: `StopContainer`, `DrainContainer`, `Resume` and `RemoveByHand`"
    )]
    pub trait BecomeUnhealthyInUnknown {}
    #[diagnostic::on_unimplemented(
        message = "`Crash` is not a legal command in state `Unknown`",
        label = "in state `Unknown`, `Crash` can only be rejected",
        note = "`Crash` is legal in `Starting` and `Running`",
        note = "legal commands in `Unknown`: `StopContainer`, `DrainContainer`, `Resume` and `RemoveByHand`"
    )]
    pub trait CrashInUnknown {}
    #[diagnostic::on_unimplemented(
        message = "`Exit` is not a legal command in state `Unknown`",
        label = "in state `Unknown`, `Exit` can only be rejected",
        note = "`Exit` is legal in `Starting` and `Running`",
        note = "legal commands in `Unknown`: `StopContainer`, `DrainContainer`, `Resume` and `RemoveByHand`"
    )]
    pub trait ExitInUnknown {}
    #[diagnostic::on_unimplemented(
        message = "`Pause` is not a legal command in state `Unknown`",
        label = "in state `Unknown`, `Pause` can only be rejected",
        note = "`Pause` is legal in `Running`",
        note = "legal commands in `Unknown`: `StopContainer`, `DrainContainer`, `Resume` and `RemoveByHand`"
    )]
    pub trait PauseInUnknown {}
    #[diagnostic::on_unimplemented(
        message = "`PlaceByHand` is not a legal command in state `Unknown`",
        label = "in state `Unknown`, `PlaceByHand` can only be rejected",
        note = "`PlaceByHand` is legal only where there is no row yet",
        note = "legal commands in `Unknown`: `StopContainer`, `DrainContainer`, `Resume` and `RemoveByHand`"
    )]
    pub trait PlaceByHandInUnknown {}
    #[diagnostic::on_unimplemented(
        message = "`build` is not a legal move from `Unknown`",
        label = "`build` does not start in `Unknown`",
        note = "`build` leads from `Pending` to `Building`",
        note = "legal moves from `Unknown`: `resume`"
    )]
    pub trait BuildFromUnknown {}
    #[diagnostic::on_unimplemented(
        message = "`start` is not a legal move from `Unknown`",
        label = "`start` does not start in `Unknown`",
        note = "`start` leads from `Pending`, `Building`, `Stopped` and `Crashed` to `Starting`",
        note = "legal moves from `Unknown`: `resume`"
    )]
    pub trait StartFromUnknown {}
    #[diagnostic::on_unimplemented(
        message = "`restart` is not a legal move from `Unknown`",
        label = "`restart` does not start in `Unknown`",
        note = "`restart` leads from `Pending`, `Starting`, `Running`, `Stopped` and `Crashed` to `Starting`",
        note = "legal moves from `Unknown`: `resume`"
    )]
    pub trait RestartFromUnknown {}
    #[diagnostic::on_unimplemented(
        message = "`answer` is not a legal move from `Unknown`",
        label = "`answer` does not start in `Unknown`",
        note = "`answer` leads from `Starting` and `Running` to `Running`",
        note = "legal moves from `Unknown`: `resume`"
    )]
    pub trait AnswerFromUnknown {}
    #[diagnostic::on_unimplemented(
        message = "`fall_silent` is not a legal move from `Unknown`",
        label = "`fall_silent` does not start in `Unknown`",
        note = "`fall_silent` leads from `Running` to `Running`",
        note = "legal moves from `Unknown`: `resume`"
    )]
    pub trait FallSilentFromUnknown {}
    #[diagnostic::on_unimplemented(
        message = "`exit` is not a legal move from `Unknown`",
        label = "`exit` does not start in `Unknown`",
        note = "`exit` leads from `Starting` and `Running` to `Stopped`",
        note = "legal moves from `Unknown`: `resume`"
    )]
    pub trait ExitFromUnknown {}
    #[diagnostic::on_unimplemented(
        message = "`crash` is not a legal move from `Unknown`",
        label = "`crash` does not start in `Unknown`",
        note = "`crash` leads from `Starting` and `Running` to `Crashed`",
        note = "legal moves from `Unknown`: `resume`"
    )]
    pub trait CrashFromUnknown {}
    #[diagnostic::on_unimplemented(
        message = "`pause` is not a legal move from `Unknown`",
        label = "`pause` does not start in `Unknown`",
        note = "`pause` leads from `Running` to `Unknown`",
        note = "legal moves from `Unknown`: `resume`"
    )]
    pub trait PauseFromUnknown {}
    #[diagnostic::on_unimplemented(
        message = "`Pending` may not become `Pending`",
        label = "no declared move leads from `Pending` to `Pending`",
        note = "`Pending` may become `Building` and `Starting`"
    )]
    pub trait PendingToPending {}
    #[diagnostic::on_unimplemented(
        message = "`Pending` may not become `Running`",
        label = "no declared move leads from `Pending` to `Running`",
        note = "`Pending` may become `Building` and `Starting`"
    )]
    pub trait PendingToRunning {}
    #[diagnostic::on_unimplemented(
        message = "`Pending` may not become `Stopped`",
        label = "no declared move leads from `Pending` to `Stopped`",
        note = "`Pending` may become `Building` and `Starting`"
    )]
    pub trait PendingToStopped {}
    #[diagnostic::on_unimplemented(
        message = "`Pending` may not become `Crashed`",
        label = "no declared move leads from `Pending` to `Crashed`",
        note = "`Pending` may become `Building` and `Starting`"
    )]
    pub trait PendingToCrashed {}
    #[diagnostic::on_unimplemented(
        message = "`Pending` may not become `Unknown`",
        label = "no declared move leads from `Pending` to `Unknown`",
        note = "`Pending` may become `Building` and `Starting`"
    )]
    pub trait PendingToUnknown {}
    #[diagnostic::on_unimplemented(
        message = "`Building` may not become `Pending`",
        label = "no declared move leads from `Building` to `Pending`",
        note = "`Building` may become `Starting`"
    )]
    pub trait BuildingToPending {}
    #[diagnostic::on_unimplemented(
        message = "`Building` may not become `Building`",
        label = "no declared move leads from `Building` to `Building`",
        note = "`Building` may become `Starting`"
    )]
    pub trait BuildingToBuilding {}
    #[diagnostic::on_unimplemented(
        message = "`Building` may not become `Running`",
        label = "no declared move leads from `Building` to `Running`",
        note = "`Building` may become `Starting`"
    )]
    pub trait BuildingToRunning {}
    #[diagnostic::on_unimplemented(
        message = "`Building` may not become `Stopped`",
        label = "no declared move leads from `Building` to `Stopped`",
        note = "`Building` may become `Starting`"
    )]
    pub trait BuildingToStopped {}
    #[diagnostic::on_unimplemented(
        message = "`Building` may not become `Crashed`",
        label = "no declared move leads from `Building` to `Crashed`",
        note = "`Building` may become `Starting`"
    )]
    pub trait BuildingToCrashed {}
    #[diagnostic::on_unimplemented(
        message = "`Building` may not become `Unknown`",
        label = "no declared move leads from `Building` to `Unknown`",
        note = "`Building` may become `Starting`"
    )]
    pub trait BuildingToUnknown {}
    #[diagnostic::on_unimplemented(
        message = "`Starting` may not become `Pending`",
        label = "no declared move leads from `Starting` to `Pending`",
        note = "`Starting` may become `Starting`, `Running`, `Stopped` and `Crashed`"
    )]
    pub trait StartingToPending {}
    #[diagnostic::on_unimplemented(
        message = "`Starting` may not become `Building`",
        label = "no declared move leads from `Starting` to `Building`",
        note = "`Starting` may become `Starting`, `Running`, `Stopped` and `Crashed`"
    )]
    pub trait StartingToBuilding {}
    #[diagnostic::on_unimplemented(
        message = "`Starting` may not become `Unknown`",
        label = "no declared move leads from `Starting` to `Unknown`",
        note = "`Starting` may become `Starting`, `Running`, `Stopped` and `Crashed`"
    )]
    pub trait StartingToUnknown {}
    #[diagnostic::on_unimplemented(
        message = "`Running` may not become `Pending`",
        label = "no declared move leads from `Running` to `Pending`",
        note = "`Running` may become `Starting`, `Running`, `Stopped`, `Crashed` and `Unknown`"
    )]
    pub trait RunningToPending {}
    #[diagnostic::on_unimplemented(
        message = "`Running` may not become `Building`",
        label = "no declared move leads from `Running` to `Building`",
        note = "`Running` may become `Starting`, `Running`, `Stopped`, `Crashed` and `Unknown`"
    )]
    pub trait RunningToBuilding {}
    #[diagnostic::on_unimplemented(
        message = "`Stopped` may not become `Pending`",
        label = "no declared move leads from `Stopped` to `Pending`",
        note = "`Stopped` may become `Starting`"
    )]
    pub trait StoppedToPending {}
    #[diagnostic::on_unimplemented(
        message = "`Stopped` may not become `Building`",
        label = "no declared move leads from `Stopped` to `Building`",
        note = "`Stopped` may become `Starting`"
    )]
    pub trait StoppedToBuilding {}
    #[diagnostic::on_unimplemented(
        message = "`Stopped` may not become `Running`",
        label = "no declared move leads from `Stopped` to `Running`",
        note = "`Stopped` may become `Starting`"
    )]
    pub trait StoppedToRunning {}
    #[diagnostic::on_unimplemented(
        message = "`Stopped` may not become `Stopped`",
        label = "no declared move leads from `Stopped` to `Stopped`",
        note = "`Stopped` may become `Starting`"
    )]
    pub trait StoppedToStopped {}
    #[diagnostic::on_unimplemented(
        message = "`Stopped` may not become `Crashed`",
        label = "no declared move leads from `Stopped` to `Crashed`",
        note = "`Stopped` may become `Starting`"
    )]
    pub trait StoppedToCrashed {}
    #[diagnostic::on_unimplemented(
        message = "`Stopped` may not become `Unknown`",
        label = "no declared move leads from `Stopped` to `Unknown`",
        note = "`Stopped` may become `Starting`"
    )]
    pub trait StoppedToUnknown {}
    #[diagnostic::on_unimplemented(
        message = "`Crashed` may not become `Pending`",
        label = "no declared move leads from `Crashed` to `Pending`",
        note = "`Crashed` may become `Starting`"
    )]
    pub trait CrashedToPending {}
    #[diagnostic::on_unimplemented(
        message = "`Crashed` may not become `Building`",
        label = "no declared move leads from `Crashed` to `Building`",
        note = "`Crashed` may become `Starting`"
    )]
    pub trait CrashedToBuilding {}
    #[diagnostic::on_unimplemented(
        message = "`Crashed` may not become `Running`",
        label = "no declared move leads from `Crashed` to `Running`",
        note = "`Crashed` may become `Starting`"
    )]
    pub trait CrashedToRunning {}
    #[diagnostic::on_unimplemented(
        message = "`Crashed` may not become `Stopped`",
        label = "no declared move leads from `Crashed` to `Stopped`",
        note = "`Crashed` may become `Starting`"
    )]
    pub trait CrashedToStopped {}
    #[diagnostic::on_unimplemented(
        message = "`Crashed` may not become `Crashed`",
        label = "no declared move leads from `Crashed` to `Crashed`",
        note = "`Crashed` may become `Starting`"
    )]
    pub trait CrashedToCrashed {}
    #[diagnostic::on_unimplemented(
        message = "`Crashed` may not become `Unknown`",
        label = "no declared move leads from `Crashed` to `Unknown`",
        note = "`Crashed` may become `Starting`"
    )]
    pub trait CrashedToUnknown {}
    #[diagnostic::on_unimplemented(
        message = "`Unknown` may not become `Pending`",
        label = "no declared move leads from `Unknown` to `Pending`",
        note = "`Unknown` may become `Running`"
    )]
    pub trait UnknownToPending {}
    #[diagnostic::on_unimplemented(
        message = "`Unknown` may not become `Building`",
        label = "no declared move leads from `Unknown` to `Building`",
        note = "`Unknown` may become `Running`"
    )]
    pub trait UnknownToBuilding {}
    #[diagnostic::on_unimplemented(
        message = "`Unknown` may not become `Starting`",
        label = "no declared move leads from `Unknown` to `Starting`",
        note = "`Unknown` may become `Running`"
    )]
    pub trait UnknownToStarting {}
    #[diagnostic::on_unimplemented(
        message = "`Unknown` may not become `Stopped`",
        label = "no declared move leads from `Unknown` to `Stopped`",
        note = "`Unknown` may become `Running`"
    )]
    pub trait UnknownToStopped {}
    #[diagnostic::on_unimplemented(
        message = "`Unknown` may not become `Crashed`",
        label = "no declared move leads from `Unknown` to `Crashed`",
        note = "`Unknown` may become `Running`"
    )]
    pub trait UnknownToCrashed {}
    #[diagnostic::on_unimplemented(
        message = "`Unknown` may not become `Unknown`",
        label = "no declared move leads from `Unknown` to `Unknown`",
        note = "`Unknown` may become `Running`"
    )]
    pub trait UnknownToUnknown {}
}
impl<R: ::selvedge::Hold<ContainerRow>> Container<Pending, R> {
    /// The workload that it serves; a container without this label is not managed.
    #[must_use]
    pub fn workload(&self) -> ::core::option::Option<&WorkloadId> {
        self.row.workload.as_ref()
    }
    /// The slot that it fills; an older agent wrote no such label.
    #[must_use]
    pub fn replica(&self) -> ::core::option::Option<::core::primitive::i64> {
        self.row.replica
    }
    /// The image that it was created from, as its label tells it.
    #[must_use]
    pub fn image(&self) -> ::core::option::Option<&ImageRef> {
        self.row.image.as_ref()
    }
    /// The version that it was created for, as its label tells it.
    #[must_use]
    pub fn version(&self) -> ::core::option::Option<&Version> {
        self.row.version.as_ref()
    }
    /// Starts a created container, or has its image built first. Of one that runs already it is a success.
    ///
    /// `StartContainer` in `Pending`: `building` and `started`.
    ///
    /// # Panics
    /// If the input names another row than this one.
    #[inline]
    #[track_caller]
    #[allow(clippy::needless_pass_by_value, clippy::result_large_err)]
    pub fn start_container(
        mut self,
        input: StartContainer,
    ) -> pending::StartContainerOutcome<R> {
        ::selvedge::__private::addressed(
            <R as ::selvedge::Hold<ContainerRow>>::FOUND || self.row.id == input.id,
            "StartContainer",
        );
        if !(input.built) {
            let event = input.answer_building(&mut self.row);
            pending::StartContainerOutcome::Building {
                container: Container::of(self.row),
                event,
            }
        } else {
            let event = input.answer_started(&mut self.row);
            pending::StartContainerOutcome::Started {
                container: Container::of(self.row),
                event,
            }
        }
    }
    /// Restarts a container in place.
    ///
    /// `RestartContainer` in `Pending`: `restarted`.
    ///
    /// # Panics
    /// If the input names another row than this one.
    #[inline]
    #[track_caller]
    #[allow(clippy::needless_pass_by_value, clippy::result_large_err)]
    pub fn restart_container(
        mut self,
        input: RestartContainer,
    ) -> pending::RestartContainerOutcome<R> {
        ::selvedge::__private::addressed(
            <R as ::selvedge::Hold<ContainerRow>>::FOUND || self.row.id == input.id,
            "RestartContainer",
        );
        let event = input.answer_restarted(&mut self.row);
        pending::RestartContainerOutcome::Restarted {
            container: Container::of(self.row),
            event,
        }
    }
    /// Ends a container and removes it.
    ///
    /// `StopContainer` in `Pending`: `removed`.
    ///
    /// # Panics
    /// If the input names another row than this one.
    #[inline]
    #[track_caller]
    #[allow(clippy::needless_pass_by_value, clippy::result_large_err)]
    pub fn stop_container(self, input: StopContainer) -> pending::StopContainerOutcome
    where
        R: ::selvedge::Owned<ContainerRow>,
    {
        ::selvedge::__private::addressed(
            <R as ::selvedge::Hold<ContainerRow>>::FOUND || self.row.id == input.id,
            "StopContainer",
        );
        let event = input.answer_removed();
        pending::StopContainerOutcome::Removed {
            event,
        }
    }
    /// Lets a container end its work, then removes it.
    ///
    /// `DrainContainer` in `Pending`: `drained`.
    ///
    /// # Panics
    /// If the input names another row than this one.
    #[inline]
    #[track_caller]
    #[allow(clippy::needless_pass_by_value, clippy::result_large_err)]
    pub fn drain_container(self, input: DrainContainer) -> pending::DrainContainerOutcome
    where
        R: ::selvedge::Owned<ContainerRow>,
    {
        ::selvedge::__private::addressed(
            <R as ::selvedge::Hold<ContainerRow>>::FOUND || self.row.id == input.id,
            "DrainContainer",
        );
        let event = input.answer_drained();
        pending::DrainContainerOutcome::Drained {
            event,
        }
    }
    /// Somebody removes the container by hand.
    ///
    /// `RemoveByHand` in `Pending`: `removed`.
    ///
    /// # Panics
    /// If the input names another row than this one.
    #[inline]
    #[track_caller]
    #[allow(clippy::needless_pass_by_value, clippy::result_large_err)]
    pub fn remove_by_hand(self, input: RemoveByHand) -> pending::RemoveByHandOutcome
    where
        R: ::selvedge::Owned<ContainerRow>,
    {
        ::selvedge::__private::addressed(
            <R as ::selvedge::Hold<ContainerRow>>::FOUND || self.row.id == input.id,
            "RemoveByHand",
        );
        let event = input.answer_removed();
        pending::RemoveByHandOutcome::Removed {
            event,
        }
    }
}
impl<R: ::selvedge::Hold<ContainerRow>> Container<Building, R> {
    /// The workload that it serves; a container without this label is not managed.
    #[must_use]
    pub fn workload(&self) -> ::core::option::Option<&WorkloadId> {
        self.row.workload.as_ref()
    }
    /// The slot that it fills; an older agent wrote no such label.
    #[must_use]
    pub fn replica(&self) -> ::core::option::Option<::core::primitive::i64> {
        self.row.replica
    }
    /// The image that it was created from, as its label tells it.
    #[must_use]
    pub fn image(&self) -> ::core::option::Option<&ImageRef> {
        self.row.image.as_ref()
    }
    /// The version that it was created for, as its label tells it.
    #[must_use]
    pub fn version(&self) -> ::core::option::Option<&Version> {
        self.row.version.as_ref()
    }
    /// Starts a created container, or has its image built first. Of one that runs already it is a success.
    ///
    /// `StartContainer` in `Building`: `running`.
    ///
    /// # Panics
    /// If the input names another row than this one.
    #[inline]
    #[track_caller]
    #[allow(clippy::needless_pass_by_value, clippy::result_large_err)]
    pub fn start_container(
        self,
        input: StartContainer,
    ) -> building::StartContainerOutcome<R> {
        ::selvedge::__private::addressed(
            <R as ::selvedge::Hold<ContainerRow>>::FOUND || self.row.id == input.id,
            "StartContainer",
        );
        building::StartContainerOutcome::Running {
            container: self,
        }
    }
    /// Ends a container and removes it.
    ///
    /// `StopContainer` in `Building`: `removed`.
    ///
    /// # Panics
    /// If the input names another row than this one.
    #[inline]
    #[track_caller]
    #[allow(clippy::needless_pass_by_value, clippy::result_large_err)]
    pub fn stop_container(self, input: StopContainer) -> building::StopContainerOutcome
    where
        R: ::selvedge::Owned<ContainerRow>,
    {
        ::selvedge::__private::addressed(
            <R as ::selvedge::Hold<ContainerRow>>::FOUND || self.row.id == input.id,
            "StopContainer",
        );
        let event = input.answer_removed();
        building::StopContainerOutcome::Removed {
            event,
        }
    }
    /// Lets a container end its work, then removes it.
    ///
    /// `DrainContainer` in `Building`: `drained`.
    ///
    /// # Panics
    /// If the input names another row than this one.
    #[inline]
    #[track_caller]
    #[allow(clippy::needless_pass_by_value, clippy::result_large_err)]
    pub fn drain_container(
        self,
        input: DrainContainer,
    ) -> building::DrainContainerOutcome
    where
        R: ::selvedge::Owned<ContainerRow>,
    {
        ::selvedge::__private::addressed(
            <R as ::selvedge::Hold<ContainerRow>>::FOUND || self.row.id == input.id,
            "DrainContainer",
        );
        let event = input.answer_drained();
        building::DrainContainerOutcome::Drained {
            event,
        }
    }
    /// The image is there: the container starts.
    ///
    /// `FinishBuild` in `Building`: `started`.
    ///
    /// # Panics
    /// If the input names another row than this one.
    #[inline]
    #[track_caller]
    #[allow(clippy::needless_pass_by_value, clippy::result_large_err)]
    pub fn finish_build(
        mut self,
        input: FinishBuild,
    ) -> building::FinishBuildOutcome<R> {
        ::selvedge::__private::addressed(
            <R as ::selvedge::Hold<ContainerRow>>::FOUND || self.row.id == input.id,
            "FinishBuild",
        );
        let event = input.answer_started(&mut self.row);
        building::FinishBuildOutcome::Started {
            container: Container::of(self.row),
            event,
        }
    }
    /// Somebody removes the container by hand.
    ///
    /// `RemoveByHand` in `Building`: `removed`.
    ///
    /// # Panics
    /// If the input names another row than this one.
    #[inline]
    #[track_caller]
    #[allow(clippy::needless_pass_by_value, clippy::result_large_err)]
    pub fn remove_by_hand(self, input: RemoveByHand) -> building::RemoveByHandOutcome
    where
        R: ::selvedge::Owned<ContainerRow>,
    {
        ::selvedge::__private::addressed(
            <R as ::selvedge::Hold<ContainerRow>>::FOUND || self.row.id == input.id,
            "RemoveByHand",
        );
        let event = input.answer_removed();
        building::RemoveByHandOutcome::Removed {
            event,
        }
    }
}
impl<R: ::selvedge::Hold<ContainerRow>> Container<Starting, R> {
    /// The workload that it serves; a container without this label is not managed.
    #[must_use]
    pub fn workload(&self) -> ::core::option::Option<&WorkloadId> {
        self.row.workload.as_ref()
    }
    /// The slot that it fills; an older agent wrote no such label.
    #[must_use]
    pub fn replica(&self) -> ::core::option::Option<::core::primitive::i64> {
        self.row.replica
    }
    /// The image that it was created from, as its label tells it.
    #[must_use]
    pub fn image(&self) -> ::core::option::Option<&ImageRef> {
        self.row.image.as_ref()
    }
    /// The version that it was created for, as its label tells it.
    #[must_use]
    pub fn version(&self) -> ::core::option::Option<&Version> {
        self.row.version.as_ref()
    }
    /// Starts a created container, or has its image built first. Of one that runs already it is a success.
    ///
    /// `StartContainer` in `Starting`: `running`.
    ///
    /// # Panics
    /// If the input names another row than this one.
    #[inline]
    #[track_caller]
    #[allow(clippy::needless_pass_by_value, clippy::result_large_err)]
    pub fn start_container(
        self,
        input: StartContainer,
    ) -> starting::StartContainerOutcome<R> {
        ::selvedge::__private::addressed(
            <R as ::selvedge::Hold<ContainerRow>>::FOUND || self.row.id == input.id,
            "StartContainer",
        );
        starting::StartContainerOutcome::Running {
            container: self,
        }
    }
    /// Restarts a container in place.
    ///
    /// `RestartContainer` in `Starting`: `restarted`.
    ///
    /// # Panics
    /// If the input names another row than this one.
    #[inline]
    #[track_caller]
    #[allow(clippy::needless_pass_by_value, clippy::result_large_err)]
    pub fn restart_container(
        mut self,
        input: RestartContainer,
    ) -> starting::RestartContainerOutcome<R> {
        ::selvedge::__private::addressed(
            <R as ::selvedge::Hold<ContainerRow>>::FOUND || self.row.id == input.id,
            "RestartContainer",
        );
        let event = input.answer_restarted(&mut self.row);
        starting::RestartContainerOutcome::Restarted {
            container: Container::of(self.row),
            event,
        }
    }
    /// Ends a container and removes it.
    ///
    /// `StopContainer` in `Starting`: `removed`.
    ///
    /// # Panics
    /// If the input names another row than this one.
    #[inline]
    #[track_caller]
    #[allow(clippy::needless_pass_by_value, clippy::result_large_err)]
    pub fn stop_container(self, input: StopContainer) -> starting::StopContainerOutcome
    where
        R: ::selvedge::Owned<ContainerRow>,
    {
        ::selvedge::__private::addressed(
            <R as ::selvedge::Hold<ContainerRow>>::FOUND || self.row.id == input.id,
            "StopContainer",
        );
        let event = input.answer_removed();
        starting::StopContainerOutcome::Removed {
            event,
        }
    }
    /// Lets a container end its work, then removes it.
    ///
    /// `DrainContainer` in `Starting`: `drained`.
    ///
    /// # Panics
    /// If the input names another row than this one.
    #[inline]
    #[track_caller]
    #[allow(clippy::needless_pass_by_value, clippy::result_large_err)]
    pub fn drain_container(
        self,
        input: DrainContainer,
    ) -> starting::DrainContainerOutcome
    where
        R: ::selvedge::Owned<ContainerRow>,
    {
        ::selvedge::__private::addressed(
            <R as ::selvedge::Hold<ContainerRow>>::FOUND || self.row.id == input.id,
            "DrainContainer",
        );
        let event = input.answer_drained();
        starting::DrainContainerOutcome::Drained {
            event,
        }
    }
    /// The container answers.
    ///
    /// `BecomeHealthy` in `Starting`: `answered`.
    ///
    /// # Panics
    /// If the input names another row than this one.
    #[inline]
    #[track_caller]
    #[allow(clippy::needless_pass_by_value, clippy::result_large_err)]
    pub fn become_healthy(
        mut self,
        input: BecomeHealthy,
    ) -> starting::BecomeHealthyOutcome<R> {
        ::selvedge::__private::addressed(
            <R as ::selvedge::Hold<ContainerRow>>::FOUND || self.row.id == input.id,
            "BecomeHealthy",
        );
        let event = input.answer_answered(&mut self.row);
        starting::BecomeHealthyOutcome::Answered {
            container: Container::of(self.row),
            event,
        }
    }
    /// The container ends with a fault.
    ///
    /// `Crash` in `Starting`: `crashed`.
    ///
    /// # Panics
    /// If the input names another row than this one.
    #[inline]
    #[track_caller]
    #[allow(clippy::needless_pass_by_value, clippy::result_large_err)]
    pub fn crash(mut self, input: Crash) -> starting::CrashOutcome<R> {
        ::selvedge::__private::addressed(
            <R as ::selvedge::Hold<ContainerRow>>::FOUND || self.row.id == input.id,
            "Crash",
        );
        let event = input.answer_crashed(&mut self.row);
        starting::CrashOutcome::Crashed {
            container: Container::of(self.row),
            event,
        }
    }
    /// The container ends of itself, without fault.
    ///
    /// `Exit` in `Starting`: `exited`.
    ///
    /// # Panics
    /// If the input names another row than this one.
    #[inline]
    #[track_caller]
    #[allow(clippy::needless_pass_by_value, clippy::result_large_err)]
    pub fn exit(mut self, input: Exit) -> starting::ExitOutcome<R> {
        ::selvedge::__private::addressed(
            <R as ::selvedge::Hold<ContainerRow>>::FOUND || self.row.id == input.id,
            "Exit",
        );
        let event = input.answer_exited(&mut self.row);
        starting::ExitOutcome::Exited {
            container: Container::of(self.row),
            event,
        }
    }
    /// Somebody removes the container by hand.
    ///
    /// `RemoveByHand` in `Starting`: `removed`.
    ///
    /// # Panics
    /// If the input names another row than this one.
    #[inline]
    #[track_caller]
    #[allow(clippy::needless_pass_by_value, clippy::result_large_err)]
    pub fn remove_by_hand(self, input: RemoveByHand) -> starting::RemoveByHandOutcome
    where
        R: ::selvedge::Owned<ContainerRow>,
    {
        ::selvedge::__private::addressed(
            <R as ::selvedge::Hold<ContainerRow>>::FOUND || self.row.id == input.id,
            "RemoveByHand",
        );
        let event = input.answer_removed();
        starting::RemoveByHandOutcome::Removed {
            event,
        }
    }
}
impl<R: ::selvedge::Hold<ContainerRow>> Container<Running, R> {
    /// The workload that it serves; a container without this label is not managed.
    #[must_use]
    pub fn workload(&self) -> ::core::option::Option<&WorkloadId> {
        self.row.workload.as_ref()
    }
    /// The slot that it fills; an older agent wrote no such label.
    #[must_use]
    pub fn replica(&self) -> ::core::option::Option<::core::primitive::i64> {
        self.row.replica
    }
    /// The image that it was created from, as its label tells it.
    #[must_use]
    pub fn image(&self) -> ::core::option::Option<&ImageRef> {
        self.row.image.as_ref()
    }
    /// The version that it was created for, as its label tells it.
    #[must_use]
    pub fn version(&self) -> ::core::option::Option<&Version> {
        self.row.version.as_ref()
    }
    /// Starts a created container, or has its image built first. Of one that runs already it is a success.
    ///
    /// `StartContainer` in `Running`: `running`.
    ///
    /// # Panics
    /// If the input names another row than this one.
    #[inline]
    #[track_caller]
    #[allow(clippy::needless_pass_by_value, clippy::result_large_err)]
    pub fn start_container(
        self,
        input: StartContainer,
    ) -> running::StartContainerOutcome<R> {
        ::selvedge::__private::addressed(
            <R as ::selvedge::Hold<ContainerRow>>::FOUND || self.row.id == input.id,
            "StartContainer",
        );
        running::StartContainerOutcome::Running {
            container: self,
        }
    }
    /// Restarts a container in place.
    ///
    /// `RestartContainer` in `Running`: `restarted`.
    ///
    /// # Panics
    /// If the input names another row than this one.
    #[inline]
    #[track_caller]
    #[allow(clippy::needless_pass_by_value, clippy::result_large_err)]
    pub fn restart_container(
        mut self,
        input: RestartContainer,
    ) -> running::RestartContainerOutcome<R> {
        ::selvedge::__private::addressed(
            <R as ::selvedge::Hold<ContainerRow>>::FOUND || self.row.id == input.id,
            "RestartContainer",
        );
        let event = input.answer_restarted(&mut self.row);
        running::RestartContainerOutcome::Restarted {
            container: Container::of(self.row),
            event,
        }
    }
    /// Ends a container and removes it.
    ///
    /// `StopContainer` in `Running`: `removed`.
    ///
    /// # Panics
    /// If the input names another row than this one.
    #[inline]
    #[track_caller]
    #[allow(clippy::needless_pass_by_value, clippy::result_large_err)]
    pub fn stop_container(self, input: StopContainer) -> running::StopContainerOutcome
    where
        R: ::selvedge::Owned<ContainerRow>,
    {
        ::selvedge::__private::addressed(
            <R as ::selvedge::Hold<ContainerRow>>::FOUND || self.row.id == input.id,
            "StopContainer",
        );
        let event = input.answer_removed();
        running::StopContainerOutcome::Removed {
            event,
        }
    }
    /// Lets a container end its work, then removes it.
    ///
    /// `DrainContainer` in `Running`: `drained`.
    ///
    /// # Panics
    /// If the input names another row than this one.
    #[inline]
    #[track_caller]
    #[allow(clippy::needless_pass_by_value, clippy::result_large_err)]
    pub fn drain_container(self, input: DrainContainer) -> running::DrainContainerOutcome
    where
        R: ::selvedge::Owned<ContainerRow>,
    {
        ::selvedge::__private::addressed(
            <R as ::selvedge::Hold<ContainerRow>>::FOUND || self.row.id == input.id,
            "DrainContainer",
        );
        let event = input.answer_drained();
        running::DrainContainerOutcome::Drained {
            event,
        }
    }
    /// The container answers.
    ///
    /// `BecomeHealthy` in `Running`: `same` and `answered`.
    ///
    /// # Panics
    /// If the input names another row than this one.
    #[inline]
    #[track_caller]
    #[allow(clippy::needless_pass_by_value, clippy::result_large_err)]
    pub fn become_healthy(
        mut self,
        input: BecomeHealthy,
    ) -> running::BecomeHealthyOutcome<R> {
        ::selvedge::__private::addressed(
            <R as ::selvedge::Hold<ContainerRow>>::FOUND || self.row.id == input.id,
            "BecomeHealthy",
        );
        if self.row.healthy {
            running::BecomeHealthyOutcome::Same {
                container: self,
            }
        } else {
            let event = input.answer_answered(&mut self.row);
            running::BecomeHealthyOutcome::Answered {
                container: Container::of(self.row),
                event,
            }
        }
    }
    /// The container runs and answers no longer.
    ///
    /// `BecomeUnhealthy` in `Running`: `silent` and `same`.
    ///
    /// # Panics
    /// If the input names another row than this one.
    #[inline]
    #[track_caller]
    #[allow(clippy::needless_pass_by_value, clippy::result_large_err)]
    pub fn become_unhealthy(
        mut self,
        input: BecomeUnhealthy,
    ) -> running::BecomeUnhealthyOutcome<R> {
        ::selvedge::__private::addressed(
            <R as ::selvedge::Hold<ContainerRow>>::FOUND || self.row.id == input.id,
            "BecomeUnhealthy",
        );
        if self.row.healthy {
            let event = input.answer_silent(&mut self.row);
            running::BecomeUnhealthyOutcome::Silent {
                container: Container::of(self.row),
                event,
            }
        } else {
            running::BecomeUnhealthyOutcome::Same {
                container: self,
            }
        }
    }
    /// The container ends with a fault.
    ///
    /// `Crash` in `Running`: `crashed`.
    ///
    /// # Panics
    /// If the input names another row than this one.
    #[inline]
    #[track_caller]
    #[allow(clippy::needless_pass_by_value, clippy::result_large_err)]
    pub fn crash(mut self, input: Crash) -> running::CrashOutcome<R> {
        ::selvedge::__private::addressed(
            <R as ::selvedge::Hold<ContainerRow>>::FOUND || self.row.id == input.id,
            "Crash",
        );
        let event = input.answer_crashed(&mut self.row);
        running::CrashOutcome::Crashed {
            container: Container::of(self.row),
            event,
        }
    }
    /// The container ends of itself, without fault.
    ///
    /// `Exit` in `Running`: `exited`.
    ///
    /// # Panics
    /// If the input names another row than this one.
    #[inline]
    #[track_caller]
    #[allow(clippy::needless_pass_by_value, clippy::result_large_err)]
    pub fn exit(mut self, input: Exit) -> running::ExitOutcome<R> {
        ::selvedge::__private::addressed(
            <R as ::selvedge::Hold<ContainerRow>>::FOUND || self.row.id == input.id,
            "Exit",
        );
        let event = input.answer_exited(&mut self.row);
        running::ExitOutcome::Exited {
            container: Container::of(self.row),
            event,
        }
    }
    /// Somebody pauses the container.
    ///
    /// `Pause` in `Running`: `paused`.
    ///
    /// # Panics
    /// If the input names another row than this one.
    #[inline]
    #[track_caller]
    #[allow(clippy::needless_pass_by_value, clippy::result_large_err)]
    pub fn pause(mut self, input: Pause) -> running::PauseOutcome<R> {
        ::selvedge::__private::addressed(
            <R as ::selvedge::Hold<ContainerRow>>::FOUND || self.row.id == input.id,
            "Pause",
        );
        let event = input.answer_paused(&mut self.row);
        running::PauseOutcome::Paused {
            container: Container::of(self.row),
            event,
        }
    }
    /// Somebody removes the container by hand.
    ///
    /// `RemoveByHand` in `Running`: `removed`.
    ///
    /// # Panics
    /// If the input names another row than this one.
    #[inline]
    #[track_caller]
    #[allow(clippy::needless_pass_by_value, clippy::result_large_err)]
    pub fn remove_by_hand(self, input: RemoveByHand) -> running::RemoveByHandOutcome
    where
        R: ::selvedge::Owned<ContainerRow>,
    {
        ::selvedge::__private::addressed(
            <R as ::selvedge::Hold<ContainerRow>>::FOUND || self.row.id == input.id,
            "RemoveByHand",
        );
        let event = input.answer_removed();
        running::RemoveByHandOutcome::Removed {
            event,
        }
    }
}
impl<R: ::selvedge::Hold<ContainerRow>> Container<Stopped, R> {
    /// The workload that it serves; a container without this label is not managed.
    #[must_use]
    pub fn workload(&self) -> ::core::option::Option<&WorkloadId> {
        self.row.workload.as_ref()
    }
    /// The slot that it fills; an older agent wrote no such label.
    #[must_use]
    pub fn replica(&self) -> ::core::option::Option<::core::primitive::i64> {
        self.row.replica
    }
    /// The image that it was created from, as its label tells it.
    #[must_use]
    pub fn image(&self) -> ::core::option::Option<&ImageRef> {
        self.row.image.as_ref()
    }
    /// The version that it was created for, as its label tells it.
    #[must_use]
    pub fn version(&self) -> ::core::option::Option<&Version> {
        self.row.version.as_ref()
    }
    /// Starts a created container, or has its image built first. Of one that runs already it is a success.
    ///
    /// `StartContainer` in `Stopped`: `started`.
    ///
    /// # Panics
    /// If the input names another row than this one.
    #[inline]
    #[track_caller]
    #[allow(clippy::needless_pass_by_value, clippy::result_large_err)]
    pub fn start_container(
        mut self,
        input: StartContainer,
    ) -> stopped::StartContainerOutcome<R> {
        ::selvedge::__private::addressed(
            <R as ::selvedge::Hold<ContainerRow>>::FOUND || self.row.id == input.id,
            "StartContainer",
        );
        let event = input.answer_started(&mut self.row);
        stopped::StartContainerOutcome::Started {
            container: Container::of(self.row),
            event,
        }
    }
    /// Restarts a container in place.
    ///
    /// `RestartContainer` in `Stopped`: `restarted`.
    ///
    /// # Panics
    /// If the input names another row than this one.
    #[inline]
    #[track_caller]
    #[allow(clippy::needless_pass_by_value, clippy::result_large_err)]
    pub fn restart_container(
        mut self,
        input: RestartContainer,
    ) -> stopped::RestartContainerOutcome<R> {
        ::selvedge::__private::addressed(
            <R as ::selvedge::Hold<ContainerRow>>::FOUND || self.row.id == input.id,
            "RestartContainer",
        );
        let event = input.answer_restarted(&mut self.row);
        stopped::RestartContainerOutcome::Restarted {
            container: Container::of(self.row),
            event,
        }
    }
    /// Ends a container and removes it.
    ///
    /// `StopContainer` in `Stopped`: `removed`.
    ///
    /// # Panics
    /// If the input names another row than this one.
    #[inline]
    #[track_caller]
    #[allow(clippy::needless_pass_by_value, clippy::result_large_err)]
    pub fn stop_container(self, input: StopContainer) -> stopped::StopContainerOutcome
    where
        R: ::selvedge::Owned<ContainerRow>,
    {
        ::selvedge::__private::addressed(
            <R as ::selvedge::Hold<ContainerRow>>::FOUND || self.row.id == input.id,
            "StopContainer",
        );
        let event = input.answer_removed();
        stopped::StopContainerOutcome::Removed {
            event,
        }
    }
    /// Lets a container end its work, then removes it.
    ///
    /// `DrainContainer` in `Stopped`: `drained`.
    ///
    /// # Panics
    /// If the input names another row than this one.
    #[inline]
    #[track_caller]
    #[allow(clippy::needless_pass_by_value, clippy::result_large_err)]
    pub fn drain_container(self, input: DrainContainer) -> stopped::DrainContainerOutcome
    where
        R: ::selvedge::Owned<ContainerRow>,
    {
        ::selvedge::__private::addressed(
            <R as ::selvedge::Hold<ContainerRow>>::FOUND || self.row.id == input.id,
            "DrainContainer",
        );
        let event = input.answer_drained();
        stopped::DrainContainerOutcome::Drained {
            event,
        }
    }
    /// Somebody removes the container by hand.
    ///
    /// `RemoveByHand` in `Stopped`: `removed`.
    ///
    /// # Panics
    /// If the input names another row than this one.
    #[inline]
    #[track_caller]
    #[allow(clippy::needless_pass_by_value, clippy::result_large_err)]
    pub fn remove_by_hand(self, input: RemoveByHand) -> stopped::RemoveByHandOutcome
    where
        R: ::selvedge::Owned<ContainerRow>,
    {
        ::selvedge::__private::addressed(
            <R as ::selvedge::Hold<ContainerRow>>::FOUND || self.row.id == input.id,
            "RemoveByHand",
        );
        let event = input.answer_removed();
        stopped::RemoveByHandOutcome::Removed {
            event,
        }
    }
}
impl<R: ::selvedge::Hold<ContainerRow>> Container<Crashed, R> {
    /// The workload that it serves; a container without this label is not managed.
    #[must_use]
    pub fn workload(&self) -> ::core::option::Option<&WorkloadId> {
        self.row.workload.as_ref()
    }
    /// The slot that it fills; an older agent wrote no such label.
    #[must_use]
    pub fn replica(&self) -> ::core::option::Option<::core::primitive::i64> {
        self.row.replica
    }
    /// The image that it was created from, as its label tells it.
    #[must_use]
    pub fn image(&self) -> ::core::option::Option<&ImageRef> {
        self.row.image.as_ref()
    }
    /// The version that it was created for, as its label tells it.
    #[must_use]
    pub fn version(&self) -> ::core::option::Option<&Version> {
        self.row.version.as_ref()
    }
    /// Starts a created container, or has its image built first. Of one that runs already it is a success.
    ///
    /// `StartContainer` in `Crashed`: `started`.
    ///
    /// # Panics
    /// If the input names another row than this one.
    #[inline]
    #[track_caller]
    #[allow(clippy::needless_pass_by_value, clippy::result_large_err)]
    pub fn start_container(
        mut self,
        input: StartContainer,
    ) -> crashed::StartContainerOutcome<R> {
        ::selvedge::__private::addressed(
            <R as ::selvedge::Hold<ContainerRow>>::FOUND || self.row.id == input.id,
            "StartContainer",
        );
        let event = input.answer_started(&mut self.row);
        crashed::StartContainerOutcome::Started {
            container: Container::of(self.row),
            event,
        }
    }
    /// Restarts a container in place.
    ///
    /// `RestartContainer` in `Crashed`: `restarted`.
    ///
    /// # Panics
    /// If the input names another row than this one.
    #[inline]
    #[track_caller]
    #[allow(clippy::needless_pass_by_value, clippy::result_large_err)]
    pub fn restart_container(
        mut self,
        input: RestartContainer,
    ) -> crashed::RestartContainerOutcome<R> {
        ::selvedge::__private::addressed(
            <R as ::selvedge::Hold<ContainerRow>>::FOUND || self.row.id == input.id,
            "RestartContainer",
        );
        let event = input.answer_restarted(&mut self.row);
        crashed::RestartContainerOutcome::Restarted {
            container: Container::of(self.row),
            event,
        }
    }
    /// Ends a container and removes it.
    ///
    /// `StopContainer` in `Crashed`: `removed`.
    ///
    /// # Panics
    /// If the input names another row than this one.
    #[inline]
    #[track_caller]
    #[allow(clippy::needless_pass_by_value, clippy::result_large_err)]
    pub fn stop_container(self, input: StopContainer) -> crashed::StopContainerOutcome
    where
        R: ::selvedge::Owned<ContainerRow>,
    {
        ::selvedge::__private::addressed(
            <R as ::selvedge::Hold<ContainerRow>>::FOUND || self.row.id == input.id,
            "StopContainer",
        );
        let event = input.answer_removed();
        crashed::StopContainerOutcome::Removed {
            event,
        }
    }
    /// Lets a container end its work, then removes it.
    ///
    /// `DrainContainer` in `Crashed`: `drained`.
    ///
    /// # Panics
    /// If the input names another row than this one.
    #[inline]
    #[track_caller]
    #[allow(clippy::needless_pass_by_value, clippy::result_large_err)]
    pub fn drain_container(self, input: DrainContainer) -> crashed::DrainContainerOutcome
    where
        R: ::selvedge::Owned<ContainerRow>,
    {
        ::selvedge::__private::addressed(
            <R as ::selvedge::Hold<ContainerRow>>::FOUND || self.row.id == input.id,
            "DrainContainer",
        );
        let event = input.answer_drained();
        crashed::DrainContainerOutcome::Drained {
            event,
        }
    }
    /// Somebody removes the container by hand.
    ///
    /// `RemoveByHand` in `Crashed`: `removed`.
    ///
    /// # Panics
    /// If the input names another row than this one.
    #[inline]
    #[track_caller]
    #[allow(clippy::needless_pass_by_value, clippy::result_large_err)]
    pub fn remove_by_hand(self, input: RemoveByHand) -> crashed::RemoveByHandOutcome
    where
        R: ::selvedge::Owned<ContainerRow>,
    {
        ::selvedge::__private::addressed(
            <R as ::selvedge::Hold<ContainerRow>>::FOUND || self.row.id == input.id,
            "RemoveByHand",
        );
        let event = input.answer_removed();
        crashed::RemoveByHandOutcome::Removed {
            event,
        }
    }
}
impl<R: ::selvedge::Hold<ContainerRow>> Container<Unknown, R> {
    /// The workload that it serves; a container without this label is not managed.
    #[must_use]
    pub fn workload(&self) -> ::core::option::Option<&WorkloadId> {
        self.row.workload.as_ref()
    }
    /// The slot that it fills; an older agent wrote no such label.
    #[must_use]
    pub fn replica(&self) -> ::core::option::Option<::core::primitive::i64> {
        self.row.replica
    }
    /// The image that it was created from, as its label tells it.
    #[must_use]
    pub fn image(&self) -> ::core::option::Option<&ImageRef> {
        self.row.image.as_ref()
    }
    /// The version that it was created for, as its label tells it.
    #[must_use]
    pub fn version(&self) -> ::core::option::Option<&Version> {
        self.row.version.as_ref()
    }
    /// Ends a container and removes it.
    ///
    /// `StopContainer` in `Unknown`: `removed`.
    ///
    /// # Panics
    /// If the input names another row than this one.
    #[inline]
    #[track_caller]
    #[allow(clippy::needless_pass_by_value, clippy::result_large_err)]
    pub fn stop_container(self, input: StopContainer) -> unknown::StopContainerOutcome
    where
        R: ::selvedge::Owned<ContainerRow>,
    {
        ::selvedge::__private::addressed(
            <R as ::selvedge::Hold<ContainerRow>>::FOUND || self.row.id == input.id,
            "StopContainer",
        );
        let event = input.answer_removed();
        unknown::StopContainerOutcome::Removed {
            event,
        }
    }
    /// Lets a container end its work, then removes it.
    ///
    /// `DrainContainer` in `Unknown`: `drained`.
    ///
    /// # Panics
    /// If the input names another row than this one.
    #[inline]
    #[track_caller]
    #[allow(clippy::needless_pass_by_value, clippy::result_large_err)]
    pub fn drain_container(self, input: DrainContainer) -> unknown::DrainContainerOutcome
    where
        R: ::selvedge::Owned<ContainerRow>,
    {
        ::selvedge::__private::addressed(
            <R as ::selvedge::Hold<ContainerRow>>::FOUND || self.row.id == input.id,
            "DrainContainer",
        );
        let event = input.answer_drained();
        unknown::DrainContainerOutcome::Drained {
            event,
        }
    }
    /// Somebody resumes the container.
    ///
    /// `Resume` in `Unknown`: `resumed`.
    ///
    /// # Panics
    /// If the input names another row than this one.
    #[inline]
    #[track_caller]
    #[allow(clippy::needless_pass_by_value, clippy::result_large_err)]
    pub fn resume(mut self, input: Resume) -> unknown::ResumeOutcome<R> {
        ::selvedge::__private::addressed(
            <R as ::selvedge::Hold<ContainerRow>>::FOUND || self.row.id == input.id,
            "Resume",
        );
        let event = input.answer_resumed(&mut self.row);
        unknown::ResumeOutcome::Resumed {
            container: Container::of(self.row),
            event,
        }
    }
    /// Somebody removes the container by hand.
    ///
    /// `RemoveByHand` in `Unknown`: `removed`.
    ///
    /// # Panics
    /// If the input names another row than this one.
    #[inline]
    #[track_caller]
    #[allow(clippy::needless_pass_by_value, clippy::result_large_err)]
    pub fn remove_by_hand(self, input: RemoveByHand) -> unknown::RemoveByHandOutcome
    where
        R: ::selvedge::Owned<ContainerRow>,
    {
        ::selvedge::__private::addressed(
            <R as ::selvedge::Hold<ContainerRow>>::FOUND || self.row.id == input.id,
            "RemoveByHand",
        );
        let event = input.answer_removed();
        unknown::RemoveByHandOutcome::Removed {
            event,
        }
    }
}
#[automatically_derived]
impl<R> ::core::convert::From<pending::StartContainerOutcome<R>> for Reply {
    #[inline]
    fn from(outcome: pending::StartContainerOutcome<R>) -> Self {
        match outcome {
            pending::StartContainerOutcome::Building { event, .. } => {
                Self::accepted(
                    Outcome::StartContainerBuilding,
                    ::core::option::Option::Some(Event::ImageBuilding(event)),
                )
            }
            pending::StartContainerOutcome::Started { event, .. } => {
                Self::accepted(
                    Outcome::StartContainerStarted,
                    ::core::option::Option::Some(Event::ContainerStarted(event)),
                )
            }
        }
    }
}
#[automatically_derived]
impl<R> ::core::convert::From<pending::RestartContainerOutcome<R>> for Reply {
    #[inline]
    fn from(outcome: pending::RestartContainerOutcome<R>) -> Self {
        match outcome {
            pending::RestartContainerOutcome::Restarted { event, .. } => {
                Self::accepted(
                    Outcome::RestartContainerRestarted,
                    ::core::option::Option::Some(Event::ContainerStarted(event)),
                )
            }
        }
    }
}
#[automatically_derived]
impl ::core::convert::From<pending::StopContainerOutcome> for Reply {
    #[inline]
    fn from(outcome: pending::StopContainerOutcome) -> Self {
        match outcome {
            pending::StopContainerOutcome::Removed { event, .. } => {
                Self::accepted(
                    Outcome::StopContainerRemoved,
                    ::core::option::Option::Some(Event::ContainerRemoved(event)),
                )
            }
        }
    }
}
#[automatically_derived]
impl ::core::convert::From<pending::DrainContainerOutcome> for Reply {
    #[inline]
    fn from(outcome: pending::DrainContainerOutcome) -> Self {
        match outcome {
            pending::DrainContainerOutcome::Drained { event, .. } => {
                Self::accepted(
                    Outcome::DrainContainerDrained,
                    ::core::option::Option::Some(Event::ContainerRemoved(event)),
                )
            }
        }
    }
}
#[automatically_derived]
impl ::core::convert::From<pending::RemoveByHandOutcome> for Reply {
    #[inline]
    fn from(outcome: pending::RemoveByHandOutcome) -> Self {
        match outcome {
            pending::RemoveByHandOutcome::Removed { event, .. } => {
                Self::accepted(
                    Outcome::RemoveByHandRemoved,
                    ::core::option::Option::Some(Event::ContainerRemoved(event)),
                )
            }
        }
    }
}
#[automatically_derived]
impl<R> ::core::convert::From<building::StartContainerOutcome<R>> for Reply {
    #[inline]
    fn from(outcome: building::StartContainerOutcome<R>) -> Self {
        match outcome {
            building::StartContainerOutcome::Running { .. } => {
                Self::accepted(
                    Outcome::StartContainerRunning,
                    ::core::option::Option::None,
                )
            }
        }
    }
}
#[automatically_derived]
impl<R> ::core::convert::From<building::FinishBuildOutcome<R>> for Reply {
    #[inline]
    fn from(outcome: building::FinishBuildOutcome<R>) -> Self {
        match outcome {
            building::FinishBuildOutcome::Started { event, .. } => {
                Self::accepted(
                    Outcome::FinishBuildStarted,
                    ::core::option::Option::Some(Event::ContainerStarted(event)),
                )
            }
        }
    }
}
#[automatically_derived]
impl<R> ::core::convert::From<starting::StartContainerOutcome<R>> for Reply {
    #[inline]
    fn from(outcome: starting::StartContainerOutcome<R>) -> Self {
        match outcome {
            starting::StartContainerOutcome::Running { .. } => {
                Self::accepted(
                    Outcome::StartContainerRunning,
                    ::core::option::Option::None,
                )
            }
        }
    }
}
#[automatically_derived]
impl<R> ::core::convert::From<starting::BecomeHealthyOutcome<R>> for Reply {
    #[inline]
    fn from(outcome: starting::BecomeHealthyOutcome<R>) -> Self {
        match outcome {
            starting::BecomeHealthyOutcome::Answered { event, .. } => {
                Self::accepted(
                    Outcome::BecomeHealthyAnswered,
                    ::core::option::Option::Some(Event::ContainerAnswered(event)),
                )
            }
        }
    }
}
#[automatically_derived]
impl<R> ::core::convert::From<starting::CrashOutcome<R>> for Reply {
    #[inline]
    fn from(outcome: starting::CrashOutcome<R>) -> Self {
        match outcome {
            starting::CrashOutcome::Crashed { event, .. } => {
                Self::accepted(
                    Outcome::CrashCrashed,
                    ::core::option::Option::Some(Event::ContainerCrashed(event)),
                )
            }
        }
    }
}
#[automatically_derived]
impl<R> ::core::convert::From<starting::ExitOutcome<R>> for Reply {
    #[inline]
    fn from(outcome: starting::ExitOutcome<R>) -> Self {
        match outcome {
            starting::ExitOutcome::Exited { event, .. } => {
                Self::accepted(
                    Outcome::ExitExited,
                    ::core::option::Option::Some(Event::ContainerExited(event)),
                )
            }
        }
    }
}
#[automatically_derived]
impl<R> ::core::convert::From<running::StartContainerOutcome<R>> for Reply {
    #[inline]
    fn from(outcome: running::StartContainerOutcome<R>) -> Self {
        match outcome {
            running::StartContainerOutcome::Running { .. } => {
                Self::accepted(
                    Outcome::StartContainerRunning,
                    ::core::option::Option::None,
                )
            }
        }
    }
}
#[automatically_derived]
impl<R> ::core::convert::From<running::BecomeHealthyOutcome<R>> for Reply {
    #[inline]
    fn from(outcome: running::BecomeHealthyOutcome<R>) -> Self {
        match outcome {
            running::BecomeHealthyOutcome::Same { .. } => {
                Self::accepted(Outcome::BecomeHealthySame, ::core::option::Option::None)
            }
            running::BecomeHealthyOutcome::Answered { event, .. } => {
                Self::accepted(
                    Outcome::BecomeHealthyAnswered,
                    ::core::option::Option::Some(Event::ContainerAnswered(event)),
                )
            }
        }
    }
}
#[automatically_derived]
impl<R> ::core::convert::From<running::BecomeUnhealthyOutcome<R>> for Reply {
    #[inline]
    fn from(outcome: running::BecomeUnhealthyOutcome<R>) -> Self {
        match outcome {
            running::BecomeUnhealthyOutcome::Silent { event, .. } => {
                Self::accepted(
                    Outcome::BecomeUnhealthySilent,
                    ::core::option::Option::Some(Event::ContainerFellSilent(event)),
                )
            }
            running::BecomeUnhealthyOutcome::Same { .. } => {
                Self::accepted(
                    Outcome::BecomeUnhealthySame,
                    ::core::option::Option::None,
                )
            }
        }
    }
}
#[automatically_derived]
impl<R> ::core::convert::From<running::PauseOutcome<R>> for Reply {
    #[inline]
    fn from(outcome: running::PauseOutcome<R>) -> Self {
        match outcome {
            running::PauseOutcome::Paused { event, .. } => {
                Self::accepted(
                    Outcome::PausePaused,
                    ::core::option::Option::Some(Event::ContainerPaused(event)),
                )
            }
        }
    }
}
#[automatically_derived]
impl<R> ::core::convert::From<stopped::StartContainerOutcome<R>> for Reply {
    #[inline]
    fn from(outcome: stopped::StartContainerOutcome<R>) -> Self {
        match outcome {
            stopped::StartContainerOutcome::Started { event, .. } => {
                Self::accepted(
                    Outcome::StartContainerStarted,
                    ::core::option::Option::Some(Event::ContainerStarted(event)),
                )
            }
        }
    }
}
#[automatically_derived]
impl<R> ::core::convert::From<unknown::ResumeOutcome<R>> for Reply {
    #[inline]
    fn from(outcome: unknown::ResumeOutcome<R>) -> Self {
        match outcome {
            unknown::ResumeOutcome::Resumed { event, .. } => {
                Self::accepted(
                    Outcome::ResumeResumed,
                    ::core::option::Option::Some(Event::ContainerResumed(event)),
                )
            }
        }
    }
}
#[automatically_derived]
impl ::core::convert::From<absent::CreateContainerOutcome> for Reply {
    #[inline]
    fn from(outcome: absent::CreateContainerOutcome) -> Self {
        match outcome {
            absent::CreateContainerOutcome::Created { event, .. } => {
                Self::accepted(
                    Outcome::CreateContainerCreated,
                    ::core::option::Option::Some(Event::ContainerCreated(event)),
                )
            }
        }
    }
}
#[automatically_derived]
impl ::core::convert::From<absent::PlaceByHandOutcome> for Reply {
    #[inline]
    fn from(outcome: absent::PlaceByHandOutcome) -> Self {
        match outcome {
            absent::PlaceByHandOutcome::Placed { event, .. } => {
                Self::accepted(
                    Outcome::PlaceByHandPlaced,
                    ::core::option::Option::Some(Event::ContainerCreated(event)),
                )
            }
        }
    }
}
impl<R: ::selvedge::Hold<ContainerRow>> Container<Pending, R> {
    /// The bare move `build` to `Building`, without a command: no field is written and no event emitted.
    ///
    /// # Errors
    /// If the row has not all that every row in `Building` has; it is given back unchanged.
    #[allow(clippy::result_large_err)]
    pub fn take_build(
        mut self,
    ) -> ::core::result::Result<
        Container<Building, R>,
        ::selvedge::Rejected<Self, ::selvedge::Unmet>,
    > {
        ::selvedge::__private::moved!(self, Container, ContainerState::Building)
    }
    /// The bare move `start` to `Starting`, without a command: no field is written and no event emitted.
    ///
    /// # Errors
    /// If the row has not all that every row in `Starting` has; it is given back unchanged.
    #[allow(clippy::result_large_err)]
    pub fn take_start(
        mut self,
    ) -> ::core::result::Result<
        Container<Starting, R>,
        ::selvedge::Rejected<Self, ::selvedge::Unmet>,
    > {
        ::selvedge::__private::moved!(self, Container, ContainerState::Starting)
    }
    /// The bare move `restart` to `Starting`, without a command: no field is written and no event emitted.
    ///
    /// # Errors
    /// If the row has not all that every row in `Starting` has; it is given back unchanged.
    #[allow(clippy::result_large_err)]
    pub fn take_restart(
        mut self,
    ) -> ::core::result::Result<
        Container<Starting, R>,
        ::selvedge::Rejected<Self, ::selvedge::Unmet>,
    > {
        ::selvedge::__private::moved!(self, Container, ContainerState::Starting)
    }
}
impl<R: ::selvedge::Hold<ContainerRow>> Container<Building, R> {
    /// The bare move `start` to `Starting`, without a command: no field is written and no event emitted.
    ///
    /// # Errors
    /// If the row has not all that every row in `Starting` has; it is given back unchanged.
    #[allow(clippy::result_large_err)]
    pub fn take_start(
        mut self,
    ) -> ::core::result::Result<
        Container<Starting, R>,
        ::selvedge::Rejected<Self, ::selvedge::Unmet>,
    > {
        ::selvedge::__private::moved!(self, Container, ContainerState::Starting)
    }
}
impl<R: ::selvedge::Hold<ContainerRow>> Container<Starting, R> {
    /// The bare move `restart` to `Starting`, without a command: no field is written and no event emitted.
    ///
    /// # Errors
    /// If the row has not all that every row in `Starting` has; it is given back unchanged.
    #[allow(clippy::result_large_err)]
    pub fn take_restart(
        mut self,
    ) -> ::core::result::Result<
        Container<Starting, R>,
        ::selvedge::Rejected<Self, ::selvedge::Unmet>,
    > {
        ::selvedge::__private::moved!(self, Container, ContainerState::Starting)
    }
    /// The bare move `answer` to `Running`, without a command: no field is written and no event emitted.
    ///
    /// # Errors
    /// If the row has not all that every row in `Running` has; it is given back unchanged.
    #[allow(clippy::result_large_err)]
    pub fn take_answer(
        mut self,
    ) -> ::core::result::Result<
        Container<Running, R>,
        ::selvedge::Rejected<Self, ::selvedge::Unmet>,
    > {
        ::selvedge::__private::moved!(self, Container, ContainerState::Running)
    }
    /// The bare move `exit` to `Stopped`, without a command: no field is written and no event emitted.
    ///
    /// # Errors
    /// If the row has not all that every row in `Stopped` has; it is given back unchanged.
    #[allow(clippy::result_large_err)]
    pub fn take_exit(
        mut self,
    ) -> ::core::result::Result<
        Container<Stopped, R>,
        ::selvedge::Rejected<Self, ::selvedge::Unmet>,
    > {
        ::selvedge::__private::moved!(self, Container, ContainerState::Stopped)
    }
    /// The bare move `crash` to `Crashed`, without a command: no field is written and no event emitted.
    ///
    /// # Errors
    /// If the row has not all that every row in `Crashed` has; it is given back unchanged.
    #[allow(clippy::result_large_err)]
    pub fn take_crash(
        mut self,
    ) -> ::core::result::Result<
        Container<Crashed, R>,
        ::selvedge::Rejected<Self, ::selvedge::Unmet>,
    > {
        ::selvedge::__private::moved!(self, Container, ContainerState::Crashed)
    }
}
impl<R: ::selvedge::Hold<ContainerRow>> Container<Running, R> {
    /// The bare move `restart` to `Starting`, without a command: no field is written and no event emitted.
    ///
    /// # Errors
    /// If the row has not all that every row in `Starting` has; it is given back unchanged.
    #[allow(clippy::result_large_err)]
    pub fn take_restart(
        mut self,
    ) -> ::core::result::Result<
        Container<Starting, R>,
        ::selvedge::Rejected<Self, ::selvedge::Unmet>,
    > {
        ::selvedge::__private::moved!(self, Container, ContainerState::Starting)
    }
    /// The bare move `answer` to `Running`, without a command: no field is written and no event emitted.
    ///
    /// # Errors
    /// If the row has not all that every row in `Running` has; it is given back unchanged.
    #[allow(clippy::result_large_err)]
    pub fn take_answer(
        mut self,
    ) -> ::core::result::Result<
        Container<Running, R>,
        ::selvedge::Rejected<Self, ::selvedge::Unmet>,
    > {
        ::selvedge::__private::moved!(self, Container, ContainerState::Running)
    }
    /// The bare move `fall_silent` to `Running`, without a command: no field is written and no event emitted.
    ///
    /// # Errors
    /// If the row has not all that every row in `Running` has; it is given back unchanged.
    #[allow(clippy::result_large_err)]
    pub fn take_fall_silent(
        mut self,
    ) -> ::core::result::Result<
        Container<Running, R>,
        ::selvedge::Rejected<Self, ::selvedge::Unmet>,
    > {
        ::selvedge::__private::moved!(self, Container, ContainerState::Running)
    }
    /// The bare move `exit` to `Stopped`, without a command: no field is written and no event emitted.
    ///
    /// # Errors
    /// If the row has not all that every row in `Stopped` has; it is given back unchanged.
    #[allow(clippy::result_large_err)]
    pub fn take_exit(
        mut self,
    ) -> ::core::result::Result<
        Container<Stopped, R>,
        ::selvedge::Rejected<Self, ::selvedge::Unmet>,
    > {
        ::selvedge::__private::moved!(self, Container, ContainerState::Stopped)
    }
    /// The bare move `crash` to `Crashed`, without a command: no field is written and no event emitted.
    ///
    /// # Errors
    /// If the row has not all that every row in `Crashed` has; it is given back unchanged.
    #[allow(clippy::result_large_err)]
    pub fn take_crash(
        mut self,
    ) -> ::core::result::Result<
        Container<Crashed, R>,
        ::selvedge::Rejected<Self, ::selvedge::Unmet>,
    > {
        ::selvedge::__private::moved!(self, Container, ContainerState::Crashed)
    }
    /// The bare move `pause` to `Unknown`, without a command: no field is written and no event emitted.
    ///
    /// # Errors
    /// If the row has not all that every row in `Unknown` has; it is given back unchanged.
    #[allow(clippy::result_large_err)]
    pub fn take_pause(
        mut self,
    ) -> ::core::result::Result<
        Container<Unknown, R>,
        ::selvedge::Rejected<Self, ::selvedge::Unmet>,
    > {
        ::selvedge::__private::moved!(self, Container, ContainerState::Unknown)
    }
}
impl<R: ::selvedge::Hold<ContainerRow>> Container<Stopped, R> {
    /// The bare move `start` to `Starting`, without a command: no field is written and no event emitted.
    ///
    /// # Errors
    /// If the row has not all that every row in `Starting` has; it is given back unchanged.
    #[allow(clippy::result_large_err)]
    pub fn take_start(
        mut self,
    ) -> ::core::result::Result<
        Container<Starting, R>,
        ::selvedge::Rejected<Self, ::selvedge::Unmet>,
    > {
        ::selvedge::__private::moved!(self, Container, ContainerState::Starting)
    }
    /// The bare move `restart` to `Starting`, without a command: no field is written and no event emitted.
    ///
    /// # Errors
    /// If the row has not all that every row in `Starting` has; it is given back unchanged.
    #[allow(clippy::result_large_err)]
    pub fn take_restart(
        mut self,
    ) -> ::core::result::Result<
        Container<Starting, R>,
        ::selvedge::Rejected<Self, ::selvedge::Unmet>,
    > {
        ::selvedge::__private::moved!(self, Container, ContainerState::Starting)
    }
}
impl<R: ::selvedge::Hold<ContainerRow>> Container<Crashed, R> {
    /// The bare move `start` to `Starting`, without a command: no field is written and no event emitted.
    ///
    /// # Errors
    /// If the row has not all that every row in `Starting` has; it is given back unchanged.
    #[allow(clippy::result_large_err)]
    pub fn take_start(
        mut self,
    ) -> ::core::result::Result<
        Container<Starting, R>,
        ::selvedge::Rejected<Self, ::selvedge::Unmet>,
    > {
        ::selvedge::__private::moved!(self, Container, ContainerState::Starting)
    }
    /// The bare move `restart` to `Starting`, without a command: no field is written and no event emitted.
    ///
    /// # Errors
    /// If the row has not all that every row in `Starting` has; it is given back unchanged.
    #[allow(clippy::result_large_err)]
    pub fn take_restart(
        mut self,
    ) -> ::core::result::Result<
        Container<Starting, R>,
        ::selvedge::Rejected<Self, ::selvedge::Unmet>,
    > {
        ::selvedge::__private::moved!(self, Container, ContainerState::Starting)
    }
}
impl<R: ::selvedge::Hold<ContainerRow>> Container<Unknown, R> {
    /// The bare move `resume` to `Running`, without a command: no field is written and no event emitted.
    ///
    /// # Errors
    /// If the row has not all that every row in `Running` has; it is given back unchanged.
    #[allow(clippy::result_large_err)]
    pub fn take_resume(
        mut self,
    ) -> ::core::result::Result<
        Container<Running, R>,
        ::selvedge::Rejected<Self, ::selvedge::Unmet>,
    > {
        ::selvedge::__private::moved!(self, Container, ContainerState::Running)
    }
}
::selvedge::__private::illegal! {
    Container < Pending > { create_container(CreateContainer) [Pending :
    __illegal::CreateContainerInPending]; finish_build(FinishBuild) [Pending :
    __illegal::FinishBuildInPending]; become_healthy(BecomeHealthy) [Pending :
    __illegal::BecomeHealthyInPending]; become_unhealthy(BecomeUnhealthy) [Pending :
    __illegal::BecomeUnhealthyInPending]; crash(Crash) [Pending :
    __illegal::CrashInPending]; exit(Exit) [Pending : __illegal::ExitInPending];
    pause(Pause) [Pending : __illegal::PauseInPending]; resume(Resume) [Pending :
    __illegal::ResumeInPending]; place_by_hand(PlaceByHand) [Pending :
    __illegal::PlaceByHandInPending]; take_answer() [Pending :
    __illegal::AnswerFromPending]; take_fall_silent() [Pending :
    __illegal::FallSilentFromPending]; take_exit() [Pending :
    __illegal::ExitFromPending]; take_crash() [Pending : __illegal::CrashFromPending];
    take_pause() [Pending : __illegal::PauseFromPending]; take_resume() [Pending :
    __illegal::ResumeFromPending]; }
}
::selvedge::__private::illegal! {
    Container < Building > { create_container(CreateContainer) [Building :
    __illegal::CreateContainerInBuilding]; restart_container(RestartContainer) [Building
    : __illegal::RestartContainerInBuilding]; become_healthy(BecomeHealthy) [Building :
    __illegal::BecomeHealthyInBuilding]; become_unhealthy(BecomeUnhealthy) [Building :
    __illegal::BecomeUnhealthyInBuilding]; crash(Crash) [Building :
    __illegal::CrashInBuilding]; exit(Exit) [Building : __illegal::ExitInBuilding];
    pause(Pause) [Building : __illegal::PauseInBuilding]; resume(Resume) [Building :
    __illegal::ResumeInBuilding]; place_by_hand(PlaceByHand) [Building :
    __illegal::PlaceByHandInBuilding]; take_build() [Building :
    __illegal::BuildFromBuilding]; take_restart() [Building :
    __illegal::RestartFromBuilding]; take_answer() [Building :
    __illegal::AnswerFromBuilding]; take_fall_silent() [Building :
    __illegal::FallSilentFromBuilding]; take_exit() [Building :
    __illegal::ExitFromBuilding]; take_crash() [Building : __illegal::CrashFromBuilding];
    take_pause() [Building : __illegal::PauseFromBuilding]; take_resume() [Building :
    __illegal::ResumeFromBuilding]; }
}
::selvedge::__private::illegal! {
    Container < Starting > { create_container(CreateContainer) [Starting :
    __illegal::CreateContainerInStarting]; finish_build(FinishBuild) [Starting :
    __illegal::FinishBuildInStarting]; become_unhealthy(BecomeUnhealthy) [Starting :
    __illegal::BecomeUnhealthyInStarting]; pause(Pause) [Starting :
    __illegal::PauseInStarting]; resume(Resume) [Starting : __illegal::ResumeInStarting];
    place_by_hand(PlaceByHand) [Starting : __illegal::PlaceByHandInStarting];
    take_build() [Starting : __illegal::BuildFromStarting]; take_start() [Starting :
    __illegal::StartFromStarting]; take_fall_silent() [Starting :
    __illegal::FallSilentFromStarting]; take_pause() [Starting :
    __illegal::PauseFromStarting]; take_resume() [Starting :
    __illegal::ResumeFromStarting]; }
}
::selvedge::__private::illegal! {
    Container < Running > { create_container(CreateContainer) [Running :
    __illegal::CreateContainerInRunning]; finish_build(FinishBuild) [Running :
    __illegal::FinishBuildInRunning]; resume(Resume) [Running :
    __illegal::ResumeInRunning]; place_by_hand(PlaceByHand) [Running :
    __illegal::PlaceByHandInRunning]; take_build() [Running :
    __illegal::BuildFromRunning]; take_start() [Running : __illegal::StartFromRunning];
    take_resume() [Running : __illegal::ResumeFromRunning]; }
}
::selvedge::__private::illegal! {
    Container < Stopped > { create_container(CreateContainer) [Stopped :
    __illegal::CreateContainerInStopped]; finish_build(FinishBuild) [Stopped :
    __illegal::FinishBuildInStopped]; become_healthy(BecomeHealthy) [Stopped :
    __illegal::BecomeHealthyInStopped]; become_unhealthy(BecomeUnhealthy) [Stopped :
    __illegal::BecomeUnhealthyInStopped]; crash(Crash) [Stopped :
    __illegal::CrashInStopped]; exit(Exit) [Stopped : __illegal::ExitInStopped];
    pause(Pause) [Stopped : __illegal::PauseInStopped]; resume(Resume) [Stopped :
    __illegal::ResumeInStopped]; place_by_hand(PlaceByHand) [Stopped :
    __illegal::PlaceByHandInStopped]; take_build() [Stopped :
    __illegal::BuildFromStopped]; take_answer() [Stopped : __illegal::AnswerFromStopped];
    take_fall_silent() [Stopped : __illegal::FallSilentFromStopped]; take_exit() [Stopped
    : __illegal::ExitFromStopped]; take_crash() [Stopped : __illegal::CrashFromStopped];
    take_pause() [Stopped : __illegal::PauseFromStopped]; take_resume() [Stopped :
    __illegal::ResumeFromStopped]; }
}
::selvedge::__private::illegal! {
    Container < Crashed > { create_container(CreateContainer) [Crashed :
    __illegal::CreateContainerInCrashed]; finish_build(FinishBuild) [Crashed :
    __illegal::FinishBuildInCrashed]; become_healthy(BecomeHealthy) [Crashed :
    __illegal::BecomeHealthyInCrashed]; become_unhealthy(BecomeUnhealthy) [Crashed :
    __illegal::BecomeUnhealthyInCrashed]; crash(Crash) [Crashed :
    __illegal::CrashInCrashed]; exit(Exit) [Crashed : __illegal::ExitInCrashed];
    pause(Pause) [Crashed : __illegal::PauseInCrashed]; resume(Resume) [Crashed :
    __illegal::ResumeInCrashed]; place_by_hand(PlaceByHand) [Crashed :
    __illegal::PlaceByHandInCrashed]; take_build() [Crashed :
    __illegal::BuildFromCrashed]; take_answer() [Crashed : __illegal::AnswerFromCrashed];
    take_fall_silent() [Crashed : __illegal::FallSilentFromCrashed]; take_exit() [Crashed
    : __illegal::ExitFromCrashed]; take_crash() [Crashed : __illegal::CrashFromCrashed];
    take_pause() [Crashed : __illegal::PauseFromCrashed]; take_resume() [Crashed :
    __illegal::ResumeFromCrashed]; }
}
::selvedge::__private::illegal! {
    Container < Unknown > { create_container(CreateContainer) [Unknown :
    __illegal::CreateContainerInUnknown]; start_container(StartContainer) [Unknown :
    __illegal::StartContainerInUnknown]; restart_container(RestartContainer) [Unknown :
    __illegal::RestartContainerInUnknown]; finish_build(FinishBuild) [Unknown :
    __illegal::FinishBuildInUnknown]; become_healthy(BecomeHealthy) [Unknown :
    __illegal::BecomeHealthyInUnknown]; become_unhealthy(BecomeUnhealthy) [Unknown :
    __illegal::BecomeUnhealthyInUnknown]; crash(Crash) [Unknown :
    __illegal::CrashInUnknown]; exit(Exit) [Unknown : __illegal::ExitInUnknown];
    pause(Pause) [Unknown : __illegal::PauseInUnknown]; place_by_hand(PlaceByHand)
    [Unknown : __illegal::PlaceByHandInUnknown]; take_build() [Unknown :
    __illegal::BuildFromUnknown]; take_start() [Unknown : __illegal::StartFromUnknown];
    take_restart() [Unknown : __illegal::RestartFromUnknown]; take_answer() [Unknown :
    __illegal::AnswerFromUnknown]; take_fall_silent() [Unknown :
    __illegal::FallSilentFromUnknown]; take_exit() [Unknown :
    __illegal::ExitFromUnknown]; take_crash() [Unknown : __illegal::CrashFromUnknown];
    take_pause() [Unknown : __illegal::PauseFromUnknown]; }
}
/// Every `Container` by its identity, and the dispatcher over them.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::hash::Hash,
    ::core::default::Default
)]
#[allow(clippy::struct_field_names)]
pub struct Containers {
    rows: ::selvedge::__private::Rows<ContainerRow>,
}
#[automatically_derived]
impl ::core::cmp::Eq for Containers {}
impl Containers {
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
            Command::CreateContainer(input) => self.execute_create_container(input),
            Command::StartContainer(input) => self.execute_start_container(input),
            Command::RestartContainer(input) => self.execute_restart_container(input),
            Command::StopContainer(input) => self.execute_stop_container(input),
            Command::DrainContainer(input) => self.execute_drain_container(input),
            Command::FinishBuild(input) => self.execute_finish_build(input),
            Command::BecomeHealthy(input) => self.execute_become_healthy(input),
            Command::BecomeUnhealthy(input) => self.execute_become_unhealthy(input),
            Command::Crash(input) => self.execute_crash(input),
            Command::Exit(input) => self.execute_exit(input),
            Command::Pause(input) => self.execute_pause(input),
            Command::Resume(input) => self.execute_resume(input),
            Command::RemoveByHand(input) => self.execute_remove_by_hand(input),
            Command::PlaceByHand(input) => self.execute_place_by_hand(input),
        }
    }
    #[inline]
    #[allow(clippy::needless_pass_by_value)]
    fn execute_create_container(&mut self, input: CreateContainer) -> Reply {
        let ::core::option::Option::Some(row) = self.rows.get_mut(&input.id) else {
            return match absent::create_container(input) {
                absent::CreateContainerOutcome::Created {
                    container: created,
                    event,
                    ..
                } => {
                    self.rows.insert(created.row);
                    Reply::accepted(
                        Outcome::CreateContainerCreated,
                        ::core::option::Option::Some(Event::ContainerCreated(event)),
                    )
                }
            };
        };
        match row.state {
            ContainerState::Pending
            | ContainerState::Building
            | ContainerState::Starting
            | ContainerState::Running
            | ContainerState::Stopped
            | ContainerState::Crashed
            | ContainerState::Unknown => {
                Reply::rejected(
                    Outcome::CreateContainerTaken,
                    Error::IdTaken(input.answer_taken()),
                )
            }
        }
    }
    #[inline]
    #[allow(clippy::needless_pass_by_value)]
    fn execute_start_container(&mut self, input: StartContainer) -> Reply {
        let ::core::option::Option::Some(row) = self.rows.get_mut(&input.id) else {
            return Reply::rejected(
                Outcome::StartContainerUnknown,
                Error::NoSuchContainer(input.answer_unknown()),
            );
        };
        match row.state {
            ContainerState::Pending => {
                ::core::convert::From::from(
                    Container::<Pending, _>::of(::selvedge::__private::Found(row))
                        .start_container(input),
                )
            }
            ContainerState::Building => {
                ::core::convert::From::from(
                    Container::<Building, _>::of(::selvedge::__private::Found(row))
                        .start_container(input),
                )
            }
            ContainerState::Starting => {
                ::core::convert::From::from(
                    Container::<Starting, _>::of(::selvedge::__private::Found(row))
                        .start_container(input),
                )
            }
            ContainerState::Running => {
                ::core::convert::From::from(
                    Container::<Running, _>::of(::selvedge::__private::Found(row))
                        .start_container(input),
                )
            }
            ContainerState::Stopped => {
                ::core::convert::From::from(
                    Container::<Stopped, _>::of(::selvedge::__private::Found(row))
                        .start_container(input),
                )
            }
            ContainerState::Crashed => {
                ::core::convert::From::from(
                    Container::<Crashed, _>::of(::selvedge::__private::Found(row))
                        .start_container(input),
                )
            }
            ContainerState::Unknown => {
                Reply::rejected(
                    Outcome::StartContainerConflict,
                    Error::StateConflict(input.answer_conflict()),
                )
            }
        }
    }
    #[inline]
    #[allow(clippy::needless_pass_by_value)]
    fn execute_restart_container(&mut self, input: RestartContainer) -> Reply {
        let ::core::option::Option::Some(row) = self.rows.get_mut(&input.id) else {
            return Reply::rejected(
                Outcome::RestartContainerUnknown,
                Error::NoSuchContainer(input.answer_unknown()),
            );
        };
        match row.state {
            ContainerState::Pending => {
                ::core::convert::From::from(
                    Container::<Pending, _>::of(::selvedge::__private::Found(row))
                        .restart_container(input),
                )
            }
            ContainerState::Building | ContainerState::Unknown => {
                Reply::rejected(
                    Outcome::RestartContainerConflict,
                    Error::StateConflict(input.answer_conflict()),
                )
            }
            ContainerState::Starting => {
                ::core::convert::From::from(
                    Container::<Starting, _>::of(::selvedge::__private::Found(row))
                        .restart_container(input),
                )
            }
            ContainerState::Running => {
                ::core::convert::From::from(
                    Container::<Running, _>::of(::selvedge::__private::Found(row))
                        .restart_container(input),
                )
            }
            ContainerState::Stopped => {
                ::core::convert::From::from(
                    Container::<Stopped, _>::of(::selvedge::__private::Found(row))
                        .restart_container(input),
                )
            }
            ContainerState::Crashed => {
                ::core::convert::From::from(
                    Container::<Crashed, _>::of(::selvedge::__private::Found(row))
                        .restart_container(input),
                )
            }
        }
    }
    #[inline]
    #[allow(clippy::needless_pass_by_value)]
    fn execute_stop_container(&mut self, input: StopContainer) -> Reply {
        let ::core::option::Option::Some((vacancy, row)) = self.rows.lift(&input.id)
        else {
            return Reply::rejected(
                Outcome::StopContainerUnknown,
                Error::NoSuchContainer(input.answer_unknown()),
            );
        };
        match row.state {
            ContainerState::Pending => {
                self.rows.give_up(vacancy);
                ::core::convert::From::from(
                    Container::<Pending, _>::of(::selvedge::__private::Found(row))
                        .stop_container(input),
                )
            }
            ContainerState::Building => {
                self.rows.give_up(vacancy);
                ::core::convert::From::from(
                    Container::<Building, _>::of(::selvedge::__private::Found(row))
                        .stop_container(input),
                )
            }
            ContainerState::Starting => {
                self.rows.give_up(vacancy);
                ::core::convert::From::from(
                    Container::<Starting, _>::of(::selvedge::__private::Found(row))
                        .stop_container(input),
                )
            }
            ContainerState::Running => {
                self.rows.give_up(vacancy);
                ::core::convert::From::from(
                    Container::<Running, _>::of(::selvedge::__private::Found(row))
                        .stop_container(input),
                )
            }
            ContainerState::Stopped => {
                self.rows.give_up(vacancy);
                ::core::convert::From::from(
                    Container::<Stopped, _>::of(::selvedge::__private::Found(row))
                        .stop_container(input),
                )
            }
            ContainerState::Crashed => {
                self.rows.give_up(vacancy);
                ::core::convert::From::from(
                    Container::<Crashed, _>::of(::selvedge::__private::Found(row))
                        .stop_container(input),
                )
            }
            ContainerState::Unknown => {
                self.rows.give_up(vacancy);
                ::core::convert::From::from(
                    Container::<Unknown, _>::of(::selvedge::__private::Found(row))
                        .stop_container(input),
                )
            }
        }
    }
    #[inline]
    #[allow(clippy::needless_pass_by_value)]
    fn execute_drain_container(&mut self, input: DrainContainer) -> Reply {
        let ::core::option::Option::Some((vacancy, row)) = self.rows.lift(&input.id)
        else {
            return Reply::rejected(
                Outcome::DrainContainerUnknown,
                Error::NoSuchContainer(input.answer_unknown()),
            );
        };
        match row.state {
            ContainerState::Pending => {
                self.rows.give_up(vacancy);
                ::core::convert::From::from(
                    Container::<Pending, _>::of(::selvedge::__private::Found(row))
                        .drain_container(input),
                )
            }
            ContainerState::Building => {
                self.rows.give_up(vacancy);
                ::core::convert::From::from(
                    Container::<Building, _>::of(::selvedge::__private::Found(row))
                        .drain_container(input),
                )
            }
            ContainerState::Starting => {
                self.rows.give_up(vacancy);
                ::core::convert::From::from(
                    Container::<Starting, _>::of(::selvedge::__private::Found(row))
                        .drain_container(input),
                )
            }
            ContainerState::Running => {
                self.rows.give_up(vacancy);
                ::core::convert::From::from(
                    Container::<Running, _>::of(::selvedge::__private::Found(row))
                        .drain_container(input),
                )
            }
            ContainerState::Stopped => {
                self.rows.give_up(vacancy);
                ::core::convert::From::from(
                    Container::<Stopped, _>::of(::selvedge::__private::Found(row))
                        .drain_container(input),
                )
            }
            ContainerState::Crashed => {
                self.rows.give_up(vacancy);
                ::core::convert::From::from(
                    Container::<Crashed, _>::of(::selvedge::__private::Found(row))
                        .drain_container(input),
                )
            }
            ContainerState::Unknown => {
                self.rows.give_up(vacancy);
                ::core::convert::From::from(
                    Container::<Unknown, _>::of(::selvedge::__private::Found(row))
                        .drain_container(input),
                )
            }
        }
    }
    #[inline]
    #[allow(clippy::needless_pass_by_value)]
    fn execute_finish_build(&mut self, input: FinishBuild) -> Reply {
        let ::core::option::Option::Some(row) = self.rows.get_mut(&input.id) else {
            return Reply::rejected(
                Outcome::FinishBuildUnknown,
                Error::NoSuchContainer(input.answer_unknown()),
            );
        };
        match row.state {
            ContainerState::Pending
            | ContainerState::Starting
            | ContainerState::Running
            | ContainerState::Stopped
            | ContainerState::Crashed
            | ContainerState::Unknown => {
                Reply::rejected(
                    Outcome::FinishBuildNotAwaited,
                    Error::StateConflict(input.answer_not_awaited()),
                )
            }
            ContainerState::Building => {
                ::core::convert::From::from(
                    Container::<Building, _>::of(::selvedge::__private::Found(row))
                        .finish_build(input),
                )
            }
        }
    }
    #[inline]
    #[allow(clippy::needless_pass_by_value)]
    fn execute_become_healthy(&mut self, input: BecomeHealthy) -> Reply {
        let ::core::option::Option::Some(row) = self.rows.get_mut(&input.id) else {
            return Reply::rejected(
                Outcome::BecomeHealthyUnknown,
                Error::NoSuchContainer(input.answer_unknown()),
            );
        };
        match row.state {
            ContainerState::Pending
            | ContainerState::Building
            | ContainerState::Stopped
            | ContainerState::Crashed
            | ContainerState::Unknown => {
                Reply::rejected(
                    Outcome::BecomeHealthyConflict,
                    Error::StateConflict(input.answer_conflict()),
                )
            }
            ContainerState::Starting => {
                ::core::convert::From::from(
                    Container::<Starting, _>::of(::selvedge::__private::Found(row))
                        .become_healthy(input),
                )
            }
            ContainerState::Running => {
                ::core::convert::From::from(
                    Container::<Running, _>::of(::selvedge::__private::Found(row))
                        .become_healthy(input),
                )
            }
        }
    }
    #[inline]
    #[allow(clippy::needless_pass_by_value)]
    fn execute_become_unhealthy(&mut self, input: BecomeUnhealthy) -> Reply {
        let ::core::option::Option::Some(row) = self.rows.get_mut(&input.id) else {
            return Reply::rejected(
                Outcome::BecomeUnhealthyUnknown,
                Error::NoSuchContainer(input.answer_unknown()),
            );
        };
        match row.state {
            ContainerState::Pending
            | ContainerState::Building
            | ContainerState::Starting
            | ContainerState::Stopped
            | ContainerState::Crashed
            | ContainerState::Unknown => {
                Reply::rejected(
                    Outcome::BecomeUnhealthyConflict,
                    Error::StateConflict(input.answer_conflict()),
                )
            }
            ContainerState::Running => {
                ::core::convert::From::from(
                    Container::<Running, _>::of(::selvedge::__private::Found(row))
                        .become_unhealthy(input),
                )
            }
        }
    }
    #[inline]
    #[allow(clippy::needless_pass_by_value)]
    fn execute_crash(&mut self, input: Crash) -> Reply {
        let ::core::option::Option::Some(row) = self.rows.get_mut(&input.id) else {
            return Reply::rejected(
                Outcome::CrashUnknown,
                Error::NoSuchContainer(input.answer_unknown()),
            );
        };
        match row.state {
            ContainerState::Pending
            | ContainerState::Building
            | ContainerState::Stopped
            | ContainerState::Crashed
            | ContainerState::Unknown => {
                Reply::rejected(
                    Outcome::CrashConflict,
                    Error::StateConflict(input.answer_conflict()),
                )
            }
            ContainerState::Starting => {
                ::core::convert::From::from(
                    Container::<Starting, _>::of(::selvedge::__private::Found(row))
                        .crash(input),
                )
            }
            ContainerState::Running => {
                ::core::convert::From::from(
                    Container::<Running, _>::of(::selvedge::__private::Found(row))
                        .crash(input),
                )
            }
        }
    }
    #[inline]
    #[allow(clippy::needless_pass_by_value)]
    fn execute_exit(&mut self, input: Exit) -> Reply {
        let ::core::option::Option::Some(row) = self.rows.get_mut(&input.id) else {
            return Reply::rejected(
                Outcome::ExitUnknown,
                Error::NoSuchContainer(input.answer_unknown()),
            );
        };
        match row.state {
            ContainerState::Pending
            | ContainerState::Building
            | ContainerState::Stopped
            | ContainerState::Crashed
            | ContainerState::Unknown => {
                Reply::rejected(
                    Outcome::ExitConflict,
                    Error::StateConflict(input.answer_conflict()),
                )
            }
            ContainerState::Starting => {
                ::core::convert::From::from(
                    Container::<Starting, _>::of(::selvedge::__private::Found(row))
                        .exit(input),
                )
            }
            ContainerState::Running => {
                ::core::convert::From::from(
                    Container::<Running, _>::of(::selvedge::__private::Found(row))
                        .exit(input),
                )
            }
        }
    }
    #[inline]
    #[allow(clippy::needless_pass_by_value)]
    fn execute_pause(&mut self, input: Pause) -> Reply {
        let ::core::option::Option::Some(row) = self.rows.get_mut(&input.id) else {
            return Reply::rejected(
                Outcome::PauseUnknown,
                Error::NoSuchContainer(input.answer_unknown()),
            );
        };
        match row.state {
            ContainerState::Pending
            | ContainerState::Building
            | ContainerState::Starting
            | ContainerState::Stopped
            | ContainerState::Crashed
            | ContainerState::Unknown => {
                Reply::rejected(
                    Outcome::PauseConflict,
                    Error::StateConflict(input.answer_conflict()),
                )
            }
            ContainerState::Running => {
                ::core::convert::From::from(
                    Container::<Running, _>::of(::selvedge::__private::Found(row))
                        .pause(input),
                )
            }
        }
    }
    #[inline]
    #[allow(clippy::needless_pass_by_value)]
    fn execute_resume(&mut self, input: Resume) -> Reply {
        let ::core::option::Option::Some(row) = self.rows.get_mut(&input.id) else {
            return Reply::rejected(
                Outcome::ResumeUnknown,
                Error::NoSuchContainer(input.answer_unknown()),
            );
        };
        match row.state {
            ContainerState::Pending
            | ContainerState::Building
            | ContainerState::Starting
            | ContainerState::Running
            | ContainerState::Stopped
            | ContainerState::Crashed => {
                Reply::rejected(
                    Outcome::ResumeConflict,
                    Error::StateConflict(input.answer_conflict()),
                )
            }
            ContainerState::Unknown => {
                ::core::convert::From::from(
                    Container::<Unknown, _>::of(::selvedge::__private::Found(row))
                        .resume(input),
                )
            }
        }
    }
    #[inline]
    #[allow(clippy::needless_pass_by_value)]
    fn execute_remove_by_hand(&mut self, input: RemoveByHand) -> Reply {
        let ::core::option::Option::Some((vacancy, row)) = self.rows.lift(&input.id)
        else {
            return Reply::rejected(
                Outcome::RemoveByHandUnknown,
                Error::NoSuchContainer(input.answer_unknown()),
            );
        };
        match row.state {
            ContainerState::Pending => {
                self.rows.give_up(vacancy);
                ::core::convert::From::from(
                    Container::<Pending, _>::of(::selvedge::__private::Found(row))
                        .remove_by_hand(input),
                )
            }
            ContainerState::Building => {
                self.rows.give_up(vacancy);
                ::core::convert::From::from(
                    Container::<Building, _>::of(::selvedge::__private::Found(row))
                        .remove_by_hand(input),
                )
            }
            ContainerState::Starting => {
                self.rows.give_up(vacancy);
                ::core::convert::From::from(
                    Container::<Starting, _>::of(::selvedge::__private::Found(row))
                        .remove_by_hand(input),
                )
            }
            ContainerState::Running => {
                self.rows.give_up(vacancy);
                ::core::convert::From::from(
                    Container::<Running, _>::of(::selvedge::__private::Found(row))
                        .remove_by_hand(input),
                )
            }
            ContainerState::Stopped => {
                self.rows.give_up(vacancy);
                ::core::convert::From::from(
                    Container::<Stopped, _>::of(::selvedge::__private::Found(row))
                        .remove_by_hand(input),
                )
            }
            ContainerState::Crashed => {
                self.rows.give_up(vacancy);
                ::core::convert::From::from(
                    Container::<Crashed, _>::of(::selvedge::__private::Found(row))
                        .remove_by_hand(input),
                )
            }
            ContainerState::Unknown => {
                self.rows.give_up(vacancy);
                ::core::convert::From::from(
                    Container::<Unknown, _>::of(::selvedge::__private::Found(row))
                        .remove_by_hand(input),
                )
            }
        }
    }
    #[inline]
    #[allow(clippy::needless_pass_by_value)]
    fn execute_place_by_hand(&mut self, input: PlaceByHand) -> Reply {
        let ::core::option::Option::Some(row) = self.rows.get_mut(&input.id) else {
            return match absent::place_by_hand(input) {
                absent::PlaceByHandOutcome::Placed { container: created, event, .. } => {
                    self.rows.insert(created.row);
                    Reply::accepted(
                        Outcome::PlaceByHandPlaced,
                        ::core::option::Option::Some(Event::ContainerCreated(event)),
                    )
                }
            };
        };
        match row.state {
            ContainerState::Pending
            | ContainerState::Building
            | ContainerState::Starting
            | ContainerState::Running
            | ContainerState::Stopped
            | ContainerState::Crashed
            | ContainerState::Unknown => {
                Reply::rejected(
                    Outcome::PlaceByHandTaken,
                    Error::IdTaken(input.answer_taken()),
                )
            }
        }
    }
    /// What an agent lists: the containers that carry its label (RC-31).
    ///
    /// The rows of the view `Containers`, current; in no promised order.
    pub fn view(&self) -> impl ::core::iter::Iterator<Item = ContainersRow> + '_ {
        ::core::iter::Iterator::map(
            ::core::iter::Iterator::filter(
                self.rows.values(),
                |row: &&ContainerRow| row.workload.is_some(),
            ),
            |row| ContainersRow {
                id: ::core::clone::Clone::clone(&row.id),
                workload: ::core::clone::Clone::clone(&row.workload),
                replica: row.replica,
                image: ::core::clone::Clone::clone(&row.image),
                version: ::core::clone::Clone::clone(&row.version),
                healthy: row.healthy,
                state: row.state,
            },
        )
    }
    /// What is stored under an identity.
    #[must_use]
    pub fn get(&self, key: &ContainerId) -> ::core::option::Option<&ContainerRow> {
        self.rows.get(key)
    }
    /// The row under an identity, as the type of its state.
    #[must_use]
    pub fn get_mut(
        &mut self,
        key: &ContainerId,
    ) -> ::core::option::Option<AnyContainer<&mut ContainerRow>> {
        self.rows.get_mut(key).map(AnyContainer::of)
    }
    /// Takes a row in, and gives back the one that had its identity.
    pub fn insert(
        &mut self,
        any: impl ::core::convert::Into<AnyContainer>,
    ) -> ::core::option::Option<AnyContainer> {
        self.rows
            .insert(::core::convert::Into::<AnyContainer>::into(any).into_row())
            .map(AnyContainer::of)
    }
    /// Takes a row out.
    pub fn remove(&mut self, key: &ContainerId) -> ::core::option::Option<AnyContainer> {
        self.rows.remove(key).map(AnyContainer::of)
    }
    /// Every row, by identity.
    pub fn iter(&self) -> impl ::core::iter::Iterator<Item = &'_ ContainerRow> + '_ {
        ::core::iter::IntoIterator::into_iter(self.rows.sorted())
    }
    /// Where the row under an identity lies, for those who come back to it: without a look-up.
    #[must_use]
    pub fn slot(
        &self,
        key: &ContainerId,
    ) -> ::core::option::Option<::selvedge::Slot<ContainerRow>> {
        self.rows.slot(key)
    }
    /// What is stored in a slot; nothing, once that row has been deleted.
    #[must_use]
    pub fn at(
        &self,
        slot: ::selvedge::Slot<ContainerRow>,
    ) -> ::core::option::Option<&ContainerRow> {
        self.rows.at(slot)
    }
    /// The row in a slot, as the type of its state.
    #[must_use]
    pub fn at_mut(
        &mut self,
        slot: ::selvedge::Slot<ContainerRow>,
    ) -> ::core::option::Option<AnyContainer<&mut ContainerRow>> {
        self.rows.at_mut(slot).map(AnyContainer::of)
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
impl ::selvedge::Store for Containers {
    type Command = Command;
    type Reply = Reply;
    const SYSTEM: &'static ::core::primitive::str = "reconcile.container";
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
            |row| ("Container", ::selvedge::__private::encode(row)),
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
                "Containers",
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
            "Container" => {
                self.insert(::selvedge::wire::from_value::<AnyContainer>(row)?);
                ::core::result::Result::Ok(())
            }
            _ => ::core::result::Result::Err(::selvedge::__private::no_entity(entity)),
        }
    }
}
/// What an agent lists: the containers that carry its label (RC-31).
///
/// What the view `Containers` shows of a `Container`.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::hash::Hash
)]
pub struct ContainersRow {
    /// `id` on the wire.
    pub id: ContainerId,
    /// The workload that it serves; a container without this label is not managed.
    pub workload: ::core::option::Option<WorkloadId>,
    /// The slot that it fills; an older agent wrote no such label.
    pub replica: ::core::option::Option<::core::primitive::i64>,
    /// The image that it was created from, as its label tells it.
    pub image: ::core::option::Option<ImageRef>,
    /// The version that it was created for, as its label tells it.
    pub version: ::core::option::Option<Version>,
    /// Whether it answered when it was last asked.
    pub healthy: ::core::primitive::bool,
    /// The state in which it rests.
    pub state: ContainerState,
}
::selvedge::__private::record! {
    ContainersRow { required id "id", optional workload "workload", optional replica
    "replica", optional image "image", optional version "version", required healthy
    "healthy", required state "state", }
}
