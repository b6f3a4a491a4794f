import Host
package import Rules
package import Time

extension Ledger {
  /// Removes every file of the person's data, and begins anew. Nothing of it can be had back.
  package func purge(at now: Instant) throws(StoreError) -> (removed: [String], opening: Opening) {
    close(keepingLock: true)
    var removed: [String] = []
    for path in try filesOfThePerson() where Files.exists(path) {
      try Files.remove(path)
      removed.append(path)
    }
    for directory in [Files.parent(of: places.database), places.backups]
    where Files.exists(directory) {
      try StoreError.translating { () throws(FileError) in try Files.syncDirectory(directory) }
    }
    return (removed, try reopen(at: now))
  }

  /// The write-ahead log first: without its database it is nothing.
  private func filesOfThePerson() throws(StoreError) -> [String] {
    let home = Files.parent(of: places.database)
    let database = String(places.database.dropFirst(home.count + 1))
    let setAside = try Files.names(in: home).filter { $0.hasPrefix(database + ".corrupt-") }
    let backups = try Files.names(in: places.backups).filter {
      Backup(name: $0, in: places.backups) != nil || $0.hasPrefix(".")
    }
    return places.companions + [places.database] + setAside.sorted().map { home + "/" + $0 }
      + backups.sorted().map { places.backups + "/" + $0 }
  }
}
