package import Time
package import Nouns
package import Wire

/// The text of `fastctl backup --list`, newest first.
package struct BackupTable {
  private let wording: Wording
  private let screen: Screen
  private var phrases: Phrases { wording.phrases }

  package init(_ wording: Wording, on screen: Screen) {
    self.wording = wording
    self.screen = screen
  }

  package func text(of list: BackupList) -> String {
    guard !list.backups.isEmpty else {
      return Page.sentences(phrases(BackupMessage.none), on: screen)
    }
    var table = Table(columns: [
      Table.Column(heading: phrases(BackupMessage.made)),
      Table.Column(heading: phrases(BackupMessage.why), goes: 1),
      Table.Column(heading: phrases(BackupMessage.size), isRight: true, goes: 2),
      Table.Column(heading: phrases(BackupMessage.file)),
    ])
    table.rows = list.backups.map { backup in
      [
        wording.fullMoment(wording.zone.local(Instant(milliseconds: backup.at))),
        phrases(BackupMessage(backup.reason)), wording.size(bytes: backup.bytes), backup.name,
      ]
    }
    let bytes = list.backups.reduce(0) { $0 &+ $1.bytes }
    var page = Page(on: screen)
    page.add(
      phrases(
        BackupMessage.directory, "size", wording.size(bytes: bytes), "directory",
        PlainText.line(list.directory)))
    return table.text(on: screen) + page.text
  }
}

extension BackupMessage {
  fileprivate init(_ reason: BackupReason) {
    switch reason {
    case .daily: self = .daily
    case .asked: self = .asked
    case .import: self = .importing
    case .restore: self = .restoring
    case .migration: self = .migration
    }
  }
}

extension Wording {
  /// The contents of a backup, and the effect of restoring it.
  package func sentences(for comparison: BackupComparison) -> [String] {
    let sentences = [
      contents(of: comparison),
      comparison.damaged == true ? phrases(BackupMessage.damaged) : nil,
      change(by: comparison), comparison.events.map { phrases(.journalBack, $0) },
    ]
    return sentences.compactMap(\.self) + left(by: comparison)
  }

  private func contents(of comparison: BackupComparison) -> String {
    guard let first = comparison.first, let last = comparison.last else {
      return phrases(BackupMessage.holdsNone)
    }
    return phrases(
      BackupMessage.holds, "fasts", phrases(.fasts, comparison.fasts), "times",
      range(date(first), date(last)))
  }

  private func change(by comparison: BackupComparison) -> String {
    guard !comparison.changesNothing else { return phrases(BackupMessage.same) }
    return phrases(
      BackupMessage.wouldChange, "added", number(comparison.added), "changed",
      number(comparison.changed), "removed", number(comparison.removed))
  }

  private func left(by comparison: BackupComparison) -> [String] {
    guard let count = comparison.left, count > 0 else { return [] }
    let rows = comparison.leftRows ?? []
    let more = count - Int64(rows.count)
    return [phrases(BackupMessage.entriesLeft, "count", number(count))]
      + rows.map { "  " + line(for: $0) }
      + (more > 0 ? ["  " + phrases(BackupMessage.entriesMore, "count", number(more))] : [])
  }

  private func line(for row: LeftRow) -> String {
    let date = row.at.map { ", " + self.date($0) } ?? ""
    let fault = phrases(ImportMessage(row.reason), "field", PlainText.line(row.field ?? ""))
    return "\(PlainText.line(row.noun)) \(PlainText.line(row.id))\(date): \(fault)"
  }

  /// The effect of a restored backup.
  package func sentences(for answer: RestoreAnswer) -> [String] {
    (answer.left.map { [phrases(BackupMessage.entriesLeft, "count", number($0))] } ?? []) + [
      phrases(
        BackupMessage.restored, "added", number(answer.added), "changed",
        number(answer.changed), "removed", number(answer.removed)),
      answer.damaged == true
        ? phrases(BackupMessage.keptDamaged, "path", PlainText.line(answer.kept))
        : phrases(BackupMessage.wayBack, "name", PlainText.line(answer.kept)),
    ]
  }

  /// Going on without a copy.
  package func sentence(for answer: DismissAnswer) -> String {
    guard let path = answer.kept else { return phrases(BackupMessage.dismissed) }
    return phrases(BackupMessage.begun, "path", PlainText.line(path))
  }

  /// Which fast it is that goes for good.
  package func sentence(forErasing fast: Entry) -> String {
    let length = fast.length.map { " (" + span(seconds: $0) + ")" } ?? ""
    return phrases(BackupMessage.willErase, "fast", date(fast.start) + length)
  }

  package func sentence(forErasing weighing: Weighing) -> String {
    phrases(
      BackupMessage.willEraseWeighing, "date", date(weighing.at.instant.milliseconds), "weight",
      weight(grams: weighing.grams))
  }

  package func sentence(forErasing item: MealItem) -> String {
    phrases(
      BackupMessage.willEraseEaten, "date", date(item.at.instant.milliseconds), "food",
      PlainText.line(item.name))
  }

  package func sentence(forErasing food: Food) -> String {
    phrases(BackupMessage.willEraseFood, "name", PlainText.line(food.name))
  }

  package func sentence(forErasingVersionOf day: Day) -> String {
    phrases(BackupMessage.willEraseVersion, "date", date(day))
  }

  private func date(_ milliseconds: Int64) -> String {
    fullMoment(zone.local(Instant(milliseconds: milliseconds)))
  }
}

extension BackupComparison {
  /// Everything in the backup is here; a damaged database has nothing.
  package var changesNothing: Bool { damaged != true && added + changed + removed == 0 }
}
