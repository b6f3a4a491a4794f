/// The names file says all that interfaces cannot: the names of their records in Swift, which types are written by hand,
/// and what is special about a record.
struct Names {
  struct Calls {
    let enumeration: String
    let place: Place
    var methods: [String: Records] = [:]
    /// The Swift names of types that have another one in the interface.
    var types: [String: (name: String, place: Place)] = [:]
  }

  struct Records {
    let input: String
    let output: String
    let place: Place
  }

  /// The interfaces in the order in which the daemon lists them.
  private(set) var order: [String] = []
  private(set) var calls: [String: Calls] = [:]
  /// Rows, which are read and written as such.
  private(set) var nouns: Set<String> = []
  /// Types that are written by hand, and the rows.
  private(set) var written: Set<String> = []
  private(set) var records: [String: RecordStyle] = [:]
  /// Records that the rules take as they are: plain values of Nouns, with types of the domain.
  private(set) var orders: Set<String> = []
  /// The type of an order's field by its name: `Instant` of `at`.
  private(set) var kinds: [String: String] = [:]

  /// The record of a method without parameters, or of one that says nothing.
  static let empty = "NoFields"

  init(_ lines: [SourceLine]) throws(Mistake) {
    for line in lines where !line.text.hasPrefix("#") {
      let words = line.text.split(separator: " ").map(String.init)
      guard let first = words.first else { continue }
      let rest = words.dropFirst()
      switch first {
      case "nouns":
        nouns.formUnion(rest)
        written.formUnion(rest)
      case "written": written.formUnion(rest)
      case "orders": orders.formUnion(rest)
      case "kind": for name in rest.dropFirst() { kinds[name] = rest.first }
      case "record": try record(Array(rest), at: line.place)
      case "interface": try interface(Array(rest), at: line.place)
      default: try member(words, at: line.place)
      }
    }
  }

  private mutating func record(_ words: [String], at place: Place) throws(Mistake) {
    guard let name = words.first else {
      throw Mistake("expected the name of a record", at: place)
    }
    guard records[name] == nil else {
      throw Mistake("the record \(name) is here already", at: place)
    }
    records[name] = try RecordStyle(words.dropFirst(), at: place)
  }

  private mutating func interface(_ words: [String], at place: Place) throws(Mistake) {
    guard words.count == 2, calls[words[0]] == nil else {
      throw Mistake("expected: interface io.github.fastd.fast FastCalls", at: place)
    }
    order.append(words[0])
    calls[words[0]] = Calls(enumeration: words[1], place: place)
  }

  /// `Start: StartOrder -> FastAnswer`, or `type Goal = GoalOrder`.
  private mutating func member(_ words: [String], at place: Place) throws(Mistake) {
    guard let interface = order.last else {
      throw Mistake(
        "expected nouns, written, orders, kind, record or interface, not \(words[0])", at: place)
    }
    if words.count == 4, words[0] == "type", words[2] == "=" {
      calls[interface]?.types[words[1]] = (words[3], place)
    } else if words.count == 4, words[0].hasSuffix(":"), words[2] == "->" {
      let records = Records(input: words[1], output: words[3], place: place)
      calls[interface]?.methods[String(words[0].dropLast())] = records
    } else {
      throw Mistake(
        "expected a method such as Start: StartOrder -> FastAnswer, or type Goal = GoalOrder",
        at: place)
    }
  }

  func swiftName(of type: String, in interface: String) -> String {
    calls[interface]?.types[type]?.name ?? type
  }
}

/// How a record differs from what its fields alone would give.
///
///     _name              without a label in the initializer
///     count=1            with a default in the initializer
///     from:Day           of another type
///     kcal..alcohol:nutrition:Nutrition.values   fields that are one value, and the function through them
///     +Hashable          conforms to that, too
struct RecordStyle {
  struct Part {
    let first: String
    let last: String
    let name: String
    let type: String
    let visit: String
  }

  let place: Place
  private(set) var unlabelled: Set<String> = []
  private(set) var defaults: [String: String] = [:]
  private(set) var types: [String: String] = [:]
  private(set) var parts: [Part] = []
  private(set) var conformances: [String] = []

  init(_ words: ArraySlice<String>, at place: Place) throws(Mistake) {
    self.place = place
    for word in words {
      if word.hasPrefix("_") {
        unlabelled.insert(String(word.dropFirst()))
      } else if word.hasPrefix("+") {
        conformances.append(String(word.dropFirst()))
      } else if let match = word.wholeMatch(of: /(\w+)\.\.(\w+):(\w+):(\w+)\.(\w+)/) {
        parts.append(
          Part(
            first: String(match.1), last: String(match.2), name: String(match.3),
            type: String(match.4), visit: String(match.5)))
      } else if let match = word.wholeMatch(of: /(\w+)=(.+)/) {
        defaults[String(match.1)] = String(match.2)
      } else if let match = word.wholeMatch(of: /(\w+):(.+)/) {
        types[String(match.1)] = String(match.2)
      } else {
        throw Mistake("\(word) says nothing of a record", at: place)
      }
    }
  }

  /// The fields that are not within a part.
  func single(_ fields: [Interface.Field]) -> [Interface.Field] {
    var part: Part?
    return fields.filter { field in
      part = part ?? parts.first { $0.first == field.name }
      defer { if part?.last == field.name { part = nil } }
      return part == nil
    }
  }

  /// The fields that it names and a record must have.
  var fields: Set<String> {
    unlabelled.union(defaults.keys).union(types.keys)
      .union(parts.flatMap { [$0.first, $0.last] }).subtracting(parts.map(\.name))
  }
}
