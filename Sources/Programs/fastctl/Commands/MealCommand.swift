import Host
import Nouns
import Time
import Views
import Wire

enum MealCommand: Command {
  static let name = "meal"
  static let shownBy = "meal list"

  static func view(_ request: Request) -> String? {
    let isLooking =
      request.verb.map(["list", "show", "open"].contains) ?? request.arguments.isEmpty
    return isLooking ? "log" : nil
  }
  static func needsTerminal(_ request: Request) -> Bool {
    request.verb == "purge"
      || request.verb == nil && request.arguments.isEmpty
        && ![.json, .why].contains(where: request.has)
  }

  static var declaration: Declaration {
    Declaration(
      name: name,
      summary: "Log what you ate, in your own words",
      details: [
        "Foods are joined by + or a comma: oats 80g + milk 200ml. The amount goes before or after the food; without one, it is as much as last time. Energy alone is enough: 650kcal lunch. A food without any numbers is fine, too.",
        "Give a food's numbers once, and fastd remembers them: bar 210kcal p20. Everyday foods are known in English and German. p, c, f, fi and alc are grams of protein, carbohydrate, fat, fibre and alcohol.",
        "An entry without energy is open. To fill it, type its name with the energy: on a terminal you are asked, in a script say so with --fill. The entry keeps its amount and gets the energy for that amount.",
        "On its own, it lists what you often eat at this time of day; a number logs one of them. There, Enter opens a search that follows what you type.",
        "With --popup and no meal, it asks for one in a menu or a dialog.",
        "With --why, it explains how today compares with your targets; meal show DATE --why does so for another day.",
      ],
      arguments: [.optional(.meal)],
      options: [
        .init(name: .at, meaning: "When it was, if not now"),
        .init(name: .slot, meaning: "Which meal it was, if the time does not tell"),
        .init(name: .endFast, meaning: "End the current fast with it"),
        .init(name: .keepFast, meaning: "Let the current fast go on without asking"),
        .init(
          name: .fill,
          meaning: "Fill the open entries of the same name instead of logging a new one"),
        .whyOfDay, .popup, .json(meaning: "Print what was logged, and the day, as JSON"),
      ],
      verbs: [again, yesterday, copy, list, open, show, edit, delete, purge],
      actsAlone: true,
      examples: [
        .init(typed: "meal \"oats 80g + milk 200ml\"", meaning: "Two foods"),
        .init(words: "meal 650kcal lunch", meaning: "Only the energy is known"),
        .init(typed: "meal \"bar 210kcal p20\"", meaning: "A new food, remembered from now on"),
        .init(words: "meal again", meaning: "The last meal once more"),
        .init(words: "meal --why", meaning: "What is left today, and which macro is good?"),
        .init(words: "meal --popup", meaning: "For a click: asks what it was"),
      ])
  }

  private static let logging: [Declaration.Option] = [
    .init(name: .at, meaning: "When it was, if not now"),
    .init(name: .endFast, meaning: "End the current fast with it"),
    .init(name: .keepFast, meaning: "Let the current fast go on without asking"),
    .json(meaning: "Print what was logged, and the day, as JSON"),
  ]

  private static var again: Declaration {
    Declaration(
      name: "again", summary: "Log the last meal once more", options: logging,
      examples: [.init(words: "meal again", meaning: "The same again, now")])
  }

  private static var yesterday: Declaration {
    Declaration(
      name: "yesterday", summary: "Log what you ate yesterday once more",
      arguments: [.optional(.mealSlot)], options: logging,
      examples: [.init(words: "meal yesterday breakfast", meaning: "Yesterday's breakfast")])
  }

  private static var copy: Declaration {
    Declaration(
      name: "copy", summary: "Log what you ate on a day once more",
      arguments: [.required(.date), .optional(.mealSlot)], options: logging,
      examples: [.init(words: "meal copy mon lunch", meaning: "Monday's lunch")])
  }

  private static var list: Declaration {
    Declaration(
      name: "list", summary: "List what you ate, newest first",
      details: ["On its own, it lists the newest twenty entries."],
      arguments: [.optional(.number)],
      options: [
        .init(name: .last, meaning: "Only the last NUMBER"),
        .init(name: .text, meaning: "Only what has this in its name"),
        .json(meaning: "Print what you ate as a JSON array"),
      ],
      examples: [
        .init(words: "meal list 20", meaning: "The last twenty"),
        .init(words: "meal list --text oats", meaning: "When did I have oats?"),
      ])
  }

  private static var open: Declaration {
    Declaration(
      name: "open", summary: "List entries without energy",
      options: [.json(meaning: "Print what you ate as a JSON array")],
      examples: [.init(words: "meal open", meaning: "What could I complete?")])
  }

  private static var show: Declaration {
    Declaration(
      name: "show", summary: "Show what you ate on a day",
      arguments: [.optional(.date)],
      options: [.whyOfDay, .json(meaning: "Print the day as JSON")],
      examples: [
        .init(words: "meal show yesterday", meaning: "Yesterday, with its sum"),
        .init(words: "meal show yesterday --why", meaning: "Why was fat high?"),
      ])
  }

