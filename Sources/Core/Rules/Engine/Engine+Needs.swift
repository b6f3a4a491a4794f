import Nouns
import Time

/// The rows and facts that the engine needs before it can decide.
extension Engine {
  /// The needs of `perform` for this command.
  package func needs(_ command: Command, at now: Moment, _ seen: Prospect? = nil) -> Needs {
    var needs = wakeNeeds(at: now, seen)
    switch command {
    case .start(let order):
      needs.overlapping = Self.time(from: order.at ?? now.instant, to: now.instant)
    case .stop(let order):
      needs.overlapping = Self.time(
        from: active?.start.instant ?? now.instant, to: order.at ?? now.instant)
    case .cancel, .setGoal, .addReminder, .removeReminder, .answer, .plan: break
    case .profile, .recalculate, .program:
      needs.weights = true
      needs.expenditure = true
    case .past(let order): addNeeds(of: order, to: &needs)
    case .take(let order): addNeeds(of: order, to: &needs)
    case .edit(let order): addNeeds(of: order, to: &needs)
    case .restore(let order): addNeeds(of: order, to: &needs)
    case .weigh(let order): addNeeds(of: order, at: now, to: &needs)
    case .eat(let order): addNeeds(of: order, at: now, to: &needs)
    case .keep(let order): addNeeds(of: order, to: &needs)
    case .drink(let order): addNeeds(of: order, to: &needs)
    case .set(let orders): needs.credits = orders.contains { $0.key == .mode }
    case .undo:
      needs.step = .nextToUndo
      needs.credits = true
    case .redo:
      needs.step = .nextToRedo
      needs.credits = true
    }
    return needs
  }

  /// The needs of `wake`: all earlier news of anything that it may tell now.
  package func wakeNeeds(at now: Moment, _ seen: Prospect? = nil) -> Needs {
    var needs = needs(of: seen ?? prospect(at: now))
    if awaitsTarget(at: now) {
      (needs.weights, needs.expenditure, needs.freshID) = (true, true, true)
    }
    return needs
  }

  func needs(of seen: Prospect) -> Needs {
    var needs = Needs()
    needs.newsOf = Set(seen.current.map(\.key.subject)).subtracting(outbox.known)
    return needs
  }
}
