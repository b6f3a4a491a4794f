import Host
import Nouns
import Time
import Views
import Wire

enum WeightCommand: Command {
  static let name = "weight"
  static let shownBy = "weight list"

  static func view(_ request: Request) -> String? {
    request.arguments.isEmpty || request.verb == "list" ? name : nil
  }
  static func needsTerminal(_ request: Request) -> Bool { request.verb == "purge" }

  static var declaration: Declaration {
    Declaration(
      name: name,
      summary: "Record your weight, or see where it stands",
      details: [
        "A number without a unit is in the unit of the setting units.weight; +0.2 or -0.2 records that much more or less than your last weigh-in. A time without a date means the most recent one.",
        "If you weigh yourself several times a day, the last one recorded counts. A value far from the last two weeks is kept, but left out of the average and the trend until another one confirms it.",
        "Energy targets use the average of 7 days whenever they are recalculated.",
        "With --popup and no weight, it asks for one in a menu or a dialog.",
        "With --why, it explains the average, the arrow and the goal line, or the one that you name: mean, arrow or goal.",
      ],
      arguments: [.optional(.weight)],
      options: [
        .init(name: .at, meaning: "When it was, if not now"),
        .init(name: .note, meaning: "A short note"),
        .init(name: .why, meaning: "Explain where a number comes from"),
        .confirm, .popup,
        .json(meaning: "Print the weigh-in and where your weight stands as JSON"),
      ],
      verbs: [list, show, chart, edit, delete, purge],
      actsAlone: true,
      examples: [
        .init(typed: "weight 82.4", meaning: "What you weigh now"),
        .init(words: "weight 13st 2 --at 7:30", meaning: "In stone and pounds, this morning"),
        .init(words: "weight +0.2", meaning: "A little more than last time"),
        .init(words: "weight", meaning: "Where does my weight stand?"),
        .init(words: "weight --why", meaning: "Which weigh-ins the numbers come from"),
        .init(words: "weight --popup", meaning: "For a click: asks for it"),
      ])
  }

  private static var show: Declaration {
    Declaration(
      name: "show", summary: "Show one weigh-in, or where your weight stands",
      arguments: [.optional(.id)],
      options: [.json],
      examples: [
        .init(words: "weight show", meaning: "Average, trend and goal"),
        .init(words: "weight show k7m2", meaning: "The one whose ID starts with k7m2"),
      ])
  }

  private static var chart: Declaration {
    Declaration(
      name: "chart", summary: "Draw your weight with its trend",
      details: [
        "Without options, it shows the last 30 days. Points that are left out of the average and the trend are hollow; the band below shows the phases of your diet program."
      ],
      options: [
        .init(name: .last, meaning: "The last NUMBER days"),
        .init(name: .from, meaning: "From this day on"),
        .init(name: .to, meaning: "Up to this day"),
        .json(meaning: "Print the chart's data as JSON"),
        .svg, .ascii,
      ],
      examples: [
        .init(words: "weight chart", meaning: "The last 30 days"),
        .init(words: "weight chart --last 365", meaning: "The last year"),
        .init(typed: "weight chart --svg weight.svg", meaning: "As a picture"),
      ])
  }

  private static var list: Declaration {
    Declaration(
      name: "list", summary: "List your weigh-ins, newest first",
      arguments: [.optional(.number)],
      options: [
        .init(name: .last, meaning: "Only the last NUMBER"),
        .json(meaning: "Print the weigh-ins as a JSON array"),
      ],
      examples: [.init(words: "weight list 30", meaning: "The last thirty")])
  }

  private static var edit: Declaration {
    Declaration(
      name: "edit", summary: "Correct a weigh-in",
      details: [
        "A time without a date is on the same day as the time it replaces.",
        "An empty note removes the note.",
      ],
      arguments: [.required(.id), .optional(.weight)],
      options: [
        .init(name: .at, meaning: "When it was"),
        .init(name: .note, meaning: "Its note"),
        .json(meaning: "Print the weigh-in as JSON"),
      ],
      examples: [
        .init(typed: "weight edit k7m2 81.9", meaning: "It was 81.9 kg"),
        .init(
          words: "weight edit k7m2 --at 7:10 --note \"\"",
          meaning: "Change the time and remove the note"),
      ])
  }

  private static var purge: Declaration {
    Declaration(
      name: "purge", summary: "Erase a weigh-in for good",
      details: [
        "It leaves the list, the change log and all backups, and nothing brings it back. What you delete instead can be brought back."
      ],
      arguments: [.required(.id)],
      options: [.confirm, .json],
      examples: [.init(words: "weight purge k7m2", meaning: "Erase this weigh-in without a trace")])
  }

  private static var delete: Declaration {
    Declaration(
      name: "delete", summary: "Delete a weigh-in",
      arguments: [.required(.id)],
      options: [.json(meaning: "Print the weigh-in as JSON")],
      examples: [.init(words: "weight delete k7m2", meaning: "The one whose ID starts with k7m2")])
  }

  static func run(_ session: inout Session) throws(Failure) {
    switch session.request.verb {
    case "list": try list(&session)
    case "show": try show(&session)
    case "chart": try chart(&session)
    case "edit": try edit(&session)
    case "delete": try delete(&session)
    case "purge": try purge(&session)
    default: session.request.has(.why) ? try explain(&session) : try add(&session)
    }
  }

