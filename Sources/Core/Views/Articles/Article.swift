package import Time

/// A text to learn from, in one language.
///
/// Too long for a catalogue of sentences: each is a file in `Sources/Languages`, and costs nothing
/// unread.
package struct Article: Sendable {
  package enum Name: String, CaseIterable, Sendable {
    case fastingBasics = "fasting_basics"
    case stages, safety, streaks
    // Of the diet program, in the order in which one comes to them.
    case matador, week1, adaptation
    case maintenanceWeeks = "maintenance_weeks"
    case tdee, macros, scale
  }

  package enum Block: Equatable, Sendable {
    case heading(String)
    case text(String)
    /// The table of the stages stands here.
    case stages
  }

  package let title: String
  /// What it is about, in a sentence.
  package let gist: String
  private let rest: String
}

extension Article {
  /// From a file: a line `# title`, a line with its gist, then headings, paragraphs and `{stages}`;
  /// empty lines part them.
  package init(text: String) {
    let lines = text.utf8.split(
      separator: UInt8(ascii: "\n"), maxSplits: 3, omittingEmptySubsequences: false
    ).map { String(Substring($0)) }
    title = String((lines.first ?? "").dropFirst("# ".count))
    (gist, rest) = lines.count == 4 ? (lines[2], lines[3]) : ("", "")
  }

  package var blocks: [Block] {
    rest.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .split(whereSeparator: \.isEmpty)
      .map { lines in Block(lines.map { String(Substring($0)) }.joined(separator: " ")) }
  }

  /// In a language by its code, such as "de" or "de_AT"; in English where there is no text in it.
  package init(_ name: Name, in language: String, _ texts: [LanguageText] = Texts.ofLanguages) {
    let short = String(language.prefix { $0 != "_" })
    let texts = texts.filter { $0.name == "learn/\(name.rawValue).md" }
    let found = [language, short, "en"].lazy.compactMap { code in
      texts.first { $0.language == code }
    }
    self.init(text: found.first?.text ?? "")
  }
}

extension Article.Block {
  fileprivate init(_ text: String) {
    if text == "{stages}" {
      self = .stages
    } else {
      self = text.hasPrefix("## ") ? .heading(String(text.dropFirst(3))) : .text(text)
    }
  }
}

extension Article.Name {
  /// Where its facts are from: the same in each language.
  package var sources: [SourceMessage] {
    switch self {
    case .stages: [.anton, .london, .trackers, .jamshed, .bensalem, .immuneClaim]
    case .fastingBasics: [.fastDays, .semnaniAzad, .cochrane, .lin, .lowe]
    case .safety: [.niddk, .diabetesAdvice, .ganson, .exclusions, .lowe, .ezpeleta, .nice]
    case .streaks:
      [.lally, .duolingo, .spanishDict, .lifesum, .anderberg, .moody, .honary]
    case .matador: [.byrne, .matadorReview, .peos, .siedler, .poon]
    case .week1: [.lally, .frankenfield, .macroFactor, .byrne]
    case .adaptation:
      [.martins, .martinsTime, .fothergill, .byrne, .poon, .peos, .siedler, .frankenfield]
    case .maintenanceWeeks: [.byrne, .peos, .glycogen]
    case .scale: [.glycogen, .orsama, .stevens]
    case .tdee:
      [
        .mifflin, .frankenfield, .multipliers, .efsaEnergy, .dietitians, .fao, .sexSpecific,
        .macroFactor, .thomas, .obesityGuideline,
      ]
    case .macros:
      [
        .foodLabels, .efsaProtein, .morton, .efsaRanges, .fibreDensity, .dge, .commission,
      ]
    }
  }
}
