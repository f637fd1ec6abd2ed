//! A day in the shop, by its types and over the wire.

use selvedge_example_order::{
    AnyOrder, CallOff, Order, OrderId, Orders, Paid, Pay, Place, Price, absent, desk, paid, placed, warehouse,
};

fn id() -> OrderId {
    OrderId::new("7")
}

fn paid() -> Order<Paid> {
    let total = Price::new(300).expect("within its range");
    let absent::PlaceOutcome::Placed { order, .. } = absent::place(Place { id: id(), total });
    let placed::PayOutcome::Paid { order, .. } = order.pay(Pay { id: id(), payer: "ann".to_owned() });
    order
}

#[test]
fn who_paid_gets_the_money_back() {
    let paid::CallOffOutcome::CalledOff { order, .. } = paid().call_off(CallOff { id: id() });
    assert_eq!(warehouse::refund(&order), Some(("ann", 300)));
}

#[test]
fn a_sent_order_goes_back_into_the_store_and_is_not_called_off() {
    let (order, _) = warehouse::send(paid(), "P-1");
    let mut orders = Orders::new();
    assert_eq!(orders.insert(order), None);
    let reply = orders.execute(CallOff { id: id() }.into());
    assert!(reply.error.is_some());
    let Some(AnyOrder::Sent(order)) = orders.get_mut(&id()) else { panic!("{orders:?}") };
    assert_eq!(order.parcel(), "P-1");
}

#[test]
fn the_desk_answers_line_by_line() {
    let lines = r#"{"Place": {"id": "1", "total": 300}}
{"Send": {"id": "1", "parcel": "P-1"}}
{"Pay": {"id": "1", "payer": "ann"}}
{"Send": {"id": "1", "parcel": "P-1"}}
{"Place": {"id": "2", "total": 0}}
not JSON
{"CallOff": {"id": "1"}}
"#;
    let (mut orders, mut answers) = (Orders::new(), Vec::new());
    desk::serve(&mut orders, lines.as_bytes(), &mut answers).expect("nothing fails in memory");
    let answers = String::from_utf8(answers).expect("UTF-8");
    let expected = [
        r#"{"command":"Place","outcome":"placed","event":{"OrderPlaced":{"id":"1","total":300}}}"#,
        r#"{"command":"Send","outcome":"unpaid","error":{"Unpaid":{"id":"1","total":300}}}"#,
        r#"{"command":"Pay","outcome":"paid","event":{"OrderPaid":{"id":"1","payer":"ann"}}}"#,
        r#"{"command":"Send","outcome":"sent","event":{"OrderSent":{"id":"1","parcel":"P-1"}}}"#,
        r#"{"refused":"at `Place.total`: "#,
        r#"{"refused":""#,
        r#"{"command":"CallOff","outcome":"too-late","error":{"TooLate":{"id":"1"}}}"#,
    ];
    assert_eq!(answers.lines().count(), expected.len(), "{answers}");
    for (answer, expected) in answers.lines().zip(expected) {
        assert!(answer.starts_with(expected), "{answer} is not {expected}");
    }
    assert_eq!(orders.len(), 1);
}
