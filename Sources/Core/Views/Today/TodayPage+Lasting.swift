import Nouns
import Time
import Wire

/// The day as it is told where nobody knows when it will be read: by clock times alone.
extension TodayPage {
  /// `meals`, `drinks` and `weight` where these may be seen there.
  func lasting(
    _ snapshot: Snapshot, meals: MealDay? = nil, weight: WeightState? = nil,
    drinks: DrinkDay? = nil, agenda: AgendaAnswer? = nil
  ) -> [(label: TodayMessage, lines: [String])] {
    let shown = snapshot.withoutPlansWhereUnsafe.asShown
    let now = Instant(milliseconds: snapshot.now)
    let weighed = weight.map {
      // Such a page has dates, and not the word today.
      WeightPage(wording, on: screen).lines(of: $0, today: snapshot.today - 1)
    }
    let told = agenda.map { AgendaPage(wording, on: screen).lines(of: $0, now: now) }
    let cards: [Card] = [
      (.fast, lastingFast(shown, now) + wording.care(in: shown)), (.window, lastingWindow(shown)),
      (.energy, meals == nil ? [] : energy(shown)), (.eaten, meals.map(eaten) ?? []),
      (.drinks, drunk(drinks)), (.phase, meals == nil ? [] : phase(shown)),
      (.streak, streak(shown.streak)),
      (.logging, shown.logging.map(streak) ?? []), (.weight, weighed ?? []),
      (.tonight, told ?? []),
    ]
    return cards.filter { !$0.lines.isEmpty }
  }

  private func lastingFast(_ snapshot: Snapshot, _ now: Instant) -> [String] {
    let card = StatusCard(wording, on: screen)
    guard let fast = snapshot.fast else {
      let last = snapshot.last.map { card.finished($0, now, hasTimes: true) }
      return [phrases(StatusMessage.idle), nextStart(snapshot, card, now), last]
        .compactMap(\.self)
    }
    let since = phrases(LastingMessage.since, "start", wording.start(of: fast, now: now))
    guard !snapshot.isClockDoubted, let goal = fast.goalAt.map(Instant.init(milliseconds:)) else {
      return [since]
    }
    let name = wording.goal(schedule: fast.schedule, seconds: fast.goal ?? 0) ?? ""
    let end = phrases(
      fast.goalReached ? LastingMessage.reached : .goal, "goal", name, "time",
      wording.moment(goal, now: now))
    let eat = wording.timesToEat(in: snapshot, now: now).map {
      phrases(StatusMessage.eat, "times", $0)
    }
    return [since, end, eat].compactMap(\.self)
  }

  private func nextStart(_ snapshot: Snapshot, _ card: StatusCard, _ now: Instant) -> String? {
    guard let plan = snapshot.plan else { return nil }
    if let off = wording.dayOff(plan, now: now) { return off }
    let closes = snapshot.state == .eating ? snapshot.window?.closes : nil
    return (card.planned(plan, after: now) ?? closes.map(Instant.init(milliseconds:))).map {
      card.next(plan, from: $0, now)
    }
  }

  private func lastingWindow(_ snapshot: Snapshot) -> [String] {
    guard let window = snapshot.window else { return [] }
    let now = Instant(milliseconds: snapshot.now)
    let (opens, closes) = (
      Instant(milliseconds: window.opens), Instant(milliseconds: window.closes)
    )
    guard closes > now else { return [] }
    return [wording.range(wording.soon(opens, now: now), wording.soon(closes, now: opens))]
  }
}

enum LastingMessage: String, Message {
  case since = "Fasting since {start}"
  case goal = "Goal {goal}: {time}"
  case reached = "Goal {goal} reached {time}"
}
