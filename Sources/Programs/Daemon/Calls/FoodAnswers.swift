import Nouns
import Rules
import Wire

/// The rest of a list of foods.
struct FoodListing {
  var query: FoodQuery
  var left: Int
}

struct FoodAnswers: Answers {
  let state: State
  let rows: any RowPort
  let intake: FoodIntake
  let settle: () -> Void

  static func of(_ keeper: Keeper) -> Self {
    Self(
      state: keeper.state, rows: keeper.ports.rows, intake: keeper.foodIntake,
      settle: keeper.ports.settle)
  }

  private static let foodsAtOnce = 100

  func foodAnswer(_ decision: Decision) throws(CallFault) -> FoodAnswer {
    let change = decision.commit.step?.changes.first
    let (before, after) = (change?.before?.noun as? Food, change?.after?.noun as? Food)
    guard let food = after ?? before else { throw .nothingChanged }
    return FoodAnswer(food: food, before: after == nil ? nil : before)
  }

  func foods(_ question: FoodQuestion) throws(CallFault) -> FoodListing {
    if let last = question.last, last < 0 { throw .fields(.wrongType("last")) }
    let query = FoodQuery(
      after: try question.after.map(food(named:)),
      idPrefix: try question.id.map(food(named:))?.id.text,
      folded: question.text.map(FoldedName.of))
    return FoodListing(query: query, left: question.last.map { Int(clamping: $0) } ?? .max)
  }

  func firstPage(of listing: FoodListing) throws(CallFault) -> FoodPage {
    try page(of: listing).output
  }

  func page(of listing: FoodListing) throws(CallFault) -> Page<FoodPage, FoodListing> {
    let wanted = min(Self.foodsAtOnce, listing.left)
    let found = try state.read(try rows.foods(listing.query, wanted))
    guard let last = found.last, found.count == wanted, listing.left > wanted else {
      return (FoodPage(foods: found, isLast: true), nil)
    }
    var rest = listing
    rest.query.after = last
    rest.left -= found.count
    return (FoodPage(foods: found, isLast: false), rest)
  }

  private func food(named id: String) throws(CallFault) -> Food {
    // No characters begin every id.
    guard !id.isEmpty else { throw .refused(.notFound(id)) }
    let found = try state.read(try rows.foods(FoodQuery(idPrefix: id), 10))
    guard let food = found.first else { throw .refused(.notFound(id)) }
    guard found.count == 1 else { throw .refused(.ambiguous(id, found.map(\.id))) }
    return food
  }
}

nonisolated extension Command {
  init(_ order: NewFood) {
    self = .keep(
      .add(
        .init(
          order.name, aliases: order.aliases, per: order.per ?? .hundredGrams,
          nutrition: order.nutrition, portions: order.portions, servings: order.servings,
          ingredients: order.ingredients)))
  }

  init(_ order: FoodEdit) throws(CallFault) {
    // Nobody knows what numbers alone are of.
    guard order.per != nil || order.nutrition.isUnknown else { throw .fields(.missing("per")) }
    self = .keep(
      .edit(
        .init(
          id: order.id, name: order.name, aliases: order.aliases,
          numbers: order.per.map { .init(per: $0, order.nutrition) }, portions: order.portions,
          servings: order.servings, ingredients: order.ingredients)))
  }
}
