extension Settings {
  /// What a click on a pop-up does.
  package enum Click: Equatable, Sendable {
    /// Shows the status as a notification.
    case status
    case command(String)

    package static let lengthLimit = 1000
  }
}

extension Settings.Click: SettingValue {
  static let words = ["status"]

  var text: String {
    switch self {
    case .status: "status"
    case .command(let line): line
    }
  }

  static func read(_ text: String, as shape: Shape) throws(ValueMistake) -> Self {
    if text == "status" { return .status }
    let line = Substring(text).trimmed
    guard !line.isEmpty else { throw shape.misfit(text) }
    try ValueMistake.check(line, limit: lengthLimit)
    return .command(String(line))
  }
}
