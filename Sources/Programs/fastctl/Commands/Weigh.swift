import Host
import Nouns
import Time
import Views
import Wire

enum Weigh {
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
      grams: try grams(text, &session), at: try session.moment()?.milliseconds,
      note: session.request.value(.note))
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

  private static func purge(_ session: inout Session) throws(Failure) {
    var id = session.request.arguments.first ?? ""
    let wording = try session.wording()
    var what = wording.phrases(BackupMessage.willEraseEntryTraces)
    do throws(Failure) {
      let weighing = try weighing(id, &session)
      (id, what) = (weighing.id.text, wording.sentence(forErasing: weighing))
    } catch {
      guard case .noWeighing = error else { throw error }
    }
    try naming(id) { () throws(Failure) in
      try Purge.erase(.weighing, id, saying: what, &session)
    }
  }

  /// The daemon does not say of what there is none.
  static func naming<Value>(
    _ id: String, _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    do throws(Failure) { return try body() } catch {
      if case .refused(.notFound) = error { throw .noWeighing(id) }
      throw error
    }
  }

  private static func isChange(_ text: String) -> Bool {
    text.utf8.first.map { "+-".utf8.contains($0) } ?? false
  }

  private static func grams(
    _ text: String, after old: Int64? = nil, _ session: inout Session
  ) throws(Failure) -> Int64 {
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
    if !isGone { session.say(oneOf: state.hints) }
  }
}
