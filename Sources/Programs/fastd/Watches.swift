import Daemon
import Glibc
import Host
import Loop
import Store
import Supervision
import Time
import Wire

// Whatever moves the time makes the daemon look at it anew. One event may be told in several ways:
// to decide the same again changes nothing.
extension Wiring {
  func watch(for keeper: Keeper) {
    // A fast is kept without all of these as well.
    keep { () throws(LoopError) in
      try SignalWatch([SIGTERM, SIGINT, SIGHUP]) { signal in
        if signal != SIGHUP { self.stop() } else if !self.isStopping { self.reload(keeper) }
      }
    }
    // Without it a step is noticed at the next command.
    keep { () throws(LoopError) in
      try ClockWatch { self.clockMoved(.clockStepped, "the clock was set", for: keeper) }
    }
    if let file = zoneSource.file { follow(file) { self.zoneMoved(for: keeper) } }
    follow(places.settings) { if !self.isStopping { keeper.settingsMoved() } }
    sleep = SleepWatch { self.hear($0, for: keeper) }
    sleep?.listen()
  }

  /// Says why the directory cannot be watched.
  func watch(_ folder: KeptFolder, _ path: String?) -> String? {
    arrivals[folder] = nil
    guard let path else { return nil }
    do throws(LoopError) {
      arrivals[folder] = try FolderWatch([path]) {
        guard !self.isStopping else { return }
        if folder == .phone { self.keeper?.phoneArrived() } else { self.keeper?.readInbox() }
      }
      return nil
    } catch { return "\(path): \(StartFailure.why(error))" }
  }

  func watchMachines(_ isOn: Bool) -> Bool {
    guard isOn, let folder = ExchangeFolder(places) else {
      machinesWatch = nil
      return false
    }
    let places = folder.places(but: ledger.machine)
    guard machinesWatch?.paths != places || machinesWatch?.isBroken == true else { return true }
    machinesWatch = try? FolderWatch(places, alsoDirectories: true) {
      if !self.isStopping { self.keeper?.exchange() }
    }
    return machinesWatch != nil
  }

  private func keep(_ watch: () throws(LoopError) -> AnyObject) {
    do { watches.append(try watch()) } catch { complain(error) }
  }

  private func follow(_ file: String, isLate: Bool = false, _ whenMoved: @escaping () -> Void) {
    do throws(LoopError) {
      watches.append(try FileWatch(file, whenChanged: whenMoved))
      // It may have changed while nobody saw it.
      if isLate { whenMoved() }
    } catch {
      later(error) { self.follow(file, isLate: true, whenMoved) }
    }
  }

  /// Tries again later, and seldom: the kernel does not tell when a file can be watched.
  func later(_ error: LoopError, _ again: @escaping () -> Void) {
    if !isBlind { complain(error) }
    isBlind = true
    unwatched.append(again)
    sight.arm(after: Self.blindness)
  }

  private static let blindness = Span.minutes(5)

  func watchAgain() {
    let all = unwatched
    unwatched = []
    guard !isStopping else { return }
    for again in all { again() }
    isBlind = !unwatched.isEmpty
  }

  private func complain(_ error: LoopError) {
    journal.write(
      LogEntry(.warning, StartFailure.why(error) + ", ignoring", event: .watchRefused))
  }

  private func hear(_ event: SleepWatch.Event, for keeper: Keeper) {
    switch event {
    case .listening: journal.write(LogEntry(.debug, "logind is there"))
    case .resumed: clockMoved(.resumed, "the machine has resumed", for: keeper)
    case .zoneSet: zoneMoved(for: keeper)
    case .deaf(let deafness):
      journal.write(
        LogEntry(.info, StartFailure.why(deafness) + ", ignoring", event: .watchRefused))
    }
  }

  private func clockMoved(_ reason: Keeper.Reason, _ sentence: String, for keeper: Keeper) {
    guard !isStopping else { return }
    journal.write(LogEntry(.info, sentence, event: .clockStepped))
    // The zone's own file may be another one since, and of that nobody tells.
    rereadZone(for: keeper)
    keeper.rearm(reason)
    sleep?.listen()
  }

  private func zoneMoved(for keeper: Keeper) {
    guard !isStopping else { return }
    rereadZone(for: keeper)
    sleep?.listen()
  }

  private func reload(_ keeper: Keeper) {
    supervisor.tell(.reloading(since: Clock.monotonic()))
    rereadZone(for: keeper)
    keeper.reload()
    sleep?.listen()
    supervisor.tell(.ready)
    journal.write(LogEntry(.info, "reloaded", event: .reloaded))
  }

  private func rereadZone(for keeper: Keeper) {
    let before = zoneSource.current
    do throws(LocalZoneError) {
      try zoneSource.reread()
      keeper.zoneWasRead(zoneSource.notice)
    } catch {
      let sentence = "\(StartFailure.why(error)); \(before.name) stays"
      journal.write(LogEntry(.error, sentence, event: .zoneUnreadable))
      return keeper.zoneWasRead(Notices.zoneUnreadable(error.word))
    }
    guard zoneSource.current != before else { return }
    journal.write(
      LogEntry(.notice, "the time zone is \(zoneSource.current.name)", event: .zoneChanged))
    keeper.zoneMoved(from: before)
    keeper.rearm(.zoneChanged)
  }
}

extension ZoneSource {
  /// Nil where somebody has said which zone it is.
  var notice: Notice? { isUnsaid ? Notices.zoneUnsaid(source) : nil }
}

extension LocalZoneError {
  fileprivate var word: String {
    switch self {
    case .missing: "missing"
    case .unreadable: "unreadable"
    case .broken: "broken"
    case .notUnderstood: "notUnderstood"
    }
  }
}

/// The zone the person lives in, until it is read again.
struct ZoneSource {
  private(set) var current: Zone
  private(set) var isUnsaid: Bool
  let source: String

  /// The file to watch, where one decides.
  var file: String? { LocalZone().file }

  init() throws(LocalZoneError) {
    let zone = LocalZone()
    current = try zone.find()
    isUnsaid = zone.isUnsaid
    source = Environment.process.exact("TZ") == nil ? LocalZone.localtime : "TZ"
  }

  mutating func reread() throws(LocalZoneError) {
    let zone = LocalZone()
    current = try zone.find()
    isUnsaid = zone.isUnsaid
  }
}
