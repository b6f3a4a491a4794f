import Testing

@testable import Wire

@Suite struct `Calls` {
  static let written: [(String, Call)] = [
    (#"{"method":"a.B"}"#, Call(method: "a.B")),
    (#"{"method":"a.B","parameters":null}"#, Call(method: "a.B")),
    (#"{"parameters":{},"method":"a.B"}"#, Call(method: "a.B")),
    (
      #"{"method":"a.B","more":false,"oneway":null,"parameters":{"x":1}}"#,
      Call(method: "a.B", parameters: ["x": .int(1)])
    ),
    (#"{"method":"a.B","parameters":{},"more":true}"#, Call(method: "a.B", more: true)),
    (#"{"method":"a.B","oneway":true}"#, Call(method: "a.B", oneway: true)),
    (#"{"method":"a.B","upgrade":true}"#, Call(method: "a.B", upgrade: true)),
    (#"{"method":"a.B","org.vendor.key":{"x":[]}}"#, Call(method: "a.B")),
  ]

  @Test(arguments: written)
  func `every way clients write them is read`(text: String, call: Call) throws {
    #expect(try Call(frame: Array(text.utf8)) == call)
  }

  static let refused: [(String, MessageError)] = [
    ("", .notJSON(.endsEarly)), ("[]", .notAnObject), ("{}", .missing(key: "method")),
    (#"{"method":1}"#, .wrongType(key: "method")), (#"{"method":null}"#, .wrongType(key: "method")),
    (#"{"method":"a.B","parameters":[]}"#, .wrongType(key: "parameters")),
    (#"{"method":"a.B","more":1}"#, .wrongType(key: "more")),
    (#"{"method":"a.B","id":1}"#, .unknown(key: "id")),
    (#"{"method":"a.B","more":true,"oneway":true}"#, .contradictory),
  ]

  @Test(arguments: refused)
  func `what is no call is refused`(text: String, error: MessageError) {
    #expect(throws: error) { try Call(frame: Array(text.utf8)) }
  }

  @Test(arguments: [("org.varlink.service.GetInfo", "org.varlink.service"), ("a", ""), (".a", "")])
  func `the interface is all before the last dot`(method: String, interface: String) {
    #expect(Call(method: method).interface == interface)
  }

  @Test func `what we send is what we read`() throws {
    let input = GetInterfaceDescription.Input(interface: "a.b")
    let frame = Call.encode(GetInterfaceDescription.self, input, more: true)
    let call = try Call(frame: frame.dropLast())
    #expect(frame.last == 0)
    #expect(call.method == GetInterfaceDescription.name)
    #expect(call.more && !call.oneway)
    #expect(try call.input(of: GetInterfaceDescription.self) == input)
    #expect(try Call(frame: Call.encode(GetInfo.self, NoFields(), oneway: true).dropLast()).oneway)
  }
}
