import Nouns
package import Time
package import Wire

/// The text of `fastctl history`: a line for each fast, and how many there are.
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
    listing(of: fasts, total: total, isSought: isSought).text
  }

  package func listing(
    of fasts: [Entry], total: Int64? = nil, isSought: Bool = false
  ) -> Listing {
    guard !fasts.isEmpty else {
      let none = phrases(isSought ? HistoryMessage.noneFound : .noHistory)
      return Listing(Page.sentences(none, on: screen))
    }
    let weeks = isSought ? [:] : weeks(of: fasts, isWhole: Int64(fasts.count) >= total ?? 0)
    var listing = rows(of: fasts, weeks)
    listing.text += Page.sentences(summary(of: fasts, total), on: screen)
    return listing
  }

  /// Without the line below them.
  package func rows(of fasts: [Entry]) -> String { rows(of: fasts, [:]).text }

  private func rows(of fasts: [Entry], _ weeks: [Int: String]) -> Listing {
    let ids = ShortIDs(fasts.map(\.id))
    var table = Table(columns: [
      Table.Column(heading: phrases(HistoryMessage.id)),
      Table.Column(heading: phrases(HistoryMessage.started)),
      Table.Column(heading: phrases(HistoryMessage.ended), goes: 2),
      Table.Column(
        heading: phrases(screen.isLinear ? HistoryMessage.length : .hours), isRight: true),
      Table.Column(heading: phrases(HistoryMessage.goal), isRight: true, goes: 3),
      Table.Column(heading: ""), Table.Column(heading: phrases(HistoryMessage.outcome), goes: 1),
      Table.Column(heading: phrases(HistoryMessage.mood), goes: 4),
      Table.Column(heading: phrases(HistoryMessage.reason), goes: 5),
      Table.Column(heading: phrases(HistoryMessage.note), goes: 6, isCut: true),
    ])
    table.rows = fasts.map { row($0, ids) }
    table.sections = weeks
    // The sign says as much as the word, and what the person wrote is nowhere else.
    let isShort = !table.missing(on: screen).isEmpty
    if isShort { for row in table.rows.indices { table.rows[row][Self.outcomeColumn] = "" } }
    var page = Page(on: screen)
    let missing = table.missing(on: screen)
    if !missing.isEmpty {
      page.add(phrases(HistoryMessage.notShown, "columns", missing.joined(separator: ", ")))
    }
    var listing = table.listing(on: screen)
    listing.text += (isShort ? legend(of: fasts) : "") + page.text
    return listing
  }

  private static let outcomeColumn = 6

  private func legend(of fasts: [Entry]) -> String {
    var legend = Legend(on: screen)
    let used = fasts.map { Sign($0.outcome) }
    for sign in Sign.allCases where sign != .none && used.contains(sign) {
      legend.add(sign, phrases)
    }
    return legend.text(width: screen.width ?? ChartLayout.usualWidth)
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
      isNarrow ? times.shortEnd : times.rowEnd,
      fast.length.map { wording.cell(seconds: $0, on: screen) } ?? "",
      wording.goal(of: fast) ?? "",
      sign(of: fast), phrases(OutcomeMessage(fast.outcome)), mood(of: fast),
      fast.reason.map { $0.term.shown(phrases) } ?? "", PlainText.line(fast.note ?? ""),
    ]
  }
}

// Beside the words.
extension HistoryTable {
  /// A voice has the word.
  private func sign(of fast: Entry) -> String {
    let sign = Sign(fast.outcome)
    guard !screen.isLinear, sign != .none else { return "" }
    let scalar = String(sign.scalar(on: screen))
    return sign.colour.map { screen.paint(scalar, $0) } ?? scalar
  }

  private func mood(of fast: Entry) -> String {
    guard let mood = fast.mood else { return "" }
    guard screen.hasBlocks, screen.width != nil else { return String(mood) }
    let full = Int(min(max(mood, 0), 5))
    return String(repeating: "▮", count: full) + String(repeating: "▯", count: 5 - full)
  }

  /// Before the first row of each week, where there are more than one: how much it held. A fast that
  /// runs is in none yet, and of a week that is not shown whole nothing is said.
  private func weeks(of fasts: [Entry], isWhole: Bool) -> [Int: String] {
    guard screen.width != nil || screen.isLinear else { return [:] }
    let running = fasts.prefix { $0.end == nil }.count
    let starts = fasts.map { $0.countedDay - Int64(wording.column(of: $0.countedDay)) }
    let firsts = starts.indices.dropFirst(running).filter {
      $0 == running || starts[$0] != starts[$0 - 1]
    }
    guard firsts.count > 1, Set(starts.dropFirst(running)).count == firsts.count else {
      return [:]
    }
    var weeks: [Int: String] = [:]
    for (number, first) in firsts.enumerated() {
      let end = number + 1 < firsts.count ? firsts[number + 1] : fasts.count
      let isPart = !isWhole && end == fasts.count
      weeks[first] = week(starts[first], isPart ? [] : fasts[first..<end])
    }
    return weeks
  }

  private func week(_ first: Day, _ fasts: ArraySlice<Entry>) -> String {
    let name = phrases(HistoryMessage.week, "date", wording.shortDate(first))
    guard !fasts.isEmpty else { return screen.paint(name, .strong) }
    let seconds: Int64 = fasts.reduce(0) { sum, fast in
      let (next, overflow) = sum.addingReportingOverflow(max(0, fast.length ?? 0))
      return overflow ? .max : next
    }
    let facts = [
      phrases(PluralMessage.fasts, Int64(fasts.count)), wording.cell(seconds: seconds, on: screen),
    ]
    return screen.paint(name, .strong) + screen.separator
      + facts.joined(separator: screen.separator)
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
