import Nouns
import Time
import Wire

/// A week or a month as a table of cells, before anybody draws them: a column for each day, or for each
/// week, then one for all of them and one for those before.
struct ReviewGrid {
  enum Cell: Equatable {
    case blank
    /// Nothing was recorded, although there was a day for it.
    case nothing
    case text(String)
    case fast(Sign, String)
    /// In tenths; a mean has them.
    case mood(Int64, isMean: Bool)
    /// A piece for each day.
    case phases([PhaseSign?])
  }

  struct Row {
    let label: String
    /// On a narrow screen the row with the highest number goes first.
    let goes: Int
    let cells: [Cell]
  }

  let facts: ReviewFacts
  private(set) var headings: [String] = []
  /// Those that have something to say.
  private(set) var rows: [Row] = []
  private let wording: Wording
  private let screen: Screen
  private var phrases: Phrases { wording.phrases }

  init(_ facts: ReviewFacts, _ wording: Wording, on screen: Screen) {
    (self.facts, self.wording, self.screen) = (facts, wording, screen)
    headings = parts + sums
    let energy = wording.customs.units.energy.rawValue
    var all: [Row] = [
      row(phrases(TodayMessage.fast), goes: 0, fast(of:), fast(of:)),
      row(phrases(HistoryMessage.goal), goes: 3, goal(of:), goal(of:)),
      row(energy, goes: 1, energy(of:), energy(of:)),
    ]
    for (place, macro) in Macro.allCases.enumerated() {
      let label = phrases(MacroMessage(macro)) + (screen.isLinear ? "" : " g")
      all.append(
        row(
          label, goes: 6 + place, { self.amount($0.eaten.nutrition[macro], $0) },
          { self.grams($0.sum(of: macro)?.mean) }))
    }
    all += [
      row(weightLabel, goes: 2, { self.weight($0.weight, on: $0) }, { self.weight($0.weight) }),
      row(
        phrases(HistoryMessage.mood), goes: 4, { mood($0.mood, isMean: false) },
        { mood($0.mood, isMean: true) }),
      row(phrases(ReviewMessage.phase), goes: 5, phase(of:), phases(of:), hasSums: false),
    ]
    rows = all.filter { $0.cells.contains { $0 != .blank && $0 != .nothing } }
  }

  // MARK: Above the columns

  /// The days or the weeks.
  private var parts: [String] {
    guard facts.isWeek else { return facts.weeks.map(name) }
    return facts.days.map {
      screen.isLinear ? wording.longDate($0.day) : wording.weekday($0.day)
    }
  }

  private func name(of week: Review) -> String {
    let (first, last) = (ReviewFacts.day(week.from), ReviewFacts.day(week.to))
    guard !screen.isLinear else {
      return wording.range(wording.date(first), wording.date(last))
    }
    let days = [first, last].map { String($0.civil.day) }
    return days[0] == days[1] ? days[0] : days.joined(separator: screen.hasBlocks ? "–" : "-")
  }

  private var sums: [String] {
    let before = ReviewFacts.day(facts.before.from)
    guard facts.isWeek else {
      return [facts.first, before].map { wording.shortName(ofMonth: $0.civil.month) }
    }
    return [
      phrases(ReviewMessage.week),
      wording.hasWeekNumbers
        ? wording.number(ofWeek: before) : phrases(StatisticsMessage.before),
    ]
  }

  private func row(
    _ label: String, goes: Int, _ day: (DayReview) -> Cell, _ review: (Review) -> Cell,
    hasSums: Bool = true
  ) -> Row {
    let parts =
      facts.days.map(day) + facts.weeks.map(review)
    return Row(
      label: label, goes: goes,
      cells: parts + [facts.now, facts.before].map { hasSums ? review($0) : .blank })
  }

  // MARK: Fasts

  private func fast(of day: DayReview) -> Cell {
    let mark = Sign(day.mark)
    let sign = mark == .none ? day.rest.map { Sign($0) } ?? .none : mark
    let seconds = day.fasts.isEmpty ? day.running : day.seconds
    let length = seconds.map { wording.cell(seconds: $0, on: screen) }
    guard sign != .none || length != nil else { return nothing(on: day) }
    return .fast(sign, length ?? "")
  }

  private func fast(of review: Review) -> Cell {
    review.fasts.fasts > 0
      ? .text(
        screen.isLinear
          ? wording.hours(seconds: review.fasts.seconds)
          : wording.shortSpan(seconds: review.fasts.seconds)) : .nothing
  }

