import Nouns
import Popups
import Rules
import Testing
import Time
import Wire

@testable import Daemon

@Suite @MainActor struct `The clock and the timer` {
  @Test func `the timer is armed for what comes next, at the latest for midnight`() throws {
    let scene = try Scene()
    #expect(scene.armed == .midnight)
    try scene.start(GoalOrder.span(.seconds(3600)))
    #expect(scene.armed == .noon + .hour)
    try scene.ask(FastCalls.SetGoal.self, GoalChangeOrder(goal: GoalOrder.change(.seconds(60))))
    #expect(scene.armed == .noon + .hour + .minute)
    try scene.ask(FastCalls.SetGoal.self, GoalChangeOrder(goal: GoalOrder.open))
    #expect(scene.armed == .noon + .hours(4), "another stage")
    try scene.ask(ChangeCalls.Undo.self, NoFields())
    #expect(scene.armed == .noon + .hour + .minute)
    scene.pass(.hours(5))
    #expect(scene.armed == .noon + .hour + .minute + .hours(5), "it looks forgotten then")
  }

  @Test(arguments: [
    "window = 10:00-20:00\n", "window = 10:00-20:00\nquiet = 11:00-13:00\n", "",
  ])
  func `a restart finds nothing to do in what was told before it`(settings: String) throws {
    let scene = try Scene(settings: settings)
    // Its time has passed for today.
    try scene.ask(
      RemindCalls.Add.self, ReminderOrder(text: "weigh yourself", daily: "08:00"))
    try scene.restart(after: .hour)
    let armed = try #require(scene.armed)
    #expect(armed > scene.now)
    scene.keeper.rearm(.due)
    #expect(scene.armed == armed)
    #expect(scene.alerts.isEmpty)
  }

