import Testing

@testable import Wire

@Suite struct `The service interface` {
  private let introspection = Introspection(
    vendor: "v", product: "p", version: "1", url: "u",
    interfaces: [Interface("a.b", "text")])

  private func reply(_ method: String, _ parameters: JSONObject = [:]) throws -> Reply {
    let frame = introspection.reply(to: Call(method: method, parameters: parameters))
    return try Reply(frame: frame.dropLast())
  }

  @Test func `it says who answers`() throws {
    let info = try GetInfo.Output(reply(GetInfo.name).parameters)
    let expected = GetInfo.Output(
      vendor: "v", product: "p", version: "1", url: "u", interfaces: ["a.b"])
    #expect(info == expected)
  }

  @Test func `it describes an interface`() throws {
    let reply = try reply(GetInterfaceDescription.name, ["interface": .string("a.b")])
    #expect(try GetInterfaceDescription.Output(reply.parameters).description == "text")
  }

  static let unknown: [(String, JSONObject, ServiceError)] = [
    (GetInterfaceDescription.name, ["interface": .string("x.y")], .interfaceNotFound("x.y")),
    (GetInterfaceDescription.name, [:], .invalidParameter("interface")),
    (GetInterfaceDescription.name, ["interface": .int(1)], .invalidParameter("interface")),
    (GetInfo.name, ["extra": .null], .invalidParameter("extra")),
    ("a.b.M", [:], .methodNotFound("a.b.M")), ("x.y.M", [:], .interfaceNotFound("x.y")),
    ("nonsense", [:], .interfaceNotFound("")),
  ]

  @Test(arguments: unknown.indices)
  func `what it does not have it names`(index: Int) throws {
    let (method, parameters, error) = Self.unknown[index]
    #expect(ServiceError(try reply(method, parameters)) == error)
  }
}
