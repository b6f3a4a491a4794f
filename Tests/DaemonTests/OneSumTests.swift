import Nouns
import Rules
import TestSupport
import Testing
import Time
import Wire

@testable import Daemon
@testable import Views

/// The fasts of some days and their length, as a view has them.
private struct Sum: Equatable {
  var fasts: Int64
  var seconds: Int64

  static func of(_ tally: Wire.Tally) -> Sum { Sum(fasts: tally.fasts, seconds: tally.seconds) }

  static func of(_ fasts: [Entry]) -> Sum {
    Sum(fasts: Int64(fasts.count), seconds: fasts.compactMap(\.minutes).reduce(0, +) * 60)
  }
}

@Suite @MainActor struct `A week, a month and a day` {
  private static let zones = ["Europe/Berlin", "Pacific/Auckland", "America/Los_Angeles", "UTC"]

  /// Weeks of somebody who now and then flies, forgets to stop, gives up, or fasts for days.
  private func life(_ dice: inout Dice, settings: String) throws -> Scene {
    let scene = try Scene(settings: settings)
    let zones = try Self.zones.map { try Zone(installed: $0) }
    scene.zone = dice.pick(zones)
    for _ in 0..<dice.number(10...24) {
      try scene.start(dice.pick([nil, .open, .span(.seconds(dice.number(1...20) * 3600))]))
      scene.pass(
        Span(milliseconds: dice.number(60_000...(dice.once(in: 6) ? 300 : 90) * 1_000_000)))
      if dice.once(in: 8) { scene.zone = dice.pick(zones) }
      if dice.once(in: 6) {
        try scene.ask(FastCalls.Cancel.self, NoFields())
      } else {
        try scene.stop()
      }
      scene.pass(Span(milliseconds: dice.number(60_000...60_000_000)))
    }
    if dice.once(in: 2) { try scene.start() }
    scene.pass(Span(milliseconds: dice.number(0...200_000_000)))
    return scene
  }

  @Test(arguments: Dice.seeds(4))
  func `have one sum in every view, in both modes, wherever a day begins`(seed: UInt64) throws {
    var dice = Dice(seed: seed)
    let begins = dice.pick(["", "day.start = 03:30\n", "day.start = 06:00\n"])
    let modes = dice.pick([["end", "start"], ["start", "end"]])
    let scene = try life(&dice, settings: begins + "streak.mode = \(modes[0])\n")
    for mode in modes {
      let rule = RuleOrders(rules: [RuleWord(key: .mode, value: mode)])
      if mode != modes[0] { try scene.ask(HabitCalls.Set.self, rule) }
      let comment: Comment = "seed \(seed), \(mode)"
      let all = try scene.ask(HistoryCalls.List.self, HistoryQuestion(last: 100)).fasts
      try expectDays(of: all, mode, in: scene, comment)
      try expectStatistics(in: scene, comment)
      let today = scene.keeper.state.moment.day
      for _ in 0..<2 {
        let day = today - dice.number(-1...25)
        let week = day - Int64(day.weekday.rawValue)
        let month = Month(of: day)
        for days in [day...day, week...week + 6, month.first...month.last] {
          try expectOneSum(of: days, all, in: scene, comment)
        }
      }
    }
  }

  /// Those of the rows, and no others.
  private func expectDays(
    of fasts: [Entry], _ mode: String, in scene: Scene, _ comment: Comment
  ) throws {
    let rows = try scene.keeper.ports.store.fasts(HistoryQuery())
    for (fast, row) in zip(fasts, rows) {
      #expect(fast.id == row.id.text, comment)
      let end = row.end.map { max(row.start.day, $0.day) }
      #expect(fast.day == end.map { mode == "end" ? $0 : row.start.day }?.iso, comment)
    }
  }

  /// The week, the month and the year that it is, those before, and the last seven days.
  private func expectStatistics(in scene: Scene, _ comment: Comment) throws {
    let summary = try scene.ask(StatisticsCalls.Summary.self, NoFields())
    let today = try Day(iso: summary.today)
    func expect(_ comparison: Comparison, _ page: (Day) -> ClosedRange<Day>) throws {
      let from = try Day(iso: comparison.from)
      #expect(try period(page(from), scene).all == comparison.now, comment)
      #expect(try period(page(from - 1), scene).all == comparison.before, comment)
    }
    try expect(summary.week) { day in
      let monday = day - Int64(day.weekday.rawValue)
      return monday...monday + 6
    }
    try expect(summary.month) { Month(of: $0).first...Month(of: $0).last }
    try expect(summary.year) { day in
      let year = CalendarPage.year(day.civil.year)
      return year.first...year.last
    }
    #expect(try period(today - 6...today, scene).all.fasts == summary.lastSevenDays, comment)
    let always = try period(today - 1000...today + 9, scene)
    #expect(always.all == summary.all && always.longest == summary.longest, comment)
    let days = try calendar(today - 1000...today + 9, scene).days
    for (place, tally) in summary.weekdays.enumerated() {
      let same = try days.filter { try Day(iso: $0.date).weekday.rawValue == place }
      #expect(same.map(\.fasts).reduce(0, +) == tally.fasts, comment)
      #expect(same.map(\.seconds).reduce(0, +) == tally.seconds, comment)
    }
  }

