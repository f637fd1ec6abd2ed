//! Versions as child processes, so that retirement is physical (WD-52, WD-58).
//!
//! A context is a process group whose standard input is a locked file with its event. Four things must be so before it is said to
//! be gone: its first process has ended; nobody holds the lock, which the kernel lets go of with the last process that inherited
//! it; the group is empty; and no process of this machine names the event in its environment, whatever it closed and wherever it
//! went. What the kernel is taking down may be listed a moment longer; it has no memory left to run from. But for the first and the third, which only the host that began it can tell, nothing of this rests on what the host
//! knows or wrote down, so that it may be killed at any moment in between.

use super::runtime::{NotStarted, Presence, Runtime};
use crate::worker_deployment::Uid;
use rustix::io::Errno;
use rustix::process::{Pid, Signal, getpgid, kill_process, kill_process_group, test_kill_process_group};
use std::collections::BTreeMap;
use std::fs::{self, File, TryLockError};
use std::io::{self, Seek, Write};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, Stdio};
use tokio::sync::watch;

/// By what a program finds its event, beside its standard input.
const EVENT: &str = "SELVEDGE_EVENT";

/// Executes each Version as a program with arguments.
///
/// That a context is gone is read from `/proc`: where there is none, as on anything but Linux, it is never known.
#[derive(Debug)]
pub struct Processes {
    directory: PathBuf,
    programs: BTreeMap<Uid, Vec<String>>,
    children: BTreeMap<Uid, Running>,
}

#[derive(Debug)]
struct Running {
    child: Child,
    output: Option<Output>,
    /// Whether its streams are closed.
    closed: watch::Sender<bool>,
}

/// What a context writes.
#[derive(Debug)]
pub struct Output {
    /// Its standard output.
    pub stream: ChildStdout,
    /// Whether the context was told to stop: from then on nothing that it writes is passed on (WD-57).
    pub closed: watch::Receiver<bool>,
}

impl Processes {
    /// Keeps the events of what runs in a directory, which is made if it is not there.
    ///
    /// # Errors
    /// If it cannot be made.
    pub fn new(directory: &Path, programs: BTreeMap<Uid, Vec<String>>) -> io::Result<Self> {
        fs::create_dir_all(directory)?;
        Ok(Self { directory: directory.canonicalize()?, programs, children: BTreeMap::new() })
    }

    /// What a context writes to its standard output; given once.
    pub fn output(&mut self, context: &Uid) -> Option<Output> {
        self.children.get_mut(context)?.output.take()
    }

    /// How many contexts were started and are not known to be gone.
    #[must_use]
    pub fn count(&self) -> usize {
        self.children.len()
    }

    fn spawn(&mut self, context: &Uid, version: &Uid, event: &[u8]) -> io::Result<()> {
        let Some([program, arguments @ ..]) = self.programs.get(version).map(Vec::as_slice) else {
            return Err(io::Error::new(io::ErrorKind::NotFound, "it has no program"));
        };
        let path = self.event(context);
        let mut file = File::options().read(true).write(true).create_new(true).open(&path)?;
        file.try_lock()?;
        file.write_all(event).and_then(|()| file.rewind())?;
        let mut child = Command::new(program)
            .args(arguments)
            .env("SELVEDGE_CONTEXT", context.as_str())
            .env("SELVEDGE_VERSION", version.as_str())
            .env(EVENT, &path)
            .stdin(Stdio::from(file))
            .stdout(Stdio::piped())
            .process_group(0)
            .spawn()
            .map_err(|error| io::Error::new(error.kind(), format!("{program}: {error}")))?;
        let closed = watch::Sender::new(false);
        let output = child.stdout.take().map(|stream| Output { stream, closed: closed.subscribe() });
        self.children.insert(context.clone(), Running { child, output, closed });
        Ok(())
    }