  // MARK: Changing

  private static func add(_ session: inout Session) throws(Failure) {
    guard let text = try typed(&session) else {
      guard ![OptionName.at, .note].contains(where: session.request.has) else {
        throw .usage(.missingArgument(.weight, of: "weight"))
      }
      return try showState(&session)
    }
    let order = NewWeighing(
      grams: try grams(text, &session), at: try moment(&session),
      note: session.request.value(.note), recent: session.request.has(.json))
    let answer = try session.confirming { (session, word) throws(Failure) in
      var order = order
      order.confirm = word
      return try session.order(WeightCalls.Add.self, order)
    }
    try show(answer, &session)
  }

  /// Who has clicked and said nothing is asked.
  private static func typed(_ session: inout Session) throws(Failure) -> String? {
    if let text = session.request.arguments.first { return text }
    guard session.seat == .desktop else { return nil }
    let state = try session.ask(WeightCalls.Show.self, NoFields())
    guard let text = try session.words(from: try session.wording().menu(of: state))?.first else {
      throw .said(.done)
    }
    return text
  }

  private static func edit(_ session: inout Session) throws(Failure) {
    let request = session.request
    var order = WeighingEdit(id: request.arguments.first ?? "", note: request.value(.note))
    if request.arguments.count > 1 {
      let text = request.arguments[1]
      let old = isChange(text) ? try weighing(order.id, &session).grams : nil
      order.grams = try grams(text, after: old, &session)
    }
    guard order.grams != nil || request.has(.at) || request.has(.note) else {
      throw .usage(.missingArgument(.weight, of: "weight edit"))
    }
    if let text = request.value(.at) {
      let old = try weighing(order.id, &session)
      // The one whose time was looked at, and no other.
      order.id = old.id.text
      order.at = try session.time(text, for: .at, .onDay(of: old.at.instant))
    }
    try Session.naming(.weighing, order.id) { () throws(Failure) in
      try show(try session.order(WeightCalls.Edit.self, order), &session)
    }
  }

  private static func delete(_ session: inout Session) throws(Failure) {
    let id = session.request.arguments.first ?? ""
    try Session.naming(.weighing, id) { () throws(Failure) in
      let answer = try session.order(WeightCalls.Delete.self, RemovalOrder(id: id))
      try show(answer, isGone: true, &session)
    }
    session.output.flush()
    session.say(session.phrases()(WeighingMessage.wayBack))
  }

  private static func purge(_ session: inout Session) throws(Failure) {
    var id = session.request.arguments.first ?? ""
    let wording = try session.wording()
    var what = wording.phrases(BackupMessage.willEraseEntryTraces)
    do throws(Failure) {
      let weighing = try weighing(id, &session)
      (id, what) = (weighing.id.text, wording.sentence(forErasing: weighing))
    } catch {
      guard case .none = error else { throw error }
    }
    try Session.naming(.weighing, id) { () throws(Failure) in
      try PurgeCommand.erase(.weighing, id, saying: what, &session)
    }
  }

  /// A day alone is enough: it has one weight.
  private static func moment(_ session: inout Session) throws(Failure) -> Instant? {
    do throws(Failure) { return try session.moment() } catch {
      guard case .notUnderstood(let mistake, _) = error, mistake.expected == .clockAfterDay,
        let day = try? session.reader().day(mistake.text)
      else { throw error }
      let noon = try session.wording().zone.startOfDay(day) + .hours(12)
      return min(noon, Clock.now())
    }
  }

  private static func isChange(_ text: String) -> Bool {
    text.utf8.first.map { "+-".utf8.contains($0) } ?? false
  }

  private static func grams(
    _ text: String, after old: Int64? = nil, _ session: inout Session
  ) throws(Failure) -> Int64 {
    if !isChange(text) { try session.keepUnit(ofFirst: text) }
    let unit = try session.wording().customs.units.weight
    var last = old
    if isChange(text), last == nil {
      last = try session.ask(WeightCalls.Show.self, NoFields()).grams
    }
    do throws(NotUnderstood) {
      return try Mass(text, in: unit, after: last.map(Mass.init(grams:))).grams
    } catch {
      throw .notUnderstood(error, place: ValueKind.weight.placeholder.rawValue)
    }
  }

  private static func show(
    _ answer: WeighingAnswer, isGone: Bool = false, _ session: inout Session
  ) throws(Failure) {
    guard !session.request.has(.json) else { return session.output.line(answer.json) }
    let (old, new) = isGone ? (answer.weighing, nil) : (answer.before, answer.weighing)
    let wording = try session.wording()
    guard session.seat != .desktop else {
      _ = try session.answer(wording.popup(of: answer, now: Clock.now()))
      return
    }
    session.tell(wording.sentence(before: old, after: new, now: Clock.now()))
    guard let state = answer.weight else { return }
    session.output.text(WeightPage(wording, on: session.screen()).answer(state))
    guard !isGone else { return }
    try session.tell(earned: answer.badges)
    try session.addCoach(to: answer.occasion, of: .weight)
    session.say(oneOf: state.hints)
  }
}
