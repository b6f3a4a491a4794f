package import Nouns

/// Which of what was eaten to list.
package struct MealItemQuestion: Record, Equatable {
  package var last: Int64?
  /// The id after which to go on.
  package var before: String?
  /// Only the one whose id begins so.
  package var id: String?
  /// Only what is called something with that in it, however it is spelt.
  package var text: String?

  package init(
    last: Int64? = nil, before: String? = nil, id: String? = nil, text: String? = nil
  ) {
    self.last = last
    self.before = before
    self.id = id
    self.text = text
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.int("last", &last)
    try fields.string("before", &before)
    try fields.string("id", &id)
    try fields.string("text", &text)
  }
}

/// Some of what was eaten, newest first.
package struct MealItemPage: Record, Equatable {
  package var items: [MealItem] = []
  package var isLast = false

  package init(items: [MealItem], isLast: Bool) {
    self.items = items
    self.isLast = isLast
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.nouns("items", &items)
    try fields.bool("isLast", &isLast)
  }
}

/// For when a meal is wanted.
package struct SuggestionQuestion: Record, Equatable {
  /// Nil for now.
  package var at: Int64?
  /// Nil for the one of that time of day.
  package var slot: MealSlot?
  package var last: Int64?
  /// The answer is shown to a person, who may mean it by its numbers.
  package var shown: Bool?
  /// What was shown last, as long as a person remembers it.
  package var recall: Bool?

  package init(
    at: Int64? = nil, slot: MealSlot? = nil, last: Int64? = nil, shown: Bool? = nil,
    recall: Bool? = nil
  ) {
    self.at = at
    self.slot = slot
    self.last = last
    self.shown = shown
    self.recall = recall
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.int("at", &at)
    try fields.choice("slot", &slot)
    try fields.int("last", &last)
    try fields.bool("shown", &shown)
    try fields.bool("recall", &recall)
  }
}

/// A meal as it was eaten last, and how often it was that of the last ones of its time of day.
package struct SuggestedMeal: Record, Equatable {
  package var items: [MealItem] = []
  package var times: Int64 = 0
  package var of: Int64 = 0

  package init(items: [MealItem], times: Int64, of: Int64) {
    self.items = items
    self.times = times
    self.of = of
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.nouns("items", &items)
    try fields.int("times", &times)
    try fields.int("of", &of)
  }
}

/// The likeliest first.
package struct SuggestionAnswer: Record, Equatable {
  package var slot = MealSlot.snack
  package var suggestions: [SuggestedMeal] = []

  package init(slot: MealSlot, suggestions: [SuggestedMeal]) {
    self.slot = slot
    self.suggestions = suggestions
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.choice("slot", &slot)
    try fields.records("suggestions", &suggestions)
  }
}
