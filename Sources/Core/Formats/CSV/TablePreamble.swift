import Time

/// The lines that some programs write above the names of the columns.
struct TablePreamble {
  /// Which it says all weights are in.
  private(set) var unit: WeightUnit?

  /// The names of a line's columns; nil for a line that has none.
  mutating func names(_ cells: [String]) -> [String]? {
    guard let first = cells.first else { return nil }
    // Samsung Health: the name of the table, which is always in kilograms, and two numbers.
    if first == "com.samsung.health.weight" {
      unit = .kilograms
      return nil
    }
    // Libra.
    guard first.hasPrefix("#") else { return cells }
    if first.hasPrefix("#Units:") {
      let word = first.dropFirst(7).filter { $0 != " " }.lowercased()
      unit = word == "lbs" ? .pounds : WeightUnit(rawValue: word)
    }
    return cells.count > 1 ? [String(first.dropFirst())] + cells.dropFirst() : nil
  }

  /// The line that tells what divides the cells.
  static func header(in head: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let lines = head.split { $0 == 0x0A || $0 == 0x0D }
    return lines.first { line in
      line.first != UInt8(ascii: "#") || line.contains { $0 == UInt8(ascii: ";") || $0 == 0x2C }
    } ?? head
  }
}
