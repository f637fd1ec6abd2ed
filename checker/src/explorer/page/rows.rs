//! What there is: every row with every field, those that the last step changed marked.

use super::super::guide::{Guide, Place};
use super::super::html::Html;
use crate::explore::Flight;
use selvedge_spec::interpret::{Row, World, wire};
use selvedge_spec::ir::{Entity, EntityId, Field, System};

pub(super) fn section(guide: &Guide, place: &Place, title: &str) -> Html {
    let mut section = Html::default();
    section.raw("<section id=\"rows\"><h1>").text(title).raw("</h1>");
    match place.here() {
        Err(fault) => {
            section.raw("<p class=\"bad\">There is no world here: ").text(fault).raw("</p>");
        }
        Ok(sight) => match &sight.rows {
            Err(fault) => {
                section.raw("<p class=\"bad\">The rows cannot be read: ").text(fault).raw("</p>");
            }
            Ok(rows) => {
                section.add(&tables(guide.system(), place.rows_before().map(|rows| &**rows), rows));
                section.add(&under_way(guide, &sight.flights));
            }
        },
    }
    section.add(&ways(guide, place)).raw("</section>");
    section
}

/// The commands under way, each with what was known when it was issued.
fn under_way(guide: &Guide, flights: &[Flight]) -> Html {
    let mut html = Html::default();
    for flight in flights {
        let (id, input) = &guide.course.commands[flight.command as usize];
        let entity = guide.system().entity(guide.system().command(*id).entity);
        html.raw("<p><span class=\"chip\">Under way</span> <code>");
        html.text(&wire::encode_command(guide.system(), *id, input).to_string())
            .raw("</code>, issued when the row was ");
        html.text(flight.basis.as_ref().map_or("absent", |basis| entity.state(basis.state).name.as_str()));
        html.raw(if flight.is_gone { "; that row is gone since.</p>" } else { ".</p>" });
    }
    html
}

fn ways(guide: &Guide, place: &Place) -> Html {
    let mut ways = Html::default();
    let Some((_, before)) = place.path.split_last() else { return ways };
    ways.raw("<nav class=\"ways\" aria-label=\"Ways back\"><a class=\"back\" rel=\"prev\" href=\"");
    ways.text(&guide.link(before)).raw("\">Back one step</a><a class=\"first\" href=\"").text(&guide.link(&[]));
    ways.raw("\">First world</a></nav>");
    ways
}

/// What a row was before the last step.
#[derive(Clone, Copy)]
enum Before<'a> {
    /// There was no step.
    NoStep,
    /// It did not exist.
    Absent,
    Was(&'a Row),
}

fn tables(system: &System, before: Option<&World>, now: &World) -> Html {
    let mut tables = Html::default();
    for (index, entity) in system.entities.iter().enumerate() {
        let id = EntityId(index);
        for row in now.rows(id) {
            let was = match before.map(|before| before.row(id, &row.key)) {
                None => Before::NoStep,
                Some(None) => Before::Absent,
                Some(Some(was)) => Before::Was(was),
            };
            tables.add(&table(system, entity, was, row));
        }
        let gone = before.into_iter().flat_map(|before| before.rows(id)).filter(|row| now.row(id, &row.key).is_none());
        for row in gone {
            tables.raw("<p><mark>Deleted</mark> by the last step: ").add(&name(system, entity, row)).raw("</p>");
        }
    }
    if now.all_rows().next().is_none() {
        tables.raw("<p class=\"faint\">There are no rows.</p>");
    }
    tables
}

fn name(system: &System, entity: &Entity, row: &Row) -> Html {
    let mut name = Html::default();
    name.text(&entity.name.text).raw(" <code>");
    name.text(&wire::encode_value(system, &entity.key.ty, &row.key).to_string()).raw("</code>");
    name
}

fn table(system: &System, entity: &Entity, before: Before<'_>, row: &Row) -> Html {
    let mut table = Html::default();
    table.raw("<table><caption>").add(&name(system, entity, row)).raw(" <span class=\"chip\">");
    table.text(&entity.state(row.state).name.text).raw("</span>");
    match before {
        Before::Absent => {
            table.raw(" <mark>created</mark>");
        }
        Before::Was(was) if was.state != row.state => {
            table.raw(" <mark>was ").text(&entity.state(was.state).name.text).raw("</mark>");
        }
        Before::Was(_) | Before::NoStep => {}
    }
    table.raw("</caption><tbody>");
    for (index, field) in entity.fields.iter().enumerate() {
        let value = shown(system, field, row, index);
        let old = match before {
            Before::NoStep => value.clone(),
            Before::Absent => None,
            Before::Was(was) => shown(system, field, was, index),
        };
        table.add(&line(&field.name.text, old.as_deref(), value.as_deref()));
    }
    table.raw("</tbody></table>");
    table
}

/// One field, marked where it changed.
fn line(name: &str, old: Option<&str>, value: Option<&str>) -> Html {
    let mut line = Html::default();
    line.raw(if old == value { "<tr><th scope=\"row\">" } else { "<tr class=\"changed\"><th scope=\"row\">" });
    line.text(name).raw("</th><td>").add(&side(value));
    if old != value {
        line.raw(" <small>changed, was ").add(&side(old)).raw("</small>");
    }
    line.raw("</td></tr>");
    line
}

/// A value, or that it is absent.
pub(super) fn side(value: Option<&str>) -> Html {
    let mut side = Html::default();
    match value {
        Some(value) => side.raw("<code>").text(value).raw("</code>"),
        None => side.raw("<span class=\"faint\">absent</span>"),
    };
    side
}

fn shown(system: &System, field: &Field, row: &Row, index: usize) -> Option<String> {
    row.fields[index].as_ref().map(|value| wire::encode_value(system, &field.ty, value).to_string())
}
