//! The identity that no customer may see.

use std::fmt;
use std::sync::Arc;

/// The internal identity of the thing that a workload runs.
///
/// It is carried and compared, and written to no output (RC-22): it has no `Display` and no `Serialize`, its `Debug`
/// hides the text, and nothing outside this crate can read the text back.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct BlobId(Arc<str>);

impl BlobId {
    /// The identity with this text.
    #[must_use]
    pub fn new(text: impl Into<Arc<str>>) -> Self {
        Self(text.into())
    }

    /// The text, for the label by which the engine keeps it. An engine's labels are read by operators alone.
    #[cfg(feature = "docker")]
    pub(in crate::reconcile) fn for_label(&self) -> &str {
        &self.0
    }
}

impl From<&str> for BlobId {
    fn from(text: &str) -> Self {
        Self::new(text)
    }
}

impl fmt::Debug for BlobId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("BlobId(redacted)")
    }
}
