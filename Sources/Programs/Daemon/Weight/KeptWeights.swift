import Nouns
import Rules
import Time

/// The course of the weight as it was worked out last, up to some weeks ago: what is recorded since, or
/// corrected there, costs as little after years as after weeks.
struct KeptWeights {
  private var folded: WeightCourse?
  /// What was answered last, until something is recorded.
  private var answer: (today: Day, recent: RecentWeights)?
  /// What both were worked out for.
  private var aim: SetAim?

  /// So many of the newest values are read each time.
  private static let unfolded = 45

  typealias Reading = (Day, (DayWeight) -> Void) throws(StoreTrouble) -> Void

  /// Whether what is recorded next costs little.
  var isRead: Bool { folded != nil }

  /// Drops what does not hold after these.
  mutating func forget(after changes: [Change]) {
    answer = nil
    guard let last = folded?.last?.day else { return }
    let rows = changes.flatMap { [$0.before, $0.after].compactMap(\.self) }
    let isTouched = rows.contains { row in
      if case .weighing(let weighing) = row { weighing.at.day <= last } else { false }
    }
    if isTouched { folded = nil }
  }

  mutating func recent(
    on today: Day, _ aim: SetAim?, _ read: Reading
  ) throws(StoreTrouble) -> RecentWeights {
    if aim != self.aim { (folded, answer) = (nil, nil) }
    if let answer, answer.today == today { return answer.recent }
    var course = folded ?? WeightCourse(aim: aim)
    var (newest, first): ([DayWeight], Int) = ([], 0)
    try read(course.last.map { $0.day + 1 } ?? Self.firstDay) { value in
      newest.append(value)
      guard newest.count - first > Self.unfolded, newest[first].day < today else { return }
      course.take(newest[first])
      first += 1
      if first > 500 {
        newest.removeFirst(first)
        first = 0
      }
    }
    (folded, self.aim) = (course, aim)
    var recent = RecentWeights(before: course)
    // Who flew west, or whose clock was ahead, has weighed themselves on a day that is yet to come:
    // it counts when it is here.
    for value in newest[first...] where value.day <= today {
      if value.day < today { recent.before.take(value) } else { recent.today = value }
    }
    answer = (today, recent)
    return recent
  }

  private static let firstDay = Day(number: .min)
}
