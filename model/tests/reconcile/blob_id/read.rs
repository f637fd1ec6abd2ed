//! The text itself.

use selvedge_model::reconcile::BlobId;

fn main() {
    let _: &str = &BlobId::new("blob").0;
}
