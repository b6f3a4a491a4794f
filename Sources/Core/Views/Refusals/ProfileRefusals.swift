package import Nouns
package import Time

package enum ProfileRefusalMessage: String, Message {
  case underAge =
    "With that date of birth, you are {years}. {rule} Only the date of birth was saved. If you mistyped it: fastctl undo, or fastctl profile --birth 1985"
  case incomplete = "First tell fastd: {fields}. To do so: fastctl profile {options}"
  case incompleteTargets =
    "First tell fastd: {fields}. To do so: fastctl targets {options}"
  case outOfRange = "{number} cannot be {field}: it must be from {least} to {most}"
  case dateOutOfRange = "{date} cannot be {field}: it must be from {earliest} to {latest}"
  case goalWeightTooLow =
    "At your height, {weight} would be underweight (a BMI under 18.5). The lowest possible goal is {least}: fastctl profile --goal-weight {typed}"
  case dietAboveMaintenance =
    "{diet} in diet phases is more than your maintenance of {maintenance}: choose less, or a higher --maintenance"
  case dietTooLow =
    "{diet} a day is only safe under medical supervision. The minimum here is {least}."
  case maintenanceUnderweight =
    "Your BMI is under 18.5, so your own number must be at least {least}, which by the formula keeps your weight steady."
  case maintenanceNotSafe =
    "You said that this applies to you: {question}. So your own number must be at least {least}, which by the formula keeps your weight steady. If a doctor has agreed, or it no longer applies: fastctl profile safety"
  case maintenanceUnderFormula =
    "{energy} is less than what keeps your weight steady by the formula (about {formula})."
  case maintenanceUnderRest =
    "{energy} is less than your body uses at rest (about {rest})."
  case maintenanceUnderBoth =
    "{energy} is less than your body uses at rest (about {rest}). Fewer than {floor} a day is not advised without a doctor either."
  case maintenanceUnderFloor = "Fewer than {floor} a day is not advised without a doctor."
  case macrosAboveMaintenance =
    "Those grams of protein, carbohydrate and fat have {energy}, much more than your maintenance of {maintenance}. Choose less, or remove one: fastctl targets --carbs none"
  case aimGain =
    "Your aim is to gain weight, so there is no diet phase: you would lose weight in it. To change your aim: fastctl profile --aim lose"
  case twoDeficits =
    "A diet program and low-calorie days would be two deficits at once. Choose which applies: --counts program, or --counts pattern"
  case daysTouch =
    "Two low-calorie days in a row are too much: leave at least one day between them, such as --pattern 5:2 mon,thu"
  case underweight =
    "Your BMI is under 18.5, so there is no diet phase: you would lose weight you need. If your weight or height has changed: fastctl profile --weight 60kg --height 170cm"
  case notSafe =
    "You said that this applies to you: {question}. Talk to a doctor before a diet phase. If a doctor has agreed, or it no longer applies: fastctl profile safety"
  case notSafeUnderAge =
    "{rule} If you are 18 or older: fastctl profile safety, and fastctl profile --birth 1985"
  case needsConfirmation = "{reasons} To continue anyway, add: --confirm {text}"
  case lowDiet =
    "fastd never sets a target that low by itself; eating so little needs medical advice."
  case ofAge =
    "According to your earlier answer you are under 18. Say yes only if you are 18 or older."
  case weightJump = "That weight differs from the last one by more than a tenth."
  case goalSide =
    "Your aim does not lead from what you weigh now to that goal weight: it lies on the other side."
  case goalReached = "Your goal is reached. Start a diet all the same?"
  case aimNotSafe =
    "You said that this applies to you: {question}. So you cannot set a goal to lose weight. If it no longer applies: fastctl profile safety"
  case aimUnderweight =
    "Your BMI is under 18.5, so you cannot set a goal to lose weight. Please talk to a doctor. If your weight or height is wrong: fastctl profile --weight 60kg --height 170cm"
}

// Why the profile or its targets did not become what was asked.
extension RefusalSentence {
  func incomplete(_ missing: [ProfileField]) -> String {
    let names = missing.map { phrases($0.said) }.joined(separator: ", ")
    let ofProfile = missing.filter { !$0.isOfTargets }
    let options = (ofProfile.isEmpty ? missing : ofProfile).map { wording.example(of: $0) }
    return phrases(
      ofProfile.isEmpty ? ProfileRefusalMessage.incompleteTargets : .incomplete, "fields", names,
      "options", options.joined(separator: " "))
  }

  func outOfRange(_ field: String, _ number: Int64, _ allowed: ClosedRange<Int64>) -> String {
    let shown = [number, allowed.lowerBound, allowed.upperBound].map {
      wording.value(of: field, $0)
    }
    return phrases(
      ProfileRefusalMessage.outOfRange,
      ["field": name(of: field), "number": shown[0], "least": shown[1], "most": shown[2]])
  }

