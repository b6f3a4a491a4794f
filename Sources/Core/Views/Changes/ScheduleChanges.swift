import Time

package enum PlanChangeMessage: String, Message {
  case scheduleAdded = "Added the schedule {name}"
  case scheduleRemoved = "Removed the schedule {name}"
  case scheduleRenamed = "The schedule {old} is now called {name}"
  case scheduleChanged = "Changed the schedule {name}"
  case chosen = "Your default schedule is now {name}"
  case chosenOpen = "Your default is now a fast without a goal"
  case choiceGone = "Your default schedule is the built-in one again"
  case weekAdded = "Added the weekly plan from {start}"
  case weekRemoved = "Removed the weekly plan from {start}"
  case weekChanged = "Changed the weekly plan from {start}"
  case weekEnded = "Ended the weekly plan from {start}"
  case weekResumed = "The weekly plan from {start} applies again"
  case vacationAdded = "Added a vacation: {days}"
  case vacationRemoved = "Removed the vacation: {days}"
  case safety = "Changed the answers to the safety questions"
}

extension ChangeSentence {
  /// What happened to a row of the person's plans, by its names before and after; nil for others.
  func text(noun: String?, before: String?, after: String?) -> String? {
    switch noun {
    case "schedule": schedule(before, after)
    case "choice": choice(after)
    case "week": week(before, after)
    case "vacation": vacation(before, after)
    case "program": program(before, after)
    case "safety": wording.phrases(PlanChangeMessage.safety)
    case "profile": profile(before, after)
    default: nil
    }
  }

  private func schedule(_ before: String?, _ after: String?) -> String? {
    let name = PlainText.line(after ?? before ?? "")
    switch (before, after) {
    case (nil, nil): return nil
    case (nil, _?): return wording.phrases(PlanChangeMessage.scheduleAdded, "name", name)
    case (_?, nil): return wording.phrases(PlanChangeMessage.scheduleRemoved, "name", name)
    case (let old?, let new?):
      guard old != new else {
        return wording.phrases(PlanChangeMessage.scheduleChanged, "name", name)
      }
      return wording.phrases(
        PlanChangeMessage.scheduleRenamed, "old", PlainText.line(old), "name", name)
    }
  }

  private func choice(_ after: String?) -> String {
    guard let after else { return wording.phrases(PlanChangeMessage.choiceGone) }
    guard !after.isEmpty else { return wording.phrases(PlanChangeMessage.chosenOpen) }
    return wording.phrases(PlanChangeMessage.chosen, "name", PlainText.line(after))
  }

  /// One that has ended has both of its dates.
  private func week(_ before: String?, _ after: String?) -> String? {
    guard let text = after ?? before else { return nil }
    let (start, _) = dates(text)
    let hadEnd = before.map { dates($0).end != nil }
    let hasEnd = after.map { dates($0).end != nil }
    let message: PlanChangeMessage =
      switch (hadEnd, hasEnd) {
      case (nil, _): .weekAdded
      case (_, nil): .weekRemoved
      case (false?, true?): .weekEnded
      case (true?, false?): .weekResumed
      default: .weekChanged
      }
    return wording.phrases(message, "start", wording.date(iso: start))
  }

  private func vacation(_ before: String?, _ after: String?) -> String? {
    guard let text = after ?? before else { return nil }
    let (start, end) = dates(text)
    return wording.phrases(
      after == nil ? PlanChangeMessage.vacationRemoved : .vacationAdded, "days",
      wording.range(wording.date(iso: start), wording.date(iso: end ?? start)))
  }

  private func dates(_ text: String) -> (start: String, end: String?) {
    let parts = text.split(separator: "/", maxSplits: 1)
    return (parts.first.map(String.init) ?? "", parts.dropFirst().first.map(String.init))
  }
}