  private func expectOneSum(
    of days: ClosedRange<Day>, _ all: [Entry], in scene: Scene, _ comment: Comment
  ) throws {
    let period = try period(days, scene)
    let sum = Sum.of(period.all)
    let names = Set((0..<days.count).map { (days.lowerBound + $0).iso })
    let rows = all.filter { $0.day.map(names.contains) ?? false }
    #expect(Sum.of(rows) == sum, comment)
    let list = try list(days, scene)
    #expect(list.map(\.id) == rows.map(\.id), comment)
    #expect(list.count { $0.outcome == .completed } == period.all.completed, comment)
    #expect(list.compactMap(\.minutes).min().map { $0 * 60 } == period.shortest, comment)
    #expect(list.compactMap(\.minutes).max().map { $0 * 60 } == period.longest?.seconds, comment)
    let marked = try calendar(days, scene).days
    #expect(marked.map(\.fasts).reduce(0, +) == sum.fasts, comment)
    #expect(marked.map(\.seconds).reduce(0, +) == sum.seconds, comment)
    let bars = try scene.ask(StatisticsCalls.Last.self, BarsQuestion(last: 366)).bars
    let drawn = bars.filter { $0.end != nil && names.contains($0.date) }
    #expect(
      Sum(fasts: Int64(drawn.count), seconds: drawn.map(\.seconds).reduce(0, +)) == sum, comment)
    let today = max(scene.keeper.state.moment.day, scene.keeper.state.moment.date)
    if days.upperBound <= today, days.count < 10 {
      let whole = try names.flatMap {
        try scene.ask(HistoryCalls.Day.self, DayQuestion(day: $0)).fasts
      }
      #expect(Sum.of(whole) == sum, comment)
    }
    try expectPage(of: days, sum, in: scene, comment)
    guard days.count == 7 else { return }
    let week = try scene.ask(StatisticsCalls.Week.self, WeekQuestion(to: days.upperBound.iso))
    #expect(week.days.map(\.seconds).reduce(0, +) == sum.seconds, comment)
    expectHead(of: days.lowerBound, sum, all, in: scene, comment)
  }

  /// The line above a week of the history, which is not there where a flight mixes the weeks.
  private func expectHead(
    of monday: Day, _ sum: Sum, _ all: [Entry], in scene: Scene, _ comment: Comment
  ) {
    let wording = scene.keeper.state.wording(at: scene.keeper.state.moment)
    let screen = Screen(width: 120, hasColour: false, hasBlocks: true)
    let table = HistoryTable(wording, on: screen, now: scene.now)
      .text(of: all, total: Int64(all.count))
    let name = wording.phrases(HistoryMessage.week, "date", wording.shortDate(monday))
    let heads = table.split(separator: "\n").filter { $0.hasPrefix(name) }
    let facts = [
      name, wording.phrases(.fasts, sum.fasts), wording.cell(seconds: sum.seconds, on: screen),
    ]
    #expect(heads.allSatisfy { $0 == facts.joined(separator: " · ") }, comment)
  }

  /// The line below the picture of these days on a page.
  private func expectPage(
    of days: ClosedRange<Day>, _ sum: Sum, in scene: Scene, _ comment: Comment
  ) throws {
    let facts = ReportFacts(
      days: days, state: try scene.status(),
      summary: try scene.ask(StatisticsCalls.Summary.self, NoFields()),
      period: try period(days, scene), calendar: try calendar(days, scene),
      fasts: try list(days, scene).reversed())
    let wording = scene.keeper.state.wording(at: scene.keeper.state.moment)
    let map = DayMap(wording, days: days, facts).summary
    #expect(map.contains(wording.phrases(.fastsEnded, sum.fasts)), comment)
    #expect(map.contains(wording.hours(seconds: sum.seconds)), comment)
    let picture = LengthPicture(wording, days: days, facts.fasts)
    #expect(picture.points.allSatisfy { days.contains($0.day) }, comment)
    #expect(picture.points.map(\.seconds).reduce(0, +) == sum.seconds, comment)
  }

  // MARK: What is asked

  private func question(_ days: ClosedRange<Day>) -> DaysQuestion {
    DaysQuestion(from: days.lowerBound.iso, to: days.upperBound.iso)
  }

  private func period(_ days: ClosedRange<Day>, _ scene: Scene) throws -> PeriodAnswer {
    try scene.ask(StatisticsCalls.Period.self, question(days))
  }

  private func calendar(_ days: ClosedRange<Day>, _ scene: Scene) throws -> CalendarAnswer {
    try scene.ask(StatisticsCalls.Calendar.self, question(days))
  }

  private func list(_ days: ClosedRange<Day>, _ scene: Scene) throws -> [Entry] {
    try scene.ask(
      HistoryCalls.List.self,
      HistoryQuestion(
        last: 100, from: days.lowerBound.iso, to: days.upperBound.iso, ended: true)
    ).fasts
  }
}
