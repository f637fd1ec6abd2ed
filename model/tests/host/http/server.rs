//! A server on a port of its own, with the host of [`crate::support`] and programs of the shell as its Versions.

use super::client::{Client, tokens};
use crate::support::{Hands, create_body, furnish, spec, uid};
use selvedge_model::host::http::{Keeper, PATIENCE, Served, SharedHost, Tokens, listen, router, serve};
use selvedge_model::host::{Backend, Host, InPlace, Journal, Memory, Processes, Refusal};
use selvedge_model::worker_deployment::Uid;
use std::collections::BTreeMap;
use std::future::pending;
use tempfile::TempDir;
use tokio::runtime::Runtime;

/// What the Versions run: says its name, then what its event says. Each is a program of its own, with its name for `NAME`.
const ECHO: &str = "echo NAME; exec cat";

pub(crate) struct Server {
    pub(crate) client: Client,
    pub(crate) hands: Hands,
    pub(crate) served: Served,
    /// Where the events lie, and whatever else a test writes.
    pub(crate) directory: TempDir,
    runtime: Runtime,
}

impl Server {
    /// Serves a host that has a Worker with three Versions.
    pub(crate) fn start() -> Self {
        Self::with(Memory::default(), InPlace, ECHO)
    }

    /// The same, once its Deployment `wd-1` gives all new work to `v1`, which runs a program of the shell.
    pub(crate) fn deployed(program: &str) -> Self {
        let server = Self::with(Memory::default(), InPlace, program);
        let created = server.client.create("create", &create_body("main", &spec(&[("v1", 10_000)])));
        assert_eq!(created.status, 200, "{}", created.value);
        server
    }

    pub(crate) fn with(
        journal: impl Journal + Send + 'static,
        backend: impl Backend + Send + 'static,
        program: &str,
    ) -> Self {
        let (hands, directory) = (Hands::default(), tempfile::tempdir().unwrap());
        let mut host: SharedHost = Host::open(Box::new(journal) as Box<_>, Box::new(hands.clone()) as Box<_>).unwrap();
        furnish(&mut host).unwrap();
        let programs = ["v1", "v2", "v3"].map(|version| (uid(version), shell(&program.replace("NAME", version))));
        let processes = Processes::new(&directory.path().join("events"), BTreeMap::from(programs)).unwrap();
        let (served, _) = Served::start(host, processes, Box::new(backend));
        let runtime = Runtime::new().unwrap();
        let listener = runtime.block_on(async { listen(([127, 0, 0, 1], 0).into()) }).unwrap();
        let origin = format!("http://{}", listener.local_addr().unwrap());
        let router = router(served.clone(), Tokens::from_json(&tokens()).unwrap());
        runtime.spawn(serve(listener, router, PATIENCE, pending()));
        Self { client: Client::new(origin), hands, served, directory, runtime }
    }

    /// Asks the host itself.
    pub(crate) fn ask<T: Send + 'static>(
        &self,
        what: impl FnOnce(&mut Keeper) -> Result<T, Refusal> + Send + 'static,
    ) -> Result<T, Refusal> {
        self.runtime.block_on(self.served.ask(what))
    }

    pub(crate) fn verify(&self, version: &str) {
        let version: Uid = uid(version);
        self.ask(move |keeper| keeper.host.verify_version(&version)).unwrap();
    }
}

/// A program of the shell.
pub(crate) fn shell(program: &str) -> Vec<String> {
    ["/bin/sh", "-c", program].map(str::to_owned).to_vec()
}
