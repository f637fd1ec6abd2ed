//! What is promised and how far it is checked: views, rules and bounds.

use super::table::{Table, code, counted};
use super::{differing, paragraph};
use crate::ir::{Bound, Command, Field, Freshness, Literal, RuleBody, RuleKind, Slot, System, View};
use crate::print::Printer;
use std::fmt::Write as _;

pub(super) fn views(out: &mut String, system: &System) {
    if !system.views.is_empty() {
        out.push_str("## Views\n\n");
    }
    for view in &system.views {
        view_section(out, system, view);
    }
}

fn view_section(out: &mut String, system: &System, view: &View) {
    let entity = system.entity(view.entity);
    let printer = Printer::new(system).on(view.entity);
    let _ = writeln!(out, "### {}\n", code(view.name.as_str()));
    paragraph(out, &view.docs);
    let name = code(entity.name.as_str());
    let rows = match &view.filter {
        None => format!("Shows every {name}"),
        Some(filter) => format!("Shows each {name} of which {} holds", code(&printer.expr(filter))),
    };
    let freshness = match view.freshness {
        Freshness::ReadYourWrites => "current the moment a command returns, for any reader",
        Freshness::Eventual => "current some time after a command has returned",
    };
    let _ = writeln!(out, "{rows}, in no promised order; {freshness}.\n");
    let mut table = Table::new(["Field", "Type", "On the wire"]);
    for shown in &view.fields {
        let (name, ty) = match shown.slot {
            Slot::Key => (entity.key.name.as_str(), code(&printer.field_type(&entity.key))),
            Slot::Field(id) => {
                let field: &Field = entity.field(id);
                (field.name.as_str(), code(&printer.field_type(field)))
            }
            Slot::State => ("state", format!("the state of the {}", code(entity.name.as_str()))),
        };
        table.row([code(name), ty, differing(name, &shown.wire)]);
    }
    table.write(out);
}

pub(super) fn rules(out: &mut String, system: &System) {
    if system.rules.is_empty() {
        return;
    }
    let printer = Printer::new(system);
    let mut table = Table::new(["Claim", "Rule", "Condition", "Meaning"]);
    for rule in &system.rules {
        let mut claim = rule.kind.keyword().to_owned();
        if !rule.within.is_empty() {
            let bounds: Vec<String> =
                rule.within.iter().map(|bound| code(system.bounds[*bound].name.as_str())).collect();
            claim = format!("{claim}, within {}", bounds.join(", "));
        }
        if let RuleBody::Run(run) = &rule.body
            && !run.fair.is_empty()
        {
            claim = format!("{claim}, under {}", code(&printer.fairness(run)));
        }
        let condition = code(&printer.rule(&rule.body));
        table.row([claim, code(rule.name.as_str()), condition, rule.docs.clone()]);
    }
    out.push_str(
        "## Rules\n\n`always` and `never` speak of every world or step, `reach` of at least one. A `hazard` is a danger \
         that the declaration permits: the checker must find it.\n\n",
    );
    if system.rules.iter().any(|rule| rule.kind == RuleKind::Eventually) {
        out.push_str(
            "`eventually` speaks of every run in which the commands behind `under` are treated fairly: its condition holds \
             in some world, or, where it says `leads to`, in some world after each in which the premise holds.\n\n",
        );
    }
    table.write(out);
}

pub(super) fn bounds(out: &mut String, system: &System) {
    if !system.bounds.is_empty() {
        out.push_str("## Bounds\n\n");
    }
    for bound in &system.bounds {
        bound_section(out, system, bound);
    }
}

fn bound_section(out: &mut String, system: &System, bound: &Bound) {
    let printer = Printer::new(system);
    let _ = writeln!(out, "### {}\n", code(bound.name.as_str()));
    paragraph(out, &bound.docs);
    let mut table = Table::new(["Command", "Each input ranges over", "Commands"]);
    let mut total: usize = 0;
    for (command, domains) in system.commands.iter().zip(&bound.inputs) {
        let (text, count) = command_domain(&printer, command, domains);
        total = total.saturating_add(count);
        table.row([code(command.name.as_str()), text, count.to_string()]);
    }
    let identities = system.entities.iter().zip(&bound.keys);
    let identities =
        identities.map(|(entity, keys)| format!("{} of {}", counted(keys.len(), "row"), code(entity.name.as_str())));
    let identities = identities.collect::<Vec<_>>().join(", ");
    let _ = writeln!(out, "At most {identities}; in every world {} are tried.\n", counted(total, "command"));
    table.write(out);
}

/// The domain of each input, and how many commands they make together.
fn command_domain(printer: &Printer<'_>, command: &Command, domains: &[Vec<Option<Literal>>]) -> (String, usize) {
    let mut texts = Vec::new();
    let mut count: usize = 1;
    for (input, values) in command.inputs.iter().zip(domains) {
        let values: Vec<Option<&Literal>> = values.iter().map(Option::as_ref).collect();
        count = count.saturating_mul(values.len());
        texts.push(code(&format!("{}: {}", input.name, domain(printer, &values))));
    }
    (texts.join(", "), count)
}

/// A finite domain as declared: a range where it is one, else a set.
fn domain(printer: &Printer<'_>, values: &[Option<&Literal>]) -> String {
    let numbers: Option<Vec<i64>> =
        values.iter().map(|value| if let Some(Literal::Int(n)) = value { Some(*n) } else { None }).collect();
    if let Some([first, .., last]) = numbers.as_deref()
        && numbers
            .as_deref()
            .is_some_and(|numbers| numbers.windows(2).all(|pair| pair[0].checked_add(1) == Some(pair[1])))
    {
        return format!("{first}..={last}");
    }
    let texts = values.iter().map(|value| value.map_or_else(|| "none".to_owned(), |value| printer.literal(value)));
    format!("{{{}}}", texts.collect::<Vec<_>>().join(", "))
}
