import Rules
import Testing

@testable import Daemon

@Suite @MainActor struct `What the settings ask of the rules` {
  /// None of them as it is by itself.
  private static let others = """
    day.start = 04:00
    window = 18:00-20:00
    start.usual = 20:00
    quiet = 22:00-23:00
    notify.goal = off
    goal.repeat = on
    notify.halfway = on
    notify.before = 1h
    notify.beyond = on
    notify.stages = on
    notify.safety = off
    notify.little = on
    notify.week = on
    notify.forgotten = off
    notify.window.opens = on
    notify.window.closes = 1h
    notify.window.closed = on
    notify.start = on
    notify.phase = off
    notify.eve = off
    program.late = 5
    program.offer = 42
    program.gap = 30
    program.leadin = 10
    drink.remind = 2h

    """

  @Test func `each wish follows a setting`() throws {
    let (usual, other) = (try Scene(), try Scene(settings: Self.others))
    let pairs = zip(
      Mirror(reflecting: usual.keeper.state.engine.wishes).children,
      Mirror(reflecting: other.keeper.state.engine.wishes).children)
    let deaf = pairs.filter { "\($0.value)" == "\($1.value)" }.compactMap(\.0.label)
    #expect(deaf == [])
    #expect(Mirror(reflecting: Wishes()).children.count > 20)
  }
}
