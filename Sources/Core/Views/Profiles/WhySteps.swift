import Nouns
import Time
import Wire

/// The steps of a calculation as they are told, and the sources in the order of their use.
struct WhySteps {
  private let wording: Wording
  private let times: String
  private(set) var lines: [(label: String, text: String)] = []
  private(set) var sources: [SourceMessage] = []
  private var phrases: Phrases { wording.phrases }

  init(_ wording: Wording, times: String) {
    self.wording = wording
    self.times = times
  }

  private mutating func add(_ label: TargetsWhyMessage, _ text: String) {
    lines.append((phrases(label), text))
  }

  /// "[2]", the same for the same source.
  private mutating func cite(_ cited: SourceMessage...) -> String {
    cited.map { source -> String in
      if !sources.contains(source) { sources.append(source) }
      return "[\((sources.firstIndex(of: source) ?? 0) + 1)]"
    }.joined()
  }

  // MARK: The formula

  mutating func addFormula(of targets: Targets) {
    guard let age = targets.age, let height = targets.height, let weight = targets.weight,
      let ree = targets.ree
    else { return }
    addWeight(weight, of: targets)
    add(
      .rest,
      phrases(
        TargetsWhyMessage.restOf,
        [
          "times": times, "kg": thousandths(weight), "cm": thousandths(height, per: 10),
          "age": String(age), "constant": targets.basis.constant, "ree": shown(ree),
          "source": cite(.mifflin),
        ]))
    add(.basis, basis(targets.basis))
    addActivity(of: targets, ree)
  }

  private mutating func addWeight(_ grams: Int64, of targets: Targets) {
    let message: TargetsWhyMessage
    switch targets.weightSource {
    case .mean: message = .weightMean
    case .newest: message = .weightNewest
    case .profile: message = .weightProfile
    case nil: return
    }
    add(
      .weight,
      phrases(
        message, "weight", wording.weight(grams: grams), "date",
        wording.date(iso: targets.since)))
  }

  /// What the person's own record says, or what it lacks.
  mutating func addExpenditure(of targets: Targets, _ record: ExpenditureRecord?) {
    if let measured = targets.measured {
      add(.expenditure, text(of: measured, .byRecord))
    } else if let measured = record?.measured {
      add(.expenditure, text(of: measured, .recordNow))
    } else if record != nil {
      add(.expenditure, phrases(TargetsWhyMessage.byFormula))
    }
    if let record { addRecord(record) }
  }

  /// The last step of the estimate, and why there is none now.
  private mutating func addRecord(_ record: ExpenditureRecord) {
    if let step = record.step {
      add(
        .expenditure,
        phrases(
          TargetsWhyMessage.step,
          [
            "date": wording.date(iso: step.on), "raw": wording.energy(step.raw),
            "least": wording.energy(step.least), "most": wording.energy(step.most),
          ]))
    }
    switch record.bound {
    case .low: add(.expenditure, phrases(TargetsWhyMessage.boundLow))
    case .high: add(.expenditure, phrases(TargetsWhyMessage.boundHigh))
    case nil: break
    }
    // An older daemon gives no reason.
    switch record.reason ?? (record.measured == nil ? .notEnough : nil) {
    case .notEnough:
      let isShort = record.completeDays < record.needed
      guard isShort || !record.hasWeights else { return }
      add(
        .expenditure,
        phrases(
          isShort ? TargetsWhyMessage.lacksDays : .lacksWeights,
          [
            "needed": wording.number(record.needed), "days": wording.number(record.days),
            "complete": wording.number(record.completeDays),
            "least": wording.energy(record.completeFrom ?? 800),
          ]))
    case .water: add(.expenditure, phrases(TargetsWhyMessage.water))
    case .recordLow: add(.expenditure, phrases(TargetsWhyMessage.recordLow))
    case .recordHigh: add(.expenditure, phrases(TargetsWhyMessage.recordHigh))
    case nil: break
    }
  }

  private func text(
    of measured: MeasuredExpenditure, _ message: TargetsWhyMessage
  ) -> String {
    phrases(
      message,
      [
        "energy": wording.energy(measured.kcal), "days": wording.number(measured.days),
        "complete": wording.number(measured.completeDays),
      ])
  }

  private mutating func basis(_ basis: Basis) -> String {
    switch basis {
    case .male: phrases(TargetsWhyMessage.basisMale)
    case .female: phrases(TargetsWhyMessage.basisFemale)
    case .neutral: phrases(TargetsWhyMessage.basisNeutral, "source", cite(.sexSpecific))
    }
  }

  private mutating func addActivity(of targets: Targets, _ ree: Int64) {
    guard let activity = targets.activity, let factor = targets.factor, let tdee = targets.tdee
    else { return }
    let shown = thousandths(factor)
    add(
      .activity,
      phrases(
        TargetsWhyMessage.activityOf,
        [
          "activity": phrases(activity.said), "factor": shown,
          "source": cite(.multipliers), "other": cite(.efsaEnergy, .fao),
        ]))
    add(
      .need,
      phrases(
        TargetsWhyMessage.needOf,
        [
          "ree": self.shown(ree), "times": times, "factor": shown,
          "tdee": wording.number(tdee),
        ]))
  }

  // MARK: The two energies

