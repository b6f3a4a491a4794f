package import Time

/// What can be looked at on the screen, in the order of its tabs.
package enum NotebookPage: String, CaseIterable, Sendable {
  case now, today, history, calendar, charts, meals, weight, program, learn, settings

  /// All there is to know of one, but what it shows.
  private struct Row {
    /// Its name above the page.
    let says: Phrase
    /// Whether it goes by the clock alone.
    var followsClock = false
    var parts = Parts.none
    /// Whether one of its lines can be chosen, and what is chosen there deleted.
    var hasEntries = false
    var canDelete = false
    /// In how many shapes it can be drawn: a ring beside the card; a year, a week and its month.
    var shapes = 1
  }

  /// The parts of a page to its left and right, such as another month.
  private enum Parts: Equatable {
    case none, endless
    /// So many, whose ends meet.
    case round(Int)
  }

  private var row: Row {
    switch self {
    case .now: Row(says: "Now", followsClock: true, shapes: 2)
    case .today: Row(says: "Today", followsClock: true)
    case .history: Row(says: "History", hasEntries: true, canDelete: true)
    case .calendar: Row(says: "Calendar", parts: .endless, shapes: 4)
    case .charts:
      Row(
        says: "Charts",
        parts: .round(5))
    case .meals:
      Row(
        says: "Meals", parts: .endless,
        hasEntries: true, canDelete: true)
    case .weight: Row(says: "Weight", hasEntries: true, canDelete: true)
    case .program: Row(says: "Program", parts: .round(6))
    case .learn: Row(says: "Learn", hasEntries: true)
    case .settings:
      Row(
        says: "Settings", hasEntries: true,
        canDelete: true)
    }
  }

  package var title: Phrase { row.says }
  package var followsClock: Bool { row.followsClock }
  var hasParts: Bool { row.parts != .none }

  /// The parts behind the keys for earlier and later.
  var leadsTo: Phrase {
    switch self {
    case .charts: "trend, statistics, weight"
    case .program: "plan, targets, profile"
    default: "earlier, later"
    }
  }
  var hasEntries: Bool { row.hasEntries }
  var canDelete: Bool { row.canDelete }
  var shapes: Int { row.shapes }

  /// How many parts it has where their left and right end meet.
  package var parts: Int? {
    if case .round(let count) = row.parts { count } else { nil }
  }

  // MARK: Its place

  /// By the digit that is pressed for it.
  init?(digit: Character) {
    guard let page = Self.allCases.first(where: { $0.digit == String(digit) }) else { return nil }
    self = page
  }

  /// Nil for one that is reached by Tab, the arrows and its name alone.
  package var digit: String? { Self.digit(at: number) }

  /// The tenth has the 0, and those behind it have none.
  static func digit(at place: Int) -> String? { place < 10 ? String((place + 1) % 10) : nil }

  private var number: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  /// The one so many tabs further, round the end.
  func moved(by count: Int) -> NotebookPage {
    let all = Self.allCases
    return all[((number + count) % all.count + all.count) % all.count]
  }
}

extension NotebookPage: Named {
  package static var names: Glossary? { Lexicon.values["pages"] }
}
