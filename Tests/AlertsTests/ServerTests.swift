import TestProcesses
import Testing

/// Each on a real, if invisible, screen; those that are not installed say so.
@Suite struct `Notices on real servers` {
  let desktop = Desktop()

  /// What this machine does not allow is not tried, saying why.
  private func stage(_ kind: RealServer) async throws -> Stage {
    do { return try await Stage(kind, on: desktop) } catch let impossible as Impossible {
      try Test.cancel("\(impossible.reason)")
    }
  }

  @Test(arguments: RealServer.allCases)
  func `a notice is shown, replaced at its place, and taken away`(kind: RealServer) async throws {
    let bus = try await desktop.bus()
    let stage = try await stage(kind)
    let server = try stage.open()
    let probe = try await desktop.probe()
    try await probe.showUntilTaken("halfway@fast", "Halfway", "8 h & <3", "end=End fast")
    if kind.isTelling { #expect(try await server.titleShown() == "Halfway") }
    probe.send("show\tgoal@fast\tGoal\t16 h")
    #expect(try await probe.line() == "closed halfway replaced")
    #expect(try await probe.line() == "shown goal")
    if kind.isTelling {
      #expect(try await server.titleShown() == "Goal")
      #expect(try await stage.count() == 1)
    }
    probe.send("withdraw\thalfway")
    probe.send("withdraw\tgoal")
    #expect(try await probe.line() == "closed goal withdrawn")
    if kind.isTelling { #expect(try await stage.count() == 0) }
    _ = bus
  }

  @Test(arguments: RealServer.allCases)
  func `what was on the screen of a killed server is told, and the next shows it again`(
    kind: RealServer
  ) async throws {
    let bus = try await desktop.bus()
    let stage = try await stage(kind)
    let first = try stage.open()
    let probe = try await desktop.probe()
    try await probe.showUntilTaken("goal", "Goal", "16 h", "end=End fast")
    first.end(by: 9)
    #expect(try await probe.line() == "closed goal lost")
    #expect(try await probe.line() == "server -")
    let second = try stage.open()
    #expect(try await probe.line().hasPrefix("server "))
    probe.send("show\tgoal\tGoal\t16 h\tend=End fast")
    #expect(try await probe.line() == "shown goal")
    if kind.isTelling {
      #expect(try await second.titleShown() == "Goal")
      #expect(try await stage.count() == 1)
      try await stage.press("end")
      #expect(try await probe.line() == "acted goal end")
    }
    _ = bus
  }

  @Test func `who changes from dunst to mako misses nothing`() async throws {
    let bus = try await desktop.bus()
    let before = try await stage(.dunst)
    let after = try await stage(.mako)
    let dunst = try before.open()
    let probe = try await desktop.probe()
    try await probe.showUntilTaken("goal", "Goal", "16 h", "end=End fast")
    #expect(try await dunst.titleShown() == "Goal")
    dunst.end(by: 15)
    while try await probe.line() != "server -" {}
    let mako = try after.open()
    try await probe.showUntilTaken("goal", "Goal", "16 h", "end=End fast")
    #expect(try await mako.titleShown() == "Goal")
    try await after.press("end")
    #expect(try await probe.line() == "acted goal end")
    _ = (bus, before, after)
  }

  @Test(arguments: RealServer.allCases.filter(\.isTelling), ["end", "default"])
  func `a pressed button comes back, as does a click on the pop-up, which goes`(
    kind: RealServer, id: String
  ) async throws {
    let bus = try await desktop.bus()
    let stage = try await stage(kind)
    let server = try stage.open()
    let probe = try await desktop.probe()
    try await probe.showUntilTaken(
      "goal", "Goal", "16 h", "default=Open", "end=End fast", "more=1 hour more")
    #expect(try await server.titleShown() == "Goal")
    try await stage.press(id)
    #expect(try await probe.line() == "acted goal \(id)")
    // After this the pop-up of before has been closed.
    try await probe.showUntilTaken("other", "Other", "")
    #expect(try await server.titleShown() == "Other")
    #expect(try await stage.count() == 1)
    _ = bus
  }

  @Test(arguments: RealServer.allCases.filter(\.isTelling))
  func `what the person puts away is told apart from what has had its time`(kind: RealServer)
    async throws
  {
    let bus = try await desktop.bus()
    let stage = try await stage(kind)
    let server = try stage.open()
    let probe = try await desktop.probe()
    try await probe.showUntilTaken("goal", "Goal", "16 h")
    #expect(try await server.titleShown() == "Goal")
    try await stage.dismiss()
    #expect(try await probe.line() == "closed goal dismissed")
    try await probe.showUntilTaken("goal", "Goal", "16 h", "--expiry=100")
    #expect(try await probe.line() == "closed goal expired")
    #expect(try await stage.count() == 0)
    _ = bus
  }

  @Test func `mako has in its list what we said, and not what was replaced`() async throws {
    let bus = try await desktop.bus()
    let stage = try await stage(.mako)
    let server = try stage.open()
    let probe = try await desktop.probe()
    try await probe.showUntilTaken("halfway@fast", "Halfway", "8 h")
    probe.send("show\tgoal@fast\tGoal\t16 h & <3\tend=End fast")
    while try await server.titleShown() != "Goal" {}
    let list = try await stage.tellList()
    #expect(!list.contains("Halfway"))
    #expect(list.contains("16 h &amp; &lt;3") || list.contains("16 h & <3"))
    #expect(list.contains(#""app-name":{"type":"s","data":"fastd"}"#))
    #expect(list.contains(#""end":"End fast""#))
    _ = bus
  }

  @Test func `dunst keeps the last of a place, and can be asked whether it is muted`()
    async throws
  {
    let bus = try await desktop.bus()
    let stage = try await stage(.dunst)
    let server = try stage.open()
    let probe = try await desktop.probe()
    try await probe.showUntilTaken("halfway@fast", "Halfway", "8 h")
    probe.send("show\tgoal@fast\tGoal\t16 h & <3")
    while try await server.titleShown() != "Goal" {}
    // Put away earlier, it is taken for the one that it replaced, and is shown again.
    while try await probe.line() != "shown goal" {}
    try await stage.dismiss()
    while try await probe.line() != "closed goal dismissed" {}
    let history = try await stage.tellList()
    #expect(!history.contains("Halfway"))
    #expect(history.contains(#""data":"Goal""#))
    #expect(history.contains("16 h &amp; &lt;3") || history.contains("16 h & <3"))
    #expect(history.contains(#""data":"x-fastd.goal""#))
    for muted in [true, false] {
      try await stage.mute(muted)
      probe.send("inspect")
      let told = try await probe.line()
      #expect(told.hasPrefix("inspected dunst ") && told.hasSuffix("muted \(muted)"))
    }
    _ = bus
  }
}

extension Child {
  /// The title of the next pop-up that a telling server shows.
  fileprivate func titleShown() async throws -> String {
    while true {
      let line = try await line()
      if line.hasPrefix("shown: ") { return String(line.dropFirst("shown: ".count)) }
    }
  }
}
