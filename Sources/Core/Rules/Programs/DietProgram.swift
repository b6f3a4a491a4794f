import Nouns
import Time

extension DietProgram.Pause {
  func contains(_ day: Day) -> Bool { from <= day && to.map { day < $0 } ?? true }
}

extension DietProgram {
  /// Whether a day could belong to both.
  func overlaps(_ other: DietProgram) -> Bool {
    end.map { $0 > other.start } ?? true && other.end.map { $0 > start } ?? true
  }
}
