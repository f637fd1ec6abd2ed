//! Drawing a declaration: lifecycles of one or two entities, with guards, effects and rules of every kind. Not all that is
//! drawn is sound; what is not is drawn again by whoever asks.

use std::fmt::Write;

/// A source of random declarations.
pub(crate) struct Draw(fastrand::Rng);

/// The names of what entities are drawn with: a required number, an optional one, a truth value, an enum.
const FIELDS: [(&str, &str); 4] = [("level", "Int"), ("spare", "Int?"), ("lit", "Bool"), ("hue", "Hue?")];

/// The values that numbers take.
const LEVELS: u8 = 2;

/// A lifecycle while it is drawn.
struct Life {
    entity: &'static str,
    /// Its states; the first is the initial one.
    states: usize,
    /// Where each move starts and where it ends.
    moves: Vec<(Vec<usize>, usize)>,
    /// Which of [`FIELDS`] it has.
    fields: Vec<usize>,
}

impl Life {
    fn has(&self, field: usize) -> bool {
        self.fields.contains(&field)
    }
}

impl Draw {
    /// The source of this number: the same number gives the same declaration.
    pub(crate) fn of(number: u64) -> Self {
        Self(fastrand::Rng::with_seed(number))
    }

    /// One entity, or two that have nothing to do with each other.
    pub(crate) fn independent(&mut self) -> String {
        let second = self.chance(1, 3);
        self.declaration(second, false)
    }

    /// Two entities whose commands read, and change, rows that they do not name.
    pub(crate) fn related(&mut self) -> String {
        self.declaration(true, true)
    }

    fn chance(&mut self, of: u8, among: u8) -> bool {
        self.0.u8(..among) < of
    }

    fn below(&mut self, end: usize) -> usize {
        self.0.usize(..end)
    }

