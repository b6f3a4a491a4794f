import Nouns
import Rules
import Time
import Wire

/// Reasons for refusing a call: its interface's own, or those that the protocol has.
nonisolated enum CallFault: Error {
  case refused(Refusal)
  case fields(FieldError)
  case protocolError(ServiceError)

  /// A command that changed nothing that its answer could tell would be a mistake of ours; the caller
  /// hears of it all the same.
  static let nothingChanged = CallFault.refused(.nothingToChange)

  /// The last reply to a call of that interface.
  func frame(by interface: some StringProtocol) -> [UInt8] {
    switch self {
    case .refused(let refusal): Reply.encode(Refused(refusal, by: String(interface)))
    case .fields(let error): Reply.encode(ServiceError(error))
    case .protocolError(let error): Reply.encode(error)
    }
  }
}

nonisolated extension Day {
  /// A date that a field of a call has.
  init(_ text: String, in field: String) throws(CallFault) {
    do { self = try Day(iso: text) } catch { throw .fields(.wrongType(field)) }
  }

  /// Nil where the field has none.
  init?(_ text: String?, in field: String) throws(CallFault) {
    guard let text else { return nil }
    self = try Day(text, in: field)
  }
}
