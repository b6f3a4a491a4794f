package import Nouns

extension Profile {
  /// The basis in force: where the person chose none, it goes with the gender.
  package var basisUsed: Basis {
    if let basis { return basis }
    return switch gender {
    case .female: .female
    case .male: .male
    case .other, nil: .neutral
    }
  }

  /// In tenths; nil where the height or the weight is not known.
  package var bmi: Int64? {
    guard let height = sound.height, let weight = sound.weight else { return nil }
    return (weight * 10_000).roundedQuotient(by: height * height)
  }

  /// A BMI under 18.5, exactly.
  package var isUnderweight: Bool { isBMI(under: 185) }

  /// A BMI under 25, exactly.
  var isLean: Bool { isBMI(under: 250) }

  /// In tenths; false where it is not known.
  private func isBMI(under limit: Int64) -> Bool {
    guard let height = sound.height, let weight = sound.weight else { return false }
    return Self.isBMI(of: weight, height: height, under: limit)
  }

  private static func isBMI(of grams: Int64, height: Int64, under limit: Int64) -> Bool {
    grams * 10_000 < limit * height * height
  }

  /// The same of another weight.
  static func isUnderweight(grams: Int64, height: Int64) -> Bool {
    isBMI(of: grams.clamped(to: weights), height: height.clamped(to: heights), under: 185)
  }

  /// The least goal weight that is no BMI under 18.5, in grams.
  package var leastGoalWeight: Int64? {
    sound.height.map { (185 * $0 * $0 + 9_999) / 10_000 }
  }

  /// Without the numbers that nobody can have.
  var sound: Profile {
    func kept(_ value: Int64?, _ range: ClosedRange<Int64>) -> Int64? {
      value.flatMap { range.contains($0) ? $0 : nil }
    }
    var sound = self
    sound.height = kept(height, Self.heights)
    sound.weight = kept(weight, Self.weights)
    sound.goalWeight = kept(goalWeight, Self.weights)
    sound.restriction = kept(restriction, Self.restrictions)
    sound.maintenance = kept(maintenance, Self.energies)
    sound.diet = kept(diet, Self.energies)
    sound.ownProtein = kept(ownProtein, Self.proteins)
    sound.ownCarbs = kept(ownCarbs, Self.carbohydrates)
    sound.ownFat = kept(ownFat, Self.fats)
    sound.ownFiber = kept(ownFiber, Self.fibers)
    return sound
  }

  /// The fields from which targets are calculated.
  package static let needed: [ProfileField] = [.birth, .height, .weight, .activity]

  /// The needed fields that have no value; a maintenance of the person's own needs nothing else.
  package var missing: [ProfileField] {
    let sound = sound
    guard sound.maintenance == nil else { return [] }
    return Self.needed.filter { field in
      switch field {
      case .birth: birth == nil
      case .height: sound.height == nil
      case .weight: sound.weight == nil
      default: activity == nil
      }
    }
  }
}
