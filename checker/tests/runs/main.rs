//! Rules over runs: under which assumptions they hold, and the runs that are told where they do not.

mod back;
mod claims;
mod interrupted;
mod lagging;
mod support;
