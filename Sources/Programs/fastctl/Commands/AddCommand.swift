import Nouns
import Time
import Views
import Wire

enum AddCommand: Command {
  static let name = "add"

  static var declaration: Declaration {
    Declaration(
      name: name,
      summary: "Add a past fast",
      details: [
        "A time without a date means the most recent one for the start, and the first one after the start for the end.",
        "A fast added without a goal does not count towards a streak.",
      ],
      arguments: [.optional(.goal)],
      options: [
        .init(name: .start, meaning: "When it started"),
        .init(name: .end, meaning: "When it ended"),
        .init(name: .note, meaning: "A short note"),
        .init(name: .mood, meaning: "How it felt, from 1 to 5"),
        .confirm,
        .json(meaning: "Print the fast and the new status as JSON"),
      ],
      examples: [
        .init(
          typed: "add --start \"yesterday 20:00\" --end 12:30 16:8",
          meaning: "From yesterday evening until noon"),
        .init(
          words: "add --start \"2026-03-01 19:00\" --end \"2026-03-02 13:00\" 18h",
          meaning: "With full dates"),
      ])
  }

  static func run(_ session: inout Session) throws(Failure) {
    let start = try session.time(try needed(.start, session), for: .start, .latest)
    let end = try session.time(try needed(.end, session), for: .end, .firstAfter(start))
    let order = AddOrder(
      start: start, end: end, goal: try session.goal(start: start),
      note: session.request.value(.note), mood: try session.mood())
    let answer = try session.confirming(times: (start, end)) { (session, word) throws(Failure) in
      var order = order
      order.confirm = word
      return try session.order(FastCalls.Add.self, order)
    }
    try session.show(answer)
  }

  private static func needed(
    _ option: OptionName, _ session: borrowing Session
  ) throws(Failure) -> String {
    guard let text = session.request.value(option) else {
      throw .usage(.neededOption(option, of: declaration.name))
    }
    return text
  }
}
