import Nouns
import Rules
import TestSupport
import Testing
import Time

@Suite struct `The last meal` {
  /// So many hours ago each, by its energies; the place of the one that is the last meal.
  static let lists: [(meals: [(ago: Int64, kcal: [Int64?])], last: Int?)] = [
    ([], nil), ([(3, [400])], 0), ([(3, [9])], nil), ([(3, [0]), (5, [400])], 1),
    ([(3, [5, 5])], 0), ([(3, [nil])], 0), ([(2, [2]), (4, [nil, 0]), (6, [500])], 1),
  ]

  @Test func `is more than a small drink, with what was eaten together`() {
    let now = Scene().now
    for (meals, last) in Self.lists {
      var items: [MealItem] = []
      for (number, meal) in meals.enumerated() {
        for (place, kcal) in meal.kcal.enumerated() {
          items.append(
            .sample(
              RowID(bits: 1, UInt64(number * 10 + place)), at: now - .hours(meal.ago),
              meal: RowID(bits: 2, UInt64(number)), Nutrition(energy: kcal)))
        }
      }
      let expected = last.map { now - .hours(meals[$0].ago) }
      #expect(items.shuffled().lastMeal?.at.instant == expected, "\(meals)")
    }
  }

  /// At noon: hours from the last meal to the next, how long ago that is, and a fast between, ended so long ago.
  static let gaps: [(gap: Int64, ago: Int64, fast: ClosedRange<Int64>?, isOffered: Bool)] = [
    (16, 0, nil, true), (12, 0, nil, false), (13, 0, nil, true), (16, 3, nil, true),
    (37, 0, nil, false), (16, 13, nil, false), (16, -1, nil, false),
    (16, 0, 3...14, false), (16, 0, 17...20, true), (16, 0, 15...18, false),
  ]

  @Test func `of yesterday offers a fast up to the first of today, if none was recorded`() throws {
    for (gap, ago, fast, isOffered) in Self.gaps {
      var scene = Scene()
      if let fast { try scene.fast(from: .hours(fast.upperBound), to: .hours(fast.lowerBound)) }
      let end = scene.now - .hours(ago)
      let meal = Mark(end - .hours(gap), in: .utc)
      let needs = Engine.needs(between: meal.instant, and: end)
      let recorded = scene.shelf.facts(for: needs).overlapping
      #expect(
        scene.engine.offersFast(from: meal, to: end, recorded: recorded, at: scene.moment)
          == isOffered, "\(gap), \(ago), \(String(describing: fast))")
    }
  }

  @Test func `offers nothing while a fast runs`() throws {
    var scene = Scene()
    let meal = Mark(scene.now - .hours(16), in: .utc)
    try scene.start()
    #expect(
      !scene.engine.offersFast(from: meal, to: scene.now, recorded: [], at: scene.moment))
  }
}
