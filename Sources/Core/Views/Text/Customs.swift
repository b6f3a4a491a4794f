/// How a country writes clock times, dates and numbers.
package struct Customs: Equatable, Sendable {
  package enum Clock: Equatable, Sendable {
    case hours12, hours24
  }

  package enum DateOrder: Equatable, Sendable {
    /// 2026-03-05
    case yearFirst
    /// 05.03.2026
    case dayFirst
    /// 03/05/2026
    case monthFirst
  }

  package var clock: Clock
  package var dateOrder: DateOrder
  package var hasDecimalComma: Bool

  package static let international = Customs(
    clock: .hours24, dateOrder: .yearFirst, hasDecimalComma: false)

  package init(clock: Clock, dateOrder: DateOrder, hasDecimalComma: Bool) {
    self.clock = clock
    self.dateOrder = dateOrder
    self.hasDecimalComma = hasDecimalComma
  }

  /// From a locale's name such as "de_AT.UTF-8"; where it says nothing, from the language spoken.
  package init(locale: String?, language: String, clock: Clock? = nil) {
    let name = Substring(
      (locale ?? "").utf8.prefix { $0 != UInt8(ascii: ".") && $0 != UInt8(ascii: "@") })
    let isSilent = name.isEmpty || name == "C" || name == "POSIX"
    self = Self.of(isSilent ? language[...] : name)
    if let clock { self.clock = clock }
  }

  private static func of(_ name: Substring) -> Self {
    switch name {
    case "en_US", "en_PH":
      return Customs(clock: .hours12, dateOrder: .monthFirst, hasDecimalComma: false)
    case "en_AU", "en_CA", "en_IN", "en_NZ":
      return Customs(clock: .hours12, dateOrder: .yearFirst, hasDecimalComma: false)
    default:
      guard name.utf8.prefix(while: { $0 != UInt8(ascii: "_") }).elementsEqual("de".utf8) else {
        return .international
      }
      return Customs(
        clock: .hours24, dateOrder: .dayFirst, hasDecimalComma: name != "de_CH" && name != "de_LI")
    }
  }
}
