import TestSupport
import Nouns
import Rules
import Testing
import Time
import Wire

@testable import Daemon

@MainActor @Suite struct `Calls about the eating window` {
  private func window(_ scene: Scene) throws -> WindowAnswer {
    try scene.ask(WindowCalls.Get.self, NoFields())
  }

  private func place(_ scene: Scene, _ meal: Instant) throws -> MealAnswer {
    try scene.ask(WindowCalls.Place.self, MealQuestion(at: meal.milliseconds))
  }

  private func wire(_ opens: Int64, _ closes: Int64) -> Wire.Window {
    Wire.Window(
      opens: (Instant.noon + .hours(opens)).milliseconds,
      closes: (Instant.noon + .hours(closes)).milliseconds)
  }

  // MARK: Following

  @Test func `it opens when a fast ends, and the state is eating until it closes`() throws {
    let scene = try Scene()
    #expect(try scene.status().state == .idle)
    #expect(try window(scene) == WindowAnswer(mode: .following))
    try scene.start()
    #expect(try window(scene) == WindowAnswer(mode: .following, next: wire(16, 24)))
    scene.pass(.hours(16))
    try scene.stop()
    let state = try scene.status()
    #expect(state.state == .eating)
    #expect(state.window == wire(16, 24))
    #expect(try window(scene) == WindowAnswer(mode: .following, window: wire(16, 24)))
    scene.pass(.hours(8))
    #expect(try scene.status().state == .idle)
    #expect(try scene.status().window == nil)
    let end = (Instant.noon + .hours(26)).milliseconds
    #expect(try window(scene) == WindowAnswer(mode: .following, graceUntil: end))
    scene.pass(.hours(3))
    #expect(try window(scene) == WindowAnswer(mode: .following))
  }

  @Test func `subscribers see it open and close`() throws {
    let scene = try Scene()
    try scene.start()
    scene.pass(.hours(16))
    try scene.stop()
    let client = try scene.open(StatusCalls.Subscribe.self, StatusQuestion())
    scene.pass(.hours(8))
    let states = try scene.received(StatusCalls.Subscribe.self, by: client).map(\.state.state)
    #expect(states.first == .eating)
    #expect(states.last == .idle)
  }

  @Test func `a new fast ends the window`() throws {
    let scene = try Scene()
    try scene.live(16)
    try scene.start(GoalOrder.open)
    #expect(try scene.status().state == .fasting)
    #expect(try scene.status().window == nil)
    #expect(try window(scene) == WindowAnswer(mode: .following))
  }

  @Test func `a fast that was over at once opens none, and leaves the one before as it was`() throws
  {
    let scene = try Scene()
    try scene.start()
    scene.pass(.minutes(5))
    try scene.stop()
    #expect(try scene.status().window == nil)
    #expect(try scene.status().state == .idle)
    scene.pass(.hours(1) - .minutes(5))
    try scene.live(16)
    scene.pass(.hours(1))
    try scene.start()
    scene.pass(.minute)
    try scene.stop()
    #expect(try window(scene).window == wire(17, 25))
    #expect(try scene.status().state == .eating)
    try scene.restart()
    #expect(try window(scene).window == wire(17, 25))
    // One that lasts a little longer is a fast like any other.
    try scene.start()
    scene.pass(.minutes(6))
    try scene.stop()
    #expect(try window(scene).window?.opens == scene.now.milliseconds)
  }

  @Test func `a meal before the last fast ended is compared with nothing`() throws {
    let scene = try Scene()
    try scene.live(16)
    let end = Instant.noon + .hours(16)
    #expect(try place(scene, end - .second) == MealAnswer(place: .none))
    #expect(try place(scene, end).place == .inside)
    #expect(try place(scene, end + .hours(10)).place == .grace)
    #expect(try place(scene, end + .hours(11)) == MealAnswer(place: .outside, window: wire(16, 24)))
  }

  // MARK: Fixed

