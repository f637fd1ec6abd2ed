//! A process that answers a line with a line; and what it does instead.

use crate::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel, sync_channel};
use crate::sync::{Mutex, thread};
use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::{Arc, PoisonError};
use std::time::{Duration, Instant};

/// A line longer than so many bytes is no answer.
const LONGEST: u64 = 1 << 20;
/// So much of what it writes to stderr is kept: the last of it.
const LAST_WORDS: usize = 2_000;
/// So many lines may wait to be read.
const WAITING: usize = 16;

/// A running implementation.
pub(super) struct Process {
    child: Child,
    questions: Sender<String>,
    answers: Receiver<Vec<u8>>,
    last_words: Option<LastWords>,
    timeout: Duration,
}

/// Why there is no answer.
#[derive(Debug)]
pub(super) enum Silence {
    /// It has ended.
    Dead(String),
    /// It does not answer in time.
    Hangs,
}

impl Process {
    /// Starts the command with its arguments.
    pub(super) fn start(command: &[String], timeout: Duration) -> std::io::Result<Self> {
        let mut child = Command::new(&command[0])
            .args(&command[1..])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()?;
        let (questions, asked) = channel::<String>();
        if let Some(mut stdin) = child.stdin.take() {
            // Writing blocks where nobody reads; whether anybody does shows in the answers.
            thread::spawn(move || while asked.recv().is_ok_and(|line| stdin.write_all(line.as_bytes()).is_ok()) {});
        }
        let (answered, answers) = sync_channel(WAITING);
        if let Some(stdout) = child.stdout.take() {
            thread::spawn(move || {
                let mut stdout = BufReader::new(stdout);
                while let Some(line) = line(&mut stdout) {
                    if answered.send(line).is_err() {
                        break;
                    }
                }
            });
        }
        let last_words = child.stderr.take().map(LastWords::of);
        Ok(Self { child, questions, answers, last_words, timeout })
    }

    /// Sends a line and waits for one.
    pub(super) fn ask(&mut self, question: &str) -> Result<Vec<u8>, Silence> {
        let _ = self.questions.send(format!("{question}\n"));
        match self.answers.recv_timeout(self.timeout) {
            Ok(line) => Ok(line),
            Err(RecvTimeoutError::Timeout) => Err(Silence::Hangs),
            Err(RecvTimeoutError::Disconnected) => Err(Silence::Dead(self.obituary())),
        }
    }

    /// A line that nobody asked for, if there is one already.
    pub(super) fn unasked(&self) -> Option<Vec<u8>> {
        self.answers.try_recv().ok()
    }

    /// How it ended, and its last words.
    fn obituary(&mut self) -> String {
        let until = Instant::now() + self.timeout;
        let status = self.wait(until);
        let ended = status
            .map_or("it closed its output and goes on running".to_owned(), |status| format!("it ended with {status}"));
        let words = self.last_words.as_ref().map(|words| words.told(until)).unwrap_or_default();
        if words.is_empty() { ended } else { format!("{ended}; its last words: {words}") }
    }

    /// Waits for its end, no longer than for an answer.
    fn wait(&mut self, until: Instant) -> Option<ExitStatus> {
        loop {
            match self.child.try_wait() {
                Ok(Some(status)) => return Some(status),
                Ok(None) if Instant::now() < until => thread::sleep(Duration::from_millis(2)),
                _ => return None,
            }
        }
    }
}

impl Drop for Process {
    /// No implementation outlives its test.
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn line(stdout: &mut impl BufRead) -> Option<Vec<u8>> {
    let mut line = Vec::new();
    match stdout.by_ref().take(LONGEST).read_until(b'\n', &mut line) {
        Ok(0) | Err(_) => None,
        Ok(_) => Some(line),
    }
}

/// The last of what is written to stderr.
struct LastWords {
    kept: Arc<Mutex<String>>,
    /// Closed once there is nothing more to hear; nothing is sent.
    all_heard: Receiver<()>,
}

impl LastWords {
    /// Listens, on a thread of its own.
    fn of(stderr: impl Read + Send + 'static) -> Self {
        let kept = Arc::new(Mutex::new(String::new()));
        let (heard, all_heard) = channel();
        let words = Arc::clone(&kept);
        thread::spawn(move || {
            listen(stderr, &words);
            drop(heard);
        });
        Self { kept, all_heard }
    }

    /// All that was written, where that is heard by then: whoever wrote it may be gone before it is.
    fn told(&self, until: Instant) -> String {
        let _ = self.all_heard.recv_timeout(until.saturating_duration_since(Instant::now()));
        self.kept.lock().unwrap_or_else(PoisonError::into_inner).trim().to_owned()
    }
}

fn listen(mut stderr: impl Read, kept: &Mutex<String>) {
    let mut bytes = [0; 4096];
    while let Ok(count @ 1..) = stderr.read(&mut bytes) {
        let mut words = kept.lock().unwrap_or_else(PoisonError::into_inner);
        words.push_str(&String::from_utf8_lossy(&bytes[..count]));
        let from = words.len().saturating_sub(LAST_WORDS);
        let from = words.ceil_char_boundary(from);
        words.drain(..from);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::schedules::{on_all, on_many};

    /// Writes this, byte by byte, and ends.
    struct Dying(std::io::Cursor<&'static [u8]>);

    impl Read for Dying {
        fn read(&mut self, bytes: &mut [u8]) -> std::io::Result<usize> {
            thread::yield_now();
            self.0.read(&mut bytes[..1])
        }
    }

    fn last_words() -> LastWords {
        LastWords::of(Dying(std::io::Cursor::new(b"ow!")))
    }

    /// It was so before: whoever had ended was asked for its last words while they were on their way.
    #[test]
    fn all_last_words_are_told_whoever_is_first() {
        on_many(1_000, || assert_eq!(last_words().told(Instant::now()), "ow!"));
    }

    #[test]
    #[should_panic(expected = "not all of it")]
    fn not_waiting_for_them_is_found() {
        on_all(|| assert_eq!(*last_words().kept.lock().unwrap(), "ow!", "not all of it"));
    }
}
