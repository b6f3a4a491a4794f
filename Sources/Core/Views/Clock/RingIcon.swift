/// The ring as an icon for a panel: the way that is gone in a colour, the rest of it pale.
package struct RingIcon {
  /// In pixels, each way.
  package let size: Int

  /// So many points of the ring make one pixel of each row, for a smooth edge.
  private static let fineness = 4
  /// Of what is still to come, of 255.
  private static let pale = 90

  package init(size: Int) {
    self.size = min(max(size, 8), 128)
  }

  /// Row by row four bytes a pixel: alpha, red, green, blue. Where nothing runs it is all pale.
  package func pixels(permille: Int64, colour: UInt32) -> [UInt8] {
    let diameter = size * Self.fineness
    let ring = Ring(diameter: diameter, thickness: diameter / 6)
    var alphas = [Int](repeating: 0, count: size * size)
    for (x, y, isDone) in ring.points(permille: permille) {
      alphas[y / Self.fineness * size + x / Self.fineness] += isDone ? 255 : Self.pale
    }
    let channels = [16, 8, 0].map { UInt8(truncatingIfNeeded: colour >> $0) }
    return alphas.flatMap { [UInt8($0 / (Self.fineness * Self.fineness))] + channels }
  }
}
