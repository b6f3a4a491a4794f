package import Time

/// What the daemon can tell its supervisor, in sd_notify(3)'s terms.
package enum Announcement: Equatable, Sendable {
  case ready
  case status(String)
  /// The monotonic time at which reloading began; `ready` ends it.
  case reloading(since: Span)
  case stopping
  case alive

  /// The lines of the datagram; a person's text cannot add a line of its own.
  var lines: String {
    switch self {
    case .ready: "READY=1"
    case .status(let text): "STATUS=\(Self.oneLine(text))"
    case .reloading(let since):
      "RELOADING=1\nMONOTONIC_USEC=\(since.milliseconds.multipliedReportingOverflow(by: 1000).0)"
    case .stopping: "STOPPING=1"
    case .alive: "WATCHDOG=1"
    }
  }

  private static let longestStatus = 500

  private static func oneLine(_ text: String) -> String {
    let printable = text.unicodeScalars.prefix(longestStatus).map { scalar in
      scalar.properties.generalCategory == .control ? " " : Character(scalar)
    }
    return String(printable)
  }
}
