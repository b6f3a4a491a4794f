import Nouns
package import Rules
import Settings
import Time
package import Wire

/// Keeps the person's fast: takes calls and wake-ups to the engine and carries out what it decides.
///
/// The order is always the same: commit, take over, answer, publish, alert, re-arm.
package final class Keeper: Answers {
  let ports: any Ports
  let state: State
  let body: Body
  let habit: HabitBook
  let status: StatusAnswers
  let streams: Streams
  let introspection: Introspection
  let otherPopups: OtherPopups
  let foodIntake: FoodIntake
  private(set) lazy var imports = Imports(self)
  var waiting = WaitingCalls()
  var callTimes = CallTimes()
  /// The line from a phone whose call is being answered: what it does is known by that.
  var asker: String?
  var screen: Screen
  var folders: [KeptFolder: FolderRun] = [:]
  var phoneTimes = PhoneTimes()
  /// What the journal gets with the next commit.
  var book = EventBook()
  var housekeeping: Housekeeping

  package init(_ opening: Opening, notices: [Notice] = [], ports: any Ports) {
    self.ports = ports
    state = State(opening, notices, ports)
    body = Body(state: state, store: ports.store, rows: ports.rows, freshID: ports.freshID)
    habit = HabitBook(state: state, rows: ports.rows, store: ports.habit)
    status = StatusAnswers(
      state: state, store: ports.store,
      weight: WeightAnswers(state: state, rows: ports.rows, body: body),
      meals: MealAnswers(state: state, store: ports.store, rows: ports.rows),
      drinks: DrinkAnswers(state: state, rows: ports.rows, body: body),
      habit: HabitAnswers(state: state, habit: habit))
    streams = Streams(state, status, ports)
    otherPopups = OtherPopups(ports)
    foodIntake = FoodIntake(ports, streams)
    screen = Screen(ports.alerts)
    housekeeping = Housekeeping(ports)
    introspection = Introspection(
      vendor: Product.vendor, product: Product.name, version: Product.build, url: Product.url)
    ports.use(state.settings)
    noteSettingsProblems()
  }

  /// Takes up where the last run ended: what became due meanwhile is told now.
  package func begin() {
    adoptRules()
    body.look(at: state.moment)
    rearm(.started)
    offer()
    arm(at: state.moment)
    syncHealth()
    followInbox()
    followPhone()
    state.whenPersonAsks = { [weak self] in self?.exchangeForPerson() }
    followMachines()
  }

  static func of(_ keeper: Keeper) -> Keeper { keeper }

  /// Nil where they might be others than those of the rows.
  package var sureStreaks: (ofFasts: Streaks, ofLogging: Streaks?)? {
    let isSure = !state.isStale && !state.isCommitting && !state.isDamaged && !state.storeHasMoved
    return isSure ? (state.engine.streaks, state.habit.streaks) : nil
  }

  package enum Reason: Equatable, Sendable {
    case started, due, clockStepped, resumed, zoneChanged, reloaded
  }

  /// A fast that ends in the moment it began has lasted for the shortest time there is.
  private func moment(of command: Command) -> Moment {
    let now = state.moment
    guard case .stop(let order) = command, order.at == nil,
      state.engine.active?.start.instant == now.instant
    else { return now }
    return now.at(now.instant + Span(milliseconds: 1))
  }

  /// Decides what is due by now and arms the timer for what comes next.
  package func rearm(_ reason: Reason) {
    // A new day has its backup; within a call those who waited for that wait for the call's end.
    defer { if reason != .reloaded { takeUpWaiting() } }
    if reason == .resumed { exchangeSoon() }
    let now = state.moment
    guard !isTorn else { return ports.arm(now.instant + .minute) }
    noteClock(at: now.instant, reason)
    // Another day is decided by the body as it is on that day, also one that comes twice on a way west.
    if state.lookedOn != now.day { body.look(at: now) }
    let seen = state.engine.prospect(at: now)
    var next = state.engine
    var decision = next.wake(
      at: now, seen, given: facts(for: state.engine.wakeNeeds(at: now, seen), at: now),
      because: Recoveries.Reason(reason))
    passOver(&decision, &next)
    settleHabit(&decision, &next, at: now)
    journal(decision, next, at: now)
    write(decision.commit)
    // What the store was asked for is known from now on, even where nothing is decided.
    state.engine = next
    habit.follow(decision.commit.step?.changes ?? [], at: now)
    if ports.merge.hasMerged() { readAnew() }
    guard !renewIfMoved() else { return }
    if !decision.commit.isEmpty {
      // At a start all that waits is offered together.
      if reason == .started { decision.show.removeAll { $0.state == .due } }
      carryOut(decision)
    } else if reason != .due {
      streams.publish()
    }
    arm(at: now, seen)
  }

  /// What the store knows of what could be told now, and the engine does not.
  func wakeFacts(at now: Moment) -> Facts { facts(for: state.engine.wakeNeeds(at: now), at: now) }

  func facts(for needs: Needs, at now: Moment) -> Facts {
    guard !needs.newsOf.isEmpty || needs.freshID else { return Facts() }
    do {
      var facts = try ports.store.facts(needs)
      try body.complete(&facts, for: needs, at: now)
      return facts
    } catch {
      state.note(error)
      return Facts()
    }
  }

  private func noteClock(at now: Instant, _ reason: Reason) {
    guard reason == .clockStepped || reason == .resumed,
      let start = state.engine.active?.start.instant, now < start
    else { return }
    ports.log(.clockBeforeStart)
  }

  func arm(at now: Moment, _ seen: Prospect? = nil) {
    let teller = teller(at: now)
    screen.showProgress(teller)
    let wake = state.engine.nextWake(after: now, seen)
    ports.arm(screen.progress.next(teller).map { min($0, wake) } ?? wake)
    ports.tellStatus(statusLine(teller))
  }

  /// Puts a command to the engine and its decision on the disk; afterwards `carryOut` the rest.
  func decide(_ command: Command, by actor: String) throws(Refusal) -> Decision {
    let now = moment(of: command)
    var next = state.engine
    let seen = state.engine.prospect(at: now)
    let facts: Facts
    do { facts = try gather(command, at: now, seen) } catch {
      throw refusal(for: error, of: command, Facts())
    }
    var decision = try next.perform(
      command, given: facts, at: now, seen, ids: ports.freshID, actor: actor,
      pause: ports.store.takeTurn)
    earnBadges(&decision, &next, at: now)
    decision.commit.events += events(of: decision, next, at: now)
    if decision.commit.isLong {
      status.keepForGlance(at: now)
      // Too much to look at now: what it has earned is found with the next day.
      state.habitIsDue = true
    }
    do { next.takeLast(try ports.store.commit(decision.commit, now.instant)) } catch {
      throw refusal(for: error, of: command, facts)
    }
    state.engine = next
    book.clear()
    if ports.merge.hasMerged() { readAnew() }
    if decision.commit.step?.stored == nil {
      body.follow(decision.commit.step?.changes ?? [], at: now)
      habit.follow(decision.commit.step?.changes ?? [], at: now)
    } else {
      lookAgain()
    }
    return decision
  }

  /// The same for one who calls.
  func decide(_ command: Command, for client: CallToken) throws(CallFault) -> Decision {
    do { return try decide(command, by: asker ?? ports.clients.program(of: client)) } catch {
      throw .refused(error)
    }
  }

  func gather(
    _ command: Command, at now: Moment, _ seen: Prospect? = nil
  ) throws(StoreTrouble) -> Facts {
    let needs = state.engine.needs(command, at: now, seen)
    var facts = try ports.store.facts(needs)
    if let more = state.engine.furtherNeeds(command, given: facts, at: now.instant) {
      facts.complete(with: try ports.store.facts(more))
    }
    try body.complete(&facts, for: needs, at: now)
    return facts
  }

  private func refusal(
    for trouble: StoreTrouble, of command: Command, _ facts: Facts
  ) -> Refusal {
    state.note(trouble)
    switch (trouble, command) {
    case (.conflict, .undo), (.conflict, .redo):
      return .cannotUndo(verb: facts.step?.step.verb.text ?? "")
    default:
      return .notStored(trouble)
    }
  }

  /// What follows a commit: publish, alert, tell the hooks. The caller has answered before.
  func carryOut(_ decision: Decision) {
    streams.publish()
    otherPopups.follow(state.engine.active)
    tell(decision)
    tellBadges(of: decision)
    hook(decision)
    keepHealth(after: decision)
    showOnPhone()
    if decision.commit.step != nil { exchangeSoon() }
    if let recovery = decision.recovery {
      ports.log(
        .cycleRecovered(
          stored: recovery.stored.text, calculated: recovery.calculated.text))
    }
    guard let day = decision.newDate ?? decision.newDay else { return }
    ports.log(.dayBegan(day.iso))
    let now = state.moment
    backUpIfDue(at: now)
    // After the backup, which still has what goes.
    housekeeping.clear(at: now.instant, undoKept: state.settings.undoKeep.age)
  }

  /// After a command: all that does not have to come before the answer.
  func finish(_ decision: Decision) {
    if let step = decision.commit.step {
      ports.log(
        .commanded(
          verb: step.verb.text, actor: PhoneLine.program(named: decision.commit.actor),
          fast: decision.subject?.id.text ?? "")
      )
    }
    carryOut(decision)
    roar(for: decision)
    let now = state.moment
    arm(at: now, decision.seen)
    backUpIfDue(at: now)
  }
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
