//! The commands of every day as a person runs them: each with a transcript of what it prints and how it exits.

mod conform;
mod diff;
mod every;
mod examples;
mod fmt;
mod init;
mod pages;
mod shell;
mod support;
mod trace;
