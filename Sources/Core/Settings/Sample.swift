extension SettingsFile {
  /// A file that explains every key and sets none of them.
  package static func sample(translate: (SettingMessage) -> String = \.rawValue) -> String {
    var text = ""
    for key in Settings.Key.allCases {
      if !text.isEmpty { text += "\n" }
      text += "# \(translate(key.sentence)).\n"
      text += "# \(key.allowed.joined(separator: " | "))\n"
      text += "#\(key.rawValue) = \(key.fallback)\n"
    }
    return text
  }
}
