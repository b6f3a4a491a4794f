import Rules
import Testing
import Time

@Suite struct `Reminders to start, by the plan` {
  /// Some Tuesday at noon, with the wish to be told.
  private func scene(_ change: (inout Wishes) -> Void = { _ in }) -> Scene {
    var wishes = Wishes()
    wishes.usualStart = .zero
    change(&wishes)
    return Scene(wishes: wishes)
  }

  private let eight = ClockTime(hour: 20, minute: 0) ?? .midnight
  private let nine = ClockTime(hour: 21, minute: 0) ?? .midnight

  @Test func `they come at the time of the day's plan`() throws {
    var scene = scene()
    let noon = scene.now
    try scene.plan(
      .setWeek([.tuesday: .fast("16:8", at: eight), .wednesday: .fast("16:8", at: nine)]))
    scene.pass(.hours(72))
    #expect(scene.told.map(\.kind) == [.startUsual, .startUsual])
    #expect(scene.told.map(\.at) == [noon + .hours(8), noon + .hours(33)])
  }

  @Test func `a time of the week comes before the usual one`() throws {
    var scene = scene { $0.startAt = nine }
    let noon = scene.now
    try scene.plan(.setWeek([.tuesday: .fast("16:8", at: eight)]))
    scene.pass(.hours(48))
    #expect(scene.told.map(\.at) == [noon + .hours(8), noon + .hours(33)])
  }

  @Test func `none come on rest days and on vacation`() throws {
    var scene = scene { $0.startAt = nine }
    let noon = scene.now
    let day = scene.moment.day
    try scene.plan(.setWeek([.tuesday: .rest]))
    try scene.plan(.addVacation((day + 1)...(day + 2)))
    scene.pass(.hours(4 * 24))
    #expect(scene.told.map(\.at) == [noon + .hours(81)])
  }

  @Test func `a time that has passed when it is planned is for the next week`() throws {
    var scene = scene()
    scene.pass(.hours(9))
    try scene.plan(.setWeek([.tuesday: .fast("16:8", at: eight)]))
    scene.pass(.hours(24))
    #expect(scene.told.isEmpty)
    scene.pass(.hours(6 * 24))
    #expect(scene.told.count == 1)
  }

  @Test func `one on the screen goes when the day becomes one of rest`() throws {
    var scene = scene()
    try scene.plan(.setWeek([.tuesday: .fast("16:8", at: eight)]))
    scene.pass(.hours(9))
    #expect(scene.screen.count == 1)
    try scene.plan(.setWeek([.tuesday: .rest]))
    #expect(scene.screen.isEmpty)
  }

  @Test func `one in the small hours comes on the date after its day`() throws {
    var scene = scene { $0.dayStart = ClockTime(hour: 4, minute: 0) ?? .midnight }
    let noon = scene.now
    let one = try #require(ClockTime(hour: 1, minute: 0))
    try scene.plan(.setWeek([.tuesday: .fast("16:8", at: one)]))
    scene.pass(.hours(24))
    #expect(scene.told.map(\.at) == [noon + .hours(13)])
  }
}
