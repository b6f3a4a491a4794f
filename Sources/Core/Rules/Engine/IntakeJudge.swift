import Nouns
import Time

/// Compares rows from elsewhere with those that are here, and with each other.
struct IntakeJudge {
  private let now: Instant
  private let erased: Set<RowID>
  /// Of all nouns: no id may name two rows.
  private var ids: [RowID: Row.Kind] = [:]
  private var origins: [Fast.Origin: RowID] = [:]
  private var discarded: [Range<Instant>: RowID] = [:]
  private var others: OtherRows
  private let timeline: Timeline
  /// The latest of those that were taken: they come by their starts and share no time.
  private var latest: Fast?
  private var running: Fast?

  /// Both ends this close together are those of one fast: some programs write no seconds.
  private static let blur = Span.minute

  init(
    _ rows: [Row], erased: Set<RowID> = [], standing: Standing, active: Fast?, at now: Instant
  ) {
    self.now = now
    self.erased = erased
    let fasts = rows.compactMap { if case .fast(let fast) = $0 { fast } else { nil } }
    timeline = Timeline(fasts)
    others = OtherRows(rows, standing: standing, at: now)
    running = active
    for fast in fasts { remember(fast) }
    for row in rows + others.rows { ids[row.id] = row.kind }
  }

  mutating func verdicts(
    on items: [Intake.Item], _ pause: () -> Void
  ) -> [Intake.Verdict] {
    var verdicts = [Intake.Verdict](repeating: .new, count: items.count)
    // The order of a file must not decide which of two rows is taken.
    var fasts: [(index: Int, fast: Fast)] = []
    for (index, item) in items.enumerated() {
      pause()
      switch item {
      case .unusable(let fault): verdicts[index] = .invalid(fault)
      case .row(.fast(let fast)): fasts.append((index, fast))
      case .row(let row): verdicts[index] = verdict(on: row) { $0.others.verdict(on: row) }
      }
    }
    fasts.sort { ($0.fast.start.instant, $0.index) < ($1.fast.start.instant, $1.index) }
    for (index, fast) in fasts {
      pause()
      verdicts[index] = verdict(on: .fast(fast)) { $0.verdict(on: fast) }
    }
    return verdicts
  }

  /// The checks that all nouns share; `further` is asked about a row that passes them.
  private mutating func verdict(
    on row: Row, further: (inout Self) -> Intake.Verdict
  ) -> Intake.Verdict {
    if erased.contains(row.id) { return .invalid(.erased) }
    if let fault = row.fault(at: now) { return .invalid(fault) }
    if let kind = ids[row.id] {
      return kind == row.kind ? .same(row.id) : .invalid(.badValue("id"))
    }
    let verdict = further(&self)
    if verdict == .new { ids[row.id] = row.kind }
    return verdict
  }

  // MARK: Fasts

  /// A fast that has run for longer was forgotten there.
  private static let longestRunning = Engine.longestBackdating

  private mutating func verdict(on fast: Fast) -> Intake.Verdict {
    if fast.isRunning, fast.start.instant < now - Self.longestRunning {
      return .invalid(.unfinished)
    }
    if let origin = fast.origin, origin.id != nil, let known = origins[origin] {
      return .same(known)
    }
    if fast.isCancelled {
      if let known = fast.range.flatMap({ discarded[$0] }) { return .same(known) }
    } else if let verdict = verdict(onTimeOf: fast) {
      return verdict
    }
    remember(fast)
    if fast.isRunning { running = fast } else if !fast.isCancelled { latest = fast }
    return fast.isLong ? .long : .new
  }

  /// Nil where that time is free.
  private func verdict(onTimeOf fast: Fast) -> Intake.Verdict? {
    let end = fast.end?.instant ?? max(now, fast.start.instant + .second)
    var met = timeline.meeting(fast.start.instant, end)
    if let latest, latest.meets(fast.start.instant, end) { met.append(latest) }
    if let other = met.first(where: { isSame($0, fast) }) { return .same(other.id) }
    if let running {
      if fast.isRunning {
        let isClose = Self.areClose(running.start.instant, fast.start.instant)
        return isClose ? .same(running.id) : .invalid(.alreadyFasting)
      }
      if running.start.instant < end {
        return .overlaps(running.id, start: running.start.instant, end: nil)
      }
    }
    return met.first.map {
      .overlaps($0.id, start: $0.start.instant, end: $0.end?.instant)
    }
  }

  private func isSame(_ one: Fast, _ other: Fast) -> Bool {
    guard let first = one.range, let second = other.range else { return false }
    if Self.areClose(first.lowerBound, second.lowerBound),
      Self.areClose(first.upperBound, second.upperBound)
    {
      return true
    }
    guard let source = other.origin?.source, one.origin?.source == source else { return false }
    let shared =
      min(first.upperBound, second.upperBound) - max(first.lowerBound, second.lowerBound)
    let longer = max(
      first.upperBound - first.lowerBound, second.upperBound - second.lowerBound)
    return shared * 10 > longer * 9
  }

  private static func areClose(_ one: Instant, _ other: Instant) -> Bool {
    (one - other).milliseconds.magnitude < Self.blur.milliseconds.magnitude
  }

  private mutating func remember(_ fast: Fast) {
    if let origin = fast.origin, origin.id != nil { origins[origin] = fast.id }
    if fast.isCancelled, let range = fast.range { discarded[range] = fast.id }
  }
}

/// Finished fasts by their starts, in which those of one time are found without looking at all.
private struct Timeline {
  private let fasts: [Fast]
  /// The latest end of each and all before it.
  private let latestEnds: [Instant]

  init(_ fasts: [Fast]) {
    self.fasts = fasts.filter { !$0.isRunning && !$0.isCancelled }
      .sorted { $0.start.instant < $1.start.instant }
    var latest = Instant(milliseconds: .min)
    latestEnds = self.fasts.map { fast in
      latest = max(latest, fast.end?.instant ?? latest)
      return latest
    }
  }

  /// The latest first.
  func meeting(_ start: Instant, _ end: Instant) -> [Fast] {
    var (low, high) = (0, fasts.count)
    while low < high {
      let middle = (low + high) / 2
      if fasts[middle].start.instant < end { low = middle + 1 } else { high = middle }
    }
    var met: [Fast] = []
    while low > 0, latestEnds[low - 1] > start {
      low -= 1
      if fasts[low].meets(start, end) { met.append(fasts[low]) }
    }
    return met
  }
}

extension Fast {
  /// Nil while it runs.
  fileprivate var range: Range<Instant>? {
    end.flatMap { start.instant <= $0.instant ? start.instant..<$0.instant : nil }
  }

  fileprivate func meets(_ start: Instant, _ end: Instant) -> Bool {
    self.start.instant < end && self.end.map { $0.instant > start } ?? true
  }
}
