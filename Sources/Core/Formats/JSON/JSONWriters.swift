import Nouns
import Wire

/// Our own document.
struct DocumentWriter: RowWriter {
  private var hasRows = false

  func begin(in bytes: inout [UInt8]) {
    bytes += #"{"format":"\#(ExportLine.format)","version":\#(ExportLine.version),"rows":["#.utf8
  }

  mutating func add(_ row: Row, to bytes: inout [UInt8]) -> Bool {
    if hasRows { bytes.append(UInt8(ascii: ",")) }
    hasRows = true
    bytes.append(UInt8(ascii: "\n"))
    bytes += ExportLine(row).json
    return true
  }

  mutating func end(in bytes: inout [UInt8]) {
    bytes += "\n]}\n".utf8
    hasRows = false
  }
}

/// The same rows, each as a line that can be read alone.
struct LinesWriter: RowWriter {
  func begin(in bytes: inout [UInt8]) {
    bytes += ExportHead().json
    bytes.append(UInt8(ascii: "\n"))
  }

  func add(_ row: Row, to bytes: inout [UInt8]) -> Bool {
    bytes += ExportLine(row).json
    bytes.append(UInt8(ascii: "\n"))
    return true
  }

  func end(in bytes: inout [UInt8]) {}
}
