/// How a character cell of a terminal looks, in the colours of that terminal.
package struct CellStyle: Hashable, Sendable {
  package struct Marks: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let strong = Marks(rawValue: 1)
    package static let faint = Marks(rawValue: 2)
    package static let italic = Marks(rawValue: 4)
    package static let underlined = Marks(rawValue: 8)
    package static let reversed = Marks(rawValue: 16)
  }

  package struct Tint: Hashable, Sendable {
    /// Its kind above the number of its colour; 0 stands for no tint.
    fileprivate let bits: UInt64

    fileprivate static let width: UInt64 = 26

    /// One of the sixteen that every terminal has.
    package static func named(_ number: UInt8) -> Tint { Tint(bits: 1 << 24 | UInt64(number)) }

    package static func numbered(_ number: UInt8) -> Tint { Tint(bits: 2 << 24 | UInt64(number)) }

    package static func mixed(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> Tint {
      Tint(bits: 3 << 24 | UInt64(red) << 16 | UInt64(green) << 8 | UInt64(blue))
    }
  }

  /// Its marks, its colour and its ground side by side: cells are compared by the thousand.
  private var bits: UInt64 = 0

  package static var plain: CellStyle { CellStyle() }

  package init(_ marks: Marks = [], colour: Tint? = nil, ground: Tint? = nil) {
    self.marks = marks
    self.colour = colour
    self.ground = ground
  }

  package var marks: Marks {
    get { Marks(rawValue: UInt8(truncatingIfNeeded: bits)) }
    set { bits = bits & ~0xff | UInt64(newValue.rawValue) }
  }

  package var colour: Tint? {
    get { tint(at: Self.colourPlace) }
    set { set(newValue, at: Self.colourPlace) }
  }

  package var ground: Tint? {
    get { tint(at: Self.groundPlace) }
    set { set(newValue, at: Self.groundPlace) }
  }

  private static let colourPlace: UInt64 = 8
  private static let groundPlace = colourPlace + Tint.width
  private static let tintMask: UInt64 = 1 << Tint.width - 1

  private func tint(at place: UInt64) -> Tint? {
    let bits = bits >> place & Self.tintMask
    return bits > 0 ? Tint(bits: bits) : nil
  }

  private mutating func set(_ tint: Tint?, at place: UInt64) {
    bits = bits & ~(Self.tintMask << place) | (tint?.bits ?? 0) << place
  }

  /// Applies the numbers of an SGR sequence; an unknown one does nothing.
  package mutating func apply(_ numbers: [Int]) {
    var rest = numbers.isEmpty ? [0][...] : numbers[...]
    while let number = rest.popFirst() {
      switch number {
      case 0: self = .plain
      case 1: marks.insert(.strong)
      case 2: marks.insert(.faint)
      case 3: marks.insert(.italic)
      case 4: marks.insert(.underlined)
      case 7: marks.insert(.reversed)
      case 22: marks.subtract([.strong, .faint])
      case 23: marks.remove(.italic)
      case 24: marks.remove(.underlined)
      case 27: marks.remove(.reversed)
      case 30...37: colour = .named(UInt8(number - 30))
      case 38: if let tint = Self.tint(&rest) { colour = tint }
      case 39: colour = nil
      case 40...47: ground = .named(UInt8(number - 40))
      case 48: if let tint = Self.tint(&rest) { ground = tint }
      case 49: ground = nil
      case 90...97: colour = .named(UInt8(number - 82))
      case 100...107: ground = .named(UInt8(number - 92))
      default: break
      }
    }
  }

  private static func tint(_ rest: inout ArraySlice<Int>) -> Tint? {
    switch rest.popFirst() {
    case 5:
      return rest.popFirst().map { .numbered(UInt8(clamping: $0)) }
    case 2:
      guard rest.count >= 3 else { return nil }
      let parts = rest.prefix(3).map { UInt8(clamping: $0) }
      rest = rest.dropFirst(3)
      return .mixed(parts[0], parts[1], parts[2])
    default: return nil
    }
  }

  /// Selects it, whatever was selected before.
  package var sequence: String {
    var codes = "0"
    for (mark, code) in Self.codes where marks.contains(mark) { codes += code }
    if let colour { codes += Self.code(of: colour, from: 30) }
    if let ground { codes += Self.code(of: ground, from: 40) }
    return "\u{1b}[" + (codes == "0" ? "" : codes) + "m"
  }

  private static let codes: [(Marks, String)] = [
    (.strong, ";1"), (.faint, ";2"), (.italic, ";3"), (.underlined, ";4"), (.reversed, ";7"),
  ]

  private static func code(of tint: Tint, from base: Int) -> String {
    let parts = [16, 8, 0].map { Int(tint.bits >> UInt64($0) & 0xff) }
    let number = parts[2]
    return switch tint.bits >> 24 {
    case 1: number < 8 ? ";\(base + number)" : ";\(base + 52 + number)"
    case 2: ";\(base + 8);5;\(number)"
    default: ";\(base + 8);2;\(parts[0]);\(parts[1]);\(number)"
    }
  }
}
