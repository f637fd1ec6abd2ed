//! A lifecycle as a drawing: what every format draws, before any of them is chosen.

use crate::ir::{Command, Effect, Entity, EntityId, Move, MoveId, Outcome, OutcomeId, StateId, System};

/// How a move or a deletion that starts in every state is drawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum AnyState {
    /// Once, from a node that stands for any state: what a reader wants of a lifecycle with many states.
    #[default]
    Once,
    /// From each state.
    Each,
}

/// The lifecycle of one entity: nodes and labelled edges.
#[derive(Clone, Debug)]
pub struct Diagram {
    /// What it shows, for readers who cannot see it.
    pub title: String,
    /// The nodes; states stand in declared order.
    pub nodes: Vec<Node>,
    /// The edges, in the order: create, moves as declared, delete.
    pub edges: Vec<Edge>,
}

/// A node of a diagram.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Node {
    /// What it stands for.
    pub kind: NodeKind,
    /// Its name; empty for the start and the end.
    pub name: String,
    /// What its documentation says.
    pub docs: String,
}

/// What a node stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NodeKind {
    /// Before a row is created.
    Start,
    /// After a row is deleted.
    End,
    /// Whatever state the row is in.
    AnyState,
    /// A state.
    State,
    /// The state in which rows are created.
    Initial,
    /// A state declared `final`.
    Final,
}

/// An edge of a diagram.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Edge {
    /// Index of the node it leaves.
    pub from: usize,
    /// Index of the node it reaches.
    pub to: usize,
    /// The move's name; `None` where a row is created or deleted.
    pub step: Option<String>,
    /// Commands and outcomes which take it.
    pub takers: Vec<Taker>,
}

/// A command's outcome which takes an edge.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Taker {
    /// The command.
    pub command: String,
    /// The outcome, as in reports.
    pub outcome: String,
}

impl Diagram {
    /// The lifecycle of `entity`.
    #[must_use]
    pub fn of(system: &System, entity: EntityId, any: AnyState) -> Self {
        Draft::new(system, entity, any).finish()
    }
}

/// A diagram being drawn: which pseudo-nodes it needs shows only as its edges appear.
struct Draft<'a> {
    system: &'a System,
    id: EntityId,
    entity: &'a Entity,
    any: AnyState,
    nodes: Vec<Node>,
    edges: Vec<Edge>,
}

impl<'a> Draft<'a> {
    fn new(system: &'a System, id: EntityId, any: AnyState) -> Self {
        let entity = system.entity(id);
        let nodes = entity.state_ids().map(|state| state_node(entity, state)).collect();
        Self { system, id, entity, any, nodes, edges: Vec::new() }
    }

    fn finish(mut self) -> Diagram {
        self.create();
        for (index, mv) in self.entity.moves.iter().enumerate() {
            self.step(MoveId(index), mv);
        }
        self.delete();
        let title = format!("Lifecycle of {} in {}", self.entity.name, self.system.name);
        Diagram { title, nodes: self.nodes, edges: self.edges }
    }

    fn create(&mut self) {
        let takers = self.takers(|_, _, outcome| matches!(outcome.effect, Effect::Create));
        if !takers.is_empty() {
            let from = self.pseudo(NodeKind::Start, "");
            self.edges.push(Edge { from, to: self.entity.initial.0, step: None, takers });
        }
    }

    fn step(&mut self, id: MoveId, mv: &Move) {
        let step = Some(mv.wire.clone());
        if self.any == AnyState::Once && self.is_every_state(mv.from.len()) {
            let takers = self.takers(|_, _, outcome| outcome.taken_move() == Some(id));
            let from = self.pseudo(NodeKind::AnyState, "any state");
            self.edges.push(Edge { from, to: mv.to.0, step, takers });
            return;
        }
        for state in &mv.from {
            let here = |command: &Command, at: OutcomeId, outcome: &Outcome| {
                outcome.taken_move() == Some(id) && command.answers.at(Some(*state)).contains(&at)
            };
            let takers = self.takers(here);
            self.edges.push(Edge { from: state.0, to: mv.to.0, step: step.clone(), takers });
        }
    }

    fn delete(&mut self) {
        let deleting = |state: StateId| {
            self.takers(|command, at, outcome| {
                matches!(outcome.effect, Effect::Delete) && command.answers.at(Some(state)).contains(&at)
            })
        };
        let leaving = self.entity.state_ids().map(|state| (state.0, deleting(state)));
        let leaving: Vec<_> = leaving.filter(|(_, takers)| !takers.is_empty()).collect();
        let Some((_, first)) = leaving.first() else { return };
        let same = leaving.iter().all(|(_, takers)| takers == first);
        let to = self.pseudo(NodeKind::End, "");
        if self.any == AnyState::Once && same && self.is_every_state(leaving.len()) {
            let takers = first.clone();
            let from = self.pseudo(NodeKind::AnyState, "any state");
            self.edges.push(Edge { from, to, step: None, takers });
        } else {
            self.edges.extend(leaving.into_iter().map(|(from, takers)| Edge { from, to, step: None, takers }));
        }
    }

    /// Whether so many states are all of them, and enough for one edge to be easier to read than each.
    fn is_every_state(&self, count: usize) -> bool {
        count == self.entity.states.len() && count > 2
    }

    fn takers(&self, takes: impl Fn(&Command, OutcomeId, &Outcome) -> bool) -> Vec<Taker> {
        let commands = self.system.commands_on(self.id).map(|(_, command)| command);
        let all = commands.flat_map(|command| command.outcome_ids().map(move |id| (command, id, command.outcome(id))));
        all.filter(|(command, id, outcome)| takes(command, *id, outcome))
            .map(|(command, _, outcome)| Taker { command: command.name.text.clone(), outcome: outcome.wire.clone() })
            .collect()
    }

    /// The one node of this kind, added when first needed.
    fn pseudo(&mut self, kind: NodeKind, name: &str) -> usize {
        if let Some(index) = self.nodes.iter().position(|node| node.kind == kind) {
            return index;
        }
        self.nodes.push(Node { kind, name: name.into(), docs: String::new() });
        self.nodes.len() - 1
    }
}

fn state_node(entity: &Entity, id: StateId) -> Node {
    let state = entity.state(id);
    let kind = match (id == entity.initial, state.is_final) {
        (true, _) => NodeKind::Initial,
        (false, true) => NodeKind::Final,
        (false, false) => NodeKind::State,
    };
    Node { kind, name: state.name.text.clone(), docs: state.docs.clone() }
}
