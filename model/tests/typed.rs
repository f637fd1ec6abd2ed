//! The typed calls of `LoomAgent`: what each state offers, what a refusal gives back, what a bare move asks for.

use selvedge_model::loom_agent::*;
use std::panic::{AssertUnwindSafe, catch_unwind};

fn name() -> ResourceName {
    ResourceName::new("web")
}

fn pending() -> LoomAgent<Pending> {
    let absent::ApplyLoomAgentOutcome::Created { loom_agent, event } =
        absent::apply_loom_agent(ApplyLoomAgent { name: name(), generation: 2 });
    assert_eq!(event, LoomAgentApplied { name: name(), generation: 2 });
    loom_agent
}

fn check(generation: i64, exit_code: i64) -> RecordCheck {
    RecordCheck { name: name(), generation, exit_code, message: "m".to_owned(), variant: AgentVariant::Command }
}

fn running() -> LoomAgent<Running> {
    match pending().record_check(check(2, 0)) {
        Ok(pending::RecordCheckOutcome::Running { loom_agent, .. }) => loom_agent,
        other => panic!("{other:?}"),
    }
}

fn ended(phase: RunPhase) -> ObserveRun {
    ObserveRun { name: name(), phase, exit_code: Some(3), finished_at: None, reason: None }
}

#[test]
fn what_a_state_proves_is_read_without_option() {
    let agent = running();
    let (exit_code, variant): (i64, AgentVariant) = (agent.check().exit_code, agent.variant());
    assert_eq!(
        (exit_code, variant, agent.deployment(), agent.observed_generation()),
        (0, AgentVariant::Command, None, 2)
    );
    match agent.observe_run(ended(RunPhase::Succeeded)) {
        running::ObserveRunOutcome::Completed { loom_agent, event } => {
            let run: &RunEnd = loom_agent.run();
            assert_eq!((run.exit_code, event.exit_code), (Some(3), Some(3)));
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_rejection_gives_the_row_back_unchanged() {
    let before = pending();
    let rejected = before.clone().record_check(check(1, 0)).unwrap_err();
    assert_eq!(rejected.subject, before);
    assert_eq!(rejected.error, StaleGeneration { name: name(), generation: 1, observed_generation: 2 });
    assert_eq!(rejected.to_string(), "stale generation: name web, generation 1, observed generation 2");
}

#[test]
fn a_refused_check_ends_in_another_type() {
    let outcome = pending().record_check(check(2, -1)).unwrap();
    let reply = Reply::from(outcome.clone());
    let pending::RecordCheckOutcome::Refused { loom_agent, event } = outcome else { panic!("{outcome:?}") };
    assert_eq!((loom_agent.check().exit_code, event.exit_code), (-1, -1));
    assert_eq!((reply.outcome, reply.error), (Outcome::RecordCheckRefused, None));
    assert_eq!(reply.event, Some(Event::from(event)));
}

#[test]
fn a_bare_move_is_made_only_into_what_the_state_promises() {
    let agent = running().take_observe_running().expect("a running agent has what a running agent has");
    let rejected = agent.take_complete().unwrap_err();
    assert_eq!(rejected.error.to_string(), "`run` must be present in state `Completed`");
    let rejected = rejected.subject.take_respecify().unwrap_err();
    assert_eq!(rejected.error.path, "check");
    assert_eq!(rejected.subject, running());

    let unavailable = ObserveDeployment { name: name(), availability: DeploymentAvailability::Unavailable };
    let running::ObserveDeploymentOutcome::Degraded { loom_agent, .. } = running().observe_deployment(unavailable)
    else {
        panic!("not degraded");
    };
    let rejected = loom_agent.take_recover().unwrap_err();
    assert_eq!(rejected.error.to_string(), "`deployment.availability` must be `Available` in state `Running`");
}

#[test]
fn an_input_for_another_row_is_a_panic() {
    let other = DeleteLoomAgent { name: ResourceName::new("db") };
    let panic = catch_unwind(AssertUnwindSafe(|| pending().delete_loom_agent(other))).unwrap_err();
    let said = panic.downcast_ref::<String>().expect("a formatted message");
    assert_eq!(said, "the input of `DeleteLoomAgent` names another row than the one it was called on");
}

#[test]
fn a_borrowed_row_changes_in_its_store() {
    let mut store = LoomAgents::new();
    assert_eq!(store.insert(pending()), None);
    let Some(AnyLoomAgent::Pending(agent)) = store.get_mut(&name()) else { panic!("not pending") };
    let outcome = agent.record_check(check(2, 0)).unwrap();
    assert!(matches!(outcome, pending::RecordCheckOutcome::Running { .. }));
    assert_eq!(store.get(&name()).map(LoomAgentRow::state), Some(LoomAgentState::Running));
    let Some(AnyLoomAgent::Running(agent)) = store.remove(&name()) else { panic!("not running") };
    assert_eq!((agent, store.len()), (running(), 0));
}

#[test]
fn deletion_is_seen_by_no_view() {
    let mut store = LoomAgents::new();
    store.insert(running());
    let reply = store.execute(Command::from(DeleteLoomAgent { name: name() }));
    assert_eq!(
        (reply.outcome, reply.event),
        (Outcome::DeleteLoomAgentDeleted, Some(Event::from(LoomAgentDeleted { name: name() })))
    );
    assert_eq!((store.view().count(), store == LoomAgents::new()), (0, true));
    let again = store.execute(Command::from(DeleteLoomAgent { name: name() }));
    assert_eq!(again.error, Some(Error::from(LoomAgentNotFound { name: name() })));
}
