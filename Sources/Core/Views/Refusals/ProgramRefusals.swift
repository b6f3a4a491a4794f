import Time

// Why a diet program stays as it is.
extension RefusalSentence {
  func runs(since start: Day) -> String {
    phrases(
      isToCome(start) ? ProgramRefusalMessage.programComes : .programRuns, "date",
      wording.longDate(start))
  }

  func isToCome(_ day: Day) -> Bool { day > wording.zone.day(of: now) }

  func overlaps(_ from: Day, _ to: Day?) -> String {
    guard let to else {
      return phrases(ProgramRefusalMessage.pauseOverlapsOpen, "from", wording.longDate(from))
    }
    return phrases(
      ProgramRefusalMessage.pauseOverlaps, "from", wording.longDate(from), "to",
      wording.longDate(to - 1))
  }
}

package enum ProgramRefusalMessage: String, Message {
  case noProgram = "There is no diet program. To start one: fastctl program start"
  case programRuns =
    "A program has been running since {date}. To start a new one: fastctl program restart. To end it: fastctl program end"
  case programComes =
    "A program is set to start {date}. To start on another day: fastctl program move --on DATE. To cancel it: fastctl program end"
  case programPaused =
    "The program has been paused since {from}. To resume it: fastctl program resume"
  case notPaused = "The program is not paused. To pause it: fastctl program pause"
  case dietHasBegun =
    "The first diet day was {date}, so the start cannot be moved. To start again: fastctl program restart"
  case pauseOverlaps = "The program is already paused from {from} to {to}, both days included"
  case pauseOverlapsOpen =
    "The program is already paused from {from} on. To resume it: fastctl program resume"
}
