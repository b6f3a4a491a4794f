package import Nouns
package import Time
package import Wire

/// The text of `fastctl meal` about recorded meals.
package struct MealPage {
  private let wording: Wording
  private let screen: Screen
  private var phrases: Phrases { wording.phrases }
  private var meters: DayMeters { DayMeters(wording, on: screen) }

  package init(_ wording: Wording, on screen: Screen) {
    self.wording = wording
    self.screen = screen
  }

  /// After a meal was logged, corrected or deleted; `read` is how its items were understood. With `now`,
  /// a correction says what was before.
  package func text(
    of change: MealChange, read: [ReadMealItem] = [], today: Day, now: Instant? = nil,
    hasMacros: Bool = true
  ) -> String {
    var page = Page(on: screen)
    for (index, item) in change.items.enumerated() {
      let read = index < read.count ? read[index] : ReadMealItem()
      let old = change.before.first { $0.id == item.id }
      let correction = now.flatMap { now in
        old.flatMap { ChangeSentence(wording: wording, now: now).mealItem($0, item) }
      }
      guard let correction else {
        page.add(line(of: item, read, today: today))
        continue
      }
      page.add(correction)
      if let other = read.countedAs {
        page.add("\(wording.counted(item, as: other)) (\(phrases(MealPageMessage.average)))")
      }
    }
    if hasMacros {
      add(change.day, today: today, to: &page)
    } else {
      page.add(sum(of: change.day, today: today))
    }
    var notes: [String] = change.foods.map {
      phrases(MealPageMessage.learnt, "food", PlainText.line($0.name))
    }
    for doubt in change.doubted {
      guard let item = change.items.first(where: { $0.id.text == doubt.id }) else { continue }
      notes.append(
        phrases(
          MealPageMessage.doubted, "food", wording.name(of: item), "sum",
          wording.energy(doubt.sum)))
    }
    for item in change.items where item.isUnknownBarcode {
      notes.append(phrases(MealPageMessage.barcode, "digits", item.name))
    }
    if change.day.withoutEnergy > 0 {
      notes.append(phrases(.withoutEnergy, change.day.withoutEnergy))
    }
    return page.text + notes.map { Page.sentences($0, on: screen) }.joined()
  }

  private func line(of item: MealItem, _ read: ReadMealItem, today: Day) -> String {
    var notes: [String] = []
    if item.nutrition.energy == nil { notes.append(phrases(MealMessage.energyUnknown)) }
    if let day = read.asOn.flatMap({ try? Day(iso: $0) }) {
      notes.append(phrases(MealPageMessage.asOn, "date", wording.day(day, today: today)))
    }
    if read.countedAs != nil {
      notes.append(phrases(MealPageMessage.average))
    } else if item.source == .staple {
      notes.append(phrases(MealPageMessage.source))
    }
    if item.source == .imported { notes.append(wording.origin(ofKey: item.food)) }
    let eaten = wording.eaten(item, as: read.countedAs)
    return notes.isEmpty ? eaten : eaten + " (" + notes.joined(separator: ", ") + ")"
  }

  /// A whole day, the oldest first.
  package func text(of answer: MealDayAnswer, today: Day) -> String {
    var page = Page(on: screen)
    let ids = ShortIDs(answer.items.map(\.id.text))
    var (slot, time): (MealSlot??, String) = (nil, "")
    for item in answer.items.oldestFirst {
      if slot != .some(item.slot) { page.add(phrases(MealMessage(item.slot)), .strong) }
      let clock = wording.clock(item.at.local.clock)
      // Foods that were eaten together have their time once.
      let isSame = slot == .some(item.slot) && time == clock
      (slot, time) = (.some(item.slot), clock)
      let mark = item.nutrition.energy == nil ? phrases(MealMessage.energyUnknown) : nil
      let id = ids[item.id.text]
      let eaten = wording.eaten(item) + (mark.map { " (\($0))" } ?? "")
      let shown = isSame ? String(repeating: " ", count: clock.cells) : clock
      page.add(screen.isLinear ? "\(clock) \(id): \(eaten)" : "  \(shown)  \(id)  \(eaten)")
    }
    add(answer.day, today: today, to: &page)
    return page.text
  }

  /// A day's energy in one line.
  package func sum(of day: MealDay, today: Day) -> String { meters.sum(of: day, today: today) }

  private func add(_ day: MealDay, today: Day, to page: inout Page) {
    for line in meters.lines(of: day, room: screen.width, today: today) { page.add(line) }
  }

  // MARK: Lists

  /// Newest first.
  package func table(
    of items: [MealItem], now: Instant, empty: MealPageMessage = .none, isCut: Bool = false
  ) -> Listing {
    guard !items.isEmpty else { return Listing(Page.sentences(phrases(empty), on: screen)) }
    let ids = ShortIDs(items.map(\.id.text))
    let year = wording.zone.day(of: now).civil.year
    var table = Table(columns: [
      Table.Column(heading: phrases(HistoryMessage.id), goes: 1),
      Table.Column(heading: phrases(ChangeMessage.when)),
      Table.Column(heading: phrases(MealPageMessage.food), isCut: true),
      Table.Column(heading: phrases(MealPageMessage.amount), isRight: true),
      Table.Column(heading: phrases(MealPageMessage.energy), isRight: true),
    ])
    table.rows = items.map { item in
      [
        ids[item.id.text], wording.recorded(item.at, in: year), wording.name(of: item),
        wording.amount(of: item) ?? "", wording.energy(of: item.nutrition),
      ]
    }
    let count = Int64(items.count)
    let closing =
      isCut
      ? phrases(MealPageMessage.newest, "n", wording.number(count), "more", String(count * 5))
      : phrases(.mealItems, count)
    var listing = table.listing(on: screen)
    listing.text += Page.sentences(closing, on: screen)
    return listing
  }

  /// Numbered, the likeliest first.
  package func text(of answer: SuggestionAnswer) -> String {
    guard !answer.suggestions.isEmpty else {
      return Page.sentences(phrases(MealPageMessage.none), on: screen)
    }
    var page = Page(on: screen)
    page.add(heading(of: answer), .strong)
    for (index, meal) in answer.suggestions.enumerated() {
      let number = String(index + 1)
      page.add(line(of: meal), after: number + "  ", width: number.cells + 2)
    }
    return page.text
  }

  /// The slot is named where all of it is often eaten then.
  private func heading(of answer: SuggestionAnswer) -> String {
    if answer.suggestions.allSatisfy({ $0.times > 1 }) {
      let slot = phrases(MealMessage(answer.slot))
      return phrases(MealPageMessage.suggestionsHead, "slot", slot)
    }
    let isOften = answer.suggestions.allSatisfy { ($0.total ?? 1) > 1 }
    return phrases(isOften ? MealPageMessage.often : .lately)
  }

  /// The contents of a meal, and how often it was eaten.
  func line(of meal: SuggestedMeal) -> String {
    let foods = meal.items.map { item in
      [wording.name(of: item), wording.parts(of: item)?.first].compactMap(\.self)
        .joined(separator: " ")
    }
    let energies = meal.items.compactMap(\.nutrition.energy)
    let sum = energies.isEmpty ? nil : wording.energy(energies.reduce(0, +))
    let times =
      meal.times > 1
      ? phrases(
        MealPageMessage.times, "times", wording.number(meal.times), "of",
        wording.number(meal.of)) : nil
    return ([foods.joined(separator: " + ")] + [sum, times].compactMap(\.self))
      .joined(separator: screen.separator)
  }
}

