package import Nouns
package import Time

/// Rows from elsewhere that the person wants to have here, as one step.
package struct Intake: Equatable, Sendable {
  package enum Item: Equatable, Sendable {
    /// With a fresh id where it had none.
    case row(Row)
    /// The item is not a row.
    case unusable(Fault)
  }

  package var items: [Item]
  package var confirmed: String?

  package init(_ items: [Item] = [], confirmed: String? = nil) {
    self.items = items
    self.confirmed = confirmed
  }

  /// The consent that the person may still have to give.
  package var unconfirmed: Consent? {
    let hasLong = items.contains { item in
      if case .row(.fast(let fast)) = item { fast.isLong } else { false }
    }
    return hasLong && !confirmed.holds(.longFast) ? .longFast : nil
  }

  /// The outcome for one item.
  package enum Verdict: Equatable, Sendable {
    case new
    /// The same, where the person gives their word for so long a fast.
    case long
    /// It is here already, or what stands in its place.
    case same(RowID)
    case overlaps(RowID, start: Instant, end: Instant?)
    case invalid(Fault)
  }

  /// Why an item cannot be taken.
  package enum Fault: Equatable, Sendable {
    case endBeforeStart, inTheFuture, tooLongAgo
    case goalTooShort, goalTooLong
    /// It has no end, and another fast runs.
    case alreadyFasting
    /// It has no end, and began too long ago to be running.
    case unfinished
    case tooLong(String), notPlain(String), badValue(String)
    /// A name that says something else already, or nothing.
    case reserved(String)
    /// There are as many of that kind as there may be.
    case tooMany
    /// It was erased for good.
    case erased
  }
}

extension Engine {
  func addNeeds(of order: Intake, to needs: inout Needs) {
    (needs.everything, needs.among) = (true, Likeness(order.items))
    needs.credits = true
  }

  /// The outcome for each item, in their order.
  package func judge(
    _ order: Intake, given facts: Facts, at now: Moment, pause: () -> Void = {}
  ) -> [Intake.Verdict] {
    var judge = IntakeJudge(
      facts.everything, erased: facts.erased, standing: standing, active: active, at: now.instant)
    return judge.verdicts(on: order.items, pause)
  }

  mutating func take(
    _ order: Intake, given facts: Facts, _ seen: inout Prospect, at now: Moment,
    _ pause: () -> Void, into decision: inout Decision
  ) throws(Refusal) {
    let verdicts = judge(order, given: facts, at: now, pause: pause)
    let rows: [Row] = zip(order.items, verdicts).compactMap { item, verdict in
      if case .row(let row) = item, verdict == .new || verdict == .long { row } else { nil }
    }
    if let consent = order.unconfirmed, verdicts.contains(.long) {
      throw .needsConfirmation([consent])
    }
    guard !rows.isEmpty else { throw .nothingToChange }
    pause()
    record(Self.ordered(rows), verb: .import, into: &decision)
    pause()
    creditAll(rows, besides: facts.credits ?? [])
    pause()
    let told = seen.keys
    seen = prospect(at: now, seen)
    keepQuiet(besides: told, seen, at: now, into: &decision)
  }

  /// Fasts first, after which the step is called, and by their starts: undo, which goes backwards,
  /// then finds the days of each at the end of those there are.
  private static func ordered(_ rows: [Row]) -> [Change] {
    let fasts = rows.compactMap(\.fast).sorted { $0.start.instant < $1.start.instant }
    return (fasts.map(Row.fast) + rows.filter { $0.fast == nil }).map {
      Change(before: nil, after: $0)
    }
  }

  private mutating func creditAll(_ rows: [Row], besides credits: [DaySpan]) {
    recount(credits + rows.compactMap { $0.fast?.creditSpan }, mode: standing.creditMode)
  }

  /// Whatever has long been known elsewhere is no news here.
  private mutating func keepQuiet(
    besides before: Set<News.Key>, _ seen: Prospect, at now: Moment,
    into decision: inout Decision
  ) {
    outbox.recall([], of: [active, last].compactMap { $0?.id.text })
    for appointment in seen.current
    where !before.contains(appointment.key) && outbox[appointment.key] == nil {
      decide(appointment.key, .withdrawn, at: now, into: &decision)
    }
  }
}

extension Intake.Item {
  /// A row that cannot be taken is not kept until the others are looked at.
  package func judged(at now: Instant) -> Self {
    guard case .row(let row) = self, let fault = row.fault(at: now) else { return self }
    return .unusable(fault)
  }

  /// About how many bytes it takes up.
  package var size: Int64 {
    guard case .row(var row) = self else { return Self.plain }
    var texts = TextSize()
    row.fields(&texts)
    return Self.plain + texts.bytes
  }

  private static let plain: Int64 = 256
}

/// How long the texts of a row are; all else in it has a size of its own.
private struct TextSize: ColumnFields {
  typealias Failure = Never

  private(set) var bytes: Int64 = 0

  mutating func column(_ name: String, _ suffix: String, _ value: inout Int64?) {}

  mutating func column(_ name: String, _ suffix: String, _ value: inout String?) {
    bytes += Int64(value?.utf8.count ?? 0)
  }

  /// The parts of such a value take up more than its column says.
  mutating func spread<S: Spread>(_ name: String, _ value: inout S?) {
    let before = bytes
    S.columns(name, &value, &self)
    bytes += 2 * (bytes - before)
  }

  mutating func unfit(_ name: String, _ suffix: String) {}
}
