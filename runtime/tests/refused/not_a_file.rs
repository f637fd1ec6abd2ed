//! A file that is not there.

selvedge::lifecycle!(file = "tests/refused/nowhere.life");

selvedge::lifecycle!(file = 7);

fn main() {}
