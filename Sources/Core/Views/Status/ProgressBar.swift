/// How far a fast has come, as a bar.
struct ProgressBar {
  /// Of 1000; the goal is reached at 1000 and not before.
  let permille: Int64
  let cells: Int

  private static let fullLength = 30

  init(permille: Int64, on screen: Screen, beside label: Int) {
    self.permille = min(max(permille, 0), 1000)
    // The label may need all its room later: two blanks and "100 %".
    cells = min(Self.fullLength, max(1, (screen.width ?? .max / 2) - label))
  }

  var percent: Int64 { min((permille + 5) / 10, permille < 1000 ? 99 : 100) }

  func text(hasBlocks: Bool) -> String {
    let most = permille < 1000 ? cells - 1 : cells
    let full = min((Int(permille) * cells + 500) / 1000, most)
    return String(repeating: hasBlocks ? "█" : "#", count: full)
      + String(repeating: hasBlocks ? "░" : ".", count: cells - full)
  }
}