  private func goal(of day: DayReview) -> Cell {
    guard let goal = day.goal else { return .blank }
    return .text(wording.cell(seconds: Wording.wholeMinutesUp(goal), on: screen))
  }

  private func goal(of review: Review) -> Cell {
    guard review.fasts.scored > 0 else { return .blank }
    return .text(
      phrases(
        ReviewMessage.metOf, "met", wording.number(review.fasts.completed), "all",
        wording.number(review.fasts.scored)))
  }

  private func mood(_ tenths: Int64?, isMean: Bool) -> Cell {
    guard let tenths = tenths.map({ min(max($0, 0), 50) }) else { return .blank }
    return .mood(tenths, isMean: isMean || tenths % 10 != 0)
  }

  // MARK: Journals

  private func nothing(on day: DayReview) -> Cell { day.day < facts.today ? .nothing : .blank }

  private func energy(of day: DayReview) -> Cell {
    guard let kcal = day.eaten.nutrition.energy else { return nothing(on: day) }
    return .text(wording.number(wording.shownEnergy(kcal)))
  }

  private func energy(of review: Review) -> Cell {
    guard let mean = review.energy?.mean else { return .nothing }
    return .text(wording.number(wording.shownEnergy(mean)))
  }

  private func amount(_ tenths: Int64?, _ day: DayReview) -> Cell {
    tenths == nil ? nothing(on: day) : grams(tenths)
  }

  private func grams(_ tenths: Int64?) -> Cell {
    guard let tenths else { return .nothing }
    return .text(wording.number(Wording.grams(tenths: tenths)) + (screen.isLinear ? " g" : ""))
  }

  private var weightLabel: String {
    guard !screen.isLinear else { return phrases(TodayMessage.weight) }
    return wording.customs.units.weight == .kilograms ? "kg" : "lb"
  }

  private func weight(_ grams: Int64?, on day: DayReview) -> Cell {
    grams == nil ? nothing(on: day) : weight(grams)
  }

  private func weight(_ grams: Int64?) -> Cell {
    guard let grams else { return .nothing }
    return .text(screen.isLinear ? wording.weight(grams: grams) : wording.bareWeight(grams: grams))
  }

  // MARK: The program

  private func phase(of day: DayReview) -> Cell {
    guard let program = day.program, let sign = PhaseSign(program.phase) else { return .blank }
    return screen.isLinear ? .text(wording.standing(of: program)) : .phases([sign])
  }

  private func phases(of review: Review) -> Cell {
    let (first, last) = (ReviewFacts.day(review.from), ReviewFacts.day(review.to))
    let signs = (0...min(max(last - first, 0), 31)).map { place in
      review.phases.first {
        (ReviewFacts.day($0.from)...max(ReviewFacts.day($0.from), ReviewFacts.day($0.to)))
          .contains(first + place)
      }.flatMap { PhaseSign($0.phase) }
    }
    guard !screen.isLinear else {
      let names = review.phases.compactMap { wording.name(of: $0.phase, length: nil) }
      return names.isEmpty ? .blank : .text(names.joined(separator: ", "))
    }
    return signs.contains { $0 != nil } ? .phases(signs) : .blank
  }
}

extension ReviewGrid {
  /// Those of the fasts that are shown, in the order in which they are explained.
  var signs: [Sign] {
    let used = rows.flatMap(\.cells).compactMap {
      if case .fast(let sign, _) = $0 { sign } else { nil }
    }
    return Sign.allCases.filter { $0 != .none && used.contains($0) }
  }

  /// The phases, with the days of theirs that a week has.
  var phaseSigns: [(sign: PhaseSign, meaning: String)] {
    PhaseSign.allCases.compactMap { sign in
      let programs = facts.days.compactMap(\.program).filter { PhaseSign($0.phase) == sign }
      let phase =
        programs.first?.phase ?? facts.now.phases.map(\.phase).first { PhaseSign($0) == sign }
      guard let phase, let name = wording.name(of: phase, length: programs.first?.of) else {
        return nil
      }
      guard let first = programs.first?.day, let last = programs.last?.day, first <= last else {
        return (sign, name)
      }
      let days = wording.range(String(first), String(last))
      return (sign, phrases(ReviewMessage.phaseDays, "phase", name, "days", days))
    }
  }
}
