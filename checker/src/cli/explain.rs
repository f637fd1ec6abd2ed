//! `selvedge explain`.

use super::output;
use crate::declaration::Refused;
use crate::verdict::Exit;
use selvedge_spec::Code;
use selvedge_spec::names::nearest;
use std::fmt::Write as _;

/// Prints the page of a code, or the list of all.
pub(super) fn explain(code: Option<&str>) -> Result<Exit, Refused> {
    let Some(name) = code else {
        let mut list = String::new();
        for code in Code::ALL {
            let kind = if code.is_allowable() { "lint" } else { "error" };
            let _ = writeln!(list, "{:<22} {kind}", code.name());
        }
        output::print(&list)?;
        return Ok(Exit::Holds);
    };
    let Some(code) = Code::named(name) else {
        let near = nearest(name, Code::ALL.iter().map(|code| code.name()));
        let help = near.map_or("`selvedge explain` lists them".to_owned(), |near| format!("did you mean `{near}`?"));
        return Err(Refused::usage(format!("no code is called `{name}`: {help}")));
    };
    let allow = if code.is_allowable() {
        format!("\nWhere it is meant, write `#[allow({code}, reason = \"...\")]` before the declared thing.\n")
    } else {
        String::new()
    };
    output::print(&format!("{code}\n\n{}\n{allow}", code.page()))?;
    Ok(Exit::Holds)
}
