//! Forms by their exact URLs: nothing else names one, and none is converted to another (WD-01, WD-12, WD-16).

use crate::worker_deployment::{DeploymentForm, VersionForm};

/// The one Form of a Worker (WD-02).
pub const WORKER_FORM: &str = "https://edge.forms.takoform.com/forms/ModuleWorker/0.3.0/";

/// The Forms of a Version that may be given weight (WD-12).
pub const VERSION_FORMS: [(&str, VersionForm); 2] = [
    ("https://edge.forms.takoform.com/forms/WorkerVersion/0.5.0/", VersionForm::V0_5),
    ("https://edge.forms.takoform.com/forms/WorkerVersion/0.6.0/", VersionForm::V0_6),
];

/// The Forms of a Deployment, which compete for one Worker (WD-16).
pub const DEPLOYMENT_FORMS: [(&str, DeploymentForm); 2] = [
    ("https://edge.forms.takoform.com/forms/WorkerDeployment/0.4.0/", DeploymentForm::V0_4),
    ("https://edge.forms.takoform.com/forms/WorkerDeployment/0.5.0/", DeploymentForm::V0_5),
];

/// The Form of a Version with exactly this URL.
#[must_use]
pub fn version_form(url: &str) -> Option<VersionForm> {
    named(&VERSION_FORMS, url)
}

/// The Form of a Deployment with exactly this URL.
#[must_use]
pub fn deployment_form(url: &str) -> Option<DeploymentForm> {
    named(&DEPLOYMENT_FORMS, url)
}

fn named<F: Copy>(forms: &[(&str, F)], url: &str) -> Option<F> {
    forms.iter().find(|(known, _)| *known == url).map(|(_, form)| *form)
}
