/// The meanings of the signs in a picture, line by line.
struct PictureLegend {
  private enum Key {
    case sign(Sign)
    /// A whole square of its colour.
    case square(Sign)
    case phase(PhaseSign)
    case line
    case box
    case dot, ring, dashes
  }

  private var items: [(key: Key, meaning: String)] = []

  private static let lineHeight = 22
  /// Nobody can measure text here: a little more than its letters take on average.
  private static let letter = 8

  mutating func add(_ sign: Sign, _ meaning: String) { items.append((.sign(sign), meaning)) }
  mutating func addSquare(_ sign: Sign, _ meaning: String) {
    items.append((.square(sign), meaning))
  }

  mutating func add(_ sign: PhaseSign, _ meaning: String) { items.append((.phase(sign), meaning)) }
  mutating func addLine(_ meaning: String) { items.append((.line, meaning)) }
  mutating func addDot(_ meaning: String) { items.append((.dot, meaning)) }
  mutating func addRing(_ meaning: String) { items.append((.ring, meaning)) }
  mutating func addDashes(_ meaning: String) { items.append((.dashes, meaning)) }
  mutating func addBox(_ meaning: String) { items.append((.box, meaning)) }

  /// Where each item stands, and what all of them take.
  private func places(width: Int) -> (places: [(x: Int, row: Int)], height: Int) {
    var places: [(Int, Int)] = []
    var (x, row) = (0, 0)
    for item in items {
      let length = 24 + item.meaning.cells * Self.letter
      if x > 0, x + length > width {
        x = 0
        row += 1
      }
      places.append((x, row))
      x += length + 12
    }
    return (places, items.isEmpty ? 0 : (row + 1) * Self.lineHeight)
  }

  func height(width: Int) -> Int { places(width: width).height }

  func draw(x left: Int, y top: Int, width: Int, on svg: inout SVG) {
    for (item, place) in zip(items, places(width: width).places) {
      let (x, y) = (left + place.x, top + place.row * Self.lineHeight + 10)
      switch item.key {
      case .sign(let sign): svg.draw(sign, x: x + 8, y: y, radius: 6)
      case .square(let sign):
        svg.element(
          "rect",
          [
            "x": "\(x + 2)", "y": "\(y - 6)", "width": "12", "height": "12", "rx": "3",
            "class": sign.paint.name,
          ])
      case .phase(let sign): svg.draw(sign, x: x, y: y, width: 16)
      case .line: svg.path("M\(x) \(y)h16", Paint.text.name + " stroke")
      case .dot: svg.dot(x: x + 8, y: y, radius: 4, Paint.text.name)
      case .ring: svg.dot(x: x + 8, y: y, radius: 4, Paint.text.name + " hollow")
      case .dashes: svg.dashes(x: x, y: y, width: 16)
      case .box:
        svg.element(
          "rect",
          [
            "x": "\(x + 1)", "y": "\(y - 7)", "width": "14", "height": "14",
            "class": Paint.text.name + " stroke",
          ])
      }
      svg.write(item.meaning, x: x + 22, y: y + 5, anchor: "start")
    }
  }
}
