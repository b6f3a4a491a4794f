import Time

extension Template {
  /// How a field is written.
  enum Format: Equatable, Sendable {
    case usual
    case span(SpanForm)
    /// The clock alone, by the person's customs.
    case clock
    /// Letters behind per cent signs, as a range of the literals.
    case pattern(Range<Int>)
    /// A number with its words.
    case long
    /// At most so many character cells, or just so many of a bar.
    case width(Int)
    case icon(BarIcon)
  }
}

enum SpanForm: Int, TemplateWord {
  /// 13:05, 13h05m, 13h05m09s, 13:05:09, 13 h 05 min, and the whole of it in one unit.
  case clock, hm, hms, timer, long, h, m, s

  static let words: StaticString = "clock hm hms timer long h m s"

  /// The unit of its smallest place, in seconds.
  var unit: Int64 {
    switch self {
    case .clock, .hm, .long, .m: 60
    case .hms, .timer, .s: 1
    case .h: 60 * 60
    }
  }
}

extension Template.Field {
  /// The formats that it knows, as a person would write them.
  var formats: [String] {
    switch self {
    case .span: SpanForm.names
    case .time: ["clock"] + TimePattern.letters
    case .number(let field): field.hasWords ? ["long"] : []
    case .picture(.icon): BarIcon.names
    case .picture(.bar), .word: ["1-\(Template.Limit.width)"]
    case .picture: []
    }
  }

  /// Nil where it knows no such format; `literals` takes up what must be kept of it.
  func format(_ text: ArraySlice<UInt8>, _ literals: inout [UInt8]) -> Template.Format? {
    switch self {
    case .span: return SpanForm(text).map(Template.Format.span)
    case .time:
      if text.elementsEqual("clock".utf8) { return .clock }
      guard TimePattern.isValid(text) else { return nil }
      let start = literals.count
      literals += text
      return .pattern(start..<literals.count)
    case .number(let field):
      return field.hasWords && text.elementsEqual("long".utf8) ? .long : nil
    case .picture(.icon): return BarIcon(text).map(Template.Format.icon)
    case .picture(.bar), .word:
      guard let width = Int64(digits: text), 1...Int64(Template.Limit.width) ~= width else {
        return nil
      }
      return .width(Int(width))
    case .picture: return nil
    }
  }
}

extension Int64 {
  /// From up to 18 digits and nothing else.
  init?(digits text: ArraySlice<UInt8>) {
    guard 1...18 ~= text.count else { return nil }
    var number: Int64 = 0
    for byte in text {
      guard 0x30...0x39 ~= byte else { return nil }
      number = number * 10 + Int64(byte - 0x30)
    }
    self = number
  }
}

/// A length of time as it is at one moment, and how it goes on.
struct BarSpan: Sendable {
  enum Course: Sendable {
    case still
    /// So long at an instant, and longer from there.
    case rising(Instant, at: Int64)
    /// So long at an instant, and shorter from there.
    case falling(Instant, at: Int64)
  }

  let seconds: Int64
  let course: Course
  /// What is still to wait: a begun minute counts, so that it and the time gone make the whole.
  let roundsUp: Bool

  /// Whole units.
  func count(of unit: Int64) -> Int64 {
    let whole = max(0, seconds) / unit
    return roundsUp && seconds > 0 && seconds % unit != 0 ? whole + 1 : whole
  }

  /// When it is another number of whole units.
  func change(of unit: Int64) -> Instant? {
    let count = count(of: unit)
    switch course {
    case .still: return nil
    case .rising: return moment(at: Span.seconds(unit) * (count + 1))
    case .falling: return count > 0 ? moment(at: Span.seconds(unit) * (count - 1)) : nil
    }
  }

  /// When it is so long; nil where it stays as it is.
  func moment(at length: Span) -> Instant? {
    switch course {
    case .still: nil
    case .rising(let origin, let seconds): origin + (length - .seconds(seconds))
    case .falling(let origin, let seconds): origin + (.seconds(seconds) - length)
    }
  }
}
