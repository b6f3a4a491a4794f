package import Nouns

/// What the person is doing.
package enum FastState: String, Choice {
  case fasting, eating, idle
}

/// Something the person should know about the daemon itself.
package struct Notice: Record, Equatable {
  package var code = ""
  package var detail: String?
  /// What can be restored instead of a database that is lost.
  package var offer: RestoreOffer?

  package init(code: String, detail: String? = nil, offer: RestoreOffer? = nil) {
    self.code = code
    self.detail = detail
    self.offer = offer
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.string("code", &code)
    try fields.string("detail", &detail)
    try fields.record("offer", &offer)
  }
}

/// A copy of the database that `fastctl restore` can take in.
package struct RestoreOffer: Record, Equatable {
  /// The name of a backup, or a path.
  package var file = ""
  package var at: Int64 = 0
  package var fasts: Int64 = 0
  /// The start of the fast that was running.
  package var running: Int64?

  package init(file: String, at: Int64, fasts: Int64, running: Int64? = nil) {
    self.file = file
    self.at = at
    self.fasts = fasts
    self.running = running
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.string("file", &file)
    try fields.int("at", &at)
    try fields.int("fasts", &fasts)
    try fields.int("running", &running)
  }
}

/// What the person said, or their profile does, that limits their goals to so many seconds.
package struct GoalLimit: Record, Equatable {
  package var question = SafetyQuestion.underAge
  package var most: Int64 = 0

  package init(question: SafetyQuestion, most: Int64) {
    self.question = question
    self.most = most
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.choice("question", &question)
    try fields.int("most", &most)
  }
}

/// The whole state at one moment.
package struct Snapshot: Record, Equatable {
  package var state = FastState.fasting
  package var now: Int64 = 0
  package var fast: RunningFast?
  package var window: Window?
  /// The last finished fast.
  package var last: Entry?
  package var streak = Streak()
  package var program: Program?
  package var energy: DayEnergy?
  package var plan: Plan?
  /// The zone that decides days.
  package var zone = ""
  /// Its seconds east of UTC now.
  package var offset: Int64 = 0
  package var notices: [Notice] = []
  /// The daemon's.
  package var version: String?
  /// Only where it was asked for.
  package var glance: Glance?
  package var limit: GoalLimit?

  package init(
    state: FastState, now: Int64, fast: RunningFast? = nil, window: Window? = nil,
    last: Entry? = nil, streak: Streak, program: Program? = nil,
    energy: DayEnergy? = nil, plan: Plan? = nil, zone: String, offset: Int64, notices: [Notice],
    version: String? = nil, glance: Glance? = nil, limit: GoalLimit? = nil
  ) {
    self.state = state
    self.now = now
    self.fast = fast
    self.window = window
    self.last = last
    self.streak = streak
    self.program = program
    self.energy = energy
    self.plan = plan
    self.zone = zone
    self.offset = offset
    self.notices = notices
    self.version = version
    self.glance = glance
    self.limit = limit
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.choice("state", &state)
    try fields.int("now", &now)
    try fields.record("fast", &fast)
    try fields.record("window", &window)
    try fields.record("last", &last)
    try fields.record("streak", &streak)
    try fields.record("program", &program)
    try fields.record("energy", &energy)
    try fields.record("plan", &plan)
    try fields.string("zone", &zone)
    try fields.int("offset", &offset)
    try fields.records("notices", &notices)
    try fields.string("version", &version)
    try fields.record("glance", &glance)
    try fields.record("limit", &limit)
  }
}

/// The state with the date that it is of, where the daemon lives.
package struct DatedSnapshot: Record, Equatable {
  package var date = ""
  package var state = Snapshot()

  package init(date: String, state: Snapshot) {
    self.date = date
    self.state = state
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.string("date", &date)
    try state.fields(&fields)
  }
}
