//! How far a check is, on stderr: a line that lives on a terminal, a line now and then elsewhere.

use super::ProgressArgs;
use super::output::complain;
use crate::explore::{Progress, Stage, Watch};
use crate::memory::bytes_in_use;
use crate::report::grouped;
use crate::sync::mpsc::{RecvTimeoutError, Sender, channel};
use crate::sync::thread::{self, JoinHandle};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use std::io::IsTerminal;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// How often the line on a terminal is drawn.
const FRAME: Duration = Duration::from_millis(100);

/// Tells how far a check is until it is dropped.
pub(super) struct Teller {
    /// Dropped to end the thread.
    end: Option<Sender<()>>,
    thread: Option<JoinHandle<()>>,
}

impl Teller {
    /// Begins to tell how far the check of `name` is, unless nothing is to be told.
    pub(super) fn begin(name: &str, watch: &Arc<Watch>, args: &ProgressArgs) -> Self {
        if args.quiet {
            return Self { end: None, thread: None };
        }
        let is_dumb = std::env::var_os("TERM").is_none_or(|term| term == "dumb");
        let on_terminal = std::io::stderr().is_terminal() && !is_dumb;
        let every = if on_terminal { FRAME } else { Duration::from_secs(args.progress_every.get()) };
        let mut told = Told { name: name.to_owned(), stage: Stage::default(), since: Instant::now() };
        let (end, ended) = channel::<()>();
        let watch = Arc::clone(watch);
        let thread = thread::spawn(move || {
            let bar = on_terminal.then(bar);
            while ended.recv_timeout(every) == Err(RecvTimeoutError::Timeout) {
                let line = told.line(watch.progress(), bytes_in_use());
                match &bar {
                    Some(bar) => {
                        bar.set_message(line);
                        bar.tick();
                    }
                    None => complain(&line),
                }
            }
            if let Some(bar) = bar {
                bar.finish_and_clear();
            }
        });
        Self { end: Some(end), thread: Some(thread) }
    }
}

impl Drop for Teller {
    fn drop(&mut self) {
        self.end = None;
        if let Some(thread) = self.thread.take() {
            // What is told is of no consequence, so neither is how it ended.
            let _ = thread.join();
        }
    }
}

fn bar() -> ProgressBar {
    let style = ProgressStyle::with_template("{spinner} {wide_msg}").expect("the template is a sound one");
    ProgressBar::with_draw_target(None, ProgressDrawTarget::stderr()).with_style(style)
}

/// What the lines are about, and since when the stage has lasted.
struct Told {
    name: String,
    stage: Stage,
    since: Instant,
}

impl Told {
    fn line(&mut self, progress: Progress, bytes: u64) -> String {
        if progress.stage != self.stage {
            (self.stage, self.since) = (progress.stage, Instant::now());
        }
        format!("{}: {}", self.name, words(progress, self.since.elapsed(), bytes))
    }
}

/// `combinations: 5,675 of 9,000 worlds, 1,200/s · frontier 70 · depth 5 · 12 MiB · 3 s left`
fn words(progress: Progress, took: Duration, bytes: u64) -> String {
    let stage = match progress.stage {
        Stage::Worlds => "world by world",
        Stage::Identities => "each identity",
        Stage::Beside => "each identity beside another",
        Stage::Combinations => "combinations",
        Stage::Orbits => "combinations but for names",
        Stage::Levels => "level by level, answers looked up",
        Stage::Runs => "runs",
    };
    let number = |number: u64| grouped(number.into());
    let of = progress.total.map_or(String::new(), |total| format!(" of {}", number(total)));
    let rate = u128::from(progress.found) * 1000 / took.as_millis().max(1);
    let left = progress.total.filter(|_| rate > 0).map_or(String::new(), |total| {
        let seconds = u128::from(total.saturating_sub(progress.found)).div_ceil(rate);
        format!(" · {} s left", grouped(seconds))
    });
    format!(
        "{stage}: {}{of} worlds, {}/s · frontier {} · depth {} · {} MiB{left}",
        number(progress.found),
        grouped(rate),
        number(progress.frontier),
        progress.depth,
        number(bytes >> 20),
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::schedules::on_all;

    /// Whoever tells is waited for, whether it has begun by then or not.
    #[test]
    fn telling_ends() {
        on_all(|| {
            let args = ProgressArgs { quiet: false, progress_every: std::num::NonZero::new(60).expect("not zero") };
            let teller = Teller::begin("a check", &Arc::default(), &args);
            thread::yield_now();
            drop(teller);
        });
    }

    #[test]
    fn time_left_is_told_where_the_total_is_known() {
        let progress =
            Progress { stage: Stage::Combinations, found: 3_000, frontier: 70, depth: 5, total: Some(9_001) };
        let line = words(progress, Duration::from_secs(2), 12 << 20);
        let expected = "combinations: 3,000 of 9,001 worlds, 1,500/s · frontier 70 · depth 5 · 12 MiB · 5 s left";
        assert_eq!(line, expected);
        let unknown = words(Progress { total: None, stage: Stage::Worlds, ..progress }, Duration::from_secs(2), 0);
        assert_eq!(unknown, "world by world: 3,000 worlds, 1,500/s · frontier 70 · depth 5 · 0 MiB");
        let at_once = words(Progress { found: 0, ..progress }, Duration::ZERO, 0);
        assert!(!at_once.contains("left"), "{at_once}");
    }
}
