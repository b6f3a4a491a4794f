import Nouns
import Time
package import Wire

/// The answer to a command: first the change and its fast, then the present state.
package struct AnswerCard {
  private let wording: Wording
  private let screen: Screen
  private let status: StatusCard
  private var phrases: Phrases { wording.phrases }

  package init(_ wording: Wording, on screen: Screen) {
    self.wording = wording
    self.screen = screen
    status = StatusCard(wording, on: screen)
  }

  package func utf8(of answer: FastAnswer) -> [UInt8] {
    let (fast, before) = (answer.fast, answer.before)
    // A fast that has just begun is what the state tells of.
    guard fast.end != nil || before != nil else { return status.utf8(of: answer.state) }
    let now = Instant(milliseconds: answer.state.now)
    var page = Page(on: screen)
    if fast.end != nil, fast.outcome != .cancelled, before?.end == nil {
      tellEnd(of: fast, answer.state, now, on: &page)
      return page.utf8
    }
    if let change = wording.sentence(before: before, after: fast, at: now) {
      page.add(change, .strong)
    }
    let wasRunning = before?.end == nil
    return page.utf8 + (wasRunning ? status.utf8(of: answer.state) : old(fast, answer.state, now))
  }

  /// The answer to `add`.
  package func utf8(ofAdded answer: FastAnswer) -> [UInt8] {
    let now = Instant(milliseconds: answer.state.now)
    var page = Page(on: screen)
    page.add(wording.sentence(before: nil, after: answer.fast, at: now) ?? "", .strong)
    return page.utf8 + old(answer.fast, answer.state, now)
  }

  /// The answer to `delete`.
  package func utf8(of answer: DeleteAnswer) -> [UInt8] {
    let now = Instant(milliseconds: answer.state.now)
    var page = Page(on: screen)
    for fast in answer.fasts {
      page.add(wording.sentence(before: fast, after: nil, at: now) ?? "", .strong)
    }
    return page.utf8 + status.utf8(of: answer.state)
  }

  /// A fast that has ended before, and what it means for the days.
  private func old(_ fast: Entry, _ state: Snapshot, _ now: Instant) -> [UInt8] {
    let state = state.withoutPlansWhereUnsafe
    var page = Page(on: screen)
    status.tellLoss(in: state, now, on: &page)
    if let line = status.streakLine(state.streak) { page.add(line) }
    status.tellBeside(state, now, on: &page)
    return Array(FastCard(wording, on: screen).text(of: fast).utf8) + page.utf8
  }

  // MARK: The end of a fast

  private func tellEnd(
    of fast: Entry, _ state: Snapshot, _ now: Instant, on page: inout Page
  ) {
    let state = status.shown(state)
    var result = wording.span(seconds: fast.length ?? 0)
    let isEarly = fast.outcome == .partial
    if let outcome = fast.outcome, outcome != .open, !isEarly {
      result += ", " + phrases(OutcomeMessage(outcome))
    }
    let message: FastAnswerMessage = isEarly ? .endedEarly : .ended
    page.add(phrases(message, "result", result), .strong)
    page.add(times(of: fast, state.streak, now))
    if let line = wording.doubt(aboutEndOf: fast, in: state.notices, now: now) {
      page.add(line, .strong)
    }
    status.addCare(of: state, to: &page)
    status.tellLoss(in: state, now, on: &page)
    if state.state == .eating, let window = state.window {
      tell(window, state, now, on: &page)
    } else if let plan = state.plan {
      status.tell(plan, now, on: &page)
    }
    status.tellRest(of: state, now, on: &page)
  }

  private func times(of fast: Entry, _ streak: Streak, _ now: Instant) -> String {
    let ends = [fast.start, fast.end ?? fast.start].map {
      wording.moment(Instant(milliseconds: $0), now: now)
    }
    let times = wording.range(ends[0], ends[1])
    guard streak.current > 0 else { return times }
    return times + screen.separator + phrases(PluralMessage.streakInLine, streak.current)
  }

  private func tell(
    _ window: Window, _ state: Snapshot, _ now: Instant, on page: inout Page
  ) {
    let closes = Instant(milliseconds: window.closes)
    let eating = phrases(FastAnswerMessage.eating, "end", wording.soon(closes, now: now))
    guard let plan = state.plan else { return page.add(eating) }
    if let line = wording.dayOff(plan, now: now) {
      page.add(eating)
      page.add(line)
    } else if let start = status.planned(plan, after: now) {
      page.add(eating)
      page.add(status.next(plan, from: start, now))
    } else if let name = wording.goal(schedule: plan.schedule, seconds: plan.goal) {
      page.add(
        eating + screen.separator + phrases(FastAnswerMessage.nextThen, "schedule", name))
    } else {
      page.add(eating)
    }
  }
}

/// The sentences about a command's effect.
package enum FastAnswerMessage: String, Message {
  case ended = "Fast ended: {result}"
  case endedEarly = "Fast ended early: {result}"
  case eating = "Eating until {end}"
  case nextThen = "then {schedule}"
}
