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
  var coachReadings = 0
  var outlook = AlertOutlook(reach: .noServer(startable: false))
  /// Clients that have not read what they were sent.
  var busy: Set<CallToken> = []
  /// So many more messages can be sent before nobody has room.
  var room: Int?

  var effects: [Effect] = []
  var replies: [CallToken: [Reply]] = [:]
  var alerts: [Alert] = []
  /// Sounds with nothing on the screen.
  var played: [Alert.Sound] = []
  var log: [LogLine] = []
  var hooked: [HookEvent] = []
  var clicked: [Clicked] = []
  /// How to say that a run over the health folder has ended, and why it failed.
  var healthRuns: [(String?) -> Void] = []
  var healthWaits: [Span] = []
  /// As of the health folder, of the inbox.
  var inboxRuns: [(String?) -> Void] = []
  var inboxWaits: [Span] = []
  var phoneRuns: [(String?) -> Void] = []
  var phoneWaits: [Span] = []
  var inboxWatched: [String?] = []
  /// Why it cannot be watched.
  var inboxTrouble: String?
  /// As of the health folder, of exchanges with other machines.
  var exchanges: [(String?) -> Void] = []
  var exchangeWaits: [Span] = []
  var exchangeFolder: String?
  var exchangeHub: String?
  var keepsExchangeLive = false
  var listeners: [(String?) -> Void] = []
  var listenerWaits: [Span] = []
  var isWatchingMachines = false
  var isOnMains = true
  /// What a notification server has in front of the person, by place.
  var screen: [String: Alert] = [:]
  var untaken: [String] = []
  /// Whether there is a notification server.
  var isServed = true
  var armed: Instant?
  /// How long the question on the screen may still stand.
  var patience: Span?
  var used: [Settings] = []
  var backups = 0
  /// How often memory was given back.
  var settled = 0
  private var lastConnection: UInt64 = 0
  var lastID: UInt64 = 0

  /// What a power cut would leave is not the subject, and thousands of commits are made.
  private let scratch: Scratch
  private let ownsLedger: Bool
  private(set) var ledger: Ledger
  private(set) lazy var foods = ImportedFoods(path: foodsPath)
  var foodsPath: String { scratch.at("foods.db") }
  private(set) var keeper: Keeper!

  init(settings: String = "", begin: Bool = true) throws {
    settingsText = .success(Array(settings.utf8))
    (scratch, ownsLedger) = (Scratch(in: Scratch.memory), true)
    let opened = try Ledger.open(Self.places(in: scratch), at: now)
    ledger = opened.ledger
    keeper = Keeper(opened.opening, ports: World(of: self))
    if begin { keeper.begin() }
  }

  /// One that begins at the same moment over the same database as the other, which goes on.
  init(besides other: Scene) throws {
    (now, zone, boot) = (other.now, other.zone, other.boot)
    (settingsText, outlook) = (other.settingsText, other.outlook)
    (scratch, ledger, ownsLedger) = (other.scratch, other.ledger, false)
    keeper = Keeper(try ledger.opening(at: now), ports: World(of: self))
    keeper.begin()
  }

  isolated deinit {
    if ownsLedger { ledger.close() }
  }

  private static func places(in scratch: Scratch) -> StoreFiles {
    StoreFiles(database: scratch.at("fastd.db"), backups: scratch.at("backups"))
  }

  /// One that has not called yet.
  func client() -> CallToken {
    lastConnection += 1
    return CallToken(connection: lastConnection, call: 1)
  }

  /// All that nobody waits for.
  func idle() { while keeper.idle() {} }

  /// Ends this run and begins the next on the same database, `later`.
  func restart(after later: Span = .zero) throws {
    ledger.close(keeping: keeper.sureStreaks.map(KeptCredits.init(_:logging:)))
    now = now + later
    let opened = try Ledger.open(Self.places(in: scratch), at: now)
    ledger = opened.ledger
    forget()
    (screen, untaken) = ([:], [])
    keeper = Keeper(opened.opening, ports: World(of: self))
    keeper.begin()
  }

  func forget() {
    effects = []
    alerts = []
    played = []
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
