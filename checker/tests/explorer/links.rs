//! Links: those that the pages give lead on, and those that no longer fit are refused politely.

use crate::support::Explorer;
use std::collections::{BTreeSet, VecDeque};

/// So many pages of the explorer are followed.
const FOLLOWED: usize = 300;

#[test]
fn every_link_leads_on() {
    let explorer = Explorer::start(&[]);
    let mut known = BTreeSet::from([explorer.first()]);
    let mut queue: VecDeque<String> = known.iter().cloned().collect();
    let mut followed = 0;
    while let Some(link) = queue.pop_front().filter(|_| followed < FOLLOWED) {
        let answer = explorer.get(&link);
        assert_eq!(answer.status, 200, "{link}");
        followed += 1;
        for link in answer.links() {
            assert!(link.starts_with('/'), "a link to elsewhere: {link}");
            if known.insert(link.clone()) {
                queue.push_back(link);
            }
        }
    }
    assert_eq!(followed, FOLLOWED);
}

#[test]
fn a_link_for_another_declaration_or_bound_is_refused_politely() {
    let (s, m) = (Explorer::start(&["loom_agent", "--bound", "s"]), Explorer::start(&["--bound", "m"]));
    let stale = m.get(&format!("{}0.3.15", s.first()));
    assert_eq!(stale.status, 410);
    for words in ["no longer fits", "3 steps", "bound <code>m</code>", "To the first world"] {
        assert!(stale.body.contains(words), "{words} is not in {}", stale.body);
    }
    assert!(stale.links().contains(&m.first()));
}

#[test]
fn a_link_is_the_same_in_another_process_and_spacing() {
    let text = include_str!("../reports/desk.life");
    let spaced = crate::support::file("spaced.life", &format!("\n\n{}", text.replace("    ", "  \t ")));
    let original = crate::support::file("original.life", text);
    let first = |path: &std::path::Path| Explorer::start(&[path.to_str().expect("UTF-8")]).first();
    assert_eq!(first(&original), first(&spaced));
}

#[test]
fn a_link_to_no_path_says_what_is_wrong() {
    let explorer = Explorer::start(&[]);
    let first = explorer.first();
    let long = vec!["0"; 201].join(".");
    for (path, words) in [
        ("0.25", "Its step 2 is command 25, and this bound has 25 commands, from 0 to 24."),
        ("0.x", "Its step 2 is `x`"),
        ("0..1", "Its step 2 is ``"),
        ("01", "no number of a command"),
        ("+1", "no number of a command"),
        ("99999999999999999999999", "no number of a command"),
        ("&lt;", "Its step 1 is `&amp;lt;`"),
        ("0.3l0", "Its step 2 is of a late command, and cannot be taken where it stands."),
        ("0.3i", "Its step 2 is of a late command"),
        ("0.3l", "no number of a command"),
        ("0.3l00", "no number of a command"),
        (long.as_str(), "It has 201 steps"),
    ] {
        let answer = explorer.get(&format!("{first}{path}"));
        assert_eq!(answer.status, 404, "{path}");
        assert!(answer.body.contains(words), "{path}: {}", answer.body);
        assert!(answer.links().contains(&first), "{path} leads on");
    }
    for target in ["/w/", "/w", "/w/zz", "/w/00000000000g/"] {
        assert_eq!(explorer.get(target).status, 404, "{target}");
    }
}
