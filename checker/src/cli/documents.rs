//! `selvedge doc` and `selvedge graph`.

use super::output::{self, Output};
use super::target::Target;
use super::{DocArgs, GraphArgs, GraphFormat};
use crate::declaration::Refused;
use crate::verdict::Exit;
use selvedge_spec::document::{self, AnyState, Diagram};

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
    let entity = target.entity(args.entity.as_deref())?;
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
