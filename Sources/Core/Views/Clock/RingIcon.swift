/// The ring as an icon for a panel: thick where the way is gone, thin where it is still to come, and
/// in dashes while an eating window is open, so that no colour is needed to tell them apart.
package struct RingIcon {
  /// In pixels, each way.
  package let size: Int

  /// So many points of the ring make one pixel of each row, for a smooth edge.
  private static let fineness = 4
  private static let dashes = 12
  /// In points: one of less has places where no pixel has its whole colour.
  private static let thinnest = 9
  /// Where nothing is a success or a task; as far from light and dark panels as the hues are.
  private static let neutral: UInt32 = 0x79848f

  package init(size: Int) {
    self.size = min(max(size, 8), 128)
  }

  /// Row by row four bytes a pixel: alpha, red, green, blue.
  package func pixels(of mood: BarMood, permille: Int64) -> [UInt8] {
    var alphas = [Int](repeating: 0, count: size * size)
    for (x, y) in points(of: mood, permille: permille) {
      alphas[y / Self.fineness * size + x / Self.fineness] += 255
    }
    let colour = Sign(mood).hue?.middle ?? Self.neutral
    let channels = [16, 8, 0].map { UInt8(truncatingIfNeeded: colour >> $0) }
    return alphas.flatMap { [UInt8($0 / (Self.fineness * Self.fineness))] + channels }
  }

  private func points(of mood: BarMood, permille: Int64) -> [(x: Int, y: Int)] {
    let diameter = size * Self.fineness
    let thick = Ring(diameter: diameter, thickness: diameter / 6)
    let thin = Ring(diameter: diameter, thickness: max(Self.thinnest, diameter / 12))
    switch mood {
    case .eating: return dashed(thick)
    case .away: return dashed(thin)
    // Without a goal there is no way to it, and a fast that runs is not nothing.
    case .open: return thick.points(permille: 1000).map { ($0.x, $0.y) }
    case .idle, .fasting, .near, .reached, .over:
      return thick.points(permille: permille).filter(\.isDone).map { ($0.x, $0.y) }
        + thin.points(permille: permille).filter { !$0.isDone }.map { ($0.x, $0.y) }
    }
  }

  /// Two thirds of the way each, clockwise from the top.
  private func dashed(_ ring: Ring) -> [(x: Int, y: Int)] {
    let points = ring.points(permille: 0)
    return points.indices.filter { $0 * Self.dashes * 3 / points.count % 3 < 2 }
      .map { (points[$0].x, points[$0].y) }
  }
}
