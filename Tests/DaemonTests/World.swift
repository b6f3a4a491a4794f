import Nouns
import Popups
import Rules
import Settings
import Store
import Testing
import Time
import Views
import Wire

@testable import Daemon
@testable import fastd

/// The world of a scene: the store is real, and all else is what the test says.
@MainActor final class World: Ports {
  private unowned let scene: Scene
  private let ledger: Ledger
  let foods: any FoodPort

  init(of scene: Scene) {
    self.scene = scene
    ledger = scene.ledger
    foods = scene.foods
  }

  var store: any StorePort { self }
  var rows: any RowPort { ledger }
  var backups: any BackupPort { ledger }
  var merge: any MergePort { ledger }
  var habit: any HabitPort { ledger }
  var events: any EventPort { ledger }
  var answers: any AnswerPort { ledger }
  var clients: any ClientPort { self }
  var alerts: any AlertPort { self }
  var hooks: any HookPort { self }

  var now: Instant { scene.now }
  var zone: Zone { scene.zone }
  var boot: BootTime? { scene.boot }
  var microseconds: Int64 { scene.stopwatch() }

  func arm(_ at: Instant?) {
    scene.armed = at
    scene.effects.append(.armed(at))
  }

  func armPatience(_ span: Span?) { scene.patience = span }
  func settingsText() -> Result<[UInt8], SettingsTrouble> { scene.settingsText }
  func use(_ settings: Settings) { scene.used.append(settings) }
  func voice(_ settings: Settings) -> Voice {
    Voice(phrases: .english, customs: .international)
  }

  func coachLines() -> [UInt8] {
    scene.coachReadings += 1
    return scene.coachLines
  }

  func tend(_ folder: KeptFolder, whenEnded: @escaping (String?) -> Void) {
    switch folder {
    case .health:
      scene.healthRuns.append(whenEnded)
      scene.effects.append(.kept)
    case .inbox: scene.inboxRuns.append(whenEnded)
    case .phone: scene.phoneRuns.append(whenEnded)
    case .machines: scene.exchanges.append(whenEnded)
    case .live: scene.listeners.append(whenEnded)
    }
  }

  func tend(_ folder: KeptFolder, after span: Span) {
    switch folder {
    case .health: scene.healthWaits.append(span)
    case .inbox: scene.inboxWaits.append(span)
    case .phone: scene.phoneWaits.append(span)
    case .machines: scene.exchangeWaits.append(span)
    case .live: scene.listenerWaits.append(span)
    }
  }

  func watch(_ folder: KeptFolder, _ path: String?) -> String? {
    guard folder == .inbox else { return nil }
    scene.inboxWatched.append(path)
    return path == nil ? nil : scene.inboxTrouble
  }

  func exchangeFolder() -> String? { scene.exchangeFolder }
  func exchangeHub() -> String? { scene.exchangeHub }
  var keepsExchangeLive: Bool { scene.keepsExchangeLive }

  func watchMachines(_ isOn: Bool) -> Bool {
    scene.isWatchingMachines = isOn
    return isOn
  }

  var isOnMains: Bool { scene.isOnMains }

  func freshID() -> RowID {
    scene.lastID += 1
    return RowID(bits: scene.lastID &* 0x9e37_79b9_7f4a_7c15, scene.lastID)
  }

  func log(_ line: LogLine) { scene.log.append(line) }
  func tellStatus(_ line: String) {}
  func vitals() -> HealthAnswer { HealthAnswer() }
  func settle() { scene.settled += 1 }
  func leave() {}
}

/// The ledger, where the test lets it be.
extension World: StorePort {
  private func fail(with fault: StoreTrouble?) throws(StoreTrouble) {
    if let fault { throw fault }
  }

  func facts(_ needs: Needs) throws(StoreTrouble) -> Facts {
    try fail(with: scene.readFault)
    return try ledger.facts(needs)
  }

  func commit(_ commit: Commit, _ now: Instant) throws(StoreTrouble) -> LastFasts {
    try fail(with: scene.commitFault)
    let last = try ledger.commit(commit, now)
    scene.effects.append(.committed)
    return last
  }

