extension Notebook {
  /// The wishes of a key; its effects on the screen itself are done.
  package mutating func take(_ key: Key) -> [Wish] {
    switch key {
    case .focused:
      isFocused = true
      return []
    case .unfocused:
      isFocused = false
      return []
    case .control("l"): return [.redraw]
    default: break
    }
    if let words = question { return answer(key, words) }
    answer = nil
    if prompt != nil { return type(key) }
    if reading != nil, key == .enter {
      reading = nil
      return []
    }
    return look(key)
  }

  /// The effect of Ctrl-C: it leaves whatever was begun, and else the screen.
  package mutating func interrupt() -> [Wish] {
    guard prompt != nil || question != nil else { return [.leave] }
    (prompt, question, answer) = (nil, nil, nil)
    return []
  }

  private mutating func answer(_ key: Key, _ words: [String]) -> [Wish] {
    question = nil
    guard key == .character(letterOfYes) else {
      say(.notDone)
      return []
    }
    answer = nil
    return [.run(words)]
  }

  // MARK: Typing

  private mutating func type(_ key: Key) -> [Wish] {
    guard var current = prompt else { return [] }
    if case .digit(let words, let choice) = current.purpose {
      guard case .character(let letter) = key, let number = letter.wholeNumberValue,
        choice.values.indices.contains(number - 1)
      else { return leavePrompt(key) }
      prompt = nil
      return [.run(words + [choice.option, choice.values[number - 1]])]
    }
    switch key {
    case .enter: return finish(current)
    case .backspace where current.line.letters.isEmpty: return leavePrompt(.escape)
    default:
      guard current.line.take(key) else { return leavePrompt(key) }
      prompt = current
      return []
    }
  }

  /// Only Esc leaves it.
  private mutating func leavePrompt(_ key: Key) -> [Wish] {
    if key == .escape { prompt = nil }
    return []
  }

  private mutating func finish(_ current: Prompt) -> [Wish] {
    let text = current.line.text
    prompt = nil
    switch current.purpose {
    case .filter:
      guard filter != text else { return [] }
      filter = text
      reading = nil
      sheet.toStart()
      return [.load]
    case .command:
      guard var words = CommandWords.split(text) else {
        prompt = current
        say(.openQuote)
        return []
      }
      if words.first == "fastctl" { words.removeFirst() }
      return words.isEmpty ? [] : [.run(words)]
    case .value: return text.isEmpty ? [] : [.run(words(of: current))]
    case .digit: return []
    }
  }

  // MARK: Looking

  private mutating func look(_ key: Key) -> [Wish] {
    let rows = bodyRows
    switch key {
    case .up, .character("k"): return scroll { $0.move(by: -1, rows: rows) }
    case .down, .character("j"): return scroll { $0.move(by: 1, rows: rows) }
    case .pageUp, .control("b"): return scroll { $0.move(by: -max(1, rows - 1), rows: rows) }
    case .pageDown, .control("f"), .character(" "):
      return scroll { $0.move(by: max(1, rows - 1), rows: rows) }
    case .home, .character("g"): return scroll { $0.toStart() }
    case .end, .character("G"): return scroll { $0.toEnd(rows: rows) }
    case .escape: return goBack()
    case .tab: return go(to: page.moved(by: 1))
    case .backTab: return go(to: page.moved(by: -1))
    case .left: return page.hasParts ? turn(by: -1) : go(to: page.moved(by: -1))
    case .right: return page.hasParts ? turn(by: 1) : go(to: page.moved(by: 1))
    case .mouse(let event): return point(event)
    case .character(let letter):
      if let page = NotebookPage(digit: letter) { return go(to: page) }
      return NotebookDeed(key, on: page).map { act($0) } ?? []
    default: return NotebookDeed(key, on: page).map { act($0) } ?? []
    }
  }

  private mutating func scroll(_ move: (inout NotebookSheet) -> Void) -> [Wish] {
    if var open = reading {
      move(&open.sheet)
      reading = open
      return []
    }
    move(&sheet)
    return sheet.wantsMore(rows: bodyRows) ? [.more] : []
  }

  private mutating func goBack() -> [Wish] {
    if reading != nil {
      reading = nil
      return []
    }
    guard !filter.isEmpty else { return [] }
    filter = ""
    return [.load]
  }

  package mutating func go(to new: NotebookPage) -> [Wish] {
    guard !isBare else { return [] }
    reading = nil
    guard new != page else { return [] }
    page = new
    (part, shape, filter) = (0, 0, "")
    sheet = NotebookSheet()
    return [.load]
  }

  mutating func turn(by count: Int) -> [Wish] {
    guard page.hasParts else { return [] }
    reading = nil
    // Meals lie in the past: days to come have none yet.
    let turned = part + count
    if let parts = page.parts {
      part = (turned % parts + parts) % parts
    } else {
      part = min(max(turned, -Self.furthest), page == .meals ? 0 : Self.furthest)
    }
    sheet = NotebookSheet()
    return [.load]
  }

  /// Months or days.
  private static let furthest = 1200

  private mutating func point(_ event: MouseEvent) -> [Wish] {
    switch event.kind {
    case .wheelUp: return scroll { [rows = bodyRows] in $0.move(by: -3, rows: rows) }
    case .wheelDown: return scroll { [rows = bodyRows] in $0.move(by: 3, rows: rows) }
    case .pressed:
      if event.row == 0, let page = tabs().first(where: { $0.columns.contains(event.column) }) {
        return go(to: page.page)
      }
      guard event.row >= headRows, reading == nil else { return [] }
      sheet.choose(line: event.row - headRows, rows: bodyRows)
      return []
    }
  }
}
