import Nouns
import Time
package import Wire

/// Why a fast has met its goal or not, and what it counts for.
package enum FastWhyMessage: String, Message {
  case met = "Goal met: {start} to {end} is {length}, and the goal was {goal}."
  case short =
    "Ended early: {start} to {end} is {length}, which is {rest} less than the goal of {goal}."
  case minutes = "The minutes that you see are compared, never the seconds."
  case kept = "You met that goal before you moved it on to {later}, and that stays."
  case open = "No goal: {start} to {end} is {length}, and there is nothing to compare it with."
  case discarded = "Discarded: it is in no list of days, in no sum and in no average."
  case running = "Running: the goal of {goal} is met at {time}, counted from {start}."
  case runningOpen = "Running since {start}, without a goal."
  case day = "In lists and sums it belongs to {date}."
  case counts =
    "It counts for your streak on that day; of several nights, each full day counts as well."
  case doesNotCount = "Only a fast that met its goal counts for the streak."
  case countsLater = "It counts for your streak once it has ended with its goal met."
}

/// The text of `fastctl show --why`.
package struct FastWhy {
  private let wording: Wording
  private let screen: Screen
  private var phrases: Phrases { wording.phrases }

  package init(_ wording: Wording, on screen: Screen) {
    self.wording = wording
    self.screen = screen.forReading
  }

  /// Without a word of streaks where they are not counted.
  package func text(of fasts: [Entry], hasStreaks: Bool) -> String {
    fasts.map { fast in
      var page = Page(on: screen)
      for line in lines(of: fast, hasStreaks) { page.add(paragraph: line) }
      return page.text
    }.joined(separator: "\n")
  }

  private func lines(of fast: Entry, _ hasStreaks: Bool) -> [String] {
    let (judged, credit): ([String], FastWhyMessage?)
    switch fast.outcome {
    case .completed: (judged, credit) = (met(fast), .counts)
    case .partial: (judged, credit) = (short(fast), .doesNotCount)
    case .open: (judged, credit) = ([say(.open, fast)], .doesNotCount)
    case .cancelled: return [phrases(FastWhyMessage.discarded)]
    case nil where fast.goal == nil: (judged, credit) = ([say(.runningOpen, fast)], nil)
    case nil: (judged, credit) = ([say(.running, fast)], .countsLater)
    }
    let date = fast.outcome == nil ? nil : wording.longDate(fast.countedDay)
    let day = date.map { phrases(FastWhyMessage.day, "date", $0) }
    return judged + [day, hasStreaks ? credit.map { phrases($0) } : nil].compactMap(\.self)
  }

  private func met(_ fast: Entry) -> [String] {
    let judged = fast.judgedGoal.seconds
    let isKept = fast.goal.map { wording.goal(seconds: $0) } != judged.map(wording.goal(seconds:))
    let kept = isKept ? say(.kept, fast) : nil
    return [say(.met, fast), kept, phrases(FastWhyMessage.minutes)].compactMap(\.self)
  }

  private func short(_ fast: Entry) -> [String] {
    let (rest, overflow) = (fast.judgedGoal.seconds ?? 0)
      .subtractingReportingOverflow(fast.length ?? 0)
    let line = say(.short, fast, rest: wording.span(seconds: overflow ? 0 : rest))
    return [line, phrases(FastWhyMessage.minutes)]
  }

  private func say(_ message: FastWhyMessage, _ fast: Entry, rest: String = "") -> String {
    let times = RecordedTimes(fast, wording)
    let length = fast.length.map { wording.hours(seconds: $0) } ?? ""
    return phrases(
      message,
      [
        "start": times.startText, "end": times.endText, "length": length, "rest": rest,
        "goal": fast.judgedGoal.seconds.map { wording.goal(seconds: $0) } ?? "",
        "later": fast.goal.map { wording.goal(seconds: $0) } ?? "", "time": time(ofGoal: fast),
      ])
  }

  private func time(ofGoal fast: Entry) -> String {
    let start = Instant(milliseconds: fast.start)
    return fast.goal.map { wording.moment(start + .seconds($0), now: start) } ?? ""
  }
}
