import Nouns
package import Time

/// An announced phase of a program, and the calendar's phase instead.
package struct Recovery: Equatable, Sendable {
  package let stored: PhaseMark?
  package let calculated: PhaseMark?
}

// Whether what was announced and the calendar agree.
extension Engine {
  /// Goes along with the next block as it begins, and puts right what differs in another way: several
  /// blocks slept through, one noticed too late, a journey back over midnight, rows from elsewhere.
  mutating func keepMark(
    at now: Moment, because reason: Recoveries.Reason = .calendar, into decision: inout Decision
  ) {
    let calculated = standing.lastSwitch(on: now.date)
    guard calculated != mark, !isBarelyBefore(mark, now) else { return }
    if !isNext(calculated, on: now.date) {
      recover(calculated, at: now, because: reason, into: &decision)
    }
    setMark(calculated, into: &decision)
  }

  private mutating func setMark(_ new: PhaseMark?, into decision: inout Decision) {
    guard new != mark else { return }
    mark = new
    decision.commit.mark = .some(new)
  }

  private func isNext(_ new: PhaseMark?, on date: Day) -> Bool {
    guard let new, date < new.from + wishes.phaseDays else { return false }
    if let mark, standing.lastSwitch(on: mark.from) != mark { return false }
    return standing.nextSwitch(after: mark?.from) == new
  }

  /// A clock that is put back by seconds takes nobody to another day.
  private func isBarelyBefore(_ mark: PhaseMark?, _ now: Moment) -> Bool {
    guard let mark, mark.from == now.date + 1, standing.lastSwitch(on: mark.from) == mark else {
      return false
    }
    return now.zone.startOfDay(mark.from) <= now.instant + Self.neighbourhood
  }

  /// Kept in the log, and told to nobody.
  private mutating func recover(
    _ calculated: PhaseMark?, at now: Moment, because reason: Recoveries.Reason,
    into decision: inout Decision
  ) {
    let count = min(recoveries?.count ?? 0, .max - 1) + 1
    recoveries = Recoveries(count: count, last: now.instant, reason: reason)
    decision.commit.recoveries = recoveries
    decision.recovery = Recovery(stored: mark, calculated: calculated)
    guard let subject = (calculated ?? mark)?.subject else { return }
    let key = News.Key(subject: subject, kind: .cycleRecovered, at: now.instant)
    decide(key, .silent, at: now, into: &decision)
  }

  /// After a command that changed programs: whoever began a block today needs no news of it.
  mutating func settlePhases(
    of command: Command, after old: [DietProgram], _ told: [Appointment], _ seen: inout Prospect,
    at now: Moment, into decision: inout Decision
  ) {
    let before = Set(told.map(\.key))
    let past = Standing(programs: old)
    seen = prospect(at: now, seen)
    for appointment in seen.current
    where appointment.key.kind.isOfProgram {
      let key = appointment.key
      let isNew = !before.contains(key) && outbox[key] == nil
      let means = key.block.flatMap { standing.phase(on: $0)?.1 }
      let meant = key.block.flatMap { past.phase(on: $0)?.1 }
      if isNew || means != meant && outbox[key]?.state.isSettled != true {
        decide(key, .withdrawn, at: now, into: &decision)
      }
    }
    if case .restore(let order) = command, order.verb == .restore {
      return keepMark(at: now, because: .restored, into: &decision)
    }
    setMark(standing.lastSwitch(on: now.date), into: &decision)
  }
}

extension News.Kind {
  package var isOfProgram: Bool {
    switch self {
    case .phaseSwitched, .phaseEve, .restartOffered, .cycleRecovered: true
    default: false
    }
  }
}

extension News.Key {
  /// The program's id.
  package var programText: String? {
    kind.isOfProgram ? subject.split(separator: "@").first.map(String.init) : nil
  }

  /// The first date of the block that it is about.
  package var block: Day? {
    guard kind.isOfProgram else { return nil }
    return subject.split(separator: "@").last.flatMap { try? Day(iso: String($0)) }
  }
}

extension News.State {
  fileprivate var isSettled: Bool { self == .withdrawn || self == .absorbed || self == .silent }
}
