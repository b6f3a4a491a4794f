import Nouns
import Time

/// What the engine must be told before it can decide.
extension Engine {
  /// What `perform` must be given for this command.
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
    case .undo:
      needs.step = .nextToUndo
      needs.credits = true
    case .redo:
      needs.step = .nextToRedo
      needs.credits = true
    }
    return needs
  }

  /// What `wake` must be given: all that was told of what it may tell now.
  package func wakeNeeds(at now: Moment, _ seen: Prospect? = nil) -> Needs {
    var needs = needs(of: prospect(at: now, seen))
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
