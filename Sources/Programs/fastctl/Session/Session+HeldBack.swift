import Host
import Nouns
import Time
import Views
import Wire

// Entries that stand back because of others, and may take their place when these are gone.
extension Session {
  /// Adds those that the person wants to delete as well.
  mutating func withHeldBack(_ ids: [String]) throws(Failure) -> [String] {
    let held = heldBack(by: ids)
    guard !held.isEmpty else { return ids }
    let wording = try wording()
    for (row, other) in held {
      say(wording.sentence(for: row, heldBackBy: other, now: Clock.now()))
    }
    let question = wording.phrases(.deleteHeldBack, Int64(held.count))
    guard let agrees = Dialog(&self).agrees(question) else { throw .said(.refused) }
    return agrees ? ids + held.map(\.row.id.text) : ids
  }

  mutating func sentences(forHeldBackBy ids: [String]) throws(Failure) -> [String] {
    let held = heldBack(by: ids)
    guard !held.isEmpty else { return [] }
    let wording = try wording()
    return held.map { wording.sentence(for: $0, heldBackBy: $1, now: Clock.now()) }
  }

  /// The ids can be the beginnings that were typed. A daemon of another version may know of none.
  private mutating func heldBack(by ids: [String]) -> [(row: Row, by: Row)] {
    let list = try? ask(SyncCalls.Conflicts.self, ConflictQuestion())
    return (list?.conflicts ?? []).compactMap { conflict in
      guard conflict.matter == .held, let row = conflict.row?.row, let other = conflict.by?.row,
        ids.contains(where: other.id.text.hasPrefix),
        !ids.contains(where: row.id.text.hasPrefix)
      else { return nil }
      return (row, other)
    }
  }
}
