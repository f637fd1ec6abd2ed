//! RC-22: the internal identity reaches no output.

use selvedge_model::reconcile::{BlobId, Container, DesiredState, WorkloadSpec, diff};

const SECRET: &str = "s3cr3t-blob";

#[test]
fn rc_22_no_text_of_any_value_shows_the_blob() {
    let spec = WorkloadSpec { blob: SECRET.into(), ..WorkloadSpec::new("a", "image:1", 2) };
    let listed = Container::created("1".into(), &spec, &"v0".into(), 0);
    let desired = DesiredState { host: "host".into(), version: "v1".into(), workloads: vec![spec] };
    let plan = diff(&desired, std::slice::from_ref(&listed));
    assert_eq!(plan.steps.len(), 3, "each step holds the blob: {plan}");
    assert!(plan.steps.iter().all(|step| step.blob == BlobId::new(SECRET)));
    for text in
        [format!("{plan}"), format!("{plan:?}"), format!("{plan:#?}"), format!("{desired:?}"), format!("{listed:?}")]
    {
        assert!(!text.contains(SECRET), "{text}");
    }
    assert_eq!(format!("{:?}", BlobId::new(SECRET)), "BlobId(redacted)");
}

/// `TRYBUILD=overwrite cargo test -p selvedge-model --test reconcile rc_22` refreshes the compiler's answers.
#[test]
fn rc_22_what_would_show_the_blob_does_not_compile() {
    let cases = trybuild::TestCases::new();
    cases.pass("tests/reconcile/blob_id/carried.rs");
    cases.compile_fail("tests/reconcile/blob_id/displayed.rs");
    cases.compile_fail("tests/reconcile/blob_id/serialized.rs");
    cases.compile_fail("tests/reconcile/blob_id/read.rs");
}
