package import Time
package import Wire

extension TodayPage {
  /// When the page says something else by the clock alone; nil where it stays for as long as the
  /// state holds.
  package static func nextChange(of snapshot: Snapshot, after now: Instant) -> Instant? {
    let snapshot = snapshot.withoutPlansWhereUnsafe
    // A span that goes on is there in minutes.
    if snapshot.fast != nil || snapshot.eatingEnd != nil {
      return snapshot.nextChange(after: now, hasSeconds: false)
    }
    let opens = snapshot.window.map { Instant(milliseconds: $0.opens) }
    return [change(of: snapshot.plan, in: snapshot, after: now), opens, snapshot.aftercareEnd]
      .compactMap(\.self).filter { $0 > now }.min()
  }

  /// A planned start stands still until it is there, and when one at this moment would end does not.
  private static func change(
    of plan: Plan?, in snapshot: Snapshot, after now: Instant
  ) -> Instant? {
    guard let plan, !plan.rest, plan.vacationUntil == nil else { return nil }
    if let start = plan.at.map(Instant.init(milliseconds:)), start > now { return start }
    return plan.goal == nil ? nil : snapshot.nextChange(after: now, hasSeconds: false)
  }
}

extension Wording {
  /// Why nothing can be shown of that day yet.
  package func sentence(toCome day: Day) -> String {
    phrases(TodayMessage.future, "date", longDate(day))
  }
}
