//! The two halves of a plan.

use super::{Plan, Step};

/// What ends containers, and what starts them: in a plan the former stands before the latter (RC-02).
#[derive(Default)]
pub(super) struct Halves {
    pub(super) first: Vec<Step>,
    pub(super) second: Vec<Step>,
}

impl Halves {
    pub(super) fn into_plan(mut self) -> Plan {
        self.first.append(&mut self.second);
        Plan { steps: self.first }
    }
}
