import Rules
import Testing
import Time

@Suite struct `News of a diet program` {
  /// On the first day of a program with a lead-in of three days, a little after noon.
  private func scene(in zone: Zone = .utc, eve: Bool = false) throws -> (Scene, Day) {
    var scene = Scene(in: zone)
    scene.wish { wishes in if !eve { wishes.eve = nil } }
    try scene.knowBody()
    try scene.program(.start(leadIn: 3))
    return (scene, scene.date)
  }

  @Test(arguments: [false, true])
  func `tells of each switch on its date, with a fast or without`(isFasting: Bool) throws {
    var (scene, first) = try scene()
    scene.wish { wishes in (wishes.forgotten, wishes.safety) = (nil, false) }
    if isFasting { try scene.start(.open) }
    scene.pass(.hours(35 * 24))
    #expect(
      scene.phasesTold(since: first) == [
        "phaseSwitched 3", "phaseSwitched 17", "phaseSwitched 31",
      ])
    #expect(
      scene.told.filter(\.kind.isOfProgram).map(\.at)
        == [3, 17, 31].map {
          Zone.utc.startOfDay(first + $0)
        })
    #expect(scene.recoveries.isEmpty)
  }

  @Test func `says on the evening before what comes, until it is there`() throws {
    var (scene, first) = try scene(eve: true)
    scene.pass(.hours(2 * 24 + 9))
    #expect(scene.phasesTold(since: first) == ["phaseEve 3"])
    #expect(scene.screen.map(\.kind) == [.phaseEve])
    scene.pass(.hours(3))
    #expect(scene.screen.map(\.kind) == [.phaseSwitched])
  }

  @Test func `says nothing of what the person has just done`() throws {
    var (scene, first) = try scene()
    try scene.program(.pause())
    try scene.program(.resume(on: scene.date + 1))
    try scene.undo()
    try scene.program(.end())
    try scene.program(.start(on: first - 8, leadIn: 7))
    #expect(scene.told.isEmpty)
    #expect(scene.recoveries.isEmpty)
  }

  @Test func `takes off the screen what a command made untrue`() throws {
    var (scene, _) = try scene()
    scene.pass(.hours(3 * 24))
    #expect(scene.screen.map(\.kind) == [.phaseSwitched])
    var undone = scene
    try scene.program(.pause())
    #expect(scene.screen.isEmpty)
    try undone.undo()
    #expect(undone.screen.isEmpty)
  }

  @Test func `is held in quiet hours and told when they are over`() throws {
    var (scene, first) = try scene()
    scene.wish { wishes in
      wishes.quiet = [
        QuietRule(from: .midnight, to: ClockTime(hour: 7, minute: 0) ?? .midnight)
      ]
    }
    scene.pass(Zone.utc.startOfDay(first + 3) + .hours(6) - scene.now)
    #expect(scene.told.isEmpty)
    scene.pass(.hour)
    #expect(scene.phasesTold(since: first) == ["phaseSwitched 3"])
  }

  @Test func `offers a new beginning once when it has stood still for long`() throws {
    var (scene, first) = try scene()
    try scene.program(.pause())
    scene.pass(.hours(60 * 24))
    #expect(scene.phasesTold(since: first) == ["restartOffered 0"])
    #expect(scene.told.first?.at == Zone.utc.startOfDay(first + 28))
  }

  // MARK: What was slept through

  @Test func `tells of the latest switch alone, and not after three days`() throws {
    var (scene, first) = try scene()
    scene.now = Zone.utc.startOfDay(first + 18)
    scene.restart()
    #expect(scene.phasesTold(since: first) == ["phaseSwitched 17"])
    #expect(scene.recoveries.count == 1)
    scene.now = Zone.utc.startOfDay(first + 34)
    scene.restart()
    #expect(scene.phasesTold(since: first) == ["phaseSwitched 17"])
    #expect(scene.recoveries.count == 2)
  }

  @Test func `a switch that was slept through for a night is none to put right`() throws {
    var (scene, first) = try scene()
    scene.now = Zone.utc.startOfDay(first + 4)
    scene.restart()
    #expect(scene.phasesTold(since: first) == ["phaseSwitched 3"])
    #expect(scene.recoveries.isEmpty)
  }

  @Test func `a journey over midnight shows the phase before, and is told of nothing twice`()
    throws
  {
    var (scene, first) = try scene(in: try Zone(rule: "<East>-9"))
    scene.pass(scene.zone.startOfDay(first + 3) + .hour - scene.now)
    #expect(scene.phase()?.kind == .diet)
    scene.travel(to: try Zone(rule: "<West>8"))
    #expect(scene.phase()?.kind == .leadIn)
    #expect(scene.screen.isEmpty)
    let recovery = try #require(scene.recoveries.first)
    #expect(recovery.state == .silent)
    scene.pass(.hours(24))
    #expect(scene.phase()?.kind == .diet)
    #expect(scene.told.count == 1)
    #expect(scene.recoveries.count == 1)
  }

  @Test func `a clock that is put back by seconds over midnight changes nothing`() throws {
    var (scene, first) = try scene()
    scene.pass(Zone.utc.startOfDay(first + 3) - scene.now)
    scene.setClock(by: .zero - .seconds(3))
    scene.pass(.hour)
    #expect(scene.phasesTold(since: first) == ["phaseSwitched 3"])
    #expect(scene.recoveries.isEmpty)
  }

  @Test func `rows of a backup are put right in the log`() throws {
    var (scene, first) = try scene()
    var other = try #require(scene.programs.last)
    other.start = first - 20
    let change = Change(before: .program(try #require(scene.programs.last)), after: .program(other))
    let decision = try scene.perform(.restore(Restoration(changes: [change])))
    #expect(decision.recovery?.stored?.kind == .leadIn)
    #expect(decision.recovery?.calculated?.kind == .maintenance)
    #expect(decision.happened.map(\.key.kind) == [.cycleRecovered])
    #expect(scene.told.isEmpty)
  }

  @Test func `what was announced is known after a restart of the daemon`() throws {
    var (scene, _) = try scene()
    scene.pass(.hours(3 * 24))
    let mark = scene.engine.mark
    #expect(mark?.kind == .diet)
    scene.restart()
    #expect(scene.engine.mark == mark)
    #expect(scene.told.count == 1)
    #expect(scene.recoveries.isEmpty)
  }
}
