import Nouns
package import Time
package import Wire

/// A number of the weight that can be explained.
package enum WeightTopic: String, CaseIterable, Named {
  case mean, arrow, goal

  package static var names: Glossary? { Lexicon.values["weight topics"] }
}

/// Why a number of the weight is what it is, in a few lines.
package struct WeightWhyPage {
  private let wording: Wording
  private let screen: Screen
  private var phrases: Phrases { wording.phrases }

  /// A value nearer to the middle of two weeks is never a slip, in grams.
  private static let slip: Int64 = 2_500
  private static let held: Int64 = 3

  package init(_ wording: Wording, on screen: Screen) {
    self.wording = wording
    self.screen = screen.forReading
  }

  package func text(of why: WeightWhy, _ topic: WeightTopic) -> String {
    var page = Page(on: screen)
    for line in lines(of: why, topic) { page.add(paragraph: line) }
    return page.text
  }

  private func lines(of why: WeightWhy, _ topic: WeightTopic) -> [String] {
    switch topic {
    case .mean: mean(why)
    case .arrow: arrow(why)
    case .goal: goal(why)
    }
  }

  // MARK: The mean

  private func mean(_ why: WeightWhy) -> [String] {
    let kept = why.values.filter { !$0.isLeftOut }
    let from = (try? Day(iso: why.date)).map { wording.longDate($0 - 6) } ?? ""
    var lines: [String] = []
    if let mean = why.mean {
      lines.append(
        phrases(
          WeightWhyMessage.mean,
          [
            "weight": wording.weight(grams: mean), "from": from, "to": date(why.date),
            "values": phrases(.weighings, Int64(kept.count)), "list": list(kept),
          ]))
    } else {
      lines.append(
        phrases(
          WeightWhyMessage.noMean,
          [
            "from": from, "to": date(why.date), "n": wording.number(why.fewest),
            "values": wording.number(Int64(kept.count)),
          ]))
    }
    let slips = why.values.filter(\.isLeftOut)
    if !slips.isEmpty {
      let bound = wording.weightChange(grams: Self.slip) ?? ""
      lines.append(phrases(WeightWhyMessage.leftOut, "list", list(slips), "bound", bound))
    }
    return lines + [phrases(WeightWhyMessage.meanRule)]
  }

  private func list(_ values: [WeightPoint]) -> String {
    values.map { point in
      let day = (try? Day(iso: point.date)).map(wording.weekday) ?? PlainText.line(point.date)
      return phrases(
        WeightWhyMessage.value, "date", day, "weight", wording.weight(grams: point.grams ?? 0))
    }.joined(separator: ", ")
  }

  private func date(_ iso: String) -> String {
    (try? Day(iso: iso)).map(wording.longDate) ?? PlainText.line(iso)
  }

  // MARK: The arrow

  private func arrow(_ why: WeightWhy) -> [String] {
    if let rest = why.resting { return [resting(rest)] }
    guard why.silence == nil, let arrow = why.arrow, let now = why.now, let before = why.before
    else { return [silence(of: why)] }
    let lines = [
      phrases(
        message(of: arrow, by: why.rule), "before", wording.weight(grams: before), "now",
        wording.weight(grams: now)),
      phrases(
        WeightWhyMessage.band, "band",
        wording.weightChange(grams: why.band) ?? wording.weight(grams: 0)),
      rule(of: why),
    ]
    return lines + [hidden(why)].compactMap(\.self)
  }

  private func message(of arrow: WeightArrow, by rule: ArrowRule) -> WeightWhyMessage {
    switch arrow {
    case .down: rule == .trend ? .fell : .meanFell
    case .flat: rule == .trend ? .stayed : .meanStayed
    case .up: rule == .trend ? .rose : .meanRose
    }
  }

  private func rule(of why: WeightWhy) -> String {
    guard why.rule == .trend else { return phrases(WeightWhyMessage.weekRule) }
    return phrases(WeightWhyMessage.trendRule, "values", phrases(.weighings, why.weighings))
  }

  /// Without a word of it where it is good news.
  private func hidden(_ why: WeightWhy) -> String? {
    guard !why.isWelcome else { return nil }
    switch why.aim {
    case .lose: return phrases(WeightWhyMessage.onlyDown)
    case .gain: return phrases(WeightWhyMessage.onlyUp)
    case .maintain: return phrases(WeightWhyMessage.onlyFlat)
    case nil: return phrases(WeightWhyMessage.noAim)
    }
  }

  private func silence(of why: WeightWhy) -> String {
    switch why.silence {
    case .tooFew:
      phrases(
        WeightWhyMessage.tooFew, "values", phrases(.weighings, why.weighings), "n",
        wording.number(why.needed))
    case .newBlock:
      phrases(
        WeightWhyMessage.newBlock, "day", wording.number(why.phaseDay ?? 1), "n",
        wording.number(why.waterDays))
    case .gap, nil: phrases(why.rule == .trend ? WeightWhyMessage.gapOfTrend : .gapOfWeek)
    }
  }

  // MARK: The goal

  private func resting(_ rest: AimRest) -> String {
    guard let question = SafetyQuestion(rawValue: rest.rawValue) else {
      return phrases(WeightMessage.underweight)
    }
    return phrases(WeightWhyMessage.resting, "question", phrases(question.said))
  }

  private func goal(_ why: WeightWhy) -> [String] {
    if let rest = why.resting { return [resting(rest)] }
    guard let goal = why.goalWeight else {
      return [phrases(WeightWhyMessage.noGoal, "weight", wording.typed(grams: 75_000))]
    }
    let line = phrases(WeightWhyMessage.goal, "goal", wording.weight(grams: goal))
    if why.aim == .maintain {
      return [line, phrases(WeightWhyMessage.held, "percent", wording.percent(Self.held))]
    }
    return [line, begun(why), why.goalMonths.flatMap(wording.goalMonths)].compactMap(\.self)
  }

  private func begun(_ why: WeightWhy) -> String? {
    guard let start = why.baseline, let from = start.grams, let mean = why.mean else { return nil }
    return phrases(
      WeightWhyMessage.wayBegan,
      [
        "date": date(start.date), "from": wording.weight(grams: from),
        "weight": wording.weight(grams: mean),
      ])
  }
}
