/// What can be looked at on the screen, in the order of its tabs.
package enum NotebookPage: String, CaseIterable, Sendable {
  case now, today, history, calendar, charts, meals, weight, program, learn, settings

  /// By the digit that is pressed for it; the tenth has the 0.
  init?(digit: Character) {
    guard digit.isASCII, let number = digit.wholeNumberValue else { return nil }
    self = Self.allCases[(number + 9) % 10]
  }

  package var digit: String { String((number + 1) % 10) }

  private var number: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  /// The one so many tabs further, round the end.
  func moved(by count: Int) -> NotebookPage {
    let all = Self.allCases
    return all[((number + count) % all.count + all.count) % all.count]
  }

  package var title: NotebookTitleMessage {
    switch self {
    case .now: .now
    case .today: .today
    case .history: .history
    case .calendar: .calendar
    case .charts: .charts
    case .meals: .meals
    case .weight: .weight
    case .program: .program
    case .learn: .learn
    case .settings: .settings
    }
  }

  /// Whether it goes by the clock alone.
  package var followsClock: Bool { self == .now || self == .today }

  /// Whether there is more of it to the left or the right, such as another month.
  var hasParts: Bool { self == .calendar || self == .charts || self == .meals || self == .program }

  /// Whether the left and right end of its parts meet.
  package var parts: Int? {
    switch self {
    case .charts: 5
    case .program: 6
    default: nil
    }
  }

  /// Whether one of its lines can be chosen.
  var hasEntries: Bool {
    switch self {
    case .history, .meals, .weight, .learn, .settings: true
    default: false
    }
  }

  /// Whether what is chosen there can be taken away.
  var canDelete: Bool { hasEntries && self != .learn }

  /// Whether it can be drawn in another shape: a ring, a whole year.
  var hasShapes: Bool { self == .now || self == .calendar }
}

extension NotebookPage: Named {
  package var term: Term {
    switch self {
    case .now: Term(rawValue, german: "jetzt")
    case .today: Term(rawValue, german: "heute")
    case .history: Term(rawValue, german: "verlauf")
    case .calendar: Term(rawValue, german: "kalender")
    case .charts: Term(rawValue, german: "diagramme", or: ["chart", "stats", "statistik"])
    case .meals: Term(rawValue, german: "mahlzeiten", or: ["meal", "essen"])
    case .weight: Term(rawValue, german: "gewicht")
    case .program: Term(rawValue, german: "programm")
    case .learn: Term(rawValue, german: "lesen")
    case .settings: Term(rawValue, german: "einstellungen", or: ["config"])
    }
  }
}

package enum NotebookTitleMessage: String, Message {
  case now = "Now"
  case today = "Today"
  case history = "History"
  case calendar = "Calendar"
  case charts = "Charts"
  case meals = "Meals"
  case weight = "Weight"
  case program = "Program"
  case learn = "Learn"
  case settings = "Settings"
}
