package import Nouns
package import Time

/// The weight that energy targets are worked out from.
package struct WeightForTargets: Equatable, Sendable {
  /// In grams.
  package let grams: Int64
  package let source: WeightSource

  /// A value that is older says nothing about today.
  static let newestDays: Int64 = 28

  /// Nil where nothing is known.
  package init?(_ course: WeightCourse, on day: Day, profile: Int64?) {
    if let mean = course.mean(on: day) {
      self.init(grams: mean, source: .mean)
    } else if let newest = course.newest(on: day, within: Self.newestDays) {
      self.init(grams: newest.grams, source: .newest)
    } else if let profile {
      self.init(grams: profile, source: .profile)
    } else {
      return nil
    }
  }

  private init(grams: Int64, source: WeightSource) {
    (self.grams, self.source) = (grams, source)
  }
}

extension WeightCourse {
  /// The last kept value of so many days, that one the last.
  package func newest(on day: Day, within days: Int64) -> DayWeight? {
    kept.within(day - (days - 1)...day).last
  }
}
