import Rules
import Testing
import Time

@Suite struct `News in quiet hours` {
  /// Quiet from 22:00 to 07:00; it is noon.
  private static func scene(_ change: (inout Wishes) -> Void = { _ in }) -> Scene {
    var wishes = Wishes()
    if let from = ClockTime(hour: 22, minute: 0), let to = ClockTime(hour: 7, minute: 0) {
      wishes.quiet = [QuietRule(from: from, to: to)]
    }
    change(&wishes)
    return Scene(wishes: wishes)
  }

  @Test func `come when they are over`() throws {
    var scene = Self.scene { $0.forgotten = nil }
    try scene.start(.span(.hours(12)))
    scene.pass(.hours(19) - .second)
    #expect(scene.told.isEmpty)
    scene.pass(.second)
    #expect(scene.told.map(\.kind) == [.goalReached])
  }

  /// At midnight, at 3 and at 6 o'clock.
  private static func several(_ wishes: inout Wishes) {
    (wishes.forgotten, wishes.beyond) = (nil, .hours(3))
  }

  @Test func `are summed up when there are several`() throws {
    var scene = Self.scene(Self.several)
    try scene.start(.span(.hours(12)))
    scene.pass(.hours(20))
    #expect(scene.told.map(\.kind) == [.summary])
    #expect(scene.words(with: scene.told[0]) == [.beyond, .goalReached])
    try scene.stop()
    #expect(scene.screen.isEmpty)
  }

  @Test func `leave the question of a forgotten stop out of what is summed up`() throws {
    var scene = Self.scene { wishes in wishes.beyond = .hours(3) }
    try scene.start(.span(.hours(12)))
    scene.pass(.hours(20))
    #expect(Set(scene.told.map(\.kind)) == [.forgotten, .summary])
  }

  @Test func `that are not true any more afterwards are not told`() throws {
    var scene = Self.scene { $0.halfway = true }
    try scene.start(.span(.hours(22)))
    // Half-way at 23:00.
    scene.pass(.hours(12))
    try scene.stop()
    scene.pass(.hours(12))
    #expect(scene.told.isEmpty)
  }

  @Test func `stay summed up on the screen for as long as one of them is true`() throws {
    var scene = Self.scene(Self.several)
    try scene.start(.span(.hours(12)))
    scene.pass(.hours(5 * 24))
    let summary = try #require(scene.told.first { $0.kind == .summary })
    #expect(scene.screen.contains(summary))
    try scene.stop()
    #expect(scene.screen.isEmpty)
  }

  @Test func `summed up by a clock ahead are told once`() throws {
    var wishes = Wishes()
    (wishes.forgotten, wishes.goalAgain) = (nil, true)
    var scene = Scene(wishes: wishes)
    try scene.start(.span(.hour))
    scene.beQuiet(for: .hours(10))
    scene.pass(.hours(7))
    scene.setClock(by: .hours(20))
    #expect(scene.told.map(\.kind).contains(.summary))
    scene.setClock(by: .hours(-20))
    scene.pass(.hours(40))
    #expect(scene.told.filter { $0.kind == .summary }.count == 1)
  }

  @Test func `summed up are told again when snoozed`() throws {
    var scene = Self.scene(Self.several)
    try scene.start(.span(.hours(12)))
    scene.pass(.hours(19))
    scene.snooze(scene.told[0])
    scene.pass(.minutes(15))
    #expect(scene.told.map(\.kind) == [.summary, .summary])
    #expect(scene.words(with: scene.told[1]) == [.beyond, .goalReached])
  }

  @Test func `wait although a server appears meanwhile`() throws {
    var scene = Self.scene { $0.forgotten = nil }
    scene.hasScreen = false
    try scene.start(.span(.hours(9)))
    scene.pass(.hours(12))
    #expect(scene.engine.waitingNews.count == 1)
    scene.showScreen()
    #expect(scene.told.isEmpty)
    scene.pass(.hours(7))
    #expect(scene.told.map(\.kind) == [.goalReached])
  }

  @Test func `on request come when the person has had enough`() throws {
    var scene = Scene()
    try scene.start(.span(.hours(1)))
    scene.beQuiet(for: .hours(10))
    scene.pass(.hours(2))
    #expect(scene.told.isEmpty)
    scene.beQuiet(for: nil)
    #expect(scene.told.map(\.kind) == [.goalReached])
  }

