//! The version of one workload.

use super::{Version, WorkloadSpec};
use rustc_stable_hash::{FromStableHash, SipHasher128Hash, StableSipHasher128};
use std::hash::Hash;

impl WorkloadSpec {
    /// A hash of everything its containers are made from. It is the same on every machine and in every run, and does
    /// not depend on how many containers there should be: to scale a workload rolls none of them.
    #[must_use]
    pub fn version(&self) -> Version {
        // Taken apart, so that a field that is added must be thought of here.
        let Self {
            id,
            egg,
            blob,
            image,
            replicas: _,
            port,
            publish_port,
            hostnames,
            env,
            health_check_path,
            limits,
            volumes,
        } = self;
        let mut hasher = StableSipHasher128::new();
        (id, egg, blob, image).hash(&mut hasher);
        (port, publish_port, hostnames, env).hash(&mut hasher);
        (health_check_path, limits, volumes).hash(&mut hasher);
        let Hex(text) = hasher.finish();
        Version::new(text)
    }
}

struct Hex(String);

impl FromStableHash for Hex {
    type Hash = SipHasher128Hash;

    fn from(SipHasher128Hash([high, low]): SipHasher128Hash) -> Self {
        Self(format!("{high:016x}{low:016x}"))
    }
}
