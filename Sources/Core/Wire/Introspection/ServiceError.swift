/// The errors every Varlink service knows.
package enum ServiceError: WireError {
  case interfaceNotFound(String)
  /// The full name of the method.
  case methodNotFound(String)
  case methodNotImplemented(String)
  /// The name of the field.
  case invalidParameter(String)
  case permissionDenied
  /// The method gives a stream and must be called with `more`.
  case expectedMore

  private static let prefix = "org.varlink.service."

  package static var names: [String] {
    [
      "InterfaceNotFound", "MethodNotFound", "MethodNotImplemented", "InvalidParameter",
      "PermissionDenied", "ExpectedMore",
    ].map { prefix + $0 }
  }

  /// A call whose parameters do not fit.
  package init(_ error: FieldError) {
    self = .invalidParameter(error.field)
  }

  package init?(name: String, from fields: inout FieldReader) throws(FieldError) {
    switch name {
    case "org.varlink.service.InterfaceNotFound":
      self = .interfaceNotFound(try fields.string("interface"))
    case "org.varlink.service.MethodNotFound":
      self = .methodNotFound(try fields.string("method"))
    case "org.varlink.service.MethodNotImplemented":
      self = .methodNotImplemented(try fields.string("method"))
    case "org.varlink.service.InvalidParameter":
      self = .invalidParameter(try fields.string("parameter"))
    case "org.varlink.service.PermissionDenied": self = .permissionDenied
    case "org.varlink.service.ExpectedMore": self = .expectedMore
    default: return nil
    }
  }

  package var name: String {
    switch self {
    case .interfaceNotFound: Self.prefix + "InterfaceNotFound"
    case .methodNotFound: Self.prefix + "MethodNotFound"
    case .methodNotImplemented: Self.prefix + "MethodNotImplemented"
    case .invalidParameter: Self.prefix + "InvalidParameter"
    case .permissionDenied: Self.prefix + "PermissionDenied"
    case .expectedMore: Self.prefix + "ExpectedMore"
    }
  }

  package func write(to fields: inout FieldWriter) {
    switch self {
    case .interfaceNotFound(let interface): fields.string("interface", interface)
    case .methodNotFound(let method), .methodNotImplemented(let method):
      fields.string("method", method)
    case .invalidParameter(let parameter): fields.string("parameter", parameter)
    case .permissionDenied, .expectedMore: break
    }
  }
}
