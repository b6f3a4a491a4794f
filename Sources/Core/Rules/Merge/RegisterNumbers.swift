import Nouns

/// The registers of a kind of row by number, so that some of them are a few bits.
struct RegisterNumbers: Sendable {
  let registers: Registers
  /// The place of each one's columns in a row.
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

  /// Of whether the row is there.
  static let alive = 0

  var all: RegisterSet { RegisterSet(rawValue: 1 << UInt64(registers.names.count) - 1) }

  /// Nil for one that a later version has.
  func number(of name: String) -> Int? { numbers[name] }
}

extension RegisterNumbers {
  /// A row whose registers come from several others.
  func cells(of register: (Int) -> [Cell]?) -> [Cell] {
    var cells = [Cell](repeating: .nothing, count: registers.columns.count)
    for (number, columns) in columns.enumerated() {
      guard let other = register(number) else { continue }
      for column in columns { cells[column] = other[column] }
    }
    return cells
  }

  /// Whether two rows say something else in a register that a person would have to choose between.
  func differ(in register: Int, _ one: [Cell], _ other: [Cell]) -> Bool {
    // When a plan ends is but the day on which the next one begins.
    let isPlan = registers.kind == .week && registers.names[register] == "dates"
    return columns[register].prefix(isPlan ? 1 : .max).contains { one[$0] != other[$0] }
  }

  /// Whether a row says nothing at all there.
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
