/// The contents of some food, in tenths of a gram.
package struct Nutrients: Equatable, Sendable {
  /// The meanings of carbohydrate on labels.
  package enum Label: String, CaseIterable, Sendable {
    /// Without the fibre.
    case eu
    /// With the fibre.
    case us
  }

  package var protein: Int64
  package var carbs: Int64
  package var fat: Int64
  package var fiber: Int64
  package var alcohol: Int64
  package var polyols: Int64
  package var organicAcids: Int64

  /// A ton of each; nobody eats more, and no sum overflows.
  private static let amounts: ClosedRange<Int64> = 0...10_000_000

  package init(
    protein: Int64 = 0, carbs: Int64 = 0, fat: Int64 = 0, fiber: Int64 = 0, alcohol: Int64 = 0,
    polyols: Int64 = 0, organicAcids: Int64 = 0
  ) {
    self.protein = protein.clamped(to: Self.amounts)
    self.carbs = carbs.clamped(to: Self.amounts)
    self.fat = fat.clamped(to: Self.amounts)
    self.fiber = fiber.clamped(to: Self.amounts)
    self.alcohol = alcohol.clamped(to: Self.amounts)
    self.polyols = polyols.clamped(to: Self.amounts)
    self.organicAcids = organicAcids.clamped(to: Self.amounts)
  }

  /// In kcal.
  package func energy(_ label: Label) -> Int64 {
    let digestible = label == .eu ? carbs : max(0, carbs - fiber)
    let parts = [
      protein * Self.protein, digestible * Self.carbs, fat * Self.fat, fiber * Self.fiber,
      alcohol * Self.alcohol, polyols * Self.polyols, organicAcids * Self.organicAcids,
    ]
    return parts.reduce(0, +).roundedQuotient(by: 100)
  }
}
