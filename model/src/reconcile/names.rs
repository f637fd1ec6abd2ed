//! The names that the agent handles: texts that are told apart by their types, and cheap to clone.

use std::fmt;
use std::sync::Arc;

macro_rules! names {
    ($($(#[$doc:meta])* $name:ident)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(Arc<str>);

        impl $name {
            /// The name with this text.
            #[must_use]
            pub fn new(text: impl Into<Arc<str>>) -> Self {
                Self(text.into())
            }

            /// Its text.
            #[must_use]
            pub fn as_str(&self) -> &str {
                &self.0
            }
        }

        impl From<&str> for $name {
            fn from(text: &str) -> Self {
                Self::new(text)
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&self.0)
            }
        }
    )*};
}

names! {
    /// The host on which an agent runs.
    HostId
    /// A workload. Unique in a desired state.
    WorkloadId
    /// What customers call the thing that a workload runs.
    EggId
    /// A container, as the engine names it.
    ContainerId
    /// The image of a container, as it is handed to the engine.
    ImageRef
    /// A hash of what containers are made from. Opaque: it is only compared.
    Version
}
