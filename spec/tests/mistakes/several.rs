//! Names that meet in Rust where a context has several entities: states no longer do, modules and the one store may.

use super::told;
use selvedge_spec::Code;

/// Two entities, with everything that could meet given.
struct Names {
    context: &'static str,
    first: &'static str,
    second: &'static str,
    states: &'static str,
    newtype: &'static str,
    view: &'static str,
    command: &'static str,
}

/// Names that do not meet, although the states of both entities, a type and an entity share theirs.
const APART: Names = Names {
    context: "example.shop",
    first: "Order",
    second: "Payment",
    states: "initial Open, final Payment",
    newtype: "State",
    view: "Orders",
    command: "Buy",
};

/// What is said of the names.
fn said(names: &Names) -> Vec<String> {
    let Names { context, first, second, states, newtype, view, command } = names;
    let text = format!(
        "lifecycle! {{ context {context} {{
            newtype {newtype}(Int);
            entity {first} {{ key id: {newtype}; states {states}; move done: Open -> Payment; }}
            entity {second} {{ key id: {newtype}; states initial final Open; }}
            command {command}(id: {newtype}) on {first}[id] {{
                bought when absent => create; done when in Open => move done; kept otherwise => keep;
            }}
            command Pay(id: {newtype}) on {second}[id] {{ paid when absent => create; kept otherwise => keep; }}
            view {view} of {first} {{ rows all; fresh read_your_writes; show all; }}
        }} }}"
    );
    let told = told(&text);
    assert!(told.iter().all(|told| told.code == Code::NameCollision), "{:?}", told[0].message);
    told.into_iter().map(|told| format!("{} at {}", told.message, told.caret)).collect()
}

#[test]
fn states_are_names_of_their_entity() {
    assert_eq!(said(&APART), [""; 0]);
}

#[test]
fn modules_and_the_store_are_names_of_all() {
    let cases = [
        (
            Names { first: "shop", ..APART },
            "the module of the entity `shop` and the entity `shop` are both `shop` in Rust at shop",
        ),
        (
            Names { newtype: "order", ..APART },
            "the type `order` and the module of the entity `Order` are both `order` in Rust at order",
        ),
        (
            Names { second: "Order_", ..APART },
            "the module of the entity `Order_` and the module of the entity `Order` are both `order` in Rust at Order_",
        ),
        (
            Names { newtype: "ShopStore", ..APART },
            "the type `ShopStore` and the context `example.shop` are both `ShopStore` in Rust at ShopStore",
        ),
        (
            Names { view: "insert_payment", ..APART },
            "the view `insert_payment` and the entity `Payment` are both `insert_payment` in Rust at insert_payment",
        ),
        (
            Names { view: "Len", ..APART },
            "the view `Len` and the expansion's own method `len` are both `len` in Rust at Len",
        ),
        (
            Names { states: "initial Open, final Payment, final State", ..APART },
            "the state `State` and the expansion's own `State` are both `State` in Rust at State",
        ),
        (
            Names { states: "initial Open, final Payment, final Absent", ..APART },
            "the module of the state `Absent` and the expansion's own module `absent` are both `absent` in Rust at Absent",
        ),
        (
            Names { states: "initial Open, final Payment, final shut", ..APART },
            "the module of the state `shut` and the state `shut` are both `shut` in Rust at shut",
        ),
    ];
    for (names, expected) in cases {
        let said = said(&names);
        assert!(said.iter().any(|said| said == expected), "{said:#?}\n{expected}");
    }
}
