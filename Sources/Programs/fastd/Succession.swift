import Glibc
import Host
import Store
import Supervision
import Time
import Wire

/// How a fastd that systemd has started takes over from one outside of it, which nobody can reach
/// any more since systemd has put its own socket in the place of that one's.
enum Succession {
  /// The other has to end a commit and a backup at the most.
  private static let patience = Span.seconds(20)

  static func open(
    _ places: Places, _ journal: Journal
  ) throws(StoreError) -> Ledger.Opened {
    let deadline = Clock.monotonic() + patience
    var asked: Int32?
    while true {
      do throws(StoreError) { return try Ledger.open(StoreFiles(places), at: Clock.now()) } catch {
        guard case .inUse = error, Clock.monotonic() < deadline else { throw error }
      }
      if let holder = FileLock.liveHolder(of: places.lock), holder != asked {
        asked = holder
        ask(holder, places, journal)
      }
      usleep(pause)
    }
  }

  /// In microseconds; nothing tells when a lock is let go.
  private static let pause: UInt32 = 10_000

  private static func ask(_ holder: Int32, _ places: Places, _ journal: Journal) {
    let isAsked = FileLock.askHolderToEnd(of: places.lock, program: Product.name) != nil
    journal.write(
      LogEntry(
        .notice,
        "process \(holder) has the database; "
          + (isAsked ? "asked it to end" : "it is no fastd, so it is only waited for"),
        event: .takenOver))
  }
}

extension StoreFiles {
  init(_ places: Places) {
    self.init(
      database: places.database, backups: places.backups, hardware: Hardware.name,
      machine: Hardware.machine)
  }
}
