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
    /// The command that explains its numbers, but for parts that have their own.
    var why: [String]?
  }

  /// The parts of a page to its left and right, such as another month.
  private enum Parts: Equatable {
    case none, endless
    /// Those that commands print, whose ends meet.
    case round([NotebookPart])
  }

  private var row: Row {
    switch self {
    case .now: Row(says: "Now", followsClock: true, shapes: 2, why: ["show"])
    case .today: Row(says: "Today", followsClock: true, why: ["today"])
    case .history: Row(says: "History", hasEntries: true, canDelete: true, why: ["show"])
    case .calendar: Row(says: "Calendar", parts: .endless, shapes: 4, why: ["stats", "streak"])
    case .charts: Row(says: "Charts", parts: .round(NotebookPart.charts))
    case .meals:
      Row(
        says: "Meals", parts: .endless, hasEntries: true, canDelete: true, why: ["meal", "show"])
    case .weight: Row(says: "Weight", hasEntries: true, canDelete: true, why: ["weight"])
    case .program: Row(says: "Program", parts: .round(NotebookPart.programs))
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
    if case .round(let parts) = row.parts { parts.count } else { nil }
  }

  /// One of them; nil where they are not printed by commands of their own.
  package func part(_ number: Int) -> NotebookPart? {
    guard case .round(let parts) = row.parts, parts.indices.contains(number) else { return nil }
    return parts[number]
  }

  /// The command that explains a part of it; nil where nothing is calculated.
  func why(of number: Int) -> [String]? { part(number)?.why ?? row.why }

  var hasReasons: Bool {
    guard case .round(let parts) = row.parts else { return row.why != nil }
    return parts.contains { $0.why != nil }
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

/// A part of a page that one command prints, and another one explains.
package struct NotebookPart: Equatable, Sendable {
  package let shows: [String]
  let why: [String]?

  fileprivate static let charts = [
    Self(shows: ["chart"], why: ["chart"]),
    Self(shows: ["chart", "--trend"], why: ["chart", "--trend"]),
    Self(shows: ["chart", "--last", "14"], why: ["chart", "--last", "14"]),
    Self(shows: ["stats"], why: ["stats"]), Self(shows: ["weight", "chart"], why: ["weight"]),
  ]

  fileprivate static let programs = [
    Self(shows: ["program"], why: ["program"]), Self(shows: ["program", "plan"], why: ["program"]),
    Self(shows: ["targets"], why: ["targets"]), Self(shows: ["profile"], why: ["targets"]),
    Self(shows: ["schedule"], why: nil), Self(shows: ["window"], why: nil),
  ]
}

extension NotebookPage: Named {
  package static var names: Glossary? { Lexicon.values["pages"] }
}
