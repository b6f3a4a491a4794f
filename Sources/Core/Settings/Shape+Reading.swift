import Time

extension Shape {
  static let nameLimit = 64
  static let pathLimit = 500
  static let commandLimit = 1000

  /// Nothing that the text resembles, but perhaps one of the words.
  func misfit(_ text: String) -> ValueMistake {
    .notUnderstood(nearest: EditDistance.nearest(to: text, among: words))
  }

  var usualSpan: Span {
    guard case .span(_, let usual?) = form else { return .zero }
    return usual
  }

  func span(_ text: String) throws(ValueMistake) -> Span {
    guard case .span(let limits, _) = form, let span = try? Span(text) else {
      throw misfit(text)
    }
    guard span >= limits.lowerBound else { throw .under(limits.lowerBound.written) }
    guard span <= limits.upperBound else { throw .over(limits.upperBound.written) }
    return span
  }

  func clock(_ text: String) throws(ValueMistake) -> ClockTime {
    guard case .clock(let limits) = form, let clock = (try? ClockTime(text)) ?? afternoon(text),
      clock.isWholeMinute
    else { throw misfit(text) }
    guard clock >= limits.lowerBound else { throw .under(limits.lowerBound.written) }
    guard clock <= limits.upperBound else { throw .over(limits.upperBound.written) }
    return clock
  }

  /// An hour alone, where no clock of twelve has it.
  private func afternoon(_ text: String) -> ClockTime? {
    (try? ClockTime(text, isBareHourMeant: true)).flatMap { $0.hour > 12 ? $0 : nil }
  }

  func number(_ text: String) throws(ValueMistake) -> Int64 {
    guard case .number(let limits, _) = form, (1...9).contains(text.utf8.count),
      text.utf8.allSatisfy(\.isDigit), let number = Int64(text)
    else { throw misfit(text) }
    guard number >= limits.lowerBound else { throw .under(String(limits.lowerBound)) }
    guard number <= limits.upperBound else { throw .over(String(limits.upperBound)) }
    return number
  }

  func path(_ text: String) throws(ValueMistake) -> String {
    guard text.utf8.first == UInt8(ascii: "/") else { throw misfit(text) }
    try ValueMistake.check(Substring(text), limit: Self.pathLimit)
    return text
  }

  func commandLine(_ text: String) throws(ValueMistake) -> String {
    let line = Substring(text).trimmed
    guard !line.isEmpty else { throw misfit(text) }
    try ValueMistake.check(line, limit: Self.commandLimit)
    return String(line)
  }

  /// Whether it is a path and not a name.
  func isPath(_ text: String) throws(ValueMistake) -> Bool {
    let isPath = text.utf8.first == UInt8(ascii: "/")
    try ValueMistake.check(Substring(text), limit: isPath ? Self.pathLimit : Self.nameLimit)
    guard isPath || (!text.isEmpty && text.utf8.allSatisfy(\.isOfName)) else {
      throw misfit(text)
    }
    return isPath
  }
}

extension ClockTime {
  /// All that `written` has room for.
  var isWholeMinute: Bool { second == 0 }

  package var written: String {
    (hour < 10 ? "0" : "") + "\(hour):" + (minute < 10 ? "0" : "") + "\(minute)"
  }
}

extension Span {
  /// `1h30m`, as `init(_:)` reads it.
  package var written: String {
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60)
    var text = hours > 0 ? "\(hours)h" : ""
    if minutes > 0 { text += "\(minutes)m" }
    if seconds > 0 { text += "\(seconds)s" }
    return text.isEmpty ? "0m" : text
  }
}

extension Substring {
  var trimmed: Substring {
    var text = self
    while let first = text.first, first.isBlank { text.removeFirst() }
    while let last = text.last, last.isBlank { text.removeLast() }
    return text
  }
}

extension Character {
  var isBlank: Bool { self == " " || self == "\t" }
}

extension UInt8 {
  var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

  /// As the names of sound and icon themes have them.
  fileprivate var isOfName: Bool {
    let lower = self | 0x20
    return isDigit || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(lower)
      || self == UInt8(ascii: "-") || self == UInt8(ascii: ".") || self == UInt8(ascii: "_")
  }
}
