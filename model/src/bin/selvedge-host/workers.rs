//! The Workers and Versions of a host, and the programs that the Versions run.

use selvedge::wire::{self, Decode, Doc, Fields, WireError};
use selvedge_model::host::http::SharedHost;
use selvedge_model::host::{Code, Refusal, VERSION_FORMS, version_form};
use selvedge_model::worker_deployment::{Uid, VersionForm, VersionState};
use std::collections::BTreeMap;

/// What the file says.
pub(crate) struct Workers(Vec<Worker>);

struct Worker {
    uid: Uid,
    space: String,
    versions: Vec<Version>,
}

struct Version {
    uid: Uid,
    form: VersionForm,
    provides: Vec<String>,
    program: Vec<String>,
}

impl Workers {
    pub(crate) fn from_json(text: &str) -> Result<Self, WireError> {
        wire::from_str(text)
    }

    /// The program of each Version, with its arguments.
    pub(crate) fn programs(&self) -> BTreeMap<Uid, Vec<String>> {
        self.versions().map(|version| (version.uid.clone(), version.program.clone())).collect()
    }

    /// Takes in what is new. A Version that is in the file is verified; one that is not any more has lost what it needs to run
    /// (WD-36), and is told so.
    pub(crate) fn furnish(&self, host: &mut SharedHost) -> Result<(), Refusal> {
        for worker in &self.0 {
            known_already(host.create_worker(&worker.space, &worker.uid))?;
            for version in &worker.versions {
                let provides: Vec<&str> = version.provides.iter().map(String::as_str).collect();
                known_already(host.publish_version(&version.uid, &worker.uid, version.form, &provides))?;
            }
        }
        let of_host = host.store().iter_version().map(|row| (row.version().clone(), row.state()));
        for (uid, state) in of_host.collect::<Vec<_>>() {
            match (self.versions().any(|version| version.uid == uid), state) {
                (_, VersionState::VersionDeleted) => {}
                (true, _) => host.verify_version(&uid)?,
                (false, _) => {
                    tracing::warn!(version = %uid, "is not in the file with Workers any more, and gets no work");
                    host.lose_readiness(&uid)?;
                }
            }
        }
        Ok(())
    }

    fn versions(&self) -> impl Iterator<Item = &Version> {
        self.0.iter().flat_map(|worker| &worker.versions)
    }
}

/// Whatever was taken in by an earlier host is there.
fn known_already(taken: Result<(), Refusal>) -> Result<(), Refusal> {
    taken.or_else(|refusal| if refusal.code == Code::NameConflict { Ok(()) } else { Err(refusal) })
}

impl Decode for Workers {
    fn decode(doc: Doc) -> Result<Self, WireError> {
        Ok(Self(Fields::read(doc, &["workers"])?.required("workers")?))
    }
}

impl Decode for Worker {
    fn decode(doc: Doc) -> Result<Self, WireError> {
        let mut fields = Fields::read(doc, &["uid", "space", "versions"])?;
        let uid = fields.required("uid")?;
        Ok(Self { uid, space: fields.required("space")?, versions: fields.required("versions")? })
    }
}

impl Decode for Version {
    fn decode(doc: Doc) -> Result<Self, WireError> {
        let mut fields = Fields::read(doc, &["uid", "form", "provides", "program"])?;
        let (uid, form): (Uid, String) = (fields.required("uid")?, fields.required("form")?);
        let Some(form) = version_form(&form) else {
            let forms = VERSION_FORMS.map(|(url, _)| url).join(", ");
            return Err(
                WireError::new(format!("{form:?} is no Form of a Version: expected one of {forms}")).under("form")
            );
        };
        let program: Vec<String> = fields.required("program")?;
        if program.is_empty() {
            return Err(WireError::new("a program is its path and its arguments").under("program"));
        }
        Ok(Self { uid, form, provides: fields.required("provides")?, program })
    }
}
