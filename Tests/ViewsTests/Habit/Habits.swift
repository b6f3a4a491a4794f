import Nouns
import Time
import Wire

/// Badges and points as logging may have earned them.
enum Habits {
  static let badges = BadgeAnswer(
    isOn: true,
    badges: [
      Badge(.init(.streak, .bronze), on: Day(number: 20_500)),
      Badge(.init(.streak, .silver), on: Day(number: 20_523)),
      Badge(.init(.milestone, .bronze), on: Day(number: 20_510)),
    ],
    next: [
      NextBadge(category: .streak, tier: .gold, needed: 90, value: 41),
      NextBadge(category: .adherence, tier: .bronze, needed: 1, value: 0),
      NextBadge(category: .milestone, tier: .silver, needed: 200, value: 97),
      NextBadge(
        category: .weight, tier: .bronze, needed: 200, value: 145, change: 1_160,
        baseline: 80_000),
    ])

  static let slowed = BadgeAnswer(
    isOn: true, badges: [],
    next: [
      NextBadge(
        category: .weight, tier: .bronze, needed: 200, value: 410, change: 3_300,
        baseline: 80_000, blocked: .tooFast)
    ])

  static let points = PointsAnswer(
    isOn: true, decay: .gentle, balance: 342, today: 12, week: 59, isResting: false,
    days: [
      PointDay(
        date: "2026-03-01", earned: [], points: 0, activity: .inactive, run: 1, rate: 1, lost: 3,
        balance: 330),
      PointDay(
        date: "2026-03-02", earned: [.meal, .checkIn], points: 12, activity: .active, run: 0,
        rate: 0, lost: 0, balance: 342),
    ])
}
