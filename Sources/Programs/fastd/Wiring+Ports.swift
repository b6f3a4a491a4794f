import Alerts
import Control
import Daemon
import Glibc
import Host
import Hooks
import Loop
import Nouns
import Rules
package import Popups
import Settings
import Speech
import Store
import Supervision
import Time
import Views
package import Wire

// The world as the daemon sees it.

extension Wiring: Ports {
  var store: any StorePort { ledger }
  var rows: any RowPort { ledger }
  var backups: any BackupPort { ledger }
  var merge: any MergePort { ledger }
  var habit: any HabitPort { ledger }
  var events: any EventPort { ledger }
  var answers: any AnswerPort { ledger }
  var foods: any FoodPort { importedFoods }
  var clients: any ClientPort { server }
  var alerts: any AlertPort { notifier }
  var hooks: any HookPort { hookRunner }

  // MARK: Time

  var now: Instant { Clock.now() }
  var zone: Zone { zoneSource.current }
  var boot: BootTime? { Clock.bootID().map { BootTime(id: $0, elapsed: Clock.boottime()) } }
  var microseconds: Int64 { Clock.microseconds() }

  func arm(_ at: Instant?) { deadline?.arm(at: at) }

  func armPatience(_ span: Span?) {
    if let span { patience.arm(after: span) } else { patience.disarm() }
  }

  // MARK: The person

  func settingsText() -> Result<[UInt8], SettingsTrouble> {
    do {
      return .success(try Files.read(places.settings, limit: SettingsFile.Limit.fileLength) ?? [])
    } catch {
      return .failure(SettingsTrouble(reason: StartFailure.why(error)))
    }
  }

  func use(_ settings: Settings) {
    journal.threshold = Supervision.LogLevel(settings.logLevel)
  }

  /// Finding the language means looking at files, so it is done once for each setting.
  func voice(_ settings: Settings) -> Voice {
    if let spoken, spoken.settings == settings { return spoken.voice }
    let fresh = Voice(settings)
    spoken = (settings, fresh)
    return fresh
  }

  func coachLines() -> [UInt8] {
    (try? Files.read(places.coachLines, limit: CoachBook.Limit.fileLength)) ?? []
  }

  // MARK: Folders

  func tend(_ folder: KeptFolder, whenEnded: @escaping (_ trouble: String?) -> Void) {
    hookRunner.tend(folder, whenEnded: whenEnded)
  }

  func tend(_ folder: KeptFolder, after span: Span) { alarms[folder]?.arm(after: span) }

  func exchangeFolder() -> String? { ExchangeFolder(places)?.root }
  func exchangeHub() -> String? { ExchangeHub(places)?.text }

  var keepsExchangeLive: Bool {
    !Supervisor.isSystemd && exchangeHub() != nil && Files.size(places.exchangeLive) != nil
  }

  var isOnMains: Bool { PowerSupply.isOnMains }

  // MARK: The process

  func freshID() -> RowID {
    let bits = Randomness.bits128()
    return RowID(bits: bits.high, bits.low)
  }

  func log(_ line: LogLine) { journal.write(LogEntry(line)) }
  func tellStatus(_ line: String) { supervisor.tell(.status(line)) }
  func settle() { settling.arm(after: .second) }
  // The answer goes out first.
  func leave() { parting.arm(after: Span(milliseconds: 10)) }

  /// How the process is, for those who ask about its health.
  func vitals() -> HealthAnswer {
    var vitals = HealthAnswer()
    (vitals.pid, vitals.version) = (Int64(getpid()), Product.build)
    vitals.startedAt = startedAt.milliseconds
    vitals.zoneSource = zoneSource.source
    vitals.supervisor = Supervisor.isSystemd ? .systemd : .nobody
    vitals.socketActivated = entrance.isSocketActivated
    vitals.storePath = places.database
    vitals.storeBytes = ["", "-wal"].reduce(0) {
      $0 + (Files.size(places.database + $1) ?? 0)
    }
    vitals.storeWritable = !ledger.isReadOnly
    vitals.backupDirectory = places.backups
    let backups = (try? ledger.backups()) ?? []
    vitals.backups = Int64(backups.count)
    vitals.lastBackup = backups.first?.at.milliseconds
    (vitals.cleanStarts, vitals.uncleanStarts) = (ledger.starts.clean, ledger.starts.unclean)
    vitals.connections = Int64(server.connectionCount)
    vitals.unwatched = unwatched.isEmpty ? nil : true
    let unusable = ((try? ledger.unusableRows()) ?? []).prefix(Self.mostNamed).map(\.line)
    vitals.unusable = unusable.isEmpty ? nil : unusable
    return vitals
  }
}

extension ControlServer: ClientPort {
  package func program(of client: CallToken) -> String {
    process(of: client).flatMap(ProcessName.of) ?? "unknown"
  }
}

extension Notifier: AlertPort {
  package func inspect(_ answer: @escaping (AlertOutlook) -> Void) {
    inspect(within: .seconds(2)) { answer($0) }
  }
}
