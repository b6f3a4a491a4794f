import Time
import TestSupport
import Nouns
import Control
import Nouns
import Wire

/// What is asked of a daemon while its disk fails.
enum Deed: String, CaseIterable, Sendable {
  case startUp, start, stop, undo, importing, backup, restore, erase, purge

  /// Whether nothing of what it takes may be left anywhere.
  var isForGood: Bool { self == .erase || self == .purge }
}

extension FaultWalk {
  /// What the daemon says of it.
  enum Outcome: Equatable {
    case done(left: [String])
    case refused(Refusal)
    case gone

    var isDone: Bool { if case .done = self { true } else { false } }
    /// There was nothing left to erase.
    var isNothing: Bool {
      if case .refused(.notFound) = self { true } else { false }
    }
  }

  func perform() -> Outcome {
    do {
      return .done(left: try answer())
    } catch ControlError.refused(let reply) {
      return Refused(reply).map { .refused($0.refusal) } ?? .gone
    } catch {
      return .gone
    }
  }

  private func answer() throws -> [String] {
    switch deed {
    case .startUp: break
    case .start: try person.start()
    case .stop: try person.call(FastCalls.Stop.self, StopOrder())
    case .undo: try person.call(ChangeCalls.Undo.self, NoFields())
    case .importing: try importOne()
    case .backup: try person.call(BackupCalls.Make.self, NoFields())
    case .restore: try person.call(BackupCalls.Restore.self, BackupName(name: kept))
    case .erase:
      let order = ErasureOrder(id: id, confirm: "erase-for-good")
      return try person.call(BackupCalls.Erase.self, order).left ?? []
    case .purge:
      let order = ConfirmedOrder(confirm: "delete-everything")
      return try person.call(BackupCalls.Purge.self, order).left ?? []
    }
    return []
  }

  private func importOne() throws {
    var client = try person.client()
    let row = Fast(
      start: 1_700_000_000_000, startOffset: 0, startZone: "UTC", end: 1_700_050_000_000,
      endOffset: 0, endZone: "UTC")
    let rows = StagedRows(rows: [.fast(row)])
    _ = try client.call(ImportCalls.Stage.self, rows, milliseconds: Person.patience)
    _ = try client.call(ImportCalls.Commit.self, ConfirmedOrder(), milliseconds: Person.patience)
  }

  /// Whether the fasts are what the deed makes of them.
  func isDone(_ before: [String], _ after: [String]) -> Bool {
    switch deed {
    case .startUp, .backup: after == before
    case .start, .importing: after.count == before.count + 1
    case .stop: after.count == before.count && after != before
    case .undo: after != before
    case .restore: after.count == before.count - 1
    case .erase: after.count == before.count - 1
    case .purge: after == []
    }
  }
}
