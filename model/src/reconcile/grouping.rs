//! The containers of each workload.

use super::{Container, DesiredState, WorkloadId};
// Only looked up: its order shows nowhere. An ordered map would make comparing slower than linear.
#[expect(clippy::disallowed_types)]
use std::collections::HashMap;

/// Listed containers by their workload. All lists keep the listing's order.
#[expect(clippy::disallowed_types)]
pub(super) struct Grouping<'a> {
    desired: HashMap<&'a WorkloadId, Vec<&'a Container>>,
    /// The containers of workloads that are not desired.
    pub(super) extra: Vec<&'a Container>,
}

impl<'a> Grouping<'a> {
    pub(super) fn new(desired: &'a DesiredState, actual: &'a [Container]) -> Self {
        let empty = desired.workloads.iter().map(|spec| (&spec.id, Vec::new()));
        let mut grouping = Self { desired: empty.collect(), extra: Vec::new() };
        for container in actual {
            let group = grouping.desired.get_mut(&container.workload).unwrap_or(&mut grouping.extra);
            group.push(container);
        }
        grouping
    }

    /// The containers of a workload.
    pub(super) fn of(&self, workload: &WorkloadId) -> &[&'a Container] {
        self.desired.get(workload).map_or(&[], Vec::as_slice)
    }
}
