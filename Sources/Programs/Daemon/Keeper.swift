package import Rules
package import Settings
import Time
package import Wire

/// Keeps the person's fast: takes calls and wake-ups to the engine and carries out what it decides.
///
/// The order is always the same: commit, take over, answer, publish, alert, re-arm.
package final class Keeper {
  let ports: Ports
  var engine: Engine
  var settings: Settings
  var settingsProblems: [SettingsFile.Problem] = []
  /// The last finished fast, as the snapshots show it.
  var last: Fast?
  var audience = Audience()
  /// What the person should know about the daemon itself.
  var notices: [Notice]
  let introspection: Introspection

  /// How long to wait before trying again what the disk refused.
  static let retry = Span.minute

  package init(
    _ opening: Opening, settings: SettingsFile, notices: [Notice] = [], ports: Ports
  ) {
    self.ports = ports
    self.settings = settings.settings
    self.notices = notices
    settingsProblems = settings.problems
    engine = Engine(opening, mode: settings.settings.rulesMode)
    last = opening.lastFinished
    introspection = Introspection(
      vendor: Product.vendor, product: Product.name, version: Product.version, url: Product.url)
    noteSettingsProblems()
  }

  /// Takes up where the last run ended: what became due meanwhile is told now.
  package func begin() {
    rearm(.started)
    showWaiting()
  }

  package enum Reason: Equatable, Sendable {
    case started, due, command, clockStepped, resumed, zoneChanged, reloaded
  }

  var moment: Moment { Moment(ports.now(), in: ports.zone()) }

  /// Decides what is due by now and arms the timer for what comes next.
  package func rearm(_ reason: Reason) {
    let now = moment
    var next = engine
    let decision = next.wake(at: now)
    if !decision.commit.isEmpty {
      do {
        try ports.store.commit(decision.commit, now.instant)
      } catch {
        ports.log(.storeFailed(error))
        ports.arm(now.instant + Self.retry)
        return
      }
      engine = next
      carryOut(decision)
    } else if reason != .due {
      publish()
    }
    arm(at: now)
  }

  func arm(at now: Moment) {
    ports.arm(engine.nextWake(after: now.instant))
    ports.tellStatus(statusLine(at: now))
  }

  /// Puts a command to the engine and its decision on the disk; afterwards `carryOut` the rest.
  func decide(_ command: Command, by actor: String) throws(Refusal) -> Decision {
    let now = moment
    var next = engine
    let decision: Decision
    do {
      let facts = try gather(command, at: now.instant)
      decision = try next.perform(command, given: facts, at: now, actor: actor)
      try ports.store.commit(decision.commit, now.instant)
    } catch let trouble as StoreTrouble {
      throw refusal(for: trouble, of: command)
    } catch let error as CommandError {
      throw Refusal(error)
    } catch {
      throw .notStored(reason: StoreTrouble.failed.rawValue)
    }
    engine = next
    last = (try? ports.store.facts(.lastFinishedOnly).lastFinished) ?? last
    return decision
  }

  private func gather(_ command: Command, at now: Instant) throws(StoreTrouble) -> Facts {
    var facts = try ports.store.facts(engine.needs(command, at: now))
    if let more = engine.furtherNeeds(command, given: facts, at: now) {
      facts.overlapping = try ports.store.facts(more).overlapping
    }
    facts.freshID = ports.freshID()
    return facts
  }

  private func refusal(for trouble: StoreTrouble, of command: Command) -> Refusal {
    ports.log(.storeFailed(trouble))
    if trouble == .readOnly { note(Notices.storeReadOnly) }
    switch (trouble, command) {
    case (.conflict, .undo), (.conflict, .redo):
      return .cannotUndo(verb: "", reason: "changed")
    default:
      return .notStored(reason: trouble.rawValue)
    }
  }

  /// What follows a commit: publish, alert. The caller has answered before.
  func carryOut(_ decision: Decision) {
    publish()
    tell(decision)
  }

  /// After a command: all that does not have to come before the answer.
  func finish(_ decision: Decision) {
    if let step = decision.commit.step {
      ports.log(
        .commanded(
          verb: step.verb, actor: decision.commit.actor, fast: decision.subject?.id.text ?? ""))
    }
    carryOut(decision)
    let now = moment
    arm(at: now)
    backUpIfDue(at: now)
  }
}

extension Needs {
  static var lastFinishedOnly: Needs {
    var needs = Needs()
    needs.lastFinished = true
    return needs
  }
}

extension Settings {
  var rulesMode: Rules.StreakMode { streakMode == .start ? .start : .end }
}
