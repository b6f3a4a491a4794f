package import Nouns

/// Reads a table of foods of any size a piece at a time, and keeps no more than a line of it and a
/// number for each code that it has seen.
package struct FoodReader {
  /// Known once the first line was read.
  package private(set) var source: ImportedFood.Source?
  private let limits: ImportLimits
  private var head: [UInt8] = []
  private var lines: (any FoodLines)?
  private var seen: Set<Int> = []

  /// Enough for the first line of any table.
  private static let headLength = 16 << 10

  /// A line of Open Food Facts is some 3,000 bytes long.
  package static let limits = ImportLimits(record: 64 << 10, fields: 512, rows: 1_000_000)

  package init(source: ImportedFood.Source? = nil, limits: ImportLimits = Self.limits) {
    self.source = source
    self.limits = limits
  }

  package mutating func take(_ bytes: ArraySlice<UInt8>) throws(ImportError) -> [FoodItem] {
    var items: [FoodItem] = []
    if lines == nil {
      head += bytes
      guard head.count >= Self.headLength else { return [] }
      try begin(into: &items)
    } else {
      try lines?.take(bytes, into: &items)
    }
    return try judged(items)
  }

  package mutating func finish() throws(ImportError) -> [FoodItem] {
    var items: [FoodItem] = []
    if lines == nil { try begin(into: &items) }
    try lines?.finish(into: &items)
    return try judged(items)
  }

  private mutating func begin(into items: inout [FoodItem]) throws(ImportError) {
    let start = try ImportHead.start(of: head)
    let first = head[start...].prefix { $0 != 0x0A }
    let delimiter = CSVReader.delimiter(of: first)
    guard let header = try Self.header(first, delimiter, limits),
      let columns = FoodColumns(header, source: source)
    else { throw ImportError(.noFoods, line: 1) }
    source = columns.source
    let rest = head[start...].dropFirst(first.count + 1)
    // Quotes are signs like others in a table whose cells are parted by tabs.
    var lines: any FoodLines =
      delimiter == 0x09
      ? TabbedFoods(columns, limits) : QuotedFoods(columns, delimiter, limits)
    head = []
    try lines.take(rest, into: &items)
    self.lines = lines
  }

  private static func header(
    _ line: ArraySlice<UInt8>, _ delimiter: UInt8, _ limits: ImportLimits
  ) throws(ImportError) -> [String]? {
    var reader = CSVReader(delimiter: delimiter, limits: limits)
    for byte in line {
      if let record = try reader.take(byte) { return record.cells }
    }
    return try reader.finish()?.cells
  }

  private mutating func judged(_ items: [FoodItem]) throws(ImportError) -> [FoodItem] {
    var judged: [FoodItem] = []
    judged.reserveCapacity(items.count)
    for item in items {
      guard case .food(let food, let line) = item else {
        judged.append(item)
        continue
      }
      guard seen.insert(food.code.hashValue).inserted else {
        judged.append(.refused(.twice, line: line))
        continue
      }
      guard seen.count <= limits.rows else {
        throw ImportError(.tooManyFoods(limit: limits.rows), line: line)
      }
      judged.append(item)
    }
    return judged
  }
}

/// Cuts a table of foods into lines.
protocol FoodLines {
  mutating func take(_ bytes: ArraySlice<UInt8>, into items: inout [FoodItem]) throws(ImportError)
  mutating func finish(into items: inout [FoodItem]) throws(ImportError)
}

extension FoodLines {
  static func item(_ line: FoodLine, _ columns: FoodColumns, line number: Int) -> FoodItem {
    do throws(FoodFault) { return .food(try line.food(by: columns), line: number) } catch {
      return .refused(error, line: number)
    }
  }
}
