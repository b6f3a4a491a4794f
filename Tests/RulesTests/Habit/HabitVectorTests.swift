import Nouns
import TestSupport
import Testing
import Time

@testable import Rules

@Suite struct `The domain's examples of the habit` {
  // MARK: Streaks

  private struct Days: Decodable {
    let days: [String]
    let today: String
    let frozen: [String]?
    let vacation: [String]?
    let freezes: Int?
    let rows: [Row]?

    struct Row: Decodable {
      let from: Day
      let most: Int

      init(from decoder: any Decoder) throws {
        var list = try decoder.unkeyedContainer()
        from = try Day(iso: try list.decode(String.self))
        most = try list.decode(Int.self)
      }
    }

    func streaks(_ freezes: FreezeNumbers) throws -> Streaks {
      let off = try (vacation ?? []).map { try Day(iso: $0) }
      return Streaks(
        try days.map { DaySpan(start: try Day(iso: $0), end: try Day(iso: $0)) }, mode: .end,
        neutral: NeutralDays(
          weeks: [], vacations: off.map { Vacation(id: .sample, from: $0, to: $0) }),
        freezes: freezes)
    }
  }

  @Test(arguments: try vectors(fn: "logStreak"))
  func `a streak of logging`(vector: Vector) throws {
    let input = try vector.input(as: Days.self)
    // A frozen day bridges and is not counted, as a vacation does.
    let frozen = try (input.frozen ?? []).map { try Day(iso: $0) }
    let streaks = Streaks(
      try input.days.map { DaySpan(start: try Day(iso: $0), end: try Day(iso: $0)) }, mode: .end,
      neutral: NeutralDays(weeks: [], vacations: [], skipped: Set(frozen)))
    #expect(
      try streaks.current(today: Day(iso: input.today), runningSince: nil)
        == vector.expect(as: Int64.self))
  }

  private struct Outcome: Decodable, Equatable {
    let current: Int64
    let longest: Int64
    let frozen: [String]
    let left: Int

    init(_ streaks: Streaks, today: Day) {
      current = streaks.current(today: today, runningSince: nil)
      longest = streaks.longest
      frozen = streaks.frozenDays(today: today, runningSince: nil).sorted().map(\.iso)
      left = streaks.currentChain(today: today, runningSince: nil)?.held ?? 0
    }
  }

  @Test(arguments: try vectors(fn: "logStreakReplay") + vectors(fn: "freezeRows"))
  func `freezes are earned and spent`(vector: Vector) throws {
    let input = try vector.input(as: Days.self)
    let rows = input.rows?.map { (from: $0.from, most: $0.most) }
    let freezes = FreezeNumbers(
      numbers: rows ?? [(from: Day(number: .min), most: input.freezes ?? 0)])
    let found = try Outcome(input.streaks(freezes), today: Day(iso: input.today))
    #expect(try found == vector.expect(as: Outcome.self))
  }

  @Test(arguments: try vectors(fn: "lastDays"))
  func `of the last thirty days`(vector: Vector) throws {
    struct Found: Decodable, Equatable { let days: Int64, of: Int64 }
    let input = try vector.input(as: Days.self)
    let last = try input.streaks(.none).lastDays(today: Day(iso: input.today))
    #expect(try Found(days: last?.days ?? 0, of: last?.of ?? 0) == vector.expect(as: Found.self))
  }

  private struct Entries: Decodable {
    let entries: [Entry]?
    let meals: [Entry]?
    let zone: String
    let dayStart: String
    let day: String?

    struct Entry: Decodable {
      let kind: String?
      let at: String
      let written: String
      let imported: Bool?
      let kcal: Int64?, protein: Int64?, carbs: Int64?, fat: Int64?, fiber: Int64?
    }

    func mark(_ text: String) throws -> Mark {
      let now = Moment(
        try Instant(iso: text), in: try Zone(installed: zone), dayStart: try ClockTime(dayStart))
      return now.mark(now.instant)
    }

    func item(_ entry: Entry) throws -> MealItem {
      var item = MealItem()
      item.meal = RowID(naming: entry.at)
      item.at = try mark(entry.at)
      item.logged = entry.imported == true ? nil : try mark(entry.written).day
      item.nutrition = Nutrition(
        energy: entry.kcal, protein: entry.protein, carbs: entry.carbs, fat: entry.fat,
        fiber: entry.fiber)
      return item
    }

    func weighing(_ entry: Entry) throws -> Weighing {
      Weighing(
        id: .sample, at: try mark(entry.at), grams: 80_000,
        written: entry.imported == true ? nil : try mark(entry.written))
    }
  }

  @Test(arguments: try vectors(fn: "activeDays"))
  func `which days are active`(vector: Vector) throws {
    let input = try vector.input(as: Entries.self)
    let entries = input.entries ?? []
    let items = try entries.filter { $0.kind == "meal" }.map(input.item)
    let weighings = try entries.filter { $0.kind == "weight" }.map(input.weighing)
    let days = Set(items.map(\.at.day) + weighings.map(\.at.day)).sorted().filter {
      HabitDay($0, items, weighings, hasCheckIn: false).isActive
    }
    #expect(try days.map(\.iso) == vector.expect(as: [String].self))
  }

  @Test(arguments: try vectors(fn: "timelyTotals"))
  func `what earns is what was timely`(vector: Vector) throws {
    struct Sum: Decodable, Equatable {
      let meals: Int, kcal: Int64?, protein: Int64?, carbs: Int64?, fat: Int64?, fiber: Int64?
    }
    let input = try vector.input(as: Entries.self)
    let day = try Day(iso: try #require(input.day))
    let fact = HabitDay(day, try (input.meals ?? []).map(input.item), [], hasCheckIn: false)
    let sum = fact.totals?.nutrition ?? .unknown
    let found = Sum(
      meals: fact.totals?.meals ?? 0, kcal: sum.energy, protein: sum.protein, carbs: sum.carbs,
      fat: sum.fat, fiber: sum.fiber)
    #expect(try found == vector.expect(as: Sum.self))
  }

  // MARK: Points

  private struct Replay: Decodable {
    let balance: Int64
    let streakBefore: Int64
    let days: String
    let earn: [Int64]
    let decay: String?
  }

  @Test(arguments: try vectors(fn: "replay"))
  func `a balance of points`(vector: Vector) throws {
    let input = try vector.input(as: Replay.self)
    let decay = try #require(PointDecay(rawValue: input.decay ?? "seed"))
    var balance = PointBalance(input.balance, streak: input.streakBefore)
    let rows = zip(input.days, input.earn).map { day, earned in
      let activity: PointBalance.Activity = day == "A" ? .active : day == "N" ? .neutral : .inactive
      let closing = balance.close(activity, earned: earned, decay)
      return [closing.run, closing.rate, closing.lost, closing.balance]
    }
    #expect(try rows == vector.expect(as: [[Int64]].self))
  }

  @Test(arguments: try vectors(fn: "dayPoints"))
  func `the points of a day`(vector: Vector) throws {
    struct Facts: Decodable { let meals: Int?, weight: Int?, macros_ok: Bool?, checkin: Bool? }
    let input = try vector.input(as: Facts.self)
    let found: [(PointReason, Bool)] = [
      (.meal, input.meals ?? 0 > 0), (.macros, input.macros_ok ?? false),
      (.weight, input.weight ?? 0 > 0), (.checkIn, input.checkin ?? false),
    ]
    let points = found.filter(\.1).map(\.0).points
    #expect(try points == vector.expect(as: Int64.self))
  }

  // MARK: Badges

  @Test(arguments: try vectors(fn: "tier"))
  func `the tier of a value`(vector: Vector) throws {
    struct Value: Decodable { let value: Int64, thresholds: [Int64] }
    let input = try vector.input(as: Value.self)
    let tier = BadgeTier.reached(by: input.value, of: input.thresholds)
    #expect(try (tier?.rawValue ?? "none") == vector.expect(as: String.self))
  }

  @Test func `the tiers need what the seeds say`() {
    #expect(BadgeCategory.streak.thresholds == [7, 30, 90, 365])
    #expect(BadgeCategory.adherence.thresholds == [1, 5, 10, 25])
    #expect(BadgeCategory.milestone.thresholds == [50, 200, 500, 1_000])
    #expect(BadgeCategory.weight.thresholds == [200, 500, 1_000, 90])
  }

  @Test(arguments: try vectors(fn: "weightTier"))
  func `the tier of a change of weight`(vector: Vector) throws {
    struct Change: Decodable { let baseline_g: Int64, trend_g: Int64, goal: String? }
    let input = try vector.input(as: Change.self)
    let tier = WeightBadge.tier(
      WeightGoal(rawValue: input.goal ?? "lose") ?? .lose, from: input.baseline_g, to: input.trend_g
    )
    #expect(try (tier?.rawValue ?? "none") == vector.expect(as: String.self))
  }

  @Test(arguments: try vectors(fn: "weightBadge"))
  func `a badge for weight waits where it could harm`(vector: Vector) throws {
    struct Input: Decodable {
      let goal: String, baseline_g: Int64, avg7_g: Int64, avg7_28daysAgo_g: Int64?
      let height_mm: Int64?
    }
    struct Found: Decodable, Equatable { let tier: String, blocked: String? }
    let input = try vector.input(as: Input.self)
    let badge = WeightBadge(
      try #require(WeightGoal(rawValue: input.goal)), from: input.baseline_g, to: input.avg7_g,
      fourWeeksAgo: input.avg7_28daysAgo_g, height: input.height_mm)
    let found = Found(
      tier: badge.tier?.rawValue ?? "none", blocked: badge.blocked?.rawValue)
    #expect(try found == vector.expect(as: Found.self))
  }

  @Test(arguments: try vectors(fn: "heldDays"))
  func `a goal that is held`(vector: Vector) throws {
    struct Input: Decodable { let goal_g: Int64, averages_g: [String: Int64] }
    struct Found: Decodable, Equatable { let days: Int64, platinum: Bool }
    let input = try vector.input(as: Input.self)
    var held = HeldDays(at: input.goal_g)
    for (day, mean) in input.averages_g.sorted(by: { $0.key < $1.key }) {
      held.take(mean, on: try Day(iso: day))
    }
    #expect(
      try Found(days: held.days, platinum: held.isPlatinum) == vector.expect(as: Found.self))
  }

  @Test(arguments: try vectors(fn: "cycleAdherent"))
  func `a cycle that was kept to`(vector: Vector) throws {
    struct Input: Decodable { let adherentDays: Int64 }
    let days = try vector.input(as: Input.self).adherentDays
    #expect(try HabitHistory.isAdherent(cycleWith: days) == vector.expect(as: Bool.self))
  }
}

extension FreezeNumbers {
  /// Of all days.
  static func always(_ most: Int) -> Self { Self(numbers: [(from: Day(number: .min), most: most)]) }
}
