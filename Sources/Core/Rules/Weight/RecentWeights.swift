import Time

/// The course of the weight up to yesterday, and what the person weighed today, which may yet change.
package struct RecentWeights: Equatable, Sendable {
  package var before: WeightCourse
  package var today: DayWeight?

  package init(before: WeightCourse = WeightCourse(), today: DayWeight? = nil) {
    self.before = before
    self.today = today
  }

  package var isEmpty: Bool { last == nil }

  /// The newest value, whatever it is.
  package var last: DayWeight? { today ?? before.last }

  /// With today's value, or with another in its place.
  package func course(with value: DayWeight? = nil) -> WeightCourse {
    var course = before
    if let value = value ?? today { course.take(value) }
    return course
  }
}
