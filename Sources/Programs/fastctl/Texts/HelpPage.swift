import Views

/// What `--help` prints: the overview, or one command.
struct HelpPage {
  let phrases: Phrases
  /// Whether a voice reads it: then nothing stands in columns.
  var isLinear = false

  private func translate(_ text: String) -> String { phrases(DeclaredText(rawValue: text)) }

  // MARK: The overview

  func overview() -> String {
    let parts: [PlaceholderMessage] = [.command, .arguments, .options]
    let words = parts.map { "[\(phrases($0))]" }.joined(separator: " ")
    var text = "\(phrases(HelpMessage.usage)): fastctl \(words)\n"
    for group in CommandGroup.allCases {
      text += heading(group.heading)
      text += table(
        group.commands.map { ($0.rawValue, translate($0.declaration.summary)) })
    }
    text += heading(.options) + options(Overview.globals)
    text += heading(.values)
    text += table(Overview.grammar.map { (phrases($0.name), translate($0.meaning)) })
    text += heading(.examples) + examples(Overview.begin)
    text += heading(.exitCodes) + exitCodes()
    return text + "\n" + phrases(HelpMessage.closing) + "\n"
  }

  private func exitCodes() -> String {
    table(ExitCode.allCases.map { ("\($0.rawValue)", phrases($0.meaning)) })
  }

  // MARK: One command

  func page(of declaration: Declaration, verb: Declaration? = nil) -> String {
    guard let verb else { return page(of: declaration, path: declaration.name) }
    return page(of: verb, path: "\(declaration.name) \(verb.name)")
  }

  private func page(of declaration: Declaration, path: String) -> String {
    var text = usage(declaration, path: path)
    text += "\n\(translate(declaration.summary)).\n"
    for detail in declaration.details {
      text += filled(translate(detail).split(separator: " "))
    }
    if !declaration.options.isEmpty {
      text += heading(.options) + options(declaration.options)
    }
    for verb in declaration.verbs where !verb.isHidden {
      text += "\n\(path) \(verb.name):\n" + verbLines(verb)
    }
    text += heading(.examples) + examples(declaration.examples)
    return text
  }

  private func verbLines(_ verb: Declaration) -> String {
    var text = "  \(translate(verb.summary))\n"
    if !verb.options.isEmpty { text += options(verb.options) }
    return text
  }

  private func usage(_ declaration: Declaration, path: String) -> String {
    let verbs = declaration.verbs.filter { !$0.isHidden }
    let lines =
      (declaration.isLeaf ? [(path: path, words: synopsis(declaration))] : [])
      + verbs.map { (path: "\(path) \($0.name)", words: synopsis($0)) }
    let label = "\(phrases(HelpMessage.usage)): "
    let margin = String(repeating: " ", count: label.count)
    return lines.enumerated().map { number, line in
      filled(line.words, after: (number == 0 ? label : margin) + "fastctl \(line.path) ")
    }.joined()
  }

  /// What follows its name: `[GOAL]`, `[--at TIME]`, ...
  private func synopsis(_ declaration: Declaration) -> [String] {
    declaration.arguments.map { $0.synopsis(phrases) }
      + declaration.options.map { "[\($0.name.synopsis(phrases))]" }
  }

  // MARK: Parts

  private func heading(_ message: HelpMessage) -> String { "\n\(phrases(message)):\n" }

  private func options(_ options: [Declaration.Option]) -> String {
    table(
      options.map { option in
        let letter = option.name.letter.map { "-\($0), " } ?? ""
        return (letter + option.name.synopsis(phrases), translate(option.meaning))
      })
  }

  private func examples(_ examples: [Declaration.Example]) -> String {
    examples.map { "  fastctl \($0.words(phrases))\n      \(translate($0.meaning))\n" }.joined()
  }

  private func table(_ rows: [(String, String)]) -> String {
    guard !isLinear else { return rows.map { "\($0): \($1)\n" }.joined() }
    let width = rows.map(\.0.count).max() ?? 0
    return rows.map { left, right in
      let gap = String(repeating: " ", count: width - left.count + 2)
      return filled(right.split(separator: " "), after: "  \(left)\(gap)")
    }.joined()
  }

  /// As many words in a line as 80 cells take; the lines after the first begin below it.
  private func filled(_ words: [some StringProtocol], after label: String = "") -> String {
    var text = ""
    var line = label
    for word in words {
      let isFirst = line.count == label.count
      if !isFirst, line.count + 1 + word.count > 80 {
        text += line + "\n"
        line = String(repeating: " ", count: label.count)
      } else if !isFirst {
        line += " "
      }
      line += word
    }
    return text + (words.isEmpty ? String(label.dropLast()) : line) + "\n"
  }
}

/// What a help page says beside the declarations.
enum HelpMessage: String, Message {
  case usage = "Usage"
  case options = "Options"
  case values = "Values"
  case examples = "Examples"
  case exitCodes = "Exit codes"

  case fast = "Fasting"
  case correcting = "Corrections"
  case looking = "History and charts"
  case planning = "Planning"
  case program = "Diet program"
  case bar = "Status bar and desktop"
  case data = "Your data"
  case beginning = "Getting started"
  case daemon = "Settings and service"

  case done = "Done"
  case refused = "Refused; the reason is on standard error"
  case notUnderstood = "The command line was not understood"
  case unreachable = "The daemon cannot be reached"
  case notFound = "Not found"

  case closing = "Commands can be abbreviated as long as they are unambiguous. More: man fastctl"
}

/// A text of a declaration; its translation is found by the text itself.
struct DeclaredText: Message {
  let rawValue: String

  static var allCases: [DeclaredText] {
    let texts = CommandName.allCases.flatMap { $0.declaration.texts } + Overview.texts
    return texts.map(DeclaredText.init(rawValue:))
  }
}
