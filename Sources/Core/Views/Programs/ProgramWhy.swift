import Nouns
import Time
package import Wire

/// Why a phase has so many days left.
package enum ProgramWhyMessage: String, Message {
  case left = "Days left: {left}, with today. Today is day {day} of {of}."
  case days = "The program began on {date}, and today is its day {day}."
  case cycle =
    "Cycle {cycle} has diet on days {first} to {middle}, and maintenance on days {next} to {last}."
  case rule =
    "It goes by the date alone: what you eat or weigh moves nothing, and a pause moves the rest by its own length."
  case paused =
    "No days are counted during the pause. When you resume, day {day} of the program comes."
  case notStarted = "No day is counted before the first one: {date}."
}

extension PluralMessage {
  static var daysOfPause: Self {
    Self(one: "{n} paused day is not counted.", many: "{n} paused days are not counted.")
  }
  static var whyLeadIn: Self {
    Self(
      one: "The lead-in has {n} day; then diet and maintenance alternate, 14 days each.",
      many: "The lead-in has {n} days; then diet and maintenance alternate, 14 days each.")
  }
}

extension ProgramPage {
  /// How the days left are counted, from the dates.
  package func text(why answer: ProgramAnswer) -> String {
    var page = Page(on: screen.forReading)
    for line in reasons(of: answer) { page.add(paragraph: line) }
    return page.text
  }

  private func reasons(of answer: ProgramAnswer) -> [String] {
    guard let program = answer.program, let course = answer.course,
      let today = try? Day(iso: answer.date), Day.calendar.contains(course.start)
    else { return Array(lines(of: answer).prefix(1)) }
    let count = DayCount(course, on: today)
    switch program.phase {
    case .ended: return lines(of: answer)
    case .notStarted:
      let first = wording.longDate(course.start)
      return [phrases(ProgramWhyMessage.notStarted, "date", first)]
    case .paused:
      let next = wording.number(count.day + 1)
      return [
        days(of: course, count), phrases(ProgramWhyMessage.paused, "day", next),
      ]
    case .leadIn, .diet, .maintenance: break
    }
    let blocks = program.phase == .leadIn ? leadIn(of: course) : cycle(count)
    return [left(of: program), days(of: course, count), blocks, phrases(ProgramWhyMessage.rule)]
  }

  private func left(of program: Program) -> String {
    let numbers = [program.daysLeft, program.day, program.of].map { wording.number($0 ?? 0) }
    return phrases(
      ProgramWhyMessage.left, "left", numbers[0], "day", numbers[1], "of", numbers[2])
  }

  private func days(of course: DietProgram, _ count: DayCount) -> String {
    let (date, day) = (wording.longDate(course.start), wording.number(max(count.day, 0)))
    let line = phrases(ProgramWhyMessage.days, "date", date, "day", day)
    return count.paused > 0 ? line + " " + phrases(.daysOfPause, count.paused) : line
  }

  private func leadIn(of course: DietProgram) -> String {
    phrases(.whyLeadIn, Int64(course.leadIn))
  }

  private func cycle(_ count: DayCount) -> String {
    let (first, block) = (count.firstOfCycle, DietProgram.block)
    func day(_ place: Int64) -> String { wording.number(first + place) }
    return phrases(
      ProgramWhyMessage.cycle,
      [
        "cycle": wording.number(count.cycle), "first": day(0), "middle": day(block - 1),
        "next": day(block), "last": day(DietProgram.cycle - 1),
      ])
  }
}

/// The days of a program up to one of them, as a person would count them.
private struct DayCount {
  let day: Int64
  let paused: Int64
  let cycle: Int64
  /// Among the days of the program.
  let firstOfCycle: Int64

  init(_ course: DietProgram, on today: Day) {
    let start = course.start
    paused = course.pauses.reduce(0) { sum, pause in
      // Today is one of them where it is paused.
      let end = min(pause.to ?? today + 1, today + 1)
      return sum + max(0, min(end - max(pause.from, start), 1_000_000))
    }
    day = today - start + 1 - paused
    let leadIn = Int64(max(0, min(course.leadIn, DietProgram.leadIns.upperBound)))
    let place = max(0, day - 1 - leadIn)
    cycle = place / DietProgram.cycle + 1
    firstOfCycle = leadIn + (cycle - 1) * DietProgram.cycle + 1
  }
}
