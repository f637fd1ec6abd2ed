//! Commands drawn by chance: most from the bound, which leads far into a lifecycle; the others with few identities, so that rows meet,
//! and with values far beyond every bound.

use selvedge_spec::interpret::{Input, Value};
use selvedge_spec::ir::{CommandId, Field, System, Type, TypeKind};
use serde_json::json;

/// Integers at which arithmetic and comparisons turn.
const INTEGERS: [i64; 12] = [0, 1, 2, 3, -1, 4, 5, 10_000, i64::MIN, i64::MAX, i64::MAX - 1, 1 << 53];

const TEXTS: [&str; 6] = ["", "a", "\"\\\n", "ö", "\u{1F980}", "a long text, which is not kept in place"];

const TIMES: [&str; 5] = [
    "2026-01-01T00:00:00Z",
    "2026-01-01T00:00:01Z",
    "2026-01-01T00:00:00.000000001Z",
    "0000-01-01T00:00:00Z",
    "9999-12-30T22:00:00.999999999Z",
];

/// Chance that is the same on every run (splitmix64).
pub(crate) struct Draw(u64);

impl Draw {
    pub(crate) fn new(seed: u64) -> Self {
        Self(seed)
    }

    fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        usize::try_from((mixed ^ (mixed >> 31)) % limit as u64).expect("below a usize")
    }

    fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[self.below(from.len())]
    }

    /// One of these commands, or any.
    pub(crate) fn command(&mut self, system: &System, known: &[(CommandId, Input)]) -> (CommandId, Input) {
        if self.below(8) > 0 { known[self.below(known.len())].clone() } else { self.any_command(system) }
    }

    fn any_command(&mut self, system: &System) -> (CommandId, Input) {
        let id = self.below(system.commands.len());
        let command = &system.commands[id];
        let keys = command.inputs.iter().enumerate().map(|(index, input)| (index == command.key_input, input));
        let inputs = keys.map(
            |(is_key, input)| {
                if is_key { Some(self.identity(system, &input.ty)) } else { self.field(system, input) }
            },
        );
        (CommandId(id), Input(inputs.collect()))
    }

    fn field(&mut self, system: &System, field: &Field) -> Option<Value> {
        (!field.optional || self.below(3) > 0).then(|| self.value(system, &field.ty))
    }

    /// One of two identities.
    fn identity(&mut self, system: &System, ty: &Type) -> Value {
        match ty {
            Type::String => Value::text(self.pick(&["a", "b"])),
            Type::Int => Value::Int(self.pick(&[1, 2])),
            Type::Ref(entity) => self.identity(system, system.identity(*entity)),
            Type::Named(id) => match &system.type_def(*id).kind {
                TypeKind::Newtype(base, None) => self.identity(system, base),
                _ => self.value(system, ty),
            },
            _ => self.value(system, ty),
        }
    }

    fn value(&mut self, system: &System, ty: &Type) -> Value {
        match ty {
            Type::Bool => Value::Bool(self.below(2) > 0),
            // Small ones meet, so that comparisons come out either way.
            Type::Int if self.below(4) > 0 => Value::Int(self.pick(&[0, 1, 2, 3])),
            Type::Int => Value::Int(self.pick(&INTEGERS)),
            Type::String => Value::text(self.pick(&TEXTS)),
            Type::Timestamp => Value::Timestamp(self.pick(&TIMES).parse().expect("an instant")),
            Type::Json => Value::json(&[json!(null), json!({"b": 1, "a": []}), json!(-0.5)][self.below(3)]),
            Type::List(item) => Value::List((0..self.below(3)).map(|_| self.value(system, item)).collect()),
            Type::Ref(entity) => self.identity(system, system.identity(*entity)),
            Type::Named(id) => match &system.type_def(*id).kind {
                TypeKind::Newtype(base, None) => self.value(system, base),
                TypeKind::Newtype(_, Some(range)) => {
                    Value::Int(self.pick(&[range.low, range.high, range.low.midpoint(range.high)]))
                }
                TypeKind::Enum(variants) => Value::Variant(self.below(variants.len())),
                TypeKind::Record(fields) => {
                    Value::Record(fields.iter().map(|field| self.field(system, field)).collect())
                }
                TypeKind::External(_) => Value::json(&json!({"any": 1})),
            },
        }
    }
}
