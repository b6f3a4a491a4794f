import Nouns
package import Wire

/// The meanings of the line across the bars of a chart.
package enum ChartWhyMessage: String, Message {
  case current = "The line at {goal} is the goal of your current fast."
  case currentOpen = "There is no goal line: your current fast has no goal."
  case planned = "The line at {goal} is the goal that a fast started now would have."
  case plannedOpen = "There is no goal line: a fast started now would have no goal."
  case week =
    "A bar adds up the fasts that count for its day, so it can pass the line without a goal met: each fast has its own."
  case own = "The line over each bar is the goal of that fast; one without a goal has none."
  case correct = "To change the goal of a fast that has ended: fastctl edit ID --goal 12h"
  case trend = "The line ends at {average}: {time} in total, divided by {fasts}."
  case trendRule =
    "Over each bar it is the average of the last 7 fasts up to that one, or of as many as there were. A fast that is running is left out."
  case noTrend = "There is no average until the first fast has ended."
}

extension Wording {
  /// The line over the last seven days.
  package func text(whyGoal answer: WeekAnswer, of state: Snapshot, on screen: Screen) -> String {
    let goal = answer.goal.map { self.goal(seconds: $0) }
    let message: ChartWhyMessage =
      switch (state.fast, goal) {
      case (_?, _?): .current
      case (_?, nil): .currentOpen
      case (nil, _?): .planned
      case (nil, nil): .plannedOpen
      }
    let first = phrases(message, "goal", goal ?? "")
    return text([first] + (goal == nil ? [] : [phrases(ChartWhyMessage.week)]), on: screen)
  }

  /// The goals over the last fasts.
  package func textWhyGoals(on screen: Screen) -> String {
    text([phrases(ChartWhyMessage.own), phrases(ChartWhyMessage.correct)], on: screen)
  }

  /// The average over the last fasts, of the newest of them.
  package func text(whyTrend answer: BarsAnswer, on screen: Screen) -> String {
    let ended = answer.bars.filter { $0.outcome != nil }.suffix(7)
    guard let newest = ended.last else {
      return text([phrases(ChartWhyMessage.noTrend)], on: screen)
    }
    let seconds = ended.reduce(Int64(0)) { $0.addingReportingOverflow($1.seconds).partialValue }
    let first = phrases(
      ChartWhyMessage.trend, "average", span(seconds: newest.trend), "time",
      hours(seconds: seconds), "fasts", phrases(.fastsInAll, Int64(ended.count)))
    return text([first, phrases(ChartWhyMessage.trendRule)], on: screen)
  }

  private func text(_ lines: [String], on screen: Screen) -> String {
    var page = Page(on: screen.forReading)
    for line in lines { page.add(paragraph: line) }
    return page.text
  }
}
