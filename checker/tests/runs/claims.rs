//! Rules over runs: what fairness excludes and what it does not, and the run that is told where a rule is broken.

use super::support::{ENGINES, End, checked, end, rule, tickets, within};
use End::{Holds, Run, Vacuous};

/// Assumptions and claims, and how they end with one ticket and with two.
const CLAIMS: &[(&str, &str, End, End)] = &[
    // Nothing comes about by itself: the run rests where the ticket waits.
    ("", "all t in Ticket: t in Waiting leads to t in Served", Run(1, 0), Run(1, 0)),
    // Once the ticket is parked, Serve is able no more.
    ("under fair Serve", "all t in Ticket: t in Waiting leads to t in Served", Run(2, 0), Run(2, 0)),
    ("under strongly fair Serve", "all t in Ticket: t in Waiting leads to t in Served", Run(2, 0), Run(2, 0)),
    // Serve is able, but never without a break: parked and unparked for ever.
    ("under fair Serve, fair Turn", "all t in Ticket: t in Waiting leads to t in Served", Run(1, 2), Run(1, 2)),
    ("under strongly fair Serve, fair Turn", "all t in Ticket: t in Waiting leads to t in Served", Holds, Holds),
    (
        "under strongly fair Serve, fair Turn.unparked",
        "all t in Ticket: t in Waiting leads to t in Served",
        Holds,
        Holds,
    ),
    // Fairness of another outcome does not help.
    (
        "under strongly fair Serve, fair Turn.requeued",
        "all t in Ticket: t in Waiting leads to t in Served",
        Run(2, 0),
        Run(2, 0),
    ),
    // One arm of the fork leads there, the other does not.
    ("under fair Turn", "all t in Ticket: t in Waiting leads to t in Served", Run(1, 2), Run(1, 2)),
    ("under fair Serve.served, fair Turn", "all t in Ticket: t in Parked leads to t in Waiting", Holds, Holds),
    // The other ticket is treated fairly as well: it is drawn and served, or goes round.
    ("under fair Draw, fair Serve", "all t in Ticket: t in Waiting leads to t in Served", Run(2, 0), Run(4, 0)),
    ("under fair Draw", "all t in Ticket: t in Served leads to t in Waiting", Run(2, 0), Run(3, 0)),
    (
        "under fair Draw, fair Serve, fair Turn",
        "all t in Ticket: t in Waiting leads to t in Served",
        Run(1, 2),
        Run(1, 5),
    ),
    // A ticket that is thrown away owes nothing any more.
    ("under fair Throw", "all t in Ticket: t in Served leads to t in Waiting", Holds, Holds),
    (
        "under strongly fair Serve, strongly fair Turn.requeued",
        "all t in Ticket: t in Served leads to t in Parked",
        Run(2, 2),
        Run(2, 2),
    ),
    // Once.
    ("", "some t in Ticket: t in Served", Run(0, 0), Run(0, 0)),
    ("under fair Draw", "some t in Ticket: t in Waiting", Holds, Holds),
    ("under fair Draw, fair Serve", "some t in Ticket: t in Served", Run(2, 0), Run(4, 0)),
    ("under fair Draw, strongly fair Serve, fair Turn", "some t in Ticket: t in Served", Holds, Holds),
    // Again and again.
    (
        "under fair Draw, fair Serve, fair Turn.requeued",
        "true leads to some t in Ticket: t in Served",
        Run(2, 0),
        Run(4, 0),
    ),
    ("under fair Draw, strongly fair Serve, fair Turn", "true leads to some t in Ticket: t in Served", Holds, Holds),
    // With two tickets never both of them wait.
    (
        "under fair Draw, fair Turn",
        "(some t in Ticket: t in Parked) leads to all t in Ticket: t in Waiting",
        Holds,
        Run(2, 5),
    ),
    // Never put to the test: nobody owes, or what is owed is there before anything happens.
    ("", "all t in Ticket: t in Served && t.number > 2 leads to t in Waiting", Vacuous, Vacuous),
    ("", "all t in Ticket: t in Served leads to t in {Served, Waiting}", Vacuous, Vacuous),
    ("", "all t in Ticket: t in Served", Vacuous, Vacuous),
    ("", "false leads to some t in Ticket: t in Served", Vacuous, Vacuous),
];

#[test]
fn each_claim_ends_as_it_should_under_every_engine() {
    let mut wrong = Vec::new();
    for (under, claim, one, two) in CLAIMS {
        let tickets = tickets(&format!("eventually r {under}: {claim};"));
        for (bound, expected) in [("one", one), ("two", two)] {
            for engine in ENGINES {
                let report = checked(&tickets, &within(bound, engine));
                let rule = rule(&report, "r");
                let found = end(rule);
                if found != *expected {
                    let steps = rule.path.iter().flatten().map(|step| step.command.clone());
                    wrong.push(format!(
                        "{under}: {claim}; {bound}, {}: {found:?} {:?}",
                        engine.word(),
                        steps.collect::<Vec<_>>()
                    ));
                }
                assert_eq!(report.verdict, rule.verdict, "{under}: {claim}");
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
