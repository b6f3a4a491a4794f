import Control
import Daemon
import Glibc
import Host
import Store
import Supervision
import Wire

extension Wiring {
  /// How the process is, for those who ask about its health.
  func vitals() -> Vitals {
    var vitals = Vitals()
    vitals.pid = Int64(getpid())
    vitals.version = Product.build
    vitals.startedAt = startedAt
    vitals.zoneSource = zone.source
    vitals.supervisor = Supervisor.isSystemd ? .systemd : .nobody
    vitals.isSocketActivated = entrance.isSocketActivated
    vitals.storePath = places.database
    vitals.storeBytes = ["", "-wal"].reduce(0) {
      $0 + (Files.size(places.database + $1) ?? 0)
    }
    vitals.isStoreWritable = !ledger.isReadOnly
    vitals.backupDirectory = places.backups
    let backups = (try? ledger.backups()) ?? []
    vitals.backups = Int64(backups.count)
    vitals.lastBackup = backups.first?.at
    vitals.cleanStarts = ledger.starts.clean
    vitals.uncleanStarts = ledger.starts.unclean
    vitals.connections = Int64(server.connectionCount)
    vitals.unusable = ((try? ledger.unusableRows()) ?? [])
      .prefix(Self.mostNamed).map(\.line)
    return vitals
  }
}
