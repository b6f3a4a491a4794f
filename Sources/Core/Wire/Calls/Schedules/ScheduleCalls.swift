package import Nouns
package import Time

/// `io.github.fastd.schedule`.
package enum ScheduleCalls {
  package static let interface = "io.github.fastd.schedule"

  package enum List: Method {
    package static let name = "io.github.fastd.schedule.List"
    package typealias Input = NoFields
    package typealias Output = ScheduleList
  }

  package enum Add: Method {
    package static let name = "io.github.fastd.schedule.Add"
    package typealias Input = ScheduleOrder
    package typealias Output = ScheduleAnswer
  }

  package enum Edit: Method {
    package static let name = "io.github.fastd.schedule.Edit"
    package typealias Input = ScheduleEdit
    package typealias Output = ScheduleAnswer
  }

  package enum Remove: Method {
    package static let name = "io.github.fastd.schedule.Remove"
    package typealias Input = ScheduleName
    package typealias Output = ScheduleAnswer
  }

  package enum Use: Method {
    package static let name = "io.github.fastd.schedule.Use"
    package typealias Input = UseOrder
    package typealias Output = ChoiceAnswer
  }

  package enum SetWeek: Method {
    package static let name = "io.github.fastd.schedule.SetWeek"
    package typealias Input = WeekPlanOrder
    package typealias Output = WeekPlanAnswer
  }

  package enum AddVacation: Method {
    package static let name = "io.github.fastd.schedule.AddVacation"
    package typealias Input = VacationOrder
    package typealias Output = VacationAnswer
  }

  package enum RemoveVacation: Method {
    package static let name = "io.github.fastd.schedule.RemoveVacation"
    package typealias Input = RemovalOrder
    package typealias Output = VacationAnswer
  }
}

/// A new schedule of the person's own; the hours are those of fasting.
package struct ScheduleOrder: Record, Equatable {
  package var name = ""
  package var hours: Int64 = 0
  package var text: String?

  package init(name: String, hours: Int64, text: String? = nil) {
    self.name = name
    self.hours = hours
    self.text = text
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.string("name", &name)
    try fields.int("hours", &hours)
    try fields.string("text", &text)
  }
}

/// What changes of a schedule; nil stays, and no characters take the text away.
package struct ScheduleEdit: Record, Equatable {
  package var name = ""
  package var newName: String?
  package var hours: Int64?
  package var text: String?

  package init(name: String, newName: String? = nil, hours: Int64? = nil, text: String? = nil) {
    self.name = name
    self.newName = newName
    self.hours = hours
    self.text = text
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.string("name", &name)
    try fields.string("newName", &newName)
    try fields.int("hours", &hours)
    try fields.string("text", &text)
  }
}

/// The schedule that is meant.
package struct ScheduleName: Record, Equatable {
  package var name = ""

  package init(name: String) {
    self.name = name
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.string("name", &name)
  }
}

/// What a start without words is to use; nil for a fast without a goal.
package struct UseOrder: Record, Equatable {
  package var schedule: String?

  package init(schedule: String? = nil) {
    self.schedule = schedule
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.string("schedule", &schedule)
  }
}

/// What is meant to be done from today on; no days end the plan.
package struct WeekPlanOrder: Record, Equatable {
  package var days: [Weekday: WeekPlan.Intention] = [:]

  package init(days: [Weekday: WeekPlan.Intention]) {
    self.days = days
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.spread("days", &days)
  }
}

/// Days off, both ends included, as `YYYY-MM-DD`.
package struct VacationOrder: Record, Equatable {
  package var from = ""
  package var to = ""

  package init(from: String, to: String) {
    self.from = from
    self.to = to
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.string("from", &from)
    try fields.string("to", &to)
  }
}
