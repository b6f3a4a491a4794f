import Glibc
import Host
import Nouns
import Time
import Views
import Wire

/// Asks the daemon for what a report page shows; what was not asked for is not read.
struct ReportReading {
  private(set) var days: ClosedRange<Day>
  /// Whether these days were asked for; else there is no more than since the first entry.
  let isAsked: Bool
  let parts: Set<ReportPart>

  /// As many as fit into a reply of modest size.
  private static let pageLength: Int64 = 500
  /// What a picture of the weight has room for, and a table beside it.
  private static let mostPoints: Int64 = 120
  /// So many weighings have a row each.
  private static let mostRows = 60
  /// Where nothing tells more.
  private static let month: Int64 = 29
  /// What is planned from today on.
  private static let ahead: Int64 = 84

  private var from: String { days.lowerBound.iso }
  private var to: String { days.upperBound.iso }

  init(days: ClosedRange<Day>, isAsked: Bool, parts: Set<ReportPart>) {
    (self.days, self.isAsked, self.parts) = (days, isAsked, parts)
  }

  mutating func facts(_ session: inout Session) throws(Failure) -> ReportFacts {
    let calendar = try session.ask(
      StatisticsCalls.Calendar.self, DaysQuestion(from: from, to: to))
    var weight = parts.contains(.weight) ? try weight(points: nil, &session) : nil
    let meals = parts.contains(.meals) ? try meals(&session) : nil
    if !isAsked {
      let first = [
        calendar.days.first.flatMap { try? Day(iso: $0.date) },
        weight?.points.first.flatMap { try? Day(iso: $0.date) }, meals?.first?.at.day,
      ].compactMap(\.self).min()
      let begin = first.map { min($0, days.upperBound - 6) } ?? days.upperBound - Self.month
      days = max(days.lowerBound, begin)...days.upperBound
      weight?.from = from
    }
    if let points = weight?.points, points.count(where: { $0.grams != nil }) > Self.mostRows {
      weight = try self.weight(points: Self.mostPoints, &session)
    }
    let question = DaysQuestion(from: from, to: to)
    var facts = ReportFacts(
      days: days, state: try session.ask(StatusCalls.Get.self, StatusQuestion()),
      summary: try session.ask(StatisticsCalls.Summary.self, NoFields()),
      period: try session.ask(StatisticsCalls.Period.self, question), calendar: calendar,
      plan: try plan(today: calendar.today, &session), fasts: try fasts(&session),
      weight: weight, meals: meals, hasNotes: parts.contains(.notes))
    facts.badges = try? session.ask(HabitCalls.Badges.self, NoFields()).shown
    if parts.contains(.meals) {
      facts.eaten = try session.ask(MealCalls.Day.self, MealDayQuestion(day: to)).day
    }
    return facts
  }

  /// The phases of these days and, where they go up to today, of those that come.
  private func plan(today: String, _ session: inout Session) throws(Failure) -> ProgramPlan {
    let isOfNow = (try? Day(iso: today)).map(days.contains) ?? false
    let count = days.upperBound - days.lowerBound + 1 + (isOfNow ? Self.ahead : 0)
    return try session.ask(
      ProgramCalls.Plan.self, ProgramPlanQuestion(from: from, days: min(count, 3660)))
  }

  private func fasts(_ session: inout Session) throws(Failure) -> [Entry] {
    var question = HistoryQuestion(
      last: Self.pageLength, from: from, to: to, ended: true)
    var fasts: [Entry] = []
    while true {
      let page = try session.ask(HistoryCalls.List.self, question)
      fasts += page.fasts
      question.before = fasts.last?.id
      if page.isLast || page.fasts.isEmpty { return fasts.reversed() }
    }
  }

  private func weight(
    points: Int64?, _ session: inout Session
  ) throws(Failure) -> WeightChart {
    try session.ask(
      WeightCalls.Chart.self, WeightChartQuestion(from: from, to: to, points: points))
  }

  /// The list begins with the newest of all.
  private func meals(_ session: inout Session) throws(Failure) -> [MealItem] {
    var items: [MealItem] = []
    var before: String?
    while true {
      let page = try session.ask(
        MealCalls.List.self, MealItemQuestion(last: Self.pageLength, before: before))
      items += page.items.filter { days.contains($0.at.day) }
      before = page.items.last?.id.text
      let isOver = page.items.last.map { $0.at.day < days.lowerBound } ?? true
      if page.isLast || isOver { return items.oldestFirst }
    }
  }
}

/// A file of any size that is read from its beginning to its end; `-` is the standard input.
struct InputFile: ~Copyable {
  private let path: String
  private let file: Descriptor
  private var chunk = [UInt8](repeating: 0, count: 64 << 10)

  init(_ path: String) throws(Failure) {
    self.path = path
    file = try Self.opened(path)
  }

  private static func opened(_ path: String) throws(Failure) -> Descriptor {
    do throws(SystemError) {
      let file = try Descriptor("open") {
        path == "-" ? dup(STDIN_FILENO) : open(path, O_RDONLY | O_CLOEXEC)
      }
      var status = stat()
      guard fstat(file.number, &status) == 0 else { throw .last("fstat") }
      guard status.st_mode & S_IFMT != S_IFDIR else { throw SystemError("read", EISDIR) }
      return file
    } catch {
      throw .file(.system(path, error))
    }
  }

  /// Empty at the end.
  mutating func read() throws(Failure) -> ArraySlice<UInt8> {
    let number = file.number
    do throws(SystemError) {
      let count = try retrying("read") { Glibc.read(number, &chunk, chunk.count) }
      return chunk[..<count]
    } catch {
      throw .file(.system(path, error))
    }
  }
}
