package import Nouns

/// What the person wants of their own foods.
package enum FoodOrder: Equatable, Sendable {
  case add(NewFood)
  case edit(Edit)
  /// By the beginning of its id.
  case delete(String)

  package struct Edit: Equatable, Sendable {
    /// The beginning of its id.
    package var id: String
    package var name: String?
    /// No characters take them away, as with portions and ingredients.
    package var aliases: String?
    /// Its numbers as a whole, with what they are of.
    package var numbers: Numbers?
    package var portions: String?
    package var servings: Int64?
    package var ingredients: String?

    package struct Numbers: Equatable, Sendable {
      package var per: FoodMeasure
      package var nutrition: Nutrition

      package init(per: FoodMeasure, _ nutrition: Nutrition) {
        self.per = per
        self.nutrition = nutrition
      }
    }

    package init(
      id: String, name: String? = nil, aliases: String? = nil, numbers: Numbers? = nil,
      portions: String? = nil, servings: Int64? = nil, ingredients: String? = nil
    ) {
      self.id = id
      self.name = name
      self.aliases = aliases
      self.numbers = numbers
      self.portions = portions
      self.servings = servings
      self.ingredients = ingredients
    }
  }

  /// Nil for a new one.
  var id: String? {
    switch self {
    case .add: nil
    case .edit(let order): order.id
    case .delete(let id): id
    }
  }

  /// Nil where it stays.
  var name: String? {
    switch self {
    case .add(let order): order.name
    case .edit(let order): order.name
    case .delete: nil
    }
  }
}

/// Which of the person's foods to list, by their folded names.
package struct FoodQuery: Equatable, Sendable {
  /// Goes on behind this one of the page before.
  package var after: Food?
  /// Only those whose ids begin with this text.
  package var idPrefix: String?
  /// Only those whose folded names have it in them.
  package var folded: String?

  package init(after: Food? = nil, idPrefix: String? = nil, folded: String? = nil) {
    self.after = after
    self.idPrefix = idPrefix
    self.folded = folded
  }
}
