import Rules
import Testing
import Time

@Suite struct `News of the goal` {
  private static let goalOnly: Wishes = {
    var wishes = Wishes()
    wishes.safety = false
    wishes.forgotten = nil
    return wishes
  }()

  /// A fast of 16 hours whose goal was reached an hour ago, and told.
  private func told() throws -> Scene {
    var scene = Scene(wishes: Self.goalOnly)
    try scene.start()
    scene.pass(.hours(17))
    #expect(scene.told.count == 1)
    #expect(scene.screen == Set(scene.told))
    return scene
  }

  @Test func `come when it is reached, not before and not again`() throws {
    var scene = Scene(wishes: Self.goalOnly)
    try scene.start()
    let goalAt = try #require(scene.engine.active?.goalAt)
    #expect(scene.engine.nextWake(after: scene.moment) <= goalAt)
    scene.pass(.hours(16) - .second)
    #expect(scene.told.isEmpty)
    scene.pass(.second)
    #expect(scene.told.map(\.at) == [goalAt])
    scene.pass(.hours(7))
    #expect(scene.told.count == 1)
  }

  @Test func `come at once for a start whose goal is past`() throws {
    var scene = Scene(wishes: Self.goalOnly)
    try scene.start(.span(.hours(2)), ago: .hours(5))
    #expect(scene.told.map(\.at) == [scene.now - .hours(3)])
  }

  @Test func `never come without a goal`() throws {
    var scene = Scene(wishes: Self.goalOnly)
    try scene.start(.open)
    scene.pass(.hours(23))
    #expect(scene.told.isEmpty)
  }

  @Test func `leave the screen when the fast ends`() throws {
    for end in [Command.stop(.init()), .cancel] {
      var scene = try told()
      try scene.perform(end)
      #expect(scene.screen.isEmpty)
      #expect(scene.goals.map(\.state) == [.withdrawn])
    }
  }

  @Test func `are not told again when the goal moves within the past`() throws {
    var scene = try told()
    try scene.setGoal(.change(.minutes(-30)))
    try scene.edit(.init(start: scene.now - .hours(30)))
    try scene.setGoal(.change(.minutes(10)))
    scene.pass(.hours(20))
    #expect(scene.told.count == 1)
    #expect(scene.screen.isEmpty)
  }

  @Test func `are told again when the goal moved into the future and is reached`() throws {
    var scene = try told()
    try scene.setGoal(.change(.hours(4)))
    #expect(scene.screen.isEmpty)
    scene.pass(.hours(3))
    #expect(scene.told.count == 2)
    #expect(scene.told.map(\.at).max() == scene.engine.active?.goalAt)
  }

  @Test func `told of one instant are not told of it again`() throws {
    var scene = try told()
    try scene.setGoal(.change(.hours(4)))
    try scene.undo()
    scene.pass(.hours(10))
    #expect(scene.told.count == 1)
  }

  @Test func `are not told again after stop and undo`() throws {
    var scene = try told()
    try scene.stop()
    try scene.undo()
    scene.pass(.hours(10))
    #expect(scene.told.count == 1)
  }

  @Test func `of an unseen goal are told after stop and undo`() throws {
    var scene = Scene(wishes: Self.goalOnly)
    scene.hasScreen = false
    try scene.start()
    scene.pass(.hours(17))
    #expect(scene.engine.waitingNews.count == 1)
    try scene.stop()
    #expect(scene.engine.waitingNews.isEmpty)
    #expect(scene.goals.map(\.state) == [.closed])
    scene.hasScreen = true
    try scene.undo()
    #expect(scene.told.count == 1)
  }

  @Test func `of a goal met only because a stop was undone are told`() throws {
    var scene = Scene(wishes: Self.goalOnly)
    try scene.start()
    scene.pass(.hours(15))
    try scene.stop()
    scene.pass(.hours(3))
    #expect(scene.told.isEmpty)
    try scene.undo()
    #expect(scene.told.map(\.at) == [scene.now - .hours(2)])
  }

  @Test func `of an older fast are remembered when undo goes back to it`() throws {
    var scene = try told()
    try scene.stop()
    try scene.start(.open)
    try scene.undo()
    try scene.undo()
    #expect(scene.engine.active?.goal == .hours(16))
    #expect(scene.told.count == 1)
  }

  @Test func `wait for a notification server, the latest only`() throws {
    var scene = Scene(wishes: Self.goalOnly)
    scene.hasScreen = false
    try scene.start()
    scene.pass(.hours(17))
    try scene.setGoal(.change(.minutes(30)))
    let goalAt = try #require(scene.engine.active?.goalAt)
    #expect(scene.engine.waitingNews.map(\.key.at) == [goalAt])
    scene.showScreen()
    #expect(scene.told.map(\.at) == [goalAt])
    #expect(scene.engine.waitingNews.isEmpty)
    scene.showScreen()
    #expect(scene.told.count == 1)
  }

