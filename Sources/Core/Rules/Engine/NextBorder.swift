import Nouns
package import Time

// How long the state stays as it is when nobody does anything.
extension Engine {
  /// The first moment after `now` at which something begins or ends by the clock alone: a day, a
  /// stage, an eating window, a quiet time, summer time.
  package func holdsUntil(after now: Moment) -> Instant {
    let days = [
      now.days.start(of: now.day + 1), now.zone.startOfDay(now.date + 1),
      now.zone.nextTransition(after: now.instant),
    ].compactMap(\.self)
    return
      (days + stages(of: active) + windowBorders(at: now) + quietBorders(at: now) + careBorders
      + restBorders)
      .filter { $0 > now.instant }.min() ?? now.instant + .hours(24)
  }

  private func stages(of fast: Fast?) -> [Instant] {
    guard let fast else { return [] }
    return Stage.allCases.map { fast.start.instant + $0.begins }
  }

  private func windowBorders(at now: Moment) -> [Instant] {
    guard active == nil else { return [] }
    return wishes.window.windows(
      around: now.instant, last: lastMeant, eating: eatingAfterLast, in: now.zone
    ).flatMap { [$0.opens, $0.closes] }
  }

  private var careBorders: [Instant] {
    guard active == nil, case .portions(let end)? = lastMeant.flatMap(Aftercare.init) else {
      return []
    }
    return [end]
  }

  private func quietBorders(at now: Moment) -> [Instant] {
    wishes.quiet.flatMap { $0.borders(around: now.instant, in: now.zone) }
      // One that is set for later than anybody asks for begins to count on its way.
      + [hush, hush.map { $0 - Self.longestHush }].compactMap(\.self)
  }
}

extension QuietRule {
  fileprivate func borders(around instant: Instant, in zone: Zone) -> [Instant] {
    let date = zone.day(of: instant)
    return (-1...7).lazy.map { date + $0 }.filter { days.contains($0.weekday) }
      .compactMap { Window(on: $0, from: from, to: to, in: zone) }
      .flatMap { [$0.opens, $0.closes] }
  }
}
