import Time
import Wire

// A fast that runs, as it is laid out on a terminal.
extension StatusCard {
  func draw(_ fast: RunningFast, _ snapshot: Snapshot, _ now: Instant, on page: inout Page) {
    DrawnStatus(wording, on: screen).tell(fast, now, on: &page)
    let stage = StageMessage(id: fast.stage).map {
      phrases(DrawnMessage.stage, "stage", phrases($0))
    }
    let since = phrases(DrawnMessage.since, "start", wording.start(of: fast, now: now))
    add([since, stage].compactMap(\.self).joined(separator: screen.separator), to: &page)
    tellDoubts(of: fast, snapshot, now, on: &page)
    if let line = note(fast) { add(line, to: &page) }
    let foot = foot(of: snapshot, now)
    if !foot.isEmpty { page.add("") }
    for line in foot { add(line, to: &page) }
  }

  /// How the days have been, and what the program has for them.
  private func foot(of snapshot: Snapshot, _ now: Instant) -> [String] {
    let streak = snapshot.streak
    let days = streak.current > 0 ? phrases(PluralMessage.streak, streak.current) : nil
    let last = snapshot.last.map { finished($0, now, hasTimes: false, hasGoal: true) }
    return [
      [days, last].compactMap(\.self).joined(separator: screen.separator),
      program(of: snapshot) ?? "",
    ].filter { !$0.isEmpty }
  }

  private func add(_ line: String, to page: inout Page) {
    page.add(String(repeating: " ", count: DrawnStatus.margin) + line)
  }
}
