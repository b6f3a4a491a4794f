import Nouns
import Time
import Views
import Wire

/// The command that a line from a phone asks for: only what undo takes back, and never what has to be
/// confirmed.
enum PhoneCommandLine {
  /// Why nothing is done.
  enum Fault: Error, Equatable {
    case optionNotFromPhone(String)
    /// Such as an amount.
    case missing(String)
    /// A command that a phone cannot give.
    case notFromPhone(String)
    /// A number that may be anything.
    case bareNumber(String)
    /// A mark that no other one ends.
    case unended
    /// No command, and no food.
    case unknown(String)
    case usage(UsageError)
  }

  /// The commands that a phone can give, with their options.
  static let commands: [(command: any Command.Type, verbs: [String?], options: [OptionName])] = [
    (StartCommand.self, [nil], [.at, .ago, .until, .open, .note, .mood]),
    (StopCommand.self, [nil], [.at, .ago, .note, .mood, .reason]),
    (GoalCommand.self, [nil], [.until]),
    (NoteCommand.self, [nil], []),
    (WeightCommand.self, [nil], [.at, .ago, .note]),
    (MealCommand.self, [nil, "again", "yesterday", "copy"], [.at, .slot, .keepFast]),
    (DrinkCommand.self, [nil], [.at, .ago]),
    (DayCommand.self, ["complete", "reopen"], []),
    (UndoCommand.self, [nil], []),
    (RedoCommand.self, [nil], []),
  ]

  /// The words of the command line that a line stands for. With `isGuess` it does not say which command
  /// is meant, but what was eaten or drunk.
  static func words(_ text: String) throws(Fault) -> (words: [String], isGuess: Bool) {
    guard var line = SpokenLine(text) else { throw .unended }
    guard let first = line.words.first else { throw .unknown(text) }
    if line.words.count == 1, isNumber(first) { throw .bareNumber(first) }
    guard let command = command(named: first) else {
      if isShortcut(line.words) {
        try check(line.words)
        return (line.words, false)
      }
      line.takeTime(behindCommand: false)
      guard !line.words.isEmpty else { throw .unknown(text) }
      let name = isPoured(line.words) ? DrinkCommand.name : MealCommand.name
      return ([name] + time(line) + ["--", line.words.joined(separator: " ")], true)
    }
    guard let row = commands.first(where: { $0.command == command }) else {
      throw .notFromPhone(command.name)
    }
    if row.options.contains(.at), command != StopCommand.self {
      line.takeTime(behindCommand: true, besidesGoal: command == StartCommand.self)
    }
    let words = [command.name] + time(line) + line.words.dropFirst()
    try check(words)
    return (words, false)
  }

  private static func time(_ line: SpokenLine) -> [String] {
    line.time.map { [OptionName.at.spelling, $0] } ?? []
  }

  private static func command(named word: String) -> (any Command.Type)? {
    let word = word.lowercased()
    return Commands.named(word)
      ?? Lexicon.commands["commands"].thing(called: word).flatMap(Commands.named)
  }

  private static func isNumber(_ text: String) -> Bool {
    text.allSatisfy { $0.isNumber || ".,".contains($0) }
  }

  private static let volumes: Set = ["ml", "cl", "dl", "l"]

  /// `300ml water`, `0,3 l Tee`.
  private static func isPoured(_ words: [String]) -> Bool {
    let first = words[0].lowercased()
    let unit = first.drop { $0.isNumber || ".,".contains($0) }
    guard unit.count < first.count else { return false }
    return volumes.contains(unit.isEmpty && words.count > 1 ? words[1].lowercased() : String(unit))
  }

  /// `16:8`, `+1h`, `82,4 kg`, `omad`.
  private static func isShortcut(_ words: [String]) -> Bool {
    let first = words[0].lowercased()
    guard
      first.first.map({ $0.isNumber || "+-\u{2212}".contains($0) }) == true
        || CompletionWords.nicknames.contains(first), let request = try? Parser.parse(words)
    else { return false }
    if request.command == StartCommand.self {
      guard let argument = request.arguments.first, request.arguments.count == 1 else {
        return false
      }
      return (try? GoalOrder(typed: argument)) != nil
    }
    return request.command == WeightCommand.self || request.command == GoalCommand.self
  }

  private static func check(_ words: [String]) throws(Fault) {
    let request: Request
    do throws(UsageError) { request = try Parser.parse(words) } catch { throw .usage(error) }
    let name = ([request.command.name] + [request.verb].compactMap(\.self)).joined(separator: " ")
    guard let row = commands.first(where: { $0.command == request.command }),
      row.verbs.contains(request.verb)
    else { throw .notFromPhone(name) }
    for given in request.options where !row.options.contains(given.name) {
      throw .optionNotFromPhone(given.name.spelling)
    }
    guard needsNothing(request) else { throw .missing(name) }
  }

  /// Commands that only show something are of no use here, and one word undoes one step.
  private static func needsNothing(_ request: Request) -> Bool {
    switch request.command {
    case is WeightCommand.Type, is DrinkCommand.Type: !request.arguments.isEmpty
    // A number is one of a list that nobody has seen on a phone.
    case is MealCommand.Type:
      request.verb != nil
        || request.arguments.first.map { Int($0) == nil && !isNumber($0) } ?? false
    case is UndoCommand.Type, is RedoCommand.Type: request.arguments.isEmpty
    default: true
    }
  }
}
