/// What a picture is coloured with, by light and by dark; texts stand out from both grounds.
enum Paint: String, CaseIterable {
  case ground, frame, text, faint
  case completed, partial, open, touched

  var light: StaticString {
    switch self {
    case .ground: "#ffffff"
    case .frame: "#e6eaef"
    case .text: "#1f2328"
    case .faint: "#59636e"
    case .completed: "#1a7f37"
    case .partial: "#bc4c00"
    case .open: "#0969da"
    case .touched: "#0b6e79"
    }
  }

  var dark: StaticString {
    switch self {
    case .ground: "#0d1117"
    case .frame: "#262c36"
    case .text: "#f0f6fc"
    case .faint: "#9198a1"
    case .completed: "#3fb950"
    case .partial: "#f0883e"
    case .open: "#58a6ff"
    case .touched: "#56d4dd"
    }
  }

  static var style: String {
    """
    text{font:13px system-ui,sans-serif}
    .strong{font-weight:bold}
    .stroke,.hollow{stroke-width:2}
    .label{paint-order:stroke;stroke-width:4;stroke-linejoin:round}
    \(rules(\.light))@media (prefers-color-scheme:dark){
    \(rules(\.dark))}

    """
  }

  private static func rules(_ colour: (Paint) -> StaticString) -> String {
    let fills = allCases.map { ".\($0.rawValue){fill:\(colour($0))}\n" }
    let strokes = allCases.filter { $0 != .ground }.map {
      ".\($0.rawValue).stroke,.\($0.rawValue).hollow{fill:none;stroke:\(colour($0))}\n"
    }
    return (fills + strokes).joined() + ".label{stroke:\(colour(.ground))}\n"
  }
}

extension Sign {
  var paint: Paint {
    switch self {
    case .completed: .completed
    case .partial: .partial
    case .open, .running: .open
    case .touched, .restDay, .vacation, .freeze: .touched
    case .none: .frame
    }
  }
}

/// What the signs in a picture mean, line by line.
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
            "class": sign.paint.rawValue,
          ])
      case .phase(let sign): svg.draw(sign, x: x, y: y, width: 16)
      case .line: svg.path("M\(x) \(y)h16", Paint.text.rawValue + " stroke")
      case .dot: svg.dot(x: x + 8, y: y, radius: 4, Paint.open.rawValue)
      case .ring: svg.dot(x: x + 8, y: y, radius: 4, Paint.open.rawValue + " hollow")
      case .dashes: svg.dashes(x: x, y: y, width: 16)
      case .box:
        svg.element(
          "rect",
          [
            "x": "\(x + 1)", "y": "\(y - 7)", "width": "14", "height": "14",
            "class": Paint.text.rawValue + " stroke",
          ])
      }
      svg.write(item.meaning, x: x + 22, y: y + 5, anchor: "start")
    }
  }
}
