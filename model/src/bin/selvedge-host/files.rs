//! The files that the host is given.

use selvedge_model::host::http::Tokens;
use std::error::Error;
use std::fs;
use std::os::unix::fs::MetadataExt;
use std::path::Path;

/// Reads a file with whatever says what is in it.
pub(crate) fn read<T, E: Error>(path: &Path, from_json: impl FnOnce(&str) -> Result<T, E>) -> Result<T, String> {
    let text = fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))?;
    from_json(&text).map_err(|error| format!("{}: {error}", path.display()))
}

/// Reads the token file, which holds secrets.
pub(crate) fn tokens(path: &Path) -> Result<Tokens, String> {
    let mode = fs::metadata(path).map_err(|error| format!("{}: {error}", path.display()))?.mode() & 0o777;
    if mode & 0o077 != 0 {
        return Err(format!("{} can be read by others (mode {mode:03o}): chmod 600 it", path.display()));
    }
    read(path, Tokens::from_json)
}
