//! `selvedge lsp`.

use crate::declaration::Refused;
use crate::lsp;
use crate::verdict::Exit;
use lsp_server::Connection;

/// Serves an editor over stdin and stdout.
pub(super) fn serve() -> Result<Exit, Refused> {
    let (connection, threads) = Connection::stdio();
    let served = lsp::serve(&connection);
    // The threads end once nobody can send any more.
    drop(connection);
    let ended = threads.join();
    served.map_err(|error| Refused::usage(format!("the editor speaks no language server protocol: {error}")))?;
    ended.map_err(|error| Refused::usage(format!("cannot speak to the editor: {error}")))?;
    Ok(Exit::Holds)
}
