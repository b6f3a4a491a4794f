package import Nouns
import Time
import Wire

extension Wording {
  /// "26 of the last 30 days", which a lapse does not break; nil before there is anything to tell.
  func lastDays(of streak: Streak) -> String? {
    guard let last = streak.lastDays, last.of > 1 else { return nil }
    return phrases(
      HabitMessage.ofLastDays, "days", number(last.days), "all", number(last.of))
  }

  func joined(_ first: String, _ second: String?) -> String {
    guard let second else { return first }
    return phrases(HabitMessage.joined, "first", first, "second", second)
  }

  /// The counters of today's page; nil where there are none.
  func habit(_ glance: Glance?) -> String? {
    guard let points = glance?.points, let badges = glance?.badges else { return nil }
    return phrases(
      HabitMessage.inToday, "points", phrases(.points, points), "badges",
      phrases(.badges, badges))
  }

  // MARK: Badges

  package func name(of badge: Badge.Name) -> String {
    phrases(
      HabitMessage.badge, "category", phrases(HabitMessage(badge.category)), "tier",
      phrases(HabitMessage(badge.tier)))
  }

  /// `needed` is in hundredths of the weight where it is of weight.
  func needs(_ category: BadgeCategory, _ tier: BadgeTier, _ needed: Int64) -> String {
    switch (category, tier) {
    case (.streak, _): phrases(.daysWithEntry, needed)
    case (.adherence, _): phrases(.cyclesOnTarget, needed)
    case (.milestone, _): phrases(.mealsLogged, needed)
    case (.weight, .platinum): phrases(.daysHeld, needed)
    case (.weight, _):
      phrases(HabitMessage.weightNeeds, "percent", number(needed / 100))
    }
  }

  func sentence(for badge: Badge, isThere: Bool) -> String {
    phrases(
      isThere ? HabitMessage.earned : .badgeGone, "badge", name(of: badge.name))
  }

  /// The badges that a command earned, below its answer.
  package func sentences(earned badges: [Badge]) -> [String] {
    badges.map { sentence(for: $0, isThere: true) }
  }

  // MARK: Choices

  func name(of rule: HabitRule) -> String {
    let name = phrases(HabitMessage(rule.key), "value", PlainText.line(rule.value))
    guard let from = rule.from else { return name }
    return phrases(HabitMessage.ruleFrom, "rule", name, "date", dated(from))
  }

  func sentence(for rule: HabitRule, instead old: HabitRule?, _ isThere: Bool) -> String {
    phrases(isThere ? HabitMessage.ruleSet : .ruleGone, "rule", name(of: rule))
  }
}
