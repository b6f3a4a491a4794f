import Nouns
import Rules
import Testing
import Time

/// Why the daemon made a turn.
struct Turn {
  enum Reason: Equatable {
    case wake, wish, quiet, offer
    case command(Command)
  }

  let reason: Reason
  /// What there was to tell before the wishes changed.
  let trueBefore: [News.Key]
  var knowsLast = true
  /// Where the turn changed them.
  var programsBefore: [DietProgram]?

  init(_ reason: Reason, trueBefore: [News.Key] = []) {
    self.reason = reason
    self.trueBefore = trueBefore
  }
}

/// Remembers all that was decided and shown, and complains of what must not be.
final class Witness {
  /// What became of one piece of news.
  struct Story {
    /// By the perfect clock.
    var decided: Instant
    /// As its row has it.
    var written: Instant?
    var boot: Int
    var state: News.State
    var isTold = false
    /// How often it may be told once more: snoozed, or the daemon died before it wrote that down.
    var isForgiven = false
    /// Its words were on a screen.
    var isSpoken = false
    var history: [(at: Instant, state: News.State)] = []
  }

  let seed: UInt64
  let isBlind: Bool
  private(set) var complaints: [String] = []
  private(set) var wakes = 0
  private(set) var toldCount = 0
  var stories: [News.Key: Story] = [:]
  var announced = Announcements()
  var phases = PhaseWatch()
  private var wakesOfDay: (day: Day, count: Int)?

  init(seed: UInt64, isBlind: Bool = false) {
    self.seed = seed
    self.isBlind = isBlind
  }

  func complain(_ what: String, _ machine: Machine, _ key: News.Key? = nil) {
    guard !isBlind else { return }
    let history = key.flatMap { stories[$0]?.history } ?? []
    let row = history.suffix(8).map { "\($0.state) \($0.at.iso)" }.joined(separator: ", ")
    let key = key.map { "\($0.kind) of \($0.subject) at \($0.at.iso)" } ?? ""
    complaints.append("\(what): \(key) now \(machine.now.iso) \(machine.zone.name), was \(row)")
  }

  /// The person wants it again or nobody wrote down that it was told, with all that went with it.
  func allowAgain(_ key: News.Key, _ machine: Machine) {
    let others = machine.engine.news(key).map(machine.engine.news(with:)) ?? []
    for key in [key] + others.map(\.key) { stories[key]?.isForgiven = true }
  }

  func countWake(_ machine: Machine) {
    wakes += 1
    let day = machine.zone.day(of: machine.now)
    let count = wakesOfDay?.day == day ? (wakesOfDay?.count ?? 0) + 1 : 1
    wakesOfDay = (day, count)
    if count > 150 { complain("woken \(count) times on one day", machine) }
  }

  func noteSetBack(by span: Span) {
    if span > .hours(40) { announced = Announcements() }
  }

  /// Whether a clock that ran ahead had it told before its moment, by the present clock.
  func wasEarly(_ key: News.Key, _ machine: Machine, by least: Span = .minute) -> Bool {
    guard let story = stories[key] else { return false }
    guard story.boot == machine.boots else {
      // Nobody knows which clock was right: it seems to have run ahead.
      return story.written.map { machine.now + .minute < $0 } ?? false
    }
    return story.decided + machine.error + least < key.at
  }

  // MARK: What is heard and seen

  /// The person knows what went with it.
  func speak(_ key: News.Key, _ machine: Machine) {
    for other in machine.engine.news(key).map(machine.engine.news(with:)) ?? [] {
      stories[other.key]?.isSpoken = true
      stories[other.key]?.isForgiven = false
    }
  }

  /// The server is asked to put it on the screen.
  func ask(_ key: News.Key, _ machine: Machine) {
    guard !isBlind, machine.shelf.news[key]?.state == .due else { return }
    if machine.isQuiet, !machine.truth.isUrgent(key) {
      complain("shown in quiet hours", machine, key)
    }
  }

