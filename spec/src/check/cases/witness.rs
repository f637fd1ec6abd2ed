//! A case to show to a person.

use super::Datum;
use crate::ir::{Command, Path, StateId, System};
use crate::print::Printer;
use std::collections::BTreeMap;
use std::fmt;

/// A case that no outcome answers.
pub(in crate::check) struct Witness<'s> {
    pub(super) system: &'s System,
    pub(super) command: &'s Command,
    pub(super) place: Option<StateId>,
    pub(super) case: BTreeMap<Path, Datum>,
}

impl fmt::Display for Witness<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let printer = Printer::new(self.system).in_command(self.command);
        match self.place {
            None => write!(f, "where no row exists")?,
            Some(state) => write!(f, "in `{}`", self.system.entity(self.command.entity).state(state).name)?,
        }
        for (index, (path, datum)) in self.case.iter().enumerate() {
            let name = printer.path(path);
            write!(f, "{}", if index == 0 { " with " } else { ", " })?;
            match datum {
                Datum::Value(value) => write!(f, "{name} = {}", printer.literal(value))?,
                Datum::Some => write!(f, "{name} present")?,
                Datum::Absent => write!(f, "{name} absent")?,
            }
        }
        Ok(())
    }
}
