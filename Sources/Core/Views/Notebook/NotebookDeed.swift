/// The things that keys do on the screen, in the order in which people are told of them; each is its
/// sentence in the list of all keys.
package enum NotebookDeed: String, Message, CaseIterable {
  case start = "Start a fast as planned"
  case end = "End the fast"
  case more = "Move the goal 30 minutes later"
  case less = "Move the goal 30 minutes earlier"
  case begin = "Correct when the fast started"
  case note = "Write a note on the fast"
  case mood = "Rate how it felt, from 1 to 5"
  case reason = "Say why it ended"
  case open = "Show or edit what is selected"
  case add = "Add an entry"
  case meal = "Log a meal"
  case drink = "Record a drink"
  case weigh = "Log your weight"
  case why = "Explain the numbers, or what is selected"
  case delete = "Delete what is selected"
  case filter = "Show only lines with these words"
  case resolve = "Decide what differs between your machines"
  case undo = "Undo the last change"
  case redo = "Redo it (also Ctrl-R)"
  case before = "Earlier, or the previous part"
  case after = "Later, or the next part"
  case shape = "Another view: a ring, a whole year, a week"
  case command = "Type any fastctl command"
  case pages = "Go to a page (also Tab and the arrows)"
  case pointer = "Turn the mouse on or off"
  case keys = "Show these keys, or hide them"
  case quit = "Quit (Esc goes back)"

  /// The key that is named and pressed; and a word for the foot of the screen, which shares it with
  /// the second key of a pair.
  private struct Row {
    let keys: String
    let word: Phrase?
    let second: String?

    init(_ keys: String, says word: Phrase? = nil, also second: String? = nil) {
      self.keys = keys
      self.word = word
      self.second = second
    }
  }

  private var row: Row {
    switch self {
    case .start: Row("s", says: "start")
    case .end: Row("e", says: "end")
    case .more: Row("+", says: "goal", also: "-")
    case .less: Row("-")
    case .begin: Row("b", says: "start time")
    case .note: Row("n", says: "note")
    case .mood: Row("f", says: "mood")
    case .reason: Row("r")
    case .open: Row("Enter", says: "open")
    case .add: Row("a", says: "add")
    case .meal: Row("m")
    case .drink: Row("w", says: "drink")
    case .weigh: Row("w")
    case .why: Row("y", says: "why")
    case .delete: Row("d", says: "delete")
    case .filter: Row("/", says: "filter")
    case .resolve: Row("x")
    case .undo: Row("u", says: "undo")
    case .redo: Row("U")
    case .before: Row("<", also: ">")
    case .after: Row(">")
    case .shape: Row("v", says: "view")
    case .command: Row(":", says: "command")
    case .pages: Row("1-0", says: "pages")
    case .pointer: Row("M")
    case .keys: Row("?", says: "all keys")
    case .quit: Row("q", says: "quit")
    }
  }

  package var keys: String { row.keys }

  /// Where one thing is followed alone, the keys are hidden and not listed.
  func word(on page: NotebookPage, isBare: Bool) -> Phrase? {
    switch self {
    case .keys where isBare: "hide this"
    case .before: page.leadsTo
    default: row.word
    }
  }

  /// The keys that share its word.
  var keysOfWord: String { row.second.map { "\(keys) \($0)" } ?? keys }

  package init?(letter: Character, on page: NotebookPage) {
    self.init(.character(letter), on: page)
  }

  /// Two that are never offered together can share a key.
  init?(_ key: Key, on page: NotebookPage) {
    switch key {
    case .enter: self = .open
    case .control("r"): self = .redo
    case .delete: self = .delete
    case .character("="): self = .more
    case .character(let letter):
      let named = Self.allCases.filter { $0.keys == String(letter) }
      guard let deed = named.first(where: { $0.isOffered(on: page) }) ?? named.first else {
        return nil
      }
      self = deed
    default: return nil
    }
  }

  /// Whether it is about the fast, and so can be done wherever that is shown.
  package var isAboutFast: Bool {
    switch self {
    case .start, .end, .more, .less, .begin, .note, .mood, .reason, .undo, .redo: true
    default: false
    }
  }

  func isOffered(on page: NotebookPage) -> Bool {
    switch self {
    case .open: page.hasEntries
    case .delete: page.canDelete
    case .filter: page.hasEntries
    case .add: page == .history || page == .meals || page == .weight
    case .meal: page == .now || page == .today || page == .meals
    case .drink: page == .today || page == .meals
    case .weigh: !Self.drink.isOffered(on: page)
    case .why: page.hasReasons
    case .before, .after: page.hasParts
    case .shape: page.shapes > 1
    default: true
    }
  }

  /// Whether there is something to do it to, while a fast runs or while none does.
  func isOfUse(isFasting: Bool, on page: NotebookPage) -> Bool {
    switch self {
    case .start: !isFasting
    case .end: isFasting || page == .history
    case .reason: !isFasting || page == .history
    case .more, .less: isFasting
    default: true
    }
  }

  /// Whether it can be done where nothing is selected, and lines are typed.
  package var isForLines: Bool {
    switch self {
    case .open, .add, .meal, .drink, .weigh, .delete, .resolve, .command, .shape, .pages, .pointer:
      false
    default: true
    }
  }
}
