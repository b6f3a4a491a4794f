package import Time

extension Settings {
  package struct QuietRule: Equatable, Sendable {
    /// Those on which it begins: one after the other, perhaps over the end of a week.
    package let days: Set<Weekday>
    package let from: ClockTime
    /// On the next day where it is before `from`. They differ.
    package let to: ClockTime

    package static let limit = 16
  }
}

extension [Settings.QuietRule]: SettingValue {
  static var words: [String] { ["off"] }

  var text: String {
    isEmpty ? "off" : map(\.text).joined(separator: ", ")
  }

  static func read(_ text: String, as shape: Shape) throws(ValueMistake) -> Self {
    if text == "off" { return [] }
    var rules = Self()
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard rules.count < Element.limit else { throw .tooMany(limit: Element.limit) }
      rules.append(try Settings.QuietRule(part.trimmed, of: text, as: shape))
    }
    return rules
  }
}

extension Settings.QuietRule {
  fileprivate init(_ text: Substring, of whole: String, as shape: Shape) throws(ValueMistake) {
    let end = text.firstIndex { $0.isASCII && $0.isNumber } ?? text.endIndex
    let hasDays = text.startIndex < end && end < text.endIndex
    guard let clocks = try Clocks(text[end...].trimmed) else {
      throw text.isEmpty ? .noRule : Self.misfit(text, of: whole, as: shape)
    }
    days = hasDays ? try Self.run(text[..<end].trimmed) : Set(Weekday.allCases)
    guard Self.isRun(days) else { throw .badRule(String(text)) }
    from = clocks.from
    to = clocks.to
  }

  private static func run(_ text: Substring) throws(ValueMistake) -> Set<Weekday> {
    do { return try Weekday.set(String(text)) } catch {
      let name = String(error.word)
      throw .noDay(name, nearest: EditDistance.nearest(to: name, among: Weekday.shorts))
    }
  }

  /// Whether the days are one after the other, perhaps over the end of a week.
  private static func isRun(_ days: Set<Weekday>) -> Bool {
    days.count { !days.contains($0.moved(by: -1)) } <= 1
  }

  /// The only rule may have been meant for a word.
  private static func misfit(
    _ text: Substring, of whole: String, as shape: Shape
  ) -> ValueMistake {
    text.count == whole.count ? shape.misfit(whole) : .badRule(String(text))
  }

  fileprivate var text: String {
    let clocks = "\(from.written)-\(to.written)"
    guard
      let first = Weekday.allCases.first(where: { day in
        days.contains(day) && !days.contains(day.moved(by: -1))
      })
    else { return clocks }
    let last = first.moved(by: days.count - 1)
    return first == last
      ? "\(first.short) \(clocks)" : "\(first.short)-\(last.short) \(clocks)"
  }
}

extension Weekday {
  fileprivate static let shorts = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]

  fileprivate var short: String { Self.shorts[rawValue] }

  fileprivate func moved(by days: Int) -> Weekday {
    let count = Self.allCases.count
    return Self.allCases[((rawValue + days) % count + count) % count]
  }
}
