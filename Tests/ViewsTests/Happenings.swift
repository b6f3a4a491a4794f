import TestSupport
import Nouns
import Time
import Wire

enum Changes {
  static let rows: [(verb: String, before: Entry?, after: Entry?)] = [
    ("start", nil, Examples.running()),
    ("start", nil, Examples.running(goal: nil)),
    ("stop", Examples.running(), Examples.finished()),
    ("stop", Examples.running(goal: nil), Examples.finished(goal: nil, outcome: .open)),
    ("stop", Examples.running(), Examples.finished(minutes: 60, outcome: .partial)),
    ("cancel", Examples.running(), Examples.finished(minutes: 5, outcome: .cancelled)),
    ("goal", Examples.running(), Examples.running(goal: 18 * Examples.hour)),
    ("goal", Examples.running(), Examples.running(goal: nil)),
    ("edit", Examples.running(), Examples.running(note: "tea")),
    ("edit", Examples.finished(), Examples.finished(start: Examples.at(19), minutes: 1100)),
    ("add", nil, Examples.finished()),
    ("delete", Examples.finished(), nil),
    ("edit", Examples.finished(), Examples.finished(mood: 4)),
    ("edit", Examples.finished(mood: 4), Examples.finished()),
    ("restore", Examples.finished(outcome: .cancelled), Examples.finished()),
    ("ofTomorrow", nil, nil),
    ("edit", Examples.finished(), Examples.finished()),
  ]

  static let steps =
    rows.enumerated().map { index, row in
      RecordedCommand(
        number: Int64(index), at: Examples.at(20, Int64(index)), actor: "fastctl", verb: row.verb,
        state: index == 2 ? .undone : .done, before: row.before, after: row.after)
    }
    + reminders.enumerated().map { index, reminder in
      RecordedCommand(
        number: Int64(90 + index), at: Examples.at(21, Int64(index)), actor: "fastctl",
        verb: index % 2 == 0 ? "remind" : "forget", state: .done,
        reminderBefore: index % 2 == 0 ? nil : reminder,
        reminderAfter: index % 2 == 0 ? reminder : nil)
    } + many

  private static let many = [
    many("delete", 5, before: Examples.finished()), many("delete", 2, before: Examples.finished()),
    many("import", 120, after: Examples.finished()), many("import", 1, after: Examples.finished()),
  ]

  private static func many(
    _ verb: String, _ count: Int64, before: Entry? = nil, after: Entry? = nil
  ) -> RecordedCommand {
    RecordedCommand(
      number: 200, at: Examples.at(22), actor: "fastctl", verb: verb, state: .done,
      before: before, after: after, noun: "fast", count: count)
  }

  static let reminders = [
    Agendas.once, Agendas.once, Agendas.daily, Agendas.someDays,
    ReminderEntry(id: Examples.id, text: "a\nb \u{1b}[31m", daily: "05:00", days: ["mon"]),
  ]

  static let events =
    rows.enumerated().map { index, row in
      ChangeEvent(
        seq: Int64(index), at: Examples.at(20, Int64(index)), actor: "fastctl", verb: row.verb,
        before: row.before, after: row.after)
    }
    + reminders.prefix(2).map { reminder in
      ChangeEvent(
        seq: 98, at: Examples.at(21), actor: "fastctl", verb: "remind", reminderAfter: reminder)
    }
    + [
      "goalReached", "goalAgain", "halfway", "goalNear", "beyond", "stage", "safety", "forgotten",
      "windowOpened", "windowClosing", "windowClosed", "startUsual", "summary", "reminder", "drink",
      "phaseSwitched", "phaseEve", "restartOffered", "cycleRecovered", "ofTomorrow",
    ].map { kind in
      ChangeEvent(
        seq: 99, at: Examples.at(12, 0, day: 1), actor: "fastd", verb: "tell",
        news: Announcement(kind: kind, subject: Examples.id, at: Examples.at(12, 0, day: 1)))
    }
    + [
      ChangeEvent(
        seq: 99, at: Examples.at(12, 0, day: 1), actor: "fastd", verb: "tell",
        news: Announcement(
          kind: "reminder", subject: Examples.id, at: Examples.at(12, 0, day: 1),
          text: "Drink\nsome water"))
    ]
}

