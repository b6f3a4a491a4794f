import Host
import Settings
import Speech
import Time
import Views

/// Whose session it is: how they are spoken to, and where their programs are.
struct Person {
  private let environment: Environment

  init(_ environment: Environment = .process) {
    self.environment = environment
  }

  var wording: Wording {
    let voice = Voice(settings, environment)
    // Without a zone times are told in UTC, rather than nothing at all.
    let zone = (try? LocalZone(environment).find()) ?? .utc
    return Wording(phrases: voice.phrases, customs: voice.customs, zone: zone)
  }

  /// The daemon says what is wrong with the file.
  private var settings: Settings {
    guard let path = try? Places.settings(environment),
      let text = try? Files.read(path, limit: SettingsFile.Limit.fileLength)
    else { return Settings() }
    return SettingsFile(text).settings
  }
}
