import Nouns
package import Rules
import Settings
import Time
package import Wire

/// Keeps the person's fast: takes calls and wake-ups to the engine and carries out what it decides.
///
/// The order is always the same: commit, take over, answer, publish, alert, re-arm.
package final class Keeper {
  let ports: Ports
  var engine: Engine { didSet { (keptRecent, keptEaten) = (nil, nil) } }
  var settings: Settings
  /// What is wrong with the settings file.
  var settingsProblems: [SettingsProblem]
  var streams: [CallToken: OpenStream] = [:]
  var waiting = WaitingCalls()
  /// The one import that is under way.
  var staging: Staging?
  /// The one import of foods that is under way.
  var foodStaging: FoodStaging?
  /// Connections whose import was given up for another's.
  var overtaken: Set<UInt64> = []
  var notices: NoticeBoard
  var callTimes = CallTimes()
  let introspection: Introspection
  let otherPopups: OtherPopups
  var screen: Screen
  var keptSummary: KeptSummary?
  var keptRecent: [Recent]?
  /// What was eaten on a day, until something is decided.
  var keptEaten: EatenRows?
  var keptWeights = KeptWeights()
  /// The meals that a person was shown last, and when.
  var shownMeals: (at: Instant, answer: SuggestionAnswer)?
  var health = FolderRun()
  var inbox = FolderRun()
  /// What the journal gets with the next commit.
  var book = EventBook()
  /// The database was found gone; another is opened when nothing is being decided.
  var storeHasMoved = false
  var housekeeping: Housekeeping

  package init(_ opening: Opening, notices: [Notice] = [], ports: Ports) {
    self.ports = ports
    otherPopups = OtherPopups(ports)
    screen = Screen(ports.alerts)
    self.notices = NoticeBoard(list: notices)
    housekeeping = Housekeeping(ports)
    // At a start there are no earlier values to stay with: what is understood of the file counts.
    let file = SettingsReading.read(by: ports.settings)
    settings = file.settings
    settingsProblems = file.problems
    engine = Engine(opening, mode: settings.rulesMode, wishes: settings.wishes)
    introspection = Introspection(
      vendor: Product.vendor, product: Product.name, version: Product.build, url: Product.url)
    ports.settings.use(settings)
    noteSettingsProblems()
  }

  /// Takes up where the last run ended: what became due meanwhile is told now.
  package func begin() {
    rearm(.started)
    lookAtWeight(at: moment)
    offer()
    arm(at: moment)
    syncHealth()
    followInbox()
  }

  package enum Reason: Equatable, Sendable {
    case started, due, clockStepped, resumed, zoneChanged, reloaded
  }

  var moment: Moment {
    Moment(instant, in: ports.zone(), dayStart: engine.wishes.dayStart, boot: ports.boot())
  }

  /// Commands follow each other faster than the clock goes, which then is barely behind.
  private var instant: Instant {
    let now = ports.now()
    let latest = engine.active?.start.instant ?? engine.last?.end?.instant
    guard let latest, latest > now, latest - now <= Span(milliseconds: 10) else { return now }
    return latest
  }

  /// A fast that ends in the moment it began has lasted for the shortest time there is.
  private func moment(of command: Command) -> Moment {
    let now = moment
    guard case .stop(let order) = command, order.at == nil,
      engine.active?.start.instant == now.instant
    else { return now }
    return now.at(now.instant + Span(milliseconds: 1))
  }

  /// Decides what is due by now and arms the timer for what comes next.
  package func rearm(_ reason: Reason) {
    let now = moment
    noteClock(at: now.instant, reason)
    let seen = engine.prospect(at: now)
    var next = engine
    var decision = next.wake(
      at: now, seen, given: facts(for: engine.wakeNeeds(at: now, seen), at: now),
      because: Recoveries.Reason(reason))
    journal(decision, next, at: now)
    write(decision.commit)
    // What the store was asked for is known from now on, even where nothing is decided.
    engine = next
    if decision.newDay != nil { lookAtWeight(at: now) }
    guard !renewIfMoved() else { return }
    if !decision.commit.isEmpty {
      // At a start all that waits is offered together.
      if reason == .started { decision.show.removeAll { $0.state == .due } }
      carryOut(decision)
    } else if reason != .due {
      publish()
    }
    arm(at: now, seen)
  }

  /// What the store knows of what could be told now, and the engine does not.
  func wakeFacts(at now: Moment) -> Facts { facts(for: engine.wakeNeeds(at: now), at: now) }

  func facts(for needs: Needs, at now: Moment) -> Facts {
    guard !needs.newsOf.isEmpty || needs.freshID else { return Facts() }
    do {
      var facts = try ports.store.facts(needs)
      try complete(&facts, for: needs, at: now)
      return facts
    } catch {
      noteTrouble(error)
      return Facts()
    }
  }

  private func noteClock(at now: Instant, _ reason: Reason) {
    guard reason == .clockStepped || reason == .resumed,
      let start = engine.active?.start.instant, now < start
    else { return }
    ports.log(.clockBeforeStart)
  }

  func arm(at now: Moment, _ seen: Prospect? = nil) {
    let teller = teller(at: now)
    screen.showProgress(teller)
    let wake = engine.nextWake(after: now, seen)
    ports.arm(screen.progress.next(teller).map { min($0, wake) } ?? wake)
    ports.tellStatus(statusLine(teller))
  }

  /// Puts a command to the engine and its decision on the disk; afterwards `carryOut` the rest.
  func decide(_ command: Command, by actor: String) throws(Refusal) -> Decision {
    let now = moment(of: command)
    var next = engine
    let seen = engine.prospect(at: now)
    let facts: Facts
    do { facts = try gather(command, at: now, seen) } catch {
      throw refusal(for: error, of: command, Facts())
    }
    var decision = try next.perform(
      command, given: facts, at: now, seen, ids: ports.freshID, actor: actor)
    decision.commit.events += events(of: decision, next, at: now)
    if decision.commit.isLong { keepForGlance(at: now) }
    do { next.takeLast(try ports.store.commit(decision.commit, now.instant)) } catch {
      throw refusal(for: error, of: command, facts)
    }
    engine = next
    book.clear()
    followWeight(decision.commit.step?.changes ?? [], at: now)
    return decision
  }

  /// The same for one who calls.
  func decide(_ command: Command, for client: CallToken) throws(CallFault) -> Decision {
    do { return try decide(command, by: ports.clients.program(client)) } catch {
      throw .refused(error)
    }
  }

  func gather(
    _ command: Command, at now: Moment, _ seen: Prospect? = nil
  ) throws(StoreTrouble) -> Facts {
    let needs = engine.needs(command, at: now, seen)
    var facts = try ports.store.facts(needs)
    if let more = engine.furtherNeeds(command, given: facts, at: now.instant) {
      facts.complete(with: try ports.store.facts(more))
    }
    try complete(&facts, for: needs, at: now)
    return facts
  }

  private func refusal(
    for trouble: StoreTrouble, of command: Command, _ facts: Facts
  ) -> Refusal {
    noteTrouble(trouble)
    switch (trouble, command) {
    case (.conflict, .undo), (.conflict, .redo):
      return .cannotUndo(verb: facts.step?.step.verb.text ?? "")
    default:
      return .notStored(trouble)
    }
  }

  /// What follows a commit: publish, alert, tell the hooks. The caller has answered before.
  func carryOut(_ decision: Decision) {
    publish()
    otherPopups.follow(engine.active)
    tell(decision)
    hook(decision)
    keepHealth(after: decision)
    if let recovery = decision.recovery {
      ports.log(
        .cycleRecovered(
          stored: recovery.stored.text, calculated: recovery.calculated.text))
    }
    guard let day = decision.newDate ?? decision.newDay else { return }
    ports.log(.dayBegan(day.iso))
    let now = moment
    backUpIfDue(at: now)
    // After the backup, which still has what goes.
    housekeeping.clear(at: now.instant, undoKept: settings.undoKeep.age)
  }

  /// After a command: all that does not have to come before the answer.
  func finish(_ decision: Decision) {
    if let step = decision.commit.step {
      ports.log(
        .commanded(
          verb: step.verb.text, actor: decision.commit.actor, fast: decision.subject?.id.text ?? "")
      )
    }
    carryOut(decision)
    let now = moment
    arm(at: now)
    backUpIfDue(at: now)
  }
}

extension Settings {
  var rulesMode: Rules.StreakMode { streakMode == .start ? .start : .end }
}

extension Recoveries.Reason {
  fileprivate init(_ reason: Keeper.Reason) {
    self =
      switch reason {
      case .started: .started
      case .resumed: .resumed
      case .clockStepped: .clockStepped
      case .zoneChanged: .zoneChanged
      case .due, .reloaded: .calendar
      }
  }
}
