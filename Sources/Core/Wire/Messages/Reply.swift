/// One reply, as it goes over the wire.
package struct Reply: Equatable, Sendable {
  /// The full name of the error, if the call was refused.
  package var error: String?
  package var parameters: JSONObject
  /// More replies to the same call follow.
  package var continues: Bool

  package init(
    error: String? = nil, parameters: JSONObject = JSONObject(), continues: Bool = false
  ) {
    self.error = error
    self.parameters = parameters
    self.continues = continues
  }
}

// MARK: Reading

extension Reply {
  /// Keys that are not known are passed over: a newer daemon may have added them.
  package init(frame: [UInt8]) throws(MessageError) {
    self.init()
    for member in try JSONObject(message: frame).members {
      switch (member.name, member.value) {
      case ("error", .string(let name)): error = name
      case ("error", .null): error = nil
      case ("error", _): throw .wrongType(key: "error")
      case ("parameters", _): parameters = try member.parameters()
      case ("continues", _): continues = try member.flag()
      default: continue
      }
    }
    if error != nil, continues { throw .contradictory }
  }
}

// MARK: Writing

extension Reply {
  /// The frame of a reply that no record describes.
  package var frame: [UInt8] {
    var writer = FieldWriter()
    writer.json.beginObject()
    if let error {
      writer.json.name(literal: "error")
      writer.json.string(error)
    }
    writer.json.name(literal: "parameters")
    writer.json.object(parameters)
    if continues { writer.json.flag("continues") }
    writer.json.endObject()
    writer.json.endFrame()
    return writer.json.bytes
  }

  /// A frame with what a call gave; nothing but known keys, since systemd refuses any other.
  package static func encode(_ output: some Record, continues: Bool = false) -> [UInt8] {
    var writer = FieldWriter()
    writer.json.beginObject()
    writer.json.name(literal: "parameters")
    writer.write(output)
    if continues { writer.json.flag("continues") }
    writer.json.endObject()
    writer.json.endFrame()
    return writer.json.bytes
  }

  /// A frame that refuses a call; always its last reply.
  package static func encode(_ refusal: some WireError) -> [UInt8] {
    var writer = FieldWriter()
    writer.json.beginObject()
    writer.json.name(literal: "error")
    writer.json.string(refusal.name)
    writer.json.name(literal: "parameters")
    writer.json.beginObject()
    var refusal = refusal
    refusal.fields(&writer)
    writer.json.endObject()
    writer.json.endObject()
    writer.json.endFrame()
    return writer.json.bytes
  }
}