  @Test func `a clock that is set back before the start shows nothing elapsed`() throws {
    let scene = try Scene()
    try scene.start()
    scene.now = .noon - .hours(30)
    scene.keeper.rearm(.clockStepped)
    let fast = try #require(try scene.status().fast)
    #expect((fast.elapsed, fast.progress, fast.over) == (0, 0, 0))
    #expect(fast.remaining == Span.hours(16).seconds)
    #expect(scene.armed == .midnight - .hours(24))
    #expect(scene.log.last == .clockBeforeStart)
    #expect(
      try refusal { try scene.stop() }
        == .endBeforeStart(start: .noon, end: scene.now))
    scene.now = .noon + .hours(16)
    scene.keeper.rearm(.clockStepped)
    #expect(try scene.status().fast?.goalReached == true)
  }

  @Test func `a clock that jumps over the goal tells it at once`() throws {
    let scene = try Scene()
    try scene.start()
    scene.now = .noon + .hours(17)
    scene.keeper.rearm(.clockStepped)
    #expect(scene.armed == .noon + .hours(18), "another stage")
    #expect(try scene.ask(ChangeCalls.Follow.self, following: 0).contains("goalReached"))
  }

  @Test(arguments: [StoreTrouble.diskFull, .failed, .readOnly])
  func `news that cannot be written is told all the same, and once`(
    trouble: StoreTrouble
  ) throws {
    let scene = try Scene(settings: "backup.daily = off\n")
    let fast = try scene.start().fast
    scene.commitFault = trouble
    scene.pass(.hours(16))
    #expect(scene.armed == .noon + .hours(18))
    #expect(scene.alerts.count == 1)
    let started = LogLine.commanded(verb: "start", actor: "test", fast: fast.id)
    let day = LogLine.dayBegan("2026-03-03")
    let failed = [LogLine.storeFailed(trouble)] + (trouble == .readOnly ? [.storeDamaged] : [])
    #expect(scene.log == [started] + failed + [.goalReached(fast: fast.id), day])
    let isDamaged = try scene.status().notices.map(\.code) == ["storeReadOnly"]
    #expect(isDamaged == (trouble == .readOnly))
    scene.commitFault = nil
    scene.pass(.minute)
    scene.keeper.rearm(.clockStepped)
    #expect(scene.alerts.count == 1)
  }

  @Test func `another zone decides days from then on, and history stays where it was`() throws {
    let scene = try Scene()
    try scene.live(4)
    scene.zone = try Zone(rule: "<+09>-9")
    scene.keeper.rearm(.zoneChanged)
    let status = try scene.status()
    #expect(status.offset == 9 * 3600)
    #expect(status.last?.startOffset == 0)
    #expect(try scene.start().fast.startOffset == 9 * 3600)
  }

  @Test func `a zone that cannot be read is told for as long as that is so`() throws {
    let scene = try Scene()
    let subscriber = try scene.open(StatusCalls.Subscribe.self, StatusQuestion())
    let unsaid = Notices.zoneUnsaid("/etc/localtime")
    for reason in [nil, "missing", "missing", "broken", nil, nil] {
      scene.keeper.zoneWasRead(reason.map { Notices.zoneUnreadable($0) })
    }
    scene.keeper.zoneWasRead(unsaid)
    scene.keeper.zoneWasRead(nil)
    let told = try scene.received(StatusCalls.Subscribe.self, by: subscriber).map(\.state.notices)
    let notices = ["missing", "broken"].map { Notice(code: "zoneUnreadable", detail: $0) }
    #expect(told == [[], [notices[0]], [notices[1]], [], [unsaid], []])
  }

  // MARK: When there is nothing else to do

  @Test func `a database that could not be looked at is not called damaged`() throws {
    let scene = try Scene()
    scene.checkFault = .failed
    scene.idle()
    #expect(try scene.status().notices.isEmpty)
    #expect(scene.log == [.storeFailed(.failed)])
  }

  @Test func `a database found damaged is told, and answers go on`() throws {
    let scene = try Scene()
    try scene.start()
    let subscriber = try scene.open(StatusCalls.Subscribe.self, StatusQuestion())
    scene.checkFault = .readOnly
    scene.commitFault = .readOnly
    scene.idle()
    scene.pass(.hour)
    let offer = try #require(scene.ledger.restoreOffer())
    #expect(offer.fasts == 1 && offer.running != nil)
    let notice = Notice(code: "storeReadOnly", offer: offer)
    #expect(try scene.status().notices == [notice])
    #expect(
      try scene.received(StatusCalls.Subscribe.self, by: subscriber).last?.state.notices
        == [notice])
    #expect(scene.log.last == .storeDamaged)
    #expect(try refusal { try scene.stop() } == .notStored(.readOnly))
    #expect(try scene.status().state == .fasting)
    #expect(try scene.ask(HistoryCalls.List.self, HistoryQuestion()).fasts.count == 1)
  }

  @Test func `a backup is made when the daemon is idle, once a day`() throws {
    let scene = try Scene(begin: true)
    scene.idle()
    #expect(scene.log.isEmpty, "nothing has changed")
    try scene.live(1)
    try scene.live(1)
    #expect(scene.log.filter { $0 == .backedUp }.count == 1)
    scene.pass(.hours(24))
    try scene.live(1)
    #expect(scene.log.filter { $0 == .backedUp }.count == 2)
  }

  @Test func `a failed backup is told and not tried with every command`() throws {
    let scene = try Scene()
    let subscriber = try scene.open(StatusCalls.Subscribe.self, StatusQuestion())
    scene.backupFault = .diskFull
    try scene.start()
    let notice = Notice(code: "backupFailed", detail: "diskFull")
    #expect(
      try scene.received(StatusCalls.Subscribe.self, by: subscriber).last?.state.notices
        == [notice])
    scene.pass(.minutes(59))
    try scene.stop()
    #expect(scene.backups == 1)
    scene.pass(.minutes(1))
    scene.backupFault = nil
    try scene.start()
    #expect(scene.backups == 2)
    #expect(try scene.status().notices == [])
  }

  @Test func `with backup.daily off none is made`() throws {
    let scene = try Scene(settings: "backup.daily = off\n")
    try scene.live(1)
    #expect(scene.backups == 0)
  }

  @Test func `health tells what the timer waits for and who shows notifications`() throws {
    let scene = try Scene()
    try scene.start()
    var health = try scene.ask(DaemonCalls.Health.self, NoFields())
    #expect(health.nextWake == (Instant.noon + .hours(4)).milliseconds)
    #expect((health.alertServer, health.alertTrouble) == (nil, "noServer"))
    let server = AlertServer(
      name: "dunst", vendor: "knopwob", version: "1", capabilities: ["actions", "body"], muted: true
    )
    scene.outlook = AlertOutlook(can: ["body", "actions"], muted: true)
    health = try scene.ask(DaemonCalls.Health.self, NoFields())
    #expect((health.alertServer, health.alertTrouble) == (server, nil))
  }
}

extension Scene {
  /// The verbs of all changes after that number.
  func ask(_ method: ChangeCalls.Follow.Type, following since: Int64) throws -> [String] {
    let client = try open(method, FollowQuestion(since: since))
    return try received(method, by: client).compactMap(\.event?.verb)
  }
}
