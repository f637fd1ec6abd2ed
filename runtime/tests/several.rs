//! Systems of several entities: states of one name are different types, one store holds all rows, and an illegal call is
//! told with its entity.

use selvedge::{Store, wire};
use serde_json::json;

#[allow(missing_docs, unreachable_pub, reason = "written for a crate of its own")]
#[path = "several/fleet.rs"]
mod fleet;
#[allow(missing_docs, unreachable_pub, reason = "written for a crate of its own")]
#[path = "several/shop.rs"]
mod shop;

use shop::{
    AnyOrder, Ask, Buy, Command, Order, OrderId, Pay, Payment, PaymentId, Reply, Send, ShopStore, order, payment,
};

fn bought() -> Order<order::Open> {
    let order::absent::BuyOutcome::Ordered { order, .. } =
        order::absent::buy(Buy { id: OrderId::new("a"), quantity: 2 });
    order
}

fn asked() -> Payment<payment::Open> {
    let payment::absent::AskOutcome::Asked { payment, .. } =
        payment::absent::ask(Ask { id: PaymentId::new(1), amount: 3 });
    payment
}

#[test]
fn states_of_one_name_are_types_of_their_entities() {
    let order::open::SendOutcome::Sent { order, event } =
        bought().send(Send { id: OrderId::new("a"), left_by: "van".to_owned() });
    let settled: Order<order::Settled> = order;
    assert_eq!((settled.left_by().as_str(), event.left_by.as_str()), ("van", "van"));

    let rejected = asked().pay(Pay { id: PaymentId::new(1), amount: 2 }).unwrap_err();
    assert_eq!(rejected.to_string(), "too little: id 1, amount 2");
    let payment::open::PayOutcome::Paid { payment, .. } =
        rejected.subject.pay(Pay { id: PaymentId::new(1), amount: 3 }).unwrap();
    let settled: Payment<payment::Settled> = payment;
    assert_eq!(settled.amount(), 3);
}

#[test]
fn one_store_holds_the_rows_of_all() {
    let mut store = ShopStore::new();
    assert!(store.is_empty());
    store.insert_order(bought());
    store.insert_payment(asked());
    let _: Reply = store.execute(Command::from(Buy { id: OrderId::new("b"), quantity: 1 }));
    assert_eq!((store.len(), store.iter_order().count(), store.iter_payment().count()), (3, 2, 1));
    let rows = |store: &ShopStore| Store::rows(store).into_iter().map(|(entity, _)| entity).collect::<Vec<_>>();
    assert_eq!(rows(&store), ["Order", "Order", "Payment"]);

    let Some(AnyOrder::Open(order)) = store.get_order_mut(&OrderId::new("a")) else { panic!("not open") };
    let _ = order.take_fail().expect("a failed order has what an open one has");
    assert_eq!(store.settled().count(), 0);
    assert_eq!(store.orders().map(|row| row.state.name()).collect::<Vec<_>>(), ["Failed", "Open"]);
    assert_eq!(store.payments().count(), 1);
    assert!(store.remove_payment(&PaymentId::new(1)).is_some() && store.get_payment(&PaymentId::new(1)).is_none());
}

#[test]
fn rows_are_loaded_by_their_entity() {
    let mut store = ShopStore::new();
    let row = json!({"id": "a", "quantity": 1, "state": "Settled", "leftBy": "van"});
    store.load("Order", &row).expect("a settled order");
    assert_eq!(Store::rows(&store), [("Order", row.clone())]);
    assert_eq!(store.load("Payment", &row).unwrap_err().path, "leftBy");
    assert_eq!(store.load("Refund", &row).unwrap_err().to_string(), "unknown entity \"Refund\"");
    let row = json!({"id": "a", "quantity": 1, "state": "Settled"});
    let error = store.load("Order", &row).unwrap_err();
    assert_eq!(error.to_string(), "at `leftBy`: must be present in state `Settled`");
}

/// A state may have the name of another entity: they do not meet.
#[test]
fn a_state_named_like_an_entity() {
    let started = fleet::rollout::absent::roll(fleet::Roll { name: fleet::Name::new("r"), weight: 1 });
    let fleet::rollout::absent::RollOutcome::Started { rollout, .. } = started.unwrap();
    let rollout: fleet::Rollout<fleet::rollout::Version> = rollout;
    assert_eq!(wire::to_value(&rollout).unwrap(), json!({"name": "r", "weight": 1, "state": "Version"}));
    let mut store = fleet::FleetStore::new();
    assert!(store.insert_rollout(rollout).is_none());
    assert_eq!((store.rollouts().count(), store.workers().count(), store.len()), (1, 0, 1));
}

/// `TRYBUILD=overwrite cargo test -p selvedge --test several` refreshes the compiler's answers.
#[test]
fn illegal_calls_name_the_entity() {
    let cases = trybuild::TestCases::new();
    cases.compile_fail("tests/illegal/several.rs");
}
