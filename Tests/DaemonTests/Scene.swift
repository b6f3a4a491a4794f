import Nouns
import Foundation
import Popups
import Rules
import Settings
import Store
import TestSupport
import Testing
import Time
import Views
import Wire

@testable import Daemon
@testable import fastd

/// A keeper on a real database in a scratch place, in a world that the test moves by hand.
@MainActor final class Scene {
  var now = Instant.noon
  var zone = Zone.utc
  /// The clock that nobody sets, where a test looks at it.
  var boot: BootTime?
  /// What the clock shows by which calls are measured.
  var stopwatch: () -> Int64 = { 0 }
  /// Every commit fails like this while it is set.
  var commitFault: StoreTrouble?
  var readFault: StoreTrouble?
  var checkFault: StoreTrouble?
  var backupFault: StoreTrouble?
  var settingsText: Result<[UInt8], SettingsTrouble> = .success([])
  /// The person's own lines for the coach, and how often they were asked for.
  var coachLines: [UInt8] = []
  private(set) var coachReadings = 0
  var outlook = AlertOutlook(reach: .noServer(startable: false))
  /// Clients that have not read what they were sent.
  var busy: Set<CallToken> = []
  /// So many more messages can be sent before nobody has room.
  var room: Int?

  private(set) var effects: [Effect] = []
  private(set) var replies: [CallToken: [Reply]] = [:]
  private(set) var alerts: [Alert] = []
  private(set) var log: [LogLine] = []
  private(set) var hooked: [HookEvent] = []
  private(set) var clicked: [Clicked] = []
  /// How to say that a run over the health folder has ended, and why it failed.
  var healthRuns: [(String?) -> Void] = []
  private(set) var healthWaits: [Span] = []
  /// As of the health folder, of the inbox.
  var inboxRuns: [(String?) -> Void] = []
  private(set) var inboxWaits: [Span] = []
  private(set) var inboxWatched: [String?] = []
  /// Why it cannot be watched.
  var inboxTrouble: String?
  /// What a notification server has in front of the person, by place.
  private(set) var screen: [String: Alert] = [:]
  private var untaken: [String] = []
  /// Whether there is a notification server.
  var isServed = true
  private(set) var armed: Instant?
  /// How long the question on the screen may still stand.
  private(set) var patience: Span?
  private(set) var used: [Settings] = []
  private(set) var backups = 0
  /// How often memory was given back.
  private(set) var settled = 0
  private var lastConnection: UInt64 = 0
  private var lastID: UInt64 = 0

  /// What a power cut would leave is not the subject, and thousands of commits are made.
  private let scratch = Scratch(in: Scratch.memory)
  private(set) var ledger: Ledger
  private(set) lazy var foods = ImportedFoods(path: foodsPath)
  var foodsPath: String { scratch.at("foods.db") }
  private(set) var keeper: Keeper!

  init(settings: String = "", begin: Bool = true) throws {
    settingsText = .success(Array(settings.utf8))
    let opened = try Ledger.open(Self.places(in: scratch), at: now)
    ledger = opened.ledger
    keeper = Keeper(opened.opening, ports: ports())
    if begin { keeper.begin() }
  }

  isolated deinit {
    ledger.close()
  }

  private static func places(in scratch: Scratch) -> StoreFiles {
    StoreFiles(database: scratch.at("fastd.db"), backups: scratch.at("backups"))
  }

  /// One that has not called yet.
  func client() -> CallToken {
    lastConnection += 1
    return CallToken(connection: lastConnection, call: 1)
  }

  /// Ends this run and begins the next on the same database, `later`.
  func restart(after later: Span = .zero) throws {
    ledger.close()
    now = now + later
    let opened = try Ledger.open(Self.places(in: scratch), at: now)
    ledger = opened.ledger
    forget()
    (screen, untaken) = ([:], [])
    keeper = Keeper(opened.opening, ports: ports())
    keeper.begin()
  }

  func forget() {
    effects = []
    alerts = []
    log = []
    hooked = []
    clicked = []
    replies = [:]
  }

  /// Lets time pass, and the timer fire where it is due.
  func pass(_ span: Span) {
    now = now + span
    if let due = armed, due <= now {
      armed = nil
      keeper.rearm(.due)
    }
  }

  /// Lets time pass, everything at its own moment, before a server that takes all it is shown.
  func run(_ span: Span) {
    let end = now + span
    var turns = 0
    takeAll()
    while let due = armed, due <= end {
      turns += 1
      guard turns < 2000 else {
        Issue.record("the timer never comes to rest")
        return
      }
      now = max(now, due)
      armed = nil
      keeper.rearm(.due)
      takeAll()
    }
    now = end
  }

  func takeAll() {
    while !untaken.isEmpty {
      let key = untaken.removeFirst()
      keeper.hear(isServed ? .shown(key: key) : .failed(key: key, .noServer))
    }
  }

  // MARK: What the person does with a pop-up

  /// What is in front of them at that place.
  func popUp(at place: String = "fast") throws -> Alert {
    try #require(screen[place], "there is nothing at \(place)")
  }

  func press(_ action: String, on alert: Alert) {
    screen[alert.place] = nil
    keeper.hear(.acted(key: alert.key, action: action))
    takeAll()
  }

