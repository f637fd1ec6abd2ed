//! New crates that declare a lifecycle: what `selvedge init` writes.

use selvedge_spec::names::nearest;
use std::path::{Path, PathBuf};

/// A crate to begin with.
#[derive(Clone, Copy, Debug)]
pub struct Template {
    /// Its name on the command line.
    pub name: &'static str,
    /// What it declares, in a few words.
    pub about: &'static str,
    declaration: &'static str,
    tests: &'static str,
}

/// Every template; the first is the default.
pub const TEMPLATES: &[Template] = &[
    Template {
        name: "order",
        about: "orders that are placed, paid, and shipped or called off",
        declaration: include_str!("../../templates/order/lifecycle.life"),
        tests: include_str!("../../templates/order/tests.rs"),
    },
    Template {
        name: "resource",
        about: "a custom resource with generations, as a controller observes it",
        declaration: include_str!("../../templates/resource/lifecycle.life"),
        tests: include_str!("../../templates/resource/tests.rs"),
    },
];

impl Template {
    /// The template of this name.
    ///
    /// # Errors
    /// In words: which there are.
    pub fn named(name: &str) -> Result<&'static Self, String> {
        TEMPLATES.iter().find(|template| template.name == name).ok_or_else(|| {
            let near = nearest(name, TEMPLATES.iter().map(|template| template.name));
            let near = near.map_or(String::new(), |near| format!(", did you mean `{near}`?"));
            let known: Vec<String> =
                TEMPLATES.iter().map(|template| format!("\n  {:<8}  {}", template.name, template.about)).collect();
            format!("no template is called `{name}`{near}{}", known.concat())
        })
    }

    /// The files of a crate of this name: where in its directory each lies, and its text.
    #[must_use]
    pub fn files(&self, name: &str, runtime: &Path) -> Vec<(PathBuf, String)> {
        let library = name.replace('-', "_");
        let files = [
            ("Cargo.toml", manifest(name, runtime)),
            (".gitignore", "/target\n".to_owned()),
            ("src/lib.rs", LIBRARY.to_owned()),
            ("src/lifecycle.life", self.declaration.to_owned()),
            ("tests/lifecycle.rs", self.tests.replace("{crate}", &library)),
        ];
        files.into_iter().map(|(path, text)| (PathBuf::from(path), text)).collect()
    }
}

const LIBRARY: &str = r#"//! A lifecycle, declared in `lifecycle.life`: typed states, a dispatcher, views and a strict wire format.

selvedge::lifecycle!(file = "src/lifecycle.life");
"#;

fn manifest(name: &str, runtime: &Path) -> String {
    let runtime = runtime.display().to_string();
    // What a TOML text may hold as it is in JSON, too.
    let runtime = serde_json::Value::from(runtime);
    format!(
        r#"[package]
name = "{name}"
version = "0.1.0"
edition = "2024"

[dependencies]
# By path: `selvedge` is not published.
selvedge = {{ path = {runtime} }}
"#
    )
}

/// The name of the crate in this directory.
///
/// # Errors
/// In words: why it gives no name for a crate.
pub fn crate_name(directory: &Path) -> Result<String, String> {
    let name = directory.file_name().and_then(|name| name.to_str()).unwrap_or_default();
    let is_name = name.starts_with(|first: char| first.is_ascii_lowercase())
        && name.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || matches!(c, '-' | '_'))
        && !["test", "core", "std", "alloc", "selvedge"].contains(&name);
    let help = "a crate is called in small letters, digits and dashes, such as `my-orders`";
    is_name.then(|| name.to_owned()).ok_or_else(|| format!("`{name}` is no name for a crate: {help}"))
}
