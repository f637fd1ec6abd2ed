//! Which names stand for what: for editors, which go from a name to its declaration and back.

use crate::ir::At;

/// The names that are used in a declaration.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Uses {
    /// The place of a name, and the place of a declaration that it stands for, in the order in which that was found out,
    /// some more than once. A field that is written from the input of its own name (`set { variant }`) stands for both.
    pub declared: Vec<(At, At)>,
    /// The place of a name that is unknown, and the names that could stand there.
    pub candidates: Vec<(At, Vec<String>)>,
}
