import Nouns
import Rules
import TestSupport
import Testing
import Time

@Suite struct `The domain's examples of care` {
  private struct Fasts: Decodable {
    let fasts: [One]
    let now: Int64

    struct One: Decodable {
      let start: Int64
      let end: Int64?
      let cancelled: Bool
    }
  }

  private struct Rest: Decodable, Equatable {
    let targets: Bool
    let until: Int64?
  }

  @Test(arguments: try vectors(fn: "targetsAfterFast"))
  func `targets rest while a fast is long, and after it`(vector: Vector) throws {
    let input = try vector.input(as: Fasts.self)
    let now = Instant(milliseconds: input.now)
    func mark(_ milliseconds: Int64) -> Mark {
      let instant = Instant(milliseconds: milliseconds)
      return Mark(instant: instant, offset: 0, zone: "UTC", day: Zone.utc.day(of: instant))
    }
    let fasts = input.fasts.map { one in
      var fast = Fast()
      fast.start = mark(one.start)
      fast.end = one.end.map(mark)
      fast.isCancelled = one.cancelled
      return fast
    }
    let rest = fasts.targetRest(at: now).flatMap { $0.holds(at: now) ? $0 : nil }
    let found = Rest(targets: rest == nil, until: rest?.until?.milliseconds)
    #expect(try found == vector.expect(as: Rest.self))
  }

  private struct Items: Decodable { let items_kcal: [Int64?] }

  @Test(arguments: try vectors(fn: "asksAboutFast"))
  func `a small drink asks nothing about the fast`(vector: Vector) throws {
    let items = try vector.input(as: Items.self).items_kcal
    #expect(try Nutrition.isMeal(items) == vector.expect(as: Bool.self))
  }

  private struct Days: Decodable {
    let days: [One]

    struct One: Decodable {
      let kcal: Int64
      let meals: Int
      let unknown: Int?
      let low: Bool?
      let marked: Bool?
      let fasted: Bool?
    }
  }

  @Test(arguments: try vectors(fn: "tooLittle"))
  func `three days with too little in a row are said`(vector: Vector) throws {
    let days = try vector.input(as: Days.self).days.map { one in
      var day = IntakeDay(
        meals: one.meals, kcal: one.kcal, isMarked: one.marked ?? false,
        lowTarget: one.low == true ? 520 : nil, isFasted: one.fasted ?? false)
      day.withoutEnergy = one.unknown ?? 0
      return day
    }
    #expect(try days.reversed().areLittle == vector.expect(as: Bool.self))
  }
}
