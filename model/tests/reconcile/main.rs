//! The agent's rules, each test named by the rule's number.

mod cases;
mod diff;
mod redaction;
mod support;
