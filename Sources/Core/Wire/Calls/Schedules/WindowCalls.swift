package import Nouns

/// `io.github.fastd.window`.
package enum WindowCalls {
  package static let interface = "io.github.fastd.window"

  package enum Get: Method {
    package static let name = "io.github.fastd.window.Get"
    package typealias Input = NoFields
    package typealias Output = WindowAnswer
  }

  package enum Place: Method {
    package static let name = "io.github.fastd.window.Place"
    package typealias Input = MealQuestion
    package typealias Output = MealAnswer
  }
}

/// How the times to eat come about.
package enum WindowMode: String, Choice {
  case following, fixed
}

/// How a meal stands to the windows.
package enum MealPlace: String, Choice {
  case inside, grace, outside
  /// There is no window to compare with.
  case none
}

/// The windows as they stand.
package struct WindowAnswer: Record, Equatable {
  package var mode = WindowMode.following
  /// The times on the clock of a fixed window, such as "12:00".
  package var opens: String?
  package var closes: String?
  /// The one that is open.
  package var window: Window?
  /// The one that comes, as far as it is known.
  package var next: Window?
  package var graceUntil: Int64?

  package init(
    mode: WindowMode, opens: String? = nil, closes: String? = nil, window: Window? = nil,
    next: Window? = nil, graceUntil: Int64? = nil
  ) {
    self.mode = mode
    self.opens = opens
    self.closes = closes
    self.window = window
    self.next = next
    self.graceUntil = graceUntil
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.choice("mode", &mode)
    try fields.string("opens", &opens)
    try fields.string("closes", &closes)
    try fields.record("window", &window)
    try fields.record("next", &next)
    try fields.int("graceUntil", &graceUntil)
  }
}

/// When something was eaten.
package struct MealQuestion: Record, Equatable {
  package var at: Int64 = 0

  package init(at: Int64) {
    self.at = at
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.int("at", &at)
  }
}

/// How it stands to the windows, and to which.
package struct MealAnswer: Record, Equatable {
  package var place = MealPlace.inside
  package var window: Window?

  package init(place: MealPlace, window: Window? = nil) {
    self.place = place
    self.window = window
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.choice("place", &place)
    try fields.record("window", &window)
  }
}
