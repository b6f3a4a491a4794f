import Nouns
import Rules
import TestSupport
import Testing
import Time

private let monday = Day(number: 20_514)

extension Standing {
  /// The same by looking at every day.
  fileprivate func slowTargets(until end: Day) -> [Day: Targets] {
    guard var day = profiles.first?.from else { return [:] }
    var found: [Day: Targets] = [:]
    var targets: Targets?
    while day < end {
      let profile = profiles.last { $0.from <= day }
      if let profile, profile.from == day || isSwitch(day) {
        let new = Targets(of: profile, on: day)
        if let old = targets, let new {
          targets = new.replace(old) ? new : old
        } else {
          targets = new
        }
      }
      found[day] = targets
      day = day + 1
    }
    return found
  }

  private func isSwitch(_ day: Day) -> Bool {
    func block(_ day: Day) -> [String] {
      guard let program = programs.last(where: { $0.start <= day }) else { return [] }
      let phase = program.phase(on: day)
      guard phase.kind != .ended else { return [] }
      return [program.id.text, phase.kind.rawValue, String(phase.cycle ?? 0)]
    }
    return ![[], block(day - 1)].contains(block(day))
  }
}

extension Seeded {
  private mutating func number(_ range: ClosedRange<Int64>) -> Int64 {
    .random(in: range, using: &self)
  }

  private mutating func id() -> RowID { RowID(bits: next(), next()) }

  /// One behind the other, with pauses of all kinds.
  fileprivate mutating func programs(from first: Day) -> [DietProgram] {
    var programs: [DietProgram] = []
    var day = first
    for _ in 0..<number(0...3) {
      day = day + number(0...60)
      var program = DietProgram(id: id(), start: day, leadIn: Int(number(0...28)))
      for _ in 0..<number(0...3) {
        let from = day + number(0...90)
        day = from + number(0...40)
        program.pauses.append(.init(from: from, to: day))
      }
      day = day + number(0...900)
      program.end = day
      programs.append(program)
    }
    if number(0...1) == 1, !programs.isEmpty { programs[programs.count - 1].end = nil }
    return programs
  }

  fileprivate mutating func profiles(from first: Day) -> [Profile] {
    var day = first
    return (0..<number(1...12)).map { _ in
      var profile = Profile(id: id(), from: day)
      day = day + number(1...500)
      profile.birth = .date(Day(number: number(-10_000...14_000)))
      profile.height = 1700
      profile.weight = number(50_000...110_000)
      profile.activity = number(0...5) == 0 ? nil : .light
      // Less would rest where somebody is underweight.
      if number(0...4) == 0 { profile.maintenance = number(2400...3000) }
      return profile
    }
  }
}

@Suite struct `The course of the targets` {
  @Test func `is that of looking at every day`() throws {
    var judged = 0
    for _ in 0..<10 {
      var dice = Seeded()
      let profiles = dice.profiles(from: monday)
      let rows = Standing(programs: dice.programs(from: monday), profiles: profiles)
      let opening = Opening(
        active: nil, lastFinished: nil, news: [], credits: [], standing: rows)
      let standing = Engine(opening, mode: .end).standing
      let course = rows.slowTargets(until: monday + 4000)
      judged += course.count
      for (day, targets) in course {
        var expected: Targets? = targets
        if standing.dietObstacle(on: day) != nil { expected?.diet = nil }
        guard standing.targets(on: day) != expected else { continue }
        Issue.record("seed \(dice.seed), \(day.iso): expected \(String(describing: expected))")
        return
      }
    }
    #expect(judged > 1000)
  }

