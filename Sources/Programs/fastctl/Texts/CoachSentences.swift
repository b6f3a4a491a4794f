import Time
import Views

/// What is said about a line for the coach that is not right.
struct CoachSentences {
  let phrases: Phrases

  func text(of mistake: CoachMistake) -> String {
    switch mistake {
    case .notText: phrases(SettingMistakeMessage.notText)
    case .noColon: phrases(CoachMistakeMessage.noColon)
    case .unknownEvent(let name):
      phrases(
        CoachMistakeMessage.unknownEvent,
        ["name": name, "names": Self.list(CoachEvent.allCases.map(\.rawValue))])
    case .unknownMood(let name):
      phrases(
        CoachMistakeMessage.unknownMood,
        ["name": name, "names": Self.list(Mood.allCases.map(\.rawValue))])
    case .neverSo(let event, let mood):
      phrases(
        CoachMistakeMessage.neverSo,
        [
          "event": event.rawValue, "mood": mood.rawValue,
          "names": Self.list(event.moods.map(\.rawValue)),
        ])
    case .noWords: phrases(CoachMistakeMessage.noWords)
    case .tooLong(let limit): phrases(CoachMistakeMessage.tooLong, ["limit": "\(limit)"])
    case .controlCharacter: phrases(CoachMistakeMessage.controlCharacter)
    case .tooManyLines(let limit):
      phrases(SettingMistakeMessage.tooManyLines, ["limit": "\(limit)"])
    case .fileTooLong(let limit): phrases(CoachMistakeMessage.fileTooLong, ["limit": "\(limit)"])
    }
  }

  private static func list(_ names: [String]) -> String { names.joined(separator: ", ") }
}

enum CoachMistakeMessage: String, Message {
  case noColon = "There is no colon. Expected a line such as fast-started: Off we go."
  case unknownEvent = "There is no event '{name}'. Expected one of: {names}."
  case unknownMood = "There is no mood '{name}'. Expected one of: {names}."
  case neverSo = "The coach is never '{mood}' at {event}. Expected one of: {names}."
  case noWords =
    "There is nothing after the colon. Expected a line such as fast-started: Off we go."
  case tooLong = "The text is longer than {limit} bytes."
  case controlCharacter =
    "It contains a character that moves the cursor or changes the writing direction."
  case fileTooLong = "The file is longer than {limit} bytes."
}
