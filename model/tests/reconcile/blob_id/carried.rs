//! The twin of what is refused: an identity is made, cloned, compared and kept in order.

use selvedge_model::reconcile::BlobId;

fn main() {
    let blob = BlobId::new("blob");
    assert!(blob.clone() == blob && blob < BlobId::from("blob-2"));
    println!("{blob:?}");
}
