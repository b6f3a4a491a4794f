import Nouns
import Testing
import Time
import Wire

@testable import Daemon

@Suite @MainActor struct `The protocol` {
  /// Calls whose parameters do not fit, and the field that is at fault.
  nonisolated static let misfits: [(call: String, field: String)] = [
    (#"{"method": "io.github.fastd.status.Get", "parameters": {"a": 1}}"#, "a"),
    (#"{"method": "io.github.fastd.fast.Start", "parameters": {"at": "now"}}"#, "at"),
    (#"{"method": "io.github.fastd.fast.Start", "parameters": {"At": 1}}"#, "At"),
    (#"{"method": "io.github.fastd.fast.Start", "parameters": {"at": 1.5}}"#, "at"),
    (#"{"method": "io.github.fastd.fast.Start", "parameters": {"goal": 16}}"#, "goal"),
    (#"{"method": "io.github.fastd.fast.Start", "parameters": {"goal": {}}}"#, "goal"),
    (#"{"method": "io.github.fastd.fast.Start", "parameters": {"goal": {"open": false}}}"#, "goal"),
    (
      #"{"method": "io.github.fastd.fast.Start", "parameters": {"goal": {"span": 1, "open": true}}}"#,
      "goal"
    ),
    (#"{"method": "io.github.fastd.fast.Start", "parameters": {"goal": {"spam": 1}}}"#, "spam"),
    (#"{"method": "io.github.fastd.fast.SetGoal"}"#, "goal"),
    (#"{"method": "io.github.fastd.fast.SetGoal", "parameters": {"goal": null}}"#, "goal"),
    (#"{"method": "io.github.fastd.fast.Stop", "parameters": {"id": 1}}"#, "id"),
    (#"{"method": "io.github.fastd.fast.Cancel", "parameters": {"id": "a"}}"#, "id"),
    (#"{"method": "io.github.fastd.fast.Edit", "parameters": {"note": []}}"#, "note"),
    (#"{"method": "io.github.fastd.history.List", "parameters": {"last": -1}}"#, "last"),
    (#"{"method": "io.github.fastd.changes.List", "parameters": {"last": -1}}"#, "last"),
    (#"{"method": "io.github.fastd.history.Show", "parameters": {"date": "2026-02-30"}}"#, "date"),
    (#"{"method": "io.github.fastd.changes.Undo", "parameters": {"step": 1}}"#, "step"),
    (#"{"method": "io.github.fastd.changes.Follow", "parameters": {"since": "1"}}"#, "since"),
    (#"{"method": "io.github.fastd.settings.Check"}"#, "text"),
    (#"{"method": "io.github.fastd.daemon.Health", "parameters": {"all": true}}"#, "all"),
    (#"{"method": "org.varlink.service.GetInterfaceDescription"}"#, "interface"),
    (#"{"method": "org.varlink.service.GetInfo", "parameters": {"x": 1}}"#, "x"),
  ]

  @Test(arguments: misfits)
  func `a field that does not fit is named, and nothing is done`(
    call: String, field: String
  ) throws {
    let scene = try Scene()
    let before = try scene.status()
    let replies = try scene.raw(call)
    #expect(replies.compactMap(ServiceError.init) == [.invalidParameter(field)])
    #expect(try scene.status() == before)
  }

  @Test(arguments: [
    "io.github.fastd.status.Got", "io.github.fastd.fast.start", "io.github.fastd.history.",
    "io.github.fastd.changes.Nothing", "io.github.fastd.settings.Set",
    "io.github.fastd.daemon.Die", "org.varlink.service.GetNothing",
  ])
  func `an unknown method of a known interface is named in full`(method: String) throws {
    let replies = try Scene().raw(#"{"method": "\#(method)"}"#)
    #expect(replies.compactMap(ServiceError.init) == [.methodNotFound(method)])
  }

  @Test(arguments: [
    ("io.github.fastd.moon.Get", "io.github.fastd.moon"), ("Get", ""), ("", ""), (".", ""),
    ("io.github.fastd.Get", "io.github.fastd"),
  ])
  func `an unknown interface is named`(method: String, interface: String) throws {
    let replies = try Scene().raw(#"{"method": "\#(method)"}"#)
    #expect(replies.compactMap(ServiceError.init) == [.interfaceNotFound(interface)])
  }

  @Test func `every method of every interface has one route, and every route a method`() {
    let ours = Interface.all.filter { $0.name != "org.varlink.service" }
    let methods = ours.flatMap { interface in
      interface.description.split(separator: "\n").filter { $0.hasPrefix("method ") }.map { line in
        "\(interface.name).\(line.dropFirst("method ".count).prefix { $0 != "(" && $0 != " " })"
      }
    }
    #expect(methods.count > ours.count)
    #expect(Route.all.map(\.method).sorted() == methods.sorted())
  }

  @Test func `every interface describes itself`() throws {
    let scene = try Scene()
    let info = try scene.ask(GetInfo.self, NoFields())
    #expect(info.version == Product.version)
    for interface in info.interfaces {
      let text = try scene.ask(
        GetInterfaceDescription.self, GetInterfaceDescription.Input(interface: interface))
      #expect(text.description.contains("interface \(interface)\n"))
    }
    #expect(info.interfaces.count == Interface.all.count)
  }

  @Test(arguments: [
    #""method": "io.github.fastd.status.Get""#,
    #""method": "io.github.fastd.status.Subscribe""#,
    #""method": "io.github.fastd.changes.Follow""#,
    #""method": "io.github.fastd.fast.Start""#,
    #""method": "io.github.fastd.fast.Stop""#,
    #""method": "io.github.fastd.fast.Start", "parameters": {"at": "x"}"#,
    #""method": "io.github.fastd.history.List""#,
    #""method": "io.github.fastd.history.Show", "parameters": {"id": "zz"}"#,
    #""method": "io.github.fastd.changes.Undo""#,
    #""method": "io.github.fastd.settings.Reload""#,
    #""method": "io.github.fastd.daemon.Health""#,
    #""method": "io.github.fastd.daemon.Nothing""#,
    #""method": "org.varlink.service.GetInfo""#,
    #""method": "nowhere.Get""#,
  ])
  func `a call that wants no reply gets none, whatever comes of it`(call: String) throws {
    let scene = try Scene()
    let client = scene.client()
    try scene.raw("{\(call), \"oneway\": true}", as: client)
    scene.pass(.hour)
    _ = try? scene.stop()
    try scene.start()
    scene.keeper.drained(client)
    #expect(scene.replies[client] == nil)
  }

  @Test func `a call that wants no reply is done all the same`() throws {
    let scene = try Scene()
    try scene.raw(#"{"method": "io.github.fastd.fast.Start", "oneway": true}"#)
    #expect(try scene.status().state == .fasting)
  }

  @Test func `a client that wants to leave the protocol is closed`() throws {
    let scene = try Scene()
    let client = scene.client()
    try scene.raw(#"{"method": "io.github.fastd.fast.Start", "upgrade": true}"#, as: client)
    #expect(scene.effects.last == .closed(client))
    #expect(scene.replies[client] == nil)
    #expect(try scene.status().state == .idle)
  }

  /// Numbers at which sums and products would overflow.
  nonisolated static let extremes: [Int64] = [
    .min, .min + 1, -9_007_199_254_740_993, -1, 0, 1, 253_402_300_800_000,
    Int64.max / 1000, Int64.max / 1000 + 1, .max - 1, .max,
  ]

  @Test(arguments: extremes)
  func `no number of a client is too large to be answered`(number: Int64) throws {
    let scene = try Scene()
    let goals = ["span", "until", "change"].map { #""goal": {"\#($0)": \#(number)}"# }
    let starts = ([#""at": \#(number)"#] + goals).map { ("Start", $0) }
    let others = ([#""start": \#(number)"#, #""end": \#(number)"#] + goals).map { ("Edit", $0) }
    let changes = goals.map { ("SetGoal", $0) } + [("Stop", #""at": \#(number)"#)]
    for (method, parameters) in starts + others + [("Start", "")] + changes + others {
      let replies = try scene.raw(
        #"{"method": "io.github.fastd.fast.\#(method)", "parameters": {\#(parameters)}}"#)
      #expect(replies.count == 1, "\(method) \(parameters)")
      _ = try scene.status()
    }
    for call in ["history.List", "changes.List"] {
      let replies = try scene.raw(
        #"{"method": "io.github.fastd.\#(call)", "parameters": {"last": \#(number)}}"#)
      #expect(replies.count == 1)
    }
  }
}
