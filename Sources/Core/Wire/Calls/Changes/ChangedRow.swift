package import Nouns

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
