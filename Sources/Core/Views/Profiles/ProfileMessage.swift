package import Nouns
import Wire

/// What `fastctl profile` says.
package enum ProfileMessage: String, Message {
  case title = "Your profile"
  case labelled = "{label}: {value}"
  case forgotten = "removed"
  case alternate = "every other day from {date} on"
  case bornYears = "{birth} ({age} years)"
  case years = "{age} years"
  case grams = "{grams} g"
  case weightBMI = "{weight} (BMI {bmi})"
  case basisOfGender = "{basis}, from your gender"
  case basisNeutral =
    "estimated with a middle value; you can choose another basis. After two to four weeks your own data counts for more than any formula"

  case notSaid = "not given: {purpose}"
  case needed = "still missing: {purpose}"
  case complete = "That is enough for energy targets: fastctl targets"
  case missing = "To get energy targets: fastctl profile {options}"
  case change =
    "To change something: fastctl profile --weight {weight}; to remove it: fastctl profile --forget weight"
  case units =
    "Units: {weight}, {height}, {energy}. To change one: fastctl config set units.weight lb (kg, lb or st; units.height: cm or ft; units.energy: kcal or kJ)"
  case privacy = "All of it stays on this machine, and every change can be undone: fastctl undo"
}

extension ProfileField {
  var label: Phrase {
    switch self {
    case .birth: "Born"
    case .height: "Height"
    case .weight: "Weight"
    case .basis: "Basis"
    case .gender: "Gender"
    case .activity: "Activity"
    case .goal: "Aim"
    case .goalWeight: "Goal weight"
    case .restriction: "Deficit"
    case .maintenance: "Own maintenance"
    case .diet: "Own diet phase"
    case .pattern: "Low-calorie days"
    case .counts: "What counts"
    case .ownProtein: "Own protein"
    case .ownCarbs: "Own carbohydrate"
    case .ownFat: "Own fat"
    case .ownFiber: "Own fibre"
    }
  }
}

extension DeficitChoice {
  package var said: Phrase {
    switch self {
    case .program: "the diet program"
    case .pattern: "the low-calorie days"
    }
  }
}

/// What each value of the profile is for.
extension ProfileField {
  var purpose: Phrase? {
    switch self {
    case .birth: "for the energy at rest, which falls with age; targets are for adults only"
    case .height, .weight: "for the energy at rest and the BMI"
    case .basis: "to choose the formula's constant; without it, the middle value is used"
    case .gender: "only for wording and the default basis"
    case .activity: "to turn energy at rest into a day's energy"
    case .goal: "to judge weight changes by your own aim"
    case .goalWeight: "to show how far you have to go, and to warn you if it is too low"
    default: nil
    }
  }
}

extension Activity {
  package var said: Phrase {
    switch self {
    case .sedentary: "mostly sitting, little movement"
    case .light: "light activity or sport 1–3 days a week"
    case .moderate: "sport 3–5 days a week"
    case .very: "sport 6–7 days a week"
    case .extra: "physical work or training twice a day"
    }
  }
}

extension Basis {
  package var said: Phrase {
    switch self {
    case .male: "male"
    case .female: "female"
    case .neutral: "middle value"
    }
  }
}

extension Gender {
  package var said: Phrase {
    switch self {
    case .female: "female"
    case .male: "male"
    case .other: "other"
    }
  }
}

extension WeightGoal {
  package var said: Phrase {
    switch self {
    case .lose: "lose weight"
    case .gain: "gain weight"
    case .maintain: "maintain weight"
    }
  }
}
