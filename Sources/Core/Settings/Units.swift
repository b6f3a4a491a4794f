package import Time

extension WeightUnit: Choice {}

extension HeightUnit: Choice {}

extension EnergyUnit: Choice {}

extension Settings {
  package typealias Units = Time.Units

  package enum WeekStart: String, Choice {
    case locale, monday, saturday, sunday

    /// Nil leaves it to the locale.
    package var weekday: Weekday? {
      switch self {
      case .locale: nil
      case .monday: .monday
      case .saturday: .saturday
      case .sunday: .sunday
      }
    }
  }

  /// Whether carbohydrate on labels has fibre in it.
  package enum Carbs: String, Choice {
    case eu, us
  }
}