  /// 1 January is the birthday; every year costs a light person of this kind 7 kcal.
  @Test func `moves with the age at a switch alone, and when it makes a difference`() throws {
    var profile = Profile.usual(from: monday)
    profile.birth = .date(try #require(Day(year: 1986, month: 1, day: 1)))
    var standing = Standing(profiles: [profile])
    let first = try #require(standing.targets(on: monday))
    #expect(first.maintenance == 2520)
    #expect(standing.targets(on: monday + 30 * 366) == first)
    standing.programs = [DietProgram(id: .sample, start: monday)]
    let changes = (1...3650).compactMap { standing.targetChange(on: monday + $0)?.after }
    #expect(changes.map(\.maintenance) == [2490, 2460])
    for change in changes {
      #expect(change.since.civil.month == 1)
      let kinds = [-1, 0].map { standing.programs[0].phase(on: change.since + $0).kind }
      #expect(kinds[0] != kinds[1])
    }
  }

  @Test func `takes small steps together`() throws {
    let versions = (0..<10).map { step in
      var profile = Profile(id: RowID(bits: UInt64(step), 1), from: monday + Int64(step))
      profile = profile.with(weight: 90_000 - Int64(step) * 500)
      return profile
    }
    let standing = Standing(profiles: versions)
    let numbers = (0..<10).map { standing.targets(on: monday + $0)?.maintenance }
    #expect(numbers == [2520, 2520, 2520, 2520, 2490, 2490, 2490, 2490, 2460, 2460])
  }

  @Test func `takes what the person chose at once`() throws {
    var other = Profile.usual(from: monday + 1).again(as: 2)
    other.restriction = 29
    let standing = Standing(profiles: [.usual(from: monday), other])
    #expect(standing.targets(on: monday)?.wanted == 30)
    #expect(standing.targets(on: monday + 1)?.wanted == 29)
    #expect(standing.targets(on: monday + 1)?.since == monday + 1)
    var own = other.again(as: 3, from: monday + 2)
    own.maintenance = 2510
    var more = own.again(as: 4, from: monday + 3)
    more.maintenance = 2511
    let mine = Standing(profiles: [other, own, more])
    #expect(mine.targets(on: monday + 2)?.maintenance == 2510)
    #expect(mine.targets(on: monday + 3)?.maintenance == 2511)
  }

  @Test func `ends where too little is known and begins again`() throws {
    var less = Profile.usual(from: monday + 10).again(as: 2)
    less.weight = nil
    let again = Profile.usual(from: monday + 20).again(as: 3)
    let standing = Standing(profiles: [.usual(from: monday), less, again])
    #expect(standing.targets(on: monday - 2) == nil)
    #expect(standing.targets(on: monday - 1)?.since == monday)
    #expect(standing.missing(on: monday - 2) == Profile.needed)
    #expect(standing.targets(on: monday + 10) == nil)
    #expect(standing.energy(on: monday + 19) == nil)
    #expect(standing.missing(on: monday + 19) == [.weight])
    #expect(standing.targets(on: monday + 20)?.since == monday + 20)
  }

  @Test func `is worked out once and the same however it is asked for`() throws {
    var scene = Scene()
    var order = ProfileOrder()
    order.values.maintenance = 2300
    try scene.perform(.profile(order))
    let kept = scene.engine.standing
    let fresh = scene.shelf.standing
    #expect(kept == fresh)
    #expect(kept.targets(on: scene.moment.date) == fresh.targets(on: scene.moment.date))
    #expect(fresh.targets(on: scene.moment.date)?.maintenance == 2300)
  }

  /// Each day has another weight: of these years a question looks only at the last.
  @Test func `answers at once after thousands of versions`() throws {
    let versions = (0..<Int64(Profile.most)).map { day in
      Profile.usual(from: monday + day).again(as: UInt64(day))
        .with(weight: 70_000 + day % 20_000)
    }
    let opening = Opening(
      active: nil, lastFinished: nil, news: [], credits: [],
      standing: Standing(
        programs: [DietProgram(id: .sample, start: monday)], profiles: versions))
    let standing = Engine(opening, mode: .end).standing
    let clock = ContinuousClock()
    let asked = clock.measure {
      for day in 0..<1000 { _ = standing.energy(on: monday + 20 * 365 + Int64(day)) }
    }
    // Thousandfold what it takes; looking at all versions each time would take minutes.
    #expect(asked < .seconds(20))
  }
}

extension Profile {
  fileprivate func with(weight: Int64) -> Profile {
    var copy = Profile.usual(from: from).again(id)
    copy.weight = weight
    return copy
  }

  fileprivate func again(as number: UInt64, from day: Day? = nil) -> Profile {
    again(RowID(bits: number, 7), from: day)
  }

  private func again(_ id: RowID, from day: Day? = nil) -> Profile {
    var copy = Profile(id: id, from: day ?? from)
    (copy.birth, copy.height, copy.weight) = (birth, height, weight)
    (copy.basis, copy.activity, copy.restriction) = (basis, activity, restriction)
    return copy
  }
}
