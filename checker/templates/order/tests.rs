//! The orders, as their users see them.

use {crate}::{Order, OrderId, Orders, Pay, Paid, Place, Placed, Ship};

/// A typed order: what cannot be done in a state does not compile.
#[test]
fn an_order_is_paid_and_shipped() {
    let id = || OrderId::new("7");
    let {crate}::absent::PlaceOutcome::Placed { order, .. } = {crate}::absent::place(Place { id: id(), total: 3 });
    let order: Order<Placed> = order;
    let {crate}::placed::PayOutcome::Paid { order, .. } = order.pay(Pay { id: id(), payer: "ann".to_owned() });
    let order: Order<Paid> = order;
    assert_eq!(order.payer(), "ann");
    let {crate}::paid::ShipOutcome::Shipped { order, .. } = order.ship(Ship { id: id() });
    assert_eq!(order.total(), 3);
}

/// The dispatcher: commands in, replies out.
#[test]
fn an_unpaid_order_is_not_shipped() {
    let mut orders = Orders::new();
    let place = Place { id: OrderId::new("7"), total: 3 };
    assert!(orders.execute(place.into()).error.is_none());
    let reply = orders.execute(Ship { id: OrderId::new("7") }.into());
    assert!(reply.error.is_some());
}
