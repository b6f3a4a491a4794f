import Time
import Views
import Wire

enum Add {
  static var declaration: Declaration {
    Declaration(
      name: "add",
      summary: "Record a fast of the past",
      details: [
        "A clock time alone is the latest one for the start, and the first one after it for the end.",
        "Without a goal it is a fast that had none, and counts for no streak.",
      ],
      arguments: [.optional(.goal)],
      options: [
        .init(name: .start, meaning: "When it began"),
        .init(name: .end, meaning: "When it ended"),
        .init(name: .note, meaning: "A few words to remember it by"),
        .init(name: .mood, meaning: "How it felt"),
        .confirm,
        .json(meaning: "Print the fast and the state after it as JSON"),
      ],
      examples: [
        .init(
          words: "add --start \"yesterday 20:00\" --end 12:30 16:8",
          meaning: "From last evening until noon"),
        .init(
          words: "add --start \"2026-03-01 19:00\" --end \"2026-03-02 13:00\" 18h",
          meaning: "From a date to a date"),
      ])
  }

  static func run(_ session: inout Session) throws(Failure) {
    let start = try session.time(try needed(.start, session), for: .start, .latest)
    let end = try session.time(try needed(.end, session), for: .end, .firstAfter(start))
    let order = AddOrder(
      start: start.milliseconds, end: end.milliseconds, goal: try session.goal(start: start),
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
