//! What is certain of a row in a state: what the guards that led there asked, and what their outcomes wrote.

use selvedge_spec::ir::EntityId;
use selvedge_spec::print::Printer;
use selvedge_spec::{declare, source};

const DOOR: &str = r"
context example.doors {
    enum Colour { Red, Green, Blue }
    record Paint { colour: Colour, coats: Int?, dry: Bool }
    error NoDoor { number: Int }

    entity Door {
        key number: Int;
        width: Int?;
        locked: Bool?;
        colour: Colour?;
        paint: Paint?;
        states initial Shut, final Open;
        move open: Shut -> Open;
    }

    command Hang(number: Int, width: Int?, locked: Bool?, colour: Colour?, paint: Paint?) on Door[number] {
        hung when absent => create, set { width, locked, colour, paint };
        hangs otherwise => keep;
    }

    command Push(number: Int, force: Int, by: Colour?) on Door[number] {
        unknown when absent => reject NoDoor;
        opened when OPENED;
        stays otherwise => keep;
    }
}
";

/// What is certain of an open door, where doors are opened so; or what is wrong with the declaration.
fn open_door(opened: &str) -> String {
    let declared = declare(source::tokens(&DOOR.replace("OPENED", opened)).expect("tokens"));
    let (system, _) = match declared.sound() {
        Ok(sound) => sound,
        Err(unsound) => return unsound.diagnostics.iter().map(|one| one.message.clone()).collect(),
    };
    let entity = &system.entities[0];
    let open = entity.states.iter().position(|state| state.name.text == "Open").expect("it is declared");
    Printer::new(&system).on(EntityId(0)).facts(entity.facts[open].as_ref().expect("doors come to rest there"))
}

#[test]
fn a_guard_makes_certain_what_it_asked() {
    let expected = [
        ("self.width is some", "width present"),
        ("self.width is none", "width absent"),
        ("!(self.width is some)", "width absent"),
        ("self.width is some && self.width > 3", "width present, >= 4"),
        ("self.width is some && 3 < self.width", "width present, >= 4"),
        ("self.width is some && !(self.width == 3)", "width present, != 3"),
        ("self.width is some && !(self.width < 3 || self.width > 5)", "width present, in 3..=5"),
        ("self.width is some && (self.width < 3 || self.width == 7)", "width present, in {..=2, 7}"),
        ("self.width is none || self.width > 3", "width absent or present, >= 4"),
        ("!(self.width is some implies self.width <= 3)", "width present, >= 4"),
        ("self.width is some implies self.width <= 3", "width absent or present, <= 3"),
        ("!(self.width is none) && !(self.width <= 3)", "width present, >= 4"),
        ("self.locked is some && self.locked", "locked present, = true"),
        ("self.locked is some && !self.locked", "locked present, = false"),
        ("self.locked is some && self.locked == true", "locked present, = true"),
        ("self.locked is some && self.locked != true", "locked present, = false"),
        ("self.locked is some && !(self.locked == false)", "locked present, = true"),
        ("self.colour is some && self.colour == Red", "colour present, = Red"),
        ("self.colour is some && self.colour != Red", "colour present, in {Green, Blue}"),
        ("self.colour is some && !(self.colour != Blue)", "colour present, = Blue"),
        ("self.paint is some && self.paint.colour == Red", "paint present, colour = Red"),
        ("self.paint is some && self.paint.colour != Green", "paint present, colour in {Red, Blue}"),
        ("self.paint is some && self.paint.coats is none", "paint present, coats absent"),
        ("self.paint is some && self.paint.coats is some && self.paint.coats == 2", "paint present, coats = 2"),
        ("self.paint is some && self.paint.dry", "paint present, dry = true"),
        ("self.paint is some && (self.paint.dry || self.paint.coats is some)", "paint present"),
        ("self.width is some && input.force == 7 && self.width == input.force", "width present, = 7"),
        ("input.force > 2 && self.width is some && input.force <= self.width", "width present"),
        (
            "self.colour is some && input.by is some && input.by == Red && self.colour == input.by",
            "colour present, = Red",
        ),
        ("self.width is some && self.width > 3 && self.width < 9 && self.width != 5", "width present, in {4, 6..=8}"),
        ("input.force > 3", ""),
        ("present", ""),
    ];
    let found = expected.map(|(guard, _)| (guard, open_door(&format!("in Shut && ({guard}) => move open"))));
    assert_eq!(found, expected.map(|(guard, facts)| (guard, facts.to_owned())));
}

#[test]
fn what_is_written_is_certain() {
    let expected = [
        (
            "in Shut => move open, set { width = 3, locked = true, colour = Red }",
            "width present, = 3; locked present, = true; colour present, = Red",
        ),
        ("in Shut => move open, set { width = input.force }", "width present"),
        ("in Shut && input.force > 4 => move open, set { width = input.force }", "width present, >= 5"),
        ("in Shut => move open, set { colour = input.by }", ""),
        ("in Shut && input.by is some => move open, set { colour = input.by }", "colour present"),
        (
            "in Shut && input.by is some && input.by != Red => move open, set { colour = input.by }",
            "colour present, in {Green, Blue}",
        ),
        ("in Shut => move open, clear { paint, locked }", "locked absent; paint absent"),
        (
            "in Shut => move open, set { paint = { colour = Green, dry = true } }",
            "paint present, colour = Green, coats absent, dry = true",
        ),
        (
            "in Shut => move open, set { paint = { colour = Green, coats = input.force, dry = false } }",
            "paint present, colour = Green, coats present, dry = false",
        ),
    ];
    let found = expected.map(|(opened, _)| (opened, open_door(opened)));
    assert_eq!(found, expected.map(|(opened, facts)| (opened, facts.to_owned())));
}
