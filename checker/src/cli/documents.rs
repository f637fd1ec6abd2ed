//! `selvedge doc` and `selvedge graph`.

use super::output::{self, Output};
use super::target::Target;
use super::{DocArgs, GraphArgs, GraphFormat};
use crate::declaration::Refused;
use crate::verdict::Exit;
use selvedge_spec::document::{self, AnyState, Diagram};
use selvedge_spec::ir::{EntityId, System};

/// Prints a system's reference page.
pub(super) fn doc(args: &DocArgs, output: &Output) -> Result<Exit, Refused> {
    let target = Target::find(&args.target, output.complaint_colour)?;
    output::deliver(args.output.as_deref(), &document::markdown(&target.declaration.system))?;
    Ok(Exit::Holds)
}

/// Prints a lifecycle diagram.
pub(super) fn graph(args: &GraphArgs, output: &Output) -> Result<Exit, Refused> {
    let target = Target::find(&args.target, output.complaint_colour)?;
    let system = &target.declaration.system;
    let entity = entity(system, args.entity.as_deref())?;
    let any = if args.each { AnyState::Each } else { AnyState::Once };
    let diagram = Diagram::of(system, entity, any);
    let text = match args.format {
        GraphFormat::Mermaid => diagram.mermaid(),
        GraphFormat::Dot => diagram.dot(),
        GraphFormat::Svg => diagram.svg(),
    };
    output::deliver(args.output.as_deref(), &text)?;
    Ok(Exit::Holds)
}

fn entity(system: &System, name: Option<&str>) -> Result<EntityId, Refused> {
    let names: Vec<&str> = system.entities.iter().map(|entity| entity.name.as_str()).collect();
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
