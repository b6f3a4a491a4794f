import TestProcesses
import Testing

/// What reaches a notification server, and what comes back from it.
@Suite struct `Notices on the wire` {
  let desktop = Desktop()

  @Test func `a notice arrives with its text, hints and buttons`() async throws {
    let bus = try await desktop.bus()
    let server = try await desktop.fakeServer()
    let probe = try await desktop.probe()
    try await probe.showUntilTaken("goal", "Goal <b>", "16 h & more <3", "end=End fast", "more=1 h")
    let call = try await server.call()
    #expect(call.call == "Notify")
    #expect(
      call.arguments.prefix(6).map(\.description) == [
        "fastd", "0", "alarm", "Goal <b>", "16 h &amp; more &lt;3", "[end, End fast, more, 1 h]",
      ])
    let hints = call.arguments[6].description
    #expect(hints.hasPrefix("category=x-fastd.goal desktop-entry=io.github.fastd sender-pid="))
    #expect(hints.hasSuffix("urgency=2 value=62"))
    #expect(call.arguments[7] == .number(0))
    bus.end(by: 9)
  }

  @Test func `a poor server gets plain text and no buttons`() async throws {
    let bus = try await desktop.bus()
    let server = try await desktop.fakeServer("--capabilities", "body")
    let probe = try await desktop.probe()
    try await probe.showUntilTaken("goal", "Goal", "16 h & more <3", "end=End fast")
    let call = try await server.call()
    #expect(call.arguments[4] == .text("16 h & more <3"))
    #expect(call.arguments[5] == .list([]))
    bus.end(by: 9)
  }

  @Test func `xfce4-notifyd gets no progress, which would hide the text`() async throws {
    let bus = try await desktop.bus()
    let server = try await desktop.fakeServer("--name", "Xfce Notify Daemon")
    let probe = try await desktop.probe()
    try await probe.showUntilTaken("goal", "Goal", "16 h")
    #expect(try await !server.call().arguments[6].description.contains("value="))
    bus.end(by: 9)
  }

  @Test func `a notice at the place of another replaces it, and both are told`() async throws {
    let bus = try await desktop.bus()
    let server = try await desktop.fakeServer()
    let probe = try await desktop.probe()
    try await probe.showUntilTaken("halfway@fast", "Halfway", "8 h")
    probe.send("show\tgoal@fast\tGoal\t16 h\tend=End fast")
    #expect(try await probe.line() == "closed halfway replaced")
    #expect(try await probe.line() == "shown goal")
    #expect(try await server.call().arguments[1] == .number(0))
    #expect(try await server.call().arguments[1] == .number(1))
    server.send("action 1 end")
    #expect(try await probe.line() == "acted goal end")
    bus.end(by: 9)
  }

  @Test func `a button pressed while its notice is replaced is not taken for the new one's`()
    async throws
  {
    let bus = try await desktop.bus()
    let server = try await desktop.fakeServer("--last-word", "end")
    let probe = try await desktop.probe()
    try await probe.showUntilTaken("halfway@fast", "Halfway", "8 h", "end=End fast")
    probe.send("show\tgoal@fast\tGoal\t16 h\tend=End fast")
    #expect(try await probe.line() == "closed halfway replaced")
    #expect(try await probe.line() == "shown goal")
    #expect(try await probe.line() == "acted halfway end")
    server.send("action 1 end")
    #expect(try await probe.line() == "acted goal end")
    bus.end(by: 9)
  }

  @Test func `a pop-up closed while its notice is replaced does not take the new one along`()
    async throws
  {
    let bus = try await desktop.bus()
    let server = try await desktop.fakeServer("--last-word", "closed")
    let probe = try await desktop.probe()
    try await probe.showUntilTaken("halfway@fast", "Halfway", "8 h")
    probe.send("show\tgoal@fast\tGoal\t16 h")
    #expect(try await probe.line() == "closed halfway replaced")
    #expect(try await probe.line() == "shown goal")
    // In a pop-up of its own, whose end the library will tell.
    #expect(try await probe.line() == "shown goal")
    server.send("close 2 1")
    #expect(try await probe.line() == "closed goal expired")
    bus.end(by: 9)
  }

  @Test func `withdrawing a replaced notice leaves what is in its place`() async throws {
    let bus = try await desktop.bus()
    let server = try await desktop.fakeServer()
    let probe = try await desktop.probe()
    try await probe.showUntilTaken("halfway@fast", "Halfway", "8 h")
    probe.send("show\tgoal@fast\tGoal\t16 h")
    probe.send("withdraw\thalfway")
    #expect(try await probe.line() == "closed halfway replaced")
    #expect(try await probe.line() == "shown goal")
    probe.send("withdraw\tgoal")
    #expect(try await probe.line() == "closed goal withdrawn")
    let calls = [try await server.call(), try await server.call(), try await server.call()]
    #expect(calls.map(\.call) == ["Notify", "Notify", "CloseNotification"])
    bus.end(by: 9)
  }

  @Test func `only what shall not be kept is transient`() async throws {
    let bus = try await desktop.bus()
    let server = try await desktop.fakeServer()
    let probe = try await desktop.probe()
    try await probe.showUntilTaken("goal", "Goal", "16 h")
    try await probe.showUntilTaken("answer", "Done", "", "--transient")
    #expect(try await !server.call().arguments[6].description.contains("transient"))
    #expect(try await server.call().arguments[6].description.contains("transient=true"))
    bus.end(by: 9)
  }

  @Test func `a second notice of a key takes the place of the first`() async throws {
    let bus = try await desktop.bus()
    let server = try await desktop.fakeServer()
    let probe = try await desktop.probe()
    try await probe.showUntilTaken("goal", "Goal", "one")
    probe.send("show\tgoal\tGoal\ttwo")
    #expect(try await probe.line() == "shown goal")
    #expect(try await server.call().arguments[1] == .number(0))
    #expect(try await server.call().arguments[1] == .number(1))
    bus.end(by: 9)
  }

  @Test func `the same notice again is not sent again while it is on the screen`() async throws {
    let bus = try await desktop.bus()
    let server = try await desktop.fakeServer()
    let probe = try await desktop.probe()
    try await probe.showUntilTaken("goal", "Goal", "one")
    probe.send("show\tgoal\tGoal\tone")
    #expect(try await probe.line() == "shown goal")
    try await probe.showUntilTaken("other", "Other", "two")
    #expect(try await server.call().arguments[4] == .text("one"))
    #expect(try await server.call().arguments[4] == .text("two"))
    bus.end(by: 9)
  }

  @Test func `a pressed button is told, and the pop-up goes`() async throws {
    let bus = try await desktop.bus()
    let server = try await desktop.fakeServer()
    let probe = try await desktop.probe()
    try await probe.showUntilTaken("goal", "Goal", "16 h", "end=End fast")
    _ = try await server.call()
    server.send("action 1 end token-7")
    #expect(try await probe.line() == "acted goal end")
    let close = try await server.call()
    #expect(close.call == "CloseNotification")
    #expect(close.arguments == [.number(1)])
    bus.end(by: 9)
  }

  @Test func `a notice is with the server at once, and nothing else is asked`() async throws {
    let bus = try await desktop.bus()
    let server = try await desktop.fakeServer()
    let probe = try await desktop.probe()
    try await probe.showUntilTaken("goal", "Goal", "16 h")
    probe.send("race\t100")
    let told = try await probe.line()
    print("from the daemon's hands to the server's answer:", told)
    let seconds = try #require(told.split(separator: " ").dropFirst().first.flatMap { Double($0) })
    // It takes half a millisecond where nothing else runs; here a hundred tests do.
    #expect(seconds < 0.2)
    _ = try await server.call()
    for _ in 0..<100 {
      let line = try await server.line()
      #expect(line.contains(#""call":"Notify""#))
    }
    bus.end(by: 9)
  }

  @Test func `what is longer than any button is dropped, and what is not is heard`() async throws {
    let bus = try await desktop.bus()
    let server = try await desktop.fakeServer()
    let probe = try await desktop.probe()
    try await probe.showUntilTaken("goal", "Goal", "16 h", "end=End fast")
    server.send("long 1 1000000")
    #expect(try await probe.line() == "flooded")
    server.send("action 1 end")
    #expect(try await probe.line() == "acted goal end")
    bus.end(by: 9)
  }

  @Test(arguments: [(1, "expired"), (2, "dismissed"), (4, "unknown"), (77, "unknown")])
  func `a closed pop-up is told with the reason`(number: Int, reason: String) async throws {
    let bus = try await desktop.bus()
    let server = try await desktop.fakeServer()
    let probe = try await desktop.probe()
    try await probe.showUntilTaken("goal", "Goal", "16 h")
    server.send("close 1 \(number)")
    #expect(try await probe.line() == "closed goal \(reason)")
    bus.end(by: 9)
  }

  @Test func `what was closed and is shown again is told again when it closes`() async throws {
    let bus = try await desktop.bus()
    let server = try await desktop.fakeServer()
    let probe = try await desktop.probe()
    try await probe.showUntilTaken("goal", "Goal", "16 h")
    server.send("close 1 2")
    #expect(try await probe.line() == "closed goal dismissed")
    try await probe.showUntilTaken("goal", "Goal", "16 h")
    server.send("close 2 1")
    #expect(try await probe.line() == "closed goal expired")
    bus.end(by: 9)
  }

  @Test func `a withdrawn notice is taken from the screen`() async throws {
    let bus = try await desktop.bus()
    let server = try await desktop.fakeServer()
    let probe = try await desktop.probe()
    try await probe.showUntilTaken("goal", "Goal", "16 h")
    _ = try await server.call()
    probe.send("withdraw\tgoal")
    #expect(try await probe.line() == "closed goal withdrawn")
    #expect(try await server.call().call == "CloseNotification")
    bus.end(by: 9)
  }

  @Test func `stopping closes a pop-up whose button would be dead`() async throws {
    let bus = try await desktop.bus()
    let server = try await desktop.fakeServer()
    let probe = try await desktop.probe()
    try await probe.showUntilTaken("goal", "Goal", "16 h", "end=End fast")
    _ = try await server.call()
    probe.send("stop")
    #expect(try await probe.line() == "stopped")
    #expect(try await server.call().call == "CloseNotification")
    bus.end(by: 9)
  }
}
