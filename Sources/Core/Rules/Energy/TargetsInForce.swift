package import Nouns
package import Time

extension Standing {
  /// The last version that is not after a day: a clock that was wrong for a while may have made later
  /// ones.
  ///
  /// The first one holds on the day before it, too, which may come again on a flight to the west.
  package func version(on day: Day) -> Profile? {
    let isBeforeFirst = profiles.first.map { $0.from == day + 1 } ?? false
    return isBeforeFirst ? profiles.first : profiles.last { $0.from <= day }
  }

  /// That version; the journal knows the weight of today better than it does.
  package func profile(on day: Day) -> Profile? {
    var profile = version(on: day)
    if let weight, profile?.id == version(on: weight.day)?.id { profile?.weight = weight.grams }
    return profile
  }

  /// The fields that the targets need and that have no value.
  package func missing(on day: Day) -> [ProfileField] {
    profile(on: day)?.missing ?? Profile.needed
  }

  /// The reason against a diet phase on a day.
  package func dietObstacle(on day: Day) -> DietObstacle? {
    if let answer = answers(on: day)?.obstacle { return .answer(answer) }
    guard let profile = profile(on: day) else { return nil }
    if isMinor(profile, on: day) { return .answer(.underAge) }
    if profile.isUnderweight { return .underweight }
    return profile.goal == .gain && !restsAtGoal(on: day) ? .aimGain : nil
  }

  /// Why low-calorie days that the person chose are not applied.
  package func patternObstacle(on day: Day) -> DietObstacle? {
    profile(on: day)?.pattern == nil ? nil : dietObstacle(on: day)
  }

  /// The targets in force on a day: a pure function of the profile's versions and the programs.
  package func targets(on day: Day) -> Targets? {
    guard reasonForNoEnergy(on: day) == nil,
      var targets = numbers(on: day).map({ inForce($0, on: day) })
    else { return nil }
    if dietObstacle(on: day) != nil { targets.diet = nil }
    return targets
  }

  /// Whatever the person answered.
  func numbers(on day: Day) -> Targets? {
    if let target = applied.judging(day) { return targets(of: target, on: day) }
    let isBefore = profiles.first.map { $0.from == day + 1 } ?? false
    return course.targets(on: isBefore ? day + 1 : day, in: self)
  }

  /// The targets before and after a day begins; nil where the numbers stay the same.
  package func targetChange(on day: Day) -> (before: Targets, after: Targets)? {
    guard let before = targets(on: day - 1), let after = targets(on: day) else { return nil }
    let numbers = (after.maintenance, after.diet)
    return numbers == (before.maintenance, before.diet) ? nil : (before, after)
  }

  /// The kept course, or a new one.
  private var course: TargetCourse { targetCourse.value ?? TargetCourse(self) }

  /// Works the course of the targets out once, for all who ask until a row changes.
  mutating func workOutTargets() {
    if targetCourse.value == nil { targetCourse.value = TargetCourse(self) }
  }
}
