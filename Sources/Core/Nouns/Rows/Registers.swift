/// The registers of a row, each with the columns that are set together.
package struct Registers: Sendable {
  /// Whether the row is there.
  package static let alive = "alive"

  package let kind: Row.Kind
  package let columns: [RowLayout.Column]
  /// In the order of the columns; whether the row is there comes first.
  package let names: [String]

  private static let all = Row.Kind.allCases.map(Registers.init)

  package static func of(_ kind: Row.Kind) -> Registers {
    all.first { $0.kind == kind } ?? Registers(kind)
  }

  private init(_ kind: Row.Kind) {
    self.kind = kind
    columns = RowLayout(of: kind).columns
    var names = [Self.alive]
    for column in columns where Self.isSet(column, in: kind) && !names.contains(column.register) {
      names.append(column.register)
    }
    self.names = names
  }

  /// An id names the row and is no part of it, but where another row may stand in its place.
  private static func isSet(_ column: RowLayout.Column, in kind: Row.Kind) -> Bool {
    column.name != "id" || kind.isSingle
  }

  package func columns(of register: String) -> [String] {
    columns.lazy.filter { $0.register == register }.map(\.name)
  }

  /// Those that are decided with a register: their values mean something only together.
  package func together(with register: String) -> Set<String> {
    kind.together.first { $0.contains(register) } ?? [register]
  }

  /// Those of which two rows say something else, with those that mean something only beside them.
  package func differing(_ one: [Cell], _ other: [Cell]) -> Set<String> {
    var found: Set<String> = []
    for (column, (first, second)) in zip(columns, zip(one, other)) where first != second {
      found.insert(column.register)
    }
    for group in kind.together where !found.isDisjoint(with: group) { found.formUnion(group) }
    return found
  }

  /// Whether its values mean something here: a word that came later does not.
  package func understands(_ register: String, in sets: [String: Cell]) -> Bool {
    var probe = RegisterProbe(
      sets.filter { columns(of: register).contains($0.key) && $0.value != kind.saidNothing })
    guard !probe.cells.isEmpty else { return true }
    var row = Row(kind)
    row.fields(&probe)
    return probe.isUnderstood
  }

  /// The values of a row in some registers, or in all.
  package func sets(_ cells: [Cell], in registers: Set<String>? = nil) -> [String: Cell] {
    var sets: [String: Cell] = [:]
    for (column, cell) in zip(columns, cells)
    where cell != .nothing && Self.isSet(column, in: kind)
      && registers?.contains(column.register) ?? true
    {
      sets[column.name] = cell
    }
    return sets
  }
}

extension Row.Kind {
  /// In a column of a row that says only what changes from its day on: that there is nothing from then on.
  /// A column that is missing there says nothing of it.
  package var saidNothing: Cell? { self == .profile ? .text("") : nil }

  /// Whether other rows may come by the id of one that was erased, as it follows from the noun or from a
  /// day; an erasure of these is of what was known then.
  package var isErasedAsKnown: Bool {
    switch self {
    case .choice, .safety, .profile, .rule, .dayFact, .badge: true
    default: false
    }
  }

  /// Registers whose values mean something only together: a machine that sets one of them sets all.
  fileprivate var together: [Set<String>] {
    switch self {
    case .fast: [["goal", "schedule"]]
    case .mealItem: [["what", "amount", "nutrition"]]
    case .drink: [["what", "ml"]]
    default: []
    }
  }
}

/// Reads some cells of a row, whatever the others are.
private struct RegisterProbe: ColumnFields {
  typealias Failure = Never

  let cells: [String: Cell]
  private(set) var isUnderstood = true

  init(_ cells: [String: Cell]) { self.cells = cells }

  mutating func column(_ name: String, _ suffix: String, _ value: inout Int64?) {
    switch cells[RowLayout.column(name, suffix)] {
    case .number(let number): value = number
    case .text: isUnderstood = false
    case .nothing, nil: break
    }
  }

  mutating func column(_ name: String, _ suffix: String, _ value: inout String?) {
    switch cells[RowLayout.column(name, suffix)] {
    case .text(let text): value = text
    case .number: isUnderstood = false
    case .nothing, nil: break
    }
  }

  mutating func unfit(_ name: String, _ suffix: String) {
    if cells[RowLayout.column(name, suffix)] != nil { isUnderstood = false }
  }
}
