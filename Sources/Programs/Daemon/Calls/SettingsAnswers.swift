import Nouns
import Rules
import Settings
import Time
import Wire

struct SettingsAnswers: KeeperAnswers {
  let keeper: Keeper

  func checkSettings(_ file: SettingsText) -> SettingsProblems {
    let problems = SettingsFile(Array(file.text.utf8)).problems
    return SettingsProblems(problems: problems.map(SettingsProblem.init))
  }

  func reloadSettings(_: NoFields, _ client: CallToken) -> Answer<SettingsProblems> {
    let decision = keeper.readSettings()
    return Answer(SettingsProblems(problems: keeper.state.settingsProblems)) {
      keeper.follow(decision)
    }
  }

  func settingsAnswer() -> SettingsAnswer {
    let state = keeper.state
    let settings = state.settings.with(state.engine.standing, on: state.moment.day)
    return SettingsAnswer(
      settings: Settings.Key.allCases.map {
        SettingValue(
          key: $0.rawValue, value: settings[$0], isDefault: settings.isDefault($0))
      },
      problems: keeper.state.settingsProblems)
  }
}

extension Settings {
  /// The settings with the values of rows in the place of the file's.
  func with(_ standing: Standing, on day: Day) -> Settings {
    var settings = self
    for key in Key.allCases where key.isRow {
      guard let rule = RuleKey(setting: key.rawValue) else { continue }
      try? settings.set(key, to: standing.word(rule, on: day))
    }
    return settings
  }
}

/// What the settings file says, as far as it is understood, and what is wrong with it.
struct SettingsReading {
  let settings: Settings
  let problems: [SettingsProblem]

  init(_ text: Result<[UInt8], SettingsTrouble>) {
    switch text {
    case .success(let bytes):
      let file = SettingsFile(bytes)
      (settings, problems) = (file.settings, file.problems.map(SettingsProblem.init))
    case .failure(let trouble):
      // No line is at fault.
      (settings, problems) = (
        Settings(), [SettingsProblem(line: 0, code: "unreadable", detail: trouble.reason)]
      )
    }
  }
}

extension SettingsProblem {
  init(_ problem: SettingsFile.Problem) {
    self.init(
      line: Int64(problem.line), key: problem.error.key, code: problem.error.code,
      detail: problem.error.detail)
  }
}

extension SettingsError {
  /// A word for programs.
  var code: String {
    switch self {
    case .unknownKey: "unknownKey"
    case .badValue: "badValue"
    case .duplicate: "duplicate"
    case .noEqualsSign: "noEqualsSign"
    case .noKey: "noKey"
    case .noValue: "noValue"
    case .openQuote: "openQuote"
    case .textAfterQuote: "textAfterQuote"
    case .notText: "notText"
    case .lineTooLong: "lineTooLong"
    case .tooManyLines: "tooManyLines"
    }
  }

  var key: String? {
    switch self {
    case .unknownKey(let key, _): key
    case .badValue(let key, _, _), .duplicate(let key, _), .noValue(let key): key.rawValue
    default: nil
    }
  }

  /// What was written, or the line or limit that it conflicts with.
  var detail: String? {
    switch self {
    case .unknownKey(_, let nearest): nearest
    case .badValue(_, let value, _): value
    case .duplicate(_, let line): String(line)
    case .noEqualsSign(let text), .textAfterQuote(let text): text
    case .lineTooLong(let limit), .tooManyLines(let limit): String(limit)
    case .noKey, .noValue, .openQuote, .notText: nil
    }
  }
}
