import Nouns

/// Numbers the registers of a kind of row, so that a set of them is a few bits.
struct RegisterNumbers: Sendable {
  let registers: Registers
  /// The column indices of each register.
  let columns: [[Int]]
  private let numbers: [String: Int]

  private static let all = Dictionary(
    uniqueKeysWithValues: Row.Kind.allCases.map { ($0, RegisterNumbers(Registers.of($0))) })

  static func of(_ kind: Row.Kind) -> RegisterNumbers {
    all[kind] ?? RegisterNumbers(Registers.of(kind))
  }

  private init(_ registers: Registers) {
    self.registers = registers
    columns = registers.names.map { name in
      registers.columns.indices.filter { registers.columns[$0].register == name }
    }
    numbers = Dictionary(
      uniqueKeysWithValues: registers.names.enumerated().map { ($0.element, $0.offset) })
  }

  /// The register that says whether the row exists.
  static let alive = 0

  var all: RegisterSet { RegisterSet(rawValue: 1 << UInt64(registers.names.count) - 1) }

  /// Nil for a register of a later version.
  func number(of name: String) -> Int? { numbers[name] }
}

extension RegisterNumbers {
  /// Combines registers from several operations.
  func cells(of register: (Int) -> [Cell]?) -> [Cell] {
    var cells = [Cell](repeating: .nothing, count: registers.columns.count)
    for (number, columns) in columns.enumerated() {
      guard let other = register(number) else { continue }
      for column in columns { cells[column] = other[column] }
    }
    return cells
  }

  /// Whether two values of a register differ in a way that the person has to choose between.
  func differ(in register: Int, _ one: [Cell], _ other: [Cell]) -> Bool {
    // A plan ends where the next one begins, so only its first day matters.
    let isPlan = registers.kind == .week && registers.names[register] == "dates"
    return columns[register].prefix(isPlan ? 1 : .max).contains { one[$0] != other[$0] }
  }

  /// Whether the register has no value.
  func isEmpty(_ register: Int, _ cells: [Cell]) -> Bool {
    columns[register].allSatisfy { cells[$0] == .nothing }
  }
}

struct RegisterSet: OptionSet, Sendable {
  let rawValue: UInt64

  init(rawValue: UInt64) { self.rawValue = rawValue }

  init(number: Int) { rawValue = 1 << UInt64(number) }

  func contains(number: Int) -> Bool { rawValue & 1 << UInt64(number) != 0 }
}
