import Wire

// Each deed is a command line of fastctl, so that the screen teaches what can be typed.
extension Notebook {
  mutating func act(_ deed: NotebookDeed) -> [Wish] {
    guard isOffered(deed) else { return decline(deed) }
    switch deed {
    case .start: return [.run(["start"])]
    case .end: return end()
    case .more: return [.run(["goal", "+30m"])]
    case .less: return [.run(["goal", "-30m"])]
    case .undo: return [.run(["undo"])]
    case .redo: return [.run(["redo"])]
    case .begin: return askForStart()
    case .note: return ask(.value(["edit"] + chosenFast, option: "--note"))
    case .mood: return ask(.digit(["edit"] + chosenFast, of: .mood))
    case .reason: return ask(.digit(["edit"] + chosenFast, of: .reason))
    case .open: return open()
    case .add: return offer(NotebookDeed.addition(on: page))
    case .meal: return offer("meal ")
    case .drink: return offer("drink ")
    case .weigh: return offer("weight ")
    case .why: return explain()
    case .delete: return delete()
    case .filter: return ask(.filter, filter)
    case .resolve: return resolve()
    case .before: return turn(by: -1)
    case .after: return turn(by: 1)
    case .shape: return reshape()
    case .command: return ask(.command)
    case .pointer: return turnPointer()
    case .keys: return toggleKeys()
    case .quit: return leaveOrClose()
    case .pages: return []
    }
  }

  /// Over what is read, the lines of the page are not seen: what is about the selected one is
  /// offered only where that is what is read.
  func isOffered(_ deed: NotebookDeed) -> Bool {
    guard !isBare else { return deed.isOfFollowing }
    guard deed.isOffered(on: page), deed != .why || whyWords != nil else { return false }
    if deed == .why, reading?.subject == .why { return true }
    guard let reading, deed.isAboutLine(on: page) else { return true }
    guard case .entry = reading.subject else { return false }
    return deed != .open
  }

  /// The list of keys names some that are for the page behind it: that comes back first.
  private mutating func decline(_ deed: NotebookDeed) -> [Wish] {
    if deed == .why, !isBare, whyWords == nil { say(.noReasons) }
    guard reading?.subject == .keys, deed.isOffered(on: page) else { return [] }
    reading = nil
    answer = Answer(
      command: nil, lines: [phrases(NotebookMessage.again, "keys", deed.keys)])
    return []
  }

  private mutating func ask(_ purpose: Prompt.Purpose, _ text: String = "") -> [Wish] {
    prompt = Prompt(purpose: purpose, line: TypedLine(text))
    return []
  }

  /// A command line to go on with; the cursor stands where something is missing.
  private mutating func offer(_ line: String, place: Int? = nil) -> [Wish] {
    prompt = Prompt(purpose: .command, line: TypedLine(line, place: place))
    return []
  }

  /// The one that is meant where the page lists them, else the one that runs, or the last.
  private var chosenFast: [String] {
    page == .history ? chosenName.map { [$0] } ?? [] : []
  }

  /// Of the line that is read, or else selected.
  private var chosenName: String? {
    if case .entry(let name) = reading?.subject { return name }
    return sheet.entry?.name
  }

  private mutating func askForStart() -> [Wish] {
    let chosen = chosenFast
    let purpose: Prompt.Purpose =
      chosen.isEmpty && fast == nil
      ? .value(["start"], option: "--at") : .value(["edit"] + chosen, option: "--start")
    return ask(purpose)
  }

  /// In a list it is the end of the selected one. A fast that has not met its goal ends by a question.
  private mutating func end() -> [Wish] {
    let chosen = chosenFast
    guard chosen.isEmpty else { return ask(.value(["edit"] + chosen, option: "--end")) }
    guard let fast, fast.goal != nil, !fast.goalReached else { return [.run(["stop"])] }
    ask(phrases(NotebookMessage.early), before: ["stop"])
    return []
  }

  private mutating func open() -> [Wish] {
    guard reading == nil, let name = sheet.entry?.name else { return [] }
    switch page {
    case .history: return [.read(["show", name])]
    case .learn: return [.read(["learn", name])]
    case .meals: return offer("meal edit \(name) ")
    case .weight: return offer("weight edit \(name) ")
    case .settings: return offer("config set \(name) ")
    default: return []
    }
  }

  /// The same key closes what it opened.
  private mutating func explain() -> [Wish] {
    guard reading?.subject != .why else { return leaveOrClose() }
    return whyWords.map { [.read($0)] } ?? []
  }

  /// The command that explains what is seen or selected; nil where nothing is calculated.
  var whyWords: [String]? {
    guard var words = page.why(of: part) else { return nil }
    words += chosenFast
    switch (page, part) {
    case (.meals, -1): words.append("yesterday")
    case (.meals, ..<(-1)): words.append("\(-part) days ago")
    default: break
    }
    return words + [Self.why]
  }

  private mutating func delete() -> [Wish] {
    guard let name = chosenName else { return [] }
    switch page {
    case .history: return [.run(["delete", name])]
    case .meals: return [.run(["meal", "delete", name])]
    case .weight: return [.run(["weight", "delete", name])]
    case .settings: return [.run(["config", "unset", name])]
    default: return []
    }
  }

  /// The list comes first: it has what is typed to decide.
  private mutating func resolve() -> [Wish] {
    answer?.command == "$ fastctl conflicts" ? offer("resolve ") : [.run(["conflicts"])]
  }

  private mutating func reshape() -> [Wish] {
    shape = (shape + 1) % page.shapes
    part = 0
    reading = nil
    return [.load]
  }

  private mutating func turnPointer() -> [Wish] {
    isPointerOn.toggle()
    say(isPointerOn ? .pointerOn : .pointerOff)
    return [.pointer(isPointerOn)]
  }

  private mutating func toggleKeys() -> [Wish] {
    guard !isBare else {
      hasFoot.toggle()
      return [.load]
    }
    reading = reading?.subject == .keys ? nil : Reading(listOfKeys, of: .keys)
    return []
  }

  private var listOfKeys: String {
    let width = (NotebookDeed.allCases.map(\.keys.cells).max() ?? 0) + 2
    var list = Page(on: bodyScreen)
    for deed in NotebookDeed.allCases where deed.isOffered(on: page) {
      let gap = String(repeating: " ", count: width - deed.keys.cells)
      list.add(phrases(deed), after: deed.keys + gap, width: width)
    }
    return list.text
  }

  private mutating func leaveOrClose() -> [Wish] {
    guard reading != nil else { return [.leave] }
    reading = nil
    return []
  }
}

extension NotebookDeed {
  /// Where one thing is followed and nothing else shown.
  var isOfFollowing: Bool { isAboutFast || self == .keys || self == .quit }

  /// Whether it is done with the selected line, or chooses the lines.
  func isAboutLine(on page: NotebookPage) -> Bool {
    switch self {
    case .open, .delete, .filter: true
    case .begin, .end, .note, .mood, .reason, .why: page == .history
    default: false
    }
  }

  /// The command that adds to the page, as far as it can be known beforehand.
  static func addition(on page: NotebookPage) -> String {
    switch page {
    case .meals: "meal "
    case .weight: "weight "
    default: "add --start "
    }
  }
}
