@testable import Wire

/// Where an interface file and the Swift types say different things.
struct Agreement {
  let idl: IDL
  private(set) var differences: [String] = []

  init(_ idl: IDL) {
    self.idl = idl
  }

  mutating func compare<M: Method>(_ method: IDL.Method, with type: M.Type) {
    var input = method.input
    // The token is no field of the record: it belongs to the call.
    if WriteToken.isTaken(by: M.name), let last = input.popLast() {
      let shape = Shape([Shape.Field(name: "token", kind: .string, isOptional: true)])
      compare(method.name + " token", [last], shape)
    }
    compare(method.name + " input", input, M.Input.self)
    compare(method.name + " output", method.output, M.Output.self)
  }

  private mutating func compare<R: Record>(
    _ place: String, _ fields: [IDL.Field], _ record: R.Type
  ) {
    compare(place, fields, Shape(of: record))
  }

  mutating func compare(_ name: String, _ fields: [IDL.Field], with errors: [any WireError.Type]) {
    guard let error = errors.lazy.compactMap({ $0.init(blank: name) }).first else {
      return differ("\(name): not read")
    }
    compare(name, fields, Shape(of: error))
    if error.name != name { differ("\(name): written as \(error.name)") }
  }

  private mutating func compare(_ place: String, _ fields: [IDL.Field], _ shape: Shape) {
    let names = fields.map(\.name)
    let ours = shape.fields.map(\.name)
    guard names == ours else { return differ("\(place): \(names) in the file, \(ours) in Swift") }
    for (field, own) in zip(fields, shape.fields) {
      var kind = field.kind
      var isOptional = false
      if case .optional(let inner) = kind { (kind, isOptional) = (inner, true) }
      if isOptional != own.isOptional { differ("\(place).\(field.name): optional in one only") }
      compare("\(place).\(field.name)", kind, own.kind)
    }
  }

  private mutating func compare(_ place: String, _ kind: IDL.Kind, _ own: Shape.Kind) {
    switch (idl.resolved(kind), own) {
    case (.bool, .bool), (.int, .int), (.string, .string): break
    case (.choice(let words), .choice(let own)):
      if words != own { differ("\(place): \(words) in the file, \(own) in Swift") }
    case (.record(let fields), .record(let shape)): compare(place, fields, shape)
    case (.array(let element), .list(let own)): compare(place + "[]", element, own)
    default: differ("\(place): \(kind) in the file, \(own) in Swift")
    }
  }

  private mutating func differ(_ difference: String) {
    differences.append(difference)
  }
}
