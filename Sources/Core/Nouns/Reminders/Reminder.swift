package import Time

/// A reminder in the person's own words.
package struct Reminder: Noun {
  package static let kind = Row.Kind.reminder
  package static let longestText = TextLimit.lines(500)
  /// Of those that are still to come.
  package static let most = 100

  package enum Rule: Hashable, Sendable {
    case once(Instant)
    case daily(ClockTime, days: Set<Weekday>)
  }

  /// Named as fasts are, so that no beginning of an id can mean one of both kinds.
  package var id = RowID.blank
  package var text = ""
  package var rule = Rule.once(.blank)

  package init() {}

  package init(id: RowID, text: String, rule: Rule) {
    self.id = id
    self.text = text
    self.rule = rule
  }

  package var row: Row { .reminder(self) }

  package mutating func fields<F: RowFields>(_ fields: inout F) throws(F.Failure) {
    try fields.id(&id)
    try fields.text("text", &text, limit: Self.longestText)
    try fields.spread("rule", &rule)
  }
}

extension Reminder.Rule {
  /// Nil for one that comes once.
  package var daily: (clock: ClockTime, days: Set<Weekday>)? {
    if case .daily(let clock, let days) = self { (clock, days) } else { nil }
  }

  /// Nil for a daily one.
  package var once: Instant? { if case .once(let at) = self { at } else { nil } }
}

extension Reminder.Rule: Spread {
  package static func columns<F: ColumnFields>(
    _ name: String, _ value: inout Self?, _ fields: inout F
  ) throws(F.Failure) {
    var at = value?.once?.milliseconds
    var second = (value?.daily?.clock.secondOfDay).map(Int64.init)
    var mask = value?.daily?.days.mask
    try fields.together(name) { fields throws(F.Failure) in
      try fields.column("at_ms", &at)
      try fields.column("clock_s", &second)
      try fields.column("weekdays", &mask)
    }
    if let at {
      value = .once(Instant(milliseconds: at))
      return
    }
    guard let clock = second.flatMap(ClockTime.init(storedSecond:)) else {
      return try fields.unfit("clock_s")
    }
    let days = Set<Weekday>(mask: mask ?? 0)
    if days.isEmpty { try fields.unfit("weekdays") }
    value = .daily(clock, days: days)
  }

  package static func members<F: MemberFields>(
    _ name: String, _ value: inout Self?, _ fields: inout F
  ) throws(F.Failure) {
    var next: Instant?
    try members(&value, next: &next, &fields)
  }

  /// When it comes next is known where reminders are listed, and nowhere else.
  package static func members<F: MemberFields>(
    _ value: inout Self?, next: inout Instant?, _ fields: inout F
  ) throws(F.Failure) {
    var at = value?.once?.milliseconds
    var clock = value?.daily?.clock.iso
    var codes = value?.daily.flatMap {
      $0.days.count == Weekday.allCases.count ? nil : $0.days.codes
    }
    var milliseconds = next?.milliseconds
    try fields.int("at", &at)
    try fields.string("daily", &clock)
    try fields.strings("days", &codes)
    try fields.int("next", &milliseconds)
    next = milliseconds.map(Instant.init(milliseconds:))
    value = Self(at: at, clock: clock, codes: codes) { fields.unfit($0) }
  }

  /// Nil after it has said which member is wrong.
  private init?(at: Int64?, clock: String?, codes: [String]?, unfit: (String) -> Void) {
    if let at {
      if clock != nil { unfit("daily") }
      self = .once(Instant(milliseconds: at))
      return
    }
    guard let clock = clock.flatMap({ try? ClockTime($0) }) else {
      unfit("daily")
      return nil
    }
    guard let days = codes.map(Set.init(codes:)) ?? Set(Weekday.allCases) else {
      unfit("days")
      return nil
    }
    self = .daily(clock, days: days)
  }
}

extension Set<Weekday> {
  /// Monday is the lowest bit.
  var mask: Int64 { reduce(0) { $0 | 1 << Int64($1.rawValue) } }

  init(mask: Int64) { self.init(Weekday.allCases.filter { mask & 1 << $0.rawValue != 0 }) }

  /// In their order, such as "mon".
  package var codes: [String] { Weekday.allCases.filter(contains).map(\.code) }

  /// Nil for none, and where one of them is no day.
  package init?(codes: [String]) {
    self.init(codes.compactMap(Weekday.init(code:)))
    guard !codes.isEmpty, codes.allSatisfy({ Weekday(code: $0) != nil }) else { return nil }
  }
}
