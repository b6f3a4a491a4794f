import Host
import Nouns
import Time
import Views
import Wire

extension Session {
  /// A meal longer ago is hardly the last one: others were not logged.
  private static let longestSinceMeal = Span.hours(48)

  /// The time for which somebody types "last meal".
  mutating func timeOfLastMeal() throws(Failure) -> Instant {
    let answer = try ask(MealCalls.Last.self, LastMealQuestion())
    guard let meal = answer.at.map(Instant.init(milliseconds:)) else { throw .noMeal }
    guard Clock.now() - meal <= Self.longestSinceMeal else { throw .mealLongAgo(meal) }
    return meal
  }

  /// After the first meal of a day: the fast since the last one of yesterday, if none was recorded. It is
  /// offered once and added only after a yes.
  mutating func offerFast(before meal: MealItem?) throws(Failure) {
    guard seat == .terminal, !request.has(.json), let end = meal?.at.instant,
      let answer = try? ask(
        MealCalls.Last.self, LastMealQuestion(before: end.milliseconds)),
      answer.offered == true, let start = answer.at.map(Instant.init(milliseconds:))
    else { return }
    var hints = Hints(environment)
    let gap = Hints.Saying.gap(start)
    // A question that cannot be noted would come again and again.
    guard !hints.wasSaid(gap), hints.note(gap) else { return }
    output.flush()
    let question = try wording().askToAddFast(from: start, to: end, now: Clock.now())
    guard Dialog(&self).agrees(question) == true else { return }
    try show(try order(FastCalls.Add.self, AddOrder(start: start, end: end)))
  }
}
