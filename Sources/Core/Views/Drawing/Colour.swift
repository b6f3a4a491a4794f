/// The colour of a text or a drawing; never the only bearer of what is said.
enum Colour: Equatable {
  /// For the first thing to look for.
  case strong
  /// Above a table or a list.
  case heading
  /// For guides to the eye and parts still to fill; never for words.
  case faint
  /// For the one cell that stands for now.
  case reversed
  case hue(Hue)

  static var green: Self { .hue(.green) }
  static var orange: Self { .hue(.orange) }
  static var blue: Self { .hue(.blue) }
  static var violet: Self { .hue(.violet) }
  static var red: Self { .hue(.red) }

  /// The code that sets it on a terminal.
  func code(hasManyColours: Bool) -> String {
    switch self {
    case .strong: "1"
    case .heading: "4"
    case .reversed: "7"
    case .faint: hasManyColours ? "38;5;244" : "2"
    case .hue(let hue): hasManyColours ? "38;5;\(hue.many)" : "3\(hue.sixteen)"
    }
  }

  /// The same behind a character; none for what is no colour.
  func ground(hasManyColours: Bool) -> String? {
    guard case .hue(let hue) = self else { return nil }
    return hasManyColours ? "48;5;\(hue.many)" : "4\(hue.sixteen)"
  }
}
