import CSystemd

/// What the machine says on its bus that concerns the time.
enum MachineSignal: CaseIterable {
  /// logind: it was asleep and is awake again.
  case resumed
  /// timedated: somebody has set the zone, or another of its few properties.
  case zoneSet

  var sender: String {
    switch self {
    case .resumed: Self.logind
    case .zoneSet: "org.freedesktop.timedate1"
    }
  }

  var path: String {
    switch self {
    case .resumed: "/org/freedesktop/login1"
    case .zoneSet: "/org/freedesktop/timedate1"
    }
  }

  var interface: String {
    switch self {
    case .resumed: "org.freedesktop.login1.Manager"
    case .zoneSet: "org.freedesktop.DBus.Properties"
    }
  }

  var member: String {
    switch self {
    case .resumed: "PrepareForSleep"
    case .zoneSet: "PropertiesChanged"
    }
  }

  static let logind = "org.freedesktop.login1"

  /// Nil for a message that says something else, such as that the machine is about to sleep.
  init?(_ message: OpaquePointer) {
    guard
      let signal = Self.allCases.first(where: {
        sd_bus_message_is_signal(message, $0.interface, $0.member) > 0
      })
    else { return nil }
    if signal == .resumed, SystemBus.flag(in: message) != false { return nil }
    self = signal
  }
}
