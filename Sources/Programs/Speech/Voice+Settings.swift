package import Host
package import Settings
import Time
package import Views

extension Voice {
  /// By the settings, or by what the environment says where they leave it open. `sayable` is what can
  /// be shown of a text; nil where all of it can.
  package init(
    _ settings: Settings, _ environment: Environment = .process, isBrief: Bool = false,
    sayable: (@Sendable (String) -> String)? = nil
  ) {
    let translations = Translations(
      setting: settings.language.rawValue, environment: environment, isBrief: isBrief)
    var customs = Customs(
      locale: environment.locale(for: "LC_TIME"), language: translations.language,
      clock: settings.timeFormat.clock, firstWeekday: settings.weekStart.weekday)
    customs.units = settings.units
    var phrases = Phrases(translations, sayable)
    phrases.grouping = customs.grouping
    self.init(phrases: phrases, customs: customs, language: translations.language)
  }
}

extension Phrases {
  package init(
    _ translations: Translations, _ sayable: (@Sendable (String) -> String)? = nil
  ) {
    guard !translations.isEnglish || sayable != nil else {
      self = .english
      return
    }
    let sayable = sayable ?? { $0 }
    self.init(
      text: { sayable(translations.text($0)) },
      plural: { sayable(translations.plural(one: $0, many: $1, count: $2)) })
  }
}

extension Settings.TimeFormat {
  /// Nil leaves it to the locale.
  fileprivate var clock: Customs.Clock? {
    switch self {
    case .locale: nil
    case .hours12: .hours12
    case .hours24: .hours24
    }
  }
}
