/// `io.github.fastd.fast`.
package enum FastCalls {
  package static let interface = "io.github.fastd.fast"

  package enum Start: Method {
    package static let name = "io.github.fastd.fast.Start"
    package typealias Input = StartOrder
    package typealias Output = FastAnswer
  }

  package enum Stop: Method {
    package static let name = "io.github.fastd.fast.Stop"
    package typealias Input = StopOrder
    package typealias Output = FastAnswer
  }

  package enum Cancel: Method {
    package static let name = "io.github.fastd.fast.Cancel"
    package typealias Input = NoFields
    package typealias Output = FastAnswer
  }

  package enum SetGoal: Method {
    package static let name = "io.github.fastd.fast.SetGoal"
    package typealias Input = GoalChangeOrder
    package typealias Output = FastAnswer
  }

  package enum Edit: Method {
    package static let name = "io.github.fastd.fast.Edit"
    package typealias Input = EditOrder
    package typealias Output = FastAnswer
  }

  package enum Add: Method {
    package static let name = "io.github.fastd.fast.Add"
    package typealias Input = AddOrder
    package typealias Output = FastAnswer
  }

  package enum Delete: Method {
    package static let name = "io.github.fastd.fast.Delete"
    package typealias Input = DeleteOrder
    package typealias Output = DeleteAnswer
  }
}

/// A goal as it is asked for: exactly one of the fields.
package struct GoalWish: Record, Equatable {
  /// Seconds from the start.
  package var span: Int64?
  package var schedule: String?
  /// The instant at which it is to be met.
  package var until: Int64?
  /// Seconds to add to the goal there is.
  package var change: Int64?
  /// True for no goal.
  package var open: Bool?

  package init(
    span: Int64? = nil, schedule: String? = nil, until: Int64? = nil, change: Int64? = nil,
    open: Bool? = nil
  ) {
    self.span = span
    self.schedule = schedule
    self.until = until
    self.change = change
    self.open = open
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.int("span", &span)
    try fields.string("schedule", &schedule)
    try fields.int("until", &until)
    try fields.int("change", &change)
    try fields.bool("open", &open)
  }
}

/// The fast a command was about, and the state after it.
package struct FastAnswer: Record, Equatable {
  package var fast = Entry()
  package var state = Snapshot()
  /// The fast as it was; nil for a new one.
  package var before: Entry?

  package init(fast: Entry, state: Snapshot, before: Entry? = nil) {
    self.fast = fast
    self.state = state
    self.before = before
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.record("fast", &fast)
    try fields.record("state", &state)
    try fields.record("before", &before)
  }
}
