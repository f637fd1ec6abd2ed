//! The systems declared in Selvedge.
