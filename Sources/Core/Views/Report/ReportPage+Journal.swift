import Nouns
import Time
import Wire

// The diet program, and what is there only where the person asks for it.
extension ReportPage {
  func draw(_ plan: ProgramPlan, on page: inout HTML) {
    let heading = phrases(ReportPageMessage.programHeading)
    let today = try? Day(iso: plan.date)
    var table = HTMLTable(
      caption: heading,
      columns: [
        .init(heading: phrases(ReportPageMessage.from)),
        .init(heading: phrases(ReportPageMessage.to)),
        .init(heading: phrases(ProgramMessage.length), isRight: true),
        .init(heading: phrases(ProgramMessage.phase)),
      ])
    table.rows = plan.blocks.map { block in
      [
        .init(wording.longDate(block.first), time: block.first.iso),
        .init(wording.longDate(block.last), time: block.last.iso),
        .init(wording.length(of: block)), .init(wording.name(of: block)),
      ]
    }
    let summary =
      plan.blocks.first { block in today.map(block.contains) ?? false }
      .map { wording.sentence(for: $0, today: today) } ?? wording.title(of: plan)
    page.section(heading, ["class": "plan"]) { page in
      let picture = PlanPicture(wording, as: .figure(id: "program", summary: summary))
      page.figure(
        picture.svg(of: plan), summary: summary, table: table,
        label: phrases(ReportPageMessage.table, "title", heading))
    }
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
        picture.svg(of: chart), summary: summary, table: table(of: weighed, words),
        label: phrases(ReportPageMessage.table, "title", heading))
      if let months = words.goalMonths { page.element("p", text: months) }
    }
  }

  private func table(of points: [WeightPoint], _ words: WeightChartWords) -> HTMLTable {
    var table = HTMLTable(
      caption: phrases(ReportPageMessage.weightHeading),
      columns: [
        .init(heading: phrases(ReportPageMessage.date)),
        .init(heading: words.heading, isRight: true),
        .init(heading: words.lineHeading, isRight: true),
        .init(heading: ""),
      ])
    table.rows = points.map { point in
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
          picture.svg, summary: picture.summary, label: phrases(ReportPageMessage.mealsHeading))
      }
      guard !meals.isEmpty else {
        return page.element("p", text: phrases(ReportPageMessage.noMeals))
      }
      let title = phrases(ReportPageMessage.mealsHeading)
      table(of: meals).draw(
        folded: phrases(ReportPageMessage.table, "title", title), on: &page)
    }
  }

  /// A row for each day.
  private func table(of meals: [MealItem]) -> HTMLTable {
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
