import Nouns
import Rules
import TestSupport
import Testing
import Time

@Suite struct `A goal that is met` {
  private static let noon = Scene.beginning

  private static func fast(
    _ start: Instant, _ goal: Span?, reached: Span? = nil, end: Instant, offset: Int = 0
  ) -> Fast {
    let mark = { Mark(instant: $0, offset: offset, zone: "", day: Day(number: 0)) }
    return Fast(
      id: RowID(bits: 1, 1), start: mark(start), end: mark(end), goal: goal, reached: reached)
  }

  /// Seconds of the start's minute, what the goal is, and the seconds from the goal to the end.
  static let ends: [(start: Int64, goal: Span, end: Int64, isMet: Bool)] = [
    (0, .hours(16), 0, true), (0, .hours(16), -1, false), (40, .hours(16), -40, true),
    (40, .hours(16), -41, false), (59, .hours(16), -59, true), (40, .minutes(5), -40, true),
    (40, .minutes(5) - .second, 0, true), (40, .minutes(5) - .second, -1, false),
    (40, .minute, -1, false), (0, .hours(72), 60, true),
  ]

  @Test(arguments: ends)
  func `is so by the minutes that a clock shows`(
    start: Int64, goal: Span, end: Int64, isMet: Bool
  ) {
    let begin = Self.noon + .seconds(start)
    let fast = Self.fast(begin, goal, end: begin + goal + .seconds(end))
    #expect(fast.outcome == (isMet ? .completed : .partial))
  }

  /// Liberia's clocks were 44 minutes and 30 seconds behind.
  @Test(arguments: [
    (offset: -2670, end: Int64(-10), isMet: false), (-2670, 0, true), (0, -10, true),
  ])
  func `is so by the minutes of the zone`(offset: Int, end: Int64, isMet: Bool) {
    // On a full minute of that zone, or half a minute behind one in UTC.
    let begin = Self.noon + .seconds(30)
    let fast = Self.fast(begin, .hours(16), end: begin + .hours(16) + .seconds(end), offset: offset)
    #expect(fast.outcome == (isMet ? .completed : .partial))
  }

  @Test func `is so exactly where both are shown as one minute`() {
    var random = Seeded()
    for _ in 0..<5000 {
      let start = Instant(milliseconds: .random(in: 0...4_000_000_000_000, using: &random))
      let goal = Span(milliseconds: .random(in: 300_000...259_200_000, using: &random))
      let end = start + goal + Span(milliseconds: .random(in: -130_000...130_000, using: &random))
      let offset = [0, 3600, 20_700, -12_600, 1172, -2670].randomElement(using: &random) ?? 0
      let shown = [end, start + goal].map { instant in
        let local = Zone.utc.local(instant + .seconds(Int64(offset)))
        return (local.day, local.clock.hour, local.clock.minute)
      }
      let isMet = shown[0] >= shown[1]
      let fast = Self.fast(start, goal, end: end, offset: offset)
      #expect((fast.outcome == .completed) == isMet, "seed \(random.seed)")
    }
  }

  // MARK: Reached stays reached

  @Test(arguments: [GoalOrder.change(.hour), .span(.hours(20)), .open])
  func `and moved on stays met, and the new one is told when it comes`(order: GoalOrder) throws {
    var scene = Scene()
    try scene.start(.span(.hours(16)))
    scene.pass(.hours(16) + .minutes(10))
    try scene.setGoal(order)
    #expect(scene.engine.active?.reached == .hours(16))
    if let goalAt = scene.engine.active?.goalAt {
      scene.pass(goalAt - scene.now)
      #expect(scene.told.filter { $0.kind == .goalReached }.map(\.at).last == goalAt)
    }
    scene.restart()
    try scene.stop()
    #expect(scene.engine.last?.outcome == .completed)
    #expect(scene.engine.streaks.longest == 1)
  }

  @Test func `and moved on and back is kept by its row alone`() throws {
    var scene = Scene()
    try scene.start(.span(.hours(16)))
    scene.pass(.hours(16) + .minutes(10))
    try scene.setGoal(.change(.hour))
    try scene.setGoal(.change(.hour))
    #expect(scene.engine.active?.reached == .hours(16), "the first of them")
    try scene.setGoal(.span(.hours(15)))
    #expect(scene.engine.active?.reached == nil)
    try scene.undo()
    #expect(scene.engine.active?.reached == .hours(16))
    try scene.undo()
    try scene.undo()
    #expect(scene.engine.active?.reached == nil)
  }

