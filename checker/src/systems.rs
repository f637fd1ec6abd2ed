//! The systems that come with the checker: declared, generated and compiled in.

use crate::check::{Options, Outcome, check_subject};
use crate::declaration::{Declaration, Refused};
use crate::subject::Generated;
use selvedge::Store;
use selvedge_model::loom_agent;
use std::sync::Arc;

/// A compiled system.
#[derive(Clone, Copy, Debug)]
pub struct Builtin {
    /// The name on the command line.
    pub name: &'static str,
    /// Where its declaration stands.
    pub path: &'static str,
    /// The text of that file.
    pub text: &'static str,
    check: fn(&Declaration, &Options) -> Result<Outcome, Refused>,
}

/// Every compiled system, in the order in which they are checked.
pub const SYSTEMS: &[Builtin] = &[Builtin {
    name: "loom_agent",
    path: "model/src/loom_agent.rs",
    text: loom_agent::SOURCE,
    check: check_generated::<loom_agent::LoomAgents>,
}];

impl Builtin {
    /// The compiled system of this name.
    #[must_use]
    pub fn named(name: &str) -> Option<&'static Self> {
        SYSTEMS.iter().find(|system| system.name == name)
    }

    /// Its declaration.
    ///
    /// # Errors
    /// If the text compiled in is no sound declaration, which its compilation excludes.
    pub fn declaration(&self, colour: bool) -> Result<Declaration, Refused> {
        Declaration::parse(self.path, self.text, colour)
    }

    /// Checks the generated code.
    ///
    /// # Errors
    /// If the bound is unknown.
    pub fn check(&self, declaration: &Declaration, options: &Options) -> Result<Outcome, Refused> {
        (self.check)(declaration, options)
    }
}

fn check_generated<S: Store + 'static>(declaration: &Declaration, options: &Options) -> Result<Outcome, Refused> {
    check_subject(declaration, options, |system, commands| Generated::<S>::new(Arc::clone(system), commands))
}
