import Nouns
import Rules
import Time

/// What each day of some programs is, found by living through them one day after the other.
struct LivedDays {
  struct Lived: Equatable {
    let program: RowID
    let kind: Rules.Phase.Kind
    var cycle: Int64?
    /// Of the block, on which a pause does not count.
    var day: Int64?
    /// Since when it has been so without a break.
    var began: Day
  }

  let programs: [DietProgram]
  let last: Day
  private(set) var days: [Day: Lived] = [:]
  /// Where another block begins, in order.
  private(set) var switches: [Day] = []

  init(_ programs: [DietProgram], until last: Day) {
    self.programs = programs
    self.last = last
    for program in programs { live(program) }
  }

  /// Who lives through it counts on their fingers.
  private mutating func live(_ program: DietProgram) {
    var diary = Diary(leadIn: program.leadIn)
    var before: Lived?
    var day = program.start
    while day <= last, program.end.map({ day < $0 }) ?? true {
      let isPaused = program.pauses.contains { $0.from <= day && ($0.to ?? day + 1) > day }
      let (kind, cycle, number) = isPaused ? (.paused, nil, nil) : diary.turn()
      var lived = Lived(
        program: program.id, kind: kind, cycle: cycle, day: number, began: day)
      if let before, before.kind == kind, before.cycle == cycle {
        lived.began = before.began
      } else {
        switches.append(day)
      }
      days[day] = lived
      before = lived
      day = day + 1
    }
  }

  private struct Diary {
    var leadIn: Int
    var leadInDay: Int64 = 0
    var isDiet = true
    var cycle: Int64 = 1
    var day: Int64 = 0

    mutating func turn() -> (Rules.Phase.Kind, Int64?, Int64?) {
      if leadIn > 0 {
        leadIn -= 1
        leadInDay += 1
        return (.leadIn, nil, leadInDay)
      }
      day += 1
      if day == 15 {
        day = 1
        if !isDiet { cycle += 1 }
        isDiet.toggle()
      }
      return (isDiet ? .diet : .maintenance, cycle, day)
    }
  }

  /// The latest switch up to a day.
  func latest(on day: Day) -> Day? { switches.last { $0 <= day } }
}
