package import Time

/// A daily pattern: so many hours of fasting, the rest of the day for eating.
package struct Schedule: Equatable, Sendable {
  package let name: String
  package let fasting: Span
  package let eating: Span

  package static let presets = [12, 13, 14, 16, 18, 20, 23].compactMap(Schedule.init(hours:))

  /// What a start without words uses until the person chooses another.
  package static let fallback = Schedule(name: "16:8", fasting: .hours(16), eating: .hours(8))

  private init(name: String, fasting: Span, eating: Span) {
    self.name = name
    self.fasting = fasting
    self.eating = eating
  }

  package init?(hours: Int) {
    guard (1...23).contains(hours) else { return nil }
    self.init(
      name: "\(hours):\(24 - hours)", fasting: .hours(Int64(hours)),
      eating: .hours(Int64(24 - hours)))
  }

  /// Understands `h:e` whose hours add up to 24, and the names of presets.
  package init?(named name: String) {
    if name.lowercased() == "omad" {
      self.init(hours: 23)
      return
    }
    let parts = name.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, let fasting = Self.hours(parts[0]), let eating = Self.hours(parts[1]),
      fasting + eating == 24
    else { return nil }
    self.init(hours: fasting)
  }

  /// One or two digits: `Int` would take signs and any number of zeros, too.
  private static func hours(_ text: Substring) -> Int? {
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    guard text.utf8.count <= 2, text.utf8.allSatisfy(digits.contains) else { return nil }
    return Int(text)
  }
}
