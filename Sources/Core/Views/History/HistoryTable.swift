package import Time
package import Wire

/// What `fastctl history` says: a line a fast, and how many there are.
package struct HistoryTable {
  private let wording: Wording
  private let screen: Screen
  private let year: Int
  private var phrases: Phrases { wording.phrases }

  package init(_ wording: Wording, on screen: Screen, now: Instant) {
    self.wording = wording
    self.screen = screen
    year = wording.zone.day(of: now).civil.year
  }

  /// `total` is how many there are beside those shown, nil where nobody knows; `isSought` says that
  /// only some were asked for.
  package func text(of fasts: [Entry], total: Int64? = nil, isSought: Bool = false) -> String {
    guard !fasts.isEmpty else {
      return phrases(isSought ? HistoryMessage.noneFound : .noHistory) + "\n"
    }
    return rows(of: fasts) + Page.sentences(summary(of: fasts, total), on: screen)
  }

  /// Without the line below them.
  package func rows(of fasts: [Entry]) -> String {
    let ids = ShortIDs(fasts.map(\.id))
    var table = Table(columns: [
      Table.Column(heading: phrases(HistoryMessage.id)),
      Table.Column(heading: phrases(HistoryMessage.started)),
      Table.Column(heading: phrases(HistoryMessage.ended), goes: 2),
      Table.Column(
        heading: phrases(screen.isLinear ? HistoryMessage.length : .hours), isRight: true),
      Table.Column(heading: phrases(HistoryMessage.goal), isRight: true, goes: 3),
      Table.Column(heading: phrases(HistoryMessage.outcome), goes: 1),
      Table.Column(heading: phrases(HistoryMessage.mood), isRight: true, goes: 4),
      Table.Column(heading: phrases(HistoryMessage.note), goes: 5, isCut: true),
    ])
    table.rows = fasts.map { row($0, ids) }
    let missing = table.missing(on: screen)
    guard !missing.isEmpty else { return table.text(on: screen) }
    var page = Page(on: screen)
    page.add(
      phrases(HistoryMessage.notShown, "columns", missing.joined(separator: ", ")), .faint)
    return table.text(on: screen) + page.text
  }

  private func summary(of fasts: [Entry], _ total: Int64?) -> String {
    let count = Int64(fasts.count)
    guard let total, total > count else { return phrases(.fasts, count) }
    return phrases(.fastsOf, count, "total", wording.number(total))
  }

  private static let leastWidth = 60
  private var isNarrow: Bool { !screen.isLinear && (screen.width ?? .max) < Self.leastWidth }

  private func row(_ fast: Entry, _ ids: ShortIDs) -> [String] {
    let times = RecordedTimes(fast, wording)
    return [
      ids[fast.id], isNarrow ? times.shortStartText : times.rowStart(in: year),
      times.rowEnd,
      fast.length.map { wording.cell(seconds: $0, on: screen) } ?? "",
      wording.goal(of: fast) ?? "",
      phrases(OutcomeMessage(fast.outcome)), fast.mood.map { String($0) } ?? "",
      PlainText.line(fast.note ?? ""),
    ]
  }
}

extension Wording {
  /// "4 of 5".
  func mood(_ mood: Int64) -> String {
    phrases(HistoryMessage.moodOf, "mood", String(mood))
  }

  /// "1,234" or "1.234".
  package func number(_ number: Int64) -> String { phrases.number(number) }

  /// "264 kB" or "77.8 GB", by thousands.
  package func size(bytes: Int64) -> String {
    let units = ["kB", "MB", "GB", "TB"]
    var unit = 0
    var tenths = max(0, bytes) / 100
    while tenths >= 10_000, unit < units.count - 1 {
      tenths /= 1000
      unit += 1
    }
    let point = customs.hasDecimalComma ? "," : "."
    let whole = String(tenths / 10) + (unit == 0 ? "" : point + String(tenths % 10))
    return whole + " " + units[unit]
  }
}
