import Alerts
import Control
import Daemon
import Glibc
import Hooks
import Host
import Loop
import Rules
import Settings
import Store
import Supervision
import Time
import Views
import Wire

/// Everything outside of `Keeper`, held for as long as the process lives.
final class Wiring {
  let journal: Journal
  let supervisor = Supervisor()
  let startedAt = Clock.now()
  var zoneSource: ZoneSource
  let places: Places
  let ledger: Ledger
  let importedFoods: ImportedFoods
  let server: ControlServer
  let entrance: ListeningSocket

  private(set) var keeper: Keeper?
  lazy var notifier = Notifier(application: Product.name) { event in
    self.keeper?.hear(event)
    self.settle()
  }
  private(set) var deadline: DeadlineTimer?
  private(set) lazy var hookRunner = HookRunner(
    directory: HookDirectory(places.hooks), launcher: Supervisor.isSystemd ? .systemd : .directly
  ) { self.journal.write($0) }
  private(set) lazy var alarms: [KeptFolder: MonotonicTimer] = [
    .health: MonotonicTimer { self.keeper?.syncHealth() },
    .inbox: MonotonicTimer { self.keeper?.followInbox() },
    .phone: MonotonicTimer { self.keeper?.followPhone() },
    .machines: MonotonicTimer { self.keeper?.exchangeIfDue() },
    .live: MonotonicTimer { self.keeper?.listenAtHub() },
  ]
  var arrivals: [KeptFolder: FolderWatch] = [:]
  var machinesWatch: FolderWatch?
  private(set) lazy var patience = MonotonicTimer { self.keeper?.losePatience() }
  private var idleTimer: MonotonicTimer?
  private(set) lazy var parting = MonotonicTimer { self.stop() }
  let settling = MonotonicTimer { Footprint.settle() }
  /// What tells that something has moved; see `watch`.
  var watches: [AnyObject] = []
  /// The watches to try again.
  var unwatched: [() -> Void] = []
  var isBlind = false
  private(set) lazy var sight = MonotonicTimer { self.watchAgain() }
  var sleep: SleepWatch?
  var spoken: (settings: Settings, voice: Voice)?
  private let opened: Ledger.Opened
  private(set) var isStopping = false

  init(journal: Journal) {
    self.journal = journal
    guard OpenFiles.suffice() else {
      let sentence =
        "too few files may be open; raise the limit to \(OpenFiles.fewest) or more (ulimit -n)"
      journal.write(LogEntry(.error, sentence, event: .startRefused))
      exit(1)
    }
    places = Self.required(journal) { () throws(PlacesError) in try Places() }
    zoneSource = Self.required(journal) { () throws(LocalZoneError) in try ZoneSource() }
    let handed = HandedSocket.takeAll()
    let places = places
    opened = Self.required(journal) { () throws(StoreError) in
      handed.isEmpty
        ? try Ledger.open(StoreFiles(places), at: Clock.now())
        : try Succession.open(places, journal)
    }
    ledger = opened.ledger
    importedFoods = ImportedFoods(path: places.foods)
    server = Self.required(journal) { () throws(SystemError) in try ControlServer() }
    let server = server
    let ledger = ledger
    entrance = Self.required(journal) { () throws(ControlError) in
      do throws(ControlError) { return try ListeningSocket(handed, on: server) } catch {
        // Nothing was done to the database, so the next start need not think of a crash.
        ledger.close()
        throw error
      }
    }
  }

  /// What the daemon cannot be without ends it, with a sentence.
  private static func required<Value, Failure: ToldError>(
    _ journal: Journal, _ body: () throws(Failure) -> Value
  ) -> Value {
    do {
      return try body()
    } catch {
      let sentence = StartFailure.why(error)
      journal.write(LogEntry(.error, sentence, event: .startRefused))
      // systemd keeps it beyond our end, for `systemctl status` and for fastctl.
      Supervisor().tell(.status(sentence))
      exit(StartFailure.isAboutAnother(error) ? Product.servedStatus : 1)
    }
  }