  /// The server has put it on the screen.
  func hear(_ key: News.Key, _ machine: Machine) {
    guard !isBlind else { return }
    speak(key, machine)
    guard machine.shelf.news[key]?.state == .due else { return }
    toldCount += 1
    guard var story = stories[key] else { return complain("told undecided", machine, key) }
    if story.isTold, !story.isForgiven { complain("told twice", machine, key) }
    if key.kind.isOfProgram, isToldOtherwise(key) {
      complain("told under two instants", machine, key)
    }
    story.isTold = true
    story.state = .shown
    story.history.append((machine.now, .shown))
    story.isSpoken = true
    story.isForgiven = false
    stories[key] = story
  }

  /// On the other side of a flight the same switch is no news; what a clock that ran ahead had told
  /// is judged elsewhere.
  private func isToldOtherwise(_ key: News.Key) -> Bool {
    if stories[key]?.history.contains(where: { $0.state == .withdrawn }) == true { return false }
    return stories.contains { other, story in
      other.subject == key.subject && other.kind == key.kind && other != key && story.isTold
        && !story.isForgiven && story.state.isTold
    }
  }

  /// What must be true whenever the daemon rests.
  func look(at machine: Machine, just before: Instant? = nil) {
    guard !isBlind else { return }
    let now = before.map { $0 - Span(milliseconds: 1) } ?? machine.now
    let truth = machine.truth
    let claims = truth.claims(at: now)
    for claim in claims { check(claim, truth, now, machine) }
    let keys = Set(claims.map(\.key))
    for key in machine.screen.values where !stands(key, keys, truth, now, machine) {
      complain("no longer true on the screen", machine, key)
    }
    announced.check(at: now, machine, self)
    guard before == nil else { return }
    let midnight = machine.calendar.first(
      machine.zone.day(of: now) + 1, .midnight, in: machine.zone)
    if midnight > now, machine.armed > midnight {
      complain("sleeps over midnight", machine)
    }
  }

  private func check(_ claim: Truth.Claim, _ truth: Truth, _ now: Instant, _ machine: Machine) {
    let key = claim.key
    let row = machine.shelf.news[key]
    if claim.isSilent, let state = row?.state, [.due, .held, .snoozed, .shown].contains(state) {
      complain("\(state) without a wish", machine, key)
    }
    switch row?.state {
    case nil, .closed:
      if !isBiggerComing(than: key, truth, now) { complain("not told", machine, key) }
    case .due:
      if machine.hasServer, !machine.isUnanswered(key) { complain("not shown", machine, key) }
    case .held:
      if !machine.isQuiet, !isBiggerComing(than: key, truth, now) {
        complain("held without quiet", machine, key)
      }
    case .snoozed:
      if let again = row?.again, again <= now, !isBiggerComing(than: key, truth, now) {
        complain("not told again", machine, key)
      }
    case .absorbed:
      if Truth.main.contains(key.kind), !isSaid(key, truth, now, machine) {
        complain("words lost", machine, key)
      }
    case .shown, .seen, .silent, .withdrawn: break
    }
    guard let state = row?.state, state.isTold else { return }
    if wasEarly(key, machine, by: .minutes(2)) { complain("told only too early", machine, key) }
  }

  func isBiggerComing(than key: News.Key, _ truth: Truth, _ now: Instant) -> Bool {
    truth.coming(after: now, through: now + .minute).contains {
      !$0.isSilent && truth.size($0.key) > truth.size(key)
    }
  }

  /// Its words are said with a bigger one, or will be.
  private func isSaid(
    _ key: News.Key, _ truth: Truth, _ now: Instant, _ machine: Machine
  ) -> Bool {
    if stories[key]?.isSpoken ?? false || isBiggerComing(than: key, truth, now) { return true }
    return machine.shelf.news.values.contains { news in
      switch news.state {
      case .due, .held, .snoozed:
        machine.engine.news(with: news).contains { $0.key == key }
      default: false
      }
    }
  }

  private func stands(
    _ key: News.Key, _ claims: Set<News.Key>, _ truth: Truth, _ now: Instant, _ machine: Machine
  ) -> Bool {
    if claims.contains(key) { return true }
    if key.kind == .summary, let news = machine.engine.news(key) {
      return machine.engine.news(with: news).contains { claims.contains($0.key) }
    }
    // A clock that is put right by seconds makes nothing untrue.
    return key.at > now && key.at <= now + .minute && truth.holds(key, at: key.at)
  }
}
