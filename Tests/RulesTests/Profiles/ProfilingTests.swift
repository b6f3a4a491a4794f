import Nouns
import Rules
import Testing
import Time

extension Scene {
  fileprivate mutating func describe(
    _ change: (inout ProfileOrder) -> Void
  ) throws(Refusal) {
    var order = ProfileOrder()
    change(&order)
    try perform(.profile(order))
  }

  fileprivate func refusal(_ change: (inout ProfileOrder) -> Void) -> Refusal? {
    var order = ProfileOrder()
    change(&order)
    return refusal(of: .profile(order))
  }

  fileprivate var profiles: [Profile] { engine.standing.profiles }

  /// Somebody who said all that the targets need.
  fileprivate static func known() throws -> Scene {
    var scene = Scene()
    try scene.describe {
      $0.values.birth = .year(1985)
      $0.values.height = 1800
      $0.values.weight = 90_000
      $0.values.activity = .light
      $0.values.gender = .male
    }
    return scene
  }
}

@Suite struct `What the person says of themselves` {
  @Test func `holds from the day it was said on, and past days keep what held then`() throws {
    var scene = try Scene.known()
    let first = scene.date
    scene.pass(.hours(24 * 30))
    try scene.describe { $0.values.weight = 84_000 }
    #expect(scene.profiles.map(\.from) == [first, scene.date])
    #expect(scene.profiles.map(\.weight) == [90_000, 84_000])
    #expect(scene.profiles.map(\.height) == [1800, 1800])
    let standing = scene.engine.standing
    let change = try #require(standing.targetChange(on: scene.date))
    #expect(change.before == standing.targets(on: first))
    #expect(change.before.maintenance - change.after.maintenance == 90)
    #expect(standing.targetChange(on: first + 1) == nil)
  }

  @Test func `takes the place of what was said on the same day, and undo takes back one`() throws {
    var scene = try Scene.known()
    let known = scene.profiles
    try scene.describe { $0.values.weight = 88_000 }
    try scene.describe { $0.values.goal = .lose }
    #expect(scene.profiles.count == 1)
    let all = scene.profiles
    try scene.undo()
    #expect(scene.profiles.map(\.goal) == [nil])
    #expect(scene.profiles.map(\.weight) == [88_000])
    try scene.undo()
    #expect(scene.profiles == known)
    try scene.undo()
    #expect(scene.profiles == [])
    for _ in 0..<3 { try scene.redo() }
    #expect(scene.profiles == all)
  }

  @Test func `is forgotten value by value`() throws {
    var scene = try Scene.known()
    try scene.describe { $0.forget = [.weight, .gender] }
    #expect(scene.engine.standing.missing(on: scene.date) == [.weight])
    #expect(scene.profiles.last?.basisUsed == .neutral)
    #expect(scene.refusal { $0.forget = [.weight] } == .nothingToChange)
    try scene.describe { $0.forget = Set(ProfileField.allCases) }
    #expect(scene.engine.standing.targets(on: scene.date) == nil)
  }

  @Test func `is refused where nothing is new`() throws {
    #expect(Scene().refusal { _ in } == .nothingToChange)
    #expect(try Scene.known().refusal { $0.values.weight = 90_000 } == .nothingToChange)
  }

  /// The person flew west, and it is yesterday again.
  @Test func `is one version a day wherever the person is`() throws {
    var scene = try Scene.known()
    scene.pass(.hours(23))
    try scene.describe { $0.values.weight = 89_000 }
    let both = scene.profiles
    scene.travel(to: try Zone(rule: "<W>12"))
    try scene.describe { $0.values.weight = 88_000 }
    #expect(scene.profiles.map(\.weight) == [88_000])
    #expect(scene.profiles.map(\.from) == [scene.date])
    try scene.undo()
    #expect(scene.profiles == both)
  }

  // MARK: Limits

