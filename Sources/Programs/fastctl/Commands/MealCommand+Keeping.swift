import Host
import Nouns
import Time
import Views
import Wire

// Looking at what was eaten, correcting it, and asking those who have clicked.
extension MealCommand {
  /// What fits on a screen.
  private static let short = 20
  /// Of what lacks something, so many of the newest are looked through.
  private static let mostOpen: Int64 = 1000

  static func list(_ session: inout Session) throws(Failure) {
    let wanted = try session.number(.last)
    let text = session.request.value(.text)
    guard wanted == nil, text == nil, !session.request.has(.json) else {
      let found = try items(text, atMost: wanted, &session)
      return try show(found, empty: text == nil ? .none : .noneFound, &session)
    }
    let newest = try items(nil, atMost: Int64(short + 1), &session)
    try show(Array(newest.prefix(short)), empty: .none, isCut: newest.count > short, &session)
  }

  static func listOpen(_ session: inout Session) throws(Failure) {
    let found = try items(nil, atMost: mostOpen, &session).filter { $0.nutrition.energy == nil }
    try show(found, empty: .noneOpen, &session)
    try sayHowToFill(found, &session)
  }

  private static func items(
    _ text: String?, atMost wanted: Int64?, _ session: inout Session
  ) throws(Failure) -> [MealItem] {
    try session.rows(atMost: wanted) { (session, last, before) throws(Failure) in
      let question = MealItemQuestion(last: last, before: before, text: text)
      let page = try session.ask(MealCalls.List.self, question)
      return (page.items, page.isLast)
    }.newestFirst
  }

  private static func show(
    _ items: [MealItem], empty: MealPageMessage, isCut: Bool = false, _ session: inout Session
  ) throws(Failure) {
    guard !session.request.has(.json) else { return session.output.line(array: items.map(\.json)) }
    let page = MealPage(try session.wording(), on: session.screen())
    let text = page.table(of: items, now: Clock.now(), empty: empty, isCut: isCut).text
    guard items.count > short else { return session.output.text(text) }
    session.showPages(text)
  }

  static func showDay(_ session: inout Session) throws(Failure) {
    let day = try session.request.arguments.first.map { text throws(Failure) in
      try session.day(text, for: .on)
    }
    guard !session.request.has(.why) else { return try explain(day, &session) }
    let answer = try session.ask(MealCalls.Day.self, MealDayQuestion(day: day?.iso))
    guard !session.request.has(.json) else { return session.output.line(answer.json) }
    let wording = try session.wording()
    let today = wording.zone.day(of: Clock.now())
    session.output.text(MealPage(wording, on: session.screen()).text(of: answer, today: today))
  }

  /// Beside a meal to log, the question is refused.
  static func explainToday(_ session: inout Session) throws(Failure) {
    if let meal = session.request.arguments.first {
      throw .usage(.needlessArgument(meal, of: "meal --why"))
    }
    for other in [OptionName.at, .slot, .endFast, .keepFast, .fill, .popup]
    where session.request.has(other) {
      throw .usage(.conflict(.why, other.spelling))
    }
    try explain(nil, &session)
  }

  /// How a day compares with its targets; nil for today.
  static func explain(_ day: Day?, _ session: inout Session) throws(Failure) {
    let answer = try session.ask(MealCalls.Day.self, MealDayQuestion(day: day?.iso))
    guard !session.request.has(.json) else { return session.output.line(answer.json) }
    // The remains of a long fast are only known for this moment.
    let isResting = answer.day.resting != nil && answer.day.closed != true
    let targets = try session.ask(
      ProfileCalls.GetTargets.self, TargetsQuestion(date: isResting ? nil : answer.day.day))
    let wording = try session.wording()
    let today = wording.zone.day(of: Clock.now())
    session.output.text(
      MealWhy(wording, on: session.screen()).text(of: answer, targets, today: today))
  }

  // MARK: Correcting

  static func edit(_ session: inout Session) throws(Failure) {
    let request = session.request
    var order = MealEdit(id: request.arguments.first ?? "", slot: slot(request.value(.slot)))
    var read: [ReadMealItem] = []
    if request.arguments.count > 1 {
      let typed = request.arguments[1]
      let reading = try MealDialog.reading(
        of: try amount(typed, of: order.id, &session) ?? typed, &session)
      guard reading.items.count == 1 else {
        session.say(session.phrases()(MealPageMessage.oneFood))
        throw .said(.notUnderstood)
      }
      read = reading.items
      order.item = read[0].item
      order.slot = order.slot ?? reading.slot
    }
    if let text = request.value(.at) {
      order.at = try session.time(text, for: .at, .latest)
    }
    guard order.item != nil || order.slot != nil || order.at != nil else {
      throw .usage(.missingArgument(.meal, of: "meal edit"))
    }
    let change = try Session.naming(.mealItem, order.id) { () throws(Failure) in
      try session.order(MealCalls.Edit.self, order)
    }
    try show(change, read, &session)
    try FoodCommand.learn(from: change, &session)
  }

