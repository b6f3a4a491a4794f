import Host
import Nouns
import Time
import Views
import Wire

enum Eat {
  static func run(_ session: inout Session) throws(Failure) {
    let request = session.request
    switch request.verb {
    case "again": try copy(MealCopy(), &session)
    case "yesterday":
      let yesterday = try session.day("yesterday", for: .on)
      try copy(MealCopy(day: yesterday.iso, slot: slot(request.arguments.first)), &session)
    case "copy":
      let day = try session.day(request.arguments.first ?? "", for: .on)
      let slot = slot(request.arguments.dropFirst().first)
      try copy(MealCopy(day: day.iso, slot: slot), &session)
    case "list": try list(&session)
    case "open": try listOpen(&session)
    case "show": try showDay(&session)
    case "edit": try edit(&session)
    case "delete": try delete(&session)
    case "purge": try purge(&session)
    default: try log(&session)
    }
  }

  static func slot(_ word: String?) -> MealSlot? { word.flatMap(MealSlot.init(rawValue:)) }

  // MARK: Logging

  private static func log(_ session: inout Session) throws(Failure) {
    guard let text = session.request.arguments.first else {
      return session.seat == .desktop ? try offer(&session) : try suggest(&session)
    }
    if let number = Int(text), (1...99).contains(number) {
      let question = SuggestionQuestion(recall: true)
      let shown = try session.ask(MealCalls.Suggest.self, question).suggestions
      return try log(number, of: shown, &session)
    }
    try log(text, &session)
  }

  /// What is often eaten at this time; at a terminal one of it can be taken at once.
  private static func suggest(_ session: inout Session) throws(Failure) {
    let slot = slot(session.request.value(.slot))
    // What a script asks for nobody has seen.
    let question = SuggestionQuestion(slot: slot, shown: !session.request.has(.json))
    let answer = try session.ask(MealCalls.Suggest.self, question)
    guard !session.request.has(.json) else { return session.output.line(answer.json) }
    session.output.text(
      MealPage(try session.wording(), on: session.screen()).text(of: answer))
    guard session.seat == .terminal else { return }
    session.output.flush()
    let dialog = Dialog(&session)
    guard case .text(let text) = dialog.ask(session.phrases()(MealPageMessage.askMeal)) else {
      return
    }
    try log(text, of: answer.suggestions, &session)
  }

  /// By its number, or in words.
  static func log(
    _ text: String, of shown: [SuggestedMeal], _ session: inout Session
  ) throws(Failure) {
    if let number = Int(text), (1...99).contains(number) {
      return try log(number, of: shown, &session)
    }
    try log(text, &session)
  }

  private static func log(
    _ number: Int, of shown: [SuggestedMeal], _ session: inout Session
  ) throws(Failure) {
    guard shown.indices.contains(number - 1) else {
      return try session.refuse(
        session.phrases()(MealPageMessage.notShown, "n", String(number)), .notUnderstood)
    }
    let items = shown[number - 1].items.map(NewMealItem.init)
    let order = MealLog(items, slot: slot(session.request.value(.slot)))
    try log(order, kcal: kcal(of: items), [], &session)
  }

  private static func log(_ text: String, _ session: inout Session) throws(Failure) {
    let reading = try MealDialog.reading(of: text, &session)
    let items = reading.items.map(\.item)
    var order = MealLog(items, slot: slot(session.request.value(.slot)) ?? reading.slot)
    if let time = reading.time { order.at = try session.time(time, for: .at, .latest).milliseconds }
    try log(order, kcal: kcal(of: items), reading.items.map(\.asOn), &session)
  }

  /// Nil where it is not known of all.
  private static func kcal(of items: [NewMealItem]) -> Int64? {
    items.contains { $0.nutrition.energy == nil }
      ? nil : items.compactMap(\.nutrition.energy).reduce(0, +)
  }

