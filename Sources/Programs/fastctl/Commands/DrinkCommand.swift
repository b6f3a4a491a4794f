import Host
import Nouns
import Time
import Views
import Wire

enum DrinkCommand: Command {
  static let name = "drink"
  static let shownBy = "drink list"

  static func view(_ request: Request) -> String? {
    request.arguments.isEmpty || request.verb == "list" ? name : nil
  }
  static func needsTerminal(_ request: Request) -> Bool { request.verb == "purge" }

  static var declaration: Declaration {
    Declaration(
      name: name,
      summary: "Record what you drink, or see how much it was today",
      details: [
        "A number without a unit is millilitres. Drinks that you log as meals count too, if they are built-in foods. Anything with 10 kcal or more is logged as a meal.",
        "To set how much you want to drink in a day: fastctl config set drink.aim 2000. To be reminded two hours after the last drink you recorded: fastctl config set drink.remind on",
      ],
      arguments: [.optional(.drink)],
      options: [
        .init(name: .at, meaning: "When it was, if not now"),
        .init(name: .endFast, meaning: "End the current fast with it, if it is logged as a meal"),
        .init(
          name: .keepFast,
          meaning: "Let the current fast go on without asking, if it is logged as a meal"),
        .popup,
        .json(meaning: "Print the drink and the day as JSON"),
      ],
      verbs: [list, edit, delete, purge],
      actsAlone: true,
      examples: [
        .init(typed: "drink 500", meaning: "Half a litre"),
        .init(typed: "drink 0.3l tea", meaning: "With its name"),
        .init(words: "drink 250 --at 8:30", meaning: "This morning"),
        .init(words: "drink", meaning: "How much was it today?"),
      ])
  }

  private static var list: Declaration {
    Declaration(
      name: "list", summary: "List your drinks, newest first",
      arguments: [.optional(.number)],
      options: [
        .init(name: .last, meaning: "Only the last NUMBER"),
        .json(meaning: "Print the drinks as a JSON array"),
      ],
      examples: [.init(words: "drink list 20", meaning: "The last twenty")])
  }

  private static var edit: Declaration {
    Declaration(
      name: "edit", summary: "Correct a drink",
      arguments: [.required(.id), .optional(.drink)],
      options: [
        .init(name: .at, meaning: "When it was"),
        .json(meaning: "Print the drink and the day as JSON"),
      ],
      examples: [.init(words: "drink edit k7m2 400ml", meaning: "It was more")])
  }

  private static var delete: Declaration {
    Declaration(
      name: "delete", summary: "Delete a drink",
      arguments: [.required(.id)],
      options: [.json(meaning: "Print the drink and the day as JSON")],
      examples: [.init(words: "drink delete k7m2", meaning: "The one whose ID starts with k7m2")])
  }

  private static var purge: Declaration {
    Declaration(
      name: "purge", summary: "Erase a drink for good",
      details: [
        "It leaves the list, the change log and all backups, and nothing brings it back. What you delete instead can be brought back."
      ],
      arguments: [.required(.id)],
      options: [.confirm, .json],
      examples: [.init(words: "drink purge k7m2", meaning: "Erase this drink without a trace")])
  }

  static func run(_ session: inout Session) throws(Failure) {
    switch session.request.verb {
    case "list": try list(&session)
    case "edit": try edit(&session)
    case "delete": try delete(&session)
    case "purge": try purge(&session)
    default: session.request.arguments.isEmpty ? try showDay(&session) : try add(&session)
    }
  }

  // MARK: Changing

  private static func add(_ session: inout Session) throws(Failure) {
    let typed = try TypedDrink.read(session.request.arguments[0], &session)
    let at = try session.moment(or: typed.at)
    if typed.isMeal {
      let wording = try session.wording()
      if !session.request.has(.json), session.seat != .desktop {
        session.say(wording.phrases(DrinkMessage.isMeal, "food", typed.item.name))
      }
      return try MealCommand.log(
        MealLog([typed.item], at: at), kcal: typed.item.nutrition.energy, [typed.read], &session)
    }
    let order = NewDrink(ml: try typed.millilitres(&session), what: typed.what, at: at)
    try show(try session.order(DrinkCalls.Add.self, order), &session)
  }

