//! Documents of a system for its readers: the page, and the lifecycle as a diagram.
//!
//! The same system gives the same bytes every time, so that a document can be committed and compared.

mod diagram;
mod dot;
pub mod escape;
mod markdown;
mod mermaid;
mod svg;

pub use markdown::table;

pub use diagram::{AnyState, Diagram, Edge, Node, NodeKind, Taker};

use crate::ir::{EntityId, System};

impl Diagram {
    /// As a Mermaid `stateDiagram-v2`.
    #[must_use]
    pub fn mermaid(&self) -> String {
        mermaid::render(self)
    }

    /// As a Graphviz `digraph`.
    #[must_use]
    pub fn dot(&self) -> String {
        dot::render(self)
    }

    /// As a picture that needs nothing but itself, in light and dark.
    #[must_use]
    pub fn svg(&self) -> String {
        svg::render(self)
    }

    /// As a picture inside a page: the same, with its style and its marks confined to the element `id`.
    #[must_use]
    pub fn svg_within(&self, id: &str) -> String {
        svg::render_within(self, id)
    }
}

/// The reader's page of a system, in Markdown as code hosts show it.
#[must_use]
pub fn markdown(system: &System) -> String {
    markdown::render(system)
}

/// The lifecycle of `entity` as a Mermaid `stateDiagram-v2`.
#[must_use]
pub fn mermaid(system: &System, entity: EntityId) -> String {
    Diagram::of(system, entity, AnyState::default()).mermaid()
}

/// The lifecycle of `entity` as a Graphviz `digraph`.
#[must_use]
pub fn dot(system: &System, entity: EntityId) -> String {
    Diagram::of(system, entity, AnyState::default()).dot()
}

/// The lifecycle of `entity` as a self-contained SVG picture.
#[must_use]
pub fn svg(system: &System, entity: EntityId) -> String {
    Diagram::of(system, entity, AnyState::default()).svg()
}
