import Nouns
import Time
import Wire

/// A chart of the weight in words, for every form of it.
struct WeightChartWords {
  private let wording: Wording
  private let chart: WeightChart
  private var phrases: Phrases { wording.phrases }

  init(_ wording: Wording, _ chart: WeightChart) {
    (self.wording, self.chart) = (wording, chart)
  }

  private func date(_ iso: String) -> String {
    (try? Day(iso: iso)).map(wording.date) ?? PlainText.line(iso)
  }

  /// Of a point: the day, or those that it is the average of.
  func date(of point: WeightPoint) -> String {
    guard chart.step > 1, let first = try? Day(iso: point.date), let end = try? Day(iso: chart.to)
    else { return date(point.date) }
    return wording.range(wording.date(first), wording.date(min(first + (chart.step - 1), end)))
  }

  var empty: String {
    phrases(
      WeightChartMessage.empty,
      [
        "from": date(chart.from), "to": date(chart.to),
        "weight": wording.typed(grams: 82_500),
      ])
  }

  var title: String {
    phrases(
      WeightChartMessage.title,
      ["from": date(chart.from), "to": date(chart.to), "unit": wording.unitOfTicks])
  }

  /// Whether each point is what was weighed on one day.
  var isOfDays: Bool { chart.step <= 1 }

  /// The meaning of a full sign.
  var value: String {
    chart.step > 1 ? phrases(.averageOfDays, chart.step) : phrases(WeightChartMessage.value)
  }

  /// The same above a column.
  var heading: String {
    chart.step > 1 ? phrases(.averagesOfDays, chart.step) : phrases(WeighingMessage.heading)
  }

  /// The meaning of the line, if one is drawn.
  var line: String? {
    guard chart.points.contains(where: { $0.trend != nil }) else { return nil }
    return phrases(chart.isMean == true ? WeightChartMessage.mean : .trend)
  }

  /// The same above a column.
  var lineHeading: String {
    chart.isMean == true
      ? phrases(.averagesOfDays, 7) : phrases(ReportPageMessage.trend)
  }

  func goal(on scale: WeightScale) -> String? {
    guard let goal = chart.goalWeight else { return nil }
    let message: WeightChartMessage =
      switch scale.goalBeyond {
      case .below: .goalBelow
      case .above: .goalAbove
      case nil: .goal
      }
    return phrases(message, "goal", wording.weight(grams: goal))
  }

  /// Of one point, with its trend.
  func sentence(of point: WeightPoint) -> String {
    let trend = point.trend.map {
      let weight = wording.weight(grams: $0)
      return chart.isMean == true
        ? phrases(TodayMessage.mean, "weight", weight)
        : phrases(WeightChartMessage.pointTrend, "weight", weight)
    }
    guard let grams = point.grams else {
      return phrases(WeightChartMessage.point, "date", date(of: point), "weight", trend ?? "")
    }
    let value = phrases(
      point.isLeftOut ? WeightChartMessage.pointLeftOut : .point, "date", date(of: point),
      "weight", wording.weight(grams: grams))
    return [value, trend].compactMap(\.self).joined(separator: ", ")
  }

  /// The weighings; days without one have nothing to say.
  var sentences: [String] { chart.points.filter { $0.grams != nil }.map(sentence) }

  var phaseSentences: [String] {
    chart.phases.map {
      phrases(
        WeightChartMessage.phase,
        [
          "phase": wording.name(of: $0.phase, length: nil) ?? "", "from": date($0.from),
          "to": date($0.to),
        ])
    }
  }

  var goalSentence: String? {
    chart.goalWeight.map {
      phrases(WeightChartMessage.goal, "goal", wording.weight(grams: $0))
    }
  }

  /// All of it, a line each.
  var goalMonths: String? { chart.goalMonths.flatMap(wording.goalMonths) }

  func lines(on screen: Screen) -> String {
    var page = Page(on: screen)
    page.add(
      phrases(WeightChartMessage.titlePlain, "from", date(chart.from), "to", date(chart.to)))
    if chart.step > 1 { page.add(heading) }
    for sentence in sentences + phaseSentences + [goalSentence, goalMonths].compactMap(\.self) {
      page.add(sentence)
    }
    return page.text
  }
}

extension PluralMessage {
  static var averageOfDays: Self {
    Self(one: "average of {n} day", many: "average of {n} days")
  }
  static var averagesOfDays: Self {
    Self(one: "Average of {n} day", many: "Average of {n} days")
  }
}

extension Wording {
  /// When the goal may be reached, by months that have their year where it is another.
  func goalMonths(_ months: Months) -> String? {
    guard let from = try? Day(iso: months.from + "-01"), let to = try? Day(iso: months.to + "-01")
    else { return nil }
    let isOneYear = from.civil.year == to.civil.year
    let names = [from, to].map {
      isOneYear ? phrases(MonthMessage($0.civil.month)) : title(of: Month(of: $0))
    }
    return phrases(WeightChartMessage.goalMonths, "from", names[0], "to", names[1])
  }
}
