//! Slicing: judging what is not alike says what judging each step says, and still catches what is stale.

use super::support::{
    LOOM_AGENT, assert_violated, changed, declared, generated, interpreted, loom_agent, subject, within,
};
use selvedge_checker::check::{EngineChoice, Options};
use selvedge_checker::declaration::Declaration;
use selvedge_checker::explore::Slicing;
use selvedge_checker::report::{Report, json};
use selvedge_checker::subject::{Fault, Interpreted, Observed, Subject};
use selvedge_checker::verdict::Verdict;
use selvedge_model::loom_agent::LoomAgents;
use selvedge_spec::interpret::wire::Reply;
use selvedge_spec::interpret::{Input, Value, World};
use selvedge_spec::ir::{CommandId, EntityId, StateId, System};
use std::sync::Arc;

/// A sheet with a note that nothing reads, written over as often as one likes, and who wrote it.
const SHEET: &str = r#"context example.sheet {
    record Note { text: String, by: String? }
    entity Sheet {
        key number: Int;
        note: Note?;
        last: String?;
        states initial Blank, Written;
        move write: any -> Written;
        move wipe: Written -> Blank;
    }
    error NoSheet { number: Int }
    error Unwritten { number: Int, by: String? }
    event Laid { number: Int }
    event Noted { number: Int, text: String, by: String? }
    event Wiped { number: Int, by: String? }
    command Lay(number: Int) on Sheet[number] {
        laid when absent => create, emit Laid;
        lies otherwise => keep;
    }
    command Write(number: Int, text: String, by: String?) on Sheet[number] {
        missing when absent => reject NoSheet;
        written otherwise => move write, set { note = { text, by } }, emit Noted;
    }
    command Wipe(number: Int, by: String?) on Sheet[number] {
        missing when absent => reject NoSheet;
        blank when in Blank => reject Unwritten;
        wiped otherwise => move wipe, set { last = input.by }, clear { note }, emit Wiped;
    }
    view Sheets of Sheet { rows all; order none; fresh read_your_writes; show all; }
    bound two { Sheet: 2; text: {"a", "b", "c", "d"}; by: {none, "x", "y", "z"}; }
    always noted: all sheet in Sheet: sheet in Written implies sheet.note is some;
    // More rules come here.
}"#;

const MORE: &str = "// More rules come here.";

/// Rules that read the note, or what becomes a part of it.
const READING: [&str; 7] = [
    "",
    "never r: some sheet in Sheet: sheet.note is some && sheet.note.text == \"d\";",
    "reach r: some sheet in Sheet: sheet.note is some && sheet.note.text == \"d\";",
    "never r: some one in Sheet: some other in Sheet: one.note is some && one.note.by is some && one.note.by == \"z\" && other in Blank;",
    "always r: step of Sheet by Write: input.text != \"d\" || before in Blank;",
    "always r: step of Sheet: after.note is none || after.note.by is none || after.note.by != \"y\" || before in Blank;",
    "never r: some sheet in Sheet: sheet.last is some && sheet.note is some && sheet.note.by is none;",
];

fn with(slicing: Slicing, bound: &str) -> Options {
    Options { slicing, ..within(bound, EngineChoice::Exact) }
}

/// The same with and without slicing.
fn both(declaration: &Declaration, check: impl Fn(&Declaration, &Options) -> Report, bound: &str) -> [Report; 2] {
    [Slicing::Always, Slicing::Never].map(|slicing| check(declaration, &with(slicing, bound)))
}

/// All that a report says, but for how it was found and what that took.
fn told(report: &Report) -> String {
    let quiet = Report { method: String::new(), sliced: None, seconds: 0.0, peak_bytes: 0, ..report.clone() };
    json(quiet.verdict, &[quiet])
}

