import Host
import Nouns
import Time
import Views
import Wire

// Other words for a food.
extension FoodCommand {
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
    if let other = try foods(called: alias, &session).first(where: { isNamed($0, alias) }) {
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

  /// The words of an entry that was corrected mean the other food from then on, where its name has them
  /// too ("milk" that was oat milk, and not toast) or they meant nothing before.
  static func learn(from change: MealChange, _ session: inout Session) throws(Failure) {
    // A script that takes its correction back must not take back a name instead.
    guard !session.request.has(.json), let old = change.before.first,
      let new = change.items.first, old.id == new.id,
      new.food != nil, old.food != new.food, new.source != .typed,
      isPart(old.name, of: new.name) || isUnknown(old)
    else { return }
    let found = try foods(called: old.name, &session)
    guard !found.contains(where: { $0.origin == .own && $0.match == .exact }) else { return }
    do throws(Failure) { _ = try aliased(new.name, as: old.name, &session) } catch {
      switch error {
      // A food that cannot be named teaches none.
      case .refused, .said, .noOwnFood: return
      default: throw error
      }
    }
    session.tell(
      session.phrases()(
        FinderMessage.meansNow, "words", PlainText.line(old.name), "food", PlainText.line(new.name),
        "typed", CommandWords.joined([old.name])))
    try sayWayBack(&session)
  }

  private static func isPart(_ words: String, of name: String) -> Bool {
    let (words, whole) = (FoldedName.words(words), FoldedName.of(name))
    return !words.isEmpty && FoldedName.of(words.joined()) != whole
      && words.allSatisfy { whole.contains($0) }
  }

  private static func isUnknown(_ item: MealItem) -> Bool {
    item.food == nil && item.nutrition.isUnknown && !item.name.isEmpty && Barcode(item.name) == nil
  }

  private static func foods(
    called name: String, _ session: inout Session
  ) throws(Failure) -> [FoundFood] {
    try session.ask(FoodCalls.Search.self, FoodSearchQuestion(text: name)).foods
  }

  private static func isNamed(_ food: FoundFood, _ name: String) -> Bool {
    food.origin == .own && FoldedName.of(food.name) == FoldedName.of(name)
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
    let found = try foods(called: name, &session)
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
