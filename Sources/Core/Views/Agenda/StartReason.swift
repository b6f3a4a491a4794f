package import Time
package import Wire

extension Wording {
  /// The text of `fastctl remind --why`: how the usual time to start is known, or why it is not.
  package func reason(for habit: StartHabit, isTold: Bool, now: Instant, on screen: Screen)
    -> String
  {
    var page = Page(on: screen)
    page.add(sentence(for: habit))
    if habit.clock == nil || habit.learnt {
      for start in habit.starts {
        let time = Zone.utc.local(Instant(milliseconds: start.at) + .seconds(start.offset))
        page.add("  " + moment(time, now: zone.local(now)))
      }
    }
    if habit.clock != nil, !isTold { page.add(phrases(RemindMessage.startToldOff)) }
    return page.text
  }

  private func sentence(for habit: StartHabit) -> String {
    if let text = habit.clock {
      let time = (try? ClockTime(text)).map(clock) ?? PlainText.line(text)
      return phrases(
        habit.learnt ? RemindMessage.startLearnt : .startSet, "time", time)
    }
    let count = Int64(habit.starts.count)
    if count == 0 { return phrases(RemindMessage.startNone) }
    guard count < habit.fewest else { return phrases(RemindMessage.startScattered) }
    return phrases(.startFew, count, "fewest", String(habit.fewest))
  }
}
