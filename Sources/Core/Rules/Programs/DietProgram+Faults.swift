import Nouns
import Time

extension DietProgram.Pause {
  func contains(_ day: Day) -> Bool { from <= day && to.map { day < $0 } ?? true }
}

extension DietProgram {
  /// Whether a day could belong to both.
  func overlaps(_ other: DietProgram) -> Bool {
    end.map { $0 > other.start } ?? true && other.end.map { $0 > start } ?? true
  }

  /// What cannot be of a program that comes from elsewhere.
  var faults: [Intake.Fault] {
    (end.map { $0 < start } ?? false ? [.endBeforeStart] : [])
      + (Self.leadIns.contains(leadIn) ? [] : [.badValue("leadIn")])
      + (pauses.count > Self.mostPauses || !arePausesInOrder ? [.badValue("pauses")] : [])
      + Intake.Fault.of(day: start, "start") + Intake.Fault.of(day: end, "end")
  }

  private var arePausesInOrder: Bool {
    let areDates = pauses.allSatisfy { pause in
      Day.calendar.contains(pause.from) && Day.calendar.contains(pause.to ?? pause.from)
        && pause.to.map { $0 >= pause.from } ?? true
    }
    return areDates
      && zip(pauses, pauses.dropFirst()).allSatisfy { one, next in
        one.to.map { $0 <= next.from } ?? false
      }
  }
}