  @Test(arguments: [
    (ProfileField.height, Int64(999), Profile.heights), (.height, 2501, Profile.heights),
    (.weight, 19_999, Profile.weights), (.weight, .max, Profile.weights),
    (.goalWeight, 400_001, Profile.weights), (.restriction, 4, Profile.restrictions),
    (.restriction, 34, Profile.restrictions), (.maintenance, 799, Profile.energies),
    (.maintenance, 10_001, Profile.energies), (.diet, 10_001, Profile.energies),
    (.birth, 1800, 1895...2025), (.birth, 2030, 1895...2025),
  ])
  func `has numbers that people have`(
    field: ProfileField, number: Int64, allowed: ClosedRange<Int64>
  ) throws {
    let refusal = try Scene.known().refusal { order in
      switch field {
      case .height: order.values.height = number
      case .weight: order.values.weight = number
      case .goalWeight: order.values.goalWeight = number
      case .restriction: order.values.restriction = number
      case .maintenance: order.values.maintenance = number
      case .diet: order.values.diet = number
      default: order.values.birth = .year(Int(number))
      }
    }
    #expect(
      refusal
        == (number == 799
          ? .maintenanceTooLow(number, least: 800, because: nil)
          : .numberOutOfRange(field: field.rawValue, number, allowed: allowed)))
  }

  @Test func `has dates that people have`() throws {
    let scene = try Scene.known()
    let (today, oldest) = (scene.date, scene.date - 130 * 366)
    for birth in [Birth.date(today + 2), .date(Day(number: .min)), .age(30, on: today + 2)] {
      guard
        case .dateOutOfRange("birth", _, oldest...(today + 1))? = scene.refusal({
          $0.values.birth = birth
        })
      else {
        Issue.record("\(birth) was taken")
        continue
      }
    }
    let far = scene.refusal { $0.values.pattern = .alternate(from: today + 400) }
    #expect(
      far
        == .dateOutOfRange(
          field: "pattern", today + 400, allowed: (today - 366)...(today + 366)))
  }

  @Test(arguments: [
    Birth.year(2007), .age(17, on: Day(number: 20_452)), .date(Day(number: 20_000)),
  ])
  func `is for adults only`(birth: Birth) throws {
    let scene = Scene()
    let years = birth.youngest(on: scene.date)
    #expect(years < 18)
    #expect(scene.refusal { $0.values.birth = birth } == .underAge(years: years))
  }

  // MARK: Weight

  @Test func `has a goal weight that is healthy at the height`() throws {
    var scene = try Scene.known()
    let refused = Refusal.goalWeightTooLow(59_939, least: 59_940)
    #expect(scene.refusal { $0.values.goalWeight = 59_939 } == refused)
    try scene.describe { $0.values.goalWeight = 59_940 }
    let taller = scene.refusal { $0.values.height = 1900 }
    #expect(taller == .goalWeightTooLow(59_940, least: 66_785))
    var unknown = Scene()
    try unknown.describe { $0.values.goalWeight = 30_000 }
  }

  @Test func `asks again for a weight that may be a slip`() throws {
    var scene = try Scene.known()
    for weight in [Int64(80_999), 99_001] {
      #expect(scene.refusal { $0.values.weight = weight } == .needsConfirmation([.weightJump]))
    }
    try scene.describe { $0.values.weight = 99_000 }
    try scene.describe {
      $0.values.weight = 80_000
      $0.confirmed = "weight-jump"
    }
    #expect(scene.profiles.last?.weight == 80_000)
  }

  @Test(arguments: [
    (Int64(39_999), true), (40_000, false), (150_000, false), (150_001, true),
  ])
  func `asks for a first weight that few people have`(weight: Int64, isAsked: Bool) throws {
    var scene = Scene()
    let refusal = scene.refusal { $0.values.weight = weight }
    #expect((refusal != nil) == isAsked)
    if isAsked {
      let doubt = Doubt.weight(grams: weight)
      #expect(refusal == .needsConfirmation([.weightJump], about: doubt))
    }
    try scene.describe {
      $0.values.weight = weight
      $0.confirmed = "weight-jump"
    }
    #expect(scene.profiles.last?.weight == weight)
  }

  // MARK: Energy of one's own

  @Test func `has a diet between what is safe and the maintenance`() throws {
    var scene = try Scene.known()
    #expect(scene.refusal { $0.values.diet = 799 } == .dietTooLow(799, least: 800))
    let most = Refusal.dietAboveMaintenance(2521, maintenance: 2520)
    #expect(scene.refusal { $0.values.diet = 2521 } == most)
    #expect(scene.refusal { $0.values.diet = 1499 } == .needsConfirmation([.lowDiet]))
    try scene.describe {
      $0.values.diet = 1499
      $0.confirmed = "diet-below-floor"
    }
    #expect(scene.engine.standing.targets(on: scene.date)?.diet == 1499)
    let less = scene.refusal { $0.values.maintenance = 1400 }
    #expect(less == .dietAboveMaintenance(1499, maintenance: 1400))
    try scene.describe {
      $0.values.maintenance = 2300
      $0.values.diet = 1900
    }
    let targets = try #require(scene.engine.standing.targets(on: scene.date))
    #expect((targets.maintenance, targets.diet) == (2300, 1900))
  }

  @Test func `asks before its own maintenance is less than a body uses at rest`() throws {
    var scene = try Scene.known()
    #expect(
      scene.refusal { $0.values.maintenance = 799 }
        == .maintenanceTooLow(799, least: 800, because: nil))
    #expect(
      scene.refusal { $0.values.maintenance = 1400 }
        == .maintenanceLow(1400, rest: 1830, floor: 1500, formula: nil))
    try scene.describe {
      ($0.values.maintenance, $0.confirmed) = (1400, "maintenance-low")
    }
    #expect(scene.engine.standing.targets(on: scene.date)?.maintenance == 1400)
  }

  @Test func `has a maintenance of its own that rests with a yes, and is back without it`() throws {
    var scene = try Scene.known()
    try scene.describe { $0.values.maintenance = 2000 }
    func safe(_ questions: Set<SafetyQuestion>, agreed: Bool = false) throws {
      try scene.perform(.answer(SafetyOrder(applies: questions, isAgreed: agreed)))
    }
    func targets() throws -> Targets {
      try #require(scene.engine.standing.targets(on: scene.date))
    }
    try safe([.diabetes])
    #expect(try (targets().maintenance, targets().restingOwn) == (2520, 2000))
    #expect(scene.engine.standing.energy(on: scene.date)?.kcal == 2520)
    #expect(
      scene.refusal { $0.values.maintenance = 2400 }
        == .maintenanceTooLow(2400, least: 2520, because: .answer(.diabetes)))
    try scene.undo()
    #expect(try (targets().maintenance, targets().restingOwn) == (2000, nil))
    try safe([.eatingDisorder], agreed: true)
    #expect(try targets().maintenance == 2000)
    #expect(
      scene.refusal { $0.values.maintenance = 2100 }
        == .maintenanceLow(2100, rest: 1830, floor: 1500, formula: 2520))
    try safe([.lowWeight])
    #expect(try targets().restingOwn == 2000)
    try safe([])
    #expect(try targets().maintenance == 2000)
    // More than the formula is never held back.
    try scene.describe { $0.values.maintenance = 2700 }
    try safe([.lowWeight])
    #expect(try (targets().maintenance, targets().restingOwn) == (2700, nil))
  }

  @Test func `names all that is to be confirmed`() throws {
    var scene = try Scene.known()
    func both(_ confirmed: String?) -> (inout ProfileOrder) -> Void {
      { order in
        (order.values.weight, order.values.diet, order.confirmed) = (80_000, 1200, confirmed)
      }
    }
    let refused = Refusal.needsConfirmation([.weightJump, .lowDiet])
    #expect(scene.refusal(both(nil)) == refused)
    #expect(scene.refusal(both("weight-jump")) == refused)
    try scene.describe(both("weight-jump,diet-below-floor"))
  }

  // MARK: Two deficits

  @Test(arguments: [
    [], [Weekday.monday, .tuesday], [.sunday, .monday], [.monday, .wednesday, .friday, .sunday],
    Weekday.allCases,
  ])
  func `has no two days of little energy in a row`(days: [Weekday]) throws {
    #expect(try Scene.known().refusal { $0.values.pattern = .weekly(Set(days)) } == .daysTouch)
  }

  @Test func `says which of two deficits counts, where there are two`() throws {
    var scene = try Scene.known()
    let days = EnergyPattern.weekly([.monday, .wednesday, .friday])
    try scene.describe { $0.values.pattern = days }
    let running = DietProgram(id: .sample, start: scene.date)
    let row = Change(before: nil, after: .program(running))
    try scene.undo()
    try scene.perform(.restore(Restoration(changes: [row])))
    #expect(scene.refusal { $0.values.pattern = days } == .twoDeficits)
    try scene.describe {
      $0.values.pattern = days
      $0.values.counts = .program
    }
    #expect(scene.refusal { $0.forget = [.counts] } == .twoDeficits)
    try scene.describe { $0.values.weight = 89_000 }
    try scene.describe { $0.forget = [.counts, .pattern] }
  }

  // MARK: Anew

  @Test func `is worked out anew when that makes a difference`() throws {
    var scene = Scene()
    #expect(scene.refusal(of: .recalculate) == .profileIncomplete(Profile.needed))
    try scene.describe { $0.values.maintenance = 2000 }
    #expect(scene.refusal(of: .recalculate) == .nothingToChange)
    try scene.describe {
      $0.forget = [.maintenance]
      $0.values.birth = .year(1985)
      $0.values.height = 1800
      $0.values.weight = 90_000
      $0.values.activity = .light
    }
    scene.pass(.hours(24 * 366 * 5))
    let (before, versions) = (scene.engine.standing, scene.profiles)
    try scene.perform(.recalculate)
    let change = try #require(scene.engine.standing.targetChange(on: scene.date))
    #expect(change.before == before.targets(on: scene.date))
    #expect(change.before.maintenance - change.after.maintenance == 30)
    #expect(scene.profiles.count == versions.count + 1)
    #expect(scene.refusal(of: .recalculate) == .nothingToChange)
    try scene.undo()
    #expect(scene.profiles == versions)
  }
}
