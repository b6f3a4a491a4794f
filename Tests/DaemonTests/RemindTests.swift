import TestSupport
import Nouns
import Rules
import Testing
import Time
import Wire

@testable import Daemon

@MainActor @Suite struct `Calls about reminders` {
  private func list(_ scene: Scene, until: Instant? = nil) throws -> AgendaAnswer {
    try scene.ask(RemindCalls.List.self, AgendaQuestion(until: until?.milliseconds))
  }

  private func add(
    _ scene: Scene, _ text: String = "tea", at: Instant? = nil, daily: String? = nil,
    days: [String]? = nil
  ) throws -> ReminderEntry {
    try scene.ask(
      RemindCalls.Add.self,
      ReminderOrder(text: text, at: at?.milliseconds, daily: daily, days: days)
    ).reminder
  }

  // MARK: What will come

  @Test func `a person who does nothing is told nothing`() throws {
    let agenda = try list(Scene())
    #expect(agenda.appointments == [])
    #expect(agenda.reminders == [])
    #expect(agenda.quietUntil == nil)
  }

  @Test func `a running fast has its goal and what follows it, also tomorrow`() throws {
    let scene = try Scene(settings: "notify.halfway = on")
    try scene.start()
    let wanted = try list(scene).appointments.filter(\.wanted)
    #expect(wanted.map(\.kind) == ["halfway", "goalReached", "forgotten"])
    #expect(
      wanted.map(\.at)
        == [8, 16, 21].map { (Instant.noon + .hours($0)).milliseconds })
    let fast = try #require(try scene.status().fast)
    #expect(wanted.allSatisfy { $0.subject == fast.id && $0.heldUntil == nil })
  }

  @Test func `what only programs hear of is listed as not wanted`() throws {
    let scene = try Scene(settings: "notify.goal = off")
    try scene.start()
    let agenda = try list(scene)
    #expect(agenda.appointments.first { $0.kind == "goalReached" }?.wanted == false)
    #expect(agenda.switchedOff.contains("goalReached"))
    #expect(agenda.switchedOff.contains("halfway"))
    #expect(!agenda.switchedOff.contains("safety"))
    // What is only kept in the log has no switch.
    #expect(!agenda.switchedOff.contains("cycleRecovered"))
  }

  @Test func `a fast without a goal has the next text on long fasts`() throws {
    let scene = try Scene()
    try scene.start(GoalOrder.open)
    let first = try #require(try list(scene).appointments.last(where: \.wanted))
    #expect(first.kind == "safety")
    #expect(first.at == (Instant.noon + .hours(24)).milliseconds)
  }

  @Test func `quiet hours say until when news is held, but not the gravest`() throws {
    let scene = try Scene(settings: "quiet = 00:00-07:00")
    try scene.start()
    // The goal is at 04:00.
    let goal = try #require(
      try list(scene).appointments.first { $0.kind == "goalReached" })
    #expect(goal.heldUntil == (Instant.noon + .hours(19)).milliseconds)
    let days = try list(scene, until: .noon + .hours(90)).appointments
    let grave = days.filter { $0.at >= (Instant.noon + .hours(72)).milliseconds }
    #expect(grave.filter { $0.kind == "safety" }.map(\.heldUntil) == [nil, nil])
  }

  @Test func `one quiet time runs into the next`() throws {
    let scene = try Scene(settings: "quiet = 10:00-14:00, 14:00-16:00")
    let end = (Instant.noon + .hours(4)).milliseconds
    #expect(try list(scene).quietUntil == end)
  }

  @Test(arguments: [Int64.min, 0, .max])
  func `any end can be asked for`(end: Int64) throws {
    let scene = try Scene()
    _ = try add(scene, daily: "08:00")
    try scene.start()
    let agenda = try list(scene, until: Instant(milliseconds: end))
    #expect(agenda.appointments.count <= 100)
    #expect(agenda.appointments.isEmpty == (end < Instant.noon.milliseconds))
    #expect(agenda.appointments.map(\.at) == agenda.appointments.map(\.at).sorted())
  }

  @Test func `what was snoozed comes again at its time`() throws {
    let scene = try Scene()
    try scene.start()
    scene.pass(.hours(16))
    let key = try #require(scene.alerts.last).key
    scene.keeper.hear(.shown(key: key))
    scene.keeper.hear(.acted(key: key, action: "snooze"))
    let first = try #require(try list(scene).appointments.first)
    #expect(first.kind == "goalReached")
    #expect(first.at == (scene.now + .minutes(15)).milliseconds)
  }

  // MARK: The usual start

  @Test func `the usual start is learnt, and tells from what`() throws {
    let scene = try Scene()
    var starts: [Int64] = []
    for _ in 0..<3 {
      #expect(try list(scene).usualStart.clock == nil)
      try scene.start()
      starts.append(scene.now.milliseconds)
      scene.pass(.hours(16))
      try scene.stop()
      scene.pass(.hours(8))
    }
    let habit = try list(scene).usualStart
    #expect(habit.clock == "12:00")
    #expect(habit.learnt)
    #expect(habit.starts == starts.map { PastStart(at: $0, offset: 0) })
  }

  @Test func `a start that was set is not learnt`() throws {
    let habit = try list(Scene(settings: "start.usual = 19:30")).usualStart
    #expect(habit == StartHabit(clock: "19:30", learnt: false, starts: [], fewest: 3))
  }

  // MARK: Reminders

  @Test func `a reminder is there, comes, and is gone`() throws {
    let scene = try Scene()
    let at = Instant.noon + .hours(3)
    let reminder = try add(scene, "Tea, please", at: at)
    #expect(reminder.reminder.rule == .once(at))
    #expect(reminder.next == at)
    let agenda = try list(scene)
    #expect(agenda.reminders == [reminder])
    #expect(agenda.appointments.map(\.text) == ["Tea, please"])
    #expect(agenda.appointments.map(\.reminder) == [reminder.reminder.id.text])
    scene.pass(.hours(3))
    #expect(scene.alerts.last?.title == "Tea, please")
    #expect(try list(scene).reminders == [])
  }

  @Test func `a daily one has its next day, however far that is`() throws {
    let scene = try Scene()
    // Noon is on a Monday.
    let sunday = try add(scene, daily: "09:00", days: ["sun"])
    #expect(sunday.next == .noon + .hours(6 * 24 - 3))
    #expect(sunday.reminder.rule.daily?.days == [.sunday])
    let monday = try add(scene, daily: "12:00", days: ["mon"])
    #expect(monday.next == .noon + .hours(7 * 24))
    let daily = try add(
      scene, daily: "8pm", days: ["sun", "mon", "tue", "wed", "thu", "fri", "sat"])
    #expect(
      daily.reminder.rule
        == .daily(try ClockTime("20:00"), days: Set(Weekday.allCases)))
    #expect(try list(scene).reminders.count == 3)
  }

  @Test func `it outlives the daemon`() throws {
    let scene = try Scene()
    let reminder = try add(scene, daily: "09:00")
    try scene.restart(after: .hours(1))
    #expect(try list(scene).reminders == [reminder])
  }

  @Test func `it is taken away by the beginning of its id, and undo brings it back`() throws {
    let scene = try Scene()
    let reminder = try add(scene, daily: "09:00")
    let order = RemovalOrder(id: String(reminder.reminder.id.text.prefix(4)))
    #expect(try scene.ask(RemindCalls.Remove.self, order).reminder == reminder)
    #expect(try list(scene).reminders == [])
    let step = try scene.ask(ChangeCalls.Undo.self, NoFields()).step
    #expect(step.reminderBefore?.reminder == reminder.reminder)
    #expect(step.reminderAfter == nil)
    #expect(try list(scene).reminders == [reminder])
    let steps = try scene.ask(ChangeCalls.List.self, StepQuestion()).steps
    #expect(steps.map(\.verb) == ["forget", "remind"])
    #expect(steps.map(\.state) == [.undone, .done])
  }

  @Test func `who follows sees the row and the words`() throws {
    let scene = try Scene()
    let follower = try scene.open(ChangeCalls.Follow.self, FollowQuestion())
    let reminder = try add(scene, at: .noon + .hours(1))
    scene.pass(.hours(1))
    let events = try scene.received(ChangeCalls.Follow.self, by: follower).compactMap(\.event)
    #expect(events.first?.reminderAfter?.reminder == reminder.reminder)
    #expect(events.contains { $0.news?.kind == "reminder" && $0.news?.text == "tea" })
  }

  nonisolated static let wrongOrders: [(ReminderOrder, String)] = [
    (ReminderOrder(text: "x"), "at"),
    (ReminderOrder(text: "x", at: 1, daily: "08:00"), "daily"),
    (ReminderOrder(text: "x", daily: "25:00"), "daily"),
    (ReminderOrder(text: "x", daily: ""), "daily"),
    (ReminderOrder(text: "x", daily: "08:00", days: []), "days"),
    (ReminderOrder(text: "x", daily: "08:00", days: ["mon", "moon"]), "days"),
    (ReminderOrder(text: "x", at: .max, days: ["mon"]), "days"),
  ]

  @Test(arguments: wrongOrders)
  func `an order that says too little or too much names the field`(
    order: ReminderOrder, field: String
  ) throws {
    let scene = try Scene()
    #expect(throws: ServiceError.invalidParameter(field)) {
      try scene.ask(RemindCalls.Add.self, order)
    }
  }

  @Test func `what cannot be is refused with its reason`() throws {
    let scene = try Scene()
    func refused(_ text: String, at: Instant = .noon + .hour) throws -> Refusal {
      try refusal { try add(scene, text, at: at) }
    }
    #expect(try refused("x", at: .noon) == .inThePast(.noon))
    #expect(try refused(" \n") == .textMissing(field: "text"))
    #expect(try refused("\u{1b}[31m") == .textNotPlain(field: "text"))
    let long = String(repeating: "x", count: 501)
    #expect(try refused(long) == .textTooLong(field: "text", limit: 500))
    #expect(try refusal { try remove("zzzz", scene) } == .notFound("zzzz"))
    // No characters begin every id.
    _ = try add(scene, daily: "08:00")
    #expect(try refusal { try remove("", scene) } == .notFound(""))
    for _ in 1..<100 { _ = try add(scene, daily: "08:00") }
    #expect(try refused("one more") == .tooManyReminders(limit: 100))
  }

  private func remove(_ id: String, _ scene: Scene) throws -> ReminderAnswer {
    try scene.ask(RemindCalls.Remove.self, RemovalOrder(id: id))
  }

  // MARK: Quiet

  private func quiet(_ scene: Scene, _ until: Instant?) throws -> Instant? {
    try scene.ask(RemindCalls.Quiet.self, QuietOrder(until: until?.milliseconds)).quietUntil
      .map(Instant.init(milliseconds:))
  }

  @Test func `in a quiet time nothing is told until it ends`() throws {
    let scene = try Scene()
    let end = Instant.noon + .hours(2)
    #expect(try quiet(scene, end) == end)
    _ = try add(scene, at: .noon + .hour)
    #expect(try list(scene).appointments.map(\.heldUntil) == [end.milliseconds])
    scene.pass(.hour)
    #expect(scene.alerts.isEmpty)
    // What has come meanwhile is still to be told.
    #expect(try list(scene).appointments.map(\.heldUntil) == [end.milliseconds])
    try scene.restart()
    #expect(try list(scene).quietUntil == end.milliseconds)
    scene.pass(.hour)
    #expect(scene.alerts.map(\.title) == ["tea"])
    #expect(try list(scene).quietUntil == nil)
  }

  @Test func `who ends it is told at once`() throws {
    let scene = try Scene()
    _ = try quiet(scene, .noon + .hours(2))
    _ = try add(scene, at: .noon + .hour)
    scene.pass(.hour)
    #expect(try quiet(scene, nil) == nil)
    #expect(scene.alerts.map(\.title) == ["tea"])
  }

  @Test func `it lasts a day at most, begins now, and leaves quiet hours as they are`() throws {
    #expect(try quiet(Scene(), .noon + .hours(100)) == .noon + .hours(24))
    let scene = try Scene(settings: "quiet = 11:00-13:00")
    #expect(try quiet(scene, .noon + .hours(24)) == .noon + .hours(25))
    #expect(try quiet(scene, nil) == .noon + .hour)
    #expect(try refusal { try quiet(scene, .noon) } == .inThePast(.noon))
  }

  @Test func `what cannot be written is not done`() throws {
    let scene = try Scene()
    scene.commitFault = .diskFull
    #expect(try refusal { try quiet(scene, .noon + .hour) } == .notStored(.diskFull))
    #expect(try list(scene).quietUntil == nil)
    #expect(try refusal { try add(scene, daily: "08:00") } == .notStored(.diskFull))
    #expect(try list(scene).reminders == [])
  }
}
