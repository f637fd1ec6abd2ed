//! Seeded faults: mutants of a system, each of which the check must kill.
//!
//! A mutant is planted in the system under check; the declaration that the checker holds it against stays as it is. So
//! a mutant that nothing kills is a hole in the rules or in the bound, unless it changes nothing that can be seen at
//! all: that is proved, by going through both systems side by side.
//!
//! ```text
//! declaration -> mutants (one file a family) -> is there a difference? (compare) -> which rule sees it? (run) -> told
//! ```
//!
//! Most faults are changes of the checked declaration, which the interpreter then follows (`Seed::Declared`). What
//! no declaration can say, such as a view that is late, is a fault of the code that follows it (`Seed::Planted`).

mod also;
mod answers;
mod bounds;
mod compare;
mod effects;
mod guards;
mod moves;
mod outcomes;
mod planted;
mod rewrite;
mod run;
mod sources;
mod subject;
mod told;
mod views;

pub use run::{Case, Fate, Proof, Survey, run};
pub use told::{json, text};

use selvedge_spec::ir::{Command, CommandId, Outcome, OutcomeId, System};
use std::collections::BTreeMap;
use subject::Planted;

/// A change of a declaration.
type Change = Box<dyn Fn(&mut System) + Send + Sync>;

/// Where the fault is.
pub(crate) enum Seed {
    /// In the declaration that the system under check follows.
    Declared(Change),
    /// In how it follows it.
    Planted(Planted),
}

/// One fault.
pub struct Mutant {
    /// Its kind, one of [`OPERATORS`].
    pub operator: &'static str,
    /// Its name, unique in its system and the same every time: `operator:place`.
    pub id: String,
    pub(crate) seed: Seed,
}

impl Mutant {
    fn declared(operator: &'static str, place: &str, change: impl Fn(&mut System) + Send + Sync + 'static) -> Self {
        Self { operator, id: format!("{operator}:{place}"), seed: Seed::Declared(Box::new(change)) }
    }

    fn planted(operator: &'static str, place: &str, fault: Planted) -> Self {
        Self { operator, id: format!("{operator}:{place}"), seed: Seed::Planted(fault) }
    }

    /// Whether it lets a command touch the row of another identity, so that one identity alone does not show it.
    #[must_use]
    pub fn crosses_rows(&self) -> bool {
        matches!(&self.seed, Seed::Planted(fault) if fault.crosses_rows())
    }
}

/// Every kind of fault, and what it does, in the order of the report.
pub const OPERATORS: &[(&str, &str)] = &[
    ("initial-changed", "a created row starts in another state"),
    ("move-retargeted", "a move ends in another state"),
    ("move-reversed", "a move goes from its end to its start"),
    ("move-source-dropped", "a move no longer starts in one of its states"),
    ("move-exchanged", "an outcome takes another move that starts in the same states"),
    ("state-kept", "an outcome writes what it writes and leaves the state as it was"),
    ("effect-dropped", "an outcome answers and leaves the row as it was"),
    ("keep-deletes", "an outcome that keeps the row removes it"),
    ("rejection-deletes", "a rejection removes the row"),
    ("guard-negated", "an outcome answers exactly where it should not"),
    ("guard-always", "an outcome answers wherever it is asked"),
    ("guard-never", "an outcome never answers"),
    ("guard-part-dropped", "a part of a guard is left out"),
    ("connective-exchanged", "`&&` for `||` in a guard, or the other way round"),
    ("quantifier-exchanged", "`some` for `all` in a guard, or the other way round"),
    ("comparison-changed", "another comparison in a guard, such as `>=` for `>`"),
    ("constant-changed", "a constant in a guard is off by one, or another variant"),
    ("state-set-changed", "a guard accepts one state more, or one fewer"),
    ("test-reversed", "a test in a guard for presence or existence is turned round"),
    ("outcomes-swapped", "two outcomes answer each where the other should"),
    ("order-swapped", "an outcome is asked before the one above it"),
    ("set-dropped", "a field is not written"),
    ("set-source", "a field is written from a wrong source"),
    ("clear-dropped", "a field is not cleared"),
    ("also-dropped", "another row is left as it was"),
    ("also-misplaced", "what becomes of another row becomes of a wrong one"),
    ("event-dropped", "no event is emitted"),
    ("event-exchanged", "another event is emitted"),
    ("event-added", "an outcome that emits nothing emits an event"),
    ("event-repeated", "an event is emitted again, with the next reply that should carry none"),
    ("event-source", "a field of an event comes from a wrong source"),
    ("error-source", "a field of an error comes from a wrong source"),
    ("error-exchanged", "another error is reported"),
    ("error-to-success", "a rejection reports success"),
    ("success-to-error", "an accepting outcome reports an error and changes nothing"),
    ("view-late", "a view is late by one command"),
    ("view-keeps-deleted", "a view still shows a deleted row"),
    ("view-hides-state", "a view leaves out the rows that rest in one state"),
    ("view-filter", "the filter of a view is changed"),
    ("view-column", "a column of a view shows another one"),
    ("deletion-remembered", "a row created after a deletion still has the deleted row's fields"),
    ("identity-skipped", "a command acts on the first row there is, whatever its identity"),
    ("answer-for-another", "a command acts on its row and answers for another one"),
    ("others-written", "what becomes of one row becomes of every other"),
];

/// Every mutant of a system, in the order of the families and then of the declaration.
#[must_use]
pub fn mutants_of(system: &System) -> Vec<Mutant> {
    let families = [
        moves::mutants(system),
        guards::mutants(system),
        outcomes::mutants(system),
        effects::mutants(system),
        also::mutants(system),
        answers::mutants(system),
        views::mutants(system),
        planted::mutants(system),
    ];
    let mut mutants: Vec<Mutant> = families.into_iter().flatten().collect();
    let place = |mutant: &Mutant| OPERATORS.iter().position(|(name, _)| *name == mutant.operator);
    mutants.sort_by_key(place);
    number_namesakes(&mut mutants);
    mutants
}

/// A guard that compares twice in the same way has two mutants of one name: the later ones get a number.
fn number_namesakes(mutants: &mut [Mutant]) {
    let mut seen: BTreeMap<String, usize> = BTreeMap::new();
    for mutant in mutants {
        let count = seen.entry(mutant.id.clone()).or_default();
        *count += 1;
        if *count > 1 {
            mutant.id = format!("{}#{count}", mutant.id);
        }
    }
}

/// An outcome and where it stands.
struct Spot<'a> {
    id: (CommandId, OutcomeId),
    command: &'a Command,
    outcome: &'a Outcome,
}

impl Spot<'_> {
    /// `Command.outcome`
    fn name(&self) -> String {
        format!("{}.{}", self.command.name, self.outcome.name)
    }

    /// A mutant that changes this outcome.
    fn mutant(
        &self,
        operator: &'static str,
        place: &str,
        change: impl Fn(&mut Outcome) + Send + Sync + 'static,
    ) -> Mutant {
        let (command, outcome) = self.id;
        Mutant::declared(operator, place, move |system| change(&mut system.commands[command.0].outcomes[outcome.0]))
    }

    /// Whether it answers only where there is no row.
    fn is_absent_only(&self) -> bool {
        self.command.answers.states.iter().all(|answers| !answers.contains(&self.id.1))
    }
}

/// Every outcome of a system.
fn spots(system: &System) -> impl Iterator<Item = Spot<'_>> {
    system.commands.iter().enumerate().flat_map(|(index, command)| {
        command.outcome_ids().map(move |id| Spot { id: (CommandId(index), id), command, outcome: command.outcome(id) })
    })
}
