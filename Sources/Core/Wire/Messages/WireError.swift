/// The errors of one or more interfaces, as an enum with a case for each.
package protocol WireError: Error, Equatable, Sendable {
  /// The full name on the wire, such as `org.varlink.service.MethodNotFound`.
  var name: String { get }
  /// The error `name` with blank facts, to be filled; nil when it is none of these.
  init?(blank name: String)
  mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure)
}

extension WireError {
  /// The error in a reply; nil when the reply is none of these, or has not what it needs.
  package init?(_ reply: Reply) {
    guard let name = reply.error else { return nil }
    self.init(name: name, parameters: reply.parameters)
  }

  package init?(name: String, parameters: JSONObject) {
    guard var error = Self(blank: name) else { return nil }
    var reader = FieldReader(parameters)
    do throws(FieldError) { try error.fields(&reader) } catch { return nil }
    guard reader.takeUnfit() == nil else { return nil }
    self = error
  }
}
