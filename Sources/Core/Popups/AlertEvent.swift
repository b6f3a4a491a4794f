/// What became of alerts, and of the server that shows them.
package enum AlertEvent: Equatable, Sendable {
  /// The server has taken it.
  case shown(key: String)
  /// It is not kept: show what is still true again when `server` tells of one.
  case failed(key: String, AlertFailure)
  /// No longer on the screen, or replaced before it was there.
  case closed(key: String, CloseReason)
  /// A button was pressed, or the pop-up itself; it is taken down and no `closed` follows.
  case acted(key: String, action: String)
  /// A server appeared or answers again, or the one there was has gone.
  case server(ServerFacts?)
  /// More came from the bus than anybody has to say, and part of it was dropped; told once a minute.
  case flooded

  /// The alert that it is about.
  package var key: String? {
    switch self {
    case .shown(let key), .failed(let key, _), .closed(let key, _), .acted(let key, _): key
    case .server, .flooded: nil
    }
  }
}

package enum CloseReason: Equatable, Sendable {
  case expired
  /// By the person.
  case dismissed
  case withdrawn
  /// Another alert has taken its place.
  case replaced
  /// With the server that showed it.
  case lost
  case unknown
}

/// Why an alert could not be shown.
package enum AlertFailure: Error, Equatable, Sendable {
  /// No session bus is known, or it did not let us in.
  case noBus
  /// A server is being asked or started; `server` will tell of it.
  case notYet
  /// Nobody shows notifications on this bus, and nobody could be started.
  case noServer
  /// The server is there and does not answer.
  case noAnswer
  /// The server, or the bus, said no.
  case refused(String)
  case noThread

  /// What programs and the log call it.
  package var word: String {
    switch self {
    case .noBus: "noBus"
    case .notYet: "notYet"
    case .noServer: "noServer"
    case .noAnswer: "noAnswer"
    case .refused(let reason): reason
    case .noThread: "noThread"
    }
  }
}

/// What a notification server says about itself.
package struct ServerFacts: Equatable, Sendable {
  package let name: String
  package let vendor: String
  package let version: String
  package let capabilities: Set<String>

  package init(name: String, vendor: String, version: String, capabilities: Set<String>) {
    self.name = name
    self.vendor = vendor
    self.version = version
    self.capabilities = capabilities
  }

  package var hasActions: Bool { capabilities.contains("actions") }
  /// These have them behind a key or a menu of their own.
  package var showsActions: Bool { hasActions && !["mako", "dunst", "fnott"].contains(name) }
  package var hasMarkup: Bool { capabilities.contains("body-markup") }
  package var hasSound: Bool { capabilities.contains("sound") }
  /// xfce4-notifyd shows the bar instead of the text.
  package var showsProgressBesideText: Bool { !name.lowercased().contains("xfce") }
}

/// How the way to the screen looks: who shows notifications, or why nobody does.
package struct AlertOutlook: Equatable, Sendable {
  package enum Reach: Equatable, Sendable {
    case noBus
    /// No server runs; whether the bus knows how to start one when it is needed.
    case noServer(startable: Bool)
    case noAnswer
    case ready(ServerFacts)
  }

  package let reach: Reach
  /// Whether the person has silenced notifications; `nil` where that cannot be asked.
  package let muted: Bool?

  package init(reach: Reach, muted: Bool? = nil) {
    self.reach = reach
    self.muted = muted
  }
}
