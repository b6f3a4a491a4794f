package import Time

/// A day of which the person says that all that was eaten is recorded.
package struct CompleteDay: Noun {
  package static let kind = Row.Kind.completeDay

  package var id = RowID.blank
  package var on = Day.blank

  package init() {}

  package init(id: RowID, on: Day) {
    self.id = id
    self.on = on
  }

  package var row: Row { .completeDay(self) }

  package mutating func fields<F: RowFields>(_ fields: inout F) throws(F.Failure) {
    try fields.id(&id)
    try fields.day("on", &on)
  }
}
