import Nouns
package import Time

/// Events that wait to be written with the next commit, and when the person was last there.
package struct EventBook: Equatable, Sendable {
  package private(set) var waiting: [Event] = []
  private var session: Session?

  /// A run of typed commands with less than the gap between one and the next.
  fileprivate struct Session: Equatable, Sendable {
    let began: Instant
    var latest: Instant
  }

  package static let gap = Span.minutes(30)
  /// No person does so much between two commits; further events are left out.
  package static let most = 256
  /// Older events leave the journal.
  package static let kept = Span.hours(400 * 24)

  package init() {}

  package mutating func add(_ event: Event) {
    guard waiting.count < Self.most else { return }
    waiting.append(event)
  }

  package mutating func add(_ events: [Event]) {
    for event in events { add(event) }
  }

  /// A person has typed a command, which `started` says as if it began a session.
  package mutating func hear(_ started: Event) {
    let now = started.at
    if let session, session.goesOn(at: now) {
      self.session?.latest = max(session.latest, now)
      return
    }
    endSession()
    session = Session(began: now, latest: now)
    add(started)
  }

  /// Ends the session of a person who has not typed for long, or whom nobody will hear any more.
  package mutating func endSession(unlessGoingOnAt now: Instant? = nil) {
    guard let session, !(now.map(session.goesOn) ?? false) else { return }
    self.session = nil
    let length = max(0, (session.latest - session.began).seconds)
    if let event = Event(.sessionEnded, at: session.latest, [.duration: .number(length)]) {
      add(event)
    }
  }

  /// The waiting events are on the disk.
  package mutating func clear() {
    waiting = []
  }
}

extension EventBook.Session {
  /// A clock that was set back a little ends nothing.
  func goesOn(at now: Instant) -> Bool {
    (now - latest).milliseconds.magnitude < EventBook.gap.milliseconds.magnitude
  }
}
