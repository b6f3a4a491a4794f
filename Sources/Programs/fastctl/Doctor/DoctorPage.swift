import Views

/// What `fastctl doctor` says: what it comes to, and a line for each finding.
struct DoctorPage {
  private let phrases: Phrases
  private let screen: Screen
  /// Said as `~` where somebody looks at it.
  private let home: String?

  init(_ phrases: Phrases, on screen: Screen, home: String? = nil) {
    self.phrases = phrases
    self.screen = screen
    self.home = screen.width == nil ? nil : home
  }

  private static let gap = 2
  /// With less room beside them, texts stand below.
  private static let leastText = 24

  func text(of findings: [Finding]) -> String {
    var page = Page(on: screen)
    if hasSigns {
      page.add(heading: summary(of: findings))
      page.add("")
    }
    let verdict = Finding.Level.allCases.reduce(0) { max($0, mark($1).cells) } + Self.gap
    let name = findings.reduce(0) { max($0, phrases($1.part).cells) } + Self.gap
    let isNarrow = screen.width.map { $0 - verdict - name < Self.leastText } ?? false
    for finding in findings {
      let (word, part) = (mark(finding.level), phrases(finding.part))
      let mark = screen.paint(word, finding.level) + Self.blank(verdict - word.cells)
      let text = shortened(finding.text)
      if screen.isLinear {
        page.add("\(part), \(word): \(text)")
      } else if isNarrow {
        page.add(mark + part)
        page.add(text, after: Self.blank(2), width: 2)
      } else {
        let label = mark + part + Self.blank(name - part.cells)
        page.add(text, after: label, width: verdict + name)
      }
    }
    guard !hasSigns else { return page.text }
    if !screen.isLinear { page.add("") }
    page.add(summary(of: findings))
    return page.text
  }

  /// Who reads it in a file, or by ear, has words.
  private var hasSigns: Bool { screen.hasBlocks && screen.width != nil && !screen.isLinear }

  private func mark(_ level: Finding.Level) -> String {
    guard hasSigns else { return phrases(level) }
    return switch level {
    case .ok: "✓"
    case .warn: "!"
    case .fail: "✗"
    }
  }

  private func shortened(_ text: String) -> String {
    guard let home, home.count > 1 else { return text }
    return text.split(separator: " ", omittingEmptySubsequences: false).map { word in
      word == home ? "~" : word.hasPrefix(home + "/") ? "~" + word.dropFirst(home.count) : word
    }.joined(separator: " ")
  }

  private func summary(of findings: [Finding]) -> String {
    let counts = [(Finding.Level.fail, PluralMessage.checksFailed), (.warn, .warnings)]
    let parts = counts.compactMap { level, message in
      let count = findings.count { $0.level == level }
      return count == 0 ? nil : phrases(message, Int64(count))
    }
    return parts.isEmpty ? phrases(DoctorMessage.allFine) : parts.joined(separator: ", ") + "."
  }

  private static func blank(_ cells: Int) -> String { String(repeating: " ", count: cells) }
}

extension PluralMessage {
  fileprivate static var checksFailed: Self {
    Self(one: "{n} check failed", many: "{n} checks failed")
  }
  fileprivate static var warnings: Self { Self(one: "{n} warning", many: "{n} warnings") }
}

extension Screen {
  fileprivate func paint(_ word: String, _ level: Finding.Level) -> String {
    switch level {
    case .ok: paint(word, hue: .green)
    case .warn: paint(word, hue: .yellow)
    case .fail: paint(word, hue: .red)
    }
  }
}
