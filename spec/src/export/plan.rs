//! How a bounded system becomes a machine: its rows laid out, its outcomes brought down to numbers.

use super::Unexportable;
use super::columns::{Column, Layout, Shape};
use super::constants::{Constant, Constants};
use super::lower::Scope;
use super::machine::{Claim, Machine, Own, Param, Procedure, Table};
use super::names::Names;
use super::rules;
use super::symbolic::{Holder, STATE, Symbolic, Term, When, Which};
use crate::ir::{Bound, Command, EntityId, Literal, Name, State, System};
use std::collections::BTreeSet;

/// What is needed of a system to bring its conditions down to numbers.
pub(super) struct Plan<'a> {
    pub(super) system: &'a System,
    bound: &'a Bound,
    constants: Constants<'a>,
    pub(super) shapes: Vec<Vec<Shape>>,
    pub(super) states: Vec<Vec<Term>>,
    pub(super) tables: Vec<Table>,
    names: Names,
}

impl Machine {
    pub(super) fn new(
        system: &System,
        bound: usize,
        with_rules: bool,
        reserved: &'static [&'static str],
    ) -> Result<Self, Unexportable> {
        // Only what is written out tells which columns ever hold something: those that never do are left out then.
        let whole = Self::with(system, bound, with_rules, reserved, &vec![BTreeSet::new(); system.entities.len()])?;
        let empty: Vec<_> = (0..system.entities.len()).map(|table| whole.empty(table)).collect();
        Self::with(system, bound, with_rules, reserved, &empty)
    }

    /// The machine without the columns in `empty`, by entity.
    fn with(
        system: &System,
        bound: usize,
        with_rules: bool,
        reserved: &'static [&'static str],
        empty: &[BTreeSet<String>],
    ) -> Result<Self, Unexportable> {
        let declared = &system.bounds[bound];
        refuse_late(system, declared)?;
        let mut names = Names::new(reserved);
        let own = own(system, declared, &mut names);
        let constants = Constants::new(system, declared, &mut names);
        let mut plan = Plan {
            system,
            bound: declared,
            constants,
            shapes: Vec::new(),
            states: Vec::new(),
            tables: Vec::new(),
            names,
        };
        for (entity, empty) in empty.iter().enumerate() {
            plan.table(EntityId(entity), empty);
        }
        let names: Vec<String> = system.commands.iter().map(|command| plan.names.give(&command.name.text)).collect();
        let rules = with_rules.then_some(bound);
        let procedures = names.into_iter().enumerate().map(|(command, name)| plan.procedure(command, name, rules));
        let procedures = procedures.collect::<Result<_, _>>()?;
        let invariants = if with_rules { rules::invariants(system, bound, &plan.scope("a rule"))? } else { Vec::new() };
        let mut id = |claim: Claim| (plan.names.give(&format!("rule_{}", claim.name)), claim);
        let invariants = invariants.into_iter().map(&mut id).collect();
        let unclaimed = rules::unclaimed(system, bound, with_rules);
        let title = system.version.as_ref().map_or_else(String::new, |version| format!(" @ {version}"));
        Ok(Self {
            title: format!("{}{title}", system.name),
            bound: declared.name.text.clone(),
            constants: plan.constants.into_all(),
            tables: plan.tables,
            procedures,
            invariants,
            unclaimed,
            own,
        })
    }

    /// The declared paths of the columns of a table to which nothing gives a value.
    fn empty(&self, table: usize) -> BTreeSet<String> {
        let branches = self.procedures.iter().flat_map(|procedure| &procedure.branches);
        let changes = branches.flat_map(|branch| &branch.changes).filter(|change| change.row.table == table);
        let written: BTreeSet<usize> = changes
            .flat_map(|change| &change.writes)
            .filter_map(|(column, term)| (*term != Term::Absent).then_some(*column))
            .collect();
        let columns = self.tables[table].columns.iter().enumerate().skip(STATE + 1);
        columns.filter(|(index, _)| !written.contains(index)).map(|(_, column)| column.meaning.clone()).collect()
    }
}

/// Why a field cannot hold a value.
pub(super) fn no_value(field: &Name) -> String {
    format!(
        "a value of `{field}` has no counterpart in an export, which holds single values and records of them: choose a \
         bound that leaves it absent"
    )
}

/// Commands under way are a part of the world that no export has.
fn refuse_late(system: &System, bound: &Bound) -> Result<(), Unexportable> {
    let Some(entity) = bound.late.iter().position(|late| *late > 0) else { return Ok(()) };
    let name = &system.entities[entity].name;
    let words = format!("`{name}.late` has no counterpart in an export: choose a bound without commands under way");
    Err(Unexportable::new(format!("bound {}", bound.name), words))
}

