import Nouns
import Time
import Wire

/// The table that Fast-E shares: newest first, hours with one decimal. The rows come in its order.
struct FastEWriter: RowWriter {
  static let header = "Start Date,End Date,Schedule,Duration (hours),Target (hours),Completed"

  func begin(in bytes: inout [UInt8]) {
    bytes += Self.header.utf8
    bytes.append(UInt8(ascii: "\n"))
  }

  func add(_ row: Row, to bytes: inout [UInt8]) -> Bool {
    guard let fast = row.fast, let end = fast.end, !fast.isCancelled,
      let duration = fast.duration
    else { return false }
    var line = CSVLine()
    line.cell(Self.iso(fast.start.instant))
    line.cell(Self.iso(end.instant))
    line.cell(guarding: fast.schedule ?? "")
    line.cell(Self.hours(duration))
    line.cell(fast.goal.map(Self.hours) ?? "")
    line.cell(fast.isCompleted == true ? "Yes" : "No")
    bytes += line.bytes
    bytes.append(UInt8(ascii: "\n"))
    return true
  }

  func end(in bytes: inout [UInt8]) {}

  /// To the second, as there.
  private static func iso(_ instant: Instant) -> String {
    Instant(seconds: instant.seconds).iso
  }

  /// As `%.1f` gives them: rounded by the exact value of the nearest binary fraction.
  static func hours(_ span: Span) -> String {
    let hours = Double(span.milliseconds.magnitude) / Double(Span.hour.milliseconds)
    let below = (hours * 10).rounded(.down)
    // The sign of hours * 20 - (2 * below + 1), with nothing rounded on the way.
    let beyondHalf = (-(2 * below + 1)).addingProduct(hours, 20)
    let isOdd = below.truncatingRemainder(dividingBy: 2) != 0
    let isUp = beyondHalf > 0 || beyondHalf == 0 && isOdd
    let tenths = Int64(below) + (isUp ? 1 : 0)
    let sign = span < .zero && tenths > 0 ? "-" : ""
    return "\(sign)\(tenths / 10).\(tenths % 10)"
  }
}
