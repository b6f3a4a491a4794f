package import Wire

/// A pop-up in the person's language.
package nonisolated struct Alert: Equatable, Sendable {
  package nonisolated enum Urgency: String, Sendable {
    case low, normal, critical
  }

  package nonisolated struct Action: Equatable, Sendable {
    package let id: String
    package let label: String
  }

  /// A later alert of the same key replaces this one.
  package let key: String
  package var title: String
  package var body: String
  package var urgency: Urgency
  package var actions: [Action]
}

package struct AlertPort {
  package var show: (Alert) -> Void
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
  /// The person pressed a button.
  case acted(key: String, action: String)
  /// There is somebody who shows notifications.
  case serverCame
}
