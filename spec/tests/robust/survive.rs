//! All that can be done with a text, none of which may panic.

use selvedge_spec::interpret::{World, apply, commands, step, view_rows};
use selvedge_spec::ir::{EntityId, System};
use selvedge_spec::{declare, document, plain, plain_lex_error, source};
use std::panic::{AssertUnwindSafe, catch_unwind};

/// Reads a text and, if it is a declaration without mistakes, documents it and runs it. True if it was.
pub(crate) fn survive(text: &str) -> bool {
    catch_unwind(AssertUnwindSafe(|| read(text))).unwrap_or_else(|_| panic!("this text makes a panic:\n{text}"))
}

fn read(text: &str) -> bool {
    // Nothing that was read before is needed any more, and the places of all texts would fill the memory.
    proc_macro2::extra::invalidate_current_thread_spans();
    let tokens = match source::tokens(text) {
        Ok(tokens) => tokens,
        Err(error) => {
            assert!(plain_lex_error(&error, text, "a.life").contains("[syntax]"));
            #[cfg(feature = "render")]
            drop(selvedge_spec::render_lex_error(&error, text, "a.life", true, 80));
            return false;
        }
    };
    let declared = declare(tokens);
    // Of very many problems the first are drawn: all may stand in one line, which each of them walks.
    let drawn = &declared.diagnostics[..declared.diagnostics.len().min(5)];
    for problem in drawn {
        let told = plain(problem, &declared.spans, text, "a.life");
        assert!(told.contains(problem.code.name()), "{told}");
    }
    #[cfg(feature = "render")]
    drop(selvedge_spec::render(&declared.spans, drawn, text, "a.life", false, 80));
    assert!(declared.system.is_some() || !declared.diagnostics.is_empty(), "nothing read and nothing told");
    match declared.sound() {
        Ok((system, _)) => {
            document(&system);
            run(&system);
            true
        }
        Err(_) => false,
    }
}

fn document(system: &System) {
    assert!(!document::markdown(system).is_empty());
    for entity in (0..system.entities.len()).map(EntityId) {
        assert!(document::mermaid(system, entity).starts_with("stateDiagram-v2"));
        assert!(document::dot(system, entity).contains("digraph"));
        assert!(document::svg(system, entity).contains("</svg>"));
    }
}

/// A walk: each command of each bound once, wherever the ones before it lead to. What answers must be among what was
/// found to be able to.
fn run(system: &System) {
    for bound in &system.bounds {
        let mut world = World::empty(system);
        for (command, input) in commands(system, bound).take(200) {
            let step = step(system, &world, command, &input).expect("a sound declaration answers every command");
            let place = world.row(step.entity, &step.key).map(|row| row.state);
            let able = system.command(command).answers.at(place);
            assert!(able.contains(&step.outcome), "{:?} is not among {able:?}", step.outcome);
            apply(&mut world, &step);
        }
        for view in &system.views {
            view_rows(system, view, &world).expect("a sound view shows every world");
        }
    }
}
