//! Which outcomes of a command can answer where, and what is wrong with that.

use crate::check::cases::{Cases, Reads, Witness};
use crate::check::scope::Scope;
use crate::code::Code;
use crate::diagnostic::Diagnostic;
use crate::ir::{Answers, Command, CommandId, Effect, Entity, Name, StateId, System};

/// Which outcomes of a command can answer where. An answer in the wrong place is told once for each command, and
/// hides the shadowed ones: the first match answers, so that mending one outcome often mends those after it.
pub(super) fn answers(system: &System, id: CommandId, reads: &Reads<'_>, scope: &Scope<'_>) -> Answers {
    let command = system.command(id);
    let entity = system.entity(command.entity);
    let mut answers = Answers { absent: Vec::new(), states: vec![Vec::new(); entity.states.len()] };
    let mut unanswered: Option<Witness<'_, '_>> = None;
    for place in std::iter::once(None).chain(entity.state_ids().map(Some)) {
        let found = match Cases::of(system, command, reads, place).answering() {
            Ok(found) => found,
            Err(count) => {
                too_many(command, count, scope);
                return answers;
            }
        };
        unanswered = unanswered.or(found.unanswered);
        match place {
            None => answers.absent = found.outcomes,
            Some(state) => answers.states[state.0] = found.outcomes,
        }
    }
    if let Some(witness) = unanswered {
        let message = format!("no outcome of `{}` answers {witness}", command.name);
        let problem = Diagnostic::new(Code::OutcomesNotTotal, command.name.at, message);
        scope.report(problem.help("add an outcome for it, or `otherwise` as the last one"));
    }
    match misplaced(entity, command, &answers) {
        Some(problem) => scope.report(problem),
        None => shadowed(command, &answers, scope),
    }
    answers
}

fn too_many(command: &Command, count: u128, scope: &Scope<'_>) {
    let message = format!("the guards of `{}` tell {count} cases apart, too many to examine", command.name);
    scope.report(Diagnostic::new(Code::TooManyCases, command.name.at, message).help("split the command up"));
}

fn shadowed(command: &Command, answers: &Answers, scope: &Scope<'_>) {
    let mut answers_somewhere = vec![false; command.outcomes.len()];
    for id in answers.states.iter().chain([&answers.absent]).flatten() {
        answers_somewhere[id.0] = true;
    }
    let never = command.outcomes.iter().zip(answers_somewhere).filter(|(_, answers)| !answers);
    let mut never = never.map(|(outcome, _)| &outcome.name);
    let Some(first) = never.next() else { return };
    let also: Vec<String> = never.map(|name| format!("`{name}`")).collect();
    let also = if also.is_empty() { String::new() } else { format!(", nor can {}", also.join(", ")) };
    let message = format!("the outcome `{first}` can never answer{also}");
    let help = "the outcomes before it answer every case in which its guard holds: move it up";
    scope.report(Diagnostic::new(Code::OutcomeShadowed, first.at, message).help(help));
}

/// The first outcome that can answer where its effect makes no sense.
fn misplaced(entity: &Entity, command: &Command, answers: &Answers) -> Option<Diagnostic> {
    let mut answering: Vec<Vec<StateId>> = vec![Vec::new(); command.outcomes.len()];
    for state in entity.state_ids() {
        answers.at(Some(state)).iter().for_each(|id| answering[id.0].push(state));
    }
    command.outcome_ids().find_map(|id| {
        let (outcome, states) = (command.outcome(id), &answering[id.0]);
        let is_absent = answers.absent.binary_search(&id).is_ok();
        match outcome.effect {
            Effect::Create => states.first().map(|state| creates_again(&outcome.name, &entity.state(*state).name)),
            Effect::Move(_) | Effect::Delete | Effect::Keep if is_absent => Some(needs_row(&outcome.name)),
            Effect::Move(taken) => {
                let mv = entity.move_(taken);
                let wrong: Vec<StateId> = states.iter().copied().filter(|state| !mv.from.contains(state)).collect();
                (!wrong.is_empty()).then(|| starts_elsewhere(entity, &outcome.name, &mv.name, &wrong))
            }
            Effect::Delete | Effect::Keep | Effect::Reject { .. } => None,
        }
    })
}

fn creates_again(outcome: &Name, state: &Name) -> Diagnostic {
    let message = format!("`{outcome}` creates a row, but can answer where one rests in `{state}`");
    let help = "guard it with `absent`, or let an outcome before it answer there";
    Diagnostic::new(Code::WrongPresence, outcome.at, message).help(help)
}

fn needs_row(outcome: &Name) -> Diagnostic {
    let message = format!("`{outcome}` needs a row, but can answer where none exists");
    let help = "guard it with `present`, or let an outcome before it answer there";
    Diagnostic::new(Code::WrongPresence, outcome.at, message).help(help)
}

fn starts_elsewhere(entity: &Entity, outcome: &Name, mv: &Name, wrong: &[StateId]) -> Diagnostic {
    let states: Vec<String> = wrong.iter().map(|state| format!("`{}`", entity.state(*state).name)).collect();
    let message = format!("`{outcome}` can answer in {}, where the move `{mv}` does not start", states.join(", "));
    let help = "let an outcome before it answer there, or guard it with `in {...}`";
    Diagnostic::new(Code::MoveNotFromHere, outcome.at, message).related(mv.at, "the move").help(help)
}
