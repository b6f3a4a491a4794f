extension Settings {
  /// What a click on a pop-up does.
  package enum Click: Equatable, Sendable {
    /// Shows the status as a notification.
    case status
    case command(String)
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
    text == "status" ? .status : .command(try shape.commandLine(text))
  }
}
