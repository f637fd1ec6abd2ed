//! Conditions over all rows of an entity, worked out from what each place contributes.
//!
//! `all p in Participant: p in {Prepared}` in a guard does not make the answer depend on every participant, only on
//! whether the condition holds; and that is told by one look at each place.

use super::chunk::Chunk;
use super::layout::{Layout, Packed};
use super::place::Places;
use selvedge_spec::interpret::{Input, Scope, Value, World};
use selvedge_spec::ir::{CommandId, EntityId, Expr, Root, Step, System};
use std::collections::BTreeMap;

/// A condition, and the inputs that it reads.
type Key = (Expr, Vec<(usize, Option<Value>)>);

/// All such conditions that commands of the bound read.
#[derive(Debug, Default)]
pub(super) struct Aggregates {
    numbers: BTreeMap<Key, usize>,
    all: Vec<Aggregate>,
}

/// One condition over all rows of an entity.
#[derive(Debug)]
struct Aggregate {
    expr: Expr,
    entity: EntityId,
    /// Whose inputs it reads.
    of: Option<(CommandId, Input)>,
    /// By place of the entity: what each content that was found there contributes.
    places: Vec<(usize, Vec<i64>)>,
}

/// Whether each row alone tells what it contributes: the body reads nothing but the row and the input.
pub(super) fn is_closed(expr: &Expr) -> bool {
    let mut closed = true;
    let mut nested = 0;
    expr.visit(&mut |part| {
        let quantifies = matches!(part, Expr::Quantified { .. } | Expr::Count(_) | Expr::Sum(..) | Expr::Unique(..));
        nested += usize::from(quantifies);
        closed &= match part {
            Expr::In(root, _) | Expr::Exists(root, _) => *root == Root::Bound(0),
            Expr::Gone => false,
            _ => true,
        };
    });
    expr.visit_paths(&mut |path| closed &= matches!(path.root, Root::Input | Root::Bound(0)));
    closed && nested == 1
}

impl Aggregates {
    /// The number of a closed condition, as one command of the bound or a rule reads it.
    pub(super) fn number(&mut self, expr: &Expr, of: Option<(CommandId, &Input)>) -> usize {
        let mut read = BTreeMap::new();
        expr.visit_paths(&mut |path| {
            if let (Some((_, input)), Root::Input, Some(Step::Input(index))) = (of, &path.root, path.steps.first()) {
                read.insert(*index, input.0[*index].clone());
            }
        });
        let next = self.all.len();
        let number = *self.numbers.entry((expr.clone(), read.into_iter().collect())).or_insert(next);
        if number == next {
            let entity = match expr {
                Expr::Quantified { entity, .. } => *entity,
                Expr::Count(rows) | Expr::Sum(_, rows) => rows.entity,
                other => unreachable!("{other:?} is not over all rows of an entity"),
            };
            let of = of.map(|(command, input)| (command, input.clone()));
            self.all.push(Aggregate { expr: expr.clone(), entity, of, places: Vec::new() });
        }
        number
    }

    /// Works out what the contents contribute that were found since. `None` where a condition cannot be evaluated.
    pub(super) fn extend(&mut self, system: &System, places: &Places) -> Option<()> {
        self.all.iter_mut().try_for_each(|aggregate| aggregate.extend(system, places))
    }

    /// How what each of them amounts to is read from a world, with what has been found so far.
    pub(super) fn sums(&self, layout: &Layout) -> Sums {
        Sums(self.all.iter().map(|aggregate| aggregate.sum(layout)).collect())
    }

    /// Whether there are few amounts: no sum, which can be anything.
    pub(super) fn is_narrow(&self, number: usize) -> bool {
        !matches!(self.all[number].expr, Expr::Sum(..))
    }

    /// The most bits that its amounts take.
    pub(super) fn width(&self, number: usize) -> u32 {
        match &self.all[number].expr {
            Expr::Quantified { .. } => 1,
            Expr::Count(_) => {
                u32::BITS - u32::try_from(self.all[number].places.len()).unwrap_or(u32::MAX).leading_zeros()
            }
            _ => i64::BITS,
        }
    }
}

impl Aggregate {
    fn extend(&mut self, system: &System, places: &Places) -> Option<()> {
        if self.places.is_empty() {
            self.places = places.of_entity(self.entity).map(|place| (place, Vec::new())).collect();
        }
        for (place, known) in &mut self.places {
            for number in known.len()..places.found(*place) {
                let content = places.content(*place, u32::try_from(number).ok()?);
                let mut alone = World::empty(system);
                if let Some(row) = &content.row {
                    alone.put(self.entity, (**row).clone());
                }
                let scope = match &self.of {
                    Some((command, input)) => Scope::guard(system, &alone, system.command(*command), input, None),
                    None => Scope::world(system, &alone),
                };
                known.push(match &self.expr {
                    Expr::Quantified { .. } => i64::from(scope.holds(&self.expr).ok()?),
                    _ => scope.number(&self.expr).ok()?,
                });
            }
        }
        Some(())
    }

    fn sum(&self, layout: &Layout) -> Sum {
        let amounts = match &self.expr {
            Expr::Quantified { all: true, .. } => Amounts::All,
            Expr::Quantified { all: false, .. } => Amounts::Some,
            _ => Amounts::Number,
        };
        // Where there is no row, `all` holds and `some` does not: neither changes what the others amount to.
        let part = |part: &i64| match amounts {
            Amounts::All => i128::from(*part == 0),
            Amounts::Some | Amounts::Number => i128::from(*part),
        };
        let places = self.places.iter().map(|(place, known)| (*place, known.iter().map(part).collect()));
        Sum { amounts, chunks: Chunk::all(layout, places, 0, |low, high| low + high) }
    }
}

/// How what conditions over all rows amount to is read from packed worlds.
#[derive(Debug)]
pub(super) struct Sums(Vec<Sum>);

/// The same of one condition.
#[derive(Debug)]
struct Sum {
    amounts: Amounts,
    chunks: Vec<Chunk<i128>>,
}

/// What a sum says.
#[derive(Clone, Copy, Debug)]
enum Amounts {
    /// How many rows fail the condition: all satisfy it if none does.
    All,
    /// How many rows satisfy it.
    Some,
    /// The number itself.
    Number,
}

impl Sums {
    /// What each of them amounts to in a world.
    pub(super) fn of(&self, world: Packed, into: &mut Vec<i64>) {
        into.clear();
        into.extend(self.0.iter().map(|sum| sum.of(world)));
    }
}

impl Sum {
    fn of(&self, world: Packed) -> i64 {
        // As wide as the interpreter sums, then cut as it cuts.
        let sum: i128 = self.chunks.iter().map(|chunk| chunk.part(world)).sum();
        match self.amounts {
            Amounts::All => i64::from(sum == 0),
            Amounts::Some => i64::from(sum != 0),
            Amounts::Number => i64::try_from(sum).unwrap_or(if sum < 0 { i64::MIN } else { i64::MAX }),
        }
    }
}
