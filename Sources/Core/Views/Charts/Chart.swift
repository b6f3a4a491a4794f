import Nouns
import Time
package import Wire

/// A chart as values, before anybody knows what it is drawn on.
package struct Chart {
  struct Bar: Equatable {
    var seconds: Int64
    var sign: Sign
  }

  struct Column {
    /// The fasts that ended, and beside them the one that is running.
    var bars: [Bar]
    var date: String
    /// At what height the line goes over it.
    var line: Int64?
    /// The same in words.
    var sentence: String
  }

  enum Kind: Equatable { case week, last, trend }

  let kind: Kind
  let columns: [Column]
  /// The meaning of the line.
  let lineMeaning: String

  /// Of what is drawn, so that it is true where the rest finds no room.
  func title(_ phrases: Phrases) -> String {
    switch kind {
    case .week: phrases(ChartMessage.week)
    case .last: phrases(.lastFasts, Int64(columns.count))
    case .trend: phrases(.trendOfFasts, Int64(columns.count))
    }
  }

  var longest: Int64 {
    columns.flatMap { $0.bars.map(\.seconds) + [$0.line ?? 0] }.map(Scale.clamped).max() ?? 0
  }

  /// The line's most frequent height, where it is worth drawing sharply.
  var usualLine: Int64? {
    guard kind != .trend else { return nil }
    var counts: [Int64: Int] = [:]
    for line in columns.compactMap(\.line) { counts[line, default: 0] += 1 }
    return counts.max { ($0.value, $0.key) < ($1.value, $1.key) }?.key
  }

  /// Whether nothing would be drawn.
  package var isEmpty: Bool { columns.allSatisfy { $0.bars.isEmpty } }

  /// In the order in which they are explained.
  var signs: [Sign] {
    let used = columns.flatMap { $0.bars.map(\.sign) }
    return Sign.allCases.filter { $0 != .none && used.contains($0) }
  }

  var running: Int64? {
    columns.flatMap(\.bars).last { $0.sign == .running }?.seconds
  }

  func emptySentence(_ phrases: Phrases, isFasting: Bool = false) -> String {
    kind == .week && !isFasting
      ? phrases(ChartMessage.emptyWeek) : phrases(HistoryMessage(nothingEnded: isFasting))
  }

  /// The meaning of the line, and the value that a mean has reached.
  func line(_ wording: Wording) -> String {
    guard kind == .trend, let newest = columns.compactMap(\.line).last else { return lineMeaning }
    return wording.phrases(
      ChartMessage.column, "day", lineMeaning, "what", wording.span(seconds: newest))
  }

  /// Only the newest of its columns.
  func suffix(_ count: Int) -> Chart {
    Chart(
      kind: kind, columns: Array(columns.suffix(max(count, 0))), lineMeaning: lineMeaning)
  }
}

extension Chart {
  /// The seven days up to one, as they were asked for.
  package init(week answer: WeekAnswer, _ wording: Wording) {
    let columns = answer.days.suffix(7).map { wording.column(of: $0, goal: answer.goal) }
    self.init(
      kind: .week, columns: columns, lineMeaning: wording.goalMeaning(columns))
  }

  /// The last fasts, with the goal each of them had.
  package init(last answer: BarsAnswer, _ wording: Wording) {
    let columns = answer.bars.map { wording.column(of: $0, line: $0.goal) }
    self.init(
      kind: .last, columns: columns, lineMeaning: wording.goalMeaning(columns))
  }

  /// The last fasts, with the mean that moves along with them.
  package init(trend answer: BarsAnswer, _ wording: Wording) {
    let columns = answer.bars.map { wording.column(of: $0, line: $0.trend) }
    self.init(
      kind: .trend, columns: columns, lineMeaning: wording.phrases(ChartMessage.trend))
  }
}

extension Wording {
  fileprivate func column(of day: DayBar, goal: Int64?) -> Chart.Column {
    let date = try? Day(iso: day.date)
    var bars: [Chart.Bar] = []
    if day.seconds > 0 { bars.append(Chart.Bar(seconds: day.seconds, sign: Sign(day.state))) }
    if let running = day.running { bars.append(Chart.Bar(seconds: running, sign: .running)) }
    return Chart.Column(
      bars: bars, date: date.map(weekday) ?? PlainText.line(day.date), line: goal,
      sentence: sentence(date, day.date, bars))
  }

  fileprivate func column(of fast: FastBar, line: Int64?) -> Chart.Column {
    let date = try? Day(iso: fast.date)
    let bars = [Chart.Bar(seconds: fast.seconds, sign: Sign(fast.outcome))]
    return Chart.Column(
      bars: bars, date: date.map(shortDate) ?? PlainText.line(fast.date),
      line: line.flatMap { $0 > 0 ? $0 : nil }, sentence: sentence(date, fast.date, bars))
  }

  private func sentence(_ day: Day?, _ text: String, _ bars: [Chart.Bar]) -> String {
    let name = day.map { weekday($0) + " " + date($0) } ?? PlainText.line(text)
    let facts = bars.map { span(seconds: $0.seconds) + " " + $0.sign.meaning(phrases) }
    return phrases(
      ChartMessage.column, "day", name, "what",
      facts.isEmpty ? Sign.none.meaning(phrases) : facts.joined(separator: ", "))
  }

  fileprivate func goalMeaning(_ columns: [Chart.Column]) -> String {
    let goals = Set(columns.compactMap(\.line))
    guard goals.count == 1, let goal = goals.first else { return phrases(ChartMessage.goals) }
    return phrases(ChartMessage.goal, "goal", self.goal(seconds: goal))
  }
}

package enum ChartMessage: String, Message {
  case week = "Last 7 days (h:min)"
  case emptyWeek = "No fast ended in the last 7 days. To start one: fastctl start"
  case column = "{day}: {what}"
  case goal = "goal {goal}"
  case goals = "each fast's goal"
  case trend = "average of the last 7"
}

extension PluralMessage {
  static var lastFasts: Self { Self(one: "Last fast (h:min)", many: "Last {n} fasts (h:min)") }
  static var trendOfFasts: Self {
    Self(one: "Length of the last fast", many: "Length of the last {n} fasts")
  }
  static var moreBars: Self {
    Self(one: "{n} older fast does not fit here.", many: "{n} older fasts do not fit here.")
  }
}
