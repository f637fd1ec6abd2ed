//! In a real browser, by keyboard alone: with the shortcuts, and without any script.

use crate::support::Explorer;
use crate::webdriver::{Browser, ENTER, ESCAPE, TAB};
use serde_json::json;

fn address(explorer: &Explorer) -> String {
    format!("http://127.0.0.1:{}/", explorer.port)
}

#[test]
fn the_shortcuts_lead_there_and_back() {
    let explorer = Explorer::start(&[]);
    let Some(browser) = Browser::start("keys", &json!({})) else { return };
    browser.open(&address(&explorer));
    browser.wait_for("First world");
    // The first stop is the group, the second its first step.
    browser.press("jj");
    let focused = browser.script("return document.activeElement.textContent");
    assert!(focused.as_str().is_some_and(|text| text.starts_with("ApplyLoomAgent(")), "{focused}");
    browser.press(ENTER);
    browser.wait_for("After 1 step");
    // A folded group opens and its steps can be reached.
    let open = "return document.querySelector('#rejected').open";
    assert_eq!(browser.script(open), false);
    browser.script("document.querySelector('#rejected > summary').focus()");
    browser.press(ENTER);
    assert_eq!(browser.script(open), true);
    browser.press("k");
    let focused = browser.script("return document.activeElement.matches('#commands summary, #commands a.step')");
    assert_eq!(focused, true);
    browser.press("b");
    browser.wait_for("First world");
    browser.press("?");
    assert_eq!(browser.script("return document.querySelector('#keys').open"), true);
    assert_eq!(browser.complaints(), Vec::<serde_json::Value>::new());
}

#[test]
fn a_search_is_asked_and_followed_by_keys() {
    let explorer = Explorer::start(&[]);
    let Some(browser) = Browser::start("search", &json!({})) else { return };
    browser.open(&address(&explorer));
    browser.wait_for("First world");
    // In the field, the shortcuts are letters.
    browser.press("/bgjk");
    assert_eq!(browser.script("return document.querySelector('#q').value"), "bgjk");
    browser.press(ESCAPE);
    browser.press("/");
    browser.press("some a in LoomAgent: a in {Failed}");
    browser.press(ENTER);
    browser.wait_for("Found");
    browser.press("j");
    browser.press(ENTER);
    browser.wait_for("After 3 steps");
    let state = browser.script("return document.querySelector('.chip').textContent");
    assert_eq!(state, "Failed");
    browser.press("g");
    browser.wait_for("First world");
    assert_eq!(browser.complaints(), Vec::<serde_json::Value>::new());
}

#[test]
fn without_scripts_tab_and_enter_suffice() {
    let explorer = Explorer::start(&[]);
    let without = json!({ "profile.managed_default_content_settings.javascript": 2 });
    let Some(browser) = Browser::start("no-script", &without) else { return };
    browser.open(&address(&explorer));
    browser.wait_for("First world");
    // The first Tab offers to skip the head of the page; then the first group and its first step.
    browser.press(TAB);
    browser.press(ENTER);
    browser.press(TAB);
    browser.press(TAB);
    browser.press(ENTER);
    browser.wait_for("After 1 step");
    // There really is no script: this shortcut would lead back.
    browser.press("b");
    std::thread::sleep(std::time::Duration::from_millis(500));
    browser.wait_for("After 1 step");
}

#[test]
fn a_telephone_shows_the_whole_width() {
    let explorer = Explorer::start(&[]);
    let Some(browser) = Browser::start("narrow", &json!({})) else { return };
    browser.narrow(390);
    for path in ["", "0", "0.3", "0.3.15"] {
        browser.open(&format!("{}{path}", address(&explorer).trim_end_matches('/').to_owned() + &explorer.first()));
        let width = browser.script("return document.documentElement.scrollWidth");
        assert_eq!(width, 390, "{path}");
    }
}
