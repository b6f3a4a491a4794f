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
      "windowOpened", "windowClosing", "windowClosed", "startUsual", "summary", "reminder",
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
  /// With a fast from yesterday evening until noon, or with one that runs since 20:00.
  private static func overlap(from start: Int64, to end: Int64, running: Bool = false) -> Refusal {
    .overlaps(
      id: Examples.id, start: running ? Examples.at(20) : Examples.at(20, 0, day: -1),
      end: running ? nil : Examples.at(12), wantedStart: start, wantedEnd: end)
  }

  static let all: [Refusal] = [
    .alreadyFasting(id: Examples.id, start: Examples.at(20)), .notFasting,
    .overlaps(id: Examples.id, start: Examples.at(20, 0, day: -1), end: Examples.at(12)),
    .overlaps(id: Examples.id, start: Examples.at(20), end: nil),
    overlap(from: Examples.at(18), to: Examples.at(23), running: true),
    overlap(from: Examples.at(18), to: Examples.at(9, 5, day: 1) + 1, running: true),
    overlap(from: Examples.at(18, 0, day: -1), to: Examples.at(23, 0, day: -1)),
    overlap(from: Examples.at(23, 0, day: -1), to: Examples.at(20)),
    overlap(from: Examples.at(23, 0, day: -1), to: Examples.at(1)),
    overlap(from: Examples.at(18, 0, day: -1), to: Examples.at(20)),
    // Seconds make way for whole minutes.
    overlap(from: Examples.at(11, 59) + 59_000, to: Examples.at(20)),
    overlap(from: Examples.at(18, 0, day: -1), to: Examples.at(20, 0, day: -1) + 1),
    overlap(from: Examples.at(20, 0, day: -1) + 1, to: Examples.at(13)),
    .inTheFuture(at: Examples.at(18, 0, day: 1)),
    .tooLongAgo(at: Examples.at(20, 0, day: -20), earliest: Examples.at(9, 5, day: -6)),
    .endBeforeStart(start: Examples.at(20), end: Examples.at(19)), .notFound(id: "zzzz\u{7}"),
    .notFound(id: ""),
    .ambiguous(id: "hk3", candidates: Examples.history.map(\.id).filter { $0.hasPrefix("hk3") }),
    .unknownSchedule(name: "19:6"), .goalTooShort(goal: 30, least: 60),
    .goalTooLong(goal: 73 * Examples.hour, most: 72 * Examples.hour), .noGoal,
    .stillRunning(id: Examples.id), .needsConfirmation(text: "goal-over-48h"),
    .textTooLong(field: "note", limit: 2000), .textNotPlain(field: "note"),
    .textMissing(field: "text"), .inThePast(at: Examples.at(8)), .tooManyReminders(limit: 100),
    .useCancel(id: Examples.id), .noSuchMood(mood: 6), .tooManyFasts(limit: 1000),
    .nothingToChange,
    .notSafe(question: .diabetes, most: 12 * Examples.hour),
    .notSafe(question: .underAge, most: 12 * Examples.hour),
    .nothingToUndo, .nothingToRedo, .cannotUndo(verb: "stop", reason: "changed"),
    .notStored(reason: "failed"), .notStored(reason: "diskFull"), .notStored(reason: "readOnly"),
  ]
}
