import Nouns
import Time
import Views
import Wire

/// The command that a line from a phone asks for: only what undo takes back, and never what has to be
/// confirmed.
enum PhoneCommandLine {
  /// Why nothing is done.
  enum Fault: Error, Equatable {
    /// A command that a phone cannot give, or an option of one.
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
    guard var words = Self.split(text) else { throw .unended }
    if words.first?.lowercased() == "fastctl" { words.removeFirst() }
    guard let first = words.first else { throw .unknown(text) }
    if words.count == 1, isNumber(first) { throw .bareNumber(first) }
    if let command = command(named: first) {
      guard commands.contains(where: { $0.command == command }) else {
        throw .notFromPhone(command.name)
      }
      words[0] = command.name
    } else if !isShortcut(words) {
      let rest = words.joined(separator: " ")
      return ([isPoured(words) ? DrinkCommand.name : MealCommand.name, "--", rest], true)
    }
    try check(words)
    return (words, false)
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
      row.verbs.contains(request.verb), needsNothing(request)
    else { throw .notFromPhone(name) }
    for given in request.options where !row.options.contains(given.name) {
      throw .notFromPhone("\(name) \(given.name.spelling)")
    }
  }

  /// Commands that only show something are of no use here, and one word undoes one step.
  private static func needsNothing(_ request: Request) -> Bool {
    switch request.command {
    case is WeightCommand.Type, is DrinkCommand.Type: !request.arguments.isEmpty
    // A number is one of a list that nobody has seen on a phone.
    case is MealCommand.Type:
      request.verb != nil || request.arguments.first.map { !isNumber($0) } ?? false
    case is UndoCommand.Type, is RedoCommand.Type: request.arguments.isEmpty
    default: true
    }
  }

  // MARK: Words

  private static let quotes: [Character: Character] = ["\"": "\"", "“": "”", "„": "“", "«": "»"]

  /// As people type them: an apostrophe is one, and what stands in quotation marks belongs together.
  static func split(_ text: String) -> [String]? {
    var (words, word, end): ([String], String?, Character?) = ([], nil, nil)
    for letter in text {
      if let closing = end {
        if letter == closing || closing == "“" && letter == "”" {
          end = nil
        } else {
          word = (word ?? "") + String(letter)
        }
      } else if let closing = quotes[letter] {
        (end, word) = (closing, word ?? "")
      } else if letter.isWhitespace {
        if let found = word { words.append(found) }
        word = nil
      } else {
        word = (word ?? "") + String(letter)
      }
    }
    guard end == nil else { return nil }
    return words + (word.map { [$0] } ?? [])
  }
}
