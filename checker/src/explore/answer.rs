//! Steps taken through the subject and through the interpreter, before anything is judged. Nothing is entered here, so
//! several worlds may be answered at a time.

use super::Lockstep;
use super::moment::{Act, Moment, Way};
use super::step_rules::Step;
use crate::rules::Weighed;
use crate::subject::{Answered, Fault, Subject};
use selvedge_spec::interpret::wire::Reply;
use selvedge_spec::interpret::{self, EvalError, RowChange, StepResult, Value, World};
use selvedge_spec::ir::{CommandId, OutcomeId};

/// What became of one step.
pub(super) enum Answer<W> {
    /// Both sides agree that nothing changed and nothing was emitted, and nothing that is judged tells the step from
    /// an earlier one of the same world. It adds nothing but one to the number of steps.
    Again,
    /// What both sides say.
    Told(Box<Told<W>>),
    /// The subject did what it must not.
    Fault(Fault),
    /// Nobody answers: the command was put under way.
    Issued,
    /// Nobody answers: a view that lagged was brought nearer to the rows.
    Projected(W),
    /// The view does not lag, so that there is no step.
    Current,
}

/// What both sides say of one step.
pub(super) struct Told<W> {
    /// What the subject remembers afterwards; `None` where that is as before.
    pub(super) after: Option<W>,
    pub(super) reply: Reply,
    pub(super) expected: Result<StepResult, EvalError>,
}

/// What judging tells apart among steps of one world that change nothing: which outcome of which command answered on
/// which row, and what the step means for each rule that reads the input.
#[derive(PartialEq, Eq)]
struct Kind<'a>(CommandId, OutcomeId, Option<&'a Value>, Vec<Weighed>);

impl<S: Subject> Lockstep<S> {
    /// Takes these steps in a world whose rows are known; one answer for each.
    pub(super) fn answers(&self, world: &Moment<S::World>, rows: &World, acts: &[Act]) -> Vec<Answer<S::World>> {
        let answered: Vec<Act> =
            acts.iter().filter(|act| matches!(act.way, Way::AtOnce | Way::Late(_))).copied().collect();
        let commands: Vec<usize> = answered.iter().map(|act| act.command as usize).collect();
        let (mut answers, mut kinds) = (Vec::with_capacity(commands.len()), Vec::new());
        self.subject.answer_each(&world.store, &commands, &mut |answer| {
            let act = answered[answers.len()];
            answers.push(self.beside(rows, act, answer, &mut kinds));
        });
        let mut answers = answers.into_iter();
        let none = || Answer::Fault(Fault::NoAnswer("the command was not answered".to_owned()));
        let answer = |act: &Act| match act.way {
            Way::Issued => Answer::Issued,
            Way::Projected => match self.subject.project(&world.store, act.command as usize) {
                Ok(store) => store.map_or(Answer::Current, Answer::Projected),
                Err(fault) => Answer::Fault(fault),
            },
            Way::AtOnce | Way::Late(_) => answers.next().unwrap_or_else(none),
        };
        acts.iter().map(answer).collect()
    }

    /// The subject's answer, with the interpreter's beside it.
    fn beside<'a>(
        &'a self,
        rows: &World,
        act: Act,
        answer: Answered<'_, S::World>,
        kinds: &mut Vec<Kind<'a>>,
    ) -> Answer<S::World> {
        let (after, reply) = match answer {
            Ok(answer) => answer,
            Err(fault) => return Answer::Fault(fault),
        };
        let (command, input) = &self.commands[act.command as usize];
        let expected = interpret::step(&self.system, rows, *command, input);
        if after.is_none()
            && act.way == Way::AtOnce
            && let Ok(expected) = &expected
            && is_idle(*command, reply, expected)
        {
            let (_, key) = self.addressed(act.command as usize);
            let kind = Kind(*command, reply.outcome, key, self.meaning(rows, act, expected));
            if kinds.contains(&kind) {
                return Answer::Again;
            }
            kinds.push(kind);
        }
        Answer::Told(Box::new(Told { after, reply: reply.clone(), expected }))
    }

    /// What a step that changes nothing means for each rule that reads the input.
    fn meaning(&self, rows: &World, act: Act, expected: &StepResult) -> Vec<Weighed> {
        let about = self.step_rules.about(expected_command(self, act), expected.outcome);
        let reading = about.filter(|rule| rule.reads_input);
        let weighed = reading.filter_map(|rule| {
            let row = rows.row(expected.entity, &expected.key);
            let (command, input) = &self.commands[act.command as usize];
            let step = Step { command: *command, input, world: rows, before: row, after: row, late: None };
            self.weigh_step(rule, &step)
        });
        weighed.collect()
    }
}

fn expected_command<S: Subject>(lockstep: &Lockstep<S>, act: Act) -> CommandId {
    lockstep.commands[act.command as usize].0
}

/// Whether the subject answers what the interpreter does, and both say that nothing happened.
fn is_idle(command: CommandId, reply: &Reply, expected: &StepResult) -> bool {
    reply.command == command
        && reply.outcome == expected.outcome
        && reply.event.is_none()
        && expected.event.is_none()
        && reply.error == expected.error
        && expected.change == RowChange::Unchanged
        && expected.others.is_empty()
}
