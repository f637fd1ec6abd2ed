//! Conditions over worlds and steps.

use super::desk::{CLOSED, LEVEL, NOTE, OPEN, TICKET, closed, desk, open, path, world};
use selvedge_spec::interpret::{Row, Scope, Value};
use selvedge_spec::ir::{Comparison, Expr, FieldId, Literal, Path, Root, Slot, Step};
use std::collections::BTreeSet;

fn column(root: Root, field: FieldId) -> Path {
    path(root, vec![Step::Slot(Slot::Field(field))])
}

fn compare(left: Path, comparison: Comparison, right: Path) -> Expr {
    Expr::Compare(comparison, Box::new(Expr::Path(left)), Box::new(Expr::Path(right)))
}

fn quantified(all: bool, body: Expr) -> Expr {
    Expr::Quantified { all, entity: TICKET, body: Box::new(body) }
}

fn keyed(key: &str, row: Row) -> Row {
    Row { key: Value::text(key), ..row }
}

#[test]
fn quantifiers_range_over_rows_and_inner_ones_see_the_outer() {
    let system = desk();
    let is_open = || Expr::In(Root::Bound(0), BTreeSet::from([OPEN]));
    // For every ticket there is one of a higher level: false for the highest.
    let higher = || compare(column(Root::Bound(1), LEVEL), Comparison::Gt, column(Root::Bound(0), LEVEL));
    let cases = [
        (vec![], [true, false, true]),
        (vec![open(1)], [true, true, false]),
        (vec![open(1), keyed("b", closed(None))], [false, true, false]),
        (vec![keyed("b", closed(None))], [false, false, false]),
    ];
    for (rows, expected) in cases {
        let world = world(&system, rows);
        let scope = Scope::world(&system, &world);
        let answers =
            [quantified(true, is_open()), quantified(false, is_open()), quantified(true, quantified(false, higher()))];
        assert_eq!(answers.map(|rule| scope.holds(&rule)), expected.map(Ok), "{world:?}");
    }
}

#[test]
fn a_rule_over_steps_reads_both_rows() {
    let system = desk();
    let world = world(&system, []);
    let grows = compare(column(Root::Before, LEVEL), Comparison::Lt, column(Root::After, LEVEL));
    let (low, high) = (open(1), open(2));
    let holds = |before, after| Scope::step(&system, &world, TICKET, before, after).holds(&grows);
    assert_eq!(holds(Some(&low), Some(&high)), Ok(true));
    assert_eq!(holds(Some(&high), Some(&low)), Ok(false));
    let error = holds(Some(&low), None).expect_err("nothing after");
    assert_eq!(error.to_string(), "`after` is read, and there is no such row");
}

#[test]
fn connectives_read_no_further_than_they_must() {
    let system = desk();
    let world = world(&system, []);
    let row = closed(None);
    let scope = Scope::row(&system, &world, TICKET, &row);
    let absent = || compare(column(Root::Row, NOTE), Comparison::Eq, column(Root::Row, NOTE));
    let known = |value| Expr::Literal(Literal::Bool(value));
    let is_closed = Expr::In(Root::Row, BTreeSet::from([CLOSED]));
    let cases = [
        (Expr::All(vec![known(false), absent()]), Some(false)),
        (Expr::Any(vec![known(true), absent()]), Some(true)),
        (Expr::Implies(Box::new(known(false)), Box::new(absent())), Some(true)),
        (Expr::Not(Box::new(is_closed)), Some(false)),
        (Expr::All(vec![]), Some(true)),
        (Expr::Any(vec![]), Some(false)),
        (Expr::Is(column(Root::Row, NOTE), false), Some(true)),
        (Expr::Is(column(Root::Row, LEVEL), true), Some(true)),
        (Expr::All(vec![known(true), absent()]), None),
        (Expr::Any(vec![known(false), absent()]), None),
    ];
    for (condition, expected) in cases {
        assert_eq!(scope.holds(&condition).ok(), expected, "{condition:?}");
    }
    assert_eq!(scope.holds(&absent()).expect_err("absent").words, "`self.note` is absent");
}

#[test]
fn instants_are_compared_as_instants_and_json_as_structure() {
    let instant = |text: &str| Value::from(&Literal::Timestamp(text.to_owned()));
    assert!(instant("2026-01-01T00:00:00Z") < instant("2026-01-01T00:00:00.5Z"), "the other way round as text");
    let json = |text: &str| Value::json(&serde_json::from_str(text).expect("JSON"));
    assert_eq!(json(r#"{"a": 1, "b": [null]}"#), json(r#"{"b":[null],"a":1}"#));
    assert_ne!(json("[1, 2]"), json("[2, 1]"));
}
