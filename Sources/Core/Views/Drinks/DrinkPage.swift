package import Nouns
package import Time
package import Wire

/// The text of `fastctl drink`.
package struct DrinkPage {
  private let wording: Wording
  private let screen: Screen
  private var phrases: Phrases { wording.phrases }

  package init(_ wording: Wording, on screen: Screen) {
    self.wording = wording
    self.screen = screen
  }

  /// The sum of a day, the last drink, and a word on how to drink.
  package func text(of day: DrinkDay, now: Instant) -> String {
    guard let last = day.last else {
      return Page.sentences(phrases(DrinkMessage.noneToday), on: screen) + thirst
    }
    var page = Page(on: screen)
    page.add(sum(of: day, today: wording.zone.day(of: now)))
    if let bar = bar(of: day) { page.add(bar) }
    let time = wording.moment(Instant(milliseconds: last), now: now)
    return page.text
      + Page.sentences(phrases(DrinkMessage.last, "time", time), on: screen) + thirst
  }

  private var thirst: String { Page.sentences(phrases(DrinkMessage.thirst), on: screen) }

  /// "Today: 1,250 ml of 2,000 ml, 250 ml of it with meals"
  package func sum(of day: DrinkDay, today: Day) -> String {
    let date = (try? Day(iso: day.date)).map { date -> String in
      date == today ? phrases(MealDayMessage.today) : wording.longDate(date)
    }
    return phrases(MealPageMessage.day, "date", date ?? "", "eaten", amount(of: day))
  }

  /// The same without the date.
  func amount(of day: DrinkDay) -> String {
    var sum = wording.volume(day.ml)
    if let aim = day.aim {
      sum = phrases(DrinkMessage.ofAim, "amount", sum, "aim", wording.volume(aim))
    }
    guard day.ofMeals > 0 else { return sum }
    return phrases(DrinkMessage.withMeals, "sum", sum, "amount", wording.volume(day.ofMeals))
  }

  /// How much of the aim has been drunk, as a bar; nil without an aim, or when the page is read aloud.
  private func bar(of day: DrinkDay) -> String? {
    guard !screen.isLinear, let aim = day.aim, aim > 0 else { return nil }
    let bar = ProgressBar(
      permille: min(max(day.ml, 0), aim) * 1000 / aim, on: screen, beside: 0)
    return bar.line(on: screen, .blue)
  }

  /// A line for each drink, newest first.
  package func table(of drinks: [Drink], now: Instant) -> String {
    guard !drinks.isEmpty else { return Page.sentences(phrases(DrinkMessage.none), on: screen) }
    let year = wording.zone.day(of: now).civil.year
    let ids = ShortIDs(drinks.map(\.id.text))
    var table = Table(columns: [
      Table.Column(heading: phrases(HistoryMessage.id), goes: 1),
      Table.Column(heading: phrases(ChangeMessage.when)),
      Table.Column(heading: phrases(DrinkMessage.heading), isCut: true),
    ])
    table.rows = drinks.map { drink in
      [ids[drink.id.text], wording.recorded(drink.at, in: year), wording.drunk(drink)]
    }
    return table.text(on: screen)
      + Page.sentences(phrases(.drinks, Int64(drinks.count)), on: screen)
  }
}

extension Wording {
  package func popup(of answer: DrinkAnswer, now: Instant) -> PopupText {
    PopupText(
      title: sentence(before: answer.before, after: answer.drink, now: now),
      text: DrinkPage(self, on: .linear).sum(of: answer.day, today: zone.day(of: now))
    ).fitted
  }
}