  func dismiss(_ alert: Alert) {
    screen[alert.place] = nil
    keeper.hear(.closed(key: alert.key, .dismissed))
  }

  /// The notification server ends, and another begins.
  func changeServers() {
    let lost = screen.values.map(\.key)
    screen = [:]
    for key in lost.sorted() { keeper.hear(.closed(key: key, .lost)) }
    keeper.hear(.serverCame)
    takeAll()
  }
}

// MARK: - Ports

extension Scene {
  private func ports() -> Ports {
    var ports = Ports(
      now: { [unowned self] in now }, zone: { [unowned self] in zone },
      boot: { [unowned self] in boot },
      freshID: { [unowned self] in
        lastID += 1
        return RowID(bits: lastID &* 0x9e37_79b9_7f4a_7c15, lastID)
      },
      store: store(), backups: BackupPort(ledger, foods), clients: clients(), alerts: alertPort(),
      settings: SettingsPort(
        read: { [unowned self] in settingsText }, use: { [unowned self] in used.append($0) }),
      voice: { _ in Voice(phrases: .english, customs: .international) },
      arm: { [unowned self] in
        armed = $0
        effects.append(.armed($0))
      },
      tellStatus: { _ in }, log: { [unowned self] in log.append($0) }, vitals: { Vitals() })
    ports.armPatience = { [unowned self] in patience = $0 }
    ports.stopwatch = { [unowned self] in stopwatch() }
    ports.hooks = HookPort(
      isHeard: { true },
      run: { [unowned self] in hooked.append($0) },
      click: { [unowned self] in clicked.append(Clicked(line: $0, variables: $1)) })
    ports.settle = { [unowned self] in settled += 1 }
    ports.coachLines = { [unowned self] in
      coachReadings += 1
      return coachLines
    }
    ports.rows = RowPort(ledger)
    ports.meals = MealPort(ledger)
    ports.foods = FoodPort(foods)
    ports.operations = OperationPort(ledger)
    ports.events = EventPort(ledger)
    ports.health = HealthPort(
      sync: { [unowned self] in
        healthRuns.append($0)
        effects.append(.kept)
      }, wait: { [unowned self] in healthWaits.append($0) })
    ports.inbox = InboxPort(
      watch: { [unowned self] in
        inboxWatched.append($0)
        return $0.flatMap { [unowned self] _ in inboxTrouble }
      }, read: { [unowned self] in inboxRuns.append($0) },
      wait: { [unowned self] in inboxWaits.append($0) })
    return ports
  }

  private func store() -> StorePort {
    let real = StorePort(ledger)
    var port = real
    port.commit = { [unowned self] commit, at throws(StoreTrouble) in
      if let commitFault { throw commitFault }
      let last = try real.commit(commit, at)
      effects.append(.committed)
      return last
    }
    port.facts = { [unowned self] needs throws(StoreTrouble) in
      if let readFault { throw readFault }
      return try real.facts(needs)
    }
    port.history = { [unowned self] query throws(StoreTrouble) in
      if let readFault { throw readFault }
      return try real.history(query)
    }
    port.ended = { [unowned self] days, visit throws(StoreTrouble) in
      if let readFault { throw readFault }
      return try real.ended(days, visit)
    }
    port.check = { [unowned self] () throws(StoreTrouble) in
      if let checkFault { throw checkFault }
      try real.check()
    }
    port.backUpIfDue = { [unowned self] now, day throws(StoreTrouble) in
      backups += 1
      if let backupFault { throw backupFault }
      return try real.backUpIfDue(now, day)
    }
    return port
  }

  private func clients() -> ClientPort {
    ClientPort(
      send: { [unowned self] bytes, client, continues in take(bytes, client, continues) },
      sendLatest: { [unowned self] bytes, client in take(bytes, client, true) },
      hasRoom: { [unowned self] in !busy.contains($0) && room != 0 },
      close: { [unowned self] in effects.append(.closed($0)) },
      program: { _ in "test" })
  }

  private func take(_ bytes: [UInt8], _ client: CallToken, _ continues: Bool) {
    effects.append(continues ? .published(client) : .answered(client))
    room = room.map { $0 - 1 }
    guard let reply = try? Reply(frame: Array(bytes.dropLast())) else {
      Issue.record("not a reply: \(String(decoding: bytes, as: UTF8.self))")
      return
    }
    #expect(bytes.last == 0)
    #expect(reply.continues == continues)
    if let error = reply.error, !error.hasPrefix("org.varlink.service.") {
      #expect(Self.declared.contains(error), "no interface declares it")
    }
    replies[client, default: []].append(reply)
  }

  /// The full name of every error in the interfaces' files.
  private static let declared = Set(
    Interface.all.flatMap { interface in
      interface.description.split(separator: "\n").filter { $0.hasPrefix("error ") }
        .map { interface.name + "." + $0.split(separator: " ")[1] }
    })

  private func alertPort() -> AlertPort {
    AlertPort(
      show: { [unowned self] in
        alerts.append($0)
        screen[$0.place] = $0
        untaken.append($0.key)
        effects.append(.alerted($0.key))
      },
      withdraw: { [unowned self] key in
        screen = screen.filter { $0.value.key != key }
        untaken.removeAll { $0 == key }
        effects.append(.withdrawn(key))
      },
      inspect: { [unowned self] in $0(outlook) })
  }
}
