//! `selvedge explore`.

use super::ExploreArgs;
use super::output::{self, Output};
use super::target::Target;
use crate::declaration::Refused;
use crate::explorer::{Guide, Server};
use crate::systems::SYSTEMS;
use crate::verdict::Exit;
use std::sync::Arc;

/// Serves the worlds of one system until the process is ended.
pub(super) fn explore(args: &ExploreArgs, output: &Output) -> Result<Exit, Refused> {
    let name = match (&args.target, SYSTEMS.first()) {
        (Some(name), _) => name.as_str(),
        (None, Some(first)) => first.name,
        (None, None) => return Err(Refused::usage("no system is compiled in: name a file that holds a declaration")),
    };
    let target = Target::find(name, output.complaint_colour)?;
    let declaration = target.declaration.clone();
    let system = declaration.system.name.text.clone();
    let guide = Guide::new(declaration, args.bound.as_deref(), |course| target.steer(course))?;
    let server = Server::listen(args.port)?;
    output::print(&format!("{system} is at {} (Ctrl-C ends it)\n", server.address()))?;
    server.run(&Arc::new(guide));
    Ok(Exit::Holds)
}