  /// What is no field of the profile is an option of a command.
  func name(of field: String) -> String {
    if let field = ProfileField(refused: field) { return phrases(field.said) }
    if field == "ml" { return phrases(DrinkMessage.field) }
    let words = PlainText.line(field).map { $0.isUppercase ? "-" + $0.lowercased() : String($0) }
    return "--" + words.joined()
  }

  /// Not less when it is shown with one decimal.
  func above(_ grams: Int64) -> Int64 {
    let (sum, overflow) = grams.addingReportingOverflow(49)
    return overflow ? grams : sum
  }

  func noDiet(_ question: SafetyQuestion) -> String {
    guard !question.isFinal else {
      return phrases(
        ProfileRefusalMessage.notSafeUnderAge, "rule", phrases(SafetyQuestion.underAge.detail))
    }
    return phrases(
      ProfileRefusalMessage.notSafe, "question", phrases(question.said))
  }
}

extension RefusalSentence {
  func aimNotSafe(_ obstacle: DietObstacle) -> String {
    switch obstacle {
    case .underweight, .aimGain: phrases(ProfileRefusalMessage.aimUnderweight)
    case .answer(let question) where question.isFinal: noDiet(question)
    case .answer(let question):
      phrases(ProfileRefusalMessage.aimNotSafe, "question", phrases(question.said))
    }
  }

  /// Against a maintenance of the person's own that would be a diet.
  func holds(_ obstacle: DietObstacle, at least: Int64) -> String {
    guard case .answer(let question) = obstacle else {
      return phrases(
        ProfileRefusalMessage.maintenanceUnderweight, "least", wording.energy(least))
    }
    return phrases(
      ProfileRefusalMessage.maintenanceNotSafe, "question", phrases(question.said), "least",
      wording.energy(least))
  }
}

extension Wording {
  /// Why the person is asked for their word; nothing for what is no change of the profile.
  package func reasons(for refusal: Refusal, now: Instant) -> [String] {
    if case .maintenanceLow(let kcal, let rest, let floor, let formula) = refusal {
      return [maintenance(kcal, rest: rest, floor: floor, formula: formula)]
    }
    var doubt: Doubt?
    if case .needsConfirmation(_, about: let about) = refusal { doubt = about }
    return (refusal.consents ?? []).compactMap { consent in
      switch consent {
      case .lowDiet: phrases(ProfileRefusalMessage.lowDiet)
      case .ofAge: phrases(ProfileRefusalMessage.ofAge)
      case .weightJump, .goalMet:
        doubt.map { sentence(for: $0, now: now) } ?? phrases(ProfileRefusalMessage.weightJump)
      case .goalSide: phrases(ProfileRefusalMessage.goalSide)
      case .goalReached: phrases(ProfileRefusalMessage.goalReached)
      case .longGoal, .longFast, .erasing, .purging, .clearing, .lowMaintenance: nil
      }
    }
  }

  /// Only the numbers that it is under are named.
  private func maintenance(
    _ kcal: Int64, rest: Int64?, floor: Int64?, formula: Int64?
  ) -> String {
    let rest = rest.flatMap { $0 > kcal ? $0 : nil }
    let floor = floor.flatMap { $0 > kcal ? $0 : nil }
    let message: ProfileRefusalMessage =
      switch (rest, floor) {
      case (_?, _?): .maintenanceUnderBoth
      case (_?, nil): .maintenanceUnderRest
      case (nil, _?): .maintenanceUnderFloor
      case (nil, nil): .maintenanceUnderFormula
      }
    return phrases(
      message,
      [
        "energy": energy(kcal), "rest": energy(tens(rest ?? 0)), "floor": energy(floor ?? 0),
        "formula": energy(formula ?? 0),
      ])
  }

  private func tens(_ kcal: Int64) -> Int64 {
    kcal.addingReportingOverflow(5).overflow ? kcal : (kcal + 5) / 10 * 10
  }

  /// A number of the profile in the person's units, by the field's name on the wire.
  func value(of field: String, _ number: Int64) -> String {
    if field == "ml" { return volume(number) }
    if let text = foodValue(of: field, number) { return text }
    return switch ProfileField(refused: field) {
    case .weight, .goalWeight: weight(grams: number)
    case .height: height(millimetres: number)
    case .maintenance, .diet: energy(number)
    case .restriction: percent(number)
    case .ownProtein, .ownCarbs, .ownFat, .ownFiber: wholeGrams(number)
    // A year, or one's age.
    case .birth: String(number)
    default: self.number(number)
    }
  }
}

extension ProfileField {
  /// By its name in a refusal; what a person weighs is also refused where it is recorded.
  fileprivate init?(refused field: String) {
    self.init(rawValue: field == "grams" ? ProfileField.weight.rawValue : field)
  }
}
