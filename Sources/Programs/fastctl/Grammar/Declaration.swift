import Views

/// All that is known about one command: parsing, help, completions and manual are made from it.
struct Declaration: Sendable {
  var name: String
  /// What it does, as a phrase without a full stop.
  var summary: String
  /// What is to be known beyond that, a paragraph each.
  var details: [String] = []
  var arguments: [Argument] = []
  var options: [Option] = []
  /// A command of which these are the verbs does nothing by itself, unless it `actsAlone`.
  var verbs: [Declaration] = []
  var actsAlone = false
  var examples: [Example] = []
  /// For scripts: it works, but is not shown.
  var isHidden = false

  struct Argument: Sendable {
    var kind: ValueKind
    var isOptional = false
    var repeats = false
  }

  struct Option: Sendable {
    var name: OptionName
    var meaning: String
  }

  struct Example: Sendable {
    /// What follows `fastctl`.
    var words: String
    var meaning: String
    /// Whether the words are others in another language.
    var isTranslated = false
  }
}

extension Declaration {
  func declares(_ option: OptionName) -> Bool {
    options.contains { $0.name == option }
  }

  /// Whether it can be asked for as it is.
  var isLeaf: Bool { verbs.isEmpty || actsAlone }

  var visibleVerbs: [String] {
    verbs.filter { !$0.isHidden }.map(\.name)
  }

  /// Every text in it that people read.
  var texts: [String] {
    [summary] + details + options.map(\.meaning) + examples.flatMap(\.texts)
      + verbs.flatMap(\.texts)
  }

  /// The command and its verbs, or itself alone.
  var leaves: [Declaration] {
    (isLeaf ? [self] : []) + verbs.flatMap(\.leaves)
  }
}

extension Declaration.Argument {
  static func required(_ kind: ValueKind) -> Self { Self(kind: kind) }
  static func optional(_ kind: ValueKind) -> Self { Self(kind: kind, isOptional: true) }

  /// As a synopsis shows it.
  func synopsis(_ phrases: Phrases) -> String {
    let word = phrases(kind.placeholder) + (repeats ? "..." : "")
    return isOptional ? "[\(word)]" : word
  }
}

extension Declaration.Example {
  /// One whose words a reader of another language would not type.
  init(typed words: String, meaning: String) {
    self.init(words: words, meaning: meaning, isTranslated: true)
  }

  var texts: [String] { isTranslated ? [words, meaning] : [meaning] }

  func words(_ phrases: Phrases) -> String {
    isTranslated ? phrases(Phrase(rawValue: words)) : words
  }
}

extension Declaration.Option {
  static func json(meaning: String) -> Self {
    Self(name: .json, meaning: meaning)
  }

  static let json = Self(name: .json, meaning: "Print the data as JSON")

  static let popup = Self(
    name: .popup, meaning: "For clicks: answer and ask in pop-ups instead of a terminal")

  static let yes = Self(name: .yes, meaning: "Do not ask for confirmation")

  static let confirm = Self(
    name: .confirm, meaning: "Confirm in advance, with the word shown in the refusal")
}
