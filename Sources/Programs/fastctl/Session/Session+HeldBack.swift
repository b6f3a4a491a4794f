import Host
import Nouns
import Time
import Views
import Wire

// Entries that stand back because of others, and take their place when these are gone.
extension Session {
  /// Adds those that the person wants to delete as well.
  mutating func withHeldBack(_ ids: [String]) throws(Failure) -> [String] {
    let held = try heldBack(by: ids)
    guard !held.isEmpty else { return ids }
    let wording = try wording()
    for row in held { say(wording.sentence(forHeldBack: row, now: Clock.now())) }
    let question = wording.phrases(.deleteHeldBack, Int64(held.count))
    guard let agrees = Dialog(&self).agrees(question) else { throw .said(.refused) }
    return agrees ? ids + held.map(\.id.text) : ids
  }

  mutating func sentences(forHeldBackBy ids: [String]) throws(Failure) -> [String] {
    let held = try heldBack(by: ids)
    guard !held.isEmpty else { return [] }
    let wording = try wording()
    return held.map { wording.sentence(forHeldBack: $0, now: Clock.now()) }
  }

  private mutating func heldBack(by ids: [String]) throws(Failure) -> [Row] {
    let conflicts = try ask(SyncCalls.Conflicts.self, ConflictQuestion()).conflicts
    return conflicts.compactMap { conflict in
      guard conflict.matter == .held, let other = conflict.by?.row, ids.contains(other.id.text)
      else { return nil }
      return conflict.row?.row
    }
  }
}
