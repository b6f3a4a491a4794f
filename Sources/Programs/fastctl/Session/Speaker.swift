import Host
import Settings
import Time
import Views

/// How the person wants to be spoken to.
struct Speaker {
  let phrases: Phrases
  /// Whether all is to be said in lines for a voice.
  let isPlain: Bool
  /// Whether they want to be told what helps at a moment.
  let takesHints: Bool
  /// Nil where the coach is to be silent.
  let coachLook: CoachLook?
  /// Whether they want a journal of what they do.
  let keepsJournal: Bool
  private let catalogue: String
  private let customs: Customs

  init(_ settings: Settings, _ environment: Environment) {
    let translations = Translations(
      setting: settings.language.rawValue, environment: environment)
    isPlain = settings.outputPlain.isOn
    takesHints = settings.hints.isOn
    coachLook = CoachLook(settings)
    keepsJournal = settings.events.isOn
    catalogue = translations.language
    var customs = Customs(
      locale: environment.locale(for: "LC_TIME"), language: translations.language,
      clock: settings.timeFormat.clock, firstWeekday: settings.weekStart.weekday)
    customs.units = settings.units
    self.customs = customs
    var phrases = Phrases(translations, Output.charset)
    phrases.grouping = customs.grouping
    self.phrases = phrases
  }

  /// For what goes wrong outside of any session.
  static var ofProcess: Speaker { Speaker(Settings(of: .process), .process) }

  /// The language's, such as "de".
  var code: String { catalogue }

  /// Of the texts that are too long for phrases.
  var language: Article.Language { Article.Language(catalogue) }

  func wording(in zone: Zone, isForVoice: Bool = false) -> Wording {
    Wording(phrases: phrases, customs: customs, zone: zone, isForVoice: isForVoice)
  }
}

extension Phrases {
  /// In the characters that are there.
  init(_ translations: Translations, _ charset: Charset = .unicode) {
    guard !translations.isEnglish || !charset.isWhole else {
      self = .english
      return
    }
    self.init(
      text: { charset.text(of: translations.text($0)) },
      plural: { charset.text(of: translations.plural(one: $0, many: $1, count: $2)) })
  }
}

extension Settings.TimeFormat {
  /// Nil leaves it to the locale.
  var clock: Customs.Clock? {
    switch self {
    case .locale: nil
    case .hours12: .hours12
    case .hours24: .hours24
    }
  }
}

extension Screen {
  init(_ terminal: Terminal) {
    self.init(
      width: terminal.width, hasColour: terminal.allowsColour,
      hasManyColours: terminal.allowsManyColours, hasBlocks: terminal.speaksUnicode)
  }
}
