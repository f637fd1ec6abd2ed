//! The orders of a shop: a crate that declares its own lifecycle and lets its types carry it.
//!
//! The [declaration](Order) stands below. [`warehouse`] is handed orders in the one state in which it may touch them, so
//! an order that nobody paid cannot be sent by mistake: that does not compile. [`desk`] takes commands as JSON from
//! outside, where nothing is known at compile time, and answers each with exactly one declared outcome.
//!
//! `selvedge check examples/order/src/lib.rs` tries every command in every world of the declared bound.
#![deny(missing_docs)]

pub mod desk;
pub mod warehouse;

selvedge::lifecycle! {
    /// Orders: placed, paid, sent and delivered, or called off as long as they are not sent.
    context example.orders @ "1" {
        wire { outcomes: "kebab-case"; moves: "kebab-case" }

        /// The number of an order.
        newtype OrderId(String);
        /// In the smallest coin.
        newtype Price(Int in 1..=1000000);

        entity Order {
            key id: OrderId;
            total: Price;
            /// Who paid; kept when the order is called off, so that the money finds its way back.
            payer: String?;
            /// The number of the parcel that it was sent in.
            parcel: String?;
            states initial Placed, Paid, Sent, final Delivered, final CalledOff;
            move pay: Placed -> Paid;
            move send: Paid -> Sent;
            move deliver: Sent -> Delivered;
            move call_off: {Placed, Paid} -> CalledOff;
        }

        /// No order has the number.
        error NoSuchOrder { id: OrderId }
        /// The order rests in a state in which this cannot be done.
        error TooLate { id: OrderId }
        /// The order is not paid yet.
        error Unpaid { id: OrderId, total: Price }

        event OrderPlaced { id: OrderId, total: Price }
        event OrderPaid { id: OrderId, payer: String }
        event OrderSent { id: OrderId, parcel: String }
        event OrderDelivered { id: OrderId }
        event OrderCalledOff { id: OrderId }

        command Place(id: OrderId, total: Price) on Order[id] {
            placed  when absent => create, set { total }, emit OrderPlaced;
            already otherwise   => keep;
        }

        command Pay(id: OrderId, payer: String) on Order[id] {
            unknown  when absent    => reject NoSuchOrder;
            paid     when in Placed => move pay, set { payer }, emit OrderPaid;
            too_late otherwise      => reject TooLate;
        }

        command Send(id: OrderId, parcel: String) on Order[id] {
            unknown  when absent    => reject NoSuchOrder;
            unpaid   when in Placed => reject Unpaid;
            sent     when in Paid   => move send, set { parcel }, emit OrderSent;
            too_late otherwise      => reject TooLate;
        }

        command Deliver(id: OrderId) on Order[id] {
            unknown   when absent       => reject NoSuchOrder;
            delivered when in Sent      => move deliver, emit OrderDelivered;
            already   when in Delivered => keep;
            too_early otherwise         => reject TooLate;
        }

        /// Calls an order off. Twice is as good as once.
        command CallOff(id: OrderId) on Order[id] {
            unknown    when absent            => reject NoSuchOrder;
            called_off when in {Placed, Paid} => move call_off, emit OrderCalledOff;
            already    when in CalledOff      => keep;
            too_late   otherwise              => reject TooLate;
        }

        view Orders of Order { rows all; order none; fresh read_your_writes; show all; }

        bound small { Order: 2; Price: {1, 1000000}; payer: {"ann", "ben"}; parcel: {"p"}; }

        /// Nothing leaves the house that nobody paid.
        always sent_is_paid: all order in Order: order in {Sent, Delivered} implies order.payer is some;
        /// What was sent is not called off.
        never recalled: step of Order: before in {Sent, Delivered} && after in {CalledOff};
        /// A payer is never forgotten.
        never forgotten: step of Order: before.payer is some && after.payer is none;
        reach every outcome, every move, every state;
    }
}
