import Views

/// What `--help` prints: the overview, or one command.
struct HelpPage {
  private let phrases: Phrases
  private let screen: Screen
  private var page: Page
  /// Where the meanings begin, on the whole page.
  private var column = 0

  private static let usualWidth = 80
  /// Longer lines are hard to read.
  private static let mostWidth = 100

  init(_ phrases: Phrases, on screen: Screen) {
    self.phrases = phrases
    var screen = screen
    if !screen.isLinear {
      screen.width = min(screen.width ?? Self.usualWidth, Self.mostWidth)
    }
    self.screen = screen
    page = Page(on: screen)
  }

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

  private mutating func addOverview() {
    let groups: [(heading: HelpMessage, rows: [Row])] = CommandGroup.allCases.map { group in
      (group.heading, group.commands.map { ($0.rawValue, translate($0.declaration.summary)) })
    }
    let options = rows(of: Overview.globals)
    let values: [Row] = Overview.grammar.map { ($0.name, translate($0.meaning)) }
    let codes: [Row] = ExitCode.allCases.map { ("\($0.rawValue)", phrases($0.meaning)) }
    column = meaningColumn(for: groups.flatMap(\.rows) + options + values + codes)
    add([("", ["[COMMAND]", "[ARGUMENTS]", "[OPTIONS]"])])
    for group in groups { add(group.rows, under: group.heading) }
    add(options, under: .options)
    add(values, under: .values)
    add(Overview.begin)
    add(codes, under: .exitCodes)
    page.add("")
    page.add(paragraph: phrases(HelpMessage.closing))
  }

  // MARK: One command

  static func page(
    of declaration: Declaration, verb: Declaration? = nil, _ phrases: Phrases, on screen: Screen
  ) -> String {
    var help = Self(phrases, on: screen)
    if let verb {
      help.add(verb, path: "\(declaration.name) \(verb.name)")
    } else {
      help.add(declaration, path: declaration.name)
    }
    return help.page.text
  }

  private mutating func add(_ declaration: Declaration, path: String) {
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

  private mutating func add(_ examples: [Declaration.Example]) {
    add(heading: phrases(HelpMessage.examples))
    for example in examples {
      page.add("  fastctl " + example.words)
      page.add(translate(example.meaning), after: Self.blank(6), width: 6)
    }
  }

  private typealias Row = (label: String, meaning: String)

  private func rows(of options: [Declaration.Option]) -> [Row] {
    options.map { option in
      let letter = option.name.letter.map { "-\($0), " } ?? ""
      return (letter + option.name.synopsis, translate(option.meaning))
    }
  }

  /// A label that is wider than others has its meaning below it.
  private func meaningColumn(for rows: [Row]) -> Int {
    let width = screen.width ?? Self.usualWidth
    let fitting = rows.map(\.label.cells).filter { $0 <= width * 2 / 5 }
    let column = (fitting.max() ?? 0) + 2 * Self.gap
    return width - column < Self.leastMeaning ? 2 * Self.gap : column
  }

  private static let gap = 2
  private static let leastMeaning = 20

  private mutating func add(_ row: Row) {
    guard !screen.isLinear else { return page.add("\(row.label): \(row.meaning)") }
    let gap = column - row.label.cells - Self.gap
    let label = Self.blank(Self.gap) + row.label
    if gap >= Self.gap {
      page.add(row.meaning, after: label + Self.blank(gap), width: column)
    } else {
      page.add(label)
      page.add(row.meaning, after: Self.blank(column), width: column)
    }
  }

  private static func blank(_ cells: Int) -> String { String(repeating: " ", count: cells) }
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
