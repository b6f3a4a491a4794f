import Nouns
import Rules
import Testing
import Time

@Suite struct `News that come together` {
  @Test func `at 24 hours are the warning, with the goal`() throws {
    var scene = Scene()
    try scene.start(.span(.hours(24)))
    scene.pass(.hours(25))
    #expect(scene.told.map(\.kind) == [.safety])
    #expect(scene.words(with: scene.told[0]) == [.goalReached])
  }

  @Test func `at 72 hours are the warning, with the goal`() throws {
    var scene = Scene()
    try scene.start(.span(.hours(72)), confirm: Consent.longGoal.rawValue)
    scene.pass(.hours(73))
    #expect(scene.told.map(\.kind) == [.safety, .safety, .safety])
    #expect(scene.words(with: scene.told[2]) == [.goalReached])
  }

  @Test(arguments: [Int64(-45), -1, 1, 60])
  func `seconds apart are told once, with the bigger`(seconds: Int64) throws {
    var scene = Scene()
    try scene.start(.span(.hours(24) + .seconds(seconds)))
    scene.pass(.hours(25))
    #expect(scene.told.map(\.kind) == [.safety])
    #expect(scene.words(with: scene.told[0]) == [.goalReached])
  }

  @Test func `further apart are told one by one`() throws {
    var scene = Scene()
    try scene.start(.span(.hours(24) + .seconds(61)))
    scene.pass(.hours(25))
    #expect(scene.told.map(\.kind) == [.safety, .goalReached])
  }

  @Test func `of a forgotten stop and a warning are the warning and the question`() throws {
    var scene = Scene()
    try scene.start(.span(.hours(19)))
    scene.pass(.hours(25))
    #expect(scene.told.map(\.kind) == [.goalReached, .forgotten, .safety])
    #expect(scene.words(with: scene.told[2]).isEmpty)
  }

  @Test func `keep all their words while no server is there`() throws {
    var scene = Scene()
    scene.hasScreen = false
    try scene.start(.span(.hours(24)))
    scene.pass(.hours(30))
    // By then a forgotten stop waits beside them.
    scene.showScreen()
    #expect(scene.told.map(\.kind) == [.safety, .forgotten])
    #expect(scene.words(with: scene.told[0]) == [.goalReached])
  }

  @Test func `leave the person's own reminders beside them`() throws {
    var scene = Scene()
    try scene.start(.span(.hours(2)))
    try scene.perform(.addReminder(.init(text: "Tea", rule: .once(scene.now + .hours(2)))))
    scene.pass(.hours(3))
    #expect(Set(scene.told.map(\.kind)) == [.goalReached, .reminder])
  }

  @Test func `lose the words that are not true any more`() throws {
    var scene = Scene()
    try scene.start(.span(.hours(24)))
    scene.pass(.hours(24))
    #expect(scene.words(with: scene.told[0]) == [.goalReached])
    var edit = EditOrder()
    edit.goal = .span(.hours(25))
    try scene.perform(.edit(edit))
    #expect(scene.words(with: scene.told[0]).isEmpty)
  }

  @Test(arguments: [nil, GoalOrder.span(.hours(20))])
  func `leave none of their words to the next one`(goal: GoalOrder?) throws {
    var scene = Scene()
    try scene.start(.span(.hours(24)), ago: .hours(30))
    let told = try #require(scene.told.first { $0.kind == .safety })
    #expect(scene.words(with: told) == [.goalReached])
    try scene.setGoal(.open)
    var edit = EditOrder()
    edit.start = scene.now - .hours(49)
    edit.goal = goal
    try scene.perform(.edit(edit))
    let next: [News.Kind] = goal == nil ? [.safety] : [.forgotten, .safety]
    #expect(scene.told.map(\.kind) == [.forgotten, .safety] + next)
    let words: [News.Kind] = goal == nil ? [] : [.goalReached]
    #expect(scene.told.last.map { scene.words(with: $0) } == words)
    #expect(scene.engine.nextWake(after: scene.moment) > scene.now)
  }

  @Test func `only by a clock that is set are told with the bigger one, and once`() throws {
    var wishes = Wishes()
    wishes.goalAgain = true
    var scene = Scene(wishes: wishes)
    try scene.start(.span(.hours(16)))
    scene.pass(.hours(16))
    scene.setClock(by: .minutes(90))
    scene.reboot(clockOffBy: .second)
    #expect(scene.told.map(\.kind) == [.goalReached])
  }

  @Test func `keep all their words where the clock is set before the bigger one comes`() throws {
    var scene = Scene()
    try scene.start(.open, ago: .hours(84) - .seconds(150))
    scene.pass(.minutes(2))
    try scene.setGoal(.span(.hours(23)))
    #expect(scene.told.map(\.kind) == [.safety, .forgotten])
    scene.setClock(by: .hours(20))
    #expect(scene.told.map(\.kind) == [.safety, .forgotten, .safety])
    #expect(scene.words(with: scene.told[2]) == [.goalReached])
  }

  @Test func `told with one that is over are not told with the next`() throws {
    var scene = Scene()
    try scene.start(.span(.hours(72)), confirm: Consent.longGoal.rawValue)
    scene.pass(.hours(72))
    #expect(scene.words(with: scene.told[2]) == [.goalReached])
    scene.setClock(by: .hours(24))
    #expect(scene.told.dropFirst(3).map(\.kind) == [.forgotten, .safety])
    #expect(scene.words(with: scene.told[4]).isEmpty)
    scene.hasScreen = false
    scene.setClock(by: .hours(24))
    scene.setClock(by: .hours(-48))
    #expect(scene.engine.waitingNews.isEmpty)
  }

  @Test func `do not swallow the next of two warnings`() throws {
    var scene = Scene()
    try scene.start(.open)
    scene.now = scene.now + .hours(84) - .seconds(30)
    scene.wake()
    scene.pass(.minutes(1))
    #expect(scene.told.count == 2)
  }
}
