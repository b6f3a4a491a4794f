import Time
import Wire

// Why a diet program stays as it is.
extension RefusalSentence {
  func runs(since text: String) -> String {
    phrases(
      isToCome(text) ? ProgramRefusalMessage.programComes : .programRuns, "date",
      wording.date(iso: text))
  }

  func isToCome(_ text: String) -> Bool {
    (try? Day(iso: text)).map { $0 > wording.zone.day(of: now) } ?? false
  }

  func overlaps(_ from: String, _ to: String?) -> String {
    guard let to, let end = try? Day(iso: to) else {
      return phrases(ProgramRefusalMessage.pauseOverlapsOpen, "from", wording.date(iso: from))
    }
    return phrases(
      ProgramRefusalMessage.pauseOverlaps, "from", wording.date(iso: from), "to",
      wording.longDate(end - 1))
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
