/// Cuts a table into records as RFC 4180 has them, and as spreadsheets write them.
struct CSVReader {
  struct Record: Equatable {
    let line: Int
    let cells: [String]
  }

  private enum Place {
    case cellStart, plain, quoted
    /// Behind a quote that ends the cell, or is the first of two.
    case quote
  }

  private let delimiter: UInt8
  private let limits: ImportLimits
  private var place = Place.cellStart
  private var cell: [UInt8] = []
  private var cells: [String] = []
  /// Of the record in bytes.
  private var length = 0
  private var line = 1
  private var recordLine = 1
  private var isAfterReturn = false

  init(delimiter: UInt8, limits: ImportLimits) {
    self.delimiter = delimiter
    self.limits = limits
  }

  /// The record that ends with this byte.
  mutating func take(_ byte: UInt8) throws(ImportError) -> Record? {
    defer { isAfterReturn = byte == 0x0D }
    if byte == 0x0A, isAfterReturn {
      if place == .quoted { try append(byte) }
      return nil
    }
    if byte == 0x0A || byte == 0x0D { line += 1 }
    switch (place, byte) {
    case (.quoted, UInt8(ascii: "\"")): place = .quote
    case (.quoted, _): try append(byte)
    case (.cellStart, UInt8(ascii: "\"")): place = .quoted
    case (.quote, UInt8(ascii: "\"")):
      place = .quoted
      try append(byte)
    case (_, delimiter): try endCell()
    case (_, 0x0A), (_, 0x0D): return try endRecord()
    case (.quote, _): throw ImportError(.textAfterQuote, line: line)
    default:
      place = .plain
      try append(byte)
    }
    return nil
  }

  /// The last record, where no line end follows it.
  mutating func finish() throws(ImportError) -> Record? {
    guard place != .quoted else { throw ImportError(.openQuote, line: recordLine) }
    guard length > 0 || !cells.isEmpty || place != .cellStart else { return nil }
    return try endRecord()
  }

  private mutating func append(_ byte: UInt8) throws(ImportError) {
    length += 1
    guard length <= limits.record else {
      throw ImportError(.recordTooLong(limit: limits.record), line: recordLine)
    }
    cell.append(byte)
  }

  private mutating func endCell() throws(ImportError) {
    guard cells.count < limits.fields else {
      throw ImportError(.tooManyFields(limit: limits.fields), line: recordLine)
    }
    guard let text = String(validating: cell, as: UTF8.self) else {
      throw ImportError(.notUTF8, line: recordLine)
    }
    cells.append(text)
    cell.removeAll(keepingCapacity: true)
    place = .cellStart
  }

  /// Nil for a line with nothing on it.
  private mutating func endRecord() throws(ImportError) -> Record? {
    try endCell()
    defer {
      cells.removeAll(keepingCapacity: true)
      length = 0
      recordLine = line
    }
    if cells.count == 1, cells[0].isEmpty { return nil }
    return Record(line: recordLine, cells: cells)
  }

  /// The mark that divides the cells of a first line: the one of these that occurs most often.
  static func delimiter(of line: ArraySlice<UInt8>) -> UInt8 {
    let marks = [",", ";", "\t", "|"].map { UInt8(ascii: $0) }
    let counts = marks.map { mark in line.count { $0 == mark } }
    let most = counts.max() ?? 0
    return most == 0 ? marks[0] : marks[counts.firstIndex(of: most) ?? 0]
  }
}
