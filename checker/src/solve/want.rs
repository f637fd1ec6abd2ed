//! What an outcome's effects fix of its input, read back from the row that they left.

use selvedge_spec::interpret::{Row, Value};
use selvedge_spec::ir::{Command, Outcome, Path, Root, Source, Step};

/// What is known of an input.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Want {
    /// Nothing.
    Anything,
    /// That it is this, or absent.
    Exactly(Option<Value>),
    /// That it is there, and this of its fields.
    Fields(Vec<Want>),
}

impl Want {
    /// What is known of each of so many fields.
    pub(crate) fn fields(&self, count: usize) -> Vec<Self> {
        match self {
            Self::Fields(fields) => {
                let mut fields = fields.clone();
                fields.resize(count, Self::Anything);
                fields
            }
            _ => vec![Self::Anything; count],
        }
    }

    /// Learns what stands at the end of a way; says whether that fits what is known.
    fn learn(&mut self, way: &[Step], value: Option<&Value>) -> bool {
        match (way, &mut *self) {
            ([], Self::Exactly(known)) => known.as_ref() == value,
            ([], Self::Anything) => {
                *self = Self::Exactly(value.cloned());
                true
            }
            ([], Self::Fields(_)) => match value {
                Some(Value::Record(fields)) => {
                    let (known, whole) = (self.fields(fields.len()), Self::Exactly(value.cloned()));
                    let fits = known.iter().zip(fields.iter()).all(|(known, field)| {
                        let mut known = known.clone();
                        known.learn(&[], field.as_ref())
                    });
                    *self = whole;
                    fits
                }
                _ => false,
            },
            ([Step::Field(index), rest @ ..], Self::Exactly(Some(Value::Record(fields)))) => {
                let mut field = Self::Exactly(fields[*index].clone());
                field.learn(rest, value)
            }
            ([Step::Field(index), rest @ ..], Self::Anything | Self::Fields(_)) => {
                let mut fields = self.fields(0);
                if let Self::Fields(known) = self {
                    fields.clone_from(known);
                }
                fields.resize(fields.len().max(index + 1), Self::Anything);
                let fits = fields[*index].learn(rest, value);
                *self = Self::Fields(fields);
                fits
            }
            _ => false,
        }
    }
}

/// What the outcome's effects tell of the command's input, where they left `after`. `None` where no input leaves it.
pub(crate) fn wants_of(command: &Command, outcome: &Outcome, key: &Value, after: Option<&Row>) -> Option<Vec<Want>> {
    let mut wants = vec![Want::Anything; command.inputs.len()];
    wants[command.key_input] = Want::Exactly(Some(key.clone()));
    let Some(after) = after else { return Some(wants) };
    let sets = outcome.sets.iter();
    let fits = sets.map(|set| (&set.value, after.fields[set.field.0].as_ref()));
    fits.into_iter().all(|(source, value)| learned(&mut wants, source, value)).then_some(wants)
}

fn learned(wants: &mut [Want], source: &Source, value: Option<&Value>) -> bool {
    match (source, value) {
        (Source::Path(Path { root: Root::Input, steps }), value) => match &steps[..] {
            [Step::Input(index), rest @ ..] => wants[*index].learn(rest, value),
            _ => false,
        },
        (Source::Record(_, sources), Some(Value::Record(fields))) => {
            sources.iter().zip(fields.iter()).all(|(source, field)| learned(wants, source, field.as_ref()))
        }
        (Source::Record(..), _) => false,
        // What does not come from the input is compared once the step is taken.
        _ => true,
    }
}
