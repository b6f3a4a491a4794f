import Foundation

@testable import Wire

/// A value as Foundation reads and writes it.
struct Mirror: Codable {
  let json: JSON

  init(_ json: JSON) { self.json = json }

  /// Set for a decoder that shall give doubles for all numbers.
  static let doublesOnly = CodingUserInfoKey(rawValue: "doublesOnly")

  private struct Name: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  init(from decoder: any Decoder) throws {
    if let members = try? decoder.container(keyedBy: Name.self) {
      var object = JSONObject()
      for name in members.allKeys {
        object[name.stringValue] = try members.decode(Mirror.self, forKey: name).json
      }
      json = .object(object)
    } else if var elements = try? decoder.unkeyedContainer() {
      var array: [JSON] = []
      while !elements.isAtEnd { array.append(try elements.decode(Mirror.self).json) }
      json = .array(array)
    } else {
      let doublesOnly = Self.doublesOnly.flatMap { decoder.userInfo[$0] } != nil
      json = try Self.plain(decoder.singleValueContainer(), doublesOnly: doublesOnly)
    }
  }

  private static func plain(
    _ value: any SingleValueDecodingContainer, doublesOnly: Bool
  ) throws -> JSON {
    if value.decodeNil() { return .null }
    if let bool = try? value.decode(Bool.self) { return .bool(bool) }
    if !doublesOnly, let int = try? value.decode(Int64.self) { return .int(int) }
    if let double = try? value.decode(Double.self) { return .double(double) }
    return .string(try value.decode(String.self))
  }

  func encode(to encoder: any Encoder) throws {
    switch json {
    case .object(let object):
      var container = encoder.container(keyedBy: Name.self)
      for member in object.members {
        try container.encode(Mirror(member.value), forKey: Name(stringValue: member.name))
      }
    case .array(let elements):
      var container = encoder.unkeyedContainer()
      for element in elements { try container.encode(Mirror(element)) }
    default:
      var container = encoder.singleValueContainer()
      try encodePlain(to: &container)
    }
  }

  private func encodePlain(to container: inout any SingleValueEncodingContainer) throws {
    switch json {
    case .bool(let bool): try container.encode(bool)
    case .int(let int): try container.encode(int)
    case .double(let double): try container.encode(double)
    case .string(let string): try container.encode(string)
    default: try container.encodeNil()
    }
  }
}
