//! A case to show to a person.

use super::{Datum, Read};
use crate::ir::{Command, Literal, Root, StateId, System};
use crate::print::Printer;
use std::fmt;

/// A case that no outcome answers.
pub(in crate::check) struct Witness<'s, 'r> {
    pub(super) system: &'s System,
    pub(super) command: &'s Command,
    pub(super) place: Option<StateId>,
    pub(super) case: Vec<(Read<'r>, Datum)>,
}

impl fmt::Display for Witness<'_, '_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.place {
            None => write!(f, "where no row exists")?,
            Some(state) => write!(f, "in `{}`", self.system.entity(self.command.entity).state(state).name)?,
        }
        for (index, (read, datum)) in self.case.iter().enumerate() {
            write!(f, "{}", if index == 0 { " with " } else { ", " })?;
            self.one(f, *read, datum)?;
        }
        Ok(())
    }
}

impl Witness<'_, '_> {
    /// `input.width = 3`, `Worker[input.worker] in {Live}`, `some a in Door: ... false`
    fn one(&self, f: &mut fmt::Formatter<'_>, read: Read<'_>, datum: &Datum) -> fmt::Result {
        let printer = Printer::new(self.system).in_command(self.command);
        let name = match read {
            Read::Key => format!("input.{}", self.command.inputs[self.command.key_input].name),
            Read::Path(path) => printer.path(path),
            Read::Number(condition) | Read::Truth(condition) => printer.expr(condition),
            Read::Row(lookup) => printer.root(&Root::Other(Box::new(lookup.clone()))),
        };
        match (read, datum) {
            (Read::Truth(_), Datum::Value(Literal::Bool(true))) => write!(f, "`{name}`"),
            (Read::Truth(_), _) => write!(f, "not `{name}`"),
            (_, Datum::Value(value)) => write!(f, "{name} = {}", printer.literal(value)),
            (_, Datum::Some) => write!(f, "{name} present"),
            (_, Datum::Absent | Datum::At(None)) => write!(f, "{name} absent"),
            (_, Datum::At(Some(state))) => {
                let entity = if let Read::Row(lookup) = read { lookup.entity } else { self.command.entity };
                write!(f, "{name} in `{}`", self.system.entity(entity).state(*state).name)
            }
        }
    }
}
