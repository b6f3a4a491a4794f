extension Wording {
  /// "1,900 kcal".
  package func energy(_ kcal: Int64) -> String { number(kcal) + " kcal" }
}
