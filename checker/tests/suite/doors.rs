//! Doors, and what may be wrong with them: a subject that answers as the interpreter does, but for one fault.

use selvedge_checker::subject::{Fault, Interpreted, Observed, Subject, ViewRows};
use selvedge_spec::interpret::wire::Reply;
use selvedge_spec::interpret::{Input, Row, Value, World};
use selvedge_spec::ir::{CommandId, EntityId, ErrorId, EventId, OutcomeId, Payload, StateId, System};
use std::sync::Arc;

const ENTITY: EntityId = EntityId(0);
const WIDTH: usize = 0;
const OPENED_BY: usize = 1;

/// Rows, and what the views show of them.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Hall {
    rows: World,
    views: Vec<ViewRows>,
    garbled: bool,
}

/// A step that may still be changed.
pub(crate) struct Taken<'a> {
    system: &'a System,
    key: &'a Value,
    before: &'a Hall,
    after: Hall,
    reply: Reply,
    /// Whether what the views show was changed, and is not to follow the rows.
    shown: bool,
}

type Bent = Result<(), Fault>;

#[expect(clippy::unnecessary_wraps, reason = "every way to bend a step has one shape")]
impl Taken<'_> {
    /// The outcome that the interpreter gave.
    pub(crate) fn outcome(&self) -> &str {
        &self.system.command(self.reply.command).outcome(self.reply.outcome).wire
    }

    /// Bends the step where this outcome answers.
    pub(crate) fn answering(&mut self, outcome: &str, bend: impl FnOnce(&mut Self) -> Bent) -> Bent {
        if self.outcome() == outcome { bend(self) } else { Ok(()) }
    }

    pub(crate) fn answer(&mut self, command: &str, outcome: &str) -> Bent {
        let id = position(self.system.commands.iter().map(|command| command.name.as_str()), command);
        let outcomes = self.system.commands[id].outcomes.iter().map(|outcome| outcome.wire.as_str());
        self.reply =
            Reply { command: CommandId(id), outcome: OutcomeId(position(outcomes, outcome)), ..self.reply.clone() };
        Ok(())
    }

    fn row(&mut self, change: impl FnOnce(&mut Row)) -> Bent {
        let mut row = self.after.rows.row(ENTITY, self.key).expect("a row to be changed").clone();
        change(&mut row);
        self.after.rows.put(ENTITY, row);
        Ok(())
    }

    pub(crate) fn rest(&mut self, state: &str) -> Bent {
        let states = self.system.entity(ENTITY).states.iter().map(|state| state.name.as_str());
        let state = StateId(position(states, state));
        self.row(|row| row.state = state)
    }

    pub(crate) fn width(&mut self, width: i64) -> Bent {
        self.row(|row| row.fields[WIDTH] = Some(Value::Int(width)))
    }

    pub(crate) fn opened_by(&mut self, who: Option<&str>) -> Bent {
        self.row(|row| row.fields[OPENED_BY] = who.map(Value::text))
    }

    /// The rows are what they were.
    pub(crate) fn undo(&mut self) -> Bent {
        self.after.rows = self.before.rows.clone();
        Ok(())
    }

    /// The addressed row comes to be.
    pub(crate) fn appear(&mut self) -> Bent {
        self.after.rows.put(ENTITY, shut(self.key.clone()));
        Ok(())
    }

    fn others(&self) -> Vec<Row> {
        self.after.rows.rows(ENTITY).filter(|row| row.key != *self.key).cloned().collect()
    }

    pub(crate) fn widen_others(&mut self) -> Bent {
        for mut row in self.others() {
            row.fields[WIDTH] = Some(Value::Int(2));
            self.after.rows.put(ENTITY, row);
        }
        Ok(())
    }

    pub(crate) fn remove_others(&mut self) -> Bent {
        self.others().iter().for_each(|row| self.after.rows.remove(ENTITY, &row.key));
        Ok(())
    }

    pub(crate) fn add_other(&mut self) -> Bent {
        let other = if *self.key == Value::Int(1) { 2 } else { 1 };
        self.after.rows.put(ENTITY, shut(Value::Int(other)));
        Ok(())
    }

    pub(crate) fn say_nothing(&mut self) -> Bent {
        self.reply.event = None;
        Ok(())
    }

    pub(crate) fn emit(&mut self, event: &str) -> Bent {
        let (id, values) = self.told(&self.system.events, event);
        self.reply.event = Some((EventId(id), values));
        Ok(())
    }

    /// This value of the event's payload is another number.
    pub(crate) fn carry(&mut self, index: usize, number: i64) -> Bent {
        let (_, values) = self.reply.event.as_mut().expect("an event");
        values[index] = Some(Value::Int(number));
        Ok(())
    }

    pub(crate) fn report_nothing(&mut self) -> Bent {
        self.reply.error = None;
        Ok(())
    }

    pub(crate) fn report(&mut self, error: &str) -> Bent {
        let (id, values) = self.told(&self.system.errors, error);
        self.reply.error = Some((ErrorId(id), values));
        Ok(())
    }

    /// The error speaks of this door.
    pub(crate) fn complain_of(&mut self, number: i64) -> Bent {
        let (_, values) = self.reply.error.as_mut().expect("an error");
        values[0] = Some(Value::Int(number));
        Ok(())
    }

    /// An event or error of this name about the addressed row, whose other numbers are 1.
    fn told(&self, payloads: &[Payload], name: &str) -> (usize, Vec<Option<Value>>) {
        let id = position(payloads.iter().map(|payload| payload.name.as_str()), name);
        let fields = payloads[id].fields.iter().map(|field| match field.name.as_str() {
            "number" => Some(self.key.clone()),
            _ => Some(Value::Int(1)),
        });
        (id, fields.collect())
    }

    pub(crate) fn show_as_before(&mut self, view: usize) -> Bent {
        let rows = self.before.views[view].clone();
        self.show(view, rows)
    }

    pub(crate) fn show_nothing(&mut self, view: usize) -> Bent {
        self.show(view, Vec::new())
    }

    pub(crate) fn show_twice(&mut self, view: usize) -> Bent {
        let mut rows = shown(self.system, &self.after.rows)?.swap_remove(view);
        rows.extend(rows.clone());
        rows.sort();
        self.show(view, rows)
    }

    fn show(&mut self, view: usize, rows: ViewRows) -> Bent {
        self.after.views = shown(self.system, &self.after.rows)?;
        self.after.views[view] = rows;
        self.shown = true;
        Ok(())
    }

    /// The world cannot be read any more.
    pub(crate) fn garble(&mut self) -> Bent {
        self.after.garbled = true;
        Ok(())
    }
}

