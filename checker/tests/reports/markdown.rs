//! The report as Markdown.

use crate::examples;
use selvedge_checker::report::markdown;
use selvedge_checker::verdict::Verdict;

#[test]
fn a_violation_stands_open_with_its_path() {
    let page = markdown(Verdict::Violated, &[examples::violated()]);
    let (open, _) = page.split_once("<details>").expect("something is folded");
    for part in ["## Selvedge: ❌ violated", "#### ❌ violated: never `shut_desk`", "`note: absent → ", "decided by `"]
    {
        assert!(open.contains(part), "{part} in {open}");
    }
    assert!(open.contains("\\<script\\>"), "{open}");
}

#[test]
fn tables_keep_their_shape_and_folds_are_closed() {
    for report in examples::all().into_iter().chain([examples::hostile()]) {
        let page = markdown(report.verdict, &[report]);
        assert_eq!(page.matches("<details>").count(), page.matches("</details>").count());
        let mut columns = None;
        for line in page.lines() {
            let bars = line.replace("\\|", "").matches('|').count();
            if line.starts_with('|') {
                assert_eq!(*columns.get_or_insert(bars), bars, "{line}");
            } else {
                columns = None;
            }
        }
    }
}

#[test]
fn several_systems_have_an_overview() {
    let page = markdown(Verdict::Violated, &examples::all());
    assert!(page.contains("| `office.desk` | `two` | ⚠️ incomplete |"), "{page}");
    assert!(page.contains("| `loom.resource` | `s` | ✅ holds | 227 | 5,675 |"), "{page}");
}