  func fasts(_ query: HistoryQuery) throws(StoreTrouble) -> [Fast] {
    try fail(with: scene.readFault)
    return try ledger.fasts(query)
  }

  func ended(
    _ days: ClosedRange<Day>?, _ mode: CreditMode, _ visit: (EndedFast) -> Void
  ) throws(StoreTrouble) -> EndedRows {
    try fail(with: scene.readFault)
    return try ledger.ended(days, mode, visit)
  }

  func check() throws(StoreTrouble) -> Bool {
    try fail(with: scene.checkFault)
    return try ledger.check()
  }

  func backUpIfDue(_ now: Moment, _ prepare: () -> Void) throws(StoreTrouble) -> Bool {
    scene.backups += 1
    try fail(with: scene.backupFault)
    return try ledger.backUpIfDue(now, prepare)
  }

  func takeTurn() { ledger.takeTurn() }

  func count(of query: HistoryQuery) throws(StoreTrouble) -> Int64? { try ledger.count(of: query) }
  func steps(_ limit: Int) throws(StoreTrouble) -> [LoggedStep] { try ledger.steps(limit) }
  func undoneSteps() throws(StoreTrouble) -> Int64 { try ledger.undoneSteps() }
  func changes(_ since: Int64, _ limit: Int) throws(StoreTrouble) -> [LoggedChange] {
    try ledger.changes(since, limit)
  }
  func endOfLog() throws(StoreTrouble) -> Int64 { try ledger.endOfLog() }
  func checkedOperations() throws(StoreTrouble) -> OperationCheck {
    try ledger.checkedOperations()
  }
  func actors(among actors: [String]) throws(StoreTrouble) -> [String] {
    try ledger.actors(among: actors)
  }
}

extension World: ClientPort {
  func send(_ bytes: [UInt8], to client: CallToken, continues: Bool) {
    scene.effects.append(continues ? .published(client) : .answered(client))
    scene.room = scene.room.map { $0 - 1 }
    guard let reply = try? Reply(frame: Array(bytes.dropLast())) else {
      Issue.record("not a reply: \(String(decoding: bytes, as: UTF8.self))")
      return
    }
    #expect(bytes.last == 0)
    #expect(reply.continues == continues)
    if let error = reply.error, !error.hasPrefix("org.varlink.service.") {
      #expect(Self.declared.contains(error), "no interface declares it")
    }
    scene.replies[client, default: []].append(reply)
  }

  /// The full name of every error in the interfaces' files.
  private static let declared = Set(
    Interface.all.flatMap { interface in
      interface.description.split(separator: "\n").filter { $0.hasPrefix("error ") }
        .map { interface.name + "." + $0.split(separator: " ")[1] }
    })

  func sendLatest(_ bytes: [UInt8], to client: CallToken) {
    send(bytes, to: client, continues: true)
  }

  func hasRoom(for client: CallToken) -> Bool { !scene.busy.contains(client) && scene.room != 0 }
  func close(_ client: CallToken) { scene.effects.append(.closed(client)) }
  func program(of client: CallToken) -> String { "test" }
}

extension World: AlertPort {
  func show(_ alert: Alert) {
    scene.alerts.append(alert)
    scene.screen[alert.place] = alert
    scene.untaken.append(alert.key)
    scene.effects.append(.alerted(alert.key))
  }

  func withdraw(_ key: String) {
    scene.screen = scene.screen.filter { $0.value.key != key }
    scene.untaken.removeAll { $0 == key }
    scene.effects.append(.withdrawn(key))
  }

  func play(_ sound: Alert.Sound, describedAs description: String) {
    scene.played.append(sound)
  }

  func inspect(_ answer: @escaping (AlertOutlook) -> Void) { answer(scene.outlook) }
}

extension World: HookPort {
  var isHeard: Bool { true }
  func run(_ event: HookEvent) { scene.hooked.append(event) }
  func click(_ commandLine: String, _ variables: [String: String]) {
    scene.clicked.append(Clicked(line: commandLine, variables: variables))
  }
  func fastctl(_ words: [String]) {}
}
