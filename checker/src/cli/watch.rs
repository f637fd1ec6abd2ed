//! `selvedge check --watch`: checked again whenever a file changes.

use super::output::{self, Output};
use super::{CheckArgs, check};
use crate::declaration::Refused;
use crate::systems::Builtin;
use crate::verdict::Exit;
use std::sync::atomic::Ordering;
use std::time::Duration;

/// How often files are looked at.
const PAUSE: Duration = Duration::from_millis(200);

/// Checks, and checks again whenever one of the files is another, until the process is ended.
pub(super) fn watch(args: &CheckArgs, output: &Output) -> Result<Exit, Refused> {
    if args.targets.is_empty() || args.targets.iter().any(|target| Builtin::named(target).is_some()) {
        let message = "`--watch` looks at files, and a compiled system changes only when it is compiled: name a file";
        return Err(Refused::usage(message));
    }
    loop {
        let seen = texts(&args.targets);
        match check::check(args, output) {
            Ok(Exit::Interrupted) => return Ok(Exit::Interrupted),
            Ok(_) => {}
            Err(refused) => output::complain(&refused.message),
        }
        let interrupted = check::interruption()?;
        output::complain(&format!("watching {}", args.targets.join(", ")));
        while texts(&args.targets) == seen {
            if interrupted.load(Ordering::Relaxed) {
                return Ok(Exit::Interrupted);
            }
            std::thread::sleep(PAUSE);
        }
    }
}

/// What the files hold; nothing for one that cannot be read, as while it is written anew.
fn texts(paths: &[String]) -> Vec<Option<Vec<u8>>> {
    paths.iter().map(|path| std::fs::read(path).ok()).collect()
}
