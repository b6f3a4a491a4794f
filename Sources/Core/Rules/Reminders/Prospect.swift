import Time

/// The agenda at one moment: what is true then, and what comes next.
///
/// To look is much of the work of a turn: it is done once for what was, and once more for what a turn
/// has made of it. What a turn is handed is that of the engine before it.
package struct Prospect: Equatable, Sendable {
  let agenda: Agenda
  package let now: Moment
  var series: [Series]
  /// The latest of each kind, where it is still true.
  var current: [Appointment]

  init(_ agenda: Agenda, at now: Moment) {
    self.agenda = agenda
    self.now = now
    let instant = now.instant
    series = agenda.series(around: instant)
    var latest: [Appointment.Topic: Appointment] = [:]
    for appointment in series.compactMap({ $0.current(at: instant) }) {
      let other = latest[appointment.topic]
      if other.map({ $0.key.at < appointment.key.at }) ?? true {
        latest[appointment.topic] = appointment
      }
    }
    current = latest.values.sorted { $0.key.precedes($1.key) }
  }

  /// Those of what is current.
  var keys: Set<News.Key> { Set(current.map(\.key)) }

  /// The next of each kind, as far as the next two days.
  var next: [Appointment] { series.compactMap { $0.next(after: now.instant) } }
}

extension Engine {
  /// The prospect of this moment; one that was seen before is reused while nothing has changed.
  package func prospect(at now: Moment, _ seen: Prospect? = nil) -> Prospect {
    let agenda = agenda(at: now)
    if let seen, seen.now.instant == now.instant, seen.agenda == agenda { return seen }
    return Prospect(agenda, at: now)
  }
}
