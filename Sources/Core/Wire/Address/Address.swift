/// What a `fastd:` link asks for, such as `fastd:start?goal=16:8`; who opens it may be any web page.
package struct Address: Equatable, Sendable {
  package enum Verb: String, CaseIterable, Sendable {
    case start, stop, toggle, cancel, goal, status, menu
    case meal, weight
    // Pages, which change nothing.
    case today, history, stats, chart, calendar, window, schedule, remind, program, targets, profile
    case learn, about
    /// The screen, in a terminal of its own.
    case ui

    package var parameters: [Parameter] {
      switch self {
      case .start: [.goal, .ago]
      case .stop: [.ago]
      case .goal: [.goal, .change]
      case .meal: [.text, .name, .kcal]
      case .weight: [.kg, .lb, .st]
      case .ui: [.page]
      default: []
      }
    }
  }

  package enum Parameter: String, CaseIterable, Sendable {
    case goal, ago, change
    /// A meal in words, or one food by its name and energy.
    case text, name, kcal
    /// A weight, in this unit.
    case kg, lb, st
    case page

    /// Of these only one can be meant.
    static let rivals: [(Parameter, Parameter)] = [
      (.goal, .change), (.text, .name), (.text, .kcal), (.kg, .lb), (.kg, .st), (.lb, .st),
    ]
  }

  package let verb: Verb
  /// As people would type them.
  package let values: [Parameter: String]

  package init(verb: Verb, values: [Parameter: String] = [:]) {
    self.verb = verb
    self.values = values
  }

  package static let scheme = "fastd"
  /// In bytes.
  package static let lengthLimit = 500
}

/// Why a link is none that we open; what it quotes is fit for a screen.
package enum AddressError: Error, Equatable, Sendable {
  case tooLong(limit: Int)
  case otherScheme
  /// A character that has no place in a link, or a `%` that stands for none.
  case badCharacter
  case unknownVerb(String)
  case unknownParameter(String, of: Address.Verb)
  case repeatedParameter(Address.Parameter)
  case noValue(Address.Parameter)
  /// It says nothing that we know.
  case unknownValue(Address.Parameter)
  /// Only one of the two can be meant.
  case both(Address.Parameter, Address.Parameter)
}

extension Address {
  package init(_ text: String) throws(AddressError) {
    let bytes = Array(text.utf8)
    guard bytes.count <= Self.lengthLimit else { throw .tooLong(limit: Self.lengthLimit) }
    // Whoever makes links escapes everything else; a part after # is for web pages.
    guard bytes.allSatisfy({ (0x21...0x7e).contains($0) && $0 != UInt8(ascii: "#") }) else {
      throw .badCharacter
    }
    let parts = bytes.split(
      separator: UInt8(ascii: ":"), maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0].map({ $0 | 0x20 }) == Array(Self.scheme.utf8) else {
      throw .otherScheme
    }
    try self.init(rest: parts[1])
  }

  private init(rest: ArraySlice<UInt8>) throws(AddressError) {
    let halves = rest.split(
      separator: UInt8(ascii: "?"), maxSplits: 1, omittingEmptySubsequences: false)
    let verb = try Self.verb(halves.first ?? [])
    self.init(verb: verb, values: try Self.values(halves.count == 2 ? halves[1] : [], of: verb))
  }

  /// `start`, `//start` and `//start/`: browsers make the last one of the others.
  private static func verb(_ path: ArraySlice<UInt8>) throws(AddressError) -> Verb {
    let slash = UInt8(ascii: "/")
    var path = path
    if path.starts(with: [slash, slash]) {
      path = path.dropFirst(2)
      if path.last == slash { path = path.dropLast() }
    }
    // No verb has a character that could be escaped.
    let word = String(decoding: path, as: UTF8.self)
    guard let verb = Verb(rawValue: word) else { throw .unknownVerb(word) }
    return verb
  }

  private static func values(
    _ query: ArraySlice<UInt8>, of verb: Verb
  ) throws(AddressError) -> [Parameter: String] {
    var values: [Parameter: String] = [:]
    for pair in query.split(separator: UInt8(ascii: "&")) {
      let sides = pair.split(
        separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
      let name = try decoded(sides[0])
      guard let parameter = Parameter(rawValue: name), verb.parameters.contains(parameter) else {
        throw .unknownParameter(name, of: verb)
      }
      guard values[parameter] == nil else { throw .repeatedParameter(parameter) }
      let value = try decoded(sides.count == 2 ? sides[1] : [])
      guard !value.isEmpty else { throw .noValue(parameter) }
      values[parameter] = value
    }
    for (one, other) in Parameter.rivals where values[one] != nil && values[other] != nil {
      throw .both(one, other)
    }
    return values
  }

  /// Each `%` has two digits behind it, a plus is a plus, and what comes out can be read.
  private static func decoded(_ bytes: ArraySlice<UInt8>) throws(AddressError) -> String {
    var result: [UInt8] = []
    var rest = bytes
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        result.append(byte)
        continue
      }
      guard let high = rest.popFirst()?.hexDigit, let low = rest.popFirst()?.hexDigit else {
        throw .badCharacter
      }
      result.append(high << 4 | low)
    }
    guard let text = String(validating: result, as: UTF8.self),
      text.unicodeScalars.allSatisfy({ $0.properties.generalCategory.isReadable })
    else { throw .badCharacter }
    return text
  }
}

extension UInt8 {
  fileprivate var hexDigit: UInt8? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}

extension Unicode.GeneralCategory {
  /// Neither moves what is around it nor hides.
  fileprivate var isReadable: Bool {
    switch self {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse,
      .unassigned:
      false
    default: true
    }
  }
}
