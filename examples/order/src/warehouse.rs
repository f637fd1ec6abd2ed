//! What the warehouse does. Its functions name the state that they need, so nobody has to ask for it at run time.
//!
//! A paid order is sent:
//!
//! ```
//! use selvedge_example_order::{Order, OrderId, Paid, Pay, Place, Price, absent, placed, warehouse};
//!
//! let id = || OrderId::new("7");
//! let absent::PlaceOutcome::Placed { order, .. } = absent::place(Place { id: id(), total: Price::new(300).unwrap() });
//! let placed::PayOutcome::Paid { order, .. } = order.pay(Pay { id: id(), payer: "ann".to_owned() });
//! let order: Order<Paid> = order;
//! let (order, label) = warehouse::send(order, "P-1");
//! assert_eq!(order.parcel(), "P-1");
//! assert_eq!(label, "P-1: order 7, paid by ann");
//! ```
//!
//! The same without the payment does not compile: the warehouse wants an `Order<Paid>` and finds an `Order<Placed>`.
//!
//! ```compile_fail,E0308
//! use selvedge_example_order::{Order, OrderId, Place, Placed, Price, absent, warehouse};
//!
//! let id = || OrderId::new("7");
//! let absent::PlaceOutcome::Placed { order, .. } = absent::place(Place { id: id(), total: Price::new(300).unwrap() });
//! let order: Order<Placed> = order;
//! let (order, label) = warehouse::send(order, "P-1");
//! ```

use crate::{CalledOff, Order, Paid, Send, Sent, paid};

/// Sends an order, and gives the label of its parcel.
pub fn send(order: Order<Paid>, parcel: &str) -> (Order<Sent>, String) {
    let label = format!("{parcel}: order {}, paid by {}", order.id(), order.payer());
    let input = Send { id: order.id().clone(), parcel: parcel.to_owned() };
    let paid::SendOutcome::Sent { order, .. } = order.send(input);
    (order, label)
}

/// Who gets how much back of an order that was called off; nobody, if nobody paid.
#[must_use]
pub fn refund(order: &Order<CalledOff>) -> Option<(&str, i64)> {
    order.payer().map(|payer| (payer.as_str(), order.total().get()))
}
