import Nouns
import Wire

/// What `fastctl targets` says.
package enum TargetsMessage: String, Message {
  case today = "Today: {energy}"
  case onDay = "{day}: {energy}"
  case title = "Energy targets"
  case maintenance = "Maintenance"
  case diet = "Diet phase"
  case dietLess = "{energy}, {percent}% less"
  case macros = "Macros"
  case macrosSum = "Your macros have {sum}, and the day has {energy}."
  case macrosOf =
    "protein {protein} g, carbohydrate {carbs} g, fat {fat} g, fibre {fiber} g"
  case since = "Since"
  case byFormula = "{date}, estimated with a formula"
  case byPerson = "{date}, with your own numbers"
  case byRecords = "{date}, from what you ate and weighed"
  case underweight = "none: with a BMI under 18.5 you would lose weight that you need"
  case unsafe = "none: your answers to the safety questions rule it out (fastctl profile)"
  case aimGain = "none: your aim is to gain weight (fastctl profile --aim lose)"
  case patternRests = "Low-calorie days are set but not applied: {reason}."
  case saidSo = "you answered yes to a safety question ({question})"
  case thin = "your BMI is under 18.5"
  case toGain = "your aim is to gain weight"
  case ownRests =
    "Your own number, {energy}, is not used for now: eating so little would not be safe for you."
  case noFormula =
    "The formula does not hold in pregnancy and while breastfeeding; ask your midwife or doctor."
  case notMinor = "If you are 18 or older: fastctl profile safety, and fastctl profile --birth 1985"
  case why = "Step by step, with sources: fastctl targets --why"
  case choose =
    "To choose the deficit (gentle 15%, standard 30%, study 33%): fastctl targets --restriction gentle"
  case missing = "No energy targets yet. To calculate them, fastd needs {fields}."
  case give = "To enter it: fastctl profile {options}"
  case orOwn =
    "Or with your own numbers: fastctl targets --maintenance 2300kcal --diet 1900kcal"
}

/// Why a day has the energy that it has.
extension EnergyReason {
  var said: Phrase {
    switch self {
    case .maintenance: "About what keeps your weight."
    case .diet: "A day of the diet phase."
    case .fastDay: "One of your low-calorie days: about a quarter of what keeps your weight steady."
    case .noDiet: "About what keeps your weight steady: less would not be safe for you."
    }
  }
}

/// What has become of the targets with a change of the profile.
package enum TargetsChangeMessage: String, Message {
  case first = "{name}: {new}"
  case changed = "{name}: {new} (was {old})"
  case none = "none"
  case stays =
    "Your targets stay the same: your own numbers take precedence, and differences under 25 kcal are not applied"
  case capped =
    "Your targets stay the same: {wanted}% is more than the limit for you, so {percent}% applies. Why: fastctl targets --why"
  case gone = "There are no energy targets any more; they need {fields}"
  case because = "Why: changed {fields}"
  case again = "Why: recalculated with today's values"
}
