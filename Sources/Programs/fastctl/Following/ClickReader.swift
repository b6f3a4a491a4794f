import Wire

/// Finds the clicks in what i3bar, swaybar and i3blocks send: a JSON object on each line, of an array
/// that never ends, or the number of the button alone.
struct ClickReader {
  private var line: [UInt8] = []
  /// The rest of a line that is too long is skipped with it.
  private var isSkipping = false

  /// So many bytes wait for the end of their line.
  var held: Int { line.count }

  private static let longest = 4096
  private static let limits = JSON.Limits(bytes: longest, depth: 4)

  mutating func clicks(in bytes: some Sequence<UInt8>) -> [BarClick] {
    var clicks: [BarClick] = []
    for byte in bytes {
      if byte == UInt8(ascii: "\n") {
        if !isSkipping, let click = Self.click(in: line) { clicks.append(click) }
        line.removeAll(keepingCapacity: true)
        isSkipping = false
      } else if line.count < Self.longest {
        line.append(byte)
      } else {
        isSkipping = true
      }
    }
    return clicks
  }

  /// Nil for whatever else it is.
  private static func click(in line: [UInt8]) -> BarClick? {
    // The array's beginning, and what stands between its members.
    let frame = [UInt8(ascii: "["), UInt8(ascii: ","), UInt8(ascii: " "), UInt8(ascii: "\t")]
    let value = line.drop { frame.contains($0) }
    guard let event = try? JSON(parsing: Array(value), limits: limits) else { return nil }
    switch event {
    case .int(let button): return BarClick(rawValue: button)
    case .object(let members):
      guard case .int(let button)? = members["button"] else { return nil }
      return BarClick(rawValue: button)
    default: return nil
    }
  }
}