  /// An amount alone, such as 22g or half, written as one of the food that the entry has; nil for all
  /// else.
  private static func amount(
    _ text: String, of id: String, _ session: inout Session
  ) throws(Failure) -> String? {
    guard let page = try? session.ask(MealCalls.List.self, MealItemQuestion(id: id)),
      let entry = page.items.first, !entry.name.isEmpty, !entry.name.contains("\"")
    else { return nil }
    let whole = "\(text) \"\(entry.name)\""
    let items = try session.ask(MealCalls.Read.self, MealReadQuestion(whole)).items
    guard items.count == 1, items[0].item.name == entry.name, items[0].item.amount != nil else {
      return nil
    }
    return whole
  }

  static func delete(_ session: inout Session) throws(Failure) {
    let id = session.request.arguments.first ?? ""
    let order = MealRemoval(id: id, meal: session.request.has(.all) ? true : nil)
    let change = try Session.naming(.mealItem, id) { () throws(Failure) in
      try session.order(MealCalls.Delete.self, order)
    }
    guard !session.request.has(.json) else { return session.output.line(change.json) }
    let (wording, now) = (try session.wording(), Clock.now())
    for item in change.items { session.tell(wording.sentence(deleted: item, now: now)) }
    session.tell(
      MealPage(wording, on: session.screen()).sum(of: change.day, today: wording.zone.day(of: now)))
    session.output.flush()
    session.say(session.phrases()(MealPageMessage.wayBack))
  }

  static func purge(_ session: inout Session) throws(Failure) {
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
    try Session.naming(.mealItem, id) { () throws(Failure) in
      try PurgeCommand.erase(.mealItem, id, saying: what, &session)
    }
  }

  static func show(
    _ change: MealChange, _ read: [ReadMealItem], _ session: inout Session
  ) throws(Failure) {
    guard !session.request.has(.json) else { return session.output.line(change.json) }
    let wording = try session.wording()
    let now = Clock.now()
    session.output.text(
      MealPage(wording, on: session.screen())
        .text(of: change, read: read, today: wording.zone.day(of: now), now: now))
    try session.tell(earned: change.badges)
    try session.addCoach(to: change.occasion, of: .meal)
  }

  // MARK: For those who have clicked

  /// Meals that are often eaten at this time, to pick from, and room for anything else.
  static func offer(_ session: inout Session) throws(Failure) {
    let question = SuggestionQuestion(slot: slot(session.request.value(.slot)), shown: true)
    let answer = try session.ask(MealCalls.Suggest.self, question)
    guard let text = try session.words(from: try session.wording().menu(of: answer))?.first else {
      throw .said(.done)
    }
    try log(text, of: answer.suggestions, &session)
  }

  /// The answer to a logged meal; a fast that runs goes on, unless they press that it ended.
  static func answer(
    _ change: MealChange, _ read: [ReadMealItem], _ fast: FastAtMeal?, _ session: inout Session
  ) throws(Failure) {
    let wording = try session.wording()
    let now = Clock.now()
    let goesOn = fast?.goesOn ?? false
    let outside = try fast?.outsideWindow(&session)
    let notes = [goesOn ? wording.phrases(MealPageMessage.fastGoesOn) : nil, outside]
    let text = wording.popup(
      of: change, read: read, notes: notes.compactMap(\.self), today: wording.zone.day(of: now))
    let more = goesOn ? [wording.endFastButton(at: fast?.at ?? now, now: now)] : []
    if try session.answer(text, offering: more) == .end {
      try fast?.end(&session)
    } else if !goesOn {
      try fast?.settle(&session, after: change)
    }
  }
}

extension Declaration.Option {
  static let whyOfDay = Self(
    name: .why, meaning: "Explain what is left, and which macros are good")
}

extension NewMealItem {
  /// The same once more.
  init(_ item: MealItem) {
    self.init(
      item.name, food: item.food, source: item.source, amount: item.amount, unit: item.unit,
      portion: item.portion, nutrition: item.nutrition)
  }
}
