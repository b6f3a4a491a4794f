import Nouns
import Rules
import Time
import Views
import Wire

extension Teller {
  /// What the person has just weighed; an import and an undo are no weighing.
  func weightEvents(of decision: Decision) -> [HookEvent] {
    guard let step = decision.commit.step, step.kind == .command,
      [.addWeighing, .profile].contains(step.verb.known)
    else { return [] }
    return step.changes.compactMap { change in
      guard change.before == nil, case .weighing(let weighing)? = change.after else { return nil }
      let text = wording.sentence(before: nil, after: weighing, now: now.instant)
      var event = event(.weightLogged, text: text)
      event.weight = HookEvent.Weight(
        id: weighing.id.text, at: weighing.at.instant.milliseconds, grams: weighing.grams,
        mean: snapshot(true).glance?.weight)
      return event
    }
  }
}

extension Teller {
  /// What the person has just eaten, meal by meal; an import and an undo are no meals.
  func mealEvents(of decision: Decision) -> [HookEvent] {
    guard let step = decision.commit.step, step.kind == .command, step.verb.known == .logMeal else {
      return []
    }
    var meals: [[MealItem]] = []
    for change in step.changes {
      guard change.before == nil, case .mealItem(let item)? = change.after else { continue }
      if let index = meals.firstIndex(where: { $0[0].meal == item.meal }) {
        meals[index].append(item)
      } else {
        meals.append([item])
      }
    }
    return meals.map(event)
  }

  private func event(for items: [MealItem]) -> HookEvent {
    var event = event(.mealLogged, text: wording.sentence(logged: items, now: now.instant))
    var meal = HookEvent.Meal()
    if let first = items.first {
      (meal.id, meal.slot) = (first.meal.text, first.slot)
      (meal.at, meal.day) = (first.at.instant.milliseconds, first.at.day.iso)
      let day = eaten(first.at.day)
      (meal.eaten, meal.left) = (day?.nutrition.energy, day?.remaining)
    }
    meal.name = items.map(\.name).filter { !$0.isEmpty }.joined(separator: " + ")
    meal.nutrition = DayTotals(items).nutrition
    event.meal = meal
    return event
  }
}

extension Teller {
  /// Each badge that came with it.
  func badgeEvents(of decision: Decision) -> [HookEvent] {
    decision.earnedBadges.map { badge in
      var event = event(
        .badgeEarned, text: wording.sentences(earned: [badge]).joined(separator: " "))
      (event.badge, event.day) = (badge.name.text, badge.on.iso)
      return event
    }
  }
}
