//! Steps: first match, effects exactly as declared, and declarations without a meaning.

use super::desk::{
    ANSWER, CLOSED, DESTROY, FILE, FILED, LEVEL, NOTE, OPEN, REOPEN, TICKET, closed, desk, int, open, path, set, taken,
    text, world,
};
use selvedge_spec::interpret::{Input, RowChange, Value, step, view_rows};
use selvedge_spec::ir::{
    CommandId, Effect, Emission, ErrorId, EventId, Expr, MoveId, OutcomeId, Root, Slot, Source, Step, System,
};

#[test]
fn the_first_outcome_whose_guard_holds_answers() {
    let system = desk();
    let outcome = |rows, command, input| taken(&system, &world(&system, rows), command, input).0.outcome;
    assert_eq!(outcome(vec![], ANSWER, vec![text("a"), text("no"), None]), OutcomeId(0));
    assert_eq!(outcome(vec![open(1)], ANSWER, vec![text("a"), text("no"), None]), OutcomeId(1));
    assert_eq!(outcome(vec![closed(None)], ANSWER, vec![text("a"), text("no"), None]), OutcomeId(2));
    assert_eq!(outcome(vec![open(1)], ANSWER, vec![text("b"), text("no"), None]), OutcomeId(0), "another ticket");
    let mut system = desk();
    system.commands[ANSWER.0].outcomes.remove(0);
    let (step, _) = taken(&system, &world(&system, []), ANSWER, vec![text("a"), text("no"), None]);
    assert_eq!(step.outcome, OutcomeId(1), "a row that does not exist rests in no state");
}

#[test]
fn create_starts_in_the_initial_state_with_the_fields_that_are_set() {
    let system = desk();
    let (step, row) = taken(&system, &world(&system, []), FILE, vec![text("a"), int(4), text("ignored")]);
    assert_eq!(step.change, RowChange::Created(open(4)));
    assert_eq!(row, Some(open(4)));
    assert_eq!(step.event, Some((FILED, vec![text("a"), int(4)])));
    assert_eq!(step.error, None);
}

#[test]
fn move_changes_the_state_and_the_fields_it_sets_and_no_other() {
    let system = desk();
    let mut before = open(9);
    before.fields[2] = Some(Value::List([Value::text("tag")].into()));
    let (_, row) = taken(&system, &world(&system, [before.clone()]), ANSWER, vec![text("a"), text("no"), None]);
    let mut expected = before;
    expected.state = CLOSED;
    expected.fields[NOTE.0] = Some(Value::Record([text("no"), None].into()));
    assert_eq!(row, Some(expected));
}

#[test]
fn clear_takes_a_field_away_and_a_rejection_touches_nothing() {
    let system = desk();
    let (step, row) = taken(&system, &world(&system, [closed(Some("no"))]), REOPEN, vec![text("a")]);
    assert!(matches!(step.change, RowChange::Replaced(_)));
    assert_eq!(row, Some(open(1)));
    let (step, row) = taken(&system, &world(&system, [closed(None)]), ANSWER, vec![text("a"), text("no"), None]);
    assert_eq!((step.change, step.event), (RowChange::Unchanged, None));
    assert_eq!(step.error, Some((ErrorId(0), vec![text("a")])));
    assert_eq!(row, Some(closed(None)));
}

#[test]
fn delete_takes_the_row_away_and_leaves_the_others() {
    let system = desk();
    let mut other = open(2);
    other.key = Value::text("b");
    let before = world(&system, [open(1), other.clone()]);
    let (step, row) = taken(&system, &before, DESTROY, vec![text("a")]);
    assert_eq!((step.change, row), (RowChange::Deleted, None));
    let (_, kept) = taken(&system, &before, DESTROY, vec![text("b")]);
    assert_eq!(kept, Some(open(1)));
}

#[test]
fn payloads_and_sets_read_the_row_before_the_change() {
    let mut system = desk();
    let stored = |field| Source::Path(path(Root::Row, vec![Step::Slot(field)]));
    let answered = &mut system.commands[ANSWER.0].outcomes[1];
    answered.sets = vec![set(LEVEL, Source::Literal(selvedge_spec::ir::Literal::Int(0)))];
    answered.emits = Some(Emission { event: EventId(0), payload: vec![stored(Slot::Key), stored(Slot::Field(LEVEL))] });
    let (step, row) = taken(&system, &world(&system, [open(7)]), ANSWER, vec![text("a"), text("no"), None]);
    assert_eq!(step.event, Some((EventId(0), vec![text("a"), int(7)])));
    assert_eq!(row.expect("a row").fields[LEVEL.0], int(0));
}

#[track_caller]
fn refused(system: &System, rows: Vec<selvedge_spec::interpret::Row>, command: CommandId, message: &str) {
    let mut input = vec![None; system.command(command).inputs.len()];
    input[0] = text("a");
    let error = step(system, &world(system, rows), command, &Input(input)).expect_err("no meaning");
    assert_eq!(error.to_string(), message);
}

#[test]
fn a_declaration_without_a_meaning_here_is_an_error_that_says_where() {
    let mut system = desk();
    refused(&system, vec![closed(None)], REOPEN, "Reopen.reopened: `self.note` is absent");
    let outcomes = &mut system.commands[REOPEN.0].outcomes;
    outcomes.remove(0);
    let Some(Expr::All(parts)) = &mut outcomes[0].guard else { panic!("a guard of two parts") };
    parts.remove(0);
    refused(&system, vec![], REOPEN, "Reopen.reopened: `self` is read, and there is no such row");
    system.commands[REOPEN.0].outcomes.clear();
    refused(&system, vec![open(1)], REOPEN, "Reopen: no outcome answers");
    system.commands[DESTROY.0].outcomes.remove(0);
    refused(&system, vec![], DESTROY, "Destroy.destroyed: it changes a row that does not exist");
    system.commands[DESTROY.0].outcomes[0].effect = Effect::Create;
    refused(&system, vec![open(1)], DESTROY, "Destroy.destroyed: it creates a row that exists");
    system.commands[DESTROY.0].outcomes[0].effect = Effect::Move(MoveId(1));
    refused(&system, vec![open(1)], DESTROY, "Destroy.destroyed: its move does not start in the state of the row");
    system.commands[FILE.0].outcomes[0].sets.clear();
    refused(&system, vec![], FILE, "File.filed: it leaves `level` absent, which is not optional");
    let error = step(&system, &world(&system, []), DESTROY, &Input(vec![None])).expect_err("no identity");
    assert_eq!(error.to_string(), "Destroy: the input names no row");
}

#[test]
fn a_view_shows_the_rows_of_its_filter_in_its_columns() {
    let mut system = desk();
    let mut other = closed(None);
    other.key = Value::text("b");
    let world = world(&system, [open(3), other]);
    let open = Some(Value::Variant(OPEN.0));
    assert_eq!(view_rows(&system, &system.views[0], &world), Ok(vec![vec![open, text("a"), int(3)]]));
    system.views[0].filter = None;
    assert_eq!(view_rows(&system, &system.views[0], &world).map(|rows| rows.len()), Ok(2));
    assert_eq!(world.rows(TICKET).len(), 2);
}
