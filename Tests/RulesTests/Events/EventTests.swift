import Nouns
import Testing
import Time

@testable import Rules

@Suite struct `An event of the journal` {
  private static let now = Instant(seconds: 1_772_452_800)

  @Test(
    arguments: [
      (EventName.viewOpened, [.view: .word("history")]),
      (.viewClosed, [.view: .word("history"), .timeSpent: .number(0)]),
      (.onboardingStepCompleted, [.stepNumber: .number(1), .stepName: .word("safety")]),
      (.cyclePhaseSwitched, [.from: .word("leadIn"), .to: .word("diet"), .automatic: .flag(true)]),
      (.fastStarted, [:]), (.onboardingCompleted, [:]),
    ] as [(EventName, [EventKey: Event.Value])])
  func `has the values of its kind`(name: EventName, payload: [EventKey: Event.Value]) {
    #expect(Event(name, at: Self.now, payload)?.payload == payload)
  }

  @Test(
    arguments: [
      (EventName.viewOpened, [:]), (.viewOpened, [.view: .number(3)]),
      (.viewOpened, [.view: .flag(true)]), (.viewOpened, [.view: .word("")]),
      (.viewOpened, [.view: .word("my note about it")]),
      (.viewOpened, [.view: .word("82,5")]), (.viewOpened, [.view: .word("ä")]),
      (.viewOpened, [.view: .word("a\"b")]), (.viewOpened, [.view: .word("a=b")]),
      (.viewOpened, [.view: .word(String(repeating: "a", count: 41))]),
      (.viewOpened, [.view: .word("history"), .days: .number(1)]),
      (.fastStarted, [.days: .number(16)]),
      (.viewClosed, [.view: .word("history"), .timeSpent: .number(-1)]),
      (.viewClosed, [.view: .word("history"), .timeSpent: .number(.max)]),
      (.cyclePhaseSwitched, [.from: .word("diet")]),
    ] as [(EventName, [EventKey: Event.Value])])
  func `has no others, and nothing that somebody wrote`(
    name: EventName, payload: [EventKey: Event.Value]
  ) {
    #expect(Event(name, at: Self.now, payload) == nil)
  }

  @Test func `can be told with the values that it needs`() {
    for name in EventName.allCases {
      #expect(name.needs.isSubset(of: name.keys), "\(name)")
    }
  }
}

@Suite struct `A session at the terminal` {
  private static let start = Instant(seconds: 1_772_452_800)

  /// When sessions begin and end for commands typed at these minutes, in minutes.
  private func sessions(_ minutes: [Int64]) -> [String] {
    var book = EventBook()
    for minute in minutes {
      if let event = Event(.sessionStarted, at: Self.start + .minutes(minute)) { book.hear(event) }
    }
    book.endSession()
    return book.waiting.map { event in
      let minute = (event.at - Self.start).minutes
      guard case .number(let seconds)? = event.payload[.duration] else { return "\(minute)" }
      return "\(minute) after \(seconds / 60)"
    }
  }

  @Test(
    arguments: [
      ([], []), ([0], ["0", "0 after 0"]), ([0, 29, 58], ["0", "58 after 58"]),
      ([0, 30], ["0", "0 after 0", "30", "30 after 0"]),
      ([0, 10, 40, 41], ["0", "10 after 10", "40", "41 after 1"]),
      // A clock that is set back a little, and one that is set back far.
      ([0, 10, 5, 30], ["0", "30 after 30"]),
      ([100, 0], ["100", "100 after 0", "0", "0 after 0"]),
    ] as [([Int64], [String])])
  func `is a run of commands with less than half an hour between`(
    minutes: [Int64], expected: [String]
  ) {
    #expect(sessions(minutes) == expected)
  }

  @Test func `goes on over the night, and ends there where nobody types`() {
    var book = EventBook()
    let event = Event(.sessionStarted, at: Self.start)
    if let event { book.hear(event) }
    book.endSession(unlessGoingOnAt: Self.start + .minutes(29))
    #expect(book.waiting.map(\.name) == [.sessionStarted])
    book.endSession(unlessGoingOnAt: Self.start + .minutes(31))
    #expect(book.waiting.map(\.name) == [.sessionStarted, .sessionEnded])
    book.endSession()
    #expect(book.waiting.count == 2)
  }

  @Test func `whoever floods the journal is not written down without end`() throws {
    var book = EventBook()
    let event = try #require(Event(.fastStarted, at: Self.start))
    book.add(Array(repeating: event, count: 10_000))
    #expect(book.waiting.count == EventBook.most)
    book.clear()
    book.add(event)
    #expect(book.waiting == [event])
  }
}

@Suite struct `What a journal comes to` {
  private static let first = Day(number: 20_500)

  private func summary(_ events: [(EventName, Int64)]) -> EventSummary {
    var summary = EventSummary(in: .utc)
    for (name, day) in events {
      summary.add(name, at: Zone.utc.startOfDay(Self.first + (day - 1)) + .hours(9))
    }
    return summary
  }

  @Test func `nothing is known of an empty one`() {
    let summary = summary([])
    #expect(summary.counts.isEmpty)
    #expect(summary.wasActive(onDay: 7, today: Self.first) == nil)
    #expect(summary.hasReached(day: 28, today: Self.first) == nil)
    #expect(summary.wasActive(afterFirstOf: []) == nil)
  }

