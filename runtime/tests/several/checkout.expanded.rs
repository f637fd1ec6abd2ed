// What `selvedge::lifecycle!` makes of checkout.rs. Refreshed by `SELVEDGE_BLESS=1 cargo test -p selvedge-macros`.

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
/// What is to be paid, in whole coins.
///
/// An integer from 1 to 9.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::hash::Hash,
    ::core::marker::Copy,
    ::core::cmp::PartialOrd,
    ::core::cmp::Ord
)]
pub struct Coins(::core::primitive::i64);
#[automatically_derived]
impl ::core::cmp::Eq for Coins {}
impl Coins {
    /// The smallest.
    pub const MIN: Self = Self(1);
    /// The largest.
    pub const MAX: Self = Self(9);
    /// Wraps a value.
    ///
    /// # Errors
    /// If it is outside of the range.
    pub const fn new(
        value: ::core::primitive::i64,
    ) -> ::core::result::Result<Self, ::selvedge::OutOfRange> {
        match ::selvedge::OutOfRange::check("Coins", value, 1, 9) {
            ::core::option::Option::None => ::core::result::Result::Ok(Self(value)),
            ::core::option::Option::Some(error) => ::core::result::Result::Err(error),
        }
    }
    /// The value.
    #[must_use]
    pub const fn get(&self) -> ::core::primitive::i64 {
        self.0
    }
    /// The wrapped value itself.
    #[must_use]
    pub const fn into_inner(self) -> ::core::primitive::i64 {
        self.0
    }
}
#[automatically_derived]
impl ::core::convert::TryFrom<::core::primitive::i64> for Coins {
    type Error = ::selvedge::OutOfRange;
    fn try_from(
        value: ::core::primitive::i64,
    ) -> ::core::result::Result<Self, ::selvedge::OutOfRange> {
        Self::new(value)
    }
}
#[automatically_derived]
impl ::core::fmt::Display for Coins {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        ::core::fmt::Display::fmt(&self.0, f)
    }
}
#[automatically_derived]
impl ::selvedge::__private::Serialize for Coins {
    fn serialize<Encoder: ::selvedge::__private::Serializer>(
        &self,
        serializer: Encoder,
    ) -> ::core::result::Result<Encoder::Ok, Encoder::Error> {
        ::selvedge::__private::Serialize::serialize(&self.0, serializer)
    }
}
#[automatically_derived]
impl ::selvedge::wire::Decode for Coins {
    fn decode(
        doc: ::selvedge::wire::Doc,
    ) -> ::core::result::Result<Self, ::selvedge::wire::WireError> {
        let value = ::selvedge::wire::Decode::decode(doc)?;
        ::core::result::Result::Ok(Self::new(value)?)
    }
    fn read(
        from: &mut ::selvedge::wire::Reader<'_>,
    ) -> ::core::result::Result<Self, ::selvedge::wire::GiveUp> {
        Self::new(from.int()?).map_err(|_| ::selvedge::wire::GiveUp)
    }
}
::selvedge::__private::deserialize! {
    Coins
}
/// While more than two coins are owed, an order is of one coin.
///
/// The input of the command `Place`, which answers `stays`, `too_much` and `placed`.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::hash::Hash
)]
pub struct Place {
    /// `order` on the wire.
    pub order: OrderId,
    /// `total` on the wire.
    pub total: Coins,
}
::selvedge::__private::record! {
    Place { required order "order", required total "total", }
}
/// The input of the command `Ask`, which answers `unknown`, `too_late`, `taken` and `asked`.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::hash::Hash
)]
pub struct Ask {
    /// `order` on the wire.
    pub order: OrderId,
    /// `payment` on the wire.
    pub payment: PaymentId,
}
::selvedge::__private::record! {
    Ask { required order "order", required payment "payment", }
}
/// The input of the command `Capture`, which answers `unknown`, `captured` and `stays`.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::hash::Hash
)]
pub struct Capture {
    /// `payment` on the wire.
    pub payment: PaymentId,
}
::selvedge::__private::record! {
    Capture { required payment "payment", }
}
/// The input of the command `Cancel`, which answers `unknown`, `too_late`, `stays` and `cancelled`.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::hash::Hash
)]
pub struct Cancel {
    /// `order` on the wire.
    pub order: OrderId,
}
::selvedge::__private::record! {
    Cancel { required order "order", }
}
/// The input of the command `Close`, which answers `unknown`, `too_late` and `closed`.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::hash::Hash
)]
pub struct Close {
    /// `order` on the wire.
    pub order: OrderId,
}
::selvedge::__private::record! {
    Close { required order "order", }
}
/// The event `Placed`, emitted by `Place.placed`.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::hash::Hash
)]
pub struct Placed {
    /// `order` on the wire.
    pub order: OrderId,
    /// `total` on the wire.
    pub total: Coins,
}
::selvedge::__private::record! {
    Placed { required order "order", required total "total", }
}
/// The event `Asked`, emitted by `Ask.asked`.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::hash::Hash
)]
pub struct Asked {
    /// `order` on the wire.
    pub order: OrderId,
    /// `payment` on the wire.
    pub payment: PaymentId,
    /// `amount` on the wire.
    pub amount: Coins,
}
::selvedge::__private::record! {
    Asked { required order "order", required payment "payment", required amount "amount",
    }
}
/// The event `Captured`, emitted by `Capture.captured`.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::hash::Hash
)]
pub struct Captured {
    /// `payment` on the wire.
    pub payment: PaymentId,
    /// `order` on the wire.
    pub order: OrderId,
}
::selvedge::__private::record! {
    Captured { required payment "payment", required order "order", }
}
/// The event `Cancelled`, emitted by `Cancel.cancelled`.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::hash::Hash
)]
pub struct Cancelled {
    /// `order` on the wire.
    pub order: OrderId,
}
::selvedge::__private::record! {
    Cancelled { required order "order", }
}
/// The event `Closed`, emitted by `Close.closed`.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::hash::Hash
)]
pub struct Closed {
    /// `order` on the wire.
    pub order: OrderId,
}
::selvedge::__private::record! {
    Closed { required order "order", }
}
/// The error `NoOrder`, reported by `Ask.unknown`, `Cancel.unknown` and `Close.unknown`.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::hash::Hash
)]
pub struct NoOrder {
    /// `order` on the wire.
    pub order: OrderId,
}
::selvedge::__private::record! {
    NoOrder { required order "order", }
}
#[automatically_derived]
impl ::core::fmt::Display for NoOrder {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        let mut sentence = ::selvedge::__private::Sentence::begin(f, "no order")?;
        sentence.field("order", &self.order)?;
        ::core::result::Result::Ok(())
    }
}
#[automatically_derived]
impl ::core::error::Error for NoOrder {}
/// The error `NoPayment`, reported by `Capture.unknown`.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::hash::Hash
)]
pub struct NoPayment {
    /// `payment` on the wire.
    pub payment: PaymentId,
}
::selvedge::__private::record! {
    NoPayment { required payment "payment", }
}
#[automatically_derived]
impl ::core::fmt::Display for NoPayment {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        let mut sentence = ::selvedge::__private::Sentence::begin(f, "no payment")?;
        sentence.field("payment", &self.payment)?;
        ::core::result::Result::Ok(())
    }
}
#[automatically_derived]
impl ::core::error::Error for NoPayment {}
/// The error `TooMuch`, reported by `Place.too_much`.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::hash::Hash
)]
pub struct TooMuch {
    /// `order` on the wire.
    pub order: OrderId,
    /// `total` on the wire.
    pub total: Coins,
}
::selvedge::__private::record! {
    TooMuch { required order "order", required total "total", }
}
#[automatically_derived]
impl ::core::fmt::Display for TooMuch {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        let mut sentence = ::selvedge::__private::Sentence::begin(f, "too much")?;
        sentence.field("order", &self.order)?;
        sentence.field("total", &self.total)?;
        ::core::result::Result::Ok(())
    }
}
#[automatically_derived]
impl ::core::error::Error for TooMuch {}
/// The error `Taken`, reported by `Ask.taken`.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::hash::Hash
)]
pub struct Taken {
    /// `payment` on the wire.
    pub payment: PaymentId,
    /// `order` on the wire.
    pub order: OrderId,
}
::selvedge::__private::record! {
    Taken { required payment "payment", required order "order", }
}
#[automatically_derived]
impl ::core::fmt::Display for Taken {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        let mut sentence = ::selvedge::__private::Sentence::begin(f, "taken")?;
        sentence.field("payment", &self.payment)?;
        sentence.field("order", &self.order)?;
        ::core::result::Result::Ok(())
    }
}
#[automatically_derived]
impl ::core::error::Error for Taken {}
/// The error `TooLate`, reported by `Ask.too_late`, `Cancel.too_late` and `Close.too_late`.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::hash::Hash
)]
pub struct TooLate {
    /// `order` on the wire.
    pub order: OrderId,
}
::selvedge::__private::record! {
    TooLate { required order "order", }
}
#[automatically_derived]
impl ::core::fmt::Display for TooLate {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        let mut sentence = ::selvedge::__private::Sentence::begin(f, "too late")?;
        sentence.field("order", &self.order)?;
        ::core::result::Result::Ok(())
    }
}
#[automatically_derived]
impl ::core::error::Error for TooLate {}
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
    /// `Placed`
    Placed,
    /// `Awaiting`
    Awaiting,
    /// `Paid`
    Paid,
    /// `Cancelled`
    Cancelled,
}
::selvedge::__private::names! {
    OrderState { Placed "Placed", Awaiting "Awaiting", Paid "Paid", Cancelled
    "Cancelled", }
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
    /// `Pending`
    Pending,
    /// `Captured`
    Captured,
    /// `Voided`
    Voided,
}
::selvedge::__private::names! {
    PaymentState { Pending "Pending", Captured "Captured", Voided "Voided", }
}
/// Any command of `example.checkout`, with its input.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::hash::Hash
)]
pub enum Command {
    /// While more than two coins are owed, an order is of one coin.
    Place(Place),
    /// `Ask`
    Ask(Ask),
    /// `Capture`
    Capture(Capture),
    /// `Cancel`
    Cancel(Cancel),
    /// `Close`
    Close(Close),
}
::selvedge::__private::tagged! {
    Command { 0 Place "Place", 1 Ask "Ask", 2 Capture "Capture", 3 Cancel "Cancel", else
    4 Close "Close" }
}
/// Any event of `example.checkout`.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::hash::Hash
)]
pub enum Event {
    /// `Placed`
    Placed(Placed),
    /// `Asked`
    Asked(Asked),
    /// `Captured`
    Captured(Captured),
    /// `Cancelled`
    Cancelled(Cancelled),
    /// `Closed`
    Closed(Closed),
}
::selvedge::__private::tagged! {
    Event { 0 Placed "Placed", 1 Asked "Asked", 2 Captured "Captured", 3 Cancelled
    "Cancelled", else 4 Closed "Closed" }
}
/// Any error of `example.checkout`.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::hash::Hash
)]
pub enum Error {
    /// `NoOrder`
    NoOrder(NoOrder),
    /// `NoPayment`
    NoPayment(NoPayment),
    /// `TooMuch`
    TooMuch(TooMuch),
    /// `Taken`
    Taken(Taken),
    /// `TooLate`
    TooLate(TooLate),
}
::selvedge::__private::tagged! {
    Error { 0 NoOrder "NoOrder", 1 NoPayment "NoPayment", 2 TooMuch "TooMuch", 3 Taken
    "Taken", else 4 TooLate "TooLate" }
}
#[automatically_derived]
impl ::core::fmt::Display for Error {
    fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
        match self {
            Self::NoOrder(error) => ::core::fmt::Display::fmt(error, f),
            Self::NoPayment(error) => ::core::fmt::Display::fmt(error, f),
            Self::TooMuch(error) => ::core::fmt::Display::fmt(error, f),
            Self::Taken(error) => ::core::fmt::Display::fmt(error, f),
            Self::TooLate(error) => ::core::fmt::Display::fmt(error, f),
        }
    }
}
#[automatically_derived]
impl ::core::error::Error for Error {}
/// Every declared outcome of every command of `example.checkout`.
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
    /// `Place` accepts: `stays`.
    PlaceStays,
    /// `Place` rejects: `too_much`.
    PlaceTooMuch,
    /// `Place` accepts: `placed`.
    PlacePlaced,
    /// `Ask` rejects: `unknown`.
    AskUnknown,
    /// `Ask` rejects: `too_late`.
    AskTooLate,
    /// `Ask` rejects: `taken`.
    AskTaken,
    /// `Ask` accepts: `asked`.
    AskAsked,
    /// `Capture` rejects: `unknown`.
    CaptureUnknown,
    /// `Capture` accepts: `captured`.
    CaptureCaptured,
    /// `Capture` accepts: `stays`.
    CaptureStays,
    /// `Cancel` rejects: `unknown`.
    CancelUnknown,
    /// `Cancel` rejects: `too_late`.
    CancelTooLate,
    /// `Cancel` accepts: `stays`.
    CancelStays,
    /// `Cancel` accepts: `cancelled`.
    CancelCancelled,
    /// `Close` rejects: `unknown`.
    CloseUnknown,
    /// `Close` rejects: `too_late`.
    CloseTooLate,
    /// `Close` accepts: `closed`.
    CloseClosed,
}
#[automatically_derived]
impl ::core::cmp::Eq for Outcome {}
impl Outcome {
    /// Every outcome, in declared order.
    pub const ALL: &'static [Self] = &[
        Self::PlaceStays,
        Self::PlaceTooMuch,
        Self::PlacePlaced,
        Self::AskUnknown,
        Self::AskTooLate,
        Self::AskTaken,
        Self::AskAsked,
        Self::CaptureUnknown,
        Self::CaptureCaptured,
        Self::CaptureStays,
        Self::CancelUnknown,
        Self::CancelTooLate,
        Self::CancelStays,
        Self::CancelCancelled,
        Self::CloseUnknown,
        Self::CloseTooLate,
        Self::CloseClosed,
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
            Self::PlaceStays => "Place",
            Self::PlaceTooMuch => "Place",
            Self::PlacePlaced => "Place",
            Self::AskUnknown => "Ask",
            Self::AskTooLate => "Ask",
            Self::AskTaken => "Ask",
            Self::AskAsked => "Ask",
            Self::CaptureUnknown => "Capture",
            Self::CaptureCaptured => "Capture",
            Self::CaptureStays => "Capture",
            Self::CancelUnknown => "Cancel",
            Self::CancelTooLate => "Cancel",
            Self::CancelStays => "Cancel",
            Self::CancelCancelled => "Cancel",
            Self::CloseUnknown => "Close",
            Self::CloseTooLate => "Close",
            Self::CloseClosed => "Close",
        }
    }
    /// The name on the wire; unique for each command.
    #[must_use]
    pub const fn name(self) -> &'static ::core::primitive::str {
        match self {
            Self::PlaceStays => "stays",
            Self::PlaceTooMuch => "too_much",
            Self::PlacePlaced => "placed",
            Self::AskUnknown => "unknown",
            Self::AskTooLate => "too_late",
            Self::AskTaken => "taken",
            Self::AskAsked => "asked",
            Self::CaptureUnknown => "unknown",
            Self::CaptureCaptured => "captured",
            Self::CaptureStays => "stays",
            Self::CancelUnknown => "unknown",
            Self::CancelTooLate => "too_late",
            Self::CancelStays => "stays",
            Self::CancelCancelled => "cancelled",
            Self::CloseUnknown => "unknown",
            Self::CloseTooLate => "too_late",
            Self::CloseClosed => "closed",
        }
    }
    /// Whether it reports an error and changes nothing.
    #[must_use]
    pub const fn is_rejection(self) -> ::core::primitive::bool {
        match self {
            Self::PlaceStays => false,
            Self::PlaceTooMuch => true,
            Self::PlacePlaced => false,
            Self::AskUnknown => true,
            Self::AskTooLate => true,
            Self::AskTaken => true,
            Self::AskAsked => false,
            Self::CaptureUnknown => true,
            Self::CaptureCaptured => false,
            Self::CaptureStays => false,
            Self::CancelUnknown => true,
            Self::CancelTooLate => true,
            Self::CancelStays => false,
            Self::CancelCancelled => false,
            Self::CloseUnknown => true,
            Self::CloseTooLate => true,
            Self::CloseClosed => false,
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
impl Cancel {
    #[inline]
    fn answer_unknown(self) -> NoOrder {
        NoOrder { order: self.order }
    }
    #[inline]
    fn answer_too_late(self) -> TooLate {
        TooLate { order: self.order }
    }
    #[inline]
    fn answer_cancelled(self, row: &mut OrderRow) -> Cancelled {
        let told = Cancelled { order: self.order };
        row.state = OrderState::Cancelled;
        told
    }
}
/// What is stored of a `Order`: it is read freely, and changed by commands only.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::hash::Hash
)]
pub struct OrderRow {
    order: OrderId,
    total: Coins,
    payment: ::core::option::Option<PaymentId>,
    state: OrderState,
}
#[automatically_derived]
impl ::core::cmp::Eq for OrderRow {}
impl OrderRow {
    /// `order` on the wire.
    #[must_use]
    pub fn order(&self) -> &OrderId {
        &self.order
    }
    /// `total` on the wire.
    #[must_use]
    pub fn total(&self) -> Coins {
        self.total
    }
    /// `payment` on the wire; may be absent.
    #[must_use]
    pub fn payment(&self) -> ::core::option::Option<PaymentId> {
        self.payment
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
            OrderState::Placed => {
                ::selvedge::__private::must(
                    self.payment.is_none(),
                    "Placed",
                    "payment",
                    "must be absent",
                )?;
            }
            OrderState::Awaiting => {
                ::selvedge::__private::must(
                    self.payment.is_some(),
                    "Awaiting",
                    "payment",
                    "must be present",
                )?;
            }
            OrderState::Paid => {
                ::selvedge::__private::must(
                    self.payment.is_some(),
                    "Paid",
                    "payment",
                    "must be present",
                )?;
            }
            OrderState::Cancelled => {}
        }
        ::core::result::Result::Ok(())
    }
}
#[automatically_derived]
impl ::selvedge::__private::Keyed for OrderRow {
    type Key = OrderId;
    fn key(&self) -> &Self::Key {
        &self.order
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
        map.required("order", &self.order)?;
        map.required("total", &self.total)?;
        map.optional("payment", &self.payment)?;
        map.required("state", &self.state)?;
        map.end()
    }
}
#[automatically_derived]
impl ::selvedge::wire::Record for OrderRow {
    const KEYS: &'static [&'static ::core::primitive::str] = &[
        "order",
        "total",
        "payment",
        "state",
    ];
    fn take<Origin: ::selvedge::wire::Source>(
        from: &mut Origin,
    ) -> ::core::result::Result<Self, Origin::Error> {
        let row = Self {
            order: from.required("order")?,
            total: from.required("total")?,
            payment: from.optional("payment")?,
            state: from.required("state")?,
        };
        row.satisfies(row.state).map_err(::selvedge::wire::WireError::from)?;
        ::core::result::Result::Ok(row)
    }
}
::selvedge::__private::deserialize! {
    OrderRow
}
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
    /// `order` on the wire.
    #[must_use]
    pub fn order(&self) -> &OrderId {
        &self.row.order
    }
    /// `total` on the wire.
    #[must_use]
    pub fn total(&self) -> Coins {
        self.row.total
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
    /// It rests in `Placed`.
    Placed(Order<order::Placed, R>),
    /// It rests in `Awaiting`.
    Awaiting(Order<order::Awaiting, R>),
    /// It rests in `Paid`.
    Paid(Order<order::Paid, R>),
    /// It rests in `Cancelled`.
    Cancelled(Order<order::Cancelled, R>),
}
#[automatically_derived]
impl<R: ::core::cmp::Eq> ::core::cmp::Eq for AnyOrder<R> {}
/// A `Order` in any state, borrowed from its store.
pub type AnyOrderMut<'a> = AnyOrder<&'a mut OrderRow>;
impl<R: ::selvedge::Hold<OrderRow>> AnyOrder<R> {
    /// Takes up a row in the state in which it rests.
    fn of(row: R) -> Self {
        match row.state {
            OrderState::Placed => Self::Placed(Order::of(row)),
            OrderState::Awaiting => Self::Awaiting(Order::of(row)),
            OrderState::Paid => Self::Paid(Order::of(row)),
            OrderState::Cancelled => Self::Cancelled(Order::of(row)),
        }
    }
    /// The state in which it rests.
    #[must_use]
    pub fn state(&self) -> OrderState {
        self.row().state
    }
    /// Its identity.
    #[must_use]
    pub fn order(&self) -> &OrderId {
        self.row().order()
    }
    /// What is stored of it.
    #[must_use]
    pub fn row(&self) -> &OrderRow {
        match self {
            Self::Placed(typed) => typed.row(),
            Self::Awaiting(typed) => typed.row(),
            Self::Paid(typed) => typed.row(),
            Self::Cancelled(typed) => typed.row(),
        }
    }
    /// The row itself.
    fn into_row(self) -> R {
        match self {
            Self::Placed(typed) => typed.row,
            Self::Awaiting(typed) => typed.row,
            Self::Paid(typed) => typed.row,
            Self::Cancelled(typed) => typed.row,
        }
    }
}
#[automatically_derived]
impl<R> ::core::convert::From<Order<order::Placed, R>> for AnyOrder<R> {
    fn from(typed: Order<order::Placed, R>) -> Self {
        Self::Placed(typed)
    }
}
#[automatically_derived]
impl<R> ::core::convert::From<Order<order::Awaiting, R>> for AnyOrder<R> {
    fn from(typed: Order<order::Awaiting, R>) -> Self {
        Self::Awaiting(typed)
    }
}
#[automatically_derived]
impl<R> ::core::convert::From<Order<order::Paid, R>> for AnyOrder<R> {
    fn from(typed: Order<order::Paid, R>) -> Self {
        Self::Paid(typed)
    }
}
#[automatically_derived]
impl<R> ::core::convert::From<Order<order::Cancelled, R>> for AnyOrder<R> {
    fn from(typed: Order<order::Cancelled, R>) -> Self {
        Self::Cancelled(typed)
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
    /// The state `Placed` of a `Order`, as a type.
    #[derive(
        ::core::clone::Clone,
        ::core::fmt::Debug,
        ::core::cmp::PartialEq,
        ::core::hash::Hash,
        ::core::marker::Copy
    )]
    pub struct Placed;
    #[automatically_derived]
    impl ::core::cmp::Eq for Placed {}
    impl State for Placed {
        const STATE: super::OrderState = super::OrderState::Placed;
    }
    /// The state `Awaiting` of a `Order`, as a type.
    #[derive(
        ::core::clone::Clone,
        ::core::fmt::Debug,
        ::core::cmp::PartialEq,
        ::core::hash::Hash,
        ::core::marker::Copy
    )]
    pub struct Awaiting;
    #[automatically_derived]
    impl ::core::cmp::Eq for Awaiting {}
    impl State for Awaiting {
        const STATE: super::OrderState = super::OrderState::Awaiting;
    }
    /// The state `Paid` of a `Order`, which is final, as a type.
    #[derive(
        ::core::clone::Clone,
        ::core::fmt::Debug,
        ::core::cmp::PartialEq,
        ::core::hash::Hash,
        ::core::marker::Copy
    )]
    pub struct Paid;
    #[automatically_derived]
    impl ::core::cmp::Eq for Paid {}
    impl State for Paid {
        const STATE: super::OrderState = super::OrderState::Paid;
    }
    /// The state `Cancelled` of a `Order`, which is final, as a type.
    #[derive(
        ::core::clone::Clone,
        ::core::fmt::Debug,
        ::core::cmp::PartialEq,
        ::core::hash::Hash,
        ::core::marker::Copy
    )]
    pub struct Cancelled;
    #[automatically_derived]
    impl ::core::cmp::Eq for Cancelled {}
    impl State for Cancelled {
        const STATE: super::OrderState = super::OrderState::Cancelled;
    }
    #[doc(hidden)]
    mod __sealed {
        pub trait State {}
        impl State for super::Placed {}
        impl State for super::Awaiting {}
        impl State for super::Paid {}
        impl State for super::Cancelled {}
    }
    /// What commands answer in the state `Placed`.
    pub mod placed {
        /// How `Cancel` is accepted in `Placed` and `Awaiting`.
        #[derive(
            ::core::clone::Clone,
            ::core::fmt::Debug,
            ::core::cmp::PartialEq,
            ::core::hash::Hash
        )]
        #[must_use]
        pub enum CancelOutcome<R = ::selvedge::__private::Box<super::super::OrderRow>> {
            /// `cancelled`: the move `cancel` to `Cancelled`.
            Cancelled {
                /// The row, as it is now.
                order: super::super::Order<super::Cancelled, R>,
                /// What happened.
                event: super::super::Cancelled,
            },
        }
        #[automatically_derived]
        impl<R: ::core::cmp::Eq> ::core::cmp::Eq for CancelOutcome<R> {}
    }
    /// What commands answer in the state `Awaiting`.
    pub mod awaiting {
        pub use super::placed::CancelOutcome;
    }
    /// What commands answer in the state `Cancelled`.
    pub mod cancelled {
        /// How `Cancel` is accepted in `Cancelled`.
        #[derive(
            ::core::clone::Clone,
            ::core::fmt::Debug,
            ::core::cmp::PartialEq,
            ::core::hash::Hash
        )]
        #[must_use]
        pub enum CancelOutcome<R = ::selvedge::__private::Box<super::super::OrderRow>> {
            /// `stays`: nothing changes.
            Stays {
                /// The row, as it is now.
                order: super::super::Order<super::Cancelled, R>,
            },
        }
        #[automatically_derived]
        impl<R: ::core::cmp::Eq> ::core::cmp::Eq for CancelOutcome<R> {}
    }
    /// A state in which `Place` is a legal command. Sealed.
    #[diagnostic::on_unimplemented(
        message = "`Place` is not a legal command in `{Self}`",
        note = "`Place` is legal in `Placed`, `Awaiting`, `Paid` and `Cancelled`, and where there is no row yet"
    )]
    pub trait AcceptsPlace: State {}
    impl AcceptsPlace for Placed {}
    impl AcceptsPlace for Awaiting {}
    impl AcceptsPlace for Paid {}
    impl AcceptsPlace for Cancelled {}
    /// A state in which `Ask` is a legal command. Sealed.
    #[diagnostic::on_unimplemented(
        message = "`Ask` is not a legal command in `{Self}`",
        note = "`Ask` is legal in `Placed`"
    )]
    pub trait AcceptsAsk: State {}
    impl AcceptsAsk for Placed {}
    #[doc(hidden)]
    #[allow(unused_lifetimes, clippy::extra_unused_lifetimes)]
    impl AcceptsAsk for Awaiting
    where
        for<'illegal> (super::Ask, Awaiting): __illegal::AskInAwaiting,
    {}
    #[doc(hidden)]
    #[allow(unused_lifetimes, clippy::extra_unused_lifetimes)]
    impl AcceptsAsk for Paid
    where
        for<'illegal> (super::Ask, Paid): __illegal::AskInPaid,
    {}
    #[doc(hidden)]
    #[allow(unused_lifetimes, clippy::extra_unused_lifetimes)]
    impl AcceptsAsk for Cancelled
    where
        for<'illegal> (super::Ask, Cancelled): __illegal::AskInCancelled,
    {}
    /// A state in which `Cancel` is a legal command. Sealed.
    #[diagnostic::on_unimplemented(
        message = "`Cancel` is not a legal command in `{Self}`",
        note = "`Cancel` is legal in `Placed`, `Awaiting` and `Cancelled`"
    )]
    pub trait AcceptsCancel: State {}
    impl AcceptsCancel for Placed {}
    impl AcceptsCancel for Awaiting {}
    #[doc(hidden)]
    #[allow(unused_lifetimes, clippy::extra_unused_lifetimes)]
    impl AcceptsCancel for Paid
    where
        for<'illegal> (super::Cancel, Paid): __illegal::CancelInPaid,
    {}
    impl AcceptsCancel for Cancelled {}
    /// A state in which `Close` is a legal command. Sealed.
    #[diagnostic::on_unimplemented(
        message = "`Close` is not a legal command in `{Self}`",
        note = "`Close` is legal in `Cancelled`"
    )]
    pub trait AcceptsClose: State {}
    #[doc(hidden)]
    #[allow(unused_lifetimes, clippy::extra_unused_lifetimes)]
    impl AcceptsClose for Placed
    where
        for<'illegal> (super::Close, Placed): __illegal::CloseInPlaced,
    {}
    #[doc(hidden)]
    #[allow(unused_lifetimes, clippy::extra_unused_lifetimes)]
    impl AcceptsClose for Awaiting
    where
        for<'illegal> (super::Close, Awaiting): __illegal::CloseInAwaiting,
    {}
    #[doc(hidden)]
    #[allow(unused_lifetimes, clippy::extra_unused_lifetimes)]
    impl AcceptsClose for Paid
    where
        for<'illegal> (super::Close, Paid): __illegal::CloseInPaid,
    {}
    impl AcceptsClose for Cancelled {}
    /// Some declared move of `Order` leads from this state to `T`. Sealed.
    #[diagnostic::on_unimplemented(
        message = "`{Self}` may not become `{T}`",
        label = "no declared move leads there"
    )]
    pub trait MayBecome<T: State>: State {}
    impl MayBecome<Awaiting> for Placed {}
    impl MayBecome<Cancelled> for Placed {}
    impl MayBecome<Paid> for Awaiting {}
    impl MayBecome<Cancelled> for Awaiting {}
    #[doc(hidden)]
    #[allow(unused_lifetimes, clippy::extra_unused_lifetimes)]
    impl MayBecome<Placed> for Placed
    where
        for<'illegal> (Placed, Placed): __illegal::PlacedToPlaced,
    {}
    #[doc(hidden)]
    #[allow(unused_lifetimes, clippy::extra_unused_lifetimes)]
    impl MayBecome<Paid> for Placed
    where
        for<'illegal> (Placed, Paid): __illegal::PlacedToPaid,
    {}
    #[doc(hidden)]
    #[allow(unused_lifetimes, clippy::extra_unused_lifetimes)]
    impl MayBecome<Placed> for Awaiting
    where
        for<'illegal> (Awaiting, Placed): __illegal::AwaitingToPlaced,
    {}
    #[doc(hidden)]
    #[allow(unused_lifetimes, clippy::extra_unused_lifetimes)]
    impl MayBecome<Awaiting> for Awaiting
    where
        for<'illegal> (Awaiting, Awaiting): __illegal::AwaitingToAwaiting,
    {}
    #[doc(hidden)]
    #[allow(unused_lifetimes, clippy::extra_unused_lifetimes)]
    impl MayBecome<Placed> for Paid
    where
        for<'illegal> (Paid, Placed): __illegal::PaidToPlaced,
    {}
    #[doc(hidden)]
    #[allow(unused_lifetimes, clippy::extra_unused_lifetimes)]
    impl MayBecome<Awaiting> for Paid
    where
        for<'illegal> (Paid, Awaiting): __illegal::PaidToAwaiting,
    {}
    #[doc(hidden)]
    #[allow(unused_lifetimes, clippy::extra_unused_lifetimes)]
    impl MayBecome<Paid> for Paid
    where
        for<'illegal> (Paid, Paid): __illegal::PaidToPaid,
    {}
    #[doc(hidden)]
    #[allow(unused_lifetimes, clippy::extra_unused_lifetimes)]
    impl MayBecome<Cancelled> for Paid
    where
        for<'illegal> (Paid, Cancelled): __illegal::PaidToCancelled,
    {}
    #[doc(hidden)]
    #[allow(unused_lifetimes, clippy::extra_unused_lifetimes)]
    impl MayBecome<Placed> for Cancelled
    where
        for<'illegal> (Cancelled, Placed): __illegal::CancelledToPlaced,
    {}
    #[doc(hidden)]
    #[allow(unused_lifetimes, clippy::extra_unused_lifetimes)]
    impl MayBecome<Awaiting> for Cancelled
    where
        for<'illegal> (Cancelled, Awaiting): __illegal::CancelledToAwaiting,
    {}
    #[doc(hidden)]
    #[allow(unused_lifetimes, clippy::extra_unused_lifetimes)]
    impl MayBecome<Paid> for Cancelled
    where
        for<'illegal> (Cancelled, Paid): __illegal::CancelledToPaid,
    {}
    #[doc(hidden)]
    #[allow(unused_lifetimes, clippy::extra_unused_lifetimes)]
    impl MayBecome<Cancelled> for Cancelled
    where
        for<'illegal> (Cancelled, Cancelled): __illegal::CancelledToCancelled,
    {}
    #[doc(hidden)]
    #[allow(dead_code)]
    pub mod __illegal {
        #[diagnostic::on_unimplemented(
            message = "`Place` is answered by the store",
            label = "`Place` reads rows of `Order`",
            note = "send it to the store with `execute`",
            note = "`Place` is legal in `Placed`, `Awaiting`, `Paid` and `Cancelled`, and where there is no row yet"
        )]
        pub trait PlaceInPlaced {}
        #[diagnostic::on_unimplemented(
            message = "`Ask` is answered by the store",
            label = "`Ask` reads and changes rows of `Payment`",
            note = "send it to the store with `execute`",
            note = "`Ask` is legal in `Placed`"
        )]
        pub trait AskInPlaced {}
        #[diagnostic::on_unimplemented(
            message = "`Close` is not a legal command in state `Placed` of `Order`",
            label = "in state `Placed` of `Order`, `Close` can only be rejected",
            note = "`Close` is legal in `Cancelled`",
            note = "legal commands in `Placed` of `Order`: `Place`, `Ask` and `Cancel`"
        )]
        pub trait CloseInPlaced {}
        #[diagnostic::on_unimplemented(
            message = "`pay` is not a legal move from `Placed` of `Order`",
            label = "`pay` does not start in `Placed` of `Order`",
            note = "`pay` leads from `Awaiting` to `Paid`",
            note = "legal moves from `Placed` of `Order`: `wait` and `cancel`"
        )]
        pub trait PayFromPlaced {}
        #[diagnostic::on_unimplemented(
            message = "`Place` is answered by the store",
            label = "`Place` reads rows of `Order`",
            note = "send it to the store with `execute`",
            note = "`Place` is legal in `Placed`, `Awaiting`, `Paid` and `Cancelled`, and where there is no row yet"
        )]
        pub trait PlaceInAwaiting {}
        #[diagnostic::on_unimplemented(
            message = "`Ask` is not a legal command in state `Awaiting` of `Order`",
            label = "in state `Awaiting` of `Order`, `Ask` can only be rejected",
            note = "`Ask` is legal in `Placed`",
            note = "legal commands in `Awaiting` of `Order`: `Place` and `Cancel`"
        )]
        pub trait AskInAwaiting {}
        #[diagnostic::on_unimplemented(
            message = "`Close` is not a legal command in state `Awaiting` of `Order`",
            label = "in state `Awaiting` of `Order`, `Close` can only be rejected",
            note = "`Close` is legal in `Cancelled`",
            note = "legal commands in `Awaiting` of `Order`: `Place` and `Cancel`"
        )]
        pub trait CloseInAwaiting {}
        #[diagnostic::on_unimplemented(
            message = "`wait` is not a legal move from `Awaiting` of `Order`",
            label = "`wait` does not start in `Awaiting` of `Order`",
            note = "`wait` leads from `Placed` to `Awaiting`",
            note = "legal moves from `Awaiting` of `Order`: `pay` and `cancel`"
        )]
        pub trait WaitFromAwaiting {}
        #[diagnostic::on_unimplemented(
            message = "`Place` is answered by the store",
            label = "`Place` reads rows of `Order`",
            note = "send it to the store with `execute`",
            note = "`Place` is legal in `Placed`, `Awaiting`, `Paid` and `Cancelled`, and where there is no row yet"
        )]
        pub trait PlaceInPaid {}
        #[diagnostic::on_unimplemented(
            message = "`Ask` is not a legal command in state `Paid` of `Order`",
            label = "in state `Paid` of `Order`, `Ask` can only be rejected",
            note = "`Ask` is legal in `Placed`",
            note = "legal commands in `Paid` of `Order`: `Place`"
        )]
        pub trait AskInPaid {}
        #[diagnostic::on_unimplemented(
            message = "`Cancel` is not a legal command in state `Paid` of `Order`",
            label = "in state `Paid` of `Order`, `Cancel` can only be rejected",
            note = "`Cancel` is legal in `Placed`, `Awaiting` and `Cancelled`",
            note = "legal commands in `Paid` of `Order`: `Place`"
        )]
        pub trait CancelInPaid {}
        #[diagnostic::on_unimplemented(
            message = "`Close` is not a legal command in state `Paid` of `Order`",
            label = "in state `Paid` of `Order`, `Close` can only be rejected",
            note = "`Close` is legal in `Cancelled`",
            note = "legal commands in `Paid` of `Order`: `Place`"
        )]
        pub trait CloseInPaid {}
        #[diagnostic::on_unimplemented(
            message = "`wait` is not a legal move from `Paid` of `Order`",
            label = "`wait` does not start in `Paid` of `Order`",
            note = "`wait` leads from `Placed` to `Awaiting`",
            note = "legal moves from `Paid` of `Order`: none"
        )]
        pub trait WaitFromPaid {}
        #[diagnostic::on_unimplemented(
            message = "`pay` is not a legal move from `Paid` of `Order`",
            label = "`pay` does not start in `Paid` of `Order`",
            note = "`pay` leads from `Awaiting` to `Paid`",
            note = "legal moves from `Paid` of `Order`: none"
        )]
        pub trait PayFromPaid {}
        #[diagnostic::on_unimplemented(
            message = "`cancel` is not a legal move from `Paid` of `Order`",
            label = "`cancel` does not start in `Paid` of `Order`",
            note = "`cancel` leads from `Placed` and `Awaiting` to `Cancelled`",
            note = "legal moves from `Paid` of `Order`: none"
        )]
        pub trait CancelFromPaid {}
        #[diagnostic::on_unimplemented(
            message = "`Place` is answered by the store",
            label = "`Place` reads rows of `Order`",
            note = "send it to the store with `execute`",
            note = "`Place` is legal in `Placed`, `Awaiting`, `Paid` and `Cancelled`, and where there is no row yet"
        )]
        pub trait PlaceInCancelled {}
        #[diagnostic::on_unimplemented(
            message = "`Ask` is not a legal command in state `Cancelled` of `Order`",
            label = "in state `Cancelled` of `Order`, `Ask` can only be rejected",
            note = "`Ask` is legal in `Placed`",
            note = "legal commands in `Cancelled` of `Order`: `Place`, `Cancel` and `Close`"
        )]
        pub trait AskInCancelled {}
        #[diagnostic::on_unimplemented(
            message = "`Close` is answered by the store",
            label = "`Close` changes rows of `Payment`",
            note = "send it to the store with `execute`",
            note = "`Close` is legal in `Cancelled`"
        )]
        pub trait CloseInCancelled {}
        #[diagnostic::on_unimplemented(
            message = "`wait` is not a legal move from `Cancelled` of `Order`",
            label = "`wait` does not start in `Cancelled` of `Order`",
            note = "`wait` leads from `Placed` to `Awaiting`",
            note = "legal moves from `Cancelled` of `Order`: none"
        )]
        pub trait WaitFromCancelled {}
        #[diagnostic::on_unimplemented(
            message = "`pay` is not a legal move from `Cancelled` of `Order`",
            label = "`pay` does not start in `Cancelled` of `Order`",
            note = "`pay` leads from `Awaiting` to `Paid`",
            note = "legal moves from `Cancelled` of `Order`: none"
        )]
        pub trait PayFromCancelled {}
        #[diagnostic::on_unimplemented(
            message = "`cancel` is not a legal move from `Cancelled` of `Order`",
            label = "`cancel` does not start in `Cancelled` of `Order`",
            note = "`cancel` leads from `Placed` and `Awaiting` to `Cancelled`",
            note = "legal moves from `Cancelled` of `Order`: none"
        )]
        pub trait CancelFromCancelled {}
        #[diagnostic::on_unimplemented(
            message = "`Placed` of `Order` may not become `Placed`",
            label = "no declared move leads from `Placed` of `Order` to `Placed`",
            note = "`Placed` of `Order` may become `Awaiting` and `Cancelled`"
        )]
        pub trait PlacedToPlaced {}
        #[diagnostic::on_unimplemented(
            message = "`Placed` of `Order` may not become `Paid`",
            label = "no declared move leads from `Placed` of `Order` to `Paid`",
            note = "`Placed` of `Order` may become `Awaiting` and `Cancelled`"
        )]
        pub trait PlacedToPaid {}
        #[diagnostic::on_unimplemented(
            message = "`Awaiting` of `Order` may not become `Placed`",
            label = "no declared move leads from `Awaiting` of `Order` to `Placed`",
            note = "`Awaiting` of `Order` may become `Paid` and `Cancelled`"
        )]
        pub trait AwaitingToPlaced {}
        #[diagnostic::on_unimplemented(
            message = "`Awaiting` of `Order` may not become `Awaiting`",
            label = "no declared move leads from `Awaiting` of `Order` to `Awaiting`",
            note = "`Awaiting` of `Order` may become `Paid` and `Cancelled`"
        )]
        pub trait AwaitingToAwaiting {}
        #[diagnostic::on_unimplemented(
            message = "`Paid` of `Order` may not become `Placed`",
            label = "no declared move leads from `Paid` of `Order` to `Placed`",
            note = "`Paid` of `Order` may become nothing else"
        )]
        pub trait PaidToPlaced {}
        #[diagnostic::on_unimplemented(
            message = "`Paid` of `Order` may not become `Awaiting`",
            label = "no declared move leads from `Paid` of `Order` to `Awaiting`",
            note = "`Paid` of `Order` may become nothing else"
        )]
        pub trait PaidToAwaiting {}
        #[diagnostic::on_unimplemented(
            message = "`Paid` of `Order` may not become `Paid`",
            label = "no declared move leads from `Paid` of `Order` to `Paid`",
            note = "`Paid` of `Order` may become nothing else"
        )]
        pub trait PaidToPaid {}
        #[diagnostic::on_unimplemented(
            message = "`Paid` of `Order` may not become `Cancelled`",
            label = "no declared move leads from `Paid` of `Order` to `Cancelled`",
            note = "`Paid` of `Order` may become nothing else"
        )]
        pub trait PaidToCancelled {}
        #[diagnostic::on_unimplemented(
            message = "`Cancelled` of `Order` may not become `Placed`",
            label = "no declared move leads from `Cancelled` of `Order` to `Placed`",
            note = "`Cancelled` of `Order` may become nothing else"
        )]
        pub trait CancelledToPlaced {}
        #[diagnostic::on_unimplemented(
            message = "`Cancelled` of `Order` may not become `Awaiting`",
            label = "no declared move leads from `Cancelled` of `Order` to `Awaiting`",
            note = "`Cancelled` of `Order` may become nothing else"
        )]
        pub trait CancelledToAwaiting {}
        #[diagnostic::on_unimplemented(
            message = "`Cancelled` of `Order` may not become `Paid`",
            label = "no declared move leads from `Cancelled` of `Order` to `Paid`",
            note = "`Cancelled` of `Order` may become nothing else"
        )]
        pub trait CancelledToPaid {}
        #[diagnostic::on_unimplemented(
            message = "`Cancelled` of `Order` may not become `Cancelled`",
            label = "no declared move leads from `Cancelled` of `Order` to `Cancelled`",
            note = "`Cancelled` of `Order` may become nothing else"
        )]
        pub trait CancelledToCancelled {}
    }
}
impl<R: ::selvedge::Hold<OrderRow>> Order<order::Placed, R> {
    /// `Cancel` in `Placed`: `cancelled`.
    ///
    /// # Panics
    /// If the input names another row than this one.
    #[inline]
    #[track_caller]
    #[allow(clippy::needless_pass_by_value, clippy::result_large_err)]
    pub fn cancel(mut self, input: Cancel) -> order::placed::CancelOutcome<R> {
        ::selvedge::__private::addressed(
            <R as ::selvedge::Hold<OrderRow>>::FOUND || self.row.order == input.order,
            "Cancel",
        );
        let event = input.answer_cancelled(&mut self.row);
        order::placed::CancelOutcome::Cancelled {
            order: Order::of(self.row),
            event,
        }
    }
}
impl<R: ::selvedge::Hold<OrderRow>> Order<order::Awaiting, R> {
    /// `payment` on the wire; may be absent.
    #[must_use]
    pub fn payment(&self) -> PaymentId {
        ::selvedge::__private::certain(self.row.payment)
    }
    /// `Cancel` in `Awaiting`: `cancelled`.
    ///
    /// # Panics
    /// If the input names another row than this one.
    #[inline]
    #[track_caller]
    #[allow(clippy::needless_pass_by_value, clippy::result_large_err)]
    pub fn cancel(mut self, input: Cancel) -> order::awaiting::CancelOutcome<R> {
        ::selvedge::__private::addressed(
            <R as ::selvedge::Hold<OrderRow>>::FOUND || self.row.order == input.order,
            "Cancel",
        );
        let event = input.answer_cancelled(&mut self.row);
        order::awaiting::CancelOutcome::Cancelled {
            order: Order::of(self.row),
            event,
        }
    }
}
impl<R: ::selvedge::Hold<OrderRow>> Order<order::Paid, R> {
    /// `payment` on the wire; may be absent.
    #[must_use]
    pub fn payment(&self) -> PaymentId {
        ::selvedge::__private::certain(self.row.payment)
    }
}
impl<R: ::selvedge::Hold<OrderRow>> Order<order::Cancelled, R> {
    /// `payment` on the wire; may be absent.
    #[must_use]
    pub fn payment(&self) -> ::core::option::Option<PaymentId> {
        self.row.payment
    }
    /// `Cancel` in `Cancelled`: `stays`.
    ///
    /// # Panics
    /// If the input names another row than this one.
    #[inline]
    #[track_caller]
    #[allow(clippy::needless_pass_by_value, clippy::result_large_err)]
    pub fn cancel(self, input: Cancel) -> order::cancelled::CancelOutcome<R> {
        ::selvedge::__private::addressed(
            <R as ::selvedge::Hold<OrderRow>>::FOUND || self.row.order == input.order,
            "Cancel",
        );
        order::cancelled::CancelOutcome::Stays {
            order: self,
        }
    }
}
#[automatically_derived]
impl<R> ::core::convert::From<order::placed::CancelOutcome<R>> for Reply {
    #[inline]
    fn from(outcome: order::placed::CancelOutcome<R>) -> Self {
        match outcome {
            order::placed::CancelOutcome::Cancelled { event, .. } => {
                Self::accepted(
                    Outcome::CancelCancelled,
                    ::core::option::Option::Some(Event::Cancelled(event)),
                )
            }
        }
    }
}
#[automatically_derived]
impl<R> ::core::convert::From<order::cancelled::CancelOutcome<R>> for Reply {
    #[inline]
    fn from(outcome: order::cancelled::CancelOutcome<R>) -> Self {
        match outcome {
            order::cancelled::CancelOutcome::Stays { .. } => {
                Self::accepted(Outcome::CancelStays, ::core::option::Option::None)
            }
        }
    }
}
impl<R: ::selvedge::Hold<OrderRow>> Order<order::Placed, R> {
    /// The bare move `wait` to `Awaiting`, without a command: no field is written and no event emitted.
    ///
    /// # Errors
    /// If the row has not all that every row in `Awaiting` has; it is given back unchanged.
    #[allow(clippy::result_large_err)]
    pub fn take_wait(
        mut self,
    ) -> ::core::result::Result<
        Order<order::Awaiting, R>,
        ::selvedge::Rejected<Self, ::selvedge::Unmet>,
    > {
        ::selvedge::__private::moved!(self, Order, OrderState::Awaiting)
    }
    /// The bare move `cancel` to `Cancelled`, without a command: no field is written and no event emitted.
    ///
    /// # Errors
    /// If the row has not all that every row in `Cancelled` has; it is given back unchanged.
    #[allow(clippy::result_large_err)]
    pub fn take_cancel(
        mut self,
    ) -> ::core::result::Result<
        Order<order::Cancelled, R>,
        ::selvedge::Rejected<Self, ::selvedge::Unmet>,
    > {
        ::selvedge::__private::moved!(self, Order, OrderState::Cancelled)
    }
}
impl<R: ::selvedge::Hold<OrderRow>> Order<order::Awaiting, R> {
    /// The bare move `pay` to `Paid`, without a command: no field is written and no event emitted.
    ///
    /// # Errors
    /// If the row has not all that every row in `Paid` has; it is given back unchanged.
    #[allow(clippy::result_large_err)]
    pub fn take_pay(
        mut self,
    ) -> ::core::result::Result<
        Order<order::Paid, R>,
        ::selvedge::Rejected<Self, ::selvedge::Unmet>,
    > {
        ::selvedge::__private::moved!(self, Order, OrderState::Paid)
    }
    /// The bare move `cancel` to `Cancelled`, without a command: no field is written and no event emitted.
    ///
    /// # Errors
    /// If the row has not all that every row in `Cancelled` has; it is given back unchanged.
    #[allow(clippy::result_large_err)]
    pub fn take_cancel(
        mut self,
    ) -> ::core::result::Result<
        Order<order::Cancelled, R>,
        ::selvedge::Rejected<Self, ::selvedge::Unmet>,
    > {
        ::selvedge::__private::moved!(self, Order, OrderState::Cancelled)
    }
}
impl<R: ::selvedge::Hold<OrderRow>> Order<order::Paid, R> {}
impl<R: ::selvedge::Hold<OrderRow>> Order<order::Cancelled, R> {}
::selvedge::__private::illegal! {
    Order < order::Placed > { place(Place) [order::Placed :
    order::__illegal::PlaceInPlaced]; ask(Ask) [order::Placed :
    order::__illegal::AskInPlaced]; close(Close) [order::Placed :
    order::__illegal::CloseInPlaced]; take_pay() [order::Placed :
    order::__illegal::PayFromPlaced]; }
}
::selvedge::__private::illegal! {
    Order < order::Awaiting > { place(Place) [order::Awaiting :
    order::__illegal::PlaceInAwaiting]; ask(Ask) [order::Awaiting :
    order::__illegal::AskInAwaiting]; close(Close) [order::Awaiting :
    order::__illegal::CloseInAwaiting]; take_wait() [order::Awaiting :
    order::__illegal::WaitFromAwaiting]; }
}
::selvedge::__private::illegal! {
    Order < order::Paid > { place(Place) [order::Paid : order::__illegal::PlaceInPaid];
    ask(Ask) [order::Paid : order::__illegal::AskInPaid]; cancel(Cancel) [order::Paid :
    order::__illegal::CancelInPaid]; close(Close) [order::Paid :
    order::__illegal::CloseInPaid]; take_wait() [order::Paid :
    order::__illegal::WaitFromPaid]; take_pay() [order::Paid :
    order::__illegal::PayFromPaid]; take_cancel() [order::Paid :
    order::__illegal::CancelFromPaid]; }
}
::selvedge::__private::illegal! {
    Order < order::Cancelled > { place(Place) [order::Cancelled :
    order::__illegal::PlaceInCancelled]; ask(Ask) [order::Cancelled :
    order::__illegal::AskInCancelled]; close(Close) [order::Cancelled :
    order::__illegal::CloseInCancelled]; take_wait() [order::Cancelled :
    order::__illegal::WaitFromCancelled]; take_pay() [order::Cancelled :
    order::__illegal::PayFromCancelled]; take_cancel() [order::Cancelled :
    order::__illegal::CancelFromCancelled]; }
}
/// What is stored of a `Payment`: it is read freely, and changed by commands only.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::hash::Hash
)]
pub struct PaymentRow {
    payment: PaymentId,
    order: OrderId,
    amount: Coins,
    state: PaymentState,
}
#[automatically_derived]
impl ::core::cmp::Eq for PaymentRow {}
impl PaymentRow {
    /// `payment` on the wire.
    #[must_use]
    pub fn payment(&self) -> PaymentId {
        self.payment
    }
    /// `order` on the wire.
    #[must_use]
    pub fn order(&self) -> &OrderId {
        &self.order
    }
    /// `amount` on the wire.
    #[must_use]
    pub fn amount(&self) -> Coins {
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
            PaymentState::Pending => {}
            PaymentState::Captured => {}
            PaymentState::Voided => {}
        }
        ::core::result::Result::Ok(())
    }
}
#[automatically_derived]
impl ::selvedge::__private::Keyed for PaymentRow {
    type Key = PaymentId;
    fn key(&self) -> &Self::Key {
        &self.payment
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
        map.required("payment", &self.payment)?;
        map.required("order", &self.order)?;
        map.required("amount", &self.amount)?;
        map.required("state", &self.state)?;
        map.end()
    }
}
#[automatically_derived]
impl ::selvedge::wire::Record for PaymentRow {
    const KEYS: &'static [&'static ::core::primitive::str] = &[
        "payment",
        "order",
        "amount",
        "state",
    ];
    fn take<Origin: ::selvedge::wire::Source>(
        from: &mut Origin,
    ) -> ::core::result::Result<Self, Origin::Error> {
        let row = Self {
            payment: from.required("payment")?,
            order: from.required("order")?,
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
    /// `payment` on the wire.
    #[must_use]
    pub fn payment(&self) -> PaymentId {
        self.row.payment
    }
    /// `order` on the wire.
    #[must_use]
    pub fn order(&self) -> &OrderId {
        &self.row.order
    }
    /// `amount` on the wire.
    #[must_use]
    pub fn amount(&self) -> Coins {
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
    /// It rests in `Pending`.
    Pending(Payment<payment::Pending, R>),
    /// It rests in `Captured`.
    Captured(Payment<payment::Captured, R>),
    /// It rests in `Voided`.
    Voided(Payment<payment::Voided, R>),
}
#[automatically_derived]
impl<R: ::core::cmp::Eq> ::core::cmp::Eq for AnyPayment<R> {}
/// A `Payment` in any state, borrowed from its store.
pub type AnyPaymentMut<'a> = AnyPayment<&'a mut PaymentRow>;
impl<R: ::selvedge::Hold<PaymentRow>> AnyPayment<R> {
    /// Takes up a row in the state in which it rests.
    fn of(row: R) -> Self {
        match row.state {
            PaymentState::Pending => Self::Pending(Payment::of(row)),
            PaymentState::Captured => Self::Captured(Payment::of(row)),
            PaymentState::Voided => Self::Voided(Payment::of(row)),
        }
    }
    /// The state in which it rests.
    #[must_use]
    pub fn state(&self) -> PaymentState {
        self.row().state
    }
    /// Its identity.
    #[must_use]
    pub fn payment(&self) -> PaymentId {
        self.row().payment()
    }
    /// What is stored of it.
    #[must_use]
    pub fn row(&self) -> &PaymentRow {
        match self {
            Self::Pending(typed) => typed.row(),
            Self::Captured(typed) => typed.row(),
            Self::Voided(typed) => typed.row(),
        }
    }
    /// The row itself.
    fn into_row(self) -> R {
        match self {
            Self::Pending(typed) => typed.row,
            Self::Captured(typed) => typed.row,
            Self::Voided(typed) => typed.row,
        }
    }
}
#[automatically_derived]
impl<R> ::core::convert::From<Payment<payment::Pending, R>> for AnyPayment<R> {
    fn from(typed: Payment<payment::Pending, R>) -> Self {
        Self::Pending(typed)
    }
}
#[automatically_derived]
impl<R> ::core::convert::From<Payment<payment::Captured, R>> for AnyPayment<R> {
    fn from(typed: Payment<payment::Captured, R>) -> Self {
        Self::Captured(typed)
    }
}
#[automatically_derived]
impl<R> ::core::convert::From<Payment<payment::Voided, R>> for AnyPayment<R> {
    fn from(typed: Payment<payment::Voided, R>) -> Self {
        Self::Voided(typed)
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
    /// The state `Pending` of a `Payment`, as a type.
    #[derive(
        ::core::clone::Clone,
        ::core::fmt::Debug,
        ::core::cmp::PartialEq,
        ::core::hash::Hash,
        ::core::marker::Copy
    )]
    pub struct Pending;
    #[automatically_derived]
    impl ::core::cmp::Eq for Pending {}
    impl State for Pending {
        const STATE: super::PaymentState = super::PaymentState::Pending;
    }
    /// The state `Captured` of a `Payment`, which is final, as a type.
    #[derive(
        ::core::clone::Clone,
        ::core::fmt::Debug,
        ::core::cmp::PartialEq,
        ::core::hash::Hash,
        ::core::marker::Copy
    )]
    pub struct Captured;
    #[automatically_derived]
    impl ::core::cmp::Eq for Captured {}
    impl State for Captured {
        const STATE: super::PaymentState = super::PaymentState::Captured;
    }
    /// The state `Voided` of a `Payment`, which is final, as a type.
    #[derive(
        ::core::clone::Clone,
        ::core::fmt::Debug,
        ::core::cmp::PartialEq,
        ::core::hash::Hash,
        ::core::marker::Copy
    )]
    pub struct Voided;
    #[automatically_derived]
    impl ::core::cmp::Eq for Voided {}
    impl State for Voided {
        const STATE: super::PaymentState = super::PaymentState::Voided;
    }
    #[doc(hidden)]
    mod __sealed {
        pub trait State {}
        impl State for super::Pending {}
        impl State for super::Captured {}
        impl State for super::Voided {}
    }
    /// A state in which `Capture` is a legal command. Sealed.
    #[diagnostic::on_unimplemented(
        message = "`Capture` is not a legal command in `{Self}`",
        note = "`Capture` is legal in `Pending`, `Captured` and `Voided`"
    )]
    pub trait AcceptsCapture: State {}
    impl AcceptsCapture for Pending {}
    impl AcceptsCapture for Captured {}
    impl AcceptsCapture for Voided {}
    /// Some declared move of `Payment` leads from this state to `T`. Sealed.
    #[diagnostic::on_unimplemented(
        message = "`{Self}` may not become `{T}`",
        label = "no declared move leads there"
    )]
    pub trait MayBecome<T: State>: State {}
    impl MayBecome<Captured> for Pending {}
    impl MayBecome<Voided> for Pending {}
    #[doc(hidden)]
    #[allow(unused_lifetimes, clippy::extra_unused_lifetimes)]
    impl MayBecome<Pending> for Pending
    where
        for<'illegal> (Pending, Pending): __illegal::PendingToPending,
    {}
    #[doc(hidden)]
    #[allow(unused_lifetimes, clippy::extra_unused_lifetimes)]
    impl MayBecome<Pending> for Captured
    where
        for<'illegal> (Captured, Pending): __illegal::CapturedToPending,
    {}
    #[doc(hidden)]
    #[allow(unused_lifetimes, clippy::extra_unused_lifetimes)]
    impl MayBecome<Captured> for Captured
    where
        for<'illegal> (Captured, Captured): __illegal::CapturedToCaptured,
    {}
    #[doc(hidden)]
    #[allow(unused_lifetimes, clippy::extra_unused_lifetimes)]
    impl MayBecome<Voided> for Captured
    where
        for<'illegal> (Captured, Voided): __illegal::CapturedToVoided,
    {}
    #[doc(hidden)]
    #[allow(unused_lifetimes, clippy::extra_unused_lifetimes)]
    impl MayBecome<Pending> for Voided
    where
        for<'illegal> (Voided, Pending): __illegal::VoidedToPending,
    {}
    #[doc(hidden)]
    #[allow(unused_lifetimes, clippy::extra_unused_lifetimes)]
    impl MayBecome<Captured> for Voided
    where
        for<'illegal> (Voided, Captured): __illegal::VoidedToCaptured,
    {}
    #[doc(hidden)]
    #[allow(unused_lifetimes, clippy::extra_unused_lifetimes)]
    impl MayBecome<Voided> for Voided
    where
        for<'illegal> (Voided, Voided): __illegal::VoidedToVoided,
    {}
    #[doc(hidden)]
    #[allow(dead_code)]
    pub mod __illegal {
        #[diagnostic::on_unimplemented(
            message = "`Capture` is answered by the store",
            label = "`Capture` reads and changes rows of `Order`",
            note = "send it to the store with `execute`",
            note = "`Capture` is legal in `Pending`, `Captured` and `Voided`"
        )]
        pub trait CaptureInPending {}
        #[diagnostic::on_unimplemented(
            message = "`Capture` is answered by the store",
            label = "`Capture` reads and changes rows of `Order`",
            note = "send it to the store with `execute`",
            note = "`Capture` is legal in `Pending`, `Captured` and `Voided`"
        )]
        pub trait CaptureInCaptured {}
        #[diagnostic::on_unimplemented(
            message = "`capture` is not a legal move from `Captured` of `Payment`",
            label = "`capture` does not start in `Captured` of `Payment`",
            note = "`capture` leads from `Pending` to `Captured`",
            note = "legal moves from `Captured` of `Payment`: none"
        )]
        pub trait CaptureFromCaptured {}
        #[diagnostic::on_unimplemented(
            message = "`void` is not a legal move from `Captured` of `Payment`",
            label = "`void` does not start in `Captured` of `Payment`",
            note = "`void` leads from `Pending` to `Voided`",
            note = "legal moves from `Captured` of `Payment`: none"
        )]
        pub trait VoidFromCaptured {}
        #[diagnostic::on_unimplemented(
            message = "`Capture` is answered by the store",
            label = "`Capture` reads and changes rows of `Order`",
            note = "send it to the store with `execute`",
            note = "`Capture` is legal in `Pending`, `Captured` and `Voided`"
        )]
        pub trait CaptureInVoided {}
        #[diagnostic::on_unimplemented(
            message = "`capture` is not a legal move from `Voided` of `Payment`",
            label = "`capture` does not start in `Voided` of `Payment`",
            note = "`capture` leads from `Pending` to `Captured`",
            note = "legal moves from `Voided` of `Payment`: none"
        )]
        pub trait CaptureFromVoided {}
        #[diagnostic::on_unimplemented(
            message = "`void` is not a legal move from `Voided` of `Payment`",
            label = "`void` does not start in `Voided` of `Payment`",
            note = "`void` leads from `Pending` to `Voided`",
            note = "legal moves from `Voided` of `Payment`: none"
        )]
        pub trait VoidFromVoided {}
        #[diagnostic::on_unimplemented(
            message = "`Pending` of `Payment` may not become `Pending`",
            label = "no declared move leads from `Pending` of `Payment` to `Pending`",
            note = "`Pending` of `Payment` may become `Captured` and `Voided`"
        )]
        pub trait PendingToPending {}
        #[diagnostic::on_unimplemented(
            message = "`Captured` of `Payment` may not become `Pending`",
            label = "no declared move leads from `Captured` of `Payment` to `Pending`",
            note = "`Captured` of `Payment` may become nothing else"
        )]
        pub trait CapturedToPending {}
        #[diagnostic::on_unimplemented(
            message = "`Captured` of `Payment` may not become `Captured`",
            label = "no declared move leads from `Captured` of `Payment` to `Captured`",
            note = "`Captured` of `Payment` may become nothing else"
        )]
        pub trait CapturedToCaptured {}
        #[diagnostic::on_unimplemented(
            message = "`Captured` of `Payment` may not become `Voided`",
            label = "no declared move leads from `Captured` of `Payment` to `Voided`",
            note = "`Captured` of `Payment` may become nothing else"
        )]
        pub trait CapturedToVoided {}
        #[diagnostic::on_unimplemented(
            message = "`Voided` of `Payment` may not become `Pending`",
            label = "no declared move leads from `Voided` of `Payment` to `Pending`",
            note = "`Voided` of `Payment` may become nothing else"
        )]
        pub trait VoidedToPending {}
        #[diagnostic::on_unimplemented(
            message = "`Voided` of `Payment` may not become `Captured`",
            label = "no declared move leads from `Voided` of `Payment` to `Captured`",
            note = "`Voided` of `Payment` may become nothing else"
        )]
        pub trait VoidedToCaptured {}
        #[diagnostic::on_unimplemented(
            message = "`Voided` of `Payment` may not become `Voided`",
            label = "no declared move leads from `Voided` of `Payment` to `Voided`",
            note = "`Voided` of `Payment` may become nothing else"
        )]
        pub trait VoidedToVoided {}
    }
}
impl<R: ::selvedge::Hold<PaymentRow>> Payment<payment::Pending, R> {}
impl<R: ::selvedge::Hold<PaymentRow>> Payment<payment::Captured, R> {}
impl<R: ::selvedge::Hold<PaymentRow>> Payment<payment::Voided, R> {}
impl<R: ::selvedge::Hold<PaymentRow>> Payment<payment::Pending, R> {
    /// The bare move `capture` to `Captured`, without a command: no field is written and no event emitted.
    ///
    /// # Errors
    /// If the row has not all that every row in `Captured` has; it is given back unchanged.
    #[allow(clippy::result_large_err)]
    pub fn take_capture(
        mut self,
    ) -> ::core::result::Result<
        Payment<payment::Captured, R>,
        ::selvedge::Rejected<Self, ::selvedge::Unmet>,
    > {
        ::selvedge::__private::moved!(self, Payment, PaymentState::Captured)
    }
    /// The bare move `void` to `Voided`, without a command: no field is written and no event emitted.
    ///
    /// # Errors
    /// If the row has not all that every row in `Voided` has; it is given back unchanged.
    #[allow(clippy::result_large_err)]
    pub fn take_void(
        mut self,
    ) -> ::core::result::Result<
        Payment<payment::Voided, R>,
        ::selvedge::Rejected<Self, ::selvedge::Unmet>,
    > {
        ::selvedge::__private::moved!(self, Payment, PaymentState::Voided)
    }
}
impl<R: ::selvedge::Hold<PaymentRow>> Payment<payment::Captured, R> {}
impl<R: ::selvedge::Hold<PaymentRow>> Payment<payment::Voided, R> {}
::selvedge::__private::illegal! {
    Payment < payment::Pending > { capture(Capture) [payment::Pending :
    payment::__illegal::CaptureInPending]; }
}
::selvedge::__private::illegal! {
    Payment < payment::Captured > { capture(Capture) [payment::Captured :
    payment::__illegal::CaptureInCaptured]; take_capture() [payment::Captured :
    payment::__illegal::CaptureFromCaptured]; take_void() [payment::Captured :
    payment::__illegal::VoidFromCaptured]; }
}
::selvedge::__private::illegal! {
    Payment < payment::Voided > { capture(Capture) [payment::Voided :
    payment::__illegal::CaptureInVoided]; take_capture() [payment::Voided :
    payment::__illegal::CaptureFromVoided]; take_void() [payment::Voided :
    payment::__illegal::VoidFromVoided]; }
}
/// Every row of `example.checkout` by its identity, and the dispatcher over them.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::hash::Hash,
    ::core::default::Default
)]
#[allow(clippy::struct_field_names)]
pub struct CheckoutStore {
    rows_order: ::selvedge::__private::Rows<OrderRow>,
    rows_payment: ::selvedge::__private::Rows<PaymentRow>,
}
#[automatically_derived]
impl ::core::cmp::Eq for CheckoutStore {}
impl CheckoutStore {
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
            Command::Place(input) => self.execute_place(input),
            Command::Ask(input) => self.execute_ask(input),
            Command::Capture(input) => self.execute_capture(input),
            Command::Cancel(input) => self.execute_cancel(input),
            Command::Close(input) => self.execute_close(input),
        }
    }
    #[inline]
    #[allow(clippy::needless_pass_by_value)]
    fn execute_place(&mut self, input: Place) -> Reply {
        let ::core::option::Option::Some(row) = self.rows_order.get(&input.order) else {
            return {
                if ::selvedge::__private::sum(
                    &self.rows_order,
                    |row0| {
                        ::core::matches!(
                            row0.state, OrderState::Placed | OrderState::Awaiting
                        )
                    },
                    |row0| row0.total.0,
                ) > 2 && input.total.0 != 1
                {
                    Reply::rejected(
                        Outcome::PlaceTooMuch,
                        Error::TooMuch(TooMuch {
                            order: ::core::clone::Clone::clone(&input.order),
                            total: input.total,
                        }),
                    )
                } else {
                    let told = Placed {
                        order: ::core::clone::Clone::clone(&input.order),
                        total: input.total,
                    };
                    let new_key = ::core::clone::Clone::clone(&input.order);
                    let new_total = input.total;
                    self.rows_order
                        .insert(
                            ::selvedge::__private::Box::new(OrderRow {
                                order: new_key,
                                total: new_total,
                                payment: ::core::option::Option::None,
                                state: OrderState::Placed,
                            }),
                        );
                    Reply::accepted(
                        Outcome::PlacePlaced,
                        ::core::option::Option::Some(Event::Placed(told)),
                    )
                }
            };
        };
        match row.state {
            OrderState::Placed
            | OrderState::Awaiting
            | OrderState::Paid
            | OrderState::Cancelled => {
                Reply::accepted(Outcome::PlaceStays, ::core::option::Option::None)
            }
        }
    }
    #[inline]
    #[allow(clippy::needless_pass_by_value)]
    fn execute_ask(&mut self, input: Ask) -> Reply {
        let ::core::option::Option::Some(row) = self.rows_order.get(&input.order) else {
            return {
                Reply::rejected(
                    Outcome::AskUnknown,
                    Error::NoOrder(NoOrder {
                        order: ::core::clone::Clone::clone(&input.order),
                    }),
                )
            };
        };
        match row.state {
            OrderState::Placed => {
                if self.rows_payment.contains_key(&input.payment) {
                    Reply::rejected(
                        Outcome::AskTaken,
                        Error::Taken(Taken {
                            payment: input.payment,
                            order: ::selvedge::__private::certain(
                                self
                                    .rows_payment
                                    .get(&input.payment)
                                    .map(|inner| &inner.order)
                                    .cloned(),
                            ),
                        }),
                    )
                } else {
                    let told = Asked {
                        order: ::core::clone::Clone::clone(&input.order),
                        payment: input.payment,
                        amount: row.total,
                    };
                    let new_payment = ::core::option::Option::Some(input.payment);
                    let also0_key = input.payment;
                    let also0_order = ::core::clone::Clone::clone(&input.order);
                    let also0_amount = row.total;
                    {
                        let changed = ::selvedge::__private::stored(
                            self.rows_order.get_mut(&input.order),
                        );
                        changed.payment = new_payment;
                        changed.state = OrderState::Awaiting;
                    }
                    self.rows_payment
                        .insert(
                            ::selvedge::__private::Box::new(PaymentRow {
                                payment: also0_key,
                                order: also0_order,
                                amount: also0_amount,
                                state: PaymentState::Pending,
                            }),
                        );
                    Reply::accepted(
                        Outcome::AskAsked,
                        ::core::option::Option::Some(Event::Asked(told)),
                    )
                }
            }
            OrderState::Awaiting | OrderState::Paid | OrderState::Cancelled => {
                Reply::rejected(
                    Outcome::AskTooLate,
                    Error::TooLate(TooLate {
                        order: ::core::clone::Clone::clone(&input.order),
                    }),
                )
            }
        }
    }
    #[inline]
    #[allow(clippy::needless_pass_by_value)]
    fn execute_capture(&mut self, input: Capture) -> Reply {
        let ::core::option::Option::Some(row) = self.rows_payment.get(&input.payment)
        else {
            return {
                Reply::rejected(
                    Outcome::CaptureUnknown,
                    Error::NoPayment(NoPayment {
                        payment: input.payment,
                    }),
                )
            };
        };
        match row.state {
            PaymentState::Pending => {
                if self
                    .rows_order
                    .get(&row.order)
                    .is_some_and(|inner| {
                        ::core::matches!(inner.state, OrderState::Awaiting)
                    })
                {
                    let told = Captured {
                        payment: input.payment,
                        order: ::core::clone::Clone::clone(&row.order),
                    };
                    let also0_key = ::core::clone::Clone::clone(&row.order);
                    {
                        let changed = ::selvedge::__private::stored(
                            self.rows_payment.get_mut(&input.payment),
                        );
                        changed.state = PaymentState::Captured;
                    }
                    {
                        let changed = ::selvedge::__private::stored(
                            self.rows_order.get_mut(&also0_key),
                        );
                        changed.state = OrderState::Paid;
                    }
                    Reply::accepted(
                        Outcome::CaptureCaptured,
                        ::core::option::Option::Some(Event::Captured(told)),
                    )
                } else {
                    Reply::accepted(Outcome::CaptureStays, ::core::option::Option::None)
                }
            }
            PaymentState::Captured | PaymentState::Voided => {
                Reply::accepted(Outcome::CaptureStays, ::core::option::Option::None)
            }
        }
    }
    #[inline]
    #[allow(clippy::needless_pass_by_value)]
    fn execute_cancel(&mut self, input: Cancel) -> Reply {
        let ::core::option::Option::Some(row) = self.rows_order.get_mut(&input.order)
        else {
            return Reply::rejected(
                Outcome::CancelUnknown,
                Error::NoOrder(input.answer_unknown()),
            );
        };
        match row.state {
            OrderState::Placed => {
                ::core::convert::From::from(
                    Order::<order::Placed, _>::of(::selvedge::__private::Found(row))
                        .cancel(input),
                )
            }
            OrderState::Awaiting => {
                ::core::convert::From::from(
                    Order::<order::Awaiting, _>::of(::selvedge::__private::Found(row))
                        .cancel(input),
                )
            }
            OrderState::Paid => {
                Reply::rejected(
                    Outcome::CancelTooLate,
                    Error::TooLate(input.answer_too_late()),
                )
            }
            OrderState::Cancelled => {
                ::core::convert::From::from(
                    Order::<order::Cancelled, _>::of(::selvedge::__private::Found(row))
                        .cancel(input),
                )
            }
        }
    }
    #[inline]
    #[allow(clippy::needless_pass_by_value)]
    fn execute_close(&mut self, input: Close) -> Reply {
        let ::core::option::Option::Some(row) = self.rows_order.get(&input.order) else {
            return {
                Reply::rejected(
                    Outcome::CloseUnknown,
                    Error::NoOrder(NoOrder {
                        order: ::core::clone::Clone::clone(&input.order),
                    }),
                )
            };
        };
        match row.state {
            OrderState::Placed | OrderState::Awaiting | OrderState::Paid => {
                Reply::rejected(
                    Outcome::CloseTooLate,
                    Error::TooLate(TooLate {
                        order: ::core::clone::Clone::clone(&input.order),
                    }),
                )
            }
            OrderState::Cancelled => {
                let told = Closed {
                    order: ::core::clone::Clone::clone(&input.order),
                };
                let also0_key = ::selvedge::__private::each(
                    &self.rows_payment,
                    |row0| {
                        row0.order == row.order
                            && ::core::matches!(row0.state, PaymentState::Pending)
                    },
                    |row0| (::core::clone::Clone::clone(&row0.payment),),
                );
                self.rows_order.remove(&input.order);
                for (key,) in also0_key {
                    {
                        let changed = ::selvedge::__private::stored(
                            self.rows_payment.get_mut(&key),
                        );
                        changed.state = PaymentState::Voided;
                    }
                }
                Reply::accepted(
                    Outcome::CloseClosed,
                    ::core::option::Option::Some(Event::Closed(told)),
                )
            }
        }
    }
    /// The rows of the view `Orders`, current; in no promised order.
    pub fn orders(&self) -> impl ::core::iter::Iterator<Item = OrdersRow> + '_ {
        ::core::iter::Iterator::map(
            self.rows_order.values(),
            |row| OrdersRow {
                order: ::core::clone::Clone::clone(&row.order),
                total: row.total,
                payment: row.payment,
                state: row.state,
            },
        )
    }
    /// The rows of the view `Owed`, current; in no promised order.
    pub fn owed(&self) -> impl ::core::iter::Iterator<Item = OwedRow> + '_ {
        ::core::iter::Iterator::map(
            ::core::iter::Iterator::filter(
                self.rows_payment.values(),
                move |row: &&PaymentRow| {
                    ::core::matches!(row.state, PaymentState::Pending)
                        && self
                            .rows_order
                            .get(&row.order)
                            .is_some_and(|inner| {
                                ::core::matches!(inner.state, OrderState::Awaiting)
                            })
                },
            ),
            |row| OwedRow {
                payment: row.payment,
                order: ::core::clone::Clone::clone(&row.order),
                amount: row.amount,
                state: row.state,
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
impl ::selvedge::Store for CheckoutStore {
    type Command = Command;
    type Reply = Reply;
    const SYSTEM: &'static ::core::primitive::str = "example.checkout";
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
                "Orders",
                ::selvedge::__private::encode_all(
                    self.orders(),
                    |row| ::selvedge::__private::encode(&row),
                ),
            ),
            (
                "Owed",
                ::selvedge::__private::encode_all(
                    self.owed(),
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
/// What the view `Orders` shows of a `Order`.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::hash::Hash
)]
pub struct OrdersRow {
    /// `order` on the wire.
    pub order: OrderId,
    /// `total` on the wire.
    pub total: Coins,
    /// `payment` on the wire; may be absent.
    pub payment: ::core::option::Option<PaymentId>,
    /// The state in which it rests.
    pub state: OrderState,
}
::selvedge::__private::record! {
    OrdersRow { required order "order", required total "total", optional payment
    "payment", required state "state", }
}
/// What the view `Owed` shows of a `Payment`.
#[derive(
    ::core::clone::Clone,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::hash::Hash
)]
pub struct OwedRow {
    /// `payment` on the wire.
    pub payment: PaymentId,
    /// `order` on the wire.
    pub order: OrderId,
    /// `amount` on the wire.
    pub amount: Coins,
    /// The state in which it rests.
    pub state: PaymentState,
}
::selvedge::__private::record! {
    OwedRow { required payment "payment", required order "order", required amount
    "amount", required state "state", }
}
