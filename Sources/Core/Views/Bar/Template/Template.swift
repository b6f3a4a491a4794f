package import Time

/// A text with fields in braces, such as `{icon} {remaining:hm}{?over: +{over:hm}}`.
///
/// It is kept as steps in a row, so that to say it is one loop, however deep it was nested.
package struct Template: Sendable {
  enum Step: Sendable {
    /// A range of the literals.
    case text(Range<Int>)
    case field(Field, Format)
    /// Goes on at another step where it does not hold.
    case unless(Condition, Int)
    case jump(Int)
  }

  private let steps: [Step]
  /// Everything that stands in it word for word, one after the other.
  private let literals: [UInt8]

  package enum Limit {
    /// In bytes.
    package static let length = 4096
    package static let depth = 16
    /// Of a field, in character cells.
    package static let width = 200
    /// Moments that are tried until one changes the text.
    static let tries = 16
  }

  package init(_ text: String) throws(TemplateError) {
    var parser = try TemplateParser(text)
    try parser.read()
    steps = parser.steps
    literals = parser.literals
  }

  /// The values are escaped, what the person wrote around them is not: it may be markup.
  ///
  /// Inlined into a page it would copy the steps by their type's metadata, which costs more to make
  /// at run time than the text.
  @inline(never)
  package func utf8(of reading: BarReading, icons: BarIcons, markup: BarMarkup) -> [UInt8] {
    var text = BarText(icons: icons, markup: markup)
    walk(reading, icons) { step in
      switch step {
      case .text(let range): text.add(literal: literals[range])
      case .field(let field, let format): text.add(field, format, of: reading, literals)
      case .unless, .jump: break
      }
    }
    return text.utf8
  }

  /// Whether it tells, or asks for, something that only a glance has.
  package var showsGlance: Bool {
    steps.contains { step in
      switch step {
      case .field(let field, _): field.needsGlance
      case .unless(let condition, _):
        switch condition.test {
        case .speaks(let field): field.needsGlance
        case .compares(.number(let field), _, _): field.isOfDay
        case .compares(.span, _, _), .state, .otherState: false
        }
      case .text, .jump: false
      }
    }
  }

  /// The first moment after the reading's at which the text is another; nil where it stays.
  ///
  /// Where the icons are not known it is for those that change most often. Only if very much comes
  /// and goes without a trace can the text still be the same then.
  package func nextChange(after reading: BarReading, icons: BarIcons? = nil) -> Instant? {
    let icons = icons ?? .finest
    let text = utf8(of: reading, icons: icons, markup: .none)
    var later = reading
    for _ in 0..<Limit.tries {
      guard let change = possibleChange(after: later, icons) else { return nil }
      later = later.later(at: change)
      if utf8(of: later, icons: icons, markup: .none) != text { break }
    }
    return later.now
  }

  /// The first moment at which something that is said, or that decided about it, may be another.
  private func possibleChange(after reading: BarReading, _ icons: BarIcons) -> Instant? {
    var change = BarChange(after: reading.now)
    walk(reading, icons) { step in
      switch step {
      case .field(let field, let format): reading.note(field, format, icons, in: &change)
      case .unless(let condition, _): reading.note(condition, in: &change)
      case .text, .jump: break
      }
    }
    return change.first
  }

  /// Every step that is come by at this moment, the conditions that were asked among them.
  private func walk(_ reading: BarReading, _ icons: BarIcons, _ visit: (Step) -> Void) {
    var index = 0
    while index < steps.count {
      let step = steps[index]
      index += 1
      visit(step)
      switch step {
      case .unless(let condition, let other):
        if !reading.fulfils(condition, icons) { index = other }
      case .jump(let other): index = other
      case .text, .field: break
      }
    }
  }
}

/// What is wrong with a template, and where.
package struct TemplateError: Error, Equatable {
  package enum Reason: Equatable, Sendable {
    case tooLong(limit: Int)
    case tooDeep(limit: Int)
    /// A brace that nothing closes.
    case unclosed
    /// A closing brace that nothing opened.
    case stray
    /// Braces with no name in them.
    case noName
    case unknownField(String)
    case unknownFormat(String, of: String, known: [String])
    /// A condition without a colon and what it decides about.
    case noConsequence
    case unknownState(String)
    /// It is not a number that could be compared.
    case notComparable(String)
    case badValue(String, of: String)
    /// A second stroke in one condition.
    case secondStroke
    /// Something else where a brace should close.
    case unexpected(String)
    /// A backslash before a character that needs none.
    case unknownEscape(String)
  }

  package let reason: Reason
  /// The whole template.
  package let text: String
  /// In characters from the beginning.
  package let place: Int
}
