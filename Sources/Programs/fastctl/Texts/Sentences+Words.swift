import Settings
import Time
import Views

/// What is said about the words of a command line.
extension Sentences {
  func text(of error: UsageError) -> String {
    switch error {
    case .unknownCommand(let word, let nearest?):
      phrases(UsageMessage.unknownCommandNear, ["word": word, "nearest": nearest])
    case .unknownCommand(let word, nil):
      phrases(UsageMessage.unknownCommand, ["word": word]) + more(nil)
    case .ambiguousCommand(let word, let names):
      phrases(UsageMessage.ambiguousCommand, ["word": word, "candidates": list(names)])
    case .missingVerb(let command, let verbs):
      phrases(UsageMessage.missingVerb, ["command": command.rawValue, "verbs": list(verbs)])
        + more(command.rawValue)
    case .unknownOption(let word, let command, let nearest?):
      phrases(
        UsageMessage.unknownOptionNear, ["word": word, "command": command, "nearest": nearest])
    case .unknownOption(let word, let command, nil):
      phrases(UsageMessage.unknownOption, ["word": word, "command": command]) + more(command)
    case .unknownChoice(let word, let choices): unknown(word, choices)
    case .missingArgument(let kind, let command):
      phrases(
        UsageMessage.missingArgument,
        [
          "command": command, "argument": kind.placeholder,
          "example": Self.words(after: command) ?? kind.example,
        ])
    case .needlessArgument(let word, let command): needless(word, command)
    case .repeatedOption, .missingValue, .needlessValue, .conflict, .notANumber, .missingOption:
      optionText(of: error)
    case .neededOption(let name, let command):
      phrases(
        UsageMessage.neededOption,
        [
          "command": command, "option": name.synopsis,
          "example": Self.words(after: command) ?? name.value?.example ?? "",
        ])
    case .notAMood(let word): phrases(UsageMessage.notAMood, ["word": word])
    case .daysInReverse: phrases(UsageMessage.daysInReverse)
    case .unknownEnding(let ending, let formats):
      phrases(UsageMessage.unknownEnding, ["ending": ending, "formats": list(formats)])
    case .noQuestion(let word): phrases(UsageMessage.noQuestion, ["word": word])
    case .nothingToEdit: phrases(UsageMessage.nothingToEdit)
    }
  }

  private func unknown(_ word: String, _ choices: [String]) -> String {
    guard let nearest = EditDistance.nearest(to: word, among: choices) else {
      return phrases(UsageMessage.unknownChoice, ["word": word, "choices": list(choices)])
    }
    return phrases(
      UsageMessage.unknownChoiceNear,
      ["word": word, "choices": list(choices), "nearest": nearest])
  }

  /// What stands in the command's first example: one value alone may not be all that is missing.
  private static func words(after command: String) -> String? {
    let declarations = CommandName.allCases.lazy.map(\.declaration)
    let examples = declarations.flatMap { $0.examples + $0.verbs.flatMap(\.examples) }
    guard let example = examples.first(where: { $0.words.hasPrefix(command + " ") }) else {
      return nil
    }
    return String(example.words.utf8.dropFirst(command.utf8.count + 1))
  }

  private func optionText(of error: UsageError) -> String {
    switch error {
    case .repeatedOption(let name):
      phrases(UsageMessage.repeatedOption, ["option": name.spelling])
    case .missingValue(let name):
      phrases(
        UsageMessage.missingValue,
        ["option": name.spelling, "example": name.value?.example ?? ""])
    case .needlessValue(let name):
      phrases(UsageMessage.needlessValue, ["option": name.spelling])
    case .conflict(let name, let other):
      phrases(UsageMessage.conflict, ["option": name.spelling, "other": other])
    case .missingOption(let other, let name):
      phrases(
        UsageMessage.missingOption, ["option": name.spelling, "other": other.spelling])
    case .notANumber(let word, let name):
      phrases(UsageMessage.notANumber, ["option": name.spelling, "word": word])
    default: ""
    }
  }

  /// `--at yesterday 20:00` is the usual way to one word too many, a text without quotes another.
  private func needless(_ word: String, _ command: String) -> String {
    if let example = Self.quoted(after: command) {
      return phrases(
        UsageMessage.needlessWordQuotes, ["word": word, "command": command, "example": example])
    }
    let looksLikeTime = word.utf8.contains(UInt8(ascii: ":")) || word == "ago"
    guard looksLikeTime else {
      return phrases(UsageMessage.needlessArgument, ["word": word, "command": command])
        + more(command)
    }
    return phrases(UsageMessage.needlessArgumentQuotes, ["word": word, "command": command])
  }

  /// What may be a text of several words, as the command's own example has it.
  private static func quoted(after command: String) -> String? {
    switch command {
    case "remind add", "schedule add", "schedule edit", "schedule week": words(after: command)
    case "config set": "quiet \"mon-fri 22:00-07:00\""
    default: nil
    }
  }

  private func list(_ words: [String]) -> String { words.joined(separator: ", ") }

  private func more(_ command: String?) -> String {
    let command = command?.split(separator: " ").first.map(String.init) ?? ""
    let line = phrases(UsageMessage.moreHelp, ["command": command])
    return "\n" + line.split(separator: " ").joined(separator: " ")
  }
}
