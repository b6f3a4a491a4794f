package import Nouns
import Time
package import Wire

/// Something that has happened, as the person's own programs are told of it.
///
/// Instants are milliseconds UTC, spans seconds. Fields are added, never renamed.
package nonisolated struct HookEvent: Record, Equatable {
  package nonisolated enum Name: String, Choice {
    case fastStarted = "fast-started"
    case goalReached = "goal-reached"
    case fastEnded = "fast-ended"
    case fastCancelled = "fast-cancelled"
    case stageEntered = "stage-entered"
    case windowOpened = "window-opened"
    case windowClosed = "window-closed"
    case reminder
    case phaseSwitched = "phase-switched"
    case cycleCompleted = "cycle-completed"
    case programPaused = "program-paused"
    case programResumed = "program-resumed"
    case dayChanged = "day-changed"
    case weightLogged = "weight-logged"
    case mealLogged = "meal-logged"
    case syncCompleted = "sync-completed"
    case badgeEarned = "badge-earned"
  }

  /// A reminder of the person's own.
  package nonisolated struct Reminder: Record, Equatable {
    package var id = ""
    package var text = ""

    package init(id: String, text: String) {
      self.id = id
      self.text = text
    }

    package init() {}

    package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
      try fields.string("id", &id)
      try fields.string("text", &text)
    }
  }

  /// What the person has just weighed, in grams.
  package nonisolated struct Weight: Record, Equatable {
    package var id = ""
    package var at: Int64 = 0
    package var grams: Int64 = 0
    /// Of the last seven days.
    package var mean: Int64?

    package init(id: String, at: Int64, grams: Int64, mean: Int64?) {
      self.id = id
      self.at = at
      self.grams = grams
      self.mean = mean
    }

    package init() {}

    package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
      try fields.string("id", &id)
      try fields.int("at", &at)
      try fields.int("grams", &grams)
      try fields.int("mean", &mean)
    }
  }

  package var event = Name.fastStarted
  package var at: Int64 = 0
  /// Seconds from the moment it became true to that in which it was noticed.
  package var late: Int64 = 0
  /// The one that decides days.
  package var zone = ""
  /// Its seconds east of UTC.
  package var offset: Int64 = 0
  /// One sentence in the person's language.
  package var text = ""
  package var fast: Entry?
  package var stage: String?
  package var window: Window?
  package var reminder: Reminder?
  package var program: Program?
  /// As `YYYY-MM-DD`.
  package var day: String?
  package var weight: Weight?
  package var meal: Meal?
  package var sync: Sync?
  /// Of which kind and metal, such as `streak bronze`.
  package var badge: String?

  package init(
    _ event: Name, at: Int64, late: Int64 = 0, zone: String, offset: Int64, text: String
  ) {
    self.event = event
    self.at = at
    self.late = late
    self.zone = zone
    self.offset = offset
    self.text = text
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.choice("event", &event)
    try fields.int("at", &at)
    try fields.int("late", &late)
    try fields.string("zone", &zone)
    try fields.int("offset", &offset)
    try fields.string("text", &text)
    try fields.record("fast", &fast)
    try fields.string("stage", &stage)
    try fields.record("window", &window)
    try fields.record("reminder", &reminder)
    try fields.record("program", &program)
    try fields.string("day", &day)
    try fields.record("weight", &weight)
    try fields.record("meal", &meal)
    try fields.record("sync", &sync)
    try fields.string("badge", &badge)
  }
}

extension HookEvent {
  /// The id or the date of what it is about.
  package var subject: String {
    reminder?.id ?? weight?.id ?? meal?.id ?? program?.id ?? fast?.id ?? day ?? ""
  }

  /// The main fields for a shell, where instants are seconds as well; absent ones are not set.
  package var variables: [String: String] {
    let found: [String: String?] = [
      "FASTD_EVENT": event.rawValue, "FASTD_AT": Self.seconds(at), "FASTD_LATE": String(late),
      "FASTD_TEXT": text, "FASTD_ZONE": zone, "FASTD_FAST": fast?.id,
      "FASTD_START": fast.map { Self.seconds($0.start) },
      "FASTD_GOAL": fast?.goal.map(String.init), "FASTD_END": fast?.end.map(Self.seconds),
      "FASTD_OUTCOME": fast?.outcome?.rawValue, "FASTD_STAGE": stage,
      "FASTD_OPENS": window.map { Self.seconds($0.opens) },
      "FASTD_CLOSES": window.map { Self.seconds($0.closes) },
      "FASTD_REMINDER": reminder?.id, "FASTD_DAY": day, "FASTD_BADGE": badge,
      "FASTD_GRAMS": weight.map { String($0.grams) },
      "FASTD_GRAMS_MEAN": weight?.mean.map { String($0) },
    ]
    return found.merging(program?.variables ?? [:]) { $1 }
      .merging(meal?.variables ?? [:]) { $1 }
      .merging(sync?.variables ?? [:]) { $1 }.compactMapValues(\.self)
  }

  private static func seconds(_ instant: Int64) -> String {
    String(Instant(milliseconds: instant).seconds)
  }
}
