import Rules
import Time

/// The days whose beginning was announced.
struct Announcements {
  private var counted: Day?
  private var civil: Day?

  /// From further back than any flight goes days come again: steps of the clock and flights add up.
  private static let furthest: Int64 = 2

  mutating func hear(_ decision: Decision, _ machine: Machine, _ witness: Witness) {
    if let counted, slowDay(at: machine.now, machine) < counted - Self.furthest {
      self.counted = nil
    }
    if let civil, machine.zone.local(machine.now).day < civil - Self.furthest {
      self.civil = nil
    }
    if let day = decision.newDay {
      if let counted, day <= counted { witness.complain("day \(day.iso) again", machine) }
      if day != slowDay(at: machine.now, machine) { witness.complain("wrong day", machine) }
      counted = day
    }
    if let date = decision.newDate {
      if let civil, date <= civil { witness.complain("date \(date.iso) again", machine) }
      if date != machine.zone.local(machine.now).day { witness.complain("wrong date", machine) }
      civil = date
    }
  }

  /// No day that has begun is unannounced.
  func check(at now: Instant, _ machine: Machine, _ witness: Witness) {
    guard let book = machine.shelf.days else {
      return witness.complain("no days", machine)
    }
    let date = machine.zone.local(now).day
    if date > book.civil || date < book.civil - Self.furthest {
      witness.complain("a date is missing", machine)
    }
    let day = slowDay(at: now, machine)
    if day > book.counted || day < book.counted - Self.furthest {
      witness.complain("a day is missing", machine)
    }
  }

  /// The civil date of the local time minus the day's start.
  private func slowDay(at now: Instant, _ machine: Machine) -> Day {
    let local = machine.zone.local(now)
    let begins = min(machine.wishes.dayStart.secondOfDay, 6 * 60 * 60)
    let seconds =
      local.day.number * Int64(ClockTime.secondsPerDay)
      + Int64(local.clock.secondOfDay - begins)
    return Day(
      number: Int64((Double(seconds) / Double(ClockTime.secondsPerDay)).rounded(.down)))
  }
}
