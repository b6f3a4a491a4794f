import Nouns
package import Time
package import Wire

/// One stretch of a plan as a calendar has it.
package struct PlanEvent: Equatable, Sendable {
  /// The same for as long as the program has that block, wherever it is moved.
  package let name: String
  package let first: Day
  package let last: Day
  package let title: String
  package let text: String?
}

extension Wording {
  /// Those that begin up to a day and do not end before another.
  package func events(of plan: ProgramPlan, from: Day, to: Day) -> [PlanEvent] {
    plan.blocks.filter { $0.last >= from && $0.first <= to }.map { block in
      PlanEvent(
        name: plan.name(of: block), first: block.first, last: block.last, title: name(of: block),
        text: block.stretch.kcal.map { phrases(ProgramMessage.energyADay, "energy", energy($0)) })
    }
  }
}

extension ProgramPlan {
  /// Of the program, the phase, the cycle and, for what a pause has cut off, its first day there.
  fileprivate func name(of block: PlanBlock) -> String {
    let stretch = block.stretch
    let course = courses.last { course in
      course.start <= block.first && course.end.map { block.first < $0 } ?? true
    }
    var parts = [course?.id.text ?? "program", stretch.phase.rawValue]
    if let cycle = stretch.cycle { parts.append(String(cycle)) }
    if let day = stretch.day {
      if day != 1 { parts.append(String(day)) }
    } else {
      parts.append(stretch.from)
    }
    return parts.joined(separator: "-")
  }
}
