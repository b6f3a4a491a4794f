import Nouns
import Time

// News of a diet program comes at the first instant of a civil date, whenever a person's days
// begin.
extension Agenda {
  func phases(around instant: Instant) -> [Series] {
    guard !standing.programs.isEmpty else { return [] }
    let date = zone.day(of: instant)
    // A day more on either side, for the clocks may lead over midnight and back.
    let first = date - wishes.phaseDays - 1
    let stretches = standing.wholeStretches(from: first, before: date + 4)
    return stretches.filter { $0.from >= first }.flatMap { of(PhaseMark($0)) }
      + stretches.compactMap(offer)
  }

  private func of(_ new: PhaseMark) -> [Series] {
    let begins = zone.startOfDay(new.from)
    var series = [
      once(
        .phaseSwitched, new.subject, begins,
        until: zone.startOfDay(new.from + wishes.phaseDays))
    ]
    if let eve = wishes.eve {
      let at = zone.instants(of: LocalTime(day: new.from - 1, clock: eve)).first
      series.append(once(.phaseEve, new.subject, at, until: begins))
    }
    return series
  }

  /// As long as a program has stood still for long, and still does.
  private func offer(_ pause: Stretch) -> Series? {
    guard wishes.phases, let length = wishes.restartOffer, pause.phase.kind == .paused,
      pause.next.map({ pause.from + length < $0 }) ?? true
    else { return nil }
    return once(
      .restartOffered, PhaseMark(pause).subject, zone.startOfDay(pause.from + length),
      until: pause.next.map(zone.startOfDay))
  }

  private func once(
    _ kind: News.Kind, _ subject: String, _ at: Instant, until end: Instant?
  ) -> Series {
    Series(kind: kind, subject: subject, rhythm: .once(at), end: end, isOncePerSubject: true)
  }
}
