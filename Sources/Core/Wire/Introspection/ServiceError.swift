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

  /// A call whose parameters do not fit.
  package init(_ error: FieldError) {
    self = .invalidParameter(error.field)
  }

  package init?(blank name: String) {
    switch name {
    case Self.prefix + "InterfaceNotFound": self = .interfaceNotFound("")
    case Self.prefix + "MethodNotFound": self = .methodNotFound("")
    case Self.prefix + "MethodNotImplemented": self = .methodNotImplemented("")
    case Self.prefix + "InvalidParameter": self = .invalidParameter("")
    case Self.prefix + "PermissionDenied": self = .permissionDenied
    case Self.prefix + "ExpectedMore": self = .expectedMore
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

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    switch self {
    case .interfaceNotFound(let interface):
      self = .interfaceNotFound(try fields.string("interface", interface))
    case .methodNotFound(let method): self = .methodNotFound(try fields.string("method", method))
    case .methodNotImplemented(let method):
      self = .methodNotImplemented(try fields.string("method", method))
    case .invalidParameter(let parameter):
      self = .invalidParameter(try fields.string("parameter", parameter))
    case .permissionDenied, .expectedMore: break
    }
  }
}