  @Test func `is none that was moved on before it was reached`() throws {
    var scene = Scene()
    try scene.start(.span(.hours(16)))
    scene.pass(.hours(16) - .minutes(1))
    try scene.setGoal(.change(.hour))
    scene.pass(.minutes(30))
    try scene.stop()
    #expect(scene.engine.last?.outcome == .partial)
  }

  @Test(arguments: [(Span.hours(1), true), (.hours(-1), false)])
  func `is judged anew when the start is corrected`(earlier: Span, isKept: Bool) throws {
    var scene = Scene()
    try scene.start(.span(.hours(16)))
    scene.pass(.hours(16) + .minutes(10))
    try scene.setGoal(.change(.hours(2)))
    try scene.edit(.init(start: Self.noon - earlier))
    #expect(scene.engine.active?.reached == (isKept ? .hours(16) : nil))
    try scene.stop()
    #expect(scene.engine.last?.outcome == (isKept ? .completed : .partial))
  }

  @Test func `is judged anew by a goal that is given in a correction`() throws {
    var scene = Scene()
    try scene.start(.span(.hours(16)))
    scene.pass(.hours(16) + .minutes(10))
    try scene.setGoal(.change(.hours(2)))
    try scene.stop()
    #expect(scene.engine.last?.outcome == .completed)
    try scene.edit(.init(goal: .span(.hours(17))))
    #expect(scene.engine.last?.outcome == .partial)
    try scene.undo()
    #expect(scene.engine.last?.outcome == .completed)
  }

  @Test func `is none of a fast that ended before it`() throws {
    var scene = Scene()
    try scene.start(.span(.hours(16)))
    scene.pass(.hours(17))
    try scene.setGoal(.change(.hours(2)))
    try scene.stop(ago: .hours(3))
    #expect(scene.engine.last?.outcome == .partial)
  }
}

@Suite struct `A fast of more than 72 hours` {
  private static let word = Refusal.needsConfirmation([.longFast])

  private static func add(_ length: Span, _ confirmed: String? = nil) -> Command {
    let end = Scene.beginning - .hours(1)
    return .past(.add(.init(start: end - length, end: end, confirm: confirmed)))
  }

  @Test(arguments: [(Span.hours(72), nil), (.hours(72) + .second, word), (.hours(8765), word)])
  func `is added with the person's word alone`(length: Span, refusal: Refusal?) throws {
    var scene = Scene()
    #expect(scene.refusal(of: Self.add(length)) == refusal)
    #expect(scene.refusal(of: Self.add(length, "goal-over-48h")) == refusal)
    try scene.perform(Self.add(length, "goal-over-48h,long-fast"))
    #expect(scene.engine.last?.duration == length)
  }

  @Test func `is made by an edit with the person's word alone`() throws {
    var scene = Scene()
    try scene.perform(Self.add(.hours(20)))
    let start = try #require(scene.engine.last?.start.instant)
    var edit = EditOrder(start: start - .hours(365 * 24))
    #expect(scene.refusal(of: .edit(edit)) == Self.word)
    edit.confirm = "long-fast"
    try scene.edit(edit)
    #expect(scene.refusal(of: .edit(.init(note: "no times"))) == nil)
    #expect(scene.refusal(of: .edit(.init(start: start - .hours(52)))) == nil)
  }

  @Test func `is marked in an import, and taken with the person's word alone`() throws {
    var scene = Scene()
    let ends = (1...3).map { Scene.beginning - .hours(Int64($0) * 200) }
    let fasts = zip(ends, [Span.hours(16), .hours(73), .hours(72)]).enumerated().map {
      Fast(
        id: RowID(bits: 9, UInt64($0)), start: Mark($1.0 - $1.1, in: .utc),
        end: Mark($1.0, in: .utc))
    }
    var intake = Intake(fasts.map { .row(.fast($0)) })
    let moment = scene.moment
    #expect(
      scene.engine.judge(intake, given: Facts(), at: moment) == [.new, .long, .new])
    #expect(scene.refusal(of: .take(intake)) == Self.word)
    intake.confirmed = "long-fast"
    try scene.perform(.take(intake))
    #expect(scene.refusal(of: .take(intake)) == .nothingToChange)
    intake.confirmed = nil
    #expect(scene.refusal(of: .take(intake)) == .nothingToChange, "they are here already")
  }
}
