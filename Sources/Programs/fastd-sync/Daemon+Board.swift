import Control
import Nouns
import Time
import Wire

extension Daemon {
  /// Asked of fastd; nothing where it does not say, as one that has no points yet.
  mutating func board() -> BoardStanding {
    do throws(ControlError) {
      return BoardStanding(
        try client.client.call(HabitCalls.Board.self, NoFields(), milliseconds: 5_000))
    } catch {
      guard case .refused(let reply) = error, reply.error?.hasSuffix(".NotSafe") == true else {
        return .nothing
      }
      return .gone
    }
  }
}

extension BoardStanding {
  fileprivate init(_ habit: BoardFacts) {
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
