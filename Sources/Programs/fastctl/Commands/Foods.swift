import Views
import Wire

enum Foods {
  static var declaration: Declaration {
    Declaration(
      name: "food",
      summary: "Look up what is in everyday foods",
      details: [
        "A name is found in English and German, whatever language you use, even if a letter is wrong.",
        "The values are averages: BLS 4.0 of the Max Rubner-Institut (CC BY 4.0) and USDA Standard Reference.",
      ],
      options: [.json(meaning: "Print the foods as a JSON array")],
      verbs: [list, show],
      actsAlone: true,
      examples: [.init(words: "food", meaning: "Which foods are there?")])
  }

  private static var list: Declaration {
    Declaration(
      name: "list", summary: "List all foods, or those that match",
      arguments: [.optional(.food)],
      options: [.json(meaning: "Print the foods as a JSON array")],
      examples: [.init(typed: "food list rice", meaning: "The kinds of rice")])
  }

  private static var show: Declaration {
    Declaration(
      name: "show", summary: "Show one food",
      arguments: [.required(.food)],
      options: [.json(meaning: "Print the food as JSON")],
      examples: [.init(typed: "food show oats", meaning: "What is in oats?")])
  }

  static func run(_ session: inout Session) throws(Failure) {
    switch session.request.verb {
    case "show": try show(&session)
    default: try list(&session)
    }
  }

  /// What fits on a screen.
  private static let short = 20
  /// That are named beside the one that is shown.
  private static let others = 4

  private static func list(_ session: inout Session) throws(Failure) {
    let text = session.request.arguments.first
    let foods = try session.ask(FoodCalls.Search.self, FoodSearchQuestion(text: text)).foods
    guard !session.request.has(.json) else {
      return session.output.line(array: foods.map(\.json))
    }
    let table = FoodTable(try session.wording(), on: session.screen()).text(of: foods, asked: text)
    guard foods.count > short else { return session.output.text(table) }
    session.showPages(table)
  }

  private static func show(_ session: inout Session) throws(Failure) {
    let text = session.request.arguments.first ?? ""
    let question = FoodSearchQuestion(text: text, limit: Int64(1 + others))
    let foods = try session.ask(FoodCalls.Search.self, question).foods
    guard let food = foods.first else { throw .noFood(text) }
    guard !session.request.has(.json) else { return session.output.line(food.json) }
    let card = FoodCard(try session.wording(), on: session.screen())
    let isMeant = food.match == .exact
    session.output.text(card.text(of: food, beside: isMeant ? [] : Array(foods.dropFirst())))
  }
}
