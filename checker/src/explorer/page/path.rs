//! How one came here: each step with its outcome, its move, what changed and the line that decided.

use super::super::guide::{Guide, Place};
use super::super::html::Html;
use super::rows::side;
use crate::report::{Change, Late, ToldStep};

pub(super) fn section(guide: &Guide, place: &Place) -> Html {
    let mut section = Html::default();
    section.raw("<section id=\"path\"><h2>Path so far</h2>");
    if place.path.is_empty() {
        section.raw("<p class=\"faint\">No step has been taken.</p></section>");
        return section;
    }
    section.raw("<ol>");
    for (index, step) in place.told.iter().enumerate() {
        section.raw("<li>");
        let is_last = index + 1 == place.told.len();
        let command = code(&step.command);
        if is_last {
            section.raw("<span aria-current=\"step\">").add(&command).raw("</span>");
        } else {
            section.raw("<a href=\"").text(&guide.link(&place.path[..=index])).raw("\">").add(&command).raw("</a>");
        }
        section.raw("<br><span class=\"word\">").text(&step.outcome).raw("</span>: ").add(&way(step));
        section.add(&changes(&step.changes)).add(&message(step));
        section.raw("<span class=\"line\">").text(&step.line).raw(" <code>").text(&step.source);
        section.raw("</code></span></li>");
    }
    section.raw("</ol><p><a href=\"").text(&guide.saved_link(&place.path)).raw("\" download=\"path.json\">");
    section.raw("Save this path</a> <span class=\"faint\">for <code>selvedge replay</code></span></p></section>");
    section
}

/// The event that was emitted, or the error that was reported.
pub(super) fn message(step: &ToldStep) -> Html {
    let mut message = Html::default();
    for (verb, text) in [("emits ", &step.event), ("reports ", &step.error)] {
        if let Some(text) = text {
            message.raw("<span class=\"change\">").raw(verb).add(&code(text)).raw("</span>");
        }
    }
    message
}

fn code(text: &str) -> Html {
    let mut code = Html::default();
    code.raw("<code>").text(text).raw("</code>");
    code
}

/// `Pending → Running by the move run`
pub(super) fn way(step: &ToldStep) -> Html {
    let mut way = Html::default();
    match step.late {
        Some(Late::Issued) => {
            way.text("issued while it is ").text(&step.from);
            return way;
        }
        Some(Late::Lands) => {
            way.raw("lands late, ");
        }
        None => {}
    }
    if step.from == step.to {
        way.raw("stays ").text(&step.to);
    } else {
        way.text(&step.from).raw(" → <strong>").text(&step.to).raw("</strong>");
    }
    if let Some(taken) = &step.taken {
        way.raw(" by the move ").text(taken);
    }
    way
}

/// Each changed field, before and after.
pub(super) fn changes(changes: &[Change]) -> Html {
    let mut html = Html::default();
    for change in changes {
        html.raw("<span class=\"change\"><mark>").text(&change.field).raw("</mark> ");
        html.add(&side(change.before.as_deref())).raw(" → ").add(&side(change.after.as_deref())).raw("</span>");
    }
    html
}
