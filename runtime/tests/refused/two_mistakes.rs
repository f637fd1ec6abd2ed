//! A duplicate tells where the first one is; a syntax error stands beside it.

selvedge::lifecycle! {
    context door {
        record Knock { loud: Bool }
        record Knock { soft: Bool }
        record Ring { times: Int, times: Int }
        enum Way { In Out }
    }
}

fn main() {}
