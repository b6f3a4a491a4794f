import Nouns
import Rules
import TestSupport
import Time

/// A person's computer: its clocks may lie, its daemon may die, its notification server may be
/// away. What happens on it is reported to a witness.
struct Machine {
  enum Crash {
    case beforeCommit, beforeShow, beforeMark
  }

  private(set) var shelf = Shelf()
  private(set) var engine: Engine
  /// When its timer fires.
  private(set) var armed: Instant
  /// What a perfect clock would show.
  private(set) var time: Instant
  /// How far the machine's own clock is ahead of it.
  private(set) var error = Span.zero
  private var bootedAt: Instant
  private(set) var boots = 0
  private(set) var zone: Zone
  private(set) var wishes: Wishes
  private(set) var hasServer = true
  /// A server that answers only when asked to.
  var isServerSlow = false
  /// The daemon dies in the next turn that gets so far.
  var crash: Crash?
  private(set) var screen: [String: News.Key] = [:]
  private var unanswered: [News.Key] = []
  private(set) var witness: Witness
  /// How often its daemon was started.
  private var lives = 0
  private var ids: Dice
  let calendar: SlowCalendar
  let diary = ProgramDiary()

  init(at time: Instant, in zone: Zone, wishes: Wishes, seed: UInt64, calendar: SlowCalendar) {
    self.time = time
    self.zone = zone
    self.wishes = wishes
    self.calendar = calendar
    armed = time
    bootedAt = time - .minute
    ids = Dice(seed: seed)
    engine = Engine(shelf.opening, mode: .end, wishes: wishes)
    witness = Witness(seed: seed)
    begin()
  }

  /// What its clock shows.
  var now: Instant { time + error }

  var moment: Moment {
    Moment(
      now, in: zone, dayStart: wishes.dayStart,
      boot: BootTime(id: "boot \(boots)", elapsed: time - bootedAt))
  }

  /// A copy to which other things happen, watched by nobody.
  var unwatched: Machine {
    var copy = self
    copy.witness = Witness(seed: witness.seed, isBlind: true)
    return copy
  }

  // MARK: Turns of the daemon

  /// Nil where it was refused.
  @discardableResult
  mutating func perform(_ command: Command) -> Refusal? {
    var next = engine
    var facts = shelf.facts(for: next.needs(command, at: moment))
    if let further = next.furtherNeeds(command, given: facts, at: now) {
      facts.complete(with: shelf.facts(for: further))
    }
    do throws(Refusal) {
      let decision = try next.perform(
        command, given: facts, at: moment, ids: { RowID(bits: ids.next(), ids.next()) },
        actor: "test")
      var turn = Turn(.command(command))
      if next.standing.programs != programs {
        turn = Turn(.command(command), trueBefore: truth.claims(at: now).map(\.key))
        turn.programsBefore = programs
      }
      settle(next, decision, turn)
    } catch {
      return error
    }
    goOn()
    return nil
  }

  mutating func wish(_ wishes: Wishes) {
    let before = truth.claims(at: now).map(\.key)
    self.wishes = wishes
    var next = engine
    let decision = next.adopt(
      wishes, at: moment, given: shelf.facts(for: next.needs(adopting: wishes, at: moment)))
    settle(next, decision, Turn(.wish, trueBefore: before))
    goOn()
  }

  mutating func beQuiet(until end: Instant?) {
    var next = engine
    let facts = shelf.facts(for: next.wakeNeeds(at: moment))
    let decision = next.beQuiet(until: end, at: moment, given: facts)
    settle(next, decision, Turn(.quiet))
    goOn()
  }

  private mutating func wake() {
    var next = engine
    let decision = next.wake(at: moment, given: shelf.facts(for: next.wakeNeeds(at: moment)))
    settle(next, decision, Turn(.wake))
  }

  /// Wakes as long as the engine says that there is something to do at once.
  private mutating func goOn() {
    var turns = 0
    armed = engine.nextWake(after: moment)
    while armed <= now {
      wake()
      armed = engine.nextWake(after: moment)
      turns += 1
      if turns > 4 { return witness.complain("it does not come to rest", self) }
    }
    witness.look(at: self)
  }

