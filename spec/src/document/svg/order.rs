//! Which box of a column stands above which: as few crossing edges as a few sweeps find.

use super::sheet::{Link, Sheet};

/// Sweeps over all columns. Diagrams of a lifecycle settle within a handful.
const SWEEPS: usize = 24;

/// Orders the boxes of each column. Ties keep the declared order, so the same diagram gives the same picture.
pub(super) fn arrange(sheet: &mut Sheet) {
    let links = sheet.links();
    let mut best = sheet.columns.clone();
    let mut fewest = crossings(sheet, &links);
    for sweep in 0..SWEEPS {
        let count = sheet.columns.len();
        for step in 1..count {
            let (column, look) = match sweep % 4 {
                0 => (step, Look::Left),
                1 => (count - 1 - step, Look::Right),
                2 => (step, Look::Both),
                _ => (count - 1 - step, Look::Both),
            };
            sort_column(sheet, &links, column, look);
        }
        exchange_neighbours(sheet, &links);
        let now = crossings(sheet, &links);
        if now < fewest {
            fewest = now;
            best.clone_from(&sheet.columns);
        }
    }
    sheet.columns = best;
}

/// Which neighbours of a box say where it should stand.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Look {
    Left,
    Right,
    Both,
}

/// Sorts a column by the mean place of each box's neighbours.
fn sort_column(sheet: &mut Sheet, links: &[Link], column: usize, look: Look) {
    let places = places(sheet);
    let mean = |cell: usize| {
        let neighbours = links.iter().filter_map(|link| match look {
            Look::Left | Look::Both if link.right == cell => Some(places[link.left]),
            Look::Right | Look::Both if link.left == cell => Some(places[link.right]),
            _ => None,
        });
        let places: Vec<f64> = neighbours.collect();
        if places.is_empty() { None } else { Some(places.iter().sum::<f64>() / to_f64(places.len())) }
    };
    // A box without neighbours on this side keeps its place in the middle of the others.
    let mut keyed: Vec<_> =
        sheet.columns[column].iter().map(|cell| (mean(*cell).unwrap_or(places[*cell]), *cell)).collect();
    keyed.sort_by(|a, b| a.0.total_cmp(&b.0));
    sheet.columns[column] = keyed.into_iter().map(|(_, cell)| cell).collect();
}

/// Exchanges neighbours in a column as long as that saves a crossing.
fn exchange_neighbours(sheet: &mut Sheet, links: &[Link]) {
    let mut fewest = crossings(sheet, links);
    loop {
        let before = fewest;
        for column in 0..sheet.columns.len() {
            for upper in 1..sheet.columns[column].len() {
                sheet.columns[column].swap(upper - 1, upper);
                let now = crossings(sheet, links);
                if now < fewest {
                    fewest = now;
                } else {
                    sheet.columns[column].swap(upper - 1, upper);
                }
            }
        }
        if fewest == before {
            return;
        }
    }
}

/// How many pairs of links cross.
fn crossings(sheet: &Sheet, links: &[Link]) -> usize {
    let places = places(sheet);
    let mut count = 0;
    for (index, a) in links.iter().enumerate() {
        for b in &links[index + 1..] {
            let same_gap = sheet.cells[a.left].column == sheet.cells[b.left].column;
            let left = places[a.left] - places[b.left];
            let right = places[a.right] - places[b.right];
            count += usize::from(same_gap && left * right < 0.0);
        }
    }
    count
}

/// The place of each box in its column, by cell.
fn places(sheet: &Sheet) -> Vec<f64> {
    let mut places = vec![0.0; sheet.cells.len()];
    for column in &sheet.columns {
        for (place, cell) in column.iter().enumerate() {
            places[*cell] = to_f64(place);
        }
    }
    places
}

fn to_f64(count: usize) -> f64 {
    f64::from(u32::try_from(count).unwrap_or(u32::MAX))
}
