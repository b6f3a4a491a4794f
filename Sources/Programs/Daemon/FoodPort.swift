package import Nouns
package import Rules
package import Time

/// Foods that were imported.
package struct FoodPort {
  /// What was imported of a source, and when.
  package typealias Imported = (source: ImportedFood.Source, foods: Int, at: Instant)

  package var foods: (FoodProbe, _ limit: Int) throws(FoodsLost) -> [ImportedFood]
  package var food: (_ key: String) throws(FoodsLost) -> ImportedFood?
  package var imports: () throws(FoodsLost) -> [Imported]
  /// How many of them are new among those that wait.
  package var stage: (StagedImport, Instant) throws(StoreTrouble) -> Int
  /// Does a part of the work; how much is left.
  package var build: () throws(StoreTrouble) -> Int
  package var drop: () -> Void

  package static let none = FoodPort(
    foods: { _, _ throws(FoodsLost) in [] }, food: { _ throws(FoodsLost) in nil },
    imports: { () throws(FoodsLost) in [] },
    stage: { _, _ throws(StoreTrouble) in throw .failed },
    build: { () throws(StoreTrouble) in throw .failed }, drop: {})

  package init(
    foods: @escaping (FoodProbe, Int) throws(FoodsLost) -> [ImportedFood],
    food: @escaping (String) throws(FoodsLost) -> ImportedFood?,
    imports: @escaping () throws(FoodsLost) -> [Imported],
    stage: @escaping (StagedImport, Instant) throws(StoreTrouble) -> Int,
    build: @escaping () throws(StoreTrouble) -> Int, drop: @escaping () -> Void
  ) {
    self.foods = foods
    self.food = food
    self.imports = imports
    self.stage = stage
    self.build = build
    self.drop = drop
  }
}

/// Foods that come together.
package nonisolated struct StagedImport: Sendable {
  package let source: ImportedFood.Source
  package let foods: [ImportedFood]
}

/// The imported foods cannot be read; the path is where their file is now, if it was put aside.
package nonisolated struct FoodsLost: Error, Equatable, Sendable {
  package let path: String?

  package init(path: String?) {
    self.path = path
  }
}
