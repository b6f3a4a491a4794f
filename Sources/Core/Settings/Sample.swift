extension SettingsFile {
  /// A file that explains every key and sets none of them.
  package static func sample(translate: (SettingMessage) -> String = \.rawValue) -> String {
    var text = ""
    for key in Settings.Key.Single.allCases.map(Settings.Key.single) {
      text += "# \(translate(key.sentence)).\n# \(key.shape.explanation)\n"
      text += "#\(key.rawValue) = \(key.fallback)\n\n"
    }
    let kinds = Settings.Occasion.allCases.map(\.rawValue).joined(separator: " ")
    text += "# \(translate(.looks)):\n# \(kinds)\n"
    for aspect in Settings.Aspect.allCases {
      let row = aspect.row(of: .goal)
      text += "# notify.KIND.\(aspect.rawValue) = \(row.shape.explanation)\n"
      text += "#   \(translate(row.sentence)).\n"
    }
    return text
  }
}

extension Shape {
  /// What can be written, and in parentheses its limits or an example.
  fileprivate var explanation: String {
    let syntax = syntax.joined(separator: " | ")
    switch form {
    case nil: return syntax
    case .clock(let limits):
      return syntax + " (\(limits.lowerBound.written) - \(limits.upperBound.written))"
    case .span(let limits, let usual):
      let meaning = usual.map { "; on = \($0.written)" } ?? ""
      return syntax + " (\(limits.lowerBound.written) - \(limits.upperBound.written)\(meaning))"
    case .days(let limits):
      return syntax + " (\(limits.lowerBound) - \(limits.upperBound))"
    case .clocks, .quietRules, .nameOrPath, .path, .commandLine: return syntax + " (\(example))"
    }
  }
}
