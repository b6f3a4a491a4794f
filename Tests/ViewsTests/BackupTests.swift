import TestSupport
import Testing
import Time
import Views
import Wire

@Suite struct `Backups in words` {
  static let list = BackupList(
    directory: "/home/\u{1b}[31mann/.local/state/fastd/backups",
    backups: [
      BackupFile(
        name: "fastd-20260303T060000Z-restore.db", at: Examples.at(7, day: 3), reason: .restore,
        bytes: 1_400_000),
      BackupFile(
        name: "fastd-20260302T060000Z-daily.db", at: Examples.at(7, day: 2), reason: .daily,
        bytes: 131_072),
      BackupFile(
        name: "fastd-20260301T180000Z-import.db", at: Examples.at(19, day: 1), reason: .import,
        bytes: 1),
      BackupFile(
        name: "fastd-20260301T170000Z-asked.db", at: Examples.at(18, day: 1), reason: .asked,
        bytes: 0),
      BackupFile(
        name: "fastd-20260301T160000Z-before-3.db", at: Examples.at(17, day: 1),
        reason: .migration, bytes: 65_537),
    ])

  @Test func `the list`() throws {
    let page = Way.page(in: Way.drawn) { way in
      let table = BackupTable(way.wording, on: way.screen)
      return table.text(of: Self.list)
        + table.text(of: BackupList(directory: "/nowhere", backups: []))
    }
    try Golden.expect(page, is: "backups", at: #_sourceLocation)
  }

  @Test func `what is in one, and what taking it in does`() throws {
    let comparisons = [
      BackupComparison(
        fasts: 412, first: Examples.at(7, day: 1), last: Examples.at(20, day: 2), added: 12,
        changed: 3, removed: 1, events: 1_234),
      BackupComparison(fasts: 0, added: 0, changed: 0, removed: 0),
    ]
    let answer = RestoreAnswer(
      added: 12, changed: 3, removed: 1, kept: "fastd-20260303T060000Z-restore.db")
    let fast = Examples.finished(start: Examples.at(20, day: 1), minutes: 16 * 60)
    let page = Way.page { way in
      let lines =
        comparisons.flatMap { way.wording.sentences(for: $0) }
        + way.wording.sentences(for: answer) + [way.wording.sentence(forErasing: fast)]
      return lines.map { $0 + "\n" }.joined()
    }
    try Golden.expect(page, is: "backup-said", at: #_sourceLocation)
  }
}
