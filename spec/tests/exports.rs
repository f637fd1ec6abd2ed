//! Exports of declarations that lack what a format needs, and of names that a format spells otherwise.

use selvedge_spec::ir::{EntityId, System};
use selvedge_spec::{declare, export, source};
use serde_json::Value;

/// A resource with all that a definition needs.
const RESOURCE: &str = r#"
context example.parcel @ "v1beta2" {
    wire { entity fields: camelCase; record fields: camelCase }
    enum Sort { Small, Large }
    #[allow(unused_type, reason = "the spec is no part of the lifecycle")]
    record ParcelSpec { in: String, sizes: List<Size>, sort: Sort }
    record Size { width: Int }
    entity Parcel {
        key name: String;
        observed_generation: Int;
        sort: Sort?;
        #[allow(field_never_written, reason = "it is only read")]
        while: Bool?;
        states initial Open, Sent;
        move send: Open -> Sent;
        move reopen: any -> Open;
    }
    error NoParcel { name: String }
    command Apply(name: String, generation: Int) on Parcel[name] {
        created when absent => create, set { observed_generation = input.generation };
        again   otherwise   => move reopen, set { observed_generation = input.generation }, clear { sort };
    }
    command Send(name: String, sort: Sort) on Parcel[name] {
        unknown when absent  => reject NoParcel;
        sent    when in Open => move send, set { sort };
        already otherwise    => keep;
    }
    view Parcels of Parcel { rows all; order none; fresh read_your_writes; show all; }
    bound one { Parcel: 1; generation: {1}; }
    always falls: step of Parcel: after.observed_generation <= before.observed_generation;
    always grows_by_one: step of Parcel: before.observed_generation < after.observed_generation;
    never both: some a in Parcel: some b in Parcel: a in Open && b in Sent;
    never odd: some p in Parcel: p.while is some && p.while && p.sort is none;
}
"#;

fn declared(text: &str) -> System {
    let tokens = source::tokens(text).expect("tokens");
    let declared = declare(tokens).sound();
    declared.unwrap_or_else(|unsound| panic!("{text}\n{:#?}", unsound.diagnostics)).0
}

/// The resource with one place changed that must be there once.
fn changed(from: &str, to: &str) -> System {
    assert_eq!(RESOURCE.matches(from).count(), 1, "`{from}`");
    declared(&RESOURCE.replace(from, to))
}

fn crd(system: &System) -> Value {
    export::crd(system, EntityId(0), "example.org").unwrap_or_else(|error| panic!("{error}"))
}

#[test]
fn what_a_definition_lacks_is_said_with_place_and_remedy() {
    let refused = [
        (changed("@ \"v1beta2\"", ""), "context example.parcel: a resource has a version"),
        (changed("\"v1beta2\"", "\"1.0\""), "context example.parcel: a resource has a version"),
        (changed("observed_generation: Int;", "observed_generation: Int as \"seen\";"), "Parcel: a status tells"),
        (
            changed("record ParcelSpec", "record ParcelWish"),
            "Parcel: a resource has a spec: declare `record ParcelSpec",
        ),
        (changed("{ width: Int }", "{ within: List<Size> }"), "Size: it holds values of itself"),
        (declared(&RESOURCE.replace("name: String", "name: Int")), "Parcel.name: a resource is identified by its name"),
    ];
    for (system, words) in refused {
        let error = export::crd(&system, EntityId(0), "example.org").expect_err(words).to_string();
        assert!(error.contains(words), "`{words}` is missing in: {error}");
    }
    for group in ["", "example", "Example.org", "a..b", "-a.b", "a.b-"] {
        let error = export::crd(&declared(RESOURCE), EntityId(0), group).expect_err(group).to_string();
        assert!(error.contains("is no API group"), "{error}");
    }
}

#[test]
fn a_service_without_a_version_is_refused() {
    let error = export::openapi(&changed("@ \"v1beta2\"", "")).expect_err("no version").to_string();
    assert!(error.starts_with("context example.parcel: ") && error.contains("declare one"), "{error}");
}

/// What holds of a row alone, and of it over several steps, becomes a rule; other claims are named.
#[test]
fn rules_of_one_row_become_rules_of_its_status() {
    let crd = crd(&declared(RESOURCE));
    let status = &crd["spec"]["versions"][0]["schema"]["openAPIV3Schema"]["properties"]["status"];
    let rules = status["x-kubernetes-validations"].as_array().expect("a list").iter();
    let rules: Vec<&str> = rules.map(|rule| rule["rule"].as_str().expect("a text")).collect();
    assert_eq!(
        rules,
        [
            "self.state != \"Open\" || (!has(self.sort) && !has(self.__while__))",
            "self.state != \"Sent\" || (has(self.sort) && !has(self.__while__))",
            "self.observedGeneration <= oldSelf.observedGeneration",
            "!((has(self.__while__)) && (self.__while__) && (!has(self.sort)))",
        ]
    );
    let told = status["description"].as_str().expect("a text");
    assert!(told.contains("grows_by_one, both."), "{told}");
}

