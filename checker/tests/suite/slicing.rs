//! Slicing: two values of what nothing reads say what all of them say, and still catch what is stale.

use super::support::{ENGINES, LOOM_AGENT, changed, declared, interpreted, loom_agent, subject, within};
use selvedge_checker::check::{EngineChoice, Options};
use selvedge_checker::declaration::Declaration;
use selvedge_checker::report::Report;
use selvedge_checker::subject::{Fault, Interpreted, Observed, Subject};
use selvedge_checker::verdict::Verdict;
use selvedge_spec::interpret::wire::Reply;
use selvedge_spec::interpret::{Input, World};
use selvedge_spec::ir::{CommandId, EntityId, System};
use std::sync::Arc;

/// A sheet with a note that nothing reads, written over as often as one likes, and who wrote it.
const SHEET: &str = r#"context example.sheet {
    record Note { text: String, by: String? }
    entity Sheet {
        key number: Int;
        note: Note?;
        states initial Blank, Written;
        move write: any -> Written;
        move wipe: Written -> Blank;
    }
    error NoSheet { number: Int }
    error Unwritten { number: Int }
    event Laid { number: Int }
    event Noted { number: Int, text: String, by: String? }
    event Wiped { number: Int }
    command Lay(number: Int) on Sheet[number] {
        laid when absent => create, emit Laid;
        lies otherwise => keep;
    }
    command Write(number: Int, text: String, by: String?) on Sheet[number] {
        missing when absent => reject NoSheet;
        written otherwise => move write, set { note = { text, by } }, emit Noted;
    }
    command Wipe(number: Int) on Sheet[number] {
        missing when absent => reject NoSheet;
        blank when in Blank => reject Unwritten;
        wiped otherwise => move wipe, clear { note }, emit Wiped;
    }
    view Sheets of Sheet { rows all; order none; fresh read_your_writes; show all; }
    bound two { Sheet: 2; text: {"a", "b", "c", "d"}; by: {none, "x", "y", "z"}; }
    always noted: all sheet in Sheet: sheet in Written implies sheet.note is some;
    // More rules come here.
}"#;

const MORE: &str = "// More rules come here.";

/// Rules that read the note, and of which inputs all values are tried then.
const READING: &[(&str, bool, bool)] = &[
    ("never r: some sheet in Sheet: sheet.note is some && sheet.note.text == \"d\";", true, false),
    ("reach r: some sheet in Sheet: sheet.note is some && sheet.note.text == \"d\";", true, false),
    (
        "never r: some one in Sheet: some other in Sheet: one.note is some && one.note.by is some && one.note.by == \"z\" && other in Blank;",
        false,
        true,
    ),
    ("always r: step of Sheet by Write: input.text != \"d\" || before in Blank;", true, false),
    ("never r: some sheet in Sheet: sheet.note is some && sheet.note.by is none;", false, false),
];

fn both(declaration: &Declaration, engine: EngineChoice) -> [Report; 2] {
    let all = Options { full: true, ..within("two", engine) };
    [interpreted(declaration, &within("two", engine)), interpreted(declaration, &all)]
}

/// What must not depend on how many values are tried: verdicts, and how far what decides a rule is.
fn told(report: &Report) -> Vec<(String, Verdict, Option<usize>)> {
    let rules = report.rules.iter();
    rules.map(|rule| (rule.name.clone(), rule.verdict, rule.path.as_ref().map(Vec::len))).collect()
}

#[test]
fn two_values_say_what_all_say() {
    for engine in ENGINES {
        for (rules, text_is_read, by_is_read) in [&[("", false, false)], READING].concat() {
            let [sliced, full] = both(&declared(&changed(SHEET, MORE, rules)), engine);
            assert_eq!(told(&sliced), told(&full), "{rules}, {}", engine.word());
            // Absent, Blank, and Written with each note.
            let local = |text: usize, by: usize| (2 + text * by) * (2 + text * by);
            let (text, by) = (if text_is_read { 4 } else { 2 }, if by_is_read { 4 } else { 3 });
            assert_eq!((sliced.worlds, full.worlds), (local(text, by), local(4, 4)), "{rules}, {}", engine.word());
            assert_eq!((sliced.sliced.len(), full.sliced.len()), (usize::from(text < 4) + usize::from(by < 4), 0));
        }
    }
}

#[test]
fn the_report_says_what_was_sliced() {
    let [sliced, full] = both(&declared(SHEET), EngineChoice::Exact);
    assert!(sliced.method.contains("Write.text (2 of 4 values)"), "{}", sliced.method);
    assert!(sliced.method.contains("Write.by (3 of 4 values)"), "{}", sliced.method);
    assert!(sliced.method.contains("--full"), "{}", sliced.method);
    assert!(!full.method.contains("sliced"), "{}", full.method);
    let agent = interpreted(&loom_agent(LOOM_AGENT), &within("s", EngineChoice::Exact));
    assert_eq!((agent.worlds, agent.sliced.len()), (227, 0), "the known sizes are those of all values");
}

/// The interpreter with stale data: what it does to the rows after a step, and to the reply.
struct Stale {
    inner: Interpreted,
    bend: Bend,
}

type Bend = fn(&World, &mut World, &mut Reply);

impl Subject for Stale {
    type World = World;

    fn first(&self) -> World {
        self.inner.first()
    }

    fn step(&self, world: &World, command: usize) -> Result<(World, Reply), Fault> {
        let (mut after, mut reply) = self.inner.step(world, command)?;
        (self.bend)(world, &mut after, &mut reply);
        Ok((after, reply))
    }

    fn observe(&self, world: &World) -> Result<Observed, Fault> {
        self.inner.observe(world)
    }

    fn describe(&self) -> &'static str {
        "the interpreter with stale data"
    }
}

const SHEETS: EntityId = EntityId(0);

/// The note that is there is not written over.
fn kept(before: &World, after: &mut World, _: &mut Reply) {
    for mut row in after.rows(SHEETS).cloned().collect::<Vec<_>>() {
        let old = before.row(SHEETS, &row.key).and_then(|row| row.fields[0].clone());
        if row.fields[0].is_some() && old.is_some() {
            row.fields[0] = old;
            after.put(SHEETS, row);
        }
    }
}

/// The event tells the note that was there.
fn told_late(before: &World, after: &mut World, reply: &mut Reply) {
    let Some((_, payload)) = &mut reply.event else { return };
    let changed = after.rows(SHEETS).find(|row| before.row(SHEETS, &row.key) != Some(row));
    let old = changed.and_then(|row| before.row(SHEETS, &row.key)).and_then(|row| row.fields[0].clone());
    if let (Some(selvedge_spec::interpret::Value::Record(old)), 3) = (old, payload.len()) {
        payload[1].clone_from(&old[0]);
    }
}

#[test]
fn stale_data_is_still_caught() {
    let bends: [(Bend, &str, usize); 2] = [(kept, "effects_as_declared", 3), (told_late, "events_as_declared", 3)];
    for (bend, rule, steps) in bends {
        for full in [false, true] {
            let options = Options { full, ..within("two", EngineChoice::Exact) };
            let make = |system: &Arc<System>, commands: &[(CommandId, Input)]| {
                Ok(Stale { inner: Interpreted::new(Arc::clone(system), commands.into()), bend })
            };
            let report = subject(&declared(SHEET), &options, make);
            super::support::assert_violated(&report, rule, steps, &format!("full: {full}"));
        }
    }
}
