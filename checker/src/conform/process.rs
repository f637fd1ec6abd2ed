//! A process that answers a line with a line; and what it does instead.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel, sync_channel};
use std::sync::{Arc, Mutex};
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
    last_words: Arc<Mutex<String>>,
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
            std::thread::spawn(
                move || while asked.recv().is_ok_and(|line| stdin.write_all(line.as_bytes()).is_ok()) {},
            );
        }
        let (answered, answers) = sync_channel(WAITING);
        if let Some(stdout) = child.stdout.take() {
            std::thread::spawn(move || {
                let mut stdout = BufReader::new(stdout);
                while let Some(line) = line(&mut stdout) {
                    if answered.send(line).is_err() {
                        break;
                    }
                }
            });
        }
        let last_words = Arc::new(Mutex::new(String::new()));
        if let Some(stderr) = child.stderr.take() {
            let kept = Arc::clone(&last_words);
            std::thread::spawn(move || listen(stderr, &kept));
        }
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
        let status = self.wait();
        let ended = status
            .map_or("it closed its output and goes on running".to_owned(), |status| format!("it ended with {status}"));
        let words = self.last_words.lock().map(|words| words.trim().to_owned()).unwrap_or_default();
        if words.is_empty() { ended } else { format!("{ended}; its last words: {words}") }
    }

    /// Waits for its end, no longer than for an answer.
    fn wait(&mut self) -> Option<ExitStatus> {
        let start = Instant::now();
        loop {
            match self.child.try_wait() {
                Ok(Some(status)) => return Some(status),
                Ok(None) if start.elapsed() < self.timeout => std::thread::sleep(Duration::from_millis(2)),
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

fn listen(mut stderr: impl Read, kept: &Mutex<String>) {
    let mut bytes = [0; 4096];
    while let Ok(count @ 1..) = stderr.read(&mut bytes) {
        let Ok(mut words) = kept.lock() else { return };
        words.push_str(&String::from_utf8_lossy(&bytes[..count]));
        let from = words.len().saturating_sub(LAST_WORDS);
        let from = words.ceil_char_boundary(from);
        words.drain(..from);
    }
}
