import Nouns
package import Time

/// One thing to tell, and for how long it is worth telling.
package struct Appointment: Equatable, Sendable {
  package let key: News.Key
  /// From then on it is not true any more, or the next of its kind has come.
  package let until: Instant?
  /// Told under one instant, it is not told of the same subject under another.
  let isOncePerSubject: Bool
  /// Which of its series it is: the same one has only moved when its instant changes.
  let turn: Int64
  let topic: Topic

  /// Of each topic only the latest news is told.
  struct Topic: Hashable {
    let kind: News.Kind
    var reminder: RowID?
  }
}

/// All the moments of one kind of news about one subject.
struct Series: Equatable {
  enum Rhythm: Equatable {
    case at([Instant])
    case every(first: Instant, step: Span)
  }

  let kind: News.Kind
  let subject: String
  let rhythm: Rhythm
  /// From then on nothing of it is true.
  var end: Instant?
  var isOncePerSubject = false
  /// The number of its first one.
  var firstTurn: Int64 = 0
  var reminder: RowID?

  /// The appointment that is true at an instant.
  func current(at now: Instant) -> Appointment? {
    if let end, now >= end { return nil }
    return rhythm.latest(at: now).flatMap(appointment)
  }

  func next(after instant: Instant) -> Appointment? {
    rhythm.next(after: instant).flatMap(appointment)
  }

  private func appointment(at instant: Instant) -> Appointment? {
    if let end, instant >= end { return nil }
    let bounds = [rhythm.next(after: instant), end].compactMap(\.self)
    return Appointment(
      key: News.Key(subject: subject, kind: kind, at: instant), until: bounds.min(),
      isOncePerSubject: isOncePerSubject, turn: firstTurn + rhythm.turn(of: instant),
      topic: Appointment.Topic(kind: kind, reminder: reminder))
  }
}

extension Series.Rhythm {
  static func once(_ instant: Instant) -> Self { .at([instant]) }

  func turn(of instant: Instant) -> Int64 {
    switch self {
    case .at(let instants): Int64(instants.firstIndex(of: instant) ?? 0)
    case .every(let first, let step): (instant - first).milliseconds / step.milliseconds
    }
  }

  func latest(at now: Instant) -> Instant? {
    switch self {
    case .at(let instants): return instants.last { $0 <= now }
    case .every(let first, let step):
      guard first <= now else { return nil }
      return first + step * ((now - first).milliseconds / step.milliseconds)
    }
  }

  func next(after instant: Instant) -> Instant? {
    switch self {
    case .at(let instants): return instants.first { $0 > instant }
    case .every(let first, let step):
      guard first <= instant else { return first }
      return first + step * ((instant - first).milliseconds / step.milliseconds + 1)
    }
  }
}
