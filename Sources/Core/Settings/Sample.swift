extension SettingsFile {
  /// A file that explains every key and sets none of them.
  package static func sample(translate: (SettingMessage) -> String = \.rawValue) -> String {
    var text = ""
    for key in Settings.Key.Single.allCases.map(Settings.Key.single) {
      text += "# \(translate(key.sentence)).\n"
      text += "# \(key.shape.syntax.joined(separator: " | "))\n"
      text += "#\(key.rawValue) = \(key.fallback)\n\n"
    }
    let kinds = Settings.Occasion.allCases.map(\.rawValue).joined(separator: " ")
    text += "# \(translate(.looks)):\n# \(kinds)\n"
    for aspect in Settings.Aspect.allCases {
      let row = aspect.row(of: .goal)
      let syntax = row.shape.syntax.joined(separator: " | ")
      text += "# notify.KIND.\(aspect.rawValue) = \(syntax)\n"
      text += "#   \(translate(row.sentence)).\n"
    }
    return text
  }
}
