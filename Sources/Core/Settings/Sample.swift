extension SettingsFile {
  /// A file that explains every key and sets none of them.
  package static func sample(translate: (String) -> String = { $0 }) -> String {
    var text = ""
    for key in Settings.Key.Single.allCases.map(Settings.Key.single) {
      text += "# \(translate(key.sentence.rawValue)).\n# \(key.shape.explanation(translate))\n"
      text += "#\(key.rawValue) = \(key.fallback)\n\n"
    }
    let kinds = Settings.Occasion.allCases.map(\.rawValue).joined(separator: " ")
    text += "# \(translate(SettingMessage.looks.rawValue)):\n# \(kinds)\n"
    let kind = translate("KIND")
    for aspect in Settings.Aspect.allCases {
      let row = aspect.row(of: .goal)
      text += "# notify.\(kind).\(aspect.rawValue) = \(row.shape.explanation(translate))\n"
      text += "#   \(translate(row.sentence.rawValue)).\n"
    }
    return text
  }
}

extension Shape {
  /// What can be written, and in parentheses its limits or an example.
  fileprivate func explanation(_ translate: (String) -> String) -> String {
    let forms = syntax.dropFirst(words.count).map(translate)
    let syntax = (words + forms).joined(separator: " | ")
    switch form {
    case nil: return syntax
    case .clock(let limits):
      return syntax + " (\(limits.lowerBound.written) – \(limits.upperBound.written))"
    case .span(let limits, let usual):
      let meaning = usual.map { "; on = \($0.written)" } ?? ""
      return syntax + " (\(limits.lowerBound.written) – \(limits.upperBound.written)\(meaning))"
    case .days(let limits):
      return syntax + " (\(limits.lowerBound) – \(limits.upperBound))"
    case .clocks, .quietRules, .nameOrPath, .path, .commandLine: return syntax + " (\(example))"
    }
  }
}
