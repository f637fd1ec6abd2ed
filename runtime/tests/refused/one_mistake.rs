//! One wrong token, one message, although the types are used below.

mod door {
    selvedge::lifecycle! {
        context door {
            newtype Id(String);
            entity Door {
                key id: Id;
                states initial Closed, Open;
                move open: Closed -> Open;
                move close: Open -> Closd;
            }
            error NoDoor { id: Id }
            command Make(id: Id) on Door[id] {
                made when absent => create;
                there otherwise => keep;
            }
            command Turn(id: Id) on Door[id] {
                lost when absent => reject NoDoor;
                opened when in {Closed} => move open;
                closed otherwise => move close;
            }
            view Doors of Door { rows all; order none; fresh read_your_writes; show all; }
        }
    }
}

fn main() {
    let id = door::Id::new("front");
    let _ = (door::NoDoor { id: id.clone() }.to_string(), door::Turn { id }, door::Closed);
}