  func start() {
    let keeper = Keeper(
      opened.opening, notices: storeNotices() + zoneNotices(), ports: self)
    self.keeper = keeper
    deadline = DeadlineTimer(now: { Clock.now() }) { keeper.rearm(.due) }
    keeper.begin()
    wireClients(to: keeper)
    watch(for: keeper)
    announce()
    idleTimer = MonotonicTimer {
      // A small database is looked at in one turn: each more is a wake-up.
      let end = Clock.monotonic() + Self.turn
      repeat {
        guard keeper.idle() else { return Footprint.settle() }
      } while Clock.monotonic() < end
      self.idleTimer?.arm(after: Self.pause)
    }
    idleTimer?.arm(after: .second)
  }

  /// So long work that nobody waits for goes on, and so long it rests, when others may be answered.
  private static let (turn, pause) = (Span(milliseconds: 10), Span(milliseconds: 50))

  private func announce() {
    supervisor.tell(.ready)
    supervisor.giveSignsOfLife()
    journal.write(
      LogEntry(.notice, "ready, version \(Product.build)", event: .started))
  }

  private func storeNotices() -> [Notice] {
    if ledger.starts.wasUnclean {
      journal.write(
        LogEntry(.warning, "the last run did not end properly", event: .uncleanStop))
    }
    if let setAside = opened.setAside {
      journal.write(
        LogEntry(
          .error, "the database was damaged and is kept as \(setAside.path)",
          event: .storeSetAside))
    }
    if opened.loss?.isOfEnd == true {
      journal.write(
        LogEntry(
          .error, "the database lacks what was recorded last", event: .storeSetAside))
    }
    if opened.baseline > 0 {
      journal.write(
        LogEntry(
          .notice, "gave an operation to each of \(opened.baseline) rows of an older version",
          event: .baselineLaid))
    }
    return (opened.loss.map { [Notice($0, ledger.places)] } ?? []) + noticesOfRows()
  }

  /// So many rows that were set aside are named.
  static let mostNamed = 20

  private func noticesOfRows() -> [Notice] {
    guard let rows = try? ledger.unusableRows(), !rows.isEmpty else { return [] }
    for row in rows.prefix(Self.mostNamed) {
      journal.write(
        LogEntry(
          .error, "set aside, as it cannot be used: \(row.line)",
          event: .storeSetAside))
    }
    return [Notices.rowsSetAside(rows.count)]
  }

  private func zoneNotices() -> [Notice] {
    guard let notice = zoneSource.notice else { return [] }
    journal.write(
      LogEntry(
        .notice, "there is no \(zoneSource.source), so times are in UTC", event: .zoneUnreadable))
    return [notice]
  }

  // MARK: Wires

  private func wireClients(to keeper: Keeper) {
    let server = server
    server.onCall = { token, call in keeper.handle(call, from: token) }
    server.onClose = { keeper.closed($0) }
    server.onEnd = { keeper.ended($0) }
    server.onDrained = { keeper.drained($0) }
    ledger.onPause = { keeper.letThrough { server.turn() } }
    watches.append(Readable(server.descriptor) { server.turn() })
    entrance.keep { self.hear($0) }
  }

  private func hear(_ event: ListeningSocket.Event) {
    guard !isStopping else { return }
    switch event {
    case .reopened:
      journal.write(
        LogEntry(.notice, "the socket was removed; there is one again", event: .socketLost))
    case .lost(let error):
      journal.write(
        LogEntry(
          .notice, "nobody finds this fastd any more (\(StartFailure.why(error))), so it ends",
          event: .socketLost))
      stop()
    case .unwatched(let error):
      later(error) { self.entrance.keep { self.hear($0) } }
    }
  }

  func stop() {
    guard !isStopping else { return }
    isStopping = true
    supervisor.tell(.stopping)
    journal.write(LogEntry(.notice, "stopping", event: .stopping))
    deadline = nil
    idleTimer = nil
    keeper?.leave()
    // Before the socket goes: whoever finds nobody there starts a daemon, which needs the database
    // although this one may still wait for a notification server that hangs.
    ledger.close(keeping: keeper?.sureStreaks.map(KeptCredits.init(_:logging:)))
    server.shutDown()
    hookRunner.stop()
    notifier.stop(within: .seconds(2)) { exit(0) }
  }
}
