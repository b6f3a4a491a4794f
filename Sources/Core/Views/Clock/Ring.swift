/// How far a fast has come, clockwise from the top.
struct Ring {
  private let diameter: Int
  private let thickness: Int

  /// Whether it leaves room in its middle for so much, and for a point of air around it.
  func holds(width: Int, height: Int) -> Bool {
    let inner = diameter - 2 * thickness
    return (width + 2) * (width + 2) + (height + 2) * (height + 2) <= inner * inner
  }

  init(diameter: Int) {
    self.diameter = diameter
    thickness = max(2, diameter / 12)
  }

  init(diameter: Int, thickness: Int) {
    self.diameter = diameter
    self.thickness = thickness
  }

  /// All of it, and whether the way that is gone has come to each point.
  func points(permille: Int64) -> [(x: Int, y: Int, isDone: Bool)] {
    let points = points.sorted(by: Self.isEarlier)
    let full = Int(min(max(permille, 0), 1000)) * points.count / 1000
    return points.enumerated().map { ($1.x, $1.y, $0 < full) }
  }

  /// The remaining time is a thin line, so that no colour is needed to tell it from the rest.
  func raster(permille: Int64) -> Raster {
    var raster = Raster(width: diameter, height: diameter)
    let points = points.sorted(by: Self.isEarlier)
    let share = min(max(permille, 0), 1000)
    let full = Int(share) * points.count / 1000
    for (number, point) in points.enumerated() where number < full || isOuter(point) {
      raster[point.x, point.y] = true
    }
    return raster
  }

  /// Distances from the middle are counted in half points, so that they are whole.
  private struct Point {
    let x: Int
    let y: Int
    let right: Int
    let down: Int
    var square: Int { right * right + down * down }
  }

  private var points: [Point] {
    let inner = diameter - 2 * thickness
    return (0..<diameter).flatMap { y in
      (0..<diameter).map { x in
        Point(x: x, y: y, right: 2 * x - diameter + 1, down: 2 * y - diameter + 1)
      }
    }.filter { $0.square <= diameter * diameter && $0.square >= inner * inner }
  }

  private func isOuter(_ point: Point) -> Bool {
    point.square >= (diameter - 2) * (diameter - 2)
  }

  /// Clockwise from the top, without an angle.
  private static func isEarlier(_ left: Point, _ right: Point) -> Bool {
    let halves = (left.right >= 0, right.right >= 0)
    if halves.0 != halves.1 { return halves.0 }
    return left.right * right.down - left.down * right.right > 0
  }
}
