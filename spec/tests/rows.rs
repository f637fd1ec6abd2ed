//! Several entities in one system: references, other rows in conditions, several rows in one step.

use selvedge_spec::interpret::wire::{decode_value, encode_value};
use selvedge_spec::interpret::{Input, RowChange, Value, World, apply, command_count, inputs, step};
use selvedge_spec::ir::{CommandId, EntityId, System, Type, TypeId};
use selvedge_spec::print::Printer;
use selvedge_spec::{declare, source};

/// A switch of versions with its operation and its contexts.
const ROLL: &str = r#"
context example.roll {
    newtype Weight(Int in 1..=100);
    newtype Uid(String);
    newtype Name(String);

    entity Version {
        key uid: Uid;
        weight: Weight?;
        states initial Fresh, Active, final Retired;
        move activate: Fresh -> Active;
        move retire: Active -> Retired;
    }
    entity Context {
        key context: Uid;
        version: ref Version;
        states initial Live, final Cancelled;
        move cancel: Live -> Cancelled;
    }
    entity Operation {
        key operation: Uid;
        version: ref Version;
        states initial Queued, final Done;
        move settle: Queued -> Done;
    }
    error Taken { operation: Uid }
    error Unknown { version: Uid }
    error NotFresh { version: Uid }

    command Publish(version: Uid) on Version[version] {
        published when absent => create;
        stays otherwise       => keep;
    }
    command Switch(version: Uid, operation: Uid, weight: Weight, label: Name) on Version[version] {
        unknown   when absent                             => reject Unknown;
        taken     when Operation[input.operation] is some => reject Taken;
        not_fresh when elsewhere                          => reject NotFresh;
        switched  otherwise                               => move activate, set { weight },
            also Operation[input.operation] { create, set { version } },
            also each v in Version: v in {Active} && v.uid != input.version { move retire, clear { weight } },
            also each c in Context: c in {Live} && c.version != input.version { move cancel };
    }
    command Settle(operation: Uid) on Operation[operation] {
        settled when in {Queued} => move settle;
        unknown when absent      => reject Taken;
        stays   otherwise        => keep;
    }
    command Open(context: Uid, version: ref Version) on Context[context] {
        opened  when absent && Version[input.version] in {Active} => create, set { version };
        refused when absent                                       => reject Unknown;
        stays   otherwise                                         => keep;
    }
    view Versions of Version { rows all; order none; fresh read_your_writes; show all; }

    bound two { Version: 2; Context: 1; Operation: 2; operation: {"a", "b"}; weight: 1..=2; label: {"x"}; }
    always one_active: count(v in Version: v in {Active}) <= 1;
    always weighted: sum(v.weight for v in Version: v.weight is some) <= 100;
    always apart: unique(v.uid for v in Version);
    always known: all c in Context: Version[c.version] is some;
}
"#;

fn declared(text: &str) -> Result<System, Vec<String>> {
    let declared = declare(source::tokens(text).expect("the text is made of tokens"));
    declared
        .sound()
        .map(|(system, _)| system)
        .map_err(|unsound| unsound.diagnostics.iter().map(|told| format!("{}: {}", told.code, told.message)).collect())
}

fn roll() -> System {
    declared(ROLL).unwrap_or_else(|problems| panic!("{problems:#?}"))
}

