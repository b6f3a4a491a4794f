import Nouns
import TestSupport
import Wire

@testable import Daemon

extension RandomCall {
  static let habit: [Self] = [
    .reads(HabitCalls.Badges.self), .reads(HabitCalls.Points.self), .reads(HabitCalls.Board.self),
    .reads(HabitCalls.Rules.self),
    .writes(HabitCalls.Set.self) {
      let rules = [
        ("points", ["on", "off"]), ("decay", ["seed", "gentle", "none"]),
        ("freezes", ["0", "1", "2"]), ("mode", ["end", "start"]), ("carbs", ["eu", "us"]),
      ]
      let (key, values) = $0.dice.pick(rules)
      return #"{"rules":[{"key":"\#(key)","value":"\#($0.dice.pick(values))"}]}"#
    },
    .writes(HabitCalls.CheckIn.self) { _ in "{}" },
  ]

  // MARK: Copies

  static let copies: [Self] = [
    // In the calls of one connection, as fastctl imports.
    .isOfProcess(ImportCalls.Stage.self), .isOfProcess(ImportCalls.Check.self),
    .isOfProcess(ImportCalls.Drop.self),
    .writes(ImportCalls.Commit.self) { life in
      try life.takeRows()
      return nil
    },
    .reads(BackupCalls.List.self),
    .writes(BackupCalls.Make.self),
    .reads(BackupCalls.Compare.self) { #"{"name":\#(try $0.backup())}"# },
    .writes(BackupCalls.Restore.self) { #"{"name":\#(try $0.backup())}"# },
    .writes(BackupCalls.Erase.self) { #"{"id":\#($0.id(.fast)),"confirm":"erase-for-good"}"# },
    .writes(BackupCalls.EraseEntry.self) { life in
      let kind = life.dice.pick([Row.Kind.weighing, .mealItem, .food, .drink])
      return #"{"noun":"\#(kind)","id":\#(life.id(kind)),"confirm":"erase-for-good"}"#
    },
    .writes(BackupCalls.Purge.self) { life in
      life.dice.once(in: 6) ? #"{"confirm":"delete-everything"}"# : "{}"
    },
    .writes(BackupCalls.Dismiss.self),
    // There is one machine; several have tests of their own.
    .reads(SyncCalls.Have.self), .reads(SyncCalls.Own.self) { _ in #"{"after":0,"limit":20}"# },
    .reads(SyncCalls.Machines.self), .reads(SyncCalls.Conflicts.self),
    .isOfProcess(SyncCalls.Take.self), .isOfProcess(SyncCalls.Resolve.self),
    .isOfProcess(SyncCalls.Emptied.self), .isOfProcess(SyncCalls.Rejoin.self),
    .isOfProcess(SyncCalls.Exchanged.self), .isOfProcess(SyncCalls.Carry.self),
    .isOfProcess(SyncCalls.Rename.self), .isOfProcess(SyncCalls.Remove.self),
  ]
}
