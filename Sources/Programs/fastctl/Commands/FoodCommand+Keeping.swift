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

  /// `hafer = oats`, or `hafer oats`.
  static func alias(_ session: inout Session) throws(Failure) {
    let words = session.request.arguments
    let sides = words.joined(separator: " ").split(separator: "=", maxSplits: 1)
      .map { $0.split(separator: " ").joined(separator: " ") }
    let names = sides.count == 2 ? sides : words.count == 2 ? words : []
    guard names.count == 2, !names.contains("") else {
      throw .usage(.missingArgument(.food, of: "food alias"))
    }
    let (alias, name) = (names[0], names[1])
    try Session.checkBarcode(alias)
    let found = try session.ask(FoodCalls.Search.self, FoodSearchQuestion(text: alias)).foods
    let folded = FoldedName.of(alias)
    if let other = found.first(where: { $0.origin == .own && FoldedName.of($0.name) == folded }) {
      throw session.refused(OwnFoodMessage.nameOfOther, "name", PlainText.line(other.name))
    }
    let (answer, source) = try aliased(name, as: alias, &session)
    guard !session.request.has(.json) else { return session.output.line(answer.json) }
    let (known, meant) = (PlainText.line(answer.food.name), PlainText.line(alias))
    let wording = try session.wording()
    if let source {
      let whose = wording.origin(of: source)
      session.tell(
        wording.phrases(
          OwnFoodMessage.copied, "alias", meant, "name", known, "source", whose))
    } else {
      session.tell(wording.phrases(OwnFoodMessage.aliased, "alias", meant, "name", known))
    }
    try sayWayBack(&session)
  }

  private static func aliased(
    _ name: String, as alias: String, _ session: inout Session
  ) throws(Failure) -> (FoodAnswer, from: ImportedFood.Source?) {
    do throws(Failure) {
      let food = try session.ownFood(name)
      let aliases = [food.aliases, alias].compactMap(\.self).joined(separator: "\n")
      let edit = FoodEdit(id: food.id.text, aliases: aliases)
      return (try session.order(FoodCalls.Edit.self, edit), nil)
    } catch {
      switch error {
      // What everybody knows stays as it is: theirs is one with the same values.
      case .builtInFood:
        let staple = try exact(name, .staple, &session)
        return (try copy(staple, as: alias, &session), nil)
      case .importedFood:
        let product = try exact(name, .imported, &session)
        // Whoever scans it means theirs from then on.
        let barcode = product.code.flatMap { Barcode($0)?.code }
        let names = [alias, barcode].compactMap(\.self).joined(separator: "\n")
        let source = ImportedFood.Source(rawValue: product.source ?? "")
        return (try copy(product, as: names, &session), source ?? .table)
      default: throw error
      }
    }
  }

  /// The only one of its kind that is called so.
  private static func exact(
    _ name: String, _ origin: FoundFood.Origin, _ session: inout Session
  ) throws(Failure) -> FoundFood {
    let found = try session.ask(FoodCalls.Search.self, FoodSearchQuestion(text: name)).foods
      .filter { $0.origin == origin && $0.match == .exact }
    guard let food = found.first else { throw .noOwnFood(name, nearest: nil) }
    if origin == .imported, found.count > 1 {
      throw session.refused(OwnFoodMessage.severalImported, "text", PlainText.line(name))
    }
    return food
  }

  private static func copy(
    _ food: FoundFood, as aliases: String, _ session: inout Session
  ) throws(Failure) -> FoodAnswer {
    let name = try session.wording().name(of: food)
    var order = NewFood(name, aliases: aliases, per: food.ownMeasure)
    order.nutrition = food.nutrition
    order.portions = food.portionLines
    return try session.order(FoodCalls.Add.self, order)
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

  private static func sayWayBack(_ session: inout Session) throws(Failure) {
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

extension FoundFood {
  fileprivate var ownMeasure: FoodMeasure {
    switch per {
    case .hundredGrams: .hundredGrams
    case .hundredMillilitres: .hundredMillilitres
    case .portion: .portion
    }
  }

  /// As they are kept; a litre is what amounts in ml are worked out from.
  fileprivate var portionLines: String? {
    var lines = portions.map { "\($0.name)=\(Self.grams($0.weight))" }
    if let density { lines.append("l=\(density)") }
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }

  private static func grams(_ tenths: Int64) -> String {
    tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }
}
