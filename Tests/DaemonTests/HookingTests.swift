import Nouns
import Testing
import Time
import Wire

@testable import Daemon

@Suite @MainActor struct `Telling hooks` {
  @Test func `a fast that begins and ends is told with its row`() throws {
    let scene = try Scene()
    let id = try scene.start().fast.id
    scene.pass(.hours(3))
    try scene.stop()
    #expect(scene.fastEvents == [.fastStarted, .fastEnded])
    let (begun, ended) = (scene.hooked[0], scene.hooked[1])
    #expect(begun.fast?.id == id && begun.fast?.end == nil)
    #expect(begun.at == Instant.noon.milliseconds && begun.late == 0)
    #expect(begun.zone == "UTC" && begun.offset == 0)
    #expect(ended.fast?.id == id && ended.fast?.outcome == .partial)
    #expect(ended.text.contains("after 3 h"))
  }

  @Test func `a discarded fast is cancelled, and so is one whose start is taken back`() throws {
    let scene = try Scene()
    try scene.start()
    _ = try scene.ask(FastCalls.Cancel.self, NoFields())
    try scene.start()
    let id = try #require(scene.hooked.last { $0.event == .fastStarted }?.fast?.id)
    _ = try scene.ask(ChangeCalls.Undo.self, NoFields())
    #expect(
      scene.fastEvents == [.fastStarted, .fastCancelled, .fastStarted, .fastCancelled])
    #expect(scene.hooked.last { $0.event == .fastCancelled }?.fast?.id == id)
  }

  @Test func `a fast whose end is taken back begins again`() throws {
    let scene = try Scene()
    try scene.start()
    scene.pass(.hours(3))
    try scene.stop()
    scene.forget()
    _ = try scene.ask(ChangeCalls.Undo.self, NoFields())
    #expect(scene.fastEvents == [.fastStarted])
    _ = try scene.ask(ChangeCalls.Redo.self, NoFields())
    #expect(scene.fastEvents == [.fastStarted, .fastEnded])
  }

  @Test(arguments: ["", "notify.goal = off"])
  func `a goal is told once, on the screen or not`(settings: String) throws {
    let scene = try Scene(settings: settings)
    let id = try scene.start().fast.id
    scene.forget()
    for _ in 0..<20 { scene.pass(.hours(1)) }
    scene.keeper.hear(.serverCame)
    let events = scene.hooked.filter { $0.event == .goalReached }
    #expect(events.map(\.fast?.id) == [id])
    #expect(events.map(\.late) == [0])
    try scene.restart()
    #expect(!scene.hooked.contains { $0.event == .goalReached })
  }

  @Test func `a goal that was reached while the daemon was away says how late it is`() throws {
    let scene = try Scene()
    try scene.start()
    try scene.restart(after: .hours(20))
    let events = scene.hooked.filter { $0.event == .goalReached }
    #expect(events.map(\.late) == [Span.hours(4).seconds])
  }

  @Test func `what is only changed is not told`() throws {
    let scene = try Scene()
    try scene.start()
    scene.forget()
    _ = try scene.ask(FastCalls.SetGoal.self, GoalChangeOrder(goal: GoalOrder.change(.seconds(60))))
    #expect(scene.hooked.isEmpty)
  }

  @Test func `what is not written is not told`() throws {
    let scene = try Scene()
    scene.commitFault = .diskFull
    _ = try refusal { try scene.start() }
    #expect(scene.hooked.isEmpty)
  }

  @Test func `a new day is told with its name and the fast that runs`() throws {
    let scene = try Scene()
    let id = try scene.start().fast.id
    scene.forget()
    scene.pass(.hours(12) + .seconds(5))
    let events = scene.hooked.filter { $0.event == .dayChanged }
    #expect(events.map(\.day) == ["2026-03-03"])
    #expect(events.map(\.late) == [5])
    #expect(events.map(\.fast?.id) == [id])
  }
}

extension Scene {
  /// What hooks were told of fasts themselves.
  fileprivate var fastEvents: [HookEvent.Name] {
    hooked.map(\.event).filter { $0 == .fastStarted || $0 == .fastEnded || $0 == .fastCancelled }
  }
}

@Suite struct `An event for hooks` {
  private var full: HookEvent {
    var event = HookEvent(
      .reminder, at: 1_772_452_800_500, late: 3, zone: "Europe/Berlin", offset: 3600,
      text: "Drink water")
    event.fast = Entry(
      id: "abcd", start: 1_772_449_200_000, end: 1_772_452_800_000, startOffset: 3600,
      endOffset: 3600, zone: "Europe/Berlin", goal: 57600, schedule: "16:8", duration: 3600,
      outcome: .partial, day: "2026-03-02", minutes: 60)
    event.stage = "switching"
    event.window = Window(opens: 1_772_452_800_000, closes: 1_772_481_600_000)
    event.reminder = HookEvent.Reminder(id: "efgh", text: "Drink water")
    event.program = HookEvent.Program(
      id: "ijkl", from: .maintenance, to: .diet, cycle: 2, day: 1, kcal: 1900, automatic: true)
    event.day = "2026-03-02"
    event.weight = HookEvent.Weight(
      id: "mnop", at: 1_772_452_800_000, grams: 82_400, mean: 82_900)
    var meal = HookEvent.Meal()
    (meal.id, meal.at, meal.slot) = ("qrst", 1_772_452_800_000, .lunch)
    (meal.name, meal.nutrition) = ("Oats + Milk", Nutrition(energy: 425, protein: 176))
    (meal.day, meal.eaten, meal.left) = ("2026-03-02", 1025, 875)
    event.meal = meal
    var sync = HookEvent.Sync()
    (sync.given, sync.taken, sync.changed, sync.held) = (1, 4, 3, 2)
    event.sync = sync
    event.badge = "streak bronze"
    return event
  }

