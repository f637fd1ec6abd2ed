// What `selvedge::lifecycle!` makes of container.rs. Refreshed by `SELVEDGE_BLESS=1 cargo test -p selvedge-macros`.

/// The engine's name of a container.
///
/// Not interchangeable with what it wraps.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::cmp::Eq,
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
#[automatically_derived]
impl ::selvedge::__private::Serialize for ContainerId {
    fn serialize<Encoder: ::selvedge::__private::Serializer>(
        &self,
        serializer: Encoder,
    ) -> ::core::result::Result<Encoder::Ok, Encoder::Error> {
        ::selvedge::__private::Serialize::serialize(&self.0, serializer)
    }
}
#[automatically_derived]
impl ::selvedge::wire::Decode for ContainerId {
    fn decode(
        doc: ::selvedge::wire::Doc,
    ) -> ::core::result::Result<Self, ::selvedge::wire::WireError> {
        ::selvedge::wire::Decode::decode(doc).map(Self)
    }
    fn read(
        from: &mut ::selvedge::wire::Reader<'_>,
    ) -> ::core::result::Result<Self, ::selvedge::wire::GiveUp> {
        ::selvedge::wire::Decode::read(from).map(Self)
    }
}
#[automatically_derived]
impl<'de> ::selvedge::__private::Deserialize<'de> for ContainerId {
    fn deserialize<Decoder: ::selvedge::__private::Deserializer<'de>>(
        deserializer: Decoder,
    ) -> ::core::result::Result<Self, Decoder::Error> {
        ::selvedge::wire::deserialize(deserializer)
    }
}
/// Not interchangeable with what it wraps.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::cmp::Eq,
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
#[automatically_derived]
impl ::selvedge::__private::Serialize for WorkloadId {
    fn serialize<Encoder: ::selvedge::__private::Serializer>(
        &self,
        serializer: Encoder,
    ) -> ::core::result::Result<Encoder::Ok, Encoder::Error> {
        ::selvedge::__private::Serialize::serialize(&self.0, serializer)
    }
}
#[automatically_derived]
impl ::selvedge::wire::Decode for WorkloadId {
    fn decode(
        doc: ::selvedge::wire::Doc,
    ) -> ::core::result::Result<Self, ::selvedge::wire::WireError> {
        ::selvedge::wire::Decode::decode(doc).map(Self)
    }
    fn read(
        from: &mut ::selvedge::wire::Reader<'_>,
    ) -> ::core::result::Result<Self, ::selvedge::wire::GiveUp> {
        ::selvedge::wire::Decode::read(from).map(Self)
    }
}
#[automatically_derived]
impl<'de> ::selvedge::__private::Deserialize<'de> for WorkloadId {
    fn deserialize<Decoder: ::selvedge::__private::Deserializer<'de>>(
        deserializer: Decoder,
    ) -> ::core::result::Result<Self, Decoder::Error> {
        ::selvedge::wire::deserialize(deserializer)
    }
}
/// Not interchangeable with what it wraps.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::cmp::Eq,
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
#[automatically_derived]
impl ::selvedge::__private::Serialize for ImageRef {
    fn serialize<Encoder: ::selvedge::__private::Serializer>(
        &self,
        serializer: Encoder,
    ) -> ::core::result::Result<Encoder::Ok, Encoder::Error> {
        ::selvedge::__private::Serialize::serialize(&self.0, serializer)
    }
}
#[automatically_derived]
impl ::selvedge::wire::Decode for ImageRef {
    fn decode(
        doc: ::selvedge::wire::Doc,
    ) -> ::core::result::Result<Self, ::selvedge::wire::WireError> {
        ::selvedge::wire::Decode::decode(doc).map(Self)
    }
    fn read(
        from: &mut ::selvedge::wire::Reader<'_>,
    ) -> ::core::result::Result<Self, ::selvedge::wire::GiveUp> {
        ::selvedge::wire::Decode::read(from).map(Self)
    }
}
#[automatically_derived]
impl<'de> ::selvedge::__private::Deserialize<'de> for ImageRef {
    fn deserialize<Decoder: ::selvedge::__private::Deserializer<'de>>(
        deserializer: Decoder,
    ) -> ::core::result::Result<Self, Decoder::Error> {
        ::selvedge::wire::deserialize(deserializer)
    }
}
/// A hash of what should run on the host, opaque.
///
/// Not interchangeable with what it wraps.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::cmp::Eq,
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
#[automatically_derived]
impl ::selvedge::__private::Serialize for Version {
    fn serialize<Encoder: ::selvedge::__private::Serializer>(
        &self,
        serializer: Encoder,
    ) -> ::core::result::Result<Encoder::Ok, Encoder::Error> {
        ::selvedge::__private::Serialize::serialize(&self.0, serializer)
    }
}
#[automatically_derived]
impl ::selvedge::wire::Decode for Version {
    fn decode(
        doc: ::selvedge::wire::Doc,
    ) -> ::core::result::Result<Self, ::selvedge::wire::WireError> {
        ::selvedge::wire::Decode::decode(doc).map(Self)
    }
    fn read(
        from: &mut ::selvedge::wire::Reader<'_>,
    ) -> ::core::result::Result<Self, ::selvedge::wire::GiveUp> {
        ::selvedge::wire::Decode::read(from).map(Self)
    }
}
#[automatically_derived]
impl<'de> ::selvedge::__private::Deserialize<'de> for Version {
    fn deserialize<Decoder: ::selvedge::__private::Deserializer<'de>>(
        deserializer: Decoder,
    ) -> ::core::result::Result<Self, Decoder::Error> {
        ::selvedge::wire::deserialize(deserializer)
    }
}
/// Creates a container for a slot of a workload. It does not run yet.
///
/// The input of the command `CreateContainer`, which answers `created` and `taken`.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::cmp::Eq,
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
#[automatically_derived]
impl ::selvedge::__private::Serialize for CreateContainer {
    fn serialize<Encoder: ::selvedge::__private::Serializer>(
        &self,
        serializer: Encoder,
    ) -> ::core::result::Result<Encoder::Ok, Encoder::Error> {
        let mut map = ::selvedge::__private::Members::begin(
            serializer,
            "CreateContainer",
            5usize,
        )?;
        map.required("id", &self.id)?;
        map.required("workload", &self.workload)?;
        map.required("replica", &self.replica)?;
        map.required("image", &self.image)?;
        map.required("version", &self.version)?;
        map.end()
    }
}
#[automatically_derived]
impl ::selvedge::wire::Record for CreateContainer {
    const KEYS: &'static [&'static ::core::primitive::str] = &[
        "id",
        "workload",
        "replica",
        "image",
        "version",
    ];
    fn take<Origin: ::selvedge::wire::Source>(
        from: &mut Origin,
    ) -> ::core::result::Result<Self, Origin::Error> {
        ::core::result::Result::Ok(Self {
            id: from.required("id")?,
            workload: from.required("workload")?,
            replica: from.required("replica")?,
            image: from.required("image")?,
            version: from.required("version")?,
        })
    }
}
#[automatically_derived]
impl<'de> ::selvedge::__private::Deserialize<'de> for CreateContainer {
    fn deserialize<Decoder: ::selvedge::__private::Deserializer<'de>>(
        deserializer: Decoder,
    ) -> ::core::result::Result<Self, Decoder::Error> {
        ::selvedge::wire::deserialize(deserializer)
    }
}
/// Starts a created container, or has its image built first. Of one that runs already it is a success.
///
/// The input of the command `StartContainer`, which answers `unknown`, `building`, `started`, `running` and `conflict`.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::cmp::Eq,
    ::core::hash::Hash
)]
pub struct StartContainer {
    /// `id` on the wire.
    pub id: ContainerId,
    /// `built` on the wire.
    pub built: ::core::primitive::bool,
}
#[automatically_derived]
impl ::selvedge::__private::Serialize for StartContainer {
    fn serialize<Encoder: ::selvedge::__private::Serializer>(
        &self,
        serializer: Encoder,
    ) -> ::core::result::Result<Encoder::Ok, Encoder::Error> {
        let mut map = ::selvedge::__private::Members::begin(
            serializer,
            "StartContainer",
            2usize,
        )?;
        map.required("id", &self.id)?;
        map.required("built", &self.built)?;
        map.end()
    }
}
#[automatically_derived]
impl ::selvedge::wire::Record for StartContainer {
    const KEYS: &'static [&'static ::core::primitive::str] = &["id", "built"];
    fn take<Origin: ::selvedge::wire::Source>(
        from: &mut Origin,
    ) -> ::core::result::Result<Self, Origin::Error> {
        ::core::result::Result::Ok(Self {
            id: from.required("id")?,
            built: from.required("built")?,
        })
    }
}
#[automatically_derived]
impl<'de> ::selvedge::__private::Deserialize<'de> for StartContainer {
    fn deserialize<Decoder: ::selvedge::__private::Deserializer<'de>>(
        deserializer: Decoder,
    ) -> ::core::result::Result<Self, Decoder::Error> {
        ::selvedge::wire::deserialize(deserializer)
    }
}
/// Restarts a container in place.
///
/// The input of the command `RestartContainer`, which answers `unknown`, `conflict` and `restarted`.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::cmp::Eq,
    ::core::hash::Hash
)]
pub struct RestartContainer {
    /// `id` on the wire.
    pub id: ContainerId,
}
#[automatically_derived]
impl ::selvedge::__private::Serialize for RestartContainer {
    fn serialize<Encoder: ::selvedge::__private::Serializer>(
        &self,
        serializer: Encoder,
    ) -> ::core::result::Result<Encoder::Ok, Encoder::Error> {
        let mut map = ::selvedge::__private::Members::begin(
            serializer,
            "RestartContainer",
            1usize,
        )?;
        map.required("id", &self.id)?;
        map.end()
    }
}
#[automatically_derived]
impl ::selvedge::wire::Record for RestartContainer {
    const KEYS: &'static [&'static ::core::primitive::str] = &["id"];
    fn take<Origin: ::selvedge::wire::Source>(
        from: &mut Origin,
    ) -> ::core::result::Result<Self, Origin::Error> {
        ::core::result::Result::Ok(Self { id: from.required("id")? })
    }
}
#[automatically_derived]
impl<'de> ::selvedge::__private::Deserialize<'de> for RestartContainer {
    fn deserialize<Decoder: ::selvedge::__private::Deserializer<'de>>(
        deserializer: Decoder,
    ) -> ::core::result::Result<Self, Decoder::Error> {
        ::selvedge::wire::deserialize(deserializer)
    }
}
/// Ends a container and removes it.
///
/// The input of the command `StopContainer`, which answers `unknown` and `removed`.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::cmp::Eq,
    ::core::hash::Hash
)]
pub struct StopContainer {
    /// `id` on the wire.
    pub id: ContainerId,
}
#[automatically_derived]
impl ::selvedge::__private::Serialize for StopContainer {
    fn serialize<Encoder: ::selvedge::__private::Serializer>(
        &self,
        serializer: Encoder,
    ) -> ::core::result::Result<Encoder::Ok, Encoder::Error> {
        let mut map = ::selvedge::__private::Members::begin(
            serializer,
            "StopContainer",
            1usize,
        )?;
        map.required("id", &self.id)?;
        map.end()
    }
}
#[automatically_derived]
impl ::selvedge::wire::Record for StopContainer {
    const KEYS: &'static [&'static ::core::primitive::str] = &["id"];
    fn take<Origin: ::selvedge::wire::Source>(
        from: &mut Origin,
    ) -> ::core::result::Result<Self, Origin::Error> {
        ::core::result::Result::Ok(Self { id: from.required("id")? })
    }
}
#[automatically_derived]
impl<'de> ::selvedge::__private::Deserialize<'de> for StopContainer {
    fn deserialize<Decoder: ::selvedge::__private::Deserializer<'de>>(
        deserializer: Decoder,
    ) -> ::core::result::Result<Self, Decoder::Error> {
        ::selvedge::wire::deserialize(deserializer)
    }
}
/// Lets a container end its work, then removes it.
///
/// The input of the command `DrainContainer`, which answers `unknown` and `drained`.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::cmp::Eq,
    ::core::hash::Hash
)]
pub struct DrainContainer {
    /// `id` on the wire.
    pub id: ContainerId,
}
#[automatically_derived]
impl ::selvedge::__private::Serialize for DrainContainer {
    fn serialize<Encoder: ::selvedge::__private::Serializer>(
        &self,
        serializer: Encoder,
    ) -> ::core::result::Result<Encoder::Ok, Encoder::Error> {
        let mut map = ::selvedge::__private::Members::begin(
            serializer,
            "DrainContainer",
            1usize,
        )?;
        map.required("id", &self.id)?;
        map.end()
    }
}
#[automatically_derived]
impl ::selvedge::wire::Record for DrainContainer {
    const KEYS: &'static [&'static ::core::primitive::str] = &["id"];
    fn take<Origin: ::selvedge::wire::Source>(
        from: &mut Origin,
    ) -> ::core::result::Result<Self, Origin::Error> {
        ::core::result::Result::Ok(Self { id: from.required("id")? })
    }
}
#[automatically_derived]
impl<'de> ::selvedge::__private::Deserialize<'de> for DrainContainer {
    fn deserialize<Decoder: ::selvedge::__private::Deserializer<'de>>(
        deserializer: Decoder,
    ) -> ::core::result::Result<Self, Decoder::Error> {
        ::selvedge::wire::deserialize(deserializer)
    }
}
/// The image is there: the container starts.
///
/// The input of the command `FinishBuild`, which answers `unknown`, `started` and `not-awaited`.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::cmp::Eq,
    ::core::hash::Hash
)]
pub struct FinishBuild {
    /// `id` on the wire.
    pub id: ContainerId,
}
#[automatically_derived]
impl ::selvedge::__private::Serialize for FinishBuild {
    fn serialize<Encoder: ::selvedge::__private::Serializer>(
        &self,
        serializer: Encoder,
    ) -> ::core::result::Result<Encoder::Ok, Encoder::Error> {
        let mut map = ::selvedge::__private::Members::begin(
            serializer,
            "FinishBuild",
            1usize,
        )?;
        map.required("id", &self.id)?;
        map.end()
    }
}
#[automatically_derived]
impl ::selvedge::wire::Record for FinishBuild {
    const KEYS: &'static [&'static ::core::primitive::str] = &["id"];
    fn take<Origin: ::selvedge::wire::Source>(
        from: &mut Origin,
    ) -> ::core::result::Result<Self, Origin::Error> {
        ::core::result::Result::Ok(Self { id: from.required("id")? })
    }
}
#[automatically_derived]
impl<'de> ::selvedge::__private::Deserialize<'de> for FinishBuild {
    fn deserialize<Decoder: ::selvedge::__private::Deserializer<'de>>(
        deserializer: Decoder,
    ) -> ::core::result::Result<Self, Decoder::Error> {
        ::selvedge::wire::deserialize(deserializer)
    }
}
/// The container answers.
///
/// The input of the command `BecomeHealthy`, which answers `unknown`, `same`, `conflict` and `answered`.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::cmp::Eq,
    ::core::hash::Hash
)]
pub struct BecomeHealthy {
    /// `id` on the wire.
    pub id: ContainerId,
}
#[automatically_derived]
impl ::selvedge::__private::Serialize for BecomeHealthy {
    fn serialize<Encoder: ::selvedge::__private::Serializer>(
        &self,
        serializer: Encoder,
    ) -> ::core::result::Result<Encoder::Ok, Encoder::Error> {
        let mut map = ::selvedge::__private::Members::begin(
            serializer,
            "BecomeHealthy",
            1usize,
        )?;
        map.required("id", &self.id)?;
        map.end()
    }
}
#[automatically_derived]
impl ::selvedge::wire::Record for BecomeHealthy {
    const KEYS: &'static [&'static ::core::primitive::str] = &["id"];
    fn take<Origin: ::selvedge::wire::Source>(
        from: &mut Origin,
    ) -> ::core::result::Result<Self, Origin::Error> {
        ::core::result::Result::Ok(Self { id: from.required("id")? })
    }
}
#[automatically_derived]
impl<'de> ::selvedge::__private::Deserialize<'de> for BecomeHealthy {
    fn deserialize<Decoder: ::selvedge::__private::Deserializer<'de>>(
        deserializer: Decoder,
    ) -> ::core::result::Result<Self, Decoder::Error> {
        ::selvedge::wire::deserialize(deserializer)
    }
}
/// The container runs and answers no longer.
///
/// The input of the command `BecomeUnhealthy`, which answers `unknown`, `silent`, `same` and `conflict`.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::cmp::Eq,
    ::core::hash::Hash
)]
pub struct BecomeUnhealthy {
    /// `id` on the wire.
    pub id: ContainerId,
}
#[automatically_derived]
impl ::selvedge::__private::Serialize for BecomeUnhealthy {
    fn serialize<Encoder: ::selvedge::__private::Serializer>(
        &self,
        serializer: Encoder,
    ) -> ::core::result::Result<Encoder::Ok, Encoder::Error> {
        let mut map = ::selvedge::__private::Members::begin(
            serializer,
            "BecomeUnhealthy",
            1usize,
        )?;
        map.required("id", &self.id)?;
        map.end()
    }
}
#[automatically_derived]
impl ::selvedge::wire::Record for BecomeUnhealthy {
    const KEYS: &'static [&'static ::core::primitive::str] = &["id"];
    fn take<Origin: ::selvedge::wire::Source>(
        from: &mut Origin,
    ) -> ::core::result::Result<Self, Origin::Error> {
        ::core::result::Result::Ok(Self { id: from.required("id")? })
    }
}
#[automatically_derived]
impl<'de> ::selvedge::__private::Deserialize<'de> for BecomeUnhealthy {
    fn deserialize<Decoder: ::selvedge::__private::Deserializer<'de>>(
        deserializer: Decoder,
    ) -> ::core::result::Result<Self, Decoder::Error> {
        ::selvedge::wire::deserialize(deserializer)
    }
}
/// The container ends with a fault.
///
/// The input of the command `Crash`, which answers `unknown`, `conflict` and `crashed`.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::cmp::Eq,
    ::core::hash::Hash
)]
pub struct Crash {
    /// `id` on the wire.
    pub id: ContainerId,
}
#[automatically_derived]
impl ::selvedge::__private::Serialize for Crash {
    fn serialize<Encoder: ::selvedge::__private::Serializer>(
        &self,
        serializer: Encoder,
    ) -> ::core::result::Result<Encoder::Ok, Encoder::Error> {
        let mut map = ::selvedge::__private::Members::begin(
            serializer,
            "Crash",
            1usize,
        )?;
        map.required("id", &self.id)?;
        map.end()
    }
}
#[automatically_derived]
impl ::selvedge::wire::Record for Crash {
    const KEYS: &'static [&'static ::core::primitive::str] = &["id"];
    fn take<Origin: ::selvedge::wire::Source>(
        from: &mut Origin,
    ) -> ::core::result::Result<Self, Origin::Error> {
        ::core::result::Result::Ok(Self { id: from.required("id")? })
    }
}
#[automatically_derived]
impl<'de> ::selvedge::__private::Deserialize<'de> for Crash {
    fn deserialize<Decoder: ::selvedge::__private::Deserializer<'de>>(
        deserializer: Decoder,
    ) -> ::core::result::Result<Self, Decoder::Error> {
        ::selvedge::wire::deserialize(deserializer)
    }
}
/// The container ends of itself, without fault.
///
/// The input of the command `Exit`, which answers `unknown`, `conflict` and `exited`.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::cmp::Eq,
    ::core::hash::Hash
)]
pub struct Exit {
    /// `id` on the wire.
    pub id: ContainerId,
}
#[automatically_derived]
impl ::selvedge::__private::Serialize for Exit {
    fn serialize<Encoder: ::selvedge::__private::Serializer>(
        &self,
        serializer: Encoder,
    ) -> ::core::result::Result<Encoder::Ok, Encoder::Error> {
        let mut map = ::selvedge::__private::Members::begin(serializer, "Exit", 1usize)?;
        map.required("id", &self.id)?;
        map.end()
    }
}
#[automatically_derived]
impl ::selvedge::wire::Record for Exit {
    const KEYS: &'static [&'static ::core::primitive::str] = &["id"];
    fn take<Origin: ::selvedge::wire::Source>(
        from: &mut Origin,
    ) -> ::core::result::Result<Self, Origin::Error> {
        ::core::result::Result::Ok(Self { id: from.required("id")? })
    }
}
#[automatically_derived]
impl<'de> ::selvedge::__private::Deserialize<'de> for Exit {
    fn deserialize<Decoder: ::selvedge::__private::Deserializer<'de>>(
        deserializer: Decoder,
    ) -> ::core::result::Result<Self, Decoder::Error> {
        ::selvedge::wire::deserialize(deserializer)
    }
}
/// Somebody pauses the container.
///
/// The input of the command `Pause`, which answers `unknown`, `conflict` and `paused`.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::cmp::Eq,
    ::core::hash::Hash
)]
pub struct Pause {
    /// `id` on the wire.
    pub id: ContainerId,
}
#[automatically_derived]
impl ::selvedge::__private::Serialize for Pause {
    fn serialize<Encoder: ::selvedge::__private::Serializer>(
        &self,
        serializer: Encoder,
    ) -> ::core::result::Result<Encoder::Ok, Encoder::Error> {
        let mut map = ::selvedge::__private::Members::begin(
            serializer,
            "Pause",
            1usize,
        )?;
        map.required("id", &self.id)?;
        map.end()
    }
}
#[automatically_derived]
impl ::selvedge::wire::Record for Pause {
    const KEYS: &'static [&'static ::core::primitive::str] = &["id"];
    fn take<Origin: ::selvedge::wire::Source>(
        from: &mut Origin,
    ) -> ::core::result::Result<Self, Origin::Error> {
        ::core::result::Result::Ok(Self { id: from.required("id")? })
    }
}
#[automatically_derived]
impl<'de> ::selvedge::__private::Deserialize<'de> for Pause {
    fn deserialize<Decoder: ::selvedge::__private::Deserializer<'de>>(
        deserializer: Decoder,
    ) -> ::core::result::Result<Self, Decoder::Error> {
        ::selvedge::wire::deserialize(deserializer)
    }
}
/// Somebody resumes the container.
///
/// The input of the command `Resume`, which answers `unknown`, `conflict` and `resumed`.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::cmp::Eq,
    ::core::hash::Hash
)]
pub struct Resume {
    /// `id` on the wire.
    pub id: ContainerId,
}
#[automatically_derived]
impl ::selvedge::__private::Serialize for Resume {
    fn serialize<Encoder: ::selvedge::__private::Serializer>(
        &self,
        serializer: Encoder,
    ) -> ::core::result::Result<Encoder::Ok, Encoder::Error> {
        let mut map = ::selvedge::__private::Members::begin(
            serializer,
            "Resume",
            1usize,
        )?;
        map.required("id", &self.id)?;
        map.end()
    }
}
#[automatically_derived]
impl ::selvedge::wire::Record for Resume {
    const KEYS: &'static [&'static ::core::primitive::str] = &["id"];
    fn take<Origin: ::selvedge::wire::Source>(
        from: &mut Origin,
    ) -> ::core::result::Result<Self, Origin::Error> {
        ::core::result::Result::Ok(Self { id: from.required("id")? })
    }
}
#[automatically_derived]
impl<'de> ::selvedge::__private::Deserialize<'de> for Resume {
    fn deserialize<Decoder: ::selvedge::__private::Deserializer<'de>>(
        deserializer: Decoder,
    ) -> ::core::result::Result<Self, Decoder::Error> {
        ::selvedge::wire::deserialize(deserializer)
    }
}
/// Somebody removes the container by hand.
///
/// The input of the command `RemoveByHand`, which answers `unknown` and `removed`.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::cmp::Eq,
    ::core::hash::Hash
)]
pub struct RemoveByHand {
    /// `id` on the wire.
    pub id: ContainerId,
}
#[automatically_derived]
impl ::selvedge::__private::Serialize for RemoveByHand {
    fn serialize<Encoder: ::selvedge::__private::Serializer>(
        &self,
        serializer: Encoder,
    ) -> ::core::result::Result<Encoder::Ok, Encoder::Error> {
        let mut map = ::selvedge::__private::Members::begin(
            serializer,
            "RemoveByHand",
            1usize,
        )?;
        map.required("id", &self.id)?;
        map.end()
    }
}
#[automatically_derived]
impl ::selvedge::wire::Record for RemoveByHand {
    const KEYS: &'static [&'static ::core::primitive::str] = &["id"];
    fn take<Origin: ::selvedge::wire::Source>(
        from: &mut Origin,
    ) -> ::core::result::Result<Self, Origin::Error> {
        ::core::result::Result::Ok(Self { id: from.required("id")? })
    }
}
#[automatically_derived]
impl<'de> ::selvedge::__private::Deserialize<'de> for RemoveByHand {
    fn deserialize<Decoder: ::selvedge::__private::Deserializer<'de>>(
        deserializer: Decoder,
    ) -> ::core::result::Result<Self, Decoder::Error> {
        ::selvedge::wire::deserialize(deserializer)
    }
}
/// Somebody else creates a container: an older agent, whose labels may be missing, or a person, who writes none.
///
/// The input of the command `PlaceByHand`, which answers `placed` and `taken`.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::cmp::Eq,
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
#[automatically_derived]
impl ::selvedge::__private::Serialize for PlaceByHand {
    fn serialize<Encoder: ::selvedge::__private::Serializer>(
        &self,
        serializer: Encoder,
    ) -> ::core::result::Result<Encoder::Ok, Encoder::Error> {
        let mut map = ::selvedge::__private::Members::begin(
            serializer,
            "PlaceByHand",
            5usize,
        )?;
        map.required("id", &self.id)?;
        map.optional("workload", &self.workload)?;
        map.optional("replica", &self.replica)?;
        map.optional("image", &self.image)?;
        map.optional("version", &self.version)?;
        map.end()
    }
}
#[automatically_derived]
impl ::selvedge::wire::Record for PlaceByHand {
    const KEYS: &'static [&'static ::core::primitive::str] = &[
        "id",
        "workload",
        "replica",
        "image",
        "version",
    ];
    fn take<Origin: ::selvedge::wire::Source>(
        from: &mut Origin,
    ) -> ::core::result::Result<Self, Origin::Error> {
        ::core::result::Result::Ok(Self {
            id: from.required("id")?,
            workload: from.optional("workload")?,
            replica: from.optional("replica")?,
            image: from.optional("image")?,
            version: from.optional("version")?,
        })
    }
}
#[automatically_derived]
impl<'de> ::selvedge::__private::Deserialize<'de> for PlaceByHand {
    fn deserialize<Decoder: ::selvedge::__private::Deserializer<'de>>(
        deserializer: Decoder,
    ) -> ::core::result::Result<Self, Decoder::Error> {
        ::selvedge::wire::deserialize(deserializer)
    }
}
/// The event `ContainerCreated`, emitted by `CreateContainer.created` and `PlaceByHand.placed`.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::cmp::Eq,
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
#[automatically_derived]
impl ::selvedge::__private::Serialize for ContainerCreated {
    fn serialize<Encoder: ::selvedge::__private::Serializer>(
        &self,
        serializer: Encoder,
    ) -> ::core::result::Result<Encoder::Ok, Encoder::Error> {
        let mut map = ::selvedge::__private::Members::begin(
            serializer,
            "ContainerCreated",
            5usize,
        )?;
        map.required("id", &self.id)?;
        map.optional("workload", &self.workload)?;
        map.optional("replica", &self.replica)?;
        map.optional("image", &self.image)?;
        map.optional("version", &self.version)?;
        map.end()
    }
}
#[automatically_derived]
impl ::selvedge::wire::Record for ContainerCreated {
    const KEYS: &'static [&'static ::core::primitive::str] = &[
        "id",
        "workload",
        "replica",
        "image",
        "version",
    ];
    fn take<Origin: ::selvedge::wire::Source>(
        from: &mut Origin,
    ) -> ::core::result::Result<Self, Origin::Error> {
        ::core::result::Result::Ok(Self {
            id: from.required("id")?,
            workload: from.optional("workload")?,
            replica: from.optional("replica")?,
            image: from.optional("image")?,
            version: from.optional("version")?,
        })
    }
}
#[automatically_derived]
impl<'de> ::selvedge::__private::Deserialize<'de> for ContainerCreated {
    fn deserialize<Decoder: ::selvedge::__private::Deserializer<'de>>(
        deserializer: Decoder,
    ) -> ::core::result::Result<Self, Decoder::Error> {
        ::selvedge::wire::deserialize(deserializer)
    }
}
/// The event `ContainerStarted`, emitted by `StartContainer.started`, `RestartContainer.restarted` and `FinishBuild.started`.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::cmp::Eq,
    ::core::hash::Hash
)]
pub struct ContainerStarted {
    /// `id` on the wire.
    pub id: ContainerId,
}
#[automatically_derived]
impl ::selvedge::__private::Serialize for ContainerStarted {
    fn serialize<Encoder: ::selvedge::__private::Serializer>(
        &self,
        serializer: Encoder,
    ) -> ::core::result::Result<Encoder::Ok, Encoder::Error> {
        let mut map = ::selvedge::__private::Members::begin(
            serializer,
            "ContainerStarted",
            1usize,
        )?;
        map.required("id", &self.id)?;
        map.end()
    }
}
#[automatically_derived]
impl ::selvedge::wire::Record for ContainerStarted {
    const KEYS: &'static [&'static ::core::primitive::str] = &["id"];
    fn take<Origin: ::selvedge::wire::Source>(
        from: &mut Origin,
    ) -> ::core::result::Result<Self, Origin::Error> {
        ::core::result::Result::Ok(Self { id: from.required("id")? })
    }
}
#[automatically_derived]
impl<'de> ::selvedge::__private::Deserialize<'de> for ContainerStarted {
    fn deserialize<Decoder: ::selvedge::__private::Deserializer<'de>>(
        deserializer: Decoder,
    ) -> ::core::result::Result<Self, Decoder::Error> {
        ::selvedge::wire::deserialize(deserializer)
    }
}
/// The event `ImageBuilding`, emitted by `StartContainer.building`.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::cmp::Eq,
    ::core::hash::Hash
)]
pub struct ImageBuilding {
    /// `id` on the wire.
    pub id: ContainerId,
}
#[automatically_derived]
impl ::selvedge::__private::Serialize for ImageBuilding {
    fn serialize<Encoder: ::selvedge::__private::Serializer>(
        &self,
        serializer: Encoder,
    ) -> ::core::result::Result<Encoder::Ok, Encoder::Error> {
        let mut map = ::selvedge::__private::Members::begin(
            serializer,
            "ImageBuilding",
            1usize,
        )?;
        map.required("id", &self.id)?;
        map.end()
    }
}
#[automatically_derived]
impl ::selvedge::wire::Record for ImageBuilding {
    const KEYS: &'static [&'static ::core::primitive::str] = &["id"];
    fn take<Origin: ::selvedge::wire::Source>(
        from: &mut Origin,
    ) -> ::core::result::Result<Self, Origin::Error> {
        ::core::result::Result::Ok(Self { id: from.required("id")? })
    }
}
#[automatically_derived]
impl<'de> ::selvedge::__private::Deserialize<'de> for ImageBuilding {
    fn deserialize<Decoder: ::selvedge::__private::Deserializer<'de>>(
        deserializer: Decoder,
    ) -> ::core::result::Result<Self, Decoder::Error> {
        ::selvedge::wire::deserialize(deserializer)
    }
}
/// The event `ContainerAnswered`, emitted by `BecomeHealthy.answered`.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::cmp::Eq,
    ::core::hash::Hash
)]
pub struct ContainerAnswered {
    /// `id` on the wire.
    pub id: ContainerId,
}
#[automatically_derived]
impl ::selvedge::__private::Serialize for ContainerAnswered {
    fn serialize<Encoder: ::selvedge::__private::Serializer>(
        &self,
        serializer: Encoder,
    ) -> ::core::result::Result<Encoder::Ok, Encoder::Error> {
        let mut map = ::selvedge::__private::Members::begin(
            serializer,
            "ContainerAnswered",
            1usize,
        )?;
        map.required("id", &self.id)?;
        map.end()
    }
}
#[automatically_derived]
impl ::selvedge::wire::Record for ContainerAnswered {
    const KEYS: &'static [&'static ::core::primitive::str] = &["id"];
    fn take<Origin: ::selvedge::wire::Source>(
        from: &mut Origin,
    ) -> ::core::result::Result<Self, Origin::Error> {
        ::core::result::Result::Ok(Self { id: from.required("id")? })
    }
}
#[automatically_derived]
impl<'de> ::selvedge::__private::Deserialize<'de> for ContainerAnswered {
    fn deserialize<Decoder: ::selvedge::__private::Deserializer<'de>>(
        deserializer: Decoder,
    ) -> ::core::result::Result<Self, Decoder::Error> {
        ::selvedge::wire::deserialize(deserializer)
    }
}
/// The event `ContainerFellSilent`, emitted by `BecomeUnhealthy.silent`.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::cmp::Eq,
    ::core::hash::Hash
)]
pub struct ContainerFellSilent {
    /// `id` on the wire.
    pub id: ContainerId,
}
#[automatically_derived]
impl ::selvedge::__private::Serialize for ContainerFellSilent {
    fn serialize<Encoder: ::selvedge::__private::Serializer>(
        &self,
        serializer: Encoder,
    ) -> ::core::result::Result<Encoder::Ok, Encoder::Error> {
        let mut map = ::selvedge::__private::Members::begin(
            serializer,
            "ContainerFellSilent",
            1usize,
        )?;
        map.required("id", &self.id)?;
        map.end()
    }
}
#[automatically_derived]
impl ::selvedge::wire::Record for ContainerFellSilent {
    const KEYS: &'static [&'static ::core::primitive::str] = &["id"];
    fn take<Origin: ::selvedge::wire::Source>(
        from: &mut Origin,
    ) -> ::core::result::Result<Self, Origin::Error> {
        ::core::result::Result::Ok(Self { id: from.required("id")? })
    }
}
#[automatically_derived]
impl<'de> ::selvedge::__private::Deserialize<'de> for ContainerFellSilent {
    fn deserialize<Decoder: ::selvedge::__private::Deserializer<'de>>(
        deserializer: Decoder,
    ) -> ::core::result::Result<Self, Decoder::Error> {
        ::selvedge::wire::deserialize(deserializer)
    }
}
/// The event `ContainerExited`, emitted by `Exit.exited`.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::cmp::Eq,
    ::core::hash::Hash
)]
pub struct ContainerExited {
    /// `id` on the wire.
    pub id: ContainerId,
}
#[automatically_derived]
impl ::selvedge::__private::Serialize for ContainerExited {
    fn serialize<Encoder: ::selvedge::__private::Serializer>(
        &self,
        serializer: Encoder,
    ) -> ::core::result::Result<Encoder::Ok, Encoder::Error> {
        let mut map = ::selvedge::__private::Members::begin(
            serializer,
            "ContainerExited",
            1usize,
        )?;
        map.required("id", &self.id)?;
        map.end()
    }
}
#[automatically_derived]
impl ::selvedge::wire::Record for ContainerExited {
    const KEYS: &'static [&'static ::core::primitive::str] = &["id"];
    fn take<Origin: ::selvedge::wire::Source>(
        from: &mut Origin,
    ) -> ::core::result::Result<Self, Origin::Error> {
        ::core::result::Result::Ok(Self { id: from.required("id")? })
    }
}
#[automatically_derived]
impl<'de> ::selvedge::__private::Deserialize<'de> for ContainerExited {
    fn deserialize<Decoder: ::selvedge::__private::Deserializer<'de>>(
        deserializer: Decoder,
    ) -> ::core::result::Result<Self, Decoder::Error> {
        ::selvedge::wire::deserialize(deserializer)
    }
}
/// The event `ContainerCrashed`, emitted by `Crash.crashed`.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::cmp::Eq,
    ::core::hash::Hash
)]
pub struct ContainerCrashed {
    /// `id` on the wire.
    pub id: ContainerId,
}
#[automatically_derived]
impl ::selvedge::__private::Serialize for ContainerCrashed {
    fn serialize<Encoder: ::selvedge::__private::Serializer>(
        &self,
        serializer: Encoder,
    ) -> ::core::result::Result<Encoder::Ok, Encoder::Error> {
        let mut map = ::selvedge::__private::Members::begin(
            serializer,
            "ContainerCrashed",
            1usize,
        )?;
        map.required("id", &self.id)?;
        map.end()
    }
}
#[automatically_derived]
impl ::selvedge::wire::Record for ContainerCrashed {
    const KEYS: &'static [&'static ::core::primitive::str] = &["id"];
    fn take<Origin: ::selvedge::wire::Source>(
        from: &mut Origin,
    ) -> ::core::result::Result<Self, Origin::Error> {
        ::core::result::Result::Ok(Self { id: from.required("id")? })
    }
}
#[automatically_derived]
impl<'de> ::selvedge::__private::Deserialize<'de> for ContainerCrashed {
    fn deserialize<Decoder: ::selvedge::__private::Deserializer<'de>>(
        deserializer: Decoder,
    ) -> ::core::result::Result<Self, Decoder::Error> {
        ::selvedge::wire::deserialize(deserializer)
    }
}
/// The event `ContainerPaused`, emitted by `Pause.paused`.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::cmp::Eq,
    ::core::hash::Hash
)]
pub struct ContainerPaused {
    /// `id` on the wire.
    pub id: ContainerId,
}
#[automatically_derived]
impl ::selvedge::__private::Serialize for ContainerPaused {
    fn serialize<Encoder: ::selvedge::__private::Serializer>(
        &self,
        serializer: Encoder,
    ) -> ::core::result::Result<Encoder::Ok, Encoder::Error> {
        let mut map = ::selvedge::__private::Members::begin(
            serializer,
            "ContainerPaused",
            1usize,
        )?;
        map.required("id", &self.id)?;
        map.end()
    }
}
#[automatically_derived]
impl ::selvedge::wire::Record for ContainerPaused {
    const KEYS: &'static [&'static ::core::primitive::str] = &["id"];
    fn take<Origin: ::selvedge::wire::Source>(
        from: &mut Origin,
    ) -> ::core::result::Result<Self, Origin::Error> {
        ::core::result::Result::Ok(Self { id: from.required("id")? })
    }
}
#[automatically_derived]
impl<'de> ::selvedge::__private::Deserialize<'de> for ContainerPaused {
    fn deserialize<Decoder: ::selvedge::__private::Deserializer<'de>>(
        deserializer: Decoder,
    ) -> ::core::result::Result<Self, Decoder::Error> {
        ::selvedge::wire::deserialize(deserializer)
    }
}
/// The event `ContainerResumed`, emitted by `Resume.resumed`.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::cmp::Eq,
    ::core::hash::Hash
)]
pub struct ContainerResumed {
    /// `id` on the wire.
    pub id: ContainerId,
}
#[automatically_derived]
impl ::selvedge::__private::Serialize for ContainerResumed {
    fn serialize<Encoder: ::selvedge::__private::Serializer>(
        &self,
        serializer: Encoder,
    ) -> ::core::result::Result<Encoder::Ok, Encoder::Error> {
        let mut map = ::selvedge::__private::Members::begin(
            serializer,
            "ContainerResumed",
            1usize,
        )?;
        map.required("id", &self.id)?;
        map.end()
    }
}
#[automatically_derived]
impl ::selvedge::wire::Record for ContainerResumed {
    const KEYS: &'static [&'static ::core::primitive::str] = &["id"];
    fn take<Origin: ::selvedge::wire::Source>(
        from: &mut Origin,
    ) -> ::core::result::Result<Self, Origin::Error> {
        ::core::result::Result::Ok(Self { id: from.required("id")? })
    }
}
#[automatically_derived]
impl<'de> ::selvedge::__private::Deserialize<'de> for ContainerResumed {
    fn deserialize<Decoder: ::selvedge::__private::Deserializer<'de>>(
        deserializer: Decoder,
    ) -> ::core::result::Result<Self, Decoder::Error> {
        ::selvedge::wire::deserialize(deserializer)
    }
}
/// The event `ContainerRemoved`, emitted by `StopContainer.removed`, `DrainContainer.drained` and `RemoveByHand.removed`.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::cmp::Eq,
    ::core::hash::Hash
)]
pub struct ContainerRemoved {
    /// `id` on the wire.
    pub id: ContainerId,
}
#[automatically_derived]
impl ::selvedge::__private::Serialize for ContainerRemoved {
    fn serialize<Encoder: ::selvedge::__private::Serializer>(
        &self,
        serializer: Encoder,
    ) -> ::core::result::Result<Encoder::Ok, Encoder::Error> {
        let mut map = ::selvedge::__private::Members::begin(
            serializer,
            "ContainerRemoved",
            1usize,
        )?;
        map.required("id", &self.id)?;
        map.end()
    }
}
#[automatically_derived]
impl ::selvedge::wire::Record for ContainerRemoved {
    const KEYS: &'static [&'static ::core::primitive::str] = &["id"];
    fn take<Origin: ::selvedge::wire::Source>(
        from: &mut Origin,
    ) -> ::core::result::Result<Self, Origin::Error> {
        ::core::result::Result::Ok(Self { id: from.required("id")? })
    }
}
#[automatically_derived]
impl<'de> ::selvedge::__private::Deserialize<'de> for ContainerRemoved {
    fn deserialize<Decoder: ::selvedge::__private::Deserializer<'de>>(
        deserializer: Decoder,
    ) -> ::core::result::Result<Self, Decoder::Error> {
        ::selvedge::wire::deserialize(deserializer)
    }
}
/// No container carries the id.
///
/// The error `NoSuchContainer`, reported by `StartContainer.unknown`, `RestartContainer.unknown`, `StopContainer.unknown`, `DrainContainer.unknown`, `FinishBuild.unknown`, `BecomeHealthy.unknown`, `BecomeUnhealthy.unknown`, `Crash.unknown`, `Exit.unknown`, `Pause.unknown`, `Resume.unknown` and `RemoveByHand.unknown`.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::cmp::Eq,
    ::core::hash::Hash
)]
pub struct NoSuchContainer {
    /// `id` on the wire.
    pub id: ContainerId,
}
#[automatically_derived]
impl ::selvedge::__private::Serialize for NoSuchContainer {
    fn serialize<Encoder: ::selvedge::__private::Serializer>(
        &self,
        serializer: Encoder,
    ) -> ::core::result::Result<Encoder::Ok, Encoder::Error> {
        let mut map = ::selvedge::__private::Members::begin(
            serializer,
            "NoSuchContainer",
            1usize,
        )?;
        map.required("id", &self.id)?;
        map.end()
    }
}
#[automatically_derived]
impl ::selvedge::wire::Record for NoSuchContainer {
    const KEYS: &'static [&'static ::core::primitive::str] = &["id"];
    fn take<Origin: ::selvedge::wire::Source>(
        from: &mut Origin,
    ) -> ::core::result::Result<Self, Origin::Error> {
        ::core::result::Result::Ok(Self { id: from.required("id")? })
    }
}
#[automatically_derived]
impl<'de> ::selvedge::__private::Deserialize<'de> for NoSuchContainer {
    fn deserialize<Decoder: ::selvedge::__private::Deserializer<'de>>(
        deserializer: Decoder,
    ) -> ::core::result::Result<Self, Decoder::Error> {
        ::selvedge::wire::deserialize(deserializer)
    }
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
    ::core::cmp::Eq,
    ::core::hash::Hash
)]
pub struct IdTaken {
    /// `id` on the wire.
    pub id: ContainerId,
}
#[automatically_derived]
impl ::selvedge::__private::Serialize for IdTaken {
    fn serialize<Encoder: ::selvedge::__private::Serializer>(
        &self,
        serializer: Encoder,
    ) -> ::core::result::Result<Encoder::Ok, Encoder::Error> {
        let mut map = ::selvedge::__private::Members::begin(
            serializer,
            "IdTaken",
            1usize,
        )?;
        map.required("id", &self.id)?;
        map.end()
    }
}
#[automatically_derived]
impl ::selvedge::wire::Record for IdTaken {
    const KEYS: &'static [&'static ::core::primitive::str] = &["id"];
    fn take<Origin: ::selvedge::wire::Source>(
        from: &mut Origin,
    ) -> ::core::result::Result<Self, Origin::Error> {
        ::core::result::Result::Ok(Self { id: from.required("id")? })
    }
}
#[automatically_derived]
impl<'de> ::selvedge::__private::Deserialize<'de> for IdTaken {
    fn deserialize<Decoder: ::selvedge::__private::Deserializer<'de>>(
        deserializer: Decoder,
    ) -> ::core::result::Result<Self, Decoder::Error> {
        ::selvedge::wire::deserialize(deserializer)
    }
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
    ::core::cmp::Eq,
    ::core::hash::Hash
)]
pub struct StateConflict {
    /// `id` on the wire.
    pub id: ContainerId,
}
#[automatically_derived]
impl ::selvedge::__private::Serialize for StateConflict {
    fn serialize<Encoder: ::selvedge::__private::Serializer>(
        &self,
        serializer: Encoder,
    ) -> ::core::result::Result<Encoder::Ok, Encoder::Error> {
        let mut map = ::selvedge::__private::Members::begin(
            serializer,
            "StateConflict",
            1usize,
        )?;
        map.required("id", &self.id)?;
        map.end()
    }
}
#[automatically_derived]
impl ::selvedge::wire::Record for StateConflict {
    const KEYS: &'static [&'static ::core::primitive::str] = &["id"];
    fn take<Origin: ::selvedge::wire::Source>(
        from: &mut Origin,
    ) -> ::core::result::Result<Self, Origin::Error> {
        ::core::result::Result::Ok(Self { id: from.required("id")? })
    }
}
#[automatically_derived]
impl<'de> ::selvedge::__private::Deserialize<'de> for StateConflict {
    fn deserialize<Decoder: ::selvedge::__private::Deserializer<'de>>(
        deserializer: Decoder,
    ) -> ::core::result::Result<Self, Decoder::Error> {
        ::selvedge::wire::deserialize(deserializer)
    }
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
    ::core::cmp::Eq,
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
impl ContainerState {
    const NAMES: &'static [(&'static ::core::primitive::str, Self)] = &[
        ("Pending", Self::Pending),
        ("Building", Self::Building),
        ("Starting", Self::Starting),
        ("Running", Self::Running),
        ("Stopped", Self::Stopped),
        ("Crashed", Self::Crashed),
        ("Unknown", Self::Unknown),
    ];
    /// The name as declared, which is also the name on the wire.
    #[must_use]
    pub const fn name(self) -> &'static ::core::primitive::str {
        match self {
            Self::Pending => "Pending",
            Self::Building => "Building",
            Self::Starting => "Starting",
            Self::Running => "Running",
            Self::Stopped => "Stopped",
            Self::Crashed => "Crashed",
            Self::Unknown => "Unknown",
        }
    }
}
#[automatically_derived]
impl ::core::fmt::Display for ContainerState {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        f.write_str(self.name())
    }
}
#[automatically_derived]
impl ::selvedge::__private::Serialize for ContainerState {
    fn serialize<Encoder: ::selvedge::__private::Serializer>(
        &self,
        serializer: Encoder,
    ) -> ::core::result::Result<Encoder::Ok, Encoder::Error> {
        serializer.serialize_str(self.name())
    }
}
#[automatically_derived]
impl ::selvedge::wire::Decode for ContainerState {
    fn decode(
        doc: ::selvedge::wire::Doc,
    ) -> ::core::result::Result<Self, ::selvedge::wire::WireError> {
        ::selvedge::wire::unit(doc, Self::NAMES)
    }
    fn read(
        from: &mut ::selvedge::wire::Reader<'_>,
    ) -> ::core::result::Result<Self, ::selvedge::wire::GiveUp> {
        ::selvedge::wire::read_unit(from, Self::NAMES)
    }
}
#[automatically_derived]
impl<'de> ::selvedge::__private::Deserialize<'de> for ContainerState {
    fn deserialize<Decoder: ::selvedge::__private::Deserializer<'de>>(
        deserializer: Decoder,
    ) -> ::core::result::Result<Self, Decoder::Error> {
        ::selvedge::wire::deserialize(deserializer)
    }
}
/// Any command of `reconcile.container`, with its input.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::cmp::Eq,
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
impl Command {
    /// The declared name.
    #[must_use]
    pub const fn name(&self) -> &'static ::core::primitive::str {
        match self {
            Self::CreateContainer(_) => "CreateContainer",
            Self::StartContainer(_) => "StartContainer",
            Self::RestartContainer(_) => "RestartContainer",
            Self::StopContainer(_) => "StopContainer",
            Self::DrainContainer(_) => "DrainContainer",
            Self::FinishBuild(_) => "FinishBuild",
            Self::BecomeHealthy(_) => "BecomeHealthy",
            Self::BecomeUnhealthy(_) => "BecomeUnhealthy",
            Self::Crash(_) => "Crash",
            Self::Exit(_) => "Exit",
            Self::Pause(_) => "Pause",
            Self::Resume(_) => "Resume",
            Self::RemoveByHand(_) => "RemoveByHand",
            Self::PlaceByHand(_) => "PlaceByHand",
        }
    }
}
#[automatically_derived]
impl ::core::convert::From<CreateContainer> for Command {
    fn from(content: CreateContainer) -> Self {
        Self::CreateContainer(content)
    }
}
#[automatically_derived]
impl ::core::convert::From<StartContainer> for Command {
    fn from(content: StartContainer) -> Self {
        Self::StartContainer(content)
    }
}
#[automatically_derived]
impl ::core::convert::From<RestartContainer> for Command {
    fn from(content: RestartContainer) -> Self {
        Self::RestartContainer(content)
    }
}
#[automatically_derived]
impl ::core::convert::From<StopContainer> for Command {
    fn from(content: StopContainer) -> Self {
        Self::StopContainer(content)
    }
}
#[automatically_derived]
impl ::core::convert::From<DrainContainer> for Command {
    fn from(content: DrainContainer) -> Self {
        Self::DrainContainer(content)
    }
}
#[automatically_derived]
impl ::core::convert::From<FinishBuild> for Command {
    fn from(content: FinishBuild) -> Self {
        Self::FinishBuild(content)
    }
}
#[automatically_derived]
impl ::core::convert::From<BecomeHealthy> for Command {
    fn from(content: BecomeHealthy) -> Self {
        Self::BecomeHealthy(content)
    }
}
#[automatically_derived]
impl ::core::convert::From<BecomeUnhealthy> for Command {
    fn from(content: BecomeUnhealthy) -> Self {
        Self::BecomeUnhealthy(content)
    }
}
#[automatically_derived]
impl ::core::convert::From<Crash> for Command {
    fn from(content: Crash) -> Self {
        Self::Crash(content)
    }
}
#[automatically_derived]
impl ::core::convert::From<Exit> for Command {
    fn from(content: Exit) -> Self {
        Self::Exit(content)
    }
}
#[automatically_derived]
impl ::core::convert::From<Pause> for Command {
    fn from(content: Pause) -> Self {
        Self::Pause(content)
    }
}
#[automatically_derived]
impl ::core::convert::From<Resume> for Command {
    fn from(content: Resume) -> Self {
        Self::Resume(content)
    }
}
#[automatically_derived]
impl ::core::convert::From<RemoveByHand> for Command {
    fn from(content: RemoveByHand) -> Self {
        Self::RemoveByHand(content)
    }
}
#[automatically_derived]
impl ::core::convert::From<PlaceByHand> for Command {
    fn from(content: PlaceByHand) -> Self {
        Self::PlaceByHand(content)
    }
}
#[automatically_derived]
impl ::selvedge::__private::Serialize for Command {
    fn serialize<Encoder: ::selvedge::__private::Serializer>(
        &self,
        serializer: Encoder,
    ) -> ::core::result::Result<Encoder::Ok, Encoder::Error> {
        match self {
            Self::CreateContainer(content) => {
                ::selvedge::__private::encode_tagged(
                    serializer,
                    "Command",
                    0,
                    "CreateContainer",
                    content,
                )
            }
            Self::StartContainer(content) => {
                ::selvedge::__private::encode_tagged(
                    serializer,
                    "Command",
                    1,
                    "StartContainer",
                    content,
                )
            }
            Self::RestartContainer(content) => {
                ::selvedge::__private::encode_tagged(
                    serializer,
                    "Command",
                    2,
                    "RestartContainer",
                    content,
                )
            }
            Self::StopContainer(content) => {
                ::selvedge::__private::encode_tagged(
                    serializer,
                    "Command",
                    3,
                    "StopContainer",
                    content,
                )
            }
            Self::DrainContainer(content) => {
                ::selvedge::__private::encode_tagged(
                    serializer,
                    "Command",
                    4,
                    "DrainContainer",
                    content,
                )
            }
            Self::FinishBuild(content) => {
                ::selvedge::__private::encode_tagged(
                    serializer,
                    "Command",
                    5,
                    "FinishBuild",
                    content,
                )
            }
            Self::BecomeHealthy(content) => {
                ::selvedge::__private::encode_tagged(
                    serializer,
                    "Command",
                    6,
                    "BecomeHealthy",
                    content,
                )
            }
            Self::BecomeUnhealthy(content) => {
                ::selvedge::__private::encode_tagged(
                    serializer,
                    "Command",
                    7,
                    "BecomeUnhealthy",
                    content,
                )
            }
            Self::Crash(content) => {
                ::selvedge::__private::encode_tagged(
                    serializer,
                    "Command",
                    8,
                    "Crash",
                    content,
                )
            }
            Self::Exit(content) => {
                ::selvedge::__private::encode_tagged(
                    serializer,
                    "Command",
                    9,
                    "Exit",
                    content,
                )
            }
            Self::Pause(content) => {
                ::selvedge::__private::encode_tagged(
                    serializer,
                    "Command",
                    10,
                    "Pause",
                    content,
                )
            }
            Self::Resume(content) => {
                ::selvedge::__private::encode_tagged(
                    serializer,
                    "Command",
                    11,
                    "Resume",
                    content,
                )
            }
            Self::RemoveByHand(content) => {
                ::selvedge::__private::encode_tagged(
                    serializer,
                    "Command",
                    12,
                    "RemoveByHand",
                    content,
                )
            }
            Self::PlaceByHand(content) => {
                ::selvedge::__private::encode_tagged(
                    serializer,
                    "Command",
                    13,
                    "PlaceByHand",
                    content,
                )
            }
        }
    }
}
#[automatically_derived]
impl ::selvedge::wire::Decode for Command {
    fn decode(
        doc: ::selvedge::wire::Doc,
    ) -> ::core::result::Result<Self, ::selvedge::wire::WireError> {
        ::selvedge::wire::decode_tagged(doc)
    }
    fn read(
        from: &mut ::selvedge::wire::Reader<'_>,
    ) -> ::core::result::Result<Self, ::selvedge::wire::GiveUp> {
        ::selvedge::wire::read_tagged(from)
    }
}
#[automatically_derived]
impl<'de> ::selvedge::__private::Deserialize<'de> for Command {
    fn deserialize<Decoder: ::selvedge::__private::Deserializer<'de>>(
        deserializer: Decoder,
    ) -> ::core::result::Result<Self, Decoder::Error> {
        ::selvedge::wire::deserialize(deserializer)
    }
}
#[automatically_derived]
impl ::selvedge::wire::Tagged for Command {
    const NAMES: &'static [&'static ::core::primitive::str] = &[
        "CreateContainer",
        "StartContainer",
        "RestartContainer",
        "StopContainer",
        "DrainContainer",
        "FinishBuild",
        "BecomeHealthy",
        "BecomeUnhealthy",
        "Crash",
        "Exit",
        "Pause",
        "Resume",
        "RemoveByHand",
        "PlaceByHand",
    ];
    fn take<Origin: ::selvedge::wire::Content>(
        place: ::core::primitive::usize,
        content: Origin,
    ) -> ::core::result::Result<Self, Origin::Error> {
        match place {
            0 => content.take().map(Self::CreateContainer),
            1 => content.take().map(Self::StartContainer),
            2 => content.take().map(Self::RestartContainer),
            3 => content.take().map(Self::StopContainer),
            4 => content.take().map(Self::DrainContainer),
            5 => content.take().map(Self::FinishBuild),
            6 => content.take().map(Self::BecomeHealthy),
            7 => content.take().map(Self::BecomeUnhealthy),
            8 => content.take().map(Self::Crash),
            9 => content.take().map(Self::Exit),
            10 => content.take().map(Self::Pause),
            11 => content.take().map(Self::Resume),
            12 => content.take().map(Self::RemoveByHand),
            _ => content.take().map(Self::PlaceByHand),
        }
    }
}
/// Any event of `reconcile.container`.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::cmp::Eq,
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
impl Event {
    /// The declared name.
    #[must_use]
    pub const fn name(&self) -> &'static ::core::primitive::str {
        match self {
            Self::ContainerCreated(_) => "ContainerCreated",
            Self::ContainerStarted(_) => "ContainerStarted",
            Self::ImageBuilding(_) => "ImageBuilding",
            Self::ContainerAnswered(_) => "ContainerAnswered",
            Self::ContainerFellSilent(_) => "ContainerFellSilent",
            Self::ContainerExited(_) => "ContainerExited",
            Self::ContainerCrashed(_) => "ContainerCrashed",
            Self::ContainerPaused(_) => "ContainerPaused",
            Self::ContainerResumed(_) => "ContainerResumed",
            Self::ContainerRemoved(_) => "ContainerRemoved",
        }
    }
}
#[automatically_derived]
impl ::core::convert::From<ContainerCreated> for Event {
    fn from(content: ContainerCreated) -> Self {
        Self::ContainerCreated(content)
    }
}
#[automatically_derived]
impl ::core::convert::From<ContainerStarted> for Event {
    fn from(content: ContainerStarted) -> Self {
        Self::ContainerStarted(content)
    }
}
#[automatically_derived]
impl ::core::convert::From<ImageBuilding> for Event {
    fn from(content: ImageBuilding) -> Self {
        Self::ImageBuilding(content)
    }
}
#[automatically_derived]
impl ::core::convert::From<ContainerAnswered> for Event {
    fn from(content: ContainerAnswered) -> Self {
        Self::ContainerAnswered(content)
    }
}
#[automatically_derived]
impl ::core::convert::From<ContainerFellSilent> for Event {
    fn from(content: ContainerFellSilent) -> Self {
        Self::ContainerFellSilent(content)
    }
}
#[automatically_derived]
impl ::core::convert::From<ContainerExited> for Event {
    fn from(content: ContainerExited) -> Self {
        Self::ContainerExited(content)
    }
}
#[automatically_derived]
impl ::core::convert::From<ContainerCrashed> for Event {
    fn from(content: ContainerCrashed) -> Self {
        Self::ContainerCrashed(content)
    }
}
#[automatically_derived]
impl ::core::convert::From<ContainerPaused> for Event {
    fn from(content: ContainerPaused) -> Self {
        Self::ContainerPaused(content)
    }
}
#[automatically_derived]
impl ::core::convert::From<ContainerResumed> for Event {
    fn from(content: ContainerResumed) -> Self {
        Self::ContainerResumed(content)
    }
}
#[automatically_derived]
impl ::core::convert::From<ContainerRemoved> for Event {
    fn from(content: ContainerRemoved) -> Self {
        Self::ContainerRemoved(content)
    }
}
#[automatically_derived]
impl ::selvedge::__private::Serialize for Event {
    fn serialize<Encoder: ::selvedge::__private::Serializer>(
        &self,
        serializer: Encoder,
    ) -> ::core::result::Result<Encoder::Ok, Encoder::Error> {
        match self {
            Self::ContainerCreated(content) => {
                ::selvedge::__private::encode_tagged(
                    serializer,
                    "Event",
                    0,
                    "ContainerCreated",
                    content,
                )
            }
            Self::ContainerStarted(content) => {
                ::selvedge::__private::encode_tagged(
                    serializer,
                    "Event",
                    1,
                    "ContainerStarted",
                    content,
                )
            }
            Self::ImageBuilding(content) => {
                ::selvedge::__private::encode_tagged(
                    serializer,
                    "Event",
                    2,
                    "ImageBuilding",
                    content,
                )
            }
            Self::ContainerAnswered(content) => {
                ::selvedge::__private::encode_tagged(
                    serializer,
                    "Event",
                    3,
                    "ContainerAnswered",
                    content,
                )
            }
            Self::ContainerFellSilent(content) => {
                ::selvedge::__private::encode_tagged(
                    serializer,
                    "Event",
                    4,
                    "ContainerFellSilent",
                    content,
                )
            }
            Self::ContainerExited(content) => {
                ::selvedge::__private::encode_tagged(
                    serializer,
                    "Event",
                    5,
                    "ContainerExited",
                    content,
                )
            }
            Self::ContainerCrashed(content) => {
                ::selvedge::__private::encode_tagged(
                    serializer,
                    "Event",
                    6,
                    "ContainerCrashed",
                    content,
                )
            }
            Self::ContainerPaused(content) => {
                ::selvedge::__private::encode_tagged(
                    serializer,
                    "Event",
                    7,
                    "ContainerPaused",
                    content,
                )
            }
            Self::ContainerResumed(content) => {
                ::selvedge::__private::encode_tagged(
                    serializer,
                    "Event",
                    8,
                    "ContainerResumed",
                    content,
                )
            }
            Self::ContainerRemoved(content) => {
                ::selvedge::__private::encode_tagged(
                    serializer,
                    "Event",
                    9,
                    "ContainerRemoved",
                    content,
                )
            }
        }
    }
}
#[automatically_derived]
impl ::selvedge::wire::Decode for Event {
    fn decode(
        doc: ::selvedge::wire::Doc,
    ) -> ::core::result::Result<Self, ::selvedge::wire::WireError> {
        ::selvedge::wire::decode_tagged(doc)
    }
    fn read(
        from: &mut ::selvedge::wire::Reader<'_>,
    ) -> ::core::result::Result<Self, ::selvedge::wire::GiveUp> {
        ::selvedge::wire::read_tagged(from)
    }
}
#[automatically_derived]
impl<'de> ::selvedge::__private::Deserialize<'de> for Event {
    fn deserialize<Decoder: ::selvedge::__private::Deserializer<'de>>(
        deserializer: Decoder,
    ) -> ::core::result::Result<Self, Decoder::Error> {
        ::selvedge::wire::deserialize(deserializer)
    }
}
#[automatically_derived]
impl ::selvedge::wire::Tagged for Event {
    const NAMES: &'static [&'static ::core::primitive::str] = &[
        "ContainerCreated",
        "ContainerStarted",
        "ImageBuilding",
        "ContainerAnswered",
        "ContainerFellSilent",
        "ContainerExited",
        "ContainerCrashed",
        "ContainerPaused",
        "ContainerResumed",
        "ContainerRemoved",
    ];
    fn take<Origin: ::selvedge::wire::Content>(
        place: ::core::primitive::usize,
        content: Origin,
    ) -> ::core::result::Result<Self, Origin::Error> {
        match place {
            0 => content.take().map(Self::ContainerCreated),
            1 => content.take().map(Self::ContainerStarted),
            2 => content.take().map(Self::ImageBuilding),
            3 => content.take().map(Self::ContainerAnswered),
            4 => content.take().map(Self::ContainerFellSilent),
            5 => content.take().map(Self::ContainerExited),
            6 => content.take().map(Self::ContainerCrashed),
            7 => content.take().map(Self::ContainerPaused),
            8 => content.take().map(Self::ContainerResumed),
            _ => content.take().map(Self::ContainerRemoved),
        }
    }
}
/// Any error of `reconcile.container`.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::cmp::Eq,
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
impl Error {
    /// The declared name.
    #[must_use]
    pub const fn name(&self) -> &'static ::core::primitive::str {
        match self {
            Self::NoSuchContainer(_) => "NoSuchContainer",
            Self::IdTaken(_) => "IdTaken",
            Self::StateConflict(_) => "StateConflict",
        }
    }
}
#[automatically_derived]
impl ::core::convert::From<NoSuchContainer> for Error {
    fn from(content: NoSuchContainer) -> Self {
        Self::NoSuchContainer(content)
    }
}
#[automatically_derived]
impl ::core::convert::From<IdTaken> for Error {
    fn from(content: IdTaken) -> Self {
        Self::IdTaken(content)
    }
}
#[automatically_derived]
impl ::core::convert::From<StateConflict> for Error {
    fn from(content: StateConflict) -> Self {
        Self::StateConflict(content)
    }
}
#[automatically_derived]
impl ::selvedge::__private::Serialize for Error {
    fn serialize<Encoder: ::selvedge::__private::Serializer>(
        &self,
        serializer: Encoder,
    ) -> ::core::result::Result<Encoder::Ok, Encoder::Error> {
        match self {
            Self::NoSuchContainer(content) => {
                ::selvedge::__private::encode_tagged(
                    serializer,
                    "Error",
                    0,
                    "NoSuchContainer",
                    content,
                )
            }
            Self::IdTaken(content) => {
                ::selvedge::__private::encode_tagged(
                    serializer,
                    "Error",
                    1,
                    "IdTaken",
                    content,
                )
            }
            Self::StateConflict(content) => {
                ::selvedge::__private::encode_tagged(
                    serializer,
                    "Error",
                    2,
                    "StateConflict",
                    content,
                )
            }
        }
    }
}
#[automatically_derived]
impl ::selvedge::wire::Decode for Error {
    fn decode(
        doc: ::selvedge::wire::Doc,
    ) -> ::core::result::Result<Self, ::selvedge::wire::WireError> {
        ::selvedge::wire::decode_tagged(doc)
    }
    fn read(
        from: &mut ::selvedge::wire::Reader<'_>,
    ) -> ::core::result::Result<Self, ::selvedge::wire::GiveUp> {
        ::selvedge::wire::read_tagged(from)
    }
}
#[automatically_derived]
impl<'de> ::selvedge::__private::Deserialize<'de> for Error {
    fn deserialize<Decoder: ::selvedge::__private::Deserializer<'de>>(
        deserializer: Decoder,
    ) -> ::core::result::Result<Self, Decoder::Error> {
        ::selvedge::wire::deserialize(deserializer)
    }
}
#[automatically_derived]
impl ::selvedge::wire::Tagged for Error {
    const NAMES: &'static [&'static ::core::primitive::str] = &[
        "NoSuchContainer",
        "IdTaken",
        "StateConflict",
    ];
    fn take<Origin: ::selvedge::wire::Content>(
        place: ::core::primitive::usize,
        content: Origin,
    ) -> ::core::result::Result<Self, Origin::Error> {
        match place {
            0 => content.take().map(Self::NoSuchContainer),
            1 => content.take().map(Self::IdTaken),
            _ => content.take().map(Self::StateConflict),
        }
    }
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
    ::core::cmp::Eq,
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
    ::core::cmp::Eq,
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
        let mut map = ::selvedge::__private::Members::begin(
            serializer,
            "Reply",
            4usize,
        )?;
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
#[automatically_derived]
impl<'de> ::selvedge::__private::Deserialize<'de> for Reply {
    fn deserialize<Decoder: ::selvedge::__private::Deserializer<'de>>(
        deserializer: Decoder,
    ) -> ::core::result::Result<Self, Decoder::Error> {
        ::selvedge::wire::deserialize(deserializer)
    }
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
    ::core::cmp::Eq,
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
        let mut map = ::selvedge::__private::Members::begin(
            serializer,
            "ContainerRow",
            7usize,
        )?;
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
#[automatically_derived]
impl<'de> ::selvedge::__private::Deserialize<'de> for ContainerRow {
    fn deserialize<Decoder: ::selvedge::__private::Deserializer<'de>>(
        deserializer: Decoder,
    ) -> ::core::result::Result<Self, Decoder::Error> {
        ::selvedge::wire::deserialize(deserializer)
    }
}
/// One container.
///
/// A `Container` which rests in the state `S`; owned, if `R` is not given.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::cmp::Eq,
    ::core::hash::Hash
)]
#[must_use = "a command that returns it has changed its state"]
pub struct Container<S, R = ::selvedge::__private::Box<ContainerRow>> {
    row: R,
    state: ::core::marker::PhantomData<S>,
}
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
    ::core::cmp::Eq,
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
#[automatically_derived]
impl<'de> ::selvedge::__private::Deserialize<'de> for AnyContainer {
    fn deserialize<Decoder: ::selvedge::__private::Deserializer<'de>>(
        deserializer: Decoder,
    ) -> ::core::result::Result<Self, Decoder::Error> {
        ::selvedge::wire::deserialize(deserializer)
    }
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
    ::core::cmp::Eq,
    ::core::hash::Hash,
    ::core::marker::Copy
)]
pub struct Pending;
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
    ::core::cmp::Eq,
    ::core::hash::Hash,
    ::core::marker::Copy
)]
pub struct Building;
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
    ::core::cmp::Eq,
    ::core::hash::Hash,
    ::core::marker::Copy
)]
pub struct Starting;
impl State for Starting {
    const STATE: ContainerState = ContainerState::Starting;
}
/// The state `Running` of a `Container`, as a type.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::cmp::Eq,
    ::core::hash::Hash,
    ::core::marker::Copy
)]
pub struct Running;
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
    ::core::cmp::Eq,
    ::core::hash::Hash,
    ::core::marker::Copy
)]
pub struct Stopped;
impl State for Stopped {
    const STATE: ContainerState = ContainerState::Stopped;
}
/// The state `Crashed` of a `Container`, as a type.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::cmp::Eq,
    ::core::hash::Hash,
    ::core::marker::Copy
)]
pub struct Crashed;
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
    ::core::cmp::Eq,
    ::core::hash::Hash,
    ::core::marker::Copy
)]
pub struct Unknown;
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
        ::core::cmp::Eq,
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
    /// Restarts a container in place.
    ///
    /// How `RestartContainer` is accepted in `Pending`, `Starting`, `Running`, `Stopped` and `Crashed`.
    #[derive(
        ::core::clone::Clone,
        ::core::fmt::Debug,
        ::core::cmp::PartialEq,
        ::core::cmp::Eq,
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
    /// Ends a container and removes it.
    ///
    /// How `StopContainer` is accepted in `Pending`, `Building`, `Starting`, `Running`, `Stopped`, `Crashed` and `Unknown`.
    #[derive(
        ::core::clone::Clone,
        ::core::fmt::Debug,
        ::core::cmp::PartialEq,
        ::core::cmp::Eq,
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
    /// Lets a container end its work, then removes it.
    ///
    /// How `DrainContainer` is accepted in `Pending`, `Building`, `Starting`, `Running`, `Stopped`, `Crashed` and `Unknown`.
    #[derive(
        ::core::clone::Clone,
        ::core::fmt::Debug,
        ::core::cmp::PartialEq,
        ::core::cmp::Eq,
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
    /// Somebody removes the container by hand.
    ///
    /// How `RemoveByHand` is accepted in `Pending`, `Building`, `Starting`, `Running`, `Stopped`, `Crashed` and `Unknown`.
    #[derive(
        ::core::clone::Clone,
        ::core::fmt::Debug,
        ::core::cmp::PartialEq,
        ::core::cmp::Eq,
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
        ::core::cmp::Eq,
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
    pub use super::pending::StopContainerOutcome;
    pub use super::pending::DrainContainerOutcome;
    /// The image is there: the container starts.
    ///
    /// How `FinishBuild` is accepted in `Building`.
    #[derive(
        ::core::clone::Clone,
        ::core::fmt::Debug,
        ::core::cmp::PartialEq,
        ::core::cmp::Eq,
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
        ::core::cmp::Eq,
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
        ::core::cmp::Eq,
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
    /// The container ends with a fault.
    ///
    /// How `Crash` is accepted in `Starting` and `Running`.
    #[derive(
        ::core::clone::Clone,
        ::core::fmt::Debug,
        ::core::cmp::PartialEq,
        ::core::cmp::Eq,
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
    /// The container ends of itself, without fault.
    ///
    /// How `Exit` is accepted in `Starting` and `Running`.
    #[derive(
        ::core::clone::Clone,
        ::core::fmt::Debug,
        ::core::cmp::PartialEq,
        ::core::cmp::Eq,
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
        ::core::cmp::Eq,
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
        ::core::cmp::Eq,
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
    /// The container runs and answers no longer.
    ///
    /// How `BecomeUnhealthy` is accepted in `Running`.
    #[derive(
        ::core::clone::Clone,
        ::core::fmt::Debug,
        ::core::cmp::PartialEq,
        ::core::cmp::Eq,
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
    pub use super::starting::CrashOutcome;
    pub use super::starting::ExitOutcome;
    /// Somebody pauses the container.
    ///
    /// How `Pause` is accepted in `Running`.
    #[derive(
        ::core::clone::Clone,
        ::core::fmt::Debug,
        ::core::cmp::PartialEq,
        ::core::cmp::Eq,
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
        ::core::cmp::Eq,
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
        ::core::cmp::Eq,
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
        ::core::cmp::Eq,
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
    /// Somebody else creates a container: an older agent, whose labels may be missing, or a person, who writes none.
    ///
    /// How `PlaceByHand` is accepted in absence.
    #[derive(
        ::core::clone::Clone,
        ::core::fmt::Debug,
        ::core::cmp::PartialEq,
        ::core::cmp::Eq,
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
    pub trait CreateContainerInPending {
        fn never() -> ::selvedge::__private::Illegal;
    }
    #[diagnostic::on_unimplemented(
        message = "`FinishBuild` is not a legal command in state `Pending`",
        label = "in state `Pending`, `FinishBuild` can only be rejected",
        note = "`FinishBuild` is legal in `Building`",
        note = "legal commands in `Pending`: `StartContainer`, `RestartContainer`, `StopContainer`, `DrainContainer` and `RemoveByHand`"
    )]
    pub trait FinishBuildInPending {
        fn never() -> ::selvedge::__private::Illegal;
    }
    #[diagnostic::on_unimplemented(
        message = "`BecomeHealthy` is not a legal command in state `Pending`",
        label = "in state `Pending`, `BecomeHealthy` can only be rejected",
        note = "`BecomeHealthy` is legal in `Starting` and `Running`",
        note = "legal commands in `Pending`: `StartContainer`, `RestartContainer`, `StopContainer`, `DrainContainer` and `RemoveByHand`"
    )]
    pub trait BecomeHealthyInPending {
        fn never() -> ::selvedge::__private::Illegal;
    }
    #[diagnostic::on_unimplemented(
        message = "`BecomeUnhealthy` is not a legal command in state `Pending`",
        label = "in state `Pending`, `BecomeUnhealthy` can only be rejected",
        note = "`BecomeUnhealthy` is legal in `Running`",
        note = "legal commands in `Pending`: `StartContainer`, `RestartContainer`, `StopContainer`, `DrainContainer` and `RemoveByHand`"
    )]
    pub trait BecomeUnhealthyInPending {
        fn never() -> ::selvedge::__private::Illegal;
    }
    #[diagnostic::on_unimplemented(
        message = "`Crash` is not a legal command in state `Pending`",
        label = "in state `Pending`, `Crash` can only be rejected",
        note = "`Crash` is legal in `Starting` and `Running`",
        note = "legal commands in `Pending`: `StartContainer`, `RestartContainer`, `StopContainer`, `DrainContainer` and `RemoveByHand`"
    )]
    pub trait CrashInPending {
        fn never() -> ::selvedge::__private::Illegal;
    }
    #[diagnostic::on_unimplemented(
        message = "`Exit` is not a legal command in state `Pending`",
        label = "in state `Pending`, `Exit` can only be rejected",
        note = "`Exit` is legal in `Starting` and `Running`",
        note = "legal commands in `Pending`: `StartContainer`, `RestartContainer`, `StopContainer`, `DrainContainer` and `RemoveByHand`"
    )]
    pub trait ExitInPending {
        fn never() -> ::selvedge::__private::Illegal;
    }
    #[diagnostic::on_unimplemented(
        message = "`Pause` is not a legal command in state `Pending`",
        label = "in state `Pending`, `Pause` can only be rejected",
        note = "`Pause` is legal in `Running`",
        note = "legal commands in `Pending`: `StartContainer`, `RestartContainer`, `StopContainer`, `DrainContainer` and `RemoveByHand`"
    )]
    pub trait PauseInPending {
        fn never() -> ::selvedge::__private::Illegal;
    }
    #[diagnostic::on_unimplemented(
        message = "`Resume` is not a legal command in state `Pending`",
        label = "in state `Pending`, `Resume` can only be rejected",
        note = "`Resume` is legal in `Unknown`",
        note = "legal commands in `Pending`: `StartContainer`, `RestartContainer`, `StopContainer`, `DrainContainer` and `RemoveByHand`"
    )]
    pub trait ResumeInPending {
        fn never() -> ::selvedge::__private::Illegal;
    }
    #[diagnostic::on_unimplemented(
        message = "`PlaceByHand` is not a legal command in state `Pending`",
        label = "in state `Pending`, `PlaceByHand` can only be rejected",
        note = "`PlaceByHand` is legal only where there is no row yet",
        note = "legal commands in `Pending`: `StartContainer`, `RestartContainer`, `StopContainer`, `DrainContainer` and `RemoveByHand`"
    )]
    pub trait PlaceByHandInPending {
        fn never() -> ::selvedge::__private::Illegal;
    }
    #[diagnostic::on_unimplemented(
        message = "`answer` is not a legal move from `Pending`",
        label = "`answer` does not start in `Pending`",
        note = "`answer` leads from `Starting` and `Running` to `Running`",
        note = "legal moves from `Pending`: `build`, `start` and `restart`"
    )]
    pub trait AnswerFromPending {
        fn never() -> ::selvedge::__private::Illegal;
    }
    #[diagnostic::on_unimplemented(
        message = "`fall_silent` is not a legal move from `Pending`",
        label = "`fall_silent` does not start in `Pending`",
        note = "`fall_silent` leads from `Running` to `Running`",
        note = "legal moves from `Pending`: `build`, `start` and `restart`"
    )]
    pub trait FallSilentFromPending {
        fn never() -> ::selvedge::__private::Illegal;
    }
    #[diagnostic::on_unimplemented(
        message = "`exit` is not a legal move from `Pending`",
        label = "`exit` does not start in `Pending`",
        note = "`exit` leads from `Starting` and `Running` to `Stopped`",
        note = "legal moves from `Pending`: `build`, `start` and `restart`"
    )]
    pub trait ExitFromPending {
        fn never() -> ::selvedge::__private::Illegal;
    }
    #[diagnostic::on_unimplemented(
        message = "`crash` is not a legal move from `Pending`",
        label = "`crash` does not start in `Pending`",
        note = "`crash` leads from `Starting` and `Running` to `Crashed`",
        note = "legal moves from `Pending`: `build`, `start` and `restart`"
    )]
    pub trait CrashFromPending {
        fn never() -> ::selvedge::__private::Illegal;
    }
    #[diagnostic::on_unimplemented(
        message = "`pause` is not a legal move from `Pending`",
        label = "`pause` does not start in `Pending`",
        note = "`pause` leads from `Running` to `Unknown`",
        note = "legal moves from `Pending`: `build`, `start` and `restart`"
    )]
    pub trait PauseFromPending {
        fn never() -> ::selvedge::__private::Illegal;
    }
    #[diagnostic::on_unimplemented(
        message = "`resume` is not a legal move from `Pending`",
        label = "`resume` does not start in `Pending`",
        note = "`resume` leads from `Unknown` to `Running`",
        note = "legal moves from `Pending`: `build`, `start` and `restart`"
    )]
    pub trait ResumeFromPending {
        fn never() -> ::selvedge::__private::Illegal;
    }
    #[diagnostic::on_unimplemented(
        message = "`CreateContainer` is not a legal command in state `Building`",
        label = "in state `Building`, `CreateContainer` can only be rejected",
        note = "`CreateContainer` is legal only where there is no row yet",
        note = "legal commands in `Building`: `StartContainer`, `StopContainer`, `DrainContainer`, `FinishBuild` and `RemoveByHand`"
    )]
    pub trait CreateContainerInBuilding {
        fn never() -> ::selvedge::__private::Illegal;
    }
    #[diagnostic::on_unimplemented(
        message = "`RestartContainer` is not a legal command in state `Building`",
        label = "in state `Building`, `RestartContainer` can only be rejected",
        note = "`RestartContainer` is legal in `Pending`, `Starting`, `Running`, `Stopped` and `Crashed`",
        note = "legal commands in `Building`: `StartContainer`, `StopContainer`, `DrainContainer`, `FinishBuild` and `RemoveByHand`"
    )]
    pub trait RestartContainerInBuilding {
        fn never() -> ::selvedge::__private::Illegal;
    }
    #[diagnostic::on_unimplemented(
        message = "`BecomeHealthy` is not a legal command in state `Building`",
        label = "in state `Building`, `BecomeHealthy` can only be rejected",
        note = "`BecomeHealthy` is legal in `Starting` and `Running`",
        note = "legal commands in `Building`: `StartContainer`, `StopContainer`, `DrainContainer`, `FinishBuild` and `RemoveByHand`"
    )]
    pub trait BecomeHealthyInBuilding {
        fn never() -> ::selvedge::__private::Illegal;
    }
    #[diagnostic::on_unimplemented(
        message = "`BecomeUnhealthy` is not a legal command in state `Building`",
        label = "in state `Building`, `BecomeUnhealthy` can only be rejected",
        note = "`BecomeUnhealthy` is legal in `Running`",
        note = "legal commands in `Building`: `StartContainer`, `StopContainer`, `DrainContainer`, `FinishBuild` and `RemoveByHand`"
    )]
    pub trait BecomeUnhealthyInBuilding {
        fn never() -> ::selvedge::__private::Illegal;
    }
    #[diagnostic::on_unimplemented(
        message = "`Crash` is not a legal command in state `Building`",
        label = "in state `Building`, `Crash` can only be rejected",
        note = "`Crash` is legal in `Starting` and `Running`",
        note = "legal commands in `Building`: `StartContainer`, `StopContainer`, `DrainContainer`, `FinishBuild` and `RemoveByHand`"
    )]
    pub trait CrashInBuilding {
        fn never() -> ::selvedge::__private::Illegal;
    }
    #[diagnostic::on_unimplemented(
        message = "`Exit` is not a legal command in state `Building`",
        label = "in state `Building`, `Exit` can only be rejected",
        note = "`Exit` is legal in `Starting` and `Running`",
        note = "legal commands in `Building`: `StartContainer`, `StopContainer`, `DrainContainer`, `FinishBuild` and `RemoveByHand`"
    )]
    pub trait ExitInBuilding {
        fn never() -> ::selvedge::__private::Illegal;
    }
    #[diagnostic::on_unimplemented(
        message = "`Pause` is not a legal command in state `Building`",
        label = "in state `Building`, `Pause` can only be rejected",
        note = "`Pause` is legal in `Running`",
        note = "legal commands in `Building`: `StartContainer`, `StopContainer`, `DrainContainer`, `FinishBuild` and `RemoveByHand`"
    )]
    pub trait PauseInBuilding {
        fn never() -> ::selvedge::__private::Illegal;
    }
    #[diagnostic::on_unimplemented(
        message = "`Resume` is not a legal command in state `Building`",
        label = "in state `Building`, `Resume` can only be rejected",
        note = "`Resume` is legal in `Unknown`",
        note = "legal commands in `Building`: `StartContainer`, `StopContainer`, `DrainContainer`, `FinishBuild` and `RemoveByHand`"
    )]
    pub trait ResumeInBuilding {
        fn never() -> ::selvedge::__private::Illegal;
    }
    #[diagnostic::on_unimplemented(
        message = "`PlaceByHand` is not a legal command in state `Building`",
        label = "in state `Building`, `PlaceByHand` can only be rejected",
        note = "`PlaceByHand` is legal only where there is no row yet",
        note = "legal commands in `Building`: `StartContainer`, `StopContainer`, `DrainContainer`, `FinishBuild` and `RemoveByHand`"
    )]
    pub trait PlaceByHandInBuilding {
        fn never() -> ::selvedge::__private::Illegal;
    }
    #[diagnostic::on_unimplemented(
        message = "`build` is not a legal move from `Building`",
        label = "`build` does not start in `Building`",
        note = "`build` leads from `Pending` to `Building`",
        note = "legal moves from `Building`: `start`"
    )]
    pub trait BuildFromBuilding {
        fn never() -> ::selvedge::__private::Illegal;
    }
    #[diagnostic::on_unimplemented(
        message = "`restart` is not a legal move from `Building`",
        label = "`restart` does not start in `Building`",
        note = "`restart` leads from `Pending`, `Starting`, `Running`, `Stopped` and `Crashed` to `Starting`",
        note = "legal moves from `Building`: `start`"
    )]
    pub trait RestartFromBuilding {
        fn never() -> ::selvedge::__private::Illegal;
    }
    #[diagnostic::on_unimplemented(
        message = "`answer` is not a legal move from `Building`",
        label = "`answer` does not start in `Building`",
        note = "`answer` leads from `Starting` and `Running` to `Running`",
        note = "legal moves from `Building`: `start`"
    )]
    pub trait AnswerFromBuilding {
        fn never() -> ::selvedge::__private::Illegal;
    }
    #[diagnostic::on_unimplemented(
        message = "`fall_silent` is not a legal move from `Building`",
        label = "`fall_silent` does not start in `Building`",
        note = "`fall_silent` leads from `Running` to `Running`",
        note = "legal moves from `Building`: `start`"
    )]
    pub trait FallSilentFromBuilding {
        fn never() -> ::selvedge::__private::Illegal;
    }
    #[diagnostic::on_unimplemented(
        message = "`exit` is not a legal move from `Building`",
        label = "`exit` does not start in `Building`",
        note = "`exit` leads from `Starting` and `Running` to `Stopped`",
        note = "legal moves from `Building`: `start`"
    )]
    pub trait ExitFromBuilding {
        fn never() -> ::selvedge::__private::Illegal;
    }
    #[diagnostic::on_unimplemented(
        message = "`crash` is not a legal move from `Building`",
        label = "`crash` does not start in `Building`",
        note = "`crash` leads from `Starting` and `Running` to `Crashed`",
        note = "legal moves from `Building`: `start`"
    )]
    pub trait CrashFromBuilding {
        fn never() -> ::selvedge::__private::Illegal;
    }
    #[diagnostic::on_unimplemented(
        message = "`pause` is not a legal move from `Building`",
        label = "`pause` does not start in `Building`",
        note = "`pause` leads from `Running` to `Unknown`",
        note = "legal moves from `Building`: `start`"
    )]
    pub trait PauseFromBuilding {
        fn never() -> ::selvedge::__private::Illegal;
    }
    #[diagnostic::on_unimplemented(
        message = "`resume` is not a legal move from `Building`",
        label = "`resume` does not start in `Building`",
        note = "`resume` leads from `Unknown` to `Running`",
        note = "legal moves from `Building`: `start`"
    )]
    pub trait ResumeFromBuilding {
        fn never() -> ::selvedge::__private::Illegal;
    }
    #[diagnostic::on_unimplemented(
        message = "`CreateContainer` is not a legal command in state `Starting`",
        label = "in state `Starting`, `CreateContainer` can only be rejected",
        note = "`CreateContainer` is legal only where there is no row yet",
        note = "legal commands in `Starting`: `StartContainer`, `RestartContainer`, `StopContainer`, `DrainContainer`, `BecomeHealthy`, `Crash`, `Exit` and `RemoveByHand`"
    )]
    pub trait CreateContainerInStarting {
        fn never() -> ::selvedge::__private::Illegal;
    }
    #[diagnostic::on_unimplemented(
        message = "`FinishBuild` is not a legal command in state `Starting`",
        label = "in state `Starting`, `FinishBuild` can only be rejected",
        note = "`FinishBuild` is legal in `Building`",
        note = "legal commands in `Starting`: `StartContainer`, `RestartContainer`, `StopContainer`, `DrainContainer`, `BecomeHealthy`, `Crash`, `Exit` and `RemoveByHand`"
    )]
    pub trait FinishBuildInStarting {
        fn never() -> ::selvedge::__private::Illegal;
    }
    #[diagnostic::on_unimplemented(
        message = "`BecomeUnhealthy` is not a legal command in state `Starting`",
        label = "in state `Starting`, `BecomeUnhealthy` can only be rejected",
        note = "`BecomeUnhealthy` is legal in `Running`",
        note = "legal commands in `Starting`: `StartContainer`, `RestartContainer`, `StopContainer`, `DrainContainer`, `BecomeHealthy`, `Crash`, `Exit` and `RemoveByHand`"
    )]
    pub trait BecomeUnhealthyInStarting {
        fn never() -> ::selvedge::__private::Illegal;
    }
    #[diagnostic::on_unimplemented(
        message = "`Pause` is not a legal command in state `Starting`",
        label = "in state `Starting`, `Pause` can only be rejected",
        note = "`Pause` is legal in `Running`",
        note = "legal commands in `Starting`: `StartContainer`, `RestartContainer`, `StopContainer`, `DrainContainer`, `BecomeHealthy`, `Crash`, `Exit` and `RemoveByHand`"
    )]
    pub trait PauseInStarting {
        fn never() -> ::selvedge::__private::Illegal;
    }
    #[diagnostic::on_unimplemented(
        message = "`Resume` is not a legal command in state `Starting`",
        label = "in state `Starting`, `Resume` can only be rejected",
        note = "`Resume` is legal in `Unknown`",
        note = "legal commands in `Starting`: `StartContainer`, `RestartContainer`, `StopContainer`, `DrainContainer`, `BecomeHealthy`, `Crash`, `Exit` and `RemoveByHand`"
    )]
    pub trait ResumeInStarting {
        fn never() -> ::selvedge::__private::Illegal;
    }
    #[diagnostic::on_unimplemented(
        message = "`PlaceByHand` is not a legal command in state `Starting`",
        label = "in state `Starting`, `PlaceByHand` can only be rejected",
        note = "`PlaceByHand` is legal only where there is no row yet",
        note = "legal commands in `Starting`: `StartContainer`, `RestartContainer`, `StopContainer`, `DrainContainer`, `BecomeHealthy`, `Crash`, `Exit` and `RemoveByHand`"
    )]
    pub trait PlaceByHandInStarting {
        fn never() -> ::selvedge::__private::Illegal;
    }
    #[diagnostic::on_unimplemented(
        message = "`build` is not a legal move from `Starting`",
        label = "`build` does not start in `Starting`",
        note = "`build` leads from `Pending` to `Building`",
        note = "legal moves from `Starting`: `restart`, `answer`, `exit` and `crash`"
    )]
    pub trait BuildFromStarting {
        fn never() -> ::selvedge::__private::Illegal;
    }
    #[diagnostic::on_unimplemented(
        message = "`start` is not a legal move from `Starting`",
        label = "`start` does not start in `Starting`",
        note = "`start` leads from `Pending`, `Building`, `Stopped` and `Crashed` to `Starting`",
        note = "legal moves from `Starting`: `restart`, `answer`, `exit` and `crash`"
    )]
    pub trait StartFromStarting {
        fn never() -> ::selvedge::__private::Illegal;
    }
    #[diagnostic::on_unimplemented(
        message = "`fall_silent` is not a legal move from `Starting`",
        label = "`fall_silent` does not start in `Starting`",
        note = "`fall_silent` leads from `Running` to `Running`",
        note = "legal moves from `Starting`: `restart`, `answer`, `exit` and `crash`"
    )]
    pub trait FallSilentFromStarting {
        fn never() -> ::selvedge::__private::Illegal;
    }
    #[diagnostic::on_unimplemented(
        message = "`pause` is not a legal move from `Starting`",
        label = "`pause` does not start in `Starting`",
        note = "`pause` leads from `Running` to `Unknown`",
        note = "legal moves from `Starting`: `restart`, `answer`, `exit` and `crash`"
    )]
    pub trait PauseFromStarting {
        fn never() -> ::selvedge::__private::Illegal;
    }
    #[diagnostic::on_unimplemented(
        message = "`resume` is not a legal move from `Starting`",
        label = "`resume` does not start in `Starting`",
        note = "`resume` leads from `Unknown` to `Running`",
        note = "legal moves from `Starting`: `restart`, `answer`, `exit` and `crash`"
    )]
    pub trait ResumeFromStarting {
        fn never() -> ::selvedge::__private::Illegal;
    }
    #[diagnostic::on_unimplemented(
        message = "`CreateContainer` is not a legal command in state `Running`",
        label = "in state `Running`, `CreateContainer` can only be rejected",
        note = "`CreateContainer` is legal only where there is no row yet",
        note = "legal commands in `Running`: `StartContainer`, `RestartContainer`, `StopContainer`, `DrainContainer`, `BecomeHealthy`, `BecomeUnhealthy`, `Crash`, `Exit`, `Pause` and `RemoveByHand`"
    )]
    pub trait CreateContainerInRunning {
        fn never() -> ::selvedge::__private::Illegal;
    }
    #[diagnostic::on_unimplemented(
        message = "`FinishBuild` is not a legal command in state `Running`",
        label = "in state `Running`, `FinishBuild` can only be rejected",
        note = "`FinishBuild` is legal in `Building`",
        note = "legal commands in `Running`: `StartContainer`, `RestartContainer`, `StopContainer`, `DrainContainer`, `BecomeHealthy`, `BecomeUnhealthy`, `Crash`, `Exit`, `Pause` and `RemoveByHand`"
    )]
    pub trait FinishBuildInRunning {
        fn never() -> ::selvedge::__private::Illegal;
    }
    #[diagnostic::on_unimplemented(
        message = "`Resume` is not a legal command in state `Running`",
        label = "in state `Running`, `Resume` can only be rejected",
        note = "`Resume` is legal in `Unknown`",
        note = "legal commands in `Running`: `StartContainer`, `RestartContainer`, `StopContainer`, `DrainContainer`, `BecomeHealthy`, `BecomeUnhealthy`, `Crash`, `Exit`, `Pause` and `RemoveByHand`"
    )]
    pub trait ResumeInRunning {
        fn never() -> ::selvedge::__private::Illegal;
    }
    #[diagnostic::on_unimplemented(
        message = "`PlaceByHand` is not a legal command in state `Running`",
        label = "in state `Running`, `PlaceByHand` can only be rejected",
        note = "`PlaceByHand` is legal only where there is no row yet",
        note = "legal commands in `Running`: `StartContainer`, `RestartContainer`, `StopContainer`, `DrainContainer`, `BecomeHealthy`, `BecomeUnhealthy`, `Crash`, `Exit`, `Pause` and `RemoveByHand`"
    )]
    pub trait PlaceByHandInRunning {
        fn never() -> ::selvedge::__private::Illegal;
    }
    #[diagnostic::on_unimplemented(
        message = "`build` is not a legal move from `Running`",
        label = "`build` does not start in `Running`",
        note = "`build` leads from `Pending` to `Building`",
        note = "legal moves from `Running`: `restart`, `answer`, `fall_silent`, `exit`, `crash` and `pause`"
    )]
    pub trait BuildFromRunning {
        fn never() -> ::selvedge::__private::Illegal;
    }
    #[diagnostic::on_unimplemented(
        message = "`start` is not a legal move from `Running`",
        label = "`start` does not start in `Running`",
        note = "`start` leads from `Pending`, `Building`, `Stopped` and `Crashed` to `Starting`",
        note = "legal moves from `Running`: `restart`, `answer`, `fall_silent`, `exit`, `crash` and `pause`"
    )]
    pub trait StartFromRunning {
        fn never() -> ::selvedge::__private::Illegal;
    }
    #[diagnostic::on_unimplemented(
        message = "`resume` is not a legal move from `Running`",
        label = "`resume` does not start in `Running`",
        note = "`resume` leads from `Unknown` to `Running`",
        note = "legal moves from `Running`: `restart`, `answer`, `fall_silent`, `exit`, `crash` and `pause`"
    )]
    pub trait ResumeFromRunning {
        fn never() -> ::selvedge::__private::Illegal;
    }
    #[diagnostic::on_unimplemented(
        message = "`CreateContainer` is not a legal command in state `Stopped`",
        label = "in state `Stopped`, `CreateContainer` can only be rejected",
        note = "`CreateContainer` is legal only where there is no row yet",
        note = "legal commands in `Stopped`: `StartContainer`, `RestartContainer`, `StopContainer`, `DrainContainer` and `RemoveByHand`"
    )]
    pub trait CreateContainerInStopped {
        fn never() -> ::selvedge::__private::Illegal;
    }
    #[diagnostic::on_unimplemented(
        message = "`FinishBuild` is not a legal command in state `Stopped`",
        label = "in state `Stopped`, `FinishBuild` can only be rejected",
        note = "`FinishBuild` is legal in `Building`",
        note = "legal commands in `Stopped`: `StartContainer`, `RestartContainer`, `StopContainer`, `DrainContainer` and `RemoveByHand`"
    )]
    pub trait FinishBuildInStopped {
        fn never() -> ::selvedge::__private::Illegal;
    }
    #[diagnostic::on_unimplemented(
        message = "`BecomeHealthy` is not a legal command in state `Stopped`",
        label = "in state `Stopped`, `BecomeHealthy` can only be rejected",
        note = "`BecomeHealthy` is legal in `Starting` and `Running`",
        note = "legal commands in `Stopped`: `StartContainer`, `RestartContainer`, `StopContainer`, `DrainContainer` and `RemoveByHand`"
    )]
    pub trait BecomeHealthyInStopped {
        fn never() -> ::selvedge::__private::Illegal;
    }
    #[diagnostic::on_unimplemented(
        message = "`BecomeUnhealthy` is not a legal command in state `Stopped`",
        label = "in state `Stopped`, `BecomeUnhealthy` can only be rejected",
        note = "`BecomeUnhealthy` is legal in `Running`",
        note = "legal commands in `Stopped`: `StartContainer`, `RestartContainer`, `StopContainer`, `DrainContainer` and `RemoveByHand`"
    )]
    pub trait BecomeUnhealthyInStopped {
        fn never() -> ::selvedge::__private::Illegal;
    }
    #[diagnostic::on_unimplemented(
        message = "`Crash` is not a legal command in state `Stopped`",
        label = "in state `Stopped`, `Crash` can only be rejected",
        note = "`Crash` is legal in `Starting` and `Running`",
        note = "legal commands in `Stopped`: `StartContainer`, `RestartContainer`, `StopContainer`, `DrainContainer` and `RemoveByHand`"
    )]
    pub trait CrashInStopped {
        fn never() -> ::selvedge::__private::Illegal;
    }
    #[diagnostic::on_unimplemented(
        message = "`Exit` is not a legal command in state `Stopped`",
        label = "in state `Stopped`, `Exit` can only be rejected",
        note = "`Exit` is legal in `Starting` and `Running`",
        note = "legal commands in `Stopped`: `StartContainer`, `RestartContainer`, `StopContainer`, `DrainContainer` and `RemoveByHand`"
    )]
    pub trait ExitInStopped {
        fn never() -> ::selvedge::__private::Illegal;
    }
    #[diagnostic::on_unimplemented(
        message = "`Pause` is not a legal command in state `Stopped`",
        label = "in state `Stopped`, `Pause` can only be rejected",
        note = "`Pause` is legal in `Running`",
        note = "legal commands in `Stopped`: `StartContainer`, `RestartContainer`, `StopContainer`, `DrainContainer` and `RemoveByHand`"
    )]
    pub trait PauseInStopped {
        fn never() -> ::selvedge::__private::Illegal;
    }
    #[diagnostic::on_unimplemented(
        message = "`Resume` is not a legal command in state `Stopped`",
        label = "in state `Stopped`, `Resume` can only be rejected",
        note = "`Resume` is legal in `Unknown`",
        note = "legal commands in `Stopped`: `StartContainer`, `RestartContainer`, `StopContainer`, `DrainContainer` and `RemoveByHand`"
    )]
    pub trait ResumeInStopped {
        fn never() -> ::selvedge::__private::Illegal;
    }
    #[diagnostic::on_unimplemented(
        message = "`PlaceByHand` is not a legal command in state `Stopped`",
        label = "in state `Stopped`, `PlaceByHand` can only be rejected",
        note = "`PlaceByHand` is legal only where there is no row yet",
        note = "legal commands in `Stopped`: `StartContainer`, `RestartContainer`, `StopContainer`, `DrainContainer` and `RemoveByHand`"
    )]
    pub trait PlaceByHandInStopped {
        fn never() -> ::selvedge::__private::Illegal;
    }
    #[diagnostic::on_unimplemented(
        message = "`build` is not a legal move from `Stopped`",
        label = "`build` does not start in `Stopped`",
        note = "`build` leads from `Pending` to `Building`",
        note = "legal moves from `Stopped`: `start` and `restart`"
    )]
    pub trait BuildFromStopped {
        fn never() -> ::selvedge::__private::Illegal;
    }
    #[diagnostic::on_unimplemented(
        message = "`answer` is not a legal move from `Stopped`",
        label = "`answer` does not start in `Stopped`",
        note = "`answer` leads from `Starting` and `Running` to `Running`",
        note = "legal moves from `Stopped`: `start` and `restart`"
    )]
    pub trait AnswerFromStopped {
        fn never() -> ::selvedge::__private::Illegal;
    }
    #[diagnostic::on_unimplemented(
        message = "`fall_silent` is not a legal move from `Stopped`",
        label = "`fall_silent` does not start in `Stopped`",
        note = "`fall_silent` leads from `Running` to `Running`",
        note = "legal moves from `Stopped`: `start` and `restart`"
    )]
    pub trait FallSilentFromStopped {
        fn never() -> ::selvedge::__private::Illegal;
    }
    #[diagnostic::on_unimplemented(
        message = "`exit` is not a legal move from `Stopped`",
        label = "`exit` does not start in `Stopped`",
        note = "`exit` leads from `Starting` and `Running` to `Stopped`",
        note = "legal moves from `Stopped`: `start` and `restart`"
    )]
    pub trait ExitFromStopped {
        fn never() -> ::selvedge::__private::Illegal;
    }
    #[diagnostic::on_unimplemented(
        message = "`crash` is not a legal move from `Stopped`",
        label = "`crash` does not start in `Stopped`",
        note = "`crash` leads from `Starting` and `Running` to `Crashed`",
        note = "legal moves from `Stopped`: `start` and `restart`"
    )]
    pub trait CrashFromStopped {
        fn never() -> ::selvedge::__private::Illegal;
    }
    #[diagnostic::on_unimplemented(
        message = "`pause` is not a legal move from `Stopped`",
        label = "`pause` does not start in `Stopped`",
        note = "`pause` leads from `Running` to `Unknown`",
        note = "legal moves from `Stopped`: `start` and `restart`"
    )]
    pub trait PauseFromStopped {
        fn never() -> ::selvedge::__private::Illegal;
    }
    #[diagnostic::on_unimplemented(
        message = "`resume` is not a legal move from `Stopped`",
        label = "`resume` does not start in `Stopped`",
        note = "`resume` leads from `Unknown` to `Running`",
        note = "legal moves from `Stopped`: `start` and `restart`"
    )]
    pub trait ResumeFromStopped {
        fn never() -> ::selvedge::__private::Illegal;
    }
    #[diagnostic::on_unimplemented(
        message = "`CreateContainer` is not a legal command in state `Crashed`",
        label = "in state `Crashed`, `CreateContainer` can only be rejected",
        note = "`CreateContainer` is legal only where there is no row yet",
        note = "legal commands in `Crashed`: `StartContainer`, `RestartContainer`, `StopContainer`, `DrainContainer` and `RemoveByHand`"
    )]
    pub trait CreateContainerInCrashed {
        fn never() -> ::selvedge::__private::Illegal;
    }
    #[diagnostic::on_unimplemented(
        message = "`FinishBuild` is not a legal command in state `Crashed`",
        label = "in state `Crashed`, `FinishBuild` can only be rejected",
        note = "`FinishBuild` is legal in `Building`",
        note = "legal commands in `Crashed`: `StartContainer`, `RestartContainer`, `StopContainer`, `DrainContainer` and `RemoveByHand`"
    )]
    pub trait FinishBuildInCrashed {
        fn never() -> ::selvedge::__private::Illegal;
    }
    #[diagnostic::on_unimplemented(
        message = "`BecomeHealthy` is not a legal command in state `Crashed`",
        label = "in state `Crashed`, `BecomeHealthy` can only be rejected",
        note = "`BecomeHealthy` is legal in `Starting` and `Running`",
        note = "legal commands in `Crashed`: `StartContainer`, `RestartContainer`, `StopContainer`, `DrainContainer` and `RemoveByHand`"
    )]
    pub trait BecomeHealthyInCrashed {
        fn never() -> ::selvedge::__private::Illegal;
    }
    #[diagnostic::on_unimplemented(
        message = "`BecomeUnhealthy` is not a legal command in state `Crashed`",
        label = "in state `Crashed`, `BecomeUnhealthy` can only be rejected",
        note = "`BecomeUnhealthy` is legal in `Running`",
        note = "legal commands in `Crashed`: `StartContainer`, `RestartContainer`, `StopContainer`, `DrainContainer` and `RemoveByHand`"
    )]
    pub trait BecomeUnhealthyInCrashed {
        fn never() -> ::selvedge::__private::Illegal;
    }
    #[diagnostic::on_unimplemented(
        message = "`Crash` is not a legal command in state `Crashed`",
        label = "in state `Crashed`, `Crash` can only be rejected",
        note = "`Crash` is legal in `Starting` and `Running`",
        note = "legal commands in `Crashed`: `StartContainer`, `RestartContainer`, `StopContainer`, `DrainContainer` and `RemoveByHand`"
    )]
    pub trait CrashInCrashed {
        fn never() -> ::selvedge::__private::Illegal;
    }
    #[diagnostic::on_unimplemented(
        message = "`Exit` is not a legal command in state `Crashed`",
        label = "in state `Crashed`, `Exit` can only be rejected",
        note = "`Exit` is legal in `Starting` and `Running`",
        note = "legal commands in `Crashed`: `StartContainer`, `RestartContainer`, `StopContainer`, `DrainContainer` and `RemoveByHand`"
    )]
    pub trait ExitInCrashed {
        fn never() -> ::selvedge::__private::Illegal;
    }
    #[diagnostic::on_unimplemented(
        message = "`Pause` is not a legal command in state `Crashed`",
        label = "in state `Crashed`, `Pause` can only be rejected",
        note = "`Pause` is legal in `Running`",
        note = "legal commands in `Crashed`: `StartContainer`, `RestartContainer`, `StopContainer`, `DrainContainer` and `RemoveByHand`"
    )]
    pub trait PauseInCrashed {
        fn never() -> ::selvedge::__private::Illegal;
    }
    #[diagnostic::on_unimplemented(
        message = "`Resume` is not a legal command in state `Crashed`",
        label = "in state `Crashed`, `Resume` can only be rejected",
        note = "`Resume` is legal in `Unknown`",
        note = "legal commands in `Crashed`: `StartContainer`, `RestartContainer`, `StopContainer`, `DrainContainer` and `RemoveByHand`"
    )]
    pub trait ResumeInCrashed {
        fn never() -> ::selvedge::__private::Illegal;
    }
    #[diagnostic::on_unimplemented(
        message = "`PlaceByHand` is not a legal command in state `Crashed`",
        label = "in state `Crashed`, `PlaceByHand` can only be rejected",
        note = "`PlaceByHand` is legal only where there is no row yet",
        note = "legal commands in `Crashed`: `StartContainer`, `RestartContainer`, `StopContainer`, `DrainContainer` and `RemoveByHand`"
    )]
    pub trait PlaceByHandInCrashed {
        fn never() -> ::selvedge::__private::Illegal;
    }
    #[diagnostic::on_unimplemented(
        message = "`build` is not a legal move from `Crashed`",
        label = "`build` does not start in `Crashed`",
        note = "`build` leads from `Pending` to `Building`",
        note = "legal moves from `Crashed`: `start` and `restart`"
    )]
    pub trait BuildFromCrashed {
        fn never() -> ::selvedge::__private::Illegal;
    }
    #[diagnostic::on_unimplemented(
        message = "`answer` is not a legal move from `Crashed`",
        label = "`answer` does not start in `Crashed`",
        note = "`answer` leads from `Starting` and `Running` to `Running`",
        note = "legal moves from `Crashed`: `start` and `restart`"
    )]
    pub trait AnswerFromCrashed {
        fn never() -> ::selvedge::__private::Illegal;
    }
    #[diagnostic::on_unimplemented(
        message = "`fall_silent` is not a legal move from `Crashed`",
        label = "`fall_silent` does not start in `Crashed`",
        note = "`fall_silent` leads from `Running` to `Running`",
        note = "legal moves from `Crashed`: `start` and `restart`"
    )]
    pub trait FallSilentFromCrashed {
        fn never() -> ::selvedge::__private::Illegal;
    }
    #[diagnostic::on_unimplemented(
        message = "`exit` is not a legal move from `Crashed`",
        label = "`exit` does not start in `Crashed`",
        note = "`exit` leads from `Starting` and `Running` to `Stopped`",
        note = "legal moves from `Crashed`: `start` and `restart`"
    )]
    pub trait ExitFromCrashed {
        fn never() -> ::selvedge::__private::Illegal;
    }
    #[diagnostic::on_unimplemented(
        message = "`crash` is not a legal move from `Crashed`",
        label = "`crash` does not start in `Crashed`",
        note = "`crash` leads from `Starting` and `Running` to `Crashed`",
        note = "legal moves from `Crashed`: `start` and `restart`"
    )]
    pub trait CrashFromCrashed {
        fn never() -> ::selvedge::__private::Illegal;
    }
    #[diagnostic::on_unimplemented(
        message = "`pause` is not a legal move from `Crashed`",
        label = "`pause` does not start in `Crashed`",
        note = "`pause` leads from `Running` to `Unknown`",
        note = "legal moves from `Crashed`: `start` and `restart`"
    )]
    pub trait PauseFromCrashed {
        fn never() -> ::selvedge::__private::Illegal;
    }
    #[diagnostic::on_unimplemented(
        message = "`resume` is not a legal move from `Crashed`",
        label = "`resume` does not start in `Crashed`",
        note = "`resume` leads from `Unknown` to `Running`",
        note = "legal moves from `Crashed`: `start` and `restart`"
    )]
    pub trait ResumeFromCrashed {
        fn never() -> ::selvedge::__private::Illegal;
    }
    #[diagnostic::on_unimplemented(
        message = "`CreateContainer` is not a legal command in state `Unknown`",
        label = "in state `Unknown`, `CreateContainer` can only be rejected",
        note = "`CreateContainer` is legal only where there is no row yet",
        note = "legal commands in `Unknown`: `StopContainer`, `DrainContainer`, `Resume` and `RemoveByHand`"
    )]
    pub trait CreateContainerInUnknown {
        fn never() -> ::selvedge::__private::Illegal;
    }
    #[diagnostic::on_unimplemented(
        message = "`StartContainer` is not a legal command in state `Unknown`",
        label = "in state `Unknown`, `StartContainer` can only be rejected",
        note = "`StartContainer` is legal in `Pending`, `Building`, `Starting`, `Running`, `Stopped` and `Crashed`",
        note = "legal commands in `Unknown`: `StopContainer`, `DrainContainer`, `Resume` and `RemoveByHand`"
    )]
    pub trait StartContainerInUnknown {
        fn never() -> ::selvedge::__private::Illegal;
    }
    #[diagnostic::on_unimplemented(
        message = "`RestartContainer` is not a legal command in state `Unknown`",
        label = "in state `Unknown`, `RestartContainer` can only be rejected",
        note = "`RestartContainer` is legal in `Pending`, `Starting`, `Running`, `Stopped` and `Crashed`",
        note = "legal commands in `Unknown`: `StopContainer`, `DrainContainer`, `Resume` and `RemoveByHand`"
    )]
    pub trait RestartContainerInUnknown {
        fn never() -> ::selvedge::__private::Illegal;
    }
    #[diagnostic::on_unimplemented(
        message = "`FinishBuild` is not a legal command in state `Unknown`",
        label = "in state `Unknown`, `FinishBuild` can only be rejected",
        note = "`FinishBuild` is legal in `Building`",
        note = "legal commands in `Unknown`: `StopContainer`, `DrainContainer`, `Resume` and `RemoveByHand`"
    )]
    pub trait FinishBuildInUnknown {
        fn never() -> ::selvedge::__private::Illegal;
    }
    #[diagnostic::on_unimplemented(
        message = "`BecomeHealthy` is not a legal command in state `Unknown`",
        label = "in state `Unknown`, `BecomeHealthy` can only be rejected",
        note = "`BecomeHealthy` is legal in `Starting` and `Running`",
        note = "legal commands in `Unknown`: `StopContainer`, `DrainContainer`, `Resume` and `RemoveByHand`"
    )]
    pub trait BecomeHealthyInUnknown {
        fn never() -> ::selvedge::__private::Illegal;
    }
    #[diagnostic::on_unimplemented(
        message = "`BecomeUnhealthy` is not a legal command in state `Unknown`",
        label = "in state `Unknown`, `BecomeUnhealthy` can only be rejected",
        note = "`BecomeUnhealthy` is legal in `Running`",
        note = "legal commands in `Unknown`: `StopContainer`, `DrainContainer`, `Resume` and `RemoveByHand`"
    )]
    pub trait BecomeUnhealthyInUnknown {
        fn never() -> ::selvedge::__private::Illegal;
    }
    #[diagnostic::on_unimplemented(
        message = "`Crash` is not a legal command in state `Unknown`",
        label = "in state `Unknown`, `Crash` can only be rejected",
        note = "`Crash` is legal in `Starting` and `Running`",
        note = "legal commands in `Unknown`: `StopContainer`, `DrainContainer`, `Resume` and `RemoveByHand`"
    )]
    pub trait CrashInUnknown {
        fn never() -> ::selvedge::__private::Illegal;
    }
    #[diagnostic::on_unimplemented(
        message = "`Exit` is not a legal command in state `Unknown`",
        label = "in state `Unknown`, `Exit` can only be rejected",
        note = "`Exit` is legal in `Starting` and `Running`",
        note = "legal commands in `Unknown`: `StopContainer`, `DrainContainer`, `Resume` and `RemoveByHand`"
    )]
    pub trait ExitInUnknown {
        fn never() -> ::selvedge::__private::Illegal;
    }
    #[diagnostic::on_unimplemented(
        message = "`Pause` is not a legal command in state `Unknown`",
        label = "in state `Unknown`, `Pause` can only be rejected",
        note = "`Pause` is legal in `Running`",
        note = "legal commands in `Unknown`: `StopContainer`, `DrainContainer`, `Resume` and `RemoveByHand`"
    )]
    pub trait PauseInUnknown {
        fn never() -> ::selvedge::__private::Illegal;
    }
    #[diagnostic::on_unimplemented(
        message = "`PlaceByHand` is not a legal command in state `Unknown`",
        label = "in state `Unknown`, `PlaceByHand` can only be rejected",
        note = "`PlaceByHand` is legal only where there is no row yet",
        note = "legal commands in `Unknown`: `StopContainer`, `DrainContainer`, `Resume` and `RemoveByHand`"
    )]
    pub trait PlaceByHandInUnknown {
        fn never() -> ::selvedge::__private::Illegal;
    }
    #[diagnostic::on_unimplemented(
        message = "`build` is not a legal move from `Unknown`",
        label = "`build` does not start in `Unknown`",
        note = "`build` leads from `Pending` to `Building`",
        note = "legal moves from `Unknown`: `resume`"
    )]
    pub trait BuildFromUnknown {
        fn never() -> ::selvedge::__private::Illegal;
    }
    #[diagnostic::on_unimplemented(
        message = "`start` is not a legal move from `Unknown`",
        label = "`start` does not start in `Unknown`",
        note = "`start` leads from `Pending`, `Building`, `Stopped` and `Crashed` to `Starting`",
        note = "legal moves from `Unknown`: `resume`"
    )]
    pub trait StartFromUnknown {
        fn never() -> ::selvedge::__private::Illegal;
    }
    #[diagnostic::on_unimplemented(
        message = "`restart` is not a legal move from `Unknown`",
        label = "`restart` does not start in `Unknown`",
        note = "`restart` leads from `Pending`, `Starting`, `Running`, `Stopped` and `Crashed` to `Starting`",
        note = "legal moves from `Unknown`: `resume`"
    )]
    pub trait RestartFromUnknown {
        fn never() -> ::selvedge::__private::Illegal;
    }
    #[diagnostic::on_unimplemented(
        message = "`answer` is not a legal move from `Unknown`",
        label = "`answer` does not start in `Unknown`",
        note = "`answer` leads from `Starting` and `Running` to `Running`",
        note = "legal moves from `Unknown`: `resume`"
    )]
    pub trait AnswerFromUnknown {
        fn never() -> ::selvedge::__private::Illegal;
    }
    #[diagnostic::on_unimplemented(
        message = "`fall_silent` is not a legal move from `Unknown`",
        label = "`fall_silent` does not start in `Unknown`",
        note = "`fall_silent` leads from `Running` to `Running`",
        note = "legal moves from `Unknown`: `resume`"
    )]
    pub trait FallSilentFromUnknown {
        fn never() -> ::selvedge::__private::Illegal;
    }
    #[diagnostic::on_unimplemented(
        message = "`exit` is not a legal move from `Unknown`",
        label = "`exit` does not start in `Unknown`",
        note = "`exit` leads from `Starting` and `Running` to `Stopped`",
        note = "legal moves from `Unknown`: `resume`"
    )]
    pub trait ExitFromUnknown {
        fn never() -> ::selvedge::__private::Illegal;
    }
    #[diagnostic::on_unimplemented(
        message = "`crash` is not a legal move from `Unknown`",
        label = "`crash` does not start in `Unknown`",
        note = "`crash` leads from `Starting` and `Running` to `Crashed`",
        note = "legal moves from `Unknown`: `resume`"
    )]
    pub trait CrashFromUnknown {
        fn never() -> ::selvedge::__private::Illegal;
    }
    #[diagnostic::on_unimplemented(
        message = "`pause` is not a legal move from `Unknown`",
        label = "`pause` does not start in `Unknown`",
        note = "`pause` leads from `Running` to `Unknown`",
        note = "legal moves from `Unknown`: `resume`"
    )]
    pub trait PauseFromUnknown {
        fn never() -> ::selvedge::__private::Illegal;
    }
    #[diagnostic::on_unimplemented(
        message = "`Pending` may not become `Pending`",
        label = "no declared move leads from `Pending` to `Pending`",
        note = "`Pending` may become `Building` and `Starting`"
    )]
    pub trait PendingToPending {
        fn never() -> ::selvedge::__private::Illegal;
    }
    #[diagnostic::on_unimplemented(
        message = "`Pending` may not become `Running`",
        label = "no declared move leads from `Pending` to `Running`",
        note = "`Pending` may become `Building` and `Starting`"
    )]
    pub trait PendingToRunning {
        fn never() -> ::selvedge::__private::Illegal;
    }
    #[diagnostic::on_unimplemented(
        message = "`Pending` may not become `Stopped`",
        label = "no declared move leads from `Pending` to `Stopped`",
        note = "`Pending` may become `Building` and `Starting`"
    )]
    pub trait PendingToStopped {
        fn never() -> ::selvedge::__private::Illegal;
    }
    #[diagnostic::on_unimplemented(
        message = "`Pending` may not become `Crashed`",
        label = "no declared move leads from `Pending` to `Crashed`",
        note = "`Pending` may become `Building` and `Starting`"
    )]
    pub trait PendingToCrashed {
        fn never() -> ::selvedge::__private::Illegal;
    }
    #[diagnostic::on_unimplemented(
        message = "`Pending` may not become `Unknown`",
        label = "no declared move leads from `Pending` to `Unknown`",
        note = "`Pending` may become `Building` and `Starting`"
    )]
    pub trait PendingToUnknown {
        fn never() -> ::selvedge::__private::Illegal;
    }
    #[diagnostic::on_unimplemented(
        message = "`Building` may not become `Pending`",
        label = "no declared move leads from `Building` to `Pending`",
        note = "`Building` may become `Starting`"
    )]
    pub trait BuildingToPending {
        fn never() -> ::selvedge::__private::Illegal;
    }
    #[diagnostic::on_unimplemented(
        message = "`Building` may not become `Building`",
        label = "no declared move leads from `Building` to `Building`",
        note = "`Building` may become `Starting`"
    )]
    pub trait BuildingToBuilding {
        fn never() -> ::selvedge::__private::Illegal;
    }
    #[diagnostic::on_unimplemented(
        message = "`Building` may not become `Running`",
        label = "no declared move leads from `Building` to `Running`",
        note = "`Building` may become `Starting`"
    )]
    pub trait BuildingToRunning {
        fn never() -> ::selvedge::__private::Illegal;
    }
    #[diagnostic::on_unimplemented(
        message = "`Building` may not become `Stopped`",
        label = "no declared move leads from `Building` to `Stopped`",
        note = "`Building` may become `Starting`"
    )]
    pub trait BuildingToStopped {
        fn never() -> ::selvedge::__private::Illegal;
    }
    #[diagnostic::on_unimplemented(
        message = "`Building` may not become `Crashed`",
        label = "no declared move leads from `Building` to `Crashed`",
        note = "`Building` may become `Starting`"
    )]
    pub trait BuildingToCrashed {
        fn never() -> ::selvedge::__private::Illegal;
    }
    #[diagnostic::on_unimplemented(
        message = "`Building` may not become `Unknown`",
        label = "no declared move leads from `Building` to `Unknown`",
        note = "`Building` may become `Starting`"
    )]
    pub trait BuildingToUnknown {
        fn never() -> ::selvedge::__private::Illegal;
    }
    #[diagnostic::on_unimplemented(
        message = "`Starting` may not become `Pending`",
        label = "no declared move leads from `Starting` to `Pending`",
        note = "`Starting` may become `Starting`, `Running`, `Stopped` and `Crashed`"
    )]
    pub trait StartingToPending {
        fn never() -> ::selvedge::__private::Illegal;
    }
    #[diagnostic::on_unimplemented(
        message = "`Starting` may not become `Building`",
        label = "no declared move leads from `Starting` to `Building`",
        note = "`Starting` may become `Starting`, `Running`, `Stopped` and `Crashed`"
    )]
    pub trait StartingToBuilding {
        fn never() -> ::selvedge::__private::Illegal;
    }
    #[diagnostic::on_unimplemented(
        message = "`Starting` may not become `Unknown`",
        label = "no declared move leads from `Starting` to `Unknown`",
        note = "`Starting` may become `Starting`, `Running`, `Stopped` and `Crashed`"
    )]
    pub trait StartingToUnknown {
        fn never() -> ::selvedge::__private::Illegal;
    }
    #[diagnostic::on_unimplemented(
        message = "`Running` may not become `Pending`",
        label = "no declared move leads from `Running` to `Pending`",
        note = "`Running` may become `Starting`, `Running`, `Stopped`, `Crashed` and `Unknown`"
    )]
    pub trait RunningToPending {
        fn never() -> ::selvedge::__private::Illegal;
    }
    #[diagnostic::on_unimplemented(
        message = "`Running` may not become `Building`",
        label = "no declared move leads from `Running` to `Building`",
        note = "`Running` may become `Starting`, `Running`, `Stopped`, `Crashed` and `Unknown`"
    )]
    pub trait RunningToBuilding {
        fn never() -> ::selvedge::__private::Illegal;
    }
    #[diagnostic::on_unimplemented(
        message = "`Stopped` may not become `Pending`",
        label = "no declared move leads from `Stopped` to `Pending`",
        note = "`Stopped` may become `Starting`"
    )]
    pub trait StoppedToPending {
        fn never() -> ::selvedge::__private::Illegal;
    }
    #[diagnostic::on_unimplemented(
        message = "`Stopped` may not become `Building`",
        label = "no declared move leads from `Stopped` to `Building`",
        note = "`Stopped` may become `Starting`"
    )]
    pub trait StoppedToBuilding {
        fn never() -> ::selvedge::__private::Illegal;
    }
    #[diagnostic::on_unimplemented(
        message = "`Stopped` may not become `Running`",
        label = "no declared move leads from `Stopped` to `Running`",
        note = "`Stopped` may become `Starting`"
    )]
    pub trait StoppedToRunning {
        fn never() -> ::selvedge::__private::Illegal;
    }
    #[diagnostic::on_unimplemented(
        message = "`Stopped` may not become `Stopped`",
        label = "no declared move leads from `Stopped` to `Stopped`",
        note = "`Stopped` may become `Starting`"
    )]
    pub trait StoppedToStopped {
        fn never() -> ::selvedge::__private::Illegal;
    }
    #[diagnostic::on_unimplemented(
        message = "`Stopped` may not become `Crashed`",
        label = "no declared move leads from `Stopped` to `Crashed`",
        note = "`Stopped` may become `Starting`"
    )]
    pub trait StoppedToCrashed {
        fn never() -> ::selvedge::__private::Illegal;
    }
    #[diagnostic::on_unimplemented(
        message = "`Stopped` may not become `Unknown`",
        label = "no declared move leads from `Stopped` to `Unknown`",
        note = "`Stopped` may become `Starting`"
    )]
    pub trait StoppedToUnknown {
        fn never() -> ::selvedge::__private::Illegal;
    }
    #[diagnostic::on_unimplemented(
        message = "`Crashed` may not become `Pending`",
        label = "no declared move leads from `Crashed` to `Pending`",
        note = "`Crashed` may become `Starting`"
    )]
    pub trait CrashedToPending {
        fn never() -> ::selvedge::__private::Illegal;
    }
    #[diagnostic::on_unimplemented(
        message = "`Crashed` may not become `Building`",
        label = "no declared move leads from `Crashed` to `Building`",
        note = "`Crashed` may become `Starting`"
    )]
    pub trait CrashedToBuilding {
        fn never() -> ::selvedge::__private::Illegal;
    }
    #[diagnostic::on_unimplemented(
        message = "`Crashed` may not become `Running`",
        label = "no declared move leads from `Crashed` to `Running`",
        note = "`Crashed` may become `Starting`"
    )]
    pub trait CrashedToRunning {
        fn never() -> ::selvedge::__private::Illegal;
    }
    #[diagnostic::on_unimplemented(
        message = "`Crashed` may not become `Stopped`",
        label = "no declared move leads from `Crashed` to `Stopped`",
        note = "`Crashed` may become `Starting`"
    )]
    pub trait CrashedToStopped {
        fn never() -> ::selvedge::__private::Illegal;
    }
    #[diagnostic::on_unimplemented(
        message = "`Crashed` may not become `Crashed`",
        label = "no declared move leads from `Crashed` to `Crashed`",
        note = "`Crashed` may become `Starting`"
    )]
    pub trait CrashedToCrashed {
        fn never() -> ::selvedge::__private::Illegal;
    }
    #[diagnostic::on_unimplemented(
        message = "`Crashed` may not become `Unknown`",
        label = "no declared move leads from `Crashed` to `Unknown`",
        note = "`Crashed` may become `Starting`"
    )]
    pub trait CrashedToUnknown {
        fn never() -> ::selvedge::__private::Illegal;
    }
    #[diagnostic::on_unimplemented(
        message = "`Unknown` may not become `Pending`",
        label = "no declared move leads from `Unknown` to `Pending`",
        note = "`Unknown` may become `Running`"
    )]
    pub trait UnknownToPending {
        fn never() -> ::selvedge::__private::Illegal;
    }
    #[diagnostic::on_unimplemented(
        message = "`Unknown` may not become `Building`",
        label = "no declared move leads from `Unknown` to `Building`",
        note = "`Unknown` may become `Running`"
    )]
    pub trait UnknownToBuilding {
        fn never() -> ::selvedge::__private::Illegal;
    }
    #[diagnostic::on_unimplemented(
        message = "`Unknown` may not become `Starting`",
        label = "no declared move leads from `Unknown` to `Starting`",
        note = "`Unknown` may become `Running`"
    )]
    pub trait UnknownToStarting {
        fn never() -> ::selvedge::__private::Illegal;
    }
    #[diagnostic::on_unimplemented(
        message = "`Unknown` may not become `Stopped`",
        label = "no declared move leads from `Unknown` to `Stopped`",
        note = "`Unknown` may become `Running`"
    )]
    pub trait UnknownToStopped {
        fn never() -> ::selvedge::__private::Illegal;
    }
    #[diagnostic::on_unimplemented(
        message = "`Unknown` may not become `Crashed`",
        label = "no declared move leads from `Unknown` to `Crashed`",
        note = "`Unknown` may become `Running`"
    )]
    pub trait UnknownToCrashed {
        fn never() -> ::selvedge::__private::Illegal;
    }
    #[diagnostic::on_unimplemented(
        message = "`Unknown` may not become `Unknown`",
        label = "no declared move leads from `Unknown` to `Unknown`",
        note = "`Unknown` may become `Running`"
    )]
    pub trait UnknownToUnknown {
        fn never() -> ::selvedge::__private::Illegal;
    }
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
        match self.row.satisfies(ContainerState::Building) {
            ::core::result::Result::Ok(()) => {
                self.row.state = ContainerState::Building;
                ::core::result::Result::Ok(Container::of(self.row))
            }
            ::core::result::Result::Err(error) => {
                ::core::result::Result::Err(::selvedge::Rejected {
                    subject: self,
                    error,
                })
            }
        }
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
        match self.row.satisfies(ContainerState::Starting) {
            ::core::result::Result::Ok(()) => {
                self.row.state = ContainerState::Starting;
                ::core::result::Result::Ok(Container::of(self.row))
            }
            ::core::result::Result::Err(error) => {
                ::core::result::Result::Err(::selvedge::Rejected {
                    subject: self,
                    error,
                })
            }
        }
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
        match self.row.satisfies(ContainerState::Starting) {
            ::core::result::Result::Ok(()) => {
                self.row.state = ContainerState::Starting;
                ::core::result::Result::Ok(Container::of(self.row))
            }
            ::core::result::Result::Err(error) => {
                ::core::result::Result::Err(::selvedge::Rejected {
                    subject: self,
                    error,
                })
            }
        }
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
        match self.row.satisfies(ContainerState::Starting) {
            ::core::result::Result::Ok(()) => {
                self.row.state = ContainerState::Starting;
                ::core::result::Result::Ok(Container::of(self.row))
            }
            ::core::result::Result::Err(error) => {
                ::core::result::Result::Err(::selvedge::Rejected {
                    subject: self,
                    error,
                })
            }
        }
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
        match self.row.satisfies(ContainerState::Starting) {
            ::core::result::Result::Ok(()) => {
                self.row.state = ContainerState::Starting;
                ::core::result::Result::Ok(Container::of(self.row))
            }
            ::core::result::Result::Err(error) => {
                ::core::result::Result::Err(::selvedge::Rejected {
                    subject: self,
                    error,
                })
            }
        }
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
        match self.row.satisfies(ContainerState::Running) {
            ::core::result::Result::Ok(()) => {
                self.row.state = ContainerState::Running;
                ::core::result::Result::Ok(Container::of(self.row))
            }
            ::core::result::Result::Err(error) => {
                ::core::result::Result::Err(::selvedge::Rejected {
                    subject: self,
                    error,
                })
            }
        }
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
        match self.row.satisfies(ContainerState::Stopped) {
            ::core::result::Result::Ok(()) => {
                self.row.state = ContainerState::Stopped;
                ::core::result::Result::Ok(Container::of(self.row))
            }
            ::core::result::Result::Err(error) => {
                ::core::result::Result::Err(::selvedge::Rejected {
                    subject: self,
                    error,
                })
            }
        }
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
        match self.row.satisfies(ContainerState::Crashed) {
            ::core::result::Result::Ok(()) => {
                self.row.state = ContainerState::Crashed;
                ::core::result::Result::Ok(Container::of(self.row))
            }
            ::core::result::Result::Err(error) => {
                ::core::result::Result::Err(::selvedge::Rejected {
                    subject: self,
                    error,
                })
            }
        }
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
        match self.row.satisfies(ContainerState::Starting) {
            ::core::result::Result::Ok(()) => {
                self.row.state = ContainerState::Starting;
                ::core::result::Result::Ok(Container::of(self.row))
            }
            ::core::result::Result::Err(error) => {
                ::core::result::Result::Err(::selvedge::Rejected {
                    subject: self,
                    error,
                })
            }
        }
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
        match self.row.satisfies(ContainerState::Running) {
            ::core::result::Result::Ok(()) => {
                self.row.state = ContainerState::Running;
                ::core::result::Result::Ok(Container::of(self.row))
            }
            ::core::result::Result::Err(error) => {
                ::core::result::Result::Err(::selvedge::Rejected {
                    subject: self,
                    error,
                })
            }
        }
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
        match self.row.satisfies(ContainerState::Running) {
            ::core::result::Result::Ok(()) => {
                self.row.state = ContainerState::Running;
                ::core::result::Result::Ok(Container::of(self.row))
            }
            ::core::result::Result::Err(error) => {
                ::core::result::Result::Err(::selvedge::Rejected {
                    subject: self,
                    error,
                })
            }
        }
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
        match self.row.satisfies(ContainerState::Stopped) {
            ::core::result::Result::Ok(()) => {
                self.row.state = ContainerState::Stopped;
                ::core::result::Result::Ok(Container::of(self.row))
            }
            ::core::result::Result::Err(error) => {
                ::core::result::Result::Err(::selvedge::Rejected {
                    subject: self,
                    error,
                })
            }
        }
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
        match self.row.satisfies(ContainerState::Crashed) {
            ::core::result::Result::Ok(()) => {
                self.row.state = ContainerState::Crashed;
                ::core::result::Result::Ok(Container::of(self.row))
            }
            ::core::result::Result::Err(error) => {
                ::core::result::Result::Err(::selvedge::Rejected {
                    subject: self,
                    error,
                })
            }
        }
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
        match self.row.satisfies(ContainerState::Unknown) {
            ::core::result::Result::Ok(()) => {
                self.row.state = ContainerState::Unknown;
                ::core::result::Result::Ok(Container::of(self.row))
            }
            ::core::result::Result::Err(error) => {
                ::core::result::Result::Err(::selvedge::Rejected {
                    subject: self,
                    error,
                })
            }
        }
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
        match self.row.satisfies(ContainerState::Starting) {
            ::core::result::Result::Ok(()) => {
                self.row.state = ContainerState::Starting;
                ::core::result::Result::Ok(Container::of(self.row))
            }
            ::core::result::Result::Err(error) => {
                ::core::result::Result::Err(::selvedge::Rejected {
                    subject: self,
                    error,
                })
            }
        }
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
        match self.row.satisfies(ContainerState::Starting) {
            ::core::result::Result::Ok(()) => {
                self.row.state = ContainerState::Starting;
                ::core::result::Result::Ok(Container::of(self.row))
            }
            ::core::result::Result::Err(error) => {
                ::core::result::Result::Err(::selvedge::Rejected {
                    subject: self,
                    error,
                })
            }
        }
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
        match self.row.satisfies(ContainerState::Starting) {
            ::core::result::Result::Ok(()) => {
                self.row.state = ContainerState::Starting;
                ::core::result::Result::Ok(Container::of(self.row))
            }
            ::core::result::Result::Err(error) => {
                ::core::result::Result::Err(::selvedge::Rejected {
                    subject: self,
                    error,
                })
            }
        }
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
        match self.row.satisfies(ContainerState::Starting) {
            ::core::result::Result::Ok(()) => {
                self.row.state = ContainerState::Starting;
                ::core::result::Result::Ok(Container::of(self.row))
            }
            ::core::result::Result::Err(error) => {
                ::core::result::Result::Err(::selvedge::Rejected {
                    subject: self,
                    error,
                })
            }
        }
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
        match self.row.satisfies(ContainerState::Running) {
            ::core::result::Result::Ok(()) => {
                self.row.state = ContainerState::Running;
                ::core::result::Result::Ok(Container::of(self.row))
            }
            ::core::result::Result::Err(error) => {
                ::core::result::Result::Err(::selvedge::Rejected {
                    subject: self,
                    error,
                })
            }
        }
    }
}
#[doc(hidden)]
#[allow(
    unused_lifetimes,
    clippy::unused_self,
    clippy::needless_pass_by_value,
    clippy::extra_unused_lifetimes
)]
impl<R> Container<Pending, R> {
    #[doc(hidden)]
    pub fn create_container(self, _: CreateContainer) -> ::selvedge::__private::Illegal
    where
        for<'illegal> Pending: __illegal::CreateContainerInPending,
    {
        <Pending as __illegal::CreateContainerInPending>::never()
    }
    #[doc(hidden)]
    pub fn finish_build(self, _: FinishBuild) -> ::selvedge::__private::Illegal
    where
        for<'illegal> Pending: __illegal::FinishBuildInPending,
    {
        <Pending as __illegal::FinishBuildInPending>::never()
    }
    #[doc(hidden)]
    pub fn become_healthy(self, _: BecomeHealthy) -> ::selvedge::__private::Illegal
    where
        for<'illegal> Pending: __illegal::BecomeHealthyInPending,
    {
        <Pending as __illegal::BecomeHealthyInPending>::never()
    }
    #[doc(hidden)]
    pub fn become_unhealthy(self, _: BecomeUnhealthy) -> ::selvedge::__private::Illegal
    where
        for<'illegal> Pending: __illegal::BecomeUnhealthyInPending,
    {
        <Pending as __illegal::BecomeUnhealthyInPending>::never()
    }
    #[doc(hidden)]
    pub fn crash(self, _: Crash) -> ::selvedge::__private::Illegal
    where
        for<'illegal> Pending: __illegal::CrashInPending,
    {
        <Pending as __illegal::CrashInPending>::never()
    }
    #[doc(hidden)]
    pub fn exit(self, _: Exit) -> ::selvedge::__private::Illegal
    where
        for<'illegal> Pending: __illegal::ExitInPending,
    {
        <Pending as __illegal::ExitInPending>::never()
    }
    #[doc(hidden)]
    pub fn pause(self, _: Pause) -> ::selvedge::__private::Illegal
    where
        for<'illegal> Pending: __illegal::PauseInPending,
    {
        <Pending as __illegal::PauseInPending>::never()
    }
    #[doc(hidden)]
    pub fn resume(self, _: Resume) -> ::selvedge::__private::Illegal
    where
        for<'illegal> Pending: __illegal::ResumeInPending,
    {
        <Pending as __illegal::ResumeInPending>::never()
    }
    #[doc(hidden)]
    pub fn place_by_hand(self, _: PlaceByHand) -> ::selvedge::__private::Illegal
    where
        for<'illegal> Pending: __illegal::PlaceByHandInPending,
    {
        <Pending as __illegal::PlaceByHandInPending>::never()
    }
    #[doc(hidden)]
    pub fn take_answer(self) -> ::selvedge::__private::Illegal
    where
        for<'illegal> Pending: __illegal::AnswerFromPending,
    {
        <Pending as __illegal::AnswerFromPending>::never()
    }
    #[doc(hidden)]
    pub fn take_fall_silent(self) -> ::selvedge::__private::Illegal
    where
        for<'illegal> Pending: __illegal::FallSilentFromPending,
    {
        <Pending as __illegal::FallSilentFromPending>::never()
    }
    #[doc(hidden)]
    pub fn take_exit(self) -> ::selvedge::__private::Illegal
    where
        for<'illegal> Pending: __illegal::ExitFromPending,
    {
        <Pending as __illegal::ExitFromPending>::never()
    }
    #[doc(hidden)]
    pub fn take_crash(self) -> ::selvedge::__private::Illegal
    where
        for<'illegal> Pending: __illegal::CrashFromPending,
    {
        <Pending as __illegal::CrashFromPending>::never()
    }
    #[doc(hidden)]
    pub fn take_pause(self) -> ::selvedge::__private::Illegal
    where
        for<'illegal> Pending: __illegal::PauseFromPending,
    {
        <Pending as __illegal::PauseFromPending>::never()
    }
    #[doc(hidden)]
    pub fn take_resume(self) -> ::selvedge::__private::Illegal
    where
        for<'illegal> Pending: __illegal::ResumeFromPending,
    {
        <Pending as __illegal::ResumeFromPending>::never()
    }
}
#[doc(hidden)]
#[allow(
    unused_lifetimes,
    clippy::unused_self,
    clippy::needless_pass_by_value,
    clippy::extra_unused_lifetimes
)]
impl<R> Container<Building, R> {
    #[doc(hidden)]
    pub fn create_container(self, _: CreateContainer) -> ::selvedge::__private::Illegal
    where
        for<'illegal> Building: __illegal::CreateContainerInBuilding,
    {
        <Building as __illegal::CreateContainerInBuilding>::never()
    }
    #[doc(hidden)]
    pub fn restart_container(self, _: RestartContainer) -> ::selvedge::__private::Illegal
    where
        for<'illegal> Building: __illegal::RestartContainerInBuilding,
    {
        <Building as __illegal::RestartContainerInBuilding>::never()
    }
    #[doc(hidden)]
    pub fn become_healthy(self, _: BecomeHealthy) -> ::selvedge::__private::Illegal
    where
        for<'illegal> Building: __illegal::BecomeHealthyInBuilding,
    {
        <Building as __illegal::BecomeHealthyInBuilding>::never()
    }
    #[doc(hidden)]
    pub fn become_unhealthy(self, _: BecomeUnhealthy) -> ::selvedge::__private::Illegal
    where
        for<'illegal> Building: __illegal::BecomeUnhealthyInBuilding,
    {
        <Building as __illegal::BecomeUnhealthyInBuilding>::never()
    }
    #[doc(hidden)]
    pub fn crash(self, _: Crash) -> ::selvedge::__private::Illegal
    where
        for<'illegal> Building: __illegal::CrashInBuilding,
    {
        <Building as __illegal::CrashInBuilding>::never()
    }
    #[doc(hidden)]
    pub fn exit(self, _: Exit) -> ::selvedge::__private::Illegal
    where
        for<'illegal> Building: __illegal::ExitInBuilding,
    {
        <Building as __illegal::ExitInBuilding>::never()
    }
    #[doc(hidden)]
    pub fn pause(self, _: Pause) -> ::selvedge::__private::Illegal
    where
        for<'illegal> Building: __illegal::PauseInBuilding,
    {
        <Building as __illegal::PauseInBuilding>::never()
    }
    #[doc(hidden)]
    pub fn resume(self, _: Resume) -> ::selvedge::__private::Illegal
    where
        for<'illegal> Building: __illegal::ResumeInBuilding,
    {
        <Building as __illegal::ResumeInBuilding>::never()
    }
    #[doc(hidden)]
    pub fn place_by_hand(self, _: PlaceByHand) -> ::selvedge::__private::Illegal
    where
        for<'illegal> Building: __illegal::PlaceByHandInBuilding,
    {
        <Building as __illegal::PlaceByHandInBuilding>::never()
    }
    #[doc(hidden)]
    pub fn take_build(self) -> ::selvedge::__private::Illegal
    where
        for<'illegal> Building: __illegal::BuildFromBuilding,
    {
        <Building as __illegal::BuildFromBuilding>::never()
    }
    #[doc(hidden)]
    pub fn take_restart(self) -> ::selvedge::__private::Illegal
    where
        for<'illegal> Building: __illegal::RestartFromBuilding,
    {
        <Building as __illegal::RestartFromBuilding>::never()
    }
    #[doc(hidden)]
    pub fn take_answer(self) -> ::selvedge::__private::Illegal
    where
        for<'illegal> Building: __illegal::AnswerFromBuilding,
    {
        <Building as __illegal::AnswerFromBuilding>::never()
    }
    #[doc(hidden)]
    pub fn take_fall_silent(self) -> ::selvedge::__private::Illegal
    where
        for<'illegal> Building: __illegal::FallSilentFromBuilding,
    {
        <Building as __illegal::FallSilentFromBuilding>::never()
    }
    #[doc(hidden)]
    pub fn take_exit(self) -> ::selvedge::__private::Illegal
    where
        for<'illegal> Building: __illegal::ExitFromBuilding,
    {
        <Building as __illegal::ExitFromBuilding>::never()
    }
    #[doc(hidden)]
    pub fn take_crash(self) -> ::selvedge::__private::Illegal
    where
        for<'illegal> Building: __illegal::CrashFromBuilding,
    {
        <Building as __illegal::CrashFromBuilding>::never()
    }
    #[doc(hidden)]
    pub fn take_pause(self) -> ::selvedge::__private::Illegal
    where
        for<'illegal> Building: __illegal::PauseFromBuilding,
    {
        <Building as __illegal::PauseFromBuilding>::never()
    }
    #[doc(hidden)]
    pub fn take_resume(self) -> ::selvedge::__private::Illegal
    where
        for<'illegal> Building: __illegal::ResumeFromBuilding,
    {
        <Building as __illegal::ResumeFromBuilding>::never()
    }
}
#[doc(hidden)]
#[allow(
    unused_lifetimes,
    clippy::unused_self,
    clippy::needless_pass_by_value,
    clippy::extra_unused_lifetimes
)]
impl<R> Container<Starting, R> {
    #[doc(hidden)]
    pub fn create_container(self, _: CreateContainer) -> ::selvedge::__private::Illegal
    where
        for<'illegal> Starting: __illegal::CreateContainerInStarting,
    {
        <Starting as __illegal::CreateContainerInStarting>::never()
    }
    #[doc(hidden)]
    pub fn finish_build(self, _: FinishBuild) -> ::selvedge::__private::Illegal
    where
        for<'illegal> Starting: __illegal::FinishBuildInStarting,
    {
        <Starting as __illegal::FinishBuildInStarting>::never()
    }
    #[doc(hidden)]
    pub fn become_unhealthy(self, _: BecomeUnhealthy) -> ::selvedge::__private::Illegal
    where
        for<'illegal> Starting: __illegal::BecomeUnhealthyInStarting,
    {
        <Starting as __illegal::BecomeUnhealthyInStarting>::never()
    }
    #[doc(hidden)]
    pub fn pause(self, _: Pause) -> ::selvedge::__private::Illegal
    where
        for<'illegal> Starting: __illegal::PauseInStarting,
    {
        <Starting as __illegal::PauseInStarting>::never()
    }
    #[doc(hidden)]
    pub fn resume(self, _: Resume) -> ::selvedge::__private::Illegal
    where
        for<'illegal> Starting: __illegal::ResumeInStarting,
    {
        <Starting as __illegal::ResumeInStarting>::never()
    }
    #[doc(hidden)]
    pub fn place_by_hand(self, _: PlaceByHand) -> ::selvedge::__private::Illegal
    where
        for<'illegal> Starting: __illegal::PlaceByHandInStarting,
    {
        <Starting as __illegal::PlaceByHandInStarting>::never()
    }
    #[doc(hidden)]
    pub fn take_build(self) -> ::selvedge::__private::Illegal
    where
        for<'illegal> Starting: __illegal::BuildFromStarting,
    {
        <Starting as __illegal::BuildFromStarting>::never()
    }
    #[doc(hidden)]
    pub fn take_start(self) -> ::selvedge::__private::Illegal
    where
        for<'illegal> Starting: __illegal::StartFromStarting,
    {
        <Starting as __illegal::StartFromStarting>::never()
    }
    #[doc(hidden)]
    pub fn take_fall_silent(self) -> ::selvedge::__private::Illegal
    where
        for<'illegal> Starting: __illegal::FallSilentFromStarting,
    {
        <Starting as __illegal::FallSilentFromStarting>::never()
    }
    #[doc(hidden)]
    pub fn take_pause(self) -> ::selvedge::__private::Illegal
    where
        for<'illegal> Starting: __illegal::PauseFromStarting,
    {
        <Starting as __illegal::PauseFromStarting>::never()
    }
    #[doc(hidden)]
    pub fn take_resume(self) -> ::selvedge::__private::Illegal
    where
        for<'illegal> Starting: __illegal::ResumeFromStarting,
    {
        <Starting as __illegal::ResumeFromStarting>::never()
    }
}
#[doc(hidden)]
#[allow(
    unused_lifetimes,
    clippy::unused_self,
    clippy::needless_pass_by_value,
    clippy::extra_unused_lifetimes
)]
impl<R> Container<Running, R> {
    #[doc(hidden)]
    pub fn create_container(self, _: CreateContainer) -> ::selvedge::__private::Illegal
    where
        for<'illegal> Running: __illegal::CreateContainerInRunning,
    {
        <Running as __illegal::CreateContainerInRunning>::never()
    }
    #[doc(hidden)]
    pub fn finish_build(self, _: FinishBuild) -> ::selvedge::__private::Illegal
    where
        for<'illegal> Running: __illegal::FinishBuildInRunning,
    {
        <Running as __illegal::FinishBuildInRunning>::never()
    }
    #[doc(hidden)]
    pub fn resume(self, _: Resume) -> ::selvedge::__private::Illegal
    where
        for<'illegal> Running: __illegal::ResumeInRunning,
    {
        <Running as __illegal::ResumeInRunning>::never()
    }
    #[doc(hidden)]
    pub fn place_by_hand(self, _: PlaceByHand) -> ::selvedge::__private::Illegal
    where
        for<'illegal> Running: __illegal::PlaceByHandInRunning,
    {
        <Running as __illegal::PlaceByHandInRunning>::never()
    }
    #[doc(hidden)]
    pub fn take_build(self) -> ::selvedge::__private::Illegal
    where
        for<'illegal> Running: __illegal::BuildFromRunning,
    {
        <Running as __illegal::BuildFromRunning>::never()
    }
    #[doc(hidden)]
    pub fn take_start(self) -> ::selvedge::__private::Illegal
    where
        for<'illegal> Running: __illegal::StartFromRunning,
    {
        <Running as __illegal::StartFromRunning>::never()
    }
    #[doc(hidden)]
    pub fn take_resume(self) -> ::selvedge::__private::Illegal
    where
        for<'illegal> Running: __illegal::ResumeFromRunning,
    {
        <Running as __illegal::ResumeFromRunning>::never()
    }
}
#[doc(hidden)]
#[allow(
    unused_lifetimes,
    clippy::unused_self,
    clippy::needless_pass_by_value,
    clippy::extra_unused_lifetimes
)]
impl<R> Container<Stopped, R> {
    #[doc(hidden)]
    pub fn create_container(self, _: CreateContainer) -> ::selvedge::__private::Illegal
    where
        for<'illegal> Stopped: __illegal::CreateContainerInStopped,
    {
        <Stopped as __illegal::CreateContainerInStopped>::never()
    }
    #[doc(hidden)]
    pub fn finish_build(self, _: FinishBuild) -> ::selvedge::__private::Illegal
    where
        for<'illegal> Stopped: __illegal::FinishBuildInStopped,
    {
        <Stopped as __illegal::FinishBuildInStopped>::never()
    }
    #[doc(hidden)]
    pub fn become_healthy(self, _: BecomeHealthy) -> ::selvedge::__private::Illegal
    where
        for<'illegal> Stopped: __illegal::BecomeHealthyInStopped,
    {
        <Stopped as __illegal::BecomeHealthyInStopped>::never()
    }
    #[doc(hidden)]
    pub fn become_unhealthy(self, _: BecomeUnhealthy) -> ::selvedge::__private::Illegal
    where
        for<'illegal> Stopped: __illegal::BecomeUnhealthyInStopped,
    {
        <Stopped as __illegal::BecomeUnhealthyInStopped>::never()
    }
    #[doc(hidden)]
    pub fn crash(self, _: Crash) -> ::selvedge::__private::Illegal
    where
        for<'illegal> Stopped: __illegal::CrashInStopped,
    {
        <Stopped as __illegal::CrashInStopped>::never()
    }
    #[doc(hidden)]
    pub fn exit(self, _: Exit) -> ::selvedge::__private::Illegal
    where
        for<'illegal> Stopped: __illegal::ExitInStopped,
    {
        <Stopped as __illegal::ExitInStopped>::never()
    }
    #[doc(hidden)]
    pub fn pause(self, _: Pause) -> ::selvedge::__private::Illegal
    where
        for<'illegal> Stopped: __illegal::PauseInStopped,
    {
        <Stopped as __illegal::PauseInStopped>::never()
    }
    #[doc(hidden)]
    pub fn resume(self, _: Resume) -> ::selvedge::__private::Illegal
    where
        for<'illegal> Stopped: __illegal::ResumeInStopped,
    {
        <Stopped as __illegal::ResumeInStopped>::never()
    }
    #[doc(hidden)]
    pub fn place_by_hand(self, _: PlaceByHand) -> ::selvedge::__private::Illegal
    where
        for<'illegal> Stopped: __illegal::PlaceByHandInStopped,
    {
        <Stopped as __illegal::PlaceByHandInStopped>::never()
    }
    #[doc(hidden)]
    pub fn take_build(self) -> ::selvedge::__private::Illegal
    where
        for<'illegal> Stopped: __illegal::BuildFromStopped,
    {
        <Stopped as __illegal::BuildFromStopped>::never()
    }
    #[doc(hidden)]
    pub fn take_answer(self) -> ::selvedge::__private::Illegal
    where
        for<'illegal> Stopped: __illegal::AnswerFromStopped,
    {
        <Stopped as __illegal::AnswerFromStopped>::never()
    }
    #[doc(hidden)]
    pub fn take_fall_silent(self) -> ::selvedge::__private::Illegal
    where
        for<'illegal> Stopped: __illegal::FallSilentFromStopped,
    {
        <Stopped as __illegal::FallSilentFromStopped>::never()
    }
    #[doc(hidden)]
    pub fn take_exit(self) -> ::selvedge::__private::Illegal
    where
        for<'illegal> Stopped: __illegal::ExitFromStopped,
    {
        <Stopped as __illegal::ExitFromStopped>::never()
    }
    #[doc(hidden)]
    pub fn take_crash(self) -> ::selvedge::__private::Illegal
    where
        for<'illegal> Stopped: __illegal::CrashFromStopped,
    {
        <Stopped as __illegal::CrashFromStopped>::never()
    }
    #[doc(hidden)]
    pub fn take_pause(self) -> ::selvedge::__private::Illegal
    where
        for<'illegal> Stopped: __illegal::PauseFromStopped,
    {
        <Stopped as __illegal::PauseFromStopped>::never()
    }
    #[doc(hidden)]
    pub fn take_resume(self) -> ::selvedge::__private::Illegal
    where
        for<'illegal> Stopped: __illegal::ResumeFromStopped,
    {
        <Stopped as __illegal::ResumeFromStopped>::never()
    }
}
#[doc(hidden)]
#[allow(
    unused_lifetimes,
    clippy::unused_self,
    clippy::needless_pass_by_value,
    clippy::extra_unused_lifetimes
)]
impl<R> Container<Crashed, R> {
    #[doc(hidden)]
    pub fn create_container(self, _: CreateContainer) -> ::selvedge::__private::Illegal
    where
        for<'illegal> Crashed: __illegal::CreateContainerInCrashed,
    {
        <Crashed as __illegal::CreateContainerInCrashed>::never()
    }
    #[doc(hidden)]
    pub fn finish_build(self, _: FinishBuild) -> ::selvedge::__private::Illegal
    where
        for<'illegal> Crashed: __illegal::FinishBuildInCrashed,
    {
        <Crashed as __illegal::FinishBuildInCrashed>::never()
    }
    #[doc(hidden)]
    pub fn become_healthy(self, _: BecomeHealthy) -> ::selvedge::__private::Illegal
    where
        for<'illegal> Crashed: __illegal::BecomeHealthyInCrashed,
    {
        <Crashed as __illegal::BecomeHealthyInCrashed>::never()
    }
    #[doc(hidden)]
    pub fn become_unhealthy(self, _: BecomeUnhealthy) -> ::selvedge::__private::Illegal
    where
        for<'illegal> Crashed: __illegal::BecomeUnhealthyInCrashed,
    {
        <Crashed as __illegal::BecomeUnhealthyInCrashed>::never()
    }
    #[doc(hidden)]
    pub fn crash(self, _: Crash) -> ::selvedge::__private::Illegal
    where
        for<'illegal> Crashed: __illegal::CrashInCrashed,
    {
        <Crashed as __illegal::CrashInCrashed>::never()
    }
    #[doc(hidden)]
    pub fn exit(self, _: Exit) -> ::selvedge::__private::Illegal
    where
        for<'illegal> Crashed: __illegal::ExitInCrashed,
    {
        <Crashed as __illegal::ExitInCrashed>::never()
    }
    #[doc(hidden)]
    pub fn pause(self, _: Pause) -> ::selvedge::__private::Illegal
    where
        for<'illegal> Crashed: __illegal::PauseInCrashed,
    {
        <Crashed as __illegal::PauseInCrashed>::never()
    }
    #[doc(hidden)]
    pub fn resume(self, _: Resume) -> ::selvedge::__private::Illegal
    where
        for<'illegal> Crashed: __illegal::ResumeInCrashed,
    {
        <Crashed as __illegal::ResumeInCrashed>::never()
    }
    #[doc(hidden)]
    pub fn place_by_hand(self, _: PlaceByHand) -> ::selvedge::__private::Illegal
    where
        for<'illegal> Crashed: __illegal::PlaceByHandInCrashed,
    {
        <Crashed as __illegal::PlaceByHandInCrashed>::never()
    }
    #[doc(hidden)]
    pub fn take_build(self) -> ::selvedge::__private::Illegal
    where
        for<'illegal> Crashed: __illegal::BuildFromCrashed,
    {
        <Crashed as __illegal::BuildFromCrashed>::never()
    }
    #[doc(hidden)]
    pub fn take_answer(self) -> ::selvedge::__private::Illegal
    where
        for<'illegal> Crashed: __illegal::AnswerFromCrashed,
    {
        <Crashed as __illegal::AnswerFromCrashed>::never()
    }
    #[doc(hidden)]
    pub fn take_fall_silent(self) -> ::selvedge::__private::Illegal
    where
        for<'illegal> Crashed: __illegal::FallSilentFromCrashed,
    {
        <Crashed as __illegal::FallSilentFromCrashed>::never()
    }
    #[doc(hidden)]
    pub fn take_exit(self) -> ::selvedge::__private::Illegal
    where
        for<'illegal> Crashed: __illegal::ExitFromCrashed,
    {
        <Crashed as __illegal::ExitFromCrashed>::never()
    }
    #[doc(hidden)]
    pub fn take_crash(self) -> ::selvedge::__private::Illegal
    where
        for<'illegal> Crashed: __illegal::CrashFromCrashed,
    {
        <Crashed as __illegal::CrashFromCrashed>::never()
    }
    #[doc(hidden)]
    pub fn take_pause(self) -> ::selvedge::__private::Illegal
    where
        for<'illegal> Crashed: __illegal::PauseFromCrashed,
    {
        <Crashed as __illegal::PauseFromCrashed>::never()
    }
    #[doc(hidden)]
    pub fn take_resume(self) -> ::selvedge::__private::Illegal
    where
        for<'illegal> Crashed: __illegal::ResumeFromCrashed,
    {
        <Crashed as __illegal::ResumeFromCrashed>::never()
    }
}
#[doc(hidden)]
#[allow(
    unused_lifetimes,
    clippy::unused_self,
    clippy::needless_pass_by_value,
    clippy::extra_unused_lifetimes
)]
impl<R> Container<Unknown, R> {
    #[doc(hidden)]
    pub fn create_container(self, _: CreateContainer) -> ::selvedge::__private::Illegal
    where
        for<'illegal> Unknown: __illegal::CreateContainerInUnknown,
    {
        <Unknown as __illegal::CreateContainerInUnknown>::never()
    }
    #[doc(hidden)]
    pub fn start_container(self, _: StartContainer) -> ::selvedge::__private::Illegal
    where
        for<'illegal> Unknown: __illegal::StartContainerInUnknown,
    {
        <Unknown as __illegal::StartContainerInUnknown>::never()
    }
    #[doc(hidden)]
    pub fn restart_container(self, _: RestartContainer) -> ::selvedge::__private::Illegal
    where
        for<'illegal> Unknown: __illegal::RestartContainerInUnknown,
    {
        <Unknown as __illegal::RestartContainerInUnknown>::never()
    }
    #[doc(hidden)]
    pub fn finish_build(self, _: FinishBuild) -> ::selvedge::__private::Illegal
    where
        for<'illegal> Unknown: __illegal::FinishBuildInUnknown,
    {
        <Unknown as __illegal::FinishBuildInUnknown>::never()
    }
    #[doc(hidden)]
    pub fn become_healthy(self, _: BecomeHealthy) -> ::selvedge::__private::Illegal
    where
        for<'illegal> Unknown: __illegal::BecomeHealthyInUnknown,
    {
        <Unknown as __illegal::BecomeHealthyInUnknown>::never()
    }
    #[doc(hidden)]
    pub fn become_unhealthy(self, _: BecomeUnhealthy) -> ::selvedge::__private::Illegal
    where
        for<'illegal> Unknown: __illegal::BecomeUnhealthyInUnknown,
    {
        <Unknown as __illegal::BecomeUnhealthyInUnknown>::never()
    }
    #[doc(hidden)]
    pub fn crash(self, _: Crash) -> ::selvedge::__private::Illegal
    where
        for<'illegal> Unknown: __illegal::CrashInUnknown,
    {
        <Unknown as __illegal::CrashInUnknown>::never()
    }
    #[doc(hidden)]
    pub fn exit(self, _: Exit) -> ::selvedge::__private::Illegal
    where
        for<'illegal> Unknown: __illegal::ExitInUnknown,
    {
        <Unknown as __illegal::ExitInUnknown>::never()
    }
    #[doc(hidden)]
    pub fn pause(self, _: Pause) -> ::selvedge::__private::Illegal
    where
        for<'illegal> Unknown: __illegal::PauseInUnknown,
    {
        <Unknown as __illegal::PauseInUnknown>::never()
    }
    #[doc(hidden)]
    pub fn place_by_hand(self, _: PlaceByHand) -> ::selvedge::__private::Illegal
    where
        for<'illegal> Unknown: __illegal::PlaceByHandInUnknown,
    {
        <Unknown as __illegal::PlaceByHandInUnknown>::never()
    }
    #[doc(hidden)]
    pub fn take_build(self) -> ::selvedge::__private::Illegal
    where
        for<'illegal> Unknown: __illegal::BuildFromUnknown,
    {
        <Unknown as __illegal::BuildFromUnknown>::never()
    }
    #[doc(hidden)]
    pub fn take_start(self) -> ::selvedge::__private::Illegal
    where
        for<'illegal> Unknown: __illegal::StartFromUnknown,
    {
        <Unknown as __illegal::StartFromUnknown>::never()
    }
    #[doc(hidden)]
    pub fn take_restart(self) -> ::selvedge::__private::Illegal
    where
        for<'illegal> Unknown: __illegal::RestartFromUnknown,
    {
        <Unknown as __illegal::RestartFromUnknown>::never()
    }
    #[doc(hidden)]
    pub fn take_answer(self) -> ::selvedge::__private::Illegal
    where
        for<'illegal> Unknown: __illegal::AnswerFromUnknown,
    {
        <Unknown as __illegal::AnswerFromUnknown>::never()
    }
    #[doc(hidden)]
    pub fn take_fall_silent(self) -> ::selvedge::__private::Illegal
    where
        for<'illegal> Unknown: __illegal::FallSilentFromUnknown,
    {
        <Unknown as __illegal::FallSilentFromUnknown>::never()
    }
    #[doc(hidden)]
    pub fn take_exit(self) -> ::selvedge::__private::Illegal
    where
        for<'illegal> Unknown: __illegal::ExitFromUnknown,
    {
        <Unknown as __illegal::ExitFromUnknown>::never()
    }
    #[doc(hidden)]
    pub fn take_crash(self) -> ::selvedge::__private::Illegal
    where
        for<'illegal> Unknown: __illegal::CrashFromUnknown,
    {
        <Unknown as __illegal::CrashFromUnknown>::never()
    }
    #[doc(hidden)]
    pub fn take_pause(self) -> ::selvedge::__private::Illegal
    where
        for<'illegal> Unknown: __illegal::PauseFromUnknown,
    {
        <Unknown as __illegal::PauseFromUnknown>::never()
    }
}
/// Every `Container` by its identity, and the dispatcher over them.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::cmp::Eq,
    ::core::hash::Hash,
    ::core::default::Default
)]
#[allow(clippy::struct_field_names)]
pub struct Containers {
    rows: ::selvedge::__private::Rows<ContainerRow>,
}
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
    ::core::cmp::Eq,
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
#[automatically_derived]
impl ::selvedge::__private::Serialize for ContainersRow {
    fn serialize<Encoder: ::selvedge::__private::Serializer>(
        &self,
        serializer: Encoder,
    ) -> ::core::result::Result<Encoder::Ok, Encoder::Error> {
        let mut map = ::selvedge::__private::Members::begin(
            serializer,
            "ContainersRow",
            7usize,
        )?;
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
impl ::selvedge::wire::Record for ContainersRow {
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
        ::core::result::Result::Ok(Self {
            id: from.required("id")?,
            workload: from.optional("workload")?,
            replica: from.optional("replica")?,
            image: from.optional("image")?,
            version: from.optional("version")?,
            healthy: from.required("healthy")?,
            state: from.required("state")?,
        })
    }
}
#[automatically_derived]
impl<'de> ::selvedge::__private::Deserialize<'de> for ContainersRow {
    fn deserialize<Decoder: ::selvedge::__private::Deserializer<'de>>(
        deserializer: Decoder,
    ) -> ::core::result::Result<Self, Decoder::Error> {
        ::selvedge::wire::deserialize(deserializer)
    }
}
