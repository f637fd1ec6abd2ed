//! The README's declaration, and the compile error that it shows, are real.

/// A file that the README quotes, and the fence it stands in.
fn assert_quoted(what: &str, fence: &str, text: &str) {
    let readme = include_str!("../../README.md");
    let block = format!("```{fence}\n{}\n```\n", text.trim_end());
    assert!(readme.contains(&block), "README.md does not quote {what} as it is now:\n\n{block}");
}

#[test]
fn the_declaration_and_the_error_are_quoted_as_they_are() {
    let source = include_str!("readme/parcel.rs");
    let (declaration, rest) = source.split_once("\n\nfn ").expect("the declaration comes first");
    assert_quoted("the declaration", "rust", declaration);
    let (misuse, _) = rest.split_once("\n\nfn main").expect("main comes last");
    assert_quoted("the misuse", "rust", &format!("fn {misuse}"));
    assert_quoted("the compile error", "text", include_str!("readme/parcel.stderr"));
}

#[test]
fn the_misuse_does_not_compile() {
    trybuild::TestCases::new().compile_fail("tests/readme/parcel.rs");
}
