import Wire

/// The official conformance test: every answer is the next question, and each must come back as
/// it was given.
final class Certification {
  private let introspection = Introspection(
    vendor: "fastd", product: "certification", version: "1", url: "https://varlink.org",
    interfaces: [Interface("org.varlink.certification", Certification.idl)] + Interface.all)
  /// The next step of each client.
  private var steps: [String: Int] = [:]

  func replies(to call: Call) -> [Reply] {
    guard call.interface == "org.varlink.certification" else {
      let frame = introspection.reply(to: call)
      return [(try? Reply(frame: frame.dropLast())) ?? Reply()]
    }
    guard call.method != "org.varlink.certification.Start" else { return [start()] }
    guard case .string(let client)? = call.parameters["client_id"], let step = steps[client] else {
      return [Reply(error: "org.varlink.certification.ClientIdError")]
    }
    let expected = Self.questions[step]
    guard expected.isMet(by: call) else { return [refusal(of: call, wanted: expected)] }
    steps[client] = step + 1 < Self.questions.count ? step + 1 : nil
    return Self.answers[step]
  }

  private func start() -> Reply {
    let client = "client-\(steps.count)"
    steps[client] = 0
    return Reply(parameters: ["client_id": .string(client)])
  }

  private func refusal(of call: Call, wanted: Question) -> Reply {
    Reply(
      error: "org.varlink.certification.CertificationError",
      parameters: [
        "wants": .object(["method": .string(wanted.method), "parameters": .object(wanted.fields)]),
        "got": .object(["method": .string(call.method), "parameters": .object(call.parameters)]),
      ])
  }
}

/// A call as it must come.
struct Question {
  let method: String
  var fields: JSONObject
  var more = false
  var oneway = false

  init(_ name: String, _ fields: JSONObject, more: Bool = false, oneway: Bool = false) {
    method = "org.varlink.certification." + name
    self.fields = fields
    self.more = more
    self.oneway = oneway
  }

  func isMet(by call: Call) -> Bool {
    var given = call.parameters
    given["client_id"] = nil
    return call.method == method && call.more == more && call.oneway == oneway
      && Self.same(.object(fields), .object(given))
  }

  /// A missing member is a null one, members have no order, and 1.0 is 1.
  private static func same(_ left: JSON, _ right: JSON) -> Bool {
    switch (left, right) {
    case (.object(let left), .object(let right)):
      Set(left.members.map(\.name) + right.members.map(\.name)).allSatisfy {
        same(left[$0] ?? .null, right[$0] ?? .null)
      }
    case (.array(let left), .array(let right)):
      left.count == right.count && zip(left, right).allSatisfy(same)
    case (.double(let left), .int(let right)): left == Double(right)
    default: left == right
    }
  }
}

extension Certification {
  private static let numbered: [JSON] = (1...10).map { .string("Reply number \($0)") }
  private static let several: JSONObject = [
    "bool": .bool(false), "int": .int(2), "float": .double(.pi),
    "string": .string("a lot of string"),
  ]
  private static let map: JSON = .object(["foo": .string("Foo"), "bar": .string("Bar")])
  private static let set: JSON = .object([
    "one": .object([:]), "two": .object([:]), "three": .object([:]),
  ])
  private static let mine: JSONObject = [
    "object": .object([
      "method": .string("org.varlink.certification.Test09"),
      "parameters": .object(["map": map]),
    ]),
    "enum": .string("two"),
    "struct": .object(["first": .int(1), "second": .string("2")]),
    "array": .array([.string("one"), .string("two"), .string("three")]),
    "dictionary": map, "stringset": set, "nullable": .null, "nullable_array_struct": .null,
    "interface": .object([
      "foo": .array([
        .null, .object(["foo": .string("foo"), "bar": .string("bar")]), .null,
        .object(["one": .string("foo"), "two": .string("bar")]),
      ]),
      "anon": .object(["foo": .bool(true), "bar": .bool(false)]),
    ]),
  ]

  static let questions = [
    Question("Test01", [:]),
    Question("Test02", ["bool": .bool(true)]),
    Question("Test03", ["int": .int(1)]),
    Question("Test04", ["float": .double(1)]),
    Question("Test05", ["string": .string("ping")]),
    Question("Test06", several),
    Question("Test07", ["struct": .object(several)]),
    Question("Test08", ["map": map]),
    Question("Test09", ["set": set]),
    Question("Test10", ["mytype": .object(mine)], more: true),
    Question("Test11", ["last_more_replies": .array(numbered)], oneway: true),
    Question("End", [:]),
  ]

  static let answers: [[Reply]] = [
    [Reply(parameters: ["bool": .bool(true)])],
    [Reply(parameters: ["int": .int(1)])],
    [Reply(parameters: ["float": .double(1)])],
    [Reply(parameters: ["string": .string("ping")])],
    [Reply(parameters: several)],
    [Reply(parameters: ["struct": .object(several)])],
    [Reply(parameters: ["map": map])],
    [Reply(parameters: ["set": set])],
    [Reply(parameters: ["mytype": .object(mine)])],
    numbered.enumerated().map {
      Reply(parameters: ["string": $0.element], continues: $0.offset < numbered.count - 1)
    },
    // The call is oneway: this must not go out.
    [Reply(parameters: ["answered": .string("a call that wants no answer")])],
    [Reply(parameters: ["all_ok": .bool(true)])],
  ]
}
