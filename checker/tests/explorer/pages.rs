//! What the pages say.

use crate::support::{Explorer, file};

fn has(page: &str, all: &[&str]) {
    for words in all {
        assert!(page.contains(words), "{words:?} is not in {page}");
    }
}

#[test]
fn the_first_world_offers_every_command_under_its_outcome() {
    let explorer = Explorer::start(&[]);
    let page = explorer.get(&explorer.first());
    has(&page.body, &["There are no rows.", "No step has been taken.", "tried with 25 inputs", "Rejected here"]);
    has(&page.body, &["created</span> absent → <strong>Pending</strong>", "LoomAgentNotFound"]);
    assert_eq!(page.body.matches("class=\"step\"").count(), 25);
    has(&page.body, &["the generated code, the interpreter in lock-step"]);
}

#[test]
fn a_world_tells_its_rows_its_path_and_what_changed() {
    let explorer = Explorer::start(&[]);
    let applied = explorer.get(&explorer.get(&explorer.first()).step(&["ApplyLoomAgent", "generation: 1"]));
    has(&applied.body, &["<mark>created</mark>", "Pending", "emits <code>LoomAgentApplied("]);
    let running = explorer.get(&applied.step(&["RecordCheck", "generation: 1", "exit_code: 0", "AgentServe"]));
    has(
        &running.body,
        &[
            "<mark>was Pending</mark>",
            "<tr class=\"changed\"><th scope=\"row\">check</th>",
            "changed, was <span class=\"faint\">absent</span>",
            "<tr><th scope=\"row\">observed_generation</th><td><code>1</code></td>",
            "by the move run",
            "model/src/loom_agent.rs:",
            "running when input.exit_code == 0",
        ],
    );
    let deleted = explorer.get(&running.step(&["DeleteLoomAgent"]));
    has(&deleted.body, &["<mark>Deleted</mark>", "There are no rows."]);
}

#[test]
fn rules_are_told_in_this_world_and_on_each_step() {
    let explorer = Explorer::start(&[]);
    let running = explorer.get(&format!("{}0.3", explorer.first()));
    has(&running.body, &["✓ holds</span></span><span>never <code>unchecked_run</code>"]);
    has(&running.body, &["– not exercised</span></span><span>always <code>failed_check_refuses</code>"]);
    has(&running.body, &["always <code>only_growing</code> <span class=\"faint\">on the last step"]);
    has(&running.body, &["– not here</span></span><span>hazard <code>job_of_a_server</code>"]);
    has(&running.body, &["leads to danger</span> job_of_a_server", "none broken"]);
    let completed = explorer.get(&running.step(&["ObserveRun", "Succeeded"]));
    has(&completed.body, &["⚠ danger here</span></span><span>hazard <code>job_of_a_server</code>"]);
    assert!(!completed.body.contains("leads to danger</span> job_of_a_server"), "the danger is here already");
}

#[test]
fn a_search_leads_to_the_nearest_world() {
    let explorer = Explorer::start(&[]);
    let find = |condition: &str| explorer.get(&format!("/search?at=x&q={condition}"));
    let found = find("some+a+in+LoomAgent%3A+a+in+%7BFailed%7D");
    has(&found.body, &["<h1>Found</h1>", "after 3 steps", "Searched, nearest first: "]);
    let world = found.links().into_iter().find(|link| link.matches('.').count() == 2).expect("a path of three steps");
    has(&explorer.get(&world).body, &["<span class=\"chip\">Failed</span>"]);
    let none = find("some+a+in+LoomAgent%3A+a.conditions+is+some");
    has(&none.body, &["None within the bound", "227 worlds"]);
    has(&find("all+a+in+LoomAgent%3A+a+in+%7BFailed%7D").body, &["the first world", "1 world."]);
}

#[test]
fn what_is_no_condition_is_explained() {
    let explorer = Explorer::start(&[]);
    for (condition, words) in [
        ("some+a+in+LoomAgent%3A+a+in+%7BFaild%7D", "did you mean `Failed`?"),
        ("%28", "never closed"),
        ("true%3B+false", "without a `;`"),
        ("step+of+LoomAgent%3A+before+in+%7BFailed%7D", "a search is for a world"),
        ("%3Cscript%3E", "&lt;script&gt;"),
    ] {
        let answer = explorer.get(&format!("/search?q={condition}"));
        assert_eq!(answer.status, 400, "{condition}");
        has(&answer.body, &[words]);
    }
    for query in ["/search", "/search?q=", "/search?q=++", "/search?q=%ff"] {
        let answer = explorer.get(query);
        assert_eq!(answer.status, 200, "{query}");
        has(&answer.body, &["For example:"]);
    }
}

#[test]
fn a_declaration_is_text_wherever_it_shows() {
    let text = include_str!("../reports/desk.life").replacen(
        "always ",
        "/// <script>alert(1)</script> & \"more\"\n    always ",
        1,
    );
    let path = file("markup.life", &text);
    let explorer = Explorer::start(&[path.to_str().expect("UTF-8")]);
    let page = explorer.get(&explorer.first()).body;
    assert!(!page.contains("<script>alert"), "{page}");
    has(&page, &["&lt;script&gt;alert(1)", "the interpreter alone: no generated code was checked"]);
}

#[test]
fn a_step_that_breaks_a_rule_says_so_before_it_is_taken() {
    let path = file("broken.life", &crate::support::noted_desk());
    let explorer = Explorer::start(&[path.to_str().expect("UTF-8"), "--bound", "one"]);
    let open = explorer.get(&explorer.get(&explorer.first()).step(&["OpenDesk"]));
    has(&open.body, &["1 broken", "✗ breaks</span> noted"]);
    let shut = explorer.get(&open.step(&["ShutDesk"]));
    has(&shut.body, &["✗ broken</span></span><span>never <code>noted</code>"]);
}

#[test]
fn every_row_has_its_table_and_only_what_changed_is_marked() {
    let path = file("two.life", include_str!("../reports/desk.life"));
    let explorer = Explorer::start(&[path.to_str().expect("UTF-8"), "--bound", "two"]);
    // OpenDesk for each of the two desks, then ShutDesk for the first.
    let page = explorer.get(&format!("{}0.1.2", explorer.first()));
    assert_eq!(page.body.matches("<caption>").count(), 2);
    assert_eq!(page.body.matches("<tr class=\"changed\">").count(), 1);
    has(&page.body, &["<mark>was Open</mark>", "&lt;&amp;]]&gt;%|`"]);
}

#[test]
fn a_command_is_issued_and_lands_late() {
    let explorer = Explorer::start(&["--bound", "late"]);
    let applied = explorer.get(&format!("{}0", explorer.first()));
    has(&applied.body, &["Issue now, to land later"]);
    let check = applied.step(&["RecordCheck", "generation: 1", "exit_code: 0"]);
    let issued = explorer.get(&format!("{check}i"));
    has(&issued.body, &["Under way</span>", "issued when the row was Pending", "What is under way could land now:"]);
    let landed = explorer.get(&issued.step(&["RecordCheck", "generation: 1", "exit_code: 0"]));
    has(&landed.body, &["<span class=\"chip\">Running</span>", "lands late, "]);
    assert!(!landed.body.contains("Under way</span>"), "{}", landed.body);
}
