import Nouns
import Rules
import Testing
import Time

@Suite struct `News that are wanted no more` {
  @Test(arguments: [true, false])
  func `leave the screen, or do not come to it`(hasScreen: Bool) throws {
    var scene = Scene()
    scene.hasScreen = hasScreen
    try scene.start(.span(.hours(16)))
    scene.pass(.hours(17))
    #expect(scene.screen.count == (hasScreen ? 1 : 0))
    scene.wish { $0.goal = false }
    #expect(scene.screen.isEmpty)
    scene.showScreen()
    scene.wish { $0.goal = true }
    #expect(scene.told.count == (hasScreen ? 1 : 0))
    #expect(scene.engine.waitingNews.isEmpty)
  }

  @Test func `are not told after a start under other wishes`() throws {
    var scene = Scene()
    scene.hasScreen = false
    try scene.start(.span(.hours(16)))
    scene.pass(.hours(17))
    var wishes = scene.engine.wishes
    wishes.goal = false
    scene.hasScreen = true
    scene.restart(wishes: wishes)
    #expect(scene.told.isEmpty)
  }

  @Test func `leave what was to be told with them`() throws {
    var scene = Scene()
    scene.hasScreen = false
    try scene.start(.span(.hours(24)))
    scene.pass(.hours(25))
    scene.wish { $0.goal = false }
    scene.showScreen()
    #expect(scene.told.map(\.kind) == [.safety])
  }

  @Test func `leave the one that they were to be told with`() throws {
    var scene = Scene()
    scene.hasScreen = false
    try scene.start(.span(.hours(72)), confirm: Consent.longGoal.rawValue)
    scene.pass(.hours(73))
    scene.wish { $0.goal = false }
    scene.showScreen()
    #expect(scene.told.map(\.kind) == [.safety])
    #expect(scene.words(with: scene.told[0]).isEmpty)
  }
}

@Suite struct `News on the way to a goal` {
  private static func scene() -> Scene {
    var wishes = Wishes()
    wishes.halfway = true
    wishes.goalNear = .minutes(90)
    return Scene(wishes: wishes)
  }

  @Test func `do not come back when the goal is put off`() throws {
    var scene = Self.scene()
    try scene.start(.span(.hours(16)))
    scene.pass(.hours(16) + .minute)
    #expect(scene.told.map(\.kind) == [.halfway, .goalNear, .goalReached])
    try scene.setGoal(.change(.hour))
    scene.pass(.minutes(58))
    #expect(scene.told.count == 3)
    scene.pass(.minute)
    #expect(scene.told.map(\.kind).last == .goalReached)
  }

  @Test func `come again where they are still ahead then`() throws {
    var scene = Self.scene()
    try scene.start(.span(.hours(16)))
    scene.pass(.hours(16) + .minute)
    try scene.setGoal(.span(.hours(40)))
    scene.pass(.hours(24))
    #expect(
      scene.told.map(\.kind) == [
        .halfway, .goalNear, .goalReached, .halfway, .safety, .goalNear, .goalReached,
      ])
  }

  /// After a fast of an hour the window is open for 23.
  @Test func `a window that closed late stays told for eight hours`() throws {
    var wishes = Wishes()
    (wishes.windowClosed, wishes.window) = (true, .following)
    var scene = Scene(wishes: wishes)
    try scene.start(.span(.hour))
    scene.pass(.hour)
    try scene.stop()
    scene.pass(.hours(23 + 7))
    #expect(scene.screen.map(\.kind).contains(.windowClosed))
    scene.pass(.hours(1) + .minute)
    #expect(!scene.screen.map(\.kind).contains(.windowClosed))
  }
}
