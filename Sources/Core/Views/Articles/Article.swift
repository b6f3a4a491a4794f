/// A text to learn from, in one language.
///
/// Too long for a catalogue of sentences: each is a file of its own, and costs nothing unread.
package struct Article: Sendable {
  package enum Name: String, CaseIterable, Sendable {
    case fastingBasics = "fasting_basics"
    case stages, safety, streaks
    // Of the diet program, in the order in which one comes to them.
    case matador, week1, adaptation
    case maintenanceWeeks = "maintenance_weeks"
    case tdee, macros, scale
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
    case (.matador, .english): matadorInEnglish
    case (.matador, .german): matadorInGerman
    case (.week1, .english): weekOneInEnglish
    case (.week1, .german): weekOneInGerman
    case (.adaptation, .english): adaptationInEnglish
    case (.adaptation, .german): adaptationInGerman
    case (.tdee, .english): tdeeInEnglish
    case (.tdee, .german): tdeeInGerman
    case (.macros, .english): macrosInEnglish
    case (.macros, .german): macrosInGerman
    case (.maintenanceWeeks, .english): maintenanceWeeksInEnglish
    case (.maintenanceWeeks, .german): maintenanceWeeksInGerman
    case (.scale, .english): scaleInEnglish
    case (.scale, .german): scaleInGerman
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
    case .streaks: [.lally, .duolingo, .spanishDict, .lifesum]
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
