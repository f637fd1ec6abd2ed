//! Small declarations, each with a construct that an export could get wrong; and rules that are broken.

use super::tools::{Witnesses, checked};
use selvedge_checker::declaration::Declaration;
use selvedge_checker::verdict::Verdict;

pub(crate) fn declared(text: &str) -> Declaration {
    declared_in("small.life", text)
}

/// What stands in a file of this name.
pub(crate) fn declared_in(name: &str, text: &str) -> Declaration {
    Declaration::parse(name, text, false).unwrap_or_else(|refused| panic!("{}\n{text}", refused.message))
}

/// The three find the same worlds and steps within the first bound, and nothing broken.
#[track_caller]
pub(crate) fn agree(text: &str, worlds: usize) {
    let declaration = declared(text);
    let bound = declaration.system.bounds[0].name.text.clone();
    agree_within(&declaration, &bound, worlds);
}

/// The same within a bound by name.
#[track_caller]
pub(crate) fn agree_within(declaration: &Declaration, bound: &str, worlds: usize) {
    let report = checked(declaration, bound);
    assert_eq!(report.worlds, worlds, "{:?}", report.rules);
    assert_ne!(report.verdict, Verdict::Violated, "{:?}", report.rules);
    let Some(witnesses) = Witnesses::at_hand() else { return };
    for found in [witnesses.spin(declaration, bound), witnesses.rumur(declaration, bound)] {
        assert_eq!((found.worlds, found.steps, &found.broken), (worlds, report.steps, &None));
    }
}

/// The three find the rule broken.
#[track_caller]
pub(crate) fn broken(text: &str, rule: &str) {
    let declaration = declared(text);
    let bound = declaration.system.bounds[0].name.text.clone();
    let report = checked(&declaration, &bound);
    let violated = report.rules.iter().filter(|rule| rule.verdict == Verdict::Violated);
    assert_eq!(violated.map(|rule| rule.name.as_str()).collect::<Vec<_>>(), [rule]);
    let Some(witnesses) = Witnesses::at_hand() else { return };
    let spin = witnesses.spin(&declaration, &bound).broken.expect("SPIN finds it");
    assert!(spin.contains("assertion violated"), "{spin}");
    let rumur = witnesses.rumur(&declaration, &bound).broken.expect("rumur finds it");
    assert!(rumur.contains(rule), "{rumur}");
}

/// Two entities, keys of two types, rules that relate rows, and a key read as a value.
#[test]
fn several_entities_with_rules_across_them() {
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
            lit when in Dark => move light;
            stays otherwise => keep;
        }
        bound small { Door: {7, 3}; Lamp: {"attic", "*/ \" cellar"}; watt: {-40, 20}; }
        always numbered: all door in Door: door.number == 3 || door.number > 6;
        never other_room: some lamp in Lamp: lamp.room == "hall";
        always lit_by: all door in Door: all lamp in Lamp: lamp in Lit implies lamp.watt == 20 || door.number != 0;
        reach every outcome;
    }"#;
    agree(text, 3 * 3 * 5 * 5);
}

/// What is written is read as it was before: two fields change places, and a record is taken over whole.
#[test]
fn values_are_read_as_they_were_before() {
    let text = r"context small.pair {
        record Pair { left: Int?, right: Int }
        entity Box {
            key number: Int;
            first: Pair; second: Pair?; seal: Bool?;
            states initial final Only;
            move turn: Only -> Only;
        }
        command Fill(number: Int, left: Int?, right: Int) on Box[number] {
            filled when absent => create, set { first = { left, right } };
            taken when self.second is none => move turn, set { second = self.first };
            sealed when self.seal is some && self.seal && input.left is some => move turn, clear { second, seal };
            swapped otherwise => move turn, set { first = self.second, second = self.first, seal = true };
        }
        bound small { Box: 1; left: {none, 5}; right: {1, 2}; }
        always ordered: step of Box by Fill.swapped: after.seal is some && after.seal;
        reach every outcome;
    }";
    let text = &text
        .replace("first = self.second, second", "first = { left = input.left, right = self.second.right }, second");
    let report = checked(&declared(text), "small");
    agree(text, report.worlds);
    assert!(report.worlds > 10, "{} worlds", report.worlds);
}

/// Names that are words of the other languages.
#[test]
fn names_that_are_taken() {
    let text = r"context small.words {
        enum Run { Skip, Assert }
        entity Process {
            key other0: Int;
            proctype: Run?; d_step: Bool; world: Int;
            states initial Init, Rules;
            move rules: Init -> Rules;
            move od: Rules -> Init;
        }
        command Begin(other0: Int, proctype: Run?, d_step: Bool, world: Int) on Process[other0] {
            skip when absent => create, set { d_step, world };
            fi when in Init && input.d_step => move rules, set { proctype };
            end when in Rules && !(self.d_step || input.world > self.world) => move od, set { world };
            kept otherwise => keep;
        }
        bound rules { Process: 2; proctype: {none, Skip, Assert}; world: 0..=2; }
        always selected: all s in Process: s.proctype is some implies s.world >= 0;
        reach every outcome;
    }";
    let report = checked(&declared(text), "rules");
    agree(text, report.worlds);
}

const COUNTER: &str = r"context small.counter {
    entity Counter { key number: Int; value: Int; states initial final Counting; move count: Counting -> Counting; }
    command Count(number: Int, value: Int) on Counter[number] {
        begun when absent => create, set { value };
        counted otherwise => move count, set { value };
    }
    bound few { Counter: 2; value: 1..=3; }
    RULE
}";

#[test]
fn a_broken_rule_over_worlds_is_found() {
    broken(&COUNTER.replace("RULE", "always small: all c in Counter: c.value < 3;"), "small");
    broken(
        &COUNTER.replace("RULE", "never alike: some a in Counter: some b in Counter: a.value == 3 && b.value == 2;"),
        "alike",
    );
}

#[test]
fn a_broken_rule_over_steps_is_found() {
    broken(&COUNTER.replace("RULE", "always grows: step of Counter: before.value <= after.value;"), "grows");
    let by = "never to_two: step of Counter by Count.counted: input.value == 2 && basis.value == 3;";
    broken(&COUNTER.replace("RULE", by), "to_two");
    agree(&COUNTER.replace("RULE", "always begun: step of Counter by Count.begun: input.value == 9;"), 16);
}
