package import Time

/// What the person prefers, as typed values; everything has a default.
package struct Settings: Equatable, Sendable {
  package var language = Language.system
  package var timeFormat = TimeFormat.locale
  /// Whether fastctl says everything in lines that a voice can read.
  package var outputPlain = Switch.off
  package var units = Units()
  package var weekStart = WeekStart.locale
  /// Whether fastctl says below an answer what helps at that moment, each once.
  package var hints = Switch.on
  /// When the day begins on which something counts.
  package var dayStart = ClockTime.midnight
  package var streakMode = StreakMode.end
  package var streakFreezes = Freezes.none
  package var streakShow = Switch.on
  /// Whether badges and points are given.
  package var points = Switch.off
  package var pointsDecay = PointsDecay.gentle
  package var window = WindowChoice.following
  package var usualStart = UsualStart.learnt
  package var goalRepeat = Switch.off
  package var program = ProgramDefaults()
  package var macrosCarbs = Carbs.eu
  package var mealNudge = Switch.on
  /// Whether "coke" is counted as cola.
  package var foodBrands = Switch.on
  package var drink = Drinking()
  package var weightTrend = WeightTrend.mean
  package var weightArrow = WeightArrow.trend
  /// Whether a journal is kept of what is done with the programs.
  package var events = Switch.off
  package var notify = Notices()
  /// When no news is shown.
  package var quiet: [QuietRule] = []
  package var click = Click.status
  package var menu = Menu.auto
  /// Whether the fire says something kind when something has happened.
  package var coach = Switch.on
  package var coachLook = CoachLook.emoji
  /// Whether its roars are heard.
  package var coachSound = Switch.off
  package var backupDaily = Switch.on
  package var health = Health()
  package var phone = Phone()
  /// Where tables of weights arrive.
  package var weightInbox = Folder.off
  /// How long commands can be taken back.
  package var undoKeep = UndoKeep.twoYears
  package var logLevel = LogLevel.notice
  /// What the person has chosen for a kind of news; `look(of:)` fills in the rest.
  var ownLooks: [Occasion: OwnLook] = [:]

  package init() {}

  package enum LogLevel: String, Choice {
    case error, warning, notice, info, debug
  }

  /// One that there are words of, by its code.
  package struct Language: Choice {
    package let rawValue: String

    /// What the environment of the speaking process asks for.
    package static let system = Language("system")

    package static var allCases: [Language] { [system] + Lexicon.languages.map(Language.init) }

    private init(_ word: String) { rawValue = word }

    package init?(rawValue: String) {
      guard rawValue == Self.system.rawValue || Lexicon.languages.contains(rawValue) else {
        return nil
      }
      self.init(rawValue)
    }
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

  /// The line in charts of the weight.
  package enum WeightTrend: String, Choice {
    case mean, holt, hackers
  }

  /// What the arrow beside the weight goes by.
  package enum WeightArrow: String, Choice {
    case trend, week
  }

  package enum UndoKeep: String, Choice {
    case year = "1y"
    case twoYears = "2y"
    case fiveYears = "5y"
    case always

    /// Nil for as long as there is room.
    package var age: Span? {
      switch self {
      case .year: .hours(366 * 24)
      case .twoYears: .hours(731 * 24)
      case .fiveYears: .hours(1827 * 24)
      case .always: nil
      }
    }
  }

  /// How many missed days a streak can be saved from; a week of it earns one.
  package enum Freezes: String, Choice {
    case none = "0"
    case one = "1"
    case two = "2"
  }

  /// How points shrink while nothing is logged.
  package enum PointsDecay: String, Choice {
    case seed, gentle, none
  }

  /// As what the coach is shown beside its words.
  package enum CoachLook: String, Choice {
    case emoji, ascii, none
  }

  package enum Urgency: String, Choice {
    case low, normal, critical
  }

  package enum Switch: String, Choice {
    case on, off

    package var isOn: Bool { self == .on }
  }
}

extension Settings {
  /// Where completed fasts are written for other programs.
  package struct Health: Equatable, Sendable {
    package var folder = Folder.off
    package var format = HealthFormat.csv
  }

  package enum Folder: Equatable, Sendable {
    case off
    case path(String)
  }

  /// The folder of a phone that something carries to it.
  package struct Phone: Equatable, Sendable {
    package var folder = Folder.off
    /// Whether its page shows these.
    package var weight = Switch.off
    package var meals = Switch.off
    package var notes = Switch.off
  }

  package enum HealthFormat: String, Choice {
    case csv, json, ics
  }
}

extension Settings.Folder: SettingValue {
  static let words = ["off"]

  var text: String {
    switch self {
    case .off: "off"
    case .path(let path): path
    }
  }

  static func read(_ text: String, as shape: Shape) throws(ValueMistake) -> Self {
    text == "off" ? .off : .path(try shape.path(text))
  }
}

extension WeightUnit: Choice {}

extension HeightUnit: Choice {}

extension EnergyUnit: Choice {}

extension Settings {
  package typealias Units = Time.Units

  package enum WeekStart: String, Choice {
    case locale, monday, saturday, sunday

    /// Nil leaves it to the locale.
    package var weekday: Weekday? {
      switch self {
      case .locale: nil
      case .monday: .monday
      case .saturday: .saturday
      case .sunday: .sunday
      }
    }
  }

  /// Whether carbohydrate on labels has fibre in it.
  package enum Carbs: String, Choice {
    case eu, us
  }
}

extension Settings {
  /// What shows a menu where there is no terminal.
  package enum Menu: Equatable, Sendable {
    /// The first program that is found.
    case auto
    case command(String)
  }
}

extension Settings.Menu: SettingValue {
  static let words = ["auto"]

  var text: String {
    switch self {
    case .auto: "auto"
    case .command(let line): line
    }
  }

  static func read(_ text: String, as shape: Shape) throws(ValueMistake) -> Self {
    text == "auto" ? .auto : .command(try shape.commandLine(text))
  }
}
