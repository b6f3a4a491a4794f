package import Time

/// All that friends may see of a person.
package struct BoardEntry: Equatable, Sendable {
  package static let bounds: ClosedRange<Int64> = 0...10_000_000

  package let points: Int64
  /// Those earned since Monday.
  package let week: Int64
  /// The last day that is in it.
  package let day: Day
  package let badges: [String]

  /// Nil for what no board has; badges that none has are left out.
  package init?(points: Int64, week: Int64, day: Day, badges: [String]) {
    guard Self.bounds.contains(points), Self.bounds.contains(week) else { return nil }
    (self.points, self.week, self.day) = (points, week, day)
    self.badges = Self.badges.filter(badges.contains)
  }

  /// None is for weight.
  package static let badges = Badge.Name.all.filter { $0.category != .weight }.map(\.text)
}