  @Test func `a fixed one is there each day`() throws {
    let scene = try Scene(settings: "window = 10:00-18:00")
    #expect(try scene.status().state == .eating)
    #expect(try scene.status().window == wire(-2, 6))
    #expect(
      try window(scene)
        == WindowAnswer(
          mode: .fixed, opens: "10:00", closes: "18:00", window: wire(-2, 6), next: wire(22, 30)))
    scene.pass(.hours(7))
    #expect(try scene.status().state == .idle)
    #expect(try window(scene).graceUntil == (Instant.noon + .hours(8)).milliseconds)
    try scene.start()
    #expect(try window(scene).graceUntil == nil)
    #expect(try window(scene).next == wire(22, 30))
  }

  @Test func `while a fast runs nobody eats`() throws {
    let scene = try Scene(settings: "window = 10:00-18:00")
    try scene.start()
    #expect(try scene.status().state == .fasting)
    #expect(try scene.status().window == nil)
    #expect(try window(scene).window == nil)
  }

  @Test func `a meal is compared with the nearest`() throws {
    let scene = try Scene(settings: "window = 22:00-02:00")
    #expect(try place(scene, .noon + .hours(13)).place == .inside)
    #expect(try place(scene, .noon + .hours(15)) == MealAnswer(place: .grace, window: wire(10, 14)))
    let day = Instant.noon + .hour
    #expect(try place(scene, day) == MealAnswer(place: .outside, window: wire(10, 14)))
    #expect(try place(scene, day - .hours(2)).window == wire(-14, -10))
  }

  @Test(arguments: [Int64.min, .max])
  func `any moment can be asked for`(at: Int64) throws {
    let scene = try Scene(settings: "window = 22:00-02:00")
    _ = try place(scene, Instant(milliseconds: at))
    try scene.live(16)
    _ = try place(scene, Instant(milliseconds: at))
  }

  // MARK: News

  @Test func `it is told of up to the start that is planned before it closes`() throws {
    let scene = try Scene(settings: "notify.window.opens = on\nnotify.window.closes = 3h")
    let tuesday = WeekPlan.Intention.fast("16:8", at: ClockTime(hour: 10, minute: 0))
    try scene.ask(ScheduleCalls.SetWeek.self, WeekPlanOrder(days: [.tuesday: tuesday]))
    try scene.start()
    scene.run(.hours(16))
    try scene.stop()
    scene.takeAll()
    func told() throws -> String {
      let alert = try scene.popUp(at: "window")
      return alert.title + " " + alert.body
    }
    #expect(try told().contains("10:00"))
    #expect(try !told().contains("12:00"))
    scene.run(.hours(5))
    #expect(try told().contains("Tue 10:00"))
    #expect(try !told().contains("12:00"))
    #expect(try scene.status().window == wire(16, 24))
  }

  // MARK: Clocks

  @Test func `a clock that shows a time before the start is a notice`() throws {
    let scene = try Scene()
    try scene.start()
    scene.now = scene.now - .hours(1)
    scene.keeper.rearm(.clockStepped)
    #expect(try scene.status().notices == [Notice(code: "clockBeforeStart")])
    let health = try scene.ask(DaemonCalls.Health.self, NoFields())
    #expect(health.notices == [Notice(code: "clockBeforeStart")])
    #expect(try scene.status().fast?.elapsed == 0)
  }

  @Test func `a fast that ends by a clock in doubt is answered with that`() throws {
    let scene = try Scene()
    scene.boot = BootTime(id: "a", elapsed: .hours(10))
    try scene.start(at: .noon - .hours(5))
    scene.now = scene.now + .hours(30)
    scene.keeper.rearm(.clockStepped)
    let answer = try scene.stop()
    #expect(answer.fast.end == Instant.noon.milliseconds)
    #expect(answer.state.notices == [Notice(code: "endDoubted", detail: "108000")])
    #expect(try scene.status().notices == [])
    // What the answer proposes is taken.
    let edit = EditOrder(end: scene.now)
    #expect(try scene.ask(FastCalls.Edit.self, edit).fast.duration == 35 * 3600)
  }

  @Test func `a fast that the person ends at a time of their own has no doubt`() throws {
    let scene = try Scene()
    scene.boot = BootTime(id: "a", elapsed: .hours(10))
    try scene.start(at: .noon - .hours(5))
    scene.now = scene.now + .hours(30)
    scene.keeper.rearm(.clockStepped)
    let order = StopOrder(at: Instant.noon + .hour)
    #expect(try scene.ask(FastCalls.Stop.self, order).state.notices == [])
  }

  @Test(arguments: [2, -2])
  func `a clock that was moved while a fast runs is a notice`(hours: Int64) throws {
    let scene = try Scene()
    scene.boot = BootTime(id: "a", elapsed: .hours(10))
    try scene.start(at: .noon - .hours(5))
    scene.now = scene.now + .hours(hours)
    scene.keeper.rearm(.clockStepped)
    let notice = Notice(code: "clockMoved", detail: String(hours * 3600))
    #expect(try scene.status().notices == [notice])
    try scene.ask(
      FastCalls.Edit.self, EditOrder(start: Instant.noon - .hours(4)))
    #expect(try scene.status().notices == [])
  }
}
