//! The README's figures are those of the committed table.

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
