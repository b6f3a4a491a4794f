/// A text to learn from, in one language.
///
/// Too long for a catalogue of sentences: each is a file of its own, and costs nothing unread.
package struct Article: Sendable {
  package enum Name: String, CaseIterable, Sendable {
    case stages
    case fastingBasics = "fasting_basics"
    case safety, streaks
  }

  package enum Language: CaseIterable, Sendable {
    case english, german

    /// From a catalogue's name such as "de_AT"; English where there is no text in it.
    package init(_ name: String) {
      self = name.utf8.starts(with: "de".utf8) ? .german : .english
    }
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
  package let blocks: [Block]

  init(title: String, gist: String, _ blocks: [Block]) {
    self.title = title
    self.gist = gist
    self.blocks = blocks
  }

  package static subscript(name: Name, language: Language) -> Article {
    switch (name, language) {
    case (.stages, .english): stagesInEnglish
    case (.stages, .german): stagesInGerman
    case (.fastingBasics, .english): fastingBasicsInEnglish
    case (.fastingBasics, .german): fastingBasicsInGerman
    case (.safety, .english): safetyInEnglish
    case (.safety, .german): safetyInGerman
    case (.streaks, .english): streaksInEnglish
    case (.streaks, .german): streaksInGerman
    }
  }
}

extension Article.Name {
  /// Where its facts are from: the same in each language.
  package var sources: [Source] {
    switch self {
    case .stages: [.anton, .london, .trackers, .jamshed, .bensalem, .immuneClaim]
    case .fastingBasics: [.semnaniAzad, .cochrane, .lin, .lowe]
    case .safety: [.niddk, .diabetesAdvice, .ganson, .exclusions, .lowe, .ezpeleta, .nice]
    case .streaks: [.lally, .duolingo, .spanishDict, .lifesum]
    }
  }
}
