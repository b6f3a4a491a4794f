/// The errors of one or more interfaces, as an enum with a case for each.
package protocol WireError: Error, Equatable, Sendable {
  /// The full names of all of them.
  static var names: [String] { get }
  /// The full name on the wire, such as `org.varlink.service.MethodNotFound`.
  var name: String { get }
  /// Reads the parameters of the error `name`; nil when it is none of these.
  init?(name: String, from fields: inout FieldReader) throws(FieldError)
  func write(to fields: inout FieldWriter)
}

extension WireError {
  /// The error in a reply; nil when the reply is none of these, or has not what it needs.
  package init?(_ reply: Reply) {
    guard let name = reply.error else { return nil }
    self.init(name: name, parameters: reply.parameters)
  }

  package init?(name: String, parameters: JSONObject) {
    let error = try? FieldReader.read(parameters, strict: false) {
      (fields) throws(FieldError) -> Self? in
      try Self(name: name, from: &fields)
    }
    guard let error = error ?? nil else { return nil }
    self = error
  }
}

extension Shape {
  /// The parameters of one error, as it reads and as it writes them; nil for an unknown name.
  package static func of<E: WireError>(
    _ type: E.Type, name: String
  ) throws(FieldError) -> (error: E, reading: Shape, writing: Shape)? {
    let read = ShapeRecorder()
    let written = ShapeRecorder()
    var reader = FieldReader(recordingTo: read)
    guard let error = try E(name: name, from: &reader) else { return nil }
    var writer = FieldWriter(recordingTo: written)
    error.write(to: &writer)
    return (error, read.shape, written.shape)
  }
}
