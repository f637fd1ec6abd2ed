//! Folding: an event alone rebuilds its row, or says why it cannot.

use super::desk::{
    ANSWER, ANSWERED, FILE, FILED, LEVEL, NOTE, REOPEN, REOPENED, closed, desk, input, int, move_, open, outcome, set,
    taken, text, world,
};
use selvedge_spec::interpret::{FoldError, Row, Value, event_key, fold};
use selvedge_spec::ir::{
    Effect, Emission, EntityId, EventId, Literal, MoveId, Outcome, Source, StateId, System, TypeId,
};

const TICKET: EntityId = EntityId(0);

fn folded(
    system: &System,
    before: Option<&Row>,
    event: EventId,
    payload: &[Option<Value>],
) -> Result<Option<Row>, String> {
    fold(system, TICKET, before, event, payload).map_err(|error| error.to_string())
}

#[test]
fn an_event_rebuilds_the_row_that_its_step_left_behind() {
    let system = desk();
    let steps = [
        (vec![], FILE, vec![text("a"), int(5), text("x")]),
        (vec![open(5)], ANSWER, vec![text("a"), text("no"), None]),
        (vec![closed(Some("no"))], REOPEN, vec![text("a")]),
    ];
    for (rows, command, input) in steps {
        let before = rows.first().cloned();
        let (step, after) = taken(&system, &world(&system, rows), command, input);
        let (event, payload) = step.event.expect("an event");
        assert_eq!(event_key(&system, TICKET, event, &payload), Ok(Value::text("a")));
        assert_eq!(fold(&system, TICKET, before.as_ref(), event, &payload), Ok(after));
    }
}

#[test]
fn an_event_is_impossible_where_no_outcome_that_emits_it_answers() {
    let system = desk();
    let filed = [text("a"), int(1)];
    let message = "no outcome that emits `Filed` with this payload can answer where the row is `Open`";
    assert_eq!(folded(&system, Some(&open(1)), FILED, &filed), Err(message.to_owned()));
    let answered = [text("a"), text("no"), None];
    let message = "no outcome that emits `Answered` with this payload can answer where the row is `absent`";
    assert_eq!(folded(&system, None, ANSWERED, &answered), Err(message.to_owned()));
    let message = "no outcome that emits `Answered` with this payload can answer where the row is `Open`";
    let other = [text("b"), text("no"), None];
    assert_eq!(folded(&system, Some(&open(1)), ANSWERED, &other), Err(message.to_owned()), "the event of another row");
}

#[test]
fn an_event_that_lacks_what_was_written_names_field_and_outcome() {
    let mut system = desk();
    let emission = system.commands[ANSWER.0].outcomes[1].emits.as_mut().expect("an event");
    emission.payload[1] = Source::Literal(Literal::Text("no".to_owned()));
    let expected = FoldError::NotCarried {
        event: "Answered".to_owned(),
        field: "note".to_owned(),
        outcome: "Answer.answered".to_owned(),
    };
    assert_eq!(fold(&system, TICKET, Some(&open(1)), ANSWERED, &[text("a"), text("no"), None]), Err(expected));
}

#[test]
fn a_record_may_be_carried_whole_or_field_by_field() {
    let mut system = desk();
    let note = Source::Record(TypeId(1), vec![input(1), input(2)]);
    system.commands[ANSWER.0].outcomes[1].emits =
        Some(Emission { event: ANSWERED, payload: vec![input(0), note, Source::Absent] });
    let record = Some(Value::Record([text("no"), None].into()));
    assert_eq!(folded(&system, Some(&open(1)), ANSWERED, &[text("a"), record, None]), Ok(Some(closed(Some("no")))));
}

/// A second outcome that emits `Reopened` where the first can answer too, told apart by nothing but its payload.
fn with_a_second_reopening(effect: Outcome) -> System {
    let mut system = desk();
    system.entities[0].moves.push(move_("stay", StateId(1), StateId(1)));
    system.commands[REOPEN.0].outcomes.insert(2, effect);
    system
}

#[test]
fn two_outcomes_of_one_event_must_leave_the_same_row() {
    let emits = Some(Emission { event: REOPENED, payload: vec![input(0)] });
    let stay = Outcome { emits: emits.clone(), ..outcome("stayed", Effect::Move(MoveId(2))) };
    let expected = "`Reopened` does not tell whether `Reopen.reopened` or `Reopen.stayed` answered, and they leave \
                    different rows";
    let system = with_a_second_reopening(stay);
    assert_eq!(folded(&system, Some(&closed(Some("no"))), REOPENED, &[text("a")]), Err(expected.to_owned()));
    let same = Outcome { emits, clears: vec![NOTE], ..outcome("stayed", Effect::Move(MoveId(1))) };
    let system = with_a_second_reopening(same);
    assert_eq!(folded(&system, Some(&closed(Some("no"))), REOPENED, &[text("a")]), Ok(Some(open(1))));
}

#[test]
fn a_constant_in_the_payload_tells_outcomes_apart() {
    let level = |value| Source::Literal(Literal::Int(value));
    let again = Outcome {
        sets: vec![set(LEVEL, level(8))],
        emits: Some(Emission { event: FILED, payload: vec![input(0), level(8)] }),
        ..outcome("again", Effect::Create)
    };
    let mut system = desk();
    system.commands[FILE.0].outcomes[0].sets = vec![set(LEVEL, level(7))];
    system.commands[FILE.0].outcomes[0].emits = Some(Emission { event: FILED, payload: vec![input(0), level(7)] });
    system.commands[FILE.0].outcomes.insert(1, again);
    for value in [7, 8] {
        assert_eq!(folded(&system, None, FILED, &[text("a"), int(value)]), Ok(Some(open(value))));
    }
}

#[test]
fn an_event_without_an_identity_says_so() {
    let mut system = desk();
    system.commands[FILE.0].outcomes[0].emits.as_mut().expect("an event").payload[0] =
        Source::Literal(Literal::Text("a".to_owned()));
    let expected = Err(FoldError::NoIdentity { event: "Filed".to_owned() });
    assert_eq!(event_key(&system, TICKET, FILED, &[text("a"), int(1)]), expected);
    assert!(matches!(fold(&system, TICKET, None, FILED, &[text("a"), int(1)]), Err(FoldError::NoIdentity { .. })));
}
