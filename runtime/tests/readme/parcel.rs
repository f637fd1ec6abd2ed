selvedge::lifecycle! {
    context shop.parcels @ "v1" {
        newtype ParcelId(String);
        entity Parcel {
            key id: ParcelId;
            courier: String?;
            states initial Packed, Shipped, final Delivered;
            move ship: Packed -> Shipped;
            move deliver: Shipped -> Delivered;
        }
        error ParcelRefused { id: ParcelId }
        event ParcelPacked { id: ParcelId }
        event ParcelShipped { id: ParcelId, courier: String }
        event ParcelDelivered { id: ParcelId }

        command Pack(id: ParcelId) on Parcel[id] {
            packed  when absent => create, emit ParcelPacked;
            already otherwise   => keep;
        }
        command Ship(id: ParcelId, courier: String) on Parcel[id] {
            unknown  when absent    => reject ParcelRefused;
            shipped  when in Packed => move ship, set { courier }, emit ParcelShipped;
            too_late otherwise      => reject ParcelRefused;
        }
        command Deliver(id: ParcelId) on Parcel[id] {
            unknown   when absent     => reject ParcelRefused;
            delivered when in Shipped => move deliver, emit ParcelDelivered;
            not_now   otherwise       => reject ParcelRefused;
        }
        view Parcels of Parcel { rows all; order none; fresh read_your_writes; show all; }
        bound small { Parcel: 2; courier: {"swift"}; }
        always shipped_by_someone: all parcel in Parcel: parcel in {Shipped, Delivered} implies parcel.courier is some;
    }
}

fn deliver_at_once(parcel: Parcel<Packed>, input: Deliver) {
    parcel.deliver(input);
}

fn main() {}
