//! The TLA+ export is TLA+: the community's tree-sitter grammar reads it without an error.
//!
//! TLC is on no registry, so what the module means is held elsewhere: it is written from the same whole numbers as the
//! Promela and Murphi exports, whose worlds SPIN and rumur count.

use selvedge_spec::ir::{Bound, System};
use selvedge_spec::{declare, export, source};
use tree_sitter::{Node, Parser};

const LOOM_AGENT: &str = include_str!("../../model/src/loom_agent.rs");
const CONTAINER: &str = include_str!("../../model/src/container.rs");
const WORKER_DEPLOYMENT: &str = include_str!("../../model/src/worker_deployment.rs");

fn inline(text: &str) -> System {
    let tokens = source::lifecycles(text).expect("it is Rust").remove(0);
    declare(tokens).sound().expect("it is sound").0
}

fn loom_agent() -> System {
    inline(LOOM_AGENT)
}

fn system(text: &str) -> System {
    declare(source::tokens(text).expect("it is lexed")).sound().expect("it is sound").0
}

/// The texts at which the grammar stumbles.
fn errors(module: &str) -> Vec<String> {
    let mut parser = Parser::new();
    parser.set_language(&tree_sitter_tlaplus::LANGUAGE.into()).expect("the grammar fits");
    let tree = parser.parse(module, None).expect("it is parsed");
    let mut errors = Vec::new();
    gather(tree.root_node(), module, &mut errors);
    assert_eq!(tree.root_node().has_error(), !errors.is_empty());
    errors
}

fn gather(node: Node, module: &str, errors: &mut Vec<String>) {
    if node.is_error() || node.is_missing() {
        errors.push(format!("line {}: {}", node.start_position().row + 1, &module[node.byte_range()]));
    }
    for child in node.children(&mut node.walk()) {
        gather(child, module, errors);
    }
}

#[test]
fn every_bound_of_every_system_parses() {
    for system in [LOOM_AGENT, CONTAINER, WORKER_DEPLOYMENT].map(inline) {
        let at_once = |bound: &Bound| bound.late.iter().all(|late| *late == 0);
        for (index, bound) in system.bounds.iter().enumerate().filter(|(_, bound)| at_once(bound)) {
            for with_rules in [true, false] {
                let module = export::tla(&system, index, with_rules).expect("it can be exported");
                assert_eq!(errors(&module), [""; 0], "{} {}", system.name, bound.name);
            }
        }
    }
}

#[test]
fn several_entities_quantifiers_and_keys_parse() {
    let text = r#"context small.house {
        entity Door { key number: Int; states initial Shut, Open; move open: Shut -> Open; move shut: Open -> Shut; }
        entity Lamp { key room: String; watt: Int; states initial Dark, final Lit; move light: Dark -> Lit; }
        command Push(number: Int) on Door[number] {
            hung when absent => create;
            open when in Shut => move open;
            shut otherwise => move shut;
        }
        command Mount(room: String, watt: Int) on Lamp[room] {
            mounted when absent => create, set { watt };
            lit when in Dark && input.watt >= self.watt => move light;
            stays otherwise => keep;
        }
        bound small { Door: {7, 3}; Lamp: {"attic", "cellar"}; watt: {-40, 20}; }
        always numbered: all door in Door: door.number == 3 || door.number > 6;
        always lit_by: all door in Door: !(some lamp in Lamp: lamp in Lit && lamp.room == "attic" && door in Shut);
        never pale: step of Lamp by Mount.lit: before.watt < input.watt && after.watt != 20;
        reach every outcome;
    }"#;
    let module = export::tla(&system(text), 0, true).expect("it can be exported");
    assert_eq!(errors(&module), [""; 0], "{module}");
}

/// The grammar does stumble over what is no TLA+.
#[test]
fn what_is_no_module_does_not_parse() {
    let module = export::tla(&loom_agent(), 0, true).expect("it can be exported");
    for (from, to) in [("Init ==", "Init =="), ("EXCEPT", "EXCPT ,"), ("\\E row", "\\E in row"), ("====", "")] {
        let changed = module.replacen(from, to, 1);
        assert_eq!(errors(&changed).is_empty(), from == to, "{to}");
    }
}
