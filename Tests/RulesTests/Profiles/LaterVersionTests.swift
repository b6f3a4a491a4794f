import Nouns
import Rules
import Testing
import Time

/// Versions of the profile that are dated ahead, as a flight to the west or a clock that was wrong for
/// a while leaves them.
@Suite struct `Later versions of the profile` {
  /// Somebody for whom it is yesterday again.
  private static func wronged() throws -> (Scene, today: Day) {
    var scene = Scene()
    let today = scene.date
    try describe(&scene) { ($0.height, $0.weight) = (1700, 90_000) }
    scene.pass(.hours(23))
    try describe(&scene) { ($0.height, $0.weight) = (1800, 89_000) }
    scene.travel(to: try Zone(rule: "<W>12"))
    return (scene, today)
  }

  private static func describe(
    _ scene: inout Scene, _ change: (inout Profile) -> Void
  ) throws(Refusal) {
    var order = ProfileOrder()
    change(&order.values)
    try scene.perform(.profile(order))
  }

  private static func heights(_ scene: Scene) -> [Int64?] {
    scene.engine.standing.profiles.map(\.height)
  }

  @Test func `are not in force yet`() throws {
    let (scene, today) = try Self.wronged()
    #expect(scene.date == today)
    #expect(scene.engine.standing.version(on: today)?.weight == 90_000)
    #expect(scene.engine.standing.version(on: today + 1)?.weight == 89_000)
  }

  @Test func `give way in what is said now, and keep the rest`() throws {
    var (scene, _) = try Self.wronged()
    try Self.describe(&scene) { $0.height = 1710 }
    #expect(Self.heights(scene) == [1710, 1710])
    #expect(scene.engine.standing.profiles.map(\.weight) == [90_000, 89_000])
    try scene.undo()
    #expect(Self.heights(scene) == [1700, 1800])
  }

  @Test func `give way to what is said as it is in force`() throws {
    var (scene, _) = try Self.wronged()
    try Self.describe(&scene) { $0.height = 1700 }
    #expect(Self.heights(scene) == [1700, 1700])
    try Self.describe(&scene) { $0.weight = 90_000 }
    // Nothing is left that it says.
    #expect(Self.heights(scene) == [1700])
    #expect(throws: Refusal.nothingToChange) { try Self.describe(&scene) { $0.height = 1700 } }
  }
}
