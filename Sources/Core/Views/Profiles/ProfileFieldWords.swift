import Nouns
import Time
import Wire

/// What a value of the profile is called.
extension ProfileField {
  var said: Phrase {
    switch self {
    case .birth: "your date of birth"
    case .height: "your height"
    case .weight: "your weight"
    case .basis: "the basis of the estimate"
    case .gender: "your gender"
    case .activity: "how active you are"
    case .goal: "your aim"
    case .goalWeight: "your goal weight"
    case .restriction: "the size of the deficit"
    case .maintenance: "your own maintenance energy"
    case .diet: "your own energy for diet phases"
    case .pattern: "low-calorie days"
    case .counts: "which deficit counts"
    case .ownProtein: "your own protein"
    case .ownCarbs: "your own carbohydrate"
    case .ownFat: "your own fat"
    case .ownFiber: "your own fibre"
    }
  }
}

extension Wording {
  /// What to type so that fastd knows the field, behind the command; in the person's units.
  func example(of field: ProfileField) -> String {
    switch field {
    case .birth: "--birth 1985-03-12"
    case .height: customs.units.height == .feet ? "--height 5ft11" : "--height 180cm"
    case .weight: "--weight " + typed(grams: 82_500)
    case .basis: "--basis middle"
    case .gender: "--gender other"
    case .activity: "--activity " + Activity.light.term.shown(phrases)
    case .goal: "--aim lose"
    case .goalWeight: "--goal-weight " + typed(grams: 82_500)
    case .restriction: "--restriction standard"
    case .maintenance, .diet: "--maintenance 2300kcal --diet 1900kcal"
    case .pattern: "--pattern 5:2 mon,thu"
    case .counts: "--counts program"
    case .ownProtein, .ownCarbs, .ownFat, .ownFiber: "--protein 120 --carbs 200"
    }
  }

  /// As a person would type it again.
  func typed(grams: Int64) -> String {
    let text = weight(grams: grams).split(separator: " ").joined()
    return customs.units.weight == .stones ? "\"" + text + "\"" : text
  }
}

extension ProfileField {
  /// Whether it is a number of the person's own for a macro.
  package var isMacro: Bool {
    [.ownProtein, .ownCarbs, .ownFat, .ownFiber].contains(self)
  }

  /// Whether `fastctl targets` takes it, and not `fastctl profile`.
  var isOfTargets: Bool {
    switch self {
    case .restriction, .maintenance, .diet, .pattern, .counts: true
    case .ownProtein, .ownCarbs, .ownFat, .ownFiber: true
    default: false
    }
  }
}
