import Nouns
import TestSupport
import Testing
import Time
import Wire

@testable import Views

@Suite struct `A day on one page` {
  private static let now = Instant(milliseconds: Examples.at(18, 40, day: 3))

  private static func day(_ change: (inout WholeDay) -> Void = { _ in }) -> WholeDay {
    var day = WholeDay()
    day.day = "2026-03-06"
    day.program = Program(
      phase: .diet, cycle: 2, day: 3, of: 14, daysLeft: 12, next: "2026-03-18", kcal: 1_900)
    day.energy = DayEnergy(kcal: 1_900, reason: .diet)
    day.fasts = [Examples.finished(), Examples.finished(minutes: 100, goal: nil, outcome: .open)]
    day.eaten = `Meals on a page`.day { $0.day = "2026-03-06" }
    (day.weight, day.mean) = (82_400, 82_900)
    change(&day)
    return day
  }

  private static var days: [(String, WholeDay)] {
    [
      ("everything", day()),
      (
        "more than its target",
        day {
          $0.eaten.nutrition.energy = 2_400
          ($0.eaten.remaining, $0.eaten.over, $0.eaten.tone) = (0, 500, .plain)
        }
      ),
      (
        "a weight alone",
        day {
          $0.fasts = []
          $0.eaten = MealDay()
          $0.mean = nil
          ($0.program, $0.energy) = (nil, nil)
        }
      ),
      (
        "nothing",
        day {
          $0.fasts = []
          $0.eaten = MealDay()
          ($0.weight, $0.mean) = (nil, nil)
        }
      ),
    ]
  }

  @Test func `of the past has what became of it`() throws {
    let page = Way.page { way in
      Self.days.map { name, day in
        var day = day
        day.eaten.closed = true
        return "-- \(name)\n" + TodayPage(way.wording, on: way.screen).text(of: day, now: Self.now)
      }.joined()
    }
    try Golden.expect(page, is: "day-past", at: #_sourceLocation)
  }

  @Test func `that goes on after midnight is the counted one, beside the date that has begun`()
    throws
  {
    var snapshot = Examples.idle(now: Examples.at(1, 30, day: 2))
    snapshot.program = Program(
      phase: .maintenance, cycle: 2, day: 1, of: 14, daysLeft: 14, next: "2026-03-21", kcal: 2_300)
    snapshot.energy = DayEnergy(kcal: 2_300, reason: .maintenance)
    let counted = Self.day()
    let page = Way.page {
      TodayPage($0.wording, on: $0.screen).text(of: snapshot, counted: counted)
    }
    try Golden.expect(page, is: "day-counted", at: #_sourceLocation)
    snapshot.program = nil
    let text = TodayPage(Way.english, on: .plain).text(of: snapshot, counted: counted)
    #expect(text.contains("Fri 6 Mar 2026\nSat 7 Mar 2026 has begun; until"), "\(text)")
  }

  @Test func `that is still to come is refused with what can be asked`() {
    #expect(
      Way.english.sentence(toCome: Day(number: 20_518))
        == "Fri 6 Mar 2026 is still to come. For example: fastctl today --on yesterday")
  }
}

@Suite struct `When the page of the day changes by the clock` {
  private func next(_ snapshot: Snapshot) -> Instant? {
    TodayPage.nextChange(of: snapshot, after: Instant(milliseconds: snapshot.now))
  }

  @Test func `a running fast and an open window count minutes`() {
    let fasting = Examples.fasting(now: Examples.at(9, 5, day: 1) + 20_000)
    #expect(next(fasting)?.milliseconds == Examples.at(9, 6, day: 1))
    var eating = Examples.eating()
    eating.now += 20_000
    #expect(next(eating)?.milliseconds == eating.now + 40_000)
  }

  @Test func `what a start now would come to counts minutes, and nothing else at rest does`() {
    var idle = Examples.idle()
    idle.now += 20_000
    #expect(next(idle)?.milliseconds == idle.now + 40_000)
    let planned = Examples.at(20, day: 1)
    let changes: [((inout Plan) -> Void, Int64?)] = [
      ({ $0.rest = true }, nil), ({ $0.vacationUntil = "2026-03-09" }, nil),
      ({ $0.at = planned }, planned), ({ $0 = Plan() }, nil),
    ]
    for (change, expected) in changes {
      var resting = idle
      resting.window = nil
      var plan = resting.plan ?? Plan()
      change(&plan)
      resting.plan = plan
      #expect(next(resting)?.milliseconds == expected)
    }
  }

  /// Within the hours for which a state holds, each text that is another was announced, to the minute.
  @Test(arguments: [
    Examples.idle(), Examples.eating(), Examples.fasting(now: Examples.at(9, day: 1)),
  ])
  func `nothing changes unannounced`(snapshot: Snapshot) {
    func text(_ moment: Instant) -> String {
      TodayPage(Way.english, on: .plain).text(of: snapshot.moved(to: moment))
    }
    var now = Instant(milliseconds: snapshot.now)
    let end = now + .hours(3)
    while now < end {
      let next = TodayPage.nextChange(of: snapshot.moved(to: now), after: now) ?? end
      var moment = now + .second
      while moment < min(next, end) {
        guard text(moment) == text(now) else {
          Issue.record("\(moment)")
          return
        }
        moment = moment + .seconds(7)
      }
      now = next
    }
  }
}
