//! Declarations that are refused: one mistake is one message, at its token.
//!
//! Code that uses what an unsound declaration names still finds it, so that no second message hides the first.
//! `TRYBUILD=overwrite cargo test -p selvedge --test refused` refreshes the compiler's answers.

#[test]
fn refused() {
    let cases = trybuild::TestCases::new();
    cases.compile_fail("tests/refused/*.rs");
}
