import Nouns
import Time
package import Wire

/// The screen of `fastctl ui` as a value: what is shown, and what a key makes of it.
///
/// It does nothing by itself. What is to be done comes back as wishes, and what came of them is
/// told to it.
package struct Notebook: Sendable {
  /// The actions that it asks for.
  package enum Wish: Equatable, Sendable {
    /// The page again, as `page`, `part`, `shape` and `filter` say.
    case load
    /// The same with more lines.
    case more
    /// The output of a command, to be read over the page.
    case read([String])
    /// A command of fastctl by its words.
    case run([String])
    case pointer(Bool)
    /// The whole screen again.
    case redraw
    case leave
  }

  /// The text being typed, and its purpose.
  struct Prompt: Equatable, Sendable {
    enum Purpose: Equatable, Sendable {
      case command, filter
      /// One key chooses the value of an option behind these words.
      case digit([String], of: DigitChoice)
      /// The text stands behind these words, as the value of an option.
      case value([String], option: String)
    }

    var purpose: Purpose
    var line = TypedLine()
  }

  /// A text to be read over the page.
  struct Reading: Equatable, Sendable {
    enum Subject: Equatable, Sendable {
      case keys, answer, why
      /// One line of the page, by its name.
      case entry(String)
    }

    var sheet: NotebookSheet
    let subject: Subject

    init(_ text: String, of subject: Subject) {
      sheet = NotebookSheet(NotebookBody(text))
      self.subject = subject
    }
  }

  /// The answer to a command, until the next key.
  struct Answer: Equatable, Sendable {
    var command: String?
    var lines: [String]
  }

  package var phrases: Phrases
  /// Whether only one thing is followed: no tabs, and no other pages.
  package let isBare: Bool
  package private(set) var columns: Int
  package private(set) var rows: Int
  /// The abilities of the terminal beside letters.
  package let screen: Screen

  package internal(set) var page: NotebookPage
  /// Which month, day or chart, from 0 on.
  package internal(set) var part = 0
  /// Which of the page's views, from 0 on.
  package internal(set) var shape = 0
  package internal(set) var filter = ""
  package internal(set) var isPointerOn = false
  /// Where nobody looks, nothing need be drawn.
  package internal(set) var isFocused = true
  package var isAway = false
  /// The one that runs, as it was heard of last.
  package var fast: RunningFast?

  var sheet = NotebookSheet()
  var reading: Reading?
  var prompt: Prompt?
  /// The command to run if they say yes.
  var question: [String]?
  var answer: Answer?
  /// Of one that is bare: whether its keys are named below it.
  var hasFoot = true

  package init(
    _ phrases: Phrases, on screen: Screen, columns: Int, rows: Int, page: NotebookPage = .now,
    isBare: Bool = false
  ) {
    self.phrases = phrases
    self.screen = screen
    self.page = page
    self.isBare = isBare
    self.columns = columns
    self.rows = rows
  }

  // MARK: Input

  /// The page has to be loaded then.
  package mutating func resize(columns: Int, rows: Int) {
    (self.columns, self.rows) = (columns, rows)
    sheet.fit(bodyRows)
    // The answer was laid out for another width.
    answer = nil
    reading = nil
  }

  package mutating func show(_ body: NotebookBody) {
    sheet.show(body, rows: bodyRows)
  }

  /// Takes the output of a wish to read; it ends with the name of a line, or asks why.
  package mutating func read(_ text: String, of words: [String]) {
    guard words.last != Self.why else {
      reading = Reading(text, of: .why)
      return answer = Answer(command: Self.line(of: words), lines: [])
    }
    reading = Reading(text, of: words.last.map(Reading.Subject.entry) ?? .answer)
  }

  static let why = "--why"

  private static func line(of words: [String]) -> String {
    "$ fastctl " + CommandWords.joined(words)
  }

  /// The answer to a command, which is read like a page where it is long.
  package mutating func tell(_ text: String, after words: [String]?) {
    let lines = NotebookBody(text).lines(besides: sheet.body)
    // An earlier text is no answer to this, and would hide the page that it changes.
    reading = nil
    let command = words.map(Self.line)
    guard lines.count > max(3, rows / 2 - 2) else {
      return answer = Answer(command: command, lines: lines)
    }
    reading = Reading(text, of: .answer)
    answer = Answer(command: command, lines: [])
  }

  /// Asks before the words are run.
  package mutating func ask(_ text: String, before words: [String]) {
    tell(text, after: words)
    question = words
  }

  /// For what no key has done.
  package mutating func say(_ message: NotebookMessage) {
    answer = Answer(command: nil, lines: [phrases(message)])
  }

  /// The keys to press on a page that has nothing yet; nil where commands are typed, and beside a filter.
  package var hintOfEmpty: String? {
    guard !screen.isLinear, filter.isEmpty else { return nil }
    let message: NotebookMessage
    switch page {
    case .history: message = .noFasts
    case .calendar, .charts: message = .noFastsHere
    case .meals: message = .noMeals
    case .weight: message = .noWeights
    case .now, .today, .program, .learn, .settings: return nil
    }
    return phrases(
      message, "start", NotebookDeed.start.keys, "add", NotebookDeed.add.keys)
  }

  /// The screen for a row of the page's own lines.
  package var bodyScreen: Screen {
    var screen = screen
    if !screen.isLinear { screen.width = max(20, columns) }
    return screen
  }

  // MARK: Where things stand

  package static let leastColumns = 20
  package static let leastRows = 6

  /// The label of the text or answer to type; nil where nothing is asked.
  package var asked: String? {
    if question != nil { return sure }
    return prompt.map { label(of: $0) }
  }

  var isTooSmall: Bool { columns < Self.leastColumns || rows < Self.leastRows }

  var headRows: Int { isBare ? 0 : rows < 10 ? 1 : 2 }

  /// How many rows are left for the page.
  package var bodyRows: Int { bodyRows(above: below) }

  func bodyRows(above below: Below) -> Int { max(0, rows - headRows - below.rows) }

  private var sure: String {
    phrases(screen.isLinear ? NotebookMessage.sureLine : .sure, "letter", String(letterOfYes))
  }

  /// That of the language that is spoken: the others are keys with a meaning of their own.
  var letterOfYes: Character { phrases(NotebookMessage.yes).first ?? "y" }

  /// A line below the page, as long as the screen is wide at most.
  struct AnswerLine: Equatable {
    let text: String
    let isCommand: Bool
  }

  /// Above the foot: what was answered, and what is typed.
  var answerLines: [AnswerLine] {
    told.flatMap { text in
      var page = Page(on: bodyScreen)
      page.add(text)
      return NotebookBody(page.text.isEmpty ? "\n" : page.text).lines.map {
        AnswerLine(text: $0, isCommand: text.hasPrefix("$ "))
      }
    }
  }

  private var told: [String] {
    var lines = answer.map { ($0.command.map { [$0] } ?? []) + $0.lines } ?? []
    if let preview { lines.append(preview) }
    if lines.isEmpty, !filter.isEmpty, prompt == nil {
      let message: NotebookMessage = sheet.body.lines.isEmpty ? .noneFiltered : .filtered
      lines.append(phrases(message, "words", filter))
    }
    if question != nil { lines.append(sure) }
    if isAway { lines.append(phrases(NotebookMessage.away)) }
    return lines
  }

  /// The command line that is being typed, as it will be run.
  private var preview: String? {
    guard let prompt, case .value = prompt.purpose else { return nil }
    return Self.line(of: words(of: prompt))
  }

  func words(of prompt: Prompt) -> [String] {
    guard case .value(let words, let option) = prompt.purpose else { return [] }
    let text = prompt.line.text
    return words + (text.hasPrefix("-") ? ["\(option)=\(text)"] : [option, text])
  }
}

