//! Where the boxes stand: heights that keep edges straight, widths that leave room for their curves.

use super::sheet::{Content, Link, Sheet};

/// Rounds of pulling boxes towards their neighbours. Positions settle long before.
const ROUNDS: usize = 120;
/// Least distance between two boxes of a column.
const GAP: f64 = 12.0;
/// Least distance between a state and any other box.
const STATE_GAP: f64 = 22.0;
/// Room for the curves between two columns: at least, at most, and a share of their height.
const BEND: (f64, f64, f64) = (26.0, 70.0, 0.3);

/// Where a box would like to stand.
type Wish = fn(&Sheet, &[Link], usize) -> f64;

/// Left and right border of every column, and the size of the whole.
pub(super) struct Frame {
    pub(super) columns: Vec<(f64, f64)>,
    pub(super) width: f64,
    pub(super) height: f64,
}

/// Gives every box its height and every column its borders.
pub(super) fn place(sheet: &mut Sheet, margin: f64) -> Frame {
    let links = sheet.links();
    for column in 0..sheet.columns.len() {
        settle(sheet, &[], column, balanced);
    }
    for round in 0..ROUNDS {
        let count = sheet.columns.len();
        for step in 0..count {
            settle(sheet, &links, if round % 2 == 0 { step } else { count - 1 - step }, balanced);
        }
    }
    for column in (1..sheet.columns.len()).step_by(2) {
        settle(sheet, &links, column, straight);
    }
    let top = sheet.cells.iter().map(|cell| cell.y - cell.up).fold(f64::INFINITY, f64::min);
    for cell in &mut sheet.cells {
        cell.y += margin - top;
    }
    let height = sheet.cells.iter().map(|cell| cell.y + cell.down).fold(0.0, f64::max) + margin;
    let columns = borders(sheet, &links, margin);
    let width = columns.last().map_or(0.0, |column| column.1) + margin;
    Frame { columns, width, height }
}

/// Moves the boxes of one column as near as order and distance allow to where their edges would be straight.
fn settle(sheet: &mut Sheet, links: &[Link], column: usize, wish: Wish) {
    let cells = &sheet.columns[column];
    let mut shift = 0.0;
    let mut shifts = Vec::with_capacity(cells.len());
    let mut wishes = Vec::with_capacity(cells.len());
    for (index, cell) in cells.iter().enumerate() {
        if index > 0 {
            shift += distance(sheet, cells[index - 1], *cell);
        }
        shifts.push(shift);
        wishes.push(wish(sheet, links, *cell) - shift);
    }
    for ((cell, at), shift) in cells.clone().into_iter().zip(ascending(&wishes)).zip(shifts) {
        sheet.cells[cell].y = at + shift;
    }
}

/// The height at which a box's edges would be straight, on the mean.
fn balanced(sheet: &Sheet, links: &[Link], cell: usize) -> f64 {
    mean(pulls(sheet, links, cell).map(|(height, _)| height)).unwrap_or(sheet.cells[cell].y)
}

/// The height at which a label's edge would be straight towards its less busy end: edges that fan out from one side
/// of a state cannot all be straight there, but each can be where it arrives.
fn straight(sheet: &Sheet, links: &[Link], cell: usize) -> f64 {
    let least = pulls(sheet, links, cell).map(|(_, share)| share).min();
    let quiet = pulls(sheet, links, cell).filter(|(_, share)| Some(*share) == least);
    mean(quiet.map(|(height, _)| height)).unwrap_or(sheet.cells[cell].y)
}

/// For each link of a box, the height that would make it straight, and how many edges share its other end.
fn pulls(sheet: &Sheet, links: &[Link], cell: usize) -> impl Iterator<Item = (f64, usize)> {
    links.iter().filter_map(move |link| {
        if cell == link.left {
            Some((sheet.cells[link.right].y + link.right_offset - link.left_offset, link.right_share))
        } else if cell == link.right {
            Some((sheet.cells[link.left].y + link.left_offset - link.right_offset, link.left_share))
        } else {
            None
        }
    })
}

fn mean(heights: impl Iterator<Item = f64>) -> Option<f64> {
    let (sum, count) = heights.fold((0.0, 0.0), |(sum, count), height| (sum + height, count + 1.0));
    (count > 0.0).then(|| sum / count)
}

/// How far below one box the next must stand.
fn distance(sheet: &Sheet, upper: usize, lower: usize) -> f64 {
    let is_state = |cell: usize| matches!(sheet.cells[cell].content, Content::Node(_));
    let gap = if is_state(upper) || is_state(lower) { STATE_GAP } else { GAP };
    sheet.cells[upper].down + gap + sheet.cells[lower].up
}

/// The ascending sequence nearest to `wishes` (least squares): neighbours out of order share their mean.
fn ascending(wishes: &[f64]) -> Vec<f64> {
    let mut blocks: Vec<(f64, usize)> = Vec::new();
    for wish in wishes {
        let (mut sum, mut count) = (*wish, 1);
        while let Some((last, size)) = blocks.last().copied() {
            if last / to_f64(size) <= sum / to_f64(count) {
                break;
            }
            blocks.pop();
            sum += last;
            count += size;
        }
        blocks.push((sum, count));
    }
    blocks.into_iter().flat_map(|(sum, count)| std::iter::repeat_n(sum / to_f64(count), count)).collect()
}

/// Left and right border of each column: its widest box, and between two columns room for the highest curve.
fn borders(sheet: &Sheet, links: &[Link], margin: f64) -> Vec<(f64, f64)> {
    let mut left = margin;
    let mut borders = Vec::with_capacity(sheet.columns.len());
    for (column, cells) in sheet.columns.iter().enumerate() {
        let width = cells.iter().map(|cell| sheet.cells[*cell].width).fold(0.0, f64::max);
        borders.push((left, left + width));
        let rises = links.iter().filter(|link| sheet.cells[link.left].column == column).map(|link| {
            (sheet.cells[link.left].y + link.left_offset - sheet.cells[link.right].y - link.right_offset).abs()
        });
        let (least, most, share) = BEND;
        left += width + (least + share * rises.fold(0.0, f64::max)).min(most);
    }
    borders
}

fn to_f64(count: usize) -> f64 {
    f64::from(u32::try_from(count).unwrap_or(u32::MAX))
}

#[cfg(test)]
mod tests {
    use super::ascending;

    #[test]
    fn neighbours_out_of_order_share_their_mean() {
        assert_eq!(ascending(&[1.0, 5.0, 3.0, 10.0]), [1.0, 4.0, 4.0, 10.0]);
        assert_eq!(ascending(&[3.0, 2.0, 1.0]), [2.0, 2.0, 2.0]);
        assert_eq!(ascending(&[1.0, 2.0, 3.0]), [1.0, 2.0, 3.0]);
    }
}
