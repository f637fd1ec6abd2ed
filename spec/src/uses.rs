//! Which names stand for what: for editors, which go from a name to its declaration and back.

use crate::ir::At;
use std::collections::{BTreeMap, BTreeSet};

/// The names that are used in a declaration.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Uses {
    /// By the place of a name: the places of the declarations that it stands for. A field that is written from the input of its
    /// own name (`set { variant }`) stands for both.
    pub declared: BTreeMap<At, BTreeSet<At>>,
    /// By the place of a name that is unknown: the names that could stand there.
    pub candidates: BTreeMap<At, Vec<String>>,
}
