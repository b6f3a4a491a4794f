/// The values of a row's columns in their order: to compare rows, and to replace some fields.
package struct RowValues: ColumnFields {
  package typealias Failure = Never

  private var values: [(name: String, value: Cell)] = []

  package init() {}

  package mutating func column(_ name: String, _ suffix: String, _ value: inout Int64?) {
    values.append((name, Cell(value)))
  }

  package mutating func column(_ name: String, _ suffix: String, _ value: inout String?) {
    values.append((name, Cell(value)))
  }

  package mutating func unfit(_ name: String, _ suffix: String) {}

  package var cells: [Cell] { values.map(\.value) }

  /// The fields that say something.
  package var names: Set<String> {
    Set(values.lazy.filter { $0.value != .nothing }.map(\.name))
  }

  /// The fields that say something else in a row of the same kind.
  package func names(unlike other: RowValues) -> Set<String> {
    Set(zip(values, other.values).lazy.filter { $0.value != $1.value }.map(\.0.name))
  }

  /// Goes through a row of the same kind, replaces the values that are given and clears those that
  /// are forgotten.
  package struct Patch: ColumnFields {
    package typealias Failure = Never

    private var rest: ArraySlice<(name: String, value: Cell)>
    private let forgotten: Set<String>

    package init(_ values: RowValues, forgetting forgotten: Set<String>) {
      rest = values.values[...]
      self.forgotten = forgotten
    }

    package mutating func column(_ name: String, _ suffix: String, _ value: inout Int64?) {
      if forgotten.contains(name) { value = nil }
      if case .number(let number)? = rest.popFirst()?.value { value = number }
    }

    package mutating func column(_ name: String, _ suffix: String, _ value: inout String?) {
      if forgotten.contains(name) { value = nil }
      if case .text(let text)? = rest.popFirst()?.value { value = text }
    }

    package mutating func unfit(_ name: String, _ suffix: String) {}
  }
}

extension Noun {
  /// The fields that say something else than those of the other row.
  package func names(unlike other: Self) -> Set<String> {
    var (one, two) = (self, other)
    var (values, others) = (RowValues(), RowValues())
    one.fields(&values)
    two.fields(&others)
    return values.names(unlike: others)
  }
}
