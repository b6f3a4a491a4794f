@testable import InterfaceMaker
@testable import Wire

/// Where an interface and what is written by hand in Swift say different things.
struct Agreement {
  let idl: InterfaceMaker.Interface
  private(set) var differences: [String] = []

  init(_ idl: InterfaceMaker.Interface) {
    self.idl = idl
  }

  mutating func compare<R: Record>(
    _ place: String, _ kind: InterfaceMaker.Interface.Kind, with record: R.Type
  ) {
    compare(place, kind, .record(of: record))
  }

  mutating func compare(
    _ name: String, _ fields: [InterfaceMaker.Interface.Field], with errors: [any WireError.Type]
  ) {
    guard let error = errors.lazy.compactMap({ $0.init(blank: name) }).first else {
      return differ("\(name): not read")
    }
    compare(name, fields, Shape(of: error))
    if error.name != name { differ("\(name): written as \(error.name)") }
  }

  private mutating func compare(
    _ place: String, _ fields: [InterfaceMaker.Interface.Field], _ shape: Shape
  ) {
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

  private mutating func compare(
    _ place: String, _ kind: InterfaceMaker.Interface.Kind, _ own: Shape.Kind
  ) {
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
