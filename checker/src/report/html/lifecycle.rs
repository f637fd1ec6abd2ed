//! The lifecycle of each entity as a picture.

use super::markup::text;
use crate::report::Report;
use selvedge_spec::document::{AnyState, Diagram};
use selvedge_spec::ir::EntityId;
use std::fmt::Write as _;

/// One picture for each entity.
pub(super) fn diagrams(id: &str, report: &Report) -> String {
    let system = &report.declaration.system;
    let mut out = String::new();
    for (index, entity) in system.entities.iter().enumerate() {
        let picture = Diagram::of(system, EntityId(index), AnyState::Once).svg_within(&format!("{id}-e{index}"));
        let name = text(&entity.name.text);
        let _ = writeln!(
            out,
            "<figure><div class=\"wide\" role=\"region\" tabindex=\"0\" aria-label=\"Lifecycle of {name}\">\n{picture}</div>\
             <figcaption>The lifecycle of {name}. Blue: the move; below it the commands with the outcomes that take \
             it.</figcaption></figure>"
        );
    }
    out
}