    fn one<'t>(&mut self, of: &[&'t str]) -> &'t str {
        of[self.below(of.len())]
    }

    /// Some of the numbers below `end`, at least one.
    fn some(&mut self, end: usize) -> Vec<usize> {
        let sure = self.below(end);
        (0..end).filter(|number| *number == sure || self.chance(1, 2)).collect()
    }

    fn declaration(&mut self, second: bool, related: bool) -> String {
        let names = if second { &["Lamp", "Room"][..] } else { &["Lamp"] };
        let lives: Vec<Life> = names.iter().map(|entity| self.life(entity)).collect();
        let mut text =
            String::from("context random.drawn {\n    enum Hue { Red, Green }\n    error Refused { id: Int }\n");
        for life in &lives {
            self.entity(&mut text, life);
        }
        for (index, life) in lives.iter().enumerate() {
            let other = lives.get(1 - index).filter(|_| related);
            self.commands(&mut text, life, other);
        }
        self.bound(&mut text, &lives, related);
        for life in &lives {
            self.rules(&mut text, life, lives.iter().find(|other| other.entity != life.entity));
        }
        text.push_str("    reach every outcome, every move, every state;\n}\n");
        text
    }

    fn life(&mut self, entity: &'static str) -> Life {
        let states = 1 + self.below(3);
        let mut moves: Vec<(Vec<usize>, usize)> = (1..states).map(|to| (vec![self.below(to)], to)).collect();
        for _ in 0..self.below(3) {
            let (from, to) = (self.some(states), self.below(states));
            moves.push((from, to));
        }
        let fields = (0..FIELDS.len()).filter(|_| self.chance(1, 2)).collect();
        Life { entity, states, moves, fields }
    }

    fn entity(&mut self, text: &mut String, life: &Life) {
        let left = |state: usize| life.moves.iter().any(|(from, to)| *to != state && from.contains(&state));
        let states: Vec<String> = (0..life.states)
            .map(|state| {
                let first = if state == 0 { "initial " } else { "" };
                let last = if left(state) { "" } else { "final " };
                format!("{first}{last}S{state}")
            })
            .collect();
        let _ = writeln!(text, "    entity {} {{\n        key id: Int;", life.entity);
        for field in &life.fields {
            let (name, ty) = FIELDS[*field];
            let _ = writeln!(text, "        {name}: {ty};");
        }
        let _ = writeln!(text, "        states {};", states.join(", "));
        for (number, (from, to)) in life.moves.iter().enumerate() {
            let _ = writeln!(text, "        move m{number}: {} -> S{to};", set(from));
        }
        text.push_str("    }\n");
    }

    /// A command that creates rows, one for some moves each, and perhaps one that deletes.
    fn commands(&mut self, text: &mut String, life: &Life, other: Option<&Life>) {
        let entity = life.entity;
        let inputs = "id: Int, n: Int, on: Bool, hue: Hue?";
        let with = if other.is_some() { format!("{inputs}, other: Int") } else { inputs.to_owned() };
        let sets = self.sets(life, true);
        let guard = self.related_guard(other).map_or(String::new(), |guard| format!(" && ({guard})"));
        let _ = writeln!(text, "    command Make{entity}({with}) on {entity}[id] {{");
        let _ = writeln!(text, "        made when absent{guard} => create{sets};");
        let rest = if guard.is_empty() {
            "kept otherwise => keep;"
        } else {
            "kept when present => keep; barred otherwise => reject Refused;"
        };
        let _ = writeln!(text, "        {rest}\n    }}");
        for (number, (from, _)) in life.moves.iter().enumerate() {
            let guard = self.guard(life, other);
            let sets = self.sets(life, false);
            let also = self.also(other);
            let _ = writeln!(text, "    command Go{entity}{number}({with}) on {entity}[id] {{");
            let _ = writeln!(text, "        missing when absent => reject Refused;");
            let _ = writeln!(text, "        gone when in {} && ({guard}) => move m{number}{sets}{also};", set(from));
            if self.chance(1, 4) {
                let guard = self.guard(life, other);
                let _ = writeln!(text, "        swept when {guard} => delete;");
            }
            let last = if self.chance(1, 2) { "keep" } else { "reject Refused" };
            let _ = writeln!(text, "        other otherwise => {last};\n    }}");
        }
    }

    /// What an outcome writes; all that is required where it creates.
    fn sets(&mut self, life: &Life, creates: bool) -> String {
        let mut written = Vec::new();
        for field in &life.fields {
            let (name, _) = FIELDS[*field];
            // What is never written cannot be read.
            if creates || self.chance(1, 3) {
                written.push(match *field {
                    0 | 1 => format!("{name} = input.n"),
                    2 => format!("{name} = input.on"),
                    _ => format!("{name} = input.hue"),
                });
            }
        }
        if written.is_empty() { String::new() } else { format!(", set {{ {} }}", written.join(", ")) }
    }

    /// What an outcome does to another row in the same step.
    fn also(&mut self, other: Option<&Life>) -> String {
        let Some(other) = other.filter(|other| !other.moves.is_empty() && self.chance(1, 4)) else {
            return String::new();
        };
        let number = self.below(other.moves.len());
        let from = set(&other.moves[number].0);
        format!(", also each x in {}: x in {from} {{ move m{number} }}", other.entity)
    }

    /// A guard over the row that a command names, and perhaps over others.
    fn guard(&mut self, life: &Life, other: Option<&Life>) -> String {
        let mut parts = self.fields("self", life);
        if parts.is_empty() || self.chance(1, 2) {
            parts.push(
                self.one(&["input.on", "!input.on", "input.n == 0", "input.n != 1", "input.hue is none"]).to_owned(),
            );
        }
        parts.extend(self.related_guard(other));
        let joint = if self.chance(2, 3) { " && " } else { " || " };
        parts.iter().map(|part| format!("({part})")).collect::<Vec<_>>().join(joint)
    }

    fn related_guard(&mut self, other: Option<&Life>) -> Option<String> {
        let other = other.filter(|_| self.chance(2, 3))?;
        let entity = other.entity;
        let inner = self.local("x", other);
        let bound = self.below(3);
        Some(match self.below(6) {
            0 => format!("{entity}[input.other] is some"),
            1 => format!("{entity}[input.other] in {}", set(&self.some(other.states))),
            2 => format!("all x in {entity}: {inner}"),
            3 => format!("some x in {entity}: x.id != input.n && ({inner})"),
            4 => format!("count(x in {entity}: {inner}) <= {bound}"),
            _ if other.has(0) => format!("sum(x.level for x in {entity}: {inner}) < {}", bound + 1),
            _ => format!("unique(x.id for x in {entity}: {inner})"),
        })
    }

    /// A condition over one row.
    fn local(&mut self, row: &str, life: &Life) -> String {
        let mut parts = vec![format!("{row} in {}", set(&self.some(life.states)))];
        parts.extend(self.fields(row, life));
        let joint = if self.chance(1, 2) { " && " } else { " || " };
        format!("({})", parts.join(joint))
    }

    /// Conditions over the fields of one row.
    fn fields(&mut self, row: &str, life: &Life) -> Vec<String> {
        let mut parts = Vec::new();
        if life.has(0) && self.chance(1, 2) {
            parts.push(format!("{row}.level {} {}", self.one(&["==", "<", ">=", "!="]), self.0.u8(..LEVELS)));
        }
        if life.has(1) && self.chance(1, 2) {
            parts.push(format!("({row}.spare is none || {row}.spare == {})", self.0.u8(..LEVELS)));
        }
        if life.has(2) && self.chance(1, 2) {
            parts.push(format!("{row}.lit"));
        }
        if life.has(3) && self.chance(1, 2) {
            parts.push(format!("({row}.hue is some && {row}.hue == {})", self.one(&["Red", "Green"])));
        }
        parts
    }

    fn bound(&mut self, text: &mut String, lives: &[Life], related: bool) {
        text.push_str("    bound drawn {\n");
        for life in lives {
            let rows = if related || lives.len() > 1 { 1 + self.below(2) } else { 1 + self.below(3) };
            let _ = writeln!(text, "        {}: {rows};", life.entity);
            if rows == 1 && self.chance(1, 4) {
                let _ = writeln!(text, "        {}.late: 1;", life.entity);
            }
        }
        let hues = self.one(&["{none}", "{Red}", "{none, Green}"]);
        let _ = writeln!(text, "        n: {{0, 1}};\n        hue: {hues};");
        if related {
            text.push_str("        other: {1, 2};\n");
        }
        text.push_str("    }\n");
    }

    /// Rules of every kind about an entity, and about how its rows go together with others.
    fn rules(&mut self, text: &mut String, life: &Life, other: Option<&Life>) {
        let entity = life.entity;
        for number in 0..1 + self.below(3) {
            let kind = self.one(&["always", "never", "reach", "hazard"]);
            let (first, second) = (self.local("x", life), self.local("y", other.unwrap_or(life)));
            let apart = other.map_or(entity, |other| other.entity);
            let quantifier = self.one(&["all", "some"]);
            let body = match self.below(5) {
                0 => format!("{quantifier} x in {entity}: {first}"),
                1 => format!("{quantifier} x in {entity}: {first} implies (some y in {apart}: {second})"),
                2 => format!("({quantifier} x in {entity}: {first}) && (all y in {apart}: {second})"),
                3 => format!("all x in {entity}: all y in {apart}: x.id == y.id || {second}"),
                _ => {
                    let (before, after) = (self.local("before", life), self.local("after", life));
                    format!("step of {entity}: {before} implies {after}")
                }
            };
            let docs = if kind == "hazard" { "/// A danger.\n    " } else { "" };
            let _ = writeln!(text, "    {docs}{kind} r{entity}{number}: {body};");
        }
        if self.chance(1, 3) && !life.moves.is_empty() {
            let fair = self.one(&["fair", "strongly fair"]);
            let command = self.below(life.moves.len());
            let (from, to) = (set(&self.some(life.states)), set(&self.some(life.states)));
            let _ = writeln!(
                text,
                "    eventually e{entity} under {fair} Go{entity}{command}: all x in {entity}: x in {from} leads to x in {to};"
            );
        }
    }
}

/// States as they are written in a condition or at a move.
fn set(states: &[usize]) -> String {
    let names: Vec<String> = states.iter().map(|state| format!("S{state}")).collect();
    format!("{{{}}}", names.join(", "))
}
