import Nouns
import Rules
import Testing
import Time
import Wire

@testable import Daemon

@Suite @MainActor struct `The journal of events` {
  private static let on = "events.enabled = on"

  private func note(
    _ scene: Scene, _ name: EventName, _ facts: [EventFact]? = nil, oneway: Bool = true
  ) throws -> [Reply] {
    let client = scene.client()
    let bytes = Call.encode(EventCalls.Note.self, EventNote(name, facts), oneway: oneway)
    scene.keeper.handle(try Call(frame: Array(bytes.dropLast())), from: client)
    return scene.replies[client] ?? []
  }

  private func look(_ scene: Scene, _ view: String = "history") throws {
    #expect(try note(scene, .viewOpened, [EventFact(.view, word: view)]) == [])
  }

  /// What is on the disk, oldest first.
  private func names(_ scene: Scene) throws -> [EventName] {
    try scene.ledger.events(EventQuery(), limit: 500).reversed().map(\.event.name)
  }

  private func commits(_ scene: Scene) -> Int { scene.effects.count { $0 == .committed } }

  @Test func `is empty until somebody asks for it`() throws {
    let scene = try Scene()
    _ = try note(scene, .sessionStarted)
    try look(scene)
    try scene.live(16)
    scene.keeper.leave()
    let list = try scene.ask(EventCalls.List.self, EventsQuestion())
    #expect(list == EventList(enabled: false, events: []))
  }

