import Nouns
import Time
import Wire

/// All that is known of the days of a month or a year.
struct DayTable {
  let page: CalendarPage
  let today: Day?
  /// The phases of diet programs that these days have.
  let blocks: [PlanBlock]
  private let days: [Day: CalendarDay]
  private let phases: [Day: PhaseSign]

  init(_ answer: CalendarAnswer, page: CalendarPage, plan: ProgramPlan? = nil) {
    self.page = page
    blocks = (plan?.blocks ?? []).compactMap { $0.part(from: page.first, to: page.last) }
    phases = Self.phases(of: blocks)
    today = try? Day(iso: answer.today)
    var days: [Day: CalendarDay] = [:]
    for day in answer.days {
      guard let date = try? Day(iso: day.date), page.contains(date) else { continue }
      days[date] = day
    }
    self.days = days
  }

  private static func phases(of blocks: [PlanBlock]) -> [Day: PhaseSign] {
    var phases: [Day: PhaseSign] = [:]
    for block in blocks {
      for offset in 0..<block.days {
        phases[block.first + offset] = PhaseSign(block.stretch.phase)
      }
    }
    return phases
  }

  func phase(of day: Day) -> PhaseSign? { phases[day] }

  func block(of day: Day) -> PlanBlock? { blocks.last { $0.contains(day) } }

  /// In the order in which they are explained.
  func phaseSigns(_ wording: Wording) -> [(sign: PhaseSign, meaning: String)] {
    PhaseSign.allCases.compactMap { sign in
      let stretch = blocks.first { PhaseSign($0.stretch.phase) == sign }?.stretch
      return stretch.flatMap { wording.name(of: $0.phase, length: $0.of) }.map { (sign, $0) }
    }
  }

  func mark(of day: Day) -> Sign { days[day].map { Sign($0.mark) } ?? .none }

  func rest(of day: Day) -> Sign? { days[day]?.rest.map(Sign.init) }

  /// The one sign where there is room for one.
  func sign(of day: Day) -> Sign {
    let mark = mark(of: day)
    return mark == .none ? rest(of: day) ?? .none : mark
  }

  /// In the order in which they are explained.
  var signs: [Sign] {
    let used = days.values.flatMap { [Sign($0.mark)] + ($0.rest.map { [Sign($0)] } ?? []) }
    return Sign.allCases.filter { $0 != .none && used.contains($0) }
  }

  /// How many days have it.
  func count(of sign: Sign) -> Int64 {
    Int64(days.values.count { Sign($0.mark) == sign || $0.rest.map { Sign($0) } == sign })
  }

  /// Of the fasts that belong to these days.
  func seconds(of week: some Sequence<Day>) -> Int64 {
    week.reduce(0) { Self.sum($0, days[$1]?.seconds ?? 0) }
  }

  var hasToday: Bool { today.map(page.contains) ?? false }

  var completed: Int64 { Int64(days.values.count { $0.mark == .completed }) }

  var fasts: Int64 { sum(\.fasts) }

  var seconds: Int64 { sum(\.seconds) }

  private func sum(_ part: (CalendarDay) -> Int64) -> Int64 {
    days.values.reduce(0) { Self.sum($0, part($1)) }
  }

  /// Of numbers that a peer sent: the sum stays within its type.
  private static func sum(_ one: Int64, _ other: Int64) -> Int64 {
    let (sum, overflow) = one.addingReportingOverflow(max(0, other))
    return overflow ? .max : sum
  }

  var all: [Day] {
    (0...max(0, page.last - page.first)).map { page.first + $0 }
  }

  /// All that is known of each day, and which one is today.
  func lines(_ wording: Wording) -> [String] {
    all.compactMap { day in
      let signs = [mark(of: day), rest(of: day) ?? .none].filter { $0 != .none }
      var facts = signs.map { $0.meaning(wording.phrases) }
      if day == today { facts.append(wording.phrases(CalendarMessage.today)) }
      guard !facts.isEmpty else { return nil }
      return wording.phrases(
        ChartMessage.column, "day", wording.weekday(day) + " " + wording.date(day), "what",
        facts.joined(separator: ", "))
    }
  }

  /// The phases, a line for each.
  func phaseLines(_ wording: Wording) -> [String] {
    blocks.map { block in
      wording.phrases(
        ProgramMessage.block, "days", wording.days(of: block), "what", wording.name(of: block))
    }
  }

  /// The marked days in words, for those who do not see the picture.
  func sentences(_ wording: Wording) -> [String] {
    phaseLines(wording)
      + all.compactMap { day in
        let sign = sign(of: day)
        guard sign != .none else { return nil }
        return wording.phrases(
          ChartMessage.column, "day", wording.date(day), "what", sign.meaning(wording.phrases))
      }
  }
}
