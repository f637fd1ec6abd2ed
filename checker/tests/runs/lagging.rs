//! Stores whose projections lag: a view that promises to be current must be, one that is `eventual` must get there.

use super::support::{ENGINES, within};
use selvedge::Store;
use selvedge::wire::WireError;
use selvedge_checker::check::{EngineChoice, check_subject};
use selvedge_checker::declaration::Declaration;
use selvedge_checker::report::Report;
use selvedge_checker::subject::Generated;
use selvedge_checker::verdict::Verdict;
use serde_json::Value;
use std::sync::Arc;

#[allow(unreachable_pub, reason = "a declaration's items are public in the module where it stands")]
mod letters {
    selvedge::lifecycle!(file = "tests/runs/letters.life");
}
use letters::{Command, Letters, Reply};

/// How a projection goes wrong.
mod way {
    /// It lags, and gets there row by row.
    pub(super) const FINE: u8 = 0;
    /// It says that there is nothing to do.
    pub(super) const STUCK: u8 = 1;
    /// There is always something to do.
    pub(super) const RESTLESS: u8 = 2;
    /// It forgets what it shows.
    pub(super) const FORGETS: u8 = 3;
    /// The view that promises to be current lags as well.
    pub(super) const PROMISES: u8 = 4;
    /// It burns a letter.
    pub(super) const BURNS: u8 = 5;
    /// It panics.
    pub(super) const PANICS: u8 = 6;
}

/// A store with a copy of what its view shows.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
struct Lagging<const WAY: u8> {
    store: Letters,
    shelf: Vec<Value>,
    turn: bool,
}

impl<const WAY: u8> Lagging<WAY> {
    fn current(&self) -> Vec<Value> {
        Store::views(&self.store).swap_remove(1).1
    }

    /// One row more, or one row less.
    fn nearer(&mut self) -> bool {
        let current = self.current();
        let missing = current.iter().position(|row| !self.shelf.contains(row));
        let extra = self.shelf.iter().position(|row| !current.contains(row));
        match (extra, missing) {
            (Some(extra), _) => drop(self.shelf.remove(extra)),
            (None, Some(missing)) => self.shelf.insert(missing.min(self.shelf.len()), current[missing].clone()),
            (None, None) => return false,
        }
        true
    }
}

impl<const WAY: u8> Store for Lagging<WAY> {
    type Command = Command;
    type Reply = Reply;
    const SYSTEM: &'static str = Letters::SYSTEM;
    const LAGS: bool = true;

    fn execute(&mut self, command: Command) -> Reply {
        self.store.execute(command)
    }

    fn rows(&self) -> Vec<(&'static str, Value)> {
        Store::rows(&self.store)
    }

    fn views(&self) -> Vec<(&'static str, Vec<Value>)> {
        let mut views = Store::views(&self.store);
        views[1].1.clone_from(&self.shelf);
        if WAY == way::PROMISES {
            let shown = |row: &Value| self.shelf.iter().any(|on_shelf| on_shelf["number"] == row["number"]);
            views[0].1.retain(shown);
        }
        views
    }

    fn load(&mut self, entity: &str, row: &Value) -> Result<(), WireError> {
        self.store.load(entity, row)?;
        self.shelf = self.current();
        Ok(())
    }

    fn project(&mut self, view: &str) -> bool {
        assert_eq!(view, "Shelf", "only views that may lag are brought up to date");
        match WAY {
            way::STUCK => false,
            way::RESTLESS if !self.current().is_empty() => {
                self.turn = !self.turn;
                true
            }
            way::FORGETS => !std::mem::take(&mut self.shelf).is_empty(),
            way::BURNS if self.store != Letters::default() => {
                self.store = Letters::default();
                true
            }
            way::PANICS => panic!("the shelf has fallen down"),
            _ => self.nearer(),
        }
    }
}

fn report<S: Store + 'static>(bound: &str, engine: EngineChoice) -> Report {
    let text = include_str!("letters.life");
    let declaration = Declaration::parse("letters.life", text, false).expect("the declaration is sound");
    let made = check_subject(&declaration, &within(bound, engine), |system, commands| {
        Generated::<S>::new(Arc::clone(system), commands)
    });
    made.expect("the bound is small")
}

/// The rules that are violated, each with how many steps lead there.
fn violated(report: &Report) -> Vec<(&str, Option<usize>)> {
    let rules = report.rules.iter().filter(|rule| rule.verdict == Verdict::Violated);
    rules.map(|rule| (rule.name.as_str(), rule.path.as_ref().map(Vec::len))).collect()
}

#[test]
fn a_projection_that_lags_and_gets_there_holds() {
    for bound in ["one", "two"] {
        let reports = ENGINES.map(|engine| report::<Lagging<{ way::FINE }>>(bound, engine));
        for found in &reports {
            assert_eq!(found.verdict, Verdict::Holds, "{:?}", violated(found));
            let sizes = (found.worlds, found.steps, found.depth);
            assert_eq!(sizes, (reports[0].worlds, reports[0].steps, reports[0].depth), "{}", found.engine);
        }
        let prompt = report::<Letters>(bound, EngineChoice::Exact);
        assert_eq!(prompt.verdict, Verdict::Holds);
        assert!(reports[0].worlds > prompt.worlds, "the worlds in which the view lags are worlds as well");
    }
}

#[test]
fn a_projection_that_goes_wrong_is_found() {
    for engine in ENGINES {
        let converge = |steps| vec![("eventual_views_converge", Some(steps))];
        assert_eq!(violated(&report::<Lagging<{ way::STUCK }>>("two", engine)), converge(1), "{}", engine.word());
        assert_eq!(violated(&report::<Lagging<{ way::FORGETS }>>("two", engine)), converge(1), "{}", engine.word());
        assert_eq!(violated(&report::<Lagging<{ way::RESTLESS }>>("two", engine)), converge(1), "{}", engine.word());
        let promises = report::<Lagging<{ way::PROMISES }>>("two", engine);
        assert_eq!(violated(&promises), [("read_your_writes", Some(1))], "{}", engine.word());
        let burns = violated(&report::<Lagging<{ way::BURNS }>>("two", engine)).concat_names();
        assert!(burns.contains("eventual_views_converge"), "{burns}");
        let panics = report::<Lagging<{ way::PANICS }>>("two", engine);
        assert_eq!(panics.verdict, Verdict::Violated, "{}", engine.word());
    }
}

/// The names of rules, in one text.
trait Names {
    fn concat_names(&self) -> String;
}

impl Names for Vec<(&str, Option<usize>)> {
    fn concat_names(&self) -> String {
        self.iter().map(|(name, _)| *name).collect::<Vec<_>>().join(", ")
    }
}
