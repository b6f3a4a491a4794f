import Nouns
import Wire

/// The questions before long fasts, as they are asked.
extension SafetyQuestion {
  var said: Phrase {
    switch self {
    case .underAge: "Under 18"
    case .pregnancy: "Pregnant, breastfeeding or trying to conceive"
    case .eatingDisorder: "An eating disorder, now or in the past, or fasting to make up for eating"
    case .lowWeight: "A BMI under 18.5, or losing weight without meaning to"
    case .diabetes:
      "Type 1 diabetes, or any diabetes treated with insulin, with tablets that can cause low blood sugar, or with an SGLT2 inhibitor (a gliflozin)"
    case .organs: "Kidney, liver or heart disease, gout, gallstones or epilepsy"
    case .medicines:
      "Medicines that must be taken with food, or that act on blood pressure, fluid, potassium, lithium or blood clotting, or a gliflozin for heart or kidneys"
    case .frail: "Over 70, or frail"
    case .hardWork: "Heavy physical work, night shifts, driving or machines during a long fast"
    }
  }
}

/// What is said to a yes, and to nobody else.
extension SafetyQuestion {
  var detail: Phrase {
    switch self {
    case .underAge:
      "Under 18, goals are limited to 12 hours, and there are no energy targets and no diet phases. There are no exceptions."
    case .pregnancy:
      "Trials of fasting leave this out, so nobody knows whether it is safe. There is no energy target either: ask your midwife or doctor."
    case .eatingDisorder:
      "Fasting and disordered eating often go together. Please talk to a doctor, a therapist or an advice centre first."
    case .lowWeight:
      "Fasting would cost you weight that you need. If you are losing weight without meaning to, see a doctor."
    case .diabetes:
      "Talk to your diabetes team before you fast: doses may have to change. Low blood sugar is the main risk: check yours often, and eat when it is low."
    case .organs: "Ask your doctor before you fast longer than a night."
    case .medicines: "Ask your doctor or pharmacist whether you can take them safely while fasting."
    case .frail:
      "Long fasts cost lean mass. Keep to short ones, and ask your doctor before longer ones."
    case .hardWork: "Keep long fasts for other days, and eat if you feel weak or dizzy."
    }
  }
}

package enum SafetyPageMessage: String, Message {
  case ask = "Do any of these apply to you?"
  case open = "You have not answered the safety questions yet. You can fast all the same."
  case answered = "Answered {date}"
  case gliflozins =
    "Gliflozins: with little food they can cause ketoacidosis, also with normal blood sugar. Ask your doctor before you fast. Nausea, vomiting, belly pain, fast breathing, great tiredness: eat, and get help at once."
  case askedAgain = "These questions name more medicines than when you answered them:"
  case askAgain =
    "Two of the safety questions name more medicines than when you answered them. To answer them again: fastctl profile safety"
  case none = "None of the safety questions apply to you."
  case applies = "These apply to you:"
  case agreed = "A doctor or nurse agreed to longer fasts."
  case most = "Longest goal: {most}"
  case noLimit = "Your answers do not limit your goals."
  case change = "To change it: fastctl profile safety"
  case changeByScript =
    "To answer: fastctl profile safety --none, or --answers 2,5 with the numbers that apply"
  case more = "Read more: fastctl learn safety"
  case longGoal =
    "The goal of your current fast is {goal}, which is too long for you. To shorten it: fastctl goal 12h"
  case limit =
    "This applies to you: {question}. So a fast should end after {most} at the latest: fastctl goal 12h, or fastctl stop"
}
