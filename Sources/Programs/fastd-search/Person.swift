import Host
import Settings
import Time
import Views

/// Whose session it is: how they are spoken to, and where their programs are.
struct Person {
  private let environment: Environment

  init(_ environment: Environment = .process) {
    self.environment = environment
  }

  var wording: Wording {
    let settings = settings
    let translations = Translations(
      setting: settings.language.rawValue, environment: environment)
    let phrases =
      translations.isEnglish
      ? Phrases.english
      : Phrases(
        text: { translations.text($0) },
        plural: { translations.plural(one: $0, many: $1, count: $2) })
    let customs = Customs(
      locale: environment.locale(for: "LC_TIME"), language: translations.language,
      clock: settings.timeFormat.clock, firstWeekday: settings.weekStart.weekday)
    // Without a zone times are told in UTC, rather than nothing at all.
    let zone = (try? LocalZone(environment).find()) ?? .utc
    return Wording(phrases: phrases, customs: customs, zone: zone)
  }

  /// What is wrong with the file says the daemon.
  private var settings: Settings {
    guard let path = try? Places.settings(environment),
      let text = try? Files.read(path, limit: SettingsFile.Limit.fileLength)
    else { return Settings() }
    return SettingsFile(text).settings
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
