import Time
import Views

/// Finds commands.
enum Commands {
  static var all: [any Command.Type] { CommandGroup.allCases.flatMap(\.commands) }

  /// Compared one by one: a table of all names costs more than it saves.
  static func named(_ name: String) -> (any Command.Type)? {
    for group in CommandGroup.allCases {
      if let command = group.commands.first(where: { $0.name == name }) { return command }
    }
    return nil
  }

  /// By its name, the beginning of it, or what people call it elsewhere where that does no harm.
  static func typed(
    _ word: String, forHelp: Bool = false
  ) throws(UsageError) -> any Command.Type {
    if let command = named(word) ?? settled(word) { return command }
    let all = all
    if let name = try Parser.unique(word, among: all.map { $0.name }), let command = named(name) {
      return command
    }
    guard let command = all.first(where: { $0.term.fits(word) }) else {
      throw .unknownCommand(word, nearest: all.map { $0.term }.nearest(to: word)?.word)
    }
    guard command.onlyLooks || forHelp else {
      throw .unknownCommand(word, nearest: command.name)
    }
    return command
  }

  /// A beginning of several names that means the harmless one.
  private static func settled(_ beginning: String) -> (any Command.Type)? {
    switch beginning {
    case "st", "sta": StatusCommand.self
    // It meant this one before there were meals.
    case "me": MenuCommand.self
    // And this one before there was a screen.
    case "u": UndoCommand.self
    // These before there were several machines.
    case "con", "conf": ConfigCommand.self
    case "res": RestoreCommand.self
    default: nil
    }
  }
}

extension Declaration {
  /// The verb that a word is, or the beginning of, or another word for it where that does no harm.
  func verb(typed word: String, forHelp: Bool = false) throws(UsageError) -> Declaration {
    let name = try Parser.unique(word, among: verbs.map(\.name))
    if let verb = verbs.first(where: { $0.name == name }) { return verb }
    guard !verbs.isEmpty else { throw .needlessArgument(word, of: self.name) }
    let terms = visibleVerbs.map { Term($0, typedAs: Lexicon.commands["verbs"]) }
    let meant = terms.term(for: word)
    if let meant, forHelp || Self.lookingVerbs.contains(meant.word),
      let verb = verbs.first(where: { $0.name == meant.word })
    {
      return verb
    }
    throw .unknownVerb(
      word, of: self.name, among: visibleVerbs,
      nearest: (meant ?? terms.nearest(to: word))?.word)
  }

  /// Which only show something, whatever command they are of.
  private static let lookingVerbs = ["list", "get", "status", "plan"]
}

extension [Term] {
  /// The one that was most likely meant; what is shorter than three letters resembles too much.
  func nearest(to text: String) -> Term? {
    let text = text.lowercased()
    let words = flatMap(\.words).filter { $0.count > 2 }.map { $0.lowercased() }
    guard let word = EditDistance.nearest(to: text, among: words) else { return nil }
    return term(for: word)
  }
}

extension Lexicon {
  /// The words people type for commands, verbs, options, and parts of these.
  static let commands = Lexicon(Texts.ofLanguages, named: "commands.words")
}
