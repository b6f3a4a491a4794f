extension Settings {
  /// The table of all keys, in the order in which people are shown them.
  package enum Key: String, CaseIterable, Sendable {
    case language
    case timeFormat = "time.format"
    case streakMode = "streak.mode"
    case notifyGoal = "notify.goal"
    case notifyUrgency = "notify.urgency"
    case backupDaily = "backup.daily"
    case logLevel = "log.level"

    /// What it is for, in one sentence.
    package var sentence: SettingMessage {
      switch self {
      case .language: .language
      case .timeFormat: .timeFormat
      case .streakMode: .streakMode
      case .notifyGoal: .notifyGoal
      case .notifyUrgency: .notifyUrgency
      case .backupDaily: .backupDaily
      case .logLevel: .logLevel
      }
    }

    /// The words it takes.
    package var allowed: [String] {
      switch self {
      case .language: Language.words
      case .timeFormat: TimeFormat.words
      case .streakMode: StreakMode.words
      case .notifyGoal, .backupDaily: Switch.words
      case .notifyUrgency: Urgency.words
      case .logLevel: LogLevel.words
      }
    }

    /// The value it has when nobody sets it, as text.
    package var fallback: String { Settings()[self] }
  }

  /// A value as the text that sets it.
  package subscript(key: Key) -> String {
    switch key {
    case .language: language.rawValue
    case .timeFormat: timeFormat.rawValue
    case .streakMode: streakMode.rawValue
    case .notifyGoal: notifyGoal.rawValue
    case .notifyUrgency: notifyUrgency.rawValue
    case .backupDaily: backupDaily.rawValue
    case .logLevel: logLevel.rawValue
    }
  }

  /// Changes nothing when the text is not one of the key's words.
  package mutating func set(_ key: Key, to text: String) throws(SettingsError) {
    let isUnderstood =
      switch key {
      case .language: Self.assign(text, to: &language)
      case .timeFormat: Self.assign(text, to: &timeFormat)
      case .streakMode: Self.assign(text, to: &streakMode)
      case .notifyGoal: Self.assign(text, to: &notifyGoal)
      case .notifyUrgency: Self.assign(text, to: &notifyUrgency)
      case .backupDaily: Self.assign(text, to: &backupDaily)
      case .logLevel: Self.assign(text, to: &logLevel)
      }
    guard isUnderstood else {
      throw .badValue(
        key: key, value: text, nearest: EditDistance.nearest(to: text, among: key.allowed))
    }
  }

  private static func assign<Value: Choice>(_ text: String, to value: inout Value) -> Bool {
    guard let choice = Value(rawValue: text) else { return false }
    value = choice
    return true
  }
}

/// What each key is for.
package enum SettingMessage: String, CaseIterable, Sendable {
  case language = "The language of everything that fastd says"
  case timeFormat = "How clock times are written: as your locale does, or with 12 or 24 hours"
  case streakMode = "Whether a fast counts for the day on which it ends or on which it starts"
  case notifyGoal = "Whether a notification tells you that a goal is reached"
  case notifyUrgency = "How urgent that notification is; a critical one stays until you close it"
  case backupDaily = "Whether the database is backed up once a day when something has changed"
  case logLevel = "How much the daemon writes to its log"
}
