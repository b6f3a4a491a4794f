package import Time

/// How a country writes clock times, dates and numbers, and where its weeks begin.
package struct Customs: Equatable, Sendable {
  package enum Clock: Equatable, Sendable {
    case hours12, hours24
  }

  package enum DateOrder: Equatable, Sendable {
    /// 5 Mar 2026
    case named
    /// 05.03.2026
    case dayFirst
    /// 03/05/2026
    case monthFirst
  }

  package var clock: Clock
  package var dateOrder: DateOrder
  package var hasDecimalComma: Bool
  /// Between thousands.
  package var grouping: String
  package var firstWeekday: Weekday
  /// The person's own choice, whatever is usual in their country.
  package var units = Units()
  /// The number for emergencies; nil where that is not known.
  package var emergencyNumber: String?

  package static let international = Customs(
    clock: .hours24, dateOrder: .named, hasDecimalComma: false)

  package init(
    clock: Clock, dateOrder: DateOrder, hasDecimalComma: Bool, grouping: String? = nil,
    firstWeekday: Weekday = .monday
  ) {
    self.clock = clock
    self.dateOrder = dateOrder
    self.hasDecimalComma = hasDecimalComma
    self.grouping = grouping ?? (hasDecimalComma ? "." : ",")
    self.firstWeekday = firstWeekday
  }

  /// From a locale's name such as "de_AT.UTF-8"; where it says nothing, from the language spoken.
  package init(
    locale: String?, language: String, clock: Clock? = nil, firstWeekday: Weekday? = nil
  ) {
    let name = Self.name(of: locale)
    let isSilent = name.isEmpty || name == "C" || name == "POSIX"
    let usual = Self.of(isSilent ? language[...] : name)
    self.clock = clock ?? usual.clock
    dateOrder = usual.dateOrder
    hasDecimalComma = usual.hasDecimalComma
    grouping = usual.grouping
    self.firstWeekday = firstWeekday ?? Self.weekBegins(in: Self.territory(of: locale))
    emergencyNumber = Self.emergencyNumber(in: Self.territory(of: locale))
  }

  /// Without the encoding and the variant.
  private static func name(of locale: String?) -> Substring {
    Substring((locale ?? "").utf8.prefix { $0 != UInt8(ascii: ".") && $0 != UInt8(ascii: "@") })
  }

  /// In which a person says what they weigh, where nothing else is known of them.
  package static func weightUnit(locale: String?) -> WeightUnit {
    name(of: locale) == "en_US" ? .pounds : .kilograms
  }

  private static func of(_ name: Substring) -> Self {
    switch name {
    case "en_US", "en_PH":
      return Customs(clock: .hours12, dateOrder: .monthFirst, hasDecimalComma: false)
    case "en_AU", "en_CA", "en_IN", "en_NZ":
      return Customs(clock: .hours12, dateOrder: .named, hasDecimalComma: false)
    default:
      guard name.utf8.prefix(while: { $0 != UInt8(ascii: "_") }).elementsEqual("de".utf8) else {
        return .international
      }
      let isSwiss = name == "de_CH" || name == "de_LI"
      return Customs(
        clock: .hours24, dateOrder: .dayFirst, hasDecimalComma: !isSwiss,
        grouping: isSwiss ? "’" : nil)
    }
  }

  /// Behind the language in a locale's name; empty where none is named.
  private static func territory(of locale: String?) -> Substring.UTF8View {
    name(of: locale).utf8.drop { $0 != UInt8(ascii: "_") }.dropFirst()
  }

  /// Monday, as ISO 8601 has it, in a territory that is not known.
  private static func weekBegins(in territory: Substring.UTF8View) -> Weekday {
    if list(sundayFirst, has: territory) { return .sunday }
    return list(saturdayFirst, has: territory) ? .saturday : .monday
  }

  /// As the CLDR has them.
  private static let sundayFirst: StaticString = """
    AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN JM JP KE KH KR LA MH MM MO MT MX \
    MZ NI NP PA PE PH PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW
    """
  private static let saturdayFirst: StaticString = "AE AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY"

  static func list(_ codes: StaticString, has code: Substring.UTF8View) -> Bool {
    guard code.count == 2 else { return false }
    return codes.withUTF8Buffer { codes in
      stride(from: 0, to: codes.count - 1, by: 3).contains {
        codes[$0..<$0 + 2].elementsEqual(code)
      }
    }
  }
}
