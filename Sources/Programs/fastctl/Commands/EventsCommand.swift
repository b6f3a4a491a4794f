import Nouns
import Formats
import Host
import Time
import Views
import Wire

enum EventsCommand: Command {
  static let name = "events"

  /// Those who look after the journal need not find themselves in it.
  static func isTyped(_ request: Request) -> Bool { false }

  static var declaration: Declaration {
    Declaration(
      name: name,
      summary: "Show the journal of what you do with fastd",
      details: [
        "It is off until you turn it on: fastctl config set events.enabled on",
        "It records what you did and when, such as fast_started or view_opened, but no weights, meals or notes. Nothing is sent anywhere, and entries are deleted after 400 days.",
        "To erase it: fastctl purge --events. To export it: fastctl export events",
      ],
      arguments: [.optional(.number)],
      options: [
        .init(name: .last, meaning: "Only the last NUMBER"),
        .init(name: .from, meaning: "From this day on"),
        .init(name: .to, meaning: "Up to and including this day"),
        .init(name: .name, meaning: "Only events of this name"),
        .init(name: .sum, meaning: "How often each event occurs, and how the first weeks went"),
        .json,
      ],
      examples: [
        .init(words: "events 10", meaning: "The last ten"),
        .init(typed: "events --name fast_completed --from mon", meaning: "This week's fasts"),
        .init(words: "events --sum", meaning: "The totals"),
      ])
  }

  private static let shortList = 20

  static func run(_ session: inout Session) throws(Failure) {
    if session.request.has(.sum) { try sum(&session) } else { try list(&session) }
  }

  private static func list(_ session: inout Session) throws(Failure) {
    var question = EventsQuestion(
      from: try session.day(.from), to: try session.day(.to), name: try name(session.request))
    question.limit = try session.number(.last) ?? Int64(shortList)
    let (events, isOn) = try EventReading.read(question, &session)
    if session.request.has(.json) {
      session.output.line(array: events.map(EventWriter.line))
    } else {
      let page = EventPage(try session.wording(), on: session.screen())
      let isFiltered = [OptionName.from, .to, .name].contains(where: session.request.has)
      session.output.text(page.text(of: events, isFiltered: isFiltered, now: Clock.now()))
    }
    sayIfOff(isOn, &session)
  }

  private static func sum(_ session: inout Session) throws(Failure) {
    for option in [OptionName.last, .name] where session.request.has(option) {
      throw .usage(.conflict(.sum, option.spelling))
    }
    let dates = EventDates(from: try session.day(.from), to: try session.day(.to))
    let answer = try session.ask(EventCalls.Summary.self, dates)
    if session.request.has(.json) {
      session.output.line(answer.json)
    } else {
      let page = EventPage(try session.wording(), on: session.screen())
      let isFiltered = [OptionName.from, .to].contains(where: session.request.has)
      session.output.text(page.text(of: answer, isFiltered: isFiltered, now: Clock.now()))
    }
    sayIfOff(answer.enabled, &session)
  }

  private static func sayIfOff(_ isOn: Bool, _ session: inout Session) {
    if !isOn { session.say(session.phrases()(EventMessage.off)) }
  }

  private static func name(_ request: Request) throws(Failure) -> EventName? {
    guard let text = request.value(.name) else { return nil }
    guard let name = EventName(rawValue: text) else {
      throw .usage(.unknownChoice(text, among: .words(EventName.allCases.map(\.rawValue))))
    }
    return name
  }
}

/// Reads a journal page by page.
enum EventReading {
  /// As many as fit into a reply of modest size.
  private static let pageLength: Int64 = 500

  /// Newest first, all of them where the question has no limit; and whether it goes on.
  static func read(
    _ question: EventsQuestion, _ session: inout Session
  ) throws(Failure) -> (events: [JournalEvent], isOn: Bool) {
    var events: [JournalEvent] = []
    var question = question
    var left = question.limit ?? .max
    while true {
      let length = min(left, pageLength)
      question.limit = length
      let page = try session.ask(EventCalls.List.self, question)
      events += page.events
      left -= Int64(page.events.count)
      guard page.events.count == length, left > 0, let last = page.events.last else {
        return (events, page.enabled)
      }
      question.before = last.seq
    }
  }
}

extension Session {
  /// The date that an option says.
  mutating func day(_ option: OptionName) throws(Failure) -> String? {
    guard let text = request.value(option) else { return nil }
    let reader = try reader()
    do { return try reader.day(text).iso } catch {
      throw .notUnderstood(error, place: option.spelling)
    }
  }
}
