/// Bytes that are no message of the protocol; the connection they came on is closed without a word.
package enum MessageError: Error, Equatable {
  case notJSON(JSONError)
  case notAnObject
  case wrongType(key: String)
  case missing(key: String)
  case unknown(key: String)
  case contradictory
}

/// A method as an interface declares it.
package protocol Method {
  associatedtype Input: Record
  associatedtype Output: Record
  /// The full name, such as `org.varlink.service.GetInfo`.
  static var name: String { get }
}

/// One call, as it goes over the wire.
package struct Call: Equatable, Sendable {
  package var method: String
  package var parameters: JSONObject
  /// The caller wants any number of replies.
  package var more: Bool
  /// The caller wants no reply, not even an error.
  package var oneway: Bool
  package var upgrade: Bool

  package init(
    method: String, parameters: JSONObject = JSONObject(), more: Bool = false,
    oneway: Bool = false, upgrade: Bool = false
  ) {
    self.method = method
    self.parameters = parameters
    self.more = more
    self.oneway = oneway
    self.upgrade = upgrade
  }

  /// The method's interface: all before the last dot.
  package var interface: Substring {
    method.utf8.lastIndex(of: UInt8(ascii: ".")).map { method[..<$0] } ?? ""
  }

  /// Reads the parameters as the record of `M`; a field it does not have is refused.
  package func input<M: Method>(of method: M.Type) throws(FieldError) -> M.Input {
    try M.Input(parameters, strict: true)
  }
}

// MARK: Reading

extension Call {
  package init(frame: [UInt8]) throws(MessageError) {
    self.init(method: "")
    var hasMethod = false
    for member in try JSONObject(message: frame).members {
      switch member.name {
      case "method":
        guard case .string(let name) = member.value else { throw .wrongType(key: "method") }
        method = name
        hasMethod = true
      case "parameters": parameters = try member.parameters()
      case "more": more = try member.flag()
      case "oneway": oneway = try member.flag()
      case "upgrade": upgrade = try member.flag()
      // Vendors may add keys of their own, named like a domain.
      case let name where name.utf8.contains(UInt8(ascii: ".")): continue
      default: throw .unknown(key: member.name)
      }
    }
    guard hasMethod else { throw .missing(key: "method") }
    guard !(more && oneway) else { throw .contradictory }
  }
}

extension JSONObject {
  init(message frame: [UInt8]) throws(MessageError) {
    let json: JSON
    do { json = try JSON(parsing: frame) } catch { throw .notJSON(error) }
    guard case .object(let object) = json else { throw .notAnObject }
    self = object
  }
}

extension JSONObject.Member {
  func flag() throws(MessageError) -> Bool {
    switch value {
    case .bool(let flag): return flag
    case .null: return false
    default: throw .wrongType(key: name)
    }
  }

  func parameters() throws(MessageError) -> JSONObject {
    switch value {
    case .object(let object): return object
    case .null: return JSONObject()
    default: throw .wrongType(key: name)
    }
  }
}

// MARK: Writing

extension Call {
  /// A frame that calls `M`.
  package static func encode<M: Method>(
    _ method: M.Type, _ input: M.Input, token: String? = nil, more: Bool = false,
    oneway: Bool = false
  ) -> [UInt8] {
    var writer = FieldWriter()
    writer.json.beginObject()
    writer.json.name(literal: "method")
    writer.json.string(M.name)
    writer.json.name(literal: "parameters")
    writer.json.beginObject()
    input.write(to: &writer)
    if let token {
      writer.json.name(literal: "token")
      writer.json.string(token)
    }
    writer.json.endObject()
    if more { writer.json.flag("more") }
    if oneway { writer.json.flag("oneway") }
    writer.json.endObject()
    writer.json.endFrame()
    return writer.json.bytes
  }
}
