//! What is wrong around the agent costs no container.

use crate::agent::Scenario;
use selvedge_model::reconcile::Policy;
use std::os::unix::fs::symlink;
use std::os::unix::net::UnixListener;
use std::process::Output;

fn said(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

#[test]
fn an_unreachable_socket_is_told_and_awaited() {
    let Some(mut scenario) = Scenario::new("socket", Policy::Steady) else { return };
    scenario.want("app:1", 1);
    let late = std::env::temp_dir().join(format!("selvedge-late-{}.sock", std::process::id()));
    let _ = std::fs::remove_file(&late);
    let mut command = scenario.command();
    command.arg("--socket").arg(&late);
    let output = scenario.command().arg("--once").arg("--socket").arg(&late).output().expect("the agent runs");
    assert_eq!(output.status.code(), Some(1));
    let words = format!("the containers cannot be listed: {}: ", late.display());
    assert!(said(&output).contains(&words), "{}", said(&output));
    let agent = scenario.spawn(command);
    scenario.wait_for_log(&words, 2);
    symlink(scenario.socket(), &late).expect("a link can be made");
    scenario.end(agent);
    std::fs::remove_file(&late).expect("the link is there");
}

#[test]
fn a_file_that_is_half_written_ends_no_container() {
    let Some(mut scenario) = Scenario::new("half", Policy::Steady) else { return };
    scenario.want("app:1", 1);
    let agent = scenario.start();
    let before = scenario.wait_for_goal();
    let whole = std::fs::read_to_string(scenario.file("desired.json")).expect("it can be read");
    let unread = "the desired state stays as it was";
    for bad in [&whole[..whole.len() / 2], "", &whole.replace("\"replicas\":1", "\"replicas\":-1")] {
        // One of the two may be about what was written before.
        let told = scenario.log().matches(unread).count() + 2;
        scenario.write(bad);
        scenario.wait_for_log(unread, told);
        assert_eq!(scenario.containers(), before);
    }
    assert!(scenario.log().contains("desired.json: at `workloads[0].replicas`: -1 replicas: to run none, say 0"));
    // Without any desired state from before, there is none to go on with.
    let output = scenario.run("--once");
    assert_eq!(output.status.code(), Some(1));
    assert!(said(&output).contains("desired.json: at `workloads[0].replicas`"), "{}", said(&output));
    assert_eq!(scenario.containers(), before);
    scenario.write(&whole);
    scenario.end(agent);
}

/// An engine that never answers keeps a round from its end; who asks twice need not wait for it.
#[test]
fn an_agent_that_is_asked_twice_ends_in_the_round() {
    let Some(mut scenario) = Scenario::new("twice", Policy::Steady) else { return };
    scenario.want("app:1", 1);
    let silent = std::env::temp_dir().join(format!("selvedge-silent-{}.sock", std::process::id()));
    let _ = std::fs::remove_file(&silent);
    let listener = UnixListener::bind(&silent).expect("a socket can be made");
    let mut command = scenario.command();
    command.arg("--socket").arg(&silent);
    let agent = scenario.spawn(command);
    let _connection = listener.accept().expect("the agent asks the engine");
    assert_eq!(agent.insist().code(), Some(130));
    std::fs::remove_file(&silent).expect("the socket is there");
    scenario.clean();
}

#[test]
fn a_dry_run_prints_the_plan_and_does_nothing() {
    let Some(mut scenario) = Scenario::new("dry", Policy::Seed) else { return };
    scenario.want("app:1", 2);
    let output = scenario.run("--dry-run");
    assert!(output.status.success(), "{}", said(&output));
    assert_eq!(String::from_utf8_lossy(&output.stdout), "start web/0\nstart web/1\n");
    assert!(scenario.containers().is_empty());
    let output = scenario.run("--once");
    assert!(output.status.success(), "{}", said(&output));
    assert_eq!(scenario.containers().len(), 2);
    let checked = scenario.checked();
    assert_eq!((checked.rounds, checked.calls), (1, 2));
    scenario.clean();
}