  @Test func `on request last no longer than a day, whatever the clock does`() throws {
    var scene = Scene()
    scene.beQuiet(for: .hours(20))
    scene.setClock(by: .hours(-10 * 24))
    try scene.start(.span(.hours(1)))
    scene.pass(.hours(2))
    #expect(scene.told.map(\.kind) == [.goalReached])
  }
}

@Suite struct `News told again` {
  @Test func `come a quarter of an hour after a snooze, if they are still true`() throws {
    var scene = Scene()
    try scene.start(.span(.hours(1)))
    scene.pass(.hours(1))
    scene.snooze(scene.told[0])
    scene.pass(.minutes(15) - .second)
    #expect(scene.told.count == 1)
    scene.pass(.second)
    #expect(scene.told.count == 2)
    scene.snooze(scene.told[0])
    try scene.stop()
    scene.pass(.hours(1))
    #expect(scene.told.count == 2)
  }

  private static func again() throws -> Scene {
    var wishes = Wishes()
    wishes.goalAgain = true
    wishes.forgotten = nil
    wishes.safety = false
    var scene = Scene(wishes: wishes)
    try scene.start(.span(.hours(1)))
    return scene
  }

  @Test func `come each hour, three times, while nobody attends to the goal`() throws {
    var scene = try Self.again()
    scene.pass(.hours(12))
    #expect(scene.told.map(\.kind) == [.goalReached, .goalAgain, .goalAgain, .goalAgain])
    #expect(zip(scene.told, scene.told.dropFirst()).allSatisfy { $1.at - $0.at == .hour })
  }

  @Test(arguments: 1...3)
  func `stop when the person attends to one of them`(count: Int) throws {
    var scene = try Self.again()
    scene.pass(.hours(Int64(count)))
    #expect(scene.told.count == count)
    scene.dismiss(scene.told[count - 1])
    #expect(scene.engine.nextWake(after: scene.moment) > scene.now)
    scene.pass(.hours(12))
    #expect(scene.told.count == count)
    let coming = scene.engine.agenda(at: scene.moment)
      .upcoming(after: Scene.beginning, through: scene.now, limit: 100)
    #expect(coming.filter { $0.key.kind == .goalAgain }.count == count - 1)
  }

  @Test func `need a goal that is told at all`() throws {
    var scene = try Self.again()
    scene.wish { $0.goal = false }
    scene.pass(.hours(12))
    #expect(scene.told.isEmpty)
  }

  @Test func `are not those that a clock ahead decided and a late server took`() throws {
    var scene = Scene()
    try scene.start(.span(.hours(2)))
    scene.hasScreen = false
    scene.setClock(by: .hours(4))
    scene.pass(.hours(3))
    scene.setClock(by: .hours(-4))
    scene.showScreen()
    scene.pass(.hours(1))
    #expect(scene.told.map(\.kind) == [.goalReached])
  }

  @Test func `are not those of which the clock is put right by seconds`() throws {
    var scene = Scene()
    try scene.start(.span(.hours(1)))
    scene.pass(.hours(1))
    scene.setClock(by: .seconds(-20))
    #expect(scene.screen == Set(scene.told))
    scene.pass(.hours(1))
    #expect(scene.told.count == 1)
  }

  @Test func `are not those of a date that only the store remembers`() throws {
    var wishes = Wishes()
    if let opens = ClockTime(hour: 10, minute: 0), let closes = ClockTime(hour: 20, minute: 0) {
      wishes.window = .fixed(opens: opens, closes: closes)
    }
    wishes.windowOpens = .zero
    var scene = Scene(wishes: wishes)
    #expect(scene.told.map(\.kind) == [.windowOpened])
    try scene.start()
    scene.restart()
    try scene.cancel()
    scene.wake()
    #expect(scene.told.count == 1)
  }

  @Test func `are not those of a daily reminder that comes back`() throws {
    var scene = Scene()
    let clock = try #require(ClockTime(hour: 13, minute: 0))
    try scene.perform(
      .addReminder(.init(text: "Tea", rule: .daily(clock, days: Set(Weekday.allCases)))))
    scene.pass(.hours(2))
    #expect(scene.told.count == 1)
    try scene.perform(.removeReminder(try #require(scene.shelf.reminders.keys.first).text))
    #expect(scene.screen.isEmpty)
    scene.restart()
    try scene.undo()
    scene.wake()
    #expect(scene.told.count == 1)
    scene.pass(.hours(24))
    #expect(scene.told.count == 2)
  }
}
