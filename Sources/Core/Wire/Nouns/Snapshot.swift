/// What the person is doing.
package enum FastState: String, Choice {
  case fasting, eating, idle
}

/// Something the person should know about the daemon itself.
package struct Notice: Record, Equatable {
  package var code: String
  package var detail: String?

  package init(code: String, detail: String? = nil) {
    self.code = code
    self.detail = detail
  }

  package init(from fields: inout FieldReader) throws(FieldError) {
    code = try fields.string("code")
    detail = try fields.optionalString("detail")
  }

  package func write(to fields: inout FieldWriter) {
    fields.string("code", code)
    fields.optionalString("detail", detail)
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

  package init(
    state: FastState, now: Int64, fast: RunningFast? = nil, window: Window? = nil,
    last: Entry? = nil, streak: Streak, program: Program? = nil,
    energy: DayEnergy? = nil, plan: Plan? = nil, zone: String, offset: Int64, notices: [Notice],
    version: String? = nil, glance: Glance? = nil
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
  }
}
