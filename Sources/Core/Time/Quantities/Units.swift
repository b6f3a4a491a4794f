/// In which units a person tells, and is told, of their body and their food; all is kept in grams,
/// millimetres and kcal.
package struct Units: Equatable, Sendable {
  package var weight = WeightUnit.kilograms
  package var height = HeightUnit.centimetres
  package var energy = EnergyUnit.kilocalories

  package init(
    weight: WeightUnit = .kilograms, height: HeightUnit = .centimetres,
    energy: EnergyUnit = .kilocalories
  ) {
    self.weight = weight
    self.height = height
    self.energy = energy
  }
}

package enum WeightUnit: String, CaseIterable, Sendable {
  case kilograms = "kg"
  case pounds = "lb"
  case stones = "st"
}

package enum HeightUnit: String, CaseIterable, Sendable {
  case centimetres = "cm"
  case feet = "ft"
}

package enum EnergyUnit: String, CaseIterable, Sendable {
  case kilocalories = "kcal"
  case kilojoules = "kJ"
}
