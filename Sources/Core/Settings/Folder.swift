extension Settings {
  /// Where completed fasts are written for other programs.
  package struct Health: Equatable, Sendable {
    package var folder = Folder.off
    package var format = HealthFormat.csv
  }

  package enum Folder: Equatable, Sendable {
    case off
    case path(String)
  }

  package enum HealthFormat: String, Choice {
    case csv, json, ics
  }
}

extension Settings.Folder: SettingValue {
  static let words = ["off"]

  var text: String {
    switch self {
    case .off: "off"
    case .path(let path): path
    }
  }

  static func read(_ text: String, as shape: Shape) throws(ValueMistake) -> Self {
    text == "off" ? .off : .path(try shape.path(text))
  }
}
