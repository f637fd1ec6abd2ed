//! The documents of `LoomAgent`, byte for byte, and of names that try to break out of them.
//!
//! After a change that is meant, `SELVEDGE_BLESS=1 cargo test -p selvedge-spec --test documents` writes the documents anew.

use selvedge_spec::document::{self, AnyState, Diagram, Edge, Node, NodeKind, Taker};
use selvedge_spec::ir::{EntityId, System};
use selvedge_spec::{declare, export, source};
use serde_json::Value;
use std::fs;
use std::path::Path;

const LOOM_AGENT: &str = include_str!("../../model/src/loom_agent.rs");

fn loom_agent() -> System {
    let mut found = source::lifecycles(LOOM_AGENT).expect("the model is made of tokens");
    let declared = declare(found.remove(0));
    declared.sound().map_err(|declared| declared.diagnostics).expect("the model's declaration is sound").0
}

/// Compares a document with the one kept, or keeps it.
fn golden(name: &str, document: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(name);
    if std::env::var_os("SELVEDGE_BLESS").is_some() {
        fs::write(&path, document).expect("the golden files can be written");
        return;
    }
    let kept = fs::read_to_string(&path).unwrap_or_default();
    if kept != document {
        let line = kept.lines().zip(document.lines()).take_while(|(kept, new)| kept == new).count();
        panic!(
            "tests/golden/{name} differs from line {}:\n  kept: {:?}\n  new:  {:?}\nif that is meant, run \
             `SELVEDGE_BLESS=1 cargo test -p selvedge-spec --test documents`",
            line + 1,
            kept.lines().nth(line),
            document.lines().nth(line)
        );
    }
}

#[test]
fn page() {
    golden("loom_agent.md", &document::markdown(&loom_agent()));
}

#[test]
fn diagrams() {
    let system = loom_agent();
    golden("loom_agent.mmd", &document::mermaid(&system, EntityId(0)));
    golden("loom_agent.dot", &document::dot(&system, EntityId(0)));
    golden("loom_agent.svg", &document::svg(&system, EntityId(0)));
    golden("loom_agent.each.svg", &Diagram::of(&system, EntityId(0), AnyState::Each).svg());
}

/// The wire as JSON Schema and over HTTP, the declaration as JSON, the resource, and the bounded system as a TLA+ module.
#[test]
fn exports() {
    let system = loom_agent();
    let document = |name: &str, document: &Value| golden(name, &format!("{document:#}\n"));
    document("loom_agent.schema.json", &export::schema(&system));
    document("loom_agent.openapi.json", &export::openapi(&system).expect("it can be exported"));
    document("loom_agent.declaration.json", &export::declaration(&system));
    document(
        "loom_agent.crd.json",
        &export::crd(&system, EntityId(0), "loom.beyond10x.dev").expect("it can be exported"),
    );
    golden("loom_agent.s.tla", &export::tla(&system, 0, true).expect("it can be exported"));
}

/// Who issues which command stands before the commands, and beside each.
#[test]
fn the_page_says_who_issues_what() {
    let text = "context rooms {
        /// Keeps warm.
        actor thermostat;
        entity Heater { key room: Int; states initial final On; }
        command Heat(room: Int) on Heater[room] by thermostat { on when absent => create; warm otherwise => keep; }
        command Look(room: Int) on Heater[room] { on when absent => create; seen otherwise => keep; }
    }";
    let page = document::markdown(&declare(source::tokens(text).expect("tokens")).sound().expect("it is sound").0);
    for told in [
        "| `thermostat` | `Heat` | Keeps warm. |",
        "| anybody | `Look` |",
        "names. `thermostat` issues it.",
        "1 actor ·",
    ] {
        assert!(page.contains(told), "{told}\n{page}");
    }
}

/// The pairs that the source lists, each `A may not become B` and in its order.
#[test]
fn the_page_lists_the_illegal_pairs() {
    let page = document::markdown(&loom_agent());
    let pairs: Vec<_> = page.lines().filter(|line| line.contains(" may not become ")).collect();
    assert_eq!(pairs.len(), 19);
    assert_eq!(pairs[0], "- Completed may not become Degraded");
    assert_eq!(pairs[18], "- Running may not become Refused");
}

/// A move from every state is one edge, or one for each state.
#[test]
fn any_state_is_drawn_once_or_from_each() {
    let system = loom_agent();
    let respecify = |any| {
        let diagram = Diagram::of(&system, EntityId(0), any);
        diagram.edges.iter().filter(|edge| edge.step.as_deref() == Some("respecify")).count()
    };
    assert_eq!((respecify(AnyState::Once), respecify(AnyState::Each)), (1, 6));
}

