import Rules
import Settings
import Time

extension Settings {
  /// What the preferences ask of the rules.
  var wishes: Wishes {
    var wishes = Wishes()
    wishes.dayStart = dayStart
    wishes.window = WindowRule(window)
    if case .at(let clock) = usualStart { wishes.startAt = clock }
    wishes.quiet = quiet.map { Rules.QuietRule(days: $0.days, from: $0.from, to: $0.to) }
    wishes.goal = notify.goal.isOn
    wishes.goalAgain = goalRepeat.isOn
    wishes.halfway = notify.halfway.isOn
    wishes.goalNear = notify.before.span
    wishes.beyond = notify.beyond.span
    wishes.stages = notify.stages.isOn
    wishes.safety = notify.safety.isOn
    wishes.little = notify.little.isOn
    wishes.week = notify.week.isOn
    wishes.forgotten = notify.forgotten.span
    wishes.windowOpens = notify.windowOpens.span
    wishes.windowCloses =
      notify.windowCloses.span ?? (notify.windowEnergy.isOn ? .hours(2) : nil)
    wishes.windowClosed = notify.windowClosed.isOn
    wishes.usualStart = notify.start.span
    wishes.phases = notify.phase.isOn
    wishes.eve = notify.eve.clock
    wishes.phaseLateness = program.late.count
    wishes.restartOffer = program.offer.number
    wishes.restartGap = program.gap.count
    wishes.leadIn = program.leadIn.count
    wishes.drinking = drink.remind.span.map {
      DrinkWish(every: $0, from: drink.hours.from, to: drink.hours.to)
    }
    return wishes
  }
}

extension WindowRule {
  fileprivate init(_ choice: Settings.WindowChoice) {
    switch choice {
    case .following: self = .following
    case .fixed(let opens, let closes): self = .fixed(opens: opens, closes: closes)
    }
  }
}
