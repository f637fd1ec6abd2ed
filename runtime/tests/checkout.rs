//! Commands that read and change several rows: the store answers them, in one step; and integers within a range.

use selvedge::{OutOfRange, wire};
use serde_json::json;

#[allow(missing_docs, unreachable_pub, reason = "written for a crate of its own")]
#[path = "several/checkout.rs"]
mod checkout;

use checkout::{
    Ask, Cancel, Capture, CheckoutStore, Close, Coins, Command, Error, Event, OrderId, OrderRow, OrderState, Outcome,
    PaymentId, PaymentRow, PaymentState, Place, Reply, Taken,
};

fn order(name: &str) -> OrderId {
    OrderId::new(name)
}

fn coins(value: i64) -> Coins {
    Coins::new(value).expect("few coins")
}

/// A store in which some commands have been accepted.
#[track_caller]
fn after(commands: impl IntoIterator<Item = Command>) -> CheckoutStore {
    let mut store = CheckoutStore::new();
    for command in commands {
        let said = format!("{command:?}");
        assert!(!store.execute(command).outcome.is_rejection(), "{said}");
    }
    store
}

fn place(name: &str, total: i64) -> Command {
    Place { order: order(name), total: coins(total) }.into()
}

fn ask(name: &str, payment: i64) -> Command {
    Ask { order: order(name), payment: PaymentId::new(payment) }.into()
}

fn states(store: &CheckoutStore) -> (Vec<OrderState>, Vec<PaymentState>) {
    (store.iter_order().map(OrderRow::state).collect(), store.iter_payment().map(PaymentRow::state).collect())
}

#[test]
fn a_step_creates_another_row() {
    let store = after([place("a", 3), ask("a", 7)]);
    let payment = store.get_payment(&PaymentId::new(7)).expect("created");
    assert_eq!((payment.order(), payment.amount(), payment.state()), (&order("a"), coins(3), PaymentState::Pending));
    assert_eq!(store.get_order(&order("a")).and_then(OrderRow::payment), Some(PaymentId::new(7)));
    assert_eq!(store.owed().count(), 1);
}

#[test]
fn a_step_moves_another_row() {
    let mut store = after([place("a", 3), ask("a", 7)]);
    let reply = store.execute(Capture { payment: PaymentId::new(7) }.into());
    assert!(matches!(reply.event, Some(Event::Captured(event)) if event.order == order("a")));
    assert_eq!(states(&store), (vec![OrderState::Paid], vec![PaymentState::Captured]));
    assert_eq!(store.owed().count(), 0);
}

#[test]
fn a_step_moves_every_row_that_satisfies_a_condition() {
    let cancel = Cancel { order: order("b") }.into();
    let mut store = after([place("a", 1), place("b", 1), ask("a", 1), ask("b", 2), cancel]);
    let expected = (vec![OrderState::Awaiting, OrderState::Cancelled], vec![PaymentState::Pending; 2]);
    assert_eq!(states(&store), expected);
    assert_eq!(store.execute(Close { order: order("b") }.into()).outcome, Outcome::CloseClosed);
    assert_eq!(states(&store), (vec![OrderState::Awaiting], vec![PaymentState::Pending, PaymentState::Voided]));
    let reply = store.execute(Capture { payment: PaymentId::new(2) }.into());
    assert_eq!(reply.outcome, Outcome::CaptureStays);
}

/// A rejection reads another row, and changes none.
#[test]
fn a_rejection_tells_of_another_row() {
    let mut store = after([place("a", 1), place("b", 1), ask("a", 1)]);
    let before = store.clone();
    let reply = store.execute(ask("b", 1));
    let error = Taken { payment: PaymentId::new(1), order: order("a") };
    let expected = Reply { outcome: Outcome::AskTaken, event: None, error: Some(Error::Taken(error)) };
    assert_eq!((reply, store), (expected, before));
}

#[test]
fn a_guard_adds_up_rows() {
    let mut store = after([place("a", 3)]);
    assert_eq!(store.execute(place("b", 2)).outcome, Outcome::PlaceTooMuch);
    assert_eq!(store.execute(place("b", 1)).outcome, Outcome::PlacePlaced);
    let mut store = after([place("a", 2), place("b", 1), Cancel { order: order("a") }.into()]);
    assert_eq!(store.execute(place("c", 3)).outcome, Outcome::PlacePlaced);
}

#[test]
fn what_is_outside_of_a_range_cannot_be() {
    let error = OutOfRange { type_name: "Coins", value: 0, low: 1, high: 9 };
    assert_eq!((Coins::new(0), Coins::try_from(10).map_err(|error| error.value)), (Err(error), Err(10)));
    assert_eq!((Coins::MIN.get(), Coins::MAX.get(), coins(9)), (1, 9, Coins::MAX));
    let place = json!({"Place": {"order": "a", "total": 10}});
    let error = wire::from_value::<Command>(&place).unwrap_err();
    assert_eq!(error.to_string(), "at `Place.total`: expected a `Coins` from 1 to 9, found 10");
    let row = json!({"payment": 1, "order": "a", "amount": 0, "state": "Pending"});
    assert_eq!(wire::from_value::<PaymentRow>(&row).unwrap_err().path, "amount");
}

/// `TRYBUILD=overwrite cargo test -p selvedge --test checkout` refreshes the compiler's answers.
#[test]
fn a_row_alone_is_told_that_the_store_answers() {
    let cases = trybuild::TestCases::new();
    cases.compile_fail("tests/illegal/of_the_store.rs");
}
