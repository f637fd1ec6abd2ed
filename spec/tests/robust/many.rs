//! Declarations with very many of one thing.

use selvedge_spec::Code;
use std::fmt::Write;

/// A declaration with as many of one thing as are asked for.
pub(crate) struct Form {
    /// What there are many of.
    pub(crate) name: &'static str,
    /// The only problem that it has, if any.
    pub(crate) refused: Option<Code>,
    /// So many are tried at most.
    pub(crate) most: usize,
    make: fn(&mut Parts, usize),
}

/// Where the many can stand in a declaration of a door; all empty is a sound one.
#[derive(Default)]
struct Parts {
    items: String,
    fields: String,
    states: String,
    moves: String,
    inputs: String,
    outcomes: String,
    sets: String,
    guard: String,
    bound: String,
}

impl Form {
    /// Of which there may be however many.
    const fn of(name: &'static str, make: fn(&mut Parts, usize)) -> Self {
        Self { name, refused: None, most: usize::MAX, make }
    }

    const fn refused(self, code: Code) -> Self {
        Self { refused: Some(code), ..self }
    }

    const fn at_most(self, most: usize) -> Self {
        Self { most, ..self }
    }

    /// The declaration with so many.
    pub(crate) fn text(&self, count: usize) -> String {
        let mut parts = Parts { guard: "absent".to_owned(), ..Parts::default() };
        for number in 0..count {
            (self.make)(&mut parts, number);
        }
        let Parts { items, fields, states, moves, inputs, outcomes, sets, guard, bound } = parts;
        let set = if sets.is_empty() { String::new() } else { format!(", set {{ {sets} }}") };
        format!(
            "context example {{
            {items}
            entity Door {{ key number: Int; {fields} states initial final Shut{states}; {moves} }}
            command Hang(number: Int, {inputs}) on Door[number] {{
                hung when {guard} => create{set};
                {outcomes}
                stays otherwise => keep;
            }}
            bound small {{ Door: 1; {bound} }}
            }}"
        )
    }
}

/// Puts something behind a part.
macro_rules! put {
    ($part:expr, $($text:tt)*) => { write!($part, $($text)*).expect("texts can be written") };
}

/// Everything of which there may be many.
pub(crate) const FORMS: &[Form] = &[
    Form::of("commands", |parts, n| {
        put!(
            parts.items,
            "command C{n}(number: Int) on Door[number] {{ a when absent => create; b otherwise => keep; }}\n"
        );
    }),
    Form::of("entities", |parts, n| {
        put!(
            parts.items,
            "entity E{n} {{ key number: Int; states initial final S; }} command C{n}(number: Int) on E{n}[number] {{ a when absent => create; b otherwise => keep; }}\n"
        );
        put!(parts.bound, "E{n}: 1;\n");
    }),
    Form::of("fields", |parts, n| {
        put!(parts.fields, "f{n}: Int;\n");
        put!(parts.inputs, "f{n}: Int,\n");
        put!(parts.sets, "f{n},\n");
        put!(parts.bound, "f{n}: {{1}};\n");
    }),
    Form::of("states, each with a move to it", |parts, n| {
        let before = n.checked_sub(1).map_or("Shut".to_owned(), |before| format!("S{before}"));
        put!(parts.states, ",\nfinal S{n}");
        put!(parts.moves, "move m{n}: {before} -> S{n};\n");
        put!(parts.outcomes, "o{n} when in {{{before}}} => move m{n};\n");
    }),
    // Of more cases than this makes, nobody decides which outcome answers; that is told.
    Form::of("outcomes", |parts, n| {
        put!(parts.outcomes, "o{n} when present && input.to == {n} => keep;\n");
        if n == 0 {
            put!(parts.inputs, "to: Int");
            put!(parts.bound, "to: {{0}};");
        }
    })
    .at_most(4_000),
    Form::of("variants", |parts, n| {
        let (before, behind) = if n == 0 { ("enum Many { ", "}") } else { ("", "}") };
        parts.items.truncate(parts.items.len().saturating_sub(1));
        put!(parts.items, "{before}V{n},\n{behind}");
    })
    .refused(Code::UnusedType),
    Form::of("records", |parts, n| put!(parts.items, "record R{n} {{ a: Int }}\n")).refused(Code::UnusedType),
    // Once: there are always more of them than may be nested.
    Form::of("records, each with the one before in it", |parts, n| {
        let inner = n.checked_sub(1).map_or("Int".to_owned(), |before| format!("R{before}?"));
        put!(parts.items, "record R{n} {{ a: {inner} }}\n");
    })
    .refused(Code::NestingTooDeep),
    Form::of("newtypes", |parts, n| put!(parts.items, "newtype N{n}(Int);\n")).refused(Code::UnusedType),
    Form::of("events", |parts, n| put!(parts.items, "event E{n} {{ number: Int }}\n")).refused(Code::EventNeverEmitted),
    Form::of("errors", |parts, n| put!(parts.items, "error E{n} {{ number: Int }}\n"))
        .refused(Code::ErrorNeverReported),
    Form::of("views", |parts, n| {
        put!(parts.items, "view V{n} of Door {{ rows all; fresh read_your_writes; show all; }}\n");
    }),
    Form::of("rules", |parts, n| put!(parts.items, "always r{n}: all d in Door: d in {{Shut}};\n")),
    Form::of("bounds", |parts, n| put!(parts.items, "bound b{n} {{ Door: 1; }}\n")),
    Form::of("actors", |parts, n| put!(parts.items, "actor a{n};\n")).refused(Code::UnusedActor),
    Form::of("documentation", |parts, n| put!(parts.items, "/// line {n}\n")),
    Form::of("values of a bound", |parts, n| {
        if n == 0 {
            put!(parts.inputs, "f: Int?");
            put!(parts.fields, "f: Int?;");
            put!(parts.sets, "f");
            put!(parts.bound, "f: {{none}};");
        }
        parts.bound.truncate(parts.bound.len() - 2);
        put!(parts.bound, ", {n}}};");
    }),
    Form::of("names that are unknown", |parts, n| put!(parts.items, "always r{n}: all d in Dor: d in {{Shut}};\n"))
        .refused(Code::UnknownName),
    Form::of("names that are taken", |parts, _| put!(parts.items, "bound small {{ Door: 1; }}\n"))
        .refused(Code::DuplicateName),
];
