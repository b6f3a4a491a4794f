import Nouns
import TestSupport
import Testing
import Views
import Wire

@Suite struct `Hints` {
  private static let quiet = Streak(current: 0, longest: 0)
  private static let now = Examples.at(18, day: 1)

  private static func state(
    _ program: Program? = nil, goal: Int64? = nil, streak: Streak = quiet, recent: [Recent]? = nil
  ) -> Snapshot {
    var state = Examples.fasting(now: now, goal: goal)
    if goal == nil { state = Examples.snapshot(.idle, now: now, streak: streak) }
    state.program = program
    state.streak = streak
    state.glance = recent.map { Glance(recent: $0, holdsUntil: .max) }
    return state
  }

  @Test func `have names that people can have written down`() {
    #expect(
      Hint.allCases.map(\.rawValue) == [
        "long-goal", "lead-in", "eve-of-maintenance", "eve-of-diet", "streak-broken",
        "weight-jump", "first-average", "outside-window",
      ])
  }

  // MARK: Their moments

  private static let moments: [(Snapshot, [Hint])] = [
    (state(), []),
    (state(goal: 24 * Examples.hour), []),
    (state(goal: 24 * Examples.hour + 1), [.longGoal]),
    (state(Program(phase: .leadIn, day: 1, of: 7, daysLeft: 7)), [.leadIn]),
    (state(Program(phase: .leadIn, day: 2, of: 7, daysLeft: 6)), []),
    (state(Program(phase: .leadIn, day: 7, of: 7, daysLeft: 1, then: .diet)), [.dietEve]),
    (
      state(Program(phase: .leadIn, day: 1, of: 1, daysLeft: 1, then: .diet)),
      [.leadIn, .dietEve]
    ),
    (state(Program(phase: .leadIn, day: 7, of: 7, daysLeft: 1, then: .paused)), []),
    (state(Program(phase: .diet, day: 1, of: 14, daysLeft: 14, then: .maintenance)), []),
    (state(Program(phase: .diet, day: 13, of: 14, daysLeft: 2, then: .maintenance)), []),
    (
      state(Program(phase: .diet, day: 14, of: 14, daysLeft: 1, then: .maintenance)),
      [.maintenanceEve]
    ),
    (state(Program(phase: .diet, day: 14, of: 14, daysLeft: 1, then: .ended)), []),
    (state(Program(phase: .diet, day: 14, of: 14, daysLeft: 1)), []),
    (state(Program(phase: .maintenance, day: 14, of: 14, daysLeft: 1, then: .diet)), [.dietEve]),
    (state(Program(phase: .maintenance, day: 1, of: 14, daysLeft: 14, then: .diet)), []),
    (state(Program(phase: .paused, day: 1, daysLeft: 1)), []),
    (state(Program(phase: .notStarted, startsIn: 1)), []),
    (state(Program(phase: .ended)), []),
    (
      state(
        Program(phase: .diet, day: 14, of: 14, daysLeft: 1, then: .maintenance),
        goal: 30 * Examples.hour),
      [.longGoal, .maintenanceEve]
    ),
  ]

  @Test(arguments: moments)
  func `have each their moment, and no other`(snapshot: Snapshot, hints: [Hint]) {
    #expect(snapshot.hints == hints)
    let ofProgram: Set<Hint> = [.leadIn, .maintenanceEve, .dietEve]
    #expect((snapshot.program?.hints ?? []) == hints.filter(ofProgram.contains))
  }

  @Test(
    arguments: [
      (nil, nil, [80_000, 81_200], []), (81_000, nil, [80_000, 81_200], [.firstMean]),
      (81_000, .newBlock, [80_000, 81_000], [.weightJump, .firstMean]),
      (nil, .newBlock, [80_000, 79_000], [.weightJump]),
      (nil, .newBlock, [80_000, 80_999], []), (nil, .newBlock, [80_000], []),
      (nil, .tooFew, [80_000, 82_000], []),
    ] as [(Int64?, ArrowSilence?, [Int64], [Hint])])
  func `of the scale come with a weigh-in`(
    mean: Int64?, silence: ArrowSilence?, grams: [Int64], hints: [Hint]
  ) {
    var state = WeightState()
    (state.mean, state.silence) = (mean, silence)
    state.recent = grams.map { WeightPoint(date: "2026-03-01", grams: $0) }
    #expect(state.hints == hints)
  }

  @Test(arguments: GoldenTests.states)
  func `are none on an ordinary day`(name: String, snapshot: Snapshot) {
    #expect(snapshot.hints == [] || (snapshot.fast?.goal ?? 0) > 24 * Examples.hour)
  }

  // MARK: A streak that broke

  /// From the evening before to noon of that day, seen from the example's Friday.
  private static func fast(
    endingOn day: Int64, hours: Int64 = 16, _ outcome: Outcome = .completed
  ) -> Recent {
    Recent(
      start: Examples.at(12, day: day) - hours * Examples.hour * 1000,
      duration: hours * Examples.hour, goal: 16 * Examples.hour, outcome: outcome)
  }

  private static let lost = Streak(current: 0, longest: 5)

  private static let streaks: [(String, Streak, [Recent]?, Bool)] = [
    ("two days, and none yesterday", lost, [fast(endingOn: -2), fast(endingOn: -1)], true),
    ("the same, seen a day later", lost, [fast(endingOn: -3), fast(endingOn: -2)], true),
    ("days that are long gone", lost, [fast(endingOn: -9), fast(endingOn: -8)], false),
    (
      "one that goes on", Streak(current: 2, longest: 5), [fast(endingOn: -1), fast(endingOn: 0)],
      false
    ),
    ("a single day", lost, [fast(endingOn: -1)], false),
    ("two days with one between", lost, [fast(endingOn: -3), fast(endingOn: -1)], false),
    ("two fasts on one day", lost, [fast(endingOn: -1), fast(endingOn: -1, hours: 4)], false),
    ("one fast over two nights", lost, [fast(endingOn: -1, hours: 42)], true),
    (
      "nobody ever had one", Streak(current: 0, longest: 1),
      [fast(endingOn: -2), fast(endingOn: -1)], false
    ),
    (
      "ended early after two days", lost,
      [fast(endingOn: -2), fast(endingOn: -1), fast(endingOn: 1, hours: 5, .partial)], true
    ),
    (
      "ended early only", lost, [fast(endingOn: -2, .partial), fast(endingOn: -1, .partial)], false
    ),
    ("nothing is known of the last fasts", lost, nil, false),
  ]

  @Test(arguments: streaks)
  func `tell of a lost streak who has just lost one`(
    name: String, streak: Streak, recent: [Recent]?, isLost: Bool
  ) {
    let state = Self.state(streak: streak, recent: recent)
    #expect(state.hints.contains(.streakBroken) == isLost, "\(name)")
  }

  @Test func `are looked for among any numbers without a trap`() {
    for number in HostileTests.extremes {
      for other in HostileTests.extremes {
        let recent = Recent(start: number, duration: other, outcome: .completed)
        var state = Self.state(
          Program(phase: .leadIn, day: number, daysLeft: other), goal: Examples.hour,
          streak: Streak(current: 0, longest: number), recent: [recent, recent])
        state.fast?.goal = other
        state.now = other
        state.offset = number
        #expect(state.hints.count <= Hint.allCases.count)
      }
    }
  }

  // MARK: Their words

  @Test func `are listed with what has become of each`() throws {
    let fates: [Hint.Fate] = [.shown, .dismissed, .toCome, .toCome, .shown]
    let fate = Dictionary(uniqueKeysWithValues: zip(Hint.allCases, fates))
    for isOn in [true, false] {
      let page = Way.page { way in
        HintPage(way.wording.phrases, on: way.screen).list(isOn: isOn) { fate[$0] ?? .toCome }
      }
      try Golden.expect(page, is: isOn ? "hints-list" : "hints-off", at: #_sourceLocation)
    }
  }

  @Test func `are said in full, each with where to read more`() throws {
    let page = Way.page { HintPage($0.wording.phrases, on: $0.screen).all() }
    try Golden.expect(page, is: "hints", at: #_sourceLocation)
  }

  @Test(arguments: Hint.allCases)
  func `stand apart below an answer`(hint: Hint) {
    let text = HintPage(Way.english.phrases, on: .plain).text(of: hint)
    #expect(text.hasPrefix("\n") && text.hasSuffix("fastctl learn \(hint.article.rawValue)\n"))
    #expect(!text.contains("!"))
  }
}
