import Nouns
import Time
import Wire

// When what a field or a condition says is another, by the clock alone.
extension BarReading {
  func note(
    _ field: Template.Field, _ format: Template.Format, _ icons: BarIcons,
    in change: inout BarChange
  ) {
    switch field {
    case .span(let field):
      guard case .span(let form) = format else { return note(field, .clock, in: &change) }
      note(field, form, in: &change)
    case .time(let field):
      noteBorder(of: field, in: &change)
      if field == .planEnd { change.note(nextPlanEnd) }
      if case .usual = format { noteDays(time(field), in: &change) }
    case .number(let field): note(field, in: &change)
    case .picture(.icon): if case .usual = format { noteMoods(in: &change) }
    case .picture(.ring): noteSteps(icons.ringSteps, roundsUp: false, in: &change)
    case .picture(.bar): noteSteps(Int64(format.barWidth), roundsUp: true, in: &change)
    case .picture(.recent), .picture(.dot): break
    case .word(let field): note(field, in: &change)
    }
  }

  func note(_ condition: Template.Condition, in change: inout BarChange) {
    switch condition.test {
    case .compares(.number(let field), _, _) where field.isOfDay:
      noteDay(in: &change)
    case .speaks(let field): noteBorder(of: field, in: &change)
    case .state, .otherState: noteMoods(in: &change)
    case .compares(.number(let field), _, let value):
      for value in [value, value &+ 1] where field.isShare {
        noteShare(field == .percent ? Self.permille(ofPercent: value) : value, in: &change)
      }
    case .compares(.span(let field), _, let value):
      noteBorder(of: field, in: &change)
      for value in [value, value &+ 1, value &- 1] {
        change.note(span(field)?.moment(at: .seconds(value)))
      }
    }
  }

  // MARK: Spans

  private func note(_ field: SpanField, _ form: SpanForm, in change: inout BarChange) {
    noteBorder(of: field, in: &change)
    change.note(span(field)?.change(of: form.unit))
  }

  /// When it begins or ceases to have something to say.
  private func noteBorder(of field: Template.Field, in change: inout BarChange) {
    switch field {
    case .span(let field): noteBorder(of: field, in: &change)
    case .time(let field): noteBorder(of: field, in: &change)
    case .number(let field): if field.isOfDay { noteDay(in: &change) }
    case .picture(.icon), .picture(.ring), .picture(.bar), .picture(.recent), .picture(.dot): break
    case .word(let field): noteBorder(of: field, in: &change)
    }
  }

  private func noteBorder(of field: SpanField, in change: inout BarChange) {
    switch field {
    case .remaining: change.note(span(.remaining)?.moment(at: .zero))
    case .over: change.note(momentOver)
    case .closesIn: change.note(span(.closesIn)?.moment(at: .zero))
    case .opensIn: change.note(span(.opensIn)?.moment(at: .zero))
    case .elapsed, .goal, .last: break
    }
  }

  private func noteBorder(of field: TimeField, in change: inout BarChange) {
    switch field {
    case .next: change.note(time(.next))
    case .quietUntil: change.note(time(.quietUntil))
    // That of the plan is later and later, but always there.
    case .start, .goalAt, .end, .opens, .closes, .planEnd: break
    }
  }

  private func noteBorder(of field: WordField, in change: inout BarChange) {
    switch field {
    case .until:
      noteBorder(of: SpanField.remaining, in: &change)
      noteBorder(of: SpanField.closesIn, in: &change)
    case .stage: change.note(endOfStage)
    case .phase: noteDay(in: &change)
    case .weight, .trend: if snapshot?.glance?.weight != nil { change.note(endOfState) }
    case .upcoming: noteBorder(of: TimeField.next, in: &change)
    case .quiet: noteBorder(of: TimeField.quietUntil, in: &change)
    case .text, .state, .schedule, .plan, .lastOutcome, .window, .note, .off, .notice, .away: break
    }
  }

  private var endOfStage: Instant? {
    guard let fast = snapshot?.fast, !fast.stage.isEmpty else { return nil }
    return endOfState
  }

  /// Without a glance nobody says how long it lasts: it is known for this moment alone.
  private var endOfState: Instant? {
    snapshot?.glance.map { Instant(milliseconds: $0.holdsUntil) } ?? now + Span(milliseconds: 1)
  }

