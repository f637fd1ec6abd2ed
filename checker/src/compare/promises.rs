//! What is promised: views, and rules by their names.

use super::{Changes, Concern, paired};
use selvedge_spec::ir::{Freshness, RuleKind, System, View};
use selvedge_spec::print::Printer;

/// Compares views and rules.
pub(super) fn compare(old: &System, new: &System, changes: &mut Changes) {
    views(old, new, changes);
    let (both, gone, come) = paired(&old.rules, &new.rules, |rule| rule.name.as_str());
    for rule in gone {
        let what = format!("the rule `{}` is promised no more", rule.name);
        if rule.kind == RuleKind::Hazard {
            changes.fits(Concern::Promise, format!("the hazard `{}` is gone", rule.name), None);
        } else {
            changes.breaks(Concern::Promise, what, Some(Printer::new(old).rule(&rule.body)));
        }
    }
    for rule in come {
        let noun = if rule.kind == RuleKind::Hazard { "hazard" } else { "rule" };
        let witness = Some(Printer::new(new).rule(&rule.body));
        changes.fits(Concern::Promise, format!("the {noun} `{}` is new", rule.name), witness);
    }
    for (before, after) in both {
        let (first, second) = (Printer::new(old).rule(&before.body), Printer::new(new).rule(&after.body));
        if first != second || before.kind != after.kind {
            let what = format!("the rule `{}` says something else", before.name);
            changes.breaks(Concern::Promise, what, Some(format!("{first} -> {second}")));
        }
    }
}

fn views(old: &System, new: &System, changes: &mut Changes) {
    let (both, gone, come) = paired(&old.views, &new.views, |view| view.name.as_str());
    gone.iter().for_each(|view| changes.breaks(Concern::Promise, format!("the view `{}` is gone", view.name), None));
    come.iter().for_each(|view| changes.fits(Concern::Promise, format!("the view `{}` is new", view.name), None));
    for (before, after) in both {
        if before.freshness != after.freshness {
            let what = format!("the view `{}` is {}", before.name, words(after.freshness));
            match after.freshness {
                Freshness::ReadYourWrites => changes.fits(Concern::Promise, what, None),
                Freshness::Eventual => changes.breaks(Concern::Promise, what, None),
            }
        }
        let (first, second) = (rows(old, before), rows(new, after));
        if first != second {
            let what = format!("the view `{}` contains other rows", before.name);
            changes.breaks(Concern::Promise, what, Some(format!("{first} -> {second}")));
        }
        let (_, gone, come) = paired(&before.fields, &after.fields, |field| field.wire.as_str());
        for field in gone {
            let what = format!("the view `{}` does not show `{}` any more", before.name, field.wire);
            changes.breaks(Concern::Promise, what, None);
        }
        for field in come {
            let what = format!("the view `{}` shows `{}`, which its readers do not know", after.name, field.wire);
            changes.breaks(Concern::Promise, what, None);
        }
    }
}

/// Which rows a view contains, as declared.
fn rows(system: &System, view: &View) -> String {
    let printer = Printer::new(system).on(view.entity);
    view.filter.as_ref().map_or("all".to_owned(), |filter| printer.expr(filter))
}

fn words(freshness: Freshness) -> &'static str {
    match freshness {
        Freshness::ReadYourWrites => "current as soon as a command returns",
        Freshness::Eventual => "current some time after a command returns, not at once",
    }
}
