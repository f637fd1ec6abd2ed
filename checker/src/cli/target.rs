//! What a command is applied to: a compiled system by name, or a file.

use crate::check::{Options, check_interpreted};
use crate::declaration::{Declaration, Refused};
use crate::report::Report;
use crate::steering::{Course, Steered};
use crate::systems::{Builtin, SYSTEMS, steer_interpreted};
use selvedge_spec::ir::EntityId;
use selvedge_spec::names::nearest;

/// A declaration, and the code generated from it where it is compiled in.
pub(super) struct Target {
    pub(super) declaration: Declaration,
    compiled: Option<&'static Builtin>,
}

impl Target {
    /// Finds a target. A name is a compiled system; anything with a dot or a slash is a file.
    pub(super) fn find(name: &str, colour: bool) -> Result<Self, Refused> {
        if let Some(system) = Builtin::named(name) {
            return Ok(Self { declaration: system.declaration(colour)?, compiled: Some(system) });
        }
        if is_file(name) {
            return Ok(Self { declaration: Declaration::read(name, colour)?, compiled: None });
        }
        Err(unknown(name, near_system(name).map(|near| format!("`{near}`"))))
    }

    /// The named targets, or every compiled system.
    pub(super) fn all(names: &[String], colour: bool) -> Vec<Result<Self, Refused>> {
        if names.is_empty() {
            return SYSTEMS.iter().map(|system| Self::find(system.name, colour)).collect();
        }
        names.iter().map(|name| Self::find(name, colour)).collect()
    }

    /// Checks the generated code, or the declaration alone where none is compiled in.
    pub(super) fn check(&self, options: &Options) -> Result<Report, Refused> {
        match self.compiled {
            Some(system) => system.check(&self.declaration, options),
            None => check_interpreted(&self.declaration, options),
        }
    }

    /// Whether a controller is checked in its loop.
    pub(super) fn is_loop(&self) -> bool {
        self.compiled.is_some_and(|system| system.is_loop)
    }

    /// The declaration at this path: of a compiled system, or in a file.
    pub(super) fn declared_at(path: &str, colour: bool) -> Result<Self, Refused> {
        match SYSTEMS.iter().find(|system| system.path == path) {
            Some(system) => Self::find(system.name, colour),
            None => Self::find(path, colour),
        }
    }

    /// The entity of this name, or the only one.
    pub(super) fn entity(&self, name: Option<&str>) -> Result<EntityId, Refused> {
        let entities = &self.declaration.system.entities;
        let names: Vec<&str> = entities.iter().map(|entity| entity.name.as_str()).collect();
        let found = match name {
            None if names.len() == 1 => Some(0),
            None => None,
            Some(name) => names.iter().position(|entity| *entity == name),
        };
        found.map(EntityId).ok_or_else(|| {
            let asked =
                name.map_or("there are several entities".to_owned(), |name| format!("no entity is called `{name}`"));
            Refused::usage(format!("{asked}: `--entity` is one of {}", names.join(", ")))
        })
    }

    /// The API group of its resources, as far as it is known without being told.
    pub(super) fn group(&self) -> Option<&'static str> {
        self.compiled.and_then(|system| system.group)
    }

    /// The path of the generated store, where one is compiled in.
    pub(super) fn store(&self) -> Option<&'static str> {
        self.compiled.map(|system| system.store)
    }

    /// The generated code, or the declaration alone where none is compiled in, to be led by hand.
    pub(super) fn steer(&self, course: &Course) -> Result<Box<dyn Steered>, String> {
        match self.compiled {
            Some(compiled) => compiled.steer(course),
            None => Ok(steer_interpreted(course)),
        }
    }
}

/// A command that was mistyped: without one, everything is a target.
pub(super) fn mistyped(targets: &[String]) -> Option<Refused> {
    let name = targets.first()?;
    if Builtin::named(name).is_some() || is_file(name) || near_system(name).is_some() {
        return None;
    }
    let program = super::command();
    let near = nearest(name, program.get_subcommands().map(clap::Command::get_name))?;
    Some(unknown(name, Some(format!("the command `{near}`"))))
}

fn is_file(name: &str) -> bool {
    name.contains(['.', '/', '\\']) || std::path::Path::new(name).exists()
}

fn near_system(name: &str) -> Option<&'static str> {
    nearest(name, SYSTEMS.iter().map(|system| system.name))
}

fn unknown(name: &str, near: Option<String>) -> Refused {
    let near = near.map_or(String::new(), |near| format!(", did you mean {near}?"));
    let known = SYSTEMS.iter().map(|system| system.name).collect::<Vec<_>>().join(", ");
    Refused::usage(format!(
        "no system is called `{name}`{near}\n  systems: {known}\n  a file is named by its path, such as `./{name}.life`"
    ))
}
