import Host
import Time
import Views

/// How far something has come that takes a while: one line at the terminal, gone when it ends. Neither
/// programs nor those who have the screen read aloud hear of it.
struct ProgressLine {
  private let isShown: Bool
  private let phrases: Phrases
  /// Before that nobody wonders.
  private var next = Clock.monotonic() + .second
  private var isDrawn = false

  private static let pause = Span(milliseconds: 250)

  init(_ session: inout Session) {
    isShown =
      session.seat == .terminal && !session.request.has(.json) && !session.errorScreen().isLinear
      && session.environment["TERM"] != "dumb"
    phrases = session.phrases()
  }

  mutating func show(_ message: PluralMessage, _ count: Int) {
    guard isShown, Clock.monotonic() >= next else { return }
    next = Clock.monotonic() + Self.pause
    isDrawn = true
    Output.show("\r" + phrases(message, Int64(count)) + "\u{1b}[K")
  }

  mutating func clear() {
    guard isDrawn else { return }
    isDrawn = false
    Output.show("\r\u{1b}[K")
  }
}

extension PluralMessage {
  static let foodsRead = Self(one: "{n} food read", many: "{n} foods read")
  static let foodsToSort = Self(one: "{n} food left to sort", many: "{n} foods left to sort")
  static let entriesRead = Self(one: "{n} entry read", many: "{n} entries read")
}
