package import Time

extension Settings {
  /// In which units the person's body and food are told; all is kept in grams, millimetres and kcal.
  package struct Units: Equatable, Sendable {
    package var weight = Weight.kilograms
    package var height = Height.centimetres
    package var energy = Energy.kilocalories

    package enum Weight: String, Choice {
      case kilograms = "kg"
      case pounds = "lb"
      case stones = "st"
    }

    package enum Height: String, Choice {
      case centimetres = "cm"
      case feet = "ft"
    }

    package enum Energy: String, Choice {
      case kilocalories = "kcal"
      case kilojoules = "kJ"
    }
  }

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
