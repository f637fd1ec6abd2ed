//! A desk with tickets: filed, answered with a note, reopened and destroyed.

use selvedge_spec::interpret::{Input, Row, StepResult, Value, World, apply};
use selvedge_spec::ir::{
    Answers, Assignment, At, Bound, Command, CommandId, Comparison, Effect, Emission, Entity, EntityId, ErrorId,
    EventId, Expr, Field, FieldId, Freshness, Literal, Move, MoveId, Name, Outcome, Path, Payload, Root, Slot, Source,
    State, StateId, Step, System, Type, TypeDef, TypeId, TypeKind, View, ViewField,
};
use std::collections::BTreeSet;

pub(crate) const TICKET: EntityId = EntityId(0);
pub(crate) const OPEN: StateId = StateId(0);
pub(crate) const CLOSED: StateId = StateId(1);
pub(crate) const FILE: CommandId = CommandId(0);
pub(crate) const ANSWER: CommandId = CommandId(1);
pub(crate) const REOPEN: CommandId = CommandId(2);
pub(crate) const DESTROY: CommandId = CommandId(3);
pub(crate) const FILED: EventId = EventId(0);
pub(crate) const ANSWERED: EventId = EventId(1);
pub(crate) const REOPENED: EventId = EventId(2);
pub(crate) const LEVEL: FieldId = FieldId(0);
pub(crate) const NOTE: FieldId = FieldId(1);

/// ```text
/// entity Ticket {
///     key number: Number;
///     level: Int; note: Note?; tags: [String]?; extra: Json?; urgent: Bool?;
///     states initial Open, Closed;
///     move close: Open -> Closed; move reopen: Closed -> Open;
/// }
/// command File(number, level: Int, text: String?)  { filed when absent => create, set { level }, emit Filed { number, level };
///                                                    known otherwise => keep; }
/// command Answer(number, text: String, at: Timestamp?) {
///     missing when absent => reject Missing;
///     answered when in {Open} => move close, set { note = { text, at } }, emit Answered { number, text, at };
///     again otherwise => reject Missing; }
/// command Reopen(number) { missing when absent => reject Missing;
///                          reopened when in {Closed} && self.note.text == "no" => move reopen, clear { note }, emit Reopened;
///                          stays otherwise => keep; }
/// command Destroy(number) { missing when absent => reject Missing; destroyed otherwise => delete; }
/// ```
pub(crate) fn desk() -> System {
    System {
        name: name("desk"),
        version: None,
        docs: String::new(),
        actors: Vec::new(),
        types: types(),
        entities: vec![ticket()],
        errors: vec![payload("Missing", vec![number()])],
        events: vec![
            payload("Filed", vec![number(), field("level", Type::Int)]),
            payload("Answered", vec![number(), field("text", Type::String), optional("at", Type::Timestamp)]),
            payload("Reopened", vec![number()]),
        ],
        commands: vec![file(), answer(), reopen(), destroy()],
        views: vec![view()],
        bounds: vec![bound()],
        rules: Vec::new(),
    }
}

fn types() -> Vec<TypeDef> {
    let note =
        vec![field("text", Type::String), Field { wire: "writtenAt".to_owned(), ..optional("at", Type::Timestamp) }];
    let kinds = [
        ("Number", TypeKind::Newtype(Type::String, None)),
        ("Note", TypeKind::Record(note)),
        ("Color", TypeKind::Enum(vec![(name("Red"), String::new()), (name("Blue"), String::new())])),
        ("Elsewhere", TypeKind::External("other.Elsewhere".to_owned())),
    ];
    kinds.map(|(text, kind)| TypeDef { name: name(text), docs: String::new(), kind }).into()
}

fn ticket() -> Entity {
    let state = |text| State { name: name(text), docs: String::new(), is_final: false };
    let fields = vec![
        field("level", Type::Int),
        optional("note", Type::Named(TypeId(1))),
        optional("tags", Type::List(Box::new(Type::String))),
        optional("extra", Type::Json),
        optional("urgent", Type::Bool),
    ];
    Entity {
        name: name("Ticket"),
        docs: String::new(),
        key: number(),
        fields,
        states: vec![state("Open"), state("Closed")],
        initial: OPEN,
        is_resettable: false,
        moves: vec![move_("close", OPEN, CLOSED), move_("reopen", CLOSED, OPEN)],
        facts: Vec::new(),
    }
}

fn file() -> Command {
    let filed = Outcome {
        guard: Some(Expr::Exists(Root::Row, false)),
        sets: vec![set(LEVEL, input(1))],
        emits: Some(Emission { event: FILED, payload: vec![input(0), input(1)] }),
        ..outcome("filed", Effect::Create)
    };
    let inputs = vec![number(), field("level", Type::Int), optional("text", Type::String)];
    command("File", inputs, vec![filed, outcome("known", Effect::Keep)])
}

fn answer() -> Command {
    let answered = Outcome {
        guard: Some(Expr::In(Root::Row, BTreeSet::from([OPEN]))),
        sets: vec![set(NOTE, Source::Record(TypeId(1), vec![input(1), input(2)]))],
        emits: Some(Emission { event: ANSWERED, payload: vec![input(0), input(1), input(2)] }),
        ..outcome("answered", Effect::Move(MoveId(0)))
    };
    let inputs = vec![number(), field("text", Type::String), optional("at", Type::Timestamp)];
    command("Answer", inputs, vec![missing(), answered, outcome("again", reject())])
}

