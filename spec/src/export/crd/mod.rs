//! An entity as a Kubernetes `CustomResourceDefinition`: its rows are the status of its resources.
//!
//! What a definition needs of a declaration is told in `spec/EXPORTS.md`. A definition can say less than the decoders do
//! (unknown keys are pruned and not refused) and more: the API server holds every status to what is certain in its state,
//! and to the declared rules that speak of one row.

mod cel;
mod claims;
mod structural;

use super::Unexportable;
use crate::ir::{Entity, EntityId, Field, System, Type};
use serde_json::{Map, Value, json};
use structural::Structural;

/// The field, as named on the wire, that tells which generation of the spec a status speaks of.
const OBSERVED: &str = "observedGeneration";

/// The definition of the resources whose status are the rows of `entity`, in this API group.
///
/// # Errors
/// If the declaration lacks what a definition needs, with what to declare.
pub fn crd(system: &System, entity: EntityId, group: &str) -> Result<Value, Unexportable> {
    let resource = Resource::of(system, system.entity(entity), group)?;
    let Names { kind, plural, singular, short } = resource.names();
    let mut names = json!({ "kind": kind, "listKind": format!("{kind}List"), "plural": plural, "singular": singular });
    if let Some(short) = short {
        names["shortNames"] = json!([short]);
    }
    let version = json!({
        "name": resource.version,
        "served": true,
        "storage": true,
        "subresources": { "status": {} },
        "additionalPrinterColumns": resource.columns(),
        "schema": { "openAPIV3Schema": resource.schema(entity)? },
    });
    Ok(json!({
        "apiVersion": "apiextensions.k8s.io/v1",
        "kind": "CustomResourceDefinition",
        "metadata": { "name": format!("{plural}.{group}") },
        "spec": { "group": group, "names": names, "scope": "Namespaced", "versions": [version] },
    }))
}

/// What a definition is made of.
struct Resource<'a> {
    system: &'a System,
    entity: &'a Entity,
    version: &'a str,
    /// The record of the spec.
    spec: Type,
    /// The entity's conditions, where it has some: the field's index, and the types that conditions have.
    conditions: Option<(usize, Vec<&'a str>)>,
}

struct Names {
    kind: String,
    plural: String,
    singular: String,
    short: Option<String>,
}

impl<'a> Resource<'a> {
    fn of(system: &'a System, entity: &'a Entity, group: &str) -> Result<Self, Unexportable> {
        let context = || format!("context {}", system.name);
        let is_label = |label: &str| {
            !label.is_empty()
                && label.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-')
                && !label.starts_with('-')
                && !label.ends_with('-')
        };
        if !group.contains('.') || !group.split('.').all(is_label) {
            let words =
                format!("`{group}` is no API group: it is a domain name in small letters, such as `loom.example.org`");
            return Err(Unexportable::new(context(), words));
        }
        let version = system.version.as_deref().filter(|version| is_version(version)).ok_or_else(|| {
            Unexportable::new(
                context(),
                "a resource has a version as Kubernetes writes them: declare one, such as `@ \"v1alpha1\"`",
            )
        })?;
        if *system.behind(&entity.key.ty) != Type::String {
            let place = format!("{}.{}", entity.name, entity.key.name);
            return Err(Unexportable::new(
                place,
                "a resource is identified by its name: declare the key as a `String` or a newtype of it",
            ));
        }
        let is_observed = |field: &&Field| field.wire == OBSERVED && field.ty == Type::Int && !field.optional;
        if !entity.fields.iter().any(|field| is_observed(&field)) {
            let words = format!(
                "a status tells of which generation it speaks: declare `observed_generation: Int`, on the wire `{OBSERVED}`"
            );
            return Err(Unexportable::new(entity.name.text.clone(), words));
        }
        let spec = structural::record_named(system, &format!("{}Spec", entity.name)).ok_or_else(|| {
            let words = format!("a resource has a spec: declare `record {}Spec {{ ... }}`", entity.name);
            Unexportable::new(entity.name.text.clone(), words)
        })?;
        Ok(Self { system, entity, version, spec, conditions: structural::conditions(system, entity) })
    }

