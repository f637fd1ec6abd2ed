//! What rows and inputs hold, in numbers: one for each place of their shape.

use super::shape::{Look, Node, Shape};
use selvedge_spec::interpret::{Row, Value, World};
use selvedge_spec::ir::{EntityId, StateId, System};
use std::collections::BTreeMap;
use std::sync::Arc;

/// Nothing is there.
pub(super) const ABSENT: u32 = 0;
/// A record is there.
const THERE: u32 = 1;

/// What a row or an input holds, by place. A row's state comes first, counted from 1; where there is no row, all is absent.
pub(super) type Content = Box<[u32]>;

/// The values met so far, each with its number.
#[derive(Debug, Default)]
pub(super) struct Values {
    numbers: BTreeMap<Value, u32>,
    values: Vec<Value>,
}

impl Values {
    fn number(&mut self, value: Option<&Value>) -> u32 {
        let Some(value) = value else { return ABSENT };
        if let Some(number) = self.numbers.get(value) {
            return *number;
        }
        self.values.push(value.clone());
        let number = u32::try_from(self.values.len()).expect("fewer than 2^32 values") + THERE;
        self.numbers.insert(value.clone(), number);
        number
    }

    fn value(&self, number: u32) -> Option<Value> {
        let index = number.checked_sub(THERE + 1)?;
        self.values.get(index as usize).cloned()
    }

    /// What these fields hold.
    pub(super) fn content(&mut self, shape: &Shape, fields: &[Option<Value>]) -> Content {
        let mut content = Vec::with_capacity(shape.size());
        self.put_all(&shape.fields, |index| fields[index].as_ref(), &mut content);
        content.into()
    }

    fn put_all<'v>(&mut self, nodes: &[Node], field: impl Fn(usize) -> Option<&'v Value>, into: &mut Vec<u32>) {
        nodes.iter().enumerate().for_each(|(index, node)| self.put(node, field(index), into));
    }

    fn put(&mut self, node: &Node, value: Option<&Value>, into: &mut Vec<u32>) {
        let Node::Record { is_optional, fields: nodes } = node else {
            return into.push(self.number(value));
        };
        if *is_optional {
            into.push(if value.is_some() { THERE } else { ABSENT });
        }
        let fields = match value {
            Some(Value::Record(fields)) => Some(fields),
            _ => None,
        };
        self.put_all(nodes, |index| fields.and_then(|fields| fields[index].as_ref()), into);
    }

    /// The value that the next places hold.
    fn take(&self, node: &Node, places: &mut std::slice::Iter<'_, u32>) -> Option<Value> {
        let mut next = || *places.next().expect("a content has a number for each place of its shape");
        let Node::Record { is_optional, fields: nodes } = node else {
            return self.value(next());
        };
        let is_there = !is_optional || next() != ABSENT;
        let fields: Arc<[Option<Value>]> = nodes.iter().map(|node| self.take(node, places)).collect();
        is_there.then_some(Value::Record(fields))
    }
}

/// What is seen of a content: that what it is looked at for is the same wherever this is.
pub(super) fn seen(looks: &[Look], content: &[u32]) -> Vec<u32> {
    let places = looks.iter().zip(content);
    let seen = places.filter_map(|(look, held)| match look {
        Look::Away => None,
        Look::Glance => Some((*held).min(THERE)),
        Look::Full => Some(*held),
    });
    seen.collect()
}

/// The rows of one identity.
#[derive(Debug)]
pub(super) struct Rows {
    pub(super) entity: EntityId,
    pub(super) key: Value,
    pub(super) shape: Shape,
    pub(super) values: Values,
}

impl Rows {
    /// How many places their contents have.
    pub(super) fn size(&self) -> usize {
        1 + self.shape.size()
    }

    /// What the row of this world holds.
    pub(super) fn content(&mut self, world: &World) -> Content {
        let Some(row) = world.row(self.entity, &self.key) else { return vec![ABSENT; self.size()].into() };
        let mut content = Vec::with_capacity(self.size());
        content.push(u32::try_from(row.state.0 + 1).expect("fewer than 2^32 states"));
        self.values.put_all(&self.shape.fields, |index| row.fields[index].as_ref(), &mut content);
        content.into()
    }

    /// The world that has no other row than one that holds this.
    pub(super) fn world(&self, system: &System, content: &[u32]) -> World {
        let mut world = World::empty(system);
        if let Some((state, held)) = content.split_first().filter(|(state, _)| **state != ABSENT) {
            let mut places = held.iter();
            let fields = self.shape.fields.iter().map(|node| self.values.take(node, &mut places)).collect();
            world.put(self.entity, Row { key: self.key.clone(), state: StateId(*state as usize - 1), fields });
        }
        world
    }
}
