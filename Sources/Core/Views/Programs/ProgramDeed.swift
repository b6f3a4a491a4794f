import Nouns
package import Time
import Wire

/// A change of a program, for the first line of the answer; a day is nil for today.
package enum ProgramDeed {
  case begun, moved, ended
  case paused(Day?)
  case resumed(Day?)
}

extension Wording {
  /// Nil where the answer says it by itself: what has ended is called so.
  func sentence(for deed: ProgramDeed, in answer: ProgramAnswer) -> String? {
    guard let course = answer.course, let today = try? Day(iso: answer.date) else { return nil }
    switch deed {
    case .begun: return said(course.start > today ? .moved : .added, course.start)
    case .moved: return said(.moved, course.start)
    case .ended:
      guard answer.program?.phase != .ended, let end = course.end else { return nil }
      return said(.ended, end - 1)
    case .paused(let day):
      return course.pauses.first { $0.from == day ?? today }.map(sentence(forNew:))
    case .resumed(let day):
      let date = day ?? today
      return said(date > today ? .resumed : .resumedNow, date)
    }
  }
}
