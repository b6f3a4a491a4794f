import Host

/// What a program writes, of which only the beginning is kept.
nonisolated struct Capture {
  private let limits: Limits
  private var kept: [UInt8] = []
  private var length = 0

  init(_ limits: Limits) {
    self.limits = limits
  }

  mutating func add(_ bytes: ArraySlice<UInt8>) {
    length += bytes.count
    kept += bytes.prefix(max(limits.outputLength - kept.count, 0))
  }

  var isFlood: Bool { length > limits.flood }

  func ending(_ end: OtherProgram.Outcome.End) -> Ending {
    let text = String(decoding: kept, as: UTF8.self)
    let lines = text.split(whereSeparator: \.isNewline).map(Self.plain)
    return Ending(
      end: end, lines: Array(lines.prefix(limits.outputLines)),
      isCut: length > kept.count || lines.count > limits.outputLines)
  }

  /// Without what could move a cursor when somebody reads the log.
  private static func plain(_ line: Substring) -> String {
    var plain = ""
    for scalar in line.unicodeScalars {
      let isControl = scalar.properties.generalCategory == .control
      plain.unicodeScalars.append(isControl ? " " : scalar)
    }
    return plain
  }
}
