package import Time
package import Wire

/// A goal that a link names, after it was looked up: none of its own words are left.
package enum LinkGoal: Equatable, Sendable {
  case open
  case span(Span)
  case change(Span)
  /// The name as the daemon has it.
  case schedule(String, Span)
}

extension LinkGoal {
  /// Nil for what is neither a time nor one of the schedules.
  package init?(_ text: String, among schedules: [ScheduleEntry]) {
    // The person's own names may look like anything else.
    if let own = schedules.first(where: { $0.isNamed(text) }) {
      self.init(own)
    } else if text == "open" || text == "none" {
      self = .open
    } else if let first = text.utf8.first, first == UInt8(ascii: "+") || first == UInt8(ascii: "-")
    {
      guard let change = try? Span(change: text) else { return nil }
      self = .change(change)
    } else {
      self.init(looking: text, among: schedules)
    }
  }

  private init?(looking text: String, among schedules: [ScheduleEntry]) {
    switch try? GoalText(text) {
    case .span(let span)?: self = .span(span)
    case .schedule(let ratio)?:
      guard let hours = ratio.split(separator: ":").first.flatMap({ Int64($0) }) else { return nil }
      self = .schedule(ratio, .hours(hours))
    case .named(let name)?:
      guard let found = schedules.first(where: { $0.isNamed(name) }) else { return nil }
      self.init(found)
    case nil: return nil
    }
  }

  private init(_ schedule: ScheduleEntry) {
    self = .schedule(schedule.name, .hours(schedule.fasting))
  }

  /// What the plan comes to now, which another day may say otherwise.
  package init(_ plan: Plan) {
    guard let goal = plan.goal else {
      self = .open
      return
    }
    self = plan.schedule.map { .schedule($0, .seconds(goal)) } ?? .span(.seconds(goal))
  }

  /// As `fastctl start` and `fastctl goal` take it.
  package var word: String {
    switch self {
    case .open: "open"
    case .span(let span): "\(span.seconds)s"
    case .change(let change): (change < .zero ? "-" : "+") + "\(abs(change.seconds))s"
    case .schedule(let name, _): name
    }
  }

  /// How long that is for a fast that has the goal `present`; nil without a goal.
  func span(present: Span?) -> Span? {
    switch self {
    case .open: nil
    case .span(let span), .schedule(_, let span): span
    case .change(let change): present.map { $0 + change }
    }
  }
}

extension ScheduleEntry {
  fileprivate func isNamed(_ text: String) -> Bool {
    let word = text.lowercased()
    return name.lowercased() == word || nickname?.lowercased() == word
  }
}
