import Host
import Nouns
import Time
import Views
import Wire

// Looking at what was eaten.
extension Eat {
  /// What fits on a screen.
  private static let short = 20
  /// Of what lacks something, so many of the newest are looked through.
  private static let mostOpen = 1000

  static func list(_ session: inout Session) throws(Failure) {
    let wanted = try session.number(.last)
    let text = session.request.value(.text)
    let found = try items(text, atMost: wanted.map { Int(clamping: $0) } ?? .max, &session)
    try show(found, empty: text == nil ? .none : .noneFound, &session)
  }

  static func listOpen(_ session: inout Session) throws(Failure) {
    let found = try items(nil, atMost: mostOpen, &session).filter { $0.nutrition.energy == nil }
    try show(found, empty: .noneOpen, &session)
  }

  private static func items(
    _ text: String?, atMost wanted: Int, _ session: inout Session
  ) throws(Failure) -> [MealItem] {
    var found: [MealItem] = []
    var isLast = false
    while !isLast, found.count < wanted {
      let question = MealItemQuestion(
        last: wanted == .max ? nil : Int64(wanted - found.count), before: found.last?.id.text,
        text: text)
      let page = try session.ask(MealCalls.List.self, question)
      found += page.items
      isLast = page.isLast || page.items.isEmpty
    }
    return found
  }

  private static func show(
    _ items: [MealItem], empty: MealPageMessage, _ session: inout Session
  ) throws(Failure) {
    guard !session.request.has(.json) else { return session.output.line(array: items.map(\.json)) }
    let page = MealPage(try session.wording(), on: session.screen())
    let text = page.table(of: items, now: Clock.now(), empty: empty).text
    guard items.count > short else { return session.output.text(text) }
    session.showPages(text)
  }

  static func showDay(_ session: inout Session) throws(Failure) {
    let day = try session.request.arguments.first.map { text throws(Failure) in
      try session.day(text, for: .on)
    }
    let answer = try session.ask(MealCalls.Day.self, MealDayQuestion(day: day?.iso))
    guard !session.request.has(.json) else { return session.output.line(answer.json) }
    let wording = try session.wording()
    let today = wording.zone.day(of: Clock.now())
    session.output.text(MealPage(wording, on: session.screen()).text(of: answer, today: today))
  }
}
