import Nouns
package import Time
package import Wire

/// What to eat on a day, and the two energies that it is one of.
package struct TargetsPage {
  private let wording: Wording
  private let screen: Screen
  private var phrases: Phrases { wording.phrases }

  package init(_ wording: Wording, on screen: Screen) {
    self.wording = wording
    self.screen = screen.forReading
  }

  package func text(of answer: TargetsAnswer, today: Day) -> String {
    var page = Page(on: screen)
    if let obstacle = answer.obstacle {
      page.add(paragraph: wording.noEnergy(obstacle))
      return page.text
    }
    guard let targets = answer.targets else {
      addMissing(answer.missing, to: &page)
      return page.text
    }
    page.add(heading(of: answer, today: today), .strong)
    if let rest = answer.resting {
      page.add(
        paragraph: rest.grave == true
          ? phrases(SafetyMessage.fiveDays) : phrases(AftercareMessage.noTarget))
      return page.text
    }
    if let reason = answer.energy?.reason {
      page.add(paragraph: phrases(reason.said))
    }
    for (label, text) in rows(of: targets, answer.macros) {
      page.add(text, after: " " + label.padded(to: width), width: width + 1)
    }
    for line in [sum(of: answer)] + wording.resting(in: answer) {
      if let line { page.add(paragraph: line) }
    }
    page.add("")
    page.add(paragraph: phrases(TargetsMessage.why))
    if targets.origin == .formula, targets.diet != nil {
      page.add(paragraph: phrases(TargetsMessage.choose))
    }
    return page.text
  }

  private func heading(of answer: TargetsAnswer, today: Day) -> String {
    guard let energy = answer.energy else { return phrases(TargetsMessage.title) }
    let kcal = wording.energy(energy.kcal)
    guard let day = try? Day(iso: answer.date), day != today else {
      return phrases(TargetsMessage.today, "energy", kcal)
    }
    let name = wording.weekday(day) + " " + wording.date(day)
    return phrases(TargetsMessage.onDay, "day", name, "energy", kcal)
  }

  private func rows(of targets: Targets, _ macros: Macros?) -> [(String, String)] {
    var rows = [
      (phrases(TargetsMessage.maintenance), wording.energy(targets.maintenance)),
      (phrases(TargetsMessage.diet), diet(of: targets)),
    ]
    if let macros { rows.append((phrases(TargetsMessage.macros), text(of: macros))) }
    let origin: TargetsMessage =
      switch targets.origin {
      case .formula: .byFormula
      case .manual: .byPerson
      case .adaptive: .byRecords
      }
    let since = phrases(origin, "date", wording.date(iso: targets.since))
    return rows + [(phrases(TargetsMessage.since), since)]
  }

  private var width: Int {
    let labels = [TargetsMessage.maintenance, .diet, .macros, .since].map { phrases($0) }
    return (labels.map(\.cells).max() ?? 0) + 2
  }

  private func diet(of targets: Targets) -> String {
    guard let diet = targets.diet else {
      if targets.flags.contains(.underweight) { return phrases(TargetsMessage.underweight) }
      return phrases(targets.flags.contains(.aimGain) ? TargetsMessage.aimGain : .unsafe)
    }
    let energy = wording.energy(diet)
    guard let percent = targets.percentLess, percent > 0 else { return energy }
    return phrases(TargetsMessage.dietLess, "energy", energy, "percent", String(percent))
  }

  private func text(of macros: Macros) -> String {
    phrases(
      TargetsMessage.macrosOf,
      [
        "protein": wording.number(macros.protein), "carbs": wording.number(macros.carbs),
        "fat": wording.number(macros.fat), "fiber": wording.number(macros.fiber),
      ])
  }

  /// Where the person's own macros make another day than the target does.
  private func sum(of answer: TargetsAnswer) -> String? {
    guard let macros = answer.macros, let kcal = answer.energy?.kcal, !macros.own.isEmpty,
      [macros.protein, macros.carbs, macros.fat, kcal].allSatisfy({ (0...100_000).contains($0) })
    else { return nil }
    let sum = 4 * (macros.protein + macros.carbs) + 9 * macros.fat
    guard (sum - kcal).magnitude * 5 > kcal.magnitude else { return nil }
    return phrases(
      TargetsMessage.macrosSum, "sum", wording.energy(sum), "energy", wording.energy(kcal))
  }

  private func addMissing(_ missing: [ProfileField], to page: inout Page) {
    let names = missing.map { phrases($0.said) }.joined(separator: ", ")
    let options = missing.map { wording.example(of: $0) }.joined(separator: " ")
    page.add(paragraph: phrases(TargetsMessage.missing, "fields", names))
    page.add(paragraph: phrases(TargetsMessage.give, "options", options))
    page.add(paragraph: phrases(TargetsMessage.orOwn))
  }
}

extension Wording {
  /// Choices of the person that rest.
  func resting(in answer: TargetsAnswer) -> [String?] {
    [answer.targets?.resting.map(restingMaintenance), restingPattern(answer.patternRests)]
  }

  /// A maintenance of the person's own.
  package func restingMaintenance(_ kcal: Int64) -> String {
    phrases(TargetsMessage.ownRests, "energy", energy(kcal))
  }

  func restingPattern(_ obstacle: String?) -> String? {
    let reason: String
    switch obstacle.flatMap(DietObstacle.init) {
    case .underweight: reason = phrases(TargetsMessage.thin)
    case .aimGain: reason = phrases(TargetsMessage.toGain)
    case .answer(let question):
      reason = phrases(TargetsMessage.saidSo, "question", phrases(question.said))
    case nil: return nil
    }
    return phrases(TargetsMessage.patternRests, "reason", reason)
  }

  /// Said once, with the second step in a row that the estimate could not take.
  func missed(_ record: ExpenditureRecord?, on day: String) -> String? {
    guard let record, record.missed == 2, record.step?.on == day else { return nil }
    switch record.reason {
    case .recordLow: return phrases(TargetsWhyMessage.recordLow)
    case .recordHigh: return phrases(TargetsWhyMessage.recordHigh)
    case .notEnough, .water, nil: return nil
    }
  }

  /// Why there is no number for what to eat.
  func noEnergy(_ question: SafetyQuestion) -> String {
    guard question.isFinal else { return phrases(TargetsMessage.noFormula) }
    return phrases(SafetyQuestion.underAge.detail) + " " + phrases(TargetsMessage.notMinor)
  }
}

extension Targets {
  /// By how much the diet phase is below the maintenance, as the two numbers say.
  var percentLess: Int64? {
    guard let diet, maintenance > 0, diet >= 0, maintenance < Self.limit, diet <= maintenance
    else { return nil }
    return (200 * (maintenance - diet) + maintenance) / (2 * maintenance)
  }

  /// What a broken peer sends must not overflow.
  private static let limit: Int64 = 1_000_000_000
}

extension String {
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - cells))
  }
}