#[test]
fn judging_what_is_not_alike_says_what_judging_each_step_says() {
    for rules in READING {
        let [sliced, full] = both(&declared(&changed(SHEET, MORE, rules)), interpreted, "two");
        assert_eq!(told(&sliced), told(&full), "{rules}");
        assert!(sliced.sliced.is_some_and(|sliced| sliced.judged < sliced.steps), "{rules}");
        assert_eq!(full.sliced, None, "{rules}");
    }
    let elsewhere = "bound other { Sheet: 1; text: {\"a\"}; by: {none}; }
        /// A note is written anew.
        hazard r within other: step of Sheet by Write: before.note is some && after.note is some && before.note.text != after.note.text;";
    let [sliced, full] = both(&declared(&changed(SHEET, MORE, elsewhere)), interpreted, "two");
    assert_eq!(told(&sliced), told(&full), "what is decided elsewhere is not read here");
    assert!(sliced.sliced.is_some());
    let agent = loom_agent(LOOM_AGENT);
    for bound in ["s", "t", "times", "late"] {
        let [sliced, full] = both(&agent, generated::<LoomAgents>, bound);
        assert_eq!(told(&sliced), told(&full), "{bound}");
    }
}

#[test]
fn the_report_says_what_was_sliced() {
    let [sliced, full] = both(&declared(SHEET), interpreted, "two");
    let fields = sliced.sliced.as_ref().map(|sliced| sliced.fields.iter().map(String::as_str).collect::<Vec<_>>());
    assert_eq!(fields, Some(vec!["Sheet.last", "Sheet.note.by", "Sheet.note.text"]));
    assert!(sliced.method.contains("Sheet.note.text"), "{}", sliced.method);
    assert!(!full.method.contains("sliced"), "{}", full.method);
}

/// What is carried multiplies the steps, and not those that are judged.
#[test]
fn more_values_are_not_more_to_judge() {
    let sliced = |text: &str| interpreted(&declared(text), &with(Slicing::Always, "two")).sliced.expect("it is sliced");
    let few = sliced(SHEET);
    let more = changed(SHEET, r#""x", "y", "z""#, r#""x", "y", "z", "u", "v", "w""#);
    let many = sliced(&more);
    assert!(many.steps > 3 * few.steps, "{few:?} {many:?}");
    assert!(many.judged < few.judged + few.judged / 2, "{few:?} {many:?}");
}

/// Where each step can be judged in no time, each is; where there are many, those that are alike are not.
#[test]
fn slicing_begins_where_there_are_many_steps() {
    let agent = loom_agent(LOOM_AGENT);
    let usual = |bound| generated::<LoomAgents>(&agent, &within(bound, EngineChoice::Exact));
    assert_eq!(usual("s").sliced, None);
    let many = usual("m");
    let sliced = many.sliced.expect("it is sliced");
    assert_eq!((u128::from(sliced.steps), many.steps), (689_400, 689_400));
    assert!(sliced.judged < 5_000, "{} are judged", sliced.judged);
    assert!(sliced.fields.contains("LoomAgent.run.reason") && !sliced.fields.contains("LoomAgent.run.exit_code"));
}

/// The interpreter, with a fault in what it does to the rows or answers; some may hold more than their rows.
struct Bent {
    inner: Interpreted,
    bend: Bend,
    restores: bool,
}

type Bend = fn(&World, &mut World, &mut Reply);

impl Subject for Bent {
    type World = World;

    fn first(&self) -> World {
        self.inner.first()
    }

    fn step(&self, world: &World, command: usize) -> Result<(World, Reply), Fault> {
        let (mut after, mut reply) = self.inner.step(world, command)?;
        (self.bend)(world, &mut after, &mut reply);
        Ok((after, reply))
    }

    fn restore(&self, rows: &World) -> Option<World> {
        self.restores.then(|| rows.clone())
    }

    fn observe(&self, world: &World) -> Result<Observed, Fault> {
        self.inner.observe(world)
    }

    fn describe(&self) -> &'static str {
        "the interpreter, bent"
    }
}

const SHEETS: EntityId = EntityId(0);
const BLANK: StateId = StateId(0);

/// A sheet's note before and after a step that wrote over it.
fn written_over(before: &World, after: &World) -> Option<(Arc<[Option<Value>]>, selvedge_spec::interpret::Row)> {
    let row = after.rows(SHEETS).find(|row| before.row(SHEETS, &row.key).is_some_and(|old| old != *row))?;
    match before.row(SHEETS, &row.key).and_then(|old| old.fields[0].clone()) {
        Some(Value::Record(old)) if row.fields[0].is_some() => Some((old, row.clone())),
        _ => None,
    }
}

