import Nouns
import Rules
import TestSupport
import Testing
import Time

@Suite struct `A diet program` {
  private func scene(begun days: Int64? = nil, leadIn: Int64 = 7) throws -> Scene {
    var scene = Scene()
    try scene.knowBody()
    if let days { try scene.program(.start(on: scene.date - days, leadIn: leadIn)) }
    return scene
  }

  @Test func `begins today with the lead-in of the wishes`() throws {
    var scene = try scene()
    scene.wish { $0.leadIn = 5 }
    try scene.program(.start())
    #expect(scene.phase() == .leadIn(day: 1, of: 5, daysLeft: 5))
    #expect(scene.phase(5) == .diet(cycle: 1, day: 1, daysLeft: 14))
  }

  @Test func `may have begun some time ago, or begin later`() throws {
    var scene = try scene(begun: 30)
    #expect(scene.phase() == .maintenance(cycle: 1, day: 10, daysLeft: 5))
    try scene.undo()
    try scene.program(.start(on: scene.date + 3, leadIn: 0))
    #expect(scene.phase() == .notStarted(startsIn: 3))
  }

  @Test(arguments: [Int64(-367), 367])
  func `begins within a year of today`(distance: Int64) throws {
    let scene = try scene()
    let day = scene.date + distance
    let allowed = (scene.date - 366)...(scene.date + 366)
    #expect(
      scene.refusal(of: .program(.start(on: day)))
        == .dateOutOfRange(field: "on", day, allowed: allowed))
  }

  @Test func `asks for what the targets need`() {
    let scene = Scene()
    #expect(scene.refusal(of: .program(.start())) == .profileIncomplete(Profile.needed))
  }

  @Test func `is not for who must not eat less`() throws {
    var scene = try scene()
    try scene.perform(.answer(SafetyOrder(applies: [.pregnancy])))
    #expect(scene.refusal(of: .program(.start())) == .noDiet(.answer(.pregnancy)))
  }

  @Test func `has a lead-in of up to four weeks`() throws {
    let scene = try scene()
    #expect(
      scene.refusal(of: .program(.start(leadIn: 29)))
        == .numberOutOfRange(field: "leadIn", 29, allowed: 0...28))
    #expect(
      scene.refusal(of: .program(.start(leadIn: -1)))
        == .numberOutOfRange(field: "leadIn", -1, allowed: 0...28))
    #expect(scene.refusal(of: .program(.start(leadIn: 28))) == nil)
  }

  @Test func `is one at a time`() throws {
    let scene = try scene(begun: 3)
    let running = try #require(scene.programs.last)
    #expect(
      scene.refusal(of: .program(.start())) == .programRuns(running.id, start: running.start))
  }

  @Test func `asks which of two deficits counts, and keeps the answer`() throws {
    var scene = Scene()
    try scene.knowBody(pattern: .weekly([.monday, .thursday]))
    #expect(scene.refusal(of: .program(.start())) == .twoDeficits)
    try scene.program(.start(counts: .pattern))
    #expect(scene.engine.standing.profiles.last?.counts == .pattern)
    try scene.undo()
    #expect(scene.engine.standing.profiles.last?.counts == nil)
    #expect(scene.programs.isEmpty)
  }

  @Test(arguments: [
    ProgramOrder.pause(), .resume(), .restart(), .end(), .move(to: Day(number: 20_000)),
  ])
  func `is needed for what is done to it`(order: ProgramOrder) throws {
    #expect(try scene().refusal(of: .program(order)) == .noProgram)
  }

  // MARK: Pauses

  @Test func `stands still from today on, and goes on where it stood`() throws {
    var scene = try scene(begun: 13)
    #expect(scene.phase() == .diet(cycle: 1, day: 7, daysLeft: 8))
    try scene.program(.pause())
    #expect(scene.phase() == .paused)
    scene.pass(.hours(5 * 24))
    #expect(scene.phase() == .paused)
    try scene.program(.resume())
    #expect(scene.phase() == .diet(cycle: 1, day: 7, daysLeft: 8))
  }

  @Test func `paused and resumed on one date was never paused`() throws {
    var scene = try scene(begun: 13)
    let before = scene.programs
    try scene.program(.pause())
    try scene.program(.resume())
    #expect(scene.programs == before)
    let today = scene.date
    #expect(scene.refusal(of: .program(.pause(from: today, to: today))) == .nothingToChange)
  }

  @Test func `keeps a pause ahead, and gives it up when it goes on before`() throws {
    var scene = try scene(begun: 13)
    let holiday = DietProgram.Pause(from: scene.date + 10, to: scene.date + 20)
    try scene.program(.pause(from: holiday.from, to: holiday.to))
    #expect(scene.programs.last?.pauses == [holiday])
    #expect(scene.phase() == .diet(cycle: 1, day: 7, daysLeft: 8))
    var shorter = scene
    try shorter.program(.resume(on: scene.date + 15))
    #expect(shorter.programs.last?.pauses == [.init(from: holiday.from, to: scene.date + 15)])
    try scene.program(.resume())
    #expect(scene.programs.last?.pauses == [])
  }

  @Test func `has pauses that share no day, and one of two that touch`() throws {
    var scene = try scene(begun: 13)
    let today = scene.date
    try scene.program(.pause(from: today + 10, to: today + 20))
    let holiday = DietProgram.Pause(from: today + 10, to: today + 20)
    let id = try #require(scene.programs.last).id
    let overlap = Refusal.pauseOverlaps(from: today + 10, to: today + 20)
    #expect(scene.refusal(of: .program(.pause())) == overlap)
    #expect(
      scene.refusal(of: .program(.pause(from: today + 12)))
        == .programPaused(id, from: holiday.from))
    try scene.program(.pause(from: today + 5, to: today + 10))
    try scene.program(.pause(from: today + 20, to: today + 22))
    #expect(scene.programs.last?.pauses == [.init(from: today + 5, to: today + 22)])
  }

  @Test func `is not paused or resumed in the past`() throws {
    var scene = try scene(begun: 13)
    let today = scene.date
    let allowed = today...(today + 366)
    let yesterday = today - 1
    #expect(
      scene.refusal(of: .program(.pause(from: yesterday)))
        == .dateOutOfRange(field: "from", yesterday, allowed: allowed))
    let id = try #require(scene.programs.last).id
    #expect(scene.refusal(of: .program(.resume())) == .notPaused(id))
    try scene.program(.pause())
    #expect(scene.refusal(of: .program(.pause())) == .programPaused(id, from: today))
    #expect(
      scene.refusal(of: .program(.resume(on: yesterday)))
        == .dateOutOfRange(field: "on", yesterday, allowed: allowed))
  }

  // MARK: Another beginning, and the end

  @Test func `keeps its past when another begins`() throws {
    var scene = try scene(begun: 40)
    let past = (1...40).map { scene.phase(-$0) }
    try scene.program(.restart())
    #expect(scene.programs.count == 2)
    #expect(scene.programs.first?.end == scene.date)
    #expect(scene.phase() == .diet(cycle: 1, day: 1, daysLeft: 14))
    #expect((1...40).map { scene.phase(-$0) } == past)
    try scene.undo()
    #expect(scene.programs.count == 1 && scene.programs.first?.end == nil)
    try scene.redo()
    #expect(scene.phase() == .diet(cycle: 1, day: 1, daysLeft: 14))
  }

  @Test(arguments: [(Int64(13), Int64(0)), (14, 7), (40, 7)])
  func `begins anew with a lead-in after a gap`(days: Int64, leadIn: Int64) throws {
    for order in [ProgramOrder.pause(), .end()] {
      var scene = try scene(begun: 20)
      try scene.program(order)
      scene.pass(.hours(days * 24))
      try scene.program(.restart())
      #expect(scene.programs.last?.leadIn == Int(leadIn), "\(order)")
    }
  }

  @Test func `that begins later leaves the present one until then`() throws {
    var scene = try scene(begun: 10)
    try scene.program(.restart(on: scene.date + 5, leadIn: 3))
    #expect(scene.phase(4) == .diet(cycle: 1, day: 8, daysLeft: 7))
    #expect(scene.phase(5) == .leadIn(day: 1, of: 3, daysLeft: 3))
    try scene.program(.move(to: scene.date + 8))
    #expect(scene.phase(7) == .diet(cycle: 1, day: 11, daysLeft: 4))
    try scene.undo()
    #expect(scene.phase(5) == .leadIn(day: 1, of: 3, daysLeft: 3))
    try scene.program(.move(to: scene.date + 1))
    #expect(scene.phase(1) == .leadIn(day: 1, of: 3, daysLeft: 3))
    try scene.undo()
    try scene.program(.end(on: scene.date + 2))
    #expect(scene.programs.count == 1)
    #expect(scene.phase(2) == .ended)
  }

  @Test func `moves as long as no diet day has passed`() throws {
    var scene = try scene(begun: 7)
    #expect(scene.phase() == .diet(cycle: 1, day: 1, daysLeft: 14))
    try scene.program(.move(to: scene.date + 2))
    #expect(scene.phase() == .notStarted(startsIn: 2))
    try scene.undo()
    scene.pass(.hours(24))
    #expect(
      scene.refusal(of: .program(.move(to: scene.date + 2))) == .dietHasBegun(scene.date - 1))
  }

  @Test func `that had no day yet is gone when it ends`() throws {
    var scene = try scene(begun: 0)
    try scene.program(.end())
    #expect(scene.programs.isEmpty)
    try scene.undo()
    scene.pass(.hours(24))
    try scene.program(.end())
    #expect(scene.programs.last?.end == scene.date)
    #expect(scene.phase() == .ended)
    try scene.program(.start(leadIn: 0))
    #expect(scene.phase() == .diet(cycle: 1, day: 1, daysLeft: 14))
    #expect(scene.phase(-1) == .leadIn(day: 1, of: 7, daysLeft: 7))
  }

  @Test(arguments: Dice.seeds(20))
  func `never shares a day with another, whatever is done and undone`(seed: UInt64) throws {
    var dice = Dice(seed: seed)
    var scene = try scene()
    var (steps, pairs) = (0, 0)
    // In few lives it takes long until there are two of anything.
    while steps < 150 || pairs == 0 && steps < 3000 {
      steps += 1
      let order = ProgramOrder.random(&dice, today: scene.date)
      do throws(Refusal) {
        switch dice.number(0...9) {
        case 0...5: try scene.program(order)
        case 6: try scene.undo()
        case 7: try scene.redo()
        default: scene.pass(.hours(24 * dice.number(1...20)))
        }
      } catch {
        if case .cannotUndo = error { Issue.record("an own step stays, seed \(seed)") }
      }
      let programs = scene.programs
      for (one, next) in zip(programs, programs.dropFirst()) {
        #expect(one.end.map { $0 <= next.start } ?? false, "seed \(seed)")
        pairs += 1
      }
      for pauses in programs.map(\.pauses) {
        for (one, next) in zip(pauses, pauses.dropFirst()) {
          #expect(one.to.map { $0 < next.from } ?? false, "seed \(seed)")
          pairs += 1
        }
      }
    }
    #expect(pairs > 0, "seed \(seed)")
  }
}

extension ProgramOrder {
  static func random(_ dice: inout Dice, today: Day) -> ProgramOrder {
    func day(_ days: ClosedRange<Int64>) -> Day? {
      dice.once(in: 3) ? nil : today + dice.number(days)
    }
    switch dice.number(0...9) {
    case 0...1: return .start(on: day(-40...20), leadIn: dice.pick([nil, 0, 3]))
    case 2...4: return .pause(from: day(0...20), to: day(1...40))
    case 5...6: return .resume(on: day(0...20))
    case 7: return .restart(on: day(0...10), leadIn: dice.pick([nil, 0, 7]))
    case 8: return .move(to: day(-5...30) ?? today)
    default: return .end(on: day(0...30))
    }
  }
}
