import Nouns
import Time
import Views
import Wire

enum ShowCommand: Command {
  static let name = "show"
  static let onlyLooks = true

  static func view(_ request: Request) -> String? { name }

  static var declaration: Declaration {
    Declaration(
      name: name,
      summary: "Show one fast, or all fasts of a day",
      details: ["Without an ID or a date, it shows the most recent fast."],
      arguments: [.optional(.idOrDate)],
      options: [
        .init(name: .why, meaning: "Explain whether it met its goal, and what it counts for"),
        .json(meaning: "Print the fasts as a JSON array"),
      ],
      examples: [
        .init(words: "show", meaning: "The most recent one"),
        .init(typed: "show yesterday", meaning: "What started or ended yesterday"),
        .init(words: "show k7m2", meaning: "The one whose ID starts with k7m2"),
        .init(words: "show --why", meaning: "Why has it met its goal, or not?"),
      ])
  }

  static func run(_ session: inout Session) throws(Failure) {
    let question = try question(&session)
    let fasts = try session.ask(HistoryCalls.Show.self, question).fasts
    guard !fasts.isEmpty else {
      let day = question.date.flatMap { try? Day(iso: $0) }
      throw day.map(Failure.noFast(on:)) ?? .refused(.notFound(""))
    }
    if session.request.has(.json) {
      session.output.line(array: fasts.map(\.json))
    } else if session.request.has(.why) {
      let page = FastWhy(try session.wording(), on: session.screen())
      session.output.text(page.text(of: fasts, hasStreaks: try session.streakStory() != nil))
    } else {
      let card = FastCard(try session.wording(), on: session.screen())
      session.output.text(card.text(of: fasts))
    }
  }

  /// What can be read as a day is one: no shown id is as short as the names of days. What cannot be
  /// the beginning of an id was meant for a day.
  private static func question(_ session: inout Session) throws(Failure) -> ShowQuestion {
    guard let word = session.request.arguments.first else { return ShowQuestion() }
    let reader = try session.reader()
    do {
      return ShowQuestion(date: try reader.day(word).iso)
    } catch {
      guard isBeginningOfID(word) else {
        throw .notUnderstood(error, place: ValueKind.idOrDate.placeholder.rawValue)
      }
      return ShowQuestion(id: word)
    }
  }

  private static func isBeginningOfID(_ word: String) -> Bool {
    guard let first = word.utf8.first, first > UInt8(ascii: "9") else { return false }
    return word.lowercased().utf8.allSatisfy("0123456789abcdefghjkmnpqrstvwxyz".utf8.contains)
  }
}

extension Session {
  /// Nil where streaks are not counted, for the person's safety.
  mutating func streakStory() throws(Failure) -> WhyAnswer? {
    do throws(Failure) {
      return try ask(StatisticsCalls.Why.self, WhyQuestion(what: .streak))
    } catch {
      guard case .refused(.notSafe) = error else { throw error }
      return nil
    }
  }
}