  private static func edit(_ session: inout Session) throws(Failure) {
    let request = session.request
    var order = DrinkEdit(id: request.arguments.first ?? "")
    if request.arguments.count > 1 {
      let text = request.arguments[1]
      let typed = try TypedDrink.read(text, for: order.id, &session)
      guard !typed.isMeal else { return try refuseMeal(typed, for: order.id, &session) }
      (order.ml, order.what) = (try typed.millilitres(&session), typed.what)
      order.at = typed.at
    }
    try Session.naming(.drink, order.id) { () throws(Failure) in
      if let text = request.value(.at) {
        let old = try drink(order.id, &session)
        // The one whose time was looked at, and no other.
        order.id = old.id.text
        order.at = try session.time(text, for: .at, .onDay(of: old.at.instant))
      }
      guard order.ml != nil || order.at != nil else {
        throw .usage(.missingArgument(.drink, of: "drink edit"))
      }
      try show(try session.order(DrinkCalls.Edit.self, order), &session)
    }
  }

  private static func refuseMeal(
    _ typed: TypedDrink, for id: String, _ session: inout Session
  ) throws(Failure) {
    let old = try Session.naming(.drink, id) { () throws(Failure) -> Drink in
      try drink(id, &session)
    }
    let sentence = try session.wording().sentence(
      moving: old, id: id, named: typed.item.name, typed: typed.text)
    return try session.refuse(sentence, .refused)
  }

  private static func delete(_ session: inout Session) throws(Failure) {
    let id = session.request.arguments.first ?? ""
    try Session.naming(.drink, id) { () throws(Failure) in
      let answer = try session.order(DrinkCalls.Delete.self, RemovalOrder(id: id))
      try show(answer, isGone: true, &session)
    }
    session.output.flush()
    session.say(session.phrases()(DrinkMessage.wayBack))
  }

  private static func purge(_ session: inout Session) throws(Failure) {
    var id = session.request.arguments.first ?? ""
    let wording = try session.wording()
    var what = wording.phrases(BackupMessage.willEraseEntryTraces)
    do throws(Failure) {
      let drink = try drink(id, &session)
      (id, what) = (drink.id.text, wording.sentence(forErasing: drink))
    } catch {
      guard case .refused(.notFound) = error else { throw error }
    }
    try Session.naming(.drink, id) { () throws(Failure) in
      try PurgeCommand.erase(.drink, id, saying: what, &session)
    }
  }

  private static func show(
    _ answer: DrinkAnswer, isGone: Bool = false, _ session: inout Session
  ) throws(Failure) {
    guard !session.request.has(.json) else { return session.output.line(answer.json) }
    let (old, new) = isGone ? (answer.drink, nil) : (answer.before, answer.drink)
    let wording = try session.wording()
    let now = Clock.now()
    guard session.seat != .desktop else {
      _ = try session.answer(wording.popup(of: answer, now: now))
      return
    }
    session.tell(wording.sentence(before: old, after: new, now: now))
    let page = DrinkPage(wording, on: session.screen())
    session.tell(page.sum(of: answer.day, today: wording.zone.day(of: now)))
  }

  // MARK: Looking

  private static func showDay(_ session: inout Session) throws(Failure) {
    let day = try session.ask(DrinkCalls.Day.self, DrinkDayQuestion())
    guard !session.request.has(.json) else { return session.output.line(day.json) }
    let page = DrinkPage(try session.wording(), on: session.screen())
    session.output.text(page.text(of: day, now: Clock.now()))
  }

  /// A longer list is paged.
  private static let shortList = 20

  private static func list(_ session: inout Session) throws(Failure) {
    let found = try session.rows(atMost: try session.number(.last)) {
      (session, last, before) throws(Failure) in
      let question = DrinkQuestion(last: last, before: before)
      let page = try session.ask(DrinkCalls.List.self, question)
      return (page.drinks, page.isLast)
    }
    guard !session.request.has(.json) else { return session.output.line(array: found.map(\.json)) }
    let page = DrinkPage(try session.wording(), on: session.screen())
    let text = page.table(of: found, now: Clock.now())
    guard found.count > shortList else { return session.output.text(text) }
    session.showPages(text)
  }

  private static func drink(_ id: String, _ session: inout Session) throws(Failure) -> Drink {
    let page = try session.ask(DrinkCalls.List.self, DrinkQuestion(id: id))
    guard let drink = page.drinks.first else { throw .refused(.notFound(id)) }
    return drink
  }
}
