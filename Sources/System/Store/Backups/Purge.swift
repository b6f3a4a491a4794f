import Host
package import Rules
package import Time

extension Ledger {
  /// Removes every file of the person's data, the database last, and begins anew. Nothing of it can be
  /// had back; what cannot be removed is named, and can be purged again.
  package func purge(at now: Instant) throws(StoreError) -> Purge {
    turns.begin()
    var removed: [String] = []
    var left: [String] = []
    func remove(_ paths: [String]) {
      for path in paths {
        turns.take()
        do throws(StoreError) {
          guard try Files.length(path) != nil else { continue }
          try Files.remove(path)
          removed.append(path)
        } catch {
          left.append(path)
        }
      }
    }
    do throws(StoreError) { remove(try backupFiles()) } catch { left.append(places.backups) }
    do throws(StoreError) { remove(try places.asideFiles()) } catch { left.append(places.home) }
    close(keepingLock: true)
    // Without its database a log is nothing, but not the other way round.
    remove([places.database])
    if left.last != places.database { remove(places.companions) }
    for directory in [places.home, places.backups] where Files.exists(directory) {
      _ = try? StoreError.translating { () throws(FileError) in try Files.syncDirectory(directory) }
    }
    let opening: Opening
    do throws(StoreError) {
      opening = try reopen(at: now)
      try settleLoss()
    } catch {
      throw removed.isEmpty ? error : .partly
    }
    return Purge(removed: removed, left: left, opening: opening)
  }

  /// All that is ours among the backups.
  private func backupFiles() throws(StoreError) -> [String] {
    (try directory.list().map(\.path) + directory.leftovers()).sorted()
  }
}
