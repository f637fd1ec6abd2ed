//! A process that may loop for ever, eat memory, or leave others behind.

use crate::workers;
use anyhow::{Context, Result};
use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::io::Errno;
use rustix::process::{Pid, PidfdFlags, Resource, Rlimit, Signal, kill_process_group, pidfd_open, prlimit};
use std::os::unix::process::CommandExt;
use std::process::{Command, Stdio};
use std::time::Duration;

/// How much memory a process may address, in bytes.
const MEMORY: u64 = 8 << 30;

/// How a process ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum End {
    /// With success.
    Passed,
    /// With a failure, or by a signal of its own.
    Failed,
    /// It had to be stopped, as its time was over.
    Late,
}

/// Runs a process in a group of its own, of which nothing is left afterwards.
pub(crate) fn run(command: &mut Command, time: Duration) -> Result<End> {
    command.process_group(0).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    let mut child = command.spawn().with_context(|| format!("{} cannot be run", command.get_program().display()))?;
    let pid = Pid::from_child(&child);
    let ended = limit(pid, time).and_then(|()| has_ended(pid, time));
    match kill_process_group(pid, Signal::KILL) {
        Ok(()) | Err(Errno::SRCH) => {}
        Err(error) => return Err(error).context("a test's processes cannot be stopped"),
    }
    let status = child.wait()?;
    Ok(match ended.context("a test cannot be watched")? {
        false => End::Late,
        true if status.success() => End::Passed,
        true => End::Failed,
    })
}

/// Limits what the process takes. Its time on processors is limited only for when nobody is left to watch it.
fn limit(pid: Pid, time: Duration) -> rustix::io::Result<()> {
    let processors = u64::try_from(workers::count()).unwrap_or(u64::MAX);
    let seconds = (time.as_secs() + 1).saturating_mul(processors);
    for (resource, most) in [(Resource::As, MEMORY), (Resource::Core, 0), (Resource::Cpu, seconds)] {
        prlimit(Some(pid), resource, Rlimit { current: Some(most), maximum: Some(most) })?;
    }
    Ok(())
}

/// Waits for the end of the process; false if the time is over before.
fn has_ended(pid: Pid, time: Duration) -> rustix::io::Result<bool> {
    let process = pidfd_open(pid, PidfdFlags::empty())?;
    let time = Timespec::try_from(time).expect("it is no more than days");
    Ok(poll(&mut [PollFd::new(&process, PollFlags::IN)], Some(&time))? == 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn within(seconds: u64, script: &str) -> End {
        run(Command::new("sh").args(["-c", script]), Duration::from_secs(seconds)).expect("there is a shell")
    }

    fn shell(script: &str) -> End {
        within(60, script)
    }

    #[test]
    fn each_end_is_told() {
        assert_eq!(shell("exit 0"), End::Passed);
        assert_eq!(shell("exit 1"), End::Failed);
        assert_eq!(shell("kill -ABRT $$"), End::Failed);
        assert_eq!(within(1, "while :; do :; done"), End::Late);
    }

    #[test]
    fn memory_is_limited() {
        // The limit is set once the process runs.
        let script = format!("until test \"$(ulimit -v)\" = {}; do :; done", MEMORY >> 10);
        assert_eq!(shell(&script), End::Passed);
    }

    #[test]
    fn nothing_is_left_behind() {
        let folder = tempfile::tempdir().expect("there is room");
        let path = folder.path().join("pid");
        assert_eq!(shell(&format!("sleep 600 & echo $! > {}", path.display())), End::Passed);
        let pid = std::fs::read_to_string(path).expect("it was written");
        let state = || std::fs::read_to_string(format!("/proc/{}/stat", pid.trim())).unwrap_or_default();
        // Who inherits it may not have waited for it yet.
        while !state().is_empty() && !state().contains(") Z ") {
            std::thread::yield_now();
        }
    }
}
