import Host
import Nouns
import Time
import Views
import Wire

enum Weigh {
  static var declaration: Declaration {
    Declaration(
      name: "weight",
      summary: "Record your weight, or see your last weigh-ins",
      details: [
        "A number without a unit is in the unit of the setting units.weight. A time without a date means the most recent one.",
        "Energy targets use the weight in your profile, which this does not change: fastctl profile --weight 82.4kg",
      ],
      arguments: [.optional(.weight)],
      options: [
        .init(name: .at, meaning: "When it was, if not now"),
        .init(name: .note, meaning: "A short note"),
        .json(meaning: "Print the weigh-in as JSON, or the last ones as a JSON array"),
      ],
      verbs: [list, edit, delete],
      actsAlone: true,
      examples: [
        .init(typed: "weight 82.4", meaning: "What you weigh now"),
        .init(words: "weight 13st 2 --at 7:30", meaning: "In stone and pounds, this morning"),
        .init(words: "weight", meaning: "What did I last weigh?"),
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

  private static var delete: Declaration {
    Declaration(
      name: "delete", summary: "Delete a weigh-in",
      arguments: [.required(.id)],
      options: [.json(meaning: "Print the weigh-in as JSON")],
      examples: [.init(words: "weight delete k7m2", meaning: "The one whose ID starts with k7m2")])
  }

  static func run(_ session: inout Session) throws(Failure) {
    switch session.request.verb {
    case "list": try look(atMost: try session.number(.last), &session)
    case "edit": try edit(&session)
    case "delete": try delete(&session)
    default: try add(&session)
    }
  }

  // MARK: Looking

  /// What fits beside a prompt.
  private static let shortList = 10

  private static func lookAtLast(_ session: inout Session) throws(Failure) {
    let question = WeighingQuestion(last: Int64(shortList) + 1)
    let found = try session.ask(WeightCalls.List.self, question).weighings
    try show(Array(found.prefix(shortList)), isAll: found.count <= shortList, &session)
  }

  private static func look(
    atMost wanted: Int64?, _ session: inout Session
  ) throws(Failure) {
    var found: [Weighing] = []
    var isLast = false
    while !isLast {
      let question = WeighingQuestion(
        last: wanted.map { $0 - Int64(found.count) }, before: found.last?.id.text)
      let page = try session.ask(WeightCalls.List.self, question)
      found += page.weighings
      isLast = page.isLast || page.weighings.isEmpty
    }
    try show(found, isAll: true, &session)
  }

  private static func show(
    _ weighings: [Weighing], isAll: Bool, _ session: inout Session
  ) throws(Failure) {
    guard !session.request.has(.json) else {
      return session.output.line(array: weighings.map(\.json))
    }
    let table = WeighingTable(try session.wording(), on: session.screen(), now: Clock.now())
    let text = table.text(of: weighings, isAll: isAll)
    guard weighings.count > 2 * shortList else { return session.output.text(text) }
    session.showPages(text)
  }

  // MARK: Changing

  private static func add(_ session: inout Session) throws(Failure) {
    guard let text = session.request.arguments.first else {
      guard ![OptionName.at, .note].contains(where: session.request.has) else {
        throw .usage(.missingArgument(.weight, of: "weight"))
      }
      return try lookAtLast(&session)
    }
    let order = NewWeighing(
      grams: try grams(text, &session), at: try session.moment()?.milliseconds,
      note: session.request.value(.note))
    try show(try session.order(WeightCalls.Add.self, order), &session)
  }

  private static func edit(_ session: inout Session) throws(Failure) {
    let request = session.request
    var order = WeighingEdit(id: request.arguments.first ?? "", note: request.value(.note))
    if request.arguments.count > 1 { order.grams = try grams(request.arguments[1], &session) }
    guard order.grams != nil || request.has(.at) || request.has(.note) else {
      throw .usage(.missingArgument(.weight, of: "weight edit"))
    }
    if let text = request.value(.at) {
      let old = try weighing(order.id, &session)
      // The one whose time was looked at, and no other.
      order.id = old.id.text
      order.at = try session.time(text, for: .at, .onDay(of: old.at.instant)).milliseconds
    }
    try naming(order.id) { () throws(Failure) in
      try show(try session.order(WeightCalls.Edit.self, order), &session)
    }
  }

  private static func delete(_ session: inout Session) throws(Failure) {
    let id = session.request.arguments.first ?? ""
    try naming(id) { () throws(Failure) in
      let answer = try session.order(WeightCalls.Delete.self, RemovalOrder(id: id))
      try show(answer, isGone: true, &session)
    }
    session.output.flush()
    session.say(session.phrases()(WeighingMessage.wayBack))
  }

  private static func weighing(
    _ id: String, _ session: inout Session
  ) throws(Failure) -> Weighing {
    let question = WeighingQuestion(id: id)
    let found = try naming(id) { () throws(Failure) in
      try session.ask(WeightCalls.List.self, question).weighings
    }
    guard let weighing = found.first else { throw .noWeighing(id) }
    return weighing
  }

  /// The daemon does not say of what there is none.
  private static func naming<Value>(
    _ id: String, _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    do throws(Failure) { return try body() } catch {
      if case .refused(.notFound) = error { throw .noWeighing(id) }
      throw error
    }
  }

  private static func grams(_ text: String, _ session: inout Session) throws(Failure) -> Int64 {
    let unit = try session.wording().customs.units.weight
    do throws(NotUnderstood) { return try Mass(text, in: unit).grams } catch {
      throw .notUnderstood(error, place: ValueKind.weight.placeholder.rawValue)
    }
  }

  private static func show(
    _ answer: WeighingAnswer, isGone: Bool = false, _ session: inout Session
  ) throws(Failure) {
    guard !session.request.has(.json) else { return session.output.line(answer.json) }
    let (old, new) = isGone ? (answer.weighing, nil) : (answer.before, answer.weighing)
    session.tell(try session.wording().sentence(before: old, after: new, now: Clock.now()))
  }
}
