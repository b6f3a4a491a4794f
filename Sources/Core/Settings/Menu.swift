extension Settings {
  /// What shows a menu where there is no terminal.
  package enum Menu: Equatable, Sendable {
    /// The first program that is found.
    case auto
    case command(String)
  }
}

extension Settings.Menu: SettingValue {
  static let words = ["auto"]

  var text: String {
    switch self {
    case .auto: "auto"
    case .command(let line): line
    }
  }

  static func read(_ text: String, as shape: Shape) throws(ValueMistake) -> Self {
    text == "auto" ? .auto : .command(try shape.commandLine(text))
  }
}