  @Test func `rides on the commands' own commits`() throws {
    let (off, on) = (try Scene(), try Scene(settings: Self.on))
    for scene in [off, on] {
      scene.forget()
      try look(scene)
      _ = try note(scene, .sessionStarted, [EventFact(.client, word: "cli")])
      try scene.live(17)
      try scene.start()
      try scene.ask(FastCalls.Cancel.self, NoFields())
    }
    #expect(commits(on) == commits(off))
    #expect(
      try names(on).filter { $0 != .sessionEnded } == [
        .viewOpened, .sessionStarted, .fastStarted, .fastCompleted, .fastStarted, .fastCancelled,
      ])
    #expect(try names(off) == [])
  }

  @Test func `a command that could not be written leaves no event, and the next takes all`() throws
  {
    let scene = try Scene(settings: Self.on)
    try look(scene)
    scene.commitFault = .diskFull
    #expect(throws: Refused.self) { try scene.start() }
    scene.commitFault = nil
    #expect(try names(scene) == [])
    try scene.start()
    #expect(try names(scene) == [.viewOpened, .fastStarted])
  }

  @Test func `what polls asks for nothing and writes nothing`() throws {
    let scene = try Scene(settings: Self.on)
    scene.forget()
    for _ in 0..<20 {
      _ = try scene.status()
      _ = try scene.ask(HistoryCalls.List.self, HistoryQuestion())
    }
    _ = try scene.open(StatusCalls.Subscribe.self, StatusQuestion())
    scene.keeper.leave()
    #expect(commits(scene) == 0)
    #expect(try names(scene) == [])
  }

  @Test func `what meets no commit is written when the daemon leaves`() throws {
    let scene = try Scene(settings: Self.on)
    _ = try note(scene, .sessionStarted)
    try look(scene)
    scene.forget()
    scene.pass(.minutes(5))
    #expect(try names(scene) == [])
    scene.keeper.leave()
    #expect(commits(scene) == 1)
    #expect(try Set(names(scene)) == [.sessionEnded, .sessionStarted, .viewOpened])
    scene.keeper.leave()
    #expect(commits(scene) == 1)
  }

  @Test func `what meets no commit is written when the day turns`() throws {
    let scene = try Scene(settings: Self.on)
    _ = try note(scene, .sessionStarted)
    try look(scene)
    scene.run(.hours(13))
    #expect(try Set(names(scene)) == [.sessionStarted, .sessionEnded, .viewOpened])
  }

  @Test func `who looks at it sees all of it`() throws {
    let scene = try Scene(settings: Self.on)
    try look(scene)
    scene.forget()
    let list = try scene.ask(EventCalls.List.self, EventsQuestion())
    #expect(list.events.map(\.name) == [.viewOpened])
    #expect(try scene.ask(EventCalls.Summary.self, EventDates()).events == 1)
    #expect(commits(scene) == 1)
  }

  @Test func `a warning that is shown is in it`() throws {
    let scene = try Scene(settings: Self.on)
    try scene.start(GoalOrder.span(Span.hours(40)))
    scene.run(.hours(25))
    let events = try scene.ask(EventCalls.List.self, EventsQuestion(name: .warningShown)).events
    #expect(events.map(\.payload) == [[EventFact(.type, word: "safety")]])
  }

  @Test func `nobody tells the daemon what it knows itself`() throws {
    let scene = try Scene(settings: Self.on)
    for name in [EventName.fastStarted, .cyclePhaseSwitched, .sessionEnded, .streakBroken] {
      let reply = try #require(try note(scene, name, oneway: false).last)
      #expect(ServiceError(reply) == .invalidParameter("name"), "\(name)")
    }
    let odd: [[EventFact]?] = [
      nil, [], [EventFact(.view)], [EventFact(.view, word: "a b")],
      [EventFact(.view, word: "a", number: 1)], [EventFact(.view, number: 1)],
      [EventFact(.view, word: "a"), EventFact(.view, word: "b")],
      [EventFact(.view, word: "a"), EventFact(.topic, word: "b")],
    ]
    for facts in odd {
      let reply = try #require(try note(scene, .viewOpened, facts, oneway: false).last)
      #expect(ServiceError(reply) == .invalidParameter("payload"), "\(String(describing: facts))")
    }
    let unknown = try scene.raw(
      #"{"method":"io.github.fastd.events.Note","parameters":{"name":"meal_logged"}}"#)
    #expect(unknown.last?.error == "org.varlink.service.InvalidParameter")
    try scene.start()
    #expect(try names(scene) == [.fastStarted])
  }

  @Test func `switched off forgets what waited and keeps what was written`() throws {
    let scene = try Scene(settings: Self.on)
    try scene.start()
    try look(scene)
    scene.reload("")
    scene.pass(.hours(1))
    try scene.stop()
    let list = try scene.ask(EventCalls.List.self, EventsQuestion())
    #expect(!list.enabled)
    #expect(list.events.map(\.name) == [.fastStarted])
  }

  @Test func `is listed by dates in the person's zone, and no further than a page`() throws {
    let scene = try Scene(settings: Self.on)
    for _ in 0..<30 { try scene.live(23) }
    #expect(try scene.ask(EventCalls.List.self, EventsQuestion()).events.count == 20)
    let day = try scene.ask(
      EventCalls.List.self, EventsQuestion(from: "2026-03-03", to: "2026-03-03"))
    #expect(day.events.map(\.name) == [.fastStarted, .fastCompleted])
    let summary = try scene.ask(EventCalls.Summary.self, EventDates())
    #expect(summary.events == 60 + 2)
    #expect(summary.counts.map(\.name) == [.fastStarted, .fastCompleted, .streakMilestoneReached])
    #expect((summary.activeOnDay7, summary.day28Reached) == (true, true))
    #expect(summary.mealOnDay7 == false)
    #expect(summary.activeAfterFirstSwitch == nil)
    for question in [EventsQuestion(from: "soon"), EventsQuestion(limit: -1)] {
      #expect(throws: ServiceError.self) { try scene.ask(EventCalls.List.self, question) }
    }
  }

  @Test func `is deleted by the person's word alone, with what waits`() throws {
    let scene = try Scene(settings: Self.on)
    try scene.live(16)
    try look(scene)
    let refusal = try refusal { try scene.ask(EventCalls.Clear.self, ConfirmedOrder()) }
    #expect(refusal == .needsConfirmation([.clearing]))
    let answer = try scene.ask(EventCalls.Clear.self, ConfirmedOrder(confirm: "delete-events"))
    #expect(answer.events == 2)
    scene.keeper.leave()
    #expect(try names(scene) == [])
    #expect(try scene.ask(HistoryCalls.List.self, HistoryQuestion()).fasts.count == 1)
  }

  @Test func `goes with everything, and comes back with a backup`() throws {
    let scene = try Scene(settings: Self.on)
    try scene.live(16)
    let kept = try scene.ask(BackupCalls.Make.self, NoFields()).backup.name
    try scene.start()
    let before = try names(scene)
    _ = try scene.ask(BackupCalls.Restore.self, BackupName(name: kept))
    #expect(try names(scene) == before, "nothing is taken back")
    try look(scene)
    _ = try scene.ask(BackupCalls.Purge.self, ConfirmedOrder(confirm: "delete-everything"))
    scene.keeper.leave()
    #expect(try names(scene) == [])
  }
}
