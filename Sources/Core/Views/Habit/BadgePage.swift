package import Nouns
import Time
package import Wire

/// The badges that were earned, and the next of each category.
package struct BadgePage {
  private let wording: Wording
  private let screen: Screen
  private var phrases: Phrases { wording.phrases }

  package init(_ wording: Wording, on screen: Screen) {
    (self.wording, self.screen) = (wording, screen)
  }

  package func text(of answer: BadgeAnswer) -> String {
    var page = Page(on: screen)
    guard answer.isOn || !answer.badges.isEmpty else {
      for line in PointsPage.offer(phrases) { page.add(line) }
      return page.text
    }
    page.add(phrases(HabitMessage.badgesHead), .strong)
    for line in lines(of: answer) { page.add(line) }
    return page.text
  }

  /// Category by category: the shelf, and what is next.
  package func lines(of answer: BadgeAnswer) -> [String] {
    var lines: [String] = []
    if answer.badges.isEmpty { lines.append(phrases(HabitMessage.noBadges)) }
    for category in BadgeCategory.allCases {
      let earned = answer.badges.filter { $0.category == category }
      if let best = earned.max(by: { $0.tier < $1.tier }) {
        lines.append(shelf(earned.map(\.tier)) + line(of: best))
      }
      if let next = answer.next.first(where: { $0.category == category }) {
        lines.append(shelf(nil) + line(of: next))
      }
    }
    if answer.isOn, answer.next.isEmpty { lines.append(phrases(HabitMessage.allEarned)) }
    if !answer.badges.isEmpty { lines.append(phrases(HabitMessage.badgesStay)) }
    return lines
  }

  /// A sign for each tier; nothing where lines are read aloud.
  private func shelf(_ tiers: [BadgeTier]?) -> String {
    guard !screen.isLinear else { return "" }
    let signs = BadgeTier.allCases.map { tier in
      tiers?.contains(tier) == true ? String(Character(tier.sign(on: screen))) : " "
    }
    return signs.joined() + "  "
  }

  private func line(of badge: Badge) -> String {
    phrases(
      HabitMessage.badgeEarned,
      [
        "badge": wording.name(of: badge.name),
        "needs": wording.needs(badge.category, badge.tier, badge.category.needs(badge.tier)),
        "date": wording.dated(badge.on),
      ])
  }

  private func line(of next: NextBadge) -> String {
    let name = wording.name(of: Badge.Name(next.category, next.tier))
    let line = phrases(
      HabitMessage.nextBadge, "badge", name, "needs",
      wording.needs(next.category, next.tier, next.needed))
    if let obstacle = obstacle(to: next) { return "\(line). \(phrases(obstacle))" }
    return [line, soFar(next)].compactMap(\.self).joined(separator: "; ")
  }

  private func obstacle(to next: NextBadge) -> HabitMessage? {
    switch next.blocked {
    case .underweight?: return .underweight
    case .tooFast?: return .tooFast
    case nil: break
    }
    switch next.category {
    case .weight where next.tier != .platinum && next.change == nil: return .noAim
    case .adherence where next.value == 0: return .noProgram
    default: return nil
    }
  }

  private func soFar(_ next: NextBadge) -> String? {
    if next.category == .weight, let change = next.change, let value = next.value {
      return phrases(
        HabitMessage.weightSoFar, "change", wording.weight(grams: max(0, change)), "percent",
        wording.decimal(tenths: value / 10))
    }
    return next.value.map { phrases(HabitMessage.progress, "value", wording.number($0)) }
  }
}

extension BadgeAnswer {
  /// Nil where they are off.
  package var shown: [Badge]? { isOn ? badges : nil }
}

extension BadgeTier {
  /// A ring that fills, as everywhere.
  func sign(on screen: Screen) -> Unicode.Scalar {
    switch self {
    case .bronze: screen.hasBlocks ? "◔" : "b"
    case .silver: screen.hasBlocks ? "◑" : "s"
    case .gold: screen.hasBlocks ? "◕" : "g"
    case .platinum: screen.hasBlocks ? "●" : "p"
    }
  }
}
