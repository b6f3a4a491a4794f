import Nouns
import Rules
import Time

/// The store's part of a turn, in memory: rows, the log of steps, the outbox.
struct Shelf {
  struct Conflict: Error {}

  private struct Entry {
    let recorded: RecordedStep
    var state: LoggedStep.State
  }

  private(set) var rows: [RowID: Fast] = [:]
  private(set) var reminders: [RowID: Reminder] = [:]
  /// All the others.
  private(set) var plans: [RowID: Row] = [:]
  /// As the store reads it; kept, since it is asked for far more often than it changes.
  private(set) var standing = Standing()
  private(set) var news: [News.Key: News] = [:]
  private var newsOf: [String: Set<News.Key>] = [:]
  private var log: [Entry] = []
  private(set) var active: Fast?
  private(set) var lastFinished: Fast?
  private(set) var lastMeant: Fast?
  private(set) var days: DayBook?
  private var drift: ClockDrift?
  private(set) var hush: Instant?
  private(set) var mark: PhaseMark?

  init(mode: CreditMode = .end) {
    guard mode != .end else { return }
    let rule = HabitRule(.mode, from: nil, mode.rawValue)
    plans[rule.id] = rule.row
    standing = standingOfPlans
  }

  var fasts: [Fast] { rows.values.sorted { $0.start.instant < $1.start.instant } }
  var running: [Fast] { fasts.filter(\.isRunning) }
  var credits: [DaySpan] { fasts.compactMap(\.creditSpan) }
  private var finished: [Fast] { fasts.filter { !$0.isRunning && !$0.isCancelled } }

  var opening: Opening {
    let subjects = [active, lastFinished, lastMeant].compactMap { $0?.id.text }
    let open: [News.State] = [.due, .held, .snoozed, .shown, .seen]
    return Opening(
      active: active, lastFinished: lastFinished, lastMeant: lastMeant,
      news: news.values.filter {
        open.contains($0.state) || subjects.contains($0.key.subject)
      },
      credits: credits, recent: fasts, reminders: Array(reminders.values),
      standing: standing, days: days, drift: drift, hush: hush,
      mark: mark)
  }

  private var standingOfPlans: Standing {
    var standing = Standing()
    for row in plans.values {
      switch row {
      case .schedule(let schedule): standing.schedules.append(schedule)
      case .choice(let choice): standing.choice = choice
      case .week(let week): standing.weeks.append(week)
      case .vacation(let vacation): standing.vacations.append(vacation)
      case .safety(let answers): standing.safety = answers
      case .program(let program): standing.programs.append(program)
      case .profile(let profile): standing.profiles.append(profile)
      case .target(let target): standing.applied.append(target)
      case .rule(let rule): standing.rules.append(rule)
      default: break
      }
    }
    standing.schedules.sort { ($0.name, $0.id.text) < ($1.name, $1.id.text) }
    standing.weeks.sort { ($0.from, $0.id.text) < ($1.from, $1.id.text) }
    standing.vacations.sort { ($0.from, $0.id.text) < ($1.from, $1.id.text) }
    standing.programs.sort { ($0.start, $0.id.text) < ($1.start, $1.id.text) }
    standing.profiles.sort { ($0.from, $0.id.text) < ($1.from, $1.id.text) }
    standing.applied.sort {
      ($0.written.instant, $0.id.text) < ($1.written.instant, $1.id.text)
    }
    return standing
  }

  func facts(for needs: Needs) -> Facts {
    var facts = Facts()
    if let range = needs.overlapping {
      facts.overlapping = finished.filter {
        $0.ended > range.lowerBound && $0.start.instant < range.upperBound
      }
    }
    if let prefix = needs.fast { facts.fasts = fasts.filter { $0.id.text.hasPrefix(prefix) } }
    facts.named = needs.fasts.map { prefix in fasts.filter { $0.id.text.hasPrefix(prefix) } }
    if !needs.lastBeside.isEmpty {
      let others = finished.filter { !needs.lastBeside.contains($0.id) }
      facts.lastBeside = [others, others.filter { !$0.isSlip }]
        .compactMap { $0.max { $0.ended < $1.ended } }
    }
    if needs.lastFinished { facts.lasts = lasts }
    switch needs.step {
    case .nextToUndo: facts.step = nextToUndo.map { log[$0].recorded }
    case .nextToRedo: facts.step = nextToRedo.map { log[$0].recorded }
    case nil: break
    }
    let changed = facts.step?.step.changes.compactMap { ($0.before ?? $0.after)?.id.text } ?? []
    let subjects = needs.newsOf.union(changed)
    facts.news = subjects.flatMap { newsOf[$0] ?? [] }.compactMap { news[$0] }
    if needs.credits { facts.credits = credits }
    // As likely as any, and not one of the daemon's.
    if needs.freshID { facts.freshID = RowID(bits: 77, UInt64(log.count)) }
    if needs.everything {
      facts.everything =
        fasts.map(Row.fast) + reminders.values.map(Row.reminder)
        + plans.values.filter { !$0.kind.stands }
    }
    if let row = needs.row {
      facts.rows = plans.values.filter { $0.kind == row.kind && $0.id.begins(with: row.text) }
        .sorted { $0.id.text < $1.id.text }
    }
    let foods = plans.values.compactMap { $0.noun as? Food }
    facts.foods = foods.filter { needs.foodsNamed.contains(FoldedName.of($0.name)) }
    facts.eaten = needs.eaten.map(eaten) ?? []
    facts.open = needs.open.map(open) ?? []
    facts.completeDays = plans.values.compactMap { $0.noun as? CompleteDay }
      .filter { $0.on == needs.completeDay }
    return facts
  }

