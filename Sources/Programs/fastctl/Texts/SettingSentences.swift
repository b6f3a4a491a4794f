import Settings
import Views

/// What is said about a setting that is not right.
struct SettingSentences {
  let phrases: Phrases

  func text(of error: SettingsError) -> String {
    switch error {
    case .unknownKey(let key, let nearest?):
      phrases(SettingMistakeMessage.unknownKeyNear, ["key": key, "nearest": nearest])
    case .unknownKey(let key, nil): phrases(SettingMistakeMessage.unknownKey, ["key": key])
    case .badValue(let key, let value, let why):
      ValueSentences(phrases: phrases, key: key).text(of: why, value: value)
    case .duplicate(let key, let line):
      phrases(SettingMistakeMessage.duplicate, ["key": key.rawValue, "line": "\(line)"])
    case .noValue(let key):
      phrases(
        SettingMistakeMessage.noValue, ["key": key.rawValue, "value": key.fallback])
    default: lineText(of: error)
    }
  }

  private func lineText(of error: SettingsError) -> String {
    switch error {
    case .noEqualsSign(let line): phrases(SettingMistakeMessage.noEqualsSign, ["text": line])
    case .noKey: phrases(SettingMistakeMessage.noKey)
    case .openQuote: phrases(SettingMistakeMessage.openQuote)
    case .textAfterQuote(let text):
      phrases(SettingMistakeMessage.textAfterQuote, ["text": text])
    case .notText: phrases(SettingMistakeMessage.notText)
    case .lineTooLong(let limit):
      phrases(SettingMistakeMessage.lineTooLong, ["limit": "\(limit)"])
    case .tooManyLines(let limit):
      phrases(SettingMistakeMessage.tooManyLines, ["limit": "\(limit)"])
    default: ""
    }
  }
}

enum SettingMistakeMessage: String, Message {
  case unknownKey = "There is no setting '{key}'. To list them: fastctl config list"
  case unknownKeyNear = "There is no setting '{key}'. Did you mean '{nearest}'?"
  case duplicate = "{key} is already set in line {line}."
  case noEqualsSign = "'{text}' does not set anything. Expected a line such as: time.format = 24"
  case noKey = "There is nothing before the equals sign. Expected a line such as: time.format = 24"
  case noValue = "{key} has no value. Expected a line such as: {key} = {value}"
  case openQuote = "A quote is opened but not closed."
  case textAfterQuote = "'{text}' follows a closing quote; a comment starts with #."
  case notText = "This is not UTF-8 text."
  case lineTooLong = "The line is longer than {limit} bytes."
  case tooManyLines = "There are more than {limit} lines."
}

/// Settings cannot know of phrases, and its sentences are ones all the same.
extension SettingMessage: Message {}
