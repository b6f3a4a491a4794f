import Time

/// The colours of a picture, for light and dark grounds; texts stand out from both.
enum Paint: Equatable {
  case ground, frame, text, faint
  case hue(Hue)

  static var all: [Paint] { [.ground, .frame, .text, .faint] + Hue.allCases.map(Paint.hue) }

  /// The name of its class.
  var name: String {
    switch self {
    case .ground: "ground"
    case .frame: "frame"
    case .text: "text"
    case .faint: "faint"
    case .hue(let hue): hue.rawValue
    }
  }

  var light: StaticString {
    switch self {
    case .ground: "#ffffff"
    case .frame: "#e6eaef"
    case .text: "#1f2328"
    case .faint: "#59636e"
    case .hue(let hue): hue.light
    }
  }

  var dark: StaticString {
    switch self {
    case .ground: "#0d1117"
    case .frame: "#262c36"
    case .text: "#f0f6fc"
    case .faint: "#9198a1"
    case .hue(let hue): hue.dark
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
    let fills = all.map { ".\($0.name){fill:\(colour($0))}\n" }
    let strokes = all.filter { $0 != .ground }.map {
      ".\($0.name).stroke,.\($0.name).hollow{fill:none;stroke:\(colour($0))}\n"
    }
    return (fills + strokes).joined() + ".label{stroke:\(colour(.ground))}\n"
  }
}

extension Sign {
  var paint: Paint { self == .none ? .frame : hue.map(Paint.hue) ?? .text }
}
