import Nouns
import Rules
import Testing
import Time

@Suite struct `Targets that were applied` {
  /// Somebody whose targets are known, with a program that has a lead-in of a week.
  private func scene() throws -> Scene {
    var scene = Scene()
    var order = ProfileOrder()
    order.values.birth = .year(1985)
    (order.values.height, order.values.weight) = (1800, 90_000)
    (order.values.activity, order.values.gender) = (.light, .male)
    try scene.perform(.profile(order))
    try scene.perform(.program(.start(leadIn: 7)))
    return scene
  }

  private func applied(_ scene: Scene) -> [Target] { scene.engine.standing.applied }

  @Test func `are a row for the profile, and one for each block as it begins`() throws {
    var scene = try scene()
    let first = try #require(applied(scene).last)
    #expect(first.from == scene.date)
    #expect((first.reason, first.kcal) == (.maintenance, first.maintenance))
    #expect((first.weight, first.weightSource) == (90_000, .profile))
    scene.pass(.hours(24 * 8))
    let diet = try #require(applied(scene).last)
    #expect(diet.from == first.from + 7)
    #expect(diet.reason == .diet)
    #expect(diet.kcal == diet.diet)
    // Nothing but a new block writes another.
    let rows = applied(scene)
    scene.pass(.hours(24 * 5))
    #expect(applied(scene) == rows)
    #expect(scene.shelf.standing.applied == rows)
  }

  @Test func `that a record with holes once made are worked out anew, and only once`() throws {
    var scene = try scene()
    scene.pass(.hours(24))
    var unsafe = try #require(applied(scene).last)
    (unsafe.id, unsafe.written) = (
      RowID(bits: 8, 8), Mark(scene.now - .minute, in: scene.moment.days)
    )
    (unsafe.origin, unsafe.maintenance, unsafe.kcal) = (.adaptive, 820, 820)
    (unsafe.expenditure, unsafe.recordDays, unsafe.completeDays) = (820, 28, 28)
    try scene.perform(.take(Intake([.row(unsafe.row)])))
    #expect(applied(scene).last == unsafe)
    scene.pass(.hours(24))
    let last = try #require(applied(scene).last)
    #expect(last.id != unsafe.id && last.maintenance > 1800, "\(last)")
    #expect(scene.engine.standing.energy(on: scene.date)?.kcal == last.kcal)
    let rows = applied(scene)
    scene.pass(.hours(20))
    #expect(applied(scene) == rows)
  }

  @Test func `are no steps of undo, and go with the step that they came of`() throws {
    var scene = try scene()
    scene.pass(.hours(24 * 8))
    let count = applied(scene).count
    var order = ProfileOrder()
    order.values.activity = .very
    try scene.perform(.profile(order))
    #expect(applied(scene).count == count + 1)
    let more = try #require(scene.engine.standing.targets(on: scene.date)).maintenance
    try scene.undo()
    #expect(applied(scene).count == count)
    let less = try #require(scene.engine.standing.targets(on: scene.date)).maintenance
    #expect(less < more)
    try scene.redo()
    #expect(scene.engine.standing.targets(on: scene.date)?.maintenance == more)
  }

  @Test func `judge a day by what was written before it was over`() throws {
    var scene = try scene()
    scene.pass(.hours(24 * 3))
    let before = scene.engine.standing.targets(on: scene.date - 1)
    var order = ProfileOrder()
    order.values.weight = 70_000
    order.confirmed = Consent.weightJump.rawValue
    try scene.perform(.profile(order))
    #expect(scene.engine.standing.targets(on: scene.date - 1) == before)
    #expect(scene.engine.standing.targets(on: scene.date) != before)
  }

  @Test func `of who wants to gain weight know no diet phase`() throws {
    var scene = Scene()
    var order = ProfileOrder()
    order.values.birth = .year(1985)
    (order.values.height, order.values.weight) = (1800, 70_000)
    (order.values.activity, order.values.goal) = (.light, .gain)
    try scene.perform(.profile(order))
    let targets = try #require(scene.engine.standing.targets(on: scene.date))
    #expect(targets.diet == nil)
    #expect(targets.flags == [.aimGain])
    #expect(scene.refusal(of: .program(.start())) == .noDiet(.aimGain))
  }

  @Test func `have macros of the person's own where they fit`() throws {
    var scene = try scene()
    var order = ProfileOrder()
    order.values.ownProtein = 180
    try scene.perform(.profile(order))
    let macros = try #require(scene.engine.standing.macros(on: scene.date))
    #expect(macros.protein == 180)
    #expect(applied(scene).last?.protein == 180)
    order.values.ownProtein = 30
    #expect(
      scene.refusal(of: .profile(order))
        == .numberOutOfRange(field: "ownProtein", 30, allowed: 54...270))
    order.values.ownProtein = 200
    (order.values.ownCarbs, order.values.ownFat) = (500, 200)
    guard case .macrosAboveMaintenance(4600, _)? = scene.refusal(of: .profile(order)) else {
      Issue.record("4600 kcal were taken")
      return
    }
  }
}