/// A value that is chosen by its number.
package enum DigitChoice: Equatable, Sendable {
  case mood, reason

  var option: String { self == .mood ? "--mood" : "--reason" }

  var values: [String] {
    self == .mood ? Fast.moods.map { String($0) } : EndReason.allCases.map(\.rawValue)
  }
}

/// What the screen says by itself.
package enum NotebookMessage: String, Message {
  case tooSmall = "The window is too small."
  case askNote = "Note:"
  case askStart = "Started at:"
  case askMood = "Mood, from 1 to 5:"
  case askReason = "Reason: {reasons}"
  case askFilter = "Show lines with:"
  case filtered = "Only lines with '{words}' are shown; Esc shows all."
  case noneFiltered = "No line has '{words}'; Esc shows all."
  case early = "The fast has not reached its goal yet. End it all the same?"
  case askEnd = "Ended at:"
  case sure = "Press {letter} to continue; any other key changes nothing."
  case sureLine = "Type {letter} to continue; anything else changes nothing."
  /// The first letter of yes.
  case yes = "y"
  case again = "Press {keys} again to do this with the selected line."
  case notDone = "Nothing was changed."
  case noReasons = "No number here is calculated."
  case openQuote = "The closing quote is missing."
  case pointerOn = "The mouse selects and scrolls; to select text, press m again."
  case pointerOff = "The mouse selects text again."
  case away = "fastd is not running; waiting for it."
  case noFasts = "No fasts yet. Press {start} to start one, {add} to add an earlier one."
  case noFastsHere = "No fasts yet. Press {start} to start one."
  case noMeals = "No meals yet. Press {add} to log one."
  case noWeights = "No weigh-ins yet. Press {add} to log one."
  case linear =
    "Type a number for a page, a letter for an action, or any fastctl command. ? lists them; q quits."
  case lineTooLong = "That line was ignored: it is longer than {most} bytes."
  case linearKey = "{keys}: {meaning}"
  case noTerminalProgram =
    "No terminal was found to open the screen in. Set TERMINAL to yours, or type: fastctl ui"
  case pressEnter = "Press Enter to return."
}
