//! Loops that do not fit their declaration: each is refused, and says why.

use super::declaration;
use selvedge_checker::check::Options;
use selvedge_checker::controller::Loop;
use selvedge_checker::controller::reconcile::{Agent, Planner, Policy, reconcile_loop};
use selvedge_model::container::{Command, ContainerId, StopContainer};

/// What makes a loop unfit.
type Spoil = fn(&mut Loop<Agent>);

/// Each with the words in which the loop is refused.
const UNFIT: [(Spoil, &str); 7] = [
    (|it| it.agent = "agnet", "the declaration has no actor `agnet`"),
    (|it| it.carries_on = &["motor"], "the declaration has no actor `motor`"),
    (|it| it.others.push(stop()), "is the controller's, and happens only where it decides so"),
    (|it| it.wanted.clear(), "nothing may be wanted"),
    (|it| it.wanted = vec![it.wanted[0].clone(); 257], "257 states may be wanted, and 256 is the most"),
    (|it| drop(it.wanted.pop()), "the wanted states do not belong to the parts, equally many to each"),
    (|it| it.parts.as_mut().expect("it has parts").count = 0, "the wanted states do not belong to the parts"),
];

fn stop() -> Command {
    Command::StopContainer(StopContainer { id: ContainerId::new("a") })
}

#[test]
fn an_unfit_loop_is_refused() {
    for (spoil, words) in UNFIT {
        let mut it = reconcile_loop(Planner::of(Policy::Seed.model()), Policy::Seed, "full");
        spoil(&mut it);
        let refused = it.check(&declaration(), &Options::default()).expect_err(words);
        assert!(refused.message.contains(words), "{words:?} is not in {}", refused.message);
    }
}
