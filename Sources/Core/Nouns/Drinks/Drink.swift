import Time

/// Something the person drank that is no meal: it has next to no energy.
package struct Drink: DatedNoun {
  package static let kind = Row.Kind.drink
  package static let amounts: ClosedRange<Int64> = 10...5000
  package static let longestWhat = TextLimit.line(120)

  package var id = RowID.blank
  package var at = Mark.blank
  package var ml: Int64 = 0
  /// Its name, as it was typed; nil for an amount alone.
  package var what: String?

  package init() {}

  package init(id: RowID, at: Mark, ml: Int64, what: String? = nil) {
    self.id = id
    self.at = at
    self.ml = ml
    self.what = what
  }

  package var row: Row { .drink(self) }

  package mutating func fields<F: RowFields>(_ fields: inout F) throws(F.Failure) {
    try fields.id(&id)
    try fields.mark("at", &at)
    try fields.number("ml", &ml, in: .none, within: Self.amounts)
    try fields.text("what", &what, limit: Self.longestWhat)
  }
}
