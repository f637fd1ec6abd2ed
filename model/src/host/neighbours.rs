//! The Resources of other Forms that a Deployment leans on, as far as this host must know them.

use super::clock::Clock;
use super::core::Host;
use super::journal::Journal;
use super::records::Record;
use super::refusal::{Code, Refusal};
use crate::worker_deployment::{
    Command, CreateDemand, CreateWorker, DeleteVersion, DeleteWorker, DemandKind, LoseReadiness, Need, PublishVersion,
    RemoveDemand, SettleDemand, StateProvision, Uid, VerifyVersion, VersionForm,
};

impl<J: Journal, C: Clock> Host<J, C> {
    /// Takes in a Worker of a Space.
    ///
    /// # Errors
    /// If it is there already, or cannot be written down.
    pub fn create_worker(&mut self, space: &str, worker: &Uid) -> Result<(), Refusal> {
        self.is_new(worker)?;
        self.note(Record::Space(worker.clone(), space.into()));
        self.neighbour(CreateWorker { worker: worker.clone() })
    }

    /// Forgets a Worker.
    ///
    /// # Errors
    /// If it is not there or something of it lives; or if it cannot be written down.
    pub fn delete_worker(&mut self, worker: &Uid) -> Result<(), Refusal> {
        self.neighbour(DeleteWorker { worker: worker.clone() })
    }

    /// Takes in a Version of a Worker with the handlers and classes that it declares and exports. It gets no work before it is
    /// [verified](Self::verify_version).
    ///
    /// # Errors
    /// If it is there already, if the Worker is not, or if it cannot be written down.
    pub fn publish_version(
        &mut self,
        version: &Uid,
        worker: &Uid,
        form: VersionForm,
        provides: &[&str],
    ) -> Result<(), Refusal> {
        self.is_new(version)?;
        let Some(space) = self.records.spaces.get(worker).cloned() else {
            return Err(Refusal::new(Code::NotFound, format!("there is no Worker `{worker}`")));
        };
        let publish = self.run(PublishVersion { version: version.clone(), worker: worker.clone(), form });
        if let Some(error) = publish.error {
            self.discard();
            return Err(error.into());
        }
        for (index, need) in provides.iter().enumerate() {
            let provision = Uid::new(format!("{version}-{index}"));
            let _ = self.run(StateProvision { provision, version: version.clone(), need: Need::new(*need) });
        }
        self.note(Record::Space(version.clone(), space));
        Ok(self.commit()?)
    }

    /// Everything that a Version needs to run is verified (WD-23).
    ///
    /// # Errors
    /// If there is no such Version, or if it cannot be written down.
    pub fn verify_version(&mut self, version: &Uid) -> Result<(), Refusal> {
        self.neighbour(VerifyVersion { version: version.clone() })
    }

    /// Something that a Version needs to run is lost (WD-36).
    ///
    /// # Errors
    /// If there is no such Version, or if it cannot be written down.
    pub fn lose_readiness(&mut self, version: &Uid) -> Result<(), Refusal> {
        self.neighbour(LoseReadiness { version: version.clone() })
    }

    /// Forgets a Version.
    ///
    /// # Errors
    /// If it has weight, or if a context of it has not retired (WD-54); or if it cannot be written down.
    pub fn delete_version(&mut self, version: &Uid) -> Result<(), Refusal> {
        self.neighbour(DeleteVersion { version: version.clone() })
    }

    /// Accepts an attachment, a namespace or a workflow of a Worker, by what it needs of each Version that may be reached.
    ///
    /// # Errors
    /// If a Version with weight lacks it (WD-29) or is not verified; or if it cannot be written down.
    pub fn attach(&mut self, demand: &Uid, worker: &Uid, kind: DemandKind, need: &str) -> Result<(), Refusal> {
        self.neighbour(CreateDemand { demand: demand.clone(), worker: worker.clone(), kind, need: Need::new(need) })
    }

    /// What was attached is in force.
    ///
    /// # Errors
    /// If it is not there, or if it cannot be written down.
    pub fn settle_attachment(&mut self, demand: &Uid) -> Result<(), Refusal> {
        self.neighbour(SettleDemand { demand: demand.clone() })
    }

    /// Forgets what was attached.
    ///
    /// # Errors
    /// If it is not there, or if it cannot be written down.
    pub fn detach(&mut self, demand: &Uid) -> Result<(), Refusal> {
        self.neighbour(RemoveDemand { demand: demand.clone() })
    }

    /// Takes one step that is one command.
    fn neighbour(&mut self, command: impl Into<Command>) -> Result<(), Refusal> {
        self.usable()?;
        match self.run(command).error {
            Some(error) => {
                self.discard();
                Err(error.into())
            }
            None => Ok(self.commit()?),
        }
    }

    /// HA-12: no UID is ever used again.
    fn is_new(&self, uid: &Uid) -> Result<(), Refusal> {
        self.usable()?;
        if self.records.spaces.contains_key(uid) || self.records.deployments.contains_key(uid) {
            return Err(Refusal::new(Code::NameConflict, format!("`{uid}` was used already")));
        }
        Ok(())
    }
}
