import Nouns
import Time
import Wire

// The diet program, and what is there only where the person asks for it.
extension ReportPage {
  /// The phase of today with those around it; all of them are in the table.
  private static let phasesAround = (before: 3, after: 1)

  func draw(_ plan: ProgramPlan, on page: inout HTML) {
    let today = try? Day(iso: plan.date)
    let blocks = plan.blocks
    let current = blocks.firstIndex { block in today.map(block.contains) ?? false }
    let summary =
      current.map { wording.sentence(for: blocks[$0], today: today) } ?? wording.title(of: plan)
    let last = min((current ?? blocks.count) + Self.phasesAround.after, blocks.count - 1)
    let first = max(0, last - Self.phasesAround.before - Self.phasesAround.after)
    page.section(phrases(ReportPageMessage.programHeading), ["class": "plan"]) { page in
      page.element("p", text: summary)
      if first <= last { shortTable(of: blocks[first...last]).draw(on: &page) }
    }
  }

  private func shortTable(of blocks: ArraySlice<PlanBlock>) -> HTMLTable {
    var table = HTMLTable(
      caption: phrases(ReportPageMessage.programHeading),
      columns: [
        .init(heading: phrases(ProgramMessage.phase)),
        .init(heading: phrases(ReportPageMessage.date), isRight: true),
      ])
    table.rows = blocks.map { block in
      let dates = wording.range(wording.shortDate(block.first), wording.shortDate(block.last))
      return [.init(wording.name(of: block)), .init(dates)]
    }
    return table
  }

  func planTable(_ blocks: [PlanBlock]) -> HTMLTable {
    var table = HTMLTable(
      caption: phrases(ReportPageMessage.programHeading),
      columns: [
        .init(heading: phrases(ProgramMessage.phase)),
        .init(heading: phrases(ReportPageMessage.from)),
        .init(heading: phrases(ReportPageMessage.to)),
        .init(heading: phrases(ProgramMessage.length), isRight: true),
      ])
    table.rows = blocks.map { block in
      [
        .init(wording.name(of: block)), .init(wording.longDate(block.first), time: block.first.iso),
        .init(wording.longDate(block.last), time: block.last.iso), .init(wording.length(of: block)),
      ]
    }
    return table
  }

  // MARK: Weight

  func draw(_ chart: WeightChart, on page: inout HTML) {
    let heading = phrases(ReportPageMessage.weightHeading)
    page.section(heading) { page in
      let weighed = chart.points.filter { $0.grams != nil }
      guard let first = weighed.first, let last = weighed.last else {
        return page.element("p", text: phrases(ReportPageMessage.noWeight))
      }
      let words = WeightChartWords(wording, chart)
      let summary = phrases(
        ReportPageMessage.weightSummary, "first", words.sentence(of: first), "last",
        words.sentence(of: last))
      let picture = WeightPicture(wording, as: .figure(id: "weight", summary: summary))
      page.figure(
        picture.svg(of: chart), summary: summary, label: heading)
      if let months = words.goalMonths { page.element("p", text: months) }
    }
  }

  func weightTable(of chart: WeightChart) -> HTMLTable {
    let words = WeightChartWords(wording, chart)
    var table = HTMLTable(
      caption: phrases(ReportPageMessage.weightHeading),
      columns: [
        .init(heading: phrases(ReportPageMessage.date)),
        .init(heading: words.heading, isRight: true),
        .init(heading: words.lineHeading, isRight: true),
        .init(heading: ""),
      ])
    table.rows = chart.points.filter { $0.grams != nil }.map { point in
      [
        words.isOfDays
          ? .init(wording.date(iso: point.date), time: point.date) : .init(words.date(of: point)),
        .init(point.grams.map { wording.weight(grams: $0) } ?? ""),
        .init(point.trend.map { wording.weight(grams: $0) } ?? ""),
        .init(point.isLeftOut ? phrases(WeightChartMessage.leftOut) : ""),
      ]
    }
    return table
  }

  // MARK: Meals

  func draw(_ meals: [MealItem], of day: MealDay?, on page: inout HTML) {
    page.section(phrases(ReportPageMessage.mealsHeading)) { page in
      if let day, let picture = MeterPicture(wording, day) {
        page.figure(
          picture.svg, summary: picture.summary, label: phrases(ReportPageMessage.mealsHeading),
          isForScreens: true)
      }
      let means = meanTable(of: meals, on: day)
      guard !means.rows.isEmpty else {
        return page.element(
          "p", text: phrases(meals.isEmpty ? ReportPageMessage.noMeals : .noEnergy))
      }
      means.draw(on: &page)
    }
  }

  /// The means of the days of which all is known, beside the targets of the last day, if it has any.
  private func meanTable(of meals: [MealItem], on last: MealDay?) -> HTMLTable {
    let days = Dictionary(grouping: meals, by: \.at.day)
    let target = last?.target.map { wording.energy($0) }
    var table = HTMLTable(
      caption: phrases(.mealDays, Int64(days.count)),
      columns: [
        .init(heading: ""), .init(heading: phrases(ReportPageMessage.aDay), isRight: true),
      ] + (target == nil ? [] : [.init(heading: phrases(ReportPageMessage.target), isRight: true)]))
    func mean(_ value: (Nutrition) -> Int64?) -> Int64? {
      let sums = days.values.compactMap { items -> Int64? in
        let values = items.map { value($0.nutrition) }
        return values.contains(nil) ? nil : values.compactMap(\.self).reduce(0, &+)
      }
      return sums.isEmpty ? nil : sums.reduce(0, &+) / Int64(sums.count)
    }
    if let energy = mean(\.energy) {
      table.rows.append([
        .init(phrases(MealPageMessage.energy)), .init(wording.energy(energy)), .init(target ?? ""),
      ])
    }
    for macro in last?.macros ?? [] {
      guard let tenths = mean({ $0.grams(of: macro.macro) }) else { continue }
      table.rows.append([
        .init(phrases(MacroMessage(macro.macro))), .init("\(Wording.grams(tenths: tenths)) g"),
        .init("\(Wording.grams(tenths: macro.target)) g"),
      ])
    }
    for row in table.rows.indices {
      table.rows[row] = Array(table.rows[row].prefix(table.columns.count))
    }
    return table
  }

  /// A row for each day.
  func mealTable(of meals: [MealItem]) -> HTMLTable {
    var table = HTMLTable(
      caption: phrases(ReportPageMessage.mealsHeading),
      columns: [
        .init(heading: phrases(ReportPageMessage.date)),
        .init(heading: phrases(MealPageMessage.energy), isRight: true),
        .init(heading: phrases(ReportPageMessage.eaten)),
      ])
    let days = Dictionary(grouping: meals, by: \.at.day)
    table.rows = days.keys.sorted().map { day in
      let items = (days[day] ?? []).oldestFirst
      let energies = items.compactMap(\.nutrition.energy)
      let sum = energies.reduce(Int64(0)) { $0.addingReportingOverflow($1).partialValue }
      return [
        .init(wording.longDate(day), time: day.iso),
        .init(energies.isEmpty ? "" : wording.energy(sum)),
        .init(items.map(eaten).joined(separator: "; ")),
      ]
    }
    return table
  }

  private func eaten(_ item: MealItem) -> String {
    [wording.name(of: item), wording.amount(of: item)].compactMap(\.self).joined(separator: ", ")
  }
}

extension Nutrition {
  /// In tenths of a gram.
  fileprivate func grams(of macro: Macro) -> Int64? {
    switch macro {
    case .protein: protein
    case .carbs: carbs
    case .fat: fat
    case .fiber: fiber
    }
  }
}
