//! What can be done here: every command of the bound under the outcome that it would take, rejections apart.

use super::super::guide::{Guide, Place};
use super::super::html::{Html, counted};
use super::path::{changes, message, way};
use super::rules::verdicts;
use crate::explore::Way;
use crate::report::ToldStep;
use crate::steering::Trial;
use selvedge_spec::ir::{CommandId, Effect, OutcomeId};
use std::collections::BTreeMap;

/// A group with more steps is shown folded.
const MOST_OPEN: usize = 4;

/// What answers: an outcome of a command, or nothing.
type Answer = (CommandId, Option<OutcomeId>);

type Groups<'a> = BTreeMap<Answer, Vec<Offer<'a>>>;

struct Offer<'a> {
    told: &'a ToldStep,
    trial: &'a Trial,
}

pub(super) fn section(guide: &Guide, place: &Place) -> Html {
    let mut section = Html::default();
    section.raw("<section id=\"commands\"><h2>Commands</h2>");
    if place.offered.is_empty() {
        section.raw("<p class=\"faint\">No command can be tried here: go back.</p></section>");
        return section;
    }
    let landing = grouped(guide, place, |way| matches!(way, Way::Late(_)));
    if !landing.is_empty() {
        section.raw("<p class=\"faint\">What is under way could land now:</p>");
        section.add(&groups_of(guide, place, &landing.iter().collect::<Vec<_>>()));
    }
    let at_once = grouped(guide, place, |way| way == Way::AtOnce);
    let (rejected, answered): (Vec<_>, Vec<_>) = at_once.iter().partition(|(answer, _)| is_rejected(guide, **answer));
    section.raw("<p class=\"faint\">What each would do here, tried with ");
    section.text(&counted(guide.course.commands.len(), "input")).raw(" of the bound.</p>");
    section.add(&groups_of(guide, place, &answered));
    section.add(&folded(guide, place, "rejected", "Rejected here", &rejected));
    let issued = grouped(guide, place, |way| way == Way::Issued);
    section.add(&folded(guide, place, "issued", "Issue now, to land later", &issued.iter().collect::<Vec<_>>()));
    section.raw("</section>");
    section
}

fn grouped<'a>(guide: &Guide, place: &'a Place, wanted: impl Fn(Way) -> bool) -> Groups<'a> {
    let mut groups = Groups::new();
    for (told, trial) in place.offered.iter().filter(|(_, trial)| wanted(trial.act.way)) {
        let id = guide.course.commands[trial.act.command as usize].0;
        let reply = trial.answered.as_ref().ok().and_then(|(reply, _)| reply.as_ref());
        groups.entry((id, reply.map(|reply| reply.outcome))).or_default().push(Offer { told, trial });
    }
    groups
}

/// Groups behind one fold; nothing where there are none.
fn folded(
    guide: &Guide,
    place: &Place,
    id: &'static str,
    title: &'static str,
    groups: &[(&Answer, &Vec<Offer<'_>>)],
) -> Html {
    let mut html = Html::default();
    if groups.is_empty() {
        return html;
    }
    let count: usize = groups.iter().map(|(_, offers)| offers.len()).sum();
    html.raw("<details class=\"outcome apart\" id=\"").raw(id).raw("\"><summary><span class=\"count\">");
    html.text(&counted(count, "input")).raw("</span><strong>").raw(title).raw("</strong></summary>");
    html.add(&groups_of(guide, place, groups)).raw("</details>");
    html
}

fn is_rejected(guide: &Guide, (command, outcome): Answer) -> bool {
    outcome.is_some_and(|outcome| guide.system().command(command).outcome(outcome).is_rejection())
}

/// Groups under the names of their commands, in declared order.
fn groups_of(guide: &Guide, place: &Place, groups: &[(&Answer, &Vec<Offer<'_>>)]) -> Html {
    let mut html = Html::default();
    let mut last = None;
    for ((command, outcome), offers) in groups {
        if last != Some(*command) {
            html.raw("<h3>").text(&guide.system().command(*command).name.text).raw("</h3>");
            last = Some(*command);
        }
        html.add(&group(guide, place, (*command, *outcome), offers));
    }
    html
}

fn group(guide: &Guide, place: &Place, (command, outcome): Answer, offers: &[Offer<'_>]) -> Html {
    let outcome = outcome.map(|outcome| guide.system().command(command).outcome(outcome));
    let is_open = offers.len() <= MOST_OPEN && outcome.is_none_or(|outcome| !outcome.is_rejection());
    let mut html = Html::default();
    html.raw(if is_open { "<details class=\"outcome\" open>" } else { "<details class=\"outcome\">" });
    html.raw("<summary><span class=\"count\">").text(&counted(offers.len(), "input")).raw("</span>");
    match outcome {
        None if offers.iter().all(|offer| offer.trial.act.way == Way::Issued) => {
            html.raw("<span class=\"word\">under way</span>")
        }
        None => html.raw("<span class=\"word bad\">no answer</span>"),
        Some(outcome) => {
            html.raw("<span class=\"word\">").text(&outcome.wire).raw("</span> ");
            match outcome.effect {
                Effect::Keep => html.raw("<span class=\"faint\">changes nothing</span>"),
                Effect::Reject { error, .. } => {
                    let error = &guide.system().errors[error.0].name.text;
                    html.raw("<span class=\"faint\">").text(error).raw("</span>")
                }
                // Where rows in different states are addressed, each step tells its own way.
                _ if way_differs(offers) => &mut html,
                _ => html.add(&offers.first().map_or_else(Html::default, |offer| way(offer.told))),
            }
        }
    };
    html.raw("</summary><ul class=\"steps\">");
    for offer in offers {
        html.add(&step(guide, place, offer, way_differs(offers)));
    }
    html.raw("</ul></details>");
    html
}

fn way_differs(offers: &[Offer<'_>]) -> bool {
    offers.windows(2).any(|pair| (&pair[0].told.from, &pair[0].told.to) != (&pair[1].told.from, &pair[1].told.to))
}

fn step(guide: &Guide, place: &Place, offer: &Offer<'_>, tell_way: bool) -> Html {
    let mut path = place.path.clone();
    path.push(offer.trial.act);
    let mut html = Html::default();
    html.raw("<li><a class=\"step\" href=\"").text(&guide.link(&path)).raw("\">");
    html.text(&offer.told.command).raw("</a>");
    if tell_way {
        html.raw("<span class=\"change\">").add(&way(offer.told)).raw("</span>");
    }
    html.add(&changes(&offer.told.changes)).add(&message(offer.told));
    match &offer.trial.answered {
        Ok((_, sight)) => html.add(&verdicts(guide, place, &offer.trial.lights, Some(&sight.lights))),
        Err(fault) => {
            html.raw("<span class=\"change bad\">").text(fault).raw("</span>");
            html.add(&verdicts(guide, place, &offer.trial.lights, None))
        }
    };
    html.raw("</li>");
    html
}
