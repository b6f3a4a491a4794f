import Foundation
import Nouns
import Rules
import TestSupport
import Testing
import Time

private struct Series: Decodable {
  let series_g: [String: Int64]
  let date: String?
  let goal: String?
  let aim: String?
  let profile_g: Int64?

  func course(upTo day: Day? = nil) throws -> WeightCourse {
    try WeightCourse(values.filter { value in day.map { value.day <= $0 } ?? true })
  }

  var values: [DayWeight] {
    get throws {
      try series_g.map { DayWeight(day: try Day(iso: $0), grams: $1) }.sorted { $0.day < $1.day }
    }
  }

  var day: Day { get throws { try Day(iso: try #require(date)) } }
}

extension WeightCourse {
  init(_ values: [DayWeight], aimSince aimDay: Day? = nil, memory: Int64? = Self.usualMemory) {
    self.init(aim: aimDay.map { SetAim(.lose, since: $0) }, memory: memory)
    values.forEach { take($0) }
  }
}

private func goal(_ word: String?) throws -> WeightGoal {
  try #require(WeightGoal(rawValue: word == "hold" ? "maintain" : word ?? ""))
}

/// As it is written in the examples.
private func shown(_ direction: WeightArrow?, for goal: WeightGoal) -> String {
  guard let direction, direction == goal.welcome else { return "hidden" }
  return ["down": "↓ green", "up": "↑ green", "flat": "→ green"][direction.rawValue] ?? ""
}

@Suite struct `The domain's examples of weight` {
  private struct Reached: Decodable {
    let series_g: [String: Int64]
    let aimSince: String
    let goal_g: Int64
    let aim: String
    let date: String
  }

  private struct ReachedOn: Decodable {
    let reachedOn: String?
    let aim: String
  }

  @Test(arguments: try vectors(fn: "goalReached"))
  func `a goal is reached when the mean is there, and stays so`(vector: Vector) throws {
    let input = try vector.input(as: Reached.self)
    let expected = try vector.expect(as: ReachedOn.self)
    let (since, date) = (try Day(iso: input.aimSince), try Day(iso: input.date))
    let values = try input.series_g.map { DayWeight(day: try Day(iso: $0), grams: $1) }
      .sorted { $0.day < $1.day }
    let aim = SetAim(try goal(input.aim), since: since, goal: (input.goal_g, since))
    for memory in [nil, WeightCourse.usualMemory] {
      var course = WeightCourse(aim: aim, memory: memory)
      for value in values where value.day <= date { course.take(value) }
      let reached = course.goalReached(by: date)
      #expect(reached?.iso == expected.reachedOn)
      #expect(try goal(expected.aim) == (reached == nil ? aim.aim : .maintain))
    }
  }

  private struct Range: Decodable {
    let aim: String
    let goal_g: Int64
    let avg7_g: Int64
    let avg7_28daysAgo_g: Int64
    let date: String
    let weeksAlike: Bool
    let silent: Bool
  }

  private struct Months: Decodable, Equatable {
    let from: String
    let to: String
  }

  @Test(arguments: try vectors(fn: "goalRange"))
  func `when is a range of months`(vector: Vector) throws {
    let input = try vector.input(as: Range.self)
    let range =
      input.weeksAlike && !input.silent
      ? GoalRange(
        try goal(input.aim), to: input.goal_g, from: input.avg7_28daysAgo_g, now: input.avg7_g,
        on: try Day(iso: input.date)) : nil
    let months = range.map {
      Months(from: String($0.from.iso.prefix(7)), to: String($0.to.iso.prefix(7)))
    }
    #expect(try months == vector.expect(as: Months?.self))
  }

  private struct Aim: Decodable {
    let aim: String
    let answers: [Int]
    let under18: Bool
    let bmiUnder18_5: Bool
  }

  private struct InForce: Decodable {
    let aim: String?
    let rests: Bool
    let setLose: String
  }

  @Test(arguments: try vectors(fn: "aimInForce"))
  func `an aim rests where it could harm`(vector: Vector) throws {
    let input = try vector.input(as: Aim.self)
    let expected = try vector.expect(as: InForce.self)
    let today = Day(number: 20_500)
    var standing = Standing()
    var profile = Profile(id: .blank, from: today - 9)
    profile.birth = .year(today.civil.year - (input.under18 ? 15 : 40))
    (profile.height, profile.weight) = (1700, input.bmiUnder18_5 ? 52_000 : 80_000)
    profile.goal = try goal(input.aim)
    standing.profiles = [profile]
    let applies = Set(input.answers.compactMap(SafetyQuestion.init(number:)))
    if !applies.isEmpty {
      standing.safety = SafetyAnswers(
        id: .blank, applies: applies, isAgreed: false, at: Instant(milliseconds: 0))
    }
    #expect(try standing.aim(on: today) == expected.aim.map { try goal($0) })
    #expect((standing.restOfAim(on: today) != nil) == expected.rests)
    #expect((standing.aimObstacle(on: today, .lose) == nil) == (expected.setLose == "taken"))
    // A clinician's word lifts that for an unwanted loss alone.
    standing.safety?.isAgreed = true
    let isLifted = applies == [.lowWeight] && !input.bmiUnder18_5 && !input.under18
    #expect((standing.aim(on: today) != nil) == (!expected.rests || isLifted))
  }

  @Test(arguments: try vectors(fn: "avg7"))
  func `the mean is that of seven days`(vector: Vector) throws {
    let series = try vector.input(as: Series.self)
    let day = try series.day
    #expect(try series.course(upTo: day).mean(on: day) == vector.expect(as: Int64?.self))
  }

  @Test(arguments: try vectors(fn: "ewma"))
  func `the trend of the book is smoothed by a tenth a day`(vector: Vector) throws {
    let entries = try vector.input(as: Entries.self).entries
    let expected = try vector.expect(as: [Pair].self)
    var trend: SmoothedWeight?
    for (entry, expected) in zip(entries, expected) {
      let value = DayWeight(
        day: try Day(iso: entry.day), grams: Int64((entry.kilograms * 1000).rounded()))
      trend = trend?.corrected(by: value) ?? SmoothedWeight(from: value)
      let level = try #require(trend).level / 1000
      #expect(abs(level - expected.kilograms) < 0.000_051)
    }
    #expect(entries.count == expected.count)
  }

  private struct Entries: Decodable { let entries: [Pair] }

  private struct Pair: Decodable {
    let day: String
    let kilograms: Double

    init(from decoder: any Decoder) throws {
      var values = try decoder.unkeyedContainer()
      day = try values.decode(String.self)
      kilograms = try values.decode(Double.self)
    }
  }

  @Test(arguments: try vectors(fn: "trend"))
  func `the arrow by the means of two weeks`(vector: Vector) throws {
    struct Means: Decodable { let avgLastWeek_g, avgThisWeek_g: Int64?, goal: String }
    struct Expected: Decodable { let delta: Int64?, dir: String, shown: String }
    let expected = try vector.expect(as: Expected.self)
    var change: Int64?
    let goal: WeightGoal
    if let series = try? vector.input(as: Series.self) {
      let day = try series.day
      change = try series.course(upTo: day).changeOfMean(on: day)
      goal = try RulesTests.goal(series.goal)
    } else {
      let means = try vector.input(as: Means.self)
      if let now = means.avgThisWeek_g, let before = means.avgLastWeek_g { change = now - before }
      goal = try RulesTests.goal(means.goal)
    }
    #expect(change == expected.delta)
    let direction = change.map { WeightArrow(change: $0, band: ArrowRule.week.band) }
    #expect(direction?.rawValue ?? "unknown" == expected.dir)
    #expect(shown(direction, for: goal) == expected.shown)
  }

  @Test(arguments: try vectors(fn: "trendLine"))
  func `the trend and its arrow`(vector: Vector) throws {
    struct Expected: Decodable {
      let level_g, week_g: Int64?, arrow: String?, shown: String, leftOut: [String]
    }
    let series = try vector.input(as: Series.self)
    let (expected, day) = (try vector.expect(as: Expected.self), try series.day)
    let course = try series.course(upTo: day)
    #expect(course.level(on: day) == expected.level_g)
    #expect(course.weeklyChange(on: day) == expected.week_g)
    #expect(course.leftOut.map(\.day.iso) == expected.leftOut)
    let direction = try? course.direction(on: day, by: .trend, in: nil).get()
    #expect(direction?.rawValue == expected.arrow)
    #expect(shown(direction, for: try goal(series.aim)) == expected.shown)
  }

  @Test(arguments: try vectors(fn: "weightForTargets"))
  func `targets go by the mean, else the newest, else the profile`(vector: Vector) throws {
    struct Expected: Decodable { let grams: Int64, source: String }
    let series = try vector.input(as: Series.self)
    let expected = try vector.expect(as: Expected?.self)
    let day = try series.day
    let weight = WeightForTargets(
      try series.course(upTo: day), on: day, profile: series.profile_g)
    #expect(weight?.grams == expected?.grams)
    #expect(weight?.source.rawValue == expected?.source)
  }

  @Test(arguments: try vectors(fn: "aimProgress"))
  func `the way to the goal`(vector: Vector) throws {
    struct Way: Decodable { let aim: String, baseline_g, goal_g, avg7_g: Int64 }
    struct Expected: Decodable { let done_g, total_g, permille: Int64, reached: Bool }
    let way = try vector.input(as: Way.self)
    let progress = AimProgress(
      try goal(way.aim), from: way.baseline_g, to: way.goal_g, now: way.avg7_g)
    let expected = try vector.expect(as: Expected?.self)
    #expect(progress?.done == expected?.done_g)
    #expect(progress?.total == expected?.total_g)
    #expect(progress?.permille == expected?.permille)
    #expect(progress?.isReached == expected?.reached)
  }

  @Test(arguments: try vectors(fn: "fasterThanPlanned"))
  func `faster than planned is more than one in a hundred a week`(vector: Vector) throws {
    struct Means: Decodable { let avg7_21daysAgo_g, avg7_g: Int64 }
    let means = try vector.input(as: Means.self)
    #expect(
      WeightCourse.isFaster(from: means.avg7_21daysAgo_g, to: means.avg7_g, percent: 3)
        == (try vector.expect(as: Bool.self)))
  }
}
