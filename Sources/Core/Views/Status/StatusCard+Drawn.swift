import Time
import Wire

// A fast that runs, as it is laid out on a terminal.
extension StatusCard {
  func draw(_ fast: RunningFast, _ snapshot: Snapshot, _ now: Instant, on page: inout Page) {
    let head = DrawnStatus(wording, on: screen)
    if isLaidOut {
      head.tell(fast, snapshot, now, on: &page)
    } else {
      page.add(utf8: head.utf8(of: snapshot, now))
      if hasBar, let progress = fast.progress { page.add(utf8: bar(progress, fast)) }
    }
    add(since(fast, now), to: &page)
    tellDoubts(of: fast, snapshot, now, on: &page)
    if let line = note(fast) { add(line, to: &page) }
    // How the days have been, and what the program has for them.
    let (past, program) = (past(of: snapshot, now), program(of: snapshot))
    if isLaidOut, past != nil || program != nil { page.add("") }
    if let past { page.add(utf8: margin + past) }
    if let program { add(program, to: &page) }
  }

  /// "Since Thu 20:00 · Switching to fat (rough guide)".
  func since(_ fast: RunningFast, _ now: Instant, hasStage: Bool = true) -> String {
    let stage = StageMessage(id: hasStage ? fast.stage : "").map {
      phrases(DrawnMessage.stage, "stage", phrases($0))
    }
    let since = phrases(DrawnMessage.since, "start", wording.start(of: fast, now: now))
    return stage.map { since + screen.separator + $0 } ?? since
  }

  private func bar(_ progress: Int64, _ fast: RunningFast) -> [UInt8] {
    let percent = wording.percent(ProgressBar.percent(permille: progress))
    return ProgressBar(permille: progress, on: screen, beside: 2 + percent.cells)
      .utf8(on: screen, fast.sign.colour) + (fast.goalReached ? "" : "  " + percent).utf8
  }

  /// "Streak 4 days · Last fast: 16 h 20 min (goal 16:8), goal met"; nil before the first.
  func past(of snapshot: Snapshot, _ now: Instant) -> [UInt8]? {
    let streak = snapshot.streak.current
    let days = streak > 0 ? Array(phrases(PluralMessage.streak, streak).utf8) : nil
    guard let last = snapshot.last else { return days }
    let fast = finished(last, now, hasTimes: false, hasGoal: true).utf8
    return days.map { $0 + screen.separator.utf8 + fast } ?? Array(fast)
  }

  private func add(_ line: String, to page: inout Page) { page.add(utf8: margin + line.utf8) }

  private var margin: [UInt8] {
    Array(repeating: UInt8(ascii: " "), count: isLaidOut ? DrawnStatus.margin : 0)
  }
}
