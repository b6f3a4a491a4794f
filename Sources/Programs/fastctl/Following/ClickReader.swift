import Wire

/// Finds the clicks in what i3bar and swaybar send: a JSON object on each line, of an array that
/// never ends.
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
    guard case .object(let members)? = try? JSON(parsing: Array(value), limits: limits),
      case .int(let button)? = members["button"]
    else { return nil }
    return BarClick(rawValue: button)
  }
}