  @Test func `survive a restart, due or told`() throws {
    var scene = Scene(wishes: Self.goalOnly)
    scene.hasScreen = false
    try scene.start()
    scene.now = scene.now + .hours(17)
    #expect(scene.engine.nextWake(after: scene.moment) == scene.now)
    scene.restart()
    #expect(scene.engine.waitingNews.count == 1)
    scene.restart()
    scene.showScreen()
    #expect(scene.told.count == 1)
    scene.restart()
    #expect(scene.told.count == 1)
    #expect(scene.engine.nextWake(after: scene.moment) > scene.now)
  }

  @Test func `that are no longer true at a restart are closed unseen`() throws {
    var scene = Scene(wishes: Self.goalOnly)
    scene.hasScreen = false
    try scene.start()
    scene.pass(.hours(17))
    var engine = Engine(
      Opening(
        active: nil, lastFinished: nil, news: Array(scene.shelf.news.values), credits: []),
      mode: .end)
    #expect(engine.nextWake(after: scene.moment) == scene.now)
    let decision = engine.wake(at: scene.moment)
    #expect(decision.commit.news.map(\.state) == [.closed])
    #expect(engine.waitingNews.isEmpty)
    #expect(engine.nextWake(after: scene.moment) > scene.now)
  }

  @Test func `that a clock running ahead told too early are told at their moment`() throws {
    var scene = Scene(wishes: Self.goalOnly)
    try scene.start()
    scene.pass(.hours(2))
    scene.setClock(by: .hours(15))
    #expect(scene.told.count == 1)
    scene.setClock(by: .hours(-15))
    #expect(scene.screen.isEmpty)
    scene.pass(.hours(14) - .second)
    #expect(scene.told.count == 1)
    scene.pass(.hours(10))
    #expect(scene.told.count == 2)
  }

  @Test func `are not told again when the clock is set back over them and put right`() throws {
    var scene = try told()
    scene.setClock(by: .hours(-3))
    #expect(scene.screen.isEmpty)
    scene.pass(.hours(1))
    scene.setClock(by: .hours(3))
    scene.pass(.hours(10))
    #expect(scene.told.count == 1)
  }

  @Test func `are not told again after a start with a clock that is behind`() throws {
    var scene = try told()
    scene.reboot(clockOffBy: .hours(-5))
    scene.pass(.minutes(10))
    scene.setClock(by: .hours(5))
    scene.pass(.hours(5))
    #expect(scene.told.count == 1)
  }

  @Test func `unseen are told when the clock comes by again`() throws {
    var scene = Scene(wishes: Self.goalOnly)
    scene.hasScreen = false
    try scene.start()
    scene.pass(.hours(17))
    scene.setClock(by: .hours(-3))
    #expect(scene.engine.waitingNews.isEmpty)
    scene.hasScreen = true
    #expect(
      scene.engine.nextWake(after: scene.moment.at(scene.now + .hours(5))) == scene.now + .hours(5))
    scene.pass(.hours(3))
    #expect(scene.told.count == 1)
  }

  @Test func `shown too late were told all the same`() throws {
    var scene = Scene(wishes: Self.goalOnly)
    scene.hasScreen = false
    try scene.start()
    scene.pass(.hours(17))
    let key = try #require(scene.engine.waitingNews.first?.key)
    var engine = scene.engine
    #expect(engine.markShown(key)?.news.map(\.state) == [.shown])
    #expect(engine.markShown(key) == nil)
    let stop = try scene.perform(.stop(.init()))
    #expect(stop.withdraw == [key])
    engine = scene.engine
    #expect(engine.markShown(key)?.news.map(\.state) == [.withdrawn])
  }
}

@Suite struct `News of what comes in turns` {
  @Test func `is told when an edit brings the next of its kind, and not when one only moves`()
    throws
  {
    var scene = Scene()
    try scene.start(.open)
    scene.pass(.hours(25))
    #expect(scene.told.map(\.kind) == [.safety])
    try scene.edit(.init(start: scene.now - .hours(30)))
    #expect(scene.told.count == 1, "still the text of 24 hours")
    try scene.edit(.init(start: scene.now - .hours(50)))
    #expect(scene.told.count == 2, "the text of 48 hours was not told yet")
  }
}

extension Scene {
  fileprivate var goals: [News] {
    shelf.news.values.filter { $0.key.kind == .goalReached }
  }
}
