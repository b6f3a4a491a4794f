import Host
import Nouns
import Time
import Views
import Wire

enum RecipeCommand: Command {
  static let name = "recipe"

  static func needsTerminal(_ request: Request) -> Bool {
    request.verb == "show" && request.arguments.isEmpty
  }

  static var declaration: Declaration {
    Declaration(
      name: name,
      summary: "Keep recipes, and know what a portion holds",
      details: [
        "A name, /N for N portions, and the ingredients as in a meal. What is in a portion is worked out from them; what is not known of one ingredient is not known of the recipe.",
        "Log a recipe like any food: meal chili, or meal \"2 chili\". Changing it never changes what you ate.",
      ],
      options: [.json(meaning: "Print the recipes as a JSON array")],
      verbs: [list, show, add, edit, delete],
      actsAlone: true,
      examples: [.init(words: "recipe", meaning: "Which recipes do I have?")])
  }

  private static var list: Declaration {
    Declaration(
      name: "list", summary: "List your recipes",
      options: [.json(meaning: "Print the recipes as a JSON array")],
      examples: [.init(words: "recipe list", meaning: "Which recipes do I have?")])
  }

  private static var show: Declaration {
    Declaration(
      name: "show", summary: "Show one recipe, by its name or ID",
      details: ["Without a name, you can search for it on a terminal."],
      arguments: [.optional(.food)],
      options: [.json(meaning: "Print the recipe as JSON")],
      examples: [.init(typed: "recipe show chili", meaning: "What goes into it?")])
  }

  private static var add: Declaration {
    Declaration(
      name: "add", summary: "Add a recipe",
      arguments: [.required(.recipe)],
      options: [
        .init(name: .alias, meaning: "Other names of it"),
        .json(meaning: "Print the recipe as JSON"),
      ],
      examples: [
        .init(
          typed: "recipe add \"chili /4: beans 400g + tomatoes 800g\"",
          meaning: "Four portions of it")
      ])
  }

  private static var edit: Declaration {
    Declaration(
      name: "edit", summary: "Correct a recipe, by its name or ID",
      details: [
        "What follows the colon replaces all ingredients; /N alone changes how many it is for."
      ],
      arguments: [.required(.recipe)],
      options: [
        .init(name: .name, meaning: "Its new name"),
        .init(name: .alias, meaning: "Other names of it"),
        .json(meaning: "Print the recipe as JSON"),
      ],
      examples: [
        .init(typed: "recipe edit \"chili /6\"", meaning: "It is for six"),
        .init(typed: "recipe edit \"chili /4: beans 500g + tomatoes 800g\"", meaning: "More beans"),
      ])
  }

  private static var delete: Declaration {
    Declaration(
      name: "delete", summary: "Delete a recipe, by its name or ID",
      details: [
        "On a terminal it asks; elsewhere it needs --yes. What you ate of it stays."
      ],
      arguments: [.required(.food)],
      options: [.yes, .json(meaning: "Print the recipe as JSON")],
      examples: [.init(typed: "recipe delete chili", meaning: "The one that is called chili")])
  }

  static func run(_ session: inout Session) throws(Failure) {
    switch session.request.verb {
    case "show": try show(&session)
    case "add": try add(&session)
    case "edit": try edit(&session)
    case "delete":
      try FoodCommand.delete(try recipe(session.request.arguments.first ?? "", &session), &session)
    default: try list(&session)
    }
  }

  // MARK: Looking

  private static func list(_ session: inout Session) throws(Failure) {
    let recipes = try session.ownFoods(nil).filter(\.isRecipe)
    guard !session.request.has(.json) else {
      return session.output.line(array: recipes.map(\.json))
    }
    let table = OwnFoodTable(try session.wording(), on: session.screen())
    session.output.text(table.text(ofRecipes: recipes))
  }

  private static func show(_ session: inout Session) throws(Failure) {
    let food = try recipe(
      try session.ownFoodName(for: "recipe show", .searchRecipe), &session)
    guard !session.request.has(.json) else { return session.output.line(food.json) }
    session.output.text(
      OwnFoodCard(try session.wording(), on: session.screen()).text(of: food))
  }

