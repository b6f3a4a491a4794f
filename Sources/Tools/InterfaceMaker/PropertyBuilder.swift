/// Makes the properties of a record from the fields of an interface.
struct PropertyBuilder {
  let interface: Interface
  let names: Names
  let record: String

  func properties(
    _ fields: [Interface.Field], _ style: RecordStyle?
  ) throws(Mistake) -> [Property] {
    var properties: [Property] = []
    var part: RecordStyle.Part?
    for field in fields {
      if let begun = style?.parts.first(where: { $0.first == field.name }) {
        part = begun
        properties.append(Self.property(of: begun))
      }
      if part == nil {
        properties.append(try property(field, style?.types[field.name] ?? kind(of: field)))
      }
      if part?.last == field.name { part = nil }
    }
    for index in properties.indices {
      let name = properties[index].name
      properties[index].isUnlabelled = style?.unlabelled.contains(name) == true
      properties[index].standard = style?.defaults[name]
    }
    return properties
  }

  /// Of the domain, where the record is an order.
  private func kind(of field: Interface.Field) -> String? {
    guard names.orders.contains(record), let kind = names.kinds[field.name] else { return nil }
    return switch field.kind {
    case .int, .string, .optional(.int), .optional(.string): kind
    default: nil
    }
  }

  private static func property(of part: RecordStyle.Part) -> Property {
    let blank = "\(part.type)()"
    return Property(
      name: part.name, type: part.type, isOptional: false, blank: blank,
      visit: "try \(part.name).\(part.visit)(&fields)")
  }

  private func property(
    _ field: Interface.Field, _ given: String?
  ) throws(Mistake) -> Property {
    var (kind, isOptional, isList) = (field.kind, false, false)
    if case .optional(let inner) = kind { (kind, isOptional) = (inner, true) }
    if given == nil, case .array(let inner) = kind { (kind, isList) = (inner, true) }
    let shape =
      if let given { Shape(given: given) } else { try shape(of: kind, field, isList: isList) }
    let word = field.name.asIdentifier
    return Property(
      name: field.name, type: isList ? "[\(shape.type)]" : shape.type, isOptional: isOptional,
      blank: isList ? "[]" : shape.blank,
      visit: "try fields.\(shape.visit)\(isList ? "s" : "")(\"\(field.name)\", &\(word))")
  }

  private func shape(
    of kind: Interface.Kind, _ field: Interface.Field, isList: Bool
  ) throws(Mistake) -> Shape {
    switch kind {
    case .bool: return Shape(type: "Bool", blank: "false", visit: "bool")
    case .int: return Shape(type: "Int64", blank: "0", visit: "int")
    case .string: return Shape(type: "String", blank: "\"\"", visit: "string")
    case .choice(let words):
      return Shape(choice: Self.innerName(field, isList: isList), words)
    case .record:
      return Shape(record: Self.innerName(field, isList: isList), isNoun: false)
    case .named(let name):
      let swift = names.swiftName(of: name, in: interface.name)
      switch interface.resolved(kind) {
      case .choice(let words): return Shape(choice: swift, words)
      case .record: return Shape(record: swift, isNoun: names.nouns.contains(swift))
      default: break
      }
    default: break
    }
    throw Mistake("\(field.name) has a type that Swift has no name for", at: field.place)
  }

  /// Objects and sets of words that the interface has no name for.
  func innerTypes(
    _ fields: [Interface.Field], _ usedStyles: inout Set<String>
  ) throws(Mistake) -> [String] {
    var types: [String] = []
    for field in fields {
      var isList = false
      if case .array = field.kind { isList = true }
      let name = Self.innerName(field, isList: isList)
      switch field.kind.element {
      case .choice(let words): types.append(Maker.choice(name, words))
      case .record(let inner):
        let style = names.records["\(record).\(name)"]
        usedStyles.insert("\(record).\(name)")
        types.append(
          RecordText(
            name: name, properties: try properties(inner, style), style: style,
            inner: try innerTypes(inner, &usedStyles)
          ).record)
      default: break
      }
    }
    return types
  }

  /// `Origin` of `origin`, `Portion` of `portions`.
  private static func innerName(_ field: Interface.Field, isList: Bool) -> String {
    let name = field.name.prefix(1).uppercased() + field.name.dropFirst()
    return isList && name.hasSuffix("s") ? String(name.dropLast()) : name
  }
}

/// A field's type in Swift, leaving aside that it may be optional or a list.
private struct Shape {
  let type: String
  let blank: String
  let visit: String
}

extension Shape {
  init(choice name: String, _ words: [String]) {
    let first = (words.first ?? "").inCamelCase.asIdentifier
    self.init(type: name, blank: "\(name).\(first)", visit: "choice")
  }

  init(record name: String, isNoun: Bool) {
    self.init(type: name, blank: "\(name)()", visit: isNoun ? "noun" : "record")
  }

  /// A type that the names give: a day, a set of words of rows, or what says its own fields.
  init(given type: String) {
    switch type {
    case "Day": self.init(type: type, blank: "Day.blank", visit: "day")
    case "Instant": self.init(type: type, blank: "Instant.blank", visit: "instant")
    case "Int": self.init(type: type, blank: "0", visit: "int")
    case "String": self.init(type: type, blank: "\"\"", visit: "string")
    case let type where type.hasPrefix("["):
      self.init(type: type, blank: type.contains(":") ? "[:]" : "[]", visit: "spread")
    default: self.init(type: type, blank: "\(type).blank", visit: "choice")
    }
  }
}
