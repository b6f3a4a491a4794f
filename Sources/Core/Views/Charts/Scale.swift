/// Turns lengths into heights: bars and lines of one chart share one, height = value / top * area.
struct Scale {
  /// The upper edge is at `top / parts` seconds, so that it need not be a whole number.
  private let top: Int64
  private let parts: Int64

  /// A hundred years: no number that a peer sends can overflow what is made of it.
  private static let limit: Int64 = 100 * 366 * 24 * 60 * 60

  static func clamped(_ seconds: Int64) -> Int64 { min(max(seconds, 0), limit) }

  private init(top: Int64, parts: Int64) {
    self.top = max(top, 1)
    self.parts = parts
  }

  /// From the longest of some lengths.
  init(longest: Int64) {
    self.init(top: Self.clamped(longest), parts: 1)
  }

  /// Such that `line` falls on the border of one of `rows` rows, and the longest still fits.
  init(longest: Int64, line: Int64?, rows: Int) {
    let longest = max(Self.clamped(longest), Self.clamped(line ?? 0), 1)
    let line = Self.clamped(line ?? 0)
    let rows = Int64(max(rows, 1))
    // Below the uppermost border, where the line would lie outside.
    let row = min(line * rows / longest, rows - 1)
    self.init(top: row > 0 ? line * rows : longest, parts: max(row, 1))
  }

  /// Any value is visible, and one short of a line does not touch it.
  func height(of seconds: Int64, area: Int) -> Int {
    let value = Self.clamped(seconds)
    guard value > 0 else { return 0 }
    return min(max(Int(value * Int64(area) * parts / top), 1), area)
  }
}
