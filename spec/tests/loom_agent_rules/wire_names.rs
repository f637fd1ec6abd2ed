//! Names and shapes on the wire: LA-09 and LA-76 to LA-79.

use super::support::{INSTANT, system};
use selvedge_spec::interpret::wire;
use selvedge_spec::ir::{Field, Type, TypeId, TypeKind};
use serde_json::{Value as Json, json};
use std::collections::BTreeSet;

fn type_named(name: &str) -> Type {
    let position = system().types.iter().position(|declared| declared.name.text == name);
    Type::Named(TypeId(position.expect("a declared type")))
}

/// Asserts that the JSON is read as a value of the type and written again as it was.
#[track_caller]
fn survives(ty: &Type, json: &Json) {
    let value = wire::decode_value(system(), ty, json).expect("a value of the type");
    assert_eq!(wire::encode_value(system(), ty, &value), *json);
}

#[test]
fn la_09_76_79_a_full_spec_survives_under_its_wire_names() {
    let profile = json!({ "type": "Localhost", "localhostProfile": "p" });
    let upstream = json!({ "upstream": "u", "audience": "a" });
    let spec = json!({
        "agent": { "anything": [1, null] },
        "routes": [{ "path": "/", "weight": 0.5 }],
        "connectorsConfig": "c",
        "secretRef": { "name": "s" },
        "secretFiles": { "name": "s", "mountPath": "/s" },
        "env": [{ "name": "A", "value": "" }],
        "image": { "repository": "r", "tag": "t" },
        "command": { "entrypoint": ["sh"], "args": [] },
        "workspace": { "mountPath": "/w", "claimName": "w" },
        "configFiles": [{ "name": "f", "content": "" }],
        "seccompProfile": profile, "appArmorProfile": profile,
        "boundary": {
            "model": upstream,
            "connectors": { "upstream": "u", "audience": "a", "operations": ["o"] },
            "git": { "upstream": "u", "audience": "a", "repositories": [] },
        },
        "schedule": {
            "cron": "* * * * *", "timeZone": "UTC", "suspend": false, "startingDeadlineSeconds": 10,
            "input": { "text": "t", "configMapKeyRef": { "name": "n", "key": "k" } },
        },
    });
    survives(&type_named("LoomAgentSpec"), &spec);
    survives(&type_named("LoomAgentSpec"), &json!({ "routes": null }));
}

#[test]
fn la_76_the_twenty_fields_with_a_wire_name_of_their_own() {
    let renamed = |of: &str, fields: &[Field]| -> Vec<(String, String)> {
        let renamed = fields.iter().filter(|field| field.wire != field.name.text);
        renamed.map(|field| (of.to_owned(), field.wire.clone())).collect()
    };
    let mut found = BTreeSet::new();
    for declared in &system().types {
        if let TypeKind::Record(fields) = &declared.kind {
            found.extend(renamed(&declared.name.text, fields));
        }
    }
    found.extend(renamed("LoomAgent", &system().entities[0].fields));
    let expected = [
        ("CheckResult", "exitCode"),
        ("ConfinementProfile", "localhostProfile"),
        ("LastRun", "exitCode"),
        ("LastRun", "finishedAt"),
        ("LoomAgent", "lastRun"),
        ("LoomAgent", "observedGeneration"),
        ("LoomAgentSpec", "appArmorProfile"),
        ("LoomAgentSpec", "configFiles"),
        ("LoomAgentSpec", "connectorsConfig"),
        ("LoomAgentSpec", "seccompProfile"),
        ("LoomAgentSpec", "secretFiles"),
        ("LoomAgentSpec", "secretRef"),
        ("RunEnd", "exitCode"),
        ("RunEnd", "finishedAt"),
        ("ScheduleInput", "configMapKeyRef"),
        ("ScheduleSpec", "startingDeadlineSeconds"),
        ("ScheduleSpec", "timeZone"),
        ("SecretFiles", "mountPath"),
        ("Workspace", "claimName"),
        ("Workspace", "mountPath"),
    ];
    assert_eq!(found, expected.map(|(of, wire)| (of.to_owned(), wire.to_owned())).into());
}

#[test]
fn la_77_inputs_and_view_fields_keep_their_names() {
    let inputs = system().commands.iter().flat_map(|command| &command.inputs);
    for field in inputs.chain(system().events.iter().chain(&system().errors).flat_map(|payload| &payload.fields)) {
        assert_eq!(field.wire, field.name.text);
    }
    let columns: Vec<_> = system().views[0].fields.iter().map(|field| field.wire.as_str()).collect();
    let expected =
        ["name", "observed_generation", "check", "deployment", "variant", "run", "last_run", "conditions", "state"];
    assert_eq!(columns, expected);
}

#[test]
fn la_78_enums_are_spelt_as_declared() {
    let enums: [(_, &[&str]); 6] = [
        ("AgentVariant", &["AgentServe", "Command"]),
        ("ConditionStatus", &["True", "False", "Unknown"]),
        ("ConditionType", &["Checked", "Available", "Completed", "LastRunSucceeded"]),
        ("ConfinementProfileKind", &["RuntimeDefault", "Localhost", "Unconfined"]),
        ("DeploymentAvailability", &["Available", "Unavailable"]),
        ("RunPhase", &["Active", "Succeeded", "Failed"]),
    ];
    for (name, variants) in enums {
        for variant in variants {
            survives(&type_named(name), &json!(variant));
            assert!(wire::decode_value(system(), &type_named(name), json!(variant.to_lowercase())).is_err());
        }
        let TypeKind::Enum(declared) = &system().types.iter().find(|ty| ty.name.text == name).expect("a type").kind
        else {
            panic!("{name} is an enum")
        };
        assert_eq!(declared.iter().map(|(variant, _)| variant.as_str()).collect::<Vec<_>>(), variants);
    }
}

#[test]
fn la_78_absent_is_omitted_and_never_null() {
    survives(&type_named("RunEnd"), &json!({}));
    survives(&type_named("RunEnd"), &json!({ "exitCode": 0, "finishedAt": INSTANT, "reason": "" }));
    for key in ["exitCode", "finishedAt", "reason"] {
        let error = wire::decode_value(system(), &type_named("RunEnd"), json!({ key: null })).expect_err("null");
        assert_eq!(error.path, key);
    }
}

#[test]
fn la_79_there_are_21_records_6_enums_of_17_variants_and_1_newtype() {
    let (mut records, mut enums, mut variants, mut newtypes) = (0, 0, 0, 0);
    for declared in &system().types {
        match &declared.kind {
            TypeKind::Record(_) => records += 1,
            TypeKind::Enum(of) => (enums, variants) = (enums + 1, variants + of.len()),
            TypeKind::Newtype(..) => newtypes += 1,
            TypeKind::External(_) => {}
        }
    }
    assert_eq!((records, enums, variants, newtypes), (21, 6, 17, 1));
}
