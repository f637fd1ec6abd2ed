//! Pages beside the worlds: what a search found, and links that lead nowhere.

use super::super::guide::Guide;
use super::super::html::{Html, counted};
use super::{document, example};
use crate::explore::Act;
use crate::steering::Found;
use selvedge_spec::Diagnostic;

/// The page of a search that asked nothing.
pub(in super::super) fn search_help(guide: &Guide, from: &[Act]) -> Html {
    let mut body = Html::default();
    body.raw("<p>A search takes a condition in the words of the declaration’s rules, and shows the nearest world in ");
    body.raw("which it holds. For example:</p><pre>").text(&example(guide)).raw("</pre>").add(&back(guide, from));
    titled(guide, "Search", from, "", &body)
}

/// The page of a search.
pub(in super::super) fn found(guide: &Guide, from: &[Act], condition: &str, found: &Found) -> Html {
    let mut body = Html::default();
    body.raw("<pre>").text(condition).raw("</pre>");
    let looked_at = counted(found.looked_at, "world");
    let title = match &found.path {
        Some(path) => {
            let steps = counted(path.len(), "step");
            body.raw("<p id=\"found\">It holds in the nearest such world: <a href=\"")
                .text(&guide.link(path))
                .raw("\">");
            body.text(&if path.is_empty() { "the first world".to_owned() } else { format!("after {steps}") });
            body.raw("</a>.</p><p class=\"faint\">Searched, nearest first: ").text(&looked_at).raw(".</p>");
            "Found"
        }
        None if found.is_complete => {
            body.raw("<p>None within the bound: it holds in none of its ").text(&looked_at).raw(".</p>");
            "None within the bound"
        }
        None => {
            body.raw("<p class=\"warn\">Not found, but the search stopped after ").text(&looked_at);
            body.raw(": there are more, and it may hold in one of them.</p>");
            "Not found so far"
        }
    };
    if let Some((count, why)) = &found.meaningless {
        body.raw("<p class=\"warn\">In ").text(&counted(*count, "world"));
        body.raw(" it is neither true nor false: ").text(why).raw(".</p>");
    }
    if found.unread > 0 {
        body.raw("<p class=\"warn\">In ").text(&counted(found.unread, "world")).raw(" the rows cannot be read.</p>");
    }
    body.add(&back(guide, from));
    titled(guide, title, from, condition, &body)
}

/// The page of a search for what is no condition.
pub(in super::super) fn wrong_condition(guide: &Guide, from: &[Act], condition: &str, problems: &[Diagnostic]) -> Html {
    let mut body = Html::default();
    body.raw("<pre>").text(condition).raw("</pre>");
    for problem in problems {
        body.raw("<p class=\"bad\">").text(&problem.message).raw("</p>");
        if let Some(help) = &problem.help {
            body.raw("<p>").text(help).raw("</p>");
        }
    }
    body.raw("<p class=\"faint\">A condition looks like this:</p><pre>").text(&example(guide)).raw("</pre>");
    body.add(&back(guide, from));
    titled(guide, "This is no condition", from, condition, &body)
}

/// The page of a link to a path of another declaration or bound.
pub(in super::super) fn stale(guide: &Guide, steps: &str) -> Html {
    let count = if steps.is_empty() { 0 } else { steps.split('.').count() };
    let mut body = Html::default();
    body.raw("<p>It was made for another declaration or another bound than is explored here, and named a path of ");
    body.text(&counted(count, "step"))
        .raw(". The same numbers would mean other commands now, so it is not followed.</p>");
    body.raw("<p>Explored here: <code>").text(&guide.declaration.path).raw("</code>, bound <code>");
    body.text(&guide.bound).raw("</code>. Start ‘selvedge explore’ with what the link was made for, or go on from ");
    body.raw("here:</p>").add(&back(guide, &[]));
    titled(guide, "This link no longer fits", &[], "", &body)
}

/// The page of a link that names no path.
pub(in super::super) fn no_path(guide: &Guide, why: &str) -> Html {
    let mut body = Html::default();
    body.raw("<p>").text(why).raw("</p>").add(&back(guide, &[]));
    titled(guide, "This link names no path", &[], "", &body)
}

/// The page of a link that was never one of ours.
pub(in super::super) fn nowhere(guide: &Guide) -> Html {
    let mut body = Html::default();
    body.raw("<p>The explorer has no such page.</p>").add(&back(guide, &[]));
    titled(guide, "Nothing is here", &[], "", &body)
}

fn back(guide: &Guide, from: &[Act]) -> Html {
    let mut back = Html::default();
    back.raw("<nav class=\"ways\" aria-label=\"Ways on\"><a class=\"back\" href=\"").text(&guide.link(from)).raw("\">");
    back.raw(if from.is_empty() { "To the first world" } else { "Back to the world" }).raw("</a></nav>");
    back
}

fn titled(guide: &Guide, title: &str, from: &[Act], sought: &str, body: &Html) -> Html {
    let mut main = Html::default();
    main.raw("<main class=\"plain\"><section id=\"commands\"><h1>").text(title).raw("</h1>").add(body);
    main.raw("</section></main>");
    document(guide, title, from, sought, &main)
}
