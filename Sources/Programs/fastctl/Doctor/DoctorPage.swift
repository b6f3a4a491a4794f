import Views

/// What `fastctl doctor` says: a line for each finding, and what they come to.
struct DoctorPage {
  private let phrases: Phrases
  private let screen: Screen

  init(_ phrases: Phrases, on screen: Screen) {
    self.phrases = phrases
    self.screen = screen
  }

  private static let gap = 2
  /// With less room beside them, texts stand below.
  private static let leastText = 24

  func text(of findings: [Finding]) -> String {
    var page = Page(on: screen)
    let verdict = VerdictMessage.allCases.reduce(0) { max($0, phrases($1).cells) } + Self.gap
    let name = findings.reduce(0) { max($0, phrases($1.part).cells) } + Self.gap
    let isNarrow = screen.width.map { $0 - verdict - name < Self.leastText } ?? false
    for finding in findings {
      let (word, part) = (phrases(VerdictMessage(finding.level)), phrases(finding.part))
      let mark = screen.paint(word, finding.level) + Self.blank(verdict - word.cells)
      if screen.isLinear {
        page.add("\(part), \(word): \(finding.text)")
      } else if isNarrow {
        page.add(mark + part)
        page.add(finding.text, after: Self.blank(2), width: 2)
      } else {
        let label = mark + part + Self.blank(name - part.cells)
        page.add(finding.text, after: label, width: verdict + name)
      }
    }
    if !screen.isLinear { page.add("") }
    page.add(summary(of: findings))
    return page.text
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

enum VerdictMessage: String, Message {
  case ok = "ok"
  case warn = "warn"
  case fail = "fail"

  init(_ level: Finding.Level) {
    switch level {
    case .ok: self = .ok
    case .warn: self = .warn
    case .fail: self = .fail
    }
  }
}

extension PluralMessage {
  fileprivate static var checksFailed: Self {
    Self(one: "{n} check failed", many: "{n} checks failed")
  }
  fileprivate static var warnings: Self { Self(one: "{n} warning", many: "{n} warnings") }
}

extension Screen {
  fileprivate func paint(_ word: String, _ level: Finding.Level) -> String {
    guard hasColour else { return word }
    let colour =
      switch level {
      case .ok: "32"
      case .warn: "33"
      case .fail: "31"
      }
    return "\u{1b}[\(colour)m\(word)\u{1b}[0m"
  }
}
