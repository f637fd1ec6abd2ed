selvedge::lifecycle! {
    context shop.parcels @ "v1" {
        entity Parcel {
            key id: String;
            courier: String?;
            states initial Packed, final Shipped;
            move ship: Packed -> Shipped;
        }
        error ParcelRefused { id: String }
        event ParcelPacked { id: String }
        event ParcelShipped { id: String, courier: String }
        command Pack(id: String) on Parcel[id] {
            packed  when absent => create, emit ParcelPacked;
            already otherwise   => keep;
        }
        command Ship(id: String, courier: String) on Parcel[id] {
            unknown  when absent    => reject ParcelRefused;
            shipped  when in Packed => move ship, set { courier }, emit ParcelShipped;
            too_late otherwise      => reject ParcelRefused;
        }
        view Parcels of Parcel { rows all; order none; fresh read_your_writes; show all; }
    }
}

fn ship_again(parcel: Parcel<Shipped>, input: Ship) {
    parcel.ship(input);
}

fn main() {}
