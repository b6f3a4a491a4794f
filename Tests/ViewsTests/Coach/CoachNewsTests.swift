import Nouns
import TestSupport
import Testing
import Time
import Wire

@testable import Views

@Suite struct `When the coach has something to say` {
  private static let hour = Examples.hour

  private static func event(_ snapshot: Snapshot) -> CoachEvent? {
    CoachEvent(newIn: snapshot, zone: Way.berlin)
  }

  /// The last fast of Examples ended on Friday at 12:20.
  private static func ended(
    minutesAgo: Int64 = 10, _ outcome: Outcome = .completed, current: Int64 = 4,
    longest: Int64 = 12, recent: [Recent] = [], minutes: Int64 = 980
  ) -> Snapshot {
    let last = Examples.finished(minutes: minutes, outcome: outcome)
    let end = last.end ?? 0
    var snapshot = Examples.idle(now: end + minutesAgo * 60_000, last: last)
    snapshot.streak = Streak(current: current, longest: longest)
    snapshot.glance = Glance(recent: recent, holdsUntil: 0)
    return snapshot
  }

  private static func recent(
    day: Int64, _ outcome: Outcome = .completed, startHour: Int64 = 20, minutes: Int64 = 960
  ) -> Recent {
    Recent(
      start: Examples.at(startHour, day: day), duration: minutes * 60, goal: 16 * hour,
      outcome: outcome)
  }

  @Test func `not on an ordinary day`() {
    for now in [Examples.at(20, 5), Examples.at(9, 5, day: 1), Examples.at(11, 59, day: 1)] {
      #expect(Self.event(Examples.fasting(now: now)) == nil)
    }
    #expect(Self.event(Examples.fasting(now: Examples.at(13, day: 1), goal: nil)) == nil)
    #expect(Self.event(Examples.idle()) == nil)
    #expect(Self.event(Examples.idle(last: nil)) == nil)
    #expect(Self.event(Examples.eating()) == nil)
  }

  @Test(arguments: [(0, true), (59, true), (60, false), (600, false)] as [(Int64, Bool)])
  func `for an hour after a goal`(minutes: Int64, says: Bool) {
    let snapshot = Examples.fasting(now: Examples.at(12, minutes, day: 1))
    #expect((Self.event(snapshot) == .goalReached) == says)
  }

  @Test(arguments: [(-1, false), (0, true), (59, true), (60, false)] as [(Int64, Bool)])
  func `for an hour after an end`(minutes: Int64, says: Bool) {
    #expect((Self.event(Self.ended(minutesAgo: minutes)) == .fastCompleted) == says)
  }

  @Test(
    arguments: [
      (.partial, .fastEndedEarly), (.open, .fastEnded), (.completed, .fastCompleted),
      (.cancelled, .fastCancelled),
    ] as [(Outcome, CoachEvent)])
  func `by how it ended`(outcome: Outcome, event: CoachEvent) {
    #expect(Self.event(Self.ended(outcome)) == event)
  }

  @Test(
    arguments: [
      (7, 12, .streakMilestone), (30, 30, .streakMilestone), (90, 90, .streakMilestone),
      (365, 400, .streakMilestone), (730, 730, .streakMilestone), (8, 12, .fastCompleted),
      (13, 13, .fastCompleted), (15, 15, .newLongestStreak), (5, 5, .newLongestStreak),
      (15, 16, .fastCompleted), (0, 0, .fastCompleted), (1, 1, .fastCompleted),
    ] as [(Int64, Int64, CoachEvent)])
  func `by what the streak has come to`(current: Int64, longest: Int64, event: CoachEvent) {
    // Five of them: more can be behind what is seen.
    let recent = (-4...0).map { Self.recent(day: $0, .partial) }
    #expect(Self.event(Self.ended(current: current, longest: longest, recent: recent)) == event)
  }

  @Test func `of a first fast where it can be seen that it is one`() {
    func event(_ recent: [Recent]) -> CoachEvent? {
      Self.event(Self.ended(current: 1, longest: 1, recent: recent))
    }
    #expect(event([Self.recent(day: 0)]) == .firstFast)
    #expect(event([Self.recent(day: -9, .partial), Self.recent(day: 0)]) == .firstFast)
    #expect(event([Self.recent(day: -9), Self.recent(day: 0)]) == .fastCompleted)
    #expect(event([]) == .fastCompleted)
    var blind = Self.ended(current: 1, longest: 1)
    blind.glance = nil
    #expect(Self.event(blind) == .fastCompleted)
  }

