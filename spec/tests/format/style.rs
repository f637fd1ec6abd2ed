//! The style itself, by one text that shows all of it.

use crate::set;

const BEFORE: &str = r#"// A shop.
/// Sells.
context   a.shop@"1"{   // the only one
wire{record fields:camelCase;outcomes:"kebab-case"}
newtype  Id ( String ) ;
#[allow(unused_type,reason="later")] enum Kind{A,B,}


enum Tone{Low,High}
record Part{name:String as"n",sizes:List<List<Int>>?,when:Timestamp?}
record Wide{first_of_all:String,second_of_all:String,third_of_all:String,fourth_of_all:String,fifth_of_all:String}
record Told{
 /// What.
 a:Int,b:Int // the other
}
entity Order{key id:Id;note:String?;/* kept */states initial New,Paid,final Gone;move pay:New->Paid;move drop:{New,Paid}->Gone;move back:any->New;}
entity Long{key id:Int;states
/// Nobody knows yet.
initial Unknown,Known,
// the end
final Forgotten;}
event Sold{id:Id}  error No{id:Id}
command Pay(id:Id,note:String?)on Order[id]{
// first
unknown when absent=>reject No;   // gone
  paid when in{New}&&(input.note is none||!(self.note is some))=>move pay,set{note,kind=A},emit Sold{id=input.id};
long when self.note is some&&self.note=="a very long note indeed"&&input.note is some&&input.note!="another very long note"=>keep;
kept otherwise=>keep;}
command Wide(id:Id,first_input_of_all:String,second_input_of_all:String,third_input:String,fourth_input:String)on Order[id]{kept otherwise=>keep;}
bound s{Order:1;id:{"a","b"};n:-1..=3;}
always short:all o in Order:o.note is some implies o in{New,Paid};
never long:some o in Order:o.note is some&&o.note=="some words"&&o in{New,Paid}||o.note is none&&o in{Gone}&&1<-1;
reach every outcome,every move;
// the end
}
// after
"#;

const AFTER: &str = r#"// A shop.
/// Sells.
context a.shop @ "1" {
    // the only one
    wire { record fields: camelCase; outcomes: "kebab-case" }
    newtype Id(String);
    #[allow(unused_type, reason = "later")]
    enum Kind {
        A,
        B,
    }

    enum Tone { Low, High }
    record Part { name: String as "n", sizes: List<List<Int>>?, when: Timestamp? }
    record Wide {
        first_of_all: String,
        second_of_all: String,
        third_of_all: String,
        fourth_of_all: String,
        fifth_of_all: String
    }
    record Told {
        /// What.
        a: Int,
        b: Int // the other
    }
    entity Order {
        key id: Id;
        note: String?;
        /* kept */
        states initial New, Paid, final Gone;
        move pay: New -> Paid;
        move drop: {New, Paid} -> Gone;
        move back: any -> New;
    }
    entity Long {
        key id: Int;
        states
            /// Nobody knows yet.
            initial Unknown,
            Known,
            // the end
            final Forgotten;
    }
    event Sold { id: Id }
    error No { id: Id }
    command Pay(id: Id, note: String?) on Order[id] {
        // first
        unknown when absent                                                   => reject No; // gone
        paid    when in {New} && (input.note is none || !(self.note is some)) => move pay, set { note, kind = A }, emit Sold { id = input.id };
        long    when self.note is some && self.note == "a very long note indeed" && input.note is some
                && input.note != "another very long note" => keep;
        kept    otherwise                                                     => keep;
    }
    command Wide(
        id: Id,
        first_input_of_all: String,
        second_input_of_all: String,
        third_input: String,
        fourth_input: String
    ) on Order[id] {
        kept otherwise => keep;
    }
    bound s { Order: 1; id: {"a", "b"}; n: -1..=3; }
    always short: all o in Order: o.note is some implies o in {New, Paid};
    never long: some o in Order:
        o.note is some && o.note == "some words" && o in {New, Paid} || o.note is none && o in {Gone} && 1 < -1;
    reach every outcome, every move;
    // the end
}
// after
"#;

#[test]
fn the_style_is_this() {
    let set = set(BEFORE);
    for (line, (found, expected)) in set.lines().zip(AFTER.lines()).enumerate() {
        assert_eq!(found, expected, "line {}:\n{set}", line + 1);
    }
    assert_eq!(set, AFTER);
}

/// An outcome that says what becomes of other rows stands on a line for each of them, where one line would be far too long.
#[test]
fn an_outcome_with_other_rows_is_broken_where_it_is_too_long() {
    let outcome = |also: &str| {
        format!("context a {{ command Pay(id: Id) on Order[id] {{ paid otherwise => move pay{also}; }} }}")
    };
    let one = ", also Parcel[input.parcel] { move send }";
    let told = |also: &str| super::set(&outcome(also)).lines().skip(2).map(str::to_owned).collect::<Vec<_>>();
    assert_eq!(told(one)[0], format!("        paid otherwise => move pay{one};"));
    let two =
        format!("{one}, also each other in Order: other in {{New}} && other.customer == self.customer {{ move drop }}");
    let expected = [
        "        paid otherwise",
        "            => move pay,",
        "                also Parcel[input.parcel] { move send },",
        "                also each other in Order: other in {New} && other.customer == self.customer { move drop };",
    ];
    assert_eq!(told(&two)[..4], expected);
}
