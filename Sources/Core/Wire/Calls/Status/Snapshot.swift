/// What the person is doing.
package enum FastState: String, Choice {
  case fasting, eating, idle
}

/// Something the person should know about the daemon itself.
package struct Notice: Record, Equatable {
  package var code: String
  package var detail: String?
  /// What can be restored instead of a database that is lost.
  package var offer: RestoreOffer?

  package init(code: String, detail: String? = nil, offer: RestoreOffer? = nil) {
    self.code = code
    self.detail = detail
    self.offer = offer
  }

  package init(from fields: inout FieldReader) throws(FieldError) {
    code = try fields.string("code")
    detail = try fields.optionalString("detail")
    offer = try fields.optionalRecord("offer")
  }

  package func write(to fields: inout FieldWriter) {
    fields.string("code", code)
    fields.optionalString("detail", detail)
    fields.optionalRecord("offer", offer)
  }
}

/// A copy of the database that `fastctl restore` can take in.
package struct RestoreOffer: Record, Equatable {
  /// The name of a backup, or a path.
  package var file: String
  package var at: Int64
  package var fasts: Int64
  /// The start of the fast that was running.
  package var running: Int64?

  package init(file: String, at: Int64, fasts: Int64, running: Int64? = nil) {
    self.file = file
    self.at = at
    self.fasts = fasts
    self.running = running
  }

  package init(from fields: inout FieldReader) throws(FieldError) {
    file = try fields.string("file")
    at = try fields.int("at")
    fasts = try fields.int("fasts")
    running = try fields.optionalInt("running")
  }

  package func write(to fields: inout FieldWriter) {
    fields.string("file", file)
    fields.int("at", at)
    fields.int("fasts", fasts)
    fields.optionalInt("running", running)
  }
}

/// What the person said, or their profile does, that limits their goals to so many seconds.
package struct GoalLimit: Record, Equatable {
  package var question: SafetyQuestion
  package var most: Int64

  package init(question: SafetyQuestion, most: Int64) {
    self.question = question
    self.most = most
  }

  package init(from fields: inout FieldReader) throws(FieldError) {
    question = try fields.choice("question")
    most = try fields.int("most")
  }

  package func write(to fields: inout FieldWriter) {
    fields.choice("question", question)
    fields.int("most", most)
  }
}

/// The whole state at one moment.
package struct Snapshot: Record, Equatable {
  package var state: FastState
  package var now: Int64
  package var fast: RunningFast?
  package var window: Window?
  /// The last finished fast.
  package var last: Entry?
  package var streak: Streak
  package var program: Program?
  package var energy: DayEnergy?
  package var plan: Plan?
  /// The zone that decides days.
  package var zone: String
  /// Its seconds east of UTC now.
  package var offset: Int64
  package var notices: [Notice]
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

  package init(from fields: inout FieldReader) throws(FieldError) {
    state = try fields.choice("state")
    now = try fields.int("now")
    fast = try fields.optionalRecord("fast")
    window = try fields.optionalRecord("window")
    last = try fields.optionalRecord("last")
    streak = try fields.record("streak")
    program = try fields.optionalRecord("program")
    energy = try fields.optionalRecord("energy")
    plan = try fields.optionalRecord("plan")
    zone = try fields.string("zone")
    offset = try fields.int("offset")
    notices = try fields.records("notices")
    version = try fields.optionalString("version")
    glance = try fields.optionalRecord("glance")
    limit = try fields.optionalRecord("limit")
  }

  package func write(to fields: inout FieldWriter) {
    fields.choice("state", state)
    fields.int("now", now)
    fields.optionalRecord("fast", fast)
    fields.optionalRecord("window", window)
    fields.optionalRecord("last", last)
    fields.record("streak", streak)
    fields.optionalRecord("program", program)
    fields.optionalRecord("energy", energy)
    fields.optionalRecord("plan", plan)
    fields.string("zone", zone)
    fields.int("offset", offset)
    fields.records("notices", notices)
    fields.optionalString("version", version)
    fields.optionalRecord("glance", glance)
    fields.optionalRecord("limit", limit)
  }
}
