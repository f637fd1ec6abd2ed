//! What an agent saw and did, as a record that can be checked.
//!
//! A trace is JSON, one line for each time an agent starts, lists or calls. It holds no plan: what is planned follows
//! from what was listed, so [`check`](check()) makes the plan again and holds the calls against it.

mod check;
mod line;

pub use check::{Checked, TraceError, check};

use super::{Container, ContainerId, DesiredState, Engine, ImageRef, Order, Policy, Version};
use line::{Call, Line};
use std::fmt::Display;
use std::io::{self, Write};

/// An engine whose answers and calls are recorded.
#[derive(Debug)]
pub struct Traced<E, W> {
    engine: E,
    out: W,
    desired: Version,
    failed: Option<io::Error>,
}

impl<E: Engine, W: Write> Traced<E, W> {
    /// Records what an agent of this policy does from now on. Each line is written at once, so that an agent that is
    /// killed leaves whole lines.
    pub fn new(engine: E, out: W, policy: Policy) -> Self {
        let mut traced = Self { engine, out, desired: Version::new(""), failed: None };
        traced.write(&Line::Agent(policy));
        traced
    }

    /// Says what the rounds from now on are to converge to.
    pub fn wants(&mut self, desired: &DesiredState) {
        self.desired = desired.version.clone();
    }

    /// Why the trace has a gap, told once. The agent does its work all the same.
    pub fn failed(&mut self) -> Option<io::Error> {
        self.failed.take()
    }

    fn write(&mut self, line: &Line) {
        let text = format!("{}\n", line.to_json());
        if let Err(error) = self.out.write_all(text.as_bytes()).and_then(|()| self.out.flush()) {
            self.failed.get_or_insert(error);
        }
    }

    fn called<T>(&mut self, call: Call, answer: Result<T, E::Error>) -> Result<T, E::Error> {
        self.write(&Line::Called(call, answer.as_ref().err().map(ToString::to_string)));
        answer
    }
}

impl<E: Engine<Error: Display>, W: Write> Engine for Traced<E, W> {
    type Error = E::Error;

    fn list(&mut self) -> Result<Vec<Container>, E::Error> {
        let answer = self.engine.list();
        let line = match &answer {
            Ok(containers) => Line::Listed { desired: self.desired.clone(), containers: containers.clone() },
            Err(error) => Line::Unlisted { error: error.to_string() },
        };
        self.write(&line);
        answer
    }

    /// Recorded if it fails: otherwise the start goes on with a call that is.
    fn ensure_image(&mut self, image: &ImageRef) -> Result<(), E::Error> {
        let answer = self.engine.ensure_image(image);
        if answer.is_err() { self.called(Call::EnsureImage(image.clone()), answer) } else { answer }
    }

    fn create(&mut self, order: &Order<'_>) -> Result<ContainerId, E::Error> {
        let answer = self.engine.create(order);
        self.called(Call::Create(order.spec.id.clone(), order.replica), answer)
    }

    fn stop(&mut self, container: &ContainerId) -> Result<(), E::Error> {
        let answer = self.engine.stop(container);
        self.called(Call::Stop(container.clone()), answer)
    }

    fn drain(&mut self, container: &ContainerId) -> Result<(), E::Error> {
        let answer = self.engine.drain(container);
        self.called(Call::Drain(container.clone()), answer)
    }

    fn restart(&mut self, container: &ContainerId) -> Result<(), E::Error> {
        let answer = self.engine.restart(container);
        self.called(Call::Restart(container.clone()), answer)
    }
}
