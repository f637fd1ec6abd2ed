//! The systems that come with the checker: declared, generated and compiled in.

use crate::check::{Options, check_subject};
use crate::controller;
use crate::declaration::{Declaration, Refused};
use crate::report::Report;
use crate::steering::{Course, Steered, Steering};
use crate::subject::{Generated, Interpreted};
use selvedge::Store;
use selvedge_model::{container, loom_agent, worker_deployment};
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
    /// The path of the generated store, as a crate that uses it names it.
    pub store: &'static str,
    check: fn(&Declaration, &Options) -> Result<Report, Refused>,
    steer: Steer,
    /// Whether a controller is checked in its loop, and not the declaration alone.
    pub is_loop: bool,
    /// The API group of its resources, where its rows are the status of some.
    pub group: Option<&'static str>,
}

/// Makes something that is led along a course.
type Steer = fn(&Course) -> Result<Box<dyn Steered>, String>;

/// Every compiled system, in the order in which they are checked.
pub const SYSTEMS: &[Builtin] = &[
    Builtin {
        name: "loom_agent",
        path: "model/src/loom_agent.rs",
        text: loom_agent::SOURCE,
        store: "selvedge_model::loom_agent::LoomAgents",
        check: check_generated::<loom_agent::LoomAgents>,
        steer: steer_generated::<loom_agent::LoomAgents>,
        is_loop: false,
        group: Some(loom_agent::GROUP),
    },
    Builtin {
        name: "container",
        path: "model/src/container.rs",
        text: container::SOURCE,
        store: "selvedge_model::container::Containers",
        check: check_generated::<container::Containers>,
        steer: steer_generated::<container::Containers>,
        is_loop: false,
        group: None,
    },
    Builtin {
        name: "reconcile",
        path: "model/src/container.rs",
        text: container::SOURCE,
        store: "selvedge_model::container::Containers",
        check: |declaration, options| controller::reconcile::check(declaration, options.policy, options),
        steer: steer_generated::<container::Containers>,
        is_loop: true,
        group: None,
    },
    Builtin {
        name: "worker_deployment",
        path: "model/src/worker_deployment.rs",
        text: worker_deployment::SOURCE,
        store: "selvedge_model::worker_deployment::WorkerDeploymentStore",
        check: check_generated::<worker_deployment::WorkerDeploymentStore>,
        steer: steer_generated::<worker_deployment::WorkerDeploymentStore>,
        is_loop: false,
        group: None,
    },
];

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
    pub fn check(&self, declaration: &Declaration, options: &Options) -> Result<Report, Refused> {
        (self.check)(declaration, options)
    }

    /// The generated code, to be led by hand.
    ///
    /// # Errors
    /// If it does not take the commands.
    pub fn steer(&self, course: &Course) -> Result<Box<dyn Steered>, String> {
        (self.steer)(course)
    }
}

fn check_generated<S: Store + 'static>(declaration: &Declaration, options: &Options) -> Result<Report, Refused> {
    check_subject(declaration, options, |system, commands| Generated::<S>::new(Arc::clone(system), commands))
}

fn steer_generated<S: Store + 'static>(course: &Course) -> Result<Box<dyn Steered>, String> {
    let subject = Generated::<S>::new(Arc::clone(&course.system), &course.commands)?;
    Ok(Box::new(Steering::new(course, subject)))
}

/// The declaration alone, to be led by hand.
#[must_use]
pub fn steer_interpreted(course: &Course) -> Box<dyn Steered> {
    let subject = Interpreted::new(Arc::clone(&course.system), Arc::clone(&course.commands));
    Box::new(Steering::new(course, subject))
}