  private static var edit: Declaration {
    Declaration(
      name: "edit", summary: "Correct something you ate",
      details: [
        "What you say replaces the food and its amount. An amount alone, such as 22g, changes only the amount; energy alone, such as 250kcal, is that of the whole entry."
      ],
      arguments: [.required(.id), .optional(.meal)],
      options: [
        .init(name: .at, meaning: "When it was"),
        .init(name: .slot, meaning: "Which meal it was"),
        .json(meaning: "Print what changed, and the day, as JSON"),
      ],
      examples: [.init(typed: "meal edit k7m2 \"milk 150ml\"", meaning: "It was less")])
  }

  private static var purge: Declaration {
    Declaration(
      name: "purge", summary: "Erase something you ate for good",
      details: [
        "It leaves the list, the change log and all backups, and nothing brings it back. What you delete instead can be brought back."
      ],
      arguments: [.required(.id)],
      options: [.confirm, .json],
      examples: [.init(words: "meal purge k7m2", meaning: "Erase this entry without a trace")])
  }

  private static var delete: Declaration {
    Declaration(
      name: "delete", summary: "Delete something you ate",
      arguments: [.required(.id)],
      options: [
        .init(name: .all, meaning: "With all that was eaten together with it"),
        .json(meaning: "Print what was deleted, and the day, as JSON"),
      ],
      examples: [
        .init(words: "meal delete k7m2", meaning: "The one whose ID starts with k7m2"),
        .init(words: "meal delete k7m2 --all", meaning: "The whole meal"),
      ])
  }

  static func run(_ session: inout Session) throws(Failure) {
    let request = session.request
    switch request.verb {
    case "again": try copy(MealCopy(), &session)
    case "yesterday":
      let yesterday = try session.day("yesterday", for: .on)
      try copy(MealCopy(day: yesterday, slot: slot(request.arguments.first)), &session)
    case "copy":
      let day = try session.day(request.arguments.first ?? "", for: .on)
      let slot = slot(request.arguments.dropFirst().first)
      try copy(MealCopy(day: day, slot: slot), &session)
    case "list": try list(&session)
    case "open": try listOpen(&session)
    case "show": try showDay(&session)
    case "edit": try edit(&session)
    case "delete": try delete(&session)
    case "purge": try purge(&session)
    default: request.has(.why) ? try explainToday(&session) : try log(&session)
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
    switch Dialog(&session).ask(session.phrases()(MealPageMessage.askMeal)) {
    case .left: break
    case .nothing: try find(&session)
    case .text(let text): try log(text, of: answer.suggestions, &session)
    }
  }

  private static func find(_ session: inout Session) throws(Failure) {
    switch try FoodFinderRun.search(.search, &session) {
    case .left, .typed(""): break
    case .typed(let text): try log(text, &session)
    case .food(let food):
      if let reading = try MealDialog.reading(of: food, &session) { try log(reading, &session) }
    }
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
    try log(try MealDialog.reading(of: text, ifLeft: .logs, &session), &session)
  }

  private static func log(_ reading: MealReading, _ session: inout Session) throws(Failure) {
    let items = reading.items.map(\.item)
    var order = MealLog(items, slot: slot(session.request.value(.slot)) ?? reading.slot)
    if let time = reading.time { order.at = try session.time(time, for: .at, .latest) }
    try log(order, kcal: kcal(of: items), reading.items, &session)
  }

  /// Nil where it is not known of all.
  private static func kcal(of items: [NewMealItem]) -> Int64? {
    items.contains { $0.nutrition.energy == nil }
      ? nil : items.compactMap(\.nutrition.energy).reduce(0, +)
  }

  /// Next to no energy does not break a fast.
  static func log(
    _ order: MealLog, kcal: Int64?, _ read: [ReadMealItem], _ session: inout Session
  ) throws(Failure) {
    var order = order
    order.at = try session.moment(or: order.at)
    let filling = try MealFilling(by: order, &session)
    if filling.isMeant { order.fill = true }
    let kcal = filling.isMeant ? Self.kcal(of: filling.logged(of: order.items)) : kcal
    let isNothing = !Nutrition.isMeal([kcal]) && !session.request.has(.endFast)
    let fast = isNothing ? nil : try FastAtMeal(at: order.at, &session)
    let change = try session.order(MealCalls.Log.self, order)
    guard session.seat != .desktop else { return try answer(change, read, fast, &session) }
    try show(change, filling.isMeant ? [] : read, &session)
    try filling.sayRest(&session)
    // A script has read the label, or will not.
    if change.nudge == true, session.seat == .terminal, !session.request.has(.json) {
      session.output.flush()
      session.say(session.phrases()(MealPageMessage.nudge))
    }
    try fast?.settle(&session, after: change)
  }

  private static func copy(_ order: MealCopy, _ session: inout Session) throws(Failure) {
    var order = order
    order.at = try session.moment()
    let fast = try FastAtMeal(at: order.at, &session)
    let change: MealChange
    do throws(Failure) { change = try session.order(MealCalls.Copy.self, order) } catch {
      guard case .refused(.notFound) = error else { throw error }
      session.say(session.phrases()(MealPageMessage.noneToCopy))
      throw .said(.notFound)
    }
    try show(change, [], &session)
    try fast.settle(&session, after: change)
  }
}
