import Host
import Nouns
import Time
import Views
import Wire

// Foods of the person's own.
extension FoodCommand {
  /// What the values of a food can be of.
  static let measures: [(word: String, measure: FoodMeasure)] = [
    ("100g", .hundredGrams), ("100ml", .hundredMillilitres), ("portion", .portion),
  ]

  private static func measure(_ session: inout Session) -> FoodMeasure? {
    let word = session.request.value(.per)
    return measures.first { $0.word == word }?.measure
  }

  static func add(_ session: inout Session) throws(Failure) {
    let reading = try session.foodReading(of: session.request.arguments.first ?? "")
    guard !reading.name.isEmpty else { throw session.refused(OwnFoodMessage.noName) }
    // It would only hide what is known of a food that is called the same.
    guard !reading.nutrition.isUnknown else { throw session.refused(OwnFoodMessage.several) }
    let measure = measure(&session)
    if measure != nil, reading.per != nil {
      throw .usage(.conflict(.per, session.request.arguments.first ?? ""))
    }
    let order = NewFood(
      reading.name, aliases: try session.aliases(), per: reading.per ?? measure ?? .hundredGrams,
      nutrition: reading.nutrition, portions: try session.portions())
    let hides = try isBuiltIn(reading.name, &session)
    let answer = try session.order(FoodCalls.Add.self, order)
    try show(answer, isHiding: hides, &session)
  }

  static func edit(_ session: inout Session) throws(Failure) {
    let request = session.request
    let food = try session.ownFood(try session.ownFoodName(for: "food edit"))
    var order = FoodEdit(id: food.id.text, name: request.value(.name))
    order.aliases = try session.aliases()
    order.portions = try session.portions()
    let measure = measure(&session)
    let name = PlainText.line(food.name)
    var text = request.arguments.dropFirst().first
    if request.arguments.isEmpty, measure == nil, order == FoodEdit(id: food.id.text) {
      text = Dialog(&session).text(session.phrases()(OwnFoodMessage.askValues, "name", name))
    }
    if text != nil || measure != nil {
      guard !food.isRecipe else { throw session.refused(OwnFoodMessage.isRecipe, "name", name) }
      let reading = try text.map { text throws(Failure) in try session.foodReading(of: text) }
      guard reading?.name.isEmpty ?? true else {
        throw session.refused(OwnFoodMessage.twoNames, "name", name)
      }
      let per = reading?.per ?? measure ?? food.per
      let typed = reading?.nutrition ?? food.nutrition
      (order.per, order.nutrition) = (per, per == food.per ? typed.over(food.nutrition) : typed)
    }
    guard order != FoodEdit(id: food.id.text) else {
      throw .usage(.missingArgument(.foodValues, of: "food edit"))
    }
    try show(try session.order(FoodCalls.Edit.self, order), &session)
  }

  static func purge(_ session: inout Session) throws(Failure) {
    let name = session.request.arguments.first ?? ""
    let wording = try session.wording()
    var (id, what) = (name, wording.phrases(BackupMessage.willEraseEntryTraces))
    do throws(Failure) {
      let food = try session.ownFood(name)
      (id, what) = (food.id.text, wording.sentence(forErasing: food))
    } catch {
      guard case .noOwnFood = error else { throw error }
    }
    do throws(Failure) { try PurgeCommand.erase(.food, id, saying: what, &session) } catch {
      guard case .refused(.notFound) = error else { throw error }
      throw .noOwnFood(name, nearest: nil)
    }
  }

  static func delete(_ session: inout Session) throws(Failure) {
    let food = try session.ownFood(session.request.arguments.first ?? "")
    try delete(food, &session)
  }

  static func delete(_ food: Food, _ session: inout Session) throws(Failure) {
    if !session.request.has(.yes) {
      guard session.seat == .terminal else { throw .needsYes }
      session.say(session.phrases()(OwnFoodMessage.delete, "name", PlainText.line(food.name)))
      try session.askToGoOn()
    }
    let answer = try session.order(FoodCalls.Delete.self, RemovalOrder(id: food.id.text))
    guard !session.request.has(.json) else { return session.output.line(answer.json) }
    session.tell(try session.wording().sentence(before: answer.food, after: nil, now: Clock.now()))
    try sayWayBack(&session)
  }

  // MARK: Answers

  private static func isBuiltIn(
    _ name: String, _ session: inout Session
  ) throws(Failure) -> Bool {
    let found = try session.ask(FoodCalls.Search.self, FoodSearchQuestion(text: name)).foods
    return found.contains { $0.origin == .staple && $0.match == .exact }
  }

  static func show(
    _ answer: FoodAnswer, isHiding: Bool = false, _ session: inout Session
  ) throws(Failure) {
    guard !session.request.has(.json) else { return session.output.line(answer.json) }
    let wording = try session.wording()
    session.tell(
      wording.sentence(before: answer.before, after: answer.food, now: Clock.now()))
    session.output.text(OwnFoodCard(wording, on: session.screen()).text(of: answer.food))
    if isHiding {
      let name = PlainText.line(answer.food.name)
      session.tell(wording.phrases(OwnFoodMessage.hidesBuiltIn, "name", name))
    }
    try sayWayBack(&session)
  }

  static func sayWayBack(_ session: inout Session) throws(Failure) {
    session.output.flush()
    session.say(session.phrases()(MealPageMessage.wayBack))
  }
}

extension Nutrition {
  /// What is said now counts; what is not stays known.
  fileprivate func over(_ old: Nutrition) -> Nutrition {
    Nutrition(
      energy: energy ?? old.energy, protein: protein ?? old.protein, carbs: carbs ?? old.carbs,
      fat: fat ?? old.fat, fiber: fiber ?? old.fiber, alcohol: alcohol ?? old.alcohol)
  }
}
