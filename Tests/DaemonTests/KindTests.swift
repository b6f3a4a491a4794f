import Nouns
import Rules
import Testing
import Time
import Views
import Wire

@testable import Daemon

@Suite @MainActor struct `Each kind of news` {
  @Test(arguments: Happening.all)
  func `is told once, at its moment, at its place and with its buttons`(happening: Happening)
    throws
  {
    let scene = try happening.scene()
    let alert = try #require(scene.told(happening.kind).last)
    let key = try #require(News.Key(text: alert.key))
    #expect(key.at == scene.now)
    #expect(alert.place.split(separator: "/").first.map(String.init) == happening.place)
    #expect(scene.screen[alert.place] == alert)
    let buttons = alert.actions.map { String($0.id.split(separator: ":")[0]) }
    #expect(buttons == ["default"] + happening.buttons)
    #expect(Set(alert.actions.map(\.label)).count == alert.actions.count)
    #expect(!alert.title.isEmpty && !alert.actions.contains { $0.label.isEmpty })
    for _ in 0..<3 {
      scene.run(.minute)
      scene.keeper.rearm(.clockStepped)
      scene.keeper.hear(.serverCame)
    }
    #expect(scene.told(happening.kind).filter { $0.key == alert.key }.count == 1)
    try scene.restart(after: .minute)
    #expect(try #require(scene.armed) > scene.now, "it has come to rest")
    scene.run(.minute)
    #expect(scene.alerts.isEmpty)
  }

  @Test(arguments: Happening.all)
  func `looks and sounds as it is by default`(happening: Happening) throws {
    let alert = try #require(happening.scene().told(happening.kind).last)
    let isAside = ["halfway", "beyond", "stages", "window"].contains(happening.occasion)
    #expect(alert.urgency == (isAside ? .low : .normal))
    #expect(alert.expiry == .byServer)
    #expect(alert.sound == (happening.occasion == "goal" ? .name("goal-reached") : nil))
    #expect(alert.icon == "io.github.fastd")
    #expect(alert.progress == nil && !alert.isTransient)
    #expect(alert.category == (happening.kind == .reminder ? "x-fastd.reminder" : "x-fastd.fast"))
  }

  @Test(arguments: Happening.all)
  func `looks and sounds as the person has set it`(happening: Happening) throws {
    let look = [
      "urgency = critical", "timeout = 7s", "sound = /bell.oga", "icon = pear",
    ].map { "notify.\(happening.occasion).\($0)\n" }.joined()
    let alert = try #require(happening.scene(look).told(happening.kind).last)
    #expect(alert.urgency == .critical)
    #expect(alert.expiry == .after(.seconds(7)))
    #expect(alert.sound == .file("/bell.oga"))
    #expect(alert.icon == "pear")
  }

  @Test(arguments: Happening.all)
  func `is told again by the next server, unless it has been seen`(happening: Happening) throws {
    let scene = try happening.scene()
    let alert = try #require(scene.told(happening.kind).last)
    scene.forget()
    scene.changeServers()
    #expect(scene.told(happening.kind) == [alert])
    scene.dismiss(alert)
    scene.forget()
    scene.changeServers()
    #expect(scene.told(happening.kind).isEmpty)
  }

  @Test(arguments: Happening.all)
  func `is taken up again by a daemon that was killed before it could show it`(
    happening: Happening
  ) throws {
    let scene = try Scene(settings: happening.settings)
    scene.isServed = false
    try happening.bring(scene)
    // A goal that waits as well is bigger than all but a warning, unless its fast ended days ago; a
    // question stands beside both.
    let goal =
      [.safety, .weekOver].contains(happening.kind) ? nil : scene.told(.goalReached).last
    let told = try #require(goal ?? scene.told(happening.kind).last)
    let expected = [told] + scene.told(.forgotten)
    scene.isServed = true
    try scene.restart(after: .seconds(30))
    #expect(Set(scene.alerts.map(\.key)) == Set(expected.map(\.key)))
  }

  @Test(arguments: News.Kind.allCases)
  func `has words in the list of what is to come`(kind: News.Kind) {
    #expect(AgendaMessage(kind: kind.rawValue) != nil)
  }

  // MARK: Safety

  @Test func `from 72 hours on the warnings are critical and cannot be switched off`() throws {
    let scene = try Scene(settings: "notify.safety = off\nnotify.safety.urgency = low\n")
    try scene.start()
    scene.run(.hours(121))
    let told = scene.told(.safety)
    let hours = told.compactMap { News.Key(text: $0.key) }.map { ($0.at - .noon).minutes / 60 }
    #expect(hours == [72, 84, 96, 108, 120])
    #expect(told.allSatisfy { $0.urgency == .critical })
  }

  @Test func `the warnings before that are as the person likes them`() throws {
    let scene = try Scene(settings: "notify.safety.urgency = low\n")
    try scene.start()
    scene.run(.hours(73))
    #expect(scene.told(.safety).map(\.urgency) == [.low, .low, .critical])
  }

  @Test func `a goal and a warning at one moment are one pop-up with the words of both`() throws {
    let scene = try Scene()
    try scene.start(GoalOrder.span(Span.hours(24)))
    scene.run(.hours(24))
    let alert = try #require(scene.alerts.first)
    #expect(scene.alerts.count == 1)
    #expect(alert.title == "24 hours")
    #expect(alert.body.hasPrefix("24 hours reached. Drink enough"))
    #expect(alert.body.contains("Goal reached: 24 h since "))
    #expect(alert.actions.map(\.id) == ["default", "end"])
    scene.changeServers()
    #expect(scene.alerts == [alert, alert])
  }

  // MARK: Repeating

  @Test func `a goal that nobody attends to is told again each hour, three times`() throws {
    let scene = try Scene(settings: "goal.repeat = on\nnotify.forgotten = off\n")
    try scene.start()
    scene.run(.hours(22))
    #expect(scene.told(.goalReached).count == 1)
    #expect(scene.told(.goalAgain).count == 3)
    #expect(scene.screen.count == 1, "each takes the place of the one before")
  }

  @Test(arguments: [0, 1])
  func `a goal that was dismissed is not told again`(repeats: Int64) throws {
    let scene = try Scene(settings: "goal.repeat = on\nnotify.forgotten = off\n")
    try scene.start()
    scene.run(.hours(16 + repeats))
    scene.dismiss(try scene.popUp())
    scene.forget()
    scene.run(.hours(2))
    try scene.restart()
    scene.run(.hours(4))
    #expect(scene.alerts.isEmpty)
  }

  // MARK: Restarts

  @Test(arguments: [Span.minutes(7), .minutes(61), .hours(5)])
  func `over restarts everything is told once`(every step: Span) throws {
    let settings = """
      notify.halfway = on
      notify.before = on
      notify.beyond = on
      notify.stages = on
      goal.repeat = on
      quiet = 22:00-23:30

      """
    let steady = try Scene(settings: settings)
    let restarted = try Scene(settings: settings)
    var keys: [String] = []
    for scene in [steady, restarted] {
      try scene.remind("Drink", daily: "09:15")
      try scene.start(GoalOrder.span(Span.hours(20)))
    }
    let end = steady.now + .hours(30)
    steady.run(.hours(30))
    while restarted.now < end {
      restarted.run(min(step, end - restarted.now))
      keys += restarted.alerts.map(\.key)
      try restarted.restart()
      restarted.takeAll()
    }
    keys += restarted.alerts.map(\.key)
    #expect(Set(keys).count == keys.count)
    #expect(Set(keys) == Set(steady.alerts.map(\.key)))
    #expect(keys.count > 8)
  }
}
