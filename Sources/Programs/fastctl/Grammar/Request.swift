import Views

/// What a person asked for, as words that fit the command's declaration.
struct Request: Equatable, Sendable {
  var command: any Command.Type
  /// False where `status` is meant because nothing was said.
  var isNamed = true
  /// The command's verb, for one that has verbs.
  var verb: String?
  var arguments: [String] = []
  var options: [Given] = []

  struct Given: Equatable, Sendable {
    var name: OptionName
    var value: String?
  }

  static func == (left: Request, right: Request) -> Bool {
    left.command == right.command && left.isNamed == right.isNamed && left.verb == right.verb
      && left.arguments == right.arguments && left.options == right.options
  }

  func has(_ name: OptionName) -> Bool {
    options.contains { $0.name == name }
  }

  func value(_ name: OptionName) -> String? {
    for given in options where given.name == name { return given.value }
    return nil
  }
}

/// Why words are no request; the sentences are made at the edge.
enum UsageError: Error, Equatable, Sendable {
  case unknownCommand(String, nearest: String?)
  /// The beginning of several commands, verbs or options.
  case ambiguous(String, among: [String])
  case missingVerb(String, among: [String])
  case unknownVerb(String, of: String, among: [String], nearest: String?)
  case unknownOption(String, of: String, nearest: String?)
  case repeatedOption(OptionName)
  case missingValue(OptionName)
  case needlessValue(OptionName, String)
  case missingArgument(ValueKind, of: String)
  case needlessArgument(String, of: String)
  case unknownChoice(String, among: [Term])
  case conflict(OptionName, String)
  case notANumber(String, OptionName)
  case notACount(String, of: String)
  case tooMany(String, limit: Int64)
  case noQuestion(String)
  /// The name of a format in the place of a file.
  case formatAsFile(String)
  /// No format has such files.
  case unknownEnding(String, among: [String])
  /// The option says something about another one that was not given.
  case missingOption(OptionName, for: OptionName)
  /// The command does nothing without it.
  case neededOption(OptionName, of: String)
  /// Nor without one of the two.
  case neededEither(OptionName, OptionName, of: String)
  /// No number from 1 to 5.
  case notAMood(String)
  /// `--to` is before `--from`.
  case daysInReverse
  /// `edit` without anything to correct.
  case nothingToEdit
}
