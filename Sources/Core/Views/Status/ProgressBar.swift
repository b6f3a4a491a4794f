/// How far a fast has come, as a bar.
struct ProgressBar {
  /// Of 1000; the goal is reached at 1000 and not before.
  let permille: Int64
  let cells: Int

  private static let fullLength = 30

  /// `label` is the room that is needed beside it.
  init(permille: Int64, on screen: Screen, beside label: Int) {
    self.permille = min(max(permille, 0), 1000)
    cells = min(Self.fullLength, max(1, (screen.width ?? .max) - label))
  }

  init(permille: Int64, cells: Int) {
    self.permille = min(max(permille, 0), 1000)
    self.cells = cells
  }

  static func percent(permille: Int64) -> Int64 {
    permille >= 1000 ? 100 : min((max(permille, 0) + 5) / 10, 99)
  }

  /// The cells that are filled; the last one not before the goal.
  var full: Int {
    let most = permille < 1000 ? cells - 1 : cells
    return min((Int(permille) * cells + 500) / 1000, most)
  }

  func utf8(hasBlocks: Bool) -> [UInt8] {
    let full = full
    var bar: [UInt8] = []
    bar.reserveCapacity(cells * 3 + 16)
    for cell in 0..<cells {
      // "█" and "░" differ in their last byte only.
      if hasBlocks {
        bar.append(0xe2)
        bar.append(0x96)
        bar.append(cell < full ? 0x88 : 0x91)
      } else {
        bar.append(UInt8(ascii: cell < full ? "#" : "."))
      }
    }
    return bar
  }

  /// The same as a line, thick and in a colour as far as it is done.
  func line(on screen: Screen, _ colour: Colour?) -> String {
    String(decoding: utf8(on: screen, colour), as: UTF8.self)
  }

  /// In bytes: freeing the first text of this length costs `fastctl status` a tenth of its run
  /// time.
  func utf8(on screen: Screen, _ colour: Colour?) -> [UInt8] {
    let (filled, rest) = screen.hasBlocks ? ("━", "─") : ("=", "-")
    var bar: [UInt8] = []
    bar.reserveCapacity(cells * 3 + 48)
    if let colour { bar += screen.start(of: colour).utf8 }
    for _ in 0..<full { bar += filled.utf8 }
    if colour != nil { bar += screen.endOfColour.utf8 }
    bar += screen.start(of: .faint).utf8
    for _ in full..<cells { bar += rest.utf8 }
    return bar + screen.endOfColour.utf8
  }
}
