package import Nouns

/// `io.github.fastd.program`.
package enum ProgramCalls {
  package static let interface = "io.github.fastd.program"

  package enum Status: Method {
    package static let name = "io.github.fastd.program.Status"
    package typealias Input = NoFields
    package typealias Output = ProgramAnswer
  }

  package enum Plan: Method {
    package static let name = "io.github.fastd.program.Plan"
    package typealias Input = ProgramPlanQuestion
    package typealias Output = ProgramPlan
  }

  package enum Start: Method {
    package static let name = "io.github.fastd.program.Start"
    package typealias Input = ProgramStart
    package typealias Output = ProgramAnswer
  }

  package enum Pause: Method {
    package static let name = "io.github.fastd.program.Pause"
    package typealias Input = ProgramPause
    package typealias Output = ProgramAnswer
  }

  package enum Resume: Method {
    package static let name = "io.github.fastd.program.Resume"
    package typealias Input = ProgramDate
    package typealias Output = ProgramAnswer
  }

  package enum Restart: Method {
    package static let name = "io.github.fastd.program.Restart"
    package typealias Input = ProgramStart
    package typealias Output = ProgramAnswer
  }

  package enum Move: Method {
    package static let name = "io.github.fastd.program.Move"
    package typealias Input = ProgramMove
    package typealias Output = ProgramAnswer
  }

  package enum End: Method {
    package static let name = "io.github.fastd.program.End"
    package typealias Input = ProgramDate
    package typealias Output = ProgramAnswer
  }
}

/// How a program begins; nil for today and for the lead-in of the settings.
package struct ProgramStart: Record, Equatable {
  package var on: String?
  package var leadIn: Int64?
  /// Which deficit is to count where the person also has days of little energy.
  package var counts: DeficitChoice?
  package var confirm: String?

  package init(
    on: String? = nil, leadIn: Int64? = nil, counts: DeficitChoice? = nil, confirm: String? = nil
  ) {
    self.on = on
    self.leadIn = leadIn
    self.counts = counts
    self.confirm = confirm
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.string("on", &on)
    try fields.int("leadIn", &leadIn)
    try fields.choice("counts", &counts)
    try fields.string("confirm", &confirm)
  }
}

/// From a date, today where none is given, to the first date that is none of it.
package struct ProgramPause: Record, Equatable {
  package var from: String?
  package var to: String?

  package init(from: String? = nil, to: String? = nil) {
    self.from = from
    self.to = to
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.string("from", &from)
    try fields.string("to", &to)
  }
}

/// Nil for today.
package struct ProgramDate: Record, Equatable {
  package var on: String?

  package init(on: String? = nil) {
    self.on = on
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.string("on", &on)
  }
}

package struct ProgramMove: Record, Equatable {
  package var on = ""

  package init(on: String) {
    self.on = on
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.string("on", &on)
  }
}

/// Nil for today, and for twelve weeks.
package struct ProgramPlanQuestion: Record, Equatable {
  package var from: String?
  package var days: Int64?

  package init(from: String? = nil, days: Int64? = nil) {
    self.from = from
    self.days = days
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.string("from", &from)
    try fields.int("days", &days)
  }
}
