//! Commands that a row alone cannot answer, and one that is not legal there at all.
#![allow(dead_code)]

#[path = "../several/checkout.rs"]
mod checkout;

use checkout::*;

fn changes_other_rows(order: Order<order::Cancelled>, input: Close) { let _ = order.close(input); }
fn reads_and_changes_other_rows(payment: Payment<payment::Pending>, input: Capture) { let _ = payment.capture(input); }
fn illegal(order: Order<order::Paid>, input: Close) { let _ = order.close(input); }
fn of_its_own(order: Order<order::Placed>, input: Cancel) { let _ = order.cancel(input); }

fn main() {}
