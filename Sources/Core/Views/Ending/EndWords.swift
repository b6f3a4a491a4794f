package import Time
package import Wire

extension Wording {
  /// A line below the state of a fast that has probably ended; nil for any other.
  package func stillFasting(_ fast: RunningFast, now: Instant) -> String? {
    guard EndDoubt(about: fast, endingAt: now) == .overdue else { return nil }
    guard let goalAt = fast.goalAt.map(Instant.init(milliseconds:)) else {
      return phrases(EndMessage.stillFastingOpen, "command", "fastctl stop --at TIME")
    }
    return phrases(
      EndMessage.stillFasting, "end", moment(goalAt, now: now), "command",
      "fastctl stop --at \"\(typed(goalAt))\"")
  }

  /// How to correct an end that was taken unasked; nil where it is as it should be.
  package func correction(ofEnd fast: Entry) -> String? {
    guard EndDoubt(about: fast) == .overdue else { return nil }
    guard let goal = fast.goal else {
      return phrases(EndMessage.endedOverdueOpen, "command", "fastctl edit --end TIME")
    }
    let goalAt = Instant(milliseconds: fast.start) + .seconds(goal)
    return phrases(
      EndMessage.endedOverdue, "command", "fastctl edit --end \"\(typed(goalAt))\"")
  }

  /// Why the end is asked about.
  package func overdue(_ fast: RunningFast, now: Instant) -> String {
    guard let goalAt = fast.goalAt.map(Instant.init(milliseconds:)) else {
      return phrases(
        EndMessage.overdueOpen, "length", span(seconds: shown(fast, now: now).elapsed))
    }
    return phrases(
      EndMessage.overdue, "end", moment(goalAt, now: now), "over",
      span(seconds: shown(fast, now: now).over))
  }

  /// What was recorded of a fast that ended while its length was unclear, and how to put it right;
  /// nil for any other.
  package func doubt(aboutEndOf fast: Entry, in notices: [Notice], now: Instant) -> String? {
    guard let end = fast.end, let notice = notices.first(where: \.isOfEnd),
      let lead = notice.detail.flatMap({ Int64($0) })
    else { return nil }
    return phrases(
      EndMessage.doubted, "lead", span(seconds: Self.nearestMinute(lead)), "end",
      moment(Instant(milliseconds: end), now: now), "command",
      "fastctl edit --end \"\(typed(now))\"")
  }

  /// As a person types it, in whole minutes.
  func typed(_ instant: Instant) -> String {
    let time = zone.local(instant)
    return time.day.iso + " " + twoDigits(time.clock.hour) + ":" + twoDigits(time.clock.minute)
  }
}

/// Questions and sentences about the end of a fast that has just begun, or went on for too long.
package enum EndMessage: String, Message {
  case stillFasting = "Still fasting? The goal was {end}. If you stopped then: {command}"
  case stillFastingOpen = "Still fasting? If you stopped earlier: {command}"
  case overdue = "The goal was {end}, {over} ago."
  case overdueOpen = "This fast without a goal has been running for {length}."
  case when = "When did the fast end?"
  case atGoal = "At the goal ({end})"
  case atTime = "At another time"
  case now = "Now"
  case choose = "Number:"
  case time = "Time, such as 14:30:"
  case stillRunning = "Still fasting"
  case endedOverdue =
    "The fast ended long after its goal. If you stopped at the goal: {command}"
  case endedOverdueOpen = "The fast was long. If you stopped earlier: {command}"
  case doubted =
    "The clock was put forward by {lead} during this fast and seemed wrong, so its end was recorded as {end}. If the clock is right: {command}"
  case brief = "This fast has only just begun ({length}). Discard it?"
  case endAndKeep = "End and keep it"
  case goalStands = "The goal is reached. Change it anyway?"
  case changeGoal = "Change it"
  case leaveGoal = "Leave it"
}
