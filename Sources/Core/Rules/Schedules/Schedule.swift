package import Nouns
package import Time

/// A daily pattern: so many hours of fasting, the rest of the day for eating.
package struct Schedule: Equatable, Sendable {
  package let name: String
  package let fasting: Span
  package let eating: Span

  package static let presets = [12, 13, 14, 16, 18, 20, 23].compactMap(Schedule.init(hours:))

  /// The schedule of a start without words, until the person chooses another.
  package static let fallback = Schedule(name: "16:8", hours: 16)

  /// The same, for somebody who should not fast longer than that.
  package static func fallback(within longest: Span?) -> Schedule {
    guard let longest, longest < fallback.fasting else { return fallback }
    return presets.last { $0.fasting <= longest } ?? presets.first ?? fallback
  }

  private init(name: String, hours: Int) {
    self.name = name
    fasting = .hours(Int64(hours))
    eating = .hours(Int64(24 - hours))
  }

  package init?(hours: Int) {
    guard OwnSchedule.hours.contains(hours) else { return nil }
    self.init(name: "\(hours):\(24 - hours)", hours: hours)
  }

  package init(_ own: OwnSchedule) {
    let limits = OwnSchedule.hours
    self.init(
      name: own.name, hours: min(max(own.hours, limits.lowerBound), limits.upperBound))
  }

  /// Understands `h:e` whose hours add up to 24, and the names of presets.
  package init?(named name: String) {
    // Most begin with a digit, and are asked for with every start.
    if let first = name.utf8.first, first > UInt8(ascii: "9") {
      let word = name.lowercased()
      guard let found = Self.nicknames.first(where: { $0.name == word }) else { return nil }
      self.init(hours: found.hours)
      return
    }
    let parts = name.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, let fasting = Self.hours(parts[0]), let eating = Self.hours(parts[1]),
      fasting + eating == 24
    else { return nil }
    self.init(hours: fasting)
  }

  /// The common names of some presets.
  private static let nicknames: [(name: String, hours: Int)] = [
    ("omad", 23), ("warrior", 20), ("leangains", 16), ("circadian", 13), ("overnight", 12),
  ]

  /// The common name, where it is a preset that has one.
  package var nickname: String? {
    guard Self.presets.contains(self) else { return nil }
    return Self.nicknames.first { .hours(Int64($0.hours)) == fasting }?.name
  }

  /// One or two digits: `Int` would take signs and any number of zeros, too.
  private static func hours(_ text: Substring) -> Int? {
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    guard text.utf8.count <= 2, text.utf8.allSatisfy(digits.contains) else { return nil }
    return Int(text)
  }
}
