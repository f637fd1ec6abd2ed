//! What is printed reads as declared: printed guards, effects and rules are declarations again, of the same meaning.

use selvedge_spec::ir::{
    Command, EntityId, Expr, Fact, IntSet, Known, Literal, Outcome, Presence, Root, RuleBody, System,
};
use selvedge_spec::print::{Printer, int_set};
use selvedge_spec::{declare, source};
use std::fmt::Write as _;

const SHAPES: &str = r"
    newtype Plate(Int);
    enum Colour { Red, Green }
    record Paint { colour: Colour, coats: Int?, by: String? }

    entity Door {
        key plate: Plate;
        width: Int;
        paint: Paint?;
        hung_at: Timestamp?;
        states initial Shut, Open, final Gone;
        move open: Shut -> Open;
        move shut: Open -> Shut;
        move take: {Shut, Open} -> Gone;
    }
    event Hung { plate: Plate, width: Int }
    event Moved { plate: Plate, width: Int, note: String, paint: Paint? }
    error Refused { plate: Plate, width: Int }
    error Unknown { plate: Plate }
";

const COMMANDS: &str = r#"
    command Hang(plate: Plate, width: Int, paint: Paint?) on Door[plate] {
        hung when absent => create, set { width, paint }, emit Hung;
        stays otherwise => keep;
    }
    command Push(plate: Plate, wide: Int, hard: Bool, by: String?, at: Timestamp) on Door[plate] {
        unknown when absent => reject Unknown;
        gone when elsewhere => reject Refused { width = 3 };
        late when self.hung_at is some && self.hung_at > input.at => reject Refused;
        narrow when !(self.width < input.wide || input.hard) => reject Refused;
        odd when (in Shut || input.wide == -7) && (self.paint is none || self.paint.colour != Green) && !input.hard => keep;
        opened when in Shut => move open, set { paint = { colour = Red, by }, hung_at = "2026-01-31T12:00:00Z" }, emit Moved { width = input.wide, note = "say \"|\"" };
        shut otherwise => move shut, clear { paint, hung_at }, emit Moved { note = "" };
    }
    command Take(plate: Plate) on Door[plate] {
        unknown when absent => reject Unknown;
        taken when in {Shut, Open} => move take, set { paint = self.paint };
        destroyed otherwise => delete;
    }
"#;

const RULES: &str = r"
    always one: all a in Door: a in Open implies a.width > 0;
    never two: some a in Door: all b in Door: (a.plate == b.plate || a.width != b.width) && (some c in Door: c in Gone) && true;
    always three: step of Door: before in Gone implies (after in Gone implies before.width == after.width);
    reach every outcome, every state;
    eventually four: some a in Door: a in Open;
    eventually five under fair Push, strongly fair Push.opened: all a in Door: a in Open && a.width > 0 leads to a in Gone;
    eventually six: (some a in Door: a in Open) leads to all a in Door: a in Gone;
    eventually seven: all a in Door: (some b in Door: b in Open) leads to (some b in Door: b.width == a.width);
";

fn system(parts: &[&str]) -> System {
    let text = format!("context example.door {{ {} }}", parts.join("\n"));
    let tokens = source::tokens(&text).expect("the text is made of tokens");
    match declare(tokens).sound() {
        Ok((system, _)) => system,
        Err(declared) => panic!("{:#?}\n{text}", declared.diagnostics),
    }
}

fn door() -> System {
    system(&[SHAPES, COMMANDS, RULES])
}

fn printed_command(system: &System, command: &Command) -> String {
    let printer = Printer::new(system).in_command(command);
    let inputs: Vec<_> = command.inputs.iter().map(|input| printer.field(input)).collect();
    let key = &command.inputs[command.key_input].name;
    let entity = &system.entity(command.entity).name;
    let mut text = format!("command {}({}) on {entity}[{key}] {{\n", command.name, inputs.join(", "));
    for outcome in &command.outcomes {
        let when = if outcome.guard.is_some() { "when " } else { "" };
        let guard = printer.guard(outcome.guard.as_ref());
        let effects = printer.effects_in_full(outcome).join(", ");
        writeln!(text, "    {} {when}{guard} => {effects};", outcome.name).expect("a string takes all text");
    }
    text + "}\n"
}

fn printed_rules(system: &System) -> String {
    let rules = system.rules.iter().map(|rule| {
        let body = Printer::new(system).rule(&rule.body);
        let under = match &rule.body {
            RuleBody::Run(run) if !run.fair.is_empty() => format!(" under {}", Printer::new(system).fairness(run)),
            _ => String::new(),
        };
        let name = if body.starts_with("every ") { String::new() } else { format!(" {}{under}:", rule.name) };
        format!("{}{name} {body};\n", rule.kind.keyword())
    });
    rules.collect()
}