/// The note that is there is not written over.
fn kept(before: &World, after: &mut World, _: &mut Reply) {
    if let Some((old, mut row)) = written_over(before, after) {
        row.fields[0] = Some(Value::Record(old));
        after.put(SHEETS, row);
    }
}

/// Who wrote the note that was there is taken for who wrote this one.
fn half_kept(before: &World, after: &mut World, _: &mut Reply) {
    let Some((old, mut row)) = written_over(before, after) else { return };
    if let Some(Value::Record(new)) = &row.fields[0] {
        row.fields[0] = Some(Value::Record([new[0].clone(), old[1].clone()].into()));
        after.put(SHEETS, row);
    }
}

/// The event tells the note that was there.
fn told_late(before: &World, after: &mut World, reply: &mut Reply) {
    if let (Some((_, payload)), Some((old, _))) = (&mut reply.event, written_over(before, after)) {
        payload[1].clone_from(&old[0]);
    }
}

/// Who wiped last is taken for who wrote, which differs in few worlds.
fn taken_for_another(_: &World, after: &mut World, _: &mut Reply) {
    for mut row in after.rows(SHEETS).cloned().collect::<Vec<_>>() {
        if let (Some(Value::Record(note)), Some(_)) = (&row.fields[0], &row.fields[1]) {
            row.fields[0] = Some(Value::Record([note[0].clone(), row.fields[1].clone()].into()));
            after.put(SHEETS, row);
        }
    }
}

/// The same is always told of who tried to wipe.
fn told_a_constant(_: &World, _: &mut World, reply: &mut Reply) {
    if let Some((_, payload)) = reply.error.as_mut().filter(|(_, payload)| payload.len() == 2) {
        payload[1] = None;
    }
}

/// Who wiped last is forgotten where the sheet is looked at.
fn forgotten(before: &World, after: &mut World, _: &mut Reply) {
    for mut row in after.rows(SHEETS).cloned().collect::<Vec<_>>() {
        let is_kept = before.row(SHEETS, &row.key) == Some(&row) && row.state == BLANK;
        if is_kept && row.fields[1] == Some(Value::text("z")) {
            row.fields[1] = None;
            after.put(SHEETS, row);
        }
    }
}

fn bent(bend: Bend, restores: bool) -> impl Fn(&Declaration, &Options) -> Report {
    move |declaration, options| {
        let make = |system: &Arc<System>, commands: &[(CommandId, Input)]| {
            Ok(Bent { inner: Interpreted::new(Arc::clone(system), commands.into()), bend, restores })
        };
        subject(declaration, options, make)
    }
}

#[test]
fn what_is_stale_or_taken_from_elsewhere_is_caught_on_the_same_path() {
    let bends: [(Bend, &str, usize); 5] = [
        (kept, "effects_as_declared", 3),
        (half_kept, "effects_as_declared", 3),
        (told_late, "events_as_declared", 3),
        (taken_for_another, "effects_as_declared", 4),
        (told_a_constant, "errors_as_declared", 2),
    ];
    for (bend, rule, steps) in bends {
        let [sliced, full] = both(&declared(SHEET), bent(bend, true), "two");
        assert_violated(&sliced, rule, steps, rule);
        assert_eq!(told(&sliced), told(&full), "{rule}");
        assert_eq!(sliced.sliced, None, "what breaks a rule of every system is judged step by step: {rule}");
    }
}

/// What slicing rests on: code that looks at what it is only to carry is found where each step is judged.
#[test]
fn what_reads_a_carried_value_is_found_in_full() {
    let [_, full] = both(&declared(SHEET), bent(forgotten, true), "two");
    assert_eq!(full.verdict, Verdict::Violated);
}

/// Of a world that may hold more than its rows, nothing is taken over.
#[test]
fn what_cannot_be_restored_is_not_sliced() {
    for report in both(&declared(SHEET), bent(|_, _, _| {}, false), "two") {
        assert_eq!((report.verdict, report.sliced), (Verdict::Holds, None));
    }
}
