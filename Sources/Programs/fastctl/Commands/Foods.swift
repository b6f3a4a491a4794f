import Views
import Wire

enum Foods {
  static func run(_ session: inout Session) throws(Failure) {
    switch session.request.verb {
    case "show": try show(&session)
    case "add": try add(&session)
    case "edit": try edit(&session)
    case "alias": try alias(&session)
    case "delete": try delete(&session)
    case "purge": try purge(&session)
    case "import": try importTable(&session)
    case "imports": try listImports(&session)
    case "forget": try forget(&session)
    default: try list(&session)
    }
  }

  /// What fits on a screen.
  private static let short = 20
  /// That are named beside the one that is shown.
  private static let others = 4

  private static func list(_ session: inout Session) throws(Failure) {
    let text = session.request.arguments.first
    guard !session.request.has(.own) else { return try listOwn(text, &session) }
    let foods = try session.ask(FoodCalls.Search.self, FoodSearchQuestion(text: text)).foods
    guard !session.request.has(.json) else {
      return session.output.line(array: foods.map(\.json))
    }
    let table = FoodTable(try session.wording(), on: session.screen()).text(of: foods, asked: text)
    guard foods.count > short else { return session.output.text(table) }
    session.showPages(table)
  }

  private static func listOwn(_ text: String?, _ session: inout Session) throws(Failure) {
    let foods = try session.ownFoods(text)
    guard !session.request.has(.json) else {
      return session.output.line(array: foods.map(\.json))
    }
    let table = OwnFoodTable(try session.wording(), on: session.screen()).text(of: foods)
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
