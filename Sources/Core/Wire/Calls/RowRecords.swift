package import Nouns

// Records whose fields are rows of any noun: which there are says the list of nouns.

/// A row of any noun, whole: the member of its noun is there.
package struct ChangedRow: Record, Equatable {
  package var row: Row?

  package init(_ row: Row) {
    self.row = row
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try Row.members(&row, &fields)
  }
}

/// Some rows of some nouns.
package struct EverythingPage: Record, Equatable {
  package var rows: [Row] = []
  package var isLast = false

  package init(rows: [Row], isLast: Bool) {
    self.rows = rows
    self.isLast = isLast
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    var sent = rows.map { SentRow($0) }
    try sent.lists(&fields, sparsely: false)
    rows = sent.map(\.row)
    if let member = sent.lazy.compactMap(\.unfit).first { fields.unfit(member) }
    try fields.bool("isLast", &isLast)
  }
}

extension EverythingQuestion {
  package init(noun: Row.Kind) {
    self.init(noun: noun.rawValue)
  }
}

/// Rows for an import; those of one noun keep their order.
package struct StagedRows: Record, Equatable {
  package var rows: [SentRow] = []

  package init(rows: [Row]) {
    self.rows = rows.map { SentRow($0) }
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try rows.lists(&fields, sparsely: true)
  }
}

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

// MARK: - How much at once

extension ImportCalls {
  /// Of what is staged: more than anybody has days. The daemon takes 110 MB for so many, and 300 for
  /// three times as many, where the unit lets it have 256.
  package static let mostRows = 50_000
  /// Of all of them together.
  package static let mostBytes: Int64 = 48 << 20
}
