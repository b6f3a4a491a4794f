import Time
import Wire

// A fast that runs, as it is laid out on a terminal.
extension StatusCard {
  func draw(_ fast: RunningFast, _ snapshot: Snapshot, _ now: Instant, on page: inout Page) {
    let head = DrawnStatus(wording, on: screen)
    if isLaidOut {
      head.tell(fast, snapshot, now, on: &page)
    } else {
      page.add(head.line(of: snapshot, now))
      if hasBar, let progress = fast.progress { page.add(bar(progress, fast)) }
    }
    add(since(fast, now), to: &page)
    tellDoubts(of: fast, snapshot, now, on: &page)
    if let line = note(fast) { add(line, to: &page) }
    let foot = foot(of: snapshot, now)
    if isLaidOut, !foot.isEmpty { page.add("") }
    for line in foot { add(line, to: &page) }
  }

  /// "Since Thu 20:00 · Switching to fat (rough guide)".
  func since(_ fast: RunningFast, _ now: Instant, hasStage: Bool = true) -> String {
    let stage = StageMessage(id: hasStage ? fast.stage : "").map {
      phrases(DrawnMessage.stage, "stage", phrases($0))
    }
    let since = phrases(DrawnMessage.since, "start", wording.start(of: fast, now: now))
    return [since, stage].compactMap(\.self).joined(separator: screen.separator)
  }

  private func bar(_ progress: Int64, _ fast: RunningFast) -> String {
    let percent = wording.percent(ProgressBar.percent(permille: progress))
    return ProgressBar(permille: progress, on: screen, beside: 2 + percent.cells)
      .line(on: screen, fast.sign.colour) + (fast.goalReached ? "" : "  " + percent)
  }

  /// How the days have been, and what the program has for them.
  private func foot(of snapshot: Snapshot, _ now: Instant) -> [String] {
    [past(of: snapshot, now), program(of: snapshot)].compactMap(\.self)
  }

  /// "Streak 4 days · Last fast: 16 h 20 min (goal 16:8), goal met"; nil before the first.
  func past(of snapshot: Snapshot, _ now: Instant) -> String? {
    let streak = snapshot.streak.current
    let parts = [
      streak > 0 ? phrases(PluralMessage.streak, streak) : nil,
      snapshot.last.map { finished($0, now, hasTimes: false, hasGoal: true) },
    ].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: screen.separator)
  }

  private func add(_ line: String, to page: inout Page) {
    page.add(String(repeating: " ", count: isLaidOut ? DrawnStatus.margin : 0) + line)
  }
}