enum Refusals {
  private static let id = RowID.of(Examples.id)

  /// With a fast from yesterday evening until noon, or with one that runs since 20:00.
  private static func overlap(
    from start: Instant, to end: Instant, running: Bool = false
  ) -> Refusal {
    .overlaps(
      id, start: running ? Examples.instant(20) : Examples.instant(20, day: -1),
      end: running ? nil : Examples.instant(12), wanted: start..<end)
  }

  private static let edit = OtherEdit(
    by: "desktop", at: Examples.instant(21), field: "note", isConflict: false)
  private static let conflict = OtherEdit(
    by: "desktop\u{1b}", at: Examples.instant(21), field: "goal", isConflict: true)

  private static let millisecond = Span(milliseconds: 1)

  static let all: [Refusal] =
    [
      .alreadyFasting(id, since: Examples.instant(20)), .notFasting,
      .overlaps(id, start: Examples.instant(20, day: -1), end: Examples.instant(12)),
      .overlaps(id, start: Examples.instant(20), end: nil),
      overlap(from: Examples.instant(18), to: Examples.instant(23), running: true),
      overlap(from: Examples.instant(18), to: Examples.today + millisecond, running: true),
      overlap(from: Examples.instant(18, day: -1), to: Examples.instant(23, day: -1)),
      overlap(from: Examples.instant(23, day: -1), to: Examples.instant(20)),
      overlap(from: Examples.instant(23, day: -1), to: Examples.instant(1)),
      overlap(from: Examples.instant(18, day: -1), to: Examples.instant(20)),
      // Seconds make way for whole minutes.
      overlap(from: Examples.instant(11, 59) + .seconds(59), to: Examples.instant(20)),
      overlap(from: Examples.instant(18, day: -1), to: Examples.instant(20, day: -1) + millisecond),
      overlap(from: Examples.instant(20, day: -1) + millisecond, to: Examples.instant(13)),
      .inTheFuture(Examples.instant(18, day: 1)),
      .tooLongAgo(Examples.instant(20, day: -20), earliest: Examples.instant(9, 5, day: -6)),
      .endBeforeStart(start: Examples.instant(20), end: Examples.instant(19)),
      .notFound("zzzz\u{7}"), .notFound(""),
      .ambiguous("hk3", Examples.history.map(\.id).filter { $0.hasPrefix("hk3") }.map(RowID.of)),
      .unknownSchedule("19:6"), .goalTooShort(.seconds(30), least: .minute),
      .goalTooLong(.hours(73), most: .hours(72)), .noGoal, .stillRunning(id),
      .needsConfirmation([.longGoal]), .needsConfirmation([.longFast]),
      .needsConfirmation([.goalMet], about: .start(Examples.instant(10), goal: .hours(18))),
      .needsConfirmation([.erasing]), .needsConfirmation([.purging]),
      .needsConfirmation([.clearing]),
      .textTooLong(field: "note", limit: 2000), .textNotPlain(field: "note"),
      .textMissing(field: "text"), .inThePast(Examples.instant(8)), .tooManyReminders(limit: 100),
      .useCancel(id), .noSuchMood(6), .tooManyFasts(limit: 1000),
      .nothingToChange,
      .notSafe(.diabetes, most: .hours(12)),
      .notSafe(.underAge, most: .hours(12)), .notSafe(.diabetes, most: .zero),
      .nothingToUndo, .nothingToRedo, .cannotUndo(verb: "stop"),
      .cannotUndo(verb: "stop", since: edit), .cannotUndo(verb: "stop", since: conflict),
      .whichOne(fields: ["goal", "goalWeight"], devices: []),
      .whichOne(fields: ["goal"], devices: ["desktop", "laptop\u{1b}"]), .heldEntry(id),
      .noPopup(reason: "muted"), .noPopup(reason: "noServer"), .tooManyRows(limit: 50_000),
      .tooMuch(limit: 48 << 20), .importRunning,
      .tooManyItems(limit: 20), .foodExists(id, name: "Chili\u{7}"), .notAPortion("slice: 30"),
    ] + StoreTrouble.allCases.map(Refusal.notStored)
    + BackupFlaw.allCases.map { .notABackup(name: "a\u{7}.db", $0, detail: "notes") }
}
