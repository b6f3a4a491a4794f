import Control
import Nouns
import Time
import Wire

extension Daemon {
  /// Asked of fastd; nothing where it does not say, as one that has no points yet.
  mutating func board() -> BoardStanding {
    do throws(ControlError) {
      return BoardStanding(
        try client.client.call(PublishedHabit.self, NoFields(), milliseconds: 5_000))
    } catch {
      guard case .refused(let reply) = error, reply.error?.hasSuffix(".NotSafe") == true else {
        return .nothing
      }
      return .gone
    }
  }
}

extension BoardStanding {
  fileprivate init(_ habit: PublishedHabit.Output) {
    if habit.none != nil {
      self = .gone
    } else if let points = habit.points, let day = habit.day.flatMap({ try? Day(iso: $0) }),
      let entry = BoardEntry(
        points: points, week: habit.week ?? 0, day: day, badges: habit.badges)
    {
      self = .entry(entry)
    } else {
      self = .nothing
    }
  }
}

/// The call of fastd that says so.
private enum PublishedHabit: Method {
  typealias Input = NoFields
  static let name = "io.github.fastd.habit.Board"

  struct Output: Record {
    var points: Int64?
    var week: Int64?
    var day: String?
    var badges: [String] = []
    /// Why there is nothing.
    var none: String?

    mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
      try fields.int("points", &points)
      try fields.int("week", &week)
      try fields.string("day", &day)
      try fields.strings("badges", &badges)
      try fields.string("none", &none)
    }
  }
}
