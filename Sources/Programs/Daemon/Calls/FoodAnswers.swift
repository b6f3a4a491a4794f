import Nouns
import Rules
import Wire

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

  func foodAnswer(_ decision: Decision) throws(CallFault) -> FoodAnswer {
    let change = decision.commit.step?.changes.first
    let (before, after) = (change?.before?.noun as? Food, change?.after?.noun as? Food)
    guard let food = after ?? before else { throw .nothingChanged }
    return FoodAnswer(food: food, before: after == nil ? nil : before)
  }

  func foods(_ question: FoodQuestion) throws(CallFault) -> Listing<FoodQuery> {
    var listing = try Listing(FoodQuery(), last: question.last)
    listing.query = FoodQuery(
      after: try question.after.map(food(named:)),
      idPrefix: try question.id.map(food(named:))?.id.text,
      folded: question.text.map(FoldedName.of))
    return listing
  }

  func page(
    of listing: Listing<FoodQuery>
  ) throws(CallFault) -> Page<FoodPage, Listing<FoodQuery>> {
    let found = try state.read(try rows.foods(listing.query, listing.wanted))
    let rest = listing.rest(after: found) { $0.after = $1 }
    return (FoodPage(foods: found, isLast: rest == nil), rest)
  }

  private func food(named id: String) throws(CallFault) -> Food {
    try state.one(id) { id throws(StoreTrouble) in try rows.foods(FoodQuery(idPrefix: id), 10) }
  }
}

nonisolated extension Command {
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