fn reopen() -> Command {
    let text_is_no = Expr::Compare(
        Comparison::Eq,
        Box::new(Expr::Path(path(Root::Row, vec![Step::Slot(Slot::Field(NOTE)), Step::Field(0)]))),
        Box::new(Expr::Literal(Literal::Text("no".to_owned()))),
    );
    let reopened = Outcome {
        guard: Some(Expr::All(vec![Expr::In(Root::Row, BTreeSet::from([CLOSED])), text_is_no])),
        clears: vec![NOTE],
        emits: Some(Emission { event: REOPENED, payload: vec![input(0)] }),
        ..outcome("reopened", Effect::Move(MoveId(1)))
    };
    command("Reopen", vec![number()], vec![missing(), reopened, outcome("stays", Effect::Keep)])
}

fn destroy() -> Command {
    command("Destroy", vec![number()], vec![missing(), outcome("destroyed", Effect::Delete)])
}

fn view() -> View {
    let column = |slot, wire: &str| ViewField { slot, wire: wire.to_owned() };
    View {
        name: name("Open"),
        docs: String::new(),
        entity: TICKET,
        filter: Some(Expr::In(Root::Row, BTreeSet::from([OPEN]))),
        fields: vec![column(Slot::State, "resting"), column(Slot::Key, "no"), column(Slot::Field(LEVEL), "level")],
        freshness: Freshness::ReadYourWrites,
    }
}

fn bound() -> Bound {
    let text = |text: &str| Literal::Text(text.to_owned());
    let key = |number: &str| Literal::Newtype(TypeId(0), Box::new(text(number)));
    let keys = || vec![Some(key("a")), Some(key("b"))];
    let levels = vec![Some(Literal::Int(1)), Some(Literal::Int(2)), Some(Literal::Int(3))];
    Bound {
        name: name("two"),
        docs: String::new(),
        keys: vec![vec![key("a"), key("b")]],
        late: vec![0],
        inputs: vec![
            vec![keys(), levels, vec![None, Some(text("x"))]],
            vec![
                keys(),
                vec![Some(text("no"))],
                vec![None, Some(Literal::Timestamp("2026-01-01T00:00:00Z".to_owned()))],
            ],
            vec![keys()],
            vec![keys()],
        ],
    }
}

pub(crate) fn name(text: &str) -> Name {
    Name { text: text.to_owned(), at: At(0) }
}

pub(crate) fn field(text: &str, ty: Type) -> Field {
    Field { name: name(text), ty, optional: false, wire: text.to_owned(), docs: String::new() }
}

pub(crate) fn optional(text: &str, ty: Type) -> Field {
    Field { optional: true, ..field(text, ty) }
}

fn number() -> Field {
    field("number", Type::Named(TypeId(0)))
}

pub(crate) fn payload(text: &str, fields: Vec<Field>) -> Payload {
    Payload { name: name(text), docs: String::new(), fields }
}

pub(crate) fn move_(text: &str, from: StateId, to: StateId) -> Move {
    Move { name: name(text), docs: String::new(), wire: text.to_owned(), from: BTreeSet::from([from]), to }
}

pub(crate) fn command(text: &str, inputs: Vec<Field>, outcomes: Vec<Outcome>) -> Command {
    let answers = Answers::default();
    Command {
        name: name(text),
        docs: String::new(),
        inputs,
        entity: TICKET,
        key_input: 0,
        actor: None,
        outcomes,
        answers,
    }
}

pub(crate) fn outcome(text: &str, effect: Effect) -> Outcome {
    Outcome {
        name: name(text),
        docs: String::new(),
        wire: text.to_owned(),
        guard: None,
        guard_at: At(0),
        effect,
        sets: Vec::new(),
        clears: Vec::new(),
        also: Vec::new(),
        emits: None,
    }
}

fn missing() -> Outcome {
    Outcome { guard: Some(Expr::Exists(Root::Row, false)), ..outcome("missing", reject()) }
}

fn reject() -> Effect {
    Effect::Reject { error: ErrorId(0), payload: vec![input(0)] }
}

pub(crate) fn set(field: FieldId, value: Source) -> Assignment {
    Assignment { field, value, at: At(0) }
}

pub(crate) fn input(index: usize) -> Source {
    Source::Path(path(Root::Input, vec![Step::Input(index)]))
}

pub(crate) fn path(root: Root, steps: Vec<Step>) -> Path {
    Path { root, steps }
}

#[expect(clippy::unnecessary_wraps, reason = "a value as rows, inputs and payloads hold it")]
pub(crate) fn text(text: &str) -> Option<Value> {
    Some(Value::text(text))
}

#[expect(clippy::unnecessary_wraps, reason = "a value as rows, inputs and payloads hold it")]
pub(crate) fn int(value: i64) -> Option<Value> {
    Some(Value::Int(value))
}

/// An open ticket `a` of this level.
pub(crate) fn open(level: i64) -> Row {
    Row { key: Value::text("a"), state: OPEN, fields: vec![int(level), None, None, None, None] }
}

/// A closed ticket `a` with this note, or none.
pub(crate) fn closed(note: Option<&str>) -> Row {
    let note = note.map(|note| Value::Record([text(note), None].into()));
    Row { key: Value::text("a"), state: CLOSED, fields: vec![int(1), note, None, None, None] }
}

pub(crate) fn world(system: &System, rows: impl IntoIterator<Item = Row>) -> World {
    let mut world = World::empty(system);
    for row in rows {
        world.put(TICKET, row);
    }
    world
}

/// The step, and the row `a` after it.
pub(crate) fn taken(
    system: &System,
    before: &World,
    command: CommandId,
    input: Vec<Option<Value>>,
) -> (StepResult, Option<Row>) {
    let step = selvedge_spec::interpret::step(system, before, command, &Input(input)).expect("an answer");
    let mut after = before.clone();
    apply(&mut after, &step);
    (step, after.row(TICKET, &Value::text("a")).cloned())
}
