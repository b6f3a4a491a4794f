import Nouns
import Time
import Wire

/// A reading where there is room for some lines: a tooltip, the head of a menu.
///
/// Nothing in it changes from minute to minute while nothing runs.
struct BarCard {
  private let reading: BarReading
  private let status: StatusCard
  private var wording: Wording { reading.wording }
  private var phrases: Phrases { reading.wording.phrases }

  /// Whether the last fasts are told in words alone.
  private let isPlain: Bool

  init(_ reading: BarReading, isPlain: Bool = false) {
    self.reading = reading
    self.isPlain = isPlain
    status = StatusCard(reading.wording, on: .plain)
  }

  /// Lines with an end between them, and none after the last.
  var utf8: [UInt8] {
    guard let state = reading.snapshot else {
      return Array(phrases(BarCardMessage.away).utf8)
    }
    let snapshot = status.shown(state)
    var page = Page(on: .plain)
    if let fast = snapshot.fast {
      tell(fast, snapshot, on: &page)
    } else {
      tellRest(snapshot, on: &page)
    }
    if let recent = snapshot.glance?.recent, !recent.isEmpty {
      tellRecent(recent, snapshot.offset, on: &page)
    }
    if let line = status.program(of: snapshot) { page.add(line) }
    if let day = reading.eaten {
      let meters = DayMeters(wording, on: .plain)
      page.add(meters.sum(of: day, today: snapshot.today))
      for macro in day.knownMacros {
        page.add(meters.sentence(of: macro, isJudged: day.isJudged))
      }
    }
    if let end = reading.quietEnd {
      page.add(phrases(BarCardMessage.quiet, "end", wording.soon(end, now: reading.now)))
    }
    status.tellBeside(snapshot, reading.now, on: &page)
    var lines = page.utf8
    lines.removeLast()
    return lines
  }

  // MARK: Fasting

  private func tell(_ fast: RunningFast, _ snapshot: Snapshot, on page: inout Page) {
    if isPlain || snapshot.isClockDoubted {
      page.add(status.headline(fast, in: snapshot))
      page.add(status.times(fast, reading.now))
    } else {
      page.add(DrawnStatus(wording, on: .plain).line(of: snapshot, reading.now))
      page.add(status.since(fast, reading.now))
    }
    status.addCare(of: snapshot, to: &page)
    if let line = status.note(fast) { page.add(line) }
    if let line = status.past(of: snapshot, reading.now) { page.add(utf8: line) }
  }

  // MARK: Not fasting

  private func tellRest(_ snapshot: Snapshot, on page: inout Page) {
    let now = reading.now
    if isPlain, snapshot.state == .eating, let window = snapshot.window {
      let end = wording.soon(Instant(milliseconds: window.closes), now: now)
      page.add(phrases(BarCardMessage.eating, "end", end))
    } else {
      page.add(DrawnStatus(wording, on: .plain).line(of: snapshot, now, hasWait: false))
    }
    if let last = snapshot.last { page.add(status.finished(last, now, hasTimes: true)) }
    status.addCare(of: snapshot, to: &page)
    if let plan = snapshot.plan, let line = intention(plan, snapshot) { page.add(line) }
    if let line = status.streakLine(snapshot.streak) { page.add(line) }
  }

  private func intention(_ plan: Plan, _ snapshot: Snapshot) -> String? {
    let now = reading.now
    if let line = wording.dayOff(plan, now: now) { return line }
    let closes = snapshot.state == .eating ? snapshot.window?.closes : nil
    if let start = status.planned(plan, after: now) ?? closes.map(Instant.init(milliseconds:)) {
      return status.next(plan, from: start, now)
    }
    guard let name = wording.goal(schedule: plan.schedule, seconds: plan.goal) else { return nil }
    guard let end = reading.time(.planEnd) else {
      return phrases(BarCardMessage.planned, "schedule", name)
    }
    return phrases(
      BarCardMessage.plannedUntil, "schedule", name, "end", wording.soon(end, now: now))
  }

  // MARK: The last fasts

  /// The lengths in words, and then as a picture of them.
  private func tellRecent(_ recent: [Recent], _ offset: Int64, on page: inout Page) {
    var lengths = ""
    for fast in recent {
      if !lengths.isEmpty { lengths += ", " }
      lengths += wording.shortSpan(seconds: fast.length(offset: offset))
    }
    let words = phrases(BarCardMessage.recent, "lengths", lengths)
    page.add(isPlain ? words : words + " " + BarIcons.none.chart(of: recent))
  }
}

extension BarCard {
  /// When it may say something else; nil where it stays.
  static func nextChange(after reading: BarReading) -> Instant? {
    guard let snapshot = reading.snapshot else { return nil }
    var moments = [reading.quietEnd]
    if snapshot.program != nil || snapshot.glance?.eaten != nil {
      moments.append(snapshot.glance.map { Instant(milliseconds: $0.holdsUntil) })
    }
    if snapshot.fast != nil {
      moments.append(snapshot.nextChange(after: reading.now, hasSeconds: false))
    } else {
      moments.append(snapshot.plan?.at.map(Instant.init(milliseconds:)))
      moments.append(snapshot.window.map { Instant(milliseconds: $0.closes) })
      moments.append(snapshot.aftercareEnd)
      moments.append(reading.nextPlanEnd)
    }
    return moments.compactMap(\.self).filter { $0 > reading.now }.min()
  }
}

package enum BarCardMessage: String, Message {
  case away = "fastd is not running. To start it: fastctl status"
  case eating = "Eating window open until {end}"
  case planned = "Next fast: {schedule}"
  case plannedUntil = "Next fast: {schedule}; start now to finish {end}"
  case recent = "Last fasts: {lengths}"
  case quiet = "Quiet until {end}"
}
