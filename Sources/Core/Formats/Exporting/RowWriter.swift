package import Nouns

/// Rows in, bytes out, nothing kept: a life of fasts takes no more memory than one.
package protocol RowWriter {
  mutating func begin(in bytes: inout [UInt8])
  /// False for what the format has no place for.
  mutating func add(_ row: Row, to bytes: inout [UInt8]) -> Bool
  mutating func end(in bytes: inout [UInt8])
}

extension RowWriter {
  package mutating func add(_ fast: Fast, to bytes: inout [UInt8]) -> Bool {
    add(.fast(fast), to: &bytes)
  }

  /// A whole file of one fast.
  package mutating func file(of fast: Fast) -> [UInt8] {
    var bytes: [UInt8] = []
    begin(in: &bytes)
    _ = add(fast, to: &bytes)
    end(in: &bytes)
    return bytes
  }
}
