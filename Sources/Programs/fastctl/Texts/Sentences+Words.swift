import Time
import Views

/// What is said about the words of a command line.
extension Sentences {
  func text(of error: UsageError) -> String {
    switch error {
    case .unknownCommand, .unknownVerb, .ambiguous, .missingVerb: commandText(of: error)
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
          "command": command, "argument": phrases(kind.placeholder),
          "example": words(after: command) ?? kind.example(phrases),
        ])
    case .needlessArgument(let word, let command): needless(word, command)
    case .repeatedOption, .missingValue, .needlessValue, .conflict, .notANumber, .missingOption,
      .neededEither:
      optionText(of: error)
    case .neededOption(let name, let command):
      phrases(
        UsageMessage.neededOption,
        [
          "command": command, "option": name.synopsis(phrases),
          "example": words(after: command) ?? name.value?.example(phrases) ?? "",
        ])
    case .notACount(let word, let command):
      phrases(UsageMessage.notACount, ["word": word, "command": command])
    case .tooMany(let word, let limit):
      phrases(UsageMessage.tooMany, ["word": word, "limit": "\(limit)"])
    case .notAMood(let word): phrases(UsageMessage.notAMood, ["word": word])
    case .daysInReverse: phrases(UsageMessage.daysInReverse)
    case .formatAsFile(let word): phrases(UsageMessage.formatAsFile, ["word": word])
    case .unknownEnding(let ending, let formats):
      phrases(UsageMessage.unknownEnding, ["ending": ending, "formats": list(formats)])
    case .noQuestion(let word): phrases(UsageMessage.noQuestion, ["word": word])
    case .nothingToEdit: phrases(UsageMessage.nothingToEdit)
    }
  }

  private func commandText(of error: UsageError) -> String {
    switch error {
    case .unknownCommand(let word, let nearest?):
      phrases(UsageMessage.unknownCommandNear, ["word": word, "nearest": nearest])
    case .unknownCommand(let word, nil):
      phrases(UsageMessage.unknownCommand, ["word": word]) + more(nil)
    case .unknownVerb(let word, let command, _, let nearest?):
      phrases(
        UsageMessage.unknownCommandNear,
        ["word": "\(command) \(word)", "nearest": "\(command) \(nearest)"])
    case .unknownVerb(let word, let command, let verbs, nil):
      phrases(
        UsageMessage.unknownVerb, ["word": word, "command": command, "verbs": list(verbs)])
        + more(command)
    case .ambiguous(let word, let names):
      phrases(UsageMessage.ambiguous, ["word": word, "candidates": either(of: names)])
    case .missingVerb(let command, let verbs):
      phrases(UsageMessage.missingVerb, ["command": command, "verbs": list(verbs)])
        + more(command)
    default: ""
    }
  }

  private func unknown(_ word: String, _ choices: [Term]) -> String {
    let shown = list(choices.map { $0.shown(phrases) })
    guard let nearest = choices.nearest(to: word) else {
      return phrases(UsageMessage.unknownChoice, ["word": word, "choices": shown])
    }
    return phrases(
      UsageMessage.unknownChoiceNear,
      ["word": word, "choices": shown, "nearest": nearest.shown(phrases)])
  }

  private static func declaration(of command: String) -> Declaration? {
    let words = command.split(separator: " ").map(String.init)
    let declaration = words.first.flatMap(Commands.named)?.declaration
    guard words.count > 1 else { return declaration }
    return declaration?.verbs.first { $0.name == words[1] }
  }

  /// What stands in the command's first example: one value alone may not be all that is missing.
  private func words(after command: String) -> String? {
    let name = command.split(separator: " ").first.map(String.init) ?? ""
    let declaration = Commands.named(name)?.declaration
    let examples = declaration.map { $0.examples + $0.verbs.flatMap(\.examples) } ?? []
    guard let example = examples.first(where: { $0.words.hasPrefix(command + " ") }) else {
      return nil
    }
    return String(example.words(phrases).utf8.dropFirst(command.utf8.count + 1))
  }

  private func optionText(of error: UsageError) -> String {
    switch error {
    case .repeatedOption(let name):
      phrases(UsageMessage.repeatedOption, ["option": name.spelling])
    case .missingValue(let name):
      phrases(
        UsageMessage.missingValue,
        ["option": name.spelling, "example": name.value?.example(phrases) ?? ""])
    case .needlessValue(let name, let word):
      phrases(UsageMessage.needlessValue, ["option": name.spelling, "word": word])
    case .conflict(let name, let other):
      phrases(UsageMessage.conflict, ["option": name.spelling, "other": other])
    case .missingOption(let other, let name):
      phrases(
        UsageMessage.missingOption, ["option": name.spelling, "other": other.spelling])
    case .neededEither(let name, let other, let command):
      phrases(
        UsageMessage.neededEither,
        [
          "command": command, "option": name.synopsis(phrases), "other": other.synopsis(phrases),
          "example": words(after: command) ?? "",
        ])
    case .notANumber(let word, let name):
      phrases(UsageMessage.notANumber, ["option": name.spelling, "word": word])
    default: ""
    }
  }

  /// `--at yesterday 20:00` is the usual way to one word too many, a text without quotes another.
  private func needless(_ word: String, _ command: String) -> String {
    let takesNone = Self.declaration(of: command)?.arguments.isEmpty ?? true
    let sentence = phrases(
      takesNone ? UsageMessage.needlessArgument : .extraArgument,
      ["word": word, "command": command])
    if let example = quoted(after: command) {
      return sentence + " "
        + phrases(UsageMessage.quoteText, ["command": command, "example": example])
    }
    let looksLikeTime = word.utf8.contains(UInt8(ascii: ":")) || word == "ago"
    return sentence + (looksLikeTime ? " " + phrases(UsageMessage.quoteTime) : more(command))
  }

  /// What may be a text of several words, as the command's own example has it.
  private func quoted(after command: String) -> String? {
    switch command {
    case "remind add", "schedule add", "schedule edit", "schedule week": words(after: command)
    case "config set": "quiet \"mon-fri 22:00-07:00\""
    default: nil
    }
  }

  private func list(_ words: [String]) -> String { words.joined(separator: ", ") }

  /// `start, stop or stats`.
  private func either(of words: [String]) -> String {
    guard words.count > 1, let last = words.last else { return list(words) }
    return phrases(UsageMessage.either, ["words": list(words.dropLast()), "last": last])
  }

  private func more(_ command: String?) -> String {
    let line = phrases(UsageMessage.moreHelp, ["command": command ?? ""])
    return example(after: command) + "\n" + line.split(separator: " ").joined(separator: " ")
  }

  /// A command's own words say sooner than its help what would be right.
  private func example(after command: String?) -> String {
    guard let command, let words = words(after: command) else { return "" }
    return "\n" + phrases(UsageMessage.example, ["command": command, "example": words])
  }
}