/// What an outcome means, without the places in the text.
fn meaning(outcome: &Outcome) -> String {
    let sets: Vec<_> = outcome.sets.iter().map(|assignment| (assignment.field, &assignment.value)).collect();
    let emits = outcome.emits.as_ref().map(|emission| (emission.event, &emission.payload));
    format!("{:?} {:?} {sets:?} {:?} {emits:?}", outcome.guard, outcome.effect, outcome.clears)
}

#[test]
fn printed_commands_mean_the_same() {
    let before = door();
    let printed: String = before.commands.iter().map(|command| printed_command(&before, command)).collect();
    let after = system(&[SHAPES, &printed]);
    for (before, after) in before.commands.iter().zip(&after.commands) {
        for (before, after) in before.outcomes.iter().zip(&after.outcomes) {
            assert_eq!(meaning(before), meaning(after), "{printed}");
        }
    }
}

#[test]
fn printed_rules_mean_the_same() {
    let before = door();
    let printed = printed_rules(&before);
    let after = system(&[SHAPES, COMMANDS, &printed]);
    let body = |body: &RuleBody| format!("{body:?}");
    for (before, after) in before.rules.iter().zip(&after.rules) {
        assert_eq!(body(&before.body), body(&after.body), "{printed}");
    }
    assert_eq!(before.rules.len(), after.rules.len());
}

#[test]
fn short_phrases_name_what_is_written_and_no_more() {
    let system = door();
    let push = &system.commands[1];
    let printer = Printer::new(&system).in_command(push);
    let phrases = |name: &str| {
        let outcome = push.outcomes.iter().find(|outcome| outcome.name.text == name);
        printer.effects(outcome.expect("a declared outcome"))
    };
    assert_eq!(phrases("opened"), ["move open", "set paint, hung_at", "emit Moved"]);
    assert_eq!(phrases("shut"), ["move shut", "clear paint, hung_at", "emit Moved"]);
    assert_eq!(phrases("gone"), ["reject Refused"]);
    assert_eq!(phrases("odd"), ["keep"]);
}

#[test]
fn a_chain_of_one_or_none_is_what_it_means() {
    let system = door();
    let printer = Printer::new(&system).on(EntityId(0));
    let yes = Expr::Literal(Literal::Bool(true));
    assert_eq!(printer.expr(&Expr::All(Vec::new())), "true");
    assert_eq!(printer.expr(&Expr::Any(Vec::new())), "false");
    let one = Expr::All(vec![Expr::Any(vec![yes.clone(), Expr::Exists(Root::Row, true)])]);
    assert_eq!(printer.expr(&Expr::Not(Box::new(one))), "!(true || present)");
    assert_eq!(
        printer.expr(&Expr::All(vec![Expr::All(vec![yes.clone(), yes.clone()]), yes])),
        "(true && true) && true"
    );
}

#[test]
fn sets_of_integers_read_as_comparisons() {
    let text = |ranges: &[(i64, i64)]| int_set(&IntSet { ranges: ranges.to_vec() });
    assert_eq!(text(&[(0, 0)]), "= 0");
    assert_eq!(text(&[(i64::MIN, -1), (1, i64::MAX)]), "!= 0");
    assert_eq!(text(&[(1, 5)]), "in 1..=5");
    assert_eq!(text(&[(i64::MIN, 3)]), "<= 3");
    assert_eq!(text(&[(4, i64::MAX)]), ">= 4");
    assert_eq!(text(&[(0, 0), (2, 3), (9, i64::MAX)]), "in {0, 2..=3, 9..}");
    assert_eq!(text(&[(i64::MIN, i64::MAX)]), "any");
}

#[test]
fn facts_say_what_is_certain_and_nothing_else() {
    let system = door();
    let entity = &system.entities[0];
    let printer = Printer::new(&system).on(EntityId(0));
    let fact = |presence, value| Fact { presence, value };
    let paint = Known::Record(vec![
        fact(Presence::Present, Known::Enum([0].into())),
        fact(Presence::Absent, Known::Any),
        fact(Presence::Present, Known::Any),
    ]);
    let paint = printer.fact(&entity.fields[1], &fact(Presence::Either, paint));
    assert_eq!(paint, "absent or present, colour = Red, coats absent, by present");
    assert_eq!(printer.fact(&entity.fields[1], &fact(Presence::Absent, Known::Any)), "absent");
    let resting = |state: usize| printer.facts(entity.facts[state].as_ref().expect("doors come to rest everywhere"));
    assert_eq!(resting(0), "hung_at absent");
    assert_eq!(resting(1), "paint present, colour = Red, coats absent; hung_at present");
}

#[test]
fn a_path_out_of_place_is_printed_by_position() {
    let system = door();
    let late = &system.commands[1].outcomes[2];
    let guard = late.guard.as_ref().expect("`late` has a guard");
    assert_eq!(Printer::new(&system).expr(guard), "self.#2 is some && self.#2 > input.#4");
}
