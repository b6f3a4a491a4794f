import Nouns

/// A table with a tab between its cells, each of whose lines is a food.
struct TabbedFoods: FoodLines {
  private let columns: FoodColumns
  private let longest: Int
  private var rest: [UInt8] = []
  private var isTooLong = false
  /// The first one has the names of the columns.
  private var number = 1

  init(_ columns: FoodColumns, _ limits: ImportLimits) {
    self.columns = columns
    longest = limits.record
  }

  mutating func take(
    _ bytes: ArraySlice<UInt8>, into items: inout [FoodItem]
  ) throws(ImportError) {
    var start = bytes.startIndex
    while let end = bytes[start...].firstIndex(of: 0x0A) {
      keep(bytes[start..<end])
      try endLine(into: &items)
      start = end + 1
    }
    keep(bytes[start...])
  }

  mutating func finish(into items: inout [FoodItem]) throws(ImportError) {
    if !rest.isEmpty || isTooLong { try endLine(into: &items) }
  }

  private mutating func keep(_ bytes: ArraySlice<UInt8>) {
    if isTooLong || rest.count + bytes.count > longest {
      (isTooLong, rest) = (true, [])
    } else {
      rest += bytes
    }
  }

  private mutating func endLine(into items: inout [FoodItem]) throws(ImportError) {
    number += 1
    defer {
      rest.removeAll(keepingCapacity: true)
      isTooLong = false
    }
    guard !isTooLong else { return items.append(.refused(.longLine, line: number)) }
    guard rest.contains(where: { $0 > 0x20 }) else { return }
    items.append(Self.item(try line(), columns, line: number))
  }

  private func line() throws(ImportError) -> FoodLine {
    var line = FoodLine()
    var start = 0
    for column in columns.columns {
      guard start <= rest.count else { break }
      let end = rest[start...].firstIndex(of: 0x09) ?? rest.count
      if let column, end > start {
        guard let text = String(validating: rest[start..<end], as: UTF8.self) else {
          throw ImportError(.notUTF8, line: number)
        }
        line[column] = text
      }
      start = end + 1
    }
    return line
  }
}

/// A table whose cells may stand in quotes.
struct QuotedFoods: FoodLines {
  private let columns: FoodColumns
  private var reader: CSVReader

  init(_ columns: FoodColumns, _ delimiter: UInt8, _ limits: ImportLimits) {
    self.columns = columns
    reader = CSVReader(delimiter: delimiter, limits: limits)
  }

  mutating func take(
    _ bytes: ArraySlice<UInt8>, into items: inout [FoodItem]
  ) throws(ImportError) {
    for byte in bytes {
      if let record = try reader.take(byte) { items.append(item(record)) }
    }
  }

  mutating func finish(into items: inout [FoodItem]) throws(ImportError) {
    if let record = try reader.finish() { items.append(item(record)) }
  }

  private func item(_ record: CSVReader.Record) -> FoodItem {
    var line = FoodLine()
    for case (let column?, let text) in zip(columns.columns, record.cells) { line[column] = text }
    // The line with the names was read by itself.
    return Self.item(line, columns, line: record.line + 1)
  }
}