    fn names(&self) -> Names {
        let kind = self.entity.name.text.clone();
        let singular = kind.to_lowercase();
        let initials: String = kind.chars().filter(char::is_ascii_uppercase).collect();
        let short = (initials.len() > 1).then(|| initials.to_lowercase());
        Names { plural: plural(&singular), kind, singular, short }
    }

    /// What `kubectl get` shows: the state, each condition, the age; with `-o wide` the observed generation.
    fn columns(&self) -> Value {
        let column = |name: &str, ty: &str, path: &str| json!({ "name": name, "type": ty, "jsonPath": path });
        let mut columns = vec![column("State", "string", ".status.state")];
        for ty in self.conditions.iter().flat_map(|(_, types)| types) {
            columns.push(column(ty, "string", &format!(".status.conditions[?(@.type==\"{ty}\")].status")));
        }
        let mut observed = column("Observed", "integer", &format!(".status.{OBSERVED}"));
        observed["priority"] = 1.into();
        columns.extend([observed, column("Age", "date", ".metadata.creationTimestamp")]);
        columns.into()
    }

    fn schema(&self, id: EntityId) -> Result<Value, Unexportable> {
        let structural = Structural { system: self.system };
        Ok(json!({
            "type": "object",
            "description": self.entity.docs.trim(),
            "required": ["spec"],
            "properties": {
                "apiVersion": { "type": "string" },
                "kind": { "type": "string" },
                "metadata": { "type": "object" },
                "spec": structural.ty(&self.spec, &mut Vec::new())?,
                "status": self.status(id, &structural)?,
            },
        }))
    }

    /// The row without its key, which is the resource's name.
    fn status(&self, id: EntityId, structural: &Structural) -> Result<Value, Unexportable> {
        let (mut properties, mut required) = (Map::new(), vec![json!("state")]);
        for (index, field) in self.entity.fields.iter().enumerate() {
            let schema = match &self.conditions {
                Some((conditions, types)) if *conditions == index => structural::condition_map(types),
                _ => structural.field(field, &mut Vec::new())?,
            };
            properties.insert(field.wire.clone(), schema);
            if !field.optional {
                required.push(field.wire.clone().into());
            }
        }
        let states: Vec<&str> = self.entity.states.iter().map(|state| state.name.as_str()).collect();
        properties.insert("state".to_owned(), json!({ "type": "string", "enum": states }));
        let conditions = self.conditions.as_ref().map(|(index, _)| *index);
        let rules = cel::rules(self.system, id, conditions);
        let mut description = "What is stored of it.".to_owned();
        if !rules.unclaimed.is_empty() {
            let names = rules.unclaimed.join(", ");
            description =
                format!("{description} Not held to these rules, which tell more than one status can: {names}.");
        }
        Ok(json!({
            "type": "object",
            "description": description,
            "required": required,
            "properties": properties,
            "x-kubernetes-validations": rules.claimed,
        }))
    }
}

/// `v1`, `v2beta3`
fn is_version(version: &str) -> bool {
    let number =
        |text: &str| !text.is_empty() && !text.starts_with('0') && text.bytes().all(|byte| byte.is_ascii_digit());
    let Some(rest) = version.strip_prefix('v') else { return false };
    let stages = ["alpha", "beta"].into_iter().find_map(|stage| rest.split_once(stage));
    stages.map_or(number(rest), |(major, minor)| number(major) && number(minor))
}

/// As English forms it: `loomagents`, `policies`, `classes`.
fn plural(singular: &str) -> String {
    let ends = |ends: &[&str]| ends.iter().any(|end| singular.ends_with(end));
    match singular.strip_suffix('y') {
        Some(stem) if !stem.ends_with(['a', 'e', 'i', 'o', 'u']) => format!("{stem}ies"),
        _ if ends(&["s", "x", "z", "ch", "sh"]) => format!("{singular}es"),
        _ => format!("{singular}s"),
    }
}
