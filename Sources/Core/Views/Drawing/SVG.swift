/// A picture as it grows: names are ours, everything else is escaped, and numbers are whole.
struct SVG {
  private var body = ""

  mutating func element(
    _ name: StaticString, _ attributes: KeyValuePairs<StaticString, String>, text: String? = nil
  ) {
    open(name, attributes, isEmpty: text == nil)
    guard let text else { return }
    body += Self.escaped(text) + "</\(name)>\n"
  }

  mutating func group(
    _ name: StaticString, _ attributes: KeyValuePairs<StaticString, String>,
    _ content: (inout SVG) -> Void
  ) {
    open(name, attributes, isEmpty: false)
    body += "\n"
    content(&self)
    body += "</\(name)>\n"
  }

  private mutating func open(
    _ name: StaticString, _ attributes: KeyValuePairs<StaticString, String>, isEmpty: Bool
  ) {
    body += "<\(name)"
    for (name, value) in attributes { body += " \(name)=\"\(Self.escaped(value))\"" }
    body += isEmpty ? "/>\n" : ">"
  }

  /// Without what XML has no way to say.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in PlainText.line(text).unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      case "\u{fffe}", "\u{ffff}": escaped += "\u{fffd}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}

extension SVG {
  /// A whole picture; `name` keeps its ids apart from those of others in the same page.
  static func document(
    _ form: PictureForm = .file, name: String, title: String, description: String, width: Int,
    height: Int, _ content: (inout SVG) -> Void
  ) -> String {
    var svg = SVG()
    let name = form.name(name)
    svg.root(form, labelledBy: name, width: width, height: height) { svg in
      svg.element("title", ["id": "\(name)-title"], text: title)
      svg.element("desc", ["id": "\(name)-description"], text: form.summary ?? description)
      if form.summary == nil { svg.body += "<style>\n\(Paint.style)</style>\n" }
      svg.group("defs", [:]) { svg in
        svg.group(
          "pattern",
          [
            "id": "\(name)-hatch", "width": "6", "height": "6",
            "patternUnits": "userSpaceOnUse", "patternTransform": "rotate(45)",
          ]
        ) { $0.element("rect", ["width": "3", "height": "6", "class": Hue.blue.rawValue]) }
      }
      svg.element(
        "rect", ["width": "\(width)", "height": "\(height)", "class": Paint.ground.name])
      content(&svg)
    }
    return svg.body
  }

  /// A file says what language it is in; in a page that is known.
  private mutating func root(
    _ form: PictureForm, labelledBy name: String, width: Int, height: Int,
    _ content: (inout SVG) -> Void
  ) {
    let (box, labels) = ("0 0 \(width) \(height)", "\(name)-title \(name)-description")
    let (width, height) = ("\(width)", "\(height)")
    if form.summary == nil {
      group(
        "svg",
        [
          "xmlns": "http://www.w3.org/2000/svg", "viewBox": box, "width": width, "height": height,
          "role": "img", "aria-labelledby": labels,
        ], content)
    } else {
      group(
        "svg",
        [
          "viewBox": box, "width": width, "height": height, "role": "img",
          "aria-labelledby": labels,
        ], content)
    }
  }

  // MARK: Shapes

  mutating func write(
    _ text: String, x: Int, y: Int, _ paint: Paint = .text, anchor: String = "middle",
    isStrong: Bool = false
  ) {
    element(
      "text",
      [
        "x": "\(x)", "y": "\(y)", "text-anchor": anchor,
        "class": paint.name + (isStrong ? " strong" : ""),
      ], text: text)
  }

  /// A text that stands out from what it is written over.
  mutating func label(_ text: String, x: Int, y: Int) {
    element(
      "text",
      ["x": "\(x)", "y": "\(y)", "text-anchor": "middle", "class": Paint.text.name + " label"],
      text: text)
  }

  /// Draws a sign; each has a shape of its own.
  mutating func draw(_ sign: Sign, x: Int, y: Int, radius: Int) {
    let name = sign.paint.name
    switch sign {
    case .none, .idle, .eating, .away: break
    case .completed: circle(x, y, radius, name)
    case .touched: circle(x, y, radius - 1, name + " hollow")
    case .partial:
      circle(x, y, radius - 1, name + " hollow")
      path("M\(x) \(y - radius)A\(radius) \(radius) 0 0 0 \(x) \(y + radius)Z", name)
    case .open:
      path(
        "M\(x) \(y - radius)l\(radius) \(radius)l-\(radius) \(radius)l-\(radius) -\(radius)Z", name)
    case .running, .near:
      circle(x, y, radius - 1, name + " hollow")
      // A quarter of the ring, or three.
      let end = sign == .running ? "0 0 1 \(x + radius) \(y)" : "0 1 1 \(x - radius) \(y)"
      path("M\(x) \(y)V\(y - radius)A\(radius) \(radius) \(end)Z", name)
    case .restDay, .vacation, .freeze:
      let scalar = sign.scalar(on: .plain)
      write(String(scalar), x: x, y: y + 5, sign.paint, isStrong: true)
    }
  }

  mutating func dot(x: Int, y: Int, radius: Int, _ name: String) { circle(x, y, radius, name) }

  mutating func dashes(x: Int, y: Int, width: Int) {
    element(
      "path",
      [
        "d": "M\(x) \(y)h\(width)", "stroke-dasharray": "4 3",
        "class": Paint.faint.name + " stroke",
      ])
  }

  private mutating func circle(_ x: Int, _ y: Int, _ radius: Int, _ name: String) {
    element("circle", ["cx": "\(x)", "cy": "\(y)", "r": "\(radius)", "class": name])
  }

  mutating func path(_ path: String, _ name: String) {
    element("path", ["d": path, "class": name])
  }
}

/// Whether a picture is a file of its own, or stands in a page that has the style of all.
package struct PictureForm: Sendable {
  package static let file = Self(id: nil, summary: nil)

  /// Keeps its names apart from those of other figures.
  private let id: String?
  let summary: String?

  /// `summary` is what it shows, in a sentence or two, where a table beside it has the rest.
  package static func figure(id: String, summary: String) -> Self { Self(id: id, summary: summary) }

  /// What the ids in it begin with.
  func name(_ usual: String) -> String { id ?? usual }
}
