import Host
import Nouns
import Settings
import Time
import Views
import Wire

// How the person is spoken to who has clicked and has no terminal.
extension Session {
  /// Says it on their screen; where nobody shows it, on the standard output.
  mutating func say(_ text: PopupText) {
    do throws(Failure) { _ = try ask(PopupCalls.Show.self, text.fitted) } catch {
      for line in [text.title] + text.text.split(separator: "\n").map(String.init) {
        output.line(line)
      }
    }
  }

  /// The same with buttons for a while; nil where none is pressed, or nobody has any.
  mutating func say(_ text: PopupText, offering buttons: [PopupButton]) -> PopupChoice? {
    let question = PopupQuestion(title: text.title, text: text.text, buttons: buttons)
    do throws(Failure) {
      return try chooseInPopup(question, patience: Self.patienceWithAnswer)
        .flatMap(PopupChoice.init(rawValue:))
    } catch {
      say(text)
      return nil
    }
  }

  /// Why it was not done; it has been said on the standard error, too.
  mutating func say(_ failure: Failure, _ sentence: String) {
    let text: PopupText
    switch failure {
    // Who cannot be reached shows nothing, and need not be waited for once more.
    case .connection, .notStarted, .said: return
    case .refused(let refusal):
      guard let wording = try? wording() else { return }
      text = wording.popup(of: refusal, now: Clock.now())
    default: text = speaking().wording(in: .utc).popup(notDone: sentence)
    }
    _ = try? ask(PopupCalls.Show.self, text)
  }

  /// Their answer by its key; nil where they give none. A menu is for those whose pop-ups have no buttons,
  /// or none that can be seen; where none comes up, these will do.
  mutating func choose(_ question: PopupQuestion) throws(Failure) -> String? {
    var menus = menuPrograms()
    var visible = question
    visible.visible = menus.isEmpty ? nil : true
    let trouble: Failure
    do throws(Failure) { return try chooseInPopup(visible) } catch { trouble = error }
    guard trouble.isAboutPopups else { throw trouble }
    let labels = question.buttons.map(\.label)
    switch try pick(among: labels, question.title, with: &menus) {
    case .nothing: return nil
    case .line(let label): return question.buttons.first { $0.label == label }?.key
    case .noMenu:
      guard visible.visible == true else { throw trouble.asNobodyToAsk }
      do throws(Failure) { return try chooseInPopup(question) } catch {
        throw error.isAboutPopups ? error.asNobodyToAsk : error
      }
    }
  }

  /// So long a question stands that nobody answers.
  private static let patience = Span.minute
  /// The same of an answer that can be taken back.
  private static let patienceWithAnswer = Span.seconds(20)
  /// And so much longer its asker waits for word of that.
  private static let delay = Span.seconds(15)

  mutating func chooseInPopup(
    _ question: PopupQuestion, patience: Span = patience
  ) throws(Failure) -> String? {
    var question = question.fitted
    question.patience = patience.seconds
    let wait = Int32(clamping: (patience + Self.delay).milliseconds)
    return try ask(PopupCalls.Ask.self, question, milliseconds: wait).key
  }

  // MARK: Their word

  /// A click is not yet their word that the fast is over: they are asked, and may name its end.
  mutating func agreeToEnd(
    _ fast: RunningFast, _ order: inout StopOrder
  ) throws(Failure) -> Ending {
    let question = try wording().question(toEnd: fast, now: Clock.now())
    switch try choose(question).flatMap(PopupChoice.init(rawValue:)) {
    case .yes: break
    case .discard: return .discard
    case .atGoal: order.at = fast.goalAt.map(Instant.init(milliseconds:))
    case .atTime: order.at = try chooseEnd(of: fast)
    case .no, .undo, .end, .feeling, nil: try leave()
    }
    return .keep
  }

  private mutating func chooseEnd(of fast: RunningFast) throws(Failure) -> Instant {
    let now = Clock.now()
    let ends = likelyEnds(
      start: Instant(milliseconds: fast.start),
      goalAt: fast.goalAt.map(Instant.init(milliseconds:)), now: now)
    let question = try wording().question(whenEnded: ends, now: now)
    guard let place = try choose(question).flatMap(Int.init), ends.indices.contains(place) else {
      try leave()
      throw .said(.refused)
    }
    return ends[place]
  }

  /// A wheel turns easily, and a goal that was reached is not to be lost by it.
  mutating func agreeToChangeReached() throws(Failure) {
    guard let fast = try ask(StatusCalls.Get.self, StatusQuestion()).fast, fast.goalReached else {
      return
    }
    let question = try wording().question(toChangeReached: fast, now: Clock.now())
    guard try choose(question) == PopupChoice.yes.rawValue else { return try leave() }
  }

  mutating func agreeToDiscard(_ fast: RunningFast) throws(Failure) {
    guard !hasAgreed else { return }
    let question = try wording().question(toDiscard: fast, now: Clock.now())
    guard try choose(question) == PopupChoice.yes.rawValue else { return try leave() }
  }

  mutating func agreeToLongGoal() throws(Failure) {
    let care = phrases()(ConfirmationMessage.longFast)
    let question = try wording().question(toGoOnLong: care)
    guard try choose(question) == PopupChoice.yes.rawValue else { return try leave() }
  }

  mutating func agree(to reasons: [String]) throws(Failure) {
    let question = try wording().question(toAgreeTo: reasons)
    guard try choose(question) == PopupChoice.yes.rawValue else { return try leave() }
  }

  mutating func leave() throws(Failure) {
    say(phrases()(ConfirmationMessage.notDone))
    throw .said(.refused)
  }
}

extension Failure {
  /// Another way to ask may do.
  fileprivate var isAboutPopups: Bool {
    switch self {
    case .refused(.noPopup), .otherVersion: true
    default: false
    }
  }

  /// The same where there is no other way; who has muted pop-ups is told of that.
  var asNobodyToAsk: Failure {
    if case .refused(.noPopup(reason: "muted")) = self { return self }
    return .nobodyToAsk
  }
}
