import Nouns
import Rules
import Time
import Wire

// Rows of the wire as those that are kept; what none could be made of stays in its place.
extension Intake.Item {
  init(_ sent: SentRow, dayStart: ClockTime, freshID: () -> RowID) {
    if let field = sent.unfit ?? sent.row.emptyPattern {
      self = .unusable(.badValue(field))
      return
    }
    var row = sent.row
    if row.id == .blank { row.id = freshID() }
    if case .fast(var fast) = row {
      fast.start = fast.start.completed(beginning: dayStart)
      fast.end = fast.end?.completed(beginning: dayStart)
      row = .fast(fast)
    } else if case .weighing(var weighing) = row {
      weighing.at = weighing.at.completed(beginning: dayStart)
      weighing.written = weighing.written?.completed(beginning: dayStart)
      row = .weighing(weighing)
    } else if case .target(var target) = row {
      target.written = target.written.completed(beginning: dayStart)
      row = .target(target)
    } else if case .mealItem(var item) = row {
      item.at = item.at.completed(beginning: dayStart)
      // Eaten by itself, where nothing says with what.
      if item.meal == .blank { item.meal = item.id }
      row = .mealItem(item)
    }
    self = .row(row)
  }
}

extension Row {
  /// Nobody can say that they eat little on no day.
  fileprivate var emptyPattern: String? {
    guard case .profile(let profile) = self, profile.pattern == .weekly([]) else { return nil }
    return ProfileField.pattern.rawValue
  }
}
