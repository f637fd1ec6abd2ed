//! The agent's rules, each test named by the rule's number.

mod apply;
mod cases;
mod diff;
mod everywhere;
mod failures;
mod file;
mod in_memory;
mod redaction;
mod rules;
mod steady;
mod support;
mod trace;
