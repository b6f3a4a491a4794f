import Time
import TestSupport
import Nouns
import Wire

/// What may come to the person of `Examples` on that Friday morning.
enum Agendas {
  static let once = ReminderEntry(
    id: "c7m2v3w4x5y6z7a8b9c0d1e2f3", text: "Drink some water", at: Examples.at(15, day: 1),
    next: Examples.at(15, day: 1))
  static let daily = ReminderEntry(
    id: "c7n2v3w4x5y6z7a8b9c0d1e2f3", text: "Vitamins", daily: "08:30",
    next: Examples.at(8, 30, day: 2))
  static let someDays = ReminderEntry(
    id: "d7n2v3w4x5y6z7a8b9c0d1e2f3",
    text: "A walk around the lake, with the dog and without the telephone, whatever the weather",
    daily: "17:00", days: ["mon", "tue", "wed", "sat"], next: Examples.at(17, day: 2))

  static func entry(_ kind: String, _ at: Int64, held: Int64? = nil) -> AgendaEntry {
    AgendaEntry(kind: kind, at: at, subject: Examples.id, heldUntil: held)
  }

  private static var reminded: AgendaEntry {
    AgendaEntry(
      kind: "reminder", at: Examples.at(15, day: 1), subject: once.reminder.id.text,
      reminder: once.reminder.id.text, text: once.reminder.text)
  }

  static let off = ["goalAgain", "halfway", "ofTomorrow", "stage"]

  static func answer(
    _ appointments: [AgendaEntry] = [], reminders: [ReminderEntry] = [], quiet: Int64? = nil,
    off: [String] = []
  ) -> AgendaAnswer {
    AgendaAnswer(
      appointments: appointments, reminders: reminders, quietUntil: quiet,
      usualStart: StartHabit(learnt: true, starts: [], fewest: 3), switchedOff: off)
  }

  static let all: [(String, AgendaAnswer)] = [
    ("full", full), ("empty", answer(off: off)),
    (
      "quiet",
      answer(
        [entry("windowClosing", Examples.at(10, day: 1), held: Examples.at(11, day: 1))],
        quiet: Examples.at(11, day: 1))
    ),
  ]

  static var full: AgendaAnswer {
    var silent = entry("stage", Examples.at(14, day: 1))
    silent.wanted = false
    return answer(
      [
        entry("goalReached", Examples.at(12, day: 1)), silent, reminded,
        entry("forgotten", Examples.at(17, day: 1)),
        entry("safety", Examples.at(23, day: 1), held: Examples.at(7, day: 2)),
        entry("ofTomorrow", Examples.at(20, day: 9)),
      ], reminders: [someDays, daily, once], off: off)
  }

  static func start(_ hour: Int64, _ minute: Int64, day: Int64) -> PastStart {
    PastStart(at: Examples.at(hour, minute, day: day), offset: 3600)
  }

  static let habits: [StartHabit] = [
    StartHabit(
      clock: "20:00", learnt: true,
      starts: [start(19, 30, day: -9), start(20, 30, day: -3), start(20, 0, day: 0)], fewest: 3),
    StartHabit(clock: "19:30", learnt: false, starts: [start(20, 0, day: 0)], fewest: 3),
    StartHabit(
      learnt: true, starts: [start(8, 0, day: -2), start(16, 0, day: -1), start(0, 0, day: 0)],
      fewest: 3),
    StartHabit(learnt: true, starts: [start(20, 0, day: 0)], fewest: 3),
    StartHabit(learnt: true, starts: [start(20, 0, day: -1), start(20, 0, day: 0)], fewest: 3),
    StartHabit(learnt: true, starts: [], fewest: 3),
  ]
}

enum Windows {
  static func window(_ opens: Int64, _ closes: Int64, day: Int64 = 1) -> Window {
    Window(opens: Examples.at(opens, day: day), closes: Examples.at(closes, day: day))
  }

  /// Looked at on Friday at 09:05.
  static let answers: [(WindowAnswer, isFasting: Bool)] = [
    (WindowAnswer(mode: .following), false), (WindowAnswer(mode: .following), true),
    (WindowAnswer(mode: .following, window: window(5, 13)), false),
    (WindowAnswer(mode: .following, next: window(12, 20)), true),
    (WindowAnswer(mode: .following, graceUntil: Examples.at(10, day: 1)), false),
    (
      WindowAnswer(
        mode: .fixed, opens: "08:00", closes: "16:00", window: window(8, 16),
        next: window(8, 16, day: 2)), false
    ),
    (WindowAnswer(mode: .fixed, opens: "18:00", closes: "02:00", next: window(18, 26)), false),
    (
      WindowAnswer(
        mode: .fixed, opens: "18:00", closes: "\u{1b}[31m", next: window(18, 26),
        graceUntil: Examples.at(10, day: 1)), true
    ),
  ]

  static let meals: [(MealAnswer, at: Int64)] = [
    (MealAnswer(place: .inside, window: window(8, 16)), Examples.at(8, 30, day: 1)),
    (MealAnswer(place: .grace, window: window(-1, 7)), Examples.at(8, 30, day: 1)),
    (MealAnswer(place: .outside, window: window(12, 18, day: 0)), Examples.at(21)),
    (MealAnswer(place: .outside, window: window(18, 26, day: 0)), Examples.at(9, day: 1)),
    (MealAnswer(place: .none), Examples.at(9, day: 1)),
    (MealAnswer(place: .none, window: window(8, 16)), Examples.at(9, day: 1)),
  ]
}