  /// The oldest first.
  var mealItems: [MealItem] {
    plans.values.compactMap { $0.noun as? MealItem }
      .sorted { ($0.at.instant, $0.id.text) < ($1.at.instant, $1.id.text) }
  }

  private func eaten(_ choice: EatenChoice) -> [MealItem] {
    let items = mealItems
    let meals: Set<RowID>
    switch choice {
    case .on(let day): return items.filter { $0.at.day == day }
    case .last: meals = Set(items.suffix(1).map(\.meal))
    case .with(let text): meals = Set(items.filter { $0.id.begins(with: text) }.map(\.meal))
    }
    return items.filter { meals.contains($0.meal) }
  }

  /// The newest first.
  private func open(_ choice: OpenChoice) -> [MealItem] {
    mealItems.reversed().filter { item in
      guard item.nutrition.energy == nil else { return false }
      switch choice {
      case .named(let names): return names.contains(FoldedName.of(item.name))
      case .ofProducts: return Barcode(item.name) != nil
      }
    }
  }

  private var nextToUndo: Int? {
    log.lastIndex { $0.state == .done && $0.recorded.step.kind == .command }
  }

  private var nextToRedo: Int? {
    log.firstIndex { $0.state == .undone && $0.recorded.step.kind == .command }
  }

  mutating func commit(_ commit: Commit, at now: Instant) throws(Conflict) {
    if let step = commit.step { try record(step, by: commit.actor, at: now) }
    for row in commit.news {
      news[row.key] = row
      newsOf[row.key.subject, default: []].insert(row.key)
    }
    if let days = commit.days { self.days = days }
    if let drift = commit.drift { self.drift = drift }
    if let hush = commit.hush { self.hush = hush }
    if let mark = commit.mark { self.mark = mark }
  }

  private mutating func record(
    _ step: Step, by actor: String, at now: Instant
  ) throws(Conflict) {
    switch step.kind {
    case .automatic: break
    case .command:
      for index in log.indices where log[index].state == .undone { log[index].state = .cleared }
    case .undo(let number):
      try settle(nextToUndo, number, .undone)
    case .redo(let number):
      try settle(nextToRedo, number, .done)
    }
    for change in step.changes {
      guard let id = (change.before ?? change.after)?.id, row(id) == change.before
      else { throw Conflict() }
      put(change.after, at: id)
    }
    active = rows.values.first(where: \.isRunning)
    lastFinished = finished.max { $0.ended < $1.ended }
    lastMeant = finished.filter { !$0.isSlip }.max { $0.ended < $1.ended }
    let recorded = RecordedStep(
      number: Int64(log.count), at: now, actor: actor, step: step)
    log.append(Entry(recorded: recorded, state: step.kind == .automatic ? .cleared : .done))
  }

  /// As the daemon asks after each command.
  var lasts: LastFasts { LastFasts(finished: lastFinished, meant: lastMeant) }

  private func row(_ id: RowID) -> Row? {
    rows[id].map(Row.fast) ?? reminders[id].map(Row.reminder) ?? plans[id]
  }

  private mutating func put(_ row: Row?, at id: RowID) {
    rows[id] = row?.fast
    reminders[id] = row?.reminder
    let plan = row.flatMap { $0.fast == nil && $0.reminder == nil ? $0 : nil }
    guard plan != nil || plans[id] != nil else { return }
    plans[id] = plan
    standing = standingOfPlans
  }

  private mutating func settle(
    _ index: Int?, _ number: Int64, _ state: LoggedStep.State
  ) throws(Conflict) {
    guard let index, log[index].recorded.number == number else { throw Conflict() }
    log[index].state = state
  }
}

extension Row {
  var fast: Fast? {
    if case .fast(let fast) = self { fast } else { nil }
  }

  var reminder: Reminder? {
    if case .reminder(let reminder) = self { reminder } else { nil }
  }
}

extension Fast {
  fileprivate var ended: Instant { end?.instant ?? Instant(milliseconds: .max) }
}
