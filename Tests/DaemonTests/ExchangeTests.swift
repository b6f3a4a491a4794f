import Nouns
import Popups
import Testing
import Time
import Wire

@testable import Daemon

@Suite @MainActor struct `Exchanges with other machines` {
  /// A scene that shares, after its first exchange.
  private func scene(_ folder: String? = "/srv/share") throws -> Scene {
    let scene = try Scene(begin: false)
    scene.exchangeFolder = folder
    scene.outlook = AlertOutlook(can: ["body"])
    scene.keeper.begin()
    if folder != nil {
      scene.keeper.exchangeIfDue()
      end(scene)
    }
    scene.exchangeWaits = []
    return scene
  }

  private func pass(_ span: Span, in scene: Scene) {
    let before = scene.stopwatch()
    scene.stopwatch = { before + span.milliseconds * 1000 }
  }

  private func end(_ scene: Scene, _ trouble: String? = nil) {
    scene.exchanges.removeFirst()(trouble)
  }

  private func report(_ trouble: ExchangeTrouble? = nil, last: Instant?) -> ToldExchange {
    ToldExchange(
      exchange: ExchangeReport(
        at: Instant.noon.milliseconds, last: last?.milliseconds, trouble: trouble, given: 0,
        taken: 0, changed: 0, held: 0, lacking: [], refusals: []))
  }

  @Test func `with something new are told to the person's own programs`() throws {
    let scene = try scene()
    scene.hooked = []
    try scene.ask(SyncCalls.Exchanged.self, report(last: .noon))
    #expect(scene.hooked.isEmpty)
    var told = report(last: .noon)
    (told.exchange.given, told.exchange.taken, told.exchange.changed) = (1, 3, 2)
    try scene.ask(SyncCalls.Exchanged.self, told)
    let event = try #require(scene.hooked.first)
    #expect(scene.hooked.count == 1 && event.event == .syncCompleted)
    #expect(event.text == "Exchanged: 2 entries are new or changed here.")
    #expect(event.variables["FASTD_TAKEN"] == "3" && event.variables["FASTD_HELD"] == "0")
    told.exchange.trouble = .folder
    try scene.ask(SyncCalls.Exchanged.self, told)
    #expect(scene.hooked.count == 1)
  }

  @Test func `there are none while nothing is shared`() throws {
    let scene = try scene(nil)
    try scene.start()
    scene.keeper.rearm(.resumed)
    _ = try scene.ask(StatusCalls.Get.self, StatusQuestion(person: true))
    #expect(scene.exchanges.isEmpty && scene.exchangeWaits.isEmpty)
    #expect(!scene.isWatchingMachines)
  }

  @Test func `follow a change after two seconds, and many changes after ten`() throws {
    let scene = try scene()
    try scene.start()
    #expect(scene.exchangeWaits == [.seconds(2)])
    for second in 1...6 {
      pass(Span(milliseconds: 1900), in: scene)
      try scene.note("\(second)")
    }
    #expect(scene.exchangeWaits.max() == .seconds(2))
    #expect(scene.exchangeWaits.last == .zero)
    scene.keeper.exchangeIfDue()
    #expect(scene.exchanges.count == 1)
    end(scene)
    // And then rests, not for the same time on each machine.
    let rest = try #require(scene.exchangeWaits.last)
    #expect((Span.minutes(13)...Span.minutes(17)).contains(rest))
  }

  @Test func `that runs is followed by one more for what came meanwhile`() throws {
    let scene = try scene()
    scene.keeper.exchange()
    try scene.start()
    scene.keeper.exchange()
    #expect(scene.exchanges.count == 1)
    end(scene)
    #expect(scene.exchanges.count == 1)
    end(scene)
    #expect(scene.exchanges.isEmpty)
  }

  @Test func `follow a person's question unless one was within the last minute`() throws {
    let scene = try scene()
    _ = try scene.ask(StatusCalls.Get.self, StatusQuestion(person: true))
    #expect(scene.exchanges.isEmpty)
    pass(.seconds(61), in: scene)
    _ = try scene.ask(StatusCalls.Get.self, StatusQuestion(glance: true))
    #expect(scene.exchanges.isEmpty)
    _ = try scene.ask(StatusCalls.Get.self, StatusQuestion(person: true))
    #expect(scene.exchanges.count == 1)
  }

  @Test func `follow sleep, and the timer on mains alone`() throws {
    let scene = try scene()
    scene.keeper.rearm(.resumed)
    #expect(scene.exchangeWaits == [.seconds(2)])
    scene.keeper.exchangeIfDue()
    end(scene)
    scene.isOnMains = false
    scene.keeper.exchangeIfDue()
    #expect(scene.exchanges.isEmpty)
    scene.isOnMains = true
    scene.keeper.exchangeIfDue()
    #expect(scene.exchanges.count == 1)
  }

  @Test func `that fail are tried again later and later, and told after a day`() throws {
    let scene = try scene()
    let complete = scene.now
    for _ in 0..<3 {
      scene.keeper.exchange()
      try scene.tell(report(.folder, last: complete))
      end(scene)
    }
    #expect(scene.exchangeWaits.filter { $0 >= .minute && $0 <= .minutes(4) }.count >= 3)
    #expect(try scene.status().notices == [] && scene.alerts.isEmpty)
    scene.now = complete + .hours(24)
    for _ in 0..<2 {
      scene.keeper.exchange()
      try scene.tell(report(.folder, last: complete))
      end(scene)
    }
    #expect(try scene.status().notices == [Notice(code: "exchangeFailed", detail: "folder")])
    #expect(scene.alerts.count == 1)
    scene.keeper.exchange()
    try scene.tell(report(last: scene.now))
    end(scene)
    #expect(try scene.status().notices == [])
  }

  @Test func `a machine that was removed is told so at once`() throws {
    let scene = try scene()
    try scene.tell(report(.removed, last: scene.now))
    #expect(try scene.status().notices == [Notice(code: "exchangeFailed", detail: "removed")])
  }

  @Test func `what is held since is told once`() throws {
    let scene = try scene()
    var told = report(last: scene.now)
    told.exchange.held = 2
    try scene.tell(told)
    #expect(scene.alerts.count == 1)
  }

  @Test func `say by which settings this machine counts`() throws {
    let scene = try scene()
    #expect(
      try scene.ask(SyncCalls.Machines.self, NoFields()).machines.first?.counts
        == "day.start=00:00")
    scene.reload("day.start = 04:00")
    scene.keeper.exchange()
    #expect(
      try scene.ask(SyncCalls.Machines.self, NoFields()).machines.first?.counts
        == "day.start=04:00")
  }
}

extension Scene {
  fileprivate func tell(_ told: ToldExchange) throws {
    _ = try ask(SyncCalls.Exchanged.self, told)
  }

  fileprivate func note(_ text: String) throws {
    _ = try ask(FastCalls.Edit.self, EditOrder(note: text))
  }
}
