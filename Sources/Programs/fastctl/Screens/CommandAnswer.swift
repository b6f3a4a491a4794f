import Host
import Nouns
import Time
import Views

/// What a command of fastctl says when it is given from the screen, and what it wants to be told.
struct CommandAnswer {
  let text: String
  /// The same command with the person's word, where it asks for that.
  private(set) var wordsToAgree: [String]?
  /// Why it was not done.
  let failure: Failure?

  /// The session draws on its frame.
  init(to words: [String], _ session: inout Session) {
    let request = session.request
    defer {
      session.request = request
      session.hasAgreed = false
      // That of the screen itself is another.
      session.exitCode = .done
    }
    var failure: Failure?
    do throws(Failure) {
      try Invocation.run(words, hasAgreed: false, &session)
      session.sayAfterwards()
    } catch {
      failure = error
      session.afterwards = []
    }
    if let failure {
      wordsToAgree = Self.words(words, agreeingTo: failure)
      Self.say(failure, &session)
    }
    self.failure = failure
    text = session.output.take()
  }

  private static func say(_ failure: Failure, _ session: inout Session) {
    let wording = session.wordingAnyhow()
    if case .refused(let refusal) = failure, let consents = refusal.consents {
      let care = consents.contains(.longGoal) ? [wording.phrases(ConfirmationMessage.longFast)] : []
      let reasons = care + wording.reasons(for: refusal, now: Clock.now())
      for reason in reasons { session.say(reason) }
      if !reasons.isEmpty || consents.contains(.longFast) { return }
    }
    if case .needsYes = failure { return }
    let sentences = Sentences(phrases: session.phrases(), wording: wording)
    if let text = sentences.text(of: failure) { session.say(text) }
  }

  /// Nil where a word of theirs would change nothing.
  private static func words(_ words: [String], agreeingTo failure: Failure) -> [String]? {
    let option: [String]
    var words = words
    switch failure {
    case .needsYes: option = [OptionName.yes.spelling]
    case .refused(let refusal):
      guard let consents = refusal.consents else { return nil }
      let name = OptionName.confirm.spelling
      var text = consents.text
      if let place = words.firstIndex(of: name), place + 1 < words.count {
        // What they agreed to before is to hold as well.
        if words[place + 1].split(separator: ",").contains(text[...]) { return nil }
        text = words[place + 1] + "," + text
        words.removeSubrange(place...place + 1)
      }
      option = [name, text]
    default: return nil
    }
    // Behind two dashes nothing is an option.
    let end = words.firstIndex(of: "--") ?? words.count
    words.insert(contentsOf: option, at: end)
    return words
  }

  /// Of what asks at a terminal, fills one, or goes on until it is ended.
  static func needsTerminal(_ words: [String]) -> Bool {
    guard let request = try? Parser.parse(words), !request.has(.help) else { return false }
    if request.has(.follow) || request.has(.popup) { return true }
    return request.command.needsTerminal(request)
  }
}
