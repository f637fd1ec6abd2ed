//! What is measured: each piece of work is done by the generated code and by what it is compared with, on equal inputs. The
//! benchmarks for people and the counts of instructions run the same pieces.

mod agents;
mod json;
mod machine;
mod peers;
mod store;
mod typed;

/// One contender for one piece of work.
pub(crate) struct Work {
    /// The piece of work.
    pub(crate) group: &'static str,
    /// Who does it.
    pub(crate) name: &'static str,
    /// Makes ready to do it so many times; what it gives does it.
    pub(crate) prepare: fn(usize) -> Box<dyn FnOnce()>,
}

/// What instructions are counted of, the generated code's first in each group.
pub(crate) fn counted() -> Vec<Work> {
    [agents::works(), machine::works(), typed::works(), json::works()].into_iter().flatten().collect()
}

/// Every piece.
#[allow(dead_code, reason = "where instructions are counted, memory is not waited for")]
pub(crate) fn all() -> Vec<Work> {
    counted().into_iter().chain(store::works()).collect()
}