  private static func recipe(
    _ name: String, _ session: inout Session
  ) throws(Failure) -> Food {
    let food: Food
    do throws(Failure) { food = try session.ownFood(name) } catch {
      switch error {
      case .noOwnFood, .builtInFood, .importedFood: throw .noRecipe(name)
      default: throw error
      }
    }
    guard food.isRecipe else {
      throw session.refused(RecipeMessage.notARecipe, "name", PlainText.line(food.name))
    }
    return food
  }

  // MARK: Changing

  private static func add(_ session: inout Session) throws(Failure) {
    let text = RecipeText(session.request.arguments.first ?? "")
    guard let servings = text.servings, let ingredients = text.ingredients, !text.name.isEmpty
    else { throw session.refused(RecipeMessage.notUnderstood) }
    let cooked = try cook(ingredients, for: servings, &session)
    let order = NewFood(
      text.name, aliases: try session.aliases(), per: .portion, nutrition: cooked.nutrition,
      portions: cooked.portions, servings: servings, ingredients: cooked.ingredients)
    try show(try session.order(FoodCalls.Add.self, order), cooked, &session)
  }

  private static func edit(_ session: inout Session) throws(Failure) {
    let text = RecipeText(session.request.arguments.first ?? "")
    let food = try recipe(text.name, &session)
    var order = FoodEdit(id: food.id.text, name: session.request.value(.name))
    order.aliases = try session.aliases()
    var cooked: Cooked?
    if text.servings != nil || text.ingredients != nil {
      let typed = food.ingredients?.split(separator: "\n").joined(separator: " + ")
      let servings = text.servings ?? food.servings ?? 1
      let new = try cook(text.ingredients ?? typed ?? "", for: servings, &session)
      (order.per, order.nutrition, order.portions) = (.portion, new.nutrition, new.portions ?? "")
      (order.servings, order.ingredients) = (servings, new.ingredients)
      cooked = new
    }
    guard order != FoodEdit(id: food.id.text) else {
      throw .usage(.missingArgument(.recipe, of: "recipe edit"))
    }
    try show(try session.order(FoodCalls.Edit.self, order), cooked, &session)
  }

  /// What is not clear is asked, as of a meal.
  private static func cook(
    _ ingredients: String, for servings: Int64, _ session: inout Session
  ) throws(Failure) -> Cooked {
    guard Food.servings.contains(servings) else {
      throw session.refused(RecipeMessage.tooMany)
    }
    let reading = try MealDialog.reading(of: ingredients, isNamed: true, &session)
    guard reading.slot == nil, reading.time == nil else {
      throw session.refused(RecipeMessage.notUnderstood)
    }
    let items = reading.items.map(\.item)
    return try session.ask(FoodCalls.Cook.self, CookQuestion(items, servings: servings))
  }

  private static func show(
    _ answer: FoodAnswer, _ cooked: Cooked?, _ session: inout Session
  ) throws(Failure) {
    guard !session.request.has(.json) else { return session.output.line(answer.json) }
    try FoodCommand.show(answer, &session)
    let wording = try session.wording()
    for lack in cooked?.lacks ?? [] { session.say(wording.sentence(of: lack)) }
    guard answer.before == nil else { return }
    let name = PlainText.line(answer.food.name)
    session.say(wording.phrases(RecipeMessage.eat, "name", name))
  }
}

extension Cooked {
  /// What a portion weighs, as it is kept.
  fileprivate var portions: String? {
    weight.flatMap { tenths in
      MealItem.portions.contains(tenths) ? "portion=\(tenths / 10).\(tenths % 10)" : nil
    }
  }
}

/// `chili /4: beans 400g + tomatoes 800g`, in its three parts.
struct RecipeText: Equatable {
  var name: String
  var servings: Int64?
  var ingredients: String?

  init(_ text: String) {
    let colon = text.firstIndex(of: ":")
    let head = text[..<(colon ?? text.endIndex)]
    ingredients = colon.map { String(text[text.index(after: $0)...]) }
    if ingredients?.allSatisfy(\.isWhitespace) == true { ingredients = nil }
    name = Self.plain(head)
    guard let slash = head.lastIndex(of: "/"),
      let number = Int64(Self.plain(head[head.index(after: slash)...]))
    else { return }
    servings = number
    name = Self.plain(head[..<slash])
  }

  private static func plain(_ text: Substring) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
