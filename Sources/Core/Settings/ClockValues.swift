package import Time

extension Settings {
  /// When the person eats.
  package enum WindowChoice: Equatable, Sendable {
    /// From the end of a fast on, as long as the schedule leaves.
    case following
    /// On the wall clock; it may close on the next day. The ends differ.
    case fixed(opens: ClockTime, closes: ClockTime)
  }

  /// When the person usually starts to fast.
  package enum UsualStart: Equatable, Sendable {
    /// From the recent starts.
    case learnt
    case at(ClockTime)
  }
}

extension ClockTime: SettingValue {
  var text: String { written }

  static func read(_ text: String, as shape: Shape) throws(ValueMistake) -> Self {
    try shape.clock(text)
  }
}

extension Settings.WindowChoice: SettingValue {
  static let words = ["following"]

  var text: String {
    switch self {
    case .following: "following"
    case .fixed(let opens, let closes): "\(opens.written)-\(closes.written)"
    }
  }

  static func read(_ text: String, as shape: Shape) throws(ValueMistake) -> Self {
    if text == "following" { return .following }
    guard let clocks = try Clocks(Substring(text)) else { throw shape.misfit(text) }
    return .fixed(opens: clocks.from, closes: clocks.to)
  }
}

extension Settings.UsualStart: SettingValue {
  static let words = ["learnt"]

  var text: String {
    switch self {
    case .learnt: "learnt"
    case .at(let clock): clock.written
    }
  }

  static func read(_ text: String, as shape: Shape) throws(ValueMistake) -> Self {
    text == "learnt" ? .learnt : .at(try shape.clock(text))
  }
}

/// Two times of day with a line between them.
struct Clocks {
  let from: ClockTime
  let to: ClockTime

  /// Nil when it does not look like `HH:MM-HH:MM`, however that is written.
  init?(_ text: Substring) throws(ValueMistake) {
    guard let range = try? ClockRange(String(text)), range.from.isWholeMinute,
      range.to.isWholeMinute
    else { return nil }
    guard range.from != range.to else { throw .sameEnds }
    from = range.from
    to = range.to
  }
}
