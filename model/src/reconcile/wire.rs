//! A desired state as a text: JSON with the source's names, read strictly.

use super::{BlobId, DesiredState, EggId, HostId, ImageRef, Limits, Policy, Version, Volume, WorkloadId, WorkloadSpec};
use selvedge::wire::{self, Decode, Doc, Fields, WireError};
use std::collections::BTreeSet;
use std::sync::Arc;

/// More containers of one workload than any host runs: a slip of the pen, not a wish.
const MOST_REPLICAS: i32 = 10_000;

impl DesiredState {
    /// Reads a desired state.
    ///
    /// Under `Steady` two workloads with one name and negative replicas are mistakes; `Seed` takes both, as the source
    /// does (RD-8, RC-05).
    ///
    /// # Errors
    /// If the text is no JSON, such as a file that is half written, or anything but the one form of a desired state;
    /// the error names the path to the wrong place.
    pub fn from_json(text: &str, policy: Policy) -> Result<Self, WireError> {
        let state: Self = wire::from_str(text)?;
        let mut names = BTreeSet::new();
        for (index, spec) in state.workloads.iter().enumerate() {
            let mistake = match policy {
                Policy::Steady if !names.insert(&spec.id) => {
                    ("id", format!("the workload `{}` stands here twice: give each its own name", spec.id))
                }
                Policy::Steady if spec.replicas < 0 => {
                    ("replicas", format!("{} replicas: to run none, say 0", spec.replicas))
                }
                _ => continue,
            };
            return Err(WireError::new(mistake.1).under(mistake.0).at_index(index).under("workloads"));
        }
        Ok(state)
    }
}

impl Decode for DesiredState {
    fn decode(doc: Doc) -> Result<Self, WireError> {
        let mut fields = Fields::read(doc, &["host", "version", "workloads"])?;
        Ok(Self {
            host: HostId::new(fields.required::<Filled>("host")?),
            version: Version::new(fields.required::<Filled>("version")?),
            workloads: fields.required("workloads")?,
        })
    }
}

impl Decode for WorkloadSpec {
    fn decode(doc: Doc) -> Result<Self, WireError> {
        let known = &[
            "id",
            "egg",
            "blob",
            "image",
            "replicas",
            "port",
            "publishPort",
            "hostnames",
            "env",
            "healthCheckPath",
            "limits",
            "volumes",
        ];
        let mut fields = Fields::read(doc, known)?;
        let spec = Self {
            id: WorkloadId::new(fields.required::<NamePart>("id")?),
            egg: EggId::new(fields.required::<Filled>("egg")?),
            blob: BlobId::new(fields.required::<Filled>("blob")?),
            image: ImageRef::new(fields.required::<Filled>("image")?),
            replicas: fields.required::<Whole<i32>>("replicas")?.0,
            port: whole(&mut fields, "port")?,
            publish_port: whole(&mut fields, "publishPort")?,
            hostnames: texts(&mut fields, "hostnames")?,
            env: texts(&mut fields, "env")?,
            health_check_path: fields.optional::<Path>("healthCheckPath")?.map(Into::into),
            limits: fields.optional("limits")?.unwrap_or_default(),
            volumes: fields.optional("volumes")?.unwrap_or_default(),
        };
        let needs_port =
            [("publishPort", spec.publish_port.is_some()), ("healthCheckPath", spec.health_check_path.is_some())];
        if let Some((field, _)) = needs_port.iter().find(|(_, given)| *given && spec.port.is_none()) {
            return Err(WireError::new("needs a `port` beside it").under(field));
        }
        if spec.replicas > MOST_REPLICAS {
            return Err(WireError::new(format!("more than {MOST_REPLICAS} replicas")).under("replicas"));
        }
        Ok(spec)
    }
}

impl Decode for Limits {
    fn decode(doc: Doc) -> Result<Self, WireError> {
        let known = &["memoryMb", "cpuFloor", "cpuBurst", "pidsLimit", "readOnlyRootfs", "droppedCaps"];
        let mut fields = Fields::read(doc, known)?;
        Ok(Self {
            memory_mb: whole(&mut fields, "memoryMb")?,
            cpu_floor: whole(&mut fields, "cpuFloor")?,
            cpu_burst: whole(&mut fields, "cpuBurst")?,
            pids_limit: whole(&mut fields, "pidsLimit")?,
            read_only_rootfs: fields.optional("readOnlyRootfs")?.unwrap_or_default(),
            dropped_caps: texts(&mut fields, "droppedCaps")?,
        })
    }
}

impl Decode for Volume {
    fn decode(doc: Doc) -> Result<Self, WireError> {
        let mut fields = Fields::read(doc, &["name", "target"])?;
        Ok(Self {
            name: fields.required::<NamePart>("name")?.into(),
            target: fields.required::<Path>("target")?.into(),
        })
    }
}

fn whole<T: TryFrom<i64>>(fields: &mut Fields, name: &str) -> Result<Option<T>, WireError> {
    Ok(fields.optional::<Whole<T>>(name)?.map(|whole| whole.0))
}

fn texts(fields: &mut Fields, name: &str) -> Result<Vec<Arc<str>>, WireError> {
    Ok(fields.optional::<Vec<Filled>>(name)?.unwrap_or_default().into_iter().map(Into::into).collect())
}

/// An integer that fits.
pub(super) struct Whole<T>(pub(super) T);

impl<T: TryFrom<i64>> Decode for Whole<T> {
    fn decode(doc: Doc) -> Result<Self, WireError> {
        let value = i64::decode(doc)?;
        let bits = 8 * size_of::<T>();
        T::try_from(value).map(Self).map_err(|_| WireError::new(format!("{value} does not fit its {bits} bits")))
    }
}

/// Texts that are checked as they are read.
macro_rules! texts {
    ($($(#[$doc:meta])* $name:ident: $passes:expr, $must:expr;)*) => {$(
        $(#[$doc])*
        struct $name(Arc<str>);

        impl Decode for $name {
            fn decode(doc: Doc) -> Result<Self, WireError> {
                let text = String::decode(doc)?;
                let passes: fn(&str) -> bool = $passes;
                if passes(&text) { Ok(Self(text.into())) } else { Err(must($must, &text)) }
            }
        }

        impl From<$name> for Arc<str> {
            fn from(text: $name) -> Self {
                text.0
            }
        }
    )*};
}

texts! {
    /// A text that says something.
    Filled: |text| !text.is_empty(), "a text that is not empty";
    /// A path from the root.
    Path: |text| text.starts_with('/'), "a path that begins with `/`";
    /// A text that is part of an engine's name for something.
    NamePart: is_name_part, "a letter or digit, and then letters, digits, `_`, `.` or `-`";
}

fn is_name_part(text: &str) -> bool {
    text.starts_with(|first: char| first.is_ascii_alphanumeric())
        && text.chars().all(|c| c.is_ascii_alphanumeric() || matches!(c, '_' | '.' | '-'))
}

fn must(form: &str, text: &str) -> WireError {
    WireError::new(format!("expected {form}, found {text:?}"))
}