  @Test func `of a streak once a day`() {
    let before = Self.recent(day: 1, startHour: 6, minutes: 60)
    // It began before the last one's end and is of the same day, but not before it.
    #expect(Self.event(Self.ended(current: 7, longest: 7, recent: [before])) == .streakMilestone)
    let same = Self.recent(day: 0, startHour: 2, minutes: 23 * 60)
    #expect(Self.event(Self.ended(current: 7, longest: 7, recent: [same])) == .fastCompleted)
    let dayBefore = Self.recent(day: -1)
    #expect(
      Self.event(Self.ended(current: 7, longest: 7, recent: [dayBefore])) == .streakMilestone)
  }

  @Test func `of no milestone by a long fast, and then with care`() {
    let long = Self.ended(current: 7, longest: 7, minutes: 24 * 60)
    #expect(Self.event(long) == .fastCompleted)
    #expect(CoachPose(.fastCompleted, CoachFacts(long)).mood == .concerned)
    let day = Examples.fasting(now: Examples.at(20, day: 1), goal: 30 * Self.hour)
    #expect(CoachPose(.fasting, CoachFacts(day)).mood == .concerned)
    let before = Examples.fasting(now: Examples.at(19, 59, day: 1), goal: 30 * Self.hour)
    #expect(CoachPose(.fasting, CoachFacts(before)).mood == .happy)
  }

  @Test(
    arguments: [
      (.leadIn, nil, 1, .leadInStarted), (.leadIn, nil, 2, nil), (.diet, 1, 1, .dietStarted),
      (.diet, 1, 2, nil), (.maintenance, 1, 1, .maintenanceStarted), (.diet, 2, 1, .cycleCompleted),
      (.maintenance, 3, 14, nil), (.paused, nil, nil, nil), (.notStarted, nil, nil, nil),
      (.ended, nil, nil, nil),
    ] as [(Phase, Int64?, Int64?, CoachEvent?)])
  func `on the first day of a block`(
    phase: Phase, cycle: Int64?, day: Int64?, event: CoachEvent?
  ) {
    var snapshot = Examples.idle()
    snapshot.program = Program(phase: phase, cycle: cycle, day: day)
    #expect(Self.event(snapshot) == event)
    var fasting = Examples.fasting(now: Examples.at(9, 5, day: 1))
    fasting.program = snapshot.program
    #expect(Self.event(fasting) == event)
    #expect(CoachFacts(snapshot).isLeadIn == (phase == .leadIn))
  }

  @Test(
    arguments: [
      (true, nil, .meal, .firstMeal), (true, nil, .weight, .firstWeight), (false, nil, .meal, nil),
      (true, 1, .meal, .firstMeal), (false, 6, .weight, nil), (false, 7, .meal, .loggingMilestone),
      (false, 7, .weight, .loggingMilestone), (false, 8, .meal, nil),
      (false, 30, .meal, .loggingMilestone), (false, 90, .meal, .loggingMilestone),
      (false, 365, .meal, .loggingMilestone), (false, 730, .meal, .loggingMilestone),
      (true, 7, .weight, .loggingMilestone), (false, 0, .meal, nil), (false, .min, .meal, nil),
    ] as [(Bool, Int64?, LoggingKind, CoachEvent?)])
  func `of an entry that is more than one`(
    first: Bool, streak: Int64?, kind: LoggingKind, event: CoachEvent?
  ) {
    #expect(CoachEvent(LoggingOccasion(first: first, streak: streak), of: kind) == event)
  }

  @Test func `of a fast sooner than of a block`() {
    var snapshot = Self.ended()
    snapshot.program = Program(phase: .diet, cycle: 2, day: 1)
    #expect(Self.event(snapshot) == .fastCompleted)
  }

  @Test(
    arguments: [
      (0, 12, 1, false), (0, 12, 2, true), (0, 12, 3, false), (0, 2, 2, false), (4, 12, 2, false),
    ] as [(Int64, Int64, Int64, Bool)])
  func `on the day after a streak`(current: Int64, longest: Int64, days: Int64, says: Bool) {
    var snapshot = Self.ended(
      minutesAgo: days * 24 * 60, current: current, longest: longest)
    #expect((Self.event(snapshot) == .streakBroken) == says)
    snapshot.last = nil
    #expect(Self.event(snapshot) == nil)
  }

  @Test(
    arguments: [(4, .evening), (5, .idle), (20, .idle), (21, .evening)] as [(Int64, CoachEvent)])
  func `of how things stand, where it is always asked`(hour: Int64, event: CoachEvent) {
    let now = Examples.at(hour, 59, day: 9)
    #expect(CoachEvent(standing: Examples.idle(now: now), zone: Way.berlin) == event)
    #expect(CoachEvent(standing: Examples.fasting(now: now), zone: Way.berlin) == .fasting)
  }

  @Test(arguments: [Int64.min, -1, 0, .max], [Int64.min, -1, 0, .max])
  func `whatever a daemon sends`(now: Int64, other: Int64) {
    var snapshot = Self.ended(recent: [Self.recent(day: 0)])
    snapshot.now = now
    snapshot.last?.end = other
    snapshot.last?.duration = other
    snapshot.streak = Streak(current: other, longest: other)
    snapshot.glance?.recent[0].duration = other
    snapshot.program = Program(phase: .diet, cycle: other, day: other)
    _ = Self.event(snapshot)
    snapshot.fast = Examples.fasting(now: Examples.at(9, 5, day: 1)).fast
    snapshot.fast?.elapsed = other
    snapshot.fast?.over = other
    snapshot.fast?.goalReached = true
    let view = CoachView(CoachVoice(Way.english), on: .plain, look: .ascii)
    // From 120 hours on the page itself says what is to be minded.
    #expect(view.lines(of: snapshot).isEmpty == (other >= 120 * 3600))
  }

  // MARK: On a page

  static let moments: [Snapshot] = [
    Examples.fasting(now: Examples.at(9, 5, day: 1)),
    Examples.fasting(now: Examples.at(12, 10, day: 1)),
    Examples.fasting(now: Examples.at(21, day: 1), goal: 30 * hour), ended(), ended(.partial),
    ended(current: 30, longest: 30), gentle, Examples.idle(),
  ]

  private static var gentle: Snapshot {
    var snapshot = Examples.idle(now: Examples.at(23, day: 9))
    snapshot.program = Program(phase: .leadIn, day: 3, of: 7)
    return snapshot
  }

  @Test(arguments: [CoachLook.emoji, .ascii, .none])
  func `it stands below what there is`(look: CoachLook) throws {
    let page = Way.page(in: Way.all + [Way(name: "Linear", wording: Way.german, screen: .linear)]) {
      way in
      let view = CoachView(CoachVoice(way.wording), on: way.screen, look: look)
      return Self.moments.map { view.text(newIn: $0) }.joined()
    }
    try Golden.expect(page, is: "coach-status-\(look)", at: #_sourceLocation)
  }

  @Test(arguments: [CoachLook.emoji, .ascii, .none])
  func `it is on the page of today`(look: CoachLook) throws {
    let page = Way.page(
      in: Way.drawn + [Way(name: "Linear", wording: Way.english, screen: .linear)]
    ) { way in
      let view = CoachView(CoachVoice(way.wording), on: way.screen, look: look)
      return Self.moments.map { view.lines(of: $0).map { $0 + "\n" }.joined() }.joined(
        separator: "--\n")
    }
    try Golden.expect(page, is: "coach-today-\(look)", at: #_sourceLocation)
  }

  @Test func `no line is wider than the screen`() {
    var count = 0
    for way in Way.all {
      guard let width = way.screen.width else { continue }
      for look in [CoachLook.ascii, .none] {
        let view = CoachView(CoachVoice(way.wording), on: way.screen, look: look)
        for line in Self.moments.flatMap({ view.lines(of: $0) }) {
          let bare = line.replacing(/\u{1b}\[[0-9;]*m/, with: "")
          #expect(bare.cells <= width, "\(way.name): \(line)")
          count += 1
        }
      }
    }
    #expect(count > 100)
  }

  @Test func `a command's end is told at once, and its beginning`() {
    let view = CoachView(CoachVoice(Way.english), on: .linear, look: .emoji)
    let answer = FastAnswer(fast: Examples.finished(), state: Self.ended(current: 30, longest: 30))
    #expect(view.text(after: answer).hasPrefix("Whoosh, whoosh, whooosh! "))
    let start = Examples.fasting(now: Examples.at(20))
    let begun = view.text(after: FastAnswer(fast: Examples.running(), state: start))
    #expect(begun == "Off we go. I keep the time; you get on with your day.\n")
  }

  @Test(
    arguments: [
      (1, 16, true), (15, 16, true), (16, 16, false), (23, 16, false), (40, nil, false),
      (151, 16, false), (1, 24, false),
    ] as [(Int64, Int64?, Bool)])
  func `nothing is cheered where a fast is long or its goal already met`(
    hours: Int64, goal: Int64?, isCheered: Bool
  ) {
    let view = CoachView(CoachVoice(Way.english), on: .linear, look: .emoji)
    var state = Examples.fasting(now: Examples.at(20) + hours * Examples.hour * 1000)
    state.fast?.elapsed = hours * Examples.hour
    var fast = Examples.running()
    fast.goal = goal.map { $0 * Examples.hour }
    #expect(view.text(after: FastAnswer(fast: fast, state: state)).isEmpty != isCheered)
  }
}
