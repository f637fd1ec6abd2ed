//! A text for people.

use selvedge_model::reconcile::BlobId;

fn main() {
    println!("{}", BlobId::new("blob"));
}
