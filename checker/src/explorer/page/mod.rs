//! The pages: each a whole HTML document that needs no script.

mod commands;
mod path;
mod plain;
mod rows;
mod rules;

pub(super) use plain::{found, no_path, nowhere, search_help, stale, wrong_condition};

use super::guide::{Guide, Place};
use super::html::{Html, counted};
use crate::explore::Act;

/// The page of a world.
pub(super) fn world(guide: &Guide, place: &Place) -> Html {
    let steps = place.path.len();
    let title = if steps == 0 { "First world".to_owned() } else { format!("After {}", counted(steps, "step")) };
    let mut main = Html::default();
    main.raw("<main class=\"world\">");
    main.add(&rows::section(guide, place, &title));
    main.add(&commands::section(guide, place));
    main.add(&path::section(guide, place));
    main.add(&rules::section(guide, place));
    main.raw("</main>");
    document(guide, &title, &place.path, "", &main)
}

/// A document around what is in its middle. The search keeps where it was asked from and what was asked.
fn document(guide: &Guide, title: &str, path: &[Act], sought: &str, main: &Html) -> Html {
    let mut page = Html::default();
    page.raw("<!doctype html><html lang=\"en\"><head><meta charset=\"utf-8\"><title>").text(title).raw(" · ");
    page.text(&guide.system().name.text).raw(" · Selvedge</title>");
    page.raw("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">");
    page.raw("<link rel=\"icon\" href=\"/icon.svg\"><link rel=\"stylesheet\" href=\"/style.css\">");
    page.raw("<script src=\"/keys.js\" defer></script></head><body>");
    page.raw("<a class=\"skip\" href=\"#commands\">To the commands</a>");
    page.raw("<header><div><p><span class=\"name\">").text(&guide.system().name.text).raw("</span> ");
    page.raw("<span class=\"faint\">bound ").text(&guide.bound).raw("</span></p>");
    page.add(&search_form(guide, path, sought)).raw("</div></header>");
    page.add(main);
    page.raw("<footer><p>Explored: ").text(guide.steered.describe()).raw(". Declared in <code>");
    page.text(&guide.declaration.path).raw("</code>.</p>").add(&keys()).raw("</footer></body></html>\n");
    page
}

fn search_form(guide: &Guide, path: &[Act], sought: &str) -> Html {
    let mut form = Html::default();
    form.raw("<form action=\"/search\" role=\"search\"><input type=\"hidden\" name=\"at\" value=\"");
    form.text(guide.link(path).trim_start_matches("/w/"));
    form.raw(
        "\"><input type=\"search\" id=\"q\" name=\"q\" maxlength=\"2000\" spellcheck=\"false\" autocomplete=\"off\" ",
    );
    form.raw("aria-label=\"Condition of the world to find\" placeholder=\"").text(&example(guide)).raw("\" value=\"");
    form.text(sought).raw("\"><button>Find</button></form>");
    form
}

/// A condition that this system understands.
fn example(guide: &Guide) -> String {
    guide.system().entities.first().map_or_else(String::new, |entity| {
        let state = entity.states.last().map_or("", |state| state.name.as_str());
        format!("some a in {}: a in {{{state}}}", entity.name)
    })
}

fn keys() -> Html {
    let mut keys = Html::default();
    keys.raw("<details id=\"keys\"><summary>Keys</summary><dl>");
    keys.raw("<dt><kbd>j</kbd> <kbd>k</kbd></dt><dd>next and previous command or step</dd>");
    keys.raw("<dt><kbd>Enter</kbd></dt><dd>open a group, take a step</dd>");
    keys.raw("<dt><kbd>b</kbd> <kbd>g</kbd></dt><dd>back one step, to the first world</dd>");
    keys.raw("<dt><kbd>/</kbd></dt><dd>search by a condition</dd>");
    keys.raw("<dt><kbd>?</kbd></dt><dd>this list</dd></dl></details>");
    keys
}
