import Nouns
package import Time
package import Wire

/// The text of `fastctl window`.
package struct WindowCard {
  private let wording: Wording
  private let screen: Screen
  private var phrases: Phrases { wording.phrases }

  package init(_ wording: Wording, on screen: Screen) {
    self.wording = wording
    self.screen = screen
  }

  /// `end` is when the person stops eating, where that is not when the window closes.
  package func text(
    of answer: WindowAnswer, isFasting: Bool, until end: Instant? = nil, now: Instant
  ) -> String {
    var page = Page(on: screen)
    if let window = answer.window {
      let closes = end ?? Instant(milliseconds: window.closes)
      page.add(
        phrases(
          WindowMessage.open, "end", wording.soon(closes, now: now), "wait",
          wait(for: closes, now)), .strong)
    } else {
      page.add(phrases(isFasting ? WindowMessage.fasting : .closed), .strong)
    }
    if let end = answer.graceUntil {
      let end = wording.soon(Instant(milliseconds: end), now: now)
      page.add(phrases(WindowMessage.grace, "end", end))
    }
    if let line = next(answer, isFasting, now) { page.add(line) }
    page.add(rule(answer))
    return page.text
  }

  private func next(_ answer: WindowAnswer, _ isFasting: Bool, _ now: Instant) -> String? {
    guard let next = answer.next else {
      if isFasting { return phrases(WindowMessage.nextAfterThis) }
      return answer.window == nil ? phrases(WindowMessage.nextAfterFast) : nil
    }
    let opens = Instant(milliseconds: next.opens)
    let times = wording.times(of: next, now: now)
    guard answer.mode == .fixed else { return phrases(WindowMessage.nextAtGoal, "times", times) }
    return phrases(WindowMessage.next, "times", times, "wait", wait(for: opens, now))
  }

  private func rule(_ answer: WindowAnswer) -> String {
    guard answer.mode == .fixed else { return phrases(WindowMessage.following) }
    return phrases(
      WindowMessage.fixed, "times", wording.range(clock(answer.opens), clock(answer.closes)))
  }

  private func clock(_ text: String?) -> String {
    let text = text ?? ""
    return (try? ClockTime(text)).map(wording.clock) ?? PlainText.line(text)
  }

  private func wait(for instant: Instant, _ now: Instant) -> String {
    wording.wait(seconds: (instant - now).seconds)
  }
}

extension Wording {
  /// The text of `fastctl window at`: friendly, whatever it was.
  package func sentence(for meal: MealAnswer, at: Instant, now: Instant) -> String {
    let time = soon(at, now: now)
    guard let window = meal.window, let message = WindowMessage(meal.place) else {
      return phrases(WindowMessage.alone, "time", time)
    }
    return phrases(message, "time", time, "times", times(of: window, now: at))
  }

  /// The day stands with the start only where it is another one than at `now`, and with the end
  /// only where that is on another day.
  func times(of window: Window, now: Instant) -> String {
    let opens = Instant(milliseconds: window.opens)
    let closes = Instant(milliseconds: window.closes)
    return range(soon(opens, now: now), soon(closes, now: opens))
  }
}

extension Wording {
  /// "12:00–20:00", after the fast that runs; nil once its goal is met, since that may be now.
  func timesToEat(in snapshot: Snapshot, now: Instant) -> String? {
    guard let eat = snapshot.eat, let fast = snapshot.fast, !fast.goalReached,
      !snapshot.isClockDoubted, eat.opens > snapshot.now
    else { return nil }
    let opens = Instant(milliseconds: eat.opens)
    // The day of the goal stands beside it.
    let day = fast.goalAt.map(Instant.init(milliseconds:)) ?? now
    let (first, last) = (soon(opens, now: day), soon(Instant(milliseconds: eat.closes), now: opens))
    let isOneDay = zone.day(of: opens) == zone.day(of: Instant(milliseconds: eat.closes))
    return isOneDay && zone.day(of: opens) == zone.day(of: day)
      ? closeRange(first, last) : range(first, last)
  }
}

extension WindowMessage {
  fileprivate init?(_ place: MealPlace) {
    switch place {
    case .inside: self = .inside
    case .grace: self = .nearby
    case .outside: self = .outside
    case .none: return nil
    }
  }
}

package enum WindowMessage: String, Message {
  case open = "Eating window open until {end} (in {wait})"
  case closed = "The eating window is closed"
  case fasting = "You are fasting"
  case next = "Next eating window: {times} (in {wait})"
  case nextAtGoal = "Next eating window: {times}, if you end the fast at its goal"
  case nextAfterFast = "The next one opens when your next fast ends"
  case nextAfterThis = "The next one opens when you end this fast"
  case grace = "Until {end}, eating a little late is fine"
  case following =
    "It follows your fasts: it opens when one ends, for as long as its schedule allows"
  case fixed = "It is fixed: {times} every day"

  case inside = "{time} is inside your eating window, {times}."
  case nearby = "{time} is a little after your eating window, {times}. That is fine."
  case outside = "{time} is outside your eating window, {times}. Tomorrow is a new day."
  case alone = "There is no eating window to compare {time} with."
}
