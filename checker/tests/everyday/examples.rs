//! The example of a crate that declares its own lifecycle: its declaration holds, and is in the style.

use crate::support::run;

#[test]
fn the_orders_of_the_example_hold() {
    let file = "../../examples/order/src/lib.rs";
    for arguments in [&["check", file][..], &["lint", file], &["fmt", "--check", file]] {
        let ran = run(arguments);
        assert_eq!((ran.exit, ran.err.as_str()), (0, ""), "{arguments:?}\n{}", ran.out);
    }
}
