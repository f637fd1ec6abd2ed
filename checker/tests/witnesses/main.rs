//! Checkers that share no code with this one find the same: SPIN and rumur explore what `selvedge export` writes.

mod command;
mod document;
mod related;
mod small;
mod systems;
mod tools;
