//! What every rule says of this world, and of the step that led here.

use super::super::guide::{Guide, Place};
use super::super::html::Html;
use crate::rules::{Kind, RuleInfo};
use crate::steering::Light;

pub(super) fn section(guide: &Guide, place: &Place) -> Html {
    let mut section = Html::default();
    section.raw("<section id=\"rules\"><h2>Rules here</h2>");
    let lights = together(guide, place);
    let declared = |(rule, _): &&(&RuleInfo, Seen)| rule.kind != Kind::Builtin;
    section.raw("<ul class=\"lights\">");
    for (rule, seen) in lights.iter().filter(declared) {
        section.add(&line(rule, seen));
    }
    section.raw("</ul>");
    let builtin: Vec<&(&RuleInfo, Seen)> = lights.iter().filter(|light| !declared(light)).collect();
    let broken = builtin.iter().any(|(_, seen)| matches!(seen.light, Light::Broken(_)));
    section.raw(if broken { "<details open>" } else { "<details>" }).raw("<summary>Built-in rules: ");
    section.text(&tallied(builtin.iter().map(|(_, seen)| &seen.light))).raw("</summary><ul class=\"lights\">");
    for (rule, seen) in builtin {
        section.add(&line(rule, seen));
    }
    section.raw("</ul></details><p class=\"faint\">What is reached at all, and what holds everywhere, ");
    section.raw("<code>selvedge check</code> tells.</p></section>");
    section
}

/// What a rule says, and whether it says it of the step that led here rather than of this world.
struct Seen {
    light: Light,
    of_step: bool,
}

/// Every rule that says something of one place.
fn together<'g>(guide: &'g Guide, place: &Place) -> Vec<(&'g RuleInfo, Seen)> {
    let here = place.here().ok();
    let step = place.trials.last();
    let seen = |index: usize| {
        let of_step = step.map(|trial| &trial.lights[index]).filter(|light| **light != Light::Elsewhere);
        let of_world = here.map(|sight| &sight.lights[index]).filter(|light| **light != Light::Elsewhere);
        match (of_step, of_world) {
            (Some(light), _) => Some(Seen { light: light.clone(), of_step: true }),
            (None, Some(light)) => Some(Seen { light: light.clone(), of_step: false }),
            (None, None) => None,
        }
    };
    guide.rules.iter().enumerate().filter_map(|(index, rule)| Some((rule, seen(index)?))).collect()
}

fn line(rule: &RuleInfo, seen: &Seen) -> Html {
    let mut line = Html::default();
    line.raw("<li><span>").add(&word(rule.kind, &seen.light)).raw("</span><span>");
    if rule.kind != Kind::Builtin {
        line.text(rule.kind.word()).raw(" ");
    }
    line.raw("<code>").text(&rule.name).raw("</code>");
    if seen.of_step {
        line.raw(" <span class=\"faint\">on the last step</span>");
    }
    match &seen.light {
        Light::Broken(detail) if !detail.is_empty() => {
            line.raw("<small class=\"bad\">").text(detail).raw("</small>");
        }
        _ => {}
    }
    line.raw("<small>").text(&rule.says).raw("</small></span></li>");
    line
}

fn word(kind: Kind, light: &Light) -> Html {
    let mut word = Html::default();
    match light {
        Light::Holds => word.raw("<span class=\"word good\">✓ holds</span>"),
        Light::Broken(_) => word.raw("<span class=\"word bad\">✗ broken</span>"),
        Light::Reached if kind == Kind::Hazard => word.raw("<span class=\"word warn\">⚠ danger here</span>"),
        Light::Reached => word.raw("<span class=\"word good\">✓ reached</span>"),
        Light::NotExercised if kind.is_search() => word.raw("<span class=\"faint\">– not here</span>"),
        Light::NotExercised | Light::Elsewhere => word.raw("<span class=\"faint\">– not exercised</span>"),
    };
    word
}

/// `12 hold, none broken, 4 not exercised`
fn tallied<'l>(lights: impl Iterator<Item = &'l Light>) -> String {
    let (mut hold, mut broken, mut idle) = (0, 0, 0);
    for light in lights {
        match light {
            Light::Holds => hold += 1,
            Light::Broken(_) => broken += 1,
            Light::NotExercised => idle += 1,
            Light::Reached | Light::Elsewhere => {}
        }
    }
    let broken = if broken == 0 { "none broken".to_owned() } else { format!("{broken} broken") };
    let verb = if hold == 1 { "holds" } else { "hold" };
    format!("{hold} {verb}, {broken}, {idle} not exercised")
}

/// What the rules say of a step that is offered and of the world after it: how many, and by name those that it breaks
/// and those that are not reached here already.
pub(super) fn verdicts(guide: &Guide, place: &Place, step: &[Light], after: Option<&[Light]>) -> Html {
    let lights = || step.iter().chain(after.into_iter().flatten());
    let mut html = Html::default();
    html.raw("<span class=\"verdicts\">Rules: ").text(&tallied(lights())).raw("</span>");
    let here = place.here().map_or(&[][..], |sight| &sight.lights);
    for (index, light) in lights().enumerate() {
        let index = index % guide.rules.len();
        let rule = &guide.rules[index];
        match light {
            Light::Broken(detail) => {
                html.raw("<span class=\"change bad\"><span class=\"word\">✗ breaks</span> ").text(&rule.name);
                if !detail.is_empty() {
                    html.raw(": ").text(detail);
                }
                html.raw("</span>");
            }
            Light::Reached if here.get(index) == Some(&Light::Reached) => {}
            Light::Reached if rule.kind == Kind::Hazard => {
                html.raw("<span class=\"change warn\"><span class=\"word\">⚠ leads to danger</span> ");
                html.text(&rule.name).raw("</span>");
            }
            Light::Reached => {
                html.raw("<span class=\"change good\"><span class=\"word\">✓ reaches</span> ");
                html.text(&rule.name).raw("</span>");
            }
            Light::Holds | Light::NotExercised | Light::Elsewhere => {}
        }
    }
    html
}
