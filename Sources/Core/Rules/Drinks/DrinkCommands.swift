package import Nouns
import Time

/// The person's orders about what they drank.
package enum DrinkOrder: Equatable, Sendable {
  case add(NewDrink)
  case edit(DrinkEdit)
  /// By the beginning of its id.
  case delete(String)

  /// Nil for a new one.
  fileprivate var id: String? {
    switch self {
    case .add: nil
    case .edit(let order): order.id
    case .delete(let id): id
    }
  }
}

extension Engine {
  func addNeeds(of order: DrinkOrder, to needs: inout Needs) {
    // No characters would begin every id.
    needs.row = order.id.flatMap { $0.isEmpty ? nil : RowPrefix(.drink, $0) }
  }

  mutating func drink(
    _ order: DrinkOrder, as id: RowID, given facts: Facts, at now: Moment,
    into decision: inout Decision
  ) throws(Refusal) {
    switch order {
    case .add(let new):
      var drink = Drink(id: id, at: try mark(new.at ?? now.instant, at: now), ml: new.ml)
      try say(new.what, in: &drink)
      record([Change(before: nil, after: drink.row)], verb: .addDrink, into: &decision)
    case .edit(let edit):
      let old = try facts.one(edit.id, of: Drink.self)
      var new = old
      // The same instant again keeps the zone and the day that it was recorded with.
      if let at = edit.at, at != old.at.instant { new.at = try mark(at, at: now) }
      if let ml = edit.ml { new.ml = ml }
      try say(edit.what ?? old.what, in: &new)
      guard new != old else { throw .nothingToChange }
      record([Change(before: old.row, after: new.row)], verb: .editDrink, into: &decision)
    case .delete(let text):
      let gone = try facts.one(text, of: Drink.self)
      record([Change(before: gone.row, after: nil)], verb: .deleteDrink, into: &decision)
    }
  }

  /// An empty text removes it.
  private func say(_ text: String?, in drink: inout Drink) throws(Refusal) {
    let what = text?.trimmed ?? ""
    try check(what, field: "what", limit: Drink.longestWhat)
    drink.what = what.isEmpty ? nil : what
    try drink.checkNumbers()
  }
}
