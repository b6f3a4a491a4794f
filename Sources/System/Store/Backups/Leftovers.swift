import Glibc
import Host

/// Files of ours that only a crash leaves among the backups. What others keep there is theirs.
extension BackupDirectory {
  private static let temporary = [".unfinished", ".compared", ".rewritten"]
  /// What fastctl copies there to have it taken in, with its process id behind it.
  private static let brought = ".restore-"

  /// Removes them; what cannot be removed now is tried again the next time.
  func sweep() throws(StoreError) {
    for name in try names() where !isInUse(name) { try? Files.remove(path + "/" + name) }
    for journal in try journals() { try settle(journal) }
  }

  /// Their paths, also of those that a living fastctl still needs.
  func leftovers() throws(StoreError) -> [String] {
    try names().map { path + "/" + $0 } + journals()
  }

  /// What stays after one more sweep; the directory where nobody can tell.
  func remains() -> [String] {
    do throws(StoreError) {
      try sweep()
      return try leftovers()
    } catch {
      return [path]
    }
  }

  private func names() throws(StoreError) -> [String] {
    try Files.names(in: path).filter { name in
      (Self.temporary + [Self.brought]).contains { name.hasPrefix($0) }
    }
  }

  private func isInUse(_ name: String) -> Bool {
    guard name.hasPrefix(Self.brought),
      let process = pid_t(name.dropFirst(Self.brought.count).prefix { $0.isNumber }), process > 0
    else { return false }
    return kill(process, 0) == 0 || errno == EPERM
  }

  /// The paths of backups' journals: older versions changed a backup in its place.
  private func journals() throws(StoreError) -> [String] {
    try Files.names(in: path).filter { name in
      name.hasSuffix(Self.journal)
        && Backup(name: String(name.dropLast(Self.journal.count)), in: path) != nil
    }.map { path + "/" + $0 }
  }

  private static let journal = "-journal"

  /// Brings a backup back to what it was before it was half changed.
  private func settle(_ journal: String) throws(StoreError) {
    let backup = String(journal.dropLast(Self.journal.count))
    guard try Files.length(backup) != nil else { return try Files.remove(journal) }
    // SQLite does it as soon as somebody reads who may write.
    guard let connection = try? Connection(path: backup, access: .readWrite) else { return }
    _ = try? Schema.current.version(of: connection, path: backup)
  }
}
