//! The README's figures are those of the committed table, and committed pages tell what their scripts print.

/// The cells of a table's row.
fn cells(line: &str) -> Vec<&str> {
    line.split('|').map(str::trim).collect()
}

/// What `INSTRUCTIONS.md` says the generated code takes for one instruction of theirs.
fn counted(work: &str, beside: &str) -> Option<String> {
    let mut group = "";
    for line in include_str!("../INSTRUCTIONS.md").lines() {
        match cells(line).as_slice() {
            ["", heading, "instructions", ..] => group = heading,
            ["", name, _, takes, ..] if group == work && *name == beside => return Some((*takes).to_owned()),
            _ => {}
        }
    }
    None
}

#[test]
fn the_readme_says_what_was_counted() {
    let readme = include_str!("../../README.md");
    let (_, table) = readme.split_once("| work | beside | takes |").expect("the README has the table");
    let rows: Vec<_> = table.lines().skip(2).take_while(|line| line.starts_with('|')).map(cells).collect();
    assert!(rows.len() >= 6, "{rows:?}");
    for row in rows {
        let ["", work, beside, takes, ""] = row.as_slice() else { panic!("{row:?}") };
        assert_eq!(counted(work, beside).as_deref(), Some(*takes), "{work} beside {beside}");
    }
}

/// The rows of a page's one table, each a cell more on both sides.
fn table<'a>(page: &'a str, heading: &str) -> Vec<Vec<&'a str>> {
    let (_, table) = page.split_once(heading).unwrap_or_else(|| panic!("the page has no table `{heading}`"));
    let rows = table.trim_start().lines().skip(1).take_while(|line| line.starts_with('|'));
    rows.map(cells).collect()
}

fn number(cell: &str) -> f64 {
    cell.parse().unwrap_or_else(|_| panic!("`{cell}` is no number"))
}

/// What `trace.sh` prints as its table's heading.
const TRACED: &str = "| log | lines | CPU seconds | lines per CPU second | peak MiB |";

/// Logs are read at 200,000 lines a second and more, in as much memory for a long one as for a short one.
#[test]
fn the_page_of_traces_keeps_what_was_promised() {
    assert!(include_str!("../trace.sh").contains(TRACED), "trace.sh prints another table");
    let rows = table(include_str!("../TRACE.md"), TRACED);
    let kinds: Vec<_> = rows.iter().map(|row| row[1]).collect();
    assert_eq!(kinds, ["commands", "commands", "rows", "rows"]);
    for row in &rows {
        let ["", _, lines, seconds, rate, _, ""] = row.as_slice() else { panic!("{row:?}") };
        // Seconds are told to a hundredth.
        let off = number(rate) * number(seconds) / number(lines) - 1.0;
        assert!(off.abs() <= 0.006 / number(seconds), "{row:?}");
        assert!(number(rate) >= 200_000.0, "{row:?}");
    }
    for pair in rows.chunks(2) {
        let [short, long] = pair else { panic!("{pair:?}") };
        assert!((number(long[2]) / number(short[2]) - 10.0).abs() < f64::EPSILON, "{pair:?}");
        assert!(number(long[5]) <= number(short[5]) * 1.1, "memory grows with the log: {pair:?}");
    }
}

/// A million documents, of which each kind was taken and refused often.
#[test]
fn the_page_of_schemas_tells_of_a_million_documents() {
    let heading = "| document | taken by both | refused by both |";
    assert!(include_str!("../schema.sh").contains(heading), "schema.sh prints another table");
    let rows = table(include_str!("../SCHEMA.md"), heading);
    let counts = rows.iter().flat_map(|row| [number(row[2]), number(row[3])]);
    assert!(counts.clone().all(|count| count >= 10_000.0), "{rows:?}");
    assert!((counts.sum::<f64>() - 1_000_000.0).abs() < f64::EPSILON, "{rows:?}");
}
