import Daemon
import Host
import Settings
import Views

extension Voice {
  /// The settings' language, or that of the session fastd was started in.
  init(_ settings: Settings) {
    let translations = Translations(setting: settings.language.rawValue)
    let phrases = Phrases(
      text: { translations.text($0) },
      plural: { translations.plural(one: $0, many: $1, count: $2) })
    let clock: Customs.Clock? =
      switch settings.timeFormat {
      case .locale: nil
      case .hours12: .hours12
      case .hours24: .hours24
      }
    var customs = Customs(
      locale: Environment.process.locale(for: "LC_TIME"), language: translations.language,
      clock: clock, firstWeekday: settings.weekStart.weekday)
    customs.units = settings.units
    self.init(phrases: phrases, customs: customs, language: translations.language)
  }
}
