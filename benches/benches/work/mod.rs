//! What is measured: each piece of work is done by the generated code and by what it is compared with, on equal inputs. The
//! benchmarks for people and the counts of instructions run the same pieces.

mod agents;
mod json;
mod machine;
mod peers;
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

/// Every piece that both count, the generated code's first in each group.
pub(crate) fn all() -> Vec<Work> {
    [agents::works(), machine::works(), typed::works(), json::works()].into_iter().flatten().collect()
}
