//! What a Deployment shall be: a Worker and the weights of its Versions, read strictly (WD-03 to WD-10).

use crate::worker_deployment::{Uid, Weight};
use selvedge::wire::{self, Decode, Doc, Fields, WireError};
use std::collections::BTreeMap;

/// What the weights of an allocation amount to, in basis points (WD-06).
pub const WHOLE: i64 = 10_000;

/// How many Versions one allocation may have at most (WD-05).
const MOST_VERSIONS: usize = 8;

/// A whole allocation: a Worker, and its Versions by UID with their weights.
///
/// Two are equal exactly if they name one Worker and the same weights of the same Versions: neither the order of the list nor
/// that of the keys counts (WD-10), since neither is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spec {
    worker: Uid,
    versions: BTreeMap<Uid, Weight>,
}

impl Spec {
    /// Reads a spec.
    ///
    /// # Errors
    /// If the text is no JSON, or anything but the one form of a spec: an unknown or duplicate key at any depth, `null`, a
    /// number that is no integer of 1 to 10000, a Version twice, or weights that do not amount to 10000 (WD-09). The error
    /// names the path to the wrong place.
    pub fn from_json(text: &str) -> Result<Self, WireError> {
        wire::from_str(text)
    }

    /// The Worker whose new work is allotted.
    #[must_use]
    pub const fn worker(&self) -> &Uid {
        &self.worker
    }

    /// Its Versions with their weights, by UID.
    #[must_use]
    pub fn versions(&self) -> impl ExactSizeIterator<Item = (&Uid, Weight)> {
        self.versions.iter().map(|(version, weight)| (version, *weight))
    }
}

impl Decode for Spec {
    fn decode(doc: Doc) -> Result<Self, WireError> {
        let mut fields = Fields::read(doc, &["worker", "versions"])?;
        let Reference(worker) = fields.required("worker")?;
        let items: Vec<Item> = fields.required("versions")?;
        let versions = allocation(items).map_err(|error| error.under("versions"))?;
        Ok(Self { worker, versions })
    }
}

/// The items of the list by Version, if they are a whole.
fn allocation(items: Vec<Item>) -> Result<BTreeMap<Uid, Weight>, WireError> {
    if items.is_empty() || items.len() > MOST_VERSIONS {
        return Err(WireError::new(format!("expected 1 to {MOST_VERSIONS} Versions, found {}", items.len())));
    }
    let mut versions = BTreeMap::new();
    for (index, Item { version, weight }) in items.into_iter().enumerate() {
        if versions.contains_key(&version) {
            let message = format!("the Version `{version}` stands here twice: give it one weight");
            return Err(WireError::new(message).under("resourceUid").under("workerVersion").at_index(index));
        }
        versions.insert(version, weight);
    }
    match versions.values().map(Weight::get).sum() {
        WHOLE => Ok(versions),
        sum => Err(WireError::new(format!("the weights amount to {sum}, not to {WHOLE}"))),
    }
}

/// One entry of `versions` (WD-05).
struct Item {
    version: Uid,
    weight: Weight,
}

impl Decode for Item {
    fn decode(doc: Doc) -> Result<Self, WireError> {
        let mut fields = Fields::read(doc, &["workerVersion", "weight"])?;
        let Reference(version) = fields.required("workerVersion")?;
        Ok(Self { version, weight: fields.required("weight")? })
    }
}

/// `{"resourceUid": ...}` (WD-04): the one way of naming another Resource.
struct Reference(Uid);

impl Decode for Reference {
    fn decode(doc: Doc) -> Result<Self, WireError> {
        let uid: String = Fields::read(doc, &["resourceUid"])?.required("resourceUid")?;
        if is_id(&uid) {
            return Ok(Self(Uid::new(uid)));
        }
        let message = format!(
            "{uid:?} is no UID: expected a letter or digit, then at most 127 of letters, digits, `.`, `_`, `-`"
        );
        Err(WireError::new(message).under("resourceUid"))
    }
}

/// Whether a text may be an id or a name (HA-12).
pub(super) fn is_id(text: &str) -> bool {
    text.len() <= 128
        && text.starts_with(|first: char| first.is_ascii_alphanumeric())
        && text.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"._-".contains(&byte))
}
