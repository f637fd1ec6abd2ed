//! Two entities whose states have the same names, on one page. The tests of the expansion and of the checker share it.

selvedge::lifecycle! {
    /// A shop: orders, and payments for them.
    context example.shop @ "1" {
        wire { entity fields: camelCase; outcomes: "kebab-case"; moves: "kebab-case" }

        newtype OrderId(String);
        newtype PaymentId(Int);

        /// What somebody wants to have.
        entity Order {
            key id: OrderId;
            quantity: Int;
            left_by: String?;
            states
                initial Open,
                /// It is on its way.
                Settled,
                final Failed;
            move settle: Open -> Settled;
            move fail: {Open, Settled} -> Failed;
        }

        /// Money that is to come.
        entity Payment {
            key id: PaymentId;
            amount: Int;
            states initial Open, final Settled;
            move settle: Open -> Settled;
        }

        event Ordered { id: OrderId, quantity: Int }
        event Sent { id: OrderId, left_by: String }
        event Cancelled { id: OrderId }
        event Forgotten { id: OrderId }
        event Asked { id: PaymentId, amount: Int }
        event Paid { id: PaymentId, amount: Int }
        error NoOrder { id: OrderId }
        error TooLate { id: OrderId, quantity: Int }
        error NoPayment { id: PaymentId }
        error TooLittle { id: PaymentId, amount: Int }

        command Buy(id: OrderId, quantity: Int) on Order[id] {
            ordered when absent => create, set { quantity }, emit Ordered;
            kept    otherwise   => keep;
        }
        command Send(id: OrderId, left_by: String) on Order[id] {
            unknown  when absent    => reject NoOrder;
            too_late when elsewhere => reject TooLate;
            sent     otherwise      => move settle, set { left_by }, emit Sent;
        }
        command Cancel(id: OrderId) on Order[id] {
            unknown   when absent    => reject NoOrder;
            forgotten when in Failed => delete, emit Forgotten;
            cancelled otherwise      => move fail, clear { left_by }, emit Cancelled;
        }
        command Ask(id: PaymentId, amount: Int) on Payment[id] {
            asked when absent => create, set { amount }, emit Asked;
            kept  otherwise   => keep;
        }
        command Pay(id: PaymentId, amount: Int) on Payment[id] {
            unknown    when absent                                => reject NoPayment;
            settled    when in Settled                            => keep;
            too_little when input.amount < self.amount            => reject TooLittle;
            paid       otherwise                                  => move settle, emit Paid;
        }

        view Payments of Payment { rows all; order none; fresh read_your_writes; show all; }
        view Orders of Order { rows all; order none; fresh read_your_writes; show all; }
        view Settled of Order { rows when in Settled; order none; fresh read_your_writes; show { id, left_by }; }

        bound small { Order: 2; Payment: 1; quantity: {1, 2}; amount: {3, 4}; left_by: {"van"}; }

        always sent_is_left: all order in Order: order in {Settled} implies order.left_by is some;
        reach every outcome, every move, every state;
    }
}

/// The text of this file.
#[allow(dead_code, reason = "only some of the tests that include this file read it")]
pub const SOURCE: &str = include_str!("shop.rs");
