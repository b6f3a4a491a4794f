import Host
import Nouns
import Time
import Views
import Wire

/// What becomes of a fast that is stopped.
enum Ending {
  case keep, discard
}

// What is asked before a fast ends.
extension Session {
  /// Asks where the end is in doubt, or they have only clicked; `order` takes the end they name.
  mutating func agreeToEnd(_ order: inout StopOrder) throws(Failure) -> Ending {
    guard seat != .nowhere else { return .keep }
    let state = try ask(StatusCalls.Get.self, StatusQuestion())
    guard let fast = state.fast else { throw .refused(.notFasting) }
    // Named, so that a late answer cannot end the next fast.
    order.id = fast.id
    if seat == .desktop { return hasAgreed ? .keep : try agreeToEnd(fast, &order) }
    // Nothing that is asked by a clock in doubt can be answered.
    if state.isClockDoubted { return .keep }
    let end = order.at
    switch EndDoubt(about: fast, endingAt: end ?? Clock.now()) {
    case .brief: return try wantsDiscarded(fast) ? .discard : .keep
    case .overdue where end == nil: order.at = try askForEnd(of: fast)
    case .overdue, nil: break
    }
    return .keep
  }

  private mutating func wantsDiscarded(_ fast: RunningFast) throws(Failure) -> Bool {
    let wording = try wording()
    return Dialog(&self).agrees(
      wording.phrases(EndMessage.brief, ["length": wording.span(seconds: fast.elapsed)]),
      onEnter: true) ?? false
  }

  /// Nil for now.
  private mutating func askForEnd(of fast: RunningFast) throws(Failure) -> Instant? {
    let wording = try wording()
    let phrases = wording.phrases
    let now = Clock.now()
    let goalAt = fast.goalAt.map(Instant.init(milliseconds:))
    say(wording.overdue(fast, now: now))
    say(phrases(EndMessage.when))
    let choices = [
      goalAt.map { phrases(EndMessage.atGoal, ["end": wording.moment($0, now: now)]) },
      phrases(EndMessage.atTime), phrases(EndMessage.now),
    ].compactMap(\.self)
    for (number, choice) in choices.enumerated() { say("  \(number + 1)  \(choice)") }
    guard case .text(let text) = Dialog(&self).ask(phrases(EndMessage.choose)),
      let number = Int(text), (1...choices.count).contains(number)
    else {
      try leave()
      return nil
    }
    switch choices.count - number {
    case 0: return nil
    case 1:
      guard case .text(let text) = Dialog(&self).ask(phrases(EndMessage.time)) else {
        try leave()
        return nil
      }
      // On the day on which it should have ended.
      return try time(
        text, at: OptionName.at.spelling,
        .onDay(of: goalAt ?? Instant(milliseconds: fast.start)))
    default: return goalAt
    }
  }

  /// Where nobody could be asked.
  mutating func sayHowToCorrect(_ answer: FastAnswer) throws(Failure) {
    guard seat == .nowhere, let sentence = try wording().correction(ofEnd: answer.fast) else {
      return
    }
    output.flush()
    say(sentence)
  }
}