fn own(system: &System, bound: &Bound, names: &mut Names) -> Own {
    Own {
        row: names.give("row"),
        module: names.give(&format!("{}_{}", system.name.text.replace('.', "_"), bound.name)),
        bound: names.give("other"),
        rules: names.give("rules"),
    }
}

impl Plan<'_> {
    fn table(&mut self, id: EntityId, empty: &BTreeSet<String>) {
        let entity = self.system.entity(id);
        let name = self.names.give(&entity.name.text);
        let mut state = |(index, state): (usize, &State)| Constant {
            name: self.names.give(&format!("{}_{}", entity.name, state.name)),
            code: index + 1,
            meaning: format!("{} rests in {}", entity.name, state.name),
            integer: None,
        };
        let states: Vec<Constant> = entity.states.iter().enumerate().map(&mut state).collect();
        let keys = self.bound.keys[id.0].iter().map(|key| self.constants.of(key).clone()).collect();
        let resting = Column { name: self.names.give("state"), most: states.len(), meaning: "the state".to_owned() };
        let Self { system, constants, names, .. } = self;
        let mut layout = Layout { system, constants, names, columns: vec![resting], empty };
        let shapes = entity.fields.iter().map(|field| layout.field("", field)).collect();
        let columns = layout.columns;
        self.states.push(states.iter().map(|state| Term::Constant(state.name.clone(), state.code)).collect());
        self.shapes.push(shapes);
        let mut beside = |what| self.names.give(&format!("{name}_{what}"));
        let [row_type, key_type, none, all_type, saved] = ["row", "key", "none", "rows", "saved"].map(&mut beside);
        self.tables.push(Table { name, row_type, key_type, none, all_type, saved, keys, states, columns });
    }

    pub(super) fn scope<'s>(&'s self, place: &'s str) -> Scope<'s> {
        Scope {
            constants: &self.constants,
            shapes: &self.shapes,
            states: &self.states,
            most_rows: self.bound.keys.iter().map(Vec::len).max().unwrap_or(0),
            own: None,
            inputs: &[],
            after: None,
            others: When::Before,
            bound: Vec::new(),
            depth: 0,
            place,
        }
    }

    /// `rules` is the bound within which rules over steps are claimed.
    fn procedure(&self, index: usize, name: String, rules: Option<usize>) -> Result<Procedure, Unexportable> {
        let system = self.system;
        let command = &system.commands[index];
        let (params, inputs) = self.params(command, index)?;
        let branches = command.outcomes.iter().map(|outcome| self.branch(index, outcome, (&params, &inputs), rules));
        let branches = branches.collect::<Result<_, _>>()?;
        let actor = system.actor_of(command).map(|actor| actor.name.text.clone());
        let (table, rows) = (command.entity.0, self.named_rows(command, index));
        Ok(Procedure { name, command: command.name.text.clone(), actor, table, rows, params, branches })
    }

    /// The rows that a command names within the bound.
    fn named_rows(&self, command: &Command, index: usize) -> Vec<usize> {
        let (keys, named) = (&self.bound.keys[command.entity.0], &self.bound.inputs[index][command.key_input]);
        (0..keys.len()).filter(|row| named.iter().flatten().any(|key| self.is_one(key, &keys[*row]))).collect()
    }

    fn is_one(&self, left: &Literal, right: &Literal) -> bool {
        self.constants.of(left).code == self.constants.of(right).code
    }

    fn params(&self, command: &Command, index: usize) -> Result<(Vec<Param>, Vec<Symbolic>), Unexportable> {
        let (mut params, mut inputs) = (Vec::new(), Vec::new());
        // Inputs are known in their command only, but must not take the name of anything outside.
        let (mut names, empty) = (self.names.clone(), BTreeSet::new());
        let Self { system, constants, .. } = self;
        for (input, field) in command.inputs.iter().enumerate() {
            let values = &self.bound.inputs[index][input];
            if input == command.key_input {
                inputs.push(Symbolic::Single(Term::Key(Holder { table: command.entity.0, which: Which::Own })));
                continue;
            }
            if values.iter().all(Option::is_none) {
                inputs.push(Symbolic::Nothing);
                continue;
            }
            let mut layout = Layout { system, constants, names: &mut names, columns: Vec::new(), empty: &empty };
            let Shape::Single { column } = layout.field("in_", field) else {
                let words = no_value(&field.name);
                return Err(Unexportable::new(command.name.text.clone(), words));
            };
            let column = layout.columns.swap_remove(column);
            let value = |value: &Option<Literal>| {
                value.as_ref().map_or(Term::Absent, |literal| {
                    let constant = constants.of(literal);
                    Term::Constant(constant.name.clone(), constant.code)
                })
            };
            inputs.push(Symbolic::Single(Term::Param(params.len())));
            params.push(Param { column, values: values.iter().map(value).collect() });
        }
        Ok((params, inputs))
    }
}
