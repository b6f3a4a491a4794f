import Rules
import Testing
import Time

@Suite struct `A clock that is moved` {
  @Test func `is noticed, and forgotten with the person's own correction`() throws {
    var scene = Scene()
    try scene.start()
    #expect(scene.engine.clockMoved == nil)
    scene.setClock(by: .seconds(50))
    #expect(scene.engine.clockMoved == nil)
    scene.setClock(by: .hours(3))
    #expect(scene.engine.clockMoved == .hours(3) + .seconds(50))
    try scene.edit(.init(start: scene.now - .hours(1)))
    #expect(scene.engine.clockMoved == nil)
  }

  @Test func `and put right is as it was`() throws {
    var scene = Scene()
    try scene.start()
    scene.setClock(by: .hours(-3))
    scene.restart()
    #expect(scene.engine.clockMoved == .hours(-3))
    scene.setClock(by: .hours(3))
    #expect(scene.engine.clockMoved == nil)
  }

  @Test func `before a new start of the machine still counts`() throws {
    var scene = Scene()
    try scene.start()
    scene.setClock(by: .hours(2))
    scene.reboot(clockOffBy: .zero)
    scene.setClock(by: .hours(1))
    #expect(scene.engine.clockMoved == .hours(3))
  }

  @Test func `by more than a day has nothing told until it is put right`() throws {
    for goal in [Span.minutes(16 * 60), .minutes(7)] {
      var scene = Scene()
      try scene.start(.span(goal))
      scene.pass(.minutes(6))
      scene.setClock(by: .hours(3 * 8766))
      #expect(scene.engine.isClockDoubtful)
      scene.pass(.minutes(30))
      #expect(scene.told.isEmpty)
      #expect(
        scene.engine.agenda(at: scene.moment).upcoming(
          after: scene.now, through: scene.now + .hours(48), limit: 9
        ).isEmpty)
      scene.restart()
      scene.setClock(by: .hours(-3 * 8766))
      #expect(!scene.engine.isClockDoubtful)
      scene.pass(.hours(22))
      #expect(scene.told.map(\.kind) == [.goalReached, .forgotten])
    }
  }

  @Test func `by more than a day is right where the person gives the start again`() throws {
    var scene = Scene()
    try scene.start(.span(.hours(16)))
    scene.setClock(by: .hours(30))
    #expect(scene.told.isEmpty)
    let start = try #require(scene.engine.active?.start.instant)
    try scene.edit(.init(start: start))
    #expect(!scene.engine.isClockDoubtful)
    #expect(Set(scene.told.map(\.kind)) == [.safety, .forgotten])
    #expect(scene.refusal(of: .edit(.init(start: start))) == .nothingToChange)
  }

  @Test func `by more than a day ends no fast later than it was`() throws {
    var scene = Scene()
    try scene.start(.span(.hours(16)))
    scene.pass(.hours(15))
    scene.setClock(by: .hours(3 * 8766))
    try scene.perform(.stop(.init()))
    #expect(scene.engine.last?.duration == .hours(15))
    #expect(scene.engine.last?.outcome == .partial)
  }

  /// Ahead by little, or told by it so shortly before that a clock kept right would do the same.
  @Test(arguments: [Span.hours(2), .hours(20), .hours(3 * 8766)], [true, false])
  func `at the start of the machine eats no news, however near`(by: Span, reboots: Bool) throws {
    for rest in [Span.seconds(30), .minutes(10), .hours(1)] {
      var scene = Scene()
      try scene.start(.span(.hours(16)), ago: .hours(16) - rest)
      let goalAt = try #require(scene.engine.active?.goalAt)
      scene.setClock(by: by)
      scene.restart()
      if reboots {
        scene.reboot(clockOffBy: Span.zero - by)
      } else {
        scene.setClock(by: Span.zero - by)
      }
      let early = scene.told.count
      scene.pass(.hours(7))
      let told = scene.told.dropFirst(early)
      #expect(told.map(\.kind) == [.goalReached, .forgotten], "\(by) \(rest)")
      #expect(told.first?.at == goalAt)
    }
  }

  @Test func `at a new start of the machine by years is in doubt until it is put right`() throws {
    var scene = Scene()
    try scene.start(.span(.hours(16)), ago: .hours(15))
    scene.reboot(clockOffBy: .hours(3 * 8766))
    #expect(scene.engine.isClockDoubtful)
    #expect(scene.told.isEmpty)
    scene.setClock(by: .hours(-3 * 8766))
    #expect(!scene.engine.isClockDoubtful)
    scene.pass(.hours(7))
    #expect(scene.told.map(\.kind) == [.goalReached, .forgotten])
  }

  @Test func `means nothing where no fast runs`() throws {
    var scene = Scene()
    scene.setClock(by: .hours(2))
    #expect(scene.engine.clockMoved == nil)
    try scene.start()
    #expect(scene.engine.clockMoved == nil)
  }
}