/// Each mistake, made by replacing one part of the text once, and the one message that it gives.
const MISTAKES: &[(&str, &str, &str)] = &[
    (
        "taken     when Operation[input.operation] is some => reject Taken;\n",
        "taken     when input.weight == 7 => reject Taken;\n",
        "wrong_presence: `switched` creates `Operation[input.operation]`, and there may be one",
    ),
    (
        "also Operation[input.operation] { create, set { version } }",
        "also Operation[input.operation] { create }",
        "field_unset: the outcome `switched` creates a row without its `version`",
    ),
    (
        "also Operation[input.operation] { create, set { version } }",
        "also Operation[input.operation] { move settle }",
        "wrong_presence: `switched` changes `Operation[input.operation]`, and there may be none",
    ),
    (
        "v in {Active} && v.uid != input.version { move",
        "v.uid != input.version { move",
        "move_not_from_here: `v` may rest in `Fresh`, `Retired` where `switched` answers, and `retire` does not start there",
    ),
    (
        "{ move cancel }",
        "{ move cancel }, also each d in Context: d in {Live} { move cancel }",
        "bad_effect: `d` may be `c`, and no row is changed twice in one step",
    ),
    (
        "also Operation[input.operation] { create, set { version } }",
        "also Version[input.version] { move retire }",
        "bad_effect: `Version[input.version]` is the row that the command names",
    ),
    ("clear { weight } }", "clear { weight }, emit Nothing }", "bad_effect: an `also` emits nothing"),
    ("{ move cancel }", "{ create }", "bad_effect: `each` speaks of rows that are there, so it creates none"),
    (
        "{ move cancel }",
        "{ keep }",
        "bad_effect: an `also` says what becomes of a row: it creates, moves or deletes it",
    ),
    (
        "published when absent => create;\n        stays otherwise       => keep;",
        "published when absent => create;\n        stays otherwise => keep, also each c in Context: c in {Live} { move cancel };",
        "bad_effect: an outcome that does `keep` changes no other row",
    ),
    (
        "weight: 1..=2;",
        "weight: 1..=2; Switch.version: {\"a\", \"c\"};",
        "bad_bound: \"c\" is none of the identities that the bound `two` has",
    ),
    ("weight: 1..=2;", "weight: 1..=2; Switch.version: {};", "bad_bound: the domain of `version` is empty"),
    ("weight: 1..=2;", "weight: 0..=2;", "bad_bound: not all of 0..=2 are values of `Weight`"),
    ("Int in 1..=100", "Int in 100..=1", "type_mismatch: the range 100..=1 is empty"),
    (
        "newtype Name(String)",
        "newtype Name(String in 1..=2)",
        "type_mismatch: a range of numbers for `Name`, which wraps no `Int`",
    ),
    (
        "count(v in Version: v in {Active}) <= 1",
        "count(v in Version: v in {Active})",
        "type_mismatch: this is a number, not a condition",
    ),
    (
        "unique(v.uid for v in Version)",
        "unique(v.uid for v in Version) == 1",
        "type_mismatch: `unique(...)` is a condition, not a value",
    ),
    (
        "sum(v.weight for v in Version: v.weight is some)",
        "sum(v.weight for v in Version)",
        "may_be_absent: `v.weight` may be absent here",
    ),
    (
        "sum(v.weight for v in Version: v.weight is some)",
        "sum(v.uid for v in Version)",
        "type_mismatch: `Uid` is no number",
    ),
    (
        "Version[c.version] is some",
        "Version[c.version] == 1",
        "type_mismatch: `Version[c.version]` is a row, not a value",
    ),
    (
        "Version[c.version] is some",
        "Version[c.version].weight is none",
        "row_may_be_absent: there may be no `Version[c.version]` here",
    ),
    (
        "Version[c.version] is some",
        "Operation[c.version] is some",
        "type_mismatch: a `Operation` is named by a `Uid` or a `ref Operation`, and this is a `ref Version`",
    ),
    ("Version[c.version] is some", "Versoin[c.version] is some", "unknown_name: no entity is called `Versoin`"),
    ("key context: Uid;", "key context: ref Version;", "recursive_type: the key of `Context` refers to rows"),
];

/// A command may name some of the rows only; without an entry of its own it names all, whatever else the bound says.
#[test]
fn a_command_names_the_rows_that_its_entry_leaves() {
    let named = |entry: &str| {
        let system = declared(&ROLL.replacen("weight: 1..=2;", &format!("weight: 1..=2; {entry}"), 1)).expect("sound");
        // `Publish` is declared first.
        let published = inputs(&system.bounds[0], CommandId(0)).count();
        (published, command_count(&system, &system.bounds[0]))
    };
    let (_, all) = named("");
    assert_eq!(named("Publish.version: {\"b\"};"), (1, all - 1));
    assert_eq!(named("Uid: {\"a\"};"), (2, all));
}

/// A second command that changes the version it names and each other one, told apart by this condition.
fn with_each(condition: &str) -> String {
    let command = format!(
        "command Retire(version: Uid) on Version[version] {{
             retired when in {{Active}} => move retire, also each v in Version: {condition} {{ move retire }};
             unknown when absent        => reject Unknown;
             stays   otherwise          => keep;
         }}
         view"
    );
    ROLL.replacen("view", &command, 1)
}

#[test]
fn changes_that_could_meet_on_one_row_are_refused() {
    let apart = ["v in {Active} && v.uid != input.version", "v in {Active} && !(v.uid == self.uid)"];
    for condition in apart {
        assert!(declared(&with_each(condition)).is_ok(), "{condition}");
    }
    for condition in ["v in {Active}", "v in {Active} && (v.uid != input.version || v.weight is some)"] {
        let Err(found) = declared(&with_each(condition)) else { panic!("`{condition}` is accepted") };
        let expected = "bad_effect: `v` may be the row that the command names, and no row is changed twice in one step";
        assert_eq!(found, [expected], "{condition}");
    }
}

