/// Makes the Swift of interfaces: a record for each object, an enum for each set of words, and a type
/// for each method. A type that several interfaces declare alike is made once.
///
/// Words and orders are plain values of Nouns, which rules can take; all that reads and writes is
/// of Wire, in one module with the visitors.
struct Maker {
  private let names: Names
  /// The types that were made, with what they are and where that was declared.
  private var made: [String: (kind: Interface.Kind, place: Place)] = [:]
  private var usedStyles: Set<String> = []
  private(set) var nouns = ""
  private(set) var wire = ""

  init(_ names: Names) {
    self.names = names
  }

  mutating func make(_ interface: Interface) throws(Mistake) {
    guard let calls = names.calls[interface.name] else { return }
    try checkUse(of: calls, interface)
    for method in interface.methods {
      guard let records = calls.methods[method.name] else {
        throw Mistake(
          "the names have no records for \(method.name) of \(interface.name)", at: method.place)
      }
      try make(records.input, .record(method.parameters), interface, method.place)
      try make(records.output, .record(method.output), interface, method.place)
    }
    wire += enumeration(calls, interface)
  }

  /// Finds a line about a record that no interface has.
  func checkUse() throws(Mistake) {
    let unused = names.records.filter { !usedStyles.contains($0.key) }
    guard let (name, style) = unused.min(by: { $0.key < $1.key }) else { return }
    throw Mistake("no interface has the record \(name)", at: style.place)
  }

  private func checkUse(of calls: Names.Calls, _ interface: Interface) throws(Mistake) {
    for (name, records) in calls.methods
    where !interface.methods.contains(where: { $0.name == name }) {
      throw Mistake("\(interface.name) has no method \(name)", at: records.place)
    }
    for (name, type) in calls.types where interface.type(name) == nil {
      throw Mistake("\(interface.name) has no type \(name)", at: type.place)
    }
  }

  // MARK: - Types

  private mutating func make(
    _ name: String, _ kind: Interface.Kind, _ interface: Interface, _ place: Place
  ) throws(Mistake) {
    let named = named(kind, interface)
    if name == Names.empty {
      guard named == .record([]) else { throw Mistake("\(name) has fields here", at: place) }
      return
    }
    guard !names.written.contains(name) else { return }
    if let other = made[name] {
      guard other.kind == named else {
        let elsewhere = "\(other.place.file):\(other.place.line)"
        throw Mistake("\(name) is something else at \(elsewhere): name one of them", at: place)
      }
      return
    }
    made[name] = (named, place)
    switch kind {
    case .choice(let words): nouns += "\n" + Self.choice(name, words)
    case .record(let fields): try record(name, fields, interface, place)
    default: throw Mistake("\(name) is neither an object nor a set of words", at: place)
    }
  }

  /// Where the name has a dot, inside of the type before it.
  private mutating func add(_ text: RecordText, as name: String) {
    if names.orders.contains(name) {
      nouns += "\n" + text.value
      wire += "\n" + text.conformance
    } else if let dot = name.lastIndex(of: ".") {
      wire += "\nextension \(name[..<dot]) {\n\(text.record.indented)}\n"
    } else {
      wire += "\n" + text.record
    }
  }

  static func choice(_ name: String, _ words: [String]) -> String {
    let name = name.split(separator: ".").last ?? ""
    let cases = words.map { word in
      let name = word.inCamelCase
      return name.asIdentifier + (name == word ? "" : " = \"\(word)\"")
    }.joined(separator: ", ")
    return "package enum \(name): String, Choice {\n  case \(cases)\n}\n"
  }

  private mutating func record(
    _ name: String, _ fields: [Interface.Field], _ interface: Interface, _ place: Place
  ) throws(Mistake) {
    let style = names.records[name]
    if let style {
      usedStyles.insert(name)
      if let stranger = style.fields.subtracting(fields.map(\.name)).min() {
        throw Mistake("\(name) has no field \(stranger)", at: style.place)
      }
    }
    let builder = PropertyBuilder(interface: interface, names: names, record: name)
    let text = RecordText(
      name: String(name.split(separator: ".").last ?? ""),
      properties: try builder.properties(fields, style), style: style,
      inner: try builder.innerTypes(fields, &usedStyles))
    add(text, as: name)
    for field in style?.single(fields) ?? fields where style?.types[field.name] == nil {
      guard let type = field.kind.element.typeName, let declared = interface.type(type) else {
        continue
      }
      try make(
        names.swiftName(of: type, in: interface.name), declared.kind, interface, declared.place)
    }
  }

  /// With the names of Swift for those of the interface.
  private func named(_ kind: Interface.Kind, _ interface: Interface) -> Interface.Kind {
    switch kind {
    case .named(let name): .named(names.swiftName(of: name, in: interface.name))
    case .record(let fields):
      .record(
        fields.map {
          .init(name: $0.name, kind: named($0.kind, interface), place: $0.place)
        })
    case .optional(let inner): .optional(named(inner, interface))
    case .array(let inner): .array(named(inner, interface))
    case .map(let inner): .map(named(inner, interface))
    default: kind
    }
  }

  // MARK: - Methods

  private func enumeration(_ calls: Names.Calls, _ interface: Interface) -> String {
    var text = "\n/// `\(interface.name)`.\npackage enum \(calls.enumeration) {\n"
    text += "  package static let interface = \"\(interface.name)\"\n"
    for method in interface.methods {
      guard let records = calls.methods[method.name] else { continue }
      text += """

          package enum \(method.name): Wire.Method {
            package static let name = "\(interface.name).\(method.name)"
            package typealias Input = \(records.input)
            package typealias Output = \(records.output)
          }

        """
    }
    return text + "}\n"
  }
}

extension Interface.Method {
  private static let token = "token"

  /// A call that writes can be told from its repetition by a token, which is no part of its record.
  var takesToken: Bool { input.last?.name == Self.token }
  var parameters: [Interface.Field] { takesToken ? input.dropLast() : input }
}

extension Interface.Kind {
  /// The kind itself: of an optional the value, of a list its element.
  var element: Interface.Kind {
    switch self {
    case .optional(let inner), .array(let inner): inner.element
    default: self
    }
  }

  var typeName: String? {
    if case .named(let name) = self { name } else { nil }
  }
}
