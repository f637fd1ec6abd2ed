//! What the host writes down beside the rows of the declaration: names, keys, times, and specs as they were asked for.

use super::clock::Moment;
use crate::worker_deployment::Uid;
use selvedge::Json;
use selvedge::wire::{Decode, Doc, Fields, WireError};
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// What the host knows of a Deployment beside its row.
#[derive(Clone, Debug, PartialEq)]
pub struct DeploymentRecord {
    /// The Space it is in (WD-11).
    pub space: String,
    /// Its name in the Space (HA-12).
    pub name: String,
    /// The spec that was asked for last, whatever became of it (HA-06).
    pub spec: Value,
    /// The generation that was confirmed last; 0 before (HA-05).
    pub observed_generation: i64,
    /// When that was; none before.
    pub observed_at: Option<Moment>,
}

/// What the host knows of an Operation beside its row.
#[derive(Clone, Debug, PartialEq)]
pub struct OperationRecord {
    /// Who asked.
    pub principal: String,
    /// The Idempotency-Key.
    pub key: String,
    /// When it was accepted.
    pub created_at: Moment,
    /// When its state changed last.
    pub updated_at: Moment,
    /// Until when it is kept at least (HA-10).
    pub retain_until: Moment,
    /// What it waits for (HA-02).
    pub input_required: Option<Value>,
}

/// One thing that is written down beside the rows. The latest of one identity counts.
#[derive(Clone, Debug, PartialEq)]
pub enum Record {
    /// The Space of a Worker or a Version (WD-11).
    Space(Uid, String),
    /// A Deployment.
    Deployment(Uid, DeploymentRecord),
    /// An Operation.
    Operation(Uid, OperationRecord),
    /// When a context must have ended, because its Version lost its weight; none if it has weight again (WD-52).
    Deadline(Uid, Option<Moment>),
}

/// All of them, by identity.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Records {
    pub(super) spaces: BTreeMap<Uid, String>,
    pub(super) deployments: BTreeMap<Uid, DeploymentRecord>,
    pub(super) operations: BTreeMap<Uid, OperationRecord>,
    pub(super) deadlines: BTreeMap<Uid, Moment>,
    /// Which Operation a key of a principal stands for (HA-08).
    pub(super) keys: BTreeMap<(String, String), Uid>,
}

impl Records {
    /// Takes a record in.
    pub(super) fn put(&mut self, record: Record) {
        match record {
            Record::Space(uid, space) => drop(self.spaces.insert(uid, space)),
            Record::Deployment(uid, record) => drop(self.deployments.insert(uid, record)),
            Record::Operation(uid, record) => {
                self.keys.insert((record.principal.clone(), record.key.clone()), uid.clone());
                self.operations.insert(uid, record);
            }
            Record::Deadline(uid, Some(moment)) => drop(self.deadlines.insert(uid, moment)),
            Record::Deadline(uid, None) => drop(self.deadlines.remove(&uid)),
        }
    }
}

impl Records {
    /// All of them, as they are written down.
    pub(super) fn all(&self) -> Vec<Record> {
        let spaces = self.spaces.iter().map(|(uid, space)| Record::Space(uid.clone(), space.clone()));
        let deployments = self.deployments.iter().map(|(uid, record)| Record::Deployment(uid.clone(), record.clone()));
        let operations = self.operations.iter().map(|(uid, record)| Record::Operation(uid.clone(), record.clone()));
        let deadlines = self.deadlines.iter().map(|(uid, moment)| Record::Deadline(uid.clone(), Some(*moment)));
        spaces.chain(deployments).chain(operations).chain(deadlines).collect()
    }
}

impl Record {
    /// As it is written down.
    #[must_use]
    pub fn to_value(&self) -> Value {
        match self {
            Self::Space(uid, space) => json!({ "kind": "space", "uid": uid, "space": space }),
            Self::Deployment(uid, record) => {
                let mut value = json!({
                    "kind": "deployment", "uid": uid, "space": record.space, "name": record.name, "spec": record.spec,
                    "observedGeneration": record.observed_generation
                });
                if let Some(Moment(at)) = record.observed_at {
                    value["at"] = at.into();
                }
                value
            }
            Self::Operation(uid, record) => {
                let mut value = json!({
                    "kind": "operation", "uid": uid, "principal": record.principal, "key": record.key,
                    "createdAt": record.created_at.0, "updatedAt": record.updated_at.0, "retainUntil": record.retain_until.0
                });
                if let Some(input) = &record.input_required {
                    value["inputRequired"] = input.clone();
                }
                value
            }
            Self::Deadline(uid, Some(Moment(at))) => json!({ "kind": "deadline", "uid": uid, "at": at }),
            Self::Deadline(uid, None) => json!({ "kind": "deadline", "uid": uid }),
        }
    }
}

impl Decode for Record {
    fn decode(doc: Doc) -> Result<Self, WireError> {
        let mut fields = Fields::read(
            doc,
            &[
                "kind",
                "uid",
                "space",
                "name",
                "spec",
                "observedGeneration",
                "at",
                "principal",
                "key",
                "createdAt",
                "updatedAt",
                "retainUntil",
                "inputRequired",
            ],
        )?;
        let (kind, uid): (String, Uid) = (fields.required("kind")?, fields.required("uid")?);
        Ok(match kind.as_str() {
            "space" => Self::Space(uid, fields.required("space")?),
            "deployment" => Self::Deployment(
                uid,
                DeploymentRecord {
                    space: fields.required("space")?,
                    name: fields.required("name")?,
                    spec: fields.required::<Json>("spec")?.0,
                    observed_generation: fields.required("observedGeneration")?,
                    observed_at: fields.optional("at")?.map(Moment),
                },
            ),
            "operation" => Self::Operation(
                uid,
                OperationRecord {
                    principal: fields.required("principal")?,
                    key: fields.required("key")?,
                    created_at: Moment(fields.required("createdAt")?),
                    updated_at: Moment(fields.required("updatedAt")?),
                    retain_until: Moment(fields.required("retainUntil")?),
                    input_required: fields.optional::<Json>("inputRequired")?.map(|json| json.0),
                },
            ),
            "deadline" => Self::Deadline(uid, fields.optional("at")?.map(Moment)),
            other => return Err(WireError::new(format!("unknown kind of record {other:?}")).under("kind")),
        })
    }
}