  /// What has no energy at all does not break a fast.
  private static func log(
    _ order: MealLog, kcal: Int64?, _ asOn: [String?], _ session: inout Session
  ) throws(Failure) {
    var order = order
    if let at = try session.moment() { order.at = at.milliseconds }
    let isNothing = kcal == 0 && !session.request.has(.endFast)
    let fast = isNothing ? nil : try FastAtMeal(at: order.at, &session)
    let change = try session.order(MealCalls.Log.self, order)
    guard session.seat != .desktop else { return try answer(change, asOn, fast, &session) }
    try show(change, asOn, &session)
    // A script has read the label, or will not.
    if change.nudge == true, session.seat == .terminal, !session.request.has(.json) {
      session.output.flush()
      session.say(session.phrases()(MealPageMessage.nudge))
    }
    try fast?.settle(&session)
  }

  private static func copy(_ order: MealCopy, _ session: inout Session) throws(Failure) {
    var order = order
    order.at = try session.moment()?.milliseconds
    let fast = try FastAtMeal(at: order.at, &session)
    let change: MealChange
    do throws(Failure) { change = try session.order(MealCalls.Copy.self, order) } catch {
      guard case .refused(.notFound) = error else { throw error }
      session.say(session.phrases()(MealPageMessage.noneToCopy))
      throw .said(.notFound)
    }
    try show(change, [], &session)
    try fast.settle(&session)
  }

  // MARK: Correcting

  private static func edit(_ session: inout Session) throws(Failure) {
    let request = session.request
    var order = MealEdit(id: request.arguments.first ?? "", slot: slot(request.value(.slot)))
    if request.arguments.count > 1 {
      let reading = try MealDialog.reading(of: request.arguments[1], &session)
      guard reading.items.count == 1 else {
        session.say(session.phrases()(MealPageMessage.oneFood))
        throw .said(.notUnderstood)
      }
      order.item = reading.items[0].item
      order.slot = order.slot ?? reading.slot
    }
    if let text = request.value(.at) {
      order.at = try session.time(text, for: .at, .latest).milliseconds
    }
    guard order.item != nil || order.slot != nil || order.at != nil else {
      throw .usage(.missingArgument(.meal, of: "meal edit"))
    }
    try show(
      try named(order.id) { () throws(Failure) in
        try session.order(MealCalls.Edit.self, order)
      }, [], &session)
  }

  private static func delete(_ session: inout Session) throws(Failure) {
    let id = session.request.arguments.first ?? ""
    let order = MealRemoval(id: id, meal: session.request.has(.all) ? true : nil)
    let change = try named(id) { () throws(Failure) in
      try session.order(MealCalls.Delete.self, order)
    }
    guard !session.request.has(.json) else { return session.output.line(change.json) }
    let wording = try session.wording()
    for item in change.items {
      session.tell(wording.sentence(deleted: item, now: Clock.now()))
    }
    session.output.flush()
    session.say(session.phrases()(MealPageMessage.wayBack))
  }

  private static func purge(_ session: inout Session) throws(Failure) {
    var id = session.request.arguments.first ?? ""
    let wording = try session.wording()
    var what = wording.phrases(BackupMessage.willEraseEntryTraces)
    do throws(Failure) {
      let page = try session.ask(MealCalls.List.self, MealItemQuestion(id: id))
      if let item = page.items.first {
        (id, what) = (item.id.text, wording.sentence(forErasing: item))
      }
    } catch {
      guard case .refused(.notFound) = error else { throw error }
    }
    try named(id) { () throws(Failure) in
      try Purge.erase(.mealItem, id, saying: what, &session)
    }
  }

  /// The daemon does not say of what there is none.
  private static func named<Value>(
    _ id: String, _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    do throws(Failure) { return try body() } catch {
      if case .refused(.notFound) = error { throw .noMealItem(id) }
      throw error
    }
  }

  private static func show(
    _ change: MealChange, _ asOn: [String?], _ session: inout Session
  ) throws(Failure) {
    guard !session.request.has(.json) else { return session.output.line(change.json) }
    let wording = try session.wording()
    let today = wording.zone.day(of: Clock.now())
    session.output.text(
      MealPage(wording, on: session.screen()).text(of: change, asOn: asOn, today: today))
  }
}

extension NewMealItem {
  /// The same once more.
  init(_ item: MealItem) {
    self.init(
      item.name, food: item.food, source: item.source, amount: item.amount, unit: item.unit,
      portion: item.portion, nutrition: item.nutrition)
  }
}
