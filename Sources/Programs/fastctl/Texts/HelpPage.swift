import Time
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

  private func translate(_ text: String) -> String { phrases(Phrase(rawValue: text)) }

  // MARK: The overview

  static func overview(_ phrases: Phrases, on screen: Screen) -> String {
    var help = Self(phrases, on: screen)
    help.addOverview()
    return help.page.text
  }

  private mutating func addOverview() {
    let groups: [(heading: CommandGroup, rows: [Row])] = CommandGroup.allCases.map { group in
      (group, group.commands.map { ($0.name, translate($0.declaration.summary)) })
    }
    let options = rows(of: Overview.globals)
    let values: [Row] = Overview.grammar.map {
      (phrases($0.kind.placeholder), translate($0.meaning))
    }
    let codes: [Row] = ExitCode.allCases.map { ("\($0.rawValue)", phrases($0.meaning)) }
    column = meaningColumn(for: groups.flatMap(\.rows) + options + values + codes)
    let parts: [PlaceholderMessage] = [.command, .arguments, .options]
    add([("", parts.map { "[\(phrases($0))]" })])
    for group in groups { add(group.rows, under: group.heading) }
    add(options, under: HelpMessage.options)
    add(values, under: HelpMessage.values)
    add(Overview.begin)
    add(codes, under: HelpMessage.exitCodes)
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
    column = meaningColumn(for: ([declaration] + verbs).flatMap { rows(of: $0.options) })
    var usage: [Usage] = declaration.isLeaf ? [(path, synopsis(declaration))] : []
    usage += verbs.map { ("\(path) \($0.name)", synopsis($0)) }
    add(usage)
    page.add("")
    page.add(paragraph: translate(declaration.summary) + ".")
    for detail in declaration.details { page.add(paragraph: translate(detail)) }
    if !declaration.options.isEmpty {
      add(rows(of: declaration.options), under: HelpMessage.options)
    }
    for verb in verbs {
      add(heading: "\(path) \(verb.name)")
      page.add(translate(verb.summary), after: "  ", width: 2)
      for row in rows(of: verb.options) { add(row) }
    }
    add(declaration.examples)
  }

  private typealias Usage = (path: String, words: [String])

  private mutating func add(_ lines: [Usage]) {
    let label = phrases(HelpMessage.usage) + ": "
    for (number, line) in lines.enumerated() {
      let margin = number == 0 ? label : Self.blank(label.cells)
      let begin = margin + (["fastctl", line.path].filter { !$0.isEmpty }.joined(separator: " "))
      let words = line.words.joined(separator: " ")
      if screen.isLinear || words.isEmpty {
        page.add(words.isEmpty ? begin : begin + " " + words)
      } else {
        page.add(words, after: begin + " ", width: begin.cells + 1)
      }
    }
  }

  /// What follows its name: `[GOAL]`, `[--at TIME]`, …
  private func synopsis(_ declaration: Declaration) -> [String] {
    declaration.arguments.map { $0.synopsis(phrases) }
      + declaration.options.map { "[\($0.name.synopsis(phrases))]" }
  }

  // MARK: Parts

  private mutating func add(heading text: String) {
    page.add("")
    page.add(heading: text + ":")
  }

  private mutating func add(_ rows: [Row], under heading: some Message) {
    add(heading: phrases(heading))
    for row in rows { add(row) }
  }

  /// What it takes, where those are a few words of the person's own language.
  private func words(of option: OptionName) -> String {
    guard let kind = option.value, kind.isClosed, kind.terms.contains(where: \.isTranslated) else {
      return ""
    }
    return " (" + kind.terms.map { $0.shown(phrases) }.joined(separator: ", ") + ")"
  }

  private mutating func add(_ examples: [Declaration.Example]) {
    add(heading: phrases(HelpMessage.examples))
    for example in examples {
      page.add("  fastctl " + example.words(phrases))
      page.add(translate(example.meaning), after: Self.blank(6), width: 6)
    }
  }

  private typealias Row = (label: String, meaning: String)

  private func rows(of options: [Declaration.Option]) -> [Row] {
    options.map { option in
      let letter = option.name.letter.map { "-\($0), " } ?? ""
      return (
        letter + option.name.synopsis(phrases),
        translate(option.meaning) + words(of: option.name)
      )
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

  case closing =
    "Commands can be abbreviated as long as the abbreviation is unambiguous. More: man fastctl"
}
