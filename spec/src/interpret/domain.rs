//! The commands of a bound: every combination of the values it gives to the inputs.

use super::{Input, Value};
use crate::ir::{Bound, CommandId, Literal, System};

/// What multiplies the requests of one command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CommandFactors {
    /// The command.
    pub command: CommandId,
    /// One factor for each input, in declared order.
    pub factors: Vec<Factor>,
}

impl CommandFactors {
    /// How many requests there are: the product, or the largest number where it is larger still.
    #[must_use]
    pub fn count(&self) -> u128 {
        self.factors.iter().fold(1, |product: u128, factor| product.saturating_mul(factor.values as u128))
    }
}

/// One input and how many values the bound gives it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Factor {
    /// The input's name as declared.
    pub input: String,
    /// How many values it takes, absence among them where the bound has it.
    pub values: usize,
}

/// Every request of a bound: commands in declared order, the last input changing fastest.
pub fn commands<'a>(system: &'a System, bound: &'a Bound) -> impl Iterator<Item = (CommandId, Input)> + 'a {
    (0..system.commands.len())
        .map(CommandId)
        .flat_map(move |command| inputs(bound, command).map(move |input| (command, input)))
}

/// Every input of one command, the last one changing fastest.
pub fn inputs(bound: &Bound, command: CommandId) -> impl Iterator<Item = Input> + use<> {
    let domains = domains(command, bound);
    let count = domains.iter().fold(1, |product: u128, domain| product.saturating_mul(domain.len() as u128));
    (0..count).map(move |index| combination(&domains, index))
}

/// How many requests a bound has, without listing them.
#[must_use]
pub fn command_count(system: &System, bound: &Bound) -> u128 {
    factors(system, bound).iter().fold(0, |sum: u128, command| sum.saturating_add(command.count()))
}

/// What multiplies the requests of a bound, command by command.
#[must_use]
pub fn factors(system: &System, bound: &Bound) -> Vec<CommandFactors> {
    let commands = system.commands.iter().enumerate();
    commands
        .map(|(index, command)| CommandFactors {
            command: CommandId(index),
            factors: (0..command.inputs.len())
                .map(|input| Factor {
                    input: command.inputs[input].name.text.clone(),
                    values: bound.inputs[index][input].len(),
                })
                .collect(),
        })
        .collect()
}

/// The values of each input.
fn domains(id: CommandId, bound: &Bound) -> Vec<Vec<Option<Value>>> {
    let values = |domain: &Vec<Option<Literal>>| domain.iter().map(|value| value.as_ref().map(Value::from)).collect();
    bound.inputs[id.0].iter().map(values).collect()
}

/// The combination with this number, read as digits: one for each domain, the last the least.
fn combination(domains: &[Vec<Option<Value>>], index: u128) -> Input {
    let mut rest = index;
    let mut values = Vec::with_capacity(domains.len());
    for domain in domains.iter().rev() {
        let size = domain.len() as u128;
        let digit = usize::try_from(rest % size).expect("a digit is below the size of its domain");
        values.push(domain[digit].clone());
        rest /= size;
    }
    values.reverse();
    Input(values)
}
