package import Nouns

/// Foods of a table, which replace those that were imported from there before.
package struct StagedFoods: Record, Equatable {
  package var source = ImportedFood.Source.table
  package var foods: [ImportedFood] = []

  package init(_ source: ImportedFood.Source, _ foods: [ImportedFood]) {
    (self.source, self.foods) = (source, foods)
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.choice("source", &source)
    var sent = foods.map(SentFood.init)
    try fields.records("foods", &sent)
    foods = sent.map(\.food)
    for index in foods.indices { foods[index].source = source }
  }
}

/// One of them on its way.
private struct SentFood: Record {
  var food = ImportedFood()

  init() {}

  init(_ food: ImportedFood) {
    self.food = food
  }

  mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try food.fields(&fields)
  }
}

/// How many foods are still to be worked on before they are found.
package struct FoodsLeft: Record, Equatable {
  package var left: Int64 = 0

  package init(left: Int64) {
    self.left = left
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.int("left", &left)
  }
}

/// What was imported.
package struct FoodImports: Record, Equatable {
  package struct Import: Record, Equatable {
    package var source = ImportedFood.Source.table
    package var foods: Int64 = 0
    /// When, in milliseconds.
    package var at: Int64 = 0

    package init(_ source: ImportedFood.Source, foods: Int64, at: Int64) {
      (self.source, self.foods, self.at) = (source, foods, at)
    }

    package init() {}

    package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
      try fields.choice("source", &source)
      try fields.int("foods", &foods)
      try fields.int("at", &at)
    }
  }

  package var imports: [Import] = []

  package init(_ imports: [Import]) {
    self.imports = imports
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.records("imports", &imports)
  }
}
