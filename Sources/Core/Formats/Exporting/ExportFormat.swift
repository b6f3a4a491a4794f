/// The formats in which fasts can be exported.
package enum ExportFormat: String, CaseIterable, Sendable {
  /// Our own table; see `FastColumn`.
  case csv
  /// Our own document; see `ExportLine`.
  case json
  /// The rows of that document, a line each.
  case jsonLines = "jsonl"
  /// iCalendar, RFC 5545.
  case calendar = "ics"
  /// The table that Fast-E writes.
  case fastE = "fast-e"

  /// By the ending of a file's name; nil where it says nothing.
  package init?(fileName: String) {
    let ending = Self.ending(of: fileName)?.dropFirst()
    guard let ending,
      let format = Self.allCases.first(where: { $0.ending == ending && $0 != .fastE })
    else { return nil }
    self = format
  }

  /// With its dot, in lower case; nil for a name that has none.
  package static func ending(of fileName: String) -> String? {
    let name = fileName.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return nil }
    return name[dot...].lowercased()
  }

  package var ending: String { self == .fastE ? "csv" : rawValue }

  /// Whether what is written can be read back as it was: with cancelled fasts and the running one.
  package var isLossless: Bool {
    switch self {
    case .csv, .json, .jsonLines: true
    case .calendar, .fastE: false
    }
  }

  /// Whether rows that are no fasts have a place in it.
  package var holdsEverything: Bool { self == .json || self == .jsonLines }
}
