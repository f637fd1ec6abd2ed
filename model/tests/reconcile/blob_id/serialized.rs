//! A document on the wire.

use selvedge_model::reconcile::BlobId;

fn main() {
    let _ = serde_json::to_string(&BlobId::new("blob"));
}
