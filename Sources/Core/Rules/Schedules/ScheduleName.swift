import Time

/// Names as people mean them: capitals make no difference, and some words are taken.
enum ScheduleName {
  /// The words with a meaning of their own in goals, choices and weekly plans.
  private static let words: Set<String> = [
    "none", "open", "off", "rest", "default", "keins", "offen", "frei", "ruhe",
  ]

  static func isSame(_ one: String, _ other: String) -> Bool {
    one == other || one.lowercased() == other.lowercased()
  }

  /// Whether it says something else already, where a goal may stand.
  static func isReserved(_ name: String) -> Bool {
    if words.contains(name.lowercased()) { return true }
    if (try? Span(change: name)) ?? (try? Span(name)) != nil { return true }
    switch try? GoalText(name) {
    case .schedule, .span: return true
    case .named, nil: return false
    }
  }
}
