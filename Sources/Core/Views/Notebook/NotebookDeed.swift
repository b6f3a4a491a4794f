/// What a key does on the screen, in the order in which people are told of them.
package enum NotebookDeed: CaseIterable, Sendable {
  case start, end, more, less, begin, note, mood
  case open, add, delete, filter
  case undo, redo
  case before, after, shape
  case command, pages, pointer, keys, quit

  /// As they are named; the first ones are those that are pressed.
  package var keys: String {
    switch self {
    case .start: "s"
    case .end: "e"
    case .more: "+"
    case .less: "-"
    case .begin: "b"
    case .note: "n"
    case .mood: "f"
    case .open: "Enter"
    case .add: "a"
    case .delete: "d"
    case .filter: "/"
    case .undo: "u"
    case .redo: "U"
    case .before: "<"
    case .after: ">"
    case .shape: "v"
    case .command: ":"
    case .pages: "1-0"
    case .pointer: "m"
    case .keys: "?"
    case .quit: "q"
    }
  }

  package init?(letter: Character) { self.init(.character(letter)) }

  init?(_ key: Key) {
    switch key {
    case .enter: self = .open
    case .control("r"): self = .redo
    case .delete: self = .delete
    case .character("="): self = .more
    case .character(let letter):
      guard let deed = Self.allCases.first(where: { $0.keys == String(letter) }) else {
        return nil
      }
      self = deed
    default: return nil
    }
  }

  /// Whether it is about the fast, and so can be done wherever that is shown.
  package var isAboutFast: Bool {
    switch self {
    case .start, .end, .more, .less, .begin, .note, .mood, .undo, .redo: true
    default: false
    }
  }

  func isOffered(on page: NotebookPage) -> Bool {
    switch self {
    case .open: page.hasEntries
    case .delete: page.canDelete
    case .filter: page.hasEntries
    case .add: page == .history || page == .meals || page == .weight
    case .before, .after: page.hasParts
    case .shape: page.hasShapes
    default: true
    }
  }

  /// Whether it can be done where nothing is selected, and lines are typed.
  package var isForLines: Bool {
    switch self {
    case .open, .add, .delete, .command, .shape, .pages, .pointer: false
    default: true
    }
  }

  /// A word for the foot of the screen; the second key of a pair has none of its own.
  var word: NotebookKeyMessage? {
    switch self {
    case .start: .start
    case .end: .end
    case .more: .goal
    case .begin: .begin
    case .note: .note
    case .mood: .mood
    case .open: .open
    case .add: .add
    case .delete: .delete
    case .filter: .filter
    case .undo: .undo
    case .before: .parts
    case .shape: .shape
    case .command: .command
    case .pages: .pages
    case .keys: .keys
    case .quit: .quit
    case .less, .redo, .after, .pointer: nil
    }
  }

  /// The keys that share its word.
  var keysOfWord: String {
    switch self {
    case .more: "+ -"
    case .before: "< >"
    default: keys
    }
  }

  package var meaning: NotebookMeaningMessage {
    switch self {
    case .start: .start
    case .end: .end
    case .more: .more
    case .less: .less
    case .begin: .begin
    case .note: .note
    case .mood: .mood
    case .open: .open
    case .add: .add
    case .delete: .delete
    case .filter: .filter
    case .undo: .undo
    case .redo: .redo
    case .before: .before
    case .after: .after
    case .shape: .shape
    case .command: .command
    case .pages: .pages
    case .pointer: .pointer
    case .keys: .keys
    case .quit: .quit
    }
  }
}

/// Beside a key at the foot of the screen: short.
package enum NotebookKeyMessage: String, Message {
  case start = "start"
  case end = "end"
  case goal = "goal"
  case begin = "start time"
  case note = "note"
  case mood = "mood"
  case open = "open"
  case add = "add"
  case delete = "delete"
  case filter = "filter"
  case undo = "undo"
  case parts = "earlier, later"
  case shape = "view"
  case command = "command"
  case pages = "pages"
  case keys = "all keys"
  case hide = "hide this"
  case quit = "quit"
}

/// In the list of all keys.
package enum NotebookMeaningMessage: String, Message {
  case start = "Start a fast as planned"
  case end = "End the fast"
  case more = "Move the goal 30 minutes later"
  case less = "Move the goal 30 minutes earlier"
  case begin = "Correct when the fast started"
  case note = "Write a note on the fast"
  case mood = "Rate how it felt, from 1 to 5"
  case open = "Show or edit what is selected"
  case add = "Add an entry"
  case delete = "Delete what is selected"
  case filter = "Show only lines with these words"
  case undo = "Undo the last change"
  case redo = "Redo it (also Ctrl-R)"
  case before = "Earlier, or the previous part"
  case after = "Later, or the next part"
  case shape = "Another view: a ring, a whole year"
  case command = "Type any fastctl command"
  case pages = "Go to a page (also Tab and the arrows)"
  case pointer = "Turn the mouse on or off"
  case keys = "Show these keys, or hide them"
  case quit = "Quit (Esc goes back)"
}
