import Nouns
import Time
package import Wire

/// What can be done now, in the order in which it is likely to be wanted.
package struct Menu {
  private let wording: Wording
  private let state: Snapshot
  /// Those that a start would not refuse.
  private let schedules: [ScheduleEntry]
  private let lastStep: RecordedCommand?

  private var phrases: Phrases { wording.phrases }
  private var now: Instant { Instant(milliseconds: state.now) }

  package init(
    _ wording: Wording, state: Snapshot, schedules: [ScheduleEntry],
    lastStep: RecordedCommand? = nil
  ) {
    self.wording = wording
    self.state = state
    self.schedules = schedules
    self.lastStep = lastStep
  }

  package var page: MenuPage {
    guard let fast = state.fast else {
      return MenuPage(
        prompt: phrases(MenuMessage.idlePrompt), entries: idle + common)
    }
    let elapsed = wording.span(seconds: wording.shown(fast, now: now).elapsed)
    return MenuPage(
      prompt: phrases(MenuMessage.fastingPrompt, "elapsed", elapsed),
      entries: fasting(fast, elapsed) + common)
  }

  // MARK: Fasting

  private func fasting(_ fast: RunningFast, _ elapsed: String) -> [MenuEntry] {
    var entries = [
      MenuEntry(phrases(MenuMessage.end, "length", elapsed), "stop", isLikely: true)
    ]
    if Wording.isFarOver(fast), let goalAt = fast.goalAt {
      // A second later rather than sooner: the goal was met.
      let end = "--at=@\(goalAt / 1000 + (goalAt % 1000 > 0 ? 1 : 0))"
      entries.append(
        MenuEntry(wording.endedAtGoal(goalAt, now: now), "stop", end, isLikely: true))
    }
    if fast.goal != nil {
      // A day without food is not made longer with a click.
      if fast.elapsed < LongFastWarning.day.begins.seconds {
        entries.append(
          MenuEntry(phrases(MenuMessage.goalHourMore), "goal", "+1h", isLikely: true))
      }
      entries.append(MenuEntry(phrases(MenuMessage.goalHourLess), "goal", "-1h"))
    }
    return entries + [
      MenuEntry(
        phrases(FastMenuMessage.endedEarlier), .page(wording.menu(endingEarlier: fast, now: now))),
      MenuEntry(
        phrases(FastMenuMessage.changeStart),
        .page(wording.menu(correctingStartOf: fast, now: now))),
      MenuEntry(phrases(MenuMessage.anotherGoal), .page(goals(fast))),
      MenuEntry(phrases(FastMenuMessage.note), .page(wording.menu(notingOn: nil, isRunning: true))),
      MenuEntry(phrases(MenuMessage.cancel), "cancel"),
      MenuEntry(phrases(MenuMessage.quiet), "remind", "--quiet=2h"),
    ]
  }

  private func goals(_ fast: RunningFast) -> MenuPage {
    let start = Instant(milliseconds: fast.start)
    // What lies behind is no goal.
    let entries = schedules.filter { end(of: $0, from: start) > now }.map { schedule in
      MenuEntry(label(of: schedule, from: start), .command(["goal", "--", schedule.name]))
    }
    return MenuPage(
      prompt: phrases(MenuMessage.anotherGoal),
      entries: entries + [MenuEntry(phrases(MenuMessage.noGoal), "goal", "none")],
      typed: ["goal", "--"])
  }

  private func label(of schedule: ScheduleEntry, from start: Instant) -> String {
    phrases(
      MenuMessage.schedule, "name", schedule.name, "end",
      wording.moment(end(of: schedule, from: start), now: now))
  }

  /// More hours than a day are of a daemon that we do not know.
  private func end(of schedule: ScheduleEntry, from start: Instant) -> Instant {
    start + .hours(min(max(schedule.fasting, 0), 24))
  }

  // MARK: Not fasting

  /// What is missing of the fast that has just ended.
  private var afterwards: [MenuEntry] {
    guard let last = state.freshEnd else { return [] }
    let feeling = MenuEntry(
      phrases(FastMenuMessage.feeling), .page(wording.menu(askingAfter: last)))
    let note = MenuEntry(
      phrases(FastMenuMessage.noteOnLast), .page(wording.menu(notingOn: last.id, isRunning: false)))
    return (last.mood == nil ? [feeling] : []) + (last.note?.isEmpty ?? true ? [note] : [])
  }

  private var idle: [MenuEntry] {
    guard state.aftercare ?? .small == .small else { return [] }
    return planned + [
      MenuEntry(phrases(MenuMessage.startWith), .page(starts)),
      MenuEntry(phrases(MenuMessage.startOpen), "start", "--open"),
      MenuEntry(phrases(MenuMessage.startedEarlier), .page(earlier)),
      MenuEntry(phrases(MenuMessage.window), "window"),
    ] + afterwards
  }

  private var planned: [MenuEntry] {
    guard let plan = state.plan, let goalAt = plan.goalAt,
      let name = wording.goal(schedule: plan.schedule, seconds: plan.goal)
    else { return [] }
    let end = wording.moment(Instant(milliseconds: goalAt), now: now)
    return [
      MenuEntry(
        phrases(MenuMessage.startPlan, "goal", name, "end", end), "start", isLikely: true)
    ]
  }

  private var starts: MenuPage {
    MenuPage(
      prompt: phrases(MenuMessage.startWith),
      entries: schedules.map {
        MenuEntry(label(of: $0, from: now), .command(["start", "--", $0.name]))
      },
      typed: ["start", "--"])
  }

  private var earlier: MenuPage {
    let minutes: [Int64] = [15, 30, 60, 120, 180, 240, 360, 480, 720]
    return MenuPage(
      prompt: phrases(MenuMessage.startedEarlier),
      entries: minutes.map { minutes in
        let span = wording.span(seconds: minutes * 60)
        let time = wording.soon(now - .minutes(minutes), now: now)
        return MenuEntry(
          phrases(MenuMessage.ago, "span", span, "time", time), "start", "--ago=\(minutes)m")
      })
  }

  // MARK: Always

  private var common: [MenuEntry] {
    let undo = lastStep.map { step in
      MenuEntry(
        phrases(MenuMessage.undo, "step", wording.sentence(for: step, now: now)), "undo",
        isLikely: true)
    }
    let isIdle = state.fast == nil
    return [
      MenuEntry(phrases(MenuMessage.status), "status", isLikely: true),
      MenuEntry(phrases(MenuMessage.meal), "meal", isLikely: isIdle),
      MenuEntry(phrases(MenuMessage.weight), "weight"), program, undo,
    ].compactMap(\.self)
  }

  private var program: MenuEntry? {
    switch state.program?.phase {
    case .leadIn, .diet, .maintenance:
      MenuEntry(phrases(MenuMessage.pauseProgram), "program", "pause")
    case .paused: MenuEntry(phrases(MenuMessage.resumeProgram), "program", "resume")
    case .notStarted, .ended, nil: nil
    }
  }
}
