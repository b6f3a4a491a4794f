import Host
import Nouns
import Time
import Views
import Wire

enum EditCommand: Command {
  static let name = "edit"

  static var declaration: Declaration {
    Declaration(
      name: name,
      summary: "Correct a fast",
      details: [
        "Without an ID, it corrects the current fast, or the last one if you are not fasting.",
        "A time without a date is on the same day as the time it replaces.",
        "An empty note removes the note.",
        "With --popup alone, it asks when the current fast started, or how the last one felt; with --popup --note, it asks for a note.",
      ],
      arguments: [.optional(.id)],
      options: [
        .init(name: .start, meaning: "When it started"),
        .init(name: .end, meaning: "When it ended"),
        .init(name: .goal, meaning: "Its goal"),
        .init(name: .note, meaning: "Its note"),
        .init(name: .mood, meaning: "How it felt, from 1 to 5; none removes it"),
        .init(name: .reason, meaning: "Why it ended; none removes it"),
        .confirm, .popup,
        .json(meaning: "Print the fast and the new status as JSON"),
      ],
      examples: [
        .init(words: "edit --start 19:30", meaning: "It started at 19:30"),
        .init(
          words: "edit k7m2 --end 12:15 --note \"\"", meaning: "Change the end and remove the note"),
      ])
  }

  static func run(_ session: inout Session) throws(Failure) {
    let request = session.request
    guard [.start, .end, .goal, .note, .mood, .reason].contains(where: request.has) else {
      guard session.seat == .desktop, request.arguments.isEmpty else {
        throw .usage(.nothingToEdit)
      }
      return try askWhat(&session)
    }
    if request.has(.note), request.value(.note) == nil { return try askForNote(&session) }
    var order = EditOrder(
      id: request.arguments.first, note: request.value(.note),
      mood: try session.mood(orNone: true), reason: session.reason,
      unreasoned: request.has(.reason) && session.reason == nil ? true : nil)
    var times: (Instant, Instant)?
    if request.has(.start) || request.has(.end) {
      let fast = try replaced(&session)
      // The one whose times were looked at, and no other.
      order.id = fast.id
      order.start = try time(.start, insteadOf: fast.start, &session)
      order.end = try time(.end, insteadOf: fast.end ?? Clock.now().milliseconds, &session)
      let (start, end) = (Instant(milliseconds: fast.start), fast.end)
      times = (order.end ?? end.map(Instant.init(milliseconds:))).map { (order.start ?? start, $0) }
    }
    if let text = request.value(.goal) {
      order.goal = try session.goal(typed: text, at: OptionName.goal.spelling)
    }
    let answer = try session.confirming(times: times) { (session, word) throws(Failure) in
      var order = order
      order.confirm = word
      return try session.order(FastCalls.Edit.self, order)
    }
    try session.show(answer)
    if request.has(.goal) { session.careForLongGoal(answer.fast) }
  }

  /// For a click: what can be said without typing.
  private static func askWhat(_ session: inout Session) throws(Failure) {
    let state = try session.ask(StatusCalls.Get.self, StatusQuestion())
    let wording = try session.wording()
    let page: MenuPage
    if let fast = state.fast {
      page = wording.menu(correctingStartOf: fast, now: Clock.now())
    } else if let last = state.last {
      page = wording.menu(askingAfter: last)
    } else {
      throw .refused(.nothingToChange)
    }
    try ask(page, &session)
  }

  private static func askForNote(_ session: inout Session) throws(Failure) {
    let id = session.request.arguments.first
    let state = try session.ask(StatusCalls.Get.self, StatusQuestion())
    guard id != nil || state.fast != nil || state.last != nil else {
      throw .refused(.nothingToChange)
    }
    let isRunning = state.fast.map { fast in id.map(fast.id.hasPrefix) ?? true } ?? false
    try ask(try session.wording().menu(notingOn: id, isRunning: isRunning), &session)
  }

  private static func ask(_ page: MenuPage, _ session: inout Session) throws(Failure) {
    guard let words = try session.words(from: page) else { return }
    try Invocation.run(forClick(words), hasAgreed: false, &session)
  }

  static func forClick(_ words: [String]) -> [String] {
    words.prefix(1) + [OptionName.popup.spelling] + words.dropFirst()
  }

  /// Where the day of a bare clock time comes from.
  private static func replaced(
    _ session: inout Session
  ) throws(Failure) -> (id: String, start: Int64, end: Int64?) {
    if let id = session.request.arguments.first {
      let fasts = try session.ask(HistoryCalls.Show.self, ShowQuestion(id: id)).fasts
      guard let fast = fasts.first else { throw .refused(.notFound(id)) }
      return (fast.id, fast.start, fast.end)
    }
    let state = try session.ask(StatusCalls.Get.self, StatusQuestion())
    if let fast = state.fast { return (fast.id, fast.start, nil) }
    guard let last = state.last else { throw .refused(.notFound("")) }
    return (last.id, last.start, last.end)
  }

  private static func time(
    _ option: OptionName, insteadOf value: Int64, _ session: inout Session
  ) throws(Failure) -> Instant? {
    guard let text = session.request.value(option) else { return nil }
    let sense = TimeSense.onDay(of: Instant(milliseconds: value))
    return try session.time(text, for: option, sense)
  }
}
