import Nouns
package import Time
package import Wire

/// How a day's food stands beside its targets, calculated with the person's own numbers.
package struct MealWhy {
  private let wording: Wording
  private let screen: Screen
  private var phrases: Phrases { wording.phrases }

  package init(_ wording: Wording, on screen: Screen) {
    self.wording = wording
    self.screen = screen.forReading
  }

  /// `targets` are those of the day, or of this moment where nothing counts up to one.
  package func text(of answer: MealDayAnswer, _ targets: TargetsAnswer, today: Day) -> String {
    let day = answer.day
    var page = Page(on: screen)
    if let reason = silence(of: day, targets) {
      page.add(paragraph: reason)
      return page.text
    }
    guard let target = day.target, let since = targets.targets?.since else {
      // A profile that came later is not missing.
      guard day.closed != true else {
        page.add(paragraph: phrases(MealWhyMessage.noTargets, "date", date(of: day)))
        return page.text
      }
      return TargetsPage(wording, on: screen).text(of: targets, today: today)
    }
    page.add(phrases(MealWhyMessage.title, "date", date(of: day)), .strong)
    let first = (phrases(MealWhyMessage.target), origin(of: target, since, day, targets))
    let macros = day.macros.map {
      (label: phrases(MacroMessage($0.macro)), text: MacroWhy($0, in: answer, wording).text)
    }
    page.add(steps: [first] + energy(of: day, target) + macros)
    page.add("")
    for line in rules(of: day) { page.add(paragraph: line) }
    return page.text
  }

  private func date(of day: MealDay) -> String {
    (try? Day(iso: day.day)).map(wording.longDate) ?? PlainText.line(day.day)
  }

  // MARK: Without a comparison

  /// The reason for none; nil where there is one.
  private func silence(of day: MealDay, _ targets: TargetsAnswer) -> String? {
    if let obstacle = targets.obstacle { return wording.noEnergy(obstacle) }
    if let obstacle = day.obstacle { return notCompared(obstacle) }
    guard day.resting != nil else { return nil }
    guard day.closed != true, let rest = targets.resting else {
      return phrases(MealWhyMessage.rested, "date", date(of: day))
    }
    return rest.grave == true
      ? phrases(SafetyMessage.fiveDays) : phrases(AftercareMessage.noTarget)
  }

  private func notCompared(_ question: SafetyQuestion) -> String {
    let reason =
      question == .lowWeight
      ? phrases(TargetsMessage.thin)
      : phrases(TargetsMessage.saidSo, "question", phrases(question.said))
    return phrases(MealWhyMessage.notCompared, "reason", reason)
  }

  // MARK: The steps

  private func origin(
    of target: Int64, _ since: String, _ day: MealDay, _ targets: TargetsAnswer
  ) -> String {
    let reason = targets.energy?.reason
    let energy = reason.map { wording.energy(target, $0) } ?? wording.energy(target)
    let message: MealWhyMessage =
      since > day.day ? .targetFirst : day.closed == true ? .targetClosed : .targetOpen
    return phrases(message, "target", energy, "date", wording.date(iso: since))
  }

  private func energy(of day: MealDay, _ target: Int64) -> [(label: String, text: String)] {
    var texts: [String] = []
    if let eaten = day.energyEaten {
      let (eaten, target) = (wording.shownEnergy(eaten), wording.shownEnergy(target))
      let (left, overflow) = target.subtractingReportingOverflow(eaten)
      let unit = " " + wording.customs.units.energy.rawValue
      let size = wording.number(overflow ? .max : abs(max(left, -.max))) + unit
      texts.append(
        phrases(
          eaten > target ? MealWhyMessage.energyOver : .energyLeft, "target",
          wording.number(target), "eaten", wording.number(eaten), "left", size))
    } else {
      texts.append(phrases(MealMessage.energyUnknown))
    }
    if day.withoutEnergy > 0 { texts.append(phrases(.withoutEnergy, day.withoutEnergy)) }
    return texts.map { (phrases(MealPageMessage.energy), $0) }
  }

  private func rules(of day: MealDay) -> [String] {
    let (green, yellow) = (MacroSmiley.greenShares, MacroSmiley.yellowShares)
    let shares: KeyValuePairs<String, String> = [
      "low": wording.percent(green.lowerBound), "high": wording.percent(green.upperBound),
      "less": wording.percent(yellow.lowerBound), "more": wording.percent(yellow.upperBound),
    ]
    let isEarly = day.marked && day.closed != true
    let lines: [MealWhyMessage?] =
      day.macros.isEmpty
      ? [.more] : [.rule, isEarly ? .marked : nil, .exact, .more]
    return lines.compactMap(\.self).map { phrases($0, shares) }
  }
}
