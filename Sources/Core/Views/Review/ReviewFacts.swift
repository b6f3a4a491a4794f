import Nouns
import Time
package import Wire

/// A week by its days, or a month by its weeks.
package struct ReviewFacts {
  let today: Day
  /// Of a week.
  let days: [DayReview]
  /// Of a month: those that have begun.
  let weeks: [Review]
  let now: Review
  let before: Review
  let change: Int64?
  let left: EnergyLeft?
  let isWeek: Bool

  package init(_ week: WeekReview) {
    (today, isWeek) = (Self.day(week.today), true)
    (days, weeks, now, before) = (week.days, [], week.now, week.before)
    (change, left) = (week.change, week.left)
  }

  package init(_ month: MonthReview) {
    (today, isWeek) = (Self.day(month.today), false)
    let today = today
    weeks = month.weeks.filter { Self.day($0.from) <= today }
    (days, now, before) = ([], month.now, month.before)
    (change, left) = (month.change, nil)
  }

  var first: Day { Self.day(now.from) }
  var last: Day { max(first, Self.day(now.to)) }

  /// A text that is no date stands for the first one there is: the peer is another program.
  static func day(_ text: String) -> Day { (try? Day(iso: text)) ?? Day(number: 0) }

  /// A fast that runs is something, too.
  var isEmpty: Bool {
    now.fasts.fasts == 0 && now.weighings == 0
      && days.allSatisfy { $0.eaten.meals == 0 && $0.mark == .none }
      && weeks.allSatisfy { $0.energy == nil }
  }

  /// "Week 47 · 16 – 22 Nov" or "November 2026".
  func title(_ wording: Wording, on screen: Screen) -> String {
    guard isWeek else { return wording.title(of: Month(of: first)) }
    let isLong = screen.isLinear || first.civil.year != today.civil.year
    let dates = [first, last].map { isLong ? wording.date($0) : wording.shortDate($0) }
    let range = wording.range(dates[0], dates[1])
    guard wording.hasWeekNumbers else {
      return wording.phrases(ReviewMessage.week) + screen.separator + range
    }
    return wording.number(ofWeek: first) + screen.separator + range
  }
}

extension Wording {
  /// "Week 47".
  func number(ofWeek first: Day) -> String {
    phrases(ReviewMessage.weekNumber, "n", String(first.week))
  }
}

extension DayReview {
  var day: Day { ReviewFacts.day(date) }

  /// The longest of those that its fasts had, in seconds.
  var goal: Int64? { fasts.compactMap(\.goal).max() }
}

extension Review {
  /// Of a macro that was kept track of.
  func sum(of macro: Macro) -> IntakeSum? { macros.first { $0.macro == macro }?.sum }
}
