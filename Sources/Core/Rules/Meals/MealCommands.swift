import Nouns
import Time

extension Engine {
  /// A day that is copied has no more.
  private static let mostCopied = 100

  func addNeeds(of order: MealOrder, at now: Moment, to needs: inout Needs) {
    // No characters would begin every id.
    func row(_ id: String) -> RowPrefix? { id.isEmpty ? nil : RowPrefix(.mealItem, id) }
    switch order {
    case .log(let order):
      needs.foodsNamed = Set(order.items.compactMap(\.learnable))
      if order.fill == true { needs.open = order.items.openNamed }
    case .fill(let foods): needs.open = .named(Set(foods.keys))
    case .edit(let order):
      needs.row = row(order.id)
      needs.foodsNamed = Set([order.item].compactMap { $0?.learnable })
    case .delete(let id): needs.row = row(id)
    case .deleteMeal(let id):
      needs.row = row(id)
      needs.eaten = id.isEmpty ? nil : .with(id)
    case .copy(let order): needs.eaten = order.day.map(EatenChoice.on) ?? .last
    case .mark(let day, _): needs.completeDay = day ?? now.day
    }
  }

  mutating func eat(
    _ order: MealOrder, given facts: Facts, at now: Moment, ids: () -> RowID,
    into decision: inout Decision
  ) throws(Refusal) {
    switch order {
    case .log(let order):
      let changes = try logging(order, facts, at: now, ids: ids)
      record(changes, verb: changes.logsMeal ? .logMeal : .editMeal, into: &decision)
    case .fill(let foods):
      record(try filling(facts.open, with: foods), verb: .editMeal, into: &decision)
    case .edit(let order):
      let changes = try editing(order, facts, at: now, ids: ids)
      record(changes, verb: .editMeal, into: &decision)
    case .delete(let id):
      let gone = try facts.one(id, of: MealItem.self)
      record([Change(before: gone.row, after: nil)], verb: .deleteMeal, into: &decision)
    case .deleteMeal(let id):
      _ = try facts.one(id, of: MealItem.self)
      let gone = facts.eaten.map { Change(before: $0.row, after: nil) }
      record(gone, verb: .deleteMeal, into: &decision)
    case .copy(let order):
      let changes = try copying(order, facts, at: now, ids: ids)
      record(changes, verb: .logMeal, into: &decision)
    case .mark(let day, let isComplete):
      let changes = try marking(day, isComplete, facts, at: now, as: ids())
      record(changes, verb: isComplete ? .completeDay : .reopenDay, into: &decision)
    }
  }

  // MARK: One step each

  private func logging(
    _ order: MealLog, _ facts: Facts, at now: Moment, ids: () -> RowID
  ) throws(Refusal) -> [Change] {
    guard !order.items.isEmpty else { throw .textMissing(field: "items") }
    guard order.items.count <= MealItem.most else { throw .tooManyItems(limit: MealItem.most) }
    let at = try mark(order.at ?? now.instant, at: now)
    let slot = order.slot ?? MealSlot(at: at.local.clock)
    let meal = ids()
    var (changes, learning): ([Change], Learning) = ([], Learning(facts.foods))
    var open = facts.open
    for (place, wanted) in order.items.enumerated() {
      var item = MealItem()
      (item.id, item.meal, item.slot) = (ids(), meal, slot)
      (item.at, item.logged) = (at, now.day)
      // The order in which they were said is kept.
      item.written = now.instant + Span(milliseconds: Int64(place))
      try say(wanted, in: &item)
      learning.learn(from: &item, id: ids)
      let filled = item.filling(&open)
      changes += filled.isEmpty ? [Change(before: nil, after: item.row)] : filled
    }
    // A second time, it would be logged as another one.
    guard order.fill != true || changes.contains(where: { $0.before != nil }) else {
      throw .nothingToChange
    }
    return changes + learning.changes
  }

  private func editing(
    _ order: MealEdit, _ facts: Facts, at now: Moment, ids: () -> RowID
  ) throws(Refusal) -> [Change] {
    let old = try facts.one(order.id, of: MealItem.self)
    var (new, learning) = (old, Learning(facts.foods))
    // The same instant again keeps the zone and the day that it was recorded with.
    if let at = order.at, at != old.at.instant {
      new.at = try mark(at, at: now)
      // On another day it is entered now.
      if new.at.day != old.at.day { new.logged = now.day }
    }
    if let slot = order.slot { new.slot = slot }
    if var wanted = order.item {
      if wanted.name.isEmpty { wanted.take(old) }
      try say(wanted, in: &new)
      learning.learn(from: &new, id: ids)
    }
    guard new != old else { throw .nothingToChange }
    return [Change(before: old.row, after: new.row)] + learning.changes
  }

  private func copying(
    _ order: MealCopy, _ facts: Facts, at now: Moment, ids: () -> RowID
  ) throws(Refusal) -> [Change] {
    let old = facts.eaten.filter { order.slot == nil || $0.slot == order.slot }
    guard !old.isEmpty else { throw .notFound(order.day?.iso ?? "") }
    guard old.count <= Self.mostCopied else { throw .tooManyItems(limit: Self.mostCopied) }
    let at = try mark(order.at ?? now.instant, at: now)
    var meals: [RowID: RowID] = [:]
    return old.sorted { ($0.written, $0.id.text) < ($1.written, $1.id.text) }.enumerated().map {
      place, old in
      var new = old
      new.id = ids()
      new.meal = meals[old.meal] ?? ids()
      meals[old.meal] = new.meal
      (new.at, new.logged) = (at, now.day)
      new.written = now.instant + Span(milliseconds: Int64(place))
      // Whose time of day is another one now.
      if order.day == nil { new.slot = MealSlot(at: at.local.clock) }
      return Change(before: nil, after: new.row)
    }
  }

  private func marking(
    _ day: Day?, _ isComplete: Bool, _ facts: Facts, at now: Moment, as id: RowID
  ) throws(Refusal) -> [Change] {
    let day = day ?? now.day
    let allowed = Zone.utc.day(of: Self.earliest)...now.day
    guard allowed.contains(day) else {
      throw .dateOutOfRange(field: "day", day, allowed: allowed)
    }
    guard facts.completeDays.isEmpty == isComplete else { throw .nothingToChange }
    return isComplete
      ? [Change(before: nil, after: CompleteDay(id: id, on: day).row)]
      : facts.completeDays.map { Change(before: $0.row, after: nil) }
  }

  // MARK: Queries

  func say(_ wanted: NewMealItem, in item: inout MealItem) throws(Refusal) {
    item.name = wanted.name.trimmed
    item.food = wanted.food
    item.source = wanted.source ?? .typed
    (item.amount, item.unit, item.portion) = (wanted.amount, wanted.unit, wanted.portion)
    item.nutrition = wanted.nutrition.completed(standing.label)
    try check(item.name, field: "name", limit: MealItem.longestName)
    try check(item.food ?? "", field: "food", limit: MealItem.longestFood)
    try check(item.unit ?? "", field: "unit", limit: MealItem.longestUnit)
    try item.checkNumbers()
    guard !item.name.isEmpty || !item.nutrition.isUnknown else {
      throw .textMissing(field: "name")
    }
  }
}

extension Noun {
  /// Throws the first number that is beyond its limit.
  func checkNumbers() throws(Refusal) {
    var (row, faults) = (self, RowFaults(at: Instant(milliseconds: .max)))
    row.fields(&faults)
    if let refusal = faults.refusals.first { throw refusal }
  }
}