#[test]
fn each_mistake_gives_its_message() {
    for (right, wrong, expected) in MISTAKES {
        assert_eq!(ROLL.matches(right).count(), 1, "`{right}` is to be there once");
        let Err(found) = declared(&ROLL.replace(right, wrong)) else { panic!("`{wrong}` is accepted") };
        assert_eq!(found.first().map(String::as_str), Some(*expected), "{wrong}: {found:#?}");
    }
}

#[test]
fn what_is_printed_can_be_declared() {
    let system = roll();
    let switch = &system.commands[1];
    let printer = Printer::new(&system).in_command(switch);
    let switched = printer.effects_in_full(&switch.outcomes[3]).join(", ");
    let text = ROLL.split("=> move activate").next().unwrap_or_default();
    let rest = ROLL.split("{ move cancel };").nth(1).unwrap_or_default();
    let again = declared(&format!("{text}=> {switched};{rest}")).unwrap_or_else(|problems| panic!("{problems:#?}"));
    let set_again = Printer::new(&again).in_command(&again.commands[1]).effects_in_full(&again.commands[1].outcomes[3]);
    assert_eq!(set_again.join(", "), switched);
    let rules = |system: &System| -> Vec<String> {
        system.rules.iter().map(|rule| Printer::new(system).rule(&rule.body)).collect()
    };
    assert_eq!(rules(&system)[0], "count(a in Version: a in {Active}) <= 1");
    assert_eq!(rules(&system)[2], "unique(a.uid for a in Version)");
    assert_eq!(rules(&system)[3], "all a in Context: Version[a.version] is some");
    assert_eq!(rules(&again), rules(&system));
}

/// Takes a step, which must be possible, and says the outcome's name.
fn take<'s>(system: &'s System, world: &mut World, command: usize, input: &[Value]) -> &'s str {
    let input = Input(input.iter().cloned().map(Some).collect());
    let taken = step(system, world, CommandId(command), &input).expect("the step has a meaning");
    apply(world, &taken);
    system.commands[command].outcome(taken.outcome).name.as_str()
}

#[test]
fn one_step_changes_several_rows() {
    let system = roll();
    let text = Value::text;
    let mut world = World::empty(&system);
    let switch = |version: &str, operation: &str| [text(version), text(operation), Value::Int(9), text("x")];
    for version in ["v1", "v2"] {
        assert_eq!(take(&system, &mut world, 0, &[text(version)]), "published");
    }
    assert_eq!(take(&system, &mut world, 3, &[text("c"), text("v1")]), "refused");
    assert_eq!(take(&system, &mut world, 1, &switch("v1", "a")), "switched");
    assert_eq!(take(&system, &mut world, 3, &[text("c"), text("v1")]), "opened");
    assert_eq!(take(&system, &mut world, 1, &switch("v2", "a")), "taken");
    assert_eq!(take(&system, &mut world, 1, &switch("v2", "b")), "switched");
    let resting = |entity: usize, key: &str| {
        let row = world.row(EntityId(entity), &text(key)).expect("the row is there");
        (system.entities[entity].state(row.state).name.as_str(), row.fields.clone())
    };
    assert_eq!(resting(0, "v1"), ("Retired", vec![None]));
    assert_eq!(resting(0, "v2"), ("Active", vec![Some(Value::Int(9))]));
    assert_eq!(resting(1, "c"), ("Cancelled", vec![Some(text("v1"))]));
    assert_eq!(resting(2, "b"), ("Queued", vec![Some(text("v2"))]));
}

#[test]
fn a_step_tells_what_became_of_each_row() {
    let system = roll();
    let mut world = World::empty(&system);
    take(&system, &mut world, 0, &[Value::text("v1")]);
    let input = [Value::text("v1"), Value::text("a"), Value::Int(1), Value::text("x")];
    let taken = step(&system, &world, CommandId(1), &Input(input.into_iter().map(Some).collect())).expect("a meaning");
    let [operation] = &taken.others[..] else { panic!("one other row: {:?}", taken.others) };
    assert_eq!((operation.entity, operation.taken), (EntityId(2), None));
    assert!(matches!(&operation.change, RowChange::Created(row) if row.key == Value::text("a")));
}

#[test]
fn what_is_out_of_range_is_refused() {
    let system = roll();
    let weight = Type::Named(TypeId(0));
    for (number, expected) in [(0, false), (1, true), (100, true), (101, false)] {
        let decoded = decode_value(&system, &weight, serde_json::json!(number));
        assert_eq!(decoded.is_ok(), expected, "{number}");
        let input = [Value::text("v"), Value::text("a"), Value::Int(number), Value::text("x")];
        let input = Input(input.into_iter().map(Some).collect());
        assert_eq!(step(&system, &World::empty(&system), CommandId(1), &input).is_ok(), expected, "{number}");
    }
}

