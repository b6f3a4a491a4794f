import Testing

@testable import Wire

@Suite struct `Replies` {
  private func text(_ frame: [UInt8]) -> String {
    String(decoding: frame.dropLast(), as: UTF8.self)
  }

  @Test func `they have no key that systemd does not know`() {
    let output = GetInterfaceDescription.Output(description: "x")
    #expect(text(Reply.encode(output)) == #"{"parameters":{"description":"x"}}"#)
    #expect(
      text(Reply.encode(output, continues: true))
        == #"{"parameters":{"description":"x"},"continues":true}"#)
    #expect(
      text(Reply.encode(ServiceError.expectedMore))
        == #"{"error":"org.varlink.service.ExpectedMore","parameters":{}}"#)
    #expect(text(Reply(parameters: ["a": .null]).frame) == #"{"parameters":{"a":null}}"#)
  }

  static let written: [(String, Reply)] = [
    ("{}", Reply()), (#"{"parameters":null,"continues":false}"#, Reply()),
    (
      #"{"parameters":{"a":1},"continues":true}"#,
      Reply(parameters: ["a": .int(1)], continues: true)
    ),
    (#"{"error":"a.E"}"#, Reply(error: "a.E")), (#"{"error":null,"new":1}"#, Reply()),
  ]

  @Test(arguments: written)
  func `those of other and newer servers are read`(text: String, reply: Reply) throws {
    #expect(try Reply(frame: Array(text.utf8)) == reply)
  }

  static let refused: [(String, MessageError)] = [
    ("1", .notAnObject), (#"{"error":1}"#, .wrongType(key: "error")),
    (#"{"continues":1}"#, .wrongType(key: "continues")), ("{", .notJSON(.endsEarly)),
    (#"{"error":"a.E","continues":true}"#, .contradictory),
  ]

  @Test(arguments: refused)
  func `what is no reply is refused`(text: String, error: MessageError) {
    #expect(throws: error) { try Reply(frame: Array(text.utf8)) }
  }

  @Test(arguments: [
    ServiceError.interfaceNotFound("a"), .methodNotFound("a.B"), .methodNotImplemented("a.B"),
    .invalidParameter("x"), .permissionDenied, .expectedMore,
  ])
  func `an error comes back as it was sent`(error: ServiceError) throws {
    let reply = try Reply(frame: Reply.encode(error).dropLast())
    #expect(ServiceError(reply) == error)
  }

  @Test func `an error that is none of these is nil`() {
    #expect(ServiceError(Reply()) == nil)
    #expect(ServiceError(Reply(error: "a.E")) == nil)
    #expect(ServiceError(Reply(error: "org.varlink.service.MethodNotFound")) == nil)
  }
}
