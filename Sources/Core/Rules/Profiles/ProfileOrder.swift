package import Nouns
import Time

/// What the person says anew of themselves; nil leaves a value as it is.
package struct ProfileOrder: Equatable, Sendable {
  package var birth: Birth?
  /// In millimetres.
  package var height: Int64?
  /// In grams.
  package var weight: Int64?
  package var basis: Basis?
  package var gender: Gender?
  package var activity: Activity?
  package var goal: WeightGoal?
  /// In grams.
  package var goalWeight: Int64?
  /// In per cent of maintenance.
  package var restriction: Int64?
  /// In kcal a day.
  package var maintenance: Int64?
  package var diet: Int64?
  package var pattern: EnergyPattern?
  package var counts: DeficitChoice?
  /// What is taken away.
  package var forget: Set<ProfileField> = []
  /// Of somebody under age: kept for what follows from it, and for nothing else.
  package var isMinors = false
  /// The keys of what the person confirms, with commas between them.
  package var confirmed: String?

  package init() {}

  /// What is kept of it where it shows that the person is under age; nil where it says no birth.
  package var ofMinor: ProfileOrder? {
    guard let birth else { return nil }
    var order = ProfileOrder()
    (order.birth, order.isMinors) = (birth, true)
    return order
  }

  /// A value that is given is not forgotten.
  func apply(to profile: inout Profile) {
    for field in forget { profile.forget(field) }
    profile.birth = birth ?? profile.birth
    profile.height = height ?? profile.height
    profile.weight = weight ?? profile.weight
    profile.basis = basis ?? profile.basis
    profile.gender = gender ?? profile.gender
    profile.activity = activity ?? profile.activity
    profile.goal = goal ?? profile.goal
    profile.goalWeight = goalWeight ?? profile.goalWeight
    profile.restriction = restriction ?? profile.restriction
    profile.maintenance = maintenance ?? profile.maintenance
    profile.diet = diet ?? profile.diet
    profile.pattern = pattern ?? profile.pattern
    profile.counts = counts ?? profile.counts
  }

  /// Whether it says anything of one of these.
  package func touches(_ field: ProfileField) -> Bool {
    if forget.contains(field) { return true }
    return switch field {
    case .birth: birth != nil
    case .height: height != nil
    case .weight: weight != nil
    case .basis: basis != nil
    case .gender: gender != nil
    case .activity: activity != nil
    case .goal: goal != nil
    case .goalWeight: goalWeight != nil
    case .restriction: restriction != nil
    case .maintenance: maintenance != nil
    case .diet: diet != nil
    case .pattern: pattern != nil
    case .counts: counts != nil
    }
  }
}

extension Profile {
  fileprivate mutating func forget(_ field: ProfileField) {
    switch field {
    case .birth: birth = nil
    case .height: height = nil
    case .weight: weight = nil
    case .basis: basis = nil
    case .gender: gender = nil
    case .activity: activity = nil
    case .goal: goal = nil
    case .goalWeight: goalWeight = nil
    case .restriction: restriction = nil
    case .maintenance: maintenance = nil
    case .diet: diet = nil
    case .pattern: pattern = nil
    case .counts: counts = nil
    }
  }

  /// The same words as another row.
  func saying(as id: RowID, from day: Day) -> Profile {
    var copy = Profile(id: id, from: day)
    (copy.birth, copy.height, copy.weight) = (birth, height, weight)
    (copy.basis, copy.gender, copy.activity) = (basis, gender, activity)
    (copy.goal, copy.goalWeight, copy.restriction) = (goal, goalWeight, restriction)
    (copy.maintenance, copy.diet) = (maintenance, diet)
    (copy.pattern, copy.counts) = (pattern, counts)
    return copy
  }
}
