//! The commands of the bound that name one row, and what is read by each.

use super::class::Carried;
use super::content::{Content, Values, seen};
use super::reads::Reads;
use super::shape::{Look, Shape};
use crate::explore::task::Task;
use selvedge_spec::ir::{CommandId, Type};
use std::collections::BTreeMap;

/// A command of the bound.
#[derive(Debug)]
pub(super) struct Request {
    /// Its number in the bound.
    pub(super) command: usize,
    /// What its input holds.
    pub(super) input: Content,
    /// Those that differ only in what is carried in their inputs are of one kind.
    pub(super) kind: usize,
}

/// Requests that differ only in what is carried in their inputs.
#[derive(Debug)]
pub(super) struct Kind {
    /// How the row is looked at, by number.
    pub(super) lens: usize,
    /// What is only carried: places of the row, and of the input after them.
    pub(super) carried: Carried,
}

/// The commands of the bound that name one row.
#[derive(Debug, Default)]
pub(super) struct Requests {
    /// In the order of the bound.
    pub(super) all: Vec<Request>,
    pub(super) kinds: Vec<Kind>,
    /// How rows are looked at, by place.
    pub(super) lenses: Vec<Vec<Look>>,
}

impl Requests {
    pub(super) fn of<S>(task: &Task<S>, commands: &[usize], row: &Shape, values: &mut Values) -> Self {
        let mut requests = Self::default();
        let mut by_command: BTreeMap<CommandId, Vec<usize>> = BTreeMap::new();
        for number in commands {
            by_command.entry(task.commands[*number].0).or_default().push(*number);
        }
        for (id, numbers) in by_command {
            requests.add(task, id, &numbers, row, values);
        }
        requests.all.sort_by_key(|request| request.command);
        requests
    }

    /// Adds the requests of one command.
    fn add<S>(&mut self, task: &Task<S>, id: CommandId, numbers: &[usize], row: &Shape, values: &mut Values) {
        let reads = Reads::of_steps(&task.system, task.bound, id);
        let shape = Shape::of_input(&task.system, id);
        let (row_looks, looks) = (row_looks(row, &reads), shape.looks(&reads));
        let inputs = numbers.iter().map(|command| values.content(&shape, &task.commands[*command].1.0));
        let inputs: Vec<Content> = inputs.collect();
        let mut carried = carried(&row_looks, row, Some((&looks, &shape)));
        // What is the same in every input is never told apart.
        let varies = |place: usize| inputs.iter().any(|input| input[place] != inputs[0][place]);
        carried.places.retain(|place| place.checked_sub(row_looks.len()).is_none_or(varies));
        let lens = self.lens(row_looks);
        let mut kinds = BTreeMap::new();
        for (command, input) in numbers.iter().zip(inputs) {
            let kind = *kinds.entry(seen(&looks, &input)).or_insert_with(|| {
                self.kinds.push(Kind { lens, carried: carried.clone() });
                self.kinds.len() - 1
            });
            self.all.push(Request { command: *command, input, kind });
        }
    }

    fn lens(&mut self, looks: Vec<Look>) -> usize {
        let known = self.lenses.iter().position(|lens| *lens == looks);
        known.unwrap_or_else(|| {
            self.lenses.push(looks);
            self.lenses.len() - 1
        })
    }
}

/// How the places of a row are looked at, the state before all others.
pub(super) fn row_looks(row: &Shape, reads: &Reads) -> Vec<Look> {
    std::iter::once(Look::Full).chain(row.looks(reads)).collect()
}

/// The places of a row, and of an input after them, that are only carried.
pub(super) fn carried(row_looks: &[Look], row: &Shape, input: Option<(&[Look], &Shape)>) -> Carried {
    let of_row = row_looks.iter().enumerate().filter(|(_, look)| **look != Look::Full);
    let of_row = of_row.map(|(place, look)| (place, row.ty(place - 1), *look));
    let of_input = input.into_iter().flat_map(|(looks, shape)| {
        let carried = looks.iter().enumerate().filter(|(_, look)| **look != Look::Full);
        carried.map(move |(place, look)| (row_looks.len() + place, shape.ty(place), *look))
    });
    let places: Vec<(usize, &Type, Look)> = of_row.chain(of_input).collect();
    let later = |index: usize| places[index + 1..].iter();
    let pairs = places.iter().enumerate().flat_map(|(index, left)| later(index).map(move |right| (left, right)));
    let rivals = pairs.filter(|(left, right)| left.1 == right.1).map(|(left, right)| (left.0, right.0)).collect();
    let glanced = places.iter().filter(|(_, _, look)| *look == Look::Glance).map(|(place, ..)| *place).collect();
    Carried { places: places.iter().map(|(place, ..)| *place).collect(), rivals, glanced }
}
