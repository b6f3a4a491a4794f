import Nouns
import Rules
import Wire

/// Entries of meals whose energy nobody knew when they were logged.
struct OpenEntries: KeeperAnswers {
  let keeper: Keeper

  func fillable(_ question: FillQuestion) throws(CallFault) -> FillableItems {
    guard (1...MealItem.most).contains(question.items.count) else {
      throw .fields(.wrongType("items"))
    }
    let facts = try open(question.items.openNamed)
    do throws(Refusal) {
      return FillableItems(
        items: try keeper.state.engine.entries(filledBy: question.items, facts))
    } catch { throw .refused(error) }
  }

  /// Those that wait for their products.
  func fill(_: NoFields, _ client: CallToken) throws(CallFault) -> Answer<FilledCount> {
    let foods = FoodAnswers.of(keeper)
    let catalog = foods.intake.catalog(try foods.ownFoods().foods)
    defer { foods.settle() }
    var known: [String: KnownFood] = [:]
    for item in try open(.ofProducts).open {
      known[FoldedName.of(item.name)] = Barcode(item.name).flatMap(catalog.food(with:))
    }
    guard !known.isEmpty else { throw .refused(.nothingToChange) }
    let decision = try keeper.decide(.eat(.fill(known)), for: client)
    let count = decision.commit.step?.changes.count ?? 0
    return Answer(FilledCount(filled: Int64(count))) { keeper.finish(decision) }
  }

  private func open(_ choice: OpenChoice) throws(CallFault) -> Facts {
    var needs = Needs()
    needs.open = choice
    return try keeper.state.read(try keeper.ports.store.facts(needs))
  }
}