#[test]
fn a_reference_is_on_the_wire_as_what_it_names() {
    let system = roll();
    let (reference, uid) = (Type::Ref(EntityId(0)), Value::text("v1"));
    let json = encode_value(&system, &reference, &uid);
    assert_eq!(json, serde_json::json!("v1"));
    assert_eq!(decode_value(&system, &reference, &json), Ok(uid));
    assert!(decode_value(&system, &reference, serde_json::json!(1)).is_err());
}

const BOXES: &str = r"
context example.boxes {
    entity Box { key name: Int; weight: Int; states initial Full, final Empty; move unpack: Full -> Empty; }
    error NoBox { name: Int }
    command Put(name: Int, weight: Int) on Box[name] {
        put   when absent => create, set { weight };
        stays otherwise   => keep;
    }
    command Unpack(name: Int) on Box[name] {
        missing  when absent  => reject NoBox;
        unpacked when in Full => move unpack;
        again    otherwise    => keep;
    }
    command Ask(name: Int, amount: Int) on Box[name] {
        missing when absent                 => reject NoBox;
        below   when AMOUNT < input.amount  => keep;
        at      when AMOUNT == input.amount => keep;
        above   otherwise                   => keep;
    }
    bound one { Box: 1; weight: {1}; amount: {1}; }
}
";

/// What a condition finds of these boxes compared with a number; the first of them is asked.
fn compared(amount: &str, boxes: &[i64], with: i64) -> String {
    let system = declared(&BOXES.replace("AMOUNT", amount)).expect("it is sound");
    let mut world = World::empty(&system);
    for (name, weight) in (0..).zip(boxes) {
        take(&system, &mut world, 0, &[Value::Int(name), Value::Int(*weight)]);
    }
    take(&system, &mut world, 2, &[Value::Int(0), Value::Int(with)]).to_owned()
}

#[test]
fn rows_are_counted_and_summed_up() {
    let (all, few) = ("sum(b.weight for b in Box)", "sum(b.weight for b in Box: b.weight < 5)");
    let count = "count(b in Box: b.weight < 5)";
    for (amount, boxes, found) in [
        (all, &[3][..], 3),
        (all, &[3, 4], 7),
        (all, &[5, -5], 0),
        (all, &[-5, -6, 2], -9),
        (few, &[9], 0),
        (few, &[9, 4, 1], 5),
        (count, &[9], 0),
        (count, &[9, 4, 1], 2),
        // Cut to what an integer holds, in the end and not on the way.
        (all, &[i64::MAX, 1, -1], i64::MAX),
        (all, &[i64::MAX, 1, -3], i64::MAX - 2),
        (all, &[i64::MAX, 5], i64::MAX),
        (all, &[i64::MIN, -5], i64::MIN),
    ] {
        assert_eq!(compared(amount, boxes, found), "at", "{amount} {boxes:?}");
        if let Some(more) = found.checked_add(1) {
            assert_eq!(compared(amount, boxes, more), "below", "{amount} {boxes:?}");
        }
        if let Some(less) = found.checked_sub(1) {
            assert_eq!(compared(amount, boxes, less), "above", "{amount} {boxes:?}");
        }
    }
}

#[test]
fn what_is_asked_of_another_row_is_printed_as_it_was_asked() {
    for guard in [
        "Operation[input.operation] is some",
        "!(Operation[input.operation] is none)",
        "!(Operation[input.operation] is none) && !(Operation[input.operation] in {Done})",
        "(Operation[input.operation] is some) || Operation[input.operation] in {Queued, Done}",
    ] {
        let asked = format!("taken     when {guard} => reject Taken;");
        let text = ROLL.replace("taken     when Operation[input.operation] is some => reject Taken;", &asked);
        let text = text.replace(
            "not_fresh when elsewhere ",
            "done when Operation[input.operation] is some => reject Taken; not_fresh when elsewhere ",
        );
        let declared = declare(source::tokens(&text).expect("tokens"));
        let system = declared.system.expect("it can be read");
        let command = &system.commands[1];
        let printed = Printer::new(&system).in_command(command).guard(command.outcomes[1].guard.as_ref());
        assert_eq!(printed.replace(['(', ')'], ""), guard.replace(['(', ')'], ""));
        assert_eq!(printed.contains("!("), guard.contains("!("), "{printed}");
    }
}