  mutating func addMaintenance(of targets: Targets) {
    let message: TargetsWhyMessage =
      switch targets.origin {
      case .formula: .rounded
      case .manual: .ownNumber
      case .adaptive: .adaptive
      }
    add(.maintenance, phrases(message, "energy", wording.energy(targets.maintenance)))
    let notes: [(TargetsWhyMessage, Int64?)] = [
      (.mended, targets.mended), (.ownRests, targets.resting),
    ]
    for case (let message, let energy?) in notes {
      add(.maintenance, phrases(message, "energy", wording.energy(energy)))
    }
  }

  mutating func addDiet(of targets: Targets) {
    let isOwn = targets.dietOrigin == .manual
    if !isOwn, targets.diet != nil { add(.diet, wanted(of: targets)) }
    let isNone: [TargetFlag] = [.underweight, .aimGain]
    for flag in targets.flags where !isOwn || isNone.contains(flag) {
      add(.limit, text(of: flag, targets))
    }
    guard let diet = targets.diet else {
      if !isNone.contains(where: targets.flags.contains) {
        add(.diet, phrases(TargetsMessage.unsafe))
      }
      return
    }
    let message: TargetsWhyMessage = isOwn ? .ownNumber : .rounded
    add(.diet, phrases(message, "energy", wording.energy(diet)))
  }

  private mutating func wanted(of targets: Targets) -> String {
    guard targets.wanted == 33 else {
      return phrases(TargetsWhyMessage.dietWanted, "percent", String(targets.wanted))
    }
    return phrases(TargetsWhyMessage.dietStudy, "source", cite(.byrne))
  }

  private mutating func text(of flag: TargetFlag, _ targets: Targets) -> String {
    let bmi = targets.bmi.map { wording.decimal(tenths: $0) } ?? "?"
    switch flag {
    case .underweight: return phrases(TargetsWhyMessage.underweight, "bmi", bmi)
    case .bmiCap: return phrases(TargetsWhyMessage.bmiCap, "bmi", bmi)
    case .deficitCap: return phrases(TargetsWhyMessage.deficitCap)
    case .floor where targets.basis == .neutral:
      return phrases(TargetsWhyMessage.floorNeutral, "energy", wording.energy(targets.floor))
    case .floor:
      return phrases(
        TargetsWhyMessage.floor, "energy", wording.energy(targets.floor), "source",
        cite(.obesityGuideline))
    case .noDeficit: return phrases(TargetsWhyMessage.noDeficit)
    case .aimGain: return phrases(TargetsWhyMessage.aimGain)
    case .goalReached: return phrases(TargetsWhyMessage.goalReached)
    }
  }

  // MARK: The rest

  mutating func addLittle(_ energy: DayEnergy) {
    add(
      .little,
      phrases(
        TargetsWhyMessage.littleOf, "energy", wording.energy(energy.kcal), "source",
        cite(.fastDays)))
  }

  mutating func addMacros(_ macros: Macros) {
    func isOwn(_ field: ProfileField) -> Bool { macros.own.contains(field) }
    add(
      .macros,
      isOwn(.ownProtein)
        ? phrases(TargetsWhyMessage.ownProtein)
        : phrases(
          TargetsWhyMessage.protein, "weight", wording.weight(grams: macros.reference),
          "source", cite(.morton)))
    add(
      .macros,
      isOwn(.ownFat)
        ? phrases(TargetsWhyMessage.ownFat)
        : phrases(TargetsWhyMessage.fat, "source", cite(.efsaRanges)))
    add(.macros, phrases(isOwn(.ownCarbs) ? TargetsWhyMessage.ownCarbs : .carbs))
    add(
      .macros,
      isOwn(.ownFiber)
        ? phrases(TargetsWhyMessage.ownFiber)
        : phrases(TargetsWhyMessage.fiber, "source", cite(.fibreDensity)))
  }

  mutating func addSince(_ targets: Targets) {
    add(
      .since, phrases(TargetsWhyMessage.sinceOf, "date", wording.date(iso: targets.since)))
  }

  mutating func addError(of targets: Targets) {
    guard targets.origin != .adaptive else {
      let energy = wording.energy(targets.measured?.kcal ?? targets.maintenance)
      return add(.error, phrases(TargetsWhyMessage.errorAdaptive, "energy", energy))
    }
    let tenth = targets.maintenance / 10
    let (most, overflow) = targets.maintenance.addingReportingOverflow(tenth)
    add(
      .error,
      phrases(
        TargetsWhyMessage.errorOf,
        [
          "source": cite(.frankenfield),
          "least": wording.energy(targets.maintenance - tenth),
          "most": wording.energy(overflow ? targets.maintenance : most),
        ]))
  }

  /// In whole kcal and tenths: more would seem to be known exactly.
  private func shown(_ ree: Int64) -> String {
    let (sum, overflow) = ree.addingReportingOverflow(ree < 0 ? -50 : 50)
    return thousandths((overflow ? ree : sum) / 100, per: 10)
  }

  /// "82.5" of 82500, or of 1785 tenths: as exact as it is.
  private func thousandths(_ number: Int64, per scale: Int64 = 1000) -> String {
    let (whole, rest) = number.magnitude.quotientAndRemainder(dividingBy: UInt64(scale))
    var digits = String(UInt64(scale) + rest).dropFirst()
    while digits.last == "0" { digits.removeLast() }
    let sign = number < 0 ? "−" : ""
    let text = sign + wording.number(Int64(clamping: whole))
    return digits.isEmpty ? text : text + (wording.customs.hasDecimalComma ? "," : ".") + digits
  }
}

extension Basis {
  /// As it stands in the sum.
  fileprivate var constant: String {
    switch self {
    case .male: "+ 5"
    case .female: "− 161"
    case .neutral: "− 78"
    }
  }
}