    /// The file with the event of a context, which is locked as long as any process has it as its standard input.
    fn event(&self, context: &Uid) -> PathBuf {
        self.directory.join(format!("{context}.event"))
    }

    /// Whether anything is left of a context whose first process has ended, or was begun by a host before this one.
    fn leaves(&self, context: &Uid, group: Option<Pid>) -> io::Result<bool> {
        match File::open(self.event(context)).map(|event| event.try_lock()) {
            Ok(Err(TryLockError::WouldBlock)) => return Ok(true),
            Ok(Err(TryLockError::Error(error))) => return Err(error),
            Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
            // Nobody holds it; or it was written down that it shall start, and it never did.
            Ok(Ok(())) | Err(_) => {}
        }
        let empty = group.is_none_or(|group| test_kill_process_group(group) == Err(Errno::SRCH));
        Ok(!empty || !self.members(context)?.is_empty())
    }

    /// All processes that have the event of a context as their standard input or in their environment.
    fn members(&self, context: &Uid) -> io::Result<Vec<Pid>> {
        let event = self.event(context);
        let named = format!("{EVENT}={}", event.display());
        let is_member = |process: &Path| {
            let reads = fs::read_link(process.join("fd/0")).is_ok_and(|file| file == event);
            reads || environment(process).split(|byte| *byte == 0).any(|variable| variable == named.as_bytes())
        };
        let mut members = Vec::new();
        for process in fs::read_dir("/proc")? {
            let process = process?;
            let pid = process.file_name().to_str().and_then(|name| Pid::from_raw(name.parse().ok()?));
            members.extend(pid.filter(|_| is_member(&process.path())));
        }
        Ok(members)
    }

    /// Signals whatever is left of a context. That this fails proves nothing: the context is asked after.
    fn signal(&mut self, context: &Uid, signal: Signal) {
        let group = self.children.get(context).map(|running| Pid::from_child(&running.child));
        if let Some(group) = group {
            let _ = kill_process_group(group, signal);
        }
        for process in self.members(context).unwrap_or_default() {
            // Of what an earlier host began the group is not known; and what left its group is found in this way alone.
            if group.is_none() || getpgid(Some(process)).ok() != group {
                let _ = kill_process(process, signal);
            }
        }
    }
}

/// What a process found in its environment. Once its first thread has ended, the others alone tell.
fn environment(process: &Path) -> Vec<u8> {
    let told = |thread: &Path| fs::read(thread.join("environ")).ok().filter(|environment| !environment.is_empty());
    let others = || fs::read_dir(process.join("task")).ok()?.flatten().find_map(|thread| told(&thread.path()));
    told(process).or_else(others).unwrap_or_default()
}

impl Runtime for Processes {
    fn start(&mut self, context: &Uid, version: &Uid, event: &[u8]) -> Result<(), NotStarted> {
        self.spawn(context, version, event).map_err(|error| NotStarted(error.to_string()))
    }

    fn cancel(&mut self, context: &Uid) {
        if let Some(running) = self.children.get_mut(context) {
            running.output = None;
            running.closed.send_replace(true);
        }
        self.signal(context, Signal::TERM);
    }

    fn kill(&mut self, context: &Uid) {
        self.signal(context, Signal::KILL);
    }

    fn ask(&mut self, context: &Uid) -> Presence {
        let own = self.children.get_mut(context);
        let group = match own.map(|running| (Pid::from_child(&running.child), running.child.try_wait())) {
            Some((_, Ok(None))) => return Presence::Running,
            Some((_, Err(_))) => return Presence::Unknown,
            Some((group, Ok(Some(_)))) => Some(group),
            None => None,
        };
        match self.leaves(context, group) {
            Ok(true) => Presence::Running,
            Err(_) => Presence::Unknown,
            Ok(false) => {
                self.children.remove(context);
                // Nothing is told by whether the file is there, but that a context of this name was begun.
                let _ = fs::remove_file(self.event(context));
                Presence::Gone
            }
        }
    }
}
