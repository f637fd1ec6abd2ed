//! `selvedge init`.

use super::output;
use crate::declaration::Refused;
use crate::init::{TEMPLATES, Template, crate_name};
use crate::verdict::Exit;
use clap::Args;
use std::fs;
use std::path::{Path, PathBuf};

/// Where this program was built, the library that a new crate uses lies here.
const RUNTIME: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../runtime");

#[derive(Debug, Args)]
pub(super) struct InitArgs {
    /// The directory of the new crate, which is called as it; it does not exist yet, or is empty
    directory: PathBuf,
    /// What it begins with: `order` or `resource`
    #[arg(long, value_name = "NAME")]
    template: Option<String>,
    /// Where the crate `selvedge` lies (`runtime` in its repository); where this program was built by default
    #[arg(long, value_name = "PATH")]
    selvedge: Option<PathBuf>,
}

/// Writes a crate that declares a lifecycle.
pub(super) fn init(args: &InitArgs) -> Result<Exit, Refused> {
    let name = args.template.as_deref().unwrap_or(TEMPLATES[0].name);
    let template = Template::named(name).map_err(Refused::usage)?;
    let directory = &args.directory;
    let shown = directory.display();
    let is_taken = match fs::read_dir(directory) {
        Ok(mut entries) => entries.next().is_some(),
        Err(_) => directory.exists(),
    };
    if is_taken {
        return Err(Refused::usage(format!("`{shown}` exists already and is no empty directory")));
    }
    // `.` is called what it is called from outside.
    let called = fs::canonicalize(directory).unwrap_or_else(|_| directory.clone());
    let name = crate_name(&called).map_err(Refused::usage)?;
    let runtime = runtime(args.selvedge.as_deref().unwrap_or(Path::new(RUNTIME)))?;
    for (path, text) in template.files(&name, &runtime) {
        let path = directory.join(path);
        if let Some(parent) = path.parent() {
            fs::create_dir_all(parent)
                .map_err(|error| Refused::usage(format!("cannot make `{}`: {error}", parent.display())))?;
        }
        output::write(&path, &text)?;
    }
    let told = format!(
        "{shown}: the crate `{name}`, {}\n  its lifecycle is declared in src/lifecycle.life\n  check it with `selvedge check \
         {shown}/src/lifecycle.life`, test it with `cargo test`\n",
        template.about
    );
    output::print(&told)?;
    Ok(Exit::Holds)
}

/// The absolute path of the library.
fn runtime(path: &Path) -> Result<PathBuf, Refused> {
    let is_library = fs::read_to_string(path.join("Cargo.toml"))
        .is_ok_and(|manifest| manifest.lines().any(|line| line.trim() == "name = \"selvedge\""));
    let refuse = || {
        let path = path.display();
        Refused::usage(format!("the crate `selvedge` does not lie in `{path}`: name its directory with `--selvedge`"))
    };
    if is_library { fs::canonicalize(path).map_err(|_| refuse()) } else { Err(refuse()) }
}
