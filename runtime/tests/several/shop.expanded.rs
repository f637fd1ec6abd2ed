// What `selvedge::lifecycle!` makes of shop.rs. Refreshed by `SELVEDGE_BLESS=1 cargo test -p selvedge-macros`.

/// Not interchangeable with what it wraps.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::hash::Hash,
    ::core::cmp::PartialOrd,
    ::core::cmp::Ord
)]
pub struct OrderId(::selvedge::__private::String);
impl OrderId {
    /// Wraps a text.
    #[must_use]
    pub fn new(
        value: impl ::core::convert::Into<::selvedge::__private::String>,
    ) -> Self {
        Self(::core::convert::Into::into(value))
    }
    /// The text.
    #[must_use]
    pub fn as_str(&self) -> &::core::primitive::str {
        self.0.as_str()
    }
    /// The wrapped value itself.
    #[must_use]
    pub fn into_inner(self) -> ::selvedge::__private::String {
        self.0
    }
}
#[automatically_derived]
impl ::core::fmt::Display for OrderId {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::core::fmt::Display::fmt(&self.0, f)
    }
}
::selvedge::__private::wrapper! {
    OrderId
}
/// Not interchangeable with what it wraps.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::hash::Hash,
    ::core::marker::Copy,
    ::core::cmp::PartialOrd,
    ::core::cmp::Ord
)]
pub struct PaymentId(::core::primitive::i64);
impl PaymentId {
    /// Wraps a value.
    #[must_use]
    pub const fn new(value: ::core::primitive::i64) -> Self {
        Self(value)
    }
    /// The value.
    #[must_use]
    pub const fn get(&self) -> ::core::primitive::i64 {
        self.0
    }
    /// The wrapped value itself.
    #[must_use]
    pub fn into_inner(self) -> ::core::primitive::i64 {
        self.0
    }
}
#[automatically_derived]
impl ::core::fmt::Display for PaymentId {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::core::fmt::Display::fmt(&self.0, f)
    }
}
::selvedge::__private::wrapper! {
    PaymentId
}
/// The input of the command `Buy`, which answers `ordered` and `kept`.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::hash::Hash
)]
pub struct Buy {
    /// `id` on the wire.
    pub id: OrderId,
    /// `quantity` on the wire.
    pub quantity: ::core::primitive::i64,
}
::selvedge::__private::record! {
    Buy { required id "id", required quantity "quantity", }
}
/// The input of the command `Send`, which answers `unknown`, `too-late` and `sent`.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::hash::Hash
)]
pub struct Send {
    /// `id` on the wire.
    pub id: OrderId,
    /// `left_by` on the wire.
    pub left_by: ::selvedge::__private::String,
}
::selvedge::__private::record! {
    Send { required id "id", required left_by "left_by", }
}
/// The input of the command `Cancel`, which answers `unknown`, `forgotten` and `cancelled`.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::hash::Hash
)]
pub struct Cancel {
    /// `id` on the wire.
    pub id: OrderId,
}
::selvedge::__private::record! {
    Cancel { required id "id", }
}
/// The input of the command `Ask`, which answers `asked` and `kept`.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::hash::Hash
)]
pub struct Ask {
    /// `id` on the wire.
    pub id: PaymentId,
    /// `amount` on the wire.
    pub amount: ::core::primitive::i64,
}
::selvedge::__private::record! {
    Ask { required id "id", required amount "amount", }
}
/// The input of the command `Pay`, which answers `unknown`, `settled`, `too-little` and `paid`.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::hash::Hash
)]
pub struct Pay {
    /// `id` on the wire.
    pub id: PaymentId,
    /// `amount` on the wire.
    pub amount: ::core::primitive::i64,
}
::selvedge::__private::record! {
    Pay { required id "id", required amount "amount", }
}
/// The event `Ordered`, emitted by `Buy.ordered`.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::hash::Hash
)]
pub struct Ordered {
    /// `id` on the wire.
    pub id: OrderId,
    /// `quantity` on the wire.
    pub quantity: ::core::primitive::i64,
}
::selvedge::__private::record! {
    Ordered { required id "id", required quantity "quantity", }
}
/// The event `Sent`, emitted by `Send.sent`.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::hash::Hash
)]
pub struct Sent {
    /// `id` on the wire.
    pub id: OrderId,
    /// `left_by` on the wire.
    pub left_by: ::selvedge::__private::String,
}
::selvedge::__private::record! {
    Sent { required id "id", required left_by "left_by", }
}
/// The event `Cancelled`, emitted by `Cancel.cancelled`.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::hash::Hash
)]
pub struct Cancelled {
    /// `id` on the wire.
    pub id: OrderId,
}
::selvedge::__private::record! {
    Cancelled { required id "id", }
}
/// The event `Forgotten`, emitted by `Cancel.forgotten`.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::hash::Hash
)]
pub struct Forgotten {
    /// `id` on the wire.
    pub id: OrderId,
}
::selvedge::__private::record! {
    Forgotten { required id "id", }
}
/// The event `Asked`, emitted by `Ask.asked`.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::hash::Hash
)]
pub struct Asked {
    /// `id` on the wire.
    pub id: PaymentId,
    /// `amount` on the wire.
    pub amount: ::core::primitive::i64,
}
::selvedge::__private::record! {
    Asked { required id "id", required amount "amount", }
}
/// The event `Paid`, emitted by `Pay.paid`.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::hash::Hash
)]
pub struct Paid {
    /// `id` on the wire.
    pub id: PaymentId,
    /// `amount` on the wire.
    pub amount: ::core::primitive::i64,
}
::selvedge::__private::record! {
    Paid { required id "id", required amount "amount", }
}
/// The error `NoOrder`, reported by `Send.unknown` and `Cancel.unknown`.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::hash::Hash
)]
pub struct NoOrder {
    /// `id` on the wire.
    pub id: OrderId,
}
::selvedge::__private::record! {
    NoOrder { required id "id", }
}
#[automatically_derived]
impl ::core::fmt::Display for NoOrder {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        let mut sentence = ::selvedge::__private::Sentence::begin(f, "no order")?;
        sentence.field("id", &self.id)?;
        ::core::result::Result::Ok(())
    }
}
#[automatically_derived]
impl ::core::error::Error for NoOrder {}
/// The error `TooLate`, reported by `Send.too-late`.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::hash::Hash
)]
pub struct TooLate {
    /// `id` on the wire.
    pub id: OrderId,
    /// `quantity` on the wire.
    pub quantity: ::core::primitive::i64,
}
::selvedge::__private::record! {
    TooLate { required id "id", required quantity "quantity", }
}
#[automatically_derived]
impl ::core::fmt::Display for TooLate {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        let mut sentence = ::selvedge::__private::Sentence::begin(f, "too late")?;
        sentence.field("id", &self.id)?;
        sentence.field("quantity", &self.quantity)?;
        ::core::result::Result::Ok(())
    }
}
#[automatically_derived]
impl ::core::error::Error for TooLate {}
/// The error `NoPayment`, reported by `Pay.unknown`.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::hash::Hash
)]
pub struct NoPayment {
    /// `id` on the wire.
    pub id: PaymentId,
}
::selvedge::__private::record! {
    NoPayment { required id "id", }
}
#[automatically_derived]
impl ::core::fmt::Display for NoPayment {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        let mut sentence = ::selvedge::__private::Sentence::begin(f, "no payment")?;
        sentence.field("id", &self.id)?;
        ::core::result::Result::Ok(())
    }
}
#[automatically_derived]
impl ::core::error::Error for NoPayment {}
/// The error `TooLittle`, reported by `Pay.too-little`.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::hash::Hash
)]
pub struct TooLittle {
    /// `id` on the wire.
    pub id: PaymentId,
    /// `amount` on the wire.
    pub amount: ::core::primitive::i64,
}
::selvedge::__private::record! {
    TooLittle { required id "id", required amount "amount", }
}
#[automatically_derived]
impl ::core::fmt::Display for TooLittle {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        let mut sentence = ::selvedge::__private::Sentence::begin(f, "too little")?;
        sentence.field("id", &self.id)?;
        sentence.field("amount", &self.amount)?;
        ::core::result::Result::Ok(())
    }
}
#[automatically_derived]
impl ::core::error::Error for TooLittle {}
/// The state in which a `Order` rests.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::hash::Hash,
    ::core::marker::Copy,
    ::core::cmp::PartialOrd,
    ::core::cmp::Ord
)]
pub enum OrderState {
    /// `Open`
    Open,
    /// It is on its way.
    Settled,
    /// `Failed`
    Failed,
}
::selvedge::__private::names! {
    OrderState { Open "Open", Settled "Settled", Failed "Failed", }
}
/// The state in which a `Payment` rests.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::hash::Hash,
    ::core::marker::Copy,
    ::core::cmp::PartialOrd,
    ::core::cmp::Ord
)]
pub enum PaymentState {
    /// `Open`
    Open,
    /// `Settled`
    Settled,
}
::selvedge::__private::names! {
    PaymentState { Open "Open", Settled "Settled", }
}
/// Any command of `example.shop`, with its input.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::hash::Hash
)]
pub enum Command {
    /// `Buy`
    Buy(Buy),
    /// `Send`
    Send(Send),
    /// `Cancel`
    Cancel(Cancel),
    /// `Ask`
    Ask(Ask),
    /// `Pay`
    Pay(Pay),
}
::selvedge::__private::tagged! {
    Command { 0 Buy "Buy", 1 Send "Send", 2 Cancel "Cancel", 3 Ask "Ask", else 4 Pay
    "Pay" }
}
/// Any event of `example.shop`.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::hash::Hash
)]
pub enum Event {
    /// `Ordered`
    Ordered(Ordered),
    /// `Sent`
    Sent(Sent),
    /// `Cancelled`
    Cancelled(Cancelled),
    /// `Forgotten`
    Forgotten(Forgotten),
    /// `Asked`
    Asked(Asked),
    /// `Paid`
    Paid(Paid),
}
::selvedge::__private::tagged! {
    Event { 0 Ordered "Ordered", 1 Sent "Sent", 2 Cancelled "Cancelled", 3 Forgotten
    "Forgotten", 4 Asked "Asked", else 5 Paid "Paid" }
}
/// Any error of `example.shop`.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::hash::Hash
)]
pub enum Error {
    /// `NoOrder`
    NoOrder(NoOrder),
    /// `TooLate`
    TooLate(TooLate),
    /// `NoPayment`
    NoPayment(NoPayment),
    /// `TooLittle`
    TooLittle(TooLittle),
}
::selvedge::__private::tagged! {
    Error { 0 NoOrder "NoOrder", 1 TooLate "TooLate", 2 NoPayment "NoPayment", else 3
    TooLittle "TooLittle" }
}
#[automatically_derived]
impl ::core::fmt::Display for Error {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        match self {
            Self::NoOrder(error) => ::core::fmt::Display::fmt(error, f),
            Self::TooLate(error) => ::core::fmt::Display::fmt(error, f),
            Self::NoPayment(error) => ::core::fmt::Display::fmt(error, f),
            Self::TooLittle(error) => ::core::fmt::Display::fmt(error, f),
        }
    }
}
#[automatically_derived]
impl ::core::error::Error for Error {}
/// Every declared outcome of every command of `example.shop`.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::hash::Hash,
    ::core::marker::Copy,
    ::core::cmp::PartialOrd,
    ::core::cmp::Ord
)]
pub enum Outcome {
    /// `Buy` accepts: `ordered`.
    BuyOrdered,
    /// `Buy` accepts: `kept`.
    BuyKept,
    /// `Send` rejects: `unknown`.
    SendUnknown,
    /// `Send` rejects: `too-late`.
    SendTooLate,
    /// `Send` accepts: `sent`.
    SendSent,
    /// `Cancel` rejects: `unknown`.
    CancelUnknown,
    /// `Cancel` accepts: `forgotten`.
    CancelForgotten,
    /// `Cancel` accepts: `cancelled`.
    CancelCancelled,
    /// `Ask` accepts: `asked`.
    AskAsked,
    /// `Ask` accepts: `kept`.
    AskKept,
    /// `Pay` rejects: `unknown`.
    PayUnknown,
    /// `Pay` accepts: `settled`.
    PaySettled,
    /// `Pay` rejects: `too-little`.
    PayTooLittle,
    /// `Pay` accepts: `paid`.
    PayPaid,
}
#[automatically_derived]
impl ::core::cmp::Eq for Outcome {}
impl Outcome {
    /// Every outcome, in declared order.
    pub const ALL: &'static [Self] = &[
        Self::BuyOrdered,
        Self::BuyKept,
        Self::SendUnknown,
        Self::SendTooLate,
        Self::SendSent,
        Self::CancelUnknown,
        Self::CancelForgotten,
        Self::CancelCancelled,
        Self::AskAsked,
        Self::AskKept,
        Self::PayUnknown,
        Self::PaySettled,
        Self::PayTooLittle,
        Self::PayPaid,
    ];
    /// The outcome of this wire name of the command of this name.
    #[must_use]
    pub fn named(
        command: &::core::primitive::str,
        name: &::core::primitive::str,
    ) -> ::core::option::Option<Self> {
        ::selvedge::__private::find(
            Self::ALL,
            |outcome| outcome.command() == command && outcome.name() == name,
        )
    }
    /// The command that answers so.
    #[must_use]
    pub const fn command(self) -> &'static ::core::primitive::str {
        match self {
            Self::BuyOrdered => "Buy",
            Self::BuyKept => "Buy",
            Self::SendUnknown => "Send",
            Self::SendTooLate => "Send",
            Self::SendSent => "Send",
            Self::CancelUnknown => "Cancel",
            Self::CancelForgotten => "Cancel",
            Self::CancelCancelled => "Cancel",
            Self::AskAsked => "Ask",
            Self::AskKept => "Ask",
            Self::PayUnknown => "Pay",
            Self::PaySettled => "Pay",
            Self::PayTooLittle => "Pay",
            Self::PayPaid => "Pay",
        }
    }
    /// The name on the wire; unique for each command.
    #[must_use]
    pub const fn name(self) -> &'static ::core::primitive::str {
        match self {
            Self::BuyOrdered => "ordered",
            Self::BuyKept => "kept",
            Self::SendUnknown => "unknown",
            Self::SendTooLate => "too-late",
            Self::SendSent => "sent",
            Self::CancelUnknown => "unknown",
            Self::CancelForgotten => "forgotten",
            Self::CancelCancelled => "cancelled",
            Self::AskAsked => "asked",
            Self::AskKept => "kept",
            Self::PayUnknown => "unknown",
            Self::PaySettled => "settled",
            Self::PayTooLittle => "too-little",
            Self::PayPaid => "paid",
        }
    }
    /// Whether it reports an error and changes nothing.
    #[must_use]
    pub const fn is_rejection(self) -> ::core::primitive::bool {
        match self {
            Self::BuyOrdered => false,
            Self::BuyKept => false,
            Self::SendUnknown => true,
            Self::SendTooLate => true,
            Self::SendSent => false,
            Self::CancelUnknown => true,
            Self::CancelForgotten => false,
            Self::CancelCancelled => false,
            Self::AskAsked => false,
            Self::AskKept => false,
            Self::PayUnknown => true,
            Self::PaySettled => false,
            Self::PayTooLittle => true,
            Self::PayPaid => false,
        }
    }
}
/// What a command answered: exactly one outcome, with its event or its error.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::hash::Hash
)]
#[must_use]
pub struct Reply {
    /// The outcome.
    pub outcome: Outcome,
    /// The event it emitted.
    pub event: ::core::option::Option<Event>,
    /// The error it reported.
    pub error: ::core::option::Option<Error>,
}
#[automatically_derived]
impl ::core::cmp::Eq for Reply {}
impl Reply {
    #[inline]
    const fn accepted(outcome: Outcome, event: ::core::option::Option<Event>) -> Self {
        Self {
            outcome,
            event,
            error: ::core::option::Option::None,
        }
    }
    #[inline]
    const fn rejected(outcome: Outcome, error: Error) -> Self {
        Self {
            outcome,
            event: ::core::option::Option::None,
            error: ::core::option::Option::Some(error),
        }
    }
}
#[automatically_derived]
impl ::selvedge::__private::Serialize for Reply {
    fn serialize<Encoder: ::selvedge::__private::Serializer>(
        &self,
        serializer: Encoder,
    ) -> ::core::result::Result<Encoder::Ok, Encoder::Error> {
        let mut map = ::selvedge::__private::Members::of::<Self>(serializer, "Reply")?;
        map.required("command", self.outcome.command())?;
        map.required("outcome", self.outcome.name())?;
        map.optional("event", &self.event)?;
        map.optional("error", &self.error)?;
        map.end()
    }
}
#[automatically_derived]
impl ::selvedge::wire::Record for Reply {
    const KEYS: &'static [&'static ::core::primitive::str] = &[
        "command",
        "outcome",
        "event",
        "error",
    ];
    fn take<Origin: ::selvedge::wire::Source>(
        from: &mut Origin,
    ) -> ::core::result::Result<Self, Origin::Error> {
        let command: ::selvedge::__private::String = from.required("command")?;
        let name: ::selvedge::__private::String = from.required("outcome")?;
        let ::core::option::Option::Some(outcome) = Outcome::named(&command, &name) else {
            return ::core::result::Result::Err(
                ::selvedge::__private::no_outcome(&command, &name).into(),
            );
        };
        let (event, error) = (from.optional("event")?, from.optional("error")?);
        ::core::result::Result::Ok(Self { outcome, event, error })
    }
}
::selvedge::__private::deserialize! {
    Reply
}
#[allow(clippy::unused_self, clippy::needless_pass_by_value)]
impl Buy {
    fn answer_ordered(self) -> (OrderRow, Ordered) {
        let told = Ordered {
            id: ::core::clone::Clone::clone(&self.id),
            quantity: self.quantity,
        };
        let row = OrderRow {
            id: self.id,
            quantity: self.quantity,
            left_by: ::core::option::Option::None,
            state: OrderState::Open,
        };
        (row, told)
    }
}
#[allow(clippy::unused_self, clippy::needless_pass_by_value)]
impl Send {
    #[inline]
    fn answer_unknown(self) -> NoOrder {
        NoOrder { id: self.id }
    }
    #[inline]
    fn answer_too_late(self, row: &OrderRow) -> TooLate {
        TooLate {
            id: self.id,
            quantity: row.quantity,
        }
    }
    #[inline]
    fn answer_sent(self, row: &mut OrderRow) -> Sent {
        let told = Sent {
            id: self.id,
            left_by: ::core::clone::Clone::clone(&self.left_by),
        };
        row.left_by = ::core::option::Option::Some(self.left_by);
        row.state = OrderState::Settled;
        told
    }
}
#[allow(clippy::unused_self, clippy::needless_pass_by_value)]
impl Cancel {
    #[inline]
    fn answer_unknown(self) -> NoOrder {
        NoOrder { id: self.id }
    }
    #[inline]
    fn answer_forgotten(self) -> Forgotten {
        Forgotten { id: self.id }
    }
    #[inline]
    fn answer_cancelled(self, row: &mut OrderRow) -> Cancelled {
        let told = Cancelled { id: self.id };
        row.left_by = ::core::option::Option::None;
        row.state = OrderState::Failed;
        told
    }
}
#[allow(clippy::unused_self, clippy::needless_pass_by_value)]
impl Ask {
    fn answer_asked(self) -> (PaymentRow, Asked) {
        let told = Asked {
            id: self.id,
            amount: self.amount,
        };
        let row = PaymentRow {
            id: self.id,
            amount: self.amount,
            state: PaymentState::Open,
        };
        (row, told)
    }
}
#[allow(clippy::unused_self, clippy::needless_pass_by_value)]
impl Pay {
    #[inline]
    fn answer_unknown(self) -> NoPayment {
        NoPayment { id: self.id }
    }
    #[inline]
    fn answer_too_little(self) -> TooLittle {
        TooLittle {
            id: self.id,
            amount: self.amount,
        }
    }
    #[inline]
    fn answer_paid(self, row: &mut PaymentRow) -> Paid {
        let told = Paid {
            id: self.id,
            amount: self.amount,
        };
        row.state = PaymentState::Settled;
        told
    }
}
/// What somebody wants to have.
///
/// What is stored of a `Order`: it is read freely, and changed by commands only.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::hash::Hash
)]
pub struct OrderRow {
    id: OrderId,
    quantity: ::core::primitive::i64,
    left_by: ::core::option::Option<::selvedge::__private::String>,
    state: OrderState,
}
#[automatically_derived]
impl ::core::cmp::Eq for OrderRow {}
impl OrderRow {
    /// `id` on the wire.
    #[must_use]
    pub fn id(&self) -> &OrderId {
        &self.id
    }
    /// `quantity` on the wire.
    #[must_use]
    pub fn quantity(&self) -> ::core::primitive::i64 {
        self.quantity
    }
    /// `leftBy` on the wire; may be absent.
    #[must_use]
    pub fn left_by(&self) -> ::core::option::Option<&::selvedge::__private::String> {
        self.left_by.as_ref()
    }
    /// The state in which it rests.
    #[must_use]
    pub const fn state(&self) -> OrderState {
        self.state
    }
    /// Whether the row has what the declaration proves of every row in the state.
    fn satisfies(
        &self,
        state: OrderState,
    ) -> ::core::result::Result<(), ::selvedge::Unmet> {
        match state {
            OrderState::Open => {
                ::selvedge::__private::must(
                    self.left_by.is_none(),
                    "Open",
                    "leftBy",
                    "must be absent",
                )?;
            }
            OrderState::Settled => {
                ::selvedge::__private::must(
                    self.left_by.is_some(),
                    "Settled",
                    "leftBy",
                    "must be present",
                )?;
            }
            OrderState::Failed => {
                ::selvedge::__private::must(
                    self.left_by.is_none(),
                    "Failed",
                    "leftBy",
                    "must be absent",
                )?;
            }
        }
        ::core::result::Result::Ok(())
    }
}
#[automatically_derived]
impl ::selvedge::__private::Keyed for OrderRow {
    type Key = OrderId;
    fn key(&self) -> &Self::Key {
        &self.id
    }
}
#[automatically_derived]
impl ::selvedge::__private::Serialize for OrderRow {
    fn serialize<Encoder: ::selvedge::__private::Serializer>(
        &self,
        serializer: Encoder,
    ) -> ::core::result::Result<Encoder::Ok, Encoder::Error> {
        let mut map = ::selvedge::__private::Members::of::<
            Self,
        >(serializer, "OrderRow")?;
        map.required("id", &self.id)?;
        map.required("quantity", &self.quantity)?;
        map.optional("leftBy", &self.left_by)?;
        map.required("state", &self.state)?;
        map.end()
    }
}
#[automatically_derived]
impl ::selvedge::wire::Record for OrderRow {
    const KEYS: &'static [&'static ::core::primitive::str] = &[
        "id",
        "quantity",
        "leftBy",
        "state",
    ];
    fn take<Origin: ::selvedge::wire::Source>(
        from: &mut Origin,
    ) -> ::core::result::Result<Self, Origin::Error> {
        let row = Self {
            id: from.required("id")?,
            quantity: from.required("quantity")?,
            left_by: from.optional("leftBy")?,
            state: from.required("state")?,
        };
        row.satisfies(row.state).map_err(::selvedge::wire::WireError::from)?;
        ::core::result::Result::Ok(row)
    }
}
::selvedge::__private::deserialize! {
    OrderRow
}
/// What somebody wants to have.
///
/// A `Order` which rests in the state `S`; owned, if `R` is not given.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::hash::Hash
)]
#[must_use = "a command that returns it has changed its state"]
pub struct Order<S, R = ::selvedge::__private::Box<OrderRow>> {
    row: R,
    state: ::core::marker::PhantomData<S>,
}
#[automatically_derived]
impl<S: ::core::cmp::Eq, R: ::core::cmp::Eq> ::core::cmp::Eq for Order<S, R> {}
/// A `Order` which rests in the state `S`, borrowed from its store.
pub type OrderMut<'a, S> = Order<S, &'a mut OrderRow>;
impl<S, R: ::selvedge::Hold<OrderRow>> Order<S, R> {
    #[inline]
    const fn of(row: R) -> Self {
        Self {
            row,
            state: ::core::marker::PhantomData,
        }
    }
    /// `id` on the wire.
    #[must_use]
    pub fn id(&self) -> &OrderId {
        &self.row.id
    }
    /// `quantity` on the wire.
    #[must_use]
    pub fn quantity(&self) -> ::core::primitive::i64 {
        self.row.quantity
    }
    /// What is stored of it.
    #[must_use]
    pub fn row(&self) -> &OrderRow {
        &self.row
    }
    /// The same in the enum over all states, for code that does not care.
    pub fn into_any(self) -> AnyOrder<R> {
        AnyOrder::of(self.row)
    }
}
#[automatically_derived]
impl<S, R: ::selvedge::Hold<OrderRow>> ::selvedge::__private::Serialize for Order<S, R> {
    fn serialize<Encoder: ::selvedge::__private::Serializer>(
        &self,
        serializer: Encoder,
    ) -> ::core::result::Result<Encoder::Ok, Encoder::Error> {
        ::selvedge::__private::Serialize::serialize(&*self.row, serializer)
    }
}
/// A `Order` in any state; owned, if `R` is not given.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::hash::Hash
)]
#[must_use]
pub enum AnyOrder<R = ::selvedge::__private::Box<OrderRow>> {
    /// It rests in `Open`.
    Open(Order<order::Open, R>),
    /// It is on its way.
    ///
    /// It rests in `Settled`.
    Settled(Order<order::Settled, R>),
    /// It rests in `Failed`.
    Failed(Order<order::Failed, R>),
}
#[automatically_derived]
impl<R: ::core::cmp::Eq> ::core::cmp::Eq for AnyOrder<R> {}
/// A `Order` in any state, borrowed from its store.
pub type AnyOrderMut<'a> = AnyOrder<&'a mut OrderRow>;
impl<R: ::selvedge::Hold<OrderRow>> AnyOrder<R> {
    /// Takes up a row in the state in which it rests.
    fn of(row: R) -> Self {
        match row.state {
            OrderState::Open => Self::Open(Order::of(row)),
            OrderState::Settled => Self::Settled(Order::of(row)),
            OrderState::Failed => Self::Failed(Order::of(row)),
        }
    }
    /// The state in which it rests.
    #[must_use]
    pub fn state(&self) -> OrderState {
        self.row().state
    }
    /// Its identity.
    #[must_use]
    pub fn id(&self) -> &OrderId {
        self.row().id()
    }
    /// What is stored of it.
    #[must_use]
    pub fn row(&self) -> &OrderRow {
        match self {
            Self::Open(typed) => typed.row(),
            Self::Settled(typed) => typed.row(),
            Self::Failed(typed) => typed.row(),
        }
    }
    /// The row itself.
    fn into_row(self) -> R {
        match self {
            Self::Open(typed) => typed.row,
            Self::Settled(typed) => typed.row,
            Self::Failed(typed) => typed.row,
        }
    }
}
#[automatically_derived]
impl<R> ::core::convert::From<Order<order::Open, R>> for AnyOrder<R> {
    fn from(typed: Order<order::Open, R>) -> Self {
        Self::Open(typed)
    }
}
#[automatically_derived]
impl<R> ::core::convert::From<Order<order::Settled, R>> for AnyOrder<R> {
    fn from(typed: Order<order::Settled, R>) -> Self {
        Self::Settled(typed)
    }
}
#[automatically_derived]
impl<R> ::core::convert::From<Order<order::Failed, R>> for AnyOrder<R> {
    fn from(typed: Order<order::Failed, R>) -> Self {
        Self::Failed(typed)
    }
}
#[automatically_derived]
impl<R: ::selvedge::Hold<OrderRow>> ::selvedge::__private::Serialize for AnyOrder<R> {
    fn serialize<Encoder: ::selvedge::__private::Serializer>(
        &self,
        serializer: Encoder,
    ) -> ::core::result::Result<Encoder::Ok, Encoder::Error> {
        ::selvedge::__private::Serialize::serialize(self.row(), serializer)
    }
}
#[automatically_derived]
impl ::selvedge::wire::Decode for AnyOrder {
    fn decode(
        doc: ::selvedge::wire::Doc,
    ) -> ::core::result::Result<Self, ::selvedge::wire::WireError> {
        ::selvedge::wire::Decode::decode(doc)
            .map(|row: OrderRow| Self::of(::selvedge::__private::Box::new(row)))
    }
    fn read(
        from: &mut ::selvedge::wire::Reader<'_>,
    ) -> ::core::result::Result<Self, ::selvedge::wire::GiveUp> {
        ::selvedge::wire::Decode::read(from)
            .map(|row: OrderRow| Self::of(::selvedge::__private::Box::new(row)))
    }
}
::selvedge::__private::deserialize! {
    AnyOrder
}
/// The states of a `Order`, and what commands answer in each.
pub mod order {
    /// A state of a `Order`, as a type. Sealed: the declaration names them all.
    pub trait State: __sealed::State {
        /// The state as a value.
        const STATE: super::OrderState;
    }
    /// The state `Open` of a `Order`, as a type.
    #[derive(
        ::core::clone::Clone,
        ::core::fmt::Debug,
        ::core::cmp::PartialEq,
        ::core::hash::Hash,
        ::core::marker::Copy
    )]
    pub struct Open;
    #[automatically_derived]
    impl ::core::cmp::Eq for Open {}
    impl State for Open {
        const STATE: super::OrderState = super::OrderState::Open;
    }
    /// It is on its way.
    ///
    /// The state `Settled` of a `Order`, as a type.
    #[derive(
        ::core::clone::Clone,
        ::core::fmt::Debug,
        ::core::cmp::PartialEq,
        ::core::hash::Hash,
        ::core::marker::Copy
    )]
    pub struct Settled;
    #[automatically_derived]
    impl ::core::cmp::Eq for Settled {}
    impl State for Settled {
        const STATE: super::OrderState = super::OrderState::Settled;
    }
    /// The state `Failed` of a `Order`, which is final, as a type.
    #[derive(
        ::core::clone::Clone,
        ::core::fmt::Debug,
        ::core::cmp::PartialEq,
        ::core::hash::Hash,
        ::core::marker::Copy
    )]
    pub struct Failed;
    #[automatically_derived]
    impl ::core::cmp::Eq for Failed {}
    impl State for Failed {
        const STATE: super::OrderState = super::OrderState::Failed;
    }
    #[doc(hidden)]
    mod __sealed {
        pub trait State {}
        impl State for super::Open {}
        impl State for super::Settled {}
        impl State for super::Failed {}
    }
    /// What commands answer in the state `Open`.
    pub mod open {
        /// How `Buy` is accepted in `Open`.
        #[derive(
            ::core::clone::Clone,
            ::core::fmt::Debug,
            ::core::cmp::PartialEq,
            ::core::hash::Hash
        )]
        #[must_use]
        pub enum BuyOutcome<R = ::selvedge::__private::Box<super::super::OrderRow>> {
            /// `kept`: nothing changes.
            Kept {
                /// The row, as it is now.
                order: super::super::Order<super::Open, R>,
            },
        }
        #[automatically_derived]
        impl<R: ::core::cmp::Eq> ::core::cmp::Eq for BuyOutcome<R> {}
        /// How `Send` is accepted in `Open`.
        #[derive(
            ::core::clone::Clone,
            ::core::fmt::Debug,
            ::core::cmp::PartialEq,
            ::core::hash::Hash
        )]
        #[must_use]
        pub enum SendOutcome<R = ::selvedge::__private::Box<super::super::OrderRow>> {
            /// `sent`: the move `settle` to `Settled`.
            Sent {
                /// The row, as it is now.
                order: super::super::Order<super::Settled, R>,
                /// What happened.
                event: super::super::Sent,
            },
        }
        #[automatically_derived]
        impl<R: ::core::cmp::Eq> ::core::cmp::Eq for SendOutcome<R> {}
        /// How `Cancel` is accepted in `Open` and `Settled`.
        #[derive(
            ::core::clone::Clone,
            ::core::fmt::Debug,
            ::core::cmp::PartialEq,
            ::core::hash::Hash
        )]
        #[must_use]
        pub enum CancelOutcome<R = ::selvedge::__private::Box<super::super::OrderRow>> {
            /// `cancelled`: the move `fail` to `Failed`.
            Cancelled {
                /// The row, as it is now.
                order: super::super::Order<super::Failed, R>,
                /// What happened.
                event: super::super::Cancelled,
            },
        }
        #[automatically_derived]
        impl<R: ::core::cmp::Eq> ::core::cmp::Eq for CancelOutcome<R> {}
    }
    /// What commands answer in the state `Settled`.
    pub mod settled {
        /// How `Buy` is accepted in `Settled`.
        #[derive(
            ::core::clone::Clone,
            ::core::fmt::Debug,
            ::core::cmp::PartialEq,
            ::core::hash::Hash
        )]
        #[must_use]
        pub enum BuyOutcome<R = ::selvedge::__private::Box<super::super::OrderRow>> {
            /// `kept`: nothing changes.
            Kept {
                /// The row, as it is now.
                order: super::super::Order<super::Settled, R>,
            },
        }
        #[automatically_derived]
        impl<R: ::core::cmp::Eq> ::core::cmp::Eq for BuyOutcome<R> {}
        pub use super::open::CancelOutcome;
    }
    /// What commands answer in the state `Failed`.
    pub mod failed {
        /// How `Buy` is accepted in `Failed`.
        #[derive(
            ::core::clone::Clone,
            ::core::fmt::Debug,
            ::core::cmp::PartialEq,
            ::core::hash::Hash
        )]
        #[must_use]
        pub enum BuyOutcome<R = ::selvedge::__private::Box<super::super::OrderRow>> {
            /// `kept`: nothing changes.
            Kept {
                /// The row, as it is now.
                order: super::super::Order<super::Failed, R>,
            },
        }
        #[automatically_derived]
        impl<R: ::core::cmp::Eq> ::core::cmp::Eq for BuyOutcome<R> {}
        /// How `Cancel` is accepted in `Failed`.
        #[derive(
            ::core::clone::Clone,
            ::core::fmt::Debug,
            ::core::cmp::PartialEq,
            ::core::hash::Hash
        )]
        #[must_use]
        pub enum CancelOutcome {
            /// `forgotten`: it is gone.
            Forgotten {
                /// What happened.
                event: super::super::Forgotten,
            },
        }
        #[automatically_derived]
        impl ::core::cmp::Eq for CancelOutcome {}
    }
    /// What commands answer where no `Order` carries the identity.
    pub mod absent {
        /// How `Buy` is accepted in absence.
        #[derive(
            ::core::clone::Clone,
            ::core::fmt::Debug,
            ::core::cmp::PartialEq,
            ::core::hash::Hash
        )]
        #[must_use]
        pub enum BuyOutcome {
            /// `ordered`: a `Order` comes to be.
            Ordered {
                /// The row, as it is now.
                order: super::super::Order<super::Open>,
                /// What happened.
                event: super::super::Ordered,
            },
        }
        #[automatically_derived]
        impl ::core::cmp::Eq for BuyOutcome {}
        /// `Buy` in absence: `ordered`.
        #[allow(clippy::needless_pass_by_value, clippy::result_large_err)]
        pub fn buy(input: super::super::Buy) -> BuyOutcome {
            {
                let (row, event) = input.answer_ordered();
                BuyOutcome::Ordered {
                    order: super::super::Order::of(::selvedge::__private::Box::new(row)),
                    event,
                }
            }
        }
    }
    /// A state in which `Buy` is a legal command. Sealed.
    #[diagnostic::on_unimplemented(
        message = "`Buy` is not a legal command in `{Self}`",
        note = "`Buy` is legal in `Open`, `Settled` and `Failed`, and where there is no row yet"
    )]
    pub trait AcceptsBuy: State {}
    impl AcceptsBuy for Open {}
    impl AcceptsBuy for Settled {}
    impl AcceptsBuy for Failed {}
    /// A state in which `Send` is a legal command. Sealed.
    #[diagnostic::on_unimplemented(
        message = "`Send` is not a legal command in `{Self}`",
        note = "`Send` is legal in `Open`"
    )]
    pub trait AcceptsSend: State {}
    impl AcceptsSend for Open {}
    #[doc(hidden)]
    #[allow(unused_lifetimes, clippy::extra_unused_lifetimes)]
    impl AcceptsSend for Settled
    where
        for<'illegal> (super::Send, Settled): __illegal::SendInSettled,
    {}
    #[doc(hidden)]
    #[allow(unused_lifetimes, clippy::extra_unused_lifetimes)]
    impl AcceptsSend for Failed
    where
        for<'illegal> (super::Send, Failed): __illegal::SendInFailed,
    {}
    /// A state in which `Cancel` is a legal command. Sealed.
    #[diagnostic::on_unimplemented(
        message = "`Cancel` is not a legal command in `{Self}`",
        note = "`Cancel` is legal in `Open`, `Settled` and `Failed`"
    )]
    pub trait AcceptsCancel: State {}
    impl AcceptsCancel for Open {}
    impl AcceptsCancel for Settled {}
    impl AcceptsCancel for Failed {}
    /// Some declared move of `Order` leads from this state to `T`. Sealed.
    #[diagnostic::on_unimplemented(
        message = "`{Self}` may not become `{T}`",
        label = "no declared move leads there"
    )]
    pub trait MayBecome<T: State>: State {}
    impl MayBecome<Settled> for Open {}
    impl MayBecome<Failed> for Open {}
    impl MayBecome<Failed> for Settled {}
    #[doc(hidden)]
    #[allow(unused_lifetimes, clippy::extra_unused_lifetimes)]
    impl MayBecome<Open> for Open
    where
        for<'illegal> (Open, Open): __illegal::OpenToOpen,
    {}
    #[doc(hidden)]
    #[allow(unused_lifetimes, clippy::extra_unused_lifetimes)]
    impl MayBecome<Open> for Settled
    where
        for<'illegal> (Settled, Open): __illegal::SettledToOpen,
    {}
    #[doc(hidden)]
    #[allow(unused_lifetimes, clippy::extra_unused_lifetimes)]
    impl MayBecome<Settled> for Settled
    where
        for<'illegal> (Settled, Settled): __illegal::SettledToSettled,
    {}
    #[doc(hidden)]
    #[allow(unused_lifetimes, clippy::extra_unused_lifetimes)]
    impl MayBecome<Open> for Failed
    where
        for<'illegal> (Failed, Open): __illegal::FailedToOpen,
    {}
    #[doc(hidden)]
    #[allow(unused_lifetimes, clippy::extra_unused_lifetimes)]
    impl MayBecome<Settled> for Failed
    where
        for<'illegal> (Failed, Settled): __illegal::FailedToSettled,
    {}
    #[doc(hidden)]
    #[allow(unused_lifetimes, clippy::extra_unused_lifetimes)]
    impl MayBecome<Failed> for Failed
    where
        for<'illegal> (Failed, Failed): __illegal::FailedToFailed,
    {}
    #[doc(hidden)]
    #[allow(dead_code)]
    pub mod __illegal {
        #[diagnostic::on_unimplemented(
            message = "`Send` is not a legal command in state `Settled` of `Order`",
            label = "in state `Settled` of `Order`, `Send` can only be rejected",
            note = "`Send` is legal in `Open`",
            note = "legal commands in `Settled` of `Order`: `Buy` and `Cancel`"
        )]
        pub trait SendInSettled {}
        #[diagnostic::on_unimplemented(
            message = "`settle` is not a legal move from `Settled` of `Order`",
            label = "`settle` does not start in `Settled` of `Order`",
            note = "`settle` leads from `Open` to `Settled`",
            note = "legal moves from `Settled` of `Order`: `fail`"
        )]
        pub trait SettleFromSettled {}
        #[diagnostic::on_unimplemented(
            message = "`Send` is not a legal command in state `Failed` of `Order`",
            label = "in state `Failed` of `Order`, `Send` can only be rejected",
            note = "`Send` is legal in `Open`",
            note = "legal commands in `Failed` of `Order`: `Buy` and `Cancel`"
        )]
        pub trait SendInFailed {}
        #[diagnostic::on_unimplemented(
            message = "`settle` is not a legal move from `Failed` of `Order`",
            label = "`settle` does not start in `Failed` of `Order`",
            note = "`settle` leads from `Open` to `Settled`",
            note = "legal moves from `Failed` of `Order`: none"
        )]
        pub trait SettleFromFailed {}
        #[diagnostic::on_unimplemented(
            message = "`fail` is not a legal move from `Failed` of `Order`",
            label = "`fail` does not start in `Failed` of `Order`",
            note = "`fail` leads from `Open` and `Settled` to `Failed`",
            note = "legal moves from `Failed` of `Order`: none"
        )]
        pub trait FailFromFailed {}
        #[diagnostic::on_unimplemented(
            message = "`Open` of `Order` may not become `Open`",
            label = "no declared move leads from `Open` of `Order` to `Open`",
            note = "`Open` of `Order` may become `Settled` and `Failed`"
        )]
        pub trait OpenToOpen {}
        #[diagnostic::on_unimplemented(
            message = "`Settled` of `Order` may not become `Open`",
            label = "no declared move leads from `Settled` of `Order` to `Open`",
            note = "`Settled` of `Order` may become `Failed`"
        )]
        pub trait SettledToOpen {}
        #[diagnostic::on_unimplemented(
            message = "`Settled` of `Order` may not become `Settled`",
            label = "no declared move leads from `Settled` of `Order` to `Settled`",
            note = "`Settled` of `Order` may become `Failed`"
        )]
        pub trait SettledToSettled {}
        #[diagnostic::on_unimplemented(
            message = "`Failed` of `Order` may not become `Open`",
            label = "no declared move leads from `Failed` of `Order` to `Open`",
            note = "`Failed` of `Order` may become nothing else"
        )]
        pub trait FailedToOpen {}
        #[diagnostic::on_unimplemented(
            message = "`Failed` of `Order` may not become `Settled`",
            label = "no declared move leads from `Failed` of `Order` to `Settled`",
            note = "`Failed` of `Order` may become nothing else"
        )]
        pub trait FailedToSettled {}
        #[diagnostic::on_unimplemented(
            message = "`Failed` of `Order` may not become `Failed`",
            label = "no declared move leads from `Failed` of `Order` to `Failed`",
            note = "`Failed` of `Order` may become nothing else"
        )]
        pub trait FailedToFailed {}
    }
}
impl<R: ::selvedge::Hold<OrderRow>> Order<order::Open, R> {
    /// `Buy` in `Open`: `kept`.
    ///
    /// # Panics
    /// If the input names another row than this one.
    #[inline]
    #[track_caller]
    #[allow(clippy::needless_pass_by_value, clippy::result_large_err)]
    pub fn buy(self, input: Buy) -> order::open::BuyOutcome<R> {
        ::selvedge::__private::addressed(
            <R as ::selvedge::Hold<OrderRow>>::FOUND || self.row.id == input.id,
            "Buy",
        );
        order::open::BuyOutcome::Kept {
            order: self,
        }
    }
    /// `Send` in `Open`: `sent`.
    ///
    /// # Panics
    /// If the input names another row than this one.
    #[inline]
    #[track_caller]
    #[allow(clippy::needless_pass_by_value, clippy::result_large_err)]
    pub fn send(mut self, input: Send) -> order::open::SendOutcome<R> {
        ::selvedge::__private::addressed(
            <R as ::selvedge::Hold<OrderRow>>::FOUND || self.row.id == input.id,
            "Send",
        );
        let event = input.answer_sent(&mut self.row);
        order::open::SendOutcome::Sent {
            order: Order::of(self.row),
            event,
        }
    }
    /// `Cancel` in `Open`: `cancelled`.
    ///
    /// # Panics
    /// If the input names another row than this one.
    #[inline]
    #[track_caller]
    #[allow(clippy::needless_pass_by_value, clippy::result_large_err)]
    pub fn cancel(mut self, input: Cancel) -> order::open::CancelOutcome<R> {
        ::selvedge::__private::addressed(
            <R as ::selvedge::Hold<OrderRow>>::FOUND || self.row.id == input.id,
            "Cancel",
        );
        let event = input.answer_cancelled(&mut self.row);
        order::open::CancelOutcome::Cancelled {
            order: Order::of(self.row),
            event,
        }
    }
}
impl<R: ::selvedge::Hold<OrderRow>> Order<order::Settled, R> {
    /// `leftBy` on the wire; may be absent.
    #[must_use]
    pub fn left_by(&self) -> &::selvedge::__private::String {
        ::selvedge::__private::certain(self.row.left_by.as_ref())
    }
    /// `Buy` in `Settled`: `kept`.
    ///
    /// # Panics
    /// If the input names another row than this one.
    #[inline]
    #[track_caller]
    #[allow(clippy::needless_pass_by_value, clippy::result_large_err)]
    pub fn buy(self, input: Buy) -> order::settled::BuyOutcome<R> {
        ::selvedge::__private::addressed(
            <R as ::selvedge::Hold<OrderRow>>::FOUND || self.row.id == input.id,
            "Buy",
        );
        order::settled::BuyOutcome::Kept {
            order: self,
        }
    }
    /// `Cancel` in `Settled`: `cancelled`.
    ///
    /// # Panics
    /// If the input names another row than this one.
    #[inline]
    #[track_caller]
    #[allow(clippy::needless_pass_by_value, clippy::result_large_err)]
    pub fn cancel(mut self, input: Cancel) -> order::settled::CancelOutcome<R> {
        ::selvedge::__private::addressed(
            <R as ::selvedge::Hold<OrderRow>>::FOUND || self.row.id == input.id,
            "Cancel",
        );
        let event = input.answer_cancelled(&mut self.row);
        order::settled::CancelOutcome::Cancelled {
            order: Order::of(self.row),
            event,
        }
    }
}
impl<R: ::selvedge::Hold<OrderRow>> Order<order::Failed, R> {
    /// `Buy` in `Failed`: `kept`.
    ///
    /// # Panics
    /// If the input names another row than this one.
    #[inline]
    #[track_caller]
    #[allow(clippy::needless_pass_by_value, clippy::result_large_err)]
    pub fn buy(self, input: Buy) -> order::failed::BuyOutcome<R> {
        ::selvedge::__private::addressed(
            <R as ::selvedge::Hold<OrderRow>>::FOUND || self.row.id == input.id,
            "Buy",
        );
        order::failed::BuyOutcome::Kept {
            order: self,
        }
    }
    /// `Cancel` in `Failed`: `forgotten`.
    ///
    /// # Panics
    /// If the input names another row than this one.
    #[inline]
    #[track_caller]
    #[allow(clippy::needless_pass_by_value, clippy::result_large_err)]
    pub fn cancel(self, input: Cancel) -> order::failed::CancelOutcome
    where
        R: ::selvedge::Owned<OrderRow>,
    {
        ::selvedge::__private::addressed(
            <R as ::selvedge::Hold<OrderRow>>::FOUND || self.row.id == input.id,
            "Cancel",
        );
        let event = input.answer_forgotten();
        order::failed::CancelOutcome::Forgotten {
            event,
        }
    }
}
#[automatically_derived]
impl<R> ::core::convert::From<order::open::BuyOutcome<R>> for Reply {
    #[inline]
    fn from(outcome: order::open::BuyOutcome<R>) -> Self {
        match outcome {
            order::open::BuyOutcome::Kept { .. } => {
                Self::accepted(Outcome::BuyKept, ::core::option::Option::None)
            }
        }
    }
}
#[automatically_derived]
impl<R> ::core::convert::From<order::open::SendOutcome<R>> for Reply {
    #[inline]
    fn from(outcome: order::open::SendOutcome<R>) -> Self {
        match outcome {
            order::open::SendOutcome::Sent { event, .. } => {
                Self::accepted(
                    Outcome::SendSent,
                    ::core::option::Option::Some(Event::Sent(event)),
                )
            }
        }
    }
}
#[automatically_derived]
impl<R> ::core::convert::From<order::open::CancelOutcome<R>> for Reply {
    #[inline]
    fn from(outcome: order::open::CancelOutcome<R>) -> Self {
        match outcome {
            order::open::CancelOutcome::Cancelled { event, .. } => {
                Self::accepted(
                    Outcome::CancelCancelled,
                    ::core::option::Option::Some(Event::Cancelled(event)),
                )
            }
        }
    }
}
#[automatically_derived]
impl<R> ::core::convert::From<order::settled::BuyOutcome<R>> for Reply {
    #[inline]
    fn from(outcome: order::settled::BuyOutcome<R>) -> Self {
        match outcome {
            order::settled::BuyOutcome::Kept { .. } => {
                Self::accepted(Outcome::BuyKept, ::core::option::Option::None)
            }
        }
    }
}
#[automatically_derived]
impl<R> ::core::convert::From<order::failed::BuyOutcome<R>> for Reply {
    #[inline]
    fn from(outcome: order::failed::BuyOutcome<R>) -> Self {
        match outcome {
            order::failed::BuyOutcome::Kept { .. } => {
                Self::accepted(Outcome::BuyKept, ::core::option::Option::None)
            }
        }
    }
}
#[automatically_derived]
impl ::core::convert::From<order::failed::CancelOutcome> for Reply {
    #[inline]
    fn from(outcome: order::failed::CancelOutcome) -> Self {
        match outcome {
            order::failed::CancelOutcome::Forgotten { event, .. } => {
                Self::accepted(
                    Outcome::CancelForgotten,
                    ::core::option::Option::Some(Event::Forgotten(event)),
                )
            }
        }
    }
}
#[automatically_derived]
impl ::core::convert::From<order::absent::BuyOutcome> for Reply {
    #[inline]
    fn from(outcome: order::absent::BuyOutcome) -> Self {
        match outcome {
            order::absent::BuyOutcome::Ordered { event, .. } => {
                Self::accepted(
                    Outcome::BuyOrdered,
                    ::core::option::Option::Some(Event::Ordered(event)),
                )
            }
        }
    }
}
impl<R: ::selvedge::Hold<OrderRow>> Order<order::Open, R> {
    /// The bare move `settle` to `Settled`, without a command: no field is written and no event emitted.
    ///
    /// # Errors
    /// If the row has not all that every row in `Settled` has; it is given back unchanged.
    #[allow(clippy::result_large_err)]
    pub fn take_settle(
        mut self,
    ) -> ::core::result::Result<
        Order<order::Settled, R>,
        ::selvedge::Rejected<Self, ::selvedge::Unmet>,
    > {
        ::selvedge::__private::moved!(self, Order, OrderState::Settled)
    }
    /// The bare move `fail` to `Failed`, without a command: no field is written and no event emitted.
    ///
    /// # Errors
    /// If the row has not all that every row in `Failed` has; it is given back unchanged.
    #[allow(clippy::result_large_err)]
    pub fn take_fail(
        mut self,
    ) -> ::core::result::Result<
        Order<order::Failed, R>,
        ::selvedge::Rejected<Self, ::selvedge::Unmet>,
    > {
        ::selvedge::__private::moved!(self, Order, OrderState::Failed)
    }
}
impl<R: ::selvedge::Hold<OrderRow>> Order<order::Settled, R> {
    /// The bare move `fail` to `Failed`, without a command: no field is written and no event emitted.
    ///
    /// # Errors
    /// If the row has not all that every row in `Failed` has; it is given back unchanged.
    #[allow(clippy::result_large_err)]
    pub fn take_fail(
        mut self,
    ) -> ::core::result::Result<
        Order<order::Failed, R>,
        ::selvedge::Rejected<Self, ::selvedge::Unmet>,
    > {
        ::selvedge::__private::moved!(self, Order, OrderState::Failed)
    }
}
impl<R: ::selvedge::Hold<OrderRow>> Order<order::Failed, R> {}
::selvedge::__private::illegal! {
    Order < order::Settled > { send(Send) [order::Settled :
    order::__illegal::SendInSettled]; take_settle() [order::Settled :
    order::__illegal::SettleFromSettled]; }
}
::selvedge::__private::illegal! {
    Order < order::Failed > { send(Send) [order::Failed :
    order::__illegal::SendInFailed]; take_settle() [order::Failed :
    order::__illegal::SettleFromFailed]; take_fail() [order::Failed :
    order::__illegal::FailFromFailed]; }
}
/// Money that is to come.
///
/// What is stored of a `Payment`: it is read freely, and changed by commands only.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::hash::Hash
)]
pub struct PaymentRow {
    id: PaymentId,
    amount: ::core::primitive::i64,
    state: PaymentState,
}
#[automatically_derived]
impl ::core::cmp::Eq for PaymentRow {}
impl PaymentRow {
    /// `id` on the wire.
    #[must_use]
    pub fn id(&self) -> PaymentId {
        self.id
    }
    /// `amount` on the wire.
    #[must_use]
    pub fn amount(&self) -> ::core::primitive::i64 {
        self.amount
    }
    /// The state in which it rests.
    #[must_use]
    pub const fn state(&self) -> PaymentState {
        self.state
    }
    /// Whether the row has what the declaration proves of every row in the state.
    fn satisfies(
        &self,
        state: PaymentState,
    ) -> ::core::result::Result<(), ::selvedge::Unmet> {
        match state {
            PaymentState::Open => {}
            PaymentState::Settled => {}
        }
        ::core::result::Result::Ok(())
    }
}
#[automatically_derived]
impl ::selvedge::__private::Keyed for PaymentRow {
    type Key = PaymentId;
    fn key(&self) -> &Self::Key {
        &self.id
    }
}
#[automatically_derived]
impl ::selvedge::__private::Serialize for PaymentRow {
    fn serialize<Encoder: ::selvedge::__private::Serializer>(
        &self,
        serializer: Encoder,
    ) -> ::core::result::Result<Encoder::Ok, Encoder::Error> {
        let mut map = ::selvedge::__private::Members::of::<
            Self,
        >(serializer, "PaymentRow")?;
        map.required("id", &self.id)?;
        map.required("amount", &self.amount)?;
        map.required("state", &self.state)?;
        map.end()
    }
}
#[automatically_derived]
impl ::selvedge::wire::Record for PaymentRow {
    const KEYS: &'static [&'static ::core::primitive::str] = &["id", "amount", "state"];
    fn take<Origin: ::selvedge::wire::Source>(
        from: &mut Origin,
    ) -> ::core::result::Result<Self, Origin::Error> {
        let row = Self {
            id: from.required("id")?,
            amount: from.required("amount")?,
            state: from.required("state")?,
        };
        row.satisfies(row.state).map_err(::selvedge::wire::WireError::from)?;
        ::core::result::Result::Ok(row)
    }
}
::selvedge::__private::deserialize! {
    PaymentRow
}
/// Money that is to come.
///
/// A `Payment` which rests in the state `S`; owned, if `R` is not given.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::hash::Hash
)]
#[must_use = "a command that returns it has changed its state"]
pub struct Payment<S, R = ::selvedge::__private::Box<PaymentRow>> {
    row: R,
    state: ::core::marker::PhantomData<S>,
}
#[automatically_derived]
impl<S: ::core::cmp::Eq, R: ::core::cmp::Eq> ::core::cmp::Eq for Payment<S, R> {}
/// A `Payment` which rests in the state `S`, borrowed from its store.
pub type PaymentMut<'a, S> = Payment<S, &'a mut PaymentRow>;
impl<S, R: ::selvedge::Hold<PaymentRow>> Payment<S, R> {
    #[inline]
    const fn of(row: R) -> Self {
        Self {
            row,
            state: ::core::marker::PhantomData,
        }
    }
    /// `id` on the wire.
    #[must_use]
    pub fn id(&self) -> PaymentId {
        self.row.id
    }
    /// `amount` on the wire.
    #[must_use]
    pub fn amount(&self) -> ::core::primitive::i64 {
        self.row.amount
    }
    /// What is stored of it.
    #[must_use]
    pub fn row(&self) -> &PaymentRow {
        &self.row
    }
    /// The same in the enum over all states, for code that does not care.
    pub fn into_any(self) -> AnyPayment<R> {
        AnyPayment::of(self.row)
    }
}
#[automatically_derived]
impl<S, R: ::selvedge::Hold<PaymentRow>> ::selvedge::__private::Serialize
for Payment<S, R> {
    fn serialize<Encoder: ::selvedge::__private::Serializer>(
        &self,
        serializer: Encoder,
    ) -> ::core::result::Result<Encoder::Ok, Encoder::Error> {
        ::selvedge::__private::Serialize::serialize(&*self.row, serializer)
    }
}
/// A `Payment` in any state; owned, if `R` is not given.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::hash::Hash
)]
#[must_use]
pub enum AnyPayment<R = ::selvedge::__private::Box<PaymentRow>> {
    /// It rests in `Open`.
    Open(Payment<payment::Open, R>),
    /// It rests in `Settled`.
    Settled(Payment<payment::Settled, R>),
}
#[automatically_derived]
impl<R: ::core::cmp::Eq> ::core::cmp::Eq for AnyPayment<R> {}
/// A `Payment` in any state, borrowed from its store.
pub type AnyPaymentMut<'a> = AnyPayment<&'a mut PaymentRow>;
impl<R: ::selvedge::Hold<PaymentRow>> AnyPayment<R> {
    /// Takes up a row in the state in which it rests.
    fn of(row: R) -> Self {
        match row.state {
            PaymentState::Open => Self::Open(Payment::of(row)),
            PaymentState::Settled => Self::Settled(Payment::of(row)),
        }
    }
    /// The state in which it rests.
    #[must_use]
    pub fn state(&self) -> PaymentState {
        self.row().state
    }
    /// Its identity.
    #[must_use]
    pub fn id(&self) -> PaymentId {
        self.row().id()
    }
    /// What is stored of it.
    #[must_use]
    pub fn row(&self) -> &PaymentRow {
        match self {
            Self::Open(typed) => typed.row(),
            Self::Settled(typed) => typed.row(),
        }
    }
    /// The row itself.
    fn into_row(self) -> R {
        match self {
            Self::Open(typed) => typed.row,
            Self::Settled(typed) => typed.row,
        }
    }
}
#[automatically_derived]
impl<R> ::core::convert::From<Payment<payment::Open, R>> for AnyPayment<R> {
    fn from(typed: Payment<payment::Open, R>) -> Self {
        Self::Open(typed)
    }
}
#[automatically_derived]
impl<R> ::core::convert::From<Payment<payment::Settled, R>> for AnyPayment<R> {
    fn from(typed: Payment<payment::Settled, R>) -> Self {
        Self::Settled(typed)
    }
}
#[automatically_derived]
impl<R: ::selvedge::Hold<PaymentRow>> ::selvedge::__private::Serialize
for AnyPayment<R> {
    fn serialize<Encoder: ::selvedge::__private::Serializer>(
        &self,
        serializer: Encoder,
    ) -> ::core::result::Result<Encoder::Ok, Encoder::Error> {
        ::selvedge::__private::Serialize::serialize(self.row(), serializer)
    }
}
#[automatically_derived]
impl ::selvedge::wire::Decode for AnyPayment {
    fn decode(
        doc: ::selvedge::wire::Doc,
    ) -> ::core::result::Result<Self, ::selvedge::wire::WireError> {
        ::selvedge::wire::Decode::decode(doc)
            .map(|row: PaymentRow| Self::of(::selvedge::__private::Box::new(row)))
    }
    fn read(
        from: &mut ::selvedge::wire::Reader<'_>,
    ) -> ::core::result::Result<Self, ::selvedge::wire::GiveUp> {
        ::selvedge::wire::Decode::read(from)
            .map(|row: PaymentRow| Self::of(::selvedge::__private::Box::new(row)))
    }
}
::selvedge::__private::deserialize! {
    AnyPayment
}
/// The states of a `Payment`, and what commands answer in each.
pub mod payment {
    /// A state of a `Payment`, as a type. Sealed: the declaration names them all.
    pub trait State: __sealed::State {
        /// The state as a value.
        const STATE: super::PaymentState;
    }
    /// The state `Open` of a `Payment`, as a type.
    #[derive(
        ::core::clone::Clone,
        ::core::fmt::Debug,
        ::core::cmp::PartialEq,
        ::core::hash::Hash,
        ::core::marker::Copy
    )]
    pub struct Open;
    #[automatically_derived]
    impl ::core::cmp::Eq for Open {}
    impl State for Open {
        const STATE: super::PaymentState = super::PaymentState::Open;
    }
    /// The state `Settled` of a `Payment`, which is final, as a type.
    #[derive(
        ::core::clone::Clone,
        ::core::fmt::Debug,
        ::core::cmp::PartialEq,
        ::core::hash::Hash,
        ::core::marker::Copy
    )]
    pub struct Settled;
    #[automatically_derived]
    impl ::core::cmp::Eq for Settled {}
    impl State for Settled {
        const STATE: super::PaymentState = super::PaymentState::Settled;
    }
    #[doc(hidden)]
    mod __sealed {
        pub trait State {}
        impl State for super::Open {}
        impl State for super::Settled {}
    }
    /// What commands answer in the state `Open`.
    pub mod open {
        /// How `Ask` is accepted in `Open`.
        #[derive(
            ::core::clone::Clone,
            ::core::fmt::Debug,
            ::core::cmp::PartialEq,
            ::core::hash::Hash
        )]
        #[must_use]
        pub enum AskOutcome<R = ::selvedge::__private::Box<super::super::PaymentRow>> {
            /// `kept`: nothing changes.
            Kept {
                /// The row, as it is now.
                payment: super::super::Payment<super::Open, R>,
            },
        }
        #[automatically_derived]
        impl<R: ::core::cmp::Eq> ::core::cmp::Eq for AskOutcome<R> {}
        /// How `Pay` is accepted in `Open`.
        #[derive(
            ::core::clone::Clone,
            ::core::fmt::Debug,
            ::core::cmp::PartialEq,
            ::core::hash::Hash
        )]
        #[must_use]
        pub enum PayOutcome<R = ::selvedge::__private::Box<super::super::PaymentRow>> {
            /// `paid`: the move `settle` to `Settled`.
            Paid {
                /// The row, as it is now.
                payment: super::super::Payment<super::Settled, R>,
                /// What happened.
                event: super::super::Paid,
            },
        }
        #[automatically_derived]
        impl<R: ::core::cmp::Eq> ::core::cmp::Eq for PayOutcome<R> {}
    }
    /// What commands answer in the state `Settled`.
    pub mod settled {
        /// How `Ask` is accepted in `Settled`.
        #[derive(
            ::core::clone::Clone,
            ::core::fmt::Debug,
            ::core::cmp::PartialEq,
            ::core::hash::Hash
        )]
        #[must_use]
        pub enum AskOutcome<R = ::selvedge::__private::Box<super::super::PaymentRow>> {
            /// `kept`: nothing changes.
            Kept {
                /// The row, as it is now.
                payment: super::super::Payment<super::Settled, R>,
            },
        }
        #[automatically_derived]
        impl<R: ::core::cmp::Eq> ::core::cmp::Eq for AskOutcome<R> {}
        /// How `Pay` is accepted in `Settled`.
        #[derive(
            ::core::clone::Clone,
            ::core::fmt::Debug,
            ::core::cmp::PartialEq,
            ::core::hash::Hash
        )]
        #[must_use]
        pub enum PayOutcome<R = ::selvedge::__private::Box<super::super::PaymentRow>> {
            /// `settled`: nothing changes.
            Settled {
                /// The row, as it is now.
                payment: super::super::Payment<super::Settled, R>,
            },
        }
        #[automatically_derived]
        impl<R: ::core::cmp::Eq> ::core::cmp::Eq for PayOutcome<R> {}
    }
    /// What commands answer where no `Payment` carries the identity.
    pub mod absent {
        /// How `Ask` is accepted in absence.
        #[derive(
            ::core::clone::Clone,
            ::core::fmt::Debug,
            ::core::cmp::PartialEq,
            ::core::hash::Hash
        )]
        #[must_use]
        pub enum AskOutcome {
            /// `asked`: a `Payment` comes to be.
            Asked {
                /// The row, as it is now.
                payment: super::super::Payment<super::Open>,
                /// What happened.
                event: super::super::Asked,
            },
        }
        #[automatically_derived]
        impl ::core::cmp::Eq for AskOutcome {}
        /// `Ask` in absence: `asked`.
        #[allow(clippy::needless_pass_by_value, clippy::result_large_err)]
        pub fn ask(input: super::super::Ask) -> AskOutcome {
            {
                let (row, event) = input.answer_asked();
                AskOutcome::Asked {
                    payment: super::super::Payment::of(
                        ::selvedge::__private::Box::new(row),
                    ),
                    event,
                }
            }
        }
    }
    /// A state in which `Ask` is a legal command. Sealed.
    #[diagnostic::on_unimplemented(
        message = "`Ask` is not a legal command in `{Self}`",
        note = "`Ask` is legal in `Open` and `Settled`, and where there is no row yet"
    )]
    pub trait AcceptsAsk: State {}
    impl AcceptsAsk for Open {}
    impl AcceptsAsk for Settled {}
    /// A state in which `Pay` is a legal command. Sealed.
    #[diagnostic::on_unimplemented(
        message = "`Pay` is not a legal command in `{Self}`",
        note = "`Pay` is legal in `Open` and `Settled`"
    )]
    pub trait AcceptsPay: State {}
    impl AcceptsPay for Open {}
    impl AcceptsPay for Settled {}
    /// Some declared move of `Payment` leads from this state to `T`. Sealed.
    #[diagnostic::on_unimplemented(
        message = "`{Self}` may not become `{T}`",
        label = "no declared move leads there"
    )]
    pub trait MayBecome<T: State>: State {}
    impl MayBecome<Settled> for Open {}
    #[doc(hidden)]
    #[allow(unused_lifetimes, clippy::extra_unused_lifetimes)]
    impl MayBecome<Open> for Open
    where
        for<'illegal> (Open, Open): __illegal::OpenToOpen,
    {}
    #[doc(hidden)]
    #[allow(unused_lifetimes, clippy::extra_unused_lifetimes)]
    impl MayBecome<Open> for Settled
    where
        for<'illegal> (Settled, Open): __illegal::SettledToOpen,
    {}
    #[doc(hidden)]
    #[allow(unused_lifetimes, clippy::extra_unused_lifetimes)]
    impl MayBecome<Settled> for Settled
    where
        for<'illegal> (Settled, Settled): __illegal::SettledToSettled,
    {}
    #[doc(hidden)]
    #[allow(dead_code)]
    pub mod __illegal {
        #[diagnostic::on_unimplemented(
            message = "`settle` is not a legal move from `Settled` of `Payment`",
            label = "`settle` does not start in `Settled` of `Payment`",
            note = "`settle` leads from `Open` to `Settled`",
            note = "legal moves from `Settled` of `Payment`: none"
        )]
        pub trait SettleFromSettled {}
        #[diagnostic::on_unimplemented(
            message = "`Open` of `Payment` may not become `Open`",
            label = "no declared move leads from `Open` of `Payment` to `Open`",
            note = "`Open` of `Payment` may become `Settled`"
        )]
        pub trait OpenToOpen {}
        #[diagnostic::on_unimplemented(
            message = "`Settled` of `Payment` may not become `Open`",
            label = "no declared move leads from `Settled` of `Payment` to `Open`",
            note = "`Settled` of `Payment` may become nothing else"
        )]
        pub trait SettledToOpen {}
        #[diagnostic::on_unimplemented(
            message = "`Settled` of `Payment` may not become `Settled`",
            label = "no declared move leads from `Settled` of `Payment` to `Settled`",
            note = "`Settled` of `Payment` may become nothing else"
        )]
        pub trait SettledToSettled {}
    }
}
impl<R: ::selvedge::Hold<PaymentRow>> Payment<payment::Open, R> {
    /// `Ask` in `Open`: `kept`.
    ///
    /// # Panics
    /// If the input names another row than this one.
    #[inline]
    #[track_caller]
    #[allow(clippy::needless_pass_by_value, clippy::result_large_err)]
    pub fn ask(self, input: Ask) -> payment::open::AskOutcome<R> {
        ::selvedge::__private::addressed(
            <R as ::selvedge::Hold<PaymentRow>>::FOUND || self.row.id == input.id,
            "Ask",
        );
        payment::open::AskOutcome::Kept {
            payment: self,
        }
    }
    /// `Pay` in `Open`: `paid`; or rejected as `too-little`.
    ///
    /// # Errors
    /// The rejection, which gives the unchanged row back.
    ///
    /// # Panics
    /// If the input names another row than this one.
    #[inline]
    #[track_caller]
    #[allow(clippy::needless_pass_by_value, clippy::result_large_err)]
    pub fn pay(
        mut self,
        input: Pay,
    ) -> ::core::result::Result<
        payment::open::PayOutcome<R>,
        ::selvedge::Rejected<Self, TooLittle>,
    > {
        ::selvedge::__private::addressed(
            <R as ::selvedge::Hold<PaymentRow>>::FOUND || self.row.id == input.id,
            "Pay",
        );
        if input.amount < self.row.amount {
            ::core::result::Result::Err(::selvedge::Rejected {
                error: input.answer_too_little(),
                subject: self,
            })
        } else {
            let event = input.answer_paid(&mut self.row);
            ::core::result::Result::Ok(payment::open::PayOutcome::Paid {
                payment: Payment::of(self.row),
                event,
            })
        }
    }
}
impl<R: ::selvedge::Hold<PaymentRow>> Payment<payment::Settled, R> {
    /// `Ask` in `Settled`: `kept`.
    ///
    /// # Panics
    /// If the input names another row than this one.
    #[inline]
    #[track_caller]
    #[allow(clippy::needless_pass_by_value, clippy::result_large_err)]
    pub fn ask(self, input: Ask) -> payment::settled::AskOutcome<R> {
        ::selvedge::__private::addressed(
            <R as ::selvedge::Hold<PaymentRow>>::FOUND || self.row.id == input.id,
            "Ask",
        );
        payment::settled::AskOutcome::Kept {
            payment: self,
        }
    }
    /// `Pay` in `Settled`: `settled`.
    ///
    /// # Panics
    /// If the input names another row than this one.
    #[inline]
    #[track_caller]
    #[allow(clippy::needless_pass_by_value, clippy::result_large_err)]
    pub fn pay(self, input: Pay) -> payment::settled::PayOutcome<R> {
        ::selvedge::__private::addressed(
            <R as ::selvedge::Hold<PaymentRow>>::FOUND || self.row.id == input.id,
            "Pay",
        );
        payment::settled::PayOutcome::Settled {
            payment: self,
        }
    }
}
#[automatically_derived]
impl<R> ::core::convert::From<payment::open::AskOutcome<R>> for Reply {
    #[inline]
    fn from(outcome: payment::open::AskOutcome<R>) -> Self {
        match outcome {
            payment::open::AskOutcome::Kept { .. } => {
                Self::accepted(Outcome::AskKept, ::core::option::Option::None)
            }
        }
    }
}
#[automatically_derived]
impl<R> ::core::convert::From<payment::open::PayOutcome<R>> for Reply {
    #[inline]
    fn from(outcome: payment::open::PayOutcome<R>) -> Self {
        match outcome {
            payment::open::PayOutcome::Paid { event, .. } => {
                Self::accepted(
                    Outcome::PayPaid,
                    ::core::option::Option::Some(Event::Paid(event)),
                )
            }
        }
    }
}
#[automatically_derived]
impl<R> ::core::convert::From<payment::settled::AskOutcome<R>> for Reply {
    #[inline]
    fn from(outcome: payment::settled::AskOutcome<R>) -> Self {
        match outcome {
            payment::settled::AskOutcome::Kept { .. } => {
                Self::accepted(Outcome::AskKept, ::core::option::Option::None)
            }
        }
    }
}
#[automatically_derived]
impl<R> ::core::convert::From<payment::settled::PayOutcome<R>> for Reply {
    #[inline]
    fn from(outcome: payment::settled::PayOutcome<R>) -> Self {
        match outcome {
            payment::settled::PayOutcome::Settled { .. } => {
                Self::accepted(Outcome::PaySettled, ::core::option::Option::None)
            }
        }
    }
}
#[automatically_derived]
impl ::core::convert::From<payment::absent::AskOutcome> for Reply {
    #[inline]
    fn from(outcome: payment::absent::AskOutcome) -> Self {
        match outcome {
            payment::absent::AskOutcome::Asked { event, .. } => {
                Self::accepted(
                    Outcome::AskAsked,
                    ::core::option::Option::Some(Event::Asked(event)),
                )
            }
        }
    }
}
impl<R: ::selvedge::Hold<PaymentRow>> Payment<payment::Open, R> {
    /// The bare move `settle` to `Settled`, without a command: no field is written and no event emitted.
    ///
    /// # Errors
    /// If the row has not all that every row in `Settled` has; it is given back unchanged.
    #[allow(clippy::result_large_err)]
    pub fn take_settle(
        mut self,
    ) -> ::core::result::Result<
        Payment<payment::Settled, R>,
        ::selvedge::Rejected<Self, ::selvedge::Unmet>,
    > {
        ::selvedge::__private::moved!(self, Payment, PaymentState::Settled)
    }
}
impl<R: ::selvedge::Hold<PaymentRow>> Payment<payment::Settled, R> {}
::selvedge::__private::illegal! {
    Payment < payment::Settled > { take_settle() [payment::Settled :
    payment::__illegal::SettleFromSettled]; }
}
/// Every row of `example.shop` by its identity, and the dispatcher over them.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::hash::Hash,
    ::core::default::Default
)]
#[allow(clippy::struct_field_names)]
pub struct ShopStore {
    rows_order: ::selvedge::__private::Rows<OrderRow>,
    rows_payment: ::selvedge::__private::Rows<PaymentRow>,
}
#[automatically_derived]
impl ::core::cmp::Eq for ShopStore {}
impl ShopStore {
    /// A store without rows.
    #[must_use]
    pub const fn new() -> Self {
        Self {
            rows_order: ::selvedge::__private::Rows::new(),
            rows_payment: ::selvedge::__private::Rows::new(),
        }
    }
    /// Executes a command: exactly one declared outcome answers, and every view is current when this returns.
    pub fn execute(&mut self, command: Command) -> Reply {
        match command {
            Command::Buy(input) => self.execute_buy(input),
            Command::Send(input) => self.execute_send(input),
            Command::Cancel(input) => self.execute_cancel(input),
            Command::Ask(input) => self.execute_ask(input),
            Command::Pay(input) => self.execute_pay(input),
        }
    }
    #[inline]
    #[allow(clippy::needless_pass_by_value)]
    fn execute_buy(&mut self, input: Buy) -> Reply {
        let ::core::option::Option::Some(row) = self.rows_order.get_mut(&input.id) else {
            return match order::absent::buy(input) {
                order::absent::BuyOutcome::Ordered { order: created, event, .. } => {
                    self.rows_order.insert(created.row);
                    Reply::accepted(
                        Outcome::BuyOrdered,
                        ::core::option::Option::Some(Event::Ordered(event)),
                    )
                }
            };
        };
        match row.state {
            OrderState::Open => {
                ::core::convert::From::from(
                    Order::<order::Open, _>::of(::selvedge::__private::Found(row))
                        .buy(input),
                )
            }
            OrderState::Settled => {
                ::core::convert::From::from(
                    Order::<order::Settled, _>::of(::selvedge::__private::Found(row))
                        .buy(input),
                )
            }
            OrderState::Failed => {
                ::core::convert::From::from(
                    Order::<order::Failed, _>::of(::selvedge::__private::Found(row))
                        .buy(input),
                )
            }
        }
    }
    #[inline]
    #[allow(clippy::needless_pass_by_value)]
    fn execute_send(&mut self, input: Send) -> Reply {
        let ::core::option::Option::Some(row) = self.rows_order.get_mut(&input.id) else {
            return Reply::rejected(
                Outcome::SendUnknown,
                Error::NoOrder(input.answer_unknown()),
            );
        };
        match row.state {
            OrderState::Open => {
                ::core::convert::From::from(
                    Order::<order::Open, _>::of(::selvedge::__private::Found(row))
                        .send(input),
                )
            }
            OrderState::Settled | OrderState::Failed => {
                Reply::rejected(
                    Outcome::SendTooLate,
                    Error::TooLate(input.answer_too_late(row)),
                )
            }
        }
    }
    #[inline]
    #[allow(clippy::needless_pass_by_value)]
    fn execute_cancel(&mut self, input: Cancel) -> Reply {
        let ::core::option::Option::Some((vacancy, row)) = self
            .rows_order
            .lift(&input.id) else {
            return Reply::rejected(
                Outcome::CancelUnknown,
                Error::NoOrder(input.answer_unknown()),
            );
        };
        match row.state {
            OrderState::Open => {
                match Order::<order::Open, _>::of(::selvedge::__private::Found(row))
                    .cancel(input)
                {
                    order::open::CancelOutcome::Cancelled { order: kept, event, .. } => {
                        self.rows_order.put_back(vacancy, kept.row.0);
                        Reply::accepted(
                            Outcome::CancelCancelled,
                            ::core::option::Option::Some(Event::Cancelled(event)),
                        )
                    }
                }
            }
            OrderState::Settled => {
                match Order::<order::Settled, _>::of(::selvedge::__private::Found(row))
                    .cancel(input)
                {
                    order::settled::CancelOutcome::Cancelled {
                        order: kept,
                        event,
                        ..
                    } => {
                        self.rows_order.put_back(vacancy, kept.row.0);
                        Reply::accepted(
                            Outcome::CancelCancelled,
                            ::core::option::Option::Some(Event::Cancelled(event)),
                        )
                    }
                }
            }
            OrderState::Failed => {
                self.rows_order.give_up(vacancy);
                ::core::convert::From::from(
                    Order::<order::Failed, _>::of(::selvedge::__private::Found(row))
                        .cancel(input),
                )
            }
        }
    }
    #[inline]
    #[allow(clippy::needless_pass_by_value)]
    fn execute_ask(&mut self, input: Ask) -> Reply {
        let ::core::option::Option::Some(row) = self.rows_payment.get_mut(&input.id)
        else {
            return match payment::absent::ask(input) {
                payment::absent::AskOutcome::Asked { payment: created, event, .. } => {
                    self.rows_payment.insert(created.row);
                    Reply::accepted(
                        Outcome::AskAsked,
                        ::core::option::Option::Some(Event::Asked(event)),
                    )
                }
            };
        };
        match row.state {
            PaymentState::Open => {
                ::core::convert::From::from(
                    Payment::<payment::Open, _>::of(::selvedge::__private::Found(row))
                        .ask(input),
                )
            }
            PaymentState::Settled => {
                ::core::convert::From::from(
                    Payment::<payment::Settled, _>::of(::selvedge::__private::Found(row))
                        .ask(input),
                )
            }
        }
    }
    #[inline]
    #[allow(clippy::needless_pass_by_value)]
    fn execute_pay(&mut self, input: Pay) -> Reply {
        let ::core::option::Option::Some(row) = self.rows_payment.get_mut(&input.id)
        else {
            return Reply::rejected(
                Outcome::PayUnknown,
                Error::NoPayment(input.answer_unknown()),
            );
        };
        match row.state {
            PaymentState::Open => {
                match Payment::<payment::Open, _>::of(::selvedge::__private::Found(row))
                    .pay(input)
                {
                    ::core::result::Result::Ok(outcome) => {
                        ::core::convert::From::from(outcome)
                    }
                    ::core::result::Result::Err(rejected) => {
                        Reply::rejected(
                            Outcome::PayTooLittle,
                            Error::TooLittle(rejected.error),
                        )
                    }
                }
            }
            PaymentState::Settled => {
                ::core::convert::From::from(
                    Payment::<payment::Settled, _>::of(::selvedge::__private::Found(row))
                        .pay(input),
                )
            }
        }
    }
    /// The rows of the view `Payments`, current; in no promised order.
    pub fn payments(&self) -> impl ::core::iter::Iterator<Item = PaymentsRow> + '_ {
        ::core::iter::Iterator::map(
            self.rows_payment.values(),
            |row| PaymentsRow {
                id: row.id,
                amount: row.amount,
                state: row.state,
            },
        )
    }
    /// The rows of the view `Orders`, current; in no promised order.
    pub fn orders(&self) -> impl ::core::iter::Iterator<Item = OrdersRow> + '_ {
        ::core::iter::Iterator::map(
            self.rows_order.values(),
            |row| OrdersRow {
                id: ::core::clone::Clone::clone(&row.id),
                quantity: row.quantity,
                left_by: ::core::clone::Clone::clone(&row.left_by),
                state: row.state,
            },
        )
    }
    /// The rows of the view `Settled`, current; in no promised order.
    pub fn settled(&self) -> impl ::core::iter::Iterator<Item = SettledRow> + '_ {
        ::core::iter::Iterator::map(
            ::core::iter::Iterator::filter(
                self.rows_order.values(),
                |row: &&OrderRow| ::core::matches!(row.state, OrderState::Settled),
            ),
            |row| SettledRow {
                id: ::core::clone::Clone::clone(&row.id),
                left_by: ::core::clone::Clone::clone(&row.left_by),
            },
        )
    }
    /// What is stored under an identity.
    #[must_use]
    pub fn get_order(&self, key: &OrderId) -> ::core::option::Option<&OrderRow> {
        self.rows_order.get(key)
    }
    /// The `Order` under an identity, as the type of its state.
    #[must_use]
    pub fn get_order_mut(
        &mut self,
        key: &OrderId,
    ) -> ::core::option::Option<AnyOrder<&mut OrderRow>> {
        self.rows_order.get_mut(key).map(AnyOrder::of)
    }
    /// Takes a `Order` in, and gives back the one that had its identity.
    pub fn insert_order(
        &mut self,
        any: impl ::core::convert::Into<AnyOrder>,
    ) -> ::core::option::Option<AnyOrder> {
        self.rows_order
            .insert(::core::convert::Into::<AnyOrder>::into(any).into_row())
            .map(AnyOrder::of)
    }
    /// Takes a `Order` out.
    pub fn remove_order(&mut self, key: &OrderId) -> ::core::option::Option<AnyOrder> {
        self.rows_order.remove(key).map(AnyOrder::of)
    }
    /// Every `Order`, by identity.
    pub fn iter_order(&self) -> impl ::core::iter::Iterator<Item = &'_ OrderRow> + '_ {
        ::core::iter::IntoIterator::into_iter(self.rows_order.sorted())
    }
    /// Where the `Order` under an identity lies, for those who come back to it: without a look-up.
    #[must_use]
    pub fn slot_order(
        &self,
        key: &OrderId,
    ) -> ::core::option::Option<::selvedge::Slot<OrderRow>> {
        self.rows_order.slot(key)
    }
    /// What is stored in a slot; nothing, once that row has been deleted.
    #[must_use]
    pub fn at_order(
        &self,
        slot: ::selvedge::Slot<OrderRow>,
    ) -> ::core::option::Option<&OrderRow> {
        self.rows_order.at(slot)
    }
    /// The `Order` in a slot, as the type of its state.
    #[must_use]
    pub fn at_order_mut(
        &mut self,
        slot: ::selvedge::Slot<OrderRow>,
    ) -> ::core::option::Option<AnyOrder<&mut OrderRow>> {
        self.rows_order.at_mut(slot).map(AnyOrder::of)
    }
    /// What is stored under an identity.
    #[must_use]
    pub fn get_payment(&self, key: &PaymentId) -> ::core::option::Option<&PaymentRow> {
        self.rows_payment.get(key)
    }
    /// The `Payment` under an identity, as the type of its state.
    #[must_use]
    pub fn get_payment_mut(
        &mut self,
        key: &PaymentId,
    ) -> ::core::option::Option<AnyPayment<&mut PaymentRow>> {
        self.rows_payment.get_mut(key).map(AnyPayment::of)
    }
    /// Takes a `Payment` in, and gives back the one that had its identity.
    pub fn insert_payment(
        &mut self,
        any: impl ::core::convert::Into<AnyPayment>,
    ) -> ::core::option::Option<AnyPayment> {
        self.rows_payment
            .insert(::core::convert::Into::<AnyPayment>::into(any).into_row())
            .map(AnyPayment::of)
    }
    /// Takes a `Payment` out.
    pub fn remove_payment(
        &mut self,
        key: &PaymentId,
    ) -> ::core::option::Option<AnyPayment> {
        self.rows_payment.remove(key).map(AnyPayment::of)
    }
    /// Every `Payment`, by identity.
    pub fn iter_payment(
        &self,
    ) -> impl ::core::iter::Iterator<Item = &'_ PaymentRow> + '_ {
        ::core::iter::IntoIterator::into_iter(self.rows_payment.sorted())
    }
    /// Where the `Payment` under an identity lies, for those who come back to it: without a look-up.
    #[must_use]
    pub fn slot_payment(
        &self,
        key: &PaymentId,
    ) -> ::core::option::Option<::selvedge::Slot<PaymentRow>> {
        self.rows_payment.slot(key)
    }
    /// What is stored in a slot; nothing, once that row has been deleted.
    #[must_use]
    pub fn at_payment(
        &self,
        slot: ::selvedge::Slot<PaymentRow>,
    ) -> ::core::option::Option<&PaymentRow> {
        self.rows_payment.at(slot)
    }
    /// The `Payment` in a slot, as the type of its state.
    #[must_use]
    pub fn at_payment_mut(
        &mut self,
        slot: ::selvedge::Slot<PaymentRow>,
    ) -> ::core::option::Option<AnyPayment<&mut PaymentRow>> {
        self.rows_payment.at_mut(slot).map(AnyPayment::of)
    }
    /// How many rows there are.
    #[must_use]
    pub fn len(&self) -> ::core::primitive::usize {
        self.rows_order.len() + self.rows_payment.len()
    }
    /// Whether there is no row.
    #[must_use]
    pub fn is_empty(&self) -> ::core::primitive::bool {
        self.rows_order.is_empty() && self.rows_payment.is_empty()
    }
}
#[automatically_derived]
impl ::selvedge::Store for ShopStore {
    type Command = Command;
    type Reply = Reply;
    const SYSTEM: &'static ::core::primitive::str = "example.shop";
    fn execute(&mut self, command: Command) -> Reply {
        Self::execute(self, command)
    }
    fn rows(
        &self,
    ) -> ::selvedge::__private::Vec<
        (&'static ::core::primitive::str, ::selvedge::__private::Value),
    > {
        ::selvedge::__private::join([
            ::selvedge::__private::encode_all(
                self.iter_order(),
                |row| ("Order", ::selvedge::__private::encode(row)),
            ),
            ::selvedge::__private::encode_all(
                self.iter_payment(),
                |row| ("Payment", ::selvedge::__private::encode(row)),
            ),
        ])
    }
    fn views(
        &self,
    ) -> ::selvedge::__private::Vec<
        (
            &'static ::core::primitive::str,
            ::selvedge::__private::Vec<::selvedge::__private::Value>,
        ),
    > {
        ::selvedge::__private::list([
            (
                "Payments",
                ::selvedge::__private::encode_all(
                    self.payments(),
                    |row| ::selvedge::__private::encode(&row),
                ),
            ),
            (
                "Orders",
                ::selvedge::__private::encode_all(
                    self.orders(),
                    |row| ::selvedge::__private::encode(&row),
                ),
            ),
            (
                "Settled",
                ::selvedge::__private::encode_all(
                    self.settled(),
                    |row| ::selvedge::__private::encode(&row),
                ),
            ),
        ])
    }
    fn load(
        &mut self,
        entity: &::core::primitive::str,
        row: &::selvedge::__private::Value,
    ) -> ::core::result::Result<(), ::selvedge::wire::WireError> {
        match entity {
            "Order" => {
                self.insert_order(::selvedge::wire::from_value::<AnyOrder>(row)?);
                ::core::result::Result::Ok(())
            }
            "Payment" => {
                self.insert_payment(::selvedge::wire::from_value::<AnyPayment>(row)?);
                ::core::result::Result::Ok(())
            }
            _ => ::core::result::Result::Err(::selvedge::__private::no_entity(entity)),
        }
    }
}
/// What the view `Payments` shows of a `Payment`.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::hash::Hash
)]
pub struct PaymentsRow {
    /// `id` on the wire.
    pub id: PaymentId,
    /// `amount` on the wire.
    pub amount: ::core::primitive::i64,
    /// The state in which it rests.
    pub state: PaymentState,
}
::selvedge::__private::record! {
    PaymentsRow { required id "id", required amount "amount", required state "state", }
}
/// What the view `Orders` shows of a `Order`.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::hash::Hash
)]
pub struct OrdersRow {
    /// `id` on the wire.
    pub id: OrderId,
    /// `quantity` on the wire.
    pub quantity: ::core::primitive::i64,
    /// `leftBy` on the wire; may be absent.
    pub left_by: ::core::option::Option<::selvedge::__private::String>,
    /// The state in which it rests.
    pub state: OrderState,
}
::selvedge::__private::record! {
    OrdersRow { required id "id", required quantity "quantity", optional left_by
    "left_by", required state "state", }
}
/// What the view `Settled` shows of a `Order`.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::hash::Hash
)]
pub struct SettledRow {
    /// `id` on the wire.
    pub id: OrderId,
    /// `leftBy` on the wire; may be absent.
    pub left_by: ::core::option::Option<::selvedge::__private::String>,
}
::selvedge::__private::record! {
    SettledRow { required id "id", optional left_by "left_by", }
}
