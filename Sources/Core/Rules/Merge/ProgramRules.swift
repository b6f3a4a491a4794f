import Nouns
import Time

extension Contest {
  /// Goes through programs by precedence, and holds those that could share a day with one that
  /// already stands.
  mutating func holdOverlappingPrograms() {
    var spans = Spans<Day>()
    for index in standing.sorted(by: isBefore) {
      guard case .program(let program) = entries[index].row else { continue }
      let end = program.end ?? Day(number: .max)
      if let other = spans.first(sharing: program.start, end) {
        hold(index, by: other, .overlap)
      } else {
        spans.take(index, from: program.start, to: end)
      }
    }
  }
}
