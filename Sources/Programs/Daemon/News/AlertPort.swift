package import Time
package import Wire

/// A pop-up in the person's language.
package nonisolated struct Alert: Equatable, Sendable {
  package nonisolated enum Urgency: String, Sendable {
    case low, normal, critical
  }

  package nonisolated struct Action: Equatable, Sendable {
    /// What a click on the pop-up itself is called; where it is among the actions it is no button.
    package static let click = "default"

    package let id: String
    package let label: String
  }

  package nonisolated enum Expiry: Equatable, Sendable {
    case byServer, never
    case after(Span)
  }

  package nonisolated enum Sound: Equatable, Sendable {
    /// One of our own sounds, or one of the person's sound theme.
    case name(String)
    /// The path of a file.
    case file(String)
  }

  /// What it is; every event carries the key of the alert that it is about.
  package let key: String
  /// Where it is: a later alert at the same place replaces the earlier one on the screen.
  package let place: String
  package var title: String
  package var body: String
  package var urgency: Urgency
  package var actions: [Action]
  /// A name from the icon theme or the path of a picture; nil for our own.
  package var icon: String?
  package var expiry = Expiry.byServer
  /// Nil where nothing is to be heard.
  package var sound: Sound?
  /// Per cent, 0 to 100.
  package var progress: Int?
  package var category = "x-fastd.fast"
  /// Whether the server shall not keep it once it has gone.
  package var isTransient = false

  /// Without a `place` it has one of its own.
  package init(
    key: String, place: String? = nil, title: String, body: String, urgency: Urgency,
    actions: [Action] = []
  ) {
    self.key = key
    self.place = place ?? key
    self.title = title
    self.body = body
    self.urgency = urgency
    self.actions = actions
  }
}

package struct AlertPort {
  package var show: (Alert) -> Void
  /// Another alert at the same place stays.
  package var withdraw: (_ key: String) -> Void
  /// Looks how the way to the screen is; the answer comes in a later turn, also when nobody answers.
  package var inspect: (_ answer: @escaping (AlertOutlook) -> Void) -> Void

  package init(
    show: @escaping (Alert) -> Void, withdraw: @escaping (String) -> Void,
    inspect: @escaping (_ answer: @escaping (AlertOutlook) -> Void) -> Void
  ) {
    self.show = show
    self.withdraw = withdraw
    self.inspect = inspect
  }
}

/// How the way to the screen is: who shows notifications, or why nobody does.
package nonisolated struct AlertOutlook: Equatable, Sendable {
  package var server: AlertServer?
  package var trouble: String?

  package init(server: AlertServer? = nil, trouble: String? = nil) {
    self.server = server
    self.trouble = trouble
  }
}

/// What comes back from the notification server.
package nonisolated enum AlertEvent: Equatable, Sendable {
  case shown(key: String)
  case failed(key: String, reason: String)
  /// No longer on the screen; `byPerson` where they have put it away.
  case closed(key: String, byPerson: Bool)
  /// Gone with the server that showed it.
  case lost(key: String)
  /// The person pressed a button, or clicked on the pop-up itself; it is gone.
  case acted(key: String, action: String)
  /// There is somebody who shows notifications.
  case serverCame

  /// The alert that it is about.
  var key: String? {
    switch self {
    case .shown(let key), .failed(let key, _), .closed(let key, _), .lost(let key),
      .acted(let key, _):
      key
    case .serverCame: nil
    }
  }
}