/// Without conditions there is no column of them, and what is not a list of conditions is a field as any.
#[test]
fn only_conditions_are_a_map_by_type() {
    let columns = |crd: &Value| {
        let columns = crd["spec"]["versions"][0]["additionalPrinterColumns"].as_array().expect("a list").clone();
        columns.iter().map(|column| column["name"].as_str().expect("a name").to_owned()).collect::<Vec<_>>()
    };
    assert_eq!(columns(&crd(&declared(RESOURCE))), ["State", "Observed", "Age"]);
    let written = "sort: Sort?;\n        #[allow(field_never_written, reason = \"it is derived\")]\n        conditions: List<Note>?;";
    let with = |note: &str| {
        let text = RESOURCE.replace("sort: Sort?;", written).replace("enum Sort", &format!("{note}\n    enum Sort"));
        crd(&declared(&text))
    };
    let enums = "enum Kind { Ready } enum Truth { True, False, Unknown }";
    let standard =
        with(&format!("{enums} record Note {{ type: Kind, status: Truth, reason: String, message: String }}"));
    assert_eq!(columns(&standard), ["State", "Ready", "Observed", "Age"]);
    let other =
        with(&format!("{enums} record Note {{ type: Kind, status: Truth, reason: String? , message: String }}"));
    assert_eq!(columns(&other), ["State", "Observed", "Age"]);
    let of = |crd: &Value| {
        let schema = &crd["spec"]["versions"][0]["schema"]["openAPIV3Schema"];
        schema["properties"]["status"]["properties"]["conditions"]["x-kubernetes-list-type"].clone()
    };
    assert_eq!((of(&standard), of(&other)), ("map".into(), "atomic".into()));
}

#[test]
fn names_are_formed_as_kubernetes_forms_them() {
    for (entity, plural, short) in [
        ("Parcel", "parcels", Value::Null),
        ("BigBox", "bigboxes", "bb".into()),
        ("Policy", "policies", Value::Null),
        ("Day", "days", Value::Null),
    ] {
        let text = RESOURCE.replace("Parcels", "Rows").replace("Parcel", entity);
        let names = &crd(&declared(&text))["spec"]["names"];
        assert_eq!((&names["plural"], &names["shortNames"][0]), (&plural.into(), &short), "{entity}");
    }
}

#[test]
fn versions_are_those_of_kubernetes() {
    let refused = |version: &str| export::crd(&changed("v1beta2", version), EntityId(0), "example.org").is_err();
    for version in ["v1", "v12", "v2alpha1", "v1beta10"] {
        assert!(!refused(version), "{version}");
    }
    for version in [
        "v",
        "v0",
        "v01",
        "1",
        "V1",
        "v1.1",
        "v1beta",
        "v1beta0",
        "vbeta1",
        "v0beta1",
        "v1gamma2",
        "v1alphabeta",
        "beta1",
    ] {
        assert!(refused(version), "{version}");
    }
}

fn claimed(crd: &Value) -> (Vec<String>, String) {
    let status = &crd["spec"]["versions"][0]["schema"]["openAPIV3Schema"]["properties"]["status"];
    let rules = status["x-kubernetes-validations"].as_array().expect("a list").iter();
    let rules = rules.map(|rule| rule["rule"].as_str().expect("a text").to_owned());
    (rules.collect(), status["description"].as_str().expect("a text").to_owned())
}

/// What is said of another entity, or of two fields at different times, is named and not claimed.
#[test]
fn what_is_not_of_this_row_alone_is_not_claimed_of_it() {
    let of_stamps = r"
    entity Stamp {
        key number: Int;
        width: Int;
        states initial Fresh, final Used;
        move spend: Fresh -> Used;
    }
    error NoStamp { number: Int }
    command Print(number: Int, width: Int) on Stamp[number] {
        printed when absent => create, set { width };
        stays   otherwise   => keep;
    }
    command Spend(number: Int) on Stamp[number] {
        missing when absent   => reject NoStamp;
        spent   when in Fresh => move spend;
        again   otherwise     => keep;
    }
    always wide: all s in Stamp: s.width >= 1;
    never narrow: some s in Stamp: s.width < 1;
    always widens: step of Stamp: before.width <= after.width;
    bound one { Parcel: 1; Stamp: 1; width: {1}; generation: {1}; }";
    let (alone, _) = claimed(&crd(&declared(RESOURCE)));
    let (rules, told) = claimed(&crd(&changed("    bound one { Parcel: 1; generation: {1}; }", of_stamps)));
    assert_eq!(rules, alone);
    for rule in ["wide", "narrow", "widens"] {
        assert!(told.contains(rule), "{rule}: {told}");
    }
    let weighed = RESOURCE
        .replace("observed_generation: Int;", "observed_generation: Int;\n        weight: Int;")
        .replace("{ observed_generation = input", "{ weight = 1, observed_generation = input")
        .replace(
            "always falls:",
            "always mixed: step of Parcel: before.weight <= after.observed_generation;\n    always falls:",
        );
    let (rules, told) = claimed(&crd(&declared(&weighed)));
    assert!(told.contains("mixed") && rules.iter().all(|rule| !rule.contains("oldSelf.weight")), "{rules:?} {told}");
}
