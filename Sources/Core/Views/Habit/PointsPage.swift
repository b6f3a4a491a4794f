import Nouns
import Time
package import Wire

/// Points: what there is, where it comes from, and what it means to switch them on.
package struct PointsPage {
  private let wording: Wording
  private let screen: Screen
  private var phrases: Phrases { wording.phrases }

  package init(_ wording: Wording, on screen: Screen) {
    (self.wording, self.screen) = (wording, screen)
  }

  private static let terms: [HabitMessage] = [
    .pointsOff, .pointsEarned, .pointsGentle, .pointsWarn,
  ]

  static func offer(_ phrases: Phrases) -> [String] {
    (terms + [.pointsOn]).map { phrases($0) }
  }

  /// One honest page before anybody decides.
  package func offer(isTaken: Bool = false) -> String {
    var page = Page(on: screen)
    for line in isTaken ? Self.terms.map({ phrases($0) }) : Self.offer(phrases) { page.add(line) }
    return page.text
  }

  package func text(of answer: PointsAnswer) -> String {
    guard answer.isOn || answer.balance > 0 else { return offer() }
    var page = Page(on: screen)
    page.add(headline(of: answer), .strong)
    if answer.isOn {
      page.add(
        phrases(
          HabitMessage.earnedLately, "today", wording.number(answer.today), "week",
          wording.number(answer.week)))
    } else {
      page.add(phrases(HabitMessage.turnedOff))
    }
    for day in answer.days.reversed() { page.add(line(of: day)) }
    return page.text
  }

  private func headline(of answer: PointsAnswer) -> String {
    let balance = wording.number(answer.balance)
    guard answer.isOn, answer.isResting else {
      return phrases(HabitMessage.pointsHead, "balance", balance)
    }
    return phrases(
      answer.decay == .none ? HabitMessage.restingStill : .resting, "balance", balance)
  }

  private func line(of day: PointDay) -> String {
    let earned = day.earned.map { reason in
      "\(phrases(HabitMessage(reason))) +\(reason.points)"
    }
    var what = earned.isEmpty ? [] : [earned.joined(separator: ", ")]
    if day.activity == .inactive {
      what.append(
        day.lost > 0
          ? phrases(HabitMessage.rested, "lost", "-" + wording.number(day.lost))
          : phrases(HabitMessage.restedKept))
    }
    if what.isEmpty { what = [phrases(HabitMessage.nothing)] }
    let text = phrases(
      HabitMessage.balanceAfter, "what", what.joined(separator: ", "), "balance",
      wording.number(day.balance))
    let date = (try? Day(iso: day.date)).map(wording.dated) ?? PlainText.line(day.date)
    return phrases(HabitMessage.day, "date", date, "what", text)
  }
}