#[test]
fn every_row_of_a_table_has_the_columns_of_its_head() {
    let text = r#"
        /// Guards with `||` and a wire name with bars.
        context bars {
            record Note { a: Int as "x|y\n|", b: Bool }
            /// One | two
            ///
            /// three
            entity Door { key number: Int; note: Note?; states initial final Shut; }
            event Hung { number: Int }
            command Hang(number: Int, note: Note?, hard: Bool) on Door[number] {
                hung when absent && (input.hard || input.number == 3) => create, set { note }, emit Hung;
                stays otherwise => keep;
            }
        }
    "#;
    // `#[allow]`s would only blur the example: what is wrong with it is no matter of the page.
    let declared = declare(source::tokens(text).expect("the text is made of tokens"));
    let page = document::markdown(&declared.system.expect("the context can be made out"));
    assert!(page.contains(r"x\|y"), "the bar of the wire name is escaped");
    let mut columns = None;
    for line in page.lines() {
        let count = line.replace("\\|", "").matches('|').count();
        if line.starts_with('|') {
            assert_eq!(*columns.get_or_insert(count), count, "{line}");
        } else {
            columns = None;
        }
    }
}

/// The smallest diagrams there are: no node at all, and one without an edge.
#[test]
fn a_diagram_may_be_empty() {
    let empty = Diagram { title: "Nothing".into(), nodes: Vec::new(), edges: Vec::new() };
    assert!(empty.svg().ends_with("</svg>\n"));
    let node = Node { kind: NodeKind::State, name: "Alone".into(), docs: String::new() };
    let alone = Diagram { nodes: vec![node], ..empty };
    assert!(alone.svg().contains(">Alone</text>"));
}

/// A diagram whose names are all syntax.
fn hostile() -> Diagram {
    let node = |kind, name: &str| Node { kind, name: name.into(), docs: "a \"b\"\n<c>".into() };
    let nodes =
        vec![node(NodeKind::Initial, "A<&\"'|;:\\"), node(NodeKind::State, "end"), node(NodeKind::Final, "\u{1}]]>")];
    let taker = Taker { command: "C\\N{x}".into(), outcome: "<o>&#35;\n".into() };
    let edge = |from, to| Edge { from, to, step: Some("m\"-->%%".into()), takers: vec![taker.clone()] };
    Diagram { title: "<title> & \"more\"\n".into(), nodes, edges: vec![edge(0, 1), edge(1, 0), edge(1, 2), edge(1, 1)] }
}

#[test]
fn no_name_breaks_out_of_a_diagram() {
    let svg = hostile().svg();
    let outside_style = svg.replace(&svg[svg.find("<style>").unwrap_or(0)..svg.find("</style>").unwrap_or(0)], "");
    assert!(outside_style.contains("A&lt;&amp;&quot;&#39;|;:\\"));
    assert!(!outside_style.contains("<o>") && !outside_style.contains('\u{1}'));
    let tags = outside_style.matches('<').count();
    assert_eq!(tags, outside_style.matches('>').count(), "every bracket belongs to a tag");

    let mermaid = hostile().mermaid();
    assert!(mermaid.contains("state \"end\" as state_1"), "a word of the grammar is no id");
    let labels = mermaid.lines().filter_map(|line| line.split_once(" --> "));
    for (_, label) in labels {
        let text = label.split_once(": ").map_or("", |(_, text)| text).replace("<br/>", "");
        let harmless = |c: char| c.is_alphanumeric() || " _-.,@()#;".contains(c);
        assert!(text.chars().all(harmless), "{text}");
    }

    let dot = hostile().dot();
    assert!(dot.starts_with("digraph \"<title> & \\\"more\\\"\\n\" {"));
    assert!(dot.contains("<b>m&quot;--&gt;%%</b>"));
}

/// Boxes of states never overlap, whatever the lifecycle.
#[test]
fn states_do_not_overlap_in_a_picture() {
    for any in [AnyState::Once, AnyState::Each] {
        let svg = Diagram::of(&loom_agent(), EntityId(0), any).svg();
        let boxes: Vec<_> = svg.lines().filter_map(rectangle).collect();
        assert!(boxes.len() >= 6);
        for (index, a) in boxes.iter().enumerate() {
            for b in &boxes[index + 1..] {
                let apart = a[0] + a[2] <= b[0] || b[0] + b[2] <= a[0] || a[1] + a[3] <= b[1] || b[1] + b[3] <= a[1];
                assert!(apart, "{a:?} and {b:?} overlap");
            }
        }
    }
}

/// Left, top, width and height of a state's box.
fn rectangle(line: &str) -> Option<[f64; 4]> {
    let rest = line.strip_prefix("<rect x=\"")?;
    let numbers: Vec<f64> = rest.split('"').filter_map(|part| part.parse().ok()).collect();
    numbers.get(..4)?.try_into().ok()
}
