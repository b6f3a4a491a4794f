package import Nouns
package import Time

/// Whether to say how macros are added: after the first of a day that has none, and then no more.
package enum MacroNudge {
  package static func isDue(
    after new: [MealItem], on today: Day, among eaten: [MealItem]
  ) -> Bool {
    let meals = Set(new.map(\.meal))
    guard new.contains(where: \.lacksMacros), !new.contains(where: \.nutrition.hasMacros) else {
      return false
    }
    return !eaten.contains {
      $0.lacksMacros && $0.logged == today && !meals.contains($0.meal)
    }
  }
}

extension MealItem {
  /// Water and the like have none to add.
  fileprivate var lacksMacros: Bool { !nutrition.hasMacros && nutrition.energy != 0 }
}
