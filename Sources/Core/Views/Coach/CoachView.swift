import Nouns
package import Time
package import Wire

/// The coach on a page: its face beside its words.
package struct CoachView {
  private let voice: CoachVoice
  private let screen: Screen
  private let look: CoachLook
  private var zone: Zone { voice.wording.zone }

  /// Narrower than this, words stand below a drawing and not beside it.
  private static let leastBeside = 24
  /// The widest drawing and what parts it from the words.
  private static let drawing = 19

  package init(_ voice: CoachVoice, on screen: Screen, look: CoachLook) {
    self.voice = voice
    self.screen = screen
    self.look = look.shown(on: screen)
  }

  /// A word about what has just happened; empty on an ordinary day, and where the state itself
  /// says what is to be minded.
  package func text(newIn snapshot: Snapshot) -> String {
    guard !snapshot.isCaredFor, let event = CoachEvent(newIn: snapshot, zone: zone) else {
      return ""
    }
    return text(of: event, snapshot)
  }

  /// A word about what a command has done to a fast.
  package func text(after answer: FastAnswer) -> String {
    if let ended = CoachEvent(end: answer.fast, answer.state, zone: zone) {
      var facts = CoachFacts(answer.state)
      facts.care = Aftercare(of: answer.fast)
      // The state below the answer says it already.
      guard facts.care == nil || !answer.state.isCaredFor else { return "" }
      return text(of: ended, facts, now: Instant(milliseconds: answer.state.now))
    }
    // An occasion for care gets that, and no cheer; nor is a goal that is met a moment to begin.
    let (goal, elapsed) = (answer.fast.goal, answer.state.fast?.elapsed ?? 0)
    let isLong = max(goal ?? 0, elapsed) >= LongFastWarning.day.begins.seconds
    guard !isLong, elapsed < goal ?? .max, !answer.state.isCaredFor else { return "" }
    return text(of: .fastStarted, answer.state)
  }

  /// For an event that only the caller knows.
  package func text(
    of event: CoachEvent, _ facts: CoachFacts = CoachFacts(), now: Instant
  ) -> String {
    var page = Page(on: screen)
    addLine(event, facts, now, to: &page)
    return page.text
  }

  /// For one that only the caller knows, where the state leaves room for a kind word.
  package func text(of event: CoachEvent, in snapshot: Snapshot) -> String {
    snapshot.isCaredFor ? "" : text(of: event, snapshot)
  }

  /// Drawn whatever the look, for where there is room: the words alone for a voice.
  package func drawing(_ event: CoachEvent, now: Instant) -> String {
    var page = Page(on: screen)
    if look == .none {
      addLine(event, CoachFacts(), now, to: &page)
    } else {
      addDrawing(event, CoachFacts(), now, to: &page)
    }
    return page.text
  }

  private func text(of event: CoachEvent, _ snapshot: Snapshot) -> String {
    text(of: event, CoachFacts(snapshot), now: Instant(milliseconds: snapshot.now))
  }

  /// For a page that has a word whenever it has no care of its own: what is new, else how things
  /// stand.
  package func lines(of snapshot: Snapshot) -> [String] {
    guard !snapshot.isCaredFor else { return [] }
    let event =
      CoachEvent(newIn: snapshot, zone: zone) ?? CoachEvent(standing: snapshot, zone: zone)
    let facts = CoachFacts(snapshot)
    return lines(of: event, facts, now: Instant(milliseconds: snapshot.now))
  }

  /// The same for an event that only the caller knows.
  package func lines(
    of event: CoachEvent, _ facts: CoachFacts = CoachFacts(), now: Instant
  ) -> [String] {
    var page = Page(on: screen)
    if look == .ascii {
      addDrawing(event, facts, now, to: &page)
    } else {
      addLine(event, facts, now, to: &page)
    }
    return page.text.split(separator: "\n").map(String.init)
  }

  private func addLine(
    _ event: CoachEvent, _ facts: CoachFacts, _ now: Instant, to page: inout Page
  ) {
    let words = voice.words(for: event, facts, now: now)
    let pose = CoachPose(event, facts)
    switch look {
    case .none: page.add(words)
    case .ascii: page.add(words, after: pose.face + "  ", width: pose.face.cells + 2)
    case .emoji:
      page.add(words, after: pose.emoji + " ", width: pose.emoji.cells + 1)
    }
  }

  private func addDrawing(
    _ event: CoachEvent, _ facts: CoachFacts, _ now: Instant, to page: inout Page
  ) {
    let words = voice.words(for: event, facts, now: now)
    let drawing = CoachPose(event, facts).drawing
    let room = (screen.width ?? 80) - Self.drawing
    guard room >= Self.leastBeside else {
      for line in drawing { page.add(line, .orange) }
      return page.add(words)
    }
    var beside = Page(on: Screen(width: room, hasColour: false, hasBlocks: screen.hasBlocks))
    beside.add(words, after: "", width: 0)
    let rows = beside.text.split(separator: "\n").map(String.init)
    let top = max(0, (drawing.count - rows.count + 1) / 2)
    for row in 0..<max(drawing.count, top + rows.count) {
      let line = row < drawing.count ? drawing[row] : ""
      let words = row >= top && row < top + rows.count ? rows[row - top] : ""
      let gap = String(repeating: " ", count: words.isEmpty ? 0 : Self.drawing - line.cells)
      page.add(line + gap + words)
    }
  }
}
