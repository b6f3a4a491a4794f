/// Points that are on or off, drawn two to a character where there are blocks for that.
struct Raster {
  let width: Int
  let height: Int
  private var points: [Bool]

  init(width: Int, height: Int) {
    self.width = max(0, width)
    self.height = max(0, height)
    points = Array(repeating: false, count: self.width * self.height)
  }

  subscript(x: Int, y: Int) -> Bool {
    get { isInside(x, y) && points[y * width + x] }
    set {
      if isInside(x, y) { points[y * width + x] = newValue }
    }
  }

  private func isInside(_ x: Int, _ y: Int) -> Bool {
    x >= 0 && x < width && y >= 0 && y < height
  }

  // A character is about twice as high as it is wide: points are square in both ways.

  func columns(on screen: Screen) -> Int { screen.hasBlocks ? width : width * 2 }

  func rows(on screen: Screen) -> Int { screen.hasBlocks ? (height + 1) / 2 : height }

  func draw(
    on canvas: inout Canvas, row: Int, column: Int, _ colour: Colour?, _ screen: Screen
  ) {
    for y in 0..<rows(on: screen) {
      for x in 0..<columns(on: screen) {
        guard let sign = sign(x, y, screen) else { continue }
        canvas[row + y, column + x] = Canvas.Cell(sign: sign, colour: colour)
      }
    }
  }

  private func sign(_ x: Int, _ y: Int, _ screen: Screen) -> Unicode.Scalar? {
    guard screen.hasBlocks else { return self[x / 2, y] ? "#" : nil }
    switch (self[x, 2 * y], self[x, 2 * y + 1]) {
    case (true, true): return "█"
    case (true, false): return "▀"
    case (false, true): return "▄"
    case (false, false): return nil
    }
  }
}

/// Digits that can be read from the other end of a room.
struct BigText {
  private let glyphs: [[String]]
  static let height = 5

  /// Of digits, colons, a plus sign and a check mark; nothing else has a form.
  init(_ text: String) {
    glyphs = text.compactMap(Self.glyph)
  }

  func width(scale: Int) -> Int {
    let width = glyphs.reduce(0) { $0 + ($1.first?.count ?? 0) } + max(0, glyphs.count - 1)
    return width * scale
  }

  /// Each point of a glyph becomes a square of `scale` points.
  func raster(scale: Int) -> Raster {
    var raster = Raster(width: width(scale: scale), height: Self.height * scale)
    var left = 0
    for glyph in glyphs {
      for (y, line) in glyph.enumerated() {
        for (x, point) in line.utf8.enumerated() where point == UInt8(ascii: "#") {
          Self.fill(&raster, (left + x) * scale, y * scale, scale)
        }
      }
      left += (glyph.first?.count ?? 0) + 1
    }
    return raster
  }

  private static func fill(_ raster: inout Raster, _ left: Int, _ top: Int, _ size: Int) {
    for y in top..<top + size {
      for x in left..<left + size { raster[x, y] = true }
    }
  }

  private static func glyph(_ character: Character) -> [String]? {
    switch character {
    case "0": ["###", "#.#", "#.#", "#.#", "###"]
    case "1": [".#.", "##.", ".#.", ".#.", "###"]
    case "2": ["###", "..#", "###", "#..", "###"]
    case "3": ["###", "..#", "###", "..#", "###"]
    case "4": ["#.#", "#.#", "###", "..#", "..#"]
    case "5": ["###", "#..", "###", "..#", "###"]
    case "6": ["###", "#..", "###", "#.#", "###"]
    case "7": ["###", "..#", "..#", "..#", "..#"]
    case "8": ["###", "#.#", "###", "#.#", "###"]
    case "9": ["###", "#.#", "###", "..#", "###"]
    case ":": [".", "#", ".", "#", "."]
    case "+": ["...", ".#.", "###", ".#.", "..."]
    case "✓": [".....", "....#", "...#.", "#.#..", ".#..."]
    default: nil
    }
  }
}
