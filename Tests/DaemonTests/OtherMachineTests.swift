import Nouns
import Rules
import Testing
import Time
import Wire

@testable import Daemon

/// The effect of a command on another machine on what is told here.
@Suite @MainActor struct `Commands on another machine` {
  private let here: Scene
  private let there: Scene

  init() throws {
    (here, there) = (try Scene(), try Scene())
    try there.start()
    try carry()
  }

  private func carry() throws {
    let device = try there.ask(SyncCalls.Have.self, NoFields()).device
    let after = try here.ask(SyncCalls.Have.self, NoFields()).logs.first { $0.device == device }
    let lines = try there.ask(
      SyncCalls.Own.self, LinesQuestion(after: after?.seq ?? 0, limit: 500, device: nil))
    let taken = try here.ask(
      SyncCalls.Take.self,
      ForeignLines(device: device, entries: lines.entries, continues: lines.continues))
    #expect(taken.refused == nil)
  }

  private func note(after span: Span) throws {
    there.now = there.now + span
    _ = try there.ask(FastCalls.Edit.self, EditOrder(note: "I was there"))
  }

  @Test func `put down what became due before them`() throws {
    #expect(try here.status().fast != nil)
    try note(after: .hours(17))
    here.now = here.now + .hours(17)
    try carry()
    #expect(here.alerts.isEmpty)
    here.pass(.minute)
    here.keeper.hear(.serverCame)
    #expect(here.alerts.isEmpty)
  }

  @Test func `put nothing down that became due after them`() throws {
    try note(after: .hours(15))
    here.now = here.now + .hours(15)
    try carry()
    here.pass(.hours(2))
    #expect(here.alerts.count == 1)
  }

  @Test func `put nothing down by a clock that runs ahead`() throws {
    try note(after: .hours(2 * 365 * 24))
    try carry()
    here.pass(.hours(17))
    #expect(here.alerts.count == 1)
  }

  @Test func `take no warning down`() throws {
    try note(after: .hours(80))
    here.now = here.now + .hours(80)
    try carry()
    #expect(!here.alerts.isEmpty)
  }

  @Test func `wait with what is told until their step is whole`() throws {
    let device = try there.ask(SyncCalls.Have.self, NoFields()).device
    try there.ask(FastCalls.Stop.self, StopOrder(at: nil))
    here.now = here.now + .hours(17)
    let have = try here.ask(SyncCalls.Have.self, NoFields()).logs.first { $0.device == device }
    let lines = try there.ask(
      SyncCalls.Own.self, LinesQuestion(after: have?.seq ?? 0, limit: 500, device: nil))
    _ = try here.ask(
      SyncCalls.Take.self, ForeignLines(device: device, entries: lines.entries, continues: true))
    here.keeper.rearm(.due)
    #expect(here.alerts.isEmpty)
    #expect(here.armed == here.now + .minute)
  }
}
