/// What the person prefers, as typed values; everything has a default.
package struct Settings: Equatable, Sendable {
  package var logLevel = LogLevel.notice
  package var language = Language.system
  package var timeFormat = TimeFormat.locale
  package var streakMode = StreakMode.end
  package var notifyGoal = Switch.on
  package var notifyUrgency = Urgency.normal
  package var backupDaily = Switch.on

  package init() {}

  package enum LogLevel: String, Choice {
    case error, warning, notice, info, debug
  }

  package enum Language: String, Choice {
    /// What the environment of the speaking process asks for.
    case system
    case english = "en"
    case german = "de"
  }

  package enum TimeFormat: String, Choice {
    case locale
    case hours12 = "12"
    case hours24 = "24"
  }

  /// Which days a completed fast credits.
  package enum StreakMode: String, Choice {
    case end, start
  }

  package enum Urgency: String, Choice {
    case low, normal, critical
  }

  package enum Switch: String, Choice {
    case on, off

    package var isOn: Bool { self == .on }
  }
}

/// A value that is one of a few words.
protocol Choice: RawRepresentable<String>, CaseIterable, Equatable, Sendable {}

extension Choice {
  static var words: [String] { allCases.map(\.rawValue) }
}
