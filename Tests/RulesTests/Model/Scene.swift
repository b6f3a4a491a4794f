import Nouns
import Rules
import TestSupport
import Testing
import Time

/// A daemon's turns over a `Shelf`, with a clock and a screen that the test holds in its hand.
struct Scene {
  private(set) var shelf: Shelf
  private(set) var engine: Engine
  var now: Instant
  private(set) var zone = Zone.utc
  /// When the machine was started; its own clock is not moved by `setClock`.
  private var bootedAt: Instant
  private var boots = 0
  /// Without a notification server, news stay due.
  var hasScreen = true
  private(set) var screen: Set<News.Key> = []
  /// All that a notification server ever took, in order.
  private(set) var told: [News.Key] = []
  /// When the latest showing of each was decided.
  private var heard: [News.Key: Instant] = [:]
  /// The dates that were announced.
  private(set) var days: [Day] = []
  /// Whether the engine knew by itself which fast is the last, at the latest command.
  private(set) var lastWasRight = true
  private var ids = Dice(seed: 1)

  /// Some Tuesday at noon.
  static let beginning = Instant(seconds: 1_767_096_000)

  init(
    at now: Instant = beginning, in zone: Zone = .utc, mode: CreditMode = .end,
    wishes: Wishes = Wishes()
  ) {
    self.now = now
    self.zone = zone
    bootedAt = now - .hours(1)
    shelf = Shelf(mode: mode)
    engine = Engine(shelf.opening, mode: mode, wishes: wishes)
    wake()
  }

  var moment: Moment {
    Moment(
      now, in: zone, dayStart: engine.wishes.dayStart,
      boot: BootTime(id: "boot \(boots)", elapsed: now - bootedAt))
  }

  /// As the daemon tells it.
  mutating func drinkLast(_ drink: LastDrink) { engine.takeLastDrink(drink) }

  /// Decides on a copy, writes, and only then moves on, as the daemon does.
  @discardableResult
  mutating func perform(_ command: Command) throws(Refusal) -> Decision {
    var next = engine
    var facts = shelf.facts(for: next.needs(command, at: moment))
    if let further = next.furtherNeeds(command, given: facts, at: now) {
      facts.complete(with: shelf.facts(for: further))
    }
    let decision = try next.perform(
      command, given: facts, at: moment, ids: { RowID(bits: ids.next(), ids.next()) },
      actor: "test")
    settle(next, decision)
    // What only the store knows is decided in the next wake, which is at once: what it remembers of
    // news, and which fast is the last one now.
    if engine.lastMeant != next.lastMeant || !engine.wakeNeeds(at: moment).newsOf.isEmpty { wake() }
    return decision
  }

  @discardableResult
  mutating func wake() -> Decision {
    var next = engine
    let decision = next.wake(at: moment, given: shelf.facts(for: next.wakeNeeds(at: moment)))
    settle(next, decision)
    return decision
  }

  /// Time goes on, and the timer fires where the engine asked for it.
  mutating func pass(_ span: Span) {
    let end = now + span
    while true {
      let due = engine.nextWake(after: moment)
      guard due <= end else { break }
      let isLate = due <= now
      now = max(now, due)
      if wake().commit.isEmpty, isLate {
        Issue.record("woken for nothing at \(now)")
        return
      }
    }
    now = end
  }

  /// The clock is set, and the daemon is told so.
  mutating func setClock(by span: Span) {
    now = now + span
    bootedAt = bootedAt + span
    wake()
  }

  /// The person is somewhere else, and the daemon is told so.
  mutating func travel(to zone: Zone) {
    self.zone = zone
    wake()
  }

  /// The person changes the settings.
  mutating func wish(_ change: (inout Wishes) -> Void) {
    var wishes = engine.wishes
    change(&wishes)
    var next = engine
    let facts = shelf.facts(for: next.needs(adopting: wishes, at: moment))
    let decision = next.adopt(wishes, at: moment, given: facts)
    settle(next, decision)
  }

