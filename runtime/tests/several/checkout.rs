//! Orders and their payments: commands that read other rows, and that change several in one step.

selvedge::lifecycle! {
    /// A checkout: an order is paid by one payment, and neither is ever settled without the other.
    context example.checkout {
        newtype OrderId(String);
        newtype PaymentId(Int);
        /// What is to be paid, in whole coins.
        newtype Coins(Int in 1..=9);

        entity Order {
            key order: OrderId;
            total: Coins;
            payment: ref Payment?;
            states initial Placed, Awaiting, final Paid, final Cancelled;
            move wait: Placed -> Awaiting;
            move pay: Awaiting -> Paid;
            move cancel: {Placed, Awaiting} -> Cancelled;
        }

        entity Payment {
            key payment: PaymentId;
            order: ref Order;
            amount: Coins;
            states initial Pending, final Captured, final Voided;
            move capture: Pending -> Captured;
            move void: Pending -> Voided;
        }

        event Placed { order: OrderId, total: Coins }
        event Asked { order: OrderId, payment: PaymentId, amount: Coins }
        event Captured { payment: PaymentId, order: OrderId }
        event Cancelled { order: OrderId }
        event Closed { order: OrderId }
        error NoOrder { order: OrderId }
        error NoPayment { payment: PaymentId }
        error TooMuch { order: OrderId, total: Coins }
        error Taken { payment: PaymentId, order: OrderId }
        error TooLate { order: OrderId }

        /// While more than two coins are owed, an order is of one coin.
        command Place(order: OrderId, total: Coins) on Order[order] {
            stays    when present                                                                    => keep;
            too_much when sum(o.total for o in Order: o in {Placed, Awaiting}) > 2 && input.total != 1 => reject TooMuch;
            placed   otherwise => create, set { total }, emit Placed;
        }

        command Ask(order: OrderId, payment: ref Payment) on Order[order] {
            unknown  when absent                          => reject NoOrder;
            too_late when !in {Placed}                    => reject TooLate;
            taken    when Payment[input.payment] is some  => reject Taken { order = Payment[input.payment].order };
            asked    otherwise => move wait, set { payment }, emit Asked { amount = self.total },
                     also Payment[input.payment] { create, set { order, amount = self.total } };
        }

        command Capture(payment: PaymentId) on Payment[payment] {
            unknown  when absent                                       => reject NoPayment;
            captured when in Pending && Order[self.order] in Awaiting => move capture, emit Captured,
                     also Order[self.order] { move pay };
            stays    otherwise                                         => keep;
        }

        command Cancel(order: OrderId) on Order[order] {
            unknown   when absent            => reject NoOrder;
            too_late  when in Paid           => reject TooLate;
            stays     when in Cancelled      => keep;
            cancelled otherwise              => move cancel, emit Cancelled;
        }

        command Close(order: OrderId) on Order[order] {
            unknown  when absent           => reject NoOrder;
            too_late when !in {Cancelled}  => reject TooLate;
            closed   otherwise             => delete, emit Closed,
                     also each p in Payment: p.order == self.order && p in Pending { move void };
        }

        view Orders of Order { rows all; order none; fresh read_your_writes; show all; }
        view Owed of Payment { rows when in Pending && Order[self.order] in Awaiting; order none; fresh read_your_writes; show all; }

        bound small { Order: 2; Payment: 2; total: {1, 3}; }

        always settled_together: all p in Payment: p in Captured implies Order[p.order] in Paid;
        always one_payment_each: unique(p.order for p in Payment: p in {Pending, Captured});
        never paid_by_nothing: some o in Order: o in Paid && !(some p in Payment: p.order == o.order && p in Captured);
        reach every outcome, every move, every state;
    }
}

/// The text of this file.
pub const SOURCE: &str = include_str!("checkout.rs");
