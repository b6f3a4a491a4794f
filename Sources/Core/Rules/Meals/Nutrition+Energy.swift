package import Nouns

extension Nutrition {
  /// The energy of what is in it; nil where protein, carbohydrate and fat are not all known.
  package func energyOfMacros(_ label: Nutrients.Label) -> Int64? {
    guard let protein, let carbs, let fat else { return nil }
    return Nutrients(
      protein: protein, carbs: carbs, fat: fat, fiber: fiber ?? 0, alcohol: alcohol ?? 0
    ).energy(label)
  }

  /// With the energy of what is in it, where none was said.
  package func completed(_ label: Nutrients.Label) -> Nutrition {
    var completed = self
    completed.energy = energy ?? energyOfMacros(label)
    return completed
  }

  /// The energy of the macros, where the stated energy is far from it: by more than a fifth and
  /// more than 25 kcal.
  package func doubt(_ label: Nutrients.Label) -> Int64? {
    guard let energy, let sum = energyOfMacros(label) else { return nil }
    let difference = abs(energy.clamped(to: Self.energies) - sum)
    return 5 * difference > energy && difference > 25 ? sum : nil
  }
}
