import Glibc
import Host
import Time
import Views

/// How far something has come that takes a while: one line at the terminal, gone when it ends. Neither
/// programs nor those who have the screen read aloud hear of it.
struct ProgressLine {
  private let isShown: Bool
  private let phrases: Phrases
  private let begun: Span
  private var next: Span
  private var isDrawn = false

  /// Before that nobody wonders.
  static var silence: Span { Span(milliseconds: 1000) }
  static var pause: Span { Span(milliseconds: 250) }

  /// `waited` is how long it has gone on already.
  init(_ session: inout Session, after waited: Span = Span(milliseconds: 0)) {
    begun = Clock.monotonic() - waited
    next = begun + Self.silence
    isShown =
      session.seat == .terminal && !session.request.has(.json) && !session.errorScreen().isLinear
      && session.environment["TERM"] != "dumb"
    phrases = session.phrases()
  }

  /// Where nothing can be counted: for how long.
  mutating func showTime() {
    show(.secondsWorked, Int((Clock.monotonic() - begun).seconds))
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

/// The same where mostly nothing is to be shown: until then it costs nothing.
struct LateProgress {
  private let begun = Clock.monotonic()
  private var line: ProgressLine?

  mutating func show(_ session: inout Session) {
    let waited = Clock.monotonic() - begun
    // The lines that appear there show it by themselves.
    guard waited >= ProgressLine.silence, isatty(STDOUT_FILENO) == 0 || line != nil else { return }
    if line == nil { line = ProgressLine(&session, after: waited) }
    line?.showTime()
  }

  mutating func end() { line?.clear() }
}

extension PluralMessage {
  static let foodsRead = Self(one: "{n} food read", many: "{n} foods read")
  static let foodsToSort = Self(one: "{n} food left to sort", many: "{n} foods left to sort")
  static let secondsWorked = Self(
    one: "fastd has been working for {n} second", many: "fastd has been working for {n} seconds")
  static let entriesRead = Self(one: "{n} entry read", many: "{n} entries read")
}
