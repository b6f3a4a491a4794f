package import Host

/// The part of the board among friends that this machine keeps; the rest is in the hub, for all of the
/// person's machines.
package struct BoardMemory: Equatable, Sendable {
  /// Those whom the person does not want to see here.
  package var muted: [String] = []

  package init() {}

  /// Skips lines that are not understood.
  package init(_ text: String) {
    for line in text.split(whereSeparator: \.isNewline) {
      if line.hasPrefix("muted ") { muted.append(String(line.dropFirst("muted ".count))) }
    }
  }

  package var text: String {
    muted.map { "muted \($0)\n" }.joined()
  }
}

extension CarrierPlaces {
  var boardPath: String { directory + "/board" }

  package func board() throws(FileError) -> BoardMemory {
    let bytes = try Files.read(boardPath, limit: 1 << 16) ?? []
    return BoardMemory(String(decoding: bytes, as: UTF8.self))
  }

  package func write(_ memory: BoardMemory) throws(FileError) {
    try prepare()
    try Files.replace(boardPath, with: Array(memory.text.utf8), behindLinks: false)
  }
}
