import Host
import Nouns
import Time
import Views
import Wire

/// Whether a day's journal of meals has everything.
enum DayCommand: Command {
  static let name = "day"

  static var declaration: Declaration {
    Declaration(
      name: name, summary: "Mark a day's meals as complete",
      details: [
        "Estimates of what you spend count complete days only. A day counts as complete on its own if the energy of everything on it is known and nothing big can be missing: 70% of its target while a program runs, else 60% of what the formula says you spend, and at least 800 kcal."
      ],
      verbs: [complete, reopen],
      examples: [.init(words: "day complete", meaning: "Nothing of today is missing")])
  }

  private static var complete: Declaration {
    Declaration(
      name: "complete", summary: "Mark a day as complete",
      arguments: [.optional(.date)],
      options: [.json(meaning: "Print the day as JSON")],
      examples: [.init(words: "day complete yesterday", meaning: "Yesterday is complete")])
  }

  private static var reopen: Declaration {
    Declaration(
      name: "reopen", summary: "Take that back",
      arguments: [.optional(.date)],
      options: [.json(meaning: "Print the day as JSON")],
      examples: [.init(words: "day reopen yesterday", meaning: "Something was missing")])
  }

  /// That of a line from a phone that has arrived on a later one.
  private static func typedDay(_ session: inout Session) throws(Failure) -> Day? {
    guard let at = session.typed?.at else { return nil }
    let zone = try session.wording().zone
    return zone.day(of: at) == zone.day(of: Clock.now()) ? nil : zone.day(of: at)
  }

  static func run(_ session: inout Session) throws(Failure) {
    let isComplete = session.request.verb == "complete"
    var day = try session.request.arguments.first.map { text throws(Failure) in
      try session.day(text, for: .on)
    }
    if day == nil { day = try typedDay(&session) }
    let order = CompletenessOrder(day: day, complete: isComplete)
    let answer = try session.order(MealCalls.Mark.self, order)
    guard !session.request.has(.json) else { return session.output.line(answer.json) }
    let wording = try session.wording()
    guard let marked = try? Day(iso: answer.day.day) else { return }
    session.tell(wording.sentence(marking: marked, isComplete: isComplete))
  }
}
