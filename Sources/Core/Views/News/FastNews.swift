import Nouns
import Time
import Wire

// News of the running fast.
extension Wording {
  /// `isLate` when it was reached while nobody could say so.
  func goalReached(_ fast: FastFacts, isLate: Bool, now: Instant) -> NewsText {
    let length = length(ofGoal: fast)
    guard !fast.isLimited else {
      return NewsText(length, phrases(NewsMessage.goalMetByLimited))
    }
    let from = moment(fast.start, now: now)
    let body =
      isLate
      ? phrases(
        NewsMessage.goalReachedLate, "length", length, "start", from, "end",
        moment(fast.goalAt, now: now))
      : phrases(NewsMessage.goalReachedBody, "length", length, "start", from)
    let name = fast.schedule.flatMap { $0.isName ? PlainText.line($0) + ": " : nil } ?? ""
    return NewsText(phrases(NewsMessage.goalReached), name + body)
  }

  func goalAgain(_ fast: FastFacts, _ at: Instant, _ now: Instant) -> NewsText {
    NewsText(
      phrases(NewsMessage.beyond, "over", span(from: fast.goalAt, to: at)),
      phrases(
        NewsMessage.goalAgainBody, "end", moment(fast.goalAt, now: now), "at",
        moment(at, now: now), "length", span(from: fast.start, to: at)))
  }

  func halfway(_ fast: FastFacts, _ facts: NewsFacts, _ now: Instant) -> NewsText {
    let end = moment(fast.goalAt, now: now)
    let body =
      facts.isLate(now)
      ? phrases(NewsMessage.halfwayLate, "at", moment(facts.at, now: now), "end", end)
      : phrases(NewsMessage.goalAt, "end", end)
    return NewsText(
      phrases(NewsMessage.halfway, "goal", length(ofGoal: fast)), body)
  }

  func goalNear(_ fast: FastFacts, _ facts: NewsFacts, _ now: Instant) -> NewsText {
    let wait = wait(seconds: (fast.goalAt - facts.at).seconds)
    let end = moment(fast.goalAt, now: now)
    guard facts.isLate(now) else {
      return NewsText(
        phrases(NewsMessage.goalNear, "wait", wait), phrases(NewsMessage.goalAt, "end", end))
    }
    return NewsText(
      phrases(NewsMessage.goalSoon),
      phrases(
        NewsMessage.goalNearLate, "at", moment(facts.at, now: now), "wait", wait, "end", end))
  }

  func beyond(_ fast: FastFacts, _ at: Instant, _ now: Instant) -> NewsText {
    NewsText(
      phrases(NewsMessage.beyond, "over", span(from: fast.goalAt, to: at)),
      phrases(
        NewsMessage.beyondBody, "length", span(from: fast.start, to: at), "at",
        moment(at, now: now),
        "end", moment(fast.goalAt, now: now)))
  }

  func forgotten(_ fast: FastFacts, _ at: Instant, _ now: Instant) -> NewsText {
    NewsText(
      phrases(NewsMessage.forgotten, "end", moment(fast.goalAt, now: now)),
      phrases(
        NewsMessage.forgottenBody, "length", span(from: fast.start, to: at), "at",
        moment(at, now: now), "goal", length(ofGoal: fast)))
  }

  func stage(_ stage: ToldStage, _ facts: NewsFacts, _ now: Instant) -> NewsText {
    NewsText(
      phrases(stage.name), phrases(stage.text), phrases(StageTextMessage.guide),
      facts.isLate(now) ? asOf(facts.at, now) : nil)
  }

  /// The body is the warning and nothing else.
  func safety(_ start: Instant, _ facts: NewsFacts, _ now: Instant) -> NewsText {
    let hours = (facts.at - start).minutes / 60
    let warning = LongFastWarning(hours: hours) ?? .day
    return NewsText(title(of: facts, since: start, now), phrases(SafetyMessage(warning)))
  }

  func limit(
    _ start: Instant, _ question: SafetyQuestion, _ most: Span, _ facts: NewsFacts, _ now: Instant
  ) -> NewsText {
    NewsText(title(of: facts, since: start, now), limit(question, most: most.seconds))
  }

  private func title(of facts: NewsFacts, since start: Instant, _ now: Instant) -> String {
    let hours = number((facts.at - start).minutes / 60)
    guard facts.isLate(now) else { return phrases(SafetyMessage.title, "hours", hours) }
    return phrases(SafetyMessage.titleLate, "hours", hours, "at", moment(facts.at, now: now))
  }

  func asOf(_ at: Instant, _ now: Instant) -> String {
    phrases(NewsMessage.asOf, "at", moment(at, now: now))
  }

  private func span(from start: Instant, to end: Instant) -> String {
    span(seconds: length(from: start, to: end))
  }

  /// From the minute that its start shows to the one that its end shows.
  func length(ofGoal fast: FastFacts) -> String {
    goal(seconds: length(from: fast.start, to: fast.goalAt))
  }
}

extension ToldStage {
  var name: StageMessage {
    switch self {
    case .postAbsorptive: .postAbsorptive
    case .switching: .switching
    case .ketonesRising: .ketonesRising
    case .mildKetosis: .mildKetosis
    case .sustainedKetosis: .sustainedKetosis
    case .extended: .extended
    }
  }

  var text: StageTextMessage { name.text }
}
