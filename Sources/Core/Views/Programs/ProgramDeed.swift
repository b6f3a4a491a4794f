package import Time
import Wire

/// What was done to a program, for the first line of the answer; a day is nil for today.
package enum ProgramDeed {
  case begun, moved, ended
  case paused(Day?)
  case resumed(Day?)
}

extension Wording {
  /// Nil where the answer says it by itself: what has ended is called so.
  func sentence(for deed: ProgramDeed, in answer: ProgramAnswer) -> String? {
    guard let course = answer.course else { return nil }
    switch deed {
    case .begun: return said(course.start > answer.date ? .moved : .added, date: course.start)
    case .moved: return said(.moved, date: course.start)
    case .ended:
      guard answer.program?.phase != .ended, let end = course.end else { return nil }
      return said(.ended, date: dayBefore(end))
    case .paused(let day):
      let from = day?.iso ?? answer.date
      guard let pause = course.pauses.first(where: { $0.from == from }) else { return nil }
      return paused(from: pause.from, to: pause.to)
    case .resumed(let day):
      let date = day?.iso ?? answer.date
      return said(date > answer.date ? .resumed : .resumedNow, date: date)
    }
  }
}