  mutating func beQuiet(for span: Span?) {
    var next = engine
    let facts = shelf.facts(for: next.wakeNeeds(at: moment))
    let decision = next.beQuiet(until: span.map { now + $0 }, at: moment, given: facts)
    settle(next, decision)
  }

  /// The person attends to a pop-up.
  mutating func dismiss(_ key: News.Key) {
    screen.remove(key)
    if let commit = engine.markSeen(key) { self.commit(commit) }
  }

  mutating func snooze(_ key: News.Key) {
    screen.remove(key)
    if let commit = engine.snooze(key, until: now + .minutes(15)) { self.commit(commit) }
  }

  /// A daemon that starts from what is stored, and shows what waits.
  mutating func restart(wishes: Wishes? = nil) {
    engine = Engine(
      shelf.opening, mode: engine.streaks.mode, wishes: wishes ?? engine.wishes)
    screen = []
    wake()
    if hasScreen { offer() }
  }

  /// The machine starts anew, with a clock that is wrong by so much.
  mutating func reboot(clockOffBy span: Span) {
    now = now + span
    boots += 1
    bootedAt = now
    restart()
  }

  /// A notification server appears.
  mutating func showScreen() {
    hasScreen = true
    offer()
  }

  private mutating func offer() {
    var next = engine
    let decision = next.offer(at: moment)
    settle(next, decision)
  }

  private mutating func settle(_ next: Engine, _ decision: Decision) {
    commit(decision.commit)
    engine = next
    if decision.commit.step != nil {
      lastWasRight = engine.last == shelf.lastFinished && engine.lastMeant == shelf.lastMeant
      engine.takeLast(shelf.lasts)
    }
    days += [decision.newDate].compactMap(\.self)
    decision.withdraw.forEach { screen.remove($0) }
    if hasScreen { decision.show.forEach { show($0.key) } }
  }

  private mutating func show(_ key: News.Key) {
    guard let news = engine.news(key), let commit = engine.markShown(key) else { return }
    self.commit(commit)
    screen.insert(key)
    // One that takes up the words of another is not told anew.
    if heard.updateValue(news.decided, forKey: key) != news.decided { told.append(key) }
  }

  private mutating func commit(_ commit: Commit) {
    do {
      try shelf.commit(commit, at: now)
    } catch {
      Issue.record("rows are not as decided: \(commit)")
    }
  }
}

/// How a test says what a person does.
extension Scene {
  mutating func start(
    _ goal: GoalOrder? = nil, ago: Span = .zero, note: String? = nil,
    confirm confirmed: String? = nil
  ) throws(Refusal) {
    try perform(.start(.init(goal: goal, at: now - ago, note: note, confirm: confirmed)))
  }

  mutating func stop(ago: Span = .zero, note: String? = nil) throws(Refusal) {
    try perform(.stop(.init(at: now - ago, note: note)))
  }

  mutating func setGoal(_ goal: GoalOrder, confirm confirmed: String? = nil) throws(Refusal) {
    try perform(.setGoal(.init(goal: goal, confirm: confirmed)))
  }

  mutating func edit(_ order: EditOrder) throws(Refusal) { try perform(.edit(order)) }
  mutating func cancel() throws(Refusal) { try perform(.cancel) }
  mutating func undo() throws(Refusal) { try perform(.undo) }
  mutating func redo() throws(Refusal) { try perform(.redo) }

  /// A finished fast that met its goal, from that long ago until that long ago.
  mutating func fast(from start: Span, to end: Span) throws(Refusal) {
    try self.start(.span(.hours(1)), ago: start)
    try stop(ago: end)
  }

  /// The kinds whose words are told with it.
  func words(with key: News.Key) -> [News.Kind] {
    engine.news(key).map(engine.news(with:))?.map(\.key.kind)
      .sorted { $0.rawValue < $1.rawValue } ?? []
  }

  /// Why a command would be refused, nil where it would not.
  func refusal(of command: Command) -> Refusal? {
    var copy = self
    do throws(Refusal) {
      try copy.perform(command)
      return nil
    } catch {
      return error
    }
  }
}
