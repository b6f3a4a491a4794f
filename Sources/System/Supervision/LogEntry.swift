/// How much a line of the log matters, as syslog(3) numbers it.
package enum LogLevel: Int, CaseIterable, Comparable, Sendable {
  case critical = 2
  case error = 3
  case warning = 4
  case notice = 5
  case info = 6
  case debug = 7

  /// The more urgent is the smaller, as in syslog.
  package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// One line of the log, with fields for programs.
package struct LogEntry: Equatable, Sendable {
  package let level: LogLevel
  package let event: LogEvent?
  package let message: String
  package let fields: [Field]

  package struct Field: Equatable, Sendable {
    package let name: String
    package let value: String

    package init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  package init(
    _ level: LogLevel, _ message: String, event: LogEvent? = nil, fields: [Field] = []
  ) {
    self.level = level
    self.event = event
    self.message = message
    self.fields = fields
  }
}
