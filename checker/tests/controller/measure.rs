//! temp
use super::checked;
use selvedge_checker::controller::reconcile::{Planner, Policy};
#[test]
fn measure() {
    for (policy, bound) in [
        (Policy::Seed, "small"),
        (Policy::Steady, "small"),
        (Policy::Steady, "joint"),
        (Policy::Seed, "joint"),
        (Policy::Steady, "stale"),
        (Policy::Steady, "full"),
        (Policy::Seed, "stale"),
        (Policy::Seed, "full"),
    ] {
        let started = std::time::Instant::now();
        let report = checked(Planner::of(policy.model()), policy, bound);
        eprintln!(
            "{policy:?} {bound}: {:?} {} worlds {} steps {} depth, {:?}, {} MB\n {}",
            report.verdict,
            report.worlds,
            report.steps,
            report.depth,
            started.elapsed(),
            report.peak_bytes >> 20,
            report.method
        );
        for rule in &report.rules {
            if rule.verdict != selvedge_checker::verdict::Verdict::Holds {
                eprintln!(
                    "   {}: {:?} {} {:#?}",
                    rule.name,
                    rule.verdict,
                    rule.detail,
                    rule.path
                        .as_ref()
                        .map(|p| p.iter().map(|s| format!("{} {}", s.command, s.outcome)).collect::<Vec<_>>())
                );
            }
        }
    }
}