  /// Scripts of many people read them: a change here breaks theirs.
  @Test func `has these fields for ever`() {
    let json = String(decoding: full.json, as: UTF8.self)
    #expect(
      json == #"{"event":"reminder","at":1772452800500,"late":3,"zone":"Europe/Berlin","#
        + #""offset":3600,"text":"Drink water","fast":{"id":"abcd","start":1772449200000,"#
        + #""end":1772452800000,"startOffset":3600,"endOffset":3600,"zone":"Europe/Berlin","#
        + #""goal":57600,"reachedGoal":null,"schedule":"16:8","duration":3600,"outcome":"partial","#
        + #""note":null,"mood":null,"source":null,"day":"2026-03-02","minutes":60,"reason":null},"#
        + #""stage":"switching","window":{"opens":1772452800000,"closes":1772481600000},"#
        + #""reminder":{"id":"efgh","text":"Drink water"},"program":{"id":"ijkl","#
        + #""from":"maintenance","to":"diet","cycle":2,"day":1,"kcal":1900,"automatic":true},"#
        + #""day":"2026-03-02","weight":{"id":"mnop","at":1772452800000,"grams":82400,"#
        + #""mean":82900},"meal":{"id":"qrst","at":1772452800000,"slot":"lunch","#
        + #""name":"Oats + Milk","kcal":425,"protein":176,"carbs":null,"fat":null,"fiber":null,"#
        + #""alcohol":null,"day":"2026-03-02","eaten":1025,"left":875},"#
        + #""sync":{"given":1,"taken":4,"changed":3,"held":2},"badge":"streak bronze"}"#)
  }

  @Test func `has these variables for ever, in seconds`() {
    #expect(
      full.variables == [
        "FASTD_EVENT": "reminder", "FASTD_AT": "1772452800", "FASTD_LATE": "3",
        "FASTD_TEXT": "Drink water", "FASTD_ZONE": "Europe/Berlin", "FASTD_FAST": "abcd",
        "FASTD_START": "1772449200", "FASTD_GOAL": "57600", "FASTD_END": "1772452800",
        "FASTD_OUTCOME": "partial", "FASTD_STAGE": "switching", "FASTD_OPENS": "1772452800",
        "FASTD_CLOSES": "1772481600", "FASTD_REMINDER": "efgh", "FASTD_DAY": "2026-03-02",
        "FASTD_PROGRAM": "ijkl", "FASTD_PHASE_FROM": "maintenance", "FASTD_PHASE": "diet",
        "FASTD_CYCLE": "2", "FASTD_PHASE_DAY": "1", "FASTD_KCAL": "1900", "FASTD_AUTOMATIC": "true",
        "FASTD_GRAMS": "82400", "FASTD_GRAMS_MEAN": "82900", "FASTD_MEAL": "qrst",
        "FASTD_SLOT": "lunch", "FASTD_FOOD": "Oats + Milk", "FASTD_MEAL_KCAL": "425",
        "FASTD_MEAL_DAY": "2026-03-02", "FASTD_EATEN": "1025", "FASTD_KCAL_LEFT": "875",
        "FASTD_GIVEN": "1", "FASTD_TAKEN": "4", "FASTD_CHANGED": "3", "FASTD_HELD": "2",
        "FASTD_BADGE": "streak bronze",
      ])
  }

  @Test func `is read back as it was written, and absent fields are null`() throws {
    for event in [full, HookEvent(.dayChanged, at: 0, zone: "UTC", offset: 0, text: "")] {
      guard case .object(let object) = try JSON(parsing: event.json) else {
        Issue.record("not an object")
        continue
      }
      #expect(try HookEvent(object, strict: true) == event)
      #expect(object.members.count == 16)
    }
  }

  @Test func `has one of these names`() {
    #expect(
      HookEvent.Name.allCases.map(\.rawValue) == [
        "fast-started", "goal-reached", "fast-ended", "fast-cancelled", "stage-entered",
        "window-opened", "window-closed", "reminder", "phase-switched", "cycle-completed",
        "program-paused", "program-resumed", "day-changed", "weight-logged",
        "meal-logged", "sync-completed", "badge-earned",
      ])
  }
}