fn position<'n>(mut names: impl Iterator<Item = &'n str>, name: &str) -> usize {
    names.position(|other| other == name).unwrap_or_else(|| panic!("`{name}` is declared"))
}

fn shut(key: Value) -> Row {
    Row { key, state: StateId(0), fields: vec![Some(Value::Int(1)), None] }
}

/// What the interpreter says that the views show.
fn shown(system: &System, rows: &World) -> Result<Vec<ViewRows>, Fault> {
    let system = Arc::new(system.clone());
    Interpreted::new(system, Arc::new([])).observe(rows).map(|observed| observed.views)
}

/// The interpreter, but for one fault.
pub(crate) struct Planted {
    system: Arc<System>,
    commands: Arc<[(CommandId, Input)]>,
    inner: Interpreted,
    bend: fn(&mut Taken) -> Bent,
}

impl Planted {
    pub(crate) fn new(system: Arc<System>, commands: Arc<[(CommandId, Input)]>, bend: fn(&mut Taken) -> Bent) -> Self {
        let inner = Interpreted::new(Arc::clone(&system), Arc::clone(&commands));
        Self { system, commands, inner, bend }
    }
}

impl Subject for Planted {
    type World = Hall;

    fn first(&self) -> Hall {
        let rows = self.inner.first();
        let views = self.inner.observe(&rows).expect("the first world can be seen").views;
        Hall { rows, views, garbled: false }
    }

    fn step(&self, world: &Hall, command: usize) -> Result<(Hall, Reply), Fault> {
        let (rows, reply) = self.inner.step(&world.rows, command)?;
        let (id, input) = &self.commands[command];
        let key = input.0[self.system.command(*id).key_input].as_ref().expect("every command names a row");
        let after = Hall { rows, ..world.clone() };
        let mut taken = Taken { system: &self.system, key, before: world, after, reply, shown: false };
        (self.bend)(&mut taken)?;
        let Taken { mut after, reply, shown, .. } = taken;
        if !shown {
            after.views = self.inner.observe(&after.rows)?.views;
        }
        Ok((after, reply))
    }

    fn observe(&self, world: &Hall) -> Result<Observed, Fault> {
        if world.garbled {
            return Err(Fault::Wire("this row is no JSON".to_owned()));
        }
        Ok(Observed { rows: world.rows.clone(), views: world.views.clone() })
    }

    fn describe(&self) -> &'static str {
        "the interpreter with a fault"
    }
}
