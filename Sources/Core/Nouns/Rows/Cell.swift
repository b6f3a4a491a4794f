/// The value in one column of a row.
package enum Cell: Hashable, Sendable {
  case number(Int64), text(String), nothing

  init(_ number: Int64?) { self = number.map(Cell.number) ?? .nothing }

  init(_ text: String?) { self = text.map(Cell.text) ?? .nothing }
}

/// Fills a row from its cells, in the order of its columns.
package struct CellReader: ColumnFields {
  /// The column whose cell means nothing to us.
  package struct Failure: Error, Equatable {
    package let column: String
  }

  private var rest: ArraySlice<Cell>

  package init(_ cells: [Cell]) {
    rest = cells[...]
  }

  package mutating func column(
    _ name: String, _ suffix: String, _ value: inout Int64?
  ) throws(Failure) {
    switch rest.popFirst() {
    case .number(let number): value = number
    case .text: try unfit(name, suffix)
    case .nothing, nil: value = nil
    }
  }

  package mutating func column(
    _ name: String, _ suffix: String, _ value: inout String?
  ) throws(Failure) {
    switch rest.popFirst() {
    case .text(let text): value = text
    case .number: try unfit(name, suffix)
    case .nothing, nil: value = nil
    }
  }

  package mutating func unfit(_ name: String, _ suffix: String) throws(Failure) {
    throw Failure(column: RowLayout.column(name, suffix))
  }
}

extension Row {
  package init(_ kind: Kind, cells: [Cell]) throws(CellReader.Failure) {
    self.init(kind)
    var reader = CellReader(cells)
    try fields(&reader)
  }

  /// In the order of its columns.
  package var cells: [Cell] {
    var (copy, values) = (self, RowValues())
    copy.fields(&values)
    return values.cells
  }
}
