extension LogEntry {
  /// `NAME=value` for each field, those the journal knows first.
  func journalFields(program: String) -> [String] {
    let identifier =
      event.map { ["MESSAGE_ID=\($0.messageID)", "FASTD_PART=\($0.part)"] } ?? []
    let own = usableFields.map { "\($0.name)=\($0.value.prefix(Self.longestValue))" }
    return [
      "MESSAGE=\(message)", "PRIORITY=\(level.rawValue)", "SYSLOG_IDENTIFIER=\(program)",
    ] + identifier + own
  }

  /// One line for people: the message, then the fields in brackets.
  func plainText(program: String) -> String {
    let text = "\(program): \(level.word)\(message)"
    guard !usableFields.isEmpty else { return Self.oneLine(text) }
    let own = usableFields.map { "\($0.name)=\($0.value.prefix(Self.longestValue))" }
    return Self.oneLine("\(text) [\(own.joined(separator: " "))]")
  }

  private static let mostFields = 32
  private static let longestValue = 1000

  /// The journal drops a whole entry for the sake of one bad name.
  private var usableFields: [Field] {
    fields.filter { Self.isName($0.name) }.prefix(Self.mostFields).map(\.self)
  }

  private static func isName(_ name: String) -> Bool {
    guard let first = name.utf8.first, name.utf8.count <= 64 else { return false }
    let letters = UInt8(ascii: "A")...UInt8(ascii: "Z")
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    return letters.contains(first)
      && name.utf8.allSatisfy {
        letters.contains($0) || digits.contains($0) || $0 == UInt8(ascii: "_")
      }
  }

  /// A line feed in a peer's text would forge a line of the log, and other signs move the cursor.
  private static func oneLine(_ text: String) -> String {
    var line = ""
    for scalar in text.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator: line += " "
      default: line.unicodeScalars.append(scalar)
      }
    }
    return line
  }
}

extension LogLevel {
  fileprivate var word: String {
    switch self {
    case .critical: "critical: "
    case .error: "error: "
    case .warning: "warning: "
    case .notice, .info: ""
    case .debug: "debug: "
    }
  }
}