extension Sequence<MealItem> {
  /// By time; what was eaten together in the order in which it was typed.
  package var oldestFirst: [MealItem] {
    sorted { ($0.at.instant, $0.written, $0.id.text) < ($1.at.instant, $1.written, $1.id.text) }
  }

  /// The one behind which a list goes on.
  package var lastByID: MealItem? {
    self.min { ($0.at.instant, $0.id.text) < ($1.at.instant, $1.id.text) }
  }

  package var newestFirst: [MealItem] {
    sorted { ($1.at.instant, $0.written, $0.id.text) < ($0.at.instant, $1.written, $1.id.text) }
  }
}

extension MealDay {
  /// In kcal; nil where nothing is held against it, or nobody knows what was eaten.
  package var energyLeft: Int64? { nutrition.energy == nil ? nil : remaining }
}

extension MealItem {
  /// The digits of a product of which nothing is known yet.
  fileprivate var isUnknownBarcode: Bool {
    food == nil && nutrition.isUnknown && Barcode(name)?.isSound == true
  }
}

package enum MealDayMessage: String, Message {
  case today = "Today"
}

extension MealDay {
  /// Those that are known of at least one thing that was eaten: what nobody wrote down is not 0.
  var knownMacros: [MacroState] { macros.filter { meals == 0 || $0.eaten != nil } }
}
