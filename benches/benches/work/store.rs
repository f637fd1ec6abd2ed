//! Finding one row of many, in no order, and reading it: in the generated store by its name and by its slot, and in the standard
//! library's map of the same rows. With a million rows what is waited for is memory, so time says more here than instructions.

use crate::work::Work;
use fastrand::Rng;
use selvedge::Slot;
use selvedge_benches::by_hand;
use selvedge_model::loom_agent::{ApplyLoomAgent, Command, LoomAgentRow, LoomAgents, ResourceName};
use std::hash::RandomState;
use std::hint::black_box;
use std::sync::OnceLock;

/// Rows, and their names in another order.
struct Crowd {
    generated: LoomAgents,
    by_hand: by_hand::Store<RandomState>,
    names: Vec<ResourceName>,
    slots: Vec<Slot<LoomAgentRow>>,
}

static SMALL: OnceLock<Crowd> = OnceLock::new();
static MIDDLE: OnceLock<Crowd> = OnceLock::new();
static LARGE: OnceLock<Crowd> = OnceLock::new();

impl Crowd {
    fn of(rows: usize) -> Self {
        let mut rng = Rng::with_seed(1);
        let mut names: Vec<_> = (0..rows).map(|index| ResourceName::new(format!("agent-{index}"))).collect();
        let (mut generated, mut by_hand) = (LoomAgents::new(), by_hand::Store::default());
        for name in &names {
            let command = Command::ApplyLoomAgent(ApplyLoomAgent { name: name.clone(), generation: 1 });
            drop(generated.execute(command.clone()));
            by_hand.execute(command).expect("it is new");
        }
        rng.shuffle(&mut names);
        let slots = names.iter().map(|name| generated.slot(name).expect("it is there")).collect();
        Self { generated, by_hand, names, slots }
    }

    fn by_name(&'static self, units: usize) -> Box<dyn FnOnce()> {
        self.read(units, |crowd, place| crowd.generated.get(&crowd.names[place]).map(LoomAgentRow::observed_generation))
    }

    fn by_slot(&'static self, units: usize) -> Box<dyn FnOnce()> {
        self.read(units, |crowd, place| crowd.generated.at(crowd.slots[place]).map(LoomAgentRow::observed_generation))
    }

    fn by_hand(&'static self, units: usize) -> Box<dyn FnOnce()> {
        self.read(units, |crowd, place| crowd.by_hand.observed_generation(&crowd.names[place]))
    }

    /// Reads each row as often as the others.
    fn read(&'static self, units: usize, one: impl Fn(&Self, usize) -> Option<i64> + 'static) -> Box<dyn FnOnce()> {
        Box::new(move || {
            let places = (0..self.names.len()).cycle().take(units);
            let _ = black_box(places.filter_map(|place| one(self, place)).sum::<i64>());
        })
    }
}

macro_rules! works {
    ($($group:literal: $crowd:ident, $rows:literal;)*) => {
        vec![$(
            Work { group: $group, name: "selvedge", prepare: |units| $crowd.get_or_init(|| Crowd::of($rows)).by_name(units) },
            Work { group: $group, name: "std's map", prepare: |units| $crowd.get_or_init(|| Crowd::of($rows)).by_hand(units) },
            Work { group: $group, name: "selvedge by slot", prepare: |units| $crowd.get_or_init(|| Crowd::of($rows)).by_slot(units) },
        )*]
    };
}

pub(crate) fn works() -> Vec<Work> {
    works! {
        "one of 1 row": SMALL, 1;
        "one of 1,000 rows": MIDDLE, 1_000;
        "one of 1,000,000 rows": LARGE, 1_000_000;
    }
}
