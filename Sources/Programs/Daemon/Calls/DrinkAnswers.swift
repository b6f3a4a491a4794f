import Nouns
import Rules
import Settings
import Time
import Wire

struct DrinkAnswers: JournalAnswers {
  let state: State
  let rows: any RowPort
  let body: Body

  static func of(_ keeper: Keeper) -> Self { keeper.status.drinks }

  func drinkAnswer(_ decision: Decision) throws(CallFault) -> DrinkAnswer {
    let change = decision.commit.step?.changes.first
    let (before, after) = (change?.before?.noun as? Drink, change?.after?.noun as? Drink)
    guard let drink = after ?? before else { throw .nothingChanged }
    return DrinkAnswer(
      drink: drink, before: after == nil ? nil : before,
      day: try state.read(try day(drink.at.day)))
  }

  func day(_ question: DrinkDayQuestion) throws(CallFault) -> DrinkDay {
    let day = try Day(question.date, in: "date") ?? state.moment.day
    guard Day.calendar.contains(day) else { throw .fields(.wrongType("date")) }
    return try state.read(try self.day(day))
  }

  private func day(_ day: Day) throws(StoreTrouble) -> DrinkDay {
    let drunk = try body.drunk(on: day...day)
    return DrinkDay(
      date: day.iso, ml: drunk.ml, ofMeals: drunk.ofMeals, aim: state.settings.drink.aim.number,
      last: drunk.last?.at.milliseconds)
  }

  /// Nil before the first drink, and where the store cannot say, or has half of it.
  func drunk(on day: Day) -> Int64? {
    if state.drunk?.day != day, !state.isCommitting, let drunk = try? body.drunk(on: day...day) {
      state.drunk = (day, drunk)
    }
    guard let kept = state.drunk, kept.day == day, kept.drinks.last != nil else { return nil }
    return kept.drinks.ml
  }

  func drinks(_ question: DrinkQuestion) throws(CallFault) -> Listing<DatedQuery> {
    try listing(of: Drink.self, last: question.last, before: question.before, id: question.id)
  }

  func page(
    of listing: Listing<DatedQuery>
  ) throws(CallFault) -> Page<DrinkPage, Listing<DatedQuery>> {
    let (found, rest) = try page(of: Drink.self, listing)
    return (DrinkPage(drinks: found, isLast: rest == nil), rest)
  }
}
