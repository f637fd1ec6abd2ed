//! Calls that are legal for another state, or for the state of the same name of another entity.
#![allow(dead_code)]

#[path = "../several/shop.rs"]
mod shop;

use shop::*;

fn command_in_state(order: Order<order::Settled>, input: Send) { let _ = order.send(input); }
fn the_same_state_of_another_entity(payment: Payment<payment::Settled>, input: Pay) { let _ = payment.pay(input); }
fn move_from_state(order: Order<order::Failed>) { let _ = order.take_fail(); }
fn states() { fn may_become<S: payment::MayBecome<T>, T: payment::State>() {} may_become::<payment::Settled, payment::Open>(); }
fn generic() { fn accepts<S: order::AcceptsSend>() {} accepts::<order::Failed>(); }

fn main() {}
