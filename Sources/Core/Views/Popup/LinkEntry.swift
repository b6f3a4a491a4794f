import Nouns
import Time
package import Wire

/// What a link would have written down.
package enum LinkEntry: Equatable, Sendable {
  case weight(grams: Int64)
  case meal([ReadMealItem])
}

extension Wording {
  /// Says exactly what would be recorded; nothing is the first answer.
  package func question(before entry: LinkEntry) -> PopupQuestion {
    let title: String
    var lines: [String] = []
    switch entry {
    case .weight(let grams):
      title = phrases(LinkMessage.askWeight, "weight", weight(grams: grams))
    case .meal(let items):
      title = phrases(LinkMessage.askMeal)
      lines = items.map(eaten)
    }
    return PopupQuestion(
      title: title, text: (lines + [phrases(LinkMessage.care)]).joined(separator: "\n"),
      buttons: [
        button(.no, PopupMessage.doNothing),
        PopupButton(key: PopupChoice.yes.rawValue, label: phrases(LinkMessage.doIt)),
      ]
    ).fitted
  }

  /// "Oats, 80 g, 297 kcal", as far as that is known before it is eaten.
  package func eaten(_ item: ReadMealItem) -> String {
    var eaten = MealItem()
    eaten.name = item.item.name
    (eaten.amount, eaten.unit) = (item.item.amount, item.item.unit)
    (eaten.portion, eaten.nutrition) = (item.item.portion, item.item.nutrition)
    return self.eaten(eaten, as: item.countedAs)
  }
}
