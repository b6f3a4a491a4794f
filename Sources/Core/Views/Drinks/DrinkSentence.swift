package import Nouns
package import Time
import Wire

extension Wording {
  package func volume(_ millilitres: Int64) -> String {
    phrases(DrinkMessage.amount, "n", number(millilitres))
  }

  /// "300 ml of tea"
  func drunk(_ drink: Drink) -> String {
    guard let what = drink.what else { return volume(drink.ml) }
    return phrases(
      DrinkMessage.named, "amount", volume(drink.ml), "what", PlainText.line(what))
  }

  /// Says how a drink changed: `before` is nil if it is new, `after` if it was deleted.
  package func sentence(before: Drink?, after: Drink?, now: Instant) -> String {
    ChangeSentence(wording: self, now: now).drink(before, after) ?? ""
  }

  /// That it should be a meal, and how to make it one.
  package func sentence(
    moving drink: Drink, id: String, named food: String, typed: String
  ) -> String {
    let time = "\"\(fullMoment(drink.at.local))\""
    return phrases(
      DrinkMessage.hasEnergy,
      ["food": food, "id": id, "typed": "\"\(typed)\"", "time": time])
  }

  package func sentence(forErasing drink: Drink) -> String {
    phrases(
      DrinkMessage.willErase, "date", fullMoment(drink.at.local), "drink", drunk(drink))
  }

  /// The reminder to drink, some time after the last drink.
  func drink(_ last: Instant, _ facts: NewsFacts, _ now: Instant) -> NewsText {
    NewsText(
      phrases(DrinkMessage.reminder),
      phrases(DrinkMessage.last, "time", moment(last, now: now)), phrases(DrinkMessage.thirst),
      facts.isLate(now)
        ? phrases(NewsMessage.reminderLate, "at", moment(facts.at, now: now)) : nil)
  }
}

extension ChangeSentence {
  func drink(_ before: Drink?, _ after: Drink?) -> String? {
    let phrases = wording.phrases
    func tell(_ message: DrinkMessage, _ drink: Drink) -> String {
      phrases(
        message, "drink", wording.drunk(drink), "time", wording.recorded(drink.at, now: now))
    }
    switch (before, after) {
    case (nil, nil): return nil
    case (nil, let new?): return tell(.added, new)
    case (let old?, nil): return tell(.deleted, old)
    case (let old?, let new?):
      return phrases(
        DrinkMessage.changed, "time", wording.recorded((isBack ? new : old).at, now: now),
        "changes", changes(old, new).joined(separator: ", "))
    }
  }

  /// Each value that has changed.
  private func changes(_ old: Drink, _ new: Drink) -> [String] {
    var changes: [String] = []
    func tell(_ change: String, was before: String) {
      guard !isBack else { return changes.append(change) }
      changes.append(wording.phrases(ChangeMessage.was, "change", change, "before", before))
    }
    if (old.ml, old.what) != (new.ml, new.what) {
      tell(wording.drunk(new), was: wording.drunk(old))
    }
    if old.at != new.at {
      let times = [old, new].map { wording.recorded($0.at, now: now) }
      tell(wording.phrases(WeighingMessage.time, "time", times[1]), was: times[0])
    }
    return changes
  }
}
