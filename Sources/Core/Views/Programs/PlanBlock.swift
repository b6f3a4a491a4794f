import Nouns
import Time
import Wire

/// A stretch of a plan whose dates can be read.
struct PlanBlock {
  let stretch: Stretch
  let first: Day
  let last: Day

  init?(_ stretch: Stretch) {
    guard let first = try? Day(iso: stretch.from), let last = try? Day(iso: stretch.to),
      first <= last
    else { return nil }
    self.stretch = stretch
    self.first = first
    self.last = last
  }

  /// Nil where it has no day of these.
  func part(from: Day, to: Day) -> PlanBlock? {
    let (start, end) = (max(first, from), min(last, to))
    guard start <= end else { return nil }
    var stretch = stretch
    stretch.from = start.iso
    stretch.to = end.iso
    stretch.day = number(of: start)
    return PlanBlock(stretch)
  }

  var days: Int64 { last - first + 1 }

  func contains(_ day: Day) -> Bool { first <= day && day <= last }

  /// Which day of its phase a day in it is; nil in a pause.
  func number(of day: Day) -> Int64? {
    stretch.day.map { $0.addingReportingOverflow(day - first) }.flatMap { $1 ? nil : $0 }
  }
}

extension ProgramPlan {
  var blocks: [PlanBlock] {
    stretches.filter { $0.phase != .notStarted && $0.phase != .ended }.compactMap(PlanBlock.init)
  }
}

extension Wording {
  /// "Diet phase, cycle 2".
  func name(of block: PlanBlock) -> String {
    let stretch = block.stretch
    let name = name(of: stretch.phase, length: stretch.of) ?? ""
    guard let cycle = stretch.cycle else { return name }
    return phrases(ProgramMessage.phaseOfCycle, "phase", name, "cycle", String(cycle))
  }

  /// "14", and "10 of 14" where a part of the phase is elsewhere.
  func length(of block: PlanBlock) -> String {
    guard let of = block.stretch.of, of != block.days else { return String(block.days) }
    return phrases(ProgramMessage.partOf, "days", String(block.days), "of", String(of))
  }

  /// "today, day 5"; nil where today is elsewhere.
  func today(_ today: Day?, in block: PlanBlock) -> String? {
    guard let today, block.contains(today) else { return nil }
    guard let day = block.number(of: today) else { return phrases(CalendarMessage.today) }
    return phrases(ProgramMessage.todayIsDay, "day", String(day))
  }

  private func lengthInWords(of block: PlanBlock) -> String {
    guard let of = block.stretch.of, of != block.days else {
      return phrases(.programDays, block.days)
    }
    return phrases(ProgramMessage.partOfDays, "days", String(block.days), "of", String(of))
  }

  /// "Mon 9 Mar 2026 – Sun 22 Mar 2026: Diet phase, cycle 1, 14 days, 1,900 kcal".
  func sentence(for block: PlanBlock, today: Day?) -> String {
    let facts = [
      name(of: block), lengthInWords(of: block), block.stretch.kcal.map(energy),
      self.today(today, in: block),
    ]
    return phrases(
      ProgramMessage.block, "days", days(of: block), "what",
      facts.compactMap(\.self).joined(separator: ", "))
  }

  /// "Mon 9 Mar 2026 – Sun 22 Mar 2026".
  func days(of block: PlanBlock) -> String { range(longDate(block.first), longDate(block.last)) }

  /// "12 weeks from Mon 2026-03-02".
  func title(of plan: ProgramPlan) -> String {
    let length =
      plan.days > 0 && plan.days % 7 == 0
      ? phrases(.programWeeks, plan.days / 7) : phrases(.programDays, plan.days)
    return phrases(ProgramMessage.plan, "length", length, "date", date(iso: plan.from))
  }
}
