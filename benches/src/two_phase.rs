//! Two-phase commit, generated from the text that the tests of the checker read: a system whose rows are related.

selvedge::lifecycle!(file = "../checker/tests/suite/two_phase.life");

/// The declaration.
pub const SOURCE: &str = include_str!("../../checker/tests/suite/two_phase.life");