  /// Decided on a copy, written, and only then taken over.
  private mutating func settle(_ next: Engine, _ decision: Decision, _ turn: Turn) {
    if crash == .beforeCommit { return die() }
    let old = decision.commit.news.map { ($0.key, shelf.news[$0.key]) }
    do {
      try shelf.commit(decision.commit, at: now)
    } catch {
      witness.complain("rows are not as decided", self)
    }
    engine = next
    var turn = turn
    turn.knowsLast = next.lastMeant == shelf.lastMeant
    if decision.commit.step != nil { engine.takeLast(shelf.lasts) }
    witness.judge(decision, turn, Dictionary(uniqueKeysWithValues: old), self)
    for key in decision.withdraw { take(key) }
    if crash == .beforeShow { return die() }
    let life = lives
    for news in decision.show where hasServer && lives == life { show(news.key) }
  }

  // MARK: The daemon's life

  private mutating func die() {
    crash = nil
    begin()
  }

  mutating func begin() {
    lives += 1
    engine = Engine(shelf.opening, mode: .end, wishes: wishes)
    screen = [:]
    unanswered = []
    wake()
    if hasServer { offer() }
    goOn()
  }

  // MARK: The screen

  mutating func loseServer() {
    hasServer = false
    unanswered = []
  }

  mutating func findServer() {
    hasServer = true
    offer()
    goOn()
  }

  mutating func answer() {
    let keys = unanswered
    unanswered = []
    let life = lives
    for key in keys where lives == life { isTaken(key) }
    witness.look(at: self)
  }

  private mutating func offer() {
    var next = engine
    let decision = next.offer(at: moment)
    settle(next, decision, Turn(.offer))
  }

  private mutating func show(_ key: News.Key) {
    unanswered.removeAll { $0 == key }
    witness.ask(key, self)
    if isServerSlow { unanswered.append(key) } else { isTaken(key) }
  }

  /// The server has put it on the screen.
  private mutating func isTaken(_ key: News.Key) {
    screen[key.place] = key
    witness.hear(key, self)
    if crash == .beforeMark {
      witness.allowAgain(key, self)
      return die()
    }
    guard let commit = engine.markShown(key) else { return }
    write(commit)
  }

  private mutating func take(_ key: News.Key) {
    unanswered.removeAll { $0 == key }
    if screen[key.place] == key { screen[key.place] = nil }
  }

  func isUnanswered(_ key: News.Key) -> Bool { unanswered.contains(key) }

  mutating func dismiss(_ key: News.Key) {
    take(key)
    witness.speak(key, self)
    if let commit = engine.markSeen(key) { write(commit) }
    goOn()
  }

  mutating func snooze(_ key: News.Key) {
    take(key)
    if let commit = engine.snooze(key, until: now + .minutes(15)) {
      witness.allowAgain(key, self)
      write(commit)
    }
    goOn()
  }

  private mutating func write(_ commit: Commit) {
    do {
      try shelf.commit(commit, at: now)
    } catch {
      witness.complain("rows are not as marked", self)
    }
  }

  // MARK: Time

  /// Time goes on while the daemon runs; its timer fires when it asked for it.
  mutating func pass(_ span: Span) {
    let end = time + span
    while armed - error <= end {
      witness.look(at: self, just: armed)
      time = max(time, armed - error)
      witness.countWake(self)
      wake()
      goOn()
      // It has been complained of.
      if armed <= now { return }
    }
    time = end
    witness.look(at: self)
  }

  /// The machine is suspended and resumes.
  mutating func sleep(_ span: Span) {
    time = time + span
    wake()
    goOn()
  }

  /// The machine is off and starts anew, with a clock that is wrong by so much.
  mutating func restart(after span: Span, error: Span) {
    time = time + span
    if error < self.error { witness.noteSetBack(by: self.error - error) }
    self.error = error
    bootedAt = time
    boots += 1
    begin()
  }

  /// The clock is set, and the daemon hears of it.
  mutating func setClock(error: Span) {
    if error < self.error { witness.noteSetBack(by: self.error - error) }
    self.error = error
    wake()
    goOn()
  }

  mutating func travel(to zone: Zone) {
    self.zone = zone
    wake()
    goOn()
  }
}