  @Test func `counts each kind with its first and last moment`() {
    let summary = summary([(.fastStarted, 1), (.viewOpened, 2), (.fastStarted, 9)])
    #expect(summary.counts[.fastStarted]?.count == 2)
    #expect(summary.counts[.fastStarted]?.first == Zone.utc.startOfDay(Self.first) + .hours(9))
    #expect(
      summary.counts[.fastStarted]?.last == Zone.utc.startOfDay(Self.first + 8) + .hours(9))
    #expect(summary.counts[.viewOpened]?.count == 1)
  }

  @Test func `day 7 is known once it was active or is over`() {
    let idle = summary([(.fastStarted, 1), (.warningShown, 7), (.cyclePhaseSwitched, 7)])
    #expect(idle.wasActive(onDay: 7, today: Self.first + 6) == nil)
    #expect(idle.wasActive(onDay: 7, today: Self.first + 7) == false)
    let active = summary([(.fastStarted, 1), (.viewOpened, 7)])
    #expect(active.wasActive(onDay: 7, today: Self.first + 6) == true)
  }

  @Test func `a meal on day 7 is known once there was one or the day is over`() {
    let idle = summary([(.mealLogged, 1), (.mealLogged, 6), (.viewOpened, 7), (.mealLogged, 8)])
    #expect(idle.loggedMeal(onDay: 7, today: Self.first + 6) == nil)
    #expect(idle.loggedMeal(onDay: 7, today: Self.first + 7) == false)
    let eater = summary([(.fastStarted, 1), (.mealLogged, 7)])
    #expect(eater.loggedMeal(onDay: 7, today: Self.first + 6) == true)
    #expect(summary([]).loggedMeal(onDay: 7, today: Self.first) == nil)
  }

  @Test func `day 28 is reached by who is there on it or later`() {
    let gone = summary([(.fastStarted, 1), (.fastStarted, 27)])
    #expect(gone.hasReached(day: 28, today: Self.first + 26) == nil)
    #expect(gone.hasReached(day: 28, today: Self.first + 27) == false)
    #expect(
      summary([(.fastStarted, 1), (.fastStarted, 90)]).hasReached(day: 28, today: .init(number: 0))
        == true)
  }

  @Test func `who goes on after the first switch between blocks is still active`() throws {
    func switched(_ day: Int64, _ from: Rules.Phase.Kind, _ to: Rules.Phase.Kind, by itself: Bool)
      throws
      -> Event
    {
      try #require(
        Event(
          .cyclePhaseSwitched, at: Zone.utc.startOfDay(Self.first + (day - 1)) + .hours(9),
          [.from: .word(from.rawValue), .to: .word(to.rawValue), .automatic: .flag(itself)]))
    }
    // A program that begins, its lead-in that ends, and a change by hand are no switch of blocks.
    let beginning = [
      try switched(1, .notStarted, .leadIn, by: false), try switched(8, .leadIn, .diet, by: true),
      try switched(9, .diet, .maintenance, by: false),
    ]
    let seen = summary([(.fastStarted, 1), (.viewOpened, 22), (.viewOpened, 23)])
    #expect(seen.wasActive(afterFirstOf: beginning) == nil)
    let first = try switched(22, .diet, .maintenance, by: true)
    let second = try switched(36, .maintenance, .diet, by: true)
    #expect(seen.wasActive(afterFirstOf: [second, first] + beginning) == true)
    #expect(summary([(.viewOpened, 22)]).wasActive(afterFirstOf: [first]) == false)
  }
}

@Suite struct `What the journal says of a decision` {
  private func names(_ scene: Scene, _ decision: Decision, after before: Engine) -> [EventName] {
    scene.engine.events(of: decision, after: before, at: scene.moment).map(\.name)
  }

  @Test func `names a fast by how it ended`() throws {
    var scene = Scene()
    func told(_ command: Command) throws -> [EventName] {
      let before = scene.engine
      let decision = try scene.perform(command)
      return names(scene, decision, after: before)
    }
    #expect(try told(.start(.init(goal: .span(.hours(16))))) == [.fastStarted])
    scene.pass(.hours(2))
    #expect(try told(.stop(.init())) == [.fastStopped])
    #expect(try told(.undo) == [])
    scene.pass(.hours(15))
    #expect(try told(.stop(.init())) == [.fastCompleted])
    scene.pass(.hours(1))
    #expect(try told(.start(.init())) == [.fastStarted])
    #expect(try told(.cancel) == [.fastCancelled])
  }

  @Test func `tells of a streak once it has reached a mark, and when it ends`() throws {
    var scene = Scene()
    var reached: [Int64] = []
    for number in 1...9 as ClosedRange<Int64> {
      try scene.perform(.start(.init(goal: .span(.hours(12)))))
      scene.pass(.hours(13))
      let before = scene.engine
      let decision = try scene.perform(.stop(.init()))
      for event in scene.engine.events(of: decision, after: before, at: scene.moment)
      where event.name == .streakMilestoneReached {
        #expect(event.payload == [.days: .number(7)])
        reached.append(number)
      }
      scene.pass(.hours(11))
    }
    #expect(reached == [7])
  }

  @Test func `a switch of phases has both, and its day`() throws {
    let id = RowID(bits: 5, 5)
    let start = Scene().moment.day
    var opening = Opening(active: nil, lastFinished: nil, news: [], credits: [])
    opening.standing.programs = [DietProgram(id: id, start: start, leadIn: 7)]
    let engine = Engine(opening, mode: .end)
    var decision = Decision(actor: "fastd")
    let key = News.Key(
      subject: "\(id.text)@\((start + 7).iso)", kind: .phaseSwitched, at: Scene.beginning)
    decision.happened = [News(key: key, decided: Scene.beginning)]
    let events = engine.events(of: decision, after: engine, at: Scene().moment)
    #expect(
      events == [
        Event(
          .cyclePhaseSwitched, at: Scene.beginning,
          [
            .from: .word("leadIn"), .to: .word("diet"), .dayNumber: .number(8),
            .automatic: .flag(true),
          ])
      ])
  }
}