  /// A day has another phase, number and energy, and nothing was eaten or drunk yet.
  private func noteDay(in change: inout BarChange) {
    guard let snapshot,
      snapshot.program != nil || snapshot.energy != nil || snapshot.glance?.eaten != nil
        || snapshot.glance?.drinks != nil
    else { return }
    change.note(endOfState)
  }

  private var momentOver: Instant? { moment { $0 + Span.minute } }

  /// A moment that lies as far from the start as the goal says; nil without one.
  private func moment(_ distance: (_ goal: Span) -> Span) -> Instant? {
    guard let fast = snapshot?.fast, let goal = fast.goal, goal > 0 else { return nil }
    return Instant(milliseconds: fast.start) + distance(.seconds(goal))
  }

  private func noteMoods(in change: inout BarChange) {
    change.note(moment { $0 - .seconds(Self.near(of: $0.seconds)) })
    change.note(moment { $0 })
    change.note(momentOver)
  }

  // MARK: Shares

  private func note(_ field: NumberField, in change: inout BarChange) {
    if field.isOfDay { noteDay(in: &change) }
    guard let permille, field.isShare else { return }
    guard field == .percent else { return noteShare(permille + 1, in: &change) }
    let next = ProgressBar.percent(permille: permille) + 1
    noteShare(Self.permille(ofPercent: next), in: &change)
  }

  /// The least that is told as so many per cent.
  private static func permille(ofPercent percent: Int64) -> Int64 {
    percent < 100 ? max(0, percent * 10 - 5) : percent == 100 ? 1000 : .max
  }

  private func noteSteps(_ steps: Int64, roundsUp: Bool, in change: inout BarChange) {
    guard let permille else { return }
    let half: Int64 = roundsUp ? 500 : 0
    let next = (permille * steps + half) / 1000 + 1
    // Its last step is the goal.
    noteShare(next >= steps ? 1000 : (next * 1000 - half + steps - 1) / steps, in: &change)
  }

  /// When so much of the goal is done.
  private func noteShare(_ permille: Int64, in change: inout BarChange) {
    guard 0...1000 ~= permille, let goal = snapshot?.fast?.goal else { return }
    let seconds = goal / 1000 * permille + (goal % 1000 * permille + 999) / 1000
    change.note(moment { _ in .seconds(seconds) })
  }

  // MARK: Words

  private func note(_ field: WordField, in change: inout BarChange) {
    noteBorder(of: field, in: &change)
    switch field {
    case .text: noteText(in: &change)
    case .state: noteMoods(in: &change)
    case .until:
      change.note(eatingEnd)
      noteDays(isAtRest ? eatingEnd : time(.goalAt), in: &change)
    case .upcoming: noteDays(time(.next), in: &change)
    case .quiet: noteDays(time(.quietUntil), in: &change)
    case .off: noteDays(snapshot?.plan?.vacationUntil.flatMap { try? Day(iso: $0) }, in: &change)
    case .schedule, .plan, .stage, .lastOutcome, .window, .note, .notice, .away, .phase, .weight,
      .trend:
      break
    }
  }

  private func noteText(in change: inout BarChange) {
    switch mood {
    case .fasting, .near: note(SpanField.remaining, .clock, in: &change)
    case .reached: change.note(momentOver)
    case .over: note(SpanField.over, .clock, in: &change)
    case .open: note(SpanField.elapsed, .clock, in: &change)
    case .eating:
      change.note(eatingEnd)
      noteDays(eatingEnd, in: &change)
    case .idle, .away: break
    }
  }

  // MARK: Days

  private func noteDays(_ time: Instant?, in change: inout BarChange) {
    noteDays(time.map { wording.zone.day(of: $0) }, in: &change)
  }

  /// When a day is told in another way: today, within a week, and farther off.
  private func noteDays(_ day: Day?, in change: inout BarChange) {
    guard let day else { return }
    let zone = wording.zone
    let today = zone.day(of: now)
    for border in [day - 6, day, day + 1, day + 7] where border > today {
      change.note(zone.startOfDay(border))
      break
    }
    // Clocks that are put back over midnight show a day for the second time.
    guard let turn = zone.nextTransition(after: now) else { return }
    if zone.day(of: turn) < zone.day(of: turn - Span(milliseconds: 1)) { change.note(turn) }
  }
}

/// The first of several moments, all of them after one.
struct BarChange {
  private let now: Instant
  private(set) var first: Instant?

  init(after now: Instant) {
    self.now = now
  }

  mutating func note(_ moment: Instant?) {
    guard let moment, moment > now else { return }
    if first.map({ moment < $0 }) ?? true { first = moment }
  }
}
