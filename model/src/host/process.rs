//! Versions as child processes, so that retirement is physical (WD-52, WD-58).
//!
//! A context is a process group whose standard input is a locked file. The kernel lets go of the lock when the last process that
//! holds it has ended, and not before: that is the proof that a context is gone, also for a host that was restarted meanwhile and
//! is no parent of it any more.

use super::runtime::{NotStarted, Presence, Runtime};
use crate::worker_deployment::Uid;
use rustix::process::{Pid, Signal, kill_process_group};
use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io;
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, Stdio};

/// Executes each Version as a program with arguments.
#[derive(Debug)]
pub struct Processes {
    directory: PathBuf,
    programs: BTreeMap<Uid, Vec<String>>,
    children: BTreeMap<Uid, Child>,
}

impl Processes {
    /// Keeps the locks of what runs in a directory, which is made if it is not there.
    ///
    /// # Errors
    /// If it cannot be made.
    pub fn new(directory: &Path, programs: BTreeMap<Uid, Vec<String>>) -> io::Result<Self> {
        fs::create_dir_all(directory)?;
        Ok(Self { directory: directory.to_owned(), programs, children: BTreeMap::new() })
    }

    /// What a context writes to its standard output, from now on; once.
    pub fn output(&mut self, context: &Uid) -> Option<ChildStdout> {
        self.children.get_mut(context)?.stdout.take()
    }

    fn spawn(&mut self, context: &Uid, version: &Uid) -> io::Result<()> {
        let Some([program, arguments @ ..]) = self.programs.get(version).map(Vec::as_slice) else {
            return Err(io::Error::new(io::ErrorKind::NotFound, "the Version has no program"));
        };
        let lock = File::create(self.lock(context))?;
        lock.try_lock()?;
        let child = Command::new(program)
            .args(arguments)
            .env("SELVEDGE_CONTEXT", context.as_str())
            .env("SELVEDGE_VERSION", version.as_str())
            .stdin(Stdio::from(lock))
            .stdout(Stdio::piped())
            .process_group(0)
            .spawn()?;
        fs::write(self.group(context), child.id().to_string())?;
        self.children.insert(context.clone(), child);
        Ok(())
    }

    fn lock(&self, context: &Uid) -> PathBuf {
        self.directory.join(format!("{context}.lock"))
    }

    fn group(&self, context: &Uid) -> PathBuf {
        self.directory.join(format!("{context}.group"))
    }

    /// Sends a signal to a context, unless it is gone: then its number may be somebody else's by now.
    fn signal(&mut self, context: &Uid, signal: Signal) {
        if self.ask(context) == Presence::Gone {
            return;
        }
        let group = fs::read_to_string(self.group(context)).ok().and_then(|text| Pid::from_raw(text.parse().ok()?));
        if let Some(group) = group {
            // That it fails proves nothing: the context is asked after.
            let _ = kill_process_group(group, signal);
        }
    }
}

impl Runtime for Processes {
    fn start(&mut self, context: &Uid, version: &Uid) -> Result<(), NotStarted> {
        self.spawn(context, version).map_err(|error| NotStarted(error.to_string()))
    }

    fn cancel(&mut self, context: &Uid) {
        self.signal(context, Signal::TERM);
    }

    fn kill(&mut self, context: &Uid) {
        self.signal(context, Signal::KILL);
    }

    fn ask(&mut self, context: &Uid) -> Presence {
        if let Some(child) = self.children.get_mut(context) {
            match child.try_wait() {
                Ok(Some(_)) => drop(self.children.remove(context)),
                Ok(None) => return Presence::Running,
                Err(_) => return Presence::Unknown,
            }
        }
        match File::open(self.lock(context)).map(|lock| lock.try_lock()) {
            Ok(Ok(())) => {}
            // It was written down that it shall start, and it never did.
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Presence::Gone,
            Ok(Err(fs::TryLockError::WouldBlock)) => return Presence::Running,
            Ok(Err(fs::TryLockError::Error(_))) | Err(_) => return Presence::Unknown,
        }
        for file in [self.lock(context), self.group(context)] {
            let _ = fs::remove_file(file);
        }
        Presence::Gone
    }
}
